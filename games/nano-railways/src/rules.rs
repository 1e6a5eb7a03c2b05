//! Offers, refusals and effects (parts 2 and 3): here what all actions share, in the files below each of them.

mod build;
mod links;
mod record;
mod refusal;
mod routes;
mod setup;
mod small;
mod travel;

pub(crate) use travel::conversion;

use crate::action::{Action, Pay};
use crate::network::NO;
use crate::pay::Subsets;
use crate::pay::{self, Need};
use crate::state::{NanoRailways, Phase};
use crate::tales::{self, PLAYER};
use crate::tracks::{Cause, Steps};
use crate::view::Last;
use table::{Refusal, Seat, Tell, To};

impl NanoRailways {
    /// Everything offered, in canonical order.
    pub(crate) fn offers(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if seat != PLAYER {
            return;
        }
        match self.now.phase {
            Phase::Arrange => self.offer_arrangements(out),
            Phase::Passengers => self.offer_places(out),
            Phase::Phase1 => {
                self.offer_actions(out);
                // A pass only if nothing is payable (N18).
                if out.is_empty() {
                    out.push(Action::Pass);
                }
            }
            Phase::Phase2 => {
                self.offer_actions(out);
                out.push(Action::Pass);
            }
            Phase::Over => {}
        }
    }

    /// Every payable instance of the eight actions.
    fn offer_actions(&self, out: &mut Vec<Action>) {
        let hand = Subsets::of(self.now.hand);
        self.offer_buys(&hand, out);
        self.offer_builds(&hand, out);
        self.offer_moves(&hand, out);
        self.offer_small(&hand, out);
        self.offer_adds(&hand, out);
        self.offer_upgrades(&hand, out);
    }

    /// Why not, the first failing check of part 3.
    pub(crate) fn refuses(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let setup = match action {
            Action::Arrange { .. } => Some(Phase::Arrange),
            Action::Place { .. } => Some(Phase::Passengers),
            _ => None,
        };
        let phase = self.now.phase;
        let plays = matches!(phase, Phase::Phase1 | Phase::Phase2);
        if seat != PLAYER || !setup.map_or(plays, |due| due == phase) {
            return Err(refusal::wrong_phase(phase));
        }
        match *action {
            Action::Arrange { cards } => self.check_arrange(cards),
            Action::Place { square, pips } => self.check_place(square, pips),
            Action::Pass => self.check_pass(),
            _ => {
                let need = self.need(action)?;
                self.check_payment(need, &action.pay())
            }
        }
    }

    /// What an action of part 3 asks for, once all but its payment is found possible.
    fn need(&self, action: &Action) -> Result<Need, Refusal> {
        match *action {
            Action::Buy { link, .. } => self.check_buy(link),
            Action::Build {
                die, square, keep, ..
            } => self.check_build(die, square, keep),
            Action::Move {
                from,
                value,
                to,
                route,
                convert,
                ..
            } => self.check_move(from, value, to, &route, convert),
            Action::Add { square, value, .. } => self.check_add(square, value),
            Action::Upgrade { link, .. } => self.check_upgrade(link),
            Action::Hire { .. } => Ok(Need::Hire),
            Action::Capital { .. } => Ok(Need::Capital),
            _ => Ok(Need::Clean),
        }
    }

    /// Payment checks come last, in the order of part 3.
    fn check_payment(&self, need: Need, pay: &Pay) -> Result<(), Refusal> {
        let mut before = 0;
        for (card, mask) in pay.parts() {
            if card <= before || mask == 0 || !self.now.hand.has(card) {
                return Err(refusal::not_in_hand());
            }
            before = card;
        }
        pay::judge(|card| self.content.slots(card), need, pay)
            .map_err(|why| refusal::unpaid(why, need))
    }

    /// Compulsory in the first phase while anything is payable (N18).
    fn check_pass(&self) -> Result<(), Refusal> {
        if self.now.phase == Phase::Phase1 {
            let mut payable = Vec::new();
            self.offer_actions(&mut payable);
            if !payable.is_empty() {
                return Err(refusal::pass_not_allowed());
            }
        }
        Ok(())
    }

