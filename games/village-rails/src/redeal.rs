//! A game that could stand so for all that one viewer knows (part 5, fair sampling).
//!
//! Nothing of the truth may colour the sample: wherever only a face is known, a card of that face is drawn from those that are
//! left, in an order that depends on what is known alone.

use crate::content::{Content, Few};
use crate::state::{LINES, NO, ROW, TERMINI, VillageRails};
use std::{ops::Range, sync::Arc};
use table::{Dice, Seat, Viewer};

/// What everybody knows of the railway cards; pieces are public, so their order tells nothing.
struct Known {
    /// Track side up: both sides are known.
    both_sides: Few<ROW>,
    /// Trip side up: in the market, on lines, on top of the deck, returned to its bottom.
    trips: Few<ROW>,
    /// The rest of the deck.
    unknown: Range<u8>,
}

impl Known {
    fn of(game: &VillageRails) -> Known {
        let now = &game.now;
        let mut both_sides = Few::new();
        let mut trips = Few::new();
        for lot in now.track_market.lots() {
            both_sides.push(lot.piece);
        }
        for lot in now.trip_market.lots() {
            trips.push(lot.piece);
        }
        for board in game.boards() {
            for piece in board.cells {
                if piece != NO {
                    both_sides.push(piece);
                }
            }
            for line in 0..LINES as u8 {
                for piece in board.trips(line) {
                    trips.push(*piece);
                }
            }
        }
        let railway = &now.railway;
        if railway.top < game.known_bottom() {
            trips.push(railway.top);
        }
        for piece in game.known_bottom()..railway.end {
            trips.push(piece);
        }
        Known {
            both_sides,
            trips,
            unknown: railway.top + 1..game.cards(),
        }
    }
}

impl VillageRails {
    pub(crate) fn redealt(&self, who: Viewer, dice: &mut Dice) -> VillageRails {
        let mut game = self.clone();
        let known = Known::of(self);
        if self.now.pairing.is_some() {
            game.redeal_sides(&known, dice);
        } else {
            game.redeal_railway(known, dice);
        }
        let own = who.seat().filter(|seat| seat.0 < self.now.seats);
        game.redeal_terminus(own, dice);
        game
    }

    /// Track-side-up cards are known exactly; a trip shows a card of its face; the rest is shuffled into the deck's middle.
    fn redeal_railway(&mut self, known: Known, dice: &mut Dice) {
        let (tracks, trips) = (&self.content.track_twins, &self.content.trip_twins);
        let cards = &mut self.now.railway.cards;
        let mut pool = self.content.pools.trips.clone();
        for piece in known.both_sides.iter() {
            let card = usize::from(cards[usize::from(piece)]);
            let alike = |other: u8| tracks[usize::from(other)] == tracks[card];
            cards[usize::from(piece)] = pool.take_first(trips[card], alike);
        }
        for piece in known.trips.iter() {
            let face = trips[usize::from(cards[usize::from(piece)])];
            cards[usize::from(piece)] = pool.take_any(face, dice);
        }
        let rest = pool.shuffled(dice);
        for (piece, card) in known.unknown.zip(rest.iter()) {
            cards[usize::from(piece)] = card;
        }
    }

    /// With sides paired anew every unseen track side may lie under every trip.
    fn redeal_sides(&mut self, known: &Known, dice: &mut Dice) {
        let content = Arc::clone(&self.content);
        let mut tracks = content.pools.tracks.clone();
        let mut trips = content.pools.trips.clone();
        let mut pairing = [NO; Content::MOST_CARDS];
        for piece in known.both_sides.iter() {
            let card = usize::from(self.now.railway.cards[usize::from(piece)]);
            let track = tracks.take_first(content.track_twins[card], |_| true);
            let trip = trips.take_first(content.trip_twins[self.trip_index(card)], |_| true);
            pairing[usize::from(track)] = trip;
            self.now.railway.cards[usize::from(piece)] = track;
        }
        let mut faces = Few::<ROW>::new();
        for piece in known.trips.iter() {
            let card = usize::from(self.now.railway.cards[usize::from(piece)]);
            let face = content.trip_twins[self.trip_index(card)];
            faces.push(trips.take_first(face, |_| true));
        }
        let hidden = trips.shuffled(dice);
        let unseen = tracks.shuffled(dice);
        let pieces = known.trips.iter().chain(known.unknown.clone());
        for ((piece, trip), track) in pieces
            .zip(faces.iter().chain(hidden.iter()))
            .zip(unseen.iter())
        {
            pairing[usize::from(track)] = trip;
            self.now.railway.cards[usize::from(piece)] = track;
        }
        self.now.pairing = Some(Arc::new(pairing));
    }

    /// One's own hand and what was played keep their faces; the rest goes uniformly to other hands and the deck.
    fn redeal_terminus(&mut self, own: Option<Seat>, dice: &mut Dice) {
        let mut known = Few::<TERMINI>::new();
        let mut faces = Few::<TERMINI>::new();
        let mut unknown = Few::<TERMINI>::new();
        for seat in Seat::all(self.now.seats) {
            for piece in self.board(seat).played() {
                faces.push(self.face(piece));
            }
            if own != Some(seat) {
                self.forget_which_was_played(seat);
            }
            for piece in self.board(seat).played() {
                known.push(piece);
            }
            for piece in self.board(seat).hand() {
                if own == Some(seat) {
                    known.push(*piece);
                    faces.push(self.face(*piece));
                } else {
                    unknown.push(*piece);
                }
            }
        }
        let termini = &self.content.termini;
        for piece in self.now.terminus.top..termini.len() as u8 {
            unknown.push(piece);
        }
        let cards = &mut self.now.terminus.cards;
        let mut pool = self.content.pools.termini.clone();
        for (piece, face) in known.iter().zip(faces.iter()) {
            cards[usize::from(piece)] = pool.take_first(face, |_| true);
        }
        let rest = pool.shuffled(dice);
        for (piece, card) in unknown.iter().zip(rest.iter()) {
            cards[usize::from(piece)] = card;
        }
    }

    /// Others saw cards drawn and cards played, but not which was which: the earliest drawn count as played.
    fn forget_which_was_played(&mut self, seat: Seat) {
        let board = self.board_mut(seat);
        let mut drawn = Few::<10>::new();
        for piece in board.played().chain(board.hand().iter().copied()) {
            drawn.push(piece);
        }
        drawn.sort();
        let mut drawn = drawn.iter();
        for piece in board.played_mut() {
            *piece = drawn.next().unwrap_or(NO);
        }
        board.hand = std::array::from_fn(|_| drawn.next().unwrap_or(NO));
    }
}
