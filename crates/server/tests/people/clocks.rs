//! Clocks, by the minute and by the day.

use crate::{client::Client, deed, house::House, open, until};
use serde_json::{Value, json};
use store::{Change, Store};

/// Waits until something was played though nobody moved.
fn goes_on(by: &mut Client, table: &str, before: &Value) {
    until("the game goes on", || {
        by.scene(table)["count"] != before["count"]
    });
    let talk = by.get(&format!("/api/tables/{table}/talk")).body;
    assert!(talk.contains("was up"), "{talk}");
}

#[test]
fn a_live_clock_moves_the_game_on_and_a_lone_player_has_none() {
    let house = House::open();
    for then in ["bot", "fallback"] {
        let (mut host, mut guest) = (house.visitor(), house.visitor());
        let pace = json!({"time": {"kind": "live", "turn": 1, "bank": 0}, "then": then});
        let table = open(&mut host, &json!({"seats": ["me", "open"], "pace": pace}));
        assert_eq!(deed(&mut guest, &table, "sit", &json!({})), 200);
        let before = guest.scene(&table);
        let clocks = guest.get(&format!("/api/tables/{table}/clocks")).json();
        assert!(!clocks["clocks"].as_array().unwrap().is_empty(), "{clocks}");
        goes_on(&mut guest, &table, &before);
    }
    let mut alone = house.visitor();
    let pace = json!({"time": {"kind": "live", "turn": 1, "bank": 0}});
    let seats = json!(["me", {"bot": "greedy"}]);
    let table = open(&mut alone, &json!({"seats": seats, "pace": pace}));
    alone.asked(&table);
    let clocks = alone.get(&format!("/api/tables/{table}/clocks")).json();
    assert_eq!(clocks["clocks"], json!([]));
}

#[test]
fn days_for_a_move_run_out_while_the_house_is_closed_and_the_game_goes_on() {
    let mut house = House::open();
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let pace = json!({"time": {"kind": "days", "days": 2}, "then": "fallback"});
    let table = open(&mut host, &json!({"seats": ["me", "open"], "pace": pace}));
    assert_eq!(deed(&mut guest, &table, "sit", &json!({})), 200);
    let before = host.scene(&table);
    until("the clock is stored", || {
        let mine = host.get("/api/me/tables").json();
        mine["tables"][0]["due"].is_i64()
    });
    house.close();
    {
        // Three days go by.
        let store = Store::open(house.data.path()).unwrap();
        let mut clocks: Value =
            serde_json::from_str(&store.clocks(&table).unwrap().unwrap()).unwrap();
        for clock in clocks.as_array_mut().unwrap() {
            if let Some(since) = clock["since"].as_i64() {
                clock["since"] = json!(since - 3 * 24 * 3600 * 1000);
            }
        }
        let due = store
            .table(&table)
            .unwrap()
            .unwrap()
            .due
            .map(|due| due - 3 * 24 * 3600 * 1000);
        assert!(due.is_some());
        let clocks = clocks.to_string();
        store
            .commit(Change::Clocks {
                table: table.clone(),
                clocks,
                due,
            })
            .wait()
            .unwrap();
    }
    house.reopen();
    // Nobody looked: the house itself saw to it.
    goes_on(&mut host, &table, &before);
}
