//! The end of phases and decades: cases 44 to 48.

use crate::*;

/// Hire with A2, then what is left to play A1 with: capital.
fn play_one_and_two(word: u64) -> Position {
    let mut at = f1();
    at.words[0] = word;
    at.words[1] = 77;
    let mut game = game(&at);
    play(&mut game, &format!("hire {}", pay("A2[1]")));
    play(&mut game, &format!("capital {}", pay("A1[4]")));
    now(&game)
}

#[test]
fn case44_one_card_stays_behind() {
    let then = play_one_and_two(0);
    assert_eq!((then.hand, then.pool), (vec![2, 3, 4], vec![1]));
    assert_eq!((then.used, then.words[0], then.words[1]), (1, 0, 77));
    let then = play_one_and_two(1 << 63);
    assert_eq!((then.hand, then.pool), (vec![1, 3, 4], vec![2]));
    assert_eq!(then.discard, [0; 0]);
    assert_eq!((then.decade, then.phase), (2, Phase::Phase1));
}

#[test]
fn the_word_picks_its_place_among_any_number() {
    // Four cards are shuffled: the pool was empty and all three were played.
    for (word, behind) in [
        (0, 1),
        (1 << 62, 2),
        ((1 << 62) - 1, 1),
        (u64::MAX, 4),
        (3 << 62, 4),
    ] {
        let mut at = Position {
            pool: Vec::new(),
            discard: vec![4],
            ..f1()
        };
        at.words[0] = word;
        let then = after(&at, "buy link:e1", "A1[2] A2[4] A3[2]");
        assert_eq!(then.pool, [behind], "{word}");
        assert_eq!((then.hand.len(), then.discard.len()), (3, 0));
    }
}

#[test]
fn case45_one_card_played_uses_no_word() {
    let mut at = f1();
    at.words = [5; 11];
    let mut game = game(&at);
    play(&mut game, &format!("capital {}", pay("A1[4]")));
    let heard = play(&mut game, "pass");
    assert_eq!(heard.mark, None, "nothing unknown was seen");
    let then = now(&game);
    assert_eq!(
        (then.hand, then.pool, then.discard),
        (vec![2, 3, 4], vec![], vec![1])
    );
    assert_eq!((then.used, then.words), (0, [5; 11]));
}

/// The pool is empty: one played card and the discard are shuffled.
#[test]
fn an_empty_pool_is_filled_from_the_discard() {
    let at = Position {
        pool: Vec::new(),
        discard: vec![4],
        ..f1()
    };
    let mut game = game(&at);
    play(&mut game, &format!("capital {}", pay("A1[4]")));
    let heard = play(&mut game, "pass");
    assert!(
        heard.mark.is_some(),
        "a reshuffle cannot be taken back freely"
    );
    let then = now(&game);
    assert_eq!((then.hand, then.pool), (vec![2, 3, 4], vec![1]));
}

#[test]
fn case47_the_first_action_is_compulsory() {
    let code = refusal(&game(&f1()), "pass").code;
    assert_eq!(code, "PassNotAllowed");
    let second = Position {
        phase: Phase::Phase2,
        ..f1()
    };
    play(&mut game(&second), "pass");
}

#[test]
fn case48_the_twelfth_decade_is_the_last() {
    let mut at = Position { decade: 12, ..f1() };
    at.words = [9; 11];
    let mut game = game(&at);
    play(&mut game, &format!("hire {}", pay("A2[1]")));
    assert_eq!(game.phase(), "phase2");
    play(&mut game, &format!("capital {}", pay("A1[4]")));
    let then = now(&game);
    assert_eq!((then.phase, then.decade), (Phase::Over, 12));
    assert_eq!((then.hand, then.used, then.words), (vec![3], 0, [9; 11]));
    assert!(game.to_act().is_empty());
    assert_eq!(refusal(&game, "pass").code, "WrongPhase");
}

/// A decade whose first action takes all cards has no second.
#[test]
fn all_cards_played_skip_the_second_phase_also_at_the_end() {
    let at = Position { decade: 12, ..f1() };
    let then = after(&at, "buy link:e1", "A1[2] A2[4] A3[2]");
    assert_eq!(then.phase, Phase::Over);
}
