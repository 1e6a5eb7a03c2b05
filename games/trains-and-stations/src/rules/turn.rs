//! How a turn passes and the game ends (2.12).

use crate::state::{Hand, Phase, ROUNDS, TrainsAndStations};
use crate::tales;
use table::{Mark, Seat, Tell, To};

impl TrainsAndStations {
    /// The next seat begins, or the game is over: before the Conductor's turn, if the end is triggered or the limit reached (T44).
    pub(super) fn pass_turn(&mut self, tell: &mut impl Tell) {
        tell.mark(Mark::Passes);
        let next = self.now.active.next(self.now.seats);
        if next == self.now.conductor {
            if self.now.triggered || self.now.round == ROUNDS {
                self.now.stalled = !self.now.triggered;
                return self.end_game(tell);
            }
            self.now.round += 1;
        }
        self.now.active = next;
        self.begin_turn();
    }

    fn end_game(&mut self, tell: &mut impl Tell) {
        self.now.phase = Phase::Over;
        self.now.hand = Hand::NONE;
        if self.now.stalled {
            tell.line(To::All, || tales::stalled(ROUNDS));
        }
        for seat in Seat::all(self.now.seats) {
            tell.line(To::All, || {
                tales::monopolies(seat, self.monopoly_items(seat))
            });
        }
        tell.line(To::All, || tales::winners(&self.scores()));
        tell.mark(Mark::Ends);
    }
}
