//! Goods for buildings, and scarce cards handed out one at a time (2.7, 2.10).

use super::refusal;
use crate::action::Action;
use crate::content::Building;
use crate::state::{Phase, Source, TrainsAndStations};
use crate::tales;
use table::{Refusal, Seat, Tell, To};

impl TrainsAndStations {
    /// Every building of a type on a connected Station claims a card, type by type from `from`.
    pub(super) fn claim_goods(&mut self, from: usize, tell: &mut impl Tell) {
        let cities = self.content.touched(self.now.work.current);
        for building in &Building::ALL[from..] {
            let mut asks = [0; 5];
            for (city, station) in self.stations().iter().enumerate() {
                if cities & 1 << city != 0 {
                    for (standing, seat) in station.iter() {
                        asks[seat.index()] += u8::from(standing == *building);
                    }
                }
            }
            self.now.work.serving = *building;
            self.now.work.asks = asks;
            if self.hand_out(Source::Unserved, tell) {
                self.now.phase = Phase::Serve;
                return;
            }
        }
        self.now.work.delivered |= self.now.work.current;
        self.now.work.current = 0;
        self.next_group(tell);
    }

    /// Serves what needs no choice; whether the active seat must choose. What is left unserved is paid (T29, T30, T39).
    pub(super) fn hand_out(&mut self, source: Source, tell: &mut impl Tell) -> bool {
        let building = self.now.work.serving;
        let stack = self.now.stacks[building as usize];
        let asks = self.now.work.asks;
        let wanted: u8 = asks.iter().sum();
        let asking = asks.iter().filter(|ask| **ask > 0).count();
        if stack.count > 0 && wanted > stack.count && asking > 1 {
            return true;
        }
        for seat in Seat::all(self.now.seats) {
            let served = asks[seat.index()].min(self.now.stacks[building as usize].count);
            self.serve(seat, served, tell);
        }
        for seat in Seat::all(self.now.seats) {
            let unserved = std::mem::take(&mut self.now.work.asks[seat.index()]);
            if unserved > 0 {
                tell.line(To::All, || {
                    tales::unserved(seat, source, building, unserved)
                });
                self.gain(seat, source, unserved.into(), tell);
            }
        }
        false
    }

    fn serve(&mut self, seat: Seat, count: u8, tell: &mut impl Tell) {
        if count == 0 {
            return;
        }
        let stack = &mut self.now.stacks[self.now.work.serving as usize];
        stack.count -= count;
        let good = stack.good;
        self.now.work.asks[seat.index()] -= count;
        self.player_mut(seat).goods[good as usize] += count;
        tell.line(To::All, || tales::takes_goods(seat, good, count));
    }

    pub(super) fn offer_cards(&self, out: &mut Vec<Action>) {
        let asking = Seat::all(self.now.seats).filter(|s| self.now.work.asks[s.index()] > 0);
        match self.now.phase {
            Phase::Award => out.extend(asking.map(Action::Award)),
            _ => out.extend(asking.map(Action::PayGood)),
        }
    }

    pub(super) fn check_asking(&self, to: Seat) -> Result<(), Refusal> {
        match self.now.work.asks.get(to.index()) {
            Some(1..) => Ok(()),
            _ => Err(refusal::not_asking()),
        }
    }

    pub(super) fn hand_to(&mut self, to: Seat, tell: &mut impl Tell) {
        self.serve(to, 1, tell);
        if self.now.phase == Phase::Award {
            if !self.hand_out(Source::Speculation, tell) {
                self.pass_turn(tell);
            }
        } else if !self.hand_out(Source::Unserved, tell) {
            self.claim_goods(self.now.work.serving as usize + 1, tell);
        }
    }
}
