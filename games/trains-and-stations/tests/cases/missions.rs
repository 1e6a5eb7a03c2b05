//! Missions: C37 to C39.

use crate::*;
use trains_and_stations::Order;

/// Amber completes Billings–Los Angeles; Rose holds that Mission twice.
fn case37(order: Order) -> TrainsAndStations {
    let mut at = four();
    for space in ["A4", "A5", "A6", "A7", "A8"] {
        at.die(space, 1);
    }
    at.hold(2, "billings.los-angeles");
    at.hold(2, "billings.los-angeles");
    at.seats[2].order = order;
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "TCCCC");
    play_all(&mut game, AMBER, &["die:own.train space:2", "end"]);
    game
}

#[test]
fn case37_one_card_of_a_pair_each_turn() {
    let mut game = case37(Order::Ask);
    assert_eq!(asked(&game), [ROSE]);
    assert_eq!(offers(&game, ROSE), ["mission:1", "done"]);
    play(&mut game, ROSE, "mission:1");
    assert_eq!(refused(&game, ROSE, "mission:1"), "PairAlreadyScored");
    play(&mut game, ROSE, "done");
    let mission = face("billings.los-angeles");
    assert_eq!(view(&game).players[2].scored, [mission]);
    assert_eq!(mine(&game, ROSE).power, [mission]);
    let game = case37(Order::Score);
    assert_eq!(view(&game).players[2].scored, [mission]);
    assert_eq!(mine(&game, ROSE).power, [mission]);
}

/// Amber completes Seattle–Los Angeles with Blue's majority; the top card is that Mission.
fn case38(order: Order) -> TrainsAndStations {
    let mut at = four();
    for space in ["B1", "B2", "B3", "B4", "B5"] {
        at.die(space, 1);
    }
    at.seats[1].order = order;
    let top = at.deck.iter().position(|c| c == "seattle.los-angeles");
    let card = at.deck.remove(top.unwrap());
    at.deck.insert(0, card);
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "TCCCC");
    play_all(&mut game, AMBER, &["die:own.train space:13", "end"]);
    game
}

#[test]
fn case38_a_mission_drawn_this_turn() {
    let mission = face("seattle.los-angeles");
    assert_eq!(view(&case38(Order::Score)).players[1].scored, [mission]);
    let mut game = case38(Order::Ask);
    assert_eq!(asked(&game), [BLUE]);
    play_all(&mut game, BLUE, &["mission:9", "done"]);
    assert_eq!(view(&game).players[1].scored, [mission]);
}

#[test]
fn case39_a_declined_mission_stays_secret() {
    let mut at = four();
    at.active = BLUE;
    for space in ["B1", "B2", "B3", "B4", "B5"] {
        at.die(space, 0);
    }
    for space in ["C1", "C2", "C3"] {
        at.die(space, 0);
    }
    at.hold(2, "seattle.los-angeles");
    at.seats[2].order = Order::Ask;
    let mut game = set_up(&at);
    turn(&mut game, BLUE, "TCCCC");
    play_all(&mut game, BLUE, &["die:own.train space:13", "end"]);
    assert_eq!(asked(&game), [ROSE]);
    play(&mut game, ROSE, "done");
    assert_eq!(refused(&game, ROSE, "mission:9"), "WrongPhase");
    turn(&mut game, ROSE, "CCCCC");
    play(&mut game, ROSE, "end");
    turn(&mut game, TEAL, "TCCCC");
    play_all(&mut game, TEAL, &["die:own.train space:17", "end"]);
    assert_eq!(asked(&game), [ROSE], "asked whatever it holds");
    assert_eq!(refused(&game, ROSE, "mission:9"), "NotEligible");
    assert_eq!(refused(&game, TEAL, "done"), "NotYourTurn");
    play(&mut game, ROSE, "done");
    assert!(view(&game).players[2].scored.is_empty());
    assert_eq!(mine(&game, ROSE).power, [face("seattle.los-angeles")]);
}
