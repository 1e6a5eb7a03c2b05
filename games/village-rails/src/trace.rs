//! Follows a line from its start over the cards (2.5).

use crate::content::{Edge, Shape, Track};
use crate::score::Passage;
use crate::state::{CELLS, LINES};

/// Where a train is: about to enter a cell by an edge, or off the land.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot(u8);

/// What becomes of a train at a spot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ahead {
    /// It enters this cell by this edge.
    Cell(u8, Edge),
    /// It has left through the bottom or the right side: the line is complete.
    Complete,
    /// It has left through the border: the line is dead (V34).
    Dead,
}

const COMPLETE: u8 = 4 * CELLS as u8;
const DEAD: u8 = COMPLETE + 1;

/// The next spot by shape and spot.
const NEXT: [[u8; 4 * CELLS]; 3] = {
    let mut next = [[0; 4 * CELLS]; 3];
    let mut shape = 0;
    while shape < 3 {
        let mut at = 0;
        while at < 4 * CELLS {
            next[shape][at] = beyond(at as u8 / 4, Shape::ALL[shape].exit(Edge::ALL[at % 4])).0;
            at += 1;
        }
        shape += 1;
    }
    next
};

/// Where one is after leaving a cell by an edge. Four rows of three columns, open at the bottom and at the right (V1).
const fn beyond(cell: u8, edge: Edge) -> Spot {
    let (row, column) = (cell / 3, cell % 3);
    let enter = edge.across() as u8;
    match edge {
        Edge::N if row == 0 => Spot(DEAD),
        Edge::W if column == 0 => Spot(DEAD),
        Edge::S if row == 3 => Spot(COMPLETE),
        Edge::E if column == 2 => Spot(COMPLETE),
        Edge::N => Spot(4 * (cell - 3) + enter),
        Edge::E => Spot(4 * (cell + 1) + enter),
        Edge::S => Spot(4 * (cell + 3) + enter),
        Edge::W => Spot(4 * (cell - 1) + enter),
    }
}

impl Spot {
    /// Before the first cell of a line: T1 T2 T3 from above, L1 L2 L3 L4 from the left.
    pub const fn start(line: u8) -> Spot {
        debug_assert!((line as usize) < LINES);
        match line {
            0..=2 => Spot(4 * line + Edge::N as u8),
            _ => Spot(4 * (3 * (line - 3)) + Edge::W as u8),
        }
    }

    /// What is ahead.
    pub const fn ahead(self) -> Ahead {
        match self.0 {
            COMPLETE => Ahead::Complete,
            DEAD => Ahead::Dead,
            at => Ahead::Cell(at / 4, Edge::ALL[at as usize % 4]),
        }
    }

    /// The cell ahead; no cell's number if the train is off the land.
    #[inline]
    pub(crate) const fn cell(self) -> u8 {
        self.0 / 4
    }

    /// Past a card of this shape in the cell ahead.
    #[inline]
    pub(crate) const fn over(self, shape: Shape) -> Spot {
        Spot(NEXT[shape as usize][self.0 as usize])
    }
}

/// One card on a line's way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The cell.
    pub cell: u8,
    /// The card's track side.
    pub track: Track,
    /// Whether line a of the card is travelled.
    pub line_a: bool,
}

impl Stretch {
    /// The stretch as it counts for the line.
    pub const fn passage(&self) -> Passage {
        Passage {
            terrain: self.track.terrain,
            feature: self.track.on(self.line_a),
        }
    }
}

/// The way of a line, card by card, as far as it is built.
#[derive(Clone, Debug)]
pub struct Way<F> {
    at: Spot,
    lies: F,
}

/// The way of a line over the cards that `lies` tells: a cell's track and whether it is turned. It never runs in a circle:
/// every stretch has one way in and one way out, and the start has no way in.
pub const fn way<F: Fn(u8) -> Option<(Track, bool)>>(line: u8, lies: F) -> Way<F> {
    way_from(Spot::start(line), lies)
}

/// The rest of a way.
pub const fn way_from<F: Fn(u8) -> Option<(Track, bool)>>(at: Spot, lies: F) -> Way<F> {
    Way { at, lies }
}

impl<F> Way<F> {
    /// Where the train is now; once the way is walked, where it ends.
    pub const fn at(&self) -> Spot {
        self.at
    }
}

impl<F: Fn(u8) -> Option<(Track, bool)>> Iterator for Way<F> {
    type Item = Stretch;

    #[inline]
    fn next(&mut self) -> Option<Stretch> {
        let Ahead::Cell(cell, edge) = self.at.ahead() else {
            return None;
        };
        let (track, turned) = (self.lies)(cell)?;
        let (_, line_a) = track.leave(turned, edge);
        self.at = self.at.over(track.shape);
        Some(Stretch {
            cell,
            track,
            line_a,
        })
    }
}
