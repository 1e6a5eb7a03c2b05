//! People at tables: links, waiting, leaving and coming back, one device for several, talk, clocks, other devices.

mod client;
mod house;

use client::Client;
use house::{House, game, two};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use store::{Change, Store};

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

#[test]
fn a_link_shows_by_get_seats_one_person_by_post_and_is_refused_on_loopback() {
    let house = House::open();
    let mut host = house.visitor();
    let table = open(&mut host, &json!({"seats": ["me", "friend"]}));
    let refused = host.get(&format!("/api/tables/{table}/links"));
    assert_eq!(
        (refused.status, refused.json()["code"].clone()),
        (409, json!("loopback_only"))
    );
    let hint = format!("roundhouse --listen 0.0.0.0:{}", house.address.port());
    assert!(refused.body.contains(&hint) && host.get(&format!("/t/{table}")).body.contains(&hint));
    drop(house);

    let house = reachable();
    let (mut host, mut friend, mut third) = (house.visitor(), house.visitor(), house.visitor());
    let table = open(&mut host, &json!({"seats": ["me", "friend"]}));
    let link = links(&mut host, &table).remove(0);
    let path = link
        .strip_prefix(ORIGIN)
        .expect("the link has the house's name")
        .to_owned();
    let code = path.rsplit('/').next().unwrap().to_owned();
    assert_eq!(third.get(&format!("/api/tables/{table}/links")).status, 403);
    for _ in 0..2 {
        let shown = friend.get(&path);
        assert_eq!(shown.status, 200);
        assert!(shown.body.contains(&code), "the form brings the code");
    }
    assert_eq!(links(&mut host, &table), [link], "looking takes no seat");
    let claim = json!({"code": code, "nonce": "b"});
    // Nobody sits down at a friend's seat without the link, or with a forged one.
    assert_eq!(deed(&mut third, &table, "sit", &json!({})), 409);
    assert_eq!(
        deed(&mut third, &table, "claim", &json!({"code": "aaaaaaaaaa"})),
        409
    );
    assert_eq!(deed(&mut friend, &table, "claim", &claim), 200);
    assert_eq!(
        deed(&mut third, &table, "claim", &claim),
        409,
        "it was good for one seat"
    );
    assert_eq!(friend.scene(&table)["over"], false, "the game began");
}

#[test]
fn before_the_start_people_hesitate_leave_are_sent_away_and_bots_keep_seats_warm() {
    let house = reachable();
    let (mut host, mut friend) = (house.visitor(), house.visitor());
    let table = open(&mut host, &json!({"seats": ["me", "friend", "open"]}));
    let first = links(&mut host, &table).remove(0);
    let code = |link: &str| json!({"code": link.rsplit('/').next().unwrap()});
    assert_eq!(deed(&mut friend, &table, "claim", &code(&first)), 200);
    assert_eq!(
        deed(&mut friend, &table, "start", &json!({})),
        403,
        "only the host"
    );
    let away = format!("/api/tables/{table}/seats/1");
    assert_eq!(friend.send("DELETE", &away, "", "").unwrap().status, 403);
    assert_eq!(host.send("DELETE", &away, "", "").unwrap().status, 200);
    assert_eq!(
        deed(&mut friend, &table, "claim", &code(&first)),
        409,
        "sent away, link and all"
    );
    let second = links(&mut host, &table).remove(0);
    assert_ne!(first, second);
    assert_eq!(deed(&mut friend, &table, "claim", &code(&second)), 200);
    assert_eq!(deed(&mut friend, &table, "leave", &json!({})), 200);
    let third = links(&mut host, &table).remove(0);
    assert_eq!(deed(&mut host, &table, "start", &json!({})), 200);
    assert_eq!(host.scene(&table)["over"], false);
    // The friend comes late and takes the seat that a bot kept.
    assert_eq!(deed(&mut friend, &table, "claim", &code(&third)), 200);
    let known = friend.get(&format!("/api/tables/{table}/view")).json();
    assert_eq!(known["seat"], 1);
}

