//! `solve`: looks for a good line through a game for one.

use crate::{
    args,
    out::{Out, talk},
    shelved,
    trouble::{BAD, Trouble, WORDS},
};
use bots::{Care, Medal, Run};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use serde_json::{Value, json};
use std::{
    io::Write,
    time::{Duration, Instant},
};
use table::{
    ChoiceKind, Dice, Eye, Face, Game, Journal, Lang, Luck, Of, Say, Seat, Title, Words,
    luck::plain_seed,
};

const ALONE: Seat = Seat(0);

/// What the command tells.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    rules: u16,
    seed: u64,
    options: Value,
    clairvoyant: bool,
    /// The version of par, where the line was found at its fixed budget.
    par_version: Option<u32>,
    total: i32,
    par: i32,
    bound: Option<i32>,
    greedy: i32,
    medal: Option<&'static str>,
    paths: Vec<String>,
    journal: Journal,
}

/// Runs the command.
pub(crate) fn run(solve: &args::Solve, lang: Lang) -> Result<(), Trouble> {
    shelved(&solve.game, Solve { solve, lang })?
}

struct Solve<'a> {
    solve: &'a args::Solve,
    lang: Lang,
}

impl shelf::Visitor for Solve<'_> {
    type Out = Result<(), Trouble>;

    fn visit<G: Face + Eye>(self) -> Result<(), Trouble> {
        let Solve { solve, lang } = self;
        if *G::CARD.seats.end() != 1 {
            let say = Say::new("cli-no-solver").say("title", Say::new("title"));
            return Err(Trouble::Said(BAD, Box::new(say), Some(G::CARD.words)));
        }
        let words = Words::new(lang, &[&WORDS, &G::CARD.words]);
        let options = options::<G>(&solve.objective)?;
        let start: G = deal(solve.seed, &options)?;
        let (run, par_version) = search(&start, solve, &words);
        let report = report::<G>(solve, options, &run, par_version)?;
        let mut out = Out::new();
        if solve.json {
            serde_json::to_writer_pretty(&mut out, &report)?;
            writeln!(out)?;
        } else {
            print(&report, &mut out, &words)?;
        }
        Ok(out.flush()?)
    }
}

/// The default options with these objectives, if the game has any to choose from.
fn options<G: Face + Eye>(objectives: &[String]) -> Result<Value, Trouble> {
    let mut options = Of::<G>::new().default_options();
    if objectives.is_empty() {
        return Ok(options);
    }
    let known = G::choices().iter().find_map(|choice| match choice.kind {
        ChoiceKind::AnyOf(values) => Some((choice.key, values)),
        _ => None,
    });
    let Some((key, values)) = known else {
        return Err(Trouble::bad(Say::new("cli-no-objectives")));
    };
    if let Some(name) = objectives
        .iter()
        .find(|name| !values.contains(&name.as_str()))
    {
        let say = Say::new("cli-unknown-objective").text("objective", name.clone());
        return Err(Trouble::bad(say.text("objectives", values.join(", "))));
    }
    options[key] = json!(objectives);
    Ok(options)
}

fn deal<G: Game>(seed: u64, options: &Value) -> Result<G, Trouble> {
    let options: G::Options =
        serde_json::from_value(options.clone()).expect("options that the game's own choices name");
    let mut dice = Dice::keyed(plain_seed(seed), 0);
    G::deal(*G::CARD.rules.end(), &options, 1, &mut dice)
        .map_err(|bad| Trouble::Said(BAD, Box::new(bad.say), Some(G::CARD.words)))
}

/// The line, and the version of par if it was found at par's fixed budget.
fn search<G: Eye>(start: &G, solve: &args::Solve, words: &Words) -> (Run<G::Action>, Option<u32>) {
    let seed = plain_seed(solve.seed);
    if !solve.clairvoyant {
        // On anything but a terminal the bar draws nothing.
        let bar = ProgressBar::new(G::CARD.longest.into()).with_style(
            ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}")
                .expect("the template is well formed"),
        );
        let decision = solve
            .seconds
            .map(|seconds| Duration::from_secs(seconds) / G::CARD.longest);
        let run = bots::play_fair(start, seed, Care::USUAL, decision, |_| bar.inc(1));
        bar.finish_and_clear();
        return (run, None);
    }
    match solve.seconds {
        None => (bots::par(start, seed), Some(bots::PAR_VERSION)),
        Some(seconds) => {
            let until = Instant::now() + Duration::from_secs(seconds);
            let run = bots::widen(start, seed, until, |care, run| {
                let say = Say::new("cli-solve-found").num("total", run.total);
                talk(&words.say(&say.num("width", care.width as i64)));
            });
            (run, None)
        }
    }
}

fn report<G: Face + Eye>(
    solve: &args::Solve,
    options: Value,
    run: &Run<G::Action>,
    par_version: Option<u32>,
) -> Result<Report, Trouble> {
    let start: G = deal(solve.seed, &options)?;
    let greedy = bots::greedy_total(&start, plain_seed(solve.seed));
    let par = match par_version {
        Some(_) => run.total,
        None => bots::par(&start, plain_seed(solve.seed)).total,
    };
    let paths = run
        .actions
        .iter()
        .map(|action| start.path(action).to_string());
    Ok(Report {
        game: G::CARD.id,
        rules: *G::CARD.rules.end(),
        seed: solve.seed,
        clairvoyant: solve.clairvoyant,
        par_version,
        total: run.total,
        par,
        bound: start.bound(ALONE),
        greedy,
        medal: Medal::of(run.total, greedy, par).map(Medal::name),
        paths: paths.collect(),
        journal: bots::replayed::<G>(&options, &Luck::Plain(solve.seed), &run.actions)
            .expect("it was dealt before"),
        options,
    })
}

fn print(report: &Report, out: &mut Out, words: &Words) -> Result<(), Trouble> {
    let key = match report.clairvoyant {
        true => "cli-solve-clairvoyant",
        false => "cli-solve-fair",
    };
    let head = Say::new(key)
        .say("title", Say::new("title"))
        .text("seed", report.seed.to_string())
        .num("total", report.total);
    writeln!(out, "{}", out.bold(&words.say(&head)))?;
    if let Some(bound) = report.bound {
        writeln!(
            out,
            "{}",
            words.say(&Say::new("cli-solve-bound").num("bound", bound))
        )?;
    }
    for (step, path) in (1..).zip(&report.paths) {
        writeln!(out, "{step:>3}  {path}")?;
    }
    Ok(())
}
