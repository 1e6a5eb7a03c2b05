//! What may be done when (2.3, V6–V8, V19, V32).

use crate::*;
use village_rails::position::{Phase, Resolved};

/// Letter A with a forest bend in slot 0 that completes T3 at (1,3).
fn about_to_complete(money: u16) -> Position {
    let mut at = Position::new("AB");
    at.seats[0].money = money;
    at.seats[0].hand = vec![1, 10, 16];
    at.track_market = market(&[25, 2, 3, 4, 5, 6, 7]);
    at
}

#[test]
fn case29_where_no_trip_can_go() {
    let mut at = about_to_complete(20);
    at.seats[0].lines[line("T1")].trips = vec![30, 31];
    let mut game = set_up(at);
    assert_eq!(refused(&game, ONE, "trip:0 line:T1"), "line_full");
    play(&mut game, ONE, "track:0 cell:c1 upright");
    assert_eq!(wrong_phase(&game, ONE, "trip:0 line:T2"), "must_resolve");
    assert_eq!(wrong_phase(&game, ONE, "track:0 cell:a1"), "must_resolve");
    assert_eq!(wrong_phase(&game, ONE, "end"), "must_resolve");
    play(&mut game, ONE, "line:T3 terminus:field");
    assert_eq!(game.phase(), "tail");
    assert_eq!(refused(&game, ONE, "trip:0 line:T3"), "line_completed");
}

#[test]
fn case30_what_the_phases_refuse() {
    let mut game = set_up(about_to_complete(20));
    assert_eq!(wrong_phase(&game, ONE, "end"), "must_build");
    assert_eq!(
        wrong_phase(&game, ONE, "line:T3 terminus:field"),
        "must_build"
    );
    play(&mut game, ONE, "trip:0 line:T1");
    assert_eq!(wrong_phase(&game, ONE, "trip:0 line:T1"), "already_planned");

    let mut game = set_up(about_to_complete(20));
    play(&mut game, ONE, "track:0 cell:a1 upright");
    assert_eq!(game.phase(), "tail");
    assert_eq!(wrong_phase(&game, ONE, "track:0 cell:b1"), "already_built");
    assert_eq!(
        wrong_phase(&game, ONE, "line:T3 terminus:field"),
        "already_built"
    );
    play(&mut game, ONE, "end");
    assert_eq!(refused(&game, ONE, "end"), "not_your_turn");
    assert!(game.to_act().has(TWO));
}

#[test]
fn case31_terminus_money_can_pay_for_a_trip() {
    let mut game = set_up(about_to_complete(0));
    play(&mut game, ONE, "track:0 cell:c1 upright");
    // One field, the border start: £4.
    play(&mut game, ONE, "line:T3 terminus:field");
    assert_eq!(
        (game.phase(), Position::of(&game).seats[0].money),
        ("tail", 4)
    );
    let plans = offers(&game);
    assert!(plans.iter().any(|path| path.starts_with("trip:0")));
    assert!(plans.iter().any(|path| path.starts_with("trip:1")));
    assert!(!plans.iter().any(|path| path.starts_with("trip:2")));
    assert_eq!(plans.last().unwrap(), "end");
    play(&mut game, ONE, "trip:1 line:T1");
    assert!(game.to_act().has(TWO));
}

#[test]
fn case32_a_turn_with_nothing_left_ends_by_itself() {
    let mut game = set_up(about_to_complete(2));
    play(&mut game, ONE, "track:0 cell:a1 upright");
    assert!(game.to_act().has(TWO));
    assert_eq!(Position::of(&game).seats[0].turns, 1);
}

/// The first seat's twelfth turn: eleven crosses, the corner at the bottom right empty; T3 and L4 wait for it.
fn last_turn() -> Position {
    let mut at = Position::new("AB");
    for area in &mut at.seats {
        area.turns = 11;
        area.money = 20;
    }
    let cells = [
        "a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "a4", "b4",
    ];
    let crosses = (1..=80).filter(|card| (card - 1) % 16 < 8);
    let mut crosses = crosses.skip(8);
    let mut termini = 10..;
    for area in &mut at.seats {
        for cell in cells {
            lay(area, &[(cell, crosses.next().unwrap(), false)]);
        }
        for name in ["T1", "T2", "L1", "L2", "L3"] {
            area.lines[line(name)].resolved = Some(Resolved {
                terminus: termini.next().unwrap(),
                paid: 3,
                trip_points: 0,
            });
        }
    }
    at.track_market = market(&[1, 2, 3, 4, 5, 6, 7]);
    at
}

#[test]
fn case33_the_twelfth_turn() {
    let mut game = set_up(last_turn());
    assert!(offers(&game).iter().any(|path| path.starts_with("trip:")));
    play(&mut game, ONE, "track:0 cell:c4");
    assert_eq!(game.phase(), "resolve");
    let pending: Vec<String> = offers(&game).iter().map(|p| p[5..7].to_owned()).collect();
    assert!(pending.contains(&"T3".to_owned()) && pending.contains(&"L4".to_owned()));
    let hand = |game: &VillageRails| Position::of(game).seats[0].hand.len();
    assert_eq!(hand(&game), 3);
    let path = offers(&game).remove(0);
    play(&mut game, ONE, &path);
    assert_eq!((hand(&game), game.phase()), (3, "resolve"));
    let path = offers(&game).remove(0);
    let heard = play(&mut game, ONE, &path);
    assert_eq!(heard.mark, None, "no card is drawn after the seventh line");
    assert_eq!(hand(&game), 2);
    assert!(
        game.to_act().has(TWO),
        "no tail: there is no open line to plan on"
    );
}

#[test]
fn a_trip_before_the_build_leaves_none_for_after_it() {
    let mut game = set_up(about_to_complete(20));
    play(&mut game, ONE, "trip:0 line:T3");
    play(&mut game, ONE, "track:0 cell:c1 upright");
    play(&mut game, ONE, "line:T3 terminus:field");
    assert!(game.to_act().has(TWO));
}

#[test]
fn turns_are_counted_as_they_begin() {
    let mut game = set_up(about_to_complete(2));
    assert_eq!(game.turn(), 1);
    play(&mut game, ONE, "track:0 cell:a1 upright");
    assert_eq!(game.turn(), 2);
    let mut over = last_turn();
    over.phase = Phase::Main;
    assert_eq!(set_up(over).turn(), 23);
}
