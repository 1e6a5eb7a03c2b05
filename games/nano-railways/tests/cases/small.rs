//! Hiring, capital and pollution: cases 38 to 40.

use crate::*;

#[test]
fn case38_hiring() {
    let at = Position { workers: 0, ..f1() };
    assert_eq!(after(&at, "hire", "A2[1]").workers, 1);
    let at = Position { workers: 6, ..f1() };
    let then = after(&at, "hire", "A2[1]");
    assert_eq!((then.workers, then.discard), (6, vec![2]), "N14");
}

#[test]
fn case39_capital_from_two_cards() {
    let at = Position {
        capital: 18,
        ..f1()
    };
    let then = after(&at, "capital", "A1[4] A3[4]");
    assert_eq!((then.capital, then.pollution), (20, 1));
    let then = after(&f1(), "capital", "A1[4] A3[4]");
    assert_eq!(then.capital, 7);
    assert_eq!(
        offered(&f1(), "capital"),
        ["A1[4]", "A1[4] A3[4]", "A3[4]"].map(|with| format!("capital {}", pay(with)))
    );
}

#[test]
fn case40_pollution_from_three_cards() {
    for (before, then) in [(5, 2), (2, 1)] {
        let at = Position {
            pollution: before,
            ..hand(f1(), [2, 4, 6])
        };
        assert_eq!(after(&at, "clean", "A2[3] A4[3] A6[4]").pollution, then);
    }
    assert_eq!(offered(&hand(f1(), [2, 4, 6]), "clean").len(), 7, "N15");
}

#[test]
fn capped_actions_are_offered() {
    let at = Position {
        capital: 20,
        workers: 6,
        pollution: 1,
        ..f1()
    };
    for verb in ["hire", "capital", "clean"] {
        assert!(!offered(&at, verb).is_empty(), "{verb}: N14");
    }
    let mut game = game(&at);
    assert_eq!(
        items(&play(&mut game, &format!("hire {}", pay("A2[1]")))),
        []
    );
}
