//! What must always add up (2.6).

use crate::rules::TRIP_PRICE;
use crate::state::{Board, Line, NO, Phase, TURNS, VillageRails};
use crate::trace::{Ahead, Spot};
use table::Seat;

/// The first thing that does not hold.
macro_rules! ensure {
    ($holds:expr, $($what:tt)*) => {
        if !$holds {
            return Err(format!($($what)*));
        }
    };
}

impl VillageRails {
    pub(crate) fn audited(&self) -> Result<(), String> {
        self.audit_railway()?;
        self.audit_terminus()?;
        self.audit_money()?;
        for seat in Seat::all(self.now.seats) {
            self.audit_board(seat)?;
        }
        self.audit_turns()
    }

    /// Every railway card is in exactly one place, and markets are full while the deck lasts (V13).
    fn audit_railway(&self) -> Result<(), String> {
        let now = &self.now;
        let lots = now.track_market.lots().iter().chain(now.trip_market.lots());
        let mut pieces: Vec<u8> = lots.map(|lot| lot.piece).collect();
        for board in self.boards() {
            pieces.extend(board.cells.iter().filter(|piece| **piece != NO));
            pieces.extend((0..7).flat_map(|line| board.trips(line)));
        }
        for piece in &pieces {
            ensure!(*piece < now.railway.top, "piece {piece} has not been drawn");
        }
        pieces.extend(now.railway.top..now.railway.end);
        let cards = pieces.iter().map(|p| now.railway.cards[usize::from(*p)]);
        every_once("railway", cards, self.content.tracks.len())?;
        let stray = now.railway.cards.iter().filter(|card| **card != NO).count();
        ensure!(
            stray == pieces.len(),
            "a card lies in the row but nowhere on the table"
        );
        if let Some(pairing) = &now.pairing {
            let trips = pairing.iter().copied().filter(|trip| *trip != NO);
            every_once("trip of railway", trips, self.content.tracks.len())?;
        }
        let full = !now.track_market.has_room() && !now.trip_market.has_room();
        ensure!(
            full || now.railway.len() == 0,
            "a market is short though the deck is not empty"
        );
        Ok(())
    }

    /// Every terminus card is in exactly one place; three are held, two after the seventh line (V19).
    fn audit_terminus(&self) -> Result<(), String> {
        let count = self.content.termini.len();
        let mut pieces: Vec<u8> = (self.now.terminus.top..count as u8).collect();
        for (seat, board) in self.boards().iter().enumerate() {
            let held = board.hand().len();
            let due = 3 - usize::from(board.resolved == 0b111_1111);
            ensure!(held == due, "seat {seat} holds {held} terminus cards");
            pieces.extend(board.hand());
            pieces.extend(board.played());
        }
        let cards = pieces
            .iter()
            .map(|p| self.now.terminus.cards[usize::from(*p)]);
        every_once("terminus", cards, count)
    }

    /// Purses and coins on cards are what was given out and paid by terminus cards, less £3 a trip (V16).
    fn audit_money(&self) -> Result<(), String> {
        let now = &self.now;
        let lots = now.track_market.lots().iter().chain(now.trip_market.lots());
        let mut have: i32 = lots.map(|lot| i32::from(lot.coins)).sum();
        let mut due = 5 * i32::from(now.seats);
        let mut planned = i32::from(self.returned());
        for board in self.boards() {
            have += i32::from(board.money);
            for line in 0..7 {
                planned += board.trips(line).len() as i32;
                if let Line::Resolved { paid, .. } = board.line(line) {
                    due += i32::from(paid);
                }
            }
        }
        due -= i32::from(TRIP_PRICE) * planned;
        ensure!(have == due, "there are £{have} and should be £{due}");
        Ok(())
    }

    /// Lines stand where a fresh trace ends; the points are those of the resolved lines.
    fn audit_board(&self, seat: Seat) -> Result<(), String> {
        let board = self.board(seat);
        for (cell, piece) in board.cells.iter().enumerate() {
            let built = board.built & 1 << cell != 0;
            let turned = board.turned & 1 << cell != 0;
            ensure!(
                built == (*piece != NO),
                "seat {seat}: cell {cell} is half built"
            );
            let turns = built && self.track(*piece).turns();
            ensure!(
                turns || !turned,
                "seat {seat}: cell {cell} is turned for nothing"
            );
        }
        for (line, at) in (0..).zip(board.lines()) {
            let end = self.run_on(seat, Spot::start(line));
            let agrees = match (at, end.ahead()) {
                (Line::Open { at, .. }, Ahead::Cell(..)) => at == end,
                (Line::Pending { .. }, Ahead::Complete) => {
                    self.asks(seat) && self.now.phase == Phase::Resolve
                }
                (Line::Resolved { .. }, Ahead::Complete) | (Line::Dead { .. }, Ahead::Dead) => true,
                _ => false,
            };
            ensure!(
                agrees,
                "seat {seat}: line {line} is not where its tracks lead"
            );
        }
        let points: u16 = self.totals(seat).iter().map(|t| t.trips + t.features).sum();
        ensure!(points == board.points, "seat {seat}: points do not add up");
        self.audit_tracks(seat, board)
    }

    /// One track a turn, and so many complete lines as so many tracks force (2.6).
    fn audit_tracks(&self, seat: Seat, board: &Board) -> Result<(), String> {
        let tracks = board.built.count_ones() as u8;
        let built_now = self.asks(seat) && matches!(self.now.phase, Phase::Resolve | Phase::Tail);
        let turns = board.turns + u8::from(built_now);
        ensure!(
            tracks <= turns,
            "seat {seat}: {tracks} tracks in {turns} turns"
        );
        if !self.content.always_completes {
            return Ok(());
        }
        ensure!(
            tracks == turns,
            "seat {seat}: {tracks} tracks in {turns} turns"
        );
        let open = |line: &Line| matches!(line, Line::Open { .. });
        let complete = 7 - board.lines().filter(open).count() as u8;
        let forced = (7 + 2 * tracks).saturating_sub(24);
        ensure!(
            complete >= forced,
            "seat {seat}: only {complete} lines are complete"
        );
        ensure!(
            (complete == 7) == (tracks == 12),
            "seat {seat}: complete too early or too late"
        );
        Ok(())
    }

    fn audit_turns(&self) -> Result<(), String> {
        let boards = self.boards();
        let over = boards.iter().all(|board| board.turns == TURNS);
        ensure!(
            over == (self.now.phase == Phase::Over),
            "the game is over at the wrong time"
        );
        let most = boards.iter().map(|board| board.turns).max().unwrap_or(0);
        let least = boards.iter().map(|board| board.turns).min().unwrap_or(0);
        ensure!(
            most <= TURNS && most - least <= 1,
            "turns are not taken in order"
        );
        let mut offers = Vec::new();
        self.offers(self.now.to_act, &mut offers);
        ensure!(offers.is_empty() == over, "nothing can be done");
        Ok(())
    }
}

fn every_once(what: &str, cards: impl Iterator<Item = u8>, count: usize) -> Result<(), String> {
    let mut seen = vec![false; count];
    for card in cards {
        match seen.get_mut(usize::from(card)) {
            Some(seen) if !*seen => *seen = true,
            _ => {
                return Err(format!(
                    "{what} card {} is twice on the table",
                    u16::from(card) + 1
                ));
            }
        }
    }
    match seen.iter().position(|seen| !seen) {
        None => Ok(()),
        Some(card) => Err(format!("{what} card {} is missing", card + 1)),
    }
}
