//! From a position to a game, checked on the way.

use super::{Area, BadPosition, Offer, Position};
use crate::content::Content;
use crate::deal::{first_seat, row};
use crate::state::{
    Board, Lot, Market, NO, Phase, ROW, Railway, State, TERMINI, TURNS, TerminusRow, VillageRails,
};
use crate::trace::{Ahead, Spot};
use std::sync::Arc;
use table::Seat;

impl Position {
    /// The game that stands so. Money and the number of tracks are free, so a game set up can fail its audit.
    pub fn set_up(&self, content: Arc<Content>) -> Result<VillageRails, BadPosition> {
        let letters = self.letters(&content)?;
        let seats = letters.len() as u8;
        let (cards, termini) = (content.tracks.len(), content.termini.len());
        if content.fits(seats).is_err() {
            return Err(BadPosition::SetDoesNotFit);
        }
        named_once(self.railway_cards(), cards)
            .map_err(|card| BadPosition::RailwayCard { card })?;
        named_once(self.terminus_cards(), termini)
            .map_err(|card| BadPosition::TerminusCard { card })?;
        let pairing = match &self.pairing {
            None => None,
            Some(pairing) => {
                named_once(pairing.iter().copied(), cards).map_err(|_| BadPosition::Pairing)?;
                let trips: Vec<u8> = pairing.iter().map(|trip| trip - 1).collect();
                Some(Arc::new(row(&trips)))
            }
        };
        self.check_markets()?;
        self.check_turns(&letters)?;

        let mut railway = Row::default();
        let track_market = railway.market(&self.track_market);
        let trip_market = railway.market(&self.trip_market);
        let mut terminus = Row::default();
        let mut boards = [NO; 4].map(Board::new);
        for ((board, area), letter) in boards.iter_mut().zip(&self.seats).zip(&letters) {
            *board = area.board(*letter, &mut railway, &mut terminus);
        }
        // Returned trips left a gap where they lay, so the known bottom begins where the set ends.
        railway
            .cards
            .extend(std::iter::repeat_n(NO, self.returned.into()));
        let top = railway.cards.len() as u8;
        railway.cards.extend(self.deck.iter().map(|card| card - 1));
        let undrawn = terminus.cards.len() as u8;
        terminus
            .cards
            .extend(self.terminus_deck.iter().map(|card| card - 1));

        let mut game = VillageRails {
            content,
            now: State {
                pairing,
                railway: Railway {
                    cards: row::<ROW>(&railway.cards),
                    top,
                    end: railway.cards.len() as u8,
                },
                terminus: TerminusRow {
                    cards: row::<TERMINI>(&terminus.cards),
                    top: undrawn,
                },
                track_market,
                trip_market,
                seats,
                to_act: self.to_act,
                phase: self.phase,
                planned: self.planned,
                last: None,
                boards,
            },
        };
        for seat in Seat::all(seats) {
            game.settle(seat, &self.seats[seat.index()])?;
        }
        game.check_phase_set_up()?;
        Ok(game)
    }

    fn letters(&self, content: &Content) -> Result<Vec<u8>, BadPosition> {
        let mut letters = Vec::new();
        for area in &self.seats {
            let index = (area.letter as u32).wrapping_sub('A' as u32);
            let index = u8::try_from(index).map_err(|_| BadPosition::Seats)?;
            if usize::from(index) >= content.letters.len() || letters.contains(&index) {
                return Err(BadPosition::Seats);
            }
            letters.push(index);
        }
        if (2..=4).contains(&letters.len()) && self.to_act.index() < letters.len() {
            Ok(letters)
        } else {
            Err(BadPosition::Seats)
        }
    }

    fn check_markets(&self) -> Result<(), BadPosition> {
        let short = |market: &[Offer], slots| market.len() < slots && !self.deck.is_empty();
        if self.track_market.len() > 7
            || self.trip_market.len() > 4
            || short(&self.track_market, 7)
            || short(&self.trip_market, 4)
        {
            return Err(BadPosition::Market);
        }
        if self.returned > TURNS * self.seats.len() as u8 {
            return Err(BadPosition::Returned);
        }
        Ok(())
    }

