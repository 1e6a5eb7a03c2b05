//! Build a track (2.4).

use super::refusal;
use crate::spell::NO_CELL;
use crate::state::{Board, Line, NO, VillageRails};
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
        let free = board.free();
        for (slot, lot) in (0..).zip(self.now.track_market.lots()) {
            if u16::from(slot) > board.money {
                break;
            }
            let turns = self.track(lot.piece).turns();
            let mut cells = free;
            while cells != 0 {
                let cell = cells.trailing_zeros() as u8;
                cells &= cells - 1;
                if turns {
                    for facing in [Facing::Upright, Facing::Turned] {
                        out.push(Action::Build { slot, cell, facing });
                    }
                } else {
                    let facing = Facing::Plain;
                    out.push(Action::Build { slot, cell, facing });
                }
            }
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
        if facing == Facing::Plain && self.track(lot.piece).turns() {
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
        let turned = turned && track.turns();
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
            self.now.phase = crate::state::Phase::Resolve;
        } else {
            self.finish(seat, tell);
        }
    }

    /// Runs on the lines that waited before `cell`; whether one became complete.
    fn advance(&mut self, seat: Seat, cell: u8, tell: &mut impl Tell) -> bool {
        let mut pending = false;
        for line in 0..7 {
            let Line::Open { at, trips } = self.board(seat).lines[usize::from(line)] else {
                continue;
            };
            if !at.is_before(cell) {
                continue;
            }
            let at = self.run_on(seat, at);
            let now = match at.ahead() {
                Ahead::Cell(..) => Line::Open { at, trips },
                Ahead::Complete => {
                    pending = true;
                    tell.line(To::All, || tales::complete(seat, line));
                    Line::Pending { trips }
                }
                Ahead::Dead => {
                    tell.line(To::All, || tales::dead(seat, line));
                    Line::Dead { trips }
                }
            };
            self.board_mut(seat).lines[usize::from(line)] = now;
        }
        pending
    }

    /// As far as there are tracks.
    pub(crate) fn run_on(&self, seat: Seat, from: Spot) -> Spot {
        let cells = &self.board(seat).cells;
        let mut at = from;
        while let Ahead::Cell(cell, _) = at.ahead() {
            let piece = cells[usize::from(cell)];
            if piece == NO {
                break;
            }
            at = at.over(self.track(piece).shape);
        }
        at
    }
}
