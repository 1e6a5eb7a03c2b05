//! Who is let in: forged keys, foreign pages, rebound names, oversized bodies, too many requests.

mod client;
mod house;

use house::{House, game};
use serde_json::json;

#[test]
fn a_seat_is_its_holders_alone() {
    let house = House::open();
    let mut holder = house.visitor();
    let table = holder.play_now(game(), 2);
    let scene = holder.asked(&table);
    let body = json!({"seen": scene["seen"], "path": scene["paths"][0], "id": "x"});
    let mut stranger = house.visitor();
    assert_eq!(
        stranger
            .post(&format!("/api/tables/{table}/move"), &body)
            .status,
        403
    );
    stranger.play_now(game(), 2);
    assert_eq!(
        stranger
            .post(&format!("/api/tables/{table}/move"), &body)
            .status,
        403
    );
    let mut forger = house.visitor();
    forger.cookies = vec![(holder.cookies[0].0.clone(), "0".repeat(32))];
    assert_eq!(
        forger
            .post(&format!("/api/tables/{table}/move"), &body)
            .status,
        403
    );
    let mut bearer = house.visitor();
    bearer.bearer = Some("f".repeat(32));
    assert_eq!(
        bearer
            .post(&format!("/api/tables/{table}/move"), &body)
            .status,
        403
    );
    assert_eq!(holder.scene(&table)["count"], scene["count"]);
}

#[test]
fn a_foreign_page_cannot_write() {
    let house = House::open();
    let mut visitor = house.visitor();
    let table = visitor.play_now(game(), 2);
    for origin in [Some("http://evil.example"), Some("null"), None] {
        visitor.origin = origin.map(str::to_owned);
        let answer = visitor.post(
            &format!("/api/tables/{table}/take-back"),
            &json!({"agree": true}),
        );
        assert_eq!(answer.status, 403, "{origin:?}");
        assert_eq!(answer.json()["code"], "foreign_origin");
    }
}

#[test]
fn a_rebound_name_is_not_answered() {
    let house = House::with(|settings| settings.public_url = Some("http://rails.example".into()));
    let mut visitor = house.visitor();
    let mut status = |host: &str| {
        visitor.host = host.to_owned();
        visitor.get("/").status
    };
    assert_eq!(status("evil.example"), 403);
    assert_eq!(status("evil.example:80"), 403);
    for good in [
        "localhost",
        "localhost:7711",
        "127.0.0.1",
        "[::1]:7711",
        "192.168.1.7:7711",
        "rails.example",
    ] {
        assert_eq!(status(good), 200, "{good}");
    }
}

#[test]
fn every_answer_carries_the_safe_headers() {
    let house = House::open();
    let mut visitor = house.visitor();
    let table = visitor.play_now(game(), 2);
    let game = game();
    for path in [
        "/".to_owned(),
        format!("/t/{table}"),
        format!("/rules/{game}"),
        "/nowhere".into(),
        "/assets/table.js".into(),
    ] {
        let answer = visitor.get(&path);
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(
            policy.contains("default-src 'none'") && !policy.contains("unsafe"),
            "{path}: {policy}"
        );
        assert_eq!(
            answer.header("referrer-policy"),
            Some("no-referrer"),
            "{path}"
        );
        assert_eq!(
            answer.header("x-content-type-options"),
            Some("nosniff"),
            "{path}"
        );
        if answer
            .header("content-type")
            .is_some_and(|t| t.contains("html"))
        {
            assert!(
                !answer.body.contains(" style=\"") && !answer.body.contains("<script>"),
                "{path} has inline code"
            );
        }
    }
    let key = &visitor.cookies[0];
    assert!(
        key.0.ends_with(&house.address.port().to_string()),
        "{}",
        key.0
    );
}

#[test]
fn the_visitors_key_is_hidden_from_scripts() {
    let house = House::open();
    let mut visitor = house.visitor();
    let answer = visitor.form("/play", &format!("game={}", game()));
    let cookie = answer.header("set-cookie").unwrap();
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
}

#[test]
fn oversized_and_garbled_bodies_are_refused_cleanly() {
    let house = House::open();
    let mut visitor = house.visitor();
    let table = visitor.play_now(game(), 2);
    let path = format!("/api/tables/{table}/move");
    let large = visitor.post(
        &path,
        &json!({"seen": 0, "path": "x".repeat(300_000), "id": "x"}),
    );
    assert_eq!(large.status, 413);
    for body in [
        "",
        "{",
        "[]",
        "{\"seen\": -1}",
        "{\"seen\": 0, \"path\": \"end\", \"id\": \"x\", \"more\": 1}",
    ] {
        let answer = visitor
            .send("POST", &path, "application/json", body)
            .unwrap();
        assert_eq!(answer.status, 400, "{body:?}");
        assert_eq!(answer.json()["code"], "bad_request");
    }
    let long = visitor.post(
        &path,
        &json!({"seen": 0, "path": "end", "id": "x".repeat(65)}),
    );
    assert_eq!(long.status, 400);
    let clicks: Vec<String> = (0..100).map(|i| format!("t:{i}")).collect();
    assert_eq!(
        visitor
            .post(
                &format!("/api/tables/{table}/probe"),
                &json!({"clicked": clicks})
            )
            .status,
        400
    );
    assert_eq!(visitor.get("/t/nowhere").status, 404);
    assert_eq!(visitor.form("/play", "game=chess").status, 404);
    assert_eq!(
        visitor
            .form("/play", &format!("game={}&seats=9", game()))
            .status,
        422
    );
}

#[test]
fn too_many_requests_are_told_to_wait() {
    let house = House::with(|settings| settings.requests_per_minute = 5);
    let mut visitor = house.visitor();
    let answers: Vec<_> = (0..10).map(|_| visitor.get("/")).collect();
    let refused = answers
        .iter()
        .find(|a| a.status == 429)
        .expect("the sixth request is one too many");
    assert!(
        refused
            .header("retry-after")
            .unwrap()
            .parse::<u64>()
            .unwrap()
            > 0
    );
}

#[test]
fn a_change_of_language_leads_back_to_our_own_pages_only() {
    let house = House::open();
    let mut visitor = house.visitor();
    let answer = visitor.form("/language", "lang=zh&back=/rules/x");
    assert_eq!(
        (answer.status, answer.header("location")),
        (303, Some("/rules/x"))
    );
    assert!(visitor.get("/").body.contains("lang=\"zh-Hans\""));
    for foreign in ["https://evil.example", "//evil.example", "/\\evil.example"] {
        let answer = visitor.form("/language", &format!("lang=en&back={foreign}"));
        assert_eq!(answer.header("location"), Some("/"), "{foreign}");
    }
}
