//! Leaving a running game and coming back, giving up, parting, another game.

use crate::{
    client::Client,
    deed,
    house::{House, two},
    play, until,
};
use serde_json::json;

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
