//! What no tracked file may hold: a machine's own paths, package hosts, merge leftovers, unfinished places.

use crate::{named::named, workshop::Workshop};
use std::fs;

/// What must not stand in a file, and why. In two halves each, so that this file passes its own check.
const UNWANTED: [(&str, &str, &str); 19] = [
    ("/ro", "ot/", PATH),
    ("/ho", "me/", PATH),
    ("/wo", "rk/", PATH),
    ("/Us", "ers/", PATH),
    ("index.", "crates.io", HOST),
    ("static.", "crates.io", HOST),
    ("registry.", "npmjs.org", HOST),
    ("pypi", ".org", HOST),
    ("files.", "pythonhosted.org", HOST),
    ("deb.", "debian.org", HOST),
    ("security.", "debian.org", HOST),
    ("<<<<", "<<< ", MERGE),
    (">>>>", ">>> ", MERGE),
    ("TO", "DO", UNFINISHED),
    ("FIX", "ME", UNFINISHED),
    ("X", "XX", UNFINISHED),
    ("unimple", "mented!(", UNFINISHED),
    ("#[ign", "ore]", "a test is switched off without a reason"),
    (
        "#[should",
        "_panic]",
        "any panic would do: state the expected one",
    ),
];

const PATH: &str = "a path of somebody's machine";
const HOST: &str = "a host: packages are named by their name alone";
const MERGE: &str = "a merge was left unfinished";
const UNFINISHED: &str = "finish it, or write an issue";

pub(crate) fn files(shop: &Workshop) -> Result<(), String> {
    let tracked = tracked(shop)?;
    let mut seen = 0;
    let mut found = Vec::new();
    for name in &tracked {
        // Pictures are no text; a file deleted but not yet staged is not there to read.
        if let Ok(text) = fs::read_to_string(shop.root.join(name)) {
            seen += 1;
            found.extend(unwanted(&text).map(|(line, why)| format!("{name}:{line}: {why}")));
        }
    }
    match (seen, found.is_empty()) {
        (0, _) => Err("no tracked file could be read".into()),
        (_, true) => named(shop, &tracked),
        (_, false) => Err(format!("\n  {}", found.join("\n  "))),
    }
}

fn tracked(shop: &Workshop) -> Result<Vec<String>, String> {
    let listed = shop
        .command("git", &["ls-files", "-z"])
        .output()
        .map_err(|e| format!("git cannot be started: {e}"))?;
    if !listed.status.success() {
        return Err("`git ls-files` does not list this folder".into());
    }
    let listed = String::from_utf8_lossy(&listed.stdout);
    Ok(listed.split_terminator('\0').map(str::to_string).collect())
}

/// Line number and reason of each unwanted thing in a text.
fn unwanted(text: &str) -> impl Iterator<Item = (usize, String)> {
    let all = UNWANTED.map(|(head, tail, why)| (format!("{head}{tail}"), why));
    text.lines().enumerate().flat_map(move |(line, words)| {
        let here: Vec<_> = all
            .iter()
            .filter(|(thing, _)| holds(words, thing))
            .map(|(thing, why)| (line + 1, format!("`{thing}`: {why}")))
            .collect();
        here
    })
}

/// Whether the thing stands there as a word or path of its own, not inside a longer one.
fn holds(line: &str, thing: &str) -> bool {
    let letter = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    line.match_indices(thing).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + thing.len()..].chars().next();
        let inside = |edge: Option<char>, own: Option<char>| {
            own.is_some_and(char::is_alphanumeric) && edge.is_some_and(letter)
        };
        let path = thing.starts_with('/');
        !(inside(before, thing.chars().next())
            || inside(after, thing.chars().next_back())
            || (path && before.is_some_and(|c| letter(c) || c == '.' || c == '/')))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_unwanted_thing_is_found_with_its_line() {
        for (head, tail, _) in UNWANTED {
            let text = format!("fine\nsee {head}{tail}, please\n");
            let found: Vec<_> = unwanted(&text).collect();
            assert_eq!(found.len(), 1, "{text}");
            assert_eq!(found[0].0, 2, "{text}");
        }
    }

    #[test]
    fn words_that_only_contain_one_are_fine() {
        let relative = format!("games{}cards", ["/wo", "rk/"].concat());
        for fine in [
            relative.as_str(),
            "TODOS los trenes",
            "MAXXXL",
            "a.pypi.organ",
        ] {
            assert_eq!(unwanted(fine).count(), 0, "{fine}");
        }
    }
}
