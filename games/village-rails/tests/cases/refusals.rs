//! Each refusal by its code, and which comes first (2.4).

use crate::*;

fn rich() -> VillageRails {
    let mut at = Position::new("AB");
    at.seats[0].money = 20;
    at.seats[0].hand = vec![1, 2, 10];
    at.track_market = market(&[25, 1, 2, 3, 4, 5, 6]);
    set_up(at)
}

/// T3 pending with these trips.
fn pending(trips: &[u8]) -> VillageRails {
    let mut at = Position::new("AB");
    at.seats[0].hand = vec![1, 2, 10];
    at.seats[0].lines[line("T3")].trips = trips.to_vec();
    at.track_market = market(&[25, 8, 2, 3, 4, 5, 6]);
    let mut game = set_up(at);
    play(&mut game, ONE, "track:0 cell:c1 upright");
    game
}

#[test]
fn not_your_turn() {
    let game = rich();
    assert_eq!(refused(&game, TWO, "track:9 cell:z9"), "not_your_turn");
    assert_eq!(refused(&game, Seat(3), "end"), "not_your_turn");
}

#[test]
fn game_over_comes_first() {
    let mut game = stride("AB");
    while let Some(seat) = game.to_act().iter().next() {
        let action = game.fallback(seat);
        game.apply(
            seat,
            &action,
            &mut Dice::scripted([]),
            &mut Heard::default(),
        );
    }
    for path in [
        "end",
        "track:9 cell:z9",
        "trip:0 line:T1",
        "line:T1 terminus:field",
    ] {
        assert_eq!(refused(&game, ONE, path), "game_over");
        assert_eq!(refused(&game, TWO, path), "game_over");
    }
}

#[test]
fn build_in_order() {
    let game = rich();
    assert_eq!(refused(&game, ONE, "track:7 cell:z9"), "no_such_slot");
    let mut poor = Position::new("AB");
    poor.track_market = market(&[25, 1, 2, 3, 4, 5, 6]);
    assert_eq!(
        refused(&set_up(poor), ONE, "track:6 cell:z9"),
        "not_enough_money"
    );
    assert_eq!(refused(&game, ONE, "track:0 cell:z9"), "no_such_cell");
    assert_eq!(refused(&game, ONE, "track:0 cell:d1"), "no_such_cell");
    assert_eq!(
        refused(&game, ONE, "track:0 cell:a5 upright"),
        "no_such_cell"
    );
    assert_eq!(refused(&game, ONE, "track:0 cell:b2"), "cell_not_adjacent");
    assert_eq!(refused(&game, ONE, "track:0 cell:a1"), "facing_missing");
    possible(&game, ONE, "track:0 cell:a1 turned");
}

#[test]
fn plan_in_order() {
    let game = rich();
    assert_eq!(refused(&game, ONE, "trip:4 line:L9"), "no_such_slot");
    assert_eq!(
        refused(&stride("AB"), ONE, "trip:3 line:L9"),
        "not_enough_money"
    );
    assert_eq!(refused(&game, ONE, "trip:0 line:L9"), "no_such_line");
    assert_eq!(refused(&game, ONE, "trip:0 line:T4"), "no_such_line");
    possible(&game, ONE, "trip:0 line:L4");
}

#[test]
fn resolve_in_order() {
    let game = pending(&[]);
    assert_eq!(refused(&game, ONE, "line:T0 terminus:halt"), "no_such_line");
    assert_eq!(
        refused(&game, ONE, "line:T1 terminus:halt"),
        "line_not_pending"
    );
    assert_eq!(
        refused(&game, ONE, "line:T3 terminus:halt kept"),
        "not_in_hand"
    );
    assert_eq!(
        refused(&game, ONE, "line:T3 terminus:field kept"),
        "bad_trip_order"
    );
    assert_eq!(
        refused(&game, ONE, "line:T3 terminus:field reversed"),
        "bad_trip_order"
    );
    possible(&game, ONE, "line:T3 terminus:field");
}

#[test]
fn a_resolved_line_is_not_pending() {
    let mut at = Position::new("AB");
    at.seats[0].hand = vec![1, 2, 10];
    at.track_market = market(&[62, 8, 2, 3, 4, 5, 6]);
    at.seats.iter_mut().for_each(|area| area.turns = 5);
    let tracks = ["c1", "c2", "c3", "a4", "b4"];
    for (cell, card) in tracks.into_iter().zip([37, 24, 70, 52, 49]) {
        lay(&mut at.seats[0], &[(cell, card, false)]);
    }
    let mut game = set_up(at);
    play(&mut game, ONE, "track:0 cell:c4 upright");
    play(&mut game, ONE, "line:T3 terminus:field");
    assert_eq!(
        refused(&game, ONE, "line:T3 terminus:field"),
        "line_not_pending"
    );
}

/// Cards 2 and 18 bear different trips, 1 and 12 the same.
#[test]
fn an_order_is_said_only_for_two_different_trips() {
    let two = pending(&[20, 18]);
    assert_eq!(
        refused(&two, ONE, "line:T3 terminus:field"),
        "bad_trip_order"
    );
    possible(&two, ONE, "line:T3 terminus:field kept");
    possible(&two, ONE, "line:T3 terminus:field reversed");
    let same = pending(&[1, 12]);
    assert_eq!(
        refused(&same, ONE, "line:T3 terminus:field kept"),
        "bad_trip_order"
    );
    possible(&same, ONE, "line:T3 terminus:field");
    let one = pending(&[20]);
    assert_eq!(
        refused(&one, ONE, "line:T3 terminus:field reversed"),
        "bad_trip_order"
    );
}

#[test]
fn the_list_of_resolutions_names_a_face_once() {
    assert_eq!(
        offers(&pending(&[])),
        ["line:T3 terminus:field", "line:T3 terminus:lake"]
    );
    assert_eq!(
        offers(&pending(&[20, 18])),
        [
            "line:T3 terminus:field kept",
            "line:T3 terminus:field reversed",
            "line:T3 terminus:lake kept",
            "line:T3 terminus:lake reversed"
        ]
    );
}

#[test]
fn the_lowest_numbered_card_of_a_face_is_played() {
    let mut at = Position::new("AB");
    at.seats[0].hand = vec![3, 1, 10];
    at.track_market = market(&[25, 8, 2, 3, 4, 5, 6]);
    let mut game = set_up(at);
    play(&mut game, ONE, "track:0 cell:c1 upright");
    let pieces = |game: &VillageRails| -> Vec<u16> {
        let view = game.view(table::Viewer::Seat(ONE));
        view.hand.iter().map(|held| held.piece).collect()
    };
    let before = pieces(&game);
    play(&mut game, ONE, "line:T3 terminus:field");
    let area = &Position::of(&game).seats[0];
    assert_eq!(area.lines[line("T3")].resolved.unwrap().terminus, 1);
    assert_eq!(area.hand[..2], [3, 10]);
    assert_eq!(
        pieces(&game)[..2],
        before[1..],
        "the piece drawn first goes"
    );
}

#[test]
fn a_refused_action_changes_nothing() {
    let game = pending(&[20, 18]);
    let before = game.clone();
    for path in [
        "line:T3 terminus:field",
        "end",
        "trip:0 line:T1",
        "track:0 cell:a1",
    ] {
        refused(&game, ONE, path);
    }
    assert_eq!(game, before);
}
