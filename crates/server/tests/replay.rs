//! Looking back: every page is found again as it was shown, by its viewer's own count; journals leave the house and come back.

mod client;
mod house;

use client::Client;
use house::{House, game};
use serde_json::{Value, json};
use table::Dice;

/// What a viewer was shown, as far as it can be looked back at.
#[derive(Clone, PartialEq, Debug)]
struct Shown {
    count: u64,
    page: String,
    rest: [Value; 5],
}

/// The fields of a scene and of a moment that must be alike.
const ALIKE: [&str; 5] = ["sign", "seats", "progress", "phase", "over"];

fn shown(scene: &Value) -> Shown {
    let parts = scene["page"].as_array().unwrap();
    Shown {
        count: scene["count"].as_u64().unwrap(),
        page: parts.iter().map(|p| p.as_str().unwrap()).collect(),
        rest: ALIKE.map(|key| scene[key].clone()),
    }
}

/// A table of three people and what each of them, and somebody who only looks, was shown all the way.
struct Evening {
    people: Vec<Client>,
    table: String,
    shown: Vec<Vec<(Shown, Value)>>,
}

fn look(evening: &mut Evening) {
    for (client, shown_so_far) in evening.people.iter_mut().zip(&mut evening.shown) {
        let scene = client.scene(&evening.table);
        let now = (shown(&scene), scene["log"]["lines"].clone());
        if shown_so_far.last() != Some(&now) {
            shown_so_far.push(now);
        }
    }
}

