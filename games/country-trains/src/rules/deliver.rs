//! Delivering goods and carrying people (4.3 to 4.5): at most one of both a turn, and only from a tile just moved onto (C17).

use super::Reason;
use crate::action::Action;
use crate::board::Connections;
use crate::content::Content;
use crate::square::Square;
use crate::state::{CountryTrains, Phase};
use crate::tales;
use crate::view::{Last, LastDeed};
use table::{Seat, Tell, To};

/// What each house pays (4.4).
const HOUSE: u16 = 2;

impl CountryTrains {
    /// A seat with nothing to deliver is not asked (2.4).
    pub(super) fn start_delivery(&mut self, seat: Seat, tell: &mut impl Tell) {
        self.now.phase = Phase::Deliver;
        self.now.reach = 0;
        let via = self.purse(seat).loco;
        self.now.connections = self.now.board.connections(via, self.walls(seat));
        let mut something = false;
        self.each_delivery(seat, |_| {
            something = true;
            false
        });
        if !something {
            tell.line(To::All, || tales::nothing_to_deliver(seat));
            self.end_turn(seat, tell);
        }
    }

    pub(super) fn offer_deliveries(&self, seat: Seat, out: &mut Vec<Action>) {
        self.each_delivery(seat, |action| {
            out.push(action);
            true
        });
        out.push(Action::Skip);
    }

    /// Goes through the deliveries in canonical order for as long as `go_on` says; stations are numbered from 1.
    fn each_delivery(&self, seat: Seat, mut go_on: impl FnMut(Action) -> bool) {
        let connections = &self.now.connections;
        let depots = self.now.board.depots();
        let count = depots.len();
        let pool = self.purse(seat).pool;
        // What each station wants and how much it takes, looked up once.
        let mut demands = [(0, 0); Content::MOST_STATIONS];
        for (b, demand) in demands[..count].iter_mut().enumerate() {
            *demand = (self.card(b).wants as usize, self.uncovered(b).min(pool));
        }
        for (a, depot) in depots.iter().enumerate() {
            if depot.supply == [0; 4] {
                continue;
            }
            for (b, (good, most)) in demands[..count].iter().enumerate() {
                if !connections.join(a, b) {
                    continue;
                }
                for loads in 1..=depot.supply[*good].min(*most) {
                    let (supply, demand) = (a as u8 + 1, b as u8 + 1);
                    if !go_on(Action::Deliver {
                        supply,
                        demand,
                        loads,
                    }) {
                        return;
                    }
                }
            }
        }
        for a in 0..count {
            for b in a + 1..count {
                if connections.join(a, b) && self.both_have_houses(a, b) {
                    let (a, b) = (a as u8 + 1, b as u8 + 1);
                    if !go_on(Action::CarryPeople { a, b }) {
                        return;
                    }
                }
            }
        }
    }

    /// Loads of the good that one station wants and that lie beside another (C20: they are never used up).
    fn supplied(&self, supply: usize, demand: usize) -> u8 {
        let good = self.card(demand).wants;
        self.now.board.depots()[supply].supply[good as usize]
    }

    /// Green numbers that are not covered.
    fn uncovered(&self, demand: usize) -> u8 {
        self.card(demand).green.len() as u8 - self.now.board.depots()[demand].cubes
    }

    pub(crate) fn most_loads(&self, seat: Seat, supply: usize, demand: usize) -> u8 {
        self.supplied(supply, demand)
            .min(self.uncovered(demand))
            .min(self.purse(seat).pool)
    }

    pub(crate) fn both_have_houses(&self, a: usize, b: usize) -> bool {
        let depots = self.now.board.depots();
        depots[a].houses != 0 && depots[b].houses != 0
    }

    /// A laid station by its number.
    fn numbered(&self, station: u8) -> Option<usize> {
        let depot = usize::from(station).checked_sub(1)?;
        (depot < self.now.board.depots().len()).then_some(depot)
    }

    /// The first reason against a delivery by the seat to act from the tile with this anchor, whatever the phase.
    pub fn check_delivery_from(
        &self,
        tile: Square,
        supply: u8,
        demand: u8,
        loads: u8,
    ) -> Result<(), Reason> {
        let connections = self.connections_through(tile);
        self.judge_deliver(&connections, supply, demand, loads)
    }

    /// The first reason against carrying people by the seat to act from the tile with this anchor, whatever the phase.
    pub fn check_people_from(&self, tile: Square, a: u8, b: u8) -> Result<(), Reason> {
        self.judge_carry(&self.connections_through(tile), a, b)
    }

    fn connections_through(&self, tile: Square) -> Connections {
        let board = &self.now.board;
        let track = |node: &u8| !board.is_station(*node);
        match board.node_with_anchor(tile).filter(track) {
            Some(via) => board.connections(via, self.walls(self.now.to_act)),
            None => Connections::NONE,
        }
    }

