//! The offers of 2.4, worked out once for a content set: for each set of cards and each need, the payment with least pollution.

use super::{Gathered, Kinds, MOST_RAILS, Need};
use crate::action::Pay;
use crate::content::{CARDS, Card, Kind};
use crate::state::Cards;
use std::fmt;

/// Every set of one or two types, by its bits, as a place in the table.
const KINDS: usize = 16;
const LENGTHS: usize = MOST_RAILS as usize + 1;
/// Lengths, then `U`, then `T`, each with every destination; then the five needs of one icon.
const NEEDS: usize = (LENGTHS + 2) * KINDS + 5;

/// What each set of cards can pay for, as slot masks of four bits by ascending card; 0: nothing.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Prices(Box<[[u16; NEEDS]]>);

impl fmt::Debug for Prices {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Prices")
    }
}

impl Need {
    fn place(self) -> usize {
        match self {
            Need::Buy(length, kinds) => usize::from(length) * KINDS + usize::from(kinds.0),
            Need::Upgrade(kinds) => LENGTHS * KINDS + usize::from(kinds.0),
            Need::Move(kind) => (LENGTHS + 1) * KINDS + kind as usize,
            Need::Build => (LENGTHS + 2) * KINDS,
            Need::Hire => (LENGTHS + 2) * KINDS + 1,
            Need::Add => (LENGTHS + 2) * KINDS + 2,
            Need::Capital => (LENGTHS + 2) * KINDS + 3,
            Need::Clean => (LENGTHS + 2) * KINDS + 4,
        }
    }
}

impl Prices {
    /// Works out every price of these cards.
    pub(crate) fn of(cards: &[Card; CARDS]) -> Prices {
        let mut table = vec![[0; NEEDS]; 1 << CARDS].into_boxed_slice();
        let ends = Kind::ALL.into_iter().flat_map(|a| {
            let from_a = Kind::ALL.into_iter().filter(move |b| a <= *b);
            from_a.map(move |b| Kinds::two(a, b))
        });
        let buys = ends.clone().map(|kinds| Need::Buy(0, kinds));
        let upgrades = ends.map(Need::Upgrade);
        let moves = Kind::ALL.into_iter().map(Need::Move);
        let single = [
            Need::Build,
            Need::Hire,
            Need::Add,
            Need::Capital,
            Need::Clean,
        ];
        for need in buys.chain(upgrades).chain(moves).chain(single) {
            for (set, row) in table.iter_mut().enumerate() {
                if (1..=3).contains(&set.count_ones()) {
                    let mut search = Search {
                        cards,
                        need,
                        set: Cards(set as u8),
                        least: [(u8::MAX, 0); LENGTHS],
                    };
                    search.next(0, Gathered::START, 0, 0);
                    search.write(row);
                }
            }
        }
        Prices(table)
    }

    /// The offered payment of exactly these cards.
    #[inline]
    pub(crate) fn offer(&self, cards: Cards, need: Need) -> Option<Pay> {
        if matches!(need, Need::Buy(length, _) if length > MOST_RAILS) {
            return None;
        }
        match self.0[usize::from(cards.0)][need.place()] {
            0 => None,
            masks => Some(Pay::listed(cards, masks)),
        }
    }

    /// Every offered payment from this hand, in canonical order: at most seven.
    #[inline]
    pub(crate) fn offers(&self, hand: &Subsets, need: Need) -> impl Iterator<Item = Pay> {
        hand.0
            .into_iter()
            .filter(|cards| !cards.is_empty())
            .filter_map(move |cards| self.offer(cards, need))
    }
}

/// The sets of cards that a hand of at most three can play, in the order of their lists.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Subsets([Cards; 7]);

impl Subsets {
    pub(crate) fn of(hand: Cards) -> Subsets {
        let mut cards = hand.iter().map(Cards::one);
        let [a, b, c] = std::array::from_fn(|_| cards.next().unwrap_or_default());
        let join = |these: [Cards; 2]| match these {
            [_, Cards(0)] | [Cards(0), _] => Cards::default(),
            [some, more] => some.and(more),
        };
        let ab = join([a, b]);
        Subsets([a, ab, join([ab, c]), join([a, c]), b, join([b, c]), c])
    }
}

/// Goes through the slot masks of a set of cards, the smallest tuples first.
struct Search<'c> {
    cards: &'c [Card; CARDS],
    need: Need,
    set: Cards,
    /// For each rail length the least pollution and the masks for it; the first found is the smallest tuple.
    least: [(u8, u16); LENGTHS],
}

impl Search<'_> {
    fn next(&mut self, at: usize, gathered: Gathered, masks: u16, pollution: u8) {
        let Some(card) = self.set.iter().nth(at) else {
            let met = gathered.met(self.need);
            for (length, least) in self.least.iter_mut().enumerate() {
                if met >> length & 1 == 1 && pollution < least.0 {
                    *least = (pollution, masks);
                }
            }
            return;
        };
        let slots = &self.cards[usize::from(card) - 1].slots;
        for mask in 1..16u8 {
            let more = gathered.touch_all(self.need, slots, mask);
            if !more.is_empty() {
                let masks = masks | u16::from(mask) << (4 * at);
                let pollution = pollution + mask.count_ones() as u8 - 1;
                self.next(at + 1, more, masks, pollution);
            }
        }
    }

    fn write(&self, row: &mut [u16; NEEDS]) {
        match self.need {
            Need::Buy(_, kinds) => {
                for (length, (_, masks)) in (0..).zip(self.least).skip(1) {
                    row[Need::Buy(length, kinds).place()] = masks;
                }
            }
            need => row[need.place()] = self.least[0].1,
        }
    }
}
