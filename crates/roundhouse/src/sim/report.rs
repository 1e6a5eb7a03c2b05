//! The figures of many games, as tables and as JSON.

use super::{
    Plan,
    tally::{Record, Spread, Tally, WHOLE},
};
use crate::out::Out;
use serde::Serialize;
use std::io::{self, Write};
use table::{Say, Words};

/// All figures of a run. The same for the same plan, on every machine.
#[derive(Serialize)]
pub(super) struct Report {
    game: &'static str,
    rules: u16,
    games: u64,
    seats: u8,
    seed: u64,
    steps: Figures,
    turns: Figures,
    told: Vec<Told>,
    bots: Vec<ByBot>,
    by_seat: Vec<BySeat>,
}

#[derive(Serialize)]
struct ByBot {
    bot: &'static str,
    /// How many seats of each game it has.
    seats: u64,
    score: Figures,
    wins: Wins,
    sources: Vec<Source>,
}

#[derive(Serialize)]
struct BySeat {
    seat: usize,
    score: Figures,
    wins: Wins,
}

#[derive(Serialize)]
struct Figures {
    mean: f64,
    interval95: Option<[f64; 2]>,
    deviation: Option<f64>,
    min: i64,
    deciles: [i64; 9],
    max: i64,
}

#[derive(Serialize)]
struct Wins {
    share: f64,
    interval95: Option<[f64; 2]>,
}

/// A kind of line of the log.
#[derive(Serialize)]
struct Told {
    key: &'static str,
    /// Mean number of such lines, per game.
    mean: f64,
    /// The share of games without any.
    never: f64,
}

#[derive(Serialize)]
struct Source {
    key: &'static str,
    unit: &'static str,
    /// Mean of the sum, per score.
    mean: f64,
    /// Mean number of such items, per score.
    items: f64,
}

impl Figures {
    /// `per_game` sums `seats` numbers of `all` each: what the interval of the mean is counted over.
    fn new(all: &Spread, per_game: &Spread, seats: u64) -> Figures {
        let seats = seats as f64;
        Figures {
            mean: all.mean(),
            interval95: per_game.interval().map(|i| i.map(|end| end / seats)),
            deviation: all.deviation(),
            min: all.least(),
            deciles: std::array::from_fn(|i| all.decile(i as u64 + 1)),
            max: all.most(),
        }
    }
}

impl Wins {
    fn new(record: &Record) -> Wins {
        let whole = WHOLE as f64;
        let clamp = |i: [f64; 2]| i.map(|end| (end / whole).clamp(0.0, 1.0));
        Wins {
            share: record.wins.mean() / whole,
            interval95: record.wins.interval().map(clamp),
        }
    }
}

impl Report {
    pub(super) fn new(game: &'static str, rules: u16, plan: &Plan, tally: &Tally) -> Report {
        let by_bot = |(bot, record): (&bots::Bot, &Record)| {
            let seats = record.scores.count() / plan.games;
            let scores = record.scores.count() as f64;
            let source = |(&(unit, key), &(sum, items)): (&(_, _), &(i64, u64))| Source {
                key,
                unit,
                mean: sum as f64 / scores,
                items: items as f64 / scores,
            };
            let mut sources: Vec<Source> = record.sources.iter().map(source).collect();
            sources.sort_by(|a, b| b.mean.total_cmp(&a.mean).then(a.key.cmp(b.key)));
            ByBot {
                bot: bot.name(),
                seats,
                score: Figures::new(&record.scores, &record.per_game, seats),
                wins: Wins::new(record),
                sources,
            }
        };
        let by_seat = |(seat, record): (usize, &Record)| BySeat {
            seat,
            score: Figures::new(&record.scores, &record.per_game, 1),
            wins: Wins::new(record),
        };
        let games = plan.games as f64;
        let told = |(key, times): (&&'static str, &Spread)| Told {
            key,
            mean: times.sum() as f64 / games,
            never: 1.0 - times.count() as f64 / games,
        };
        Report {
            game,
            rules,
            games: plan.games,
            seats: plan.seats,
            seed: plan.seed,
            steps: Figures::new(&tally.steps, &tally.steps, 1),
            turns: Figures::new(&tally.turns, &tally.turns, 1),
            told: tally.told.iter().map(told).collect(),
            bots: plan.bots.iter().zip(&tally.bots).map(by_bot).collect(),
            by_seat: tally.seats.iter().enumerate().map(by_seat).collect(),
        }
    }

