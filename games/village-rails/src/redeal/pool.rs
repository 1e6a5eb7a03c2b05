//! The cards that are left, sorted by face, without the heap: bots redeal thousands of times a second.

use crate::content::Content;
use table::Dice;

/// A short list.
pub(super) struct Few<const MOST: usize> {
    things: [u8; MOST],
    len: usize,
}

impl<const MOST: usize> Few<MOST> {
    pub(super) const fn new() -> Few<MOST> {
        Few {
            things: [0; MOST],
            len: 0,
        }
    }

    pub(super) fn push(&mut self, thing: u8) {
        self.things[self.len] = thing;
        self.len += 1;
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.things[..self.len].iter().copied()
    }

    pub(super) fn sort(&mut self) {
        self.things[..self.len].sort_unstable();
    }
}

const MOST: usize = Content::MOST_CARDS;

/// The cards that are left. Each face has its own shelf, lower numbers first until one is drawn.
pub(super) struct Pool {
    cards: [u8; MOST],
    /// Where a face's shelf begins and how many are left on it.
    shelves: [(u8, u8); MOST],
}

impl Pool {
    /// All cards, given the face of each.
    pub(super) fn new(faces: &[u8]) -> Pool {
        let mut shelves = [(0, 0); MOST];
        for face in faces {
            shelves[usize::from(*face)].1 += 1;
        }
        let mut begin = 0;
        for shelf in &mut shelves {
            begin += std::mem::replace(shelf, (begin, 0)).1;
        }
        let mut cards = [0; MOST];
        for (card, face) in (0..).zip(faces) {
            let (begin, count) = &mut shelves[usize::from(*face)];
            cards[usize::from(*begin + *count)] = card;
            *count += 1;
        }
        Pool { cards, shelves }
    }

    /// Takes the lowest card of a face that is wanted; there is one, since it lies on the table.
    pub(super) fn take_first(&mut self, face: u8, wanted: impl Fn(u8) -> bool) -> u8 {
        let (begin, count) = &mut self.shelves[usize::from(face)];
        let shelf = &mut self.cards[usize::from(*begin)..usize::from(*begin + *count)];
        let at = shelf.iter().position(|card| wanted(*card)).unwrap_or(0);
        shelf[at..].rotate_left(1);
        *count -= 1;
        shelf[usize::from(*count)]
    }

    /// Takes any card of a face.
    pub(super) fn take_any(&mut self, face: u8, dice: &mut Dice) -> u8 {
        let (begin, count) = &mut self.shelves[usize::from(face)];
        let at = dice.below(u32::from(*count)) as u8;
        *count -= 1;
        let last = usize::from(*begin + *count);
        self.cards.swap(usize::from(*begin + at), last);
        self.cards[last]
    }

    /// All that is left, in any order.
    pub(super) fn shuffled(&self, dice: &mut Dice) -> Few<MOST> {
        let mut rest = Few::new();
        for (begin, count) in self.shelves {
            for card in &self.cards[usize::from(begin)..usize::from(begin + count)] {
                rest.push(*card);
            }
        }
        dice.shuffle(&mut rest.things[..rest.len]);
        rest
    }
}