    /// The conditions of 4.3 in order. Two stations, never one (C28); fewer loads than possible are allowed (C29).
    pub(super) fn judge_deliver(
        &self,
        connections: &Connections,
        supply: u8,
        demand: u8,
        loads: u8,
    ) -> Result<(), Reason> {
        if supply == demand {
            return Err(Reason::SameStation);
        }
        let (Some(from), Some(to)) = (self.numbered(supply), self.numbered(demand)) else {
            return Err(Reason::NoSupply);
        };
        if self.supplied(from, to) == 0 {
            return Err(Reason::NoSupply);
        }
        if self.uncovered(to) == 0 {
            return Err(Reason::DemandFull);
        }
        if self.purse(self.now.to_act).pool == 0 {
            return Err(Reason::PoolEmpty);
        }
        if !connections.join(from, to) {
            return Err(Reason::NoConnection);
        }
        if !(1..=self.most_loads(self.now.to_act, from, to)).contains(&loads) {
            return Err(Reason::BadLoadCount);
        }
        Ok(())
    }

    /// The conditions of 4.4 in order.
    pub(super) fn judge_carry(
        &self,
        connections: &Connections,
        a: u8,
        b: u8,
    ) -> Result<(), Reason> {
        if a == b {
            return Err(Reason::SameStation);
        }
        let (Some(a), Some(b)) = (self.numbered(a), self.numbered(b)) else {
            return Err(Reason::NoHouses);
        };
        if !self.both_have_houses(a, b) {
            return Err(Reason::NoHouses);
        }
        if !connections.join(a, b) {
            return Err(Reason::NoConnection);
        }
        Ok(())
    }

    /// What a station pays for so many loads: the number at their count, once (C19).
    pub(crate) fn pays(&self, demand: usize, loads: u8) -> u8 {
        self.card(demand).green[usize::from(loads) - 1]
    }

    /// What people between two stations pay: each house tile once (C21).
    pub(crate) fn people_pay(&self, a: usize, b: usize) -> u16 {
        let depots = self.now.board.depots();
        HOUSE * (depots[a].houses | depots[b].houses).count_ones() as u16
    }

    /// Income, cubes to the demand, one cube back from the supply, tax (4.3).
    pub(super) fn deliver(
        &mut self,
        seat: Seat,
        supply: u8,
        demand: u8,
        loads: u8,
        tell: &mut impl Tell,
    ) {
        let (Some(from), Some(to)) = (self.numbered(supply), self.numbered(demand)) else {
            return;
        };
        self.now.last = Some(Last {
            seat,
            deed: LastDeed::Delivered {
                from: from as u8,
                to: to as u8,
                loads,
            },
        });
        tell.line(To::All, || tales::delivered(self, seat, from, to, loads));
        let pays = self.pays(to, loads);
        let purse = self.purse_mut(seat);
        purse.goods += u16::from(pays);
        purse.pool -= loads;
        self.now.board.depots_mut()[to].cubes += loads;
        self.take_back(seat, from);
        self.pay_tax(seat, from);
        self.pay_tax(seat, to);
        self.end_turn(seat, tell);
    }

    /// A cube on its lowest covered number comes to the pool of whoever moved it (C22).
    fn take_back(&mut self, seat: Seat, depot: usize) {
        let depot = &mut self.now.board.depots_mut()[depot];
        if depot.cubes > 0 {
            depot.cubes -= 1;
            self.purse_mut(seat).pool += 1;
        }
    }

    /// Income, a cube back from each station, tax (4.4).
    pub(super) fn carry_people(&mut self, seat: Seat, a: u8, b: u8, tell: &mut impl Tell) {
        let (Some(a), Some(b)) = (self.numbered(a), self.numbered(b)) else {
            return;
        };
        self.now.last = Some(Last {
            seat,
            deed: LastDeed::Carried {
                a: a as u8,
                b: b as u8,
            },
        });
        tell.line(To::All, || tales::carried(self, seat, a, b));
        let pays = self.people_pay(a, b);
        self.purse_mut(seat).people += pays;
        self.take_back(seat, a);
        self.take_back(seat, b);
        self.pay_tax(seat, a);
        self.pay_tax(seat, b);
        self.end_turn(seat, tell);
    }

    /// Nobody has to deliver (C29).
    pub(super) fn skip(&mut self, seat: Seat, tell: &mut impl Tell) {
        self.now.last = Some(Last {
            seat,
            deed: LastDeed::Skipped,
        });
        tell.line(To::All, || tales::skipped(seat));
        self.end_turn(seat, tell);
    }
}
