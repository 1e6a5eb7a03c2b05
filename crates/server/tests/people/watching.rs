//! Who may watch, and a bot for somebody who is merely gone.

use crate::{client::Client, deed, house::House, open, play, until};
use serde_json::{Value, json};
use std::time::Duration;

/// Every way to look at a table.
fn looks(table: &str) -> Vec<String> {
    let api = ["scene", "view", "stream", "stream.ndjson", "talk", "clocks"];
    let api = api
        .iter()
        .chain(&["replay", "replay/0", "luck", "journal", "end", "chances"]);
    let api = api.map(|what| format!("/api/tables/{table}/{what}"));
    let pages = ["", "/replay", "/beside", "/review"].map(|page| format!("/t/{table}{page}"));
    api.chain(pages).collect()
}

fn listed(by: &mut Client, kind: &str, table: &str) -> bool {
    let lists = by.get("/api/tables").json();
    let tables = lists[kind].as_array().unwrap();
    tables.iter().any(|t| t["table"] == table)
}

#[test]
fn where_nobody_may_watch_only_those_who_sit_are_told_anything() {
    let house = House::open();
    let (mut host, mut guest, mut stranger) = (house.visitor(), house.visitor(), house.visitor());
    stranger.post("/api/me/name", &json!({"name": "Wren"}));
    let plan = json!({"seats": ["me", "open"], "public": true, "watch": false});
    let table = open(&mut host, &plan);
    assert!(listed(&mut stranger, "open", &table), "anyone may sit down");
    assert_eq!(stranger.get(&format!("/t/{table}")).status, 200);
    assert_eq!(deed(&mut guest, &table, "sit", &json!({})), 200);

    let refused = |stranger: &mut Client| {
        for address in looks(&table) {
            let answer = stranger.get(&address);
            assert_eq!(answer.status, 403, "{address}: {}", answer.body);
            assert!(answer.body.contains("among themselves"), "{address}");
        }
        let asked = json!({"name": "x"});
        assert_eq!(deed(stranger, &table, "detail", &asked), 403);
        let said = json!({"words": "hm"});
        assert_eq!(deed(stranger, &table, "talk", &said), 403);
        stranger.language = "zh";
        let page = stranger.get(&format!("/t/{table}"));
        assert!(page.body.contains("不对外开放"), "{}", page.body);
        stranger.language = "en";
    };
    refused(&mut stranger);
    assert!(!listed(&mut stranger, "running", &table));
    for one in [&mut host, &mut guest] {
        assert_eq!(one.get(&format!("/t/{table}")).status, 200);
        assert_eq!(one.get(&format!("/api/tables/{table}/replay")).status, 200);
        let lobby = one.get("/").body;
        assert!(lobby.contains(&table), "it is one of mine");
    }
    assert!(!stranger.get("/").body.contains(&table));

    // It stays among them when it is over.
    for one in [&mut host, &mut guest] {
        assert_eq!(deed(one, &table, "part", &json!({"agree": true})), 200);
    }
    refused(&mut stranger);
    assert_eq!(host.get(&format!("/api/tables/{table}/luck")).status, 200);
}

#[test]
fn whoever_gives_up_where_nobody_may_watch_is_told_no_more() {
    let house = House::open();
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let table = open(&mut host, &json!({"seats": ["me", "open"], "watch": false}));
    assert_eq!(deed(&mut guest, &table, "sit", &json!({})), 200);
    let mut events = guest.events(&table);
    assert!(events.next().is_some());
    assert_eq!(deed(&mut guest, &table, "resign", &json!({})), 200);
    while events.next().is_some() {}
    let answer = guest.get(&format!("/api/tables/{table}/scene"));
    assert_eq!(answer.json()["code"], "no_watching");
}

