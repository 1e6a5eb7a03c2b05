//! People at tables: links, waiting, leaving and coming back, one device for several, talk, clocks, other devices, who may watch.

mod before;
#[path = "../client/mod.rs"]
mod client;
mod clocks;
mod devices;
mod going;
#[path = "../house/mod.rs"]
mod house;
mod talk;
mod watching;

use client::Client;
use house::{House, game};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

const ORIGIN: &str = "http://rails.example";

/// A house that others reach by a name.
fn reachable() -> House {
    House::with(|settings| settings.public_url = Some(ORIGIN.into()))
}

fn open(host: &mut Client, more: &Value) -> String {
    let mut body = json!({"game": game(), "nonce": "a"});
    for (key, value) in more.as_object().unwrap() {
        body[key] = value.clone();
    }
    let answer = host.post("/api/tables", &body);
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()["table"].as_str().unwrap().to_owned()
}

/// Does something at a table and gives the status.
fn deed(by: &mut Client, table: &str, what: &str, body: &Value) -> u16 {
    by.post(&format!("/api/tables/{table}/{what}"), body).status
}

fn play(mover: &mut Client, table: &str) -> u16 {
    let scene = mover.scene(table);
    let id = format!("{}-{}", scene["seen"], scene["count"]);
    let body = json!({"seen": scene["seen"], "path": scene["paths"][0], "id": id});
    deed(mover, table, "move", &body)
}

fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let began = Instant::now();
    while !holds() {
        assert!(began.elapsed() < Duration::from_secs(20), "in vain: {what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn links(by: &mut Client, table: &str) -> Vec<String> {
    let answer = by.get(&format!("/api/tables/{table}/links"));
    assert_eq!(answer.status, 200, "{}", answer.body);
    let links = answer.json()["links"].as_array().unwrap().clone();
    let url = |link: &Value| link["url"].as_str().unwrap().to_owned();
    links.iter().map(url).collect()
}