#[test]
fn whoever_hesitates_holds_up_the_start() {
    let house = House::open();
    let (mut host, mut guest) = (house.visitor(), house.visitor());
    let table = open(&mut host, &json!({"seats": ["me", "open"]}));
    assert_eq!(
        deed(&mut host, &table, "ready", &json!({"ready": false})),
        200
    );
    assert_eq!(deed(&mut guest, &table, "sit", &json!({})), 200);
    assert_eq!(host.get(&format!("/api/tables/{table}/scene")).status, 409);
    assert_eq!(
        deed(&mut host, &table, "ready", &json!({"ready": true})),
        200
    );
    assert_eq!(host.scene(&table)["over"], false);
    let waits = |one: &mut Client| one.get("/api/me/turns").json()["turns"] == json!([table]);
    until(
        "the lobby knows whose turn it is before the first move",
        || waits(&mut host) != waits(&mut guest),
    );
    assert_eq!(
        deed(&mut guest, &table, "ready", &json!({"ready": false})),
        409,
        "too late"
    );
}

#[test]
fn a_bot_keeps_the_seat_of_one_who_left_and_gives_it_back() {
    let house = House::open();
    let (mut first, mut second, table) = two(&house);
    assert_eq!(deed(&mut first, &table, "leave", &json!({})), 200);
    until("the bot plays on", || second.scene(&table)["asked"] == true);
    let scene = first.scene(&table);
    assert_eq!(
        (&scene["asked"], &scene["paths"]),
        (&json!(false), &json!([]))
    );
    let refused = first.post(
        &format!("/api/tables/{table}/move"),
        &json!({"seen": scene["seen"], "path": "end", "id": "x"}),
    );
    assert_eq!(refused.json()["code"], "seat_kept");
    assert_eq!(deed(&mut first, &table, "return", &json!({})), 200);
    while second.scene(&table)["asked"] == true {
        assert_eq!(play(&mut second, &table), 200);
    }
    until("it is the first player's own turn again", || {
        first.scene(&table)["asked"] == true
    });
    assert_eq!(play(&mut first, &table), 200);
}

#[test]
fn giving_up_parting_and_another_game_with_the_seats_rotated() {
    let house = House::open();
    let (mut first, mut second, table) = two(&house);
    assert_eq!(
        deed(&mut first, &table, "again", &json!({})),
        409,
        "not over"
    );
    assert_eq!(
        deed(&mut first, &table, "part", &json!({"agree": true})),
        200
    );
    assert_eq!(
        first.scene(&table)["over"],
        false,
        "one alone does not end it"
    );
    assert_eq!(
        deed(&mut second, &table, "part", &json!({"agree": false})),
        200
    );
    assert_eq!(
        deed(&mut first, &table, "part", &json!({"agree": true})),
        200
    );
    assert_eq!(
        deed(&mut second, &table, "part", &json!({"agree": true})),
        200
    );
    assert_eq!(first.scene(&table)["over"], true);
    let body = json!({"seen": first.scene(&table)["seen"], "path": "end", "id": "x"});
    assert_eq!(
        deed(&mut first, &table, "move", &body),
        409,
        "nothing moves any more"
    );

    let again = |by: &mut Client| {
        let answer = by.post(&format!("/api/tables/{table}/again"), &json!({}));
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()
    };
    let (mine, theirs) = (again(&mut first), again(&mut second));
    assert_eq!(
        (&mine["seat"], &theirs["seat"]),
        (&json!(1), &json!(0)),
        "one seat further"
    );
    assert_eq!(mine["table"], theirs["table"], "both go to one table");
    assert_eq!(deed(&mut house.visitor(), &table, "again", &json!({})), 403);
    let next = mine["table"].as_str().unwrap().to_owned();
    assert_eq!(
        second.get("/api/me/turns").json()["turns"],
        json!([next]),
        "they are asked"
    );
    assert_eq!(
        deed(&mut second, &next, "ready", &json!({"ready": true})),
        200
    );
    assert_eq!(second.scene(&next)["over"], false);

    assert_eq!(deed(&mut first, &next, "resign", &json!({})), 200);
    let scene = first.scene(&next);
    assert_eq!(scene["asked"], false, "only a spectator now");
    assert_eq!(deed(&mut first, &next, "leave", &json!({})), 403);
    assert_eq!(
        second.scene(&next)["over"],
        false,
        "the other plays on against a bot"
    );
    assert_eq!(deed(&mut second, &next, "resign", &json!({})), 200);
    assert_eq!(
        second.scene(&next)["over"],
        true,
        "no bots play on among themselves"
    );
}

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

fn said(by: &mut Client, table: &str, side: &str) -> Option<Vec<String>> {
    let talk = by.get(&format!("/api/tables/{table}/talk")).json();
    let lines = talk[side].as_array()?;
    let spoken = lines.iter().filter(|l| l["house"] == false);
    Some(
        spoken
            .map(|l| l["text"].as_str().unwrap_or("(muted)").to_owned())
            .collect(),
    )
}

