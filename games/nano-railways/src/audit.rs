//! What must always add up (2.1).

use crate::network::Network;
use crate::state::{
    DECADES, Die, MOST_CAPITAL, MOST_POLLUTION, MOST_WORKERS, NanoRailways, PASSENGER_DICE, Phase,
    quarter,
};

impl NanoRailways {
    /// Every card, die and cube in one place, every track within its limits, the network as traced anew.
    pub(crate) fn audited(&self) -> Result<(), String> {
        self.audit_tracks()?;
        self.audit_cards()?;
        self.audit_dice()?;
        self.audit_markers()
    }

    fn audit_tracks(&self) -> Result<(), String> {
        let now = &self.now;
        hold(now.capital <= MOST_CAPITAL, || {
            format!("capital {}", now.capital)
        })?;
        hold((1..=MOST_POLLUTION).contains(&now.pollution), || {
            format!("pollution {}", now.pollution)
        })?;
        hold(now.workers <= MOST_WORKERS, || {
            format!("{} workers", now.workers)
        })?;
        hold((1..=DECADES).contains(&now.decade), || {
            format!("decade {}", now.decade)
        })?;
        let refills = now.decade - 1;
        hold(now.used <= refills, || {
            format!("{} reshuffles in {refills} refills", now.used)
        })?;
        let spent = &now.words[..usize::from(now.used)];
        hold(spent.iter().all(|word| *word == 0), || {
            "a used word is kept".to_owned()
        })
    }

    fn audit_cards(&self) -> Result<(), String> {
        let now = &self.now;
        let places = [now.hand, now.pool, now.discard];
        let count: u8 = places.iter().map(|place| place.len()).sum();
        let all = now.hand.and(now.pool).and(now.discard);
        hold(count == 4 && all.len() == 4, || {
            format!("action cards {places:?}")
        })?;
        let map = now.cards.iter().all(|card| !all.has(*card));
        hold(map, || format!("map cards {:?} among {all:?}", now.cards))?;
        let held = match now.phase {
            Phase::Arrange | Phase::Passengers | Phase::Phase1 => 3..=3,
            Phase::Phase2 => 1..=3,
            Phase::Over => 0..=3,
        };
        hold(held.contains(&now.hand.len()), || {
            format!("hand {:?}", now.hand)
        })
    }

    /// Seven dice: on the map where they are due, waiting, or recovered.
    fn audit_dice(&self) -> Result<(), String> {
        let now = &self.now;
        for (piece, die) in now.dice.iter().enumerate() {
            let good = match die.on_map() {
                true => {
                    (1..=6).contains(&die.value) && now.net.building(die.square) == Some(die.square)
                }
                false => {
                    let setup = now.phase < Phase::Phase1;
                    *die == Die::RECOVERED || die.waits() && (piece >= PASSENGER_DICE || setup)
                }
            };
            hold(good, || format!("die {piece}: {die:?}"))?;
        }
        let placed = || now.dice[..PASSENGER_DICE].iter().filter(|die| die.on_map());
        let setup = now.phase == Phase::Passengers;
        let right = !setup || placed().all(|die| quarter(die.square) < now.due());
        hold(right, || "a passenger on a card that is not due".to_owned())
    }

    /// Every marker on a link or loop of its own.
    fn audit_markers(&self) -> Result<(), String> {
        let now = &self.now;
        let traced = Network::trace(*now.net.squares());
        hold(traced.as_ref() == Some(&now.net), || {
            "the network is not what the map shows".to_owned()
        })?;
        for (piece, marker) in now.markers.iter().enumerate() {
            let good = match marker.level {
                0 => now.net.link(marker.key).is_none(),
                1 | 2 => now.net.link(marker.key).is_some(),
                _ => false,
            };
            let same = |other: &&crate::state::Marker| other.level > 0 && other.key == marker.key;
            let alone = marker.level == 0 || now.markers.iter().filter(same).count() == 1;
            hold(good && alone, || format!("marker {piece}: {marker:?}"))?;
        }
        Ok(())
    }
}

fn hold(good: bool, what: impl FnOnce() -> String) -> Result<(), String> {
    if good { Ok(()) } else { Err(what()) }
}