    /// Writes the tables.
    pub(super) fn print(&self, out: &mut Out, words: &Words) -> io::Result<()> {
        let head = Say::new("cli-sim-head")
            .say("title", Say::new("title"))
            .num("games", self.games as i64)
            .num("seats", self.seats)
            .text("seed", self.seed.to_string());
        let heading = out.bold(&words.say(&head));
        writeln!(out, "{heading}\n")?;

        let columns = |first| -> Vec<String> {
            [
                first,
                "cli-sim-mean",
                "cli-sim-interval",
                "cli-sim-deviation",
                "cli-sim-least",
            ]
            .into_iter()
            .chain([
                "cli-sim-tenth",
                "cli-sim-median",
                "cli-sim-ninetieth",
                "cli-sim-most",
            ])
            .chain(["cli-sim-wins", "cli-sim-interval"])
            .map(|key| words.get(key))
            .collect()
        };
        let row = |name: String, score: &Figures, wins: &Wins| -> Vec<String> {
            let mut row = vec![name];
            row.extend(figures(score));
            row.push(percent(wins.share));
            row.push(interval(wins.interval95, percent));
            row
        };
        let mut rows = vec![columns("cli-sim-bot")];
        rows.extend(
            self.bots
                .iter()
                .map(|b| row(b.bot.to_owned(), &b.score, &b.wins)),
        );
        out.table(&rows, 1)?;
        writeln!(out)?;

        let mut rows = vec![columns("cli-sim-seat")];
        rows.extend(self.by_seat.iter().map(|s| {
            let name = words.name(table::Seat(s.seat as u8));
            row(name, &s.score, &s.wins)
        }));
        out.table(&rows, 1)?;
        writeln!(out)?;

        self.print_sources(out, words)?;
        let mut rows = vec![columns("cli-sim-game")];
        rows[0].truncate(9);
        let mut steps = vec![words.get("cli-sim-steps")];
        steps.extend(figures(&self.steps));
        rows.push(steps);
        let mut turns = vec![words.get("cli-sim-turns")];
        turns.extend(figures(&self.turns));
        rows.push(turns);
        out.table(&rows, 1)?;
        writeln!(out)?;
        self.print_told(out, words)
    }

    /// What happened: one row per kind of line.
    fn print_told(&self, out: &mut Out, words: &Words) -> io::Result<()> {
        let head = ["cli-sim-told", "cli-sim-mean", "cli-sim-never"];
        let mut rows = vec![head.map(|key| words.get(key)).to_vec()];
        for told in &self.told {
            let mean = format!("{:.1}", told.mean);
            rows.push(vec![told.key.to_owned(), mean, percent(told.never)]);
        }
        out.table(&rows, 1)
    }

    /// What the points come from: one row per kind of item, one column per bot.
    fn print_sources(&self, out: &mut Out, words: &Words) -> io::Result<()> {
        let mut keys: Vec<(&str, &str)> = Vec::new();
        for source in self.bots.iter().flat_map(|b| &b.sources) {
            if !keys.contains(&(source.unit, source.key)) {
                keys.push((source.unit, source.key));
            }
        }
        if keys.is_empty() {
            return Ok(());
        }
        let mut rows = vec![vec![words.get("cli-sim-sources")]];
        rows[0].extend(self.bots.iter().map(|b| b.bot.to_owned()));
        for (unit, key) in keys {
            let mut row = vec![words.source(key)];
            for bot in &self.bots {
                let mut found = bot.sources.iter();
                let found = found.find(|s| (s.unit, s.key) == (unit, key));
                row.push(found.map_or_else(|| "–".to_owned(), |s| format!("{:.1}", s.mean)));
            }
            rows.push(row);
        }
        out.table(&rows, 1)?;
        writeln!(out)
    }
}

fn figures(f: &Figures) -> Vec<String> {
    let one = |x: f64| format!("{x:.1}");
    vec![
        one(f.mean),
        interval(f.interval95, one),
        f.deviation.map_or_else(|| "–".to_owned(), one),
        f.min.to_string(),
        f.deciles[0].to_string(),
        f.deciles[4].to_string(),
        f.deciles[8].to_string(),
        f.max.to_string(),
    ]
}

fn interval(ends: Option<[f64; 2]>, print: impl Fn(f64) -> String) -> String {
    match ends {
        Some([low, high]) => format!("{}–{}", print(low), print(high)),
        None => "–".to_owned(),
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
