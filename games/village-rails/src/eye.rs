//! What a position is worth: the points at hand, the money, and what the lines would score if chance filled the empty cells.

use crate::content::Track;
use crate::score::{Tally, feature_points, sidings, trip_points};
use crate::state::{Board, CELLS, LINES, Line, NO, TURNS, VillageRails};
use crate::trace::{Ahead, way_from};
use table::{Eye, Seat};

/// How many ways of filling the empty cells are looked at: the same for every position, so that positions are compared and
/// not their luck.
const DREAMS: usize = 16;

/// What £1 buys beyond its third of a point when all turns are still to come. Found by trying 0.2 to 1.1: the best lie flat
/// between 0.5 and 0.8.
const SPENT_WELL: f32 = 0.6;

impl Eye for VillageRails {
    fn worth(&self, seat: Seat) -> f32 {
        let board = self.board(seat);
        let mut points = 0;
        let mut with_siding = 0;
        let mut open = [None; LINES];
        for (number, line) in (0..).zip(board.lines()) {
            let tally = self.tally(seat, number);
            match line {
                Line::Open { at, .. } => open[usize::from(number)] = Some((number, at, tally)),
                // Complete lines are the same in every dream.
                Line::Pending { .. } => {
                    points += DREAMS * self.line_scores(board, number, &tally);
                    with_siding += u8::from(tally.siding());
                }
                Line::Resolved { .. } => with_siding += u8::from(tally.siding()),
                Line::Dead { .. } => {}
            }
        }
        for luck in &LUCK {
            let mut with_siding = with_siding;
            for (number, at, tally) in open.iter().flatten() {
                let mut tally = *tally;
                let mut rest = way_from(*at, |cell| Some(self.dreamt(board, cell, luck)));
                for stretch in rest.by_ref() {
                    tally.add(stretch.passage());
                }
                if rest.at().ahead() == Ahead::Complete {
                    with_siding += u8::from(tally.siding());
                    points += self.line_scores(board, *number, &tally);
                }
            }
            points += usize::from(sidings(with_siding));
        }
        let turns_left = f32::from(TURNS - board.turns) / f32::from(TURNS);
        let pound = 1.0 / 3.0 + SPENT_WELL * turns_left;
        f32::from(board.points) + points as f32 / DREAMS as f32 + pound * f32::from(board.money)
    }
}

impl VillageRails {
    /// What a line's trips and features score.
    fn line_scores(&self, board: &Board, line: u8, tally: &Tally) -> usize {
        let trips = board.trips(line).iter();
        let trips = trips.map(|trip| trip_points(&self.trip(*trip), tally));
        usize::from(feature_points(tally) + trips.sum::<u16>())
    }

    /// The track in a cell: the one that lies there, or one of the set that might.
    fn dreamt(&self, board: &Board, cell: u8, luck: &[u32; CELLS]) -> (Track, bool) {
        match board.cells[usize::from(cell)] {
            NO => {
                let luck = u64::from(luck[usize::from(cell)]);
                let cards = &self.content.tracks;
                let card = (luck * cards.len() as u64) >> 32;
                (cards[card as usize], luck % 2 == 1)
            }
            piece => (self.track(piece), board.turned & 1 << cell != 0),
        }
    }
}

/// What chance puts into each cell, dream by dream.
static LUCK: [[u32; CELLS]; DREAMS] = {
    let mut luck = [[0; CELLS]; DREAMS];
    let mut at = 0;
    while at < DREAMS * CELLS {
        luck[at / CELLS][at % CELLS] = mixed(at as u32);
        at += 1;
    }
    luck
};

/// Numbers in disorder.
const fn mixed(number: u32) -> u32 {
    let number = (number + 1).wrapping_mul(0x9E37_79B9);
    let number = (number ^ number >> 15).wrapping_mul(0x85EB_CA6B);
    number ^ number >> 13
}
