//! Scores: what is public so far, and at the end sidings and money (part 4).

use crate::score::{self, Total, feature_points};
use crate::state::{Line, Phase, VillageRails};
use table::{Item, Seat, Sheet};

impl VillageRails {
    /// What each resolved line of a seat brought.
    pub(crate) fn totals(&self, seat: Seat) -> Vec<Total> {
        let total = |line: u8, trips: u16| {
            let tally = self.tally(seat, line);
            Total {
                line,
                trips,
                features: feature_points(&tally),
                siding: tally.siding(),
            }
        };
        let lines = (0..).zip(self.board(seat).lines());
        lines
            .filter_map(|(line, at)| match at {
                Line::Resolved { trip_points, .. } => Some(total(line, trip_points)),
                _ => None,
            })
            .collect()
    }

    /// What the end of the game adds for a seat. Dead lines count for nothing (V34, V35); points have no limit (V36).
    pub(crate) fn end_items(&self, seat: Seat) -> Vec<Item> {
        score::end_items(seat, &self.totals(seat), self.board(seat).money)
    }

    /// Every seat's sheet. A tie is broken by the full amount of money (V37).
    pub(crate) fn scores(&self) -> Vec<Sheet> {
        let sheet = |seat: Seat| {
            let mut items = score::line_items(seat, &self.totals(seat));
            if self.now.phase == Phase::Over {
                items.extend(self.end_items(seat));
            }
            (seat, items, vec![self.board(seat).money.into()])
        };
        Sheet::ranked(Seat::all(self.now.seats).map(sheet))
    }
}
