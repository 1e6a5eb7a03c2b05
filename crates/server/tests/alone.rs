//! Games that one plays alone: the challenge of the day, the same deal again, scores, par.

mod client;
mod house;

use client::{Answer, Client};
use house::{House, game};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use store::{Alone, Change, Store};

/// A game for one.
fn lone() -> &'static str {
    let mut titles = shelf::titles().iter();
    let lone = titles.find(|t| *t.card().seats.end() == 1);
    lone.expect("a game for one is on the shelf").card().id
}

fn daily(client: &mut Client) -> String {
    let answer = client.form(&format!("/daily/{}", lone()), "");
    assert_eq!(answer.status, 303, "{}", answer.body);
    let to = answer.header("location").unwrap();
    to.trim_start_matches("/t/").to_owned()
}

fn view(client: &mut Client, table: &str) -> Value {
    client.get(&format!("/api/tables/{table}/view")).json()["view"].clone()
}

fn refused(answer: &Answer, status: u16, code: &str) {
    assert_eq!(answer.status, status, "{}", answer.body);
    assert_eq!(answer.json()["code"], code, "{}", answer.body);
}

/// Plays a step that is offered; false at the end.
fn step(client: &mut Client, table: &str, number: usize) -> bool {
    let scene = client.asked(table);
    if scene["over"] == true {
        return false;
    }
    let paths = scene["paths"].as_array().unwrap();
    let path = &paths[number * 7 % paths.len()];
    let body = json!({"seen": scene["seen"], "path": path, "id": format!("s{number}")});
    let answer = client.post(&format!("/api/tables/{table}/move"), &body);
    assert_eq!(answer.status, 200, "{}", answer.body);
    true
}

/// Plays on to the end.
fn finish(client: &mut Client, table: &str) {
    let end = (100..).find(|number| !step(client, table, *number));
    assert!(end.is_some());
}

fn scores(client: &mut Client) -> Value {
    let answer = client.get(&format!("/api/me/scores/{}", lone()));
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()
}

fn restart(client: &mut Client, table: &str, deal: &str) -> Answer {
    client.post(
        &format!("/api/tables/{table}/restart"),
        &json!({"deal": deal, "nonce": "n"}),
    )
}

fn table(answer: &Answer) -> String {
    assert_eq!(answer.status, 200, "{}", answer.body);
    answer.json()["table"].as_str().unwrap().to_owned()
}

#[test]
fn the_day_has_one_deal_for_everybody_and_one_click_leads_to_it() {
    let mut house = House::open();
    let (mut one, mut other) = (house.visitor(), house.visitor());
    let lobby = one.get("/").body;
    assert!(lobby.contains(&format!("action=\"/daily/{}\"", lone())));
    let (first, second) = (daily(&mut one), daily(&mut other));
    assert_ne!(first, second);
    assert_eq!(view(&mut one, &first), view(&mut other, &second));
    assert_eq!(daily(&mut one), first, "a running attempt is gone on with");
    house.reopen();
    let mut third = house.visitor();
    let third_table = daily(&mut third);
    assert_eq!(view(&mut one, &first), view(&mut third, &third_table));

    let address = format!("/api/games/{}/daily/today", lone());
    let told = one.get(&address).json();
    assert_eq!(told["seed"], Value::Null, "whoever knows it knows the luck");
    assert_eq!(told["mine"].as_array().unwrap().len(), 1);
    let mine = &told["mine"][0];
    assert_eq!(
        (&mine["table"], &mine["ranked"]),
        (&json!(first), &json!(true))
    );
    assert_eq!((&mine["day"], &mine["par"]), (&told["day"], &Value::Null));
    assert_eq!(house.visitor().get(&address).json()["mine"], json!([]));
    let again = one.post(&address, &Value::Null);
    assert_eq!(again.json()["table"], json!(first));
}

