//! Building: cases 13 to 20.

use crate::*;

fn at_square(at: &Position, square: &str) -> char {
    let column = usize::from(square.as_bytes()[0] - b'a');
    let row = usize::from(square.as_bytes()[1] - b'1');
    at.grid[row].chars().nth(column).unwrap()
}

#[test]
fn case13_building_beside_a_commercial_building() {
    let at = rich(f1());
    let mut game = game(&at);
    play(&mut game, &format!("build new:3 at:d2 {}", pay("A2[1]")));
    let then = now(&game);
    assert_eq!(at_square(&then, "d2"), 'C');
    assert_eq!(view(&game).building(3).unwrap().squares, [3, 13]);
    assert_eq!(dice(&then), [("d1", 3)], "on its building's lowest square");
    assert_eq!((then.capital, then.unbuilt), (14, vec![2, 4]));
}

#[test]
fn case14_where_nothing_can_be_built() {
    let at = rich(f1());
    assert_eq!(refused(&at, "build new:2 at:d6", "A2[1]"), "MixedColours");
    assert_eq!(refused(&at, "build new:2 at:e5", "A2[1]"), "MixedColours");
    assert_eq!(refused(&at, "build new:2 at:d1", "A2[1]"), "Occupied");
}

#[test]
fn case15_buildings_merge_and_keep_their_dice() {
    let first = after(&rich(f1()), "build new:2 at:b5", "A2[1]");
    assert_eq!((first.capital, dice(&first)), (16, vec![("a5", 2)]));
    let restored = Position {
        hand: vec![1, 2, 3],
        discard: Vec::new(),
        phase: Phase::Phase1,
        ..first
    };
    let mut game = game(&restored);
    play(&mut game, &format!("build new:3 at:c5 {}", pay("A3[2]")));
    let then = now(&game);
    assert_eq!(view(&game).building(43).unwrap().squares, [40, 41, 42, 43]);
    assert_eq!(dice(&then), [("a5", 2), ("a5", 3)]);
    assert_eq!(then.capital, 10);
    assert_eq!(view(&game).building(40).unwrap().passengers(), 5);
}

#[test]
fn case16_a_building_without_neighbours_is_leisure() {
    let mut game = game(&rich(f1()));
    play(&mut game, &format!("build new:2 at:e3 {}", pay("A2[1]")));
    assert_eq!(at_square(&now(&game), "e3"), 'L');
    let view = view(&game);
    let link = view.chain(34).unwrap();
    assert!(link.complete() && link.length() == 2);
    let mut ends = link.ends.unwrap();
    ends.sort_unstable();
    assert_eq!(ends, [24, 54], "e3 and e6");
}

#[test]
fn case17_a_die_costs_twice_its_value() {
    let poor = Position { capital: 5, ..f1() };
    let code = refused(&poor, "build new:3 at:d2", "A2[1]");
    assert_eq!(code, "NotEnoughCapital");
    let enough = Position { capital: 6, ..f1() };
    assert_eq!(after(&enough, "build new:3 at:d2", "A2[1]").capital, 0);
}

#[test]
fn case18_the_player_says_which_part_keeps_the_marker() {
    let at = rich(upgraded(f1(), "e1"));
    for (keep, other) in [("e1", "g1"), ("g1", "e1")] {
        let then = after(&at, &format!("build new:2 at:f1 keep:{keep}"), "A2[1]");
        assert_eq!(at_square(&then, "f1"), 'L');
        assert_eq!(markers(&then), [(keep, 2)]);
        let links = view(&game(&then));
        for key in [keep, other] {
            let key = nano_railways::spell::At::of(key).unwrap().0;
            let link = links.chain(key).unwrap();
            assert!(link.complete() && link.length() == 1);
        }
        assert_eq!(links.cubes.len(), 5);
    }
    let offers = offered(&at, "build new:2 at:f1");
    let with_a2 = |path: &&String| path.ends_with("+slot:A2.1 pay");
    let kept: Vec<&String> = offers.iter().filter(with_a2).collect();
    assert_eq!(kept.len(), 2);
    assert!(kept[0].contains("keep:e1") && kept[1].contains("keep:g1"));
}

#[test]
fn case20_a_marker_with_nothing_left_returns() {
    let at = rich(marked(f1(), &["h3"]));
    let mut game = game(&at);
    assert_eq!((score(&game), view(&game).cubes.len()), (2, 5));
    play(&mut game, &format!("build new:2 at:h3 {}", pay("A2[1]")));
    let view = view(&game);
    assert_eq!(view.building(26).unwrap().squares, [26, 27, 28]);
    assert_eq!(view.chain(27), None);
    assert_eq!((score(&game), view.cubes.len()), (-1, 6));
}

#[test]
fn a_die_is_built_once() {
    let at = rich(f1());
    assert_eq!(
        refused(&at, "build new:5 at:d2", "A2[1]"),
        "DieNotAvailable"
    );
    let then = after(&at, "build new:2 at:b3", "A2[1]");
    let again = Position {
        hand: vec![2, 3, 4],
        pool: vec![1],
        discard: Vec::new(),
        ..then
    };
    assert_eq!(
        refused(&again, "build new:2 at:b3", "A2[1]"),
        "DieNotAvailable"
    );
    assert_eq!(refused(&again, "build new:3 at:b3", "A2[1]"), "Occupied");
}

#[test]
fn the_first_failing_check_of_a_build_is_told() {
    let poor = f1();
    assert_eq!(
        refused(&poor, "build new:1 at:k7", "A1[1]"),
        "DieNotAvailable"
    );
    assert_eq!(refused(&poor, "build new:2 at:k7", "A1[1]"), "NoSuchSquare");
    assert_eq!(refused(&poor, "build new:2 at:d1", "A1[1]"), "Occupied");
    assert_eq!(
        refused(&poor, "build new:2 at:d6", "A1[1]"),
        "NotEnoughCapital"
    );
    let at = rich(f1());
    assert_eq!(
        refused(&at, "build new:2 at:d6 keep:b1", "A1[1]"),
        "MixedColours"
    );
    assert_eq!(
        refused(&at, "build new:2 at:b3 keep:b1", "A1[1]"),
        "KeepInvalid"
    );
    assert_eq!(refused(&at, "build new:2 at:b3", "A1[1]"), "IconMissing");
}

#[test]
fn a_die_that_takes_the_last_coin_is_offered() {
    let at = Position { capital: 6, ..f1() };
    assert!(!offered(&at, "build new:3").is_empty());
    assert!(offered(&at, "build new:4").is_empty());
}
