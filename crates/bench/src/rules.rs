//! How fast the rules run: random play of each game on the shelf beside random play of a tuned chess crate, on one core, in one
//! run. Speeds swing with the load of a machine, so the rounds are interleaved and the ratio inside a round is what counts.

mod chess;
mod game;

use clap::Parser;
use game::{Costs, Game};
use std::{
    io::{self, Write},
    process::ExitCode,
    time::{Duration, Instant},
};
use table::Dice;

/// Measures the rules of every game on the shelf, beside cozy-chess.
#[derive(Parser)]
struct Args {
    /// Rounds; medians of them are printed.
    #[arg(long, default_value_t = 9)]
    rounds: usize,
    /// Milliseconds of random play per contestant and round.
    #[arg(long, default_value_t = 300)]
    millis: u64,
    /// Fails if a game plays fewer decisions than this many times chess's.
    #[arg(long, value_name = "RATIO")]
    least: Option<f64>,
}

/// What random play came to.
#[derive(Clone, Copy, Default)]
struct Played {
    decisions: u64,
    games: u64,
    offers: u64,
}

/// What random play came to in one second.
#[derive(Clone, Copy)]
struct Speed {
    decisions: f64,
    games: f64,
    offers: f64,
}

/// Lets a contestant play for about `time`; `play` plays one game to its end.
fn speed(time: Duration, dice: &mut Dice, mut play: impl FnMut(&mut Dice) -> Played) -> Speed {
    let start = Instant::now();
    let mut all = Played::default();
    while start.elapsed() < time {
        let one = play(dice);
        all.decisions += one.decisions;
        all.games += 1;
        all.offers += one.offers;
    }
    let seconds = start.elapsed().as_secs_f64();
    Speed {
        decisions: all.decisions as f64 / seconds,
        games: all.games as f64 / seconds,
        offers: all.offers as f64 / seconds,
    }
}

fn median(numbers: impl IntoIterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = numbers.into_iter().collect();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

fn main() -> io::Result<ExitCode> {
    let args = Args::parse();
    let time = Duration::from_millis(args.millis);
    let mut dice = Dice::fast(1);
    let mut chess = chess::Player::default();
    let mut games: Vec<Box<dyn Game>> = shelf::each(game::AtAllSizes)
        .into_iter()
        .flatten()
        .collect();

    let mut chess_rounds = Vec::new();
    let mut rounds: Vec<Vec<(Speed, f64)>> = vec![Vec::new(); games.len()];
    for _ in 0..args.rounds.max(1) {
        let chess_speed = speed(time, &mut dice, |dice| chess.play(dice));
        for (game, rounds) in games.iter_mut().zip(&mut rounds) {
            let speed = game.speed(time, &mut dice);
            rounds.push((speed, speed.decisions / chess_speed.decisions));
        }
        chess_rounds.push((chess_speed, 1.0));
    }

    let mut out = io::stdout().lock();
    writeln!(
        out,
        "{:28} {:>12} {:>9} {:>13} {:>8} {:>7}   {:>6} {:>6} {:>6} {:>6} {:>6}",
        "random play, one core",
        "decisions/s",
        "games/s",
        "offers/s",
        "× chess",
        "bytes",
        "clone",
        "legal",
        "apply",
        "view",
        "redeal"
    )?;
    row(
        &mut out,
        "cozy-chess",
        &chess_rounds,
        size_of::<cozy_chess::Board>(),
        None,
    )?;
    let mut slow = false;
    for (game, rounds) in games.iter_mut().zip(&rounds) {
        let costs = game.costs(args.rounds.max(1), &mut dice);
        row(&mut out, &game.name(), rounds, game.bytes(), Some(costs))?;
        let ratio = median(rounds.iter().map(|(_, ratio)| *ratio));
        slow |= args.least.is_some_and(|least| ratio < least);
    }
    writeln!(
        out,
        "Medians of {} rounds; clone to redeal in nanoseconds.",
        args.rounds.max(1)
    )?;
    Ok(ExitCode::from(u8::from(slow)))
}

fn row(
    out: &mut impl Write,
    name: &str,
    rounds: &[(Speed, f64)],
    bytes: usize,
    costs: Option<Costs>,
) -> io::Result<()> {
    let of = |part: fn(&Speed) -> f64| median(rounds.iter().map(|(speed, _)| part(speed)));
    write!(
        out,
        "{name:28} {:>12.0} {:>9.0} {:>13.0} {:>8.2} {bytes:>7}",
        of(|s| s.decisions),
        of(|s| s.games),
        of(|s| s.offers),
        median(rounds.iter().map(|(_, ratio)| *ratio)),
    )?;
    if let Some(c) = costs {
        write!(
            out,
            "   {:>6.0} {:>6.0} {:>6.0} {:>6.0} {:>6.0}",
            c.clone, c.legal, c.apply, c.view, c.redeal
        )?;
    }
    writeln!(out)
}
