//! What may be done and what it does, phase by phase (2.3 to 2.12). Each action's legality and effect stand side by side.

mod bonuses;
mod delivery;
mod goods;
mod least;
mod missions;
mod refusal;
mod resolve;
mod rolling;
mod speculation;
mod start;
mod turn;
mod upgrade;

use crate::action::Action;
use crate::state::{Phase, TrainsAndStations};
use crate::tales;
use table::{Dice, Mark, Refusal, Seat, Seats, Tell, To};

impl TrainsAndStations {
    /// Who is asked.
    pub(crate) fn asked(&self) -> Seats {
        match self.now.phase {
            Phase::Over => Seats::NONE,
            phase if phase.is_sealed() => self.now.waiting,
            _ => Seats::one(self.now.active),
        }
    }

    /// What is offered, in canonical order.
    pub(crate) fn offers(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if !self.asked().has(seat) {
            return;
        }
        match self.now.phase {
            Phase::ChoosePower => self.offer_returns(seat, out),
            Phase::Start => self.offer_start(seat, out),
            Phase::Rolling => self.offer_rolling(out),
            Phase::Resolve => self.offer_resolve(seat, out),
            Phase::Group => self.offer_groups(out),
            Phase::Tie => self.offer_ties(out),
            Phase::Serve | Phase::Award => self.offer_cards(out),
            Phase::Missions => self.offer_missions(seat, out),
            Phase::Upgrade => self.offer_upgrades(out),
            Phase::Speculation => self.offer_goods(seat, out),
            Phase::Over => {}
        }
    }

    /// The first rule that an action breaks (2.13).
    pub(crate) fn refuses(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        self.check_phase(action)?;
        if self.now.phase.is_sealed() && !self.now.waiting.has(seat) {
            return Err(refusal::already_committed());
        }
        match *action {
            Action::ReturnPower(face) => self.check_return(seat, face),
            Action::AddBonus => self.check_bonus(seat),
            Action::RollSaved(side) => self.check_saved(side),
            Action::Roll => self.check_roll(seat),
            Action::Reclaim => self.check_reclaim(seat),
            Action::Missions(order) => self.check_order(seat, order),
            Action::Mark(kind, side) => self.check_mark(kind, side),
            Action::Reroll => self.check_reroll(),
            Action::Place(kind, space) => self.check_place(kind, space),
            Action::Build(building, city) => self.check_build(seat, building, city),
            Action::Cash(kind) => self.check_cash(seat, kind),
            Action::Save(kind, side) => self.check_save(kind, side),
            Action::EndResolve => self.check_end(),
            Action::ChooseDelivery(space) => self.check_group(space),
            Action::BreakTie(to) => self.check_tie(to),
            Action::PayGood(to) | Action::Award(to) => self.check_asking(to),
            Action::RevealMission(face) => self.check_reveal(seat, face),
            Action::Upgrade(building, good) => self.check_upgrade(building, good),
            Action::Offer(good) => self.check_offer(seat, good),
            Action::OfferPair(face) => self.check_pair(seat, face),
            Action::CommitOffer => self.check_commit(seat),
            Action::EndRolling | Action::MissionsDone => Ok(()),
        }
    }

