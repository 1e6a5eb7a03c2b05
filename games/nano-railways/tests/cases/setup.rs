//! The deal and the passengers: cases 52 and 53, N6, N7.

use crate::*;
use nano_railways::{Arrange, Given, Objective, Options};

fn given(arrange: Arrange) -> NanoRailways {
    let options = Options {
        arrange,
        given: Some(Given {
            cards: [1, 2, 3, 4, 5, 6, 7, 8],
            words: [3; 11],
        }),
        ..Options::default()
    };
    NanoRailways::deal(1, &options, 1, &mut Dice::scripted([])).unwrap()
}

#[test]
fn case52_values_and_cards_of_the_passengers() {
    let mut game = given(Arrange::Dealt);
    play(&mut game, "at:a2 pips:2");
    play(&mut game, "at:f2 pips:2");
    assert_eq!(refusal(&game, "at:a4 pips:2").code, "ValueGone");
    assert_eq!(refusal(&game, "at:a2 pips:2").code, "WrongCard");
    assert_eq!(refusal(&game, "at:f2 pips:1").code, "WrongCard");
    assert_eq!(refusal(&game, "at:b4 pips:1").code, "WrongCard", "a rail");
    assert_eq!(refusal(&game, "at:a4 pips:3").code, "ValueGone");
    play(&mut game, "at:a4 pips:1");
    let heard = play(&mut game, "at:h5 pips:1");
    assert!(heard.mark.is_some(), "N7: now the hand is seen");
    assert_eq!(game.phase(), "phase1");
    let then = now(&game);
    assert_eq!(dice(&then), [("a2", 2), ("f2", 2), ("a4", 1), ("h5", 1)]);
    assert_eq!((then.hand, then.pool), (vec![5, 6, 7], vec![8]));
}

#[test]
fn case53_the_links_of_the_first_four_cards() {
    let view = view(&given(Arrange::Dealt));
    let mut links: Vec<String> = Vec::new();
    for chain in view.chains.iter().filter(|chain| chain.complete()) {
        let letter = |square: u8| view.building(square).unwrap().kind.letter();
        let mut ends = chain.ends.unwrap().map(letter);
        ends.sort_unstable();
        let key = nano_railways::spell::At(chain.key);
        links.push(format!("{key} {}{} {}", ends[0], ends[1], chain.length()));
    }
    links.sort();
    let wanted = [
        "b4 CI 2", "c1 CR 3", "c5 IL 2", "d2 IR 2", "e2 CL 1", "e4 IL 4", "g2 CL 2", "g3 IL 3",
        "i3 IL 1", "i5 IR 2",
    ];
    assert_eq!(links, wanted);
}

#[test]
fn a_deal_begins_as_the_rules_say() {
    let game = given(Arrange::Dealt);
    let at = now(&game);
    assert_eq!(
        (at.capital, at.pollution, at.profit, at.workers),
        (0, 1, 0, 2)
    );
    assert_eq!((at.unbuilt, at.recovered, at.decade), (vec![2, 3, 4], 0, 1));
    assert_eq!((at.cards, at.phase), ([1, 2, 3, 4], Phase::Passengers));
    let view = view(&game);
    assert_eq!(
        (view.hand.len(), view.pool.len(), view.unseen.len()),
        (0, 0, 4)
    );
    assert_eq!((view.cubes.len(), view.decade_die), (6, 1));
    let mut offers = Vec::new();
    game.legal(PLAYER, &mut offers);
    assert_eq!(offers.len(), 6);
    assert_eq!(refusal(&game, "pass").code, "WrongPhase");
}

#[test]
fn the_deal_shuffles_and_then_draws_eleven_words() {
    let mut dice = Dice::scripted([0; 7].into_iter().chain(1..=11));
    let game = NanoRailways::deal(1, &Options::default(), 1, &mut dice).unwrap();
    let at = now(&game);
    // Place i changes with place 0, from the last down.
    assert_eq!(at.cards, [2, 3, 4, 5]);
    assert_eq!((at.hand, at.pool), (vec![6, 7, 8], vec![1]));
    assert_eq!(at.words, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    let bounds: Vec<u64> = (2..=8).rev().chain([0; 11]).collect();
    assert_eq!(dice.bounds(), bounds);
}

#[test]
fn a_free_map_is_arranged_in_one_of_24_ways() {
    let mut game = given(Arrange::Free);
    assert_eq!(game.phase(), "arrange");
    let mut offers = Vec::new();
    game.legal(PLAYER, &mut offers);
    assert_eq!(offers.len(), 24);
    assert_eq!(
        refusal(&game, "card:1 card:2 card:3 card:5").code,
        "WrongPlacement"
    );
    assert_eq!(
        refusal(&game, "card:1 card:2 card:3 card:3").code,
        "WrongPlacement"
    );
    assert_eq!(refusal(&game, "at:a2 pips:1").code, "WrongPhase");
    play(&mut game, "card:4 card:3 card:2 card:1");
    assert_eq!(
        (game.phase(), now(&game).cards),
        ("passengers", [4, 3, 2, 1])
    );
    assert_eq!(now(&game).grid[0], ".└┐I.C──I┐");
    assert_eq!(
        refusal(&game, "card:4 card:3 card:2 card:1").code,
        "WrongPhase"
    );
}

#[test]
fn options_that_cannot_be_dealt_say_why() {
    let deal = |options: &Options, seats| {
        let dealt = NanoRailways::deal(1, options, seats, &mut Dice::fast(1));
        let say = dealt.expect_err("this cannot be dealt").say;
        for lang in Lang::ALL {
            Words::new(lang, &[&NanoRailways::CARD.words])
                .try_say(&say)
                .unwrap();
        }
        say.key
    };
    let options = Options::default();
    assert_eq!(deal(&options, 2), "given-seats");
    let none = Options {
        objectives: Vec::new(),
        ..options.clone()
    };
    assert_eq!(deal(&none, 1), "given-no-objective");
    let twice = Options {
        given: Some(Given {
            cards: [1, 2, 3, 4, 5, 6, 7, 7],
            words: [0; 11],
        }),
        ..options
    };
    assert_eq!(deal(&twice, 1), "given-cards");
}

#[test]
fn objectives_are_kept() {
    let options = Options {
        objectives: vec![Objective::Engineer, Objective::Mayor],
        target: Some(60),
        ..Options::default()
    };
    let game = NanoRailways::deal(1, &options, 1, &mut Dice::fast(1)).unwrap();
    let at = now(&game);
    assert_eq!(at.objectives, [Objective::Mayor, Objective::Engineer]);
    assert_eq!(at.target, Some(60));
}
