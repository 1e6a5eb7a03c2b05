//! The yard as it stands, and what each action does to it.

use super::{
    action::Action,
    fault::{Fault, has},
    words,
};
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicU32, Ordering};
use table::{Dice, Item, Line, Mark, Say, Seat, Seats, Tell, To};

/// Coal, ore, wood.
pub(super) const GOODS: u8 = 3;
pub(super) const OF_EACH: usize = 5;
pub(super) const WAGONS: u8 = 3;
pub(super) const HEAVIEST: u8 = 4;
pub(super) const PRICE: u8 = 2;
pub(super) const DEAREST: u8 = 4;

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {
    pub(super) length: Length,
    pub(super) rich: bool,
}

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Length {
    #[default]
    Short,
    Long,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    Sealed,
    Yard,
    /// All cards lie open; what is held is worth a point.
    Clearing,
    Over,
}

/// What a seat did in its turn in the yard.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Done {
    pub(super) roll: bool,
    pub(super) draw: bool,
    pub(super) load: bool,
    pub(super) buy: bool,
}

/// Points by their source.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Points {
    pub(super) offered: i32,
    pub(super) loaded: i32,
    pub(super) bought: i32,
}

/// Refusals counted by a state that should not.
#[derive(Debug, Default)]
pub(super) struct Tally(pub(super) AtomicU32);

impl Tally {
    fn get(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Clone for Tally {
    fn clone(&self) -> Tally {
        Tally(AtomicU32::new(self.get()))
    }
}

impl PartialEq for Tally {
    fn eq(&self, other: &Tally) -> bool {
        self.get() == other.get()
    }
}

impl Eq for Tally {}

/// A game in the yard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Toy {
    pub(super) seats: u8,
    pub(super) rounds: u8,
    pub(super) round: u8,
    pub(super) turn: u32,
    pub(super) stage: Stage,
    pub(super) active: Seat,
    pub(super) done: Done,
    /// The last card is on top.
    pub(super) deck: Vec<u8>,
    /// Sorted.
    pub(super) hands: Vec<Vec<u8>>,
    /// Sorted, part of the hand until it is shown.
    pub(super) drafts: Vec<Vec<u8>>,
    pub(super) committed: Seats,
    pub(super) first: Option<Seat>,
    /// Sorted.
    pub(super) gone: Vec<u8>,
    /// The offers as they were just shown, until the next action.
    pub(super) shown: Vec<Vec<u8>>,
    /// The roll just rolled, until the next action.
    pub(super) rolled: Option<u8>,
    /// What each seat drew last.
    pub(super) drew: Vec<Option<u8>>,
    pub(super) siding: u8,
    pub(super) coins: Vec<u16>,
    pub(super) points: Vec<Points>,
    pub(super) refusals: Tally,
}

/// Rolls of all games, for a fault that needs them.
static ROLLS: AtomicU32 = AtomicU32::new(0);

impl Toy {
    pub(super) fn carry_out(
        &mut self,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        tell: &mut impl Tell,
    ) {
        if self.stage == Stage::Yard {
            // In the sealed phase nothing is on show, and a draft must not be noticed.
            self.shown.iter_mut().for_each(Vec::clear);
            self.rolled = None;
        }
        match action {
            Action::Offer(good) => {
                self.drafts[seat.index()].push(good);
                self.drafts[seat.index()].sort();
                let say = Say::new("you-offer").say("good", Say::new(words::GOOD[good as usize]));
                tell.line(To::Only(seat), || Line::by(seat, say));
                if has(Fault::DraftHeard) {
                    tell.line(To::But(seat), || Self::line(seat, "drafts"));
                }
            }
            Action::Commit => {
                tell.mark(Mark::Commits);
                let cards = self.drafts[seat.index()].len() as i64;
                tell.line(To::All, || match has(Fault::CommitHeard) {
                    true => Line::by(
                        seat,
                        Say::new("loads").seat("who", seat).num("count", cards),
                    ),
                    false => Self::line(seat, "commits"),
                });
                self.committed = self.committed.with(seat);
                if has(Fault::FirstCounts) {
                    self.first = self.first.or(Some(seat));
                }
                if self.committed == Seats::all(self.seats) {
                    self.show(dice, tell);
                }
            }
            Action::Roll => self.roll(seat, dice, tell),
            Action::Draw => self.draw(seat, tell),
            Action::Load(wagons) => self.load(seat, wagons, tell),
            Action::Buy(coins) => self.buy(seat, coins, tell),
            Action::End => {
                tell.line(To::All, || match has(Fault::ChineseInEnglish) {
                    true => Self::line(seat, "ends-in-english"),
                    false => Self::line(seat, "ends"),
                });
                self.end_turn(tell);
            }
        }
    }

    pub(super) fn point(seat: Seat, value: i32, key: &'static str, rule: &'static str) -> Item {
        Item {
            seat,
            unit: "points",
            value,
            say: Say::new(key),
            rule,
        }
    }

    /// Coins left are points.
    pub(super) fn hoard(&self, seat: Seat) -> Item {
        let coins = self.coins[seat.index()];
        let key = if has(Fault::SourceUnnamed) {
            "for-hoard"
        } else {
            "for-coins"
        };
        let mut item = Self::point(seat, coins.into(), key, "Y4");
        item.say = item.say.num("count", coins);
        item
    }

    fn coins(seat: Seat, value: i32, key: &'static str) -> Item {
        Item {
            unit: "coins",
            ..Self::point(seat, value, key, "Y4")
        }
    }

    fn line(seat: Seat, key: &'static str) -> Line {
        Line::by(seat, Say::new(key).seat("who", seat))
    }

