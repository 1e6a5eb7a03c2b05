//! The house's own errands: `cargo xtask test`, `cargo xtask bench`, `cargo xtask pictures`, `cargo xtask mutants`.

mod bench;
mod browser;
mod files;
mod interface;
mod licences;
mod mutants;
mod named;
mod parts;
mod rooms;
mod setup;
mod workshop;

use std::{fmt::Display, io::Write, process::ExitCode};

const USAGE: &str = "\
Usage: cargo xtask COMMAND

  test [PART…]           all that must pass, or only the parts named
  test --list            the parts, in the order they run
  bench NAME [OPTION…]   measures; NAME is `rules` or `server`
  pictures [WORD]        every page in both languages and all sizes, into target/pictures; only names that hold WORD
  mutants [GAME]         breaks a game's rules and scoring one place at a time; the fast tests must notice";

/// Why an errand did not end well.
enum Trouble {
    /// Asked wrongly: exit code 2.
    Asked(String),
    /// Something that must hold does not: exit code 1.
    Failed(String),
}

impl From<String> for Trouble {
    fn from(why: String) -> Trouble {
        Trouble::Failed(why)
    }
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match errand(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(Trouble::Asked(why)) => {
            say(why);
            ExitCode::from(2)
        }
        Err(Trouble::Failed(why)) => {
            say(format_args!("\nfailed: {why}"));
            ExitCode::FAILURE
        }
    }
}

fn errand(args: &[String]) -> Result<(), Trouble> {
    match args {
        [] => Err(Trouble::Asked(USAGE.into())),
        [word, ..] if ["help", "--help", "-h"].contains(&word.as_str()) => {
            tell(USAGE);
            Ok(())
        }
        [word, rest @ ..] if word == "test" => parts::test(rest),
        [word, rest @ ..] if word == "bench" => bench::bench(rest),
        [word, rest @ ..] if word == "pictures" => browser::pictures(rest),
        [word, rest @ ..] if word == "mutants" => mutants::mutants(rest),
        [word, ..] => Err(Trouble::Asked(format!(
            "There is no command `{word}`; `cargo xtask help` lists them."
        ))),
    }
}

/// Talks to whoever started the errand; a closed terminal is no reason to stop.
fn say(line: impl Display) {
    let _ = writeln!(std::io::stderr(), "{line}");
}

/// Puts out what was asked for.
fn tell(line: impl Display) {
    let _ = writeln!(std::io::stdout(), "{line}");
}
