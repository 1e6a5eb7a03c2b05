//! Which room may lean on which, and what the pure rooms never touch.

use crate::workshop::Workshop;
use serde_json::Value;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// What the rules and the contract never touch: the same seed and the same actions give the same game everywhere. The laws may
/// look at a clock: they play as many games as fit into their time.
const IMPURE: [&str; 12] = [
    "env::",
    "fs::",
    "io::",
    "net::",
    "process::",
    "thread::",
    "Instant",
    "SystemTime",
    "HashMap",
    "HashSet",
    "static mut",
    "thread_local!",
];

pub(crate) fn rooms(shop: &Workshop) -> Result<(), String> {
    let rooms = leanings(&shop.root, &shop.packages);
    let mut wrong: Vec<String> = rooms.iter().flat_map(Room::wrong).collect();
    let mut looked_at = 0;
    for room in rooms.iter().filter(|room| room.is_pure()) {
        for file in sources(&shop.root.join(&room.folder).join("src")) {
            let name = file
                .strip_prefix(&shop.root)
                .unwrap_or(&file)
                .display()
                .to_string();
            if name.contains("/laws") {
                continue;
            }
            let text = fs::read_to_string(&file).map_err(|e| format!("{name}: {e}"))?;
            looked_at += 1;
            wrong.extend(impure(&text).map(|place| format!("{name}:{place}")));
        }
    }
    match (looked_at, wrong.is_empty()) {
        (0, _) => Err("there are no rules".into()),
        (_, true) => Ok(()),
        (_, false) => Err(format!("\n  {}", wrong.join("\n  "))),
    }
}

/// A package of ours and the packages of ours that it is built from, all by folder.
struct Room {
    folder: String,
    leans_on: Vec<String>,
}

fn leanings(root: &Path, packages: &[Value]) -> Vec<Room> {
    let folder = |path: &Value| {
        let path = path.as_str().map(Path::new)?.strip_prefix(root).ok()?;
        Some(path.to_string_lossy().into_owned())
    };
    let room = |package: &Value| {
        let manifest = folder(&package["manifest_path"])?;
        let needed = package["dependencies"].as_array()?.iter();
        Some(Room {
            folder: manifest.strip_suffix("/Cargo.toml")?.to_string(),
            // A test may borrow any room; what is built may not.
            leans_on: needed
                .filter(|d| d["kind"] != "dev")
                .filter_map(|d| folder(&d["path"]))
                .collect(),
        })
    };
    packages.iter().filter_map(room).collect()
}

impl Room {
    fn wrong(&self) -> Vec<String> {
        let may = |on: &str| match self.folder.as_str() {
            "crates/table" | "xtask" => false,
            "crates/shelf" => on == "crates/table" || on.starts_with("games/"),
            game if game.starts_with("games/") => on == "crates/table",
            _ => !on.starts_with("games/"),
        };
        let wrong = self.leans_on.iter().filter(|on| !may(on));
        wrong
            .map(|on| format!("{} must not lean on {on}", self.folder))
            .collect()
    }

    fn is_pure(&self) -> bool {
        self.folder == "crates/table" || self.folder.starts_with("games/")
    }
}

/// Line and word of each impure thing outside comments.
fn impure(text: &str) -> impl Iterator<Item = String> {
    text.lines().enumerate().flat_map(|(line, code)| {
        let code = code.split("//").next().unwrap_or_default();
        let here = IMPURE.iter().filter(|thing| stands(code, thing));
        let here: Vec<_> = here
            .map(|thing| format!("{}: {thing} does not belong here", line + 1))
            .collect();
        here
    })
}

/// Whether a thing stands there and is not the tail of a longer word.
fn stands(code: &str, thing: &str) -> bool {
    code.match_indices(thing).any(|(at, _)| {
        let before = code[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || c == '_')
    })
}

/// The program text below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let kind = path.extension().and_then(|e| e.to_str());
        if path.is_dir() {
            found.extend(sources(&path));
        } else if kind == Some("rs") {
            found.push(path);
        }
    }
    found.sort();
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn wrong(folder: &str, on: &str, kind: Value) -> Vec<String> {
        let package = json!({
            "manifest_path": format!("/house/{folder}/Cargo.toml"),
            "dependencies": [{ "path": format!("/house/{on}"), "kind": kind }, { "name": "serde" }],
        });
        let rooms = leanings(Path::new("/house"), &[package]);
        assert_eq!(rooms.len(), 1);
        rooms.iter().flat_map(Room::wrong).collect()
    }

    #[test]
    fn each_wrong_leaning_is_found() {
        for (folder, on) in [
            ("crates/table", "crates/bots"),
            ("games/tiddlywinks", "crates/server"),
            ("games/tiddlywinks", "games/ludo"),
            ("crates/server", "games/ludo"),
            ("crates/shelf", "crates/bots"),
            ("xtask", "crates/table"),
        ] {
            let told = format!("{folder} must not lean on {on}");
            assert_eq!(wrong(folder, on, Value::Null), [told]);
        }
        for (folder, on) in [
            ("games/ludo", "crates/table"),
            ("crates/shelf", "games/ludo"),
            ("crates/server", "crates/shelf"),
        ] {
            assert!(wrong(folder, on, Value::Null).is_empty(), "{folder} {on}");
        }
        assert!(wrong("crates/bots", "games/ludo", json!("dev")).is_empty());
    }

    #[test]
    fn files_clocks_and_unordered_maps_are_found_however_they_are_imported() {
        for code in [
            "use std::{env, fs::File};",
            "let text = fs::read_to_string(name);",
            "let began = std::time::Instant::now();",
            "struct State { hands: HashMap<Seat, Hand> }",
        ] {
            assert_eq!(impure(code).count(), 1, "{code}");
        }
        assert_eq!(
            impure("let scenario = radio::tune(); // not Instant").count(),
            0
        );
    }
}
