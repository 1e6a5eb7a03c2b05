//! What another seat or a spectator receives never depends on what it may not know: pages, answers, streams.

mod client;
mod house;

use client::Client;
use house::{House, two};
use serde_json::{Value, json};

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

/// The tokens of a page that a viewer alone may click: its own hidden things among them.
fn tokens(scene: &Value) -> Vec<String> {
    let page = scene["page"]
        .as_array()
        .unwrap()
        .iter()
        .map(|p| p.as_str().unwrap())
        .collect::<String>();
    page.split("data-token=\"")
        .skip(1)
        .filter_map(|t| t.split('"').next())
        .map(str::to_owned)
        .collect()
}

#[test]
fn a_hidden_hand_is_in_no_byte_that_others_receive() {
    let house = House::open();
    let (mut first, mut second, table) = two(&house);
    let mut spectator = house.visitor();
    let mut checked = 0;
    for step in 0..40 {
        let scenes = [first.scene(&table), second.scene(&table)];
        let mover = usize::from(scenes[1]["asked"] == true);
        // A token that only one page has, in whatever state, belongs to what only that seat knows.
        let own: Vec<Vec<String>> = scenes.iter().map(tokens).collect();
        let others = [&mut second, &mut first];
        for seat in 0..2 {
            let private: Vec<&String> = own[seat]
                .iter()
                .filter(|t| !own[1 - seat].contains(t))
                .collect();
            let told = all_that_is_told(others[seat], &table);
            let public = all_that_is_told(&mut spectator, &table);
            for token in private {
                let marked = format!("\"{token}\"");
                assert!(
                    !told.contains(&marked) && !public.contains(&marked),
                    "{token} is told to others"
                );
                checked += 1;
            }
        }
        let people = [&mut first, &mut second];
        let mover = people.into_iter().nth(mover).unwrap();
        let scene = mover.scene(&table);
        if scene["over"] == true {
            break;
        }
        let paths = scene["paths"].as_array().unwrap();
        let path = &paths[step % paths.len()];
        let body = json!({"seen": scene["seen"], "path": path, "id": format!("s{step}")});
        assert_eq!(
            mover
                .post(&format!("/api/tables/{table}/move"), &body)
                .status,
            200
        );
    }
    assert!(checked > 20, "only {checked} hidden things were looked for");
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
