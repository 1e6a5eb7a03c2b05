//! `cargo xtask test`: the parts of all that must pass, in order, each timed.

use crate::{
    Trouble, browser, files, interface, licences, rooms, say, setup, tell,
    workshop::{Tally, Workshop},
};
use std::time::{Duration, Instant};

/// All parts together may take this long.
const LONGEST: Duration = Duration::from_secs(45 * 60);

struct Part {
    name: &'static str,
    what: &'static str,
    run: fn(&Workshop, &mut Tally) -> Result<(), String>,
}

/// What is quickly known comes first.
const PARTS: [Part; 10] = [
    Part {
        name: "setup",
        what: "what the tests need from Debian and npm, installed when missing",
        run: |shop, _| setup::setup(shop),
    },
    Part {
        name: "fmt",
        what: "formatting",
        run: |shop, _| shop.run("cargo", &["fmt", "--all", "--check"]),
    },
    Part {
        name: "files",
        what: "nothing unfinished in tracked files, no machine's own paths; what the pages name is there",
        run: |shop, _| files::files(shop),
    },
    Part {
        name: "rooms",
        what: "who leans on whom, what the rules never touch",
        run: |shop, _| rooms::rooms(shop),
    },
    Part {
        name: "licences",
        what: "licences and sources of all dependencies",
        run: |shop, _| licences::licences(shop),
    },
    Part {
        name: "clippy",
        what: "lints, warnings denied",
        run: |shop, _| {
            let args = "clippy --workspace --all-targets -- -D warnings";
            shop.run("cargo", &words(args))
        },
    },
    Part {
        name: "test",
        what: "all tests but the browser's, documentation examples included",
        run: |shop, tally| {
            let mut args = words("test --workspace --no-fail-fast --exclude");
            args.push(browser::PACKAGE);
            count(tally, shop.run_tests(&mut shop.command("cargo", &args)))
        },
    },
    Part {
        name: "doc",
        what: "documentation, warnings denied",
        run: |shop, _| {
            let mut doc = shop.command("cargo", &words("doc --workspace --no-deps"));
            shop.run_command(doc.env("RUSTDOCFLAGS", "-D warnings"))
        },
    },
    Part {
        name: "interface",
        what: "the house held to its written interface: a game with every answer checked, then a minute of made-up requests",
        run: |shop, _| interface::interface(shop),
    },
    Part {
        name: "browser",
        what: "the games played in a real browser (tests/browser)",
        run: |shop, tally| {
            browser::build(shop)?;
            count(tally, shop.run_tests(&mut browser::test(shop)))
        },
    },
];

pub(crate) fn test(args: &[String]) -> Result<(), Trouble> {
    if args.iter().any(|a| a == "--list") {
        for part in &PARTS {
            tell(format_args!("{:<10}{}", part.name, part.what));
        }
        return Ok(());
    }
    let parts = chosen(args).map_err(Trouble::Asked)?;
    let began = Instant::now();
    let mut shop = Workshop::open()?;
    shop.until = Some(began + LONGEST);

    let mut times = Vec::new();
    let mut tally = Tally::default();
    let mut outcome = Ok(());
    for part in parts {
        say(format_args!("\n=== {}: {}", part.name, part.what));
        let started = Instant::now();
        outcome = (part.run)(&shop, &mut tally).map_err(|why| format!("{}: {why}", part.name));
        times.push((part.name, started.elapsed()));
        if outcome.is_err() {
            break;
        }
    }
    say(minutes(&times, began.elapsed()));
    outcome?;
    if began.elapsed() > LONGEST {
        let allowed = LONGEST.as_secs() / 60;
        return Err(Trouble::Failed(format!(
            "all passed, but it must take at most {allowed} minutes"
        )));
    }
    if tally != Tally::default() {
        let Tally {
            passed,
            failed,
            ignored,
        } = tally;
        tell(format_args!(
            "{passed} passed, {failed} failed, {ignored} skipped"
        ));
    }
    Ok(())
}

/// The parts named, in the order they run; all of them if none is named.
fn chosen(names: &[String]) -> Result<Vec<&'static Part>, String> {
    if let Some(unknown) = names.iter().find(|n| PARTS.iter().all(|p| p.name != **n)) {
        return Err(format!(
            "There is no part `{unknown}`; `cargo xtask test --list` names them."
        ));
    }
    // The browser tests stand on what set-up installs.
    let named = |part: &Part| {
        names.iter().any(|n| n == part.name)
            || (part.name == "setup" && names.iter().any(|n| n == "browser"))
    };
    Ok(PARTS
        .iter()
        .filter(|part| names.is_empty() || named(part))
        .collect())
}

fn count(tally: &mut Tally, counted: Result<Tally, String>) -> Result<(), String> {
    let counted = counted?;
    tally.passed += counted.passed;
    tally.failed += counted.failed;
    tally.ignored += counted.ignored;
    Ok(())
}

fn minutes(times: &[(&str, Duration)], all: Duration) -> String {
    let mut table = String::from("\nminutes\n");
    for (name, time) in times.iter().chain([&("in all", all)]) {
        table += &format!("{:>7.2}  {name}\n", time.as_secs_f64() / 60.0);
    }
    table
}

fn words(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(of: &[&str]) -> Result<Vec<&'static str>, String> {
        let of: Vec<String> = of.iter().map(|n| n.to_string()).collect();
        chosen(&of).map(|parts| parts.iter().map(|p| p.name).collect())
    }

    #[test]
    fn parts_run_in_order_and_all_by_default() {
        assert_eq!(names(&["doc", "fmt"]), Ok(vec!["fmt", "doc"]));
        assert_eq!(names(&[]).map(|all| all.len()), Ok(PARTS.len()));
    }

    #[test]
    fn the_browser_part_brings_its_set_up() {
        assert_eq!(names(&["browser"]), Ok(vec!["setup", "browser"]));
    }

    #[test]
    fn an_unknown_part_is_refused() {
        let why = names(&["fmt", "lint"]).unwrap_err();
        assert!(why.contains("no part `lint`"), "{why}");
    }

    #[test]
    fn minutes_end_with_the_sum() {
        let table = minutes(&[("fmt", Duration::from_secs(3))], Duration::from_secs(90));
        assert_eq!(table, "\nminutes\n   0.05  fmt\n   1.50  in all\n");
    }
}
