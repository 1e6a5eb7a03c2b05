//! Cards sorted by face: what is left of them while a viewer's game is dealt anew (part 5), without the heap, since bots do
//! it thousands of times a second.

use super::Content;
use table::Dice;

const MOST: usize = Content::MOST_CARDS;
/// Taken.
const NO: u8 = u8::MAX;

/// A short list.
pub(crate) struct Few<const MOST: usize> {
    things: [u8; MOST],
    len: usize,
}

impl<const MOST: usize> Few<MOST> {
    pub(crate) const fn new() -> Few<MOST> {
        Few {
            things: [0; MOST],
            len: 0,
        }
    }

    pub(crate) fn push(&mut self, thing: u8) {
        self.things[self.len] = thing;
        self.len += 1;
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = u8> + '_ {
        self.things[..self.len].iter().copied()
    }

    pub(crate) fn sort(&mut self) {
        self.things[..self.len].sort_unstable();
    }
}

/// All cards of a set, sorted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pools {
    /// Railway cards by track side.
    pub(crate) tracks: Pool,
    /// Railway cards by trip side.
    pub(crate) trips: Pool,
    /// Terminus cards by face.
    pub(crate) termini: Pool,
}

/// The cards that are left. Each face has its own shelf, lower numbers first until one is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pool {
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
        let mut cards = [NO; MOST];
        for (card, face) in (0..).zip(faces) {
            let (begin, count) = &mut shelves[usize::from(*face)];
            cards[usize::from(*begin + *count)] = card;
            *count += 1;
        }
        Pool { cards, shelves }
    }

    /// Takes the lowest card of a face that is wanted; there is one, since it lies on the table.
    pub(crate) fn take_first(&mut self, face: u8, wanted: impl Fn(u8) -> bool) -> u8 {
        let (begin, count) = self.shelves[usize::from(face)];
        let end = usize::from(begin + count);
        let shelf = &mut self.cards[usize::from(begin)..end];
        let at = shelf.iter().position(|card| wanted(*card)).unwrap_or(0);
        let card = shelf[at];
        for place in at + 1..shelf.len() {
            shelf[place - 1] = shelf[place];
        }
        self.take_last(face);
        card
    }

    /// Takes any card of a face.
    pub(crate) fn take_any(&mut self, face: u8, dice: &mut Dice) -> u8 {
        let (begin, count) = self.shelves[usize::from(face)];
        let at = usize::from(begin) + dice.below(u32::from(count)) as usize;
        let card = self.cards[at];
        self.cards[at] = self.cards[usize::from(begin + count - 1)];
        self.take_last(face);
        card
    }

    fn take_last(&mut self, face: u8) {
        let (begin, count) = &mut self.shelves[usize::from(face)];
        *count -= 1;
        self.cards[usize::from(*begin + *count)] = NO;
    }

    /// All that is left, in any order.
    pub(crate) fn shuffled(&self, dice: &mut Dice) -> Few<MOST> {
        let mut rest = Few::new();
        for card in self.cards {
            if card != NO {
                rest.push(card);
            }
        }
        dice.shuffle(&mut rest.things[..rest.len]);
        rest
    }
}
