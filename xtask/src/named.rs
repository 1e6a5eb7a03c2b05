//! What README and ARCHITECTURE name is there: every path, every test.

use crate::workshop::Workshop;
use std::{fs, path::Path};

const PAGES: [&str; 2] = ["README.md", "ARCHITECTURE.md"];

pub(crate) fn named(shop: &Workshop, tracked: &[String]) -> Result<(), String> {
    let mut programs = String::new();
    for file in tracked.iter().filter(|file| file.ends_with(".rs")) {
        programs += &fs::read_to_string(shop.root.join(file)).unwrap_or_default();
    }
    let mut missing = Vec::new();
    for page in PAGES {
        let text = fs::read_to_string(shop.root.join(page)).map_err(|e| format!("{page}: {e}"))?;
        let lost = lost(&text, &shop.root, &programs);
        missing.extend(lost.map(|name| format!("{page} names `{name}`, which is not there")));
    }
    if missing.is_empty() {
        Ok(())
    } else {
        Err(format!("\n  {}", missing.join("\n  ")))
    }
}

/// What a page puts between backticks or links to, and what cannot be found.
fn lost<'t>(page: &'t str, root: &Path, programs: &str) -> impl Iterator<Item = &'t str> {
    let quoted = page.split('`').skip(1).step_by(2);
    let linked = page
        .split("](")
        .skip(1)
        .filter_map(|rest| rest.split(')').next())
        .filter(|link| !link.contains("://"));
    let lost_path = |name: &str| {
        !name.contains(['*', '{', ' ', '\n']) && !name.contains("NAME") && !root.join(name).exists()
    };
    quoted
        .filter(move |name| {
            is_test(name) && !programs.contains(&format!("fn {name}("))
                || is_path(name) && lost_path(name)
        })
        .chain(linked.filter(move |link| lost_path(link)))
}

/// Our tests are sentences; nothing else has so long a name.
fn is_test(name: &str) -> bool {
    let word = |w: &str| {
        !w.is_empty()
            && w.chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
    };
    name.split('_').count() >= 3 && name.split('_').all(word)
}

fn is_path(name: &str) -> bool {
    ["crates/", "games/", "docs/", "tests/"]
        .iter()
        .any(|room| name.starts_with(room))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lost_tests_paths_and_links_are_found() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let page = "held by `nobody_holds_this` in `crates/nowhere`, see [more](docs/never.md)";
        let found: Vec<_> = lost(page, root, "fn somebody_holds_this() {}").collect();
        assert_eq!(
            found,
            ["nobody_holds_this", "crates/nowhere", "docs/never.md"]
        );
    }

    #[test]
    fn what_is_there_is_not_missed() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        let page = "`somebody_holds_this` in `crates/table`, `games/*`, `crates/shelf/src/lib.rs`, `to_act`, [it](README.md), \
            [out](https://example.org/x)";
        assert_eq!(lost(page, root, "fn somebody_holds_this() {}").count(), 0);
    }
}
