//! The state: one flat piece of memory that bots copy by the million. The tiles' numbers are shared ([`Content`]).
//!
//! A tile is known by its *piece*: where it lay in its stack before the first draw, counted through all stacks. A stack is a row of
//! faces with a mark how far it is drawn, so views can show pieces (part 6), and a redeal only changes the undrawn end of each row.

use crate::action::Stack;
use crate::board::{Board, Connections, NO, Nodes};
use crate::content::{Content, Country, Tile, Track};
use crate::view::Last;
use serde::{Deserialize, Serialize};
use std::{fmt, sync::Arc};
use table::Seat;

pub(crate) const MOST_SEATS: usize = 4;
/// Load cubes of a seat (1).
pub(crate) const CUBES: u8 = 5;
/// Managers of a seat (1).
pub(crate) const MANAGERS: u8 = 3;

/// A game of Country Trains.
#[derive(Clone)]
pub struct CountryTrains {
    pub(crate) content: Arc<Content>,
    pub(crate) now: State,
}

/// Two games with the same state are equal; the content set is a given, like the box on the shelf.
impl PartialEq for CountryTrains {
    fn eq(&self, other: &CountryTrains) -> bool {
        self.now == other.now
    }
}

impl Eq for CountryTrains {}

impl fmt::Debug for CountryTrains {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.now.fmt(f)
    }
}

/// All that changes (2.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) board: Board,
    pub(crate) stacks: Stacks,
    pub(crate) purses: [Purse; MOST_SEATS],
    pub(crate) seats: u8,
    /// The seat that began (C10).
    pub(crate) first: Seat,
    pub(crate) to_act: Seat,
    pub(crate) phase: Phase,
    /// Whether the round is finished after the end is triggered, so that all have as many turns.
    pub(crate) equal_turns: bool,
    /// Whether the game ended for want of a placement (5.2).
    pub(crate) no_placement: bool,
    pub(crate) tiles_allowed: u8,
    pub(crate) tiles_placed: u8,
    /// Turns begun.
    pub(crate) turn: u16,
    /// Pieces drawn and not yet laid: a station and another tile.
    pub(crate) hand: [u8; 2],
    /// Who drew the last tile of which stack (5.1).
    pub(crate) trigger: Option<(Seat, Stack)>,
    /// In the phase [`Phase::Choose`]: the stacks that can be drawn from, as bits.
    pub(crate) draws: u8,
    /// In the phase [`Phase::Move`]: where the locomotive can go.
    pub(crate) reach: Nodes,
    /// In the phase [`Phase::Deliver`]: which stations the locomotive stands between.
    pub(crate) connections: Connections,
    pub(crate) last: Option<Last>,
}

/// Where the turn stands (2.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// A first turn: the station and the track tile are laid.
    Setup,
    /// A stack is to be chosen.
    Choose,
    /// The tile drawn is to be laid.
    Place,
    /// The locomotive may or must move.
    Move,
    /// The locomotive moved onto a track tile and may deliver.
    Deliver,
    /// The last turn is over.
    Over,
}

impl Phase {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Phase::Setup => "setup",
            Phase::Choose => "choose",
            Phase::Place => "place",
            Phase::Move => "move",
            Phase::Deliver => "deliver",
            Phase::Over => "over",
        }
    }
}

/// What belongs to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Purse {
    pub(crate) goods: u16,
    pub(crate) people: u16,
    pub(crate) tax_in: u16,
    pub(crate) tax_out: u16,
    /// Load cubes; may exceed five (C22).
    pub(crate) pool: u8,
    /// The node its locomotive stands on.
    pub(crate) loco: u8,
    /// Managers on the board.
    pub(crate) managers: u8,
}

impl Purse {
    pub(crate) const NEW: Purse = Purse {
        goods: 0,
        people: 0,
        tax_in: 0,
        tax_out: 0,
        pool: CUBES,
        loco: NO,
        managers: 0,
    };

    /// Dollars; below zero for who pays more than it earns (C23).
    pub(crate) fn money(&self) -> i32 {
        i32::from(self.goods) + i32::from(self.people) + i32::from(self.tax_in)
            - i32::from(self.tax_out)
    }
}

/// The three stacks: faces in the order in which they are drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stacks {
    pub(crate) track: [u8; Content::MOST_NODES],
    pub(crate) country: [u8; Content::MOST_COUNTRY],
    pub(crate) station: [u8; Content::MOST_STATIONS],
    /// How many tiles of each stack are drawn.
    pub(crate) drawn: [u8; 3],
    /// How many tiles each stack had.
    pub(crate) count: [u8; 3],
    /// Track tiles put out of the game, as bits by their place in the stack.
    pub(crate) removed: u32,
}

/// The first piece of each stack: country, so that its number counts the bits of a set, then track, then stations.
const FIRST_PIECE: [u8; 3] = [
    Content::MOST_COUNTRY as u8,
    0,
    (Content::MOST_COUNTRY + Content::MOST_NODES) as u8,
];

impl Stacks {
    pub(crate) fn row(&self, stack: Stack) -> &[u8] {
        let count = usize::from(self.count[stack as usize]);
        match stack {
            Stack::Track => &self.track[..count],
            Stack::Country => &self.country[..count],
            Stack::Station => &self.station[..count],
        }
    }

