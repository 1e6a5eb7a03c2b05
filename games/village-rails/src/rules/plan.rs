//! Plan a trip (2.4).

use super::refusal;
use crate::spell::NO_LINE;
use crate::state::{LINES, Line, NO, Phase, VillageRails, bits};
use crate::view::Last;
use crate::{Action, tales};
use table::{Refusal, Seat, Tell, To};

/// What every trip costs, paid to the supply.
pub(crate) const TRIP_PRICE: u8 = 3;

impl VillageRails {
    pub(super) fn offer_plans(&self, seat: Seat, out: &mut Vec<Action>) {
        let board = self.board(seat);
        let Some(spare) = board.money.checked_sub(TRIP_PRICE.into()) else {
            return;
        };
        let mut lines = [0; LINES];
        let mut count = 0;
        for line in bits(board.plannable) {
            lines[count] = line;
            count += 1;
        }
        for slot in 0..self.now.trip_market.len() {
            if u16::from(slot) > spare {
                break;
            }
            let plan = |&line| Action::Plan { slot, line };
            out.extend(lines[..count].iter().map(plan));
        }
    }

    /// Whether some trip can be planned.
    pub(crate) fn can_plan(&self, seat: Seat) -> bool {
        let board = self.board(seat);
        board.money >= u16::from(TRIP_PRICE)
            && self.now.trip_market.len() > 0
            && board.plannable != 0
    }

    pub(super) fn check_plan(&self, seat: Seat, slot: u8, line: u8) -> Result<(), Refusal> {
        let market = &self.now.trip_market;
        if slot >= market.len() {
            return Err(refusal::no_such_slot(slot, market.len()));
        }
        let money = self.board(seat).money;
        // The coins on the card do not help to pay for it (V4).
        if money < u16::from(TRIP_PRICE + slot) {
            return Err(refusal::not_enough_money(TRIP_PRICE + slot, money));
        }
        if line >= NO_LINE {
            return Err(refusal::no_such_line(line));
        }
        match self.board(seat).line(line) {
            // Completed is completed, also while it waits to be resolved (V8).
            Line::Pending { .. } | Line::Resolved { .. } => Err(refusal::line_completed(line)),
            Line::Dead { .. } => Err(refusal::line_dead(line)),
            Line::Open { trips: [_, NO], .. } => Ok(()),
            Line::Open { .. } => Err(refusal::line_full(line)),
        }
    }

    pub(super) fn plan(&mut self, seat: Seat, slot: u8, line: u8, tell: &mut impl Tell) {
        let lot = self.now.trip_market.take(slot);
        let board = self.board_mut(seat);
        board.money = board.money - u16::from(TRIP_PRICE + slot) + u16::from(lot.coins);
        board.assign(line, lot.piece);
        self.now.planned = true;
        self.now.last = Some(Last {
            seat,
            cell: None,
            line: Some(line),
        });
        tell.line(To::All, || {
            tales::plan(seat, self.trip(lot.piece), line, slot, lot.coins)
        });
        self.top_up_telling(tell);
        if self.now.phase == Phase::Tail {
            self.end_turn(seat, tell);
        }
    }
}
