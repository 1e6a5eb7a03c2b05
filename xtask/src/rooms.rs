//! Which room may lean on which, what the pure rooms never touch, and who may name a game.

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
    let games: Vec<&str> = rooms
        .iter()
        .filter_map(|room| room.folder.strip_prefix("games/"))
        .collect();
    if games.is_empty() {
        return Err("there is no game".into());
    }
    let mut wrong: Vec<String> = rooms.iter().flat_map(Room::wrong).collect();
    for room in &rooms {
        let folder = shop.root.join(&room.folder);
        let files = ["src", "assets"].map(|part| sources(&folder.join(part)));
        for file in files.concat() {
            let text = fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
            let name = file
                .strip_prefix(&shop.root)
                .unwrap_or(&file)
                .display()
                .to_string();
            let mut unwanted: Vec<&str> = Vec::new();
            if room.is_pure() && !name.contains("/laws") {
                unwanted.extend(IMPURE);
            }
            let names: Vec<String> = games.iter().flat_map(|game| in_code(game)).collect();
            if !room.may_name_games() {
                unwanted.extend(names.iter().map(String::as_str));
            }
            wrong.extend(places(&text, &unwanted).map(|place| format!("{name}:{place}")));
        }
    }
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(format!("\n  {}", wrong.join("\n  ")))
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

    fn may_name_games(&self) -> bool {
        self.folder == "crates/shelf" || self.folder.starts_with("games/")
    }
}

/// How a program would name a game: its id alone in quotes, its crate, its type. An example in a help text is none of these.
fn in_code(game: &str) -> [String; 3] {
    let camel = game.split('-').map(|word| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    });
    [
        format!("\"{game}\""),
        game.replace('-', "_"),
        camel.collect(),
    ]
}

/// Line and word of each unwanted thing outside comments.
fn places(text: &str, unwanted: &[&str]) -> impl Iterator<Item = String> {
    text.lines().enumerate().flat_map(move |(line, code)| {
        let code = code.split("//").next().unwrap_or_default();
        let here = unwanted.iter().filter(|thing| stands(code, thing));
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
        } else if matches!(kind, Some("rs" | "js")) {
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
            assert_eq!(places(code, &IMPURE).count(), 1, "{code}");
        }
        assert_eq!(places("let scenario = radio::tune();", &IMPURE).count(), 0);
    }

    #[test]
    fn a_game_is_named_by_its_id_its_crate_or_its_type() {
        let names = in_code("snakes-and-ladders");
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        for code in [
            "if id == \"snakes-and-ladders\" {",
            "use snakes_and_ladders::Dice;",
            "Seated::<SnakesAndLadders>::deal(header)",
        ] {
            assert_eq!(places(code, &names).count(), 1, "{code}");
        }
        for fine in [
            "/// As in `\"snakes-and-ladders\"`.",
            "  roundhouse sim snakes-and-ladders --games 9",
        ] {
            assert_eq!(places(fine, &names).count(), 0, "{fine}");
        }
    }
}
