//! Moves through the interface: done once, refused by rule, stale ones turned away, nothing lost when the house closes.

mod client;
mod house;

use house::{House, game};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

fn play(visitor: &mut client::Client, table: &str, scene: &Value, id: &str) -> client::Answer {
    let body = json!({"seen": scene["seen"], "path": scene["paths"][0], "id": id});
    visitor.post(&format!("/api/tables/{table}/move"), &body)
}

#[test]
fn a_whole_game_is_played_through_the_interface() {
    let house = House::open();
    let mut visitor = house.visitor();
    let table = visitor.play_now(game(), 2);
    let mut moves = 0;
    loop {
        let scene = visitor.asked(&table);
        if scene["over"] == true {
            break;
        }
        let answer = play(&mut visitor, &table, &scene, &format!("m{moves}"));
        assert_eq!(answer.status, 200, "{}", answer.body);
        moves += 1;
    }
    assert!(moves > 10, "only {moves} moves");
    let scene = visitor.scene(&table);
    assert_eq!(scene["phase"], "over");
    assert_eq!(scene["paths"], json!([]));
}

#[test]
fn the_same_request_twice_gets_the_same_answer_also_after_the_house_was_closed() {
    let mut house = House::open();
    let mut visitor = house.visitor();
    let table = visitor.play_now(game(), 2);
    let scene = visitor.asked(&table);
    let first = play(&mut visitor, &table, &scene, "once");
    let again = play(&mut visitor, &table, &scene, "once");
    assert_eq!((first.status, &first.body), (200, &again.body));
    let before = visitor.asked(&table);
    house.reopen();
    let later = play(&mut visitor, &table, &scene, "once");
    assert_eq!((later.status, &later.body), (200, &first.body));
    let after = visitor.asked(&table);
    for key in ["seen", "paths", "page", "log"] {
        assert_eq!(before[key], after[key], "{key}");
    }
}

#[test]
fn an_answer_to_an_old_question_is_stale_and_a_double_click_plays_once() {
    let house = House::open();
    let mut visitor = house.visitor();
    let table = visitor.play_now(game(), 2);
    let scene = visitor.asked(&table);
    assert_eq!(play(&mut visitor, &table, &scene, "a").status, 200);
    let late = play(&mut visitor, &table, &scene, "b");
    assert_eq!(late.status, 409);
    assert_eq!(
        late.header("content-type"),
        Some("application/problem+json")
    );
    assert_eq!(late.json()["code"], "stale");
}

#[test]
fn a_refused_move_names_its_rule_in_the_asked_language_and_changes_nothing() {
    let house = House::open();
    let mut visitor = house.visitor();
    let table = visitor.play_now(game(), 2);
    let scene = visitor.asked(&table);
    let refuse = |visitor: &mut client::Client, path: &str| {
        let body = json!({"seen": scene["seen"], "path": path, "id": "x"});
        visitor.post(&format!("/api/tables/{table}/move"), &body)
    };
    let unknown = refuse(&mut visitor, "fly away");
    assert_eq!(
        (unknown.status, unknown.json()["code"].as_str()),
        (422, Some("unknown_action"))
    );
    assert_eq!(refuse(&mut visitor, "a  b").json()["code"], "garbled_path");
    // A token of the page that no offered path holds is refused by rule.
    let probe = visitor.post(
        &format!("/api/tables/{table}/probe"),
        &json!({"clicked": ["end"]}),
    );
    let refused = &probe.json()["refused"];
    assert!(refused["rule"].is_string(), "{refused}");
    let english = refused["title"].as_str().unwrap().to_owned();
    visitor.language = "zh-CN";
    let probe = visitor.post(
        &format!("/api/tables/{table}/probe"),
        &json!({"clicked": ["end"]}),
    );
    let chinese = probe.json()["refused"]["title"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_ne!(english, chinese);
    assert!(
        chinese
            .chars()
            .any(|c| ('\u{4e00}'..'\u{9fff}').contains(&c)),
        "{chinese}"
    );
    visitor.language = "en";
    assert_eq!(visitor.scene(&table)["seen"], scene["seen"]);
    assert_eq!(visitor.scene(&table)["count"], scene["count"]);
}

#[test]
fn a_restart_finds_every_table_and_bots_go_on() {
    let mut house = House::with(|settings| settings.bot_pause = Duration::from_secs(3600));
    let mut visitor = house.visitor();
    let table = visitor.play_now(game(), 4);
    // Somebody must look, else the bots do not pause.
    let _watching = visitor.events(&table);
    let scene = visitor.scene(&table);
    house.reopen();
    let later = visitor.asked(&table);
    assert!(later["asked"] == true, "the bots went on");
    assert!(later["count"].as_u64() >= scene["count"].as_u64());
}

#[test]
fn closing_takes_less_than_two_seconds_with_streams_open() {
    let mut house = House::open();
    let mut visitor = house.visitor();
    let table = visitor.play_now(game(), 2);
    let mut streams: Vec<_> = (0..5).map(|_| visitor.events(&table)).collect();
    assert!(streams.iter_mut().all(|s| s.next().is_some()));
    let start = Instant::now();
    house.close();
    assert!(
        start.elapsed() < Duration::from_secs(2),
        "{:?}",
        start.elapsed()
    );
}

#[test]
fn idle_tables_leave_memory_and_come_back() {
    let house = House::with(|settings| settings.idle = Duration::from_millis(50));
    let mut visitor = house.visitor();
    let table = visitor.play_now(game(), 2);
    let scene = visitor.asked(&table);
    let until = Instant::now() + Duration::from_secs(10);
    while visitor.get("/healthz").json()["tables"] != 0 {
        assert!(Instant::now() < until, "the table stays in memory");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(visitor.scene(&table)["page"], scene["page"]);
}

#[test]
fn an_undo_beyond_a_barrier_needs_consent_and_a_lone_person_consents_by_asking() {
    let house = House::open();
    let mut visitor = house.visitor();
    let table = visitor.play_now(game(), 2);
    let scene = visitor.asked(&table);
    assert_eq!(play(&mut visitor, &table, &scene, "m").status, 200);
    let scene = visitor.asked(&table);
    let undo = visitor.post(
        &format!("/api/tables/{table}/undo"),
        &json!({"seen": scene["seen"], "id": "u"}),
    );
    assert_eq!(
        (undo.status, undo.json()["code"].as_str()),
        (422, Some("barrier_passed"))
    );
    let back = visitor.post(
        &format!("/api/tables/{table}/take-back"),
        &json!({"agree": true}),
    );
    assert_eq!(
        (back.status, back.json()["agreed"].as_bool()),
        (200, Some(true)),
        "{}",
        back.body
    );
}
