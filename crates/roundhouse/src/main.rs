//! The program: the house itself, and tools around its games.

mod args;
mod games;
mod journal;
mod out;
mod replay;
mod rules;
mod serve;
mod sim;
mod solve;
mod trouble;
mod verify;

use args::{Cli, Command};
use clap::Parser;
use std::{ffi::OsString, process::ExitCode};
use table::{Lang, Say};
use trouble::Trouble;

fn main() -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    let lang = trouble::language(&args, |name| std::env::var(name).ok());
    let done = run(args, lang);
    match done {
        Ok(code) => code,
        Err(Trouble::Quiet) => ExitCode::SUCCESS,
        Err(ref said @ Trouble::Said(code, ..)) => {
            if let Some(text) = said.text(lang) {
                out::talk(&text);
            }
            ExitCode::from(code)
        }
    }
}

fn run(args: Vec<OsString>, lang: Lang) -> Result<ExitCode, Trouble> {
    let cli = match Cli::try_parse_from(args) {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => return Err(Trouble::of_clap(&error)),
        // Help and version were asked for. A closed pipe ends them quietly.
        Err(error) => {
            return error
                .print()
                .map(|()| ExitCode::SUCCESS)
                .map_err(Trouble::from);
        }
    };
    match cli.command {
        Some(Command::Games { json }) => games::run(json, lang)?,
        Some(Command::Rules { game, anchor }) => rules::run(&game, anchor.as_deref(), lang)?,
        Some(Command::Sim(sim)) => sim::run(&sim, lang)?,
        Some(Command::Solve(solve)) => solve::run(&solve, lang)?,
        Some(Command::Replay(replay)) => replay::run(&replay, lang)?,
        Some(Command::Verify { journals, json }) => return verify::run(&journals, json, lang),
        Some(Command::Backup(backup)) => serve::backup(&backup)?,
        None => serve::run(&cli.serve, lang)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The game of this id, or who is on the shelf instead.
fn title(id: &str) -> Result<&'static dyn table::Title, Trouble> {
    shelf::title(id).ok_or_else(|| unknown_game(id))
}

/// Visits the game of this id, or says who is on the shelf instead.
fn shelved<V: shelf::Visitor>(id: &str, visitor: V) -> Result<V::Out, Trouble> {
    shelf::with(id, visitor).ok_or_else(|| unknown_game(id))
}

fn unknown_game(id: &str) -> Trouble {
    let say = Say::new("cli-unknown-game")
        .text("game", id.to_owned())
        .text("games", shelf::IDS.join(", "));
    Trouble::bad(say)
}
