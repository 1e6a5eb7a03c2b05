//! Counting games. Only whole numbers are added up, so the sums are the same in whatever order the games come in.

use super::play::Events;
use std::collections::BTreeMap;

/// A won game in parts: a victory shared by up to eight seats still counts in whole numbers.
pub(crate) const WHOLE: u64 = 840;

/// How often each number came.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Spread(BTreeMap<i64, u64>);

impl Spread {
    pub(crate) fn add(&mut self, value: i64) {
        *self.0.entry(value).or_default() += 1;
    }

    pub(crate) fn merge(&mut self, other: &Spread) {
        for (value, times) in &other.0 {
            *self.0.entry(*value).or_default() += times;
        }
    }

    pub(crate) fn count(&self) -> u64 {
        self.0.values().sum()
    }

    pub(crate) fn sum(&self) -> i128 {
        let all = self.0.iter();
        all.map(|(v, n)| i128::from(*v) * i128::from(*n)).sum()
    }

    pub(crate) fn mean(&self) -> f64 {
        self.sum() as f64 / self.count() as f64
    }

    /// The standard deviation of what the sample stands for; none for a single number.
    pub(crate) fn deviation(&self) -> Option<f64> {
        let n = i128::from(self.count());
        let of = |power: u32| -> i128 {
            let terms = self
                .0
                .iter()
                .map(|(v, times)| i128::from(*v).pow(power) * i128::from(*times));
            terms.sum()
        };
        let squares = n * of(2) - of(1).pow(2);
        (n > 1).then(|| (squares as f64 / (n * (n - 1)) as f64).sqrt())
    }

    pub(crate) fn least(&self) -> i64 {
        self.0.keys().next().copied().unwrap_or(0)
    }

    pub(crate) fn most(&self) -> i64 {
        self.0.keys().next_back().copied().unwrap_or(0)
    }

    /// The smallest number that at least `tenths` tenths of all do not exceed.
    pub(crate) fn decile(&self, tenths: u64) -> i64 {
        let rank = (self.count() * tenths).div_ceil(10);
        let mut seen = 0;
        let mut sorted = self.0.iter();
        sorted
            .find(|(_, times)| {
                seen += **times;
                seen >= rank
            })
            .map_or(0, |(value, _)| *value)
    }

    /// Where the true mean lies, 19 times out of 20 (normal approximation).
    pub(crate) fn interval(&self) -> Option<[f64; 2]> {
        let error = 1.96 * self.deviation()? / (self.count() as f64).sqrt();
        Some([self.mean() - error, self.mean() + error])
    }
}

/// What a bot, or a seat, did over many games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Record {
    /// Every score.
    pub(crate) scores: Spread,
    /// Per game the sum of its scores. Scores of one game hang together, so intervals count games.
    pub(crate) per_game: Spread,
    /// Per game the part of the victory, in 1/[`WHOLE`].
    pub(crate) wins: Spread,
    /// What the points came from: by unit and message key, the sum and how many items.
    pub(crate) sources: BTreeMap<(&'static str, &'static str), (i64, u64)>,
}

impl Record {
    fn merge(&mut self, other: &Record) {
        self.scores.merge(&other.scores);
        self.per_game.merge(&other.per_game);
        self.wins.merge(&other.wins);
        for (key, (sum, times)) in &other.sources {
            let all = self.sources.entry(*key).or_default();
            all.0 += sum;
            all.1 += times;
        }
    }
}

/// Many games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    /// Entries per game.
    pub(crate) steps: Spread,
    /// Turns per game.
    pub(crate) turns: Spread,
    /// By message key how often a line was told in each game in which it was told.
    pub(crate) told: BTreeMap<&'static str, Spread>,
    /// By bot, in the order they were named.
    pub(crate) bots: Vec<Record>,
    /// By seat.
    pub(crate) seats: Vec<Record>,
}

impl Tally {
    pub(crate) fn new(bots: usize, seats: u8) -> Tally {
        Tally {
            steps: Spread::default(),
            turns: Spread::default(),
            told: BTreeMap::new(),
            bots: vec![Record::default(); bots],
            seats: vec![Record::default(); usize::from(seats)],
        }
    }

    /// Counts a finished game; `who[seat]` is the bot that sat there.
    pub(crate) fn add(&mut self, steps: u32, sheets: &[table::Sheet], who: &[usize]) {
        self.steps.add(i64::from(steps));
        let winners = sheets.iter().filter(|s| s.rank == 1).count() as u64;
        let mut points = vec![0; self.bots.len()];
        let mut won = vec![0; self.bots.len()];
        for sheet in sheets {
            let total = i64::from(sheet.total);
            let part = if sheet.rank == 1 {
                (WHOLE / winners) as i64
            } else {
                0
            };
            let bot = who[sheet.seat.index()];
            points[bot] += total;
            won[bot] += part;
            let seat = &mut self.seats[sheet.seat.index()];
            seat.per_game.add(total);
            seat.wins.add(part);
            for record in [seat, &mut self.bots[bot]] {
                record.scores.add(total);
                for item in &sheet.items {
                    let source = record.sources.entry((item.unit, item.say.key)).or_default();
                    source.0 += i64::from(item.value);
                    source.1 += 1;
                }
            }
        }
        for (record, (points, won)) in self.bots.iter_mut().zip(points.into_iter().zip(won)) {
            record.per_game.add(points);
            record.wins.add(won);
        }
    }

