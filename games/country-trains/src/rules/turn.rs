//! How turns pass and the game ends (2.4, part 5).

use crate::board::Connections;
use crate::state::{CountryTrains, Phase};
use crate::tales;
use table::{Mark, Seat, Tell, To};

impl CountryTrains {
    /// The next seat clockwise, unless its last turn is behind it (5.1).
    pub(crate) fn end_turn(&mut self, seat: Seat, tell: &mut impl Tell) {
        self.now.tiles_allowed = 0;
        self.now.tiles_placed = 0;
        self.now.reach = 0;
        self.now.connections = Connections::NONE;
        let next = seat.next(self.now.seats);
        if self.last_turn_was(next) {
            return self.end_game(tell);
        }
        self.start_turn(next, tell);
    }

    /// Whether the game is over instead of another turn of this seat.
    fn last_turn_was(&self, next: Seat) -> bool {
        match self.now.trigger {
            None => false,
            // Everybody but the triggering seat has had one more turn (C30) …
            Some((seat, _)) if !self.now.equal_turns => next == seat,
            // … or, as an option, the round is finished.
            Some(_) => next == self.now.first,
        }
    }

    /// The seats whose turns are still to end once the end is triggered, the seat to act first.
    pub(crate) fn still_to_play(&self) -> impl Iterator<Item = Seat> {
        let last = match self.now.trigger {
            Some((seat, _)) if !self.now.equal_turns => seat,
            _ => self.now.first,
        };
        let seats = self.now.seats;
        let running = self.now.trigger.is_some() && self.now.phase != Phase::Over;
        let mut next = running.then_some(self.now.to_act);
        std::iter::from_fn(move || {
            let seat = next?;
            let then = seat.next(seats);
            next = (then != last).then_some(then);
            Some(seat)
        })
    }

    /// A seat that can lay nothing ends the game, or after the trigger only loses its placements (5.2, C25).
    pub(crate) fn start_turn(&mut self, seat: Seat, tell: &mut impl Tell) {
        self.now.to_act = seat;
        self.now.turn += 1;
        if self.first_turns() {
            return self.start_first_turn(seat, tell);
        }
        self.now.tiles_allowed = self.purse(seat).managers;
        self.now.tiles_placed = 0;
        self.now.draws = self.open_draws(seat);
        if self.now.draws != 0 {
            self.now.phase = Phase::Choose;
        } else if self.now.trigger.is_none() {
            self.end_without_placement(tell);
        } else {
            tell.line(To::All, || tales::cannot_place(seat));
            self.start_moving(seat, tell);
        }
    }

    /// No tile can be laid and the end was not near: the game ends at once (5.2).
    pub(super) fn end_without_placement(&mut self, tell: &mut impl Tell) {
        self.now.no_placement = true;
        tell.line(To::All, || tales::no_placement(self.now.to_act));
        self.end_game(tell);
    }

    fn end_game(&mut self, tell: &mut impl Tell) {
        self.now.phase = Phase::Over;
        self.now.tiles_allowed = 0;
        for seat in Seat::all(self.now.seats) {
            tell.line(To::All, || tales::counted_up(self, seat));
        }
        tell.line(To::All, || tales::winners(&self.scores()));
        tell.mark(Mark::Ends);
    }
}
