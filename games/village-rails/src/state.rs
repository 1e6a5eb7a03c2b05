//! The state: one flat piece of memory that bots copy by the million. The cards themselves are shared ([`Content`]).
//!
//! A card on the table is known by its *piece*: the running number of its appearance. The railway deck is a row of cards in
//! the order in which they come to its top; the place in the row is the piece. So a market or a tableau holds pieces, views
//! can show them (part 5), trips put under the deck get new ones at the end of the row, and a redeal only changes the row.

mod board;

pub(crate) use board::{Board, Line, bits, laid};

use crate::content::{Content, Terminus, Track, Trip};
use crate::view::Last;
use serde::{Deserialize, Serialize};
use std::{fmt, sync::Arc};
use table::Seat;

/// Nothing lies here.
pub(crate) const NO: u8 = u8::MAX;
pub(crate) const CELLS: usize = 12;
pub(crate) const LINES: usize = 7;
/// Everybody has twelve turns (2.3).
pub(crate) const TURNS: u8 = 12;
/// Places in the row of railway cards: all cards, and again every trip that can be put under the deck, one a turn (V6).
pub(crate) const ROW: usize = Content::MOST_CARDS + 4 * TURNS as usize;
/// Places in the row of terminus cards.
pub(crate) const TERMINI: usize = Content::MOST_TERMINI;

/// A game of Village Rails.
#[derive(Clone)]
pub struct VillageRails {
    pub(crate) content: Arc<Content>,
    pub(crate) now: State,
}

/// Two games with the same state are equal; the content set is a given, like the box on the shelf.
impl PartialEq for VillageRails {
    fn eq(&self, other: &VillageRails) -> bool {
        self.now == other.now
    }
}

impl Eq for VillageRails {}

impl fmt::Debug for VillageRails {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.now.fmt(f)
    }
}

/// All that changes (2.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    /// Which trip side each card has, if sides were paired anew (`shuffled_pairing`).
    pub(crate) pairing: Option<Arc<Pairing>>,
    pub(crate) railway: Railway,
    pub(crate) terminus: TerminusRow,
    pub(crate) track_market: Market<7>,
    pub(crate) trip_market: Market<4>,
    pub(crate) seats: u8,
    pub(crate) to_act: Seat,
    pub(crate) phase: Phase,
    /// Whether the seat to act has planned its trip this turn (V6).
    pub(crate) planned: bool,
    pub(crate) last: Option<Last>,
    pub(crate) boards: [Board; 4],
}

/// A trip side for each card; [`NO`] beyond the last.
pub(crate) type Pairing = [u8; Content::MOST_CARDS];

/// Where the turn stands (2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// This turn's track is not yet built.
    Main,
    /// Completed lines wait to be resolved.
    Resolve,
    /// The track is built; a trip can still be planned.
    Tail,
    /// All turns are taken.
    Over,
}

impl Phase {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Phase::Main => "main",
            Phase::Resolve => "resolve",
            Phase::Tail => "tail",
            Phase::Over => "over",
        }
    }
}

/// The railway deck and every card that came off it, by piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Railway {
    /// Cards by piece; [`NO`] where a trip lay that has gone under the deck, and beyond the end.
    pub(crate) cards: [u8; ROW],
    /// The piece on top of the deck.
    pub(crate) top: u8,
    /// One past the piece at the bottom.
    pub(crate) end: u8,
}

impl Railway {
    pub(crate) const fn len(&self) -> u8 {
        self.end - self.top
    }

    /// Puts the trip that lay as `piece` under the deck (2.4).
    pub(crate) fn put_under(&mut self, piece: u8) {
        let card = std::mem::replace(&mut self.cards[usize::from(piece)], NO);
        self.cards[usize::from(self.end)] = card;
        self.end += 1;
    }
}

/// The terminus deck and every card drawn from it, by piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TerminusRow {
    pub(crate) cards: [u8; TERMINI],
    /// The piece on top of the deck.
    pub(crate) top: u8,
}

/// A card on offer and the coins on it, which move with it (V3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lot {
    pub(crate) piece: u8,
    pub(crate) coins: u8,
}

