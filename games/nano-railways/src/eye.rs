//! What a position is worth.

use crate::NanoRailways;
use table::{Eye, Seat};

impl Eye for NanoRailways {
    fn worth(&self, _seat: Seat) -> f32 {
        self.score().total as f32
    }
}
