//! One decision, with the cards that pay for it (2.3, 2.4).

use crate::content::Kind;
use crate::state::Cards;

/// One decision, in canonical order: setup, then the actions in the order of part 3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `card:3 card:1 card:4 card:2`: the dealt map cards at NW, NE, SW, SE.
    Arrange {
        /// Card numbers, counted from 1.
        cards: [u8; 4],
    },
    /// `at:b2 pips:1`: a passenger die on a printed building of the card that is due.
    Place {
        /// A square of the building.
        square: u8,
        /// 1 or 2.
        pips: u8,
    },
    /// `buy link:b1 … pay` (3.1).
    Buy {
        /// The link's key.
        link: u8,
        /// What is played for it.
        pay: Pay,
    },
    /// `build new:3 at:c4 [keep:b1] … pay` (3.2).
    Build {
        /// The building die.
        die: u8,
        /// Where.
        square: u8,
        /// The part of a split link that keeps its marker.
        keep: Option<u8>,
        /// What is played for it.
        pay: Pay,
    },
    /// `move die:b2.2 to:L link:b1 link:c4 [convert:2] … pay` (3.3).
    Move {
        /// A square of the departure building.
        from: u8,
        /// The value of the die that drops by one.
        value: u8,
        /// The type of the destination.
        to: Kind,
        /// The links travelled.
        route: Route,
        /// The leisure conversion.
        convert: Option<u8>,
        /// What is played for it.
        pay: Pay,
    },
    /// `hire … pay` (3.4).
    Hire {
        /// What is played for it.
        pay: Pay,
    },
    /// `capital … pay` (3.5).
    Capital {
        /// What is played for it.
        pay: Pay,
    },
    /// `clean … pay` (3.6).
    Clean {
        /// What is played for it.
        pay: Pay,
    },
    /// `add die:b2.2 … pay`, or `add at:b2 … pay` where no die stands (3.7).
    Add {
        /// A square of the building.
        square: u8,
        /// The value of the die that rises; none: a recovered die is placed.
        value: Option<u8>,
        /// What is played for it.
        pay: Pay,
    },
    /// `upgrade link:b1 … pay` (3.8).
    Upgrade {
        /// The link's key.
        link: u8,
        /// What is played for it.
        pay: Pay,
    },
    /// `pass`.
    Pass,
}

impl Action {
    /// What is played for it; setup and a pass cost nothing.
    pub fn pay(&self) -> Pay {
        let mut action = *self;
        action.pay_mut().copied().unwrap_or_default()
    }

    pub(crate) const fn pay_mut(&mut self) -> Option<&mut Pay> {
        match self {
            Action::Arrange { .. } | Action::Place { .. } | Action::Pass => None,
            Action::Buy { pay, .. }
            | Action::Build { pay, .. }
            | Action::Move { pay, .. }
            | Action::Hire { pay }
            | Action::Capital { pay }
            | Action::Clean { pay }
            | Action::Add { pay, .. }
            | Action::Upgrade { pay, .. } => Some(pay),
        }
    }
}

/// A payment: slots by card, as a list of (card, slot mask); bit 0 of a mask is slot 1. Payments are ordered by their cards, then
/// by their masks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Pay {
    cards: [u8; Pay::MOST],
    masks: [u8; Pay::MOST],
}

impl Pay {
    /// No payment lists more cards: a set of action cards has four.
    pub const MOST: usize = 4;

    /// The payment of this list; none: it is too long, or a card has no number.
    pub fn of(parts: &[(u8, u8)]) -> Option<Pay> {
        let mut pay = Pay::default();
        if parts.len() > Pay::MOST || parts.iter().any(|(card, _)| *card == 0) {
            return None;
        }
        for (at, (card, mask)) in parts.iter().enumerate() {
            pay.cards[at] = *card;
            pay.masks[at] = *mask;
        }
        Some(pay)
    }

    /// The payment of these cards with masks of four bits each, by ascending card.
    pub(crate) fn listed(cards: Cards, masks: u16) -> Pay {
        let mut pay = Pay::default();
        for (at, card) in cards.iter().enumerate() {
            pay.cards[at] = card;
            pay.masks[at] = (masks >> (4 * at) & 15) as u8;
        }
        pay
    }

    /// The list.
    pub fn parts(&self) -> impl Iterator<Item = (u8, u8)> + Clone + use<> {
        let cards = self.cards.into_iter().take_while(|card| *card != 0);
        cards.zip(self.masks)
    }

    /// π: for each card, the slots used beyond the first (2.4).
    pub fn pollution(&self) -> u8 {
        let beyond = |mask: u8| mask.count_ones().saturating_sub(1) as u8;
        self.masks.into_iter().map(beyond).sum()
    }

    /// The cards as a set.
    pub(crate) fn set(&self) -> Cards {
        self.parts().map(|(card, _)| card).collect()
    }
}

/// The links of a trip in the order of travel, as keys.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Route([u8; Route::MOST]);

impl Route {
    /// A longer list is not read. Six cubes allow six links; what goes beyond repeats a building.
    pub const MOST: usize = 8;

    /// The route of these keys; none: it is too long.
    pub fn of(keys: &[u8]) -> Option<Route> {
        let mut route = Route::default();
        if keys.len() > Route::MOST {
            return None;
        }
        for (place, key) in route.0.iter_mut().zip(keys) {
            // Kept one higher, so that a shorter list comes before its continuations.
            *place = key.checked_add(1)?;
        }
        Some(route)
    }

    /// The keys in the order of travel.
    pub fn keys(&self) -> impl Iterator<Item = u8> + Clone + use<> {
        let set = self.0.into_iter().take_while(|key| *key != 0);
        set.map(|key| key - 1)
    }

    /// Its number of links, which is the number of stops.
    pub fn stops(&self) -> u8 {
        self.keys().count() as u8
    }
}