#[test]
fn the_seed_of_a_running_day_stays_in_the_house() {
    let house = House::open();
    let mut one = house.visitor();
    let played = daily(&mut one);
    let luck = |one: &mut Client| one.get(&format!("/api/tables/{played}/luck")).json();
    let hidden =
        json!({"plain": null, "commitment": null, "secret": null, "nonces": [], "seed": null});
    assert_eq!(luck(&mut one), hidden, "while the game runs");
    finish(&mut one, &played);
    assert_eq!(luck(&mut one), hidden, "others still play");
    let journal = one.get(&format!("/api/tables/{played}/journal"));
    refused(&journal, 409, "day_runs");
    assert_eq!(one.get(&format!("/t/{played}/replay")).status, 200);

    let free = one.play_now(lone(), 1);
    finish(&mut one, &free);
    assert_eq!(one.get(&format!("/api/tables/{free}/journal")).status, 200);
}

/// The day after, as the tests reckon it.
fn after(day: &str) -> String {
    let parts: Vec<u32> = day.split('-').map(|part| part.parse().unwrap()).collect();
    let [year, month, day] = parts[..] else {
        panic!("{day} is a date");
    };
    let long = match month {
        2 if year % 4 == 0 => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    let (year, month, day) = match (month, day) {
        (12, 31) => (year + 1, 1, 1),
        (_, last) if last == long => (year, month + 1, 1),
        _ => (year, month, day + 1),
    };
    format!("{year}-{month:02}-{day:02}")
}

#[test]
fn days_that_are_none_have_not_begun_or_are_over_are_told_apart() {
    let mut house = House::open();
    let mut one = house.visitor();
    let played = daily(&mut one);
    let address = |day: &str| format!("/api/games/{}/daily/{day}", lone());
    let today = one.get(&address("today")).json();
    let tomorrow = after(today["day"].as_str().unwrap());
    for day in [tomorrow.as_str(), "9999-12-31"] {
        refused(&one.get(&address(day)), 409, "day_not_begun");
        refused(&one.post(&address(day), &Value::Null), 409, "day_not_begun");
    }
    for day in [
        "yesterday",
        "2026-02-30",
        "1970-01-01",
        "",
        "2020-1-1",
        "%00",
    ] {
        let answer = one.get(&address(day));
        assert_eq!(answer.status, 404, "{day:?}: {}", answer.body);
        let answer = one.post(&address(day), &Value::Null);
        assert_eq!(answer.status, 404, "{day:?}: {}", answer.body);
    }
    for other in [game(), "no-such-game"] {
        let answer = one.get(&format!("/api/games/{other}/daily/today"));
        refused(&answer, 404, "not_found");
        assert_eq!(one.form(&format!("/daily/{other}"), "").status, 404);
    }

    // A day on which somebody played, long ago.
    house.close();
    {
        let store = Store::open(house.data.path()).unwrap();
        let mut row = store.table(&played).unwrap().unwrap().table;
        row.id = "old".into();
        let alone = Change::Alone(Alone {
            table: "old".into(),
            visitor: row.host.clone().unwrap(),
            deal: "old".into(),
            day: Some("2020-01-01".into()),
        });
        let luck = store.luck(&played).unwrap().unwrap();
        store
            .commit([Change::NewTable(row, luck), alone])
            .wait()
            .unwrap();
    }
    house.reopen();
    let told = one.get(&address("2020-01-01"));
    assert_eq!(told.status, 200, "{}", told.body);
    assert!(
        told.json()["seed"].is_string(),
        "the day is over: {}",
        told.body
    );
    assert_ne!(told.json()["seed"], today["seed"]);
    refused(
        &one.post(&address("2020-01-01"), &Value::Null),
        409,
        "day_over",
    );
}

#[test]
fn the_same_deal_or_a_new_one_is_begun_at_once_and_a_running_game_is_left() {
    let house = House::open();
    let mut one = house.visitor();
    let first = one.play_now(lone(), 1);
    let dealt = view(&mut one, &first);
    assert!(step(&mut one, &first, 0));
    let page = one.get(&format!("/t/{first}")).body;
    assert!(page.contains(&format!("action=\"/t/{first}/restart\"")));

    let second = table(&restart(&mut one, &first, "same"));
    assert_eq!(view(&mut one, &second), dealt);
    let left = one.get(&format!("/api/tables/{first}/scene")).json();
    assert_eq!(left["over"], true, "the first game is left");
    let third = table(&restart(&mut one, &second, "new"));
    assert_ne!(view(&mut one, &third), dealt);
    let again = one.form(&format!("/t/{third}/restart"), "deal=same");
    assert_eq!(again.status, 303, "{}", again.body);

    let games = scores(&mut one)["games"].clone();
    let told: Vec<(&Value, &Value)> = games
        .as_array()
        .unwrap()
        .iter()
        .map(|g| (&g["attempt"], &g["status"]))
        .collect();
    let (left, on) = (json!("abandoned"), json!("playing"));
    let counts = [json!(2), json!(1), json!(2), json!(1)];
    let expected = [
        (&counts[0], &on),
        (&counts[1], &left),
        (&counts[2], &left),
        (&counts[3], &left),
    ];
    assert_eq!(told, expected);
    assert_eq!(games[2]["deal"], games[3]["deal"]);
    assert_ne!(games[1]["deal"], games[2]["deal"]);
    assert_eq!(
        scores(&mut one)["best"],
        json!([]),
        "nothing was played to its end"
    );

    let mut stranger = house.visitor();
    stranger.get("/");
    refused(
        &restart(&mut stranger, &third, "same"),
        403,
        "not_your_seat",
    );
    refused(&restart(&mut one, "nowhere", "same"), 404, "not_found");
    assert_eq!(restart(&mut one, &third, "other").status, 400);
    let shared = one.play_now(game(), 2);
    refused(&restart(&mut one, &shared, "same"), 409, "not_alone");
}

#[test]
fn in_the_attempt_that_counts_nothing_is_taken_back_beyond_a_barrier_and_practice_earns_no_medal() {
    let house = House::open();
    let mut one = house.visitor();
    let ranked = daily(&mut one);
    // Steps until one cannot be taken back freely.
    let to_a_barrier = |one: &mut Client, table: &str| {
        let met = (0..60).find(|number| {
            assert!(step(one, table, *number), "a barrier before the end");
            let undo = &one.asked(table)["undo"];
            undo["undo"] == false
        });
        assert!(met.is_some());
    };
    let back = |one: &mut Client, table: &str| {
        one.post(
            &format!("/api/tables/{table}/take-back"),
            &json!({"agree": true}),
        )
    };
    to_a_barrier(&mut one, &ranked);
    assert_eq!(one.asked(&ranked)["undo"]["beyond"], false);
    refused(&back(&mut one, &ranked), 409, "ranked");
    let hint = one.post(&format!("/api/tables/{ranked}/hint"), &json!({}));
    refused(&hint, 409, "ranked");
    let page = one.get(&format!("/t/{ranked}")).body;
    assert!(!page.contains("data-do=\"hint\""));
    finish(&mut one, &ranked);

    let free = table(&restart(&mut one, &ranked, "same"));
    to_a_barrier(&mut one, &free);
    assert_eq!(one.asked(&free)["undo"]["beyond"], true);
    let answer = back(&mut one, &free);
    assert_eq!(
        (answer.status, &answer.json()["agreed"]),
        (200, &json!(true))
    );
    finish(&mut one, &free);
    let told = scores(&mut one);
    let [second, first] = &told["games"].as_array().unwrap()[..] else {
        panic!("two games: {told}");
    };
    assert_eq!(
        (&first["ranked"], &first["practice"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(
        (&second["ranked"], &second["practice"]),
        (&json!(false), &json!(true))
    );
    assert_eq!(
        (&second["attempt"], &second["medal"]),
        (&json!(2), &Value::Null)
    );
    assert_eq!(told["best"].as_array().unwrap().len(), 1);
    assert_eq!(
        told["best"][0]["table"],
        json!(ranked),
        "practice is no best"
    );
}

#[test]
fn scores_are_told_to_their_own_visitor_alone() {
    let house = House::open();
    let mut one = house.visitor();
    let table = one.play_now(lone(), 1);
    finish(&mut one, &table);
    let mine = scores(&mut one);
    let total = one.get(&format!("/api/tables/{table}/view")).json()["sheets"][0]["total"].clone();
    assert_eq!(
        (&mine["games"][0]["total"], &mine["best"][0]["total"]),
        (&total, &total)
    );
    let page = one.get(&format!("/scores/{}", lone()));
    assert_eq!(page.status, 200);
    assert!(page.body.contains(&format!("/t/{table}/replay")));

    let mut other = house.visitor();
    let none = json!({"game": lone(), "best": [], "games": []});
    assert_eq!(scores(&mut other), none, "nobody yet");
    other.play_now(game(), 2);
    assert_eq!(scores(&mut other), none, "another visitor");
    let page = other.get(&format!("/scores/{}", lone())).body;
    assert!(!page.contains(&table));
    for elsewhere in [game(), "no-such-game"] {
        refused(
            &one.get(&format!("/api/me/scores/{elsewhere}")),
            404,
            "not_found",
        );
        assert_eq!(one.get(&format!("/scores/{elsewhere}")).status, 404);
    }
}

#[test]
fn par_comes_after_the_end_with_its_game_and_its_medal() {
    let mut house = House::open();
    let mut one = house.visitor();
    let table = one.play_now(lone(), 1);
    let par = |one: &mut Client, table: &str| one.get(&format!("/api/tables/{table}/par"));
    let line = |one: &mut Client, table: &str, what: &str| {
        one.get(&format!("/api/tables/{table}/{what}?line=par"))
    };
    for what in ["replay", "replay/0"] {
        refused(&line(&mut one, &table, what), 409, "not_finished");
    }
    refused(&par(&mut one, &table), 409, "not_finished");
    let running = one.get(&format!("/t/{table}/replay?line=par"));
    assert_eq!(running.status, 409, "{}", running.body);
    refused(&one.get("/api/tables/nowhere/par"), 404, "not_found");

    let left = one.play_now(lone(), 1);
    let answer = one.post(&format!("/api/tables/{left}/part"), &json!({"agree": true}));
    assert_eq!(answer.status, 200, "{}", answer.body);
    refused(&par(&mut one, &left), 409, "not_finished");

    finish(&mut one, &table);
    // It is worked out beside the table, and again if the house was closed meanwhile.
    house.reopen();
    let until = Instant::now() + Duration::from_secs(300);
    let told = loop {
        let answer = par(&mut one, &table);
        if answer.status == 200 {
            break answer.json();
        }
        refused(&answer, 409, "par_not_ready");
        assert!(Instant::now() < until, "par is not found");
        let asked = Instant::now();
        one.scene(&table);
        assert!(
            asked.elapsed() < Duration::from_secs(5),
            "nobody waits for par"
        );
        std::thread::sleep(Duration::from_millis(200));
    };
    let number = |value: &Value| value.as_i64().unwrap() as i32;
    let (best, greedy) = (number(&told["total"]), number(&told["greedy"]));
    let total = number(&told["score"]["total"]);
    let medal = bots::Medal::of(total, greedy, best).map(bots::Medal::name);
    assert_eq!(told["score"]["medal"], json!(medal));
    assert_eq!(told["version"], json!(bots::PAR_VERSION));
    assert!(best >= greedy, "{told}");
    assert_eq!(scores(&mut one)["best"][0]["par"], told["total"]);

    let outline = line(&mut one, &table, "replay").json();
    let moments = outline["moments"].as_array().unwrap();
    assert_eq!(
        moments.last().unwrap()["totals"],
        json!([best]),
        "par's game scores par"
    );
    let last = format!("replay/{}", moments.len() - 1);
    let end = line(&mut one, &table, &last);
    assert_eq!((end.status, &end.json()["over"]), (200, &json!(true)));
    let page = one.get(&format!("/t/{table}")).body;
    assert!(page.contains(&format!("/t/{table}/replay?line=par")));
    let shown = one.get(&format!("/t/{table}/replay?line=par&at=0"));
    assert_eq!(shown.status, 200, "{}", shown.body);
    let bad = one.get(&format!("/api/tables/{table}/replay?line=other"));
    assert_eq!(bad.status, 400, "{}", bad.body);
}
