//! The interface for programs: written down in full, its two streams alike, and enough to play with a seat's key alone.

mod client;
mod house;

use house::{House, game};
use serde_json::{Value, json};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// A table of two where a program may play the first seat: its id and the key.
fn keyed(house: &House, visitor: &mut client::Client) -> (String, String) {
    let table = visitor.play_now(game(), 2);
    let answer = visitor.post(&format!("/api/tables/{table}/key"), &Value::Null);
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!(answer.json()["seat"], 0);
    let key = answer.json()["key"].as_str().unwrap().to_owned();
    assert!(house.visitor().cookies.is_empty());
    (table, key)
}

#[test]
fn the_document_is_served_and_names_what_is_there() {
    let house = House::open();
    let answer = house.visitor().get("/api/openapi.json");
    assert_eq!(answer.status, 200);
    let document = answer.json();
    let version = document["openapi"].as_str().unwrap();
    assert!(version.starts_with("3.1."), "{version}");
    let paths = document["paths"].as_object().unwrap();
    assert!(paths.len() > 12, "{:?}", paths.keys());
    for (path, item) in paths {
        for (method, operation) in item.as_object().unwrap() {
            let place = format!("{method} {path}");
            assert!(operation["summary"].is_string(), "{place} says nothing");
            assert!(operation["responses"]["200"].is_object(), "{place}");
            assert!(operation["responses"]["429"].is_object(), "{place}");
        }
    }
}

/// Routes are found in the document because they are made from it; one made beside it would be missing there.
#[test]
fn every_route_of_the_interface_is_in_the_document() {
    fn beside(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                beside(&path, found);
                continue;
            }
            let text = fs::read_to_string(&path).unwrap();
            let packed: String = text.split_whitespace().collect();
            let routes = packed.split(".route(").skip(1);
            let targets = routes.map(|rest| rest.split(',').next().unwrap_or_default());
            found.extend(targets.filter(|t| t.contains("/api")).map(str::to_owned));
        }
    }
    let mut found = Vec::new();
    beside(&here("src"), &mut found);
    // Whatever is no route at all is refused there.
    assert_eq!(found, ["\"/api/{*rest}\""]);
    let house = House::open();
    let lost = house.visitor().get("/api/nowhere");
    assert_eq!(
        (lost.status, lost.header("content-type")),
        (404, Some("application/problem+json"))
    );
}

#[test]
fn both_streams_tell_the_same() {
    let house = House::open();
    let mut visitor = house.visitor();
    let table = visitor.play_now(game(), 2);
    let scene = visitor.asked(&table);
    let mut events = visitor.events(&table);
    let mut lines = visitor.lines(&table);
    let (event, line) = (events.next().unwrap(), lines.next().unwrap());
    assert_eq!(event, line);
    assert_eq!(line["page"], scene["page"]);
    let body = json!({"seen": scene["seen"], "path": scene["paths"][0], "id": "a"});
    let answer = visitor.post(&format!("/api/tables/{table}/move"), &body);
    assert_eq!(answer.status, 200, "{}", answer.body);
    let count = |scene: &Value| scene["count"].as_u64().unwrap();
    let newest = count(&visitor.asked(&table));
    // Who falls behind skips; both end at the newest.
    let last = |stream: &mut client::Events| loop {
        let scene = stream.next().expect("the newest is told");
        if count(&scene) == newest {
            break scene;
        }
    };
    let (event, line) = (last(&mut events), last(&mut lines));
    for key in ["seen", "asked", "paths", "sign", "seats"] {
        assert_eq!(event[key], line[key], "{key}");
    }
}

#[test]
fn a_program_plays_with_a_seats_key_alone_and_nowhere_else() {
    let house = House::open();
    let mut visitor = house.visitor();
    let (table, key) = keyed(&house, &mut visitor);
    let other = visitor.play_now(game(), 2);
    let mut program = house.visitor();
    program.origin = None;
    program.bearer = Some(key.clone());
    let scene = program.asked(&table);
    assert_eq!(scene["paths"], visitor.scene(&table)["paths"]);
    let view = program.get(&format!("/api/tables/{table}/view")).json();
    assert_eq!(
        (&view["seat"], &view["paths"]),
        (&json!(0), &scene["paths"])
    );
    let body = json!({"seen": scene["seen"], "path": scene["paths"][0], "id": "p"});
    let answer = program.post(&format!("/api/tables/{table}/move"), &body);
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!(program.cookies, [], "a key makes nobody a visitor");
    for (at, what) in [(&other, "move"), (&table, "key")] {
        let answer = program.post(&format!("/api/tables/{at}/{what}"), &body);
        assert_eq!(answer.status, 403, "{what}: {}", answer.body);
    }
    let fresh = visitor.post(&format!("/api/tables/{table}/key"), &Value::Null);
    assert_eq!(fresh.status, 200);
    let old = program.get(&format!("/api/tables/{table}/scene"));
    assert_eq!(old.status, 403, "a new key ends the one before");
    let mut stranger = house.visitor();
    stranger.play_now(game(), 2);
    let refused = stranger.post(&format!("/api/tables/{table}/key"), &Value::Null);
    assert_eq!(refused.status, 403);
}

/// The example of docs/api.md plays to the end.
#[test]
fn the_bot_in_forty_lines_plays_a_whole_game() {
    let bot = here("../../docs/bot.py");
    let lines = fs::read_to_string(&bot).unwrap().lines().count();
    assert_eq!(lines, 40);
    let house = House::open();
    let mut visitor = house.visitor();
    let (table, key) = keyed(&house, &mut visitor);
    let played = Command::new("python3")
        .arg(&bot)
        .args([format!("http://{}", house.address), table.clone(), key])
        .output()
        .expect("python3 starts; `cargo xtask test setup` installs it");
    let told = String::from_utf8_lossy(&played.stdout).into_owned();
    let trouble = String::from_utf8_lossy(&played.stderr);
    assert!(played.status.success(), "{told}{trouble}");
    let scene = visitor.scene(&table);
    assert_eq!(scene["over"], true, "{told}");
    assert_eq!(told.lines().count(), 2, "{told}");
}
