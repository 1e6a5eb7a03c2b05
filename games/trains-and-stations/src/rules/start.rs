//! Gather dice, or reclaim them (2.4).

use super::refusal;
use crate::action::{Action, Kind, Order};
use crate::content::Side;
use crate::state::{Drawn, Hand, OWN_DICE, OWN_HAND, Offer, Phase, TrainsAndStations, Work};
use crate::tales;
use table::{Dice, Mark, Refusal, Seat, Tell, To};

/// Own dice on the board that let a seat reclaim them.
const RECLAIM: u8 = 5;

impl TrainsAndStations {
    /// The active seat's Start: all saved dice are kept, and as few white dice taken as must be (T6, T8).
    pub(crate) fn begin_turn(&mut self) {
        let seat = self.now.active;
        self.now.phase = Phase::Start;
        self.now.turn += 1;
        self.now.hand = Hand::NONE;
        let held = self.player(seat).whites;
        let room = OWN_HAND - self.own_hand(seat);
        let must = if self.now.white_pool == 0 {
            held
        } else {
            held.min(room)
        };
        self.now.work = Work {
            bonus: must,
            keep: self.player(seat).saved,
            ..Work::NONE
        };
    }

    /// Own dice of the hand: as many as there are, up to five (T5).
    pub(crate) fn own_hand(&self, seat: Seat) -> u8 {
        OWN_HAND.min(OWN_DICE - self.on_board(seat))
    }

    pub(super) fn offer_start(&self, seat: Seat, out: &mut Vec<Action>) {
        let work = &self.now.work;
        if work.bonus < self.player(seat).whites {
            out.push(Action::AddBonus);
        }
        for side in Side::SAVED {
            if work.keep[side as usize] > 0 {
                out.push(Action::RollSaved(side));
            }
        }
        if self.own_hand(seat) + work.bonus > 0 {
            out.push(Action::Roll);
        }
        if self.on_board(seat) >= RECLAIM {
            out.push(Action::Reclaim);
        }
        if !work.ordered {
            out.push(Action::Missions(self.player(seat).order.other()));
        }
    }

    pub(super) fn check_bonus(&self, seat: Seat) -> Result<(), Refusal> {
        let held = self.player(seat).whites;
        if self.now.work.bonus < held {
            Ok(())
        } else {
            Err(refusal::bonus_limit(held))
        }
    }

    pub(super) fn check_saved(&self, side: Side) -> Result<(), Refusal> {
        match self.now.work.keep.get(side as usize) {
            Some(1..) => Ok(()),
            _ => Err(refusal::no_such_die(side)),
        }
    }

    pub(super) fn check_roll(&self, seat: Seat) -> Result<(), Refusal> {
        if self.own_hand(seat) + self.now.work.bonus > 0 {
            Ok(())
        } else {
            Err(refusal::empty_hand())
        }
    }

    pub(super) fn check_reclaim(&self, seat: Seat) -> Result<(), Refusal> {
        let count = self.on_board(seat);
        if count >= RECLAIM {
            Ok(())
        } else {
            Err(refusal::too_few_on_board(RECLAIM, count))
        }
    }

    pub(super) fn check_order(&self, seat: Seat, order: Order) -> Result<(), Refusal> {
        if self.now.work.ordered {
            Err(refusal::ordered_already())
        } else if self.player(seat).order == order {
            Err(refusal::same_order())
        } else {
            Ok(())
        }
    }

    pub(super) fn set_order(&mut self, seat: Seat, order: Order, tell: &mut impl Tell) {
        self.player_mut(seat).order = order;
        self.now.work.ordered = true;
        tell.line(To::All, || tales::order(seat, order));
    }

    /// What lay open from the turn before is put away.
    fn take_up(&mut self) {
        self.now.shown = [Offer::default(); 5];
        self.now.drawn = Drawn::NONE;
    }

    /// Kept dice keep their side; own dice are rolled first, then white ones (2.5).
    pub(super) fn roll(&mut self, seat: Seat, dice: &mut Dice, tell: &mut impl Tell) {
        tell.mark(Mark::Rolls);
        self.take_up();
        let own = self.own_hand(seat);
        let work = self.now.work;
        let mut hand = Hand::NONE;
        let mut kept = 0;
        for side in Side::SAVED {
            for _ in 0..work.keep[side as usize] {
                hand.push(Kind::Own, side);
                kept += 1;
            }
        }
        for _ in kept..own {
            hand.push(Kind::Own, side_of(dice));
        }
        for _ in 0..work.bonus {
            hand.push(Kind::White, side_of(dice));
        }
        let player = self.player_mut(seat);
        player.pool -= own - player.saved_dice();
        player.saved = [0; 4];
        player.whites -= work.bonus;
        self.now.hand = hand;
        tell.line(To::All, || {
            tales::rolled(seat, &hand.dice()[usize::from(kept)..])
        });
        self.after_roll(seat, tell);
    }

    /// All own dice come back, and there is no roll (T10); white and saved dice stay.
    pub(super) fn reclaim(&mut self, seat: Seat, tell: &mut impl Tell) {
        self.take_up();
        let count = self.on_board(seat);
        tell.line(To::All, || tales::reclaimed(seat, count));
        self.now.rails.own[seat.index()] = 0;
        self.player_mut(seat).pool += count;
        self.end_of_turn(tell);
    }
}

pub(super) fn side_of(dice: &mut Dice) -> Side {
    Side::ALL[dice.below(6) as usize]
}

impl Order {
    /// The other standing order.
    #[must_use]
    pub const fn other(self) -> Order {
        match self {
            Order::Score => Order::Ask,
            Order::Ask => Order::Score,
        }
    }
}
