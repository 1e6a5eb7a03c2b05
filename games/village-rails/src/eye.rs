//! What a position is worth: the points at hand, the money, and what the lines would score if chance filled the empty cells.

use crate::content::Track;
use crate::score::{Tally, feature_points, sidings, trip_points};
use crate::state::{Board, Line, NO, TURNS, VillageRails};
use crate::trace::{Ahead, way};
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
        let mut with_siding = [0; DREAMS];
        for (number, line) in (0..).zip(board.lines()) {
            let open = matches!(line, Line::Open { .. });
            let finished = matches!(line, Line::Resolved { .. });
            // A line that is complete is the same in every dream.
            let dreams = if open { DREAMS } else { 1 };
            for dream in 0..dreams {
                let Some(tally) = self.dream(seat, number, dream) else {
                    continue;
                };
                let siding = u8::from(tally.siding());
                if open {
                    with_siding[dream] += siding;
                } else {
                    with_siding.iter_mut().for_each(|lines| *lines += siding);
                }
                if !finished {
                    let trips = board.trips(number).iter();
                    let trips = trips.map(|trip| trip_points(&self.trip(*trip), &tally));
                    let scored = feature_points(&tally) + trips.sum::<u16>();
                    points += usize::from(scored) * (DREAMS / dreams);
                }
            }
        }
        points += with_siding
            .map(|lines| usize::from(sidings(lines)))
            .iter()
            .sum::<usize>();
        let turns_left = f32::from(TURNS - board.turns) / f32::from(TURNS);
        let pound = 1.0 / 3.0 + SPENT_WELL * turns_left;
        f32::from(board.points) + points as f32 / DREAMS as f32 + pound * f32::from(board.money)
    }
}

impl VillageRails {
    /// What is counted on a seat's line once chance has filled the empty cells; nothing on one that is dead then.
    fn dream(&self, seat: Seat, line: u8, dream: usize) -> Option<Tally> {
        let board = self.board(seat);
        let mut tally = Tally::new(self.start(seat, line));
        let mut way = way(line, |cell| Some(self.dreamt(board, cell, dream)));
        for stretch in way.by_ref() {
            tally.add(stretch.passage());
        }
        (way.at().ahead() == Ahead::Complete).then_some(tally)
    }

    /// The track in a cell: the one that lies there, or one of the set that might.
    fn dreamt(&self, board: &Board, cell: u8, dream: usize) -> (Track, bool) {
        match board.cells[usize::from(cell)] {
            NO => {
                let cards = &self.content.tracks;
                let number = mixed(dream as u32 * 12 + u32::from(cell));
                (cards[(number >> 1) as usize % cards.len()], number % 2 == 1)
            }
            piece => (self.track(piece), board.turned & 1 << cell != 0),
        }
    }
}

/// Numbers in disorder.
const fn mixed(number: u32) -> u32 {
    let number = (number + 1).wrapping_mul(0x9E37_79B9);
    let number = (number ^ number >> 15).wrapping_mul(0x85EB_CA6B);
    number ^ number >> 13
}
