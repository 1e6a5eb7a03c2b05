//! Options: what is read, and what is refused with a reason (2.2).

use crate::*;
use table::BadOptions;

fn deal(options: &Options, seats: u8) -> Result<VillageRails, BadOptions> {
    VillageRails::deal(1, options, seats, &mut Dice::fast(1))
}

#[track_caller]
fn bad(options: &Options, seats: u8) -> &'static str {
    let bad = deal(options, seats).expect_err("these options are refused");
    for lang in Lang::ALL {
        let words = Words::new(lang, &[&VillageRails::CARD.words]);
        words.try_say(&bad.say).unwrap();
    }
    bad.say.key
}

#[test]
fn options_are_read_with_defaults_and_unknown_ones_refused() {
    let read = |text| serde_json::from_str::<Options>(text);
    assert_eq!(read("{}").unwrap(), Options::default());
    assert!(
        read(r#"{"shuffled_pairing": true}"#)
            .unwrap()
            .shuffled_pairing
    );
    assert!(read(r#"{"shuffeled_pairing": true}"#).is_err());
    assert!(read(r#"{"given": {"letters": "AB"}}"#).is_err());
    assert_eq!(serde_json::to_string(&Options::default()).unwrap(), "{}");
    let given = stride_options("AB");
    let text = serde_json::to_string(&given).unwrap();
    assert_eq!(read(&text).unwrap(), given);
    assert!(text.contains(r#""letters":"AB""#));
    assert!(text.contains(r#""railway":[1,38,75,"#));
}

#[test]
fn a_game_is_for_two_to_four() {
    assert_eq!(bad(&Options::default(), 1), "given-seats");
    assert_eq!(bad(&Options::default(), 5), "given-seats");
}

#[test]
fn given_letters_fit_the_seats() {
    for letters in ["A", "ABC", "AA", "AE", "ab", "AÉ", ""] {
        assert_eq!(
            bad(&stride_options(letters), 2),
            "given-letters",
            "{letters}"
        );
    }
}

#[test]
fn given_decks_name_every_card_once() {
    let mut options = stride_options("AB");
    let given = options.given.as_mut().unwrap();
    given.railway[3] = 1;
    assert_eq!(bad(&options, 2), "given-railway");
    options.given.as_mut().unwrap().railway[3] = 81;
    assert_eq!(bad(&options, 2), "given-railway");
    options.given.as_mut().unwrap().railway[3] = 0;
    assert_eq!(bad(&options, 2), "given-railway");
    options.given.as_mut().unwrap().railway.remove(3);
    assert_eq!(bad(&options, 2), "given-railway");
    let mut options = stride_options("AB");
    options.given.as_mut().unwrap().terminus.pop();
    assert_eq!(bad(&options, 2), "given-terminus");
}

#[test]
fn a_bad_set_is_refused_with_its_line() {
    let set = Some("name = 3".to_owned());
    let options = Options {
        set,
        ..Options::default()
    };
    assert_eq!(bad(&options, 2), "set-at-line");
}

/// Every turn returns a trip at most, so the row of cards has room for the largest set and all returned trips.
#[test]
fn the_largest_set_is_played_to_the_end_by_four_who_always_plan() {
    let set = turnbacks::crosses_and(&[], Content::MOST_CARDS);
    let content = Arc::new(Content::load(&set).unwrap());
    let mut at = Position::new("ABCD");
    at.seats.iter_mut().for_each(|area| area.money = 99);
    at.fill(&content);
    let mut game = at.set_up(content).unwrap();
    while let Some(seat) = game.to_act().iter().next() {
        let offers = offers(&game);
        // The lines in the order in which they will be completed: each takes its two trips in time.
        let lines = ["L1", "L2", "L3", "T1", "T2", "T3"];
        let plans = lines.map(|line| format!("trip:0 line:{line}"));
        let plan = plans.iter().find(|path| offers.contains(path));
        let path = plan.unwrap_or(&offers[0]).clone();
        play(&mut game, seat, &path);
    }
    assert_eq!(Position::of(&game).returned, 4 * 12);
}

#[test]
fn a_set_can_have_too_few_cards() {
    let options = Options {
        set: Some(turnbacks::crosses_and(&[], 60)),
        ..Options::default()
    };
    deal(&options, 3).unwrap();
    assert_eq!(bad(&options, 4), "set-whole");
}
