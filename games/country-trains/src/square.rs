//! Squares and directions (1.1): `x` grows east, `y` grows south; a set of directions is four bits, N=1, E=2, S=4, W=8.

use serde::{Deserialize, Serialize};
use std::fmt;

/// One square of the unbounded table, in the order in which placements are listed: by row, then by column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Square {
    /// South is more.
    pub y: i8,
    /// East is more.
    pub x: i8,
}

/// A set of directions.
pub type Sides = u8;

/// North, east, south, west, as bits.
pub const NORTH: Sides = 1;
#[allow(missing_docs)]
pub const EAST: Sides = 2;
#[allow(missing_docs)]
pub const SOUTH: Sides = 4;
#[allow(missing_docs)]
pub const WEST: Sides = 8;

/// The four directions in the order in which links are tried (4.3).
pub const DIRECTIONS: [Sides; 4] = [NORTH, EAST, SOUTH, WEST];

/// A quarter turn clockwise, `times` over (1.1).
pub const fn turned(sides: Sides, times: u8) -> Sides {
    let times = times % 4;
    (sides << times | sides >> (4 - times)) & 15
}

/// The directions seen from the other side of the edge.
pub const fn opposite(sides: Sides) -> Sides {
    turned(sides, 2)
}

impl Square {
    /// The square in column `x` and row `y`.
    pub const fn new(x: i8, y: i8) -> Square {
        Square { y, x }
    }

    /// The next square in one direction. The table is far larger than any network, so its edge is never reached from a tile.
    #[must_use]
    pub const fn beside(self, direction: Sides) -> Square {
        let (x, y) = (self.x, self.y);
        match direction {
            NORTH => Square::new(x, y.wrapping_sub(1)),
            EAST => Square::new(x.wrapping_add(1), y),
            SOUTH => Square::new(x, y.wrapping_add(1)),
            _ => Square::new(x.wrapping_sub(1), y),
        }
    }
}

/// As in paths: `2,-1`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}