/// Plays a game through the interface, now and then taking back, looking at every step from every place.
fn play(house: &House, game: &str, seats: usize, steps: usize) -> Evening {
    let mut people: Vec<Client> = (0..=seats).map(|_| house.visitor()).collect();
    let wanted: Vec<&str> = ["me"]
        .into_iter()
        .chain(std::iter::repeat_n("open", seats - 1))
        .collect();
    let body = json!({"game": game, "seats": wanted, "nonce": "host"});
    let answer = people[0].post("/api/tables", &body);
    assert_eq!(answer.status, 200, "{}", answer.body);
    let table = answer.json()["table"].as_str().unwrap().to_owned();
    for guest in &mut people[1..seats] {
        let answer = guest.post(&format!("/api/tables/{table}/sit"), &json!({"nonce": "g"}));
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
    let mut evening = Evening {
        shown: vec![Vec::new(); people.len()],
        people,
        table: table.clone(),
    };
    let mut dice = Dice::fast(7);
    for step in 0..steps {
        look(&mut evening);
        let asked = evening.people[..seats].iter_mut().find_map(|client| {
            let scene = client.scene(&table);
            (scene["asked"] == true).then_some((client, scene))
        });
        let Some((client, scene)) = asked else {
            return evening;
        };
        let id = format!("s{step}");
        let undo = scene["undo"]["undo"] == true && dice.below(5) == 0;
        let (what, body) = if undo {
            ("undo", json!({"seen": scene["seen"], "id": id}))
        } else {
            let paths = scene["paths"].as_array().unwrap();
            let path = &paths[dice.below(paths.len() as u32) as usize];
            (
                "move",
                json!({"seen": scene["seen"], "path": path, "id": id}),
            )
        };
        let answer = client.post(&format!("/api/tables/{table}/{what}"), &body);
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
    look(&mut evening);
    evening
}

/// Every page somebody was shown is found again by its own count.
fn found_again(client: &mut Client, table: &str, through: &str, shown: &[(Shown, Value)]) {
    let outline = client.get(&format!("/api/tables/{table}/replay?as={through}"));
    assert_eq!(outline.status, 200, "{}", outline.body);
    let moments = outline.json()["moments"].as_array().unwrap().len() as u64;
    assert_eq!(moments, shown.last().unwrap().0.count + 1);
    for (then, log) in shown {
        let at = then.count;
        let answer = client.get(&format!("/api/tables/{table}/replay/{at}?as={through}"));
        assert_eq!(answer.status, 200, "{}", answer.body);
        let moment = answer.json();
        let again = Shown {
            count: moment["at"].as_u64().unwrap(),
            page: moment["page"].as_str().unwrap().to_owned(),
            rest: ALIKE.map(|key| moment[key].clone()),
        };
        assert_eq!(&again, then, "as {through} at {at}");
        assert_eq!(&moment["log"], log, "as {through} at {at}");
    }
}

#[test]
fn every_page_of_every_game_is_found_again_as_it_was_shown() {
    let mut refused = 0;
    for game in shelf::IDS {
        let house = House::open();
        let seats = *shelf::title(game).unwrap().card().seats.start();
        let mut evening = play(&house, game, usize::from(seats), 40);
        let table = evening.table.clone();
        let shown = evening.shown.clone();
        assert!(shown.iter().all(|s| s.len() > 10), "{game}");
        for (seat, client) in evening.people.iter_mut().enumerate() {
            // While it runs: one's own eyes, and nobody else's.
            found_again(client, &table, "", &shown[seat]);
            if shown[seat].last().unwrap().0.rest[4] == true {
                continue;
            }
            let other = if seat == 0 { "public" } else { "0" };
            for what in ["replay", "replay/0"] {
                let answer = client.get(&format!("/api/tables/{table}/{what}?as={other}"));
                assert_eq!(answer.status, 403, "{game}: {}", answer.body);
                refused += 1;
            }
        }
    }
    assert!(refused > 0, "no game was running any more");
}

#[test]
fn a_finished_game_is_seen_through_every_eye() {
    let house = House::open();
    let mut evening = play(&house, game(), 2, 2000);
    let table = evening.table.clone();
    let shown = evening.shown.clone();
    assert_eq!(shown[0].last().unwrap().0.rest[4], true, "it is over");
    let stranger = evening.people.last_mut().unwrap();
    for (through, shown) in ["0", "1"].iter().zip(&shown) {
        // The names differ: "you" is the seat's own word.
        let through = format!("/api/tables/{table}/replay?as={through}");
        let moments = stranger.get(&through).json();
        let count = shown.last().unwrap().0.count;
        assert_eq!(
            moments["moments"].as_array().unwrap().len() as u64,
            count + 1
        );
    }
    for (seat, client) in evening.people[..2].iter_mut().enumerate() {
        found_again(client, &table, &seat.to_string(), &shown[seat]);
        let fifth = shown[seat].iter().find(|(s, _)| s.count == 5);
        let page = client.get(&format!("/t/{table}/replay?at=5"));
        assert_eq!(page.status, 200);
        assert!(page.body.contains(&fifth.expect("it was shown").0.page));
    }
    assert_eq!(
        evening.people[0]
            .get(&format!("/api/tables/{table}/replay/99999"))
            .status,
        404
    );
    assert_eq!(
        evening.people[0]
            .get(&format!("/api/tables/{table}/replay?as=9"))
            .status,
        404
    );
    assert_eq!(
        evening.people[0]
            .get(&format!("/api/tables/{table}/replay?as=x"))
            .status,
        400
    );
}

#[test]
fn a_journal_leaves_once_the_game_is_over_and_comes_back_as_a_replay() {
    let house = House::open();
    let mut evening = play(&house, game(), 2, 3);
    let path = format!("/api/tables/{}/journal", evening.table);
    let early = evening.people[0].get(&path);
    assert_eq!(
        (early.status, &early.json()["code"]),
        (409, &json!("not_finished"))
    );
    let luck =
        |client: &mut Client, table: &str| client.get(&format!("/api/tables/{table}/luck")).json();
    let sealed = luck(&mut evening.people[0], &evening.table);
    assert!(sealed["commitment"].is_string());
    assert_eq!(
        [&sealed["secret"], &sealed["seed"], &sealed["nonces"]],
        [&Value::Null, &Value::Null, &json!([])]
    );

    let mut evening = play(&house, game(), 2, 2000);
    let path = format!("/api/tables/{}/journal", evening.table);
    let journal = evening.people[0].get(&path);
    assert_eq!(journal.status, 200);
    let kind = journal.header("content-disposition").unwrap();
    assert!(kind.starts_with("attachment"), "{kind}");
    let shown = luck(&mut evening.people[0], &evening.table);
    assert_eq!(
        journal.json()["header"]["luck"]["committed"]["secret"],
        shown["secret"]
    );

    let mut other = house.visitor();
    let send = |client: &mut Client, text: &str| {
        client
            .send("POST", "/api/journals", "application/json", text)
            .unwrap()
    };
    let taken = send(&mut other, &journal.body);
    assert_eq!(taken.status, 200, "{}", taken.body);
    let table = taken.json()["table"].as_str().unwrap().to_owned();
    let again = other.get(&format!("/api/tables/{table}/journal"));
    assert_eq!(again.json(), journal.json(), "nothing is lost on the way");
    assert_eq!(luck(&mut other, &table), shown);
    let page = other.get(&format!("/t/{table}/replay?at=0"));
    assert_eq!(page.status, 200, "{}", page.body);

    // What is damaged or untrue is refused with its place and reason, in the asked language.
    let lines: Vec<&str> = journal.body.lines().collect();
    let cut = lines[..lines.len() / 2].join("\n");
    let digest = journal.json()["entries"][4]["digest"]
        .as_str()
        .unwrap()
        .to_owned();
    let bent = journal.body.replacen(&digest, "0123456789abcdef", 1);
    let mut shorter = journal.json();
    shorter["entries"].as_array_mut().unwrap().truncate(9);
    shorter["end"] = Value::Null;
    let mut chess = journal.json();
    chess["header"]["game"] = json!("chess");
    let mut long = journal.json();
    let entry = long["entries"][0].clone();
    long["entries"]
        .as_array_mut()
        .unwrap()
        .extend(vec![entry; 9000]);
    for (text, en, zh) in [
        (cut, "line", "行"),
        (bent, "Entry 4", "4"),
        ("[1, 2]".to_owned(), "no journal", "不是"),
        (shorter.to_string(), "to its end", "没有下完"),
        (chess.to_string(), "chess", "chess"),
        (long.to_string(), "at most", "最多"),
    ] {
        for (language, part) in [("en", en), ("zh", zh)] {
            other.language = language;
            let answer = send(&mut other, &text);
            assert_eq!(answer.status, 422, "{}", answer.body);
            let told = answer.json();
            let title = told["title"].as_str().unwrap();
            assert!(title.contains(part), "{title}");
        }
    }
    let huge = " ".repeat(3 * 1024 * 1024);
    assert_eq!(send(&mut other, &huge).status, 413);
}

#[test]
fn chances_are_told_of_a_finished_game_alone_and_end_with_what_happened() {
    let house = House::open();
    let mut running = play(&house, game(), 2, 3);
    let path = format!("/api/tables/{}/chances", running.table);
    let early = running.people[0].get(&path);
    assert_eq!(
        (early.status, &early.json()["code"]),
        (409, &json!("not_finished"))
    );
    let mut evening = play(&house, game(), 2, 2000);
    let path = format!("/api/tables/{}/chances", evening.table);
    let seen = evening.people[0].get(&path).json();
    let moments = seen["moments"].as_array().unwrap();
    assert!(moments.len() > 5, "{seen}");
    for moment in moments {
        let percent = moment["percent"].as_array().unwrap();
        let sum: i64 = percent.iter().filter_map(Value::as_i64).sum();
        assert!((99..=101).contains(&sum), "{moment}");
    }
    let view = evening.people[0].get(&format!("/api/tables/{}/view", evening.table));
    for sheet in view.json()["sheets"].as_array().unwrap() {
        let seat = sheet["seat"].as_u64().unwrap() as usize;
        let percent = moments.last().unwrap()["percent"][seat].as_u64().unwrap();
        assert_eq!(percent > 0, sheet["rank"] == 1, "{seen}");
    }
    assert_eq!(
        evening.people[1].get(&path).json()["turning"],
        seen["turning"]
    );
    for bad in ["?as=x", "?as=9"] {
        let status = evening.people[0].get(&format!("{path}{bad}")).status;
        assert!([400, 404].contains(&status), "{bad}: {status}");
    }
    let part = format!("/t/{}/review?as=0", evening.table);
    for (language, word) in [("en", "Chance to win"), ("zh", "获胜机会")] {
        evening.people[0].language = language;
        assert!(evening.people[0].get(&part).body.contains(word));
    }
}

/// Brings a journal in; the answer.
fn bring(client: &mut Client, journal: &Value) -> client::Answer {
    client.post("/api/journals", journal)
}

#[test]
fn a_finished_journal_of_other_rules_is_read_as_it_was_printed_and_called_that() {
    let house = House::open();
    let mut evening = play(&house, game(), 2, 2000);
    let path = format!("/api/tables/{}/journal", evening.table);
    let journal = evening.people[0].get(&path).json();
    let end = evening.people[0].get(&format!("/api/tables/{}/end", evening.table));
    assert_eq!(end.json(), journal["end"]);
    for rules in [0, 99] {
        let mut other = journal.clone();
        other["header"]["rules"] = json!(rules);
        let mut reader = house.visitor();
        reader.post("/api/me/name", &json!({"name": "Wren"}));
        let taken = bring(&mut reader, &other);
        assert_eq!(taken.status, 200, "{}", taken.body);
        let table = taken.json()["table"].as_str().unwrap().to_owned();
        for (language, part) in [("en", "en"), ("zh", "zh")] {
            reader.language = language;
            let page = reader.get(&format!("/t/{table}"));
            assert_eq!(page.status, 200);
            let lines = journal["end"]["lines"].as_array().unwrap();
            let last = lines.last().unwrap()["text"][part].as_str().unwrap();
            assert!(page.body.contains(last), "{last} in {}", page.body);
            assert!(
                page.body.contains(&rules.to_string()),
                "its rules are named"
            );
        }
        reader.language = "en";
        assert_eq!(reader.get(&format!("/t/{table}/replay")).status, 303);
        for what in ["replay", "replay/0", "scene", "view", "luck", "stream"] {
            let answer = reader.get(&format!("/api/tables/{table}/{what}"));
            assert_eq!(answer.status, 409, "{what}");
            assert_eq!(answer.json()["code"], "other_rules", "{what}");
        }
        let again = reader.get(&format!("/api/tables/{table}/journal")).json();
        assert_eq!(again, other, "nothing is lost on the way");
        assert!(
            reader.get("/").body.contains("from a journal"),
            "marked as such"
        );

        // What could not even be read is refused as ever.
        let mut endless = other.clone();
        endless["end"] = Value::Null;
        let mut crowded = other.clone();
        crowded["header"]["seats"] = json!(vec![json!({"name": "P"}); 9]);
        let mut stray = other.clone();
        stray["end"]["sheets"][0]["seat"] = json!(77);
        let mut hostile = other.clone();
        hostile["end"]["lines"][0]["seat"] = json!(5);
        for bad in [endless, crowded, stray, hostile] {
            let answer = bring(&mut reader, &bad);
            assert_eq!(answer.status, 422, "{}", answer.body);
            assert!(answer.json()["title"].as_str().unwrap().contains("rules"));
        }
        let mut marked = other.clone();
        marked["end"]["lines"][0]["text"]["en"] = json!("<script>alert(1)</script>");
        let taken = bring(&mut reader, &marked).json();
        let page = reader.get(&format!("/t/{}", taken["table"].as_str().unwrap()));
        assert!(!page.body.contains("<script>alert"), "shown, never obeyed");
    }
    let running = play(&house, game(), 2, 3);
    let end = house
        .visitor()
        .get(&format!("/api/tables/{}/end", running.table));
    assert_eq!(end.json()["code"], "not_finished");
}

#[test]
fn a_running_game_tells_a_stranger_only_what_is_public() {
    let house = House::open();
    let mut evening = play(&house, game(), 2, 6);
    let table = evening.table.clone();
    let mut stranger = house.visitor();
    let public = stranger.get(&format!("/api/tables/{table}/replay")).json();
    assert_eq!(public["seat"], Value::Null);
    found_again(&mut stranger, &table, "public", &evening.shown[2]);
    // No number of an entry leaves the house: all counts are the viewer's own.
    let own = evening.people[0]
        .get(&format!("/api/tables/{table}/replay"))
        .json();
    assert_eq!(own["seat"], 0);
}
