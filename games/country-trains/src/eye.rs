//! What a position is worth.

use crate::state::CountryTrains;
use table::{Eye, Seat};

impl Eye for CountryTrains {
    fn worth(&self, seat: Seat) -> f32 {
        self.purse(seat).money() as f32
    }
}
