//! What a position is worth.

use crate::state::TrainsAndStations;
use table::{Eye, Seat};

impl Eye for TrainsAndStations {
    fn worth(&self, seat: Seat) -> f32 {
        f32::from(self.player(seat).vp)
    }
}
