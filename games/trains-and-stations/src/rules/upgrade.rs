//! Upgrade: what an empty stack becomes (2.9).

use super::refusal;
use crate::action::Action;
use crate::content::{Building, Good};
use crate::state::{Phase, STACK, Stack, TrainsAndStations};
use crate::tales;
use table::{Mark, Refusal, Seats, Tell, To};

impl TrainsAndStations {
    /// What a depleted stack can become, as bits: the next step of its chain with goods not yet placed (T49).
    pub(crate) fn upgrades(&self, building: Building) -> u8 {
        let Stack { count, closed, .. } = *self.stack(building);
        if count > 0 || closed {
            return 0;
        }
        self.follows(building)
    }

    /// What would follow the good a building brings now, as bits.
    pub(crate) fn follows(&self, building: Building) -> u8 {
        let good = self.stack(building).good;
        let chain = &self.content.chains[building as usize];
        let now = chain.iter().position(|step| step & good.bit() != 0);
        let after = &chain[now.map_or(0, |at| at + 1)..];
        let next = after.iter().map(|step| step & self.now.unplaced);
        next.into_iter().find(|goods| *goods != 0).unwrap_or(0)
    }

    /// Step 5, at the end of every turn (T10): one upgrade, compulsory (T35).
    pub(super) fn end_of_turn(&mut self, tell: &mut impl Tell) {
        let options = Building::ALL.map(|b| self.upgrades(b));
        let count: u32 = options.iter().map(|goods| goods.count_ones()).sum();
        match count {
            0 => {
                self.close_stacks(tell);
                self.pass_turn(tell);
            }
            1 => {
                let at = options.iter().position(|goods| *goods != 0).unwrap_or(0);
                let good = Good::ALL[options[at].trailing_zeros() as usize];
                self.upgrade(Building::ALL[at], good, tell);
            }
            _ => self.now.phase = Phase::Upgrade,
        }
    }

    pub(super) fn offer_upgrades(&self, out: &mut Vec<Action>) {
        for building in Building::ALL {
            let goods = self.upgrades(building);
            let fits = |good: &Good| goods & good.bit() != 0;
            let all = Good::ALL.into_iter().filter(fits);
            out.extend(all.map(|good| Action::Upgrade(building, good)));
        }
    }

    pub(super) fn check_upgrade(&self, building: Building, good: Good) -> Result<(), Refusal> {
        if self.upgrades(building) & good.bit() != 0 {
            Ok(())
        } else {
            Err(refusal::no_upgrade(building, good))
        }
    }

    pub(super) fn upgrade(&mut self, building: Building, good: Good, tell: &mut impl Tell) {
        self.now.stacks[building as usize] = Stack {
            good,
            count: STACK,
            closed: false,
        };
        self.now.unplaced &= !good.bit();
        tell.line(To::All, || tales::upgrade(building, good));
        self.close_stacks(tell);
        self.now.work.serving = building;
        self.now.phase = Phase::Speculation;
        self.now.waiting = Seats::all(self.now.seats);
        tell.mark(Mark::Opens);
    }

    /// A depleted stack without any option is closed for good; that uses up no upgrade.
    fn close_stacks(&mut self, tell: &mut impl Tell) {
        for building in Building::ALL {
            let stack = self.stack(building);
            if stack.count == 0 && !stack.closed && self.upgrades(building) == 0 {
                self.now.stacks[building as usize].closed = true;
                tell.line(To::All, || tales::closed(building));
            }
        }
    }
}
