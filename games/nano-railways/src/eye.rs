//! What a position is worth: the score, the trips that the network and the waiting passengers promise, and what capital and workers
//! may still bring.

use crate::NanoRailways;
use crate::content::Kind;
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
/// A link that could be bought, beside a building where somebody waits.
const PROSPECT: f32 = 0.25;

impl Eye for NanoRailways {
    fn worth(&self, _seat: Seat) -> f32 {
        let total = self.score().total as f32;
        let left = f32::from(self.actions_left());
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

    /// Links that could be bought where somebody waits.
    fn prospects(&self) -> f32 {
        let waits = |end: u8| self.now.occupied(end);
        let links = self.now.net.links().iter();
        let open = links.filter(|link| link.complete() && self.now.marker(link.key).is_none());
        open.map(|link| link.ends.into_iter().filter(|end| waits(*end)).count() as f32)
            .sum()
    }
}
