//! What a position is worth.

use crate::state::VillageRails;
use table::{Eye, Seat};

impl Eye for VillageRails {
    fn worth(&self, seat: Seat) -> f32 {
        f32::from(self.board(seat).points)
    }
}
