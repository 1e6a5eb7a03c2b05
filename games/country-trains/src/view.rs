//! What one viewer may know (rules part 6): everything but the orders of the stacks. All views are alike but for who looks.

mod filled;

use crate::action::Stack;
use crate::content::{Content, Country, Tile};
use crate::square::{Sides, Square};
use serde::Serialize;
use std::sync::Arc;
use table::{Refusal, Seat, Viewer};

/// All that a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub who: Viewer,
    /// `setup`, `choose`, `place`, `move`, `deliver` or `over`.
    pub phase: &'static str,
    /// The seat to act; nobody when the game is over.
    pub to_act: Option<Seat>,
    /// The seat that began.
    pub first: Seat,
    /// The round, the first turns counted as one.
    pub round: u16,
    /// Tiles the seat to act may lay this turn: as many as it has managers on the board; 0 in first turns.
    pub tiles_allowed: u8,
    /// Tiles laid so far this turn.
    pub tiles_placed: u8,
    /// The content set: names, numbers and prices of the stations.
    #[serde(serialize_with = "shared")]
    pub set: Arc<Content>,
    /// The tiles on the board, in order of laying.
    pub tiles: Vec<Laid>,
    /// The stations on the board, in order of laying; the first is `st:1`.
    pub stations: Vec<Station>,
    /// Tiles drawn and not yet laid, the station first.
    pub hand: Vec<Held>,
    /// Where the tiles of the hand can be laid, in canonical order.
    pub spots: Vec<Spot>,
    /// The stacks: track, country, station.
    pub stacks: [StackView; 3],
    /// Track tiles put out of the game, in order.
    pub removed: Vec<Held>,
    /// The seats in seat order.
    pub seats: Vec<Purse>,
    /// Where the locomotive of the seat to act can go; in the phase `move` only.
    pub journey: Option<Journey>,
    /// What can be delivered from where the locomotive stands; in the phase `deliver` only.
    pub deliveries: Vec<Delivery>,
    /// Who drew the last tile of which stack, once the last turns are played.
    pub end: Option<EndTrigger>,
    /// The seats still to have a turn once the end is triggered, in order, the seat to act first.
    pub still_to_play: Vec<Seat>,
    /// Whether the game ended because no tile could be laid (5.2).
    pub no_placement: bool,
    /// What the last action touched, until the next one.
    pub last: Option<Last>,
}

fn shared<S: serde::Serializer>(set: &Arc<Content>, to: S) -> Result<S::Ok, S::Error> {
    set.as_ref().serialize(to)
}

/// A tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Laid {
    /// The piece: a running number, the same in the hand and on the board.
    pub piece: u8,
    /// The face.
    pub tile: Tile,
    /// The square; of a station the one with the least x and y.
    pub at: Square,
    /// Quarter turns clockwise; of a station 0 lies from west to east, 1 from north to south.
    pub rot: u8,
    /// Its track ends.
    pub ends: Sides,
    /// The ends that face an empty square.
    pub open: Sides,
    /// The seat whose locomotive stands here.
    pub loco: Option<Seat>,
}

/// A station on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Station {
    /// The station, by its place in the content set.
    pub station: u8,
    /// The tile, by its place in [`View::tiles`].
    pub tile: u8,
    /// Who manages it.
    pub manager: Seat,
    /// How many of its green numbers are covered, from the highest down.
    pub cubes: u8,
    /// Wood, sheep, steel and houses beside it.
    pub supply: [u8; 4],
    /// Country tiles on its four side squares.
    pub country: u8,
    /// Tiles on its six neighbouring squares.
    pub around: u8,
    /// Whether it counts towards a station turn (2.5).
    pub developed: bool,
}

/// A tile that was drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Held {
    /// The piece.
    pub piece: u8,
    /// The face.
    pub tile: Tile,
}

/// A square where a tile of the hand can be laid.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Spot {
    /// Which tile of the hand, by its stack.
    pub hand: Stack,
    /// The square; of a station its anchor.
    pub at: Square,
    /// The rotations that fit, in order.
    pub rots: Vec<u8>,
    /// For a country tile: the stations that it will touch, by their places in [`View::stations`].
    pub gains: Vec<u8>,
}