#[test]
fn those_who_sit_do_not_hear_the_gallery_while_the_game_runs() {
    let house = House::open();
    let (mut first, mut second, table) = two(&house);
    let mut watcher = house.visitor();
    assert_eq!(
        deed(&mut watcher, &table, "talk", &json!({"words": "hm"})),
        403,
        "nobody yet"
    );
    assert_eq!(
        watcher
            .post("/api/me/name", &json!({"name": "  Wren  "}))
            .status,
        200
    );
    assert_eq!(
        deed(
            &mut first,
            &table,
            "talk",
            &json!({"words": "the kettle is on"})
        ),
        200
    );
    assert_eq!(
        deed(&mut second, &table, "talk", &json!({"phrase": "good-luck"})),
        200
    );
    assert_eq!(
        deed(
            &mut watcher,
            &table,
            "talk",
            &json!({"words": "she needs a bend"})
        ),
        200
    );
    assert_eq!(
        deed(&mut watcher, &table, "talk", &json!({"event": "sat"})),
        400,
        "the house's own words"
    );
    assert_eq!(
        deed(
            &mut first,
            &table,
            "talk",
            &json!({"words": "x".repeat(401)})
        ),
        400
    );
    let at_table = ["the kettle is on", "Good luck"]
        .map(str::to_owned)
        .to_vec();
    assert_eq!(said(&mut first, &table, "table"), Some(at_table.clone()));
    assert_eq!(said(&mut first, &table, "gallery"), None);
    assert!(
        !first
            .get(&format!("/t/{table}/beside"))
            .body
            .contains("bend")
    );
    assert_eq!(
        said(&mut watcher, &table, "table"),
        Some(at_table),
        "who comes late hears it all"
    );
    assert_eq!(
        said(&mut watcher, &table, "gallery"),
        Some(vec!["she needs a bend".to_owned()])
    );
    second.language = "zh";
    assert!(
        said(&mut second, &table, "table")
            .unwrap()
            .contains(&"祝好运".to_owned())
    );
    second.language = "en";

    // Muted for one person only.
    let talk = second.get(&format!("/api/tables/{table}/talk")).json();
    let speaker = talk["table"]
        .as_array()
        .unwrap()
        .iter()
        .find_map(|l| l["speaker"].as_str());
    let mute = json!({"speaker": speaker.unwrap(), "mute": true});
    assert_eq!(deed(&mut second, &table, "mute", &mute), 200);
    assert!(
        said(&mut second, &table, "table")
            .unwrap()
            .contains(&"(muted)".to_owned())
    );
    assert!(!second.get(&format!("/t/{table}")).body.contains("kettle"));
    assert!(
        said(&mut watcher, &table, "table")
            .unwrap()
            .contains(&"the kettle is on".to_owned())
    );

    for one in [&mut first, &mut second] {
        assert_eq!(deed(one, &table, "part", &json!({"agree": true})), 200);
    }
    assert_eq!(
        said(&mut first, &table, "gallery"),
        Some(vec!["she needs a bend".to_owned()])
    );
}

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

#[test]
fn a_bad_plan_is_refused_with_its_reason() {
    let house = House::open();
    let mut host = house.visitor();
    let mut refused = |more: Value| {
        let mut body = json!({"game": game(), "seats": ["me", {"bot": "greedy"}]});
        for (key, value) in more.as_object().unwrap() {
            body[key] = value.clone();
        }
        let answer = host.post("/api/tables", &body);
        assert_eq!(answer.status, 422, "{}", answer.body);
        answer.json()["code"].as_str().unwrap().to_owned()
    };
    assert_eq!(refused(json!({"seats": ["me", "me"]})), "me_twice");
    assert_eq!(
        refused(json!({"seats": [{"bot": "greedy"}, {"bot": "greedy"}]})),
        "no_people"
    );
    assert_eq!(
        refused(json!({"seats": ["me", {"bot": "oracle"}]})),
        "unknown_bot"
    );
    let pace = json!({"time": {"kind": "days", "days": 99}});
    assert_eq!(refused(json!({"pace": pace})), "bad_pace");
    // The form says the same and keeps what was chosen.
    let answer = host.form(
        &format!("/setup/{}", game()),
        "seat0=me&seat1=me&seat2=none&seat3=none&public=true",
    );
    assert_eq!(answer.status, 422);
    let kept = "name=\"public\" value=\"true\" checked";
    assert!(answer.body.contains("two seats of your own") && answer.body.contains(kept));
}