    /// Counts what happened in a finished game.
    pub(crate) fn add_events(&mut self, turns: u32, told: &Events) {
        self.turns.add(i64::from(turns));
        for (key, times) in &told.0 {
            self.told.entry(key).or_default().add(*times as i64);
        }
    }

    pub(crate) fn merge(&mut self, other: &Tally) {
        self.steps.merge(&other.steps);
        self.turns.merge(&other.turns);
        for (key, times) in &other.told {
            self.told.entry(key).or_default().merge(times);
        }
        for (all, part) in self.bots.iter_mut().zip(&other.bots) {
            all.merge(part);
        }
        for (all, part) in self.seats.iter_mut().zip(&other.seats) {
            all.merge(part);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{Item, Say, Seat, Sheet};

    fn spread(values: &[i64]) -> Spread {
        let mut spread = Spread::default();
        values.iter().for_each(|v| spread.add(*v));
        spread
    }

    #[test]
    fn a_spread_knows_its_figures() {
        let s = spread(&[2, 4, 4, 4, 5, 5, 7, 9]);
        assert_eq!(s.mean(), 5.0);
        // Sum of squared distances 32, over 7.
        assert!((s.deviation().unwrap() - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
        assert_eq!((s.least(), s.most()), (2, 9));
        assert_eq!((s.decile(1), s.decile(5), s.decile(9)), (2, 4, 9));
        let [low, high] = s.interval().unwrap();
        assert!((high - low - 2.0 * 1.96 * (32.0_f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12);
        assert_eq!(spread(&[3]).interval(), None);
        let ten: Vec<i64> = (1..=10).collect();
        assert_eq!(
            (1..10).map(|d| spread(&ten).decile(d)).collect::<Vec<_>>(),
            ten[..9]
        );
    }

    fn sheets(totals: &[i32]) -> Vec<Sheet> {
        let item = |seat, value| Item {
            seat,
            unit: "points",
            value,
            say: Say::new("item-line"),
            rule: "V1",
        };
        let seats = totals.iter().zip(Seat::all(totals.len() as u8));
        Sheet::ranked(seats.map(|(t, seat)| (seat, vec![item(seat, *t), item(seat, 0)], vec![])))
    }

    #[test]
    fn a_shared_victory_counts_in_parts() {
        let mut tally = Tally::new(2, 3);
        tally.add(10, &sheets(&[5, 5, 1]), &[0, 1, 0]);
        tally.add(12, &sheets(&[4, 2, 4]), &[0, 1, 0]);
        let wins = |record: &Record| record.wins.mean() / WHOLE as f64;
        assert_eq!(
            tally.bots.iter().map(wins).collect::<Vec<_>>(),
            [0.75, 0.25]
        );
        assert_eq!(
            tally.seats.iter().map(wins).collect::<Vec<_>>(),
            [0.5, 0.25, 0.25]
        );
        assert_eq!(tally.bots[0].scores, spread(&[5, 1, 4, 4]));
        assert_eq!(tally.bots[0].per_game, spread(&[6, 8]));
        assert_eq!(tally.bots[0].sources[&("points", "item-line")], (14, 8));
        assert_eq!(tally.steps, spread(&[10, 12]));
    }

    #[test]
    fn events_are_counted_in_the_games_that_had_them() {
        let mut tally = Tally::new(1, 2);
        tally.add_events(6, &Events([("line-a", 2), ("line-b", 1)].into()));
        tally.add_events(9, &Events([("line-a", 4)].into()));
        assert_eq!(tally.turns, spread(&[6, 9]));
        assert_eq!(tally.told["line-a"], spread(&[2, 4]));
        assert_eq!(tally.told["line-b"], spread(&[1]));
    }

    #[test]
    fn the_order_of_counting_does_not_matter() {
        let game = |n: i32| {
            let mut tally = Tally::new(1, 2);
            tally.add(n as u32, &sheets(&[n, 3 * n % 7]), &[0, 0]);
            tally
        };
        let sum = |order: &[i32]| {
            let mut all = Tally::new(1, 2);
            order.iter().for_each(|n| all.merge(&game(*n)));
            all
        };
        assert_eq!(sum(&[1, 2, 3, 4]), sum(&[3, 1, 4, 2]));
    }
}
