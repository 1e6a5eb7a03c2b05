//! Each law can fail: a sound toy obeys all of them, and for each law there is a fault by which it is broken.

use crate::toy::{FAULTS, Fault, Toy, with};
use table::laws::{Budget, Law, obey};

const BUDGET: Budget = Budget {
    rule_games: 60,
    page_games: 40,
    seconds: 60.0,
    first: 0,
};

#[test]
fn a_sound_game_obeys_every_law() {
    let count = obey::<Toy>(&BUDGET).unwrap_or_else(|b| panic!("{b}"));
    for law in Law::ALL {
        assert!(count.of(*law) > 0, "{law} was never looked at\n{count}");
        assert_eq!(count.exempt(*law), None, "the yard has everything");
    }
    assert!(count.unoffered > 0 && count.sealed > 0, "{count}");
}

#[test]
fn each_fault_breaks_its_law() {
    let mut wrong = Vec::new();
    for (fault, law) in FAULTS {
        match with(*fault, || obey::<Toy>(&BUDGET)) {
            Err(broken) if broken.law == *law => {}
            Err(broken) => wrong.push(format!("{fault:?} breaks another law than {law}: {broken}")),
            Ok(_) => wrong.push(format!("{fault:?} does not break {law}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn every_law_has_teeth() {
    for law in Law::ALL {
        assert!(
            FAULTS.iter().any(|(_, l)| l == law),
            "no fault breaks {law}"
        );
    }
}

#[test]
fn a_law_that_is_never_looked_at_is_broken() {
    let none = Budget {
        rule_games: 0,
        page_games: 0,
        ..BUDGET
    };
    assert!(obey::<Toy>(&none).is_err());
    let no_pages = Budget {
        rule_games: 60,
        page_games: 0,
        ..BUDGET
    };
    let broken = obey::<Toy>(&no_pages).expect_err("no table was opened");
    assert_eq!(broken.law, Law::Preview, "{broken}");
}

#[test]
fn a_broken_law_is_found_again_by_its_number() {
    let broken = with(Fault::LosesCard, || obey::<Toy>(&BUDGET)).expect_err("a card is lost");
    let alone = Budget {
        rule_games: 0,
        page_games: 1,
        first: broken.seed,
        ..BUDGET
    };
    let again = with(Fault::LosesCard, || obey::<Toy>(&alone)).expect_err("it is lost again");
    assert_eq!((again.law, &again.played), (broken.law, &broken.played));
    assert!(again.to_string().contains("the law Audit is broken"));
}
