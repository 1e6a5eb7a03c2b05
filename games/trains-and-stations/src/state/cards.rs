//! Power cards in order: the deck, hands, what was drawn this turn.

use super::NO;
use crate::content::Content;
use table::Seat;

/// Power cards in order, by face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cards {
    faces: [u8; Content::MOST_CARDS],
    len: u8,
}

impl Cards {
    pub(crate) const NONE: Cards = Cards {
        faces: [NO; Content::MOST_CARDS],
        len: 0,
    };

    pub(crate) fn faces(&self) -> &[u8] {
        &self.faces[..usize::from(self.len)]
    }

    pub(crate) fn faces_mut(&mut self) -> &mut [u8] {
        &mut self.faces[..usize::from(self.len)]
    }

    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    pub(crate) fn push(&mut self, face: u8) {
        self.faces[usize::from(self.len)] = face;
        self.len += 1;
    }

    pub(crate) fn has(&self, face: u8) -> bool {
        self.faces().contains(&face)
    }

    /// Takes away the first card of this face; whether there was one.
    pub(crate) fn take(&mut self, face: u8) -> bool {
        let Some(at) = self.faces().iter().position(|f| *f == face) else {
            return false;
        };
        self.faces.copy_within(at + 1.., at);
        self.faces[Content::MOST_CARDS - 1] = NO;
        self.len -= 1;
        true
    }

    /// The top card.
    pub(crate) fn draw(&mut self) -> Option<u8> {
        let face = *self.faces().first()?;
        self.take(face);
        Some(face)
    }

    /// The faces held, as bits.
    pub(crate) fn bits(&self) -> u32 {
        self.faces().iter().fold(0, |bits, face| bits | 1 << face)
    }
}

/// Power cards drawn, and by whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Drawn {
    cards: Cards,
    seats: [u8; Content::MOST_CARDS],
}

impl Drawn {
    pub(crate) const NONE: Drawn = Drawn {
        cards: Cards::NONE,
        seats: [NO; Content::MOST_CARDS],
    };

    pub(crate) fn push(&mut self, seat: Seat, face: u8) {
        self.seats[usize::from(self.cards.len())] = seat.0;
        self.cards.push(face);
    }

    /// What one seat drew, in order.
    pub(crate) fn by(&self, seat: Seat) -> impl Iterator<Item = u8> {
        let all = self.cards.faces().iter().zip(self.seats);
        all.filter(move |(_, s)| *s == seat.0)
            .map(|(face, _)| *face)
    }

    /// Forgets which cards others drew; that they drew is known.
    pub(crate) fn blank_but(&mut self, own: Option<Seat>) {
        let seats = self.seats;
        for (face, seat) in self.cards.faces_mut().iter_mut().zip(seats) {
            if own.is_none_or(|own| own.0 != seat) {
                *face = NO;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_keep_their_order() {
        let mut cards = Cards::NONE;
        [3, 1, 3, 2].into_iter().for_each(|face| cards.push(face));
        assert!(cards.take(3) && !cards.take(7));
        assert_eq!((cards.faces(), cards.bits()), (&[1, 3, 2][..], 0b1110));
        assert_eq!((cards.draw(), cards.len()), (Some(1), 2));
        let mut same = Cards::NONE;
        [3, 2].into_iter().for_each(|face| same.push(face));
        assert_eq!(cards, same);
    }
}