    /// A seat that takes no part in what is pending must wait; after the end everybody (2.13).
    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        let takes_part = match self.now.phase {
            Phase::Over => return Err(refusal::over()),
            Phase::ChoosePower | Phase::Speculation => seat.0 < self.now.seats,
            Phase::Missions => self.asks_missions(seat),
            _ => seat == self.now.active,
        };
        if takes_part {
            Ok(())
        } else {
            Err(refusal::not_your_turn(self.now.active))
        }
    }

    fn check_phase(&self, action: &Action) -> Result<(), Refusal> {
        let phase = match action {
            Action::ReturnPower(_) => Phase::ChoosePower,
            Action::AddBonus
            | Action::RollSaved(_)
            | Action::Roll
            | Action::Reclaim
            | Action::Missions(_) => Phase::Start,
            Action::Mark(..) | Action::Reroll | Action::EndRolling => Phase::Rolling,
            Action::Place(..)
            | Action::Build(..)
            | Action::Cash(_)
            | Action::Save(..)
            | Action::EndResolve => Phase::Resolve,
            Action::ChooseDelivery(_) => Phase::Group,
            Action::BreakTie(_) => Phase::Tie,
            Action::PayGood(_) => Phase::Serve,
            Action::RevealMission(_) | Action::MissionsDone => Phase::Missions,
            Action::Upgrade(..) => Phase::Upgrade,
            Action::Offer(_) | Action::OfferPair(_) | Action::CommitOffer => Phase::Speculation,
            Action::Award(_) => Phase::Award,
        };
        if phase == self.now.phase {
            Ok(())
        } else {
            Err(refusal::wrong_phase(self.now.phase))
        }
    }

    /// Carries out an action.
    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        action: &Action,
        dice: &mut Dice,
        tell: &mut impl Tell,
    ) {
        match *action {
            Action::ReturnPower(face) => self.return_power(seat, face, dice, tell),
            Action::AddBonus => self.now.work.bonus += 1,
            Action::RollSaved(side) => self.now.work.keep[side as usize] -= 1,
            Action::Roll => self.roll(seat, dice, tell),
            Action::Reclaim => self.reclaim(seat, tell),
            Action::Missions(order) => self.set_order(seat, order, tell),
            Action::Mark(kind, side) => self.mark_die(kind, side),
            Action::Reroll => self.reroll(seat, dice, tell),
            Action::EndRolling => self.end_rolling(seat, tell),
            Action::Place(kind, space) => self.place(seat, kind, space, tell),
            Action::Build(building, city) => self.build(seat, building, city, tell),
            Action::Cash(kind) => self.cash(seat, kind, tell),
            Action::Save(_, side) => self.save(seat, side, tell),
            Action::EndResolve => self.end_resolve(seat, tell),
            Action::ChooseDelivery(space) => self.choose_group(space, tell),
            Action::BreakTie(to) => self.break_tie(to, tell),
            Action::PayGood(to) | Action::Award(to) => self.hand_to(to, tell),
            Action::RevealMission(face) => self.player_mut(seat).reveal |= 1 << face,
            Action::MissionsDone => self.missions_done(seat, tell),
            Action::Upgrade(building, good) => self.upgrade(building, good, tell),
            Action::Offer(good) => self.player_mut(seat).offer.goods[good as usize] += 1,
            Action::OfferPair(face) => self.player_mut(seat).offer.pairs |= 1 << face,
            Action::CommitOffer => self.commit(seat, tell),
        }
    }

    fn offer_returns(&self, seat: Seat, out: &mut Vec<Action>) {
        let held = self.player(seat).hand.bits();
        let faces = (0..self.content.powers.len() as u8).filter(|face| held & 1 << face != 0);
        out.extend(faces.map(Action::ReturnPower));
    }

    fn check_return(&self, seat: Seat, face: u8) -> Result<(), Refusal> {
        if self.player(seat).hand.has(face) {
            Ok(())
        } else {
            Err(refusal::not_held_card(&self.content, face))
        }
    }

    /// Secret and final; the last one lets the game begin (2.2, T3).
    fn return_power(&mut self, seat: Seat, face: u8, dice: &mut Dice, tell: &mut impl Tell) {
        tell.line(To::Only(seat), || {
            tales::returned_own(&self.content, seat, face)
        });
        tell.line(To::But(seat), || tales::returned(seat));
        tell.mark(Mark::Commits);
        self.player_mut(seat).back = face;
        self.now.waiting = self.now.waiting.without(seat);
        if self.now.waiting.is_empty() {
            self.return_cards(dice);
            tell.line(To::All, || tales::begins(self.now.conductor));
            self.begin_turn();
        }
    }
}
