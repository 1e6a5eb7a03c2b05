//! The games in a real browser: the tests of `tests/browser`, and `cargo xtask pictures`.

use crate::{Trouble, say, setup, workshop::Workshop};
use std::process::Command;

/// The browser tests' package.
pub(crate) const PACKAGE: &str = "browser-tests";

/// The house and the browser tests, built together so that what they share is built once.
const BOTH: [&str; 4] = ["--package", "roundhouse", "--package", PACKAGE];

/// Builds the house that the browser visits.
pub(crate) fn build(shop: &Workshop) -> Result<(), String> {
    shop.run("cargo", &[&["build", "--bins"], &BOTH[..]].concat())
}

/// The browser tests.
pub(crate) fn test(shop: &Workshop) -> Command {
    let line = [&["test", "--lib", "--test", "games"], &BOTH[..]].concat();
    let mut test = shop.command("cargo", &line);
    test.env(setup::AXE, setup::axe(shop));
    test
}

/// Pictures of every page, into the build folder.
pub(crate) fn pictures(args: &[String]) -> Result<(), Trouble> {
    let shop = Workshop::open()?;
    setup::setup(&shop)?;
    build(&shop)?;
    let folder = shop.target.join("pictures");
    let program = shop.target.join("debug/pictures");
    let mut take = shop.command(&program.to_string_lossy(), &[]);
    shop.run_command(take.arg(&folder).args(args))?;
    say(format_args!("{}", folder.display()));
    Ok(())
}
