//! Cards as data: what a map side and an action side show (rules part 1).

mod brief;
mod load;
mod names;
mod square;

pub use square::{Side, Square};
pub use table::set::BadSet;

use crate::pay::Prices;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};

/// Columns of a map card.
pub const CARD_COLUMNS: usize = 5;
/// Rows of a map card.
pub const CARD_ROWS: usize = 3;
/// Columns of the map: two cards side by side (N2).
pub const COLUMNS: u8 = 10;
/// Squares of the map, row by row from a1.
pub const SQUARES: usize = 60;
/// Slots of an action side.
pub const SLOTS: usize = 4;
/// Cards of a set.
pub const CARDS: usize = 8;

/// A type of building, in the order of the `delivered` counters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Kind {
    /// Residential.
    R,
    /// Leisure.
    L,
    /// Commercial.
    C,
    /// Industrial.
    I,
}

impl Kind {
    /// All four.
    pub const ALL: [Kind; 4] = [Kind::R, Kind::L, Kind::C, Kind::I];

    /// Its letter.
    pub const fn letter(self) -> char {
        match self {
            Kind::R => 'R',
            Kind::L => 'L',
            Kind::C => 'C',
            Kind::I => 'I',
        }
    }
}

/// An icon on an action side (1.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Icon {
    /// `T`: a passenger may travel.
    Ticket,
    /// `1` or `2`: so many rail units; a 2 is never half-used (N21).
    Rail(u8),
    /// `P`.
    Passenger,
    /// `W`.
    Worker,
    /// `R L C I`.
    To(Kind),
    /// `U`.
    Upgrade,
    /// `-`: decrease pollution.
    Clean,
    /// `B`.
    Build,
    /// `$n`.
    Capital(u8),
}

/// A slot of an action side: one or two icons.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Slot(pub Icon, pub Option<Icon>);

impl Slot {
    /// Its icons.
    pub fn icons(self) -> impl Iterator<Item = Icon> + Clone {
        [Some(self.0), self.1].into_iter().flatten()
    }
}

/// The action side of a card.
pub type Slots = [Slot; SLOTS];
/// The map side of a card, row by row.
pub type Sketch = [[Square; CARD_COLUMNS]; CARD_ROWS];

/// A double-sided card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Card {
    /// The map side.
    pub map: Sketch,
    /// The action side.
    pub slots: Slots,
}

/// A content set: every card a game is played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// The set's name.
    pub name: String,
    /// The cards by number − 1.
    pub cards: [Card; CARDS],
    /// The faces of the three building dice, ascending (N1).
    pub building_dice: [u8; 3],
    /// What each set of cards can pay for.
    pub(crate) prices: Prices,
}

/// The text of the default set.
pub const BASE: &str = include_str!("../content/base.toml");

impl Content {
    /// The default set.
    pub fn base() -> Arc<Content> {
        static SET: OnceLock<Arc<Content>> = OnceLock::new();
        SET.get_or_init(|| {
            Arc::new(Content::load(BASE).expect("the default set is sound: a test loads it"))
        })
        .clone()
    }

    /// The set a text describes; `content/base.toml` shows how one is written.
    pub fn load(text: &str) -> Result<Content, BadSet> {
        load::load(text)
    }

    /// The action side of a card by its number.
    pub(crate) fn slots(&self, id: u8) -> Option<Slots> {
        self.card(id).map(|card| card.slots)
    }

    /// A card by its number, counted from 1.
    pub fn card(&self, id: u8) -> Option<&Card> {
        self.cards.get(usize::from(id).checked_sub(1)?)
    }
}
