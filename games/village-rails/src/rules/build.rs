//! Build a track (2.4).

use super::refusal;
use crate::spell::NO_CELL;
use crate::state::{Board, CELLS, NO, Phase, VillageRails, bits};
use crate::trace::{Ahead, Spot};
use crate::view::Last;
use crate::{Action, Facing, tales};
use table::{Refusal, Seat, Tell, To};

/// The cells along the border, row 1 and column 1, as bits.
const BORDER: u16 = 0b001_001_001_111;
/// The cells that have a neighbour at the left, and at the right.
const NOT_LEFT: u16 = 0b110_110_110_110;
const NOT_RIGHT: u16 = 0b011_011_011_011;
const LAND: u16 = 0b111_111_111_111;

impl Board {
    /// The empty cells beside the border or beside a track, as bits. Corners do not touch (V10), and nothing must match (V11).
    pub(crate) const fn free(&self) -> u16 {
        let built = self.built;
        let beside =
            (built << 3) | (built >> 3) | ((built & NOT_RIGHT) << 1) | ((built & NOT_LEFT) >> 1);
        (BORDER | beside) & LAND & !built
    }
}

impl VillageRails {
    pub(super) fn offer_builds(&self, seat: Seat, out: &mut Vec<Action>) {
        let board = self.board(seat);
        // Written twice over, so that a card's facing decides where to read and not what to do.
        let mut plain = [(0, Facing::Plain); CELLS];
        let mut turning = [(0, Facing::Plain); 2 * CELLS];
        let mut count = 0;
        for cell in bits(board.free()) {
            plain[count] = (cell, Facing::Plain);
            turning[2 * count] = (cell, Facing::Upright);
            turning[2 * count + 1] = (cell, Facing::Turned);
            count += 1;
        }
        for (slot, lot) in (0..).zip(self.now.track_market.lots()) {
            if u16::from(slot) > board.money {
                break;
            }
            let ways = if self.turns(lot.piece) {
                &turning[..2 * count]
            } else {
                &plain[..count]
            };
            let build = |&(cell, facing)| Action::Build { slot, cell, facing };
            out.extend(ways.iter().map(build));
        }
    }

    pub(super) fn check_build(
        &self,
        seat: Seat,
        slot: u8,
        cell: u8,
        facing: Facing,
    ) -> Result<(), Refusal> {
        let board = self.board(seat);
        let Some(lot) = self.now.track_market.lots().get(usize::from(slot)) else {
            return Err(refusal::no_such_slot(slot, self.now.track_market.len()));
        };
        // The coins on the card do not help to pay for it (V4).
        if board.money < u16::from(slot) {
            return Err(refusal::not_enough_money(slot, board.money));
        }
        if cell >= NO_CELL {
            return Err(refusal::no_such_cell(cell));
        }
        if board.built & 1 << cell != 0 {
            return Err(refusal::cell_taken(cell));
        }
        if board.free() & 1 << cell == 0 {
            return Err(refusal::cell_not_adjacent(cell));
        }
        if facing == Facing::Plain && self.turns(lot.piece) {
            return Err(refusal::facing_missing());
        }
        Ok(())
    }

    pub(super) fn build(
        &mut self,
        seat: Seat,
        slot: u8,
        cell: u8,
        turned: bool,
        tell: &mut impl Tell,
    ) {
        let lot = self.now.track_market.take(slot);
        let track = self.track(lot.piece);
        // Turning a crossing changes nothing, so it is not kept (V12).
        let turned = turned && self.turns(lot.piece);
        let board = self.board_mut(seat);
        board.money = board.money - u16::from(slot) + u16::from(lot.coins);
        board.cells[usize::from(cell)] = lot.piece;
        board.built |= 1 << cell;
        board.turned |= u16::from(turned) << cell;
        self.now.last = Some(Last {
            seat,
            cell: Some(cell),
            line: None,
        });
        tell.line(To::All, || {
            tales::build(seat, track, turned, cell, slot, lot.coins)
        });
        let pending = self.advance(seat, cell, tell);
        self.top_up_telling(tell);
        if pending {
            self.now.phase = Phase::Resolve;
        } else {
            self.finish(seat, tell);
        }
    }

    /// Runs on the lines that waited before `cell`; whether one became complete.
    fn advance(&mut self, seat: Seat, cell: u8, tell: &mut impl Tell) -> bool {
        for line in bits(self.board(seat).before(cell)) {
            let head = self.run_on(seat, self.board(seat).head(line));
            self.board_mut(seat).reach(line, head);
            match head.ahead() {
                Ahead::Cell(..) => {}
                Ahead::Complete => tell.line(To::All, || tales::complete(seat, line)),
                Ahead::Dead => tell.line(To::All, || tales::dead(seat, line)),
            }
        }
        self.board(seat).pending != 0
    }

    /// As far as there are tracks.
    pub(crate) fn run_on(&self, seat: Seat, from: Spot) -> Spot {
        let cells = &self.board(seat).cells;
        let mut at = from;
        while let Some(piece) = cells.get(usize::from(at.cell()))
            && *piece != NO
        {
            at = at.over(self.track(*piece).shape);
        }
        at
    }
}
