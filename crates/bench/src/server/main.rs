//! How fast the house is: moves that are on the disk when they are answered, beside a bare axum that commits the same rows;
//! how soon the others at the table see a move; what a viewer weighs; what a first visit loads.
//!
//! The house and the bare server run as processes of their own on the same machine and the same disk; the rounds are interleaved,
//! so that the ratio inside a round counts, whatever else the machine does.

mod bare;
mod first_load;
mod host;
mod moves;
mod script;
mod viewers;
mod wire;

use clap::{Parser, ValueEnum};
use host::Host;
use std::{
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
    time::Duration,
};

/// The least share of the bare server's pace.
const FLOOR: f64 = 0.25;
/// The share to aim at.
const GOAL: f64 = 0.5;
/// The longest that 99 of 100 messages may take from the request to a viewer.
const SOON: Duration = Duration::from_millis(50);
/// The most bytes of a first visit.
const LIGHT: usize = 150 * 1024;

/// Measures the house; fails if a bar is missed.
#[derive(Parser)]
struct Args {
    /// Rounds of moves; medians of them are printed.
    #[arg(long, default_value_t = 5)]
    rounds: usize,
    /// Seconds of each round, for the house and for the bare server.
    #[arg(long, default_value_t = 4)]
    seconds: u64,
    /// Connections that send moves at once.
    #[arg(long, default_value_t = 64)]
    connections: usize,
    /// Tables that are looked at.
    #[arg(long, default_value_t = 200)]
    tables: usize,
    /// Moves a second at those tables together.
    #[arg(long, default_value_t = 500)]
    pace: u32,
    /// Opens a server instead of measuring: what the bench does with its own processes.
    #[arg(long, hide = true, requires = "data")]
    serve: Option<Serve>,
    /// The data of such a server.
    #[arg(long, hide = true)]
    data: Option<PathBuf>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Serve {
    /// The house.
    House,
    /// A bare axum on the same store.
    Bare,
}

#[tokio::main]
async fn main() -> io::Result<ExitCode> {
    let args = Args::parse();
    if let (Some(serve), Some(data)) = (args.serve, &args.data) {
        return host::serve(serve, data).await.map(|()| ExitCode::SUCCESS);
    }
    let mut out = io::stdout();
    writeln!(out, "load of the machine before: {}", host::load())?;
    let fast = moves(&args, &mut out).await?;
    let soon = viewers(&args, &mut out).await?;
    let light = first_load(&mut out).await?;
    writeln!(out, "load of the machine after: {}", host::load())?;
    Ok(ExitCode::from(u8::from(!(fast && soon && light))))
}

/// Durable moves a second, beside the bare server.
async fn moves(args: &Args, out: &mut impl Write) -> io::Result<bool> {
    let time = Duration::from_secs(args.seconds);
    let mut rounds = Vec::new();
    for _ in 0..args.rounds.max(1) {
        let house = moves::at(Serve::House, args.connections, time).await?;
        let bare = moves::at(Serve::Bare, args.connections, time).await?;
        rounds.push((house / bare, house, bare));
    }
    rounds.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (ratio, house, bare) = rounds[rounds.len() / 2];
    let all: Vec<String> = rounds.iter().map(|(r, _, _)| format!("{r:.2}")).collect();
    writeln!(
        out,
        "durable moves at {} connections: {house:.0}/s, bare axum and SQLite {bare:.0}/s, {ratio:.2} × (rounds {}; floor {FLOOR}, goal {GOAL})",
        args.connections,
        all.join(" "),
    )?;
    Ok(ratio >= FLOOR)
}

/// How soon viewers see a move, and what they weigh.
async fn viewers(args: &Args, out: &mut impl Write) -> io::Result<bool> {
    let seen = viewers::at(args.tables, args.pace, Duration::from_secs(10)).await?;
    writeln!(
        out,
        "{} tables × {} viewers at {:.0} moves/s: from the request to the viewers' message p50 {:.1} ms, p99 {:.1} ms, worst {:.1} ms \
         over {} messages of {:.1} KB on average (bar: p99 {} ms)",
        args.tables,
        viewers::EACH,
        seen.pace,
        millis(seen.p50),
        millis(seen.p99),
        millis(seen.worst),
        seen.messages,
        seen.kilobytes,
        SOON.as_millis(),
    )?;
    match seen.weight {
        Some(weight) => writeln!(
            out,
            "memory: {:.1} KB an idle viewer with a seat, {:.1} KB an idle spectator (resident, {} and {} of them)",
            weight.seated, weight.spectator, weight.seats, weight.spectators
        )?,
        None => writeln!(out, "memory: this system does not tell")?,
    }
    // Messages that came soon because few were sent prove nothing.
    let kept_pace = seen.pace >= 0.95 * f64::from(args.pace);
    if !kept_pace {
        writeln!(out, "the pace was not kept")?;
    }
    Ok(kept_pace && seen.p99 <= SOON)
}

/// What the first visit to a table of each game loads.
async fn first_load(out: &mut impl Write) -> io::Result<bool> {
    let mut light = true;
    for (game, bytes) in first_load::of_each().await? {
        writeln!(
            out,
            "first load of a table of {game}: {:.1} KB (bar: {} KB)",
            bytes as f64 / 1024.0,
            LIGHT / 1024
        )?;
        light &= bytes <= LIGHT;
    }
    Ok(light)
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
