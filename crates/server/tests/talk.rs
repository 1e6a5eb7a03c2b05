//! Table talk of the games' own: phrases and pointing, in each reader's language, for whoever may hear it.

mod client;
mod house;
mod party;

use house::House;
use party::Party;
use serde_json::{Value, json};
use table::{Lang, Seat, Viewer};

const FIRST: Viewer = Viewer::Seat(Seat(0));
const SECOND: Viewer = Viewer::Seat(Seat(1));

/// A table of several people at a game that has what the test is about.
fn sit(house: &House, has: impl Fn(&mut Party) -> bool) -> Party {
    for title in shelf::titles() {
        let seats = *title.card().seats.start();
        if seats < 2 {
            continue;
        }
        let mut party = Party::sit(house, title.card().id, seats);
        if has(&mut party) {
            return party;
        }
    }
    panic!("no game on the shelf has it");
}

fn phrases(party: &mut Party) -> &'static [&'static str] {
    let game = party.get(Viewer::Public, "replay")["game"].clone();
    let title = shelf::title(game.as_str().unwrap()).unwrap();
    title.phrases()
}

/// The last thing a viewer heard.
fn heard(party: &mut Party, who: Viewer, side: &str) -> Value {
    let lines = party.get(who, "talk")[side].clone();
    lines
        .as_array()
        .and_then(|l| l.last().cloned())
        .unwrap_or_default()
}

fn says(party: &mut Party, who: Viewer, said: &Value) -> u16 {
    party.post(who, "talk", said).status
}

#[test]
fn a_phrase_of_the_game_is_heard_in_each_readers_language() {
    let house = House::open();
    let mut party = sit(&house, |party| !phrases(party).is_empty());
    let phrase = phrases(&mut party)[0];
    assert_eq!(says(&mut party, FIRST, &json!({"remark": phrase})), 200);
    let texts = [FIRST, SECOND].map(|who| {
        let line = heard(&mut party, who, "table");
        line["text"].as_str().unwrap().to_owned()
    });
    assert_ne!(texts[0], texts[1], "one reads Chinese, the other English");
    let game = party.get(FIRST, "replay")["game"].clone();
    let title = shelf::title(game.as_str().unwrap()).unwrap();
    for lang in Lang::ALL {
        let says = title.words(lang).named(&format!("talk-{phrase}"));
        assert!(texts.contains(&says), "{says} among {texts:?}");
    }
    // The button for it is on the page.
    let page = party.people[FIRST.index()].get(&format!("/t/{}", party.table));
    assert!(page.body.contains(&format!("value=\"{phrase}\"")));
    let unknown = party.post(FIRST, "talk", &json!({"remark": "no-such"}));
    assert_eq!(unknown.status, 422);
    assert_eq!(unknown.json()["code"], "no_such_phrase");
}

#[test]
fn one_points_only_at_what_everybody_sees_and_all_are_told_its_name() {
    let house = House::open();
    let mut party = sit(&house, |party| {
        let spots = party.get(Viewer::Public, "spots");
        !spots["spots"].as_array().unwrap().is_empty()
    });
    let spots = [FIRST, SECOND].map(|who| party.get(who, "spots")["spots"][0].clone());
    let spot = &spots[0]["spot"];
    assert_eq!(says(&mut party, FIRST, &json!({"point": spot})), 200);
    for (who, named) in [FIRST, SECOND].into_iter().zip(&spots) {
        let line = heard(&mut party, who, "table");
        assert_eq!(line["spot"], *spot);
        let name = named["name"].as_str().unwrap();
        let text = line["text"].as_str().unwrap();
        assert!(text.contains(name), "{name} in {text}");
    }
    // What lies on one's own page alone, what is a click of the game, and what is nothing are refused alike.
    let scene = party.get(FIRST, "scene");
    let own = scene["paths"][0]
        .as_str()
        .unwrap()
        .split(' ')
        .next()
        .unwrap()
        .to_owned();
    let mut answers = Vec::new();
    for spot in [own.as_str(), "no-such-spot", "\"><b>", ""] {
        let answer = party.post(FIRST, "talk", &json!({"point": spot}));
        assert_eq!(answer.status, 422, "{spot}: {}", answer.body);
        answers.push(answer.body);
    }
    assert!(answers.iter().all(|a| *a == answers[0]), "{answers:?}");
    assert_eq!(heard(&mut party, FIRST, "table")["spot"], *spot);
}

#[test]
fn those_who_watch_point_among_themselves() {
    let house = House::open();
    let mut party = sit(&house, |party| {
        party.get(Viewer::Public, "spots")["spots"][0].is_object()
    });
    let mut watcher = party.people[Viewer::Public.index()].clone();
    // Whoever only looks becomes somebody by sitting down elsewhere.
    watcher.play_now(shelf::IDS[0], *shelf::titles()[0].card().seats.start());
    party.people[Viewer::Public.index()] = watcher;
    let spot = party.get(Viewer::Public, "spots")["spots"][0]["spot"].clone();
    let mut streams = party.streams(FIRST);
    assert_eq!(
        says(&mut party, Viewer::Public, &json!({"point": spot})),
        200
    );
    assert_eq!(heard(&mut party, Viewer::Public, "gallery")["spot"], spot);
    assert_eq!(party.get(FIRST, "talk")["gallery"], Value::Null);
    assert!(heard(&mut party, FIRST, "table")["spot"].is_null());
    assert!(
        streams[0].is_silent(),
        "the table hears nothing of the gallery"
    );
}
