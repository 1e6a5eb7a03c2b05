//! Which offers are worth a closer look: what any sensible baron would do without thinking long.

use crate::action::Action;
use crate::content::{Building, Good, Side};
use crate::state::{Lies, MOST_COINS, Phase, TrainsAndStations};
use table::Seat;

impl TrainsAndStations {
    pub(super) fn legal_sense(&self, seat: Seat, out: &mut Vec<Action>) {
        self.offers(seat, out);
        let only = match self.now.phase {
            Phase::Start => Some(self.sensible_start(seat)),
            Phase::Rolling => Some(self.sensible_roll(seat)),
            Phase::Missions => Some(self.least(seat)),
            Phase::Speculation => Some(self.sensible_offer(seat)),
            _ => None,
        };
        match only {
            Some(action) if out.contains(&action) => {
                out.clear();
                out.push(action);
            }
            Some(_) => {}
            None if self.now.phase == Phase::Resolve => self.sensible_resolve(seat, out),
            None => {}
        }
    }

    /// Rolls with all there is; reclaims when the hand has become small.
    fn sensible_start(&self, seat: Seat) -> Action {
        let whites = self.player(seat).whites;
        if self.own_hand(seat) + whites <= 2 {
            Action::Reclaim
        } else if self.now.work.bonus < whites {
            Action::AddBonus
        } else {
            Action::Roll
        }
    }

    /// Two of a building are worth a coin for the third, unless a strike is near.
    fn sensible_roll(&self, seat: Seat) -> Action {
        let dice = self.now.hand.dice();
        let marked = dice.iter().any(|die| die.lies == Lies::Marked);
        let locked = dice.iter().filter(|die| die.side == Side::Locked).count();
        let player = self.player(seat);
        let useful = |b: &Building| player.supply[*b as usize] > 0;
        let best = Building::ALL.into_iter().filter(useful);
        let best = best.max_by_key(|b| self.showing(*b));
        let has = best.map_or(0, |b| self.showing(b));
        if locked >= 2 || has >= 3 && !marked || player.coins < 4 && has < 2 {
            return Action::EndRolling;
        }
        let wanted = |side: Side| match side {
            Side::Coin => player.coins < 3,
            side => side.is_train() || has >= 2 && best.is_some_and(|b| b.side() == side),
        };
        let spare = dice
            .iter()
            .find(|die| die.lies == Lies::Free && !wanted(die.side));
        match spare {
            Some(die) => Action::Mark(die.kind, die.side),
            None if marked => Action::Reroll,
            None => Action::EndRolling,
        }
    }

    /// Trains first, then buildings, coins, and dice worth saving.
    fn sensible_resolve(&self, seat: Seat, out: &mut Vec<Action>) {
        let kinds: [fn(&Action) -> bool; 3] = [
            |a| matches!(a, Action::Place(..)),
            |a| matches!(a, Action::Build(..)),
            |a| matches!(a, Action::Cash(_)),
        ];
        for kind in kinds {
            if out.iter().any(kind) {
                out.retain(kind);
                return;
            }
        }
        let player = self.player(seat);
        let save = |a: &Action| match a {
            Action::Save(_, Side::Coin) => player.coins == MOST_COINS,
            Action::Save(_, side) => {
                let mut buildings = Building::ALL.into_iter();
                buildings.any(|b| b.side() == *side && player.supply[b as usize] > 0)
            }
            _ => false,
        };
        if out.iter().any(save) {
            out.retain(save);
        } else {
            out.retain(|a| *a == Action::EndResolve);
        }
    }

    /// Gives away, two by two, goods that cannot win their monopoly any more.
    fn sensible_offer(&self, seat: Seat) -> Action {
        let player = self.player(seat);
        let hopeless = |good: &Good| {
            let own = player.goods[*good as usize];
            let others = Seat::all(self.now.seats).filter(|s| *s != seat);
            let most = others.map(|s| self.player(s).goods[*good as usize]).max();
            let left = own - player.offer.goods[*good as usize];
            left > 0 && own + 1 < most.unwrap_or(0)
        };
        let lost: u8 = Good::ALL
            .into_iter()
            .filter(hopeless)
            .map(|g| player.goods[g as usize] - player.offer.goods[g as usize])
            .sum();
        let odd = !player.offer.total().is_multiple_of(2);
        let first = Good::ALL.into_iter().find(hopeless);
        match first {
            Some(good) if odd || lost >= 2 => Action::Offer(good),
            _ if odd => self.least(seat),
            _ => Action::CommitOffer,
        }
    }
}
