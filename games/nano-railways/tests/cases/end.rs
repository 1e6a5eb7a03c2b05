//! Scores and objectives: cases 49 to 51.

use crate::*;
use nano_railways::{Objective, Report};

fn over(at: Position) -> Position {
    Position {
        phase: Phase::Over,
        decade: 12,
        ..at
    }
}

fn report(at: &Position) -> Report {
    view(&game(at)).report.unwrap()
}

fn achieved(at: &Position, objective: Objective) -> bool {
    let report = report(at);
    let goal = report.objectives.iter().find(|g| g.objective == objective);
    goal.unwrap().achieved
}

#[test]
fn case49_the_score() {
    let at = marked(f1(), &["b1", "i1", "j3"]);
    let at = upgraded(upgraded(at, "e1"), "h3");
    let at = over(Position {
        profit: 31,
        pollution: 4,
        capital: 17,
        ..at
    });
    assert_eq!(score(&game(&at)), 42);
    let report = report(&at);
    let terms = report.score;
    assert_eq!(
        (terms.profit, terms.links, terms.pollution, terms.total),
        (31, 15, -4, 42)
    );
    assert_eq!((report.upgraded, report.won), (2, None));
}

#[test]
fn case50_a_score_below_zero() {
    let at = over(Position {
        pollution: 13,
        ..f1()
    });
    assert_eq!(score(&game(&at)), -13);
}

#[test]
fn case51_the_engineer() {
    // Seven complete links: f1 and e3 built.
    let seven = with(with(f1(), "e3", 'L'), "f1", 'L');
    let all = ["b1", "e1", "g1", "i1", "j3", "h3"];
    let at = over(all.iter().fold(seven.clone(), |at, key| upgraded(at, key)));
    assert_eq!(
        view(&game(&at))
            .chains
            .iter()
            .filter(|c| c.complete())
            .count(),
        7
    );
    assert!(achieved(&at, Objective::Engineer), "N19");
    let one_plain = over(marked(at.clone(), &["h3"]));
    assert!(!achieved(&one_plain, Objective::Engineer));
    let four = ["b1", "e1", "i1", "j3"];
    let at = over(four.iter().fold(f1(), |at, key| upgraded(at, key)));
    assert!(!achieved(&at, Objective::Engineer));
    assert!(
        achieved(&upgraded(at, "h3"), Objective::Engineer),
        "all five"
    );
}

#[test]
fn the_engineer_needs_a_marker_and_lets_loops_be() {
    let land = Position::on([".........."; 6]);
    assert!(!achieved(&over(land), Objective::Engineer));
    let grid = [
        "..........",
        ".R─┐......",
        ".R.│......",
        ".R─┘......",
        "..........",
        "..........",
    ];
    let looped = over(marked(Position::on(grid), &["c2"]));
    assert!(achieved(&looped, Objective::Engineer));
}

#[test]
fn the_mayor_and_the_conductor() {
    let at = over(f1());
    assert!(achieved(&at, Objective::Mayor), "unbuilt dice do not count");
    assert!(!achieved(&over(die(f1(), "a1", 1)), Objective::Mayor));
    assert!(!achieved(&at, Objective::Conductor));
    for missing in 0..4 {
        let mut delivered = [1; 4];
        delivered[missing] = 0;
        let at = Position {
            delivered,
            ..at.clone()
        };
        assert!(!achieved(&at, Objective::Conductor));
    }
    let at = Position {
        delivered: [1, 4, 1, 2],
        ..at
    };
    assert!(achieved(&at, Objective::Conductor));
}

#[test]
fn winning_asks_for_all_that_was_chosen() {
    let won = |objectives: &[Objective], target: Option<i16>| {
        let at = over(Position {
            objectives: objectives.to_vec(),
            target,
            profit: 11,
            ..f1()
        });
        report(&at).won
    };
    use Objective::{Conductor, Economist, Mayor};
    assert_eq!(won(&[Economist], None), None);
    assert_eq!(won(&[Economist], Some(10)), Some(true));
    assert_eq!(won(&[Economist], Some(11)), Some(false));
    assert_eq!(won(&[Mayor], None), Some(true));
    assert_eq!(won(&[Economist, Mayor], None), Some(true), "asks nothing");
    assert_eq!(won(&[Economist, Mayor], Some(11)), Some(false));
    assert_eq!(won(&[Mayor, Conductor], None), Some(false));
}

#[test]
fn the_report_says_what_is_left() {
    let at = over(Position {
        delivered: [3, 2, 1, 0],
        ..die(die(f1(), "a1", 2), "d1", 5)
    });
    let report = report(&at);
    assert_eq!((report.delivered, report.passengers), ([3, 2, 1, 0], 7));
    assert!(
        report
            .objectives
            .iter()
            .all(|g| g.chosen == (g.objective == Objective::Economist))
    );
}

#[test]
fn when_time_is_up_the_second_phase_is_passed_and_the_first_is_not() {
    let first = game(&rich(f1()));
    assert_ne!(first.fallback(PLAYER), Action::Pass);
    let second = game(&Position {
        phase: Phase::Phase2,
        ..rich(f1())
    });
    assert_eq!(second.fallback(PLAYER), Action::Pass);
}

#[test]
fn somebody_is_asked_until_the_last_decade_is_over() {
    assert!(!game(&f1()).to_act().is_empty());
    let over = Position {
        phase: Phase::Over,
        ..f1()
    };
    assert!(game(&over).to_act().is_empty());
}
