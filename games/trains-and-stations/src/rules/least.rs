//! What a seat does when its time is up (2.13).

use crate::action::{Action, Kind};
use crate::content::{Building, Good, Side};
use crate::state::{MOST_COINS, Phase, TrainsAndStations};
use table::Seat;

impl TrainsAndStations {
    pub(crate) fn least(&self, seat: Seat) -> Action {
        match self.now.phase {
            Phase::ChoosePower => {
                let last = self.player(seat).hand.faces().last();
                Action::ReturnPower(last.copied().unwrap_or(0))
            }
            Phase::Start if self.own_hand(seat) + self.now.work.bonus == 0 => Action::Reclaim,
            Phase::Start => Action::Roll,
            Phase::Rolling => Action::EndRolling,
            Phase::Resolve => self.least_resolve(seat),
            Phase::Group => Action::ChooseDelivery(self.now.work.due.trailing_zeros() as u8),
            Phase::Tie => {
                let leaders = self.leaders(self.now.work.current);
                let mut seats = self.clockwise();
                let first = seats.find(|seat| leaders & 1 << seat.0 != 0);
                Action::BreakTie(first.unwrap_or(self.now.active))
            }
            Phase::Serve => Action::PayGood(self.first_asking()),
            Phase::Award => Action::Award(self.first_asking()),
            Phase::Missions => {
                let player = self.player(seat);
                match self.eligible() & player.hand.bits() & !player.reveal {
                    0 => Action::MissionsDone,
                    faces => Action::RevealMission(faces.trailing_zeros() as u8),
                }
            }
            Phase::Upgrade => self.least_upgrade(),
            Phase::Speculation => self.least_offer(seat),
            Phase::Over => Action::EndResolve,
        }
    }

    /// Own trains first, on the lowest space; then Coin dice; nothing is built or saved.
    fn least_resolve(&self, seat: Seat) -> Action {
        let hand = &self.now.hand;
        let open = self.open_spaces();
        if open != 0 {
            for kind in [Kind::Own, Kind::White] {
                if hand.trains(kind) > 0 {
                    return Action::Place(kind, open.trailing_zeros() as u8);
                }
            }
        }
        if self.player(seat).coins < MOST_COINS {
            for kind in [Kind::Own, Kind::White] {
                if hand.count(kind, Side::Coin) > 0 {
                    return Action::Cash(kind);
                }
            }
        }
        Action::EndResolve
    }

    fn first_asking(&self) -> Seat {
        let asks = self.now.work.asks;
        let first = self.clockwise().find(|seat| asks[seat.index()] > 0);
        first.unwrap_or(self.now.active)
    }

    /// In the order Ranch, Mine, Hotel; of two goods Silver before Food.
    fn least_upgrade(&self) -> Action {
        const ORDER: [Good; 6] = [
            Good::Silver,
            Good::Food,
            Good::Gold,
            Good::Cattle,
            Good::Coal,
            Good::Workers,
        ];
        let upgrade = |building: Building| {
            let goods = self.upgrades(building);
            let good = ORDER.into_iter().find(|good| goods & good.bit() != 0)?;
            Some(Action::Upgrade(building, good))
        };
        let first = Building::ALL.into_iter().find_map(upgrade);
        first.expect("an upgrade is asked for only if there is one")
    }

    /// Nothing is offered; the house has taken the draft back. An odd draft that stands is made even.
    fn least_offer(&self, seat: Seat) -> Action {
        let player = self.player(seat);
        if player.offer.total().is_multiple_of(2) {
            return Action::CommitOffer;
        }
        let left = |good: &Good| player.offer.goods[*good as usize] < player.goods[*good as usize];
        let more = Good::ALL.into_iter().find(left);
        more.map_or(Action::CommitOffer, Action::Offer)
    }
}