    /// The offer that a possible action equals or is worse than: the building by its lowest square, the route of a class no worse,
    /// the least pollution of the same cards (2.4, 3.3).
    pub(crate) fn offer_for(&self, action: &Action) -> Option<Action> {
        if self.refuses(PLAYER, action).is_err() {
            return None;
        }
        let mut offer = *action;
        match &mut offer {
            Action::Place { square, .. } | Action::Add { square, .. } => {
                *square = self.now.net.building(*square)?;
            }
            Action::Move {
                from, to, route, ..
            } => {
                *from = self.now.net.building(*from)?;
                *route = self.best_route(*from, *to, route)?;
            }
            _ => {}
        }
        if let Some(pay) = offer.pay_mut() {
            let need = self.need(action).ok()?;
            *pay = self.content.prices.offer(pay.set(), need)?;
        }
        Some(offer)
    }

    /// Carries out an action that passed its check.
    pub(crate) fn carry_out(&mut self, _seat: Seat, action: &Action, tell: &mut impl Tell) {
        self.now.last = Some(self.last(action));
        match *action {
            Action::Arrange { cards } => return self.arrange(cards, tell),
            Action::Place { square, pips } => return self.place(square, pips, tell),
            Action::Pass => tell.line(To::All, tales::pass),
            Action::Buy { link, pay } => self.buy(link, &pay, tell),
            Action::Build {
                die,
                square,
                keep,
                pay,
            } => self.build(die, square, keep, &pay, tell),
            Action::Move {
                from,
                value,
                to,
                route,
                convert,
                pay,
            } => {
                let trip = self.trip(from, value, to, &route, convert.unwrap_or(0));
                self.travel(&trip, &pay, tell);
            }
            Action::Hire { pay } => self.hire(&pay, tell),
            Action::Capital { pay } => self.raise_capital(&pay, tell),
            Action::Clean { pay } => self.clean(&pay, tell),
            Action::Add { square, value, pay } => self.add(square, value, &pay, tell),
            Action::Upgrade { link, pay } => self.upgrade(link, &pay, tell),
        }
        self.end_phase(tell);
    }

    /// Pollution for every slot beyond a card's first, then the cards go to the discard: before the action's own effect (N9).
    fn pay(&mut self, pay: &Pay) -> Steps {
        let mut steps = Steps::default();
        let pollution = pay.pollution() as i8;
        self.now.pollute(pollution, Cause::Slots, &mut steps);
        let cards = pay.set();
        self.now.hand = self.now.hand.without(cards);
        self.now.discard = self.now.discard.and(cards);
        steps
    }

    fn last(&self, action: &Action) -> Last {
        let mut links = [NO; 6];
        let (verb, square) = match *action {
            Action::Arrange { .. } => ("arrange", None),
            Action::Place { square, .. } => ("place", Some(square)),
            Action::Buy { link, .. } => {
                links[0] = link;
                ("buy", None)
            }
            Action::Build { square, .. } => ("build", Some(square)),
            Action::Move { from, route, .. } => {
                for (place, key) in links.iter_mut().zip(route.keys()) {
                    *place = key;
                }
                ("move", Some(from))
            }
            Action::Hire { .. } => ("hire", None),
            Action::Capital { .. } => ("capital", None),
            Action::Clean { .. } => ("clean", None),
            Action::Add { square, .. } => ("add", Some(square)),
            Action::Upgrade { link, .. } => {
                links[0] = link;
                ("upgrade", None)
            }
            Action::Pass => ("pass", None),
        };
        let square = square.map(|at| self.now.net.building(at).unwrap_or(at));
        Last {
            verb,
            square,
            links,
        }
    }

    /// What the player does when time is up: the first offer of a kind that spoils nothing.
    pub(crate) fn least(&self) -> Action {
        let mut offers = Vec::new();
        self.offers(PLAYER, &mut offers);
        let mild = |action: &&Action| {
            matches!(
                action,
                Action::Hire { .. } | Action::Capital { .. } | Action::Clean { .. }
            )
        };
        match self.now.phase {
            Phase::Phase2 | Phase::Over => Action::Pass,
            _ => {
                let first = offers.iter().find(mild).or(offers.first());
                first.copied().unwrap_or(Action::Pass)
            }
        }
    }
}
