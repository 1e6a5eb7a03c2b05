//! One decision (2.4), in canonical order: the rows of the table from top to bottom.

use crate::square::Square;
use serde::{Deserialize, Serialize};

/// A stack of hidden tiles, in the order in which draws are offered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Stack {
    Track,
    Country,
    Station,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `hand:station at:2,-1 rot:1`.
    PlaceStation {
        /// The anchor: least x, least y.
        at: Square,
        /// 0 lies from west to east, 1 from north to south.
        rot: u8,
    },
    /// `hand:track at:2,-1 rot:1`.
    PlaceTrack {
        /// Where.
        at: Square,
        /// Quarter turns clockwise.
        rot: u8,
    },
    /// `hand:country at:2,-1`.
    PlaceCountry {
        /// Where.
        at: Square,
    },
    /// `stack:track`.
    Draw(Stack),
    /// `stop`: no more tiles this turn.
    StopPlacing,
    /// `stay`: the locomotive stays on its station.
    Stay,
    /// `tile:2,0`: the locomotive goes to the tile with this anchor.
    Move(Square),
    /// `goods st:4 st:1 loads:2`; stations by their number in order of laying, counted from 1.
    Deliver {
        /// Where the goods come from.
        supply: u8,
        /// Who wants them.
        demand: u8,
        /// How many.
        loads: u8,
    },
    /// `people +st:1 +st:4`.
    CarryPeople {
        /// One station.
        a: u8,
        /// The other.
        b: u8,
    },
    /// `skip`: no delivery.
    Skip,
}
