//! Deliveries: C27 to C35 and the table of part 3.

use crate::*;
use trains_and_stations::Order;
use trains_and_stations::content::Good;
use trains_and_stations::position::WHITE;

/// The position of C27; Teal's order decides whether Missions wait.
fn case27(teal: Order) -> TrainsAndStations {
    let mut at = four();
    vp(&mut at, &[5, 5, 5, 5]);
    assert_eq!(at.vp_pool, 50);
    for space in ["A1", "A4", "C1", "C4"] {
        at.die(space, 1);
    }
    for space in ["A2", "A5", "A7", "A8", "C3"] {
        at.die(space, WHITE);
    }
    assert_eq!(at.white_pool, 5);
    at.building("seattle", Building::Mine, 0);
    at.building("billings", Building::Mine, 1);
    buildings(&mut at, &["los-angeles"], Building::Mine, 2);
    buildings(
        &mut at,
        &["detroit", "denver", "boston"],
        Building::Ranch,
        3,
    );
    buildings(
        &mut at,
        &["san-antonio", "kansas-city", "atlanta"],
        Building::Ranch,
        2,
    );
    at.building("los-angeles", Building::Mine, 3);
    at.stacks[0].1 = 4;
    at.stacks[1].1 = 3;
    at.removed = [6, 7, 0, 0, 0, 0];
    at.hold(2, "seattle.detroit");
    let top = at.deck.iter().position(|card| card == "coal.food").unwrap();
    let card = at.deck.remove(top);
    at.deck.insert(0, card);
    at.seats[3].order = teal;
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "TTTCC");
    for space in [2, 5, 15] {
        play(&mut game, AMBER, &format!("die:own.train space:{space}"));
    }
    game
}

fn to_the_end_of_case29(game: &mut TrainsAndStations) -> Heard {
    play(game, AMBER, "end");
    assert_eq!(offers(game, AMBER), ["group:0", "group:14"]);
    play(game, AMBER, "group:0");
    assert_eq!(offers(game, AMBER), ["tie:0", "tie:1"]);
    play(game, AMBER, "tie:0");
    assert_eq!(
        offers(game, AMBER),
        ["serve:0", "serve:1", "serve:2", "serve:3"]
    );
    play_all(game, AMBER, &["serve:0", "serve:1"]);
    play(game, AMBER, "serve:2")
}

#[test]
fn case27_three_cities_with_a_tie_and_a_shortage() {
    let mut game = case27(Order::Ask);
    play_all(&mut game, AMBER, &["end", "group:0"]);
    assert_eq!(vps(&game), [8, 8, 5, 5]);
    let heard = play(&mut game, AMBER, "tie:0");
    assert!(heard.mark.is_some(), "a card was drawn");
    assert_eq!(vps(&game), [11, 8, 5, 5]);
    assert_eq!(mine(&game, AMBER).power, [face("coal.food")]);
    assert_eq!(mine(&game, AMBER).drawn, [face("coal.food")]);
    let public = view(&game);
    assert_eq!((public.players[0].whites, public.white_pool), (1, 4));
    play_all(&mut game, AMBER, &["serve:0", "serve:1"]);
    assert_eq!(refused(&game, AMBER, "serve:0"), "NotAsking");
    let heard = play(&mut game, AMBER, "serve:2");
    let coal = [AMBER, BLUE, ROSE].map(|s| mine(&game, s).goods[Good::Coal as usize]);
    assert_eq!(coal, [1, 1, 1]);
    assert!(keys(&heard).starts_with(&["line-takes-goods", "line-unserved"]));
}

#[test]
fn case28_the_last_group_is_taken_by_itself() {
    let mut game = case27(Order::Ask);
    let heard = to_the_end_of_case29(&mut game);
    let keys = keys(&heard);
    for key in [
        "line-delivery",
        "line-majority",
        "line-takes-die",
        "line-unserved",
    ] {
        assert!(keys.contains(&key), "{key} in {keys:?}");
    }
    assert_eq!(view(&game).players[1].whites, 1);
}

#[test]
fn case29_the_totals() {
    let mut game = case27(Order::Ask);
    to_the_end_of_case29(&mut game);
    assert_eq!(mine(&game, TEAL).goods[Good::Cattle as usize], 1);
    assert_eq!(vps(&game), [13, 12, 5, 6]);
    let view = view(&game);
    assert_eq!((view.vp_pool, view.white_pool), (34, 3));
    assert_eq!((game.phase(), asked(&game)), ("missions", vec![TEAL]));
}

#[test]
fn case30_missions_and_the_return_of_dice() {
    let mut game = case27(Order::Score);
    to_the_end_of_case29(&mut game);
    assert_eq!(game.phase(), "speculation");
    let view = view(&game);
    assert_eq!(view.players[2].scored, [face("seattle.detroit")]);
    assert_eq!(view.vp_pool, 34);
    assert_eq!(game.sheets()[2].total, 5 + 9);
    assert_eq!((view.players[0].pool, view.players[1].pool), (8, 8));
    assert_eq!(
        (view.white_pool, view.rails.iter().flatten().count()),
        (8, 0)
    );
    assert_eq!(
        (view.stacks[1].good, view.stacks[1].count),
        (Good::Silver, 10)
    );
    assert_eq!(asked(&game).len(), 4);
}

