//! Timeout defaults (2.13).

use crate::*;
use trains_and_stations::Order;
use trains_and_stations::content::Good;

#[track_caller]
fn falls_back(game: &TrainsAndStations, seat: Seat, path: &str) {
    assert_eq!(game.path(&game.fallback(seat)).as_str(), path);
    possible(game, seat, path);
}

#[test]
fn the_last_dealt_card_is_returned() {
    let options = trains_and_stations::Options::default();
    let game = TrainsAndStations::deal(1, &options, 3, &mut Dice::fast(3)).unwrap();
    let last = *mine(&game, ROSE).power.last().unwrap();
    let name = &base().powers[usize::from(last)].name;
    falls_back(&game, ROSE, &format!("power:{name}"));
}

#[test]
fn rolling_and_resolving() {
    let mut at = four();
    at.seats[0].coins = 2;
    at.seats[0].whites = 1;
    at.white_pool = 9;
    let mut game = set_up(&at);
    play(&mut game, AMBER, "bonus");
    falls_back(&game, AMBER, "roll");
    roll(&mut game, AMBER, "roll", "CCMMTT");
    play(&mut game, AMBER, "die:own.mine");
    falls_back(&game, AMBER, "enough");
    play(&mut game, AMBER, "enough");
    for path in [
        "die:own.train space:0",
        "die:white.train space:1",
        "die:own.coin cash",
        "die:own.coin cash",
        "end",
    ] {
        falls_back(&game, AMBER, path);
        play(&mut game, AMBER, path);
    }
}

#[test]
fn an_empty_hand_reclaims() {
    let mut at = four();
    for space in ["A1", "A2", "B1", "B2", "C1", "C2", "H1", "H2"] {
        at.die(space, 0);
    }
    falls_back(&set_up(&at), AMBER, "reclaim");
}

#[test]
fn groups_ties_and_shortages() {
    let mut at = four();
    at.active = ROSE;
    for (space, owner) in [
        ("I1", 1),
        ("I2", 1),
        ("I3", 3),
        ("I4", 3),
        ("C1", 2),
        ("C2", 2),
        ("C3", 3),
        ("C4", 3),
    ] {
        if space != "C4" {
            at.die(space, owner);
        }
    }
    at.building("boston", Building::Mine, 1);
    buildings(&mut at, &["atlanta"], Building::Mine, 0);
    at.stacks[1].1 = 1;
    at.removed[1] = 9;
    let mut game = set_up(&at);
    turn(&mut game, ROSE, "TTCCC");
    play_all(
        &mut game,
        ROSE,
        &["die:own.train space:56", "die:own.train space:17", "end"],
    );
    falls_back(&game, ROSE, "group:14");
    play(&mut game, ROSE, "group:52");
    falls_back(&game, ROSE, "tie:3");
    play(&mut game, ROSE, "tie:3");
    falls_back(&game, ROSE, "serve:0");
}

#[test]
fn a_tie_goes_to_oneself() {
    let mut at = four();
    at.active = ROSE;
    for (space, owner) in [("C1", 1), ("C2", 1), ("C3", 2)] {
        at.die(space, owner);
    }
    let mut game = set_up(&at);
    turn(&mut game, ROSE, "TCCCC");
    play_all(&mut game, ROSE, &["die:own.train space:17", "end"]);
    falls_back(&game, ROSE, "tie:2");
}

#[test]
fn missions_are_all_revealed() {
    let mut at = four();
    for space in ["B1", "B2", "B3", "B4", "B5"] {
        at.die(space, 0);
    }
    at.hold(3, "seattle.los-angeles");
    at.hold(3, "seattle.detroit");
    at.seats[3].order = Order::Ask;
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "TCC");
    play_all(&mut game, AMBER, &["die:own.train space:13", "end"]);
    falls_back(&game, TEAL, "mission:9");
    play(&mut game, TEAL, "mission:9");
    falls_back(&game, TEAL, "done");
}

#[test]
fn upgrades_and_offers() {
    let mut at = four();
    at.stacks[2] = (Good::Workers, 0, false);
    at.removed[Good::Workers as usize] = 7;
    at.seats[1].goods[Good::Workers as usize] = 3;
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "CCCCC");
    play(&mut game, AMBER, "end");
    falls_back(&game, AMBER, "stack:hotel good:silver");
    play(&mut game, AMBER, "stack:hotel good:food");
    falls_back(&game, BLUE, "commit");
    play(&mut game, BLUE, "goods:workers");
    falls_back(&game, BLUE, "goods:workers");
}
