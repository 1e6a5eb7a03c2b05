//! Hiring, capital, pollution, passengers (3.4 to 3.7). What a limit takes away does not make an action illegal (N14).

use super::refusal;
use crate::action::{Action, Pay};
use crate::content::Icon;
use crate::pay::{self, Need, Subsets};
use crate::state::{Die, NanoRailways};
use crate::tales;
use crate::tracks::Cause;
use table::{Refusal, Tell, To};

/// A die shows six at most.
const MOST_PIPS: u8 = 6;

impl NanoRailways {
    pub(super) fn offer_small(&self, hand: &Subsets, out: &mut Vec<Action>) {
        let prices = &self.content.prices;
        out.extend(
            prices
                .offers(hand, Need::Hire)
                .map(|pay| Action::Hire { pay }),
        );
        let capital = prices.offers(hand, Need::Capital);
        out.extend(capital.map(|pay| Action::Capital { pay }));
        out.extend(
            prices
                .offers(hand, Need::Clean)
                .map(|pay| Action::Clean { pay }),
        );
    }

    pub(super) fn hire(&mut self, pay: &Pay, tell: &mut impl Tell) {
        let mut steps = self.pay(pay);
        self.now.staff(1, Cause::Hired, &mut steps);
        tell.line(To::All, || tales::done(tales::hire(), &steps));
    }

    pub(super) fn raise_capital(&mut self, pay: &Pay, tell: &mut impl Tell) {
        let mut steps = self.pay(pay);
        let worth = |icon: Icon| match icon {
            Icon::Capital(capital) => capital,
            _ => 0,
        };
        let raised: u8 = pay::played(&self.content, Need::Capital, pay)
            .map(worth)
            .sum();
        self.now.earn(raised as i8, Cause::Raised, &mut steps);
        tell.line(To::All, || tales::done(tales::capital(), &steps));
    }

    /// One less for each icon (N15).
    pub(super) fn clean(&mut self, pay: &Pay, tell: &mut impl Tell) {
        let mut steps = self.pay(pay);
        let icons = pay::played(&self.content, Need::Clean, pay).count();
        self.now.pollute(-(icons as i8), Cause::Cleaned, &mut steps);
        tell.line(To::All, || tales::done(tales::clean(), &steps));
    }

    pub(super) fn offer_adds(&self, hand: &Subsets, out: &mut Vec<Action>) {
        let prices = &self.content.prices;
        if prices.offers(hand, Need::Add).next().is_none() {
            return;
        }
        let empty = self.now.recovered().is_some();
        for square in self.now.net.buildings() {
            let mut shown = [false; MOST_PIPS as usize + 1];
            let mut occupied = false;
            for die in self.now.dice.iter().filter(|die| die.square == square) {
                shown[usize::from(die.value)] = true;
                occupied = true;
            }
            let mut offer = |value: Option<u8>| {
                let pays = prices.offers(hand, Need::Add);
                out.extend(pays.map(|pay| Action::Add { square, value, pay }));
            };
            if !occupied && empty {
                offer(None);
            }
            for value in (1..MOST_PIPS).filter(|value| shown[usize::from(*value)]) {
                offer(Some(value));
            }
        }
    }

    /// A building with a die never receives a second one (N16).
    pub(super) fn check_add(&self, square: u8, value: Option<u8>) -> Result<Need, Refusal> {
        let Some(building) = self.now.net.building(square) else {
            return Err(refusal::no_die(square, false));
        };
        let there = match value {
            Some(value) => self.now.die(building, value).is_some(),
            None => !self.now.occupied(building) && self.now.recovered().is_some(),
        };
        if !there {
            return Err(refusal::no_die(square, true));
        }
        match value {
            Some(MOST_PIPS) => Err(refusal::die_full(square)),
            _ => Ok(Need::Add),
        }
    }

    pub(super) fn add(&mut self, square: u8, value: Option<u8>, pay: &Pay, tell: &mut impl Tell) {
        let steps = self.pay(pay);
        let building = self.now.net.building(square).unwrap_or(square);
        let piece = match value {
            Some(value) => self.now.die(building, value),
            None => self.now.recovered(),
        };
        let after = value.unwrap_or(0) + 1;
        if let Some(piece) = piece {
            self.now.dice[piece] = Die {
                square: building,
                value: after,
            };
        }
        tell.line(To::All, || tales::done(tales::add(building, after), &steps));
    }
}
