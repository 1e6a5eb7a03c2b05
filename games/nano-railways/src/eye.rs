//! What a position is worth: the score, the trips that the network and the waiting passengers promise, and what capital and workers
//! may still bring.

mod bound;

use crate::NanoRailways;
use crate::content::Kind;
use crate::deal::Objective;
use crate::state::{CUBES, DECADES, DICE, Phase};
use table::{Eye, Seat};

/// The share of the actions left that will be trips.
const TRIPS: f32 = 0.55;
/// A trip later is not quite a trip now.
const LATER: f32 = 0.85;
/// Capital in points, while there is time to convert it.
const CAPITAL: f32 = 0.22;
/// What a worker may still lay.
const WORKER: f32 = 1.1;
/// What it is worth to achieve the objectives: more than any detour costs.
const ACHIEVED: f32 = 40.0;
/// A link that could be bought, beside a building where somebody waits.
const PROSPECT: f32 = 0.25;

/// Mixes what makes a position (FNV-1a).
struct Key(u64);

impl Default for Key {
    fn default() -> Key {
        Key(0xcbf2_9ce4_8422_2325)
    }
}

impl Key {
    fn add(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}

impl Eye for NanoRailways {
    fn worth(&self, _seat: Seat) -> f32 {
        let left = f32::from(self.actions_left());
        let total = self.score().total as f32 + self.ambition(left);
        if left == 0.0 {
            return total;
        }
        let time = (left / 12.0).min(1.0);
        let laid = f32::from(self.now.workers.min(CUBES as u8 - self.now.marked()));
        total
            + LATER * self.promised(TRIPS * left)
            + CAPITAL * f32::from(self.now.capital) * (left / 4.0).min(1.0)
            + WORKER * laid * time
            + PROSPECT * self.prospects() * time
    }

    /// The state key of part 9: luck to come is known by the number of words used.
    fn twin(&self) -> Option<u64> {
        let now = &self.now;
        let mut key = Key::default();
        let mut dice = now.dice.map(|die| (die.square, die.value));
        dice.sort_unstable();
        dice.iter()
            .for_each(|(square, value)| key.add(&[*square, *value]));
        let mut markers = now.markers.map(|marker| (marker.key, marker.level));
        markers.sort_unstable();
        markers
            .iter()
            .for_each(|(link, level)| key.add(&[*link, *level]));
        now.net
            .squares()
            .iter()
            .for_each(|square| key.add(&[*square as u8]));
        key.add(&[
            now.capital,
            now.pollution,
            now.workers,
            now.hand.0,
            now.pool.0,
        ]);
        key.add(&[now.decade, now.phase as u8, now.used]);
        key.add(&now.profit.to_le_bytes());
        key.add(&now.delivered.map(|count| u8::from(count > 0)));
        Some(key.0)
    }

    fn bound(&self, _seat: Seat) -> Option<i32> {
        Some(self.upper_bound())
    }
}

impl NanoRailways {
    /// Actions not yet taken.
    pub(crate) fn actions_left(&self) -> u8 {
        let rounds = 2 * (DECADES - self.now.decade);
        match self.now.phase {
            Phase::Arrange | Phase::Passengers | Phase::Phase1 => rounds + 2,
            Phase::Phase2 => rounds + 1,
            Phase::Over => 0,
        }
    }

    /// The best trips of those who wait, as many as there is time for.
    fn promised(&self, mut trips: f32) -> f32 {
        let lines = self.lines();
        let mut best = [(0.0f32, 0.0f32); DICE];
        for (place, die) in best.iter_mut().zip(&self.now.dice) {
            if die.on_map() {
                let routes = self.routes(&lines, die.square);
                let values = Kind::ALL.into_iter().flat_map(|to| {
                    let classes = routes.offered(to);
                    classes.map(move |class| (to, class))
                });
                let value = values
                    .map(|(to, class)| {
                        let stops = f32::from(class.route.stops());
                        stops + CAPITAL * f32::from(class.income) + self.arrival(to)
                    })
                    .fold(0.0, f32::max);
                *place = (value, die.value.into());
            }
        }
        best.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
        let mut sum = 0.0;
        for (value, passengers) in best {
            let some = passengers.min(trips);
            sum += some * value;
            trips -= some;
        }
        sum
    }

    /// What arriving is worth beside the stops.
    fn arrival(&self, to: Kind) -> f32 {
        match to {
            Kind::R => 0.8,
            Kind::L => 1.8,
            Kind::C => 5.0 * CAPITAL - 1.0,
            Kind::I => 0.0,
        }
    }

    /// How far the chosen objectives have come, and in the end whether they are achieved.
    fn ambition(&self, left: f32) -> f32 {
        if self.over() {
            return match self.report().won {
                Some(true) => ACHIEVED,
                _ => 0.0,
            };
        }
        let late = 1.0 - left / 24.0;
        let chosen = |objective| f32::from(u8::from(self.now.objectives.has(objective)));
        let reached = self
            .now
            .delivered
            .iter()
            .filter(|count| **count > 0)
            .count();
        let upgraded = self
            .now
            .markers
            .iter()
            .filter(|marker| marker.level == 2)
            .count();
        chosen(Objective::Conductor) * 8.0 * reached as f32
            + chosen(Objective::Engineer) * 6.0 * upgraded as f32
            - chosen(Objective::Mayor) * 3.0 * late * f32::from(self.passengers())
    }

    /// Links that could be bought where somebody waits.
    fn prospects(&self) -> f32 {
        let waits = |end: u8| self.now.occupied(end);
        let links = self.now.net.links().iter();
        let open = links.filter(|link| link.complete() && self.now.marker(link.key).is_none());
        open.map(|link| link.ends.into_iter().filter(|end| waits(*end)).count() as f32)
            .sum()
    }
}
