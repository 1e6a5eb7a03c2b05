//! How fast a table plays: no clock, a live one with a time bank, or days for each move; and the clocks of its seats.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};
use utoipa::ToSchema;

/// The pace of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Pace {
    pub(crate) time: Time,
    pub(crate) then: Then,
}

/// How much time a seat has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(
    tag = "kind",
    rename_all = "lowercase",
    rename_all_fields = "lowercase",
    deny_unknown_fields
)]
pub(crate) enum Time {
    /// As much as it likes.
    #[default]
    Free,
    /// Seconds for each turn, and a bank of seconds for the whole game.
    Live { turn: u32, bank: u32 },
    /// Days for each turn.
    Days { days: u32 },
}

/// What happens when a seat's time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Then {
    /// The game's own way on: the least a seat can do.
    #[default]
    Fallback,
    /// A bot moves in its place, this once.
    Bot,
}

const SECOND: i64 = 1000;
const DAY: i64 = 24 * 60 * 60 * SECOND;

impl Pace {
    /// The pace of a stored table; what an older house wrote means no clock.
    pub(crate) fn read(text: &str) -> Pace {
        serde_json::from_str(text).unwrap_or_default()
    }

    /// As the store keeps it.
    pub(crate) fn write(self) -> String {
        serde_json::to_string(&self).unwrap_or_default()
    }

    /// Whether a table may be played at this pace.
    pub(crate) fn is_sensible(self) -> bool {
        match self.time {
            Time::Free => true,
            Time::Live { turn, bank } => (1..=3600).contains(&turn) && bank <= 4 * 3600,
            Time::Days { days } => (1..=30).contains(&days),
        }
    }

    /// Milliseconds for a turn and in the bank.
    fn allows(self) -> Option<(i64, i64)> {
        match self.time {
            Time::Free => None,
            Time::Live { turn, bank } => Some((i64::from(turn) * SECOND, i64::from(bank) * SECOND)),
            Time::Days { days } => Some((i64::from(days) * DAY, 0)),
        }
    }
}

/// One seat's clock, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct Clock {
    /// What is left in the bank, before this turn is charged to it.
    bank: i64,
    /// The turn it counts, as the table numbers them.
    turn: u32,
    /// What this turn took until it stopped last.
    used: i64,
    /// Since when it runs.
    since: Option<i64>,
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    /// For a turn.
    allowed: i64,
    /// In a full bank.
    saved: i64,
    seats: Vec<Clock>,
}

/// What a seat's clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct Reading {
    /// From 0.
    #[schema(value_type = u8)]
    pub(crate) seat: Seat,
    /// Milliseconds left of this turn.
    pub(crate) turn: i64,
    /// Milliseconds left in the bank.
    pub(crate) bank: i64,
    /// Milliseconds of a whole turn.
    pub(crate) turn_whole: i64,
    /// Milliseconds of a full bank.
    pub(crate) bank_whole: i64,
}

/// What the running clocks of a table show.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Readings {
    pub(crate) clocks: Vec<Reading>,
}

impl Clocks {
    /// Full clocks for so many seats; none at a pace without.
    pub(crate) fn new(pace: Pace, seats: usize) -> Option<Clocks> {
        let (allowed, bank) = pace.allows()?;
        let clock = Clock {
            bank,
            ..Clock::default()
        };
        Some(Clocks {
            allowed,
            saved: bank,
            seats: vec![clock; seats],
        })
    }

    /// The clocks as the store kept them.
    pub(crate) fn read(pace: Pace, text: &str) -> Option<Clocks> {
        let (allowed, saved) = pace.allows()?;
        let seats = serde_json::from_str(text).ok()?;
        Some(Clocks {
            allowed,
            saved,
            seats,
        })
    }

    /// As the store keeps them.
    pub(crate) fn write(&self) -> String {
        serde_json::to_string(&self.seats).unwrap_or_default()
    }

    /// Lets exactly the clocks of `asked` run from now on. A seat that is asked again in the turn it had left, as after taking back, goes
    /// on with what it has used; a new turn is charged to the bank as far as the last one took too long.
    pub(crate) fn run(&mut self, asked: Seats, turn: u32, now: i64) {
        for (seat, clock) in (0..).map(Seat).zip(&mut self.seats) {
            let runs = asked.has(seat);
            if let Some(since) = clock.since.filter(|_| !runs || clock.turn != turn) {
                clock.used += (now - since).max(0);
                clock.since = None;
            }
            if runs && clock.since.is_none() {
                if clock.turn != turn {
                    clock.bank = (clock.bank - (clock.used - self.allowed).max(0)).max(0);
                    clock.used = 0;
                    clock.turn = turn;
                }
                clock.since = Some(now);
            }
        }
    }

