//! The rim: every empty square beside a tile, with what its neighbours ask of a tile laid there.

use super::MOST_TILES;
use crate::content::Content;
use crate::square::{Sides, Square};

/// Empty squares beside n squares in one piece are at most 2n + 2; a station has two squares.
const MOST: usize = 2 * (MOST_TILES + Content::MOST_STATIONS) + 2;

/// An empty square and what lies around it: the square in the upper half, so that numbers order as squares do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Edges(u32);

const HOLE: u32 = 1 << 8;
const BY_STATION: u32 = 1 << 9;
const FACED: u32 = 15;

impl Edges {
    pub(super) const fn bare(at: Square) -> Edges {
        let (y, x) = (at.y as u8 ^ 128, at.x as u8 ^ 128);
        Edges((y as u32) << 24 | (x as u32) << 16)
    }

    pub(crate) const fn at(self) -> Square {
        let (y, x) = ((self.0 >> 24) as u8, (self.0 >> 16) as u8);
        Square::new((x ^ 128) as i8, (y ^ 128) as i8)
    }

    /// The sides on which a track end faces the square.
    pub(crate) const fn ends(self) -> Sides {
        (self.0 & FACED) as Sides
    }

    /// The sides on which a blank side faces the square.
    pub(crate) const fn blanks(self) -> Sides {
        (self.0 >> 4 & 15) as Sides
    }

    /// Both, for a table.
    pub(super) const fn sides(self) -> usize {
        (self.0 & 255) as usize
    }

    /// Whether a track end faces it.
    pub(crate) const fn faced(self) -> bool {
        self.0 & FACED != 0
    }

    /// Whether it lies in a hole of the network, cut off from the open (3.4).
    pub(crate) const fn in_hole(self) -> bool {
        self.0 & HOLE != 0
    }

    /// Whether a station is beside it.
    pub(crate) const fn by_station(self) -> bool {
        self.0 & BY_STATION != 0
    }

    /// Beside a station, with no track end facing it (3.6).
    pub(crate) const fn for_country(self) -> bool {
        self.0 & (BY_STATION | FACED) == BY_STATION
    }

    /// Faced by a track end and in the open: a growth point (3.4).
    pub(crate) const fn grows(self) -> bool {
        self.faced() && !self.in_hole()
    }

    /// Whether all edges match a tile with these ends (3.1, C4).
    pub(crate) const fn match_ends(self, ends: Sides) -> bool {
        self.ends() & !ends == 0 && self.blanks() & ends == 0
    }

    const fn same_square(self, other: Edges) -> bool {
        (self.0 ^ other.0) >> 16 == 0
    }
}

/// The empty squares beside tiles, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rim {
    all: [Edges; MOST],
    len: u8,
    growth: u8,
}

impl Rim {
    pub(super) const EMPTY: Rim = Rim {
        all: [Edges(0); MOST],
        len: 0,
        growth: 0,
    };

    /// The squares in order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Edges> + '_ {
        self.all[..usize::from(self.len)].iter().copied()
    }

    /// The squares that a track end faces, in order.
    pub(crate) fn faced(&self) -> impl Iterator<Item = Edges> + '_ {
        self.picked(Edges::faced)
    }

    /// The squares where country may lie if it shuts nothing in, in order.
    pub(crate) fn for_country(&self) -> impl Iterator<Item = Edges> + '_ {
        self.picked(Edges::for_country)
    }

    /// Some squares in order. They are gathered without branching, since a processor cannot guess which they are.
    fn picked(&self, wanted: impl Fn(Edges) -> bool) -> impl Iterator<Item = Edges> + '_ {
        let mut places = [0; MOST];
        let mut count = 0;
        for place in 0..self.len {
            places[count] = place;
            count += usize::from(wanted(self.all[usize::from(place)]));
        }
        places
            .into_iter()
            .take(count)
            .map(|place| self.all[usize::from(place)])
    }

    /// How many growth points there are.
    pub(crate) const fn growth(&self) -> u8 {
        self.growth
    }

    fn find(&self, at: Square) -> Result<usize, usize> {
        let wanted = Edges::bare(at);
        let all = &self.all[..usize::from(self.len)];
        let place = all.partition_point(|edges| *edges < wanted);
        match all.get(place) {
            Some(edges) if edges.same_square(wanted) => Ok(place),
            _ => Err(place),
        }
    }

    /// What lies around an empty square; nothing, if no tile is beside it.
    pub(crate) fn edges(&self, at: Square) -> Edges {
        match self.find(at) {
            Ok(place) => self.all[place],
            Err(_) => Edges::bare(at),
        }
    }

    /// A tile is laid on the square.
    pub(super) fn remove(&mut self, at: Square) {
        let Ok(place) = self.find(at) else {
            return;
        };
        self.growth -= u8::from(self.all[place].grows());
        let len = usize::from(self.len);
        self.all.copy_within(place + 1..len, place);
        self.len -= 1;
        self.all[len - 1] = Edges(0);
    }

    /// A tile is laid beside the square, in this direction from it.
    pub(super) fn face(&mut self, at: Square, side: Sides, end: bool, station: bool, hole: bool) {
        let place = self.find(at).unwrap_or_else(|place| {
            let len = usize::from(self.len);
            self.all.copy_within(place..len, place + 1);
            self.all[place] = Edges(Edges::bare(at).0 | if hole { HOLE } else { 0 });
            self.len += 1;
            place
        });
        let edges = &mut self.all[place];
        let before = edges.grows();
        edges.0 |= u32::from(side) << if end { 0 } else { 4 };
        edges.0 |= if station { BY_STATION } else { 0 };
        self.growth += u8::from(edges.grows() && !before);
    }

    /// Says anew which squares are in holes.
    pub(super) fn find_holes(&mut self, outside: impl Fn(Square) -> bool) {
        self.growth = 0;
        for edges in &mut self.all[..usize::from(self.len)] {
            edges.0 = edges.0 & !HOLE | if outside(edges.at()) { 0 } else { HOLE };
            self.growth += u8::from(edges.grows());
        }
    }
}
