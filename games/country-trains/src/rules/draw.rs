//! Choosing a stack and drawing (2.4, 2.5, C12, C13): a decision of its own, because it reveals what was hidden.

use super::Reason;
use crate::action::{Action, Stack};
use crate::state::{CountryTrains, MANAGERS, Phase};
use crate::tales;
use crate::view::{Last, LastDeed};
use table::{Mark, Seat, Tell, To};

impl CountryTrains {
    /// The first reason against drawing from a stack.
    pub(super) fn check_draw(&self, seat: Seat, stack: Stack) -> Result<(), Reason> {
        let now = &self.now;
        if stack == Stack::Station {
            // Station turns are for the whole turn (2.5).
            if now.tiles_placed > 0 {
                return Err(Reason::WrongPhase);
            }
            if self.purse(seat).managers == MANAGERS {
                return Err(Reason::ManagersExhausted);
            }
        }
        if now.stacks.is_empty(stack) {
            return Err(Reason::StackEmpty);
        }
        match stack {
            // A stack in which nothing can be placed may not be chosen (C13).
            Stack::Track if !now.board.takes_track(now.stacks.kinds_left()) => {
                Err(Reason::StackUnplaceable)
            }
            Stack::Country if !now.board.takes_country() => Err(Reason::StackUnplaceable),
            Stack::Station if !self.earned(seat) => Err(Reason::StationNotEarned),
            Stack::Station if !now.board.takes_station() => Err(Reason::NoStationSpot),
            _ => Ok(()),
        }
    }

    /// Whether every station that a seat manages is developed (2.5, C14).
    pub(crate) fn earned(&self, seat: Seat) -> bool {
        let mut own = self.now.board.depots().iter();
        own.all(|depot| depot.manager != seat.0 || depot.developed())
    }

    /// The stacks that can be drawn from, as bits.
    pub(super) fn open_draws(&self, seat: Seat) -> u8 {
        let open = |stack: &Stack| self.check_draw(seat, *stack).is_ok();
        let stacks = Stack::ALL.into_iter().filter(open);
        stacks.fold(0, |bits, stack| bits | 1 << stack as u8)
    }

    pub(super) fn offer_draws(&self, out: &mut Vec<Action>) {
        let open = |stack: &Stack| self.now.draws >> *stack as u8 & 1 != 0;
        out.extend(Stack::ALL.into_iter().filter(open).map(Action::Draw));
        if self.now.tiles_placed > 0 {
            out.push(Action::StopPlacing);
        }
    }

    /// Draws a tile that can be laid: unplaceable track tiles are put out of the game and replaced (C13).
    pub(super) fn draw(&mut self, seat: Seat, stack: Stack, tell: &mut impl Tell) {
        tell.mark(Mark::Reveals);
        self.now.last = Some(Last {
            seat,
            deed: LastDeed::Drew,
        });
        self.now.phase = Phase::Place;
        self.now.draws = 0;
        loop {
            let piece = self.draw_tile(seat, stack, tell);
            let placeable = match stack {
                Stack::Track => {
                    let kind = crate::state::face(self.now.stacks.tile(piece));
                    self.now.board.takes_track(1 << kind)
                }
                // Country tiles and stations are alike on all sides; the choice of the stack was tested.
                Stack::Country | Stack::Station => true,
            };
            if placeable {
                self.now.hand = match stack {
                    Stack::Station => [piece, crate::board::NO],
                    Stack::Track | Stack::Country => [crate::board::NO, piece],
                };
                return;
            }
            self.put_out(piece, tell);
        }
    }

    /// Takes the top tile of a stack; the last one of track or country brings the end near (5.1, C24).
    pub(super) fn draw_tile(&mut self, seat: Seat, stack: Stack, tell: &mut impl Tell) -> u8 {
        let piece = self.now.stacks.draw(stack);
        tell.line(To::All, || tales::drew(self, seat, piece));
        let counts = stack != Stack::Station;
        if counts && self.now.stacks.is_empty(stack) && self.now.trigger.is_none() {
            self.now.trigger = Some((seat, stack));
            tell.line(To::All, || tales::triggered(seat, stack));
        }
        piece
    }

    /// A tile that cannot be laid is out of the game for good (C13).
    pub(super) fn put_out(&mut self, piece: u8, tell: &mut impl Tell) {
        self.now.stacks.remove(piece);
        self.now.hand[1] = crate::board::NO;
        tell.line(To::All, || tales::put_out(self, piece));
    }

    pub(super) fn stop_placing(&mut self, seat: Seat, tell: &mut impl Tell) {
        self.now.last = Some(Last {
            seat,
            deed: LastDeed::Stopped,
        });
        tell.line(To::All, || tales::stopped(seat));
        self.start_moving(seat, tell);
    }
}
