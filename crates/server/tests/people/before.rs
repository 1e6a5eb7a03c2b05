//! Before the start: plans, links, who comes, hesitates, leaves or is sent away.

use crate::{
    ORIGIN,
    client::Client,
    deed,
    house::{House, game},
    links, open, reachable, until,
};
use serde_json::{Value, json};

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

#[test]
fn a_table_opened_for_others_alone_waits_for_them_and_its_host_starts_or_leaves_it() {
    let house = reachable();
    let (mut host, mut friend) = (house.visitor(), house.visitor());
    let table = open(&mut host, &json!({"seats": ["friend", "friend"]}));
    let mine = |by: &mut Client| by.get("/api/me/tables").json()["tables"].clone();
    assert_eq!(
        mine(&mut host)[0]["table"],
        json!(table),
        "it is the host's"
    );
    let page = |by: &mut Client| by.get(&format!("/t/{table}")).body;
    let (start, leave) = (format!("/t/{table}/start"), format!("/t/{table}/leave"));
    assert!(page(&mut host).contains(&leave) && !page(&mut host).contains(&start));
    let refused = host.post(&format!("/api/tables/{table}/start"), &json!({}));
    assert_eq!(
        (refused.status, refused.json()["code"].clone()),
        (422, json!("no_people")),
        "bots do not play alone"
    );
    // A new link changes the table; it waits on although nobody sits there yet.
    let renew = format!("/api/tables/{table}/seats/0/link");
    assert_eq!(host.post(&renew, &json!({})).status, 200);
    let link = links(&mut host, &table).remove(0);
    let claim = json!({"code": link.rsplit('/').next().unwrap()});
    assert_eq!(deed(&mut friend, &table, "claim", &claim), 200);
    assert!(page(&mut host).contains(&start));
    assert!(!page(&mut friend).contains(&start), "only the host's");
    assert_eq!(deed(&mut host, &table, "start", &json!({})), 200);
    assert_eq!(friend.scene(&table)["over"], false);

    let other = open(&mut host, &json!({"seats": ["friend", "open"]}));
    assert_eq!(deed(&mut friend, &other, "leave", &json!({})), 403);
    assert_eq!(deed(&mut host, &other, "leave", &json!({})), 200);
    assert_eq!(
        deed(&mut friend, &other, "sit", &json!({})),
        409,
        "given up"
    );
    assert_eq!(mine(&mut host), json!([]), "nothing waits for the host");
}