/// What is left in a stack; the order is hidden, the tiles are not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StackView {
    /// Which.
    pub stack: Stack,
    /// How many.
    pub count: u8,
    /// The faces left in table order, each with its number.
    pub left: Vec<(Tile, u8)>,
    /// In the phase `choose`: why the seat to act cannot draw from it.
    pub refusal: Option<Refusal>,
    /// In the phase `choose`: a draw may take the last tile of the stack, if unplaceable ones come first.
    pub may_end: bool,
}

/// What belongs to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Purse {
    /// Whose.
    pub seat: Seat,
    /// Dollars; may be less than nothing.
    pub money: i32,
    /// Earned with goods.
    pub goods: i32,
    /// Earned with people.
    pub people: i32,
    /// Tax received.
    pub tax_in: i32,
    /// Tax paid, as a positive number.
    pub tax_out: i32,
    /// Load cubes.
    pub pool: u8,
    /// Where its locomotive stands, by its place in [`View::tiles`].
    pub loco: Option<u8>,
    /// Managers on the board.
    pub managers: u8,
    /// Whether every station it manages is developed, so that a station turn is earned.
    pub earned: bool,
}

/// Where a locomotive can go (4.2).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Journey {
    /// Where it stands.
    pub from: u8,
    /// Whether it may stay.
    pub can_stay: bool,
    /// Whether it must go to a station for coal and water.
    pub must_return: bool,
    /// Where it can go, in canonical order.
    pub stops: Vec<Stop>,
    /// Tiles that it cannot reach because locomotives stand in the way.
    pub blocked: Vec<u8>,
    /// The seats whose locomotives stand in the way.
    pub blockers: Vec<Seat>,
}

/// A tile that a locomotive can end on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Stop {
    /// The tile.
    pub tile: u8,
    /// The way there, both ends included: the fewest tiles.
    pub way: Vec<u8>,
    /// The tax due on arrival, and to whom.
    pub tax: Option<Tax>,
    /// What could be delivered from there, in canonical order.
    pub deliveries: Vec<Delivery>,
}

/// A tax to be paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Tax {
    /// To whom.
    pub to: Seat,
    /// For which station, by its place in [`View::stations`].
    pub station: u8,
    /// How much.
    pub amount: u8,
}

/// A delivery that could be made from a tile: goods from `from` to `to`, or people between the two.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Delivery {
    /// The good; [`Country::House`] stands for people.
    pub load: Country,
    /// The station that supplies, or the first of two, by its place in [`View::stations`].
    pub from: u8,
    /// The station that wants, or the second of two.
    pub to: u8,
    /// What the bank pays for one load, two loads, …; for people one sum.
    pub pays: Vec<u8>,
    /// The taxes due, whatever the number of loads.
    pub taxes: Vec<Tax>,
    /// Cubes that come back to the pool.
    pub returns: u8,
    /// The connection, tile by tile from `from` to `to`.
    pub route: Vec<u8>,
}

/// Who drew the last tile of which stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct EndTrigger {
    /// Who.
    pub seat: Seat,
    /// Which.
    pub stack: Stack,
}

/// What the last action touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Last {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub deed: LastDeed,
}

/// What the last action did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum LastDeed {
    /// A tile was drawn: it is in the hand.
    Drew,
    /// A tile was laid: the last of [`View::tiles`].
    Laid,
    /// The seat stopped placing.
    Stopped,
    /// The locomotive stayed.
    Stayed,
    /// The locomotive went from one tile to another.
    Moved {
        /// From here.
        from: u8,
        /// To here.
        to: u8,
    },
    /// Goods were delivered.
    Delivered {
        /// The supplying station.
        from: u8,
        /// The station that wanted them.
        to: u8,
        /// How many loads.
        loads: u8,
    },
    /// People were carried.
    Carried {
        /// One station.
        a: u8,
        /// The other.
        b: u8,
    },
    /// No delivery was made.
    Skipped,
}

impl Delivery {
    /// What the seat keeps of a delivery of so many loads: income less taxes.
    pub fn net(&self, loads: u8) -> i32 {
        let pays = self.pays.get(usize::from(loads).saturating_sub(1));
        let taxes: i32 = self.taxes.iter().map(|tax| i32::from(tax.amount)).sum();
        i32::from(pays.copied().unwrap_or(0)) - taxes
    }

    /// The most that it can bring, all loads taken.
    pub fn best(&self) -> i32 {
        self.net(self.pays.len() as u8)
    }
}
