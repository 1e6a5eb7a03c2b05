//! Hints: what a bot would do with what the seat may know, where no other person plays.

mod client;
mod house;

use client::{Answer, Client};
use house::{House, two};
use serde_json::json;

fn hint(by: &mut Client, table: &str) -> Answer {
    by.post(&format!("/api/tables/{table}/hint"), &json!({}))
}

#[test]
fn a_hint_is_one_of_the_offers_the_same_when_asked_again_and_leads_to_the_end_in_every_game() {
    for title in shelf::titles() {
        let house = House::open();
        let mut visitor = house.visitor();
        let seats = title.card().seats.start().to_owned();
        let table = visitor.play_now(title.card().id, seats);
        let mut moves = 0;
        loop {
            let scene = visitor.asked(&table);
            if scene["over"] == true {
                break;
            }
            let path = hint(&mut visitor, &table).json()["path"].clone();
            let offered = scene["paths"].as_array().unwrap();
            assert!(offered.contains(&path), "{path} of {offered:?}");
            if moves % 8 == 0 {
                assert_eq!(hint(&mut visitor, &table).json()["path"], path);
            }
            let body = json!({"seen": scene["seen"], "path": path, "id": format!("m{moves}")});
            let done = visitor.post(&format!("/api/tables/{table}/move"), &body);
            assert_eq!(done.status, 200, "{}", done.body);
            moves += 1;
        }
        assert!(moves > 5, "{}: only {moves} moves", title.card().id);
        assert_eq!(hint(&mut visitor, &table).json()["code"], "stale");
    }
}

#[test]
fn nobody_is_prompted_where_another_person_plays_and_strangers_get_none() {
    let house = House::open();
    let (mut one, mut other, table) = two(&house);
    for seated in [&mut one, &mut other] {
        let refused = hint(seated, &table);
        assert_eq!(
            (refused.status, refused.json()["code"].as_str()),
            (403, Some("hint_among_people"))
        );
        assert!(
            !seated
                .get(&format!("/t/{table}"))
                .body
                .contains("data-do=\"hint\"")
        );
    }
    let mut alone = house.visitor();
    let own = alone.play_now(house::game(), 2);
    assert!(
        alone
            .get(&format!("/t/{own}"))
            .body
            .contains("data-do=\"hint\"")
    );
    let stranger = hint(&mut other, &own);
    assert_eq!(
        (stranger.status, stranger.json()["code"].as_str()),
        (403, Some("not_your_seat"))
    );
}
