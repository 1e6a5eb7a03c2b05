//! Trips: cases 23 to 37.

use crate::*;

/// Links b1, e1, i1 and j3 are ours.
fn line() -> Position {
    marked(f1(), &["b1", "e1", "i1", "j3"])
}

const TO_C: &str = "move die:a1.1 to:C link:b1";
const TO_I: &str = "move die:a1.1 to:I link:b1 link:e1";
const TO_L: &str = "move die:a1.2 to:L link:b1 link:e1 link:i1";
const TO_R: &str = "link:b1 link:e1 link:i1 link:j3";

fn to_r(value: u8) -> String {
    format!("move die:a1.{value} to:R {TO_R}")
}

#[test]
fn case23_the_trip_of_the_rulebook() {
    let at = Position {
        pollution: 3,
        ..die(line(), "a1", 2)
    };
    let mut game = game(&at);
    let heard = play(&mut game, &format!("{} {}", to_r(2), pay("A1[1,3]")));
    let steps = [
        ("pollution", 1),
        ("profit", 4),
        ("pollution", -1),
        ("capital", 2),
        ("capital", 3),
        ("capital", 2),
        ("capital", 4),
    ];
    assert_eq!(items(&heard), steps);
    let then = now(&game);
    assert_eq!((then.pollution, then.profit, then.capital), (3, 4, 11));
    assert_eq!(dice(&then), [("a1", 1)]);
    assert_eq!(then.hand, [2, 3]);
    assert_eq!(then.delivered, [1, 0, 0, 0]);
}

#[test]
fn case24_capital_stops_at_twenty() {
    let at = Position {
        pollution: 3,
        capital: 12,
        ..die(line(), "a1", 2)
    };
    assert_eq!(after(&at, &to_r(2), "A1[1,3]").capital, 20);
}

#[test]
fn case25_an_upgraded_link_pays_twice() {
    let at = upgraded(die(line(), "a1", 2), "e1");
    let mut game = game(&at);
    let heard = play(&mut game, &format!("{} {}", to_r(2), pay("A1[1,3]")));
    assert_eq!(now(&game).capital, 14);
    let told = heard.by(Viewer::Seat(PLAYER)).flat_map(|line| &line.items);
    let twice: Vec<i32> = told
        .filter(|item| item.say.key == "item-double-income")
        .map(|item| item.value)
        .collect();
    assert_eq!(twice, [6], "three rails, twice");
}

fn to_leisure() -> Position {
    Position {
        capital: 6,
        ..die(line(), "a1", 2)
    }
}

#[test]
fn case26_a_leisure_conversion() {
    let then = after(&to_leisure(), &format!("{TO_L} convert:3"), "A3[3]");
    assert_eq!((then.profit, then.capital, then.pollution), (6, 7, 1));
    assert_eq!(then.delivered, [0, 1, 0, 0]);
}

#[test]
fn case27_conversions_one_can_pay_for() {
    let at = to_leisure();
    let refusal = refusal(&game(&at), &format!("{TO_L} convert:4 {}", pay("A3[3]")));
    assert_eq!(refusal.code, "ConversionTooLarge");
    assert_eq!(refusal.say.key, "refusal-ConversionTooLarge");
    let then = after(&at, &format!("{TO_L} convert:0"), "A3[3]");
    assert_eq!((then.profit, then.capital), (3, 13));
    let offers = offered(&at, TO_L);
    for k in 0..=3 {
        assert!(offers.iter().any(|o| o.contains(&format!("convert:{k} "))));
    }
    assert!(!offers.iter().any(|o| o.contains("convert:4")));
}

#[test]
fn a_conversion_is_said_at_leisure_buildings_and_only_there() {
    let at = to_leisure();
    assert_eq!(refused(&at, TO_L, "A3[3]"), "ConversionTooLarge");
    let elsewhere = format!("{} convert:0", to_r(2));
    assert_eq!(refused(&at, &elsewhere, "A1[1,3]"), "ConversionTooLarge");
    let rich = rich(at);
    let most = after(&rich, &format!("{TO_L} convert:5"), "A3[3]");
    assert_eq!((most.profit, most.capital), (8, 12));
    let more = format!("{TO_L} convert:6");
    assert_eq!(refused(&rich, &more, "A3[3]"), "ConversionTooLarge");
}

#[test]
fn case28_a_trip_to_a_commercial_building() {
    let then = after(&die(line(), "a1", 1), TO_C, "A1[1,2]");
    assert_eq!((then.pollution, then.profit, then.capital), (3, 1, 7));
    assert_eq!((dice(&then), then.recovered), (vec![], 1));
}

#[test]
fn case30_workers_stop_at_six() {
    let at = Position {
        workers: 6,
        ..die(line(), "a1", 1)
    };
    let then = after(&at, TO_I, "A1[1] A2[4]");
    assert_eq!((then.profit, then.workers), (2, 6));
    assert_eq!((then.pollution, then.capital), (2, 5));
}

