//! The command line, as clap reads it.

use clap::{Args, Parser, Subcommand};
use std::{
    net::{IpAddr, SocketAddr},
    path::PathBuf,
};
use table::Lang;

/// One table for railway games: play in the browser, simulate, replay, verify.
#[derive(Debug, Parser)]
#[command(version, max_term_width = 100, args_conflicts_with_subcommands = true)]
#[command(after_help = "\
Examples:
  roundhouse                                   open the house in the browser
  roundhouse games                             what is on the shelf
  roundhouse rules village-rails V12           one rule, in plain words
  roundhouse sim village-rails --games 1000 --bots greedy,random
  roundhouse verify game.json                  check a finished game, luck included

Data goes to stdout, talk to stderr. Exit code 0: done; 1: a check failed; 2: the input was bad.
The shapes of --json are documented in docs/json.md.")]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
    #[command(flatten)]
    pub(crate) serve: Serve,
    /// The language of all words [default: from the environment].
    #[arg(long, global = true, value_name = "en|zh")]
    pub(crate) lang: Option<Lang>,
}

/// How the house is opened.
#[derive(Debug, Args)]
pub(crate) struct Serve {
    /// The address to listen on; 0.0.0.0:7711 lets friends in from the network.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:7711")]
    pub(crate) listen: SocketAddr,
    /// The folder of tables and journals [default: the system's place for data].
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// The address others reach the house by, if it has a name: `https://rails.example`
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<String>,
    /// A proxy whose forwarded addresses are believed; may be given several times.
    #[arg(long, value_name = "IP")]
    pub(crate) trusted_proxy: Vec<IpAddr>,
    /// Milliseconds a bot waits before it acts.
    #[arg(long, value_name = "MS", default_value_t = 600)]
    pub(crate) bot_pause: u64,
    /// Seconds somebody who is waited for may be silent before the others may let a bot play.
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    pub(crate) away: u64,
    /// Requests a visitor may send in a minute.
    #[arg(long, value_name = "N", default_value_t = 1200)]
    pub(crate) requests_per_minute: u32,
}

/// Where to copy the data.
#[derive(Debug, Args)]
pub(crate) struct Backup {
    /// The file to write; it must not exist yet.
    pub(crate) file: PathBuf,
    /// The folder of tables and journals [default: the system's place for data].
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Copies the house's data into one file, while it runs or not.
    #[command(after_help = "\
Examples:
  roundhouse backup roundhouse-monday.db
  roundhouse backup /backups/rails.db --data /srv/rails")]
    Backup(Backup),
    /// Lists the games on the shelf.
    #[command(after_help = "\
Examples:
  roundhouse games
  roundhouse games --json | jq -r '.[].id'")]
    Games {
        /// One JSON array instead of a table.
        #[arg(long)]
        json: bool,
    },
    /// Prints a game's rulebook, or one rule of it.
    #[command(after_help = "\
Examples:
  roundhouse rules village-rails
  roundhouse rules village-rails V12
  roundhouse rules village-rails --lang zh | less")]
    Rules {
        /// The game, by its id.
        game: String,
        /// A rule or a chapter, by its anchor.
        anchor: Option<String>,
    },
    /// Lets bots play many games and tells how they went.
    #[command(after_help = "\
Examples:
  roundhouse sim village-rails --games 1000
  roundhouse sim village-rails --games 400 --seats 4 --bots greedy,random --seed 7
  roundhouse sim village-rails --games 20 --journals played && roundhouse verify played/*.json

The same seed gives the same figures on every machine, however many cores it has. Bots take the seats in turn: from one game to
the next each moves on by one.")]
    Sim(Sim),
    /// Looks for a good line through a game for one.
    #[command(after_help = "\
Examples:
  roundhouse solve GAME --seed 7
  roundhouse solve GAME --seed 7 --clairvoyant --json | jq .journal > par.json && roundhouse replay par.json

The fair search knows what a player knows and takes what does best on average. The clairvoyant one foresees all luck of the seed;
without --seconds its line is par, found at a fixed budget and therefore the same on every machine.")]
    Solve(Solve),
    /// Plays a journal again, step by step.
    #[command(after_help = "\
Examples:
  roundhouse replay game.json
  roundhouse replay game.json --step 12
  roundhouse replay game.json --json --open | jq .state.deck
  cat game.json | roundhouse replay - --lang zh")]
    Replay(Replay),
    /// Plays journals again and checks every step, the end and the luck.
    #[command(after_help = "\
Examples:
  roundhouse verify game.json
  roundhouse verify played/*.json
  cat game.json | roundhouse verify -")]
    Verify {
        /// The journals; `-` reads from stdin.
        #[arg(required = true, value_name = "JOURNAL")]
        journals: Vec<PathBuf>,
        /// One JSON object a journal instead of sentences.
        #[arg(long)]
        json: bool,
    },
}

#[derive(Debug, Args)]
pub(crate) struct Sim {
    /// The game, by its id.
    pub(crate) game: String,
    /// How many games.
    #[arg(
        long,
        default_value_t = 1000,
        value_name = "N",
        allow_negative_numbers = true
    )]
    pub(crate) games: u64,
    /// How many seats [default: the fewest the game has, or as many as there are bots].
    #[arg(long, value_name = "K", allow_negative_numbers = true)]
    pub(crate) seats: Option<u8>,
    /// Who plays: names of bots; fewer names than seats are repeated.
    #[arg(
        long,
        default_value = "greedy",
        value_delimiter = ',',
        value_name = "NAMES"
    )]
    pub(crate) bots: Vec<String>,
    /// The seed of all luck.
    #[arg(
        long,
        default_value_t = 1,
        value_name = "S",
        allow_negative_numbers = true
    )]
    pub(crate) seed: u64,
    /// One JSON object instead of tables.
    #[arg(long)]
    pub(crate) json: bool,
    /// Writes each game as a journal into this folder.
    #[arg(long, value_name = "DIR")]
    pub(crate) journals: Option<PathBuf>,
    /// How many threads [default: one per core]; changes the time, never the figures.
    #[arg(long, value_name = "T", allow_negative_numbers = true)]
    pub(crate) threads: Option<u16>,
}

#[derive(Debug, Args)]
pub(crate) struct Solve {
    /// The game, by its id.
    pub(crate) game: String,
    /// The seed of the deal.
    #[arg(
        long,
        default_value_t = 1,
        value_name = "S",
        allow_negative_numbers = true
    )]
    pub(crate) seed: u64,
    /// What to set out for, where the game lets one choose; several by commas.
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    pub(crate) objective: Vec<String>,
    /// Goes on looking for so long.
    #[arg(long, value_name = "T", allow_negative_numbers = true)]
    pub(crate) seconds: Option<u64>,
    /// Foresees the luck of the seed.
    #[arg(long)]
    pub(crate) clairvoyant: bool,
    /// One JSON object instead of sentences.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Debug, Args)]
pub(crate) struct Replay {
    /// The journal; `-` reads from stdin.
    pub(crate) journal: PathBuf,
    /// Only what step N did; the first is 1, the deal is 0.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) step: Option<u32>,
    /// One JSON object a step instead of sentences.
    #[arg(long)]
    pub(crate) json: bool,
    /// Also the whole state with all that was hidden; finished games only.
    #[arg(long)]
    pub(crate) open: bool,
}
