//! Upgrade Speculation: sealed offers for the new stack (2.10). Every seat owes one commit (T36).

use super::refusal;
use crate::action::Action;
use crate::content::{Good, Shows};
use crate::state::{Offer, Phase, Player, Source, TrainsAndStations};
use crate::tales;
use table::{Mark, Refusal, Seat, Tell, To};

impl Player {
    /// Whether one more Goods card may be offered: an odd offer must be completable (2.10).
    fn can_pair_up(&self) -> bool {
        let held: u8 = self.goods.iter().sum();
        let offered: u8 = self.offer.goods.iter().sum();
        offered % 2 == 1 || held - offered >= 2
    }
}

impl TrainsAndStations {
    fn is_pair(&self, face: u8) -> bool {
        matches!(
            self.content.powers[usize::from(face)].shows,
            Shows::Pair(..)
        )
    }

    pub(super) fn offer_goods(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        if player.can_pair_up() {
            let left =
                |good: &Good| player.offer.goods[*good as usize] < player.goods[*good as usize];
            out.extend(Good::ALL.into_iter().filter(left).map(Action::Offer));
        }
        let pairs = player.hand.bits() & !player.offer.pairs;
        for face in 0..self.content.powers.len() as u8 {
            if pairs & 1 << face != 0 && self.is_pair(face) {
                out.push(Action::OfferPair(face));
            }
        }
        if player.offer.total().is_multiple_of(2) {
            out.push(Action::CommitOffer);
        }
    }

    pub(super) fn check_offer(&self, seat: Seat, good: Good) -> Result<(), Refusal> {
        let player = self.player(seat);
        let held = player.goods[good as usize];
        if held == 0 {
            Err(refusal::not_held_good(good))
        } else if player.offer.goods[good as usize] >= held {
            Err(refusal::all_offered(good))
        } else if !player.can_pair_up() {
            Err(refusal::odd_offer())
        } else {
            Ok(())
        }
    }

    /// A pair counts as two goods, whole (T38).
    pub(super) fn check_pair(&self, seat: Seat, face: u8) -> Result<(), Refusal> {
        let player = self.player(seat);
        if !player.hand.has(face) {
            Err(refusal::not_held_card(&self.content, face))
        } else if !self.is_pair(face) || player.offer.pairs & 1 << face != 0 {
            Err(refusal::no_pair(&self.content, face))
        } else {
            Ok(())
        }
    }

    /// Two for one (T37).
    pub(super) fn check_commit(&self, seat: Seat) -> Result<(), Refusal> {
        if self.player(seat).offer.total().is_multiple_of(2) {
            Ok(())
        } else {
            Err(refusal::odd_offer())
        }
    }

    pub(super) fn commit(&mut self, seat: Seat, tell: &mut impl Tell) {
        tell.line(To::All, || tales::committed(seat));
        tell.mark(Mark::Commits);
        self.now.waiting = self.now.waiting.without(seat);
        if self.now.waiting.is_empty() {
            self.show_offers(tell);
        }
    }

    /// All offers are shown and leave the game; each asks for half as many cards.
    fn show_offers(&mut self, tell: &mut impl Tell) {
        for seat in Seat::all(self.now.seats) {
            let offer: Offer = std::mem::take(&mut self.player_mut(seat).offer);
            self.now.shown[seat.index()] = offer;
            self.now.work.asks[seat.index()] = offer.total() / 2;
            tell.line(To::All, || tales::offer(&self.content, seat, &offer));
            for good in Good::ALL {
                let given = offer.goods[good as usize];
                self.player_mut(seat).goods[good as usize] -= given;
                self.now.removed[good as usize] += given;
            }
            self.now.gone |= offer.pairs;
            for face in 0..self.content.powers.len() as u8 {
                if offer.pairs & 1 << face != 0 {
                    self.player_mut(seat).hand.take(face);
                    self.forget_returned(face);
                }
            }
        }
        if self.hand_out(Source::Speculation, tell) {
            self.now.phase = Phase::Award;
        } else {
            self.pass_turn(tell);
        }
    }
}
