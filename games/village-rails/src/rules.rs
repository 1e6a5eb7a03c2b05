//! What may be done and what it does (2.3, 2.4), phase by phase. Each action's legality and effect stand side by side.

mod build;
mod plan;
mod refusal;
mod resolve;
mod turn;

pub(crate) use plan::TRIP_PRICE;

use crate::state::{Lot, NO, Phase, VillageRails};
use crate::{Action, Facing, Order, tales};
use table::{Mark, Refusal, Seat, Tell, To};

impl VillageRails {
    /// What is offered, in canonical order: builds, plans, resolutions, the end of the turn.
    pub(crate) fn offers(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.asks(seat) {
            return;
        }
        match self.now.phase {
            Phase::Main => {
                self.offer_builds(seat, out);
                if !self.now.planned {
                    self.offer_plans(seat, out);
                }
            }
            Phase::Resolve => self.offer_resolutions(seat, out),
            Phase::Tail => {
                self.offer_plans(seat, out);
                out.push(Action::EndTurn);
            }
            Phase::Over => {}
        }
    }

    /// Whether this seat is asked.
    pub(crate) fn asks(&self, seat: Seat) -> bool {
        self.now.phase != Phase::Over && seat == self.now.to_act
    }

    /// The first rule that an action breaks (2.4).
    pub(crate) fn refuses(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        if self.now.phase == Phase::Over {
            return Err(refusal::game_over());
        }
        if seat != self.now.to_act {
            return Err(refusal::not_your_turn(self.now.to_act));
        }
        self.check_phase(action)?;
        match *action {
            Action::Build { slot, cell, facing } => self.check_build(seat, slot, cell, facing),
            Action::Plan { slot, line } => self.check_plan(seat, slot, line),
            Action::Resolve {
                line,
                terminus,
                order,
            } => self.check_resolve(seat, line, terminus, order),
            Action::EndTurn => Ok(()),
        }
    }

    /// A turn is: a trip if one likes, a track, its completions, a trip if there was none (2.3, V6, V7, V31).
    fn check_phase(&self, action: &Action) -> Result<(), Refusal> {
        match (self.now.phase, action) {
            (Phase::Main, Action::Resolve { .. } | Action::EndTurn) => Err(refusal::must_build()),
            (Phase::Main, Action::Plan { .. }) if self.now.planned => {
                Err(refusal::already_planned())
            }
            (Phase::Resolve, Action::Resolve { .. }) => Ok(()),
            (Phase::Resolve, _) => Err(refusal::must_resolve()),
            (Phase::Tail, Action::Build { .. } | Action::Resolve { .. }) => {
                Err(refusal::already_built())
            }
            _ => Ok(()),
        }
    }

    /// The offer that a way of saying it that is not offered comes to: turning a card that does not turn (V12).
    pub(crate) fn offer_for(&self, action: &Action) -> Option<Action> {
        match *action {
            Action::Build { slot, cell, facing } if facing != Facing::Plain => {
                let lot = self.now.track_market.lots().get(usize::from(slot))?;
                let turns = self.turns(lot.piece);
                (!turns).then_some(Action::Build {
                    slot,
                    cell,
                    facing: Facing::Plain,
                })
            }
            _ => None,
        }
    }

    /// Carries out an action.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: &Action, tell: &mut impl Tell) {
        match *action {
            Action::Build { slot, cell, facing } => {
                self.build(seat, slot, cell, facing == Facing::Turned, tell);
            }
            Action::Plan { slot, line } => self.plan(seat, slot, line, tell),
            Action::Resolve {
                line,
                terminus,
                order,
            } => self.resolve(seat, line, terminus, order == Order::Reversed, tell),
            Action::EndTurn => self.end_by_choice(seat, tell),
        }
    }

    /// What a seat does when its time is up: nothing that costs money.
    pub(crate) fn least(&self, seat: Seat) -> Action {
        match self.now.phase {
            Phase::Main => {
                let turns = |lot: &Lot| self.turns(lot.piece);
                let turns = self.now.track_market.lots().first().is_some_and(turns);
                Action::Build {
                    slot: 0,
                    cell: self.board(seat).free().trailing_zeros() as u8,
                    facing: if turns {
                        Facing::Upright
                    } else {
                        Facing::Plain
                    },
                }
            }
            Phase::Resolve => self.plain_resolution(seat).unwrap_or(Action::EndTurn),
            Phase::Tail | Phase::Over => Action::EndTurn,
        }
    }

    /// Fills the track market, then the trip market, while the deck lasts (2.4, V2, V13, V15). New cards carry no coins.
    pub(crate) fn top_up(&mut self) {
        let now = &mut self.now;
        while now.track_market.has_room() && now.railway.top < now.railway.end {
            now.track_market.push(Lot {
                piece: now.railway.top,
                coins: 0,
            });
            now.railway.top += 1;
        }
        while now.trip_market.has_room() && now.railway.top < now.railway.end {
            now.trip_market.push(Lot {
                piece: now.railway.top,
                coins: 0,
            });
            now.railway.top += 1;
        }
    }

    /// Tops up and tells what comes to light. Cards are shown only after the whole choice is fixed (V5); whether something
    /// new is seen depends on numbers of cards alone, which everybody knows.
    fn top_up_telling(&mut self, tell: &mut impl Tell) {
        let before = self.now.railway.top;
        // The track market is filled first (V13): so many of the cards are flipped, if the deck lasts.
        let flipped = 7 - self.now.track_market.len();
        self.top_up();
        let top = self.now.railway.top;
        if top == before {
            return;
        }
        // A returned trip that comes to the top is known already; those lie beyond the cards of the set.
        let new_top = top < self.cards();
        if flipped > 0 || new_top {
            tell.mark(Mark::Reveals);
        }
        for piece in before..top {
            tell.line(To::All, || {
                if piece < before + flipped {
                    tales::new_track(self.track(piece))
                } else {
                    tales::new_trip(self.trip(piece))
                }
            });
        }
    }

    /// The top terminus card goes to the hand, if there is one.
    pub(crate) fn draw_terminus(&mut self, seat: Seat) -> Option<u8> {
        let piece = self.now.terminus.top;
        if usize::from(piece) == self.content.termini.len() {
            return None;
        }
        let hand = &mut self.now.boards[seat.index()].hand;
        let place = hand.iter_mut().find(|place| **place == NO)?;
        *place = piece;
        self.now.terminus.top += 1;
        Some(piece)
    }
}
