//! What a viewer of the yard knows, and what could be where it does not.

use super::{
    fault::{Fault, has},
    state::{Points, Stage, Toy},
};
use serde::Serialize;
use table::{Dice, Game, Seat, Seats, Viewer};

/// All that one viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct View {
    pub(crate) who: Viewer,
    pub(crate) phase: &'static str,
    pub(crate) round: u8,
    pub(crate) to_act: Seats,
    pub(crate) deck_left: bool,
    pub(crate) siding: u8,
    pub(crate) coins: Vec<u16>,
    pub(crate) points: Vec<i32>,
    pub(crate) shown: Vec<Vec<u8>>,
    pub(crate) rolled: Option<u8>,
    pub(crate) hand: Vec<u8>,
    pub(crate) draft: Vec<u8>,
    /// Every hand, then the deck, once all lie open.
    pub(crate) open: Vec<Vec<u8>>,
    pub(crate) hand_sizes: Vec<usize>,
    pub(crate) top: Option<u8>,
    peek: Peek,
}

/// A card that equality does not see.
#[derive(Clone, Debug, Serialize)]
struct Peek(Option<u8>);

impl PartialEq for Peek {
    fn eq(&self, _: &Peek) -> bool {
        true
    }
}

impl Eq for Peek {}

impl Toy {
    pub(super) fn seen_by(&self, who: Viewer) -> View {
        let own = |of: &[Vec<u8>]| who.seat().map_or_else(Vec::new, |s| of[s.index()].clone());
        let sum = |p: &Points| p.offered + p.loaded + p.bought;
        View {
            who,
            phase: self.phase(),
            round: self.round,
            to_act: self.to_act(),
            deck_left: !self.deck.is_empty(),
            siding: self.siding,
            coins: self.coins.clone(),
            points: self.points.iter().map(sum).collect(),
            shown: match has(Fault::OffersNotKept) {
                true => Vec::new(),
                false => self.shown.clone(),
            },
            rolled: self.rolled,
            hand: own(&self.hands),
            draft: own(&self.drafts),
            open: match self.lies_open() && !has(Fault::HiddenNotDeclared) {
                true => [&self.hands, std::slice::from_ref(&self.deck)].concat(),
                false => Vec::new(),
            },
            hand_sizes: match has(Fault::CountLeaks) {
                true => self.hands.iter().map(Vec::len).collect(),
                false => Vec::new(),
            },
            top: self.deck.last().copied().filter(|_| has(Fault::ViewLeaks)),
            peek: Peek(self.deck.last().copied().filter(|_| has(Fault::BytesLeak))),
        }
    }

    /// Whether all cards lie open.
    const fn lies_open(&self) -> bool {
        matches!(self.stage, Stage::Clearing | Stage::Over)
    }

    fn others(&self, who: Viewer) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.seats).filter(move |s| !who.is(*s))
    }

    /// Hands keep their sizes: who remembers what was drawn and shown knows them. Drafts are anybody's guess.
    pub(super) fn redealt(&self, who: Viewer, dice: &mut Dice) -> Self {
        let mut state = self.clone();
        if self.lies_open() && !has(Fault::HiddenNotDeclared) || has(Fault::RedealIsTruth) {
            return state;
        }
        let mut unseen = state.deck.clone();
        for seat in self.others(who) {
            unseen.append(&mut state.hands[seat.index()]);
        }
        if !has(Fault::RedealRemembers) {
            unseen.sort();
        }
        dice.shuffle(&mut unseen);
        for seat in self.others(who) {
            let size = self.hands[seat.index()].len();
            let hand = unseen.split_off(unseen.len() - size);
            state.give(seat, hand, dice);
        }
        if has(Fault::RedealAddsCard) {
            unseen.push(0);
        }
        state.deck = unseen;
        state
    }

    /// What the view does not show may be anywhere: any number of cards in any hand, in the deck, or gone.
    pub(super) fn scrambled(&self, who: Viewer, dice: &mut Dice) -> Self {
        let mut state = self.clone();
        // What either way of making up would find is left to the redeal, so that each fault has one law.
        let found_by_redeal = has(Fault::ViewLeaks)
            || has(Fault::AnswerLeaks)
            || has(Fault::SheetLeaks)
            || has(Fault::FallbackLeaks);
        if self.lies_open() || found_by_redeal {
            return state;
        }
        let mut unseen = std::mem::take(&mut state.gone);
        unseen.append(&mut state.deck);
        for seat in self.others(who) {
            unseen.append(&mut state.hands[seat.index()]);
        }
        dice.shuffle(&mut unseen);
        if !self.deck.is_empty() {
            state.deck.extend(unseen.pop());
        }
        let mut hands = vec![Vec::new(); usize::from(self.seats)];
        for card in unseen {
            let seats = u32::from(self.seats);
            let to = dice.below(seats + 2);
            match Seat(to as u8) {
                seat if to < seats && !who.is(seat) => hands[seat.index()].push(card),
                _ if to == seats && !self.deck.is_empty() => state.deck.push(card),
                _ => state.gone.push(card),
            }
        }
        state.gone.sort();
        for seat in self.others(who) {
            state.give(seat, std::mem::take(&mut hands[seat.index()]), dice);
        }
        state
    }

    /// A hand, and a draft from it while drafts are made.
    fn give(&mut self, seat: Seat, mut hand: Vec<u8>, dice: &mut Dice) {
        let mut draft: Vec<u8> = hand.clone();
        draft.retain(|_| self.stage == Stage::Sealed && dice.below(2) == 0);
        draft.sort();
        hand.sort();
        self.hands[seat.index()] = hand;
        self.drafts[seat.index()] = draft;
    }
}
