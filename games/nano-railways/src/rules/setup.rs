//! Setup (2.2): the map arranged if the option says so, then four passengers.

use super::refusal;
use crate::action::Action;
use crate::deal::laid_out;
use crate::state::{NanoRailways, Phase, quarter};
use crate::tales;
use table::{Mark, Refusal, Tell, To};

impl NanoRailways {
    /// The 24 placements of the dealt cards (N6).
    pub(super) fn offer_arrangements(&self, out: &mut Vec<Action>) {
        let mut dealt = self.now.cards;
        dealt.sort_unstable();
        for a in dealt {
            for b in dealt {
                for c in dealt {
                    for d in dealt {
                        let cards = [a, b, c, d];
                        if self.check_arrange(cards).is_ok() {
                            out.push(Action::Arrange { cards });
                        }
                    }
                }
            }
        }
    }

    pub(super) fn check_arrange(&self, cards: [u8; 4]) -> Result<(), Refusal> {
        match self.now.cards.iter().all(|card| cards.contains(card)) {
            true => Ok(()),
            false => Err(refusal::wrong_placement()),
        }
    }

    pub(super) fn arrange(&mut self, cards: [u8; 4], tell: &mut impl Tell) {
        self.now.cards = cards;
        self.now.net = laid_out(&self.content, cards);
        self.now.phase = Phase::Passengers;
        tell.line(To::All, || tales::arrange(cards));
    }

    pub(super) fn offer_places(&self, out: &mut Vec<Action>) {
        let due = self.now.due();
        for square in self.now.net.buildings() {
            if quarter(square) == due {
                let pips = [1, 2]
                    .into_iter()
                    .filter(|pips| self.waits(*pips).is_some());
                out.extend(pips.map(|pips| Action::Place { square, pips }));
            }
        }
    }

    /// The first passenger die of this value that is not yet placed.
    fn waits(&self, pips: u8) -> Option<usize> {
        let mut waiting = self.now.to_place();
        let found = waiting.find(|(_, die)| die.value == pips);
        found.map(|(piece, _)| piece)
    }

    pub(super) fn check_place(&self, square: u8, pips: u8) -> Result<(), Refusal> {
        let building = self.now.net.building(square);
        if building.is_none() || quarter(square) != self.now.due() {
            return Err(refusal::wrong_card(square));
        }
        match self.waits(pips) {
            Some(_) => Ok(()),
            None => Err(refusal::value_gone(pips)),
        }
    }

    /// After the fourth passenger the hand is seen (N7).
    pub(super) fn place(&mut self, square: u8, pips: u8, tell: &mut impl Tell) {
        let building = self.now.net.building(square).unwrap_or(square);
        if let Some(piece) = self.waits(pips) {
            self.now.dice[piece].square = building;
        }
        if let Some(kind) = self.now.net.kind(building) {
            tell.line(To::All, || tales::place(building, kind, pips));
        }
        if self.now.to_place().next().is_none() {
            self.now.phase = Phase::Phase1;
            tell.mark(Mark::Reveals);
            tell.line(To::All, || tales::hand(self.now.hand));
        }
    }
}