    /// When the time of a seat is up, if its clock runs.
    fn due_of(&self, clock: &Clock) -> Option<i64> {
        Some(clock.since? + self.allowed + clock.bank - clock.used)
    }

    /// When the next clock runs out.
    pub(crate) fn due(&self) -> Option<i64> {
        self.seats.iter().filter_map(|c| self.due_of(c)).min()
    }

    /// The seats whose time is up.
    pub(crate) fn up(&self, now: i64) -> Seats {
        let up = (0..).map(Seat).zip(&self.seats);
        up.filter(|(_, c)| self.due_of(c).is_some_and(|due| due <= now))
            .fold(Seats::NONE, |seats, (seat, _)| seats.with(seat))
    }

    /// What the running clocks show.
    pub(crate) fn readings(&self, now: i64) -> Vec<Reading> {
        let reading = |(seat, clock): (Seat, &Clock)| {
            let left = self.allowed - clock.used - (now - clock.since?);
            Some(Reading {
                seat,
                turn: left.max(0),
                bank: (clock.bank + left.min(0)).max(0),
                turn_whole: self.allowed,
                bank_whole: self.saved,
            })
        };
        let seats = (0..).map(Seat).zip(&self.seats);
        seats.filter_map(reading).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIVE: Pace = Pace {
        time: Time::Live {
            turn: 60,
            bank: 300,
        },
        then: Then::Bot,
    };

    fn clocks() -> Clocks {
        Clocks::new(LIVE, 2).expect("a live table has clocks")
    }

    fn only(seat: u8) -> Seats {
        Seats::NONE.with(Seat(seat))
    }

    #[test]
    fn a_pace_is_kept_as_it_was_chosen_and_an_old_one_has_no_clock() {
        let days = Pace {
            time: Time::Days { days: 2 },
            then: Then::Fallback,
        };
        for pace in [LIVE, days, Pace::default()] {
            assert_eq!(Pace::read(&pace.write()), pace);
        }
        for old in ["", "none", "days:2"] {
            assert_eq!(Pace::read(old), Pace::default());
        }
        assert_eq!(Clocks::new(Pace::default(), 2), None);
        assert!(
            !Pace {
                time: Time::Days { days: 0 },
                ..LIVE
            }
            .is_sensible()
        );
        assert!(
            !Pace {
                time: Time::Live { turn: 0, bank: 0 },
                ..LIVE
            }
            .is_sensible()
        );
    }

    #[test]
    fn the_bank_pays_for_what_a_turn_took_too_long() {
        let mut clocks = clocks();
        clocks.run(only(0), 1, 0);
        assert_eq!(clocks.due(), Some(360_000));
        clocks.run(only(1), 2, 80_000);
        clocks.run(only(0), 3, 90_000);
        // Twenty seconds beyond the minute.
        assert_eq!(clocks.due(), Some(90_000 + 60_000 + 280_000));
        assert_eq!(clocks.up(429_999), Seats::NONE);
        assert_eq!(clocks.up(430_000), only(0));
        let shown = clocks.readings(160_000);
        assert_eq!((shown[0].turn, shown[0].bank), (0, 270_000));
    }

    #[test]
    fn taking_back_gives_no_new_minute_and_a_turn_after_ones_own_does() {
        let mut clocks = clocks();
        clocks.run(only(0), 1, 0);
        clocks.run(only(1), 2, 50_000);
        clocks.run(only(0), 1, 55_000);
        assert_eq!(clocks.due(), Some(55_000 + 60_000 + 300_000 - 50_000));
        // The same seat begins the next round without another's turn between.
        clocks.run(only(0), 2, 60_000);
        assert_eq!(clocks.due(), Some(60_000 + 60_000 + 300_000));
    }

    #[test]
    fn clocks_go_on_from_what_the_store_kept() {
        let mut clocks = clocks();
        clocks.run(Seats::NONE.with(Seat(0)).with(Seat(1)), 1, 7);
        assert_eq!(Clocks::read(LIVE, &clocks.write()), Some(clocks.clone()));
        clocks.run(Seats::NONE, 1, 8);
        assert_eq!((clocks.due(), clocks.readings(9).len()), (None, 0));
    }
}