    /// Seats take turns clockwise from the earliest letter (V30); no seat has more tracks than turns.
    fn check_turns(&self, letters: &[u8]) -> Result<(), BadPosition> {
        let seats = letters.len() as u8;
        let over = self.phase == Phase::Over;
        let rounds = self.seats[self.to_act.index()].turns;
        if over != (rounds == TURNS) || rounds > TURNS {
            return Err(BadPosition::Turns { seat: self.to_act });
        }
        let mut seat = first_seat(letters);
        let mut ahead = !over;
        for _ in 0..seats {
            ahead &= seat != self.to_act;
            let area = &self.seats[seat.index()];
            let turns = rounds + u8::from(ahead);
            if area.turns != turns {
                return Err(BadPosition::Turns { seat });
            }
            let built = seat == self.to_act && matches!(self.phase, Phase::Resolve | Phase::Tail);
            if area.cells.iter().flatten().count() > usize::from(turns + u8::from(built)) {
                return Err(BadPosition::Tracks { seat });
            }
            seat = seat.next(seats);
        }
        Ok(())
    }
}

/// Cards get their pieces in the order in which they are put down.
#[derive(Default)]
struct Row {
    cards: Vec<u8>,
}

impl Row {
    fn put(&mut self, number: u8) -> u8 {
        self.cards.push(number - 1);
        self.cards.len() as u8 - 1
    }

    fn market<const SLOTS: usize>(&mut self, offers: &[Offer]) -> Market<SLOTS> {
        let mut market = Market::new();
        for offer in offers {
            market.push(Lot {
                piece: self.put(offer.card),
                coins: offer.coins,
            });
        }
        market
    }
}

impl Area {
    /// The board with its pieces; lines are traced later.
    fn board(&self, letter: u8, railway: &mut Row, terminus: &mut Row) -> Board {
        let mut board = Board::new(letter);
        for (cell, laid) in self.cells.iter().enumerate() {
            let Some(laid) = laid else { continue };
            board.cells[cell] = railway.put(laid.card);
            board.built |= 1 << cell;
            board.turned |= u16::from(laid.turned) << cell;
        }
        for (line, given) in (0..).zip(&self.lines) {
            for card in given.trips.iter().take(2) {
                board.assign(line, railway.put(*card));
            }
            if let Some(resolved) = given.resolved {
                let piece = terminus.put(resolved.terminus);
                board.close(line, piece, resolved.paid, resolved.trip_points);
            }
        }
        for (place, card) in board.hand.iter_mut().zip(&self.hand) {
            *place = terminus.put(*card);
        }
        board.money = self.money;
        board.turns = self.turns;
        board
    }
}

impl VillageRails {
    /// Traces the lines of a seat and adds up its points.
    fn settle(&mut self, seat: Seat, area: &Area) -> Result<(), BadPosition> {
        if area.hand.len() != area.hand_size() {
            return Err(BadPosition::Hand { seat });
        }
        for laid in area.cells.iter().flatten() {
            let track = self.content.tracks[usize::from(laid.card - 1)];
            if laid.turned && !track.turns() {
                return Err(BadPosition::Turned { card: laid.card });
            }
        }
        for line in 0..7 {
            let given = &area.lines[usize::from(line)];
            if given.trips.len() > 2 || given.resolved.is_some() && !given.trips.is_empty() {
                return Err(BadPosition::Trips { seat, line });
            }
            let end = self.run_on(seat, Spot::start(line));
            let resolving = self.now.phase == Phase::Resolve && seat == self.now.to_act;
            let resolved = given.resolved.is_some();
            match end.ahead() == Ahead::Complete {
                false if resolved => return Err(BadPosition::NotComplete { seat, line }),
                true if !resolved && !resolving => {
                    return Err(BadPosition::Unresolved { seat, line });
                }
                _ => self.board_mut(seat).reach(line, end),
            }
        }
        let points = self.totals(seat).iter().map(|t| t.trips + t.features).sum();
        self.board_mut(seat).points = points;
        Ok(())
    }

    /// Something can be done in every phase but the last (2.6).
    fn check_phase_set_up(&self) -> Result<(), BadPosition> {
        let seat = self.now.to_act;
        let sound = match self.now.phase {
            Phase::Main => self.now.track_market.len() > 0,
            Phase::Resolve => self.board(seat).pending != 0,
            Phase::Tail => !self.now.planned && self.can_plan(seat),
            Phase::Over => true,
        };
        if sound {
            Ok(())
        } else {
            Err(BadPosition::Phase)
        }
    }
}

/// The first card that is not named exactly once.
fn named_once(cards: impl Iterator<Item = u8>, count: usize) -> Result<(), u8> {
    let mut named = vec![false; count];
    for card in cards {
        let place = usize::from(card).checked_sub(1);
        match place.and_then(|place| named.get_mut(place)) {
            Some(named) if !*named => *named = true,
            _ => return Err(card),
        }
    }
    match named.iter().position(|named| !named) {
        None => Ok(()),
        Some(missing) => Err(missing as u8 + 1),
    }
}
