//! The state (2.1): one flat piece of memory that bots copy by the million. The cards themselves are shared ([`Content`]).
//!
//! A die or a cube on the table is known by its *piece*: its place in its row. Equal dice of a building are interchangeable; the
//! first of the row is meant.

use crate::content::Content;
use crate::deal::Objective;
use crate::network::{NO, Network};
use crate::view::Last;
use serde::{Deserialize, Serialize};
use std::{fmt, sync::Arc};

/// Rounds of a game.
pub(crate) const DECADES: u8 = 12;
/// Link markers.
pub(crate) const CUBES: usize = 6;
/// Passenger dice, then building dice.
pub(crate) const DICE: usize = PASSENGER_DICE + 3;
/// Passenger dice: two show 1, two show 2.
pub(crate) const PASSENGER_DICE: usize = 4;
/// A refill happens eleven times at most (part 5).
pub(crate) const WORDS: usize = 11;
pub(crate) const MOST_CAPITAL: u8 = 20;
pub(crate) const MOST_POLLUTION: u8 = 13;
pub(crate) const MOST_WORKERS: u8 = 6;

/// A game of Nano Railways.
#[derive(Clone)]
pub struct NanoRailways {
    pub(crate) content: Arc<Content>,
    pub(crate) now: State,
}

/// Two games with the same state are equal; the content set is a given, like the box on the shelf.
impl PartialEq for NanoRailways {
    fn eq(&self, other: &NanoRailways) -> bool {
        self.now == other.now
    }
}

impl Eq for NanoRailways {}

impl fmt::Debug for NanoRailways {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.now.fmt(f)
    }
}

/// All that changes, and what was fixed at setup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) net: Network,
    pub(crate) markers: [Marker; CUBES],
    pub(crate) dice: [Die; DICE],
    pub(crate) capital: u8,
    pub(crate) pollution: u8,
    pub(crate) profit: u16,
    pub(crate) workers: u8,
    pub(crate) hand: Cards,
    pub(crate) pool: Cards,
    pub(crate) discard: Cards,
    pub(crate) decade: u8,
    pub(crate) phase: Phase,
    /// Passengers delivered, by type.
    pub(crate) delivered: [u8; 4],
    pub(crate) objectives: Objectives,
    pub(crate) target: Option<i16>,
    /// The map cards at NW, NE, SW, SE.
    pub(crate) cards: [u8; 4],
    /// Luck not yet used: a word for each reshuffle to come, in order; a word that was used is 0 (N20).
    pub(crate) words: [u64; WORDS],
    /// Words used.
    pub(crate) used: u8,
    pub(crate) last: Option<Last>,
}

/// Where the game stands (2.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// The player arranges the map (`free` only, N6).
    Arrange,
    /// The player puts passengers on the map.
    Passengers,
    /// The first action of a decade.
    Phase1,
    /// The second action, or a pass.
    Phase2,
    /// Twelve decades are recorded.
    Over,
}

impl Phase {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Phase::Arrange => "arrange",
            Phase::Passengers => "passengers",
            Phase::Phase1 => "phase1",
            Phase::Phase2 => "phase2",
            Phase::Over => "over",
        }
    }
}

/// A cube: on a link, or in the supply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Marker {
    /// The link's key; [`NO`] in the supply.
    pub(crate) key: u8,
    /// 1, or 2 when upgraded; 0 in the supply.
    pub(crate) level: u8,
}

impl Marker {
    pub(crate) const SUPPLY: Marker = Marker { key: NO, level: 0 };
}

/// A die: on its building's lowest square; or waiting, with what it will show; or recovered, showing nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Die {
    /// [`NO`] off the map.
    pub(crate) square: u8,
    /// What it shows; 0 when recovered.
    pub(crate) value: u8,
}

impl Die {
    /// A die above the map (N12).
    pub(crate) const RECOVERED: Die = Die {
        square: NO,
        value: 0,
    };
    /// A die that a made-up position leaves out.
    pub(crate) const ABSENT: Die = Die {
        square: NO,
        value: NO,
    };

