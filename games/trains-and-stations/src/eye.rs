//! What a position is worth: points made, and a guess at what dice, buildings, cards and coins will bring.

mod consider;

use crate::action::Action;
use crate::content::{Bonus, Building, Good, Shows, Way};
use crate::state::{NO, Phase, TrainsAndStations};
use table::{Eye, Seat};

/// Every space that is still empty takes this much of a way's value.
const DISCOUNT: f32 = 0.5;
/// The best route counts in full, the next less: there are only eight dice.
const ATTENTION: [f32; 3] = [1.0, 0.6, 0.25];
/// How much the others' points count against one's own.
const ENVY: f32 = 0.2;

impl Eye for TrainsAndStations {
    fn worth(&self, seat: Seat) -> f32 {
        if self.now.phase == Phase::Over {
            let sheets = self.scores();
            let won = f32::from(u8::from(sheets[seat.index()].rank == 1));
            return sheets[seat.index()].total as f32 + 10.0 * won;
        }
        let made = |seat: Seat| self.points(seat);
        let others = Seat::all(self.now.seats).filter(|s| *s != seat);
        let envy: f32 = others.map(made).sum();
        made(seat) + self.prospects(seat) - ENVY * envy
    }

    fn consider(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal_sense(seat, out);
    }
}

impl TrainsAndStations {
    fn points(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let missions = player.scored.faces().iter().map(|face| self.value(*face));
        f32::from(player.vp) + missions.sum::<f32>()
    }

    fn value(&self, face: u8) -> f32 {
        match self.content.powers[usize::from(face)].shows {
            Shows::Mission { value, .. } => value.into(),
            Shows::Pair(..) => 0.0,
        }
    }

    /// How much of the game is left.
    fn time_left(&self) -> f32 {
        f32::from(self.now.vp_pool) / f32::from(self.vp_total())
    }

    fn prospects(&self, seat: Seat) -> f32 {
        let player = self.player(seat);
        let left = self.time_left();
        let saved = player.saved.iter().enumerate().map(|(side, count)| {
            let each = if side == 0 { 0.2 } else { 0.35 };
            each * f32::from(*count) + if side > 0 && *count >= 2 { 0.5 } else { 0.0 }
        });
        let crowded = self.on_board(seat).saturating_sub(3);
        self.rails_worth(seat)
            + self.buildings_worth(seat, left)
            + self.goods_worth(seat)
            + self.cards_worth(seat, left)
            + left * saved.sum::<f32>()
            + left * (0.35 * f32::from(player.coins) + 0.8 * f32::from(player.whites))
            - 0.4 * f32::from(crowded)
    }

    /// By route the best that one's own dice there can hope for; few routes at a time.
    fn rails_worth(&self, seat: Seat) -> f32 {
        let mut best = [0.0f32; 16];
        let occupied = self.now.rails.occupied();
        for way in &self.content.ways {
            let hope = self.way_worth(seat, way, occupied);
            let route = &mut best[usize::from(way.route)];
            *route = route.max(hope);
        }
        best.sort_unstable_by(|a, b| b.total_cmp(a));
        ATTENTION
            .iter()
            .zip(best)
            .map(|(share, hope)| share * hope)
            .sum()
    }

    fn way_worth(&self, seat: Seat, way: &Way, occupied: u64) -> f32 {
        let own = (self.now.rails.own[seat.index()] & way.spaces).count_ones();
        // A Mission counts whoever's dice connect its cities (2.8).
        let missions = self.missions_along(seat, way);
        if own == 0 && missions == 0.0 {
            return 0.0;
        }
        let missing = (way.spaces & !occupied).count_ones();
        let rivals = (0..self.now.rails.own.len()).filter(|other| *other != seat.index());
        let most = rivals.map(|other| (self.now.rails.own[other] & way.spaces).count_ones());
        let share = match own.cmp(&most.max().unwrap_or(0)) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.4,
            std::cmp::Ordering::Less => 0.0,
        };
        let mut bonus = 0.0;
        for (i, city) in self.content.cities.iter().enumerate() {
            if way.cities & 1 << i != 0 {
                bonus += match city.bonus {
                    Bonus::Vp(vp) => vp.into(),
                    Bonus::Power => 2.0,
                    Bonus::Die => 1.0,
                };
            }
        }
        let cities = way.cities.count_ones() as f32;
        let delivery = if own > 0 { cities + share * bonus } else { 0.0 };
        (delivery + missions) * DISCOUNT.powi(missing as i32)
    }

    /// What the Missions held would bring if this way were delivered, one card of each.
    fn missions_along(&self, seat: Seat, way: &Way) -> f32 {
        let held = self.player(seat).hand.bits();
        let mut worth = 0.0;
        for (face, power) in self.content.powers.iter().enumerate() {
            let both = power.cities();
            if held & 1 << face != 0 && both != 0 && both & way.cities == both {
                worth += self.value(face as u8);
            }
        }
        worth
    }

    /// A building brings a good now and then; more at cities whose rails are busy.
    fn buildings_worth(&self, seat: Seat, left: f32) -> f32 {
        let occupied = self.now.rails.occupied();
        let mut worth = 0.0;
        for (city, station) in self.stations().iter().enumerate() {
            let owned = station.iter().filter(|(_, owner)| *owner == seat).count();
            if owned == 0 {
                continue;
            }
            let mut busy = 0.0;
            for way in &self.content.ways {
                if way.cities & 1 << city != 0 && way.cities.count_ones() == 2 {
                    let missing = (way.spaces & !occupied).count_ones();
                    busy += 0.3 * DISCOUNT.powi(missing as i32);
                }
            }
            worth += owned as f32 * (2.2 * left + busy);
        }
        worth
    }

    /// A share of each monopoly by how one stands in it.
    fn goods_worth(&self, seat: Seat) -> f32 {
        let mut worth = 0.0;
        for good in Good::ALL {
            let own = self.player(seat).goods[good as usize];
            if own == 0 {
                continue;
            }
            let others = Seat::all(self.now.seats).filter(|s| *s != seat);
            let most = others.map(|s| self.player(s).goods[good as usize]);
            let most = most.max().unwrap_or(0);
            let value = f32::from(self.content.monopolies[good as usize]);
            let lead = f32::from(own) - f32::from(most);
            let share = (0.5 + 0.12 * lead).clamp(0.1, 0.95);
            worth += value * share;
        }
        worth
    }

    fn cards_worth(&self, seat: Seat, left: f32) -> f32 {
        let player = self.player(seat);
        let mut back = player.back;
        let mut worth = 0.0;
        for face in player.hand.faces() {
            if *face == back {
                back = NO;
                continue;
            }
            worth += match self.content.powers[usize::from(*face)].shows {
                // A long Mission needs two deliveries at once.
                Shows::Mission { value, .. } if value >= 6 => 0.1 * f32::from(value) * left,
                Shows::Mission { value, .. } => 0.6 * f32::from(value) * left,
                Shows::Pair(one, other) => {
                    let worth = |good: Good| f32::from(self.content.monopolies[good as usize]);
                    0.12 * (worth(one) + worth(other))
                }
            };
        }
        worth
    }

    /// Dice of the hand that show a building, whichever kind.
    fn showing(&self, building: Building) -> u8 {
        let side = building.side();
        let dice = self.now.hand.dice().iter();
        let alike = dice.filter(|d| d.side == side && d.lies == crate::state::Lies::Free);
        alike.count() as u8
    }
}