/// A market; slot 0 is furthest from the deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Market<const SLOTS: usize> {
    lots: [Lot; SLOTS],
    len: u8,
}

impl<const SLOTS: usize> Market<SLOTS> {
    const EMPTY: Lot = Lot {
        piece: NO,
        coins: 0,
    };

    pub(crate) const fn new() -> Market<SLOTS> {
        Market {
            lots: [Market::<SLOTS>::EMPTY; SLOTS],
            len: 0,
        }
    }

    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn lots(&self) -> &[Lot] {
        &self.lots[..usize::from(self.len)]
    }

    pub(crate) const fn has_room(&self) -> bool {
        (self.len as usize) < SLOTS
    }

    /// A card enters the highest slot.
    pub(crate) fn push(&mut self, lot: Lot) {
        self.lots[usize::from(self.len)] = lot;
        self.len += 1;
    }

    /// £1 is put onto every slot below, the card taken, the higher ones slide down (V3, V4: the coins on it come last).
    /// Every slot is written whatever the choice, since a processor cannot guess it.
    #[inline]
    pub(crate) fn take(&mut self, slot: u8) -> Lot {
        let slot = usize::from(slot);
        let taken = self.lots[slot];
        for i in 0..SLOTS {
            let here = self.lots[i];
            let next = if i + 1 < SLOTS {
                self.lots[i + 1]
            } else {
                Market::<SLOTS>::EMPTY
            };
            let paid = Lot {
                piece: here.piece,
                coins: here.coins + 1,
            };
            self.lots[i] = if i < slot { paid } else { next };
        }
        self.len -= 1;
        taken
    }
}

impl VillageRails {
    pub(crate) fn board(&self, seat: Seat) -> &Board {
        &self.now.boards[seat.index()]
    }

    pub(crate) fn board_mut(&mut self, seat: Seat) -> &mut Board {
        &mut self.now.boards[seat.index()]
    }

    /// The boards in play, by seat.
    pub(crate) fn boards(&self) -> &[Board] {
        &self.now.boards[..usize::from(self.now.seats)]
    }

    /// How many railway cards there are in all.
    pub(crate) fn cards(&self) -> u8 {
        self.content.tracks.len() as u8
    }

    /// The track side of a piece.
    #[inline]
    pub(crate) fn track(&self, piece: u8) -> Track {
        self.content.tracks[usize::from(self.now.railway.cards[usize::from(piece)])]
    }

    /// Whether turning a piece changes anything (V12).
    #[inline]
    pub(crate) fn turns(&self, piece: u8) -> bool {
        self.content.turning[usize::from(self.now.railway.cards[usize::from(piece)])]
    }

    /// The trip side of a piece.
    pub(crate) fn trip(&self, piece: u8) -> Trip {
        let card = usize::from(self.now.railway.cards[usize::from(piece)]);
        self.content.trips[self.trip_index(card)]
    }

    /// Which of the set's trip sides a card bears.
    pub(crate) fn trip_index(&self, card: usize) -> usize {
        match &self.now.pairing {
            None => card,
            Some(pairing) => usize::from(pairing[card]),
        }
    }

    /// The face of a terminus piece, an index into the set's faces.
    pub(crate) fn face(&self, piece: u8) -> u8 {
        self.content.termini[usize::from(self.now.terminus.cards[usize::from(piece)])]
    }

    /// What a terminus piece shows.
    pub(crate) fn terminus(&self, piece: u8) -> &Terminus {
        &self.content.faces[usize::from(self.face(piece))]
    }

    /// How many trips have gone under the deck so far.
    pub(crate) fn returned(&self) -> u8 {
        self.now.railway.end - self.cards()
    }

    /// The first piece of the block of returned trips at the bottom of the deck, which everybody knows (part 5).
    pub(crate) fn known_bottom(&self) -> u8 {
        self.now.railway.top.max(self.cards())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_state_stays_small() {
        assert!(
            size_of::<VillageRails>() <= 512,
            "{}",
            size_of::<VillageRails>()
        );
        assert_eq!(size_of::<Board>(), 64);
    }
}
