//! A square of the map: land, a building, or a rail with exactly two open sides (1.3, N3).

use super::Kind;
use serde::{Serialize, Serializer};

/// What a square shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[allow(missing_docs)]
pub enum Square {
    Land,
    Residential,
    Leisure,
    Commercial,
    Industrial,
    EastWest,
    NorthSouth,
    EastSouth,
    SouthWest,
    NorthEast,
    NorthWest,
}

/// A side of a square.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Towards row 1.
    North,
    /// Towards column j.
    East,
    /// Towards row 6.
    South,
    /// Towards column a.
    West,
}

impl Side {
    /// All four.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The opposite side.
    #[must_use]
    pub const fn back(self) -> Side {
        match self {
            Side::North => Side::South,
            Side::East => Side::West,
            Side::South => Side::North,
            Side::West => Side::East,
        }
    }
}

const GLYPHS: [(Square, char); 11] = [
    (Square::Land, '.'),
    (Square::Residential, 'R'),
    (Square::Leisure, 'L'),
    (Square::Commercial, 'C'),
    (Square::Industrial, 'I'),
    (Square::EastWest, '─'),
    (Square::NorthSouth, '│'),
    (Square::EastSouth, '┌'),
    (Square::SouthWest, '┐'),
    (Square::NorthEast, '└'),
    (Square::NorthWest, '┘'),
];

impl Square {
    /// The square of a glyph; there is no other (N3).
    pub fn of(glyph: char) -> Option<Square> {
        let found = GLYPHS.iter().find(|(_, g)| *g == glyph)?;
        Some(found.0)
    }

    /// Its glyph.
    pub const fn glyph(self) -> char {
        GLYPHS[self as usize].1
    }

    /// A building square of this type.
    pub const fn building(kind: Kind) -> Square {
        match kind {
            Kind::R => Square::Residential,
            Kind::L => Square::Leisure,
            Kind::C => Square::Commercial,
            Kind::I => Square::Industrial,
        }
    }

    /// The type of building, if it is one.
    pub const fn kind(self) -> Option<Kind> {
        match self {
            Square::Residential => Some(Kind::R),
            Square::Leisure => Some(Kind::L),
            Square::Commercial => Some(Kind::C),
            Square::Industrial => Some(Kind::I),
            _ => None,
        }
    }

    /// The two open sides, if it is a rail.
    pub const fn sides(self) -> Option<[Side; 2]> {
        match self {
            Square::EastWest => Some([Side::East, Side::West]),
            Square::NorthSouth => Some([Side::North, Side::South]),
            Square::EastSouth => Some([Side::East, Side::South]),
            Square::SouthWest => Some([Side::South, Side::West]),
            Square::NorthEast => Some([Side::North, Side::East]),
            Square::NorthWest => Some([Side::North, Side::West]),
            _ => None,
        }
    }

    /// Whether it is a rail.
    pub const fn is_rail(self) -> bool {
        self.sides().is_some()
    }

    /// Whether it is a rail that opens to this side.
    pub fn opens(self, side: Side) -> bool {
        self.sides().is_some_and(|sides| sides.contains(&side))
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_char(self.glyph())
    }
}