#[test]
fn an_industrial_building_sends_a_worker() {
    let then = after(&die(line(), "a1", 1), TO_I, "A1[1] A2[4]");
    assert_eq!((then.workers, then.delivered), (3, [0, 0, 0, 1]));
}

#[test]
fn case32_a_slot_that_is_not_needed() {
    let at = die(line(), "a1", 1);
    assert_eq!(refused(&at, &to_r(1), "A1[1,2,3]"), "SlotUnused");
}

#[test]
fn case33_pollution_stops_at_one() {
    let at = hand(die(line(), "a1", 1), [4, 5, 6]);
    let then = after(&at, &to_r(1), "A5[1]");
    assert_eq!((then.pollution, then.profit), (1, 4));
}

#[test]
fn case34_a_payment_is_never_refused_for_pollution() {
    let at = Position {
        pollution: 13,
        ..die(line(), "a1", 1)
    };
    assert_eq!(after(&at, TO_C, "A1[1,2]").pollution, 13);
}

#[test]
fn case35_a_link_that_is_not_ours() {
    let at = die(marked(f1(), &["b1"]), "a1", 1);
    assert_eq!(refused(&at, TO_I, "A1[1] A2[4]"), "RouteBroken");
}

#[test]
fn case37_the_building_of_an_empty_die_stays() {
    let at = with(f1(), "e3", 'L');
    let at = die(marked(at, &["e4"]), "e3", 1);
    let then = after(&at, "move die:e3.1 to:L link:e4 convert:0", "A3[3]");
    assert_eq!((then.profit, then.capital, then.recovered), (1, 2, 1));
    assert!(then.grid[2].chars().nth(4) == Some('L'), "N12");
}

#[test]
fn the_first_failing_check_of_a_trip_is_told() {
    let at = die(line(), "a1", 1);
    let code = |what: &str| refused(&at, what, "A3[3]");
    assert_eq!(code("move die:a1.2 to:R link:h3"), "NoPassenger");
    assert_eq!(code("move die:d1.1 to:R link:e1"), "NoPassenger");
    assert_eq!(code("move die:k7.1 to:R link:e1"), "NoPassenger");
    assert_eq!(code("move die:b1.1 to:R link:b1"), "NoPassenger");
    assert_eq!(code("move die:a1.1 to:R"), "RouteBroken");
    assert_eq!(code("move die:a1.1 to:R link:e1"), "RouteBroken");
    assert_eq!(
        code("move die:a1.1 to:R link:b1 link:b1 link:h3"),
        "RouteBroken"
    );
    assert_eq!(code("move die:a1.1 to:R link:b1 link:b1"), "RouteRepeats");
    assert_eq!(
        code("move die:a1.1 to:C link:b1 link:e1 link:e1"),
        "RouteRepeats"
    );
    assert_eq!(
        code("move die:a1.1 to:R link:b1 link:e1"),
        "WrongDestination"
    );
    assert_eq!(
        code("move die:a1.1 to:R link:b1 convert:1"),
        "WrongDestination"
    );
}

/// Two commercial buildings on the way: the trip ends at the first.
#[test]
fn a_trip_ends_at_the_first_building_of_its_type() {
    let grid = [
        "R─C─C.....",
        "..........",
        "..........",
        "..........",
        "..........",
        "..........",
    ];
    let at = die(marked(Position::on(grid), &["b1", "d1"]), "a1", 1);
    let far = "move die:a1.1 to:C link:b1 link:d1";
    assert_eq!(refused(&at, far, "A1[1,2]"), "RouteOvershoots");
    assert_eq!(offered(&at, far), [""; 0]);
    let back = die(at, "e1", 2);
    let then = after(&back, "move die:e1.2 to:C link:d1", "A1[1,2]");
    assert_eq!(then.profit, 1, "N11: departure and destination of one type");
}

/// From a1 to L: short and rich over b1, or long and poor through C and I; a third way is worse than the second.
fn several_ways() -> Position {
    let grid = [
        "R──────L..",
        "│......││.",
        "C─I────┘│.",
        "│.│.....│.",
        "└─R─────┘.",
        "..........",
    ];
    let at = Position::on(grid);
    marked(at, &["b1", "a2", "b3", "h2"])
}

#[test]
fn routes_are_offered_by_class_and_no_dominated_one() {
    let at = die(several_ways(), "a1", 2);
    let view = view(&game(&at));
    let length = |square: &str| {
        let key = nano_railways::spell::At::of(square).unwrap().0;
        view.chain(key).unwrap().length()
    };
    assert_eq!(
        (length("b1"), length("a2"), length("b3"), length("h2")),
        (6, 1, 1, 6)
    );
    // One stop and 6 rails, or three stops and 8: the second is better in both.
    let offers = offered(&at, "move die:a1.2 to:L");
    assert!(offers.iter().all(|o| o.contains("link:a2 link:b3 link:h2")));
    assert!(!offers.is_empty());
    // Upgraded, the short way earns 12: now both are offered, in the order of their keys.
    let at = upgraded(at, "b1");
    let offers = offered(&at, "move die:a1.2 to:L");
    let short = offers
        .iter()
        .filter(|o| o.contains("to:L link:b1 convert"))
        .count();
    let long = offers
        .iter()
        .filter(|o| o.contains("to:L link:a2 link:b3 link:h2"))
        .count();
    assert_eq!((short, long), (offers.len() / 2, offers.len() / 2));
    assert!(offers[0].contains("link:b1"));
}