    pub(crate) const fn waiting(value: u8) -> Die {
        Die { square: NO, value }
    }

    pub(crate) const fn on_map(self) -> bool {
        self.square != NO
    }

    pub(crate) const fn waits(self) -> bool {
        self.square == NO && self.value != 0 && self.value != NO
    }
}

/// A set of cards: bit k is card k + 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub(crate) struct Cards(pub(crate) u8);

impl Cards {
    pub(crate) const fn one(card: u8) -> Cards {
        Cards(1 << (card - 1))
    }

    pub(crate) const fn has(self, card: u8) -> bool {
        card > 0 && card <= 8 && self.0 & 1 << (card - 1) != 0
    }

    pub(crate) const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub(crate) const fn and(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    #[must_use]
    pub(crate) const fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// Card numbers, ascending.
    pub(crate) fn iter(self) -> impl Iterator<Item = u8> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = left.trailing_zeros() as u8 + 1;
            (left != 0).then(|| {
                left &= left - 1;
                card
            })
        })
    }
}

impl FromIterator<u8> for Cards {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> Cards {
        cards
            .into_iter()
            .fold(Cards::default(), |set, card| set.and(Cards::one(card)))
    }
}

/// A set of objectives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Objectives(u8);

impl Objectives {
    pub(crate) const fn has(self, objective: Objective) -> bool {
        self.0 & 1 << objective as u8 != 0
    }

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl FromIterator<Objective> for Objectives {
    fn from_iter<I: IntoIterator<Item = Objective>>(chosen: I) -> Objectives {
        Objectives(chosen.into_iter().fold(0, |set, one| set | 1 << one as u8))
    }
}

impl State {
    /// The marker on a link.
    pub(crate) fn marker(&self, key: u8) -> Option<&Marker> {
        self.markers.iter().find(|m| m.level > 0 && m.key == key)
    }

    pub(crate) fn marker_mut(&mut self, key: u8) -> Option<&mut Marker> {
        self.markers
            .iter_mut()
            .find(|m| m.level > 0 && m.key == key)
    }

    /// How many markers lie on the map.
    pub(crate) fn marked(&self) -> u8 {
        self.markers.iter().filter(|m| m.level > 0).count() as u8
    }

    /// The first die of this value in a building, by piece.
    pub(crate) fn die(&self, building: u8, value: u8) -> Option<usize> {
        let die = |d: &Die| d.square == building && d.value == value;
        self.dice.iter().position(die)
    }

    /// Whether a die stands in a building.
    pub(crate) fn occupied(&self, building: u8) -> bool {
        self.dice.iter().any(|d| d.square == building)
    }

    /// The first recovered die.
    pub(crate) fn recovered(&self) -> Option<usize> {
        self.dice.iter().position(|d| *d == Die::RECOVERED)
    }

    /// The building die of this face that is not yet built.
    pub(crate) fn unbuilt(&self, value: u8) -> Option<usize> {
        let die = |d: &Die| d.waits() && d.value == value;
        let at = self.dice[PASSENGER_DICE..].iter().position(die)?;
        Some(PASSENGER_DICE + at)
    }

    /// The passenger dice that wait for their building at setup.
    pub(crate) fn to_place(&self) -> impl Iterator<Item = (usize, Die)> + '_ {
        let passengers = self.dice[..PASSENGER_DICE].iter().copied().enumerate();
        passengers.filter(|(_, die)| die.waits())
    }

    /// Which map card is due for a passenger: 0 to 3 for NW, NE, SW, SE.
    pub(crate) fn due(&self) -> u8 {
        (PASSENGER_DICE - self.to_place().count()) as u8
    }
}

/// The position (0 to 3) of the map card a square lies on.
pub(crate) const fn quarter(square: u8) -> u8 {
    let (row, column) = (square / 10, square % 10);
    row / 3 * 2 + column / 5
}
