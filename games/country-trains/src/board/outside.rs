//! Which empty squares belong to the open country around the network, and not to a hole inside it (3.4).

use super::{Board, Frame, column, row};
use crate::square::Square;

/// The eight squares around one, clockwise from the north.
const AROUND: [(i8, i8); 8] = [
    (0, -1),
    (1, -1),
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
];

/// By which of the eight squares around are empty: whether all empty ones of the four beside it hang together around it,
/// so that a tile there cuts nothing off.
static HANGS_TOGETHER: [bool; 256] = {
    let mut table = [false; 256];
    let mut empty = 0;
    while empty < 256 {
        table[empty] = pieces(empty) <= 1;
        empty += 1;
    }
    table
};

/// In how many pieces the empty squares around hang together, those counted that hold a square beside (an even place).
const fn pieces(empty: usize) -> u32 {
    let mut pieces = 0;
    let mut place = 0;
    while place < 8 {
        let before = empty >> ((place + 7) % 8) & 1;
        if empty >> place & 1 == 1 && before == 0 {
            let mut end = place;
            let mut beside = false;
            while empty >> (end % 8) & 1 == 1 {
                beside |= end % 2 == 0;
                end += 1;
            }
            pieces += beside as u32;
        }
        place += 1;
    }
    pieces
}

/// The squares in the open, as bits like [`Board::rows`], within the smallest rectangle around the network.
pub(super) struct Outside {
    frame: Frame,
    rows: [u64; 64],
}

impl Board {
    /// Whether a tile on these squares, two of a station or one twice, can cut nothing off from the open.
    pub(super) fn cuts_nothing(&self, first: Square, second: Square) -> bool {
        // What cuts nothing off square by square cuts nothing off at all.
        HANGS_TOGETHER[self.empty_around(first)]
            && (first == second || {
                let (x, y) = (first.x - second.x, first.y - second.y);
                let place = AROUND.iter().position(|step| *step == (x, y));
                let first = place.map_or(0, |place| 1 << place);
                HANGS_TOGETHER[self.empty_around(second) & !first]
            })
    }

    /// The empty ones of the eight squares around, as bits.
    fn empty_around(&self, at: Square) -> usize {
        let three = |y: i8| {
            let taken = self.rows[row(y)].rotate_right(column(at.x - 1));
            !taken as usize & 7
        };
        let (north, here, south) = (three(at.y - 1), three(at.y), three(at.y + 1));
        // Clockwise from the north; the three of a row come as west, middle, east.
        north >> 1 & 3
            | (here >> 2 & 1) << 2
            | (south >> 2 & 1) << 3
            | (south >> 1 & 1) << 4
            | (south & 1) << 5
            | (here & 1) << 6
            | (north & 1) << 7
    }

    /// The open country once these squares hold tiles as well.
    pub(super) fn outside(&self, taken: &[Square]) -> Outside {
        // The rectangle grown by one on every side is in the open where it is not taken; columns are counted from its west.
        let Frame { least, most } = self.frame;
        let west = column(least.x - 1);
        let width = (most.x - least.x + 3) as u32;
        let height = (most.y - least.y + 3) as usize;
        let all = u64::MAX >> (64 - width);
        let edge = 1 | 1 << (width - 1);
        let north = row(least.y - 1);
        let mut empty = [0; 64];
        for (i, empty) in empty[..height].iter_mut().enumerate() {
            *empty = !self.rows[(north + i) & 63].rotate_right(west) & all;
        }
        for at in taken {
            let (x, y) = (column(at.x - least.x + 1), at.y - least.y + 1);
            if x < width && (0..height as i8).contains(&y) {
                empty[y as usize] &= !(1 << x);
            }
        }
        let mut open = [0; 64];
        open[0] = empty[0];
        open[height - 1] = empty[height - 1];
        let mut moved = true;
        while moved {
            moved = false;
            for i in (1..height - 1).chain((1..height - 1).rev()) {
                let seed = (open[i - 1] | open[i + 1] | open[i] | edge) & empty[i];
                let filled = run(seed, empty[i]);
                moved |= filled != open[i];
                open[i] = filled;
            }
        }
        Outside {
            frame: self.frame,
            rows: open,
        }
    }
}

/// Fills the runs of `empty` that hold a bit of `seed`.
fn run(seed: u64, empty: u64) -> u64 {
    let mut filled = seed;
    loop {
        let wider = (filled | filled << 1 | filled >> 1) & empty;
        if wider == filled {
            return filled;
        }
        filled = wider;
    }
}

impl Outside {
    /// Whether an empty square is in the open. Whatever is not inside the rectangle is.
    pub(super) fn has(&self, at: Square) -> bool {
        let least = self.frame.least;
        !self.frame.has(at)
            || self.rows[(at.y - least.y + 1) as usize] >> (at.x - least.x + 1) & 1 != 0
    }
}