#[test]
fn the_switch_of_the_form_is_on_unless_it_was_turned_off() {
    let house = House::open();
    let (mut host, mut stranger) = (house.visitor(), house.visitor());
    let form = format!("/setup/{}", crate::house::game());
    let page = host.get(&form).body;
    assert!(page.contains("name=\"watch\" value=\"true\" role=\"switch\" checked"));
    let seats = "seat0=me&seat1=bot&seat2=none&seat3=none";
    for (watch, status) in [
        ("watch=false&watch=true", 200),
        ("watch=false", 403),
        ("", 200),
    ] {
        let opened = host.form(&form, &format!("{seats}&{watch}"));
        let table = opened.header("location").expect("it leads to the table");
        assert_eq!(stranger.get(table).status, status, "{watch}");
    }
    let order = host.get(&format!("{form}?{seats}&watch=false")).body;
    assert!(order.contains("Nobody else may watch"), "the order says so");
    for bad in [json!("no"), json!(0), Value::Null] {
        let body =
            json!({"game": crate::house::game(), "seats": ["me", {"bot": "greedy"}], "watch": bad});
        assert_eq!(host.post("/api/tables", &body).status, 400, "{bad}");
    }
}

#[test]
fn a_bot_plays_for_somebody_who_is_gone_when_another_says_so_until_they_return() {
    let house = House::with(|settings| settings.away = Duration::from_millis(400));
    let (mut first, second, table) = crate::house::two(&house);
    let stand_in = |by: &mut Client, seat: u8| {
        let answer = by.post(
            &format!("/api/tables/{table}/seats/{seat}/stand-in"),
            &json!({}),
        );
        (answer.status, answer.json()["code"].clone())
    };
    let (mut here, mut gone, seat) = match first.scene(&table)["asked"] == true {
        true => (second, first, 0),
        false => (first, second, 1),
    };
    let mut events = here.events(&table);
    assert!(events.next().is_some(), "one looks on");
    gone.get("/api/me");
    let still_here = (409, json!("not_away"));
    assert_eq!(stand_in(&mut here, seat), still_here, "heard of just now");
    until("it is seen that they are gone", || {
        here.scene(&table)["sign"]
            .as_str()
            .unwrap()
            .contains("/stand-in")
    });
    assert_eq!(stand_in(&mut house.visitor(), seat).0, 403, "not a player");
    assert_eq!(stand_in(&mut here, 1 - seat), still_here, "oneself");
    assert_eq!(stand_in(&mut here, 99).0, 404, "no such seat");
    assert_eq!(stand_in(&mut here, seat).0, 200);
    until("the bot plays on", || here.scene(&table)["asked"] == true);
    let talk = here.get(&format!("/api/tables/{table}/talk")).body;
    assert!(talk.contains("has no connection"), "{talk}");

    let scene = gone.scene(&table);
    assert!(scene["sign"].as_str().unwrap().contains("/return"));
    assert_eq!(deed(&mut gone, &table, "return", &json!({})), 200);
    while here.scene(&table)["asked"] == true {
        assert_eq!(play(&mut here, &table), 200);
    }
    until("it is their own turn again", || {
        gone.scene(&table)["asked"] == true
    });
    assert_eq!(play(&mut gone, &table), 200);
}

#[test]
fn nobody_is_missed_who_holds_a_stream_or_has_days_for_a_move() {
    let house = House::with(|settings| settings.away = Duration::from_millis(200));
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let pace = json!({"time": {"kind": "days", "days": 2}, "then": "bot"});
    let days = open(&mut host, &json!({"seats": ["me", "open"], "pace": pace}));
    assert_eq!(deed(&mut guest, &days, "sit", &json!({})), 200);
    let (mut first, mut second, live) = crate::house::two(&house);
    let streams = [
        first.events(&live),
        second.events(&live),
        host.events(&days),
    ];
    std::thread::sleep(Duration::from_secs(1));
    for (by, table) in [
        (&mut first, &live),
        (&mut second, &live),
        (&mut host, &days),
    ] {
        let sign = by.scene(table)["sign"].as_str().unwrap().to_owned();
        assert!(!sign.contains("/stand-in"), "{sign}");
    }
    drop(streams);
}
