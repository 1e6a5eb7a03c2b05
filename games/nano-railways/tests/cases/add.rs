//! Adding passengers: case 41, N16.

use crate::*;

const DIE: &str = "add die:a1";

#[test]
fn case41_adding_a_passenger() {
    let full = die(f1(), "a1", 6);
    assert_eq!(refused(&full, &format!("{DIE}.6"), "A3[4]"), "DieFull");
    assert_eq!(refused(&f1(), "add at:a1", "A3[4]"), "NoDie");
    let spare = Position {
        recovered: 2,
        ..f1()
    };
    let then = after(&spare, "add at:a1", "A3[4]");
    assert_eq!((dice(&then), then.recovered), (vec![("a1", 1)], 1));
    let then = after(&die(f1(), "a1", 5), &format!("{DIE}.5"), "A3[4]");
    assert_eq!(dice(&then), [("a1", 6)]);
}

#[test]
fn no_second_die_beside_a_first() {
    let at = Position {
        recovered: 2,
        ..die(f1(), "a1", 3)
    };
    assert_eq!(refused(&at, "add at:a1", "A3[4]"), "NoDie");
    assert_eq!(refused(&at, "add die:a1.2", "A3[4]"), "NoDie");
    assert_eq!(refused(&at, "add at:b2", "A3[4]"), "NoDie");
    assert_eq!(refused(&at, "add die:k7.1", "A3[4]"), "NoDie");
    assert_eq!(offered(&at, "add at:a1"), [""; 0]);
    assert!(!offered(&at, "add at:d1").is_empty());
    assert!(!offered(&at, "add die:a1.3").is_empty());
}

#[test]
fn a_full_die_is_not_offered() {
    let at = die(die(with(f1(), "a2", 'R'), "a1", 6), "a2", 4);
    let offers = offered(&at, "add");
    assert!(offers.iter().all(|path| path.starts_with("add die:a1.4 ")));
    assert_eq!(offers.len(), 2, "A1 and A3");
}

#[test]
fn a_building_is_added_to_by_any_of_its_squares_and_offered_by_its_lowest() {
    let at = Position {
        recovered: 2,
        ..with(f1(), "a2", 'R')
    };
    let game = game(&at);
    let by = |square: &str| action(&game, &format!("add at:{square} {}", pay("A3[4]")));
    assert_eq!(game.stands_for(PLAYER, &by("a2")), Some(by("a1")));
}
