//! What a viewer receives beside the game: no secret of the luck, and each change once and in order.

mod client;
mod house;

use client::Client;
use house::{House, two};
use serde_json::json;

/// Everything a viewer can fetch, as text.
fn all_that_is_told(who: &mut Client, table: &str) -> String {
    let page = who.get(&format!("/t/{table}")).body;
    let scene = who.get(&format!("/api/tables/{table}/scene")).body;
    let event = who.events(table).next().unwrap().to_string();
    let probe = who
        .post(
            &format!("/api/tables/{table}/probe"),
            &json!({"clicked": ["end"]}),
        )
        .body;
    let undo = who
        .post(
            &format!("/api/tables/{table}/undo"),
            &json!({"seen": 0, "id": "u"}),
        )
        .body;
    [page, scene, event, probe, undo].join("\n")
}

#[test]
fn no_secret_of_the_luck_is_told_while_a_game_runs() {
    let house = House::open();
    let (mut first, mut second, table) = two(&house);
    let told = all_that_is_told(&mut first, &table) + &all_that_is_told(&mut second, &table);
    for key in ["secret", "seed", "nonce\":\"a", "digest"] {
        assert!(!told.contains(key), "{key} is told");
    }
    let keys: Vec<&str> = first
        .cookies
        .iter()
        .chain(&second.cookies)
        .map(|(_, v)| v.as_str())
        .collect();
    assert!(keys.iter().all(|k| !told.contains(k)), "a key is told");
}

#[test]
fn a_stream_tells_each_change_once_and_in_order() {
    let house = House::open();
    let (mut first, mut second, table) = two(&house);
    let mut events = second.events(&table);
    let begin = events.next().unwrap();
    assert!(begin["page"].is_array());
    let (mover, id) = if first.scene(&table)["asked"] == true {
        (&mut first, "a")
    } else {
        (&mut second, "b")
    };
    let scene = mover.scene(&table);
    let body = json!({"seen": scene["seen"], "path": scene["paths"][0], "id": id});
    assert_eq!(
        mover
            .post(&format!("/api/tables/{table}/move"), &body)
            .status,
        200
    );
    let next = events.next().unwrap();
    assert!(next["count"].as_u64() > begin["count"].as_u64());
    let pieces = next["page"].as_array().unwrap();
    let (kept, new): (Vec<_>, Vec<_>) = pieces.iter().partition(|piece| piece.is_array());
    let whole = begin["page"].as_array().unwrap().len();
    assert!(
        !kept.is_empty() && new.len() * 2 < whole,
        "only what changed is sent: {} of {whole} pieces",
        new.len()
    );
    assert!(!next["announce"].as_array().unwrap().is_empty());
}
