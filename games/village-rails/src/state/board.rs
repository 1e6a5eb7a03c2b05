//! What lies before one seat.

use super::{CELLS, LINES, NO};
use crate::trace::{Ahead, Spot};

/// What lies before one seat: 64 bytes, so lines are kept field by field and read as a [`Line`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    /// Pieces by cell.
    pub(crate) cells: [u8; CELLS],
    /// The cells that hold a track, as bits.
    pub(crate) built: u16,
    /// The cells whose track lies upside down, as bits.
    pub(crate) turned: u16,
    /// How far each line has come.
    heads: [Spot; LINES],
    /// By line the pieces of its trips; once it is resolved the piece of its terminus card and the pounds that paid.
    slips: [[u8; 2]; LINES],
    /// What the trips of resolved lines scored.
    trip_points: [u16; LINES],
    /// The lines that can take one more trip, as bits (V8, V34).
    pub(crate) plannable: u8,
    /// The lines that wait to be resolved, as bits.
    pub(crate) pending: u8,
    /// The lines that are resolved, as bits.
    pub(crate) resolved: u8,
    /// Terminus pieces in order of drawing, [`NO`] after them.
    pub(crate) hand: [u8; 3],
    /// Open to all (V17).
    pub(crate) money: u16,
    pub(crate) points: u16,
    pub(crate) turns: u8,
    pub(crate) letter: u8,
}

/// Pieces of the trips on a line, in order of assignment; [`NO`] after them.
pub(crate) type Trips = [u8; 2];

/// One railway line (2.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// It reaches an empty cell.
    Open { at: Spot, trips: Trips },
    /// Complete, to be resolved.
    Pending { trips: Trips },
    /// It met another start (V34); its trips stay (V35).
    Dead { trips: Trips },
    /// Scored; the terminus card's piece lies at its start.
    Resolved {
        terminus: u8,
        paid: u8,
        trip_points: u16,
    },
}

/// The places of the bits that are set, lowest first.
pub(crate) fn bits(set: impl Into<u16>) -> impl Iterator<Item = u8> {
    let mut left = set.into();
    std::iter::from_fn(move || {
        let place = left.trailing_zeros() as u8;
        (left != 0).then(|| {
            left &= left - 1;
            place
        })
    })
}

impl Board {
    pub(crate) fn new(letter: u8) -> Board {
        Board {
            cells: [NO; CELLS],
            built: 0,
            turned: 0,
            heads: std::array::from_fn(|line| Spot::start(line as u8)),
            slips: [[NO; 2]; LINES],
            trip_points: [0; LINES],
            plannable: 0b111_1111,
            pending: 0,
            resolved: 0,
            hand: [NO; 3],
            money: 5,
            points: 0,
            turns: 0,
            letter,
        }
    }

    /// The terminus pieces held.
    pub(crate) fn hand(&self) -> &[u8] {
        laid(&self.hand)
    }

    /// A line as it stands.
    pub(crate) fn line(&self, line: u8) -> Line {
        let at = usize::from(line);
        let trips = self.slips[at];
        if self.resolved & 1 << line != 0 {
            return Line::Resolved {
                terminus: trips[0],
                paid: trips[1],
                trip_points: self.trip_points[at],
            };
        }
        match self.heads[at].ahead() {
            Ahead::Cell(..) => Line::Open {
                at: self.heads[at],
                trips,
            },
            Ahead::Complete => Line::Pending { trips },
            Ahead::Dead => Line::Dead { trips },
        }
    }

    /// All seven.
    pub(crate) fn lines(&self) -> impl Iterator<Item = Line> {
        (0..LINES as u8).map(|line| self.line(line))
    }

    /// The trips lying on a line.
    pub(crate) fn trips(&self, line: u8) -> &[u8] {
        match self.resolved & 1 << line {
            0 => laid(&self.slips[usize::from(line)]),
            _ => &[],
        }
    }

    /// How far a line has come.
    pub(crate) fn head(&self, line: u8) -> Spot {
        self.heads[usize::from(line)]
    }

    /// The lines whose train stands before this cell, as bits.
    #[inline]
    pub(crate) fn before(&self, cell: u8) -> u8 {
        let mut before = 0;
        for (line, head) in self.heads.iter().enumerate() {
            before |= u8::from(head.cell() == cell) << line;
        }
        before
    }

    /// A line has come so far (2.5).
    pub(crate) fn reach(&mut self, line: u8, head: Spot) {
        self.heads[usize::from(line)] = head;
        let ahead = head.ahead();
        if !matches!(ahead, Ahead::Cell(..)) {
            self.plannable &= !(1 << line);
            self.pending |= (u8::from(ahead == Ahead::Complete) << line) & !self.resolved;
        }
    }

    /// A trip is assigned to a line; two are the most.
    pub(crate) fn assign(&mut self, line: u8, piece: u8) {
        let slips = &mut self.slips[usize::from(line)];
        let second = usize::from(slips[0] != NO);
        slips[second] = piece;
        self.plannable &= !((second as u8) << line);
    }

    /// A line is scored and closed.
    pub(crate) fn close(&mut self, line: u8, terminus: u8, paid: u8, trip_points: u16) {
        self.plannable &= !(1 << line);
        self.pending &= !(1 << line);
        self.resolved |= 1 << line;
        self.slips[usize::from(line)] = [terminus, paid];
        self.trip_points[usize::from(line)] = trip_points;
    }

    /// The terminus pieces at the starts of the resolved lines.
    pub(crate) fn played(&self) -> impl Iterator<Item = u8> {
        bits(self.resolved).map(|line| self.slips[usize::from(line)][0])
    }

    /// The terminus pieces at the starts of the resolved lines, to be changed.
    pub(crate) fn played_mut(&mut self) -> impl Iterator<Item = &mut u8> {
        let resolved = self.resolved;
        let slips = self.slips.iter_mut().enumerate();
        let closed = slips.filter(move |(line, _)| resolved & 1 << line != 0);
        closed.map(|(_, slips)| &mut slips[0])
    }
}

/// The pieces before the first gap.
pub(crate) fn laid(pieces: &[u8]) -> &[u8] {
    let count = pieces.iter().filter(|piece| **piece != NO).count();
    &pieces[..count]
}
