//! `sim`: bots play many games.

mod play;
mod report;
mod tally;

use crate::{
    args,
    out::{Out, talk},
    shelved,
    trouble::{Trouble, WORDS},
};
use bots::Bot;
use indicatif::{ProgressBar, ProgressStyle};
use report::Report;
use std::{io::Write, num::NonZero, path::PathBuf, time::Instant};
use table::{Eye, Face, Lang, Say, Words};

/// What is to be played.
struct Plan {
    games: u64,
    seats: u8,
    /// Each bot once, in the order they were named.
    bots: Vec<Bot>,
    /// The bots of the first game by seat, as places in `bots`.
    lineup: Vec<usize>,
    seed: u64,
    journals: Option<PathBuf>,
    threads: usize,
}

impl Plan {
    /// Which bot sits at each seat of a game: from game to game everybody moves on by one seat.
    fn who(&self, game: u64) -> Vec<usize> {
        let mut who = self.lineup.clone();
        who.rotate_right((game % u64::from(self.seats)) as usize);
        who
    }

    /// The name of a game's journal.
    fn file(&self, id: &str, game: u64) -> String {
        let digits = (self.games - 1).to_string().len();
        format!("{id}-{}-{game:0digits$}.json", self.seed)
    }

    fn new<G: Face>(sim: &args::Sim) -> Result<Plan, Trouble> {
        if sim.games == 0 {
            return Err(Trouble::bad(Say::new("cli-no-games")));
        }
        let named = sim.bots.iter().map(|name| {
            let names = Bot::ALL.map(Bot::name).join(", ");
            let unknown = Say::new("cli-unknown-bot")
                .text("bot", name.clone())
                .text("bots", names);
            name.parse::<Bot>().map_err(|_| Trouble::bad(unknown))
        });
        let named: Vec<Bot> = named.collect::<Result<_, _>>()?;
        let (least, most) = G::CARD.seats.into_inner();
        let seats = sim.seats.unwrap_or(least.max(named.len().min(255) as u8));
        if !(least..=most).contains(&seats) {
            let say = Say::new("cli-seats")
                .say("title", Say::new("title"))
                .num("least", least)
                .num("most", most)
                .num("seats", seats);
            return Err(Trouble::Said(
                crate::trouble::BAD,
                Box::new(say),
                Some(G::CARD.words),
            ));
        }
        if named.len() > usize::from(seats) {
            let say = Say::new("cli-too-many-bots")
                .num("bots", named.len() as i64)
                .num("seats", seats);
            return Err(Trouble::bad(say));
        }
        let mut bots: Vec<Bot> = Vec::new();
        for bot in &named {
            if !bots.contains(bot) {
                bots.push(*bot);
            }
        }
        let place = |bot: &Bot| {
            bots.iter()
                .position(|b| b == bot)
                .expect("every named bot is in")
        };
        let lineup = named
            .iter()
            .map(place)
            .cycle()
            .take(usize::from(seats))
            .collect();
        let cores = || std::thread::available_parallelism().map_or(1, NonZero::get);
        Ok(Plan {
            games: sim.games,
            seats,
            lineup,
            bots,
            seed: sim.seed,
            journals: sim.journals.clone(),
            threads: sim.threads.map_or_else(cores, |t| usize::from(t.max(1))),
        })
    }
}

/// Runs the command.
pub(crate) fn run(sim: &args::Sim, lang: Lang) -> Result<(), Trouble> {
    shelved(&sim.game, Run { sim, lang })?
}

struct Run<'a> {
    sim: &'a args::Sim,
    lang: Lang,
}

impl shelf::Visitor for Run<'_> {
    type Out = Result<(), Trouble>;

    fn visit<G: Face + Eye>(self) -> Result<(), Trouble> {
        let plan = Plan::new::<G>(self.sim)?;
        let words = Words::new(self.lang, &[&WORDS, &G::CARD.words]);
        if let Some(folder) = &plan.journals {
            std::fs::create_dir_all(folder).map_err(|e| Trouble::file(folder, &e))?;
        }
        // On anything but a terminal the bar draws nothing.
        let bar = ProgressBar::new(plan.games).with_style(
            ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}")
                .expect("the template is well formed"),
        );
        let start = Instant::now();
        let tally = play::all::<G>(&plan, &|games| bar.inc(games))
            .map_err(|(file, error)| Trouble::file(&file, &error))?;
        let seconds = start.elapsed().as_secs_f64();
        bar.finish_and_clear();

        let report = Report::new(G::CARD.id, *G::CARD.rules.end(), &plan, &tally);
        let mut out = Out::new();
        if self.sim.json {
            serde_json::to_writer_pretty(&mut out, &report)?;
            writeln!(out)?;
        } else {
            report.print(&mut out, &words)?;
        }
        out.flush()?;
        let speed = Say::new("cli-sim-speed")
            .num("games", plan.games as i64)
            .text("seconds", format!("{seconds:.1}"))
            .text("speed", format!("{:.0}", plan.games as f64 / seconds))
            .num("threads", plan.threads as i64);
        talk(&words.say(&speed));
        Ok(())
    }
}