#[test]
fn case32_the_junction_last() {
    let mut at = four();
    for (i, space) in ["A1", "A2", "A4", "A5", "A6", "A7", "A8"]
        .iter()
        .enumerate()
    {
        at.die(space, 1 + i as u8 % 3);
    }
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "TCCCC");
    play_all(&mut game, AMBER, &["die:own.train space:2", "end"]);
    assert_eq!(vps(&game)[0], 6);
    assert!(vps(&game)[1..].iter().all(|vp| *vp >= 6));
    let pools: Vec<u8> = view(&game).players.iter().map(|p| p.pool).collect();
    assert_eq!(pools, [8; 4]);
}

#[test]
fn case33_white_dice_only() {
    let mut at = four();
    for space in ["B1", "B2", "B3", "B4", "B5"] {
        at.die(space, WHITE);
    }
    at.seats[0].whites = 1;
    at.white_pool -= 1;
    at.building("seattle", Building::Hotel, 3);
    at.hold(1, "seattle.los-angeles");
    let mut game = set_up(&at);
    play(&mut game, AMBER, "bonus");
    turn(&mut game, AMBER, "CCCCCT");
    play(&mut game, AMBER, "die:white.train space:13");
    let heard = play(&mut game, AMBER, "end");
    assert_eq!(vps(&game), [3; 4]);
    assert!(keys(&heard).contains(&"line-no-majority"));
    assert_eq!(mine(&game, TEAL).goods[Good::Workers as usize], 1);
    assert_eq!(view(&game).players[1].scored, [face("seattle.los-angeles")]);
    assert_eq!(view(&game).white_pool, 10);
}

#[test]
fn case34_a_third_seat_breaks_the_tie() {
    let mut at = four();
    at.active = ROSE;
    for (space, owner) in [("I1", 1), ("I2", 1), ("I3", 3), ("I4", 3)] {
        at.die(space, owner);
    }
    let mut game = set_up(&at);
    turn(&mut game, ROSE, "TCCCC");
    play_all(&mut game, ROSE, &["die:own.train space:56", "end"]);
    assert_eq!(offers(&game, ROSE), ["tie:1", "tie:3"]);
    assert_eq!(refused(&game, ROSE, "tie:2"), "NotTied");
    assert_eq!(refused(&game, ROSE, "tie:4"), "NotTied");
    play(&mut game, ROSE, "tie:3");
    assert_eq!(vps(&game), [3, 5, 5, 7]);
}

#[test]
fn case35_empty_supplies_pay_nothing() {
    let mut at = four();
    for space in ["A1", "A2", "A4", "A5"] {
        at.die(space, 0);
    }
    at.seats[3].whites = 10;
    at.white_pool = 0;
    at.seats[2].power = std::mem::take(&mut at.deck);
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "TCCC");
    play(&mut game, AMBER, "die:own.train space:2");
    let heard = play(&mut game, AMBER, "end");
    assert_eq!(vps(&game), [5, 3, 3, 3]);
    assert!(keys(&heard).contains(&"line-no-die") && keys(&heard).contains(&"line-no-card"));
    assert_eq!(
        (
            view(&game).players[0].whites,
            mine(&game, AMBER).power.len()
        ),
        (0, 0)
    );
}

/// The table of part 3: what is filled on route A, which groups that makes, and what leaves.
#[test]
fn groups_of_route_a() {
    let delivered = |filled: &[&str]| {
        let mut at = four();
        let (last, rest) = filled.split_last().unwrap();
        for space in rest {
            at.die(space, 1);
        }
        let mut game = set_up(&at);
        turn(&mut game, AMBER, "TCCCC");
        let space = last[1..].parse::<u8>().unwrap() - 1;
        play(&mut game, AMBER, &format!("die:own.train space:{space}"));
        play(&mut game, AMBER, "end");
        let left = view(&game).rails.iter().flatten().count();
        (vps(&game)[0] - 3, filled.len() - left)
    };
    assert_eq!(delivered(&["A1", "A2", "A4", "A5", "A7", "A8"]), (0, 0));
    assert_eq!(delivered(&["A1", "A2", "A4", "A5", "A3"]), (2, 5));
    assert_eq!(delivered(&["A1", "A2", "A4", "A5", "A6", "A3"]), (2, 6));
    assert_eq!(delivered(&["A1", "A2", "A4", "A5", "A8", "A3"]), (2, 5));
    assert_eq!(
        delivered(&["A1", "A2", "A4", "A5", "A6", "A7", "A8", "A3"]),
        (3, 8)
    );
    assert_eq!(delivered(&["A1", "A2", "A3", "A6", "A7"]), (0, 0));
}