    pub(crate) fn row_mut(&mut self, stack: Stack) -> &mut [u8] {
        let count = usize::from(self.count[stack as usize]);
        match stack {
            Stack::Track => &mut self.track[..count],
            Stack::Country => &mut self.country[..count],
            Stack::Station => &mut self.station[..count],
        }
    }

    /// What is left, the top first.
    pub(crate) fn left(&self, stack: Stack) -> &[u8] {
        &self.row(stack)[usize::from(self.drawn[stack as usize])..]
    }

    pub(crate) fn left_mut(&mut self, stack: Stack) -> &mut [u8] {
        let drawn = usize::from(self.drawn[stack as usize]);
        &mut self.row_mut(stack)[drawn..]
    }

    pub(crate) const fn is_empty(&self, stack: Stack) -> bool {
        self.drawn[stack as usize] == self.count[stack as usize]
    }

    /// Draws the top tile of a stack that is not empty.
    pub(crate) const fn draw(&mut self, stack: Stack) -> u8 {
        let piece = FIRST_PIECE[stack as usize] + self.drawn[stack as usize];
        self.drawn[stack as usize] += 1;
        piece
    }

    /// Puts a track tile out of the game (C13).
    pub(crate) const fn remove(&mut self, piece: u8) {
        self.removed |= 1 << (piece - FIRST_PIECE[Stack::Track as usize]);
    }

    /// The pieces put out of the game, in order.
    pub(crate) fn removed(&self) -> impl Iterator<Item = u8> {
        crate::board::each(self.removed).map(|place| place + FIRST_PIECE[Stack::Track as usize])
    }

    /// The face of a piece.
    pub(crate) fn tile(&self, piece: u8) -> Tile {
        let place = |stack: Stack| usize::from(piece - FIRST_PIECE[stack as usize]);
        if piece < FIRST_PIECE[Stack::Track as usize] {
            tile(Stack::Country, self.country[place(Stack::Country)])
        } else if piece < FIRST_PIECE[Stack::Station as usize] {
            tile(Stack::Track, self.track[place(Stack::Track)])
        } else {
            tile(Stack::Station, self.station[place(Stack::Station)])
        }
    }

    /// The kinds of track left, as bits.
    pub(crate) fn kinds_left(&self) -> u8 {
        let left = self.left(Stack::Track).iter();
        left.fold(0, |kinds, kind| kinds | 1 << kind)
    }
}

/// A face of a stack's row.
pub(crate) fn tile(stack: Stack, face: u8) -> Tile {
    match stack {
        Stack::Track => Tile::Track(Track::ALL[usize::from(face)]),
        Stack::Country => Tile::Country(Country::ALL[usize::from(face)]),
        Stack::Station => Tile::Station(face),
    }
}

/// How a row writes a face.
pub(crate) const fn face(tile: Tile) -> u8 {
    match tile {
        Tile::Track(track) => track as u8,
        Tile::Country(country) => country as u8,
        Tile::Station(station) => station,
    }
}

impl CountryTrains {
    pub(crate) fn purse(&self, seat: Seat) -> &Purse {
        &self.now.purses[seat.index()]
    }

    pub(crate) fn purse_mut(&mut self, seat: Seat) -> &mut Purse {
        &mut self.now.purses[seat.index()]
    }

    /// The seats' belongings, by seat.
    pub(crate) fn purses(&self) -> &[Purse] {
        &self.now.purses[..usize::from(self.now.seats)]
    }

    /// Whether this is a seat's first turn (2.3).
    pub(crate) fn first_turns(&self) -> bool {
        self.now.turn <= u16::from(self.now.seats)
    }

    /// The tiles drawn and not yet laid, the station first.
    pub(crate) fn hand(&self) -> impl Iterator<Item = u8> + '_ {
        self.now.hand.into_iter().filter(|piece| *piece != NO)
    }

    /// What is drawn and not yet laid, from one stack.
    pub(crate) fn pending(&self, stack: Stack) -> Option<u8> {
        let of = |piece: &u8| self.now.stacks.tile(*piece).stack() == stack;
        self.hand().find(of)
    }

    /// The numbers of a station on the board.
    pub(crate) fn card(&self, depot: usize) -> &crate::content::Station {
        let card = self.now.board.depots()[depot].card;
        &self.content.stations[usize::from(card)]
    }

    /// The nodes on which locomotives of others stand.
    pub(crate) fn other_locos(&self, seat: Seat) -> Nodes {
        let others = (0..).zip(self.purses());
        others
            .filter(|(other, purse)| *other != seat.0 && purse.loco != NO)
            .fold(0, |nodes, (_, purse)| nodes | 1 << purse.loco)
    }

    /// The track tiles that a locomotive of this seat can neither enter nor pass (4.2, 4.3).
    pub(crate) fn walls(&self, seat: Seat) -> Nodes {
        self.other_locos(seat) & !self.now.board.station_nodes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_state_stays_small() {
        let size = size_of::<CountryTrains>();
        assert!(size <= 2048, "{size}");
    }
}