    /// The offers are shown and scored, the siding is filled, the first turn begins.
    fn show(&mut self, dice: &mut Dice, tell: &mut impl Tell) {
        for seat in Seat::all(self.seats) {
            let offer = std::mem::take(&mut self.drafts[seat.index()]);
            let hand = &mut self.hands[seat.index()];
            for card in &offer {
                let at = hand.iter().position(|c| c == card);
                hand.remove(at.expect("a draft is part of the hand"));
            }
            let value = offer.len() as i32;
            self.points[seat.index()].offered += value;
            tell.line(To::All, || {
                let goods = offer.iter().map(|c| Say::new(words::GOOD[*c as usize]));
                let say = Say::new("shows")
                    .seat("who", seat)
                    .list("goods", goods.collect());
                Line::by(seat, say).items(vec![Self::point(seat, value, "for-offers", "Y1")])
            });
            self.gone.extend(&offer);
            self.shown[seat.index()] = offer;
        }
        self.gone.sort();
        self.committed = Seats::NONE;
        let missing = 1 << (1 + dice.below(u32::from(WAGONS)));
        self.siding = 0b1110 & !missing;
        self.stage = Stage::Yard;
        self.begin(Seat(0));
    }

    fn begin(&mut self, seat: Seat) {
        self.active = seat;
        self.done = Done::default();
        self.turn += 1;
    }

    fn end_turn(&mut self, tell: &mut impl Tell) {
        let next = Seat(self.active.0 + 1);
        if next.0 < self.seats {
            return self.begin(next);
        }
        self.round += u8::from(self.stage == Stage::Yard);
        let (stage, mark) = match self.stage {
            Stage::Clearing => (Stage::Over, Mark::Ends),
            _ if self.round < self.rounds => (Stage::Sealed, Mark::Opens),
            _ if has(Fault::PhaseNeverReached) => (Stage::Over, Mark::Ends),
            _ => (Stage::Clearing, Mark::Reveals),
        };
        self.stage = stage;
        self.begin(Seat(0));
        let unmarked = match mark {
            Mark::Ends => has(Fault::EndUnmarked),
            Mark::Opens => has(Fault::OpeningUnmarked),
            _ => false,
        };
        if !unmarked {
            tell.mark(mark);
        }
    }

    fn roll(&mut self, seat: Seat, dice: &mut Dice, tell: &mut impl Tell) {
        let mut face = 1 + dice.below(3) as u8;
        if has(Fault::OutsideLuck) {
            face = 1 + (ROLLS.fetch_add(1, Ordering::Relaxed) % 3) as u8;
        }
        if !has(Fault::RollToldFirst) && !has(Fault::RollUnmarked) {
            tell.mark(Mark::Rolls);
        }
        tell.line(To::All, || {
            let key = match (has(Fault::KeyMissing), has(Fault::ArgumentMissing)) {
                (true, _) => "rolls-unheard",
                (_, true) => "rolls-for-nobody",
                _ => "rolls",
            };
            let say = Say::new(key).seat("who", seat).num("face", face);
            Line::by(seat, say).items(vec![Self::coins(seat, i32::from(face), "for-roll")])
        });
        if has(Fault::RollToldFirst) {
            tell.mark(Mark::Rolls);
        }
        self.rolled = Some(face);
        self.coins[seat.index()] += u16::from(face);
        self.done.roll = !has(Fault::FallbackForEver) && !has(Fault::TooLong);
    }

    fn draw(&mut self, seat: Seat, tell: &mut impl Tell) {
        let card = self.deck.pop().expect("checked");
        tell.mark(Mark::Reveals);
        tell.line(To::Only(seat), || {
            Line::by(
                seat,
                Say::new("you-draw").say("good", Say::new(words::GOOD[card as usize])),
            )
        });
        tell.line(To::But(seat), || Self::line(seat, "draws"));
        if !has(Fault::LosesCard) {
            self.hands[seat.index()].push(card);
            self.hands[seat.index()].sort();
        }
        if has(Fault::RedealKeepsSecret) {
            self.drew[seat.index()] = Some(card);
        }
        self.done.draw = true;
    }

    fn load(&mut self, seat: Seat, wagons: u8, tell: &mut impl Tell) {
        let value = wagons.count_ones() as i32;
        let mut told = 0;
        tell.line(To::All, || {
            told = 1;
            let say = Say::new("loads").seat("who", seat).num("count", value);
            Line::by(seat, say).items(vec![Self::point(seat, value, "for-wagons", "Y3")])
        });
        self.siding &= !wagons;
        self.points[seat.index()].loaded += value;
        self.done.load = true;
        if has(Fault::SilenceMatters) {
            self.points[seat.index()].loaded += told;
        }
        if has(Fault::PeekUnmarked)
            && let Some(card) = self.deck.last()
        {
            let good = Say::new(words::GOOD[*card as usize]);
            tell.line(To::Only(seat), || {
                Line::by(seat, Say::new("you-draw").say("good", good))
            });
        }
        let coal = |s: &Seat| *s != seat && self.hands[s.index()].contains(&0);
        if has(Fault::MarkTells) && Seat::all(self.seats).any(|s| coal(&s)) {
            tell.mark(Mark::Passes);
        }
    }

    fn buy(&mut self, seat: Seat, coins: u8, tell: &mut impl Tell) {
        let mut value = 3;
        if has(Fault::BetterThanOffered) {
            value += 3 * i32::from(coins - PRICE);
        }
        tell.line(To::All, || {
            let paid = Self::coins(seat, -i32::from(coins), "for-price");
            let got = Self::point(seat, value, "for-purchase", "Y4");
            Self::line(seat, "buys").items(vec![paid, got])
        });
        self.coins[seat.index()] -= u16::from(coins);
        self.points[seat.index()].bought += value;
        self.done.buy = true;
    }
}
