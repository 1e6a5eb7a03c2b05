//! Payments that are refused, in the order of part 3; refusals change nothing.

use crate::*;
use nano_railways::{Pay, Route};
use table::Say;

#[test]
fn payment_checks_in_order() {
    let at = f1();
    let code = |with: &str| refused(&at, "buy link:b1", with);
    assert_eq!(code("A4[1] A1[2]"), "NotInHand", "unsorted, and not held");
    assert_eq!(code("A5[2]"), "NotInHand");
    assert_eq!(code("A9[1]"), "NotInHand");
    assert_eq!(code("A2[2] A1[2]"), "NotInHand", "unsorted");
    assert_eq!(code("A1[2] A1[2] A2[2]"), "NotInHand", "repeated");
    assert_eq!(code("A1[2] A2[0]"), "NotInHand", "no slot");
    assert_eq!(code("A1[1]"), "RailCountMismatch");
    assert_eq!(code("A2[2,3]"), "DestinationMissing");
    assert_eq!(code("A1[1,2] A2[2]"), "SlotUnused");
    assert_eq!(
        code("A1[2] A2[2,5]"),
        "SlotUnused",
        "there is no fifth slot"
    );
    assert_eq!(code("A1[2] A2[2,3,4]"), "SlotUnused", "one rail too many");
}

#[test]
fn a_typed_list_with_a_repeated_card_is_refused() {
    let game = game(&f1());
    for parts in [
        &[(1, 2), (1, 4), (2, 2)][..],
        &[(2, 2), (1, 2)],
        &[(1, 0), (2, 6)],
    ] {
        let pay = Pay::of(parts).unwrap();
        let refusal = game.check(PLAYER, &Action::Buy { link: 1, pay });
        assert_eq!(refusal.unwrap_err().code, "NotInHand");
    }
    assert_eq!(Pay::of(&[(1, 1); 5]), None);
    assert_eq!(Pay::of(&[(0, 1)]), None);
    assert_eq!(Route::of(&[0; 9]), None);
}

#[test]
fn each_icon_is_asked_for_by_name() {
    let at = Position {
        recovered: 1,
        ..rich(die(marked(f1(), &["b1"]), "a1", 1))
    };
    for (what, with) in [
        ("move die:a1.1 to:C link:b1", "A1[2]"),
        ("upgrade link:b1", "A1[2]"),
        ("build new:2 at:b3", "A1[1]"),
        ("hire", "A1[1]"),
        ("add at:d1", "A1[1]"),
        ("capital", "A1[1]"),
        ("clean", "A1[1]"),
    ] {
        assert_eq!(refused(&at, what, with), "IconMissing", "{what}");
    }
    assert_eq!(refusal(&game(&at), "hire pay").code, "IconMissing");
    assert_eq!(
        refusal(&game(&at), "buy link:e1 pay").code,
        "RailCountMismatch"
    );
}

#[test]
fn single_icons_are_played_singly() {
    let at = hand(f1(), [2, 4, 5]);
    assert_eq!(refused(&at, "hire", "A2[1] A4[4]"), "SlotUnused", "N26");
    assert_eq!(refused(&at, "hire", "A2[1,2]"), "SlotUnused");
    assert_eq!(refused(&at, "clean", "A2[3] A5[1]"), "SlotUnused");
}

#[test]
fn refusals_change_nothing() {
    let game = game(&f1());
    let before = game.clone();
    for path in [
        "pass",
        "hire pay",
        "buy link:z1 pay",
        "add at:a1 pay",
        "card:1 card:2 card:3 card:4",
    ] {
        refusal(&game, path);
    }
    assert_eq!(game, before);
}

#[test]
fn paths_that_name_nothing_are_not_read() {
    let game = game(&f1());
    for path in [
        "buy",
        "buy link:b1",
        "buy pay",
        "buy link:b01 pay",
        "move die:a1 to:C pay",
        "move die:a1.1 to:X pay",
        "build new:3 pay",
        "add pay",
        "pass pass",
        "hire slot:A1.1 pay",
        "hire +slot:A1.9 pay",
        "hire +slot:A0.1 pay",
        "hire +slot:1.1 pay",
        "at:a1",
        "card:1 card:2 card:3",
        "at:A1 pips:1",
        "hire +slot:A1.1 +slot:A2.1 +slot:A3.1 +slot:A4.1 +slot:A5.1 pay",
    ] {
        assert_eq!(game.parse(&path.parse().unwrap()), None, "{path}");
    }
}

#[test]
fn what_is_read_is_written_alike() {
    let game = game(&f1());
    for path in [
        "card:3 card:1 card:4 card:2",
        "at:b2 pips:1",
        "buy link:b1 +slot:A1.2 +slot:A3.1 pay",
        "buy link:b1 +slot:A3.1 +slot:A1.2 +slot:A1.1 pay",
        "build new:3 at:c4 keep:b1 +slot:A2.1 pay",
        "move die:b2.2 to:L link:b1 link:c4 convert:2 +slot:A3.3 pay",
        "move die:b2.2 to:R pay",
        "add die:b2.2 +slot:A1.4 pay",
        "add at:k7 +slot:A1.0 pay",
        "upgrade link:b1 pay",
        "pass",
    ] {
        assert_eq!(game.path(&action(&game, path)).to_string(), path);
    }
}

/// The sentence of a refusal, where one code has several.
#[track_caller]
fn sentence(at: &Position, what: &str, with: &str) -> &'static str {
    refusal(&game(at), &format!("{what} {}", pay(with))).say.key
}

#[test]
fn a_refusal_says_which_of_its_reasons_it_is() {
    let split = rich(marked(f1(), &["e1", "b1"]));
    assert_eq!(
        sentence(&split, "build new:2 at:f1", "A2[1]"),
        "refusal-KeepInvalid-which"
    );
    assert_eq!(
        sentence(&rich(f1()), "build new:2 at:f1 keep:e1", "A2[1]"),
        "refusal-KeepInvalid"
    );
    let trip = die(marked(f1(), &["b1"]), "a1", 1);
    assert_eq!(
        sentence(&trip, "move die:a1.1 to:C link:b1 convert:1", "A3[3]"),
        "refusal-ConversionTooLarge-elsewhere"
    );
    assert_eq!(sentence(&f1(), "add at:a1", "A3[4]"), "refusal-NoDie");
    let spare = Position {
        recovered: 2,
        ..f1()
    };
    assert_eq!(
        sentence(&spare, "add at:b2", "A3[4]"),
        "refusal-NoDie-building"
    );
    assert_eq!(
        sentence(&spare, "add at:k7", "A3[4]"),
        "refusal-NoDie-building"
    );
}

#[test]
fn a_short_payment_for_rails_is_told_the_length() {
    let refusal = refusal(&game(&f1()), &format!("buy link:b1 {}", pay("A1[1]")));
    assert_eq!(refusal.say.args, Say::new("").num("length", 2).args);
}
