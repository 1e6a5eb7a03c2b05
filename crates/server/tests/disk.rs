//! A disk without room, a folder that may not be written: the move is refused in plain words, nothing is lost, the table goes on
//! when there is room again.

mod client;
mod house;

use client::{Answer, Client};
use house::{House, game, two};
use serde_json::{Value, json};
use std::{
    thread,
    time::{Duration, Instant},
};
use table::Dice;

fn order(visitor: &mut Client, table: &str, what: &str, body: &Value) -> Answer {
    visitor.post(&format!("/api/tables/{table}/{what}"), body)
}

fn offer(scene: &Value, id: &str) -> Value {
    json!({"seen": scene["seen"], "path": scene["paths"][0], "id": id})
}

/// Refused because it could not be kept, in the language asked for.
fn assert_unkept(visitor: &mut Client, table: &str, what: &str, body: &Value, code: &str) {
    for (language, word) in [("zh-CN", "无法保存"), ("en", "could not be saved")] {
        visitor.language = language;
        let answer = order(visitor, table, what, body);
        assert_eq!(answer.status, 507, "{}", answer.body);
        assert_eq!(
            answer.header("content-type"),
            Some("application/problem+json")
        );
        let problem = answer.json();
        assert_eq!(problem["code"], code);
        let title = problem["title"].as_str().unwrap();
        assert!(title.contains(word), "{title}");
    }
}

#[test]
fn a_full_disk_refuses_the_move_and_loses_nothing() {
    let mut house = House::open();
    let (mut first, mut second, table) = two(&house);
    house.fill_disk(true);
    // There is room in the pages already there; it runs out in the course of a game.
    let (mover, body) = (0..)
        .find_map(|step| {
            let mover = if first.scene(&table)["asked"] == true {
                &mut first
            } else {
                &mut second
            };
            let scene = mover.scene(&table);
            assert_eq!(scene["over"], false, "the disk never filled");
            let body = offer(&scene, &format!("m{step}"));
            match order(mover, &table, "move", &body).status {
                200 => None,
                status => {
                    assert_eq!(status, 507);
                    Some((mover.clone(), body))
                }
            }
        })
        .unwrap();
    let mut mover = mover;
    let before = [&mut first, &mut second].map(|who| who.scene(&table));
    let mut watching = [&first, &second].map(|who| who.events(&table));
    watching
        .iter_mut()
        .for_each(|events| assert!(events.next().is_some()));
    assert_unkept(&mut mover, &table, "move", &body, "disk_full");
    let after = [&mut first, &mut second].map(|who| who.scene(&table));
    assert!(before == after, "it never happened");

    house.fill_disk(false);
    let done = order(&mut mover, &table, "move", &body);
    assert_eq!(
        done.status, 200,
        "the same answer to the same question: {}",
        done.body
    );
    for events in &mut watching {
        let told = events.next().unwrap();
        assert!(
            told["log"]["from"].as_u64() > Some(0),
            "streams go on where they were"
        );
    }
    let moved = [&mut first, &mut second].map(|who| who.scene(&table));
    assert!(moved != after);
    house.reopen();
    let again = order(&mut mover, &table, "move", &body);
    assert_eq!((again.status, again.body), (200, done.body));
    let kept = [&mut first, &mut second].map(|who| who.scene(&table));
    assert!(moved == kept, "and it happened once");
}

/// Plays at tables of two until one of them could take something back; who that is, the table and what it shows.
fn something_to_undo(house: &House) -> (Client, String, Value) {
    let mut dice = Dice::fast(1);
    for _ in 0..20 {
        let (first, second, table) = two(house);
        let mut people = [first, second];
        for step in 0.. {
            let mover = usize::from(people[1].scene(&table)["asked"] == true);
            let scene = people[mover].scene(&table);
            if scene["over"] == true {
                break;
            }
            let paths = scene["paths"].as_array().unwrap();
            let path = &paths[dice.below(paths.len() as u32) as usize];
            let body = json!({"seen": scene["seen"], "path": path, "id": format!("m{step}")});
            let mover = &mut people[mover];
            assert_eq!(order(mover, &table, "move", &body).status, 200);
            let scene = mover.scene(&table);
            if scene["undo"]["undo"] == true {
                return (mover.clone(), table, scene);
            }
        }
    }
    panic!("nothing could ever be taken back");
}

#[test]
fn what_cannot_be_written_is_refused_whatever_is_wanted() {
    let house = House::open();
    let (mut visitor, table, scene) = something_to_undo(&house);
    house.hold_writing(true);
    let seen = scene["seen"].clone();
    let undo = json!({"seen": seen, "id": "u"});
    assert_unkept(&mut visitor, &table, "undo", &undo, "read_only");
    let whole_turn = json!({"seen": seen, "id": "t", "turn": true});
    assert_unkept(&mut visitor, &table, "undo", &whole_turn, "read_only");
    assert_eq!(
        visitor.form("/play", &format!("game={}", game())).status,
        507
    );
    let mut newcomer = house.visitor();
    let open = json!({"game": game(), "seats": ["me", "open"]});
    assert_eq!(newcomer.post("/api/tables", &open).status, 507);
    assert!(newcomer.cookies.is_empty(), "no key that opens nothing");
    assert!(visitor.scene(&table) == scene, "nothing happened");
    assert_eq!(visitor.get(&format!("/t/{table}")).status, 200);

    house.hold_writing(false);
    assert_eq!(order(&mut visitor, &table, "undo", &undo).status, 200);
}

#[test]
fn bots_wait_for_the_disk_and_go_on_by_themselves() {
    let house = House::with(|settings| settings.bot_pause = Duration::from_millis(300));
    let mut visitor = house.visitor();
    let table = visitor.play_now(game(), 3);
    let mut events = visitor.events(&table);
    let scene = (0..)
        .find_map(|step| {
            let scene = visitor.asked(&table);
            assert_eq!(scene["over"], false, "no bot was ever asked");
            let body = offer(&scene, &format!("m{step}"));
            assert_eq!(order(&mut visitor, &table, "move", &body).status, 200);
            house.hold_writing(true);
            let scene = visitor.scene(&table);
            if scene["asked"] == true {
                house.hold_writing(false);
            }
            (scene["asked"] == false).then_some(scene)
        })
        .unwrap();
    let until = Instant::now() + Duration::from_secs(3);
    while Instant::now() < until {
        let asked = Instant::now();
        assert!(visitor.scene(&table) == scene, "no bot has moved");
        assert!(
            asked.elapsed() < Duration::from_millis(900),
            "the table answers while its bots wait"
        );
        thread::sleep(Duration::from_millis(50));
    }
    house.hold_writing(false);
    while let Some(told) = events.next() {
        let later = told["count"].as_u64() > scene["count"].as_u64();
        if later && told["asked"] == true {
            return;
        }
    }
    panic!("the bots do not go on");
}
