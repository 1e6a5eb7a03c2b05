//! Every code of 2.13 that a game can answer with, and the order in which they apply.

use crate::*;

#[test]
fn whose_turn_comes_before_what_turn() {
    let game = set_up(&four());
    assert_eq!(refused(&game, BLUE, "end"), "NotYourTurn");
    assert_eq!(refused(&game, AMBER, "end"), "WrongPhase");
    assert_eq!(refused(&game, AMBER, "reclaim"), "TooFewOnBoard");
    assert_eq!(refused(&game, AMBER, "bonus"), "BonusLimit");
    assert_eq!(refused(&game, AMBER, "saved:coin"), "NoSuchDie");
    assert_eq!(refused(&game, AMBER, "saved:train"), "NoSuchDie");
    assert_eq!(refused(&game, AMBER, "missions:score"), "NotAnOption");
}

#[test]
fn after_the_end_nobody_acts() {
    let mut at = four();
    at.round = 40;
    at.active = TEAL;
    let mut game = set_up(&at);
    sleep(&mut game);
    for path in ["roll", "commit", "power:coal.gold"] {
        assert_eq!(refused(&game, TEAL, path), "NotYourTurn");
    }
}

#[test]
fn a_sealed_choice_is_made_once() {
    let options = trains_and_stations::Options::default();
    let mut game = TrainsAndStations::deal(1, &options, 3, &mut Dice::fast(3)).unwrap();
    assert_eq!(refused(&game, AMBER, "roll"), "WrongPhase");
    let first = offers(&game, AMBER)[0].clone();
    play(&mut game, AMBER, &first);
    assert_eq!(refused(&game, AMBER, "roll"), "WrongPhase");
    assert_eq!(refused(&game, AMBER, &first), "AlreadyCommitted");
    let strange = (0..16)
        .find(|f| !mine(&game, BLUE).power.contains(f))
        .unwrap();
    let strange = format!("power:{}", base().powers[strange as usize].name);
    assert_eq!(refused(&game, BLUE, &strange), "NotHeld");
}

#[test]
fn a_group_that_is_not_there() {
    let mut at = four();
    for space in ["C1", "C2", "C3", "H1", "H2", "H3"] {
        at.die(space, 0);
    }
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "TT");
    play_all(
        &mut game,
        AMBER,
        &["die:own.train space:17", "die:own.train space:51", "end"],
    );
    assert_eq!(offers(&game, AMBER), ["group:14", "group:48"]);
    assert_eq!(refused(&game, AMBER, "group:15"), "NotAnOption");
    assert_eq!(refused(&game, AMBER, "tie:0"), "WrongPhase");
}
