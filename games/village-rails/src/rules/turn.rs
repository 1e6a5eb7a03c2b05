//! How a turn passes and the game ends (2.3, part 4).

use crate::state::{Phase, TURNS, VillageRails};
use crate::tales;
use crate::view::Last;
use table::{Mark, Seat, Tell, To};

impl VillageRails {
    /// Track built, nothing pending: a trip can still be planned, or the turn ends by itself (V32).
    pub(super) fn finish(&mut self, seat: Seat, tell: &mut impl Tell) {
        if !self.now.planned && self.can_plan(seat) {
            self.now.phase = Phase::Tail;
        } else {
            self.end_turn(seat, tell);
        }
    }

    pub(super) fn end_by_choice(&mut self, seat: Seat, tell: &mut impl Tell) {
        self.now.last = Some(Last {
            seat,
            cell: None,
            line: None,
        });
        tell.line(To::All, || tales::end_turn(seat));
        self.end_turn(seat, tell);
    }

    /// The next seat begins, or the game is over. A seat that finds no track card skips its build (V14).
    pub(super) fn end_turn(&mut self, seat: Seat, tell: &mut impl Tell) {
        let mut seat = seat;
        loop {
            self.board_mut(seat).turns += 1;
            self.now.planned = false;
            seat = seat.next(self.now.seats);
            // Seats take turns in order, so if the next has had twelve, all have.
            if self.board(seat).turns == TURNS {
                return self.end_game(tell);
            }
            self.now.to_act = seat;
            self.now.phase = Phase::Main;
            if self.now.track_market.len() > 0 {
                return;
            }
            tell.line(To::All, || tales::skip(seat));
            if self.can_plan(seat) {
                self.now.phase = Phase::Tail;
                return;
            }
        }
    }

    fn end_game(&mut self, tell: &mut impl Tell) {
        self.now.phase = Phase::Over;
        for seat in Seat::all(self.now.seats) {
            tell.line(To::All, || tales::count_up(seat, self.end_items(seat)));
        }
        tell.line(To::All, || tales::winners(&self.scores()));
        tell.mark(Mark::Ends);
    }
}
