//! Barriers (2.13, C57): what is marked, and what the house takes back.

use crate::*;
use table::{Header, Luck, Mark, Seated, Sitter, Table};

#[test]
fn case57_what_follows_the_last_roll_is_free_to_try() {
    let mut at = four();
    at.seats[0].coins = 0;
    at.seats[0].whites = 1;
    at.white_pool = 9;
    let mut game = set_up(&at);
    assert_eq!(play(&mut game, AMBER, "bonus").mark, None);
    let heard = roll(&mut game, AMBER, "roll", "TTMMCM");
    assert_eq!((heard.mark, game.phase()), (Some(Mark::Rolls), "resolve"));
    for path in [
        "die:own.train space:0",
        "die:own.train space:1",
        "supply:mine city:3",
        "die:own.coin cash",
    ] {
        assert_eq!(play(&mut game, AMBER, path).mark, None, "{path}");
    }
    assert_eq!(play(&mut game, AMBER, "end").mark, Some(Mark::Passes));
}

#[test]
fn the_house_takes_back_up_to_the_roll() {
    let header = Header {
        game: TrainsAndStations::CARD.id.to_owned(),
        rules: 1,
        options: serde_json::json!({ "conductor": 1 }),
        seats: (0..3).map(|_| Sitter::person("x".to_owned())).collect(),
        luck: Luck::Plain(5),
    };
    let mut table = Seated::<TrainsAndStations>::deal(header).unwrap();
    let nothing = table.can_undo(AMBER).unwrap_err();
    assert_eq!(nothing.code, "nothing_to_undo");
    for seat in [ROSE, AMBER, BLUE] {
        let path = table.paths(seat)[0].clone();
        table.play(seat, &path).unwrap();
        assert_eq!(table.can_undo(seat).unwrap_err().code, "barrier_passed");
    }
    let play = |table: &mut Seated<TrainsAndStations>, path: &str| {
        table.play(AMBER, &path.parse().unwrap()).unwrap();
    };
    play(&mut table, "missions:ask");
    table.undo(AMBER).unwrap();
    play(&mut table, "roll");
    let rolled = table.state().clone();
    while table.phase() == "rolling" {
        play(&mut table, "enough");
    }
    while table.paths(AMBER)[0].holds("die:own.train") {
        let path = table.paths(AMBER)[0].clone();
        table.play(AMBER, &path).unwrap();
    }
    while table.can_undo(AMBER).is_ok() {
        table.undo(AMBER).unwrap();
    }
    assert_eq!(*table.state(), rolled);
    assert_eq!(table.undo(AMBER).unwrap_err().code, "barrier_passed");
}

#[test]
fn drafts_are_free_and_commits_are_final() {
    let mut at = four();
    at.stacks[0].1 = 0;
    at.removed[0] = 6;
    at.seats[0].goods[0] = 4;
    at.hold(0, "coal.gold");
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "CCCCC");
    assert_eq!(play(&mut game, AMBER, "end").mark, Some(Mark::Opens));
    for path in ["goods:cattle", "goods:cattle", "pair:11"] {
        let heard = play(&mut game, AMBER, path);
        assert!(heard.mark.is_none() && heard.lines.is_empty(), "{path}");
    }
    assert_eq!(play(&mut game, AMBER, "commit").mark, Some(Mark::Commits));
    assert_eq!(refused(&game, AMBER, "goods:cattle"), "AlreadyCommitted");
}

/// Whether anybody holds anything or not, a Missions phase is a barrier.
#[test]
fn the_start_of_missions_is_a_barrier() {
    let mut at = four();
    for space in ["C1", "C2", "C3"] {
        at.die(space, 0);
    }
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "TCCCC");
    play(&mut game, AMBER, "die:own.train space:17");
    assert_eq!(play(&mut game, AMBER, "end").mark, Some(Mark::Opens));
}
