//! `cargo xtask mutants [GAME]`: the fast tests must notice a change of any one place in a game's rules or scoring.

use crate::{Trouble, say, workshop::Workshop};
use serde_json::Value;
use std::{fs, path::Path};

/// At most this share of mutants may survive, in percent.
const MAY_SURVIVE: f64 = 5.0;

/// The tests that must notice: what a game is in cases, not what whole games show by and by.
const FAST: [&str; 2] = ["cases", "scoring"];

/// What a run of cargo-mutants found.
#[derive(PartialEq, Eq, Debug)]
struct Found {
    /// One line each: place and change.
    survivors: Vec<String>,
    /// Mutants that compiled and so could be noticed.
    viable: u64,
}

pub(crate) fn mutants(args: &[String]) -> Result<(), Trouble> {
    let shop = Workshop::open()?;
    let games = games(&shop.root)?;
    let (chosen, options) = match args.split_first() {
        Some((game, options)) if games.contains(game) => (vec![game.clone()], options),
        Some((unknown, _)) if !unknown.starts_with('-') => {
            return Err(Trouble::Asked(format!(
                "There is no game `{unknown}`; there is: {}.",
                games.join(", ")
            )));
        }
        _ => (games, args),
    };
    if shop
        .command("cargo-mutants", &["--version"])
        .output()
        .is_err()
    {
        shop.run("cargo", &["install", "cargo-mutants", "--locked"])?;
    }
    let mut too_many = Vec::new();
    for game in chosen {
        let found = run(&shop, &game, options)?;
        let share = found.share();
        for survivor in &found.survivors {
            say(format_args!("survived  {survivor}"));
        }
        say(format_args!(
            "{game}: {} of {} mutants survived, {share:.1} % (at most {MAY_SURVIVE} %)",
            found.survivors.len(),
            found.viable,
        ));
        if share > MAY_SURVIVE {
            too_many.push(game);
        }
    }
    if too_many.is_empty() {
        Ok(())
    } else {
        Err(Trouble::Failed(format!(
            "the fast tests miss too much in {}",
            too_many.join(", ")
        )))
    }
}

/// The folders under games/; a game's package is named like its folder.
fn games(root: &Path) -> Result<Vec<String>, String> {
    let folders = fs::read_dir(root.join("games")).map_err(|e| format!("games/: {e}"))?;
    let mut games: Vec<String> = folders
        .filter_map(|folder| folder.ok()?.file_name().into_string().ok())
        .collect();
    games.sort();
    Ok(games)
}

fn run(shop: &Workshop, game: &str, options: &[String]) -> Result<Found, String> {
    let folder = shop.target.join("mutants").join(game);
    fs::create_dir_all(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let output = folder.to_string_lossy();
    let of = |glob: &str| format!("games/{game}/src/{glob}");
    let (files, deeper) = (of("{rules,score}*"), of("{rules,score}*/**"));
    let jobs = std::thread::available_parallelism()
        .map_or(1, usize::from)
        .min(4);
    let jobs = jobs.to_string();
    let mut args = vec![
        "mutants",
        "--package",
        game,
        "--file",
        &files,
        "--file",
        &deeper,
        // A warning that a mutant provokes must not hide it as one that does not compile.
        "--cap-lints",
        "true",
        "--jobs",
        &jobs,
        // Built often and run shortly: optimising costs more than it brings.
        "--profile",
        "mutants",
        "--minimum-test-timeout",
        "20",
        "--output",
        &output,
    ];
    args.extend(options.iter().map(String::as_str));
    args.push("--");
    for test in FAST {
        let tests = shop.root.join("games").join(game).join("tests");
        if tests.join(test).is_dir() || tests.join(test).with_extension("rs").is_file() {
            args.extend(["--test", test]);
        }
    }
    let mut command = shop.command("cargo", &args);
    // Each job builds in its own copy of the tree; a shared folder would make them wait for each other.
    command.env_remove("CARGO_TARGET_DIR");
    let ended = shop.run_command(&mut command);
    let told = folder.join("mutants.out");
    let read = |name: &str| {
        fs::read_to_string(told.join(name)).map_err(|e| format!("mutants.out/{name}: {e}"))
    };
    // It ends badly when a mutant survives, too: only what it wrote down tells the two apart.
    match (
        ended,
        read("outcomes.json").and_then(|json| found(&json, &read("missed.txt")?)),
    ) {
        (_, Ok(found)) if found.viable > 0 => Ok(found),
        (Err(why), _) | (Ok(()), Err(why)) => Err(why),
        (Ok(()), Ok(_)) => Err(format!("no mutant of {game} compiled")),
    }
}

fn found(outcomes: &str, missed: &str) -> Result<Found, String> {
    let told: Value = serde_json::from_str(outcomes).map_err(|e| format!("outcomes.json: {e}"))?;
    let count = |key: &str| {
        told[key]
            .as_u64()
            .ok_or_else(|| format!("outcomes.json does not tell `{key}`"))
    };
    // A mutant that runs out of time is noticed: the tests do not end.
    let viable = count("missed")? + count("caught")? + count("timeout")?;
    let survivors = missed.lines().map(str::to_string).collect();
    Ok(Found { survivors, viable })
}

impl Found {
    fn share(&self) -> f64 {
        100.0 * self.survivors.len() as f64 / self.viable as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_out_is_noticed_and_what_does_not_compile_is_no_mutant() {
        let outcomes =
            r#"{"total_mutants": 30, "missed": 1, "caught": 17, "timeout": 2, "unviable": 10}"#;
        let found = found(outcomes, "a.rs:1:1: replace + with -\n").unwrap();
        assert_eq!(found.viable, 20);
        assert_eq!(found.share(), 5.0);
    }

    #[test]
    fn an_unreadable_outcome_is_no_success() {
        assert!(found("{}", "").is_err());
        assert!(found("", "").is_err());
    }
}
