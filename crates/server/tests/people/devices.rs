//! One device for several players, several devices for one.

use crate::{
    client::Client,
    deed,
    house::{House, two},
    open, play,
};
use serde_json::json;

/// Everything a browser gets to see of a table, cover or not.
fn whole_page(by: &mut Client, table: &str) -> String {
    let page = by.get(&format!("/t/{table}")).body;
    let scene = by.get(&format!("/api/tables/{table}/scene")).body;
    let view = by.get(&format!("/api/tables/{table}/view")).body;
    let replay = by.get(&format!("/t/{table}/replay")).body;
    [page, scene, view, replay].join("\n").replace("\\\"", "\"")
}

fn tokens(page: &str) -> std::collections::BTreeSet<String> {
    let tokens = page.split("data-token=\"").skip(1);
    tokens
        .filter_map(|t| t.split('"').next())
        .map(str::to_owned)
        .collect()
}

#[test]
fn a_shared_device_shows_no_hand_until_its_player_says_so() {
    let house = House::open();
    let (mut device, mut stranger) = (house.visitor(), house.visitor());
    let table = open(&mut device, &json!({"seats": ["me", {"device": "Hazel"}]}));
    let public = tokens(&stranger.get(&format!("/t/{table}")).body);
    let mut passed = 0;
    for _ in 0..24 {
        let covered = whole_page(&mut device, &table);
        assert!(covered.contains("/uncover"), "the device is covered");
        let own: Vec<String> = tokens(&covered).difference(&public).cloned().collect();
        assert!(own.is_empty(), "{own:?} stands in a covered page");
        let body = json!({"seen": 0, "path": "end", "id": "x"});
        let refused = device.post(&format!("/api/tables/{table}/move"), &body);
        assert_eq!(refused.json()["code"], "covered");
        assert_eq!(
            deed(&mut stranger, &table, "uncover", &json!({"seat": 0})),
            403
        );
        let nowhere = json!({"seat": 99});
        assert_eq!(deed(&mut device, &table, "uncover", &nowhere), 404);
        let seats = [0, 1].map(|seat| deed(&mut device, &table, "uncover", &json!({"seat": seat})));
        assert!(
            seats.contains(&200) && seats.contains(&403),
            "only who is asked: {seats:?}"
        );
        let mut guard = 0;
        while device.scene(&table)["asked"] == true && guard < 60 {
            assert_eq!(play(&mut device, &table), 200);
            guard += 1;
        }
        passed += 1;
        if device.scene(&table)["over"] == true {
            break;
        }
    }
    assert!(passed >= 4, "the device was passed on only {passed} times");
}

#[test]
fn a_stream_of_a_shared_device_starts_anew_when_it_is_passed_on() {
    let house = House::open();
    let mut device = house.visitor();
    let table = open(&mut device, &json!({"seats": ["me", {"device": "Hazel"}]}));
    let seat =
        (0..2).find(|seat| deed(&mut device, &table, "uncover", &json!({"seat": seat})) == 200);
    assert!(seat.is_some());
    let mut events = device.events(&table);
    assert!(events.next().is_some(), "the hand of the one who has it");
    while device.scene(&table)["asked"] == true {
        assert_eq!(play(&mut device, &table), 200);
    }
    assert_eq!(events.until_named("anew"), Some("anew".to_owned()));
}

#[test]
fn another_device_comes_in_by_a_code_that_is_good_once_and_can_be_turned_away() {
    let house = House::open();
    let (mut first, mut second, table) = two(&house);
    let code = first.post("/api/me/code", &json!({})).json()["code"]
        .as_str()
        .unwrap()
        .to_owned();
    let (mut phone, mut thief) = (house.visitor(), house.visitor());
    assert_eq!(
        thief
            .post("/api/device", &json!({"code": "0000000000"}))
            .status,
        403
    );
    assert_eq!(
        phone.post("/api/device", &json!({"code": code})).status,
        200
    );
    let again = thief.post("/api/device", &json!({"code": code}));
    assert_eq!(
        (again.status, again.json()["code"].clone()),
        (403, json!("bad_code"))
    );
    assert!(thief.cookies.is_empty());
    assert_eq!(
        phone.scene(&table)["seen"],
        first.scene(&table)["seen"],
        "the same seat"
    );
    let mut events = first.events(&table);
    events.next().expect("the old device still looks");
    let me = phone.get("/api/me").json();
    let devices = me["devices"].as_array().unwrap();
    assert_eq!(devices.len(), 2);
    let old = devices.iter().find(|d| d["this"] == false).unwrap()["tag"]
        .as_str()
        .unwrap();
    let turned = |by: &mut Client| {
        by.send("DELETE", &format!("/api/me/devices/{old}"), "", "")
            .unwrap()
            .status
    };
    assert_eq!(turned(&mut second), 404, "another's device");
    assert_eq!(turned(&mut phone), 200);
    assert_eq!(events.until_named("anew"), Some("anew".to_owned()));
    assert!(events.next().is_none(), "its stream is closed");
    let order = json!({"seen": 0, "path": "end", "id": "x"});
    let moved = deed(&mut first, &table, "move", &order);
    assert_eq!(moved, 403, "it holds no seat any more");
    assert_eq!(phone.scene(&table)["over"], false);
}