#[test]
fn a_dominated_route_is_accepted_and_stands_for_a_better_one() {
    let at = die(several_ways(), "a1", 2);
    let path = format!("move die:a1.2 to:L link:b1 convert:0 {}", pay("A3[3]"));
    let mut game = game(&at);
    let stands = game.stands_for(PLAYER, &action(&game, &path)).unwrap();
    let better = format!(
        "move die:a1.2 to:L link:a2 link:b3 link:h2 convert:0 {}",
        pay("A3[3]")
    );
    assert_eq!(game.path(&stands).to_string(), better);
    play(&mut game, &path);
    assert_eq!((now(&game).profit, now(&game).capital), (1, 6));
}

/// Two links between the same buildings, equally long: one class, the smaller key.
#[test]
fn of_equal_routes_the_smallest_is_offered() {
    let grid = [
        "┌─┐.......",
        "R.I.......",
        "└─┘.......",
        "..........",
        "..........",
        "..........",
    ];
    let at = die(marked(Position::on(grid), &["a1", "a3"]), "a2", 1);
    let offers = offered(&at, "move die:a2.1 to:I");
    assert!(!offers.is_empty() && offers.iter().all(|o| o.contains("link:a1")));
    let then = after(&at, "move die:a2.1 to:I link:a3", "A1[1] A2[4]");
    assert_eq!((then.profit, then.capital), (1, 3));
}

/// Any square of a building names it; the offer names its lowest.
#[test]
fn squares_of_a_building_are_interchangeable() {
    let at = die(with(line(), "a2", 'R'), "a2", 1);
    assert_eq!(dice(&now(&game(&at))), [("a1", 1)]);
    let path = format!("move die:a2.1 to:C link:b1 {}", pay("A1[1,2]"));
    let game = game(&at);
    let stands = game.stands_for(PLAYER, &action(&game, &path)).unwrap();
    assert!(game.path(&stands).to_string().starts_with("move die:a1.1"));
    let mut one = game.clone();
    play(&mut one, &path);
    let mut other = game.clone();
    play(&mut other, &game.path(&stands).to_string());
    assert_eq!(one, other);
}

/// N16: of a merged building's dice the player picks one; equal dice are offered once.
#[test]
fn dice_of_a_merged_building_are_offered_by_value() {
    let at = with(line(), "a2", 'R');
    let at = die(die(die(at, "a1", 2), "a2", 2), "a1", 5);
    let offers = offered(&at, "move");
    assert!(offers.iter().any(|o| o.starts_with("move die:a1.2 to:C")));
    assert!(offers.iter().any(|o| o.starts_with("move die:a1.5 to:C")));
    let mut unique = offers.clone();
    unique.dedup();
    assert_eq!(offers, unique);
    let then = after(&at, "move die:a1.5 to:C link:b1", "A1[1,2]");
    assert_eq!(dice(&then), [("a1", 2), ("a1", 2), ("a1", 4)]);
}

/// N27: the pair replaces the icon; the bonus is the building's.
#[test]
fn a_trip_paid_with_the_substitute_is_of_the_buildings_type() {
    let at = die(line(), "a1", 1);
    // C and R of A1 are both others than I.
    let then = after(&at, TO_I, "A1[1,2,3]");
    assert_eq!((then.workers, then.pollution), (3, 1 + 2 + 1));
}

/// Each passenger is offered the ways from its own building.
#[test]
fn whoever_travels_sets_out_from_home() {
    let at = die(die(line(), "a1", 2), "d1", 1);
    let game = game(&at);
    let mut offers = Vec::new();
    game.legal(PLAYER, &mut offers);
    let moves = |home: &str| !offered(&at, &format!("move die:{home}")).is_empty();
    assert!(moves("a1.2") && moves("d1.1"));
    for offer in &offers {
        assert!(game.check(PLAYER, offer).is_ok(), "{}", game.path(offer));
    }
}

#[test]
fn a_trip_is_told_with_the_building_where_it_ends() {
    let mut game = game(&die(line(), "a1", 2));
    let heard = play(&mut game, &format!("{} {}", to_r(2), pay("A1[1,3]")));
    let line = heard.by(Viewer::Seat(PLAYER)).next().unwrap();
    let words = Words::new(Lang::En, &[&NanoRailways::CARD.words]);
    // In F1 the line runs from a1 along the top, down the right side, to the houses at h5.
    assert!(words.say(&line.say).contains("from a1 to Residential h5"));
}
