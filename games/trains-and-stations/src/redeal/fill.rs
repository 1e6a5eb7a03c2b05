//! Deals unseen Power cards to hands that are known to lack some, and to the deck, which may hold any.

use crate::content::Content;
use crate::state::{MOST_SEATS, NO};
use table::Dice;

/// How often a free deal is tried before cards are moved one by one.
const TRIES: u32 = 32;

/// The cards that a viewer has not seen, and the places they may lie in: hands first, then the deck.
pub(super) struct Unseen {
    cards: [u8; Content::MOST_CARDS],
    len: usize,
    /// By hand where it ends, and what it lacks.
    hands: [(usize, u32); MOST_SEATS],
    count: usize,
    /// The face the viewer returned: one of it is in the deck, as far as that can be.
    returned: u8,
    taken: usize,
}

impl Unseen {
    pub(super) fn new(left: &[u8; Content::MOST_FACES], returned: u8) -> Unseen {
        let mut cards = [NO; Content::MOST_CARDS];
        let mut len = 0;
        for (face, count) in (0..).zip(left) {
            for _ in 0..*count {
                cards[len] = face;
                len += 1;
            }
        }
        Unseen {
            cards,
            len,
            hands: [(0, 0); MOST_SEATS],
            count: 0,
            returned,
            taken: 0,
        }
    }

    /// One more hand of so many cards, without these.
    pub(super) fn hand(&mut self, cards: u8, lacks: u32) {
        let from = match self.count {
            0 => 0,
            count => self.hands[count - 1].0,
        };
        self.hands[self.count] = (from + usize::from(cards), lacks);
        self.count += 1;
    }

    /// The next card, hands first.
    pub(super) fn next(&mut self) -> u8 {
        self.taken += 1;
        self.cards[self.taken - 1]
    }

    /// What the hand at a place lacks; the deck lacks nothing.
    fn lacks(&self, place: usize) -> u32 {
        let hand = self.hands[..self.count]
            .iter()
            .find(|(end, _)| place < *end);
        hand.map_or(0, |(_, lacks)| *lacks)
    }

    fn in_hands(&self) -> usize {
        match self.count {
            0 => 0,
            count => self.hands[count - 1].0,
        }
    }

    fn fits(&self, place: usize, face: u8) -> bool {
        self.lacks(place) & 1 << face == 0
    }

    /// Deals uniformly over what is possible: all of it at once while that comes out, else by moving cards that cannot lie
    /// where they lie.
    pub(super) fn deal(&mut self, dice: &mut Dice) {
        let len = self.len;
        let hands = self.in_hands();
        // The viewer's own returned card is set aside for the deck (part 4).
        let known = self.cards[..len].iter().position(|f| *f == self.returned);
        let known = known.filter(|_| hands < len);
        if let Some(at) = known {
            self.cards.swap(at, len - 1);
        }
        let free = len - usize::from(known.is_some());
        for _ in 0..TRIES {
            dice.shuffle(&mut self.cards[..free]);
            if (0..hands).all(|place| self.fits(place, self.cards[place])) {
                return self.shuffle_deck(hands, dice);
            }
        }
        for place in 0..hands {
            if !self.fits(place, self.cards[place]) {
                let mut visited = 1 << place;
                if !self.make_room(place, free, &mut visited) {
                    // Only with the returned card in some hand can the others lie as they must.
                    let mut visited = 1 << place;
                    self.make_room(place, len, &mut visited);
                }
            }
        }
        self.shuffle_deck(hands, dice);
    }

    /// Moves the card at `place` to where it may lie, the card there further on if need be (an augmenting path).
    fn make_room(&mut self, place: usize, free: usize, visited: &mut u32) -> bool {
        let face = self.cards[place];
        let direct = (0..free).find(|other| {
            *visited & 1 << other == 0
                && self.fits(*other, face)
                && self.fits(place, self.cards[*other])
        });
        if let Some(other) = direct {
            self.cards.swap(place, other);
            return true;
        }
        for other in 0..free {
            if *visited & 1 << other != 0 || !self.fits(other, face) {
                continue;
            }
            *visited |= 1 << other;
            self.cards.swap(place, other);
            if self.make_room(place, free, visited) {
                return true;
            }
            self.cards.swap(place, other);
        }
        false
    }

    /// Nobody knows where in the deck a card lies.
    fn shuffle_deck(&mut self, hands: usize, dice: &mut Dice) {
        dice.shuffle(&mut self.cards[hands..self.len]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dealt(left: &[u8], returned: u8, hands: &[(u8, u32)], seed: u64) -> Vec<u8> {
        let mut all = [0; Content::MOST_FACES];
        all[..left.len()].copy_from_slice(left);
        let mut unseen = Unseen::new(&all, returned);
        hands.iter().for_each(|(n, lacks)| unseen.hand(*n, *lacks));
        unseen.deal(&mut Dice::fast(seed));
        unseen.cards[..unseen.len].to_vec()
    }

    #[test]
    fn hands_lack_what_they_lack_even_where_one_deal_alone_is_possible() {
        for seed in 0..50 {
            let cards = dealt(
                &[1, 1, 1, 1],
                NO,
                &[(1, 0b1110), (1, 0b1101), (1, 0b1011)],
                seed,
            );
            assert_eq!(cards, [0, 1, 2, 3]);
        }
    }

    #[test]
    fn a_chain_of_moves_is_found() {
        for seed in 0..200 {
            let hands = [(3, 0b0000_0111), (3, 0b0011_1000), (2, 0b1100_0000)];
            let cards = dealt(&[1; 8], NO, &hands, seed);
            for (place, face) in cards.iter().enumerate() {
                let lacks = hands[if place < 3 {
                    0
                } else if place < 6 {
                    1
                } else {
                    2
                }]
                .1;
                assert_eq!(lacks & 1 << face, 0, "{cards:?}");
            }
        }
    }

    #[test]
    fn the_returned_card_is_in_the_deck_while_there_is_one() {
        for seed in 0..50 {
            let cards = dealt(&[1, 1, 1, 1], 2, &[(3, 0)], seed);
            assert_eq!(cards[3], 2);
            let cards = dealt(&[1, 1, 1], 2, &[(3, 0)], seed);
            assert!(cards.contains(&2));
        }
    }
}
