//! Rolling and strikes: C12 to C16.

use crate::*;

#[test]
fn case12_a_strike_over_two_rolls() {
    let mut at = four();
    vp(&mut at, &[7, 8, 8, 7]);
    assert_eq!(at.vp_pool, 40);
    at.seats[0].coins = 2;
    at.save(0, Side::Ranch);
    let mut game = set_up(&at);
    roll(&mut game, AMBER, "roll", "LHHC");
    play_all(&mut game, AMBER, &["die:own.coin", "die:own.ranch"]);
    roll(&mut game, AMBER, "reroll", "LL");
    let view = view(&game);
    let amber = &view.players[0];
    assert_eq!(
        (amber.vp, amber.coins, view.vp_pool, view.struck),
        (4, 1, 43, true)
    );
    assert_eq!(game.phase(), "resolve");
    for space in ["8", "9", "10"] {
        play(&mut game, AMBER, &format!("die:own.train space:{space}"));
    }
    play_all(
        &mut game,
        AMBER,
        &["die:own.hotel save", "die:own.hotel save"],
    );
    assert_eq!(refused(&game, AMBER, "die:own.train space:11"), "NoSuchDie");
}

#[test]
fn case13_a_strike_at_once() {
    let mut at = four();
    vp(&mut at, &[2, 3, 3, 3]);
    let pool = at.vp_pool;
    let mut game = set_up(&at);
    roll(&mut game, AMBER, "roll", "LLLTC");
    assert_eq!((vps(&game)[0], view(&game).vp_pool), (0, pool + 2));
    assert_eq!(game.phase(), "resolve");
    assert_eq!(refused(&game, AMBER, "reroll"), "WrongPhase");
    let trains = view(&game)
        .hand
        .iter()
        .filter(|d| d.side.is_train())
        .count();
    assert_eq!(trains, 4);
}

#[test]
fn case14_white_dice_strike_too() {
    let mut at = four();
    for space in ["A1", "A2", "B1", "B2", "C1", "C2"] {
        at.die(space, 0);
    }
    at.seats[0].whites = 1;
    at.white_pool = 9;
    let mut game = set_up(&at);
    roll(&mut game, AMBER, "roll", "LLL");
    assert!(view(&game).struck);
}

#[test]
fn case15_locked_dice_stay() {
    let mut game = set_up(&four());
    roll(&mut game, AMBER, "roll", "LTMMC");
    assert_eq!(refused(&game, AMBER, "die:own.locked"), "LockedDie");
    assert_eq!(refused(&game, AMBER, "die:white.locked"), "NoSuchDie");
    play_all(&mut game, AMBER, &["die:own.mine", "die:own.mine"]);
    assert_eq!(refused(&game, AMBER, "die:own.mine"), "NoSuchDie");
}

#[test]
fn case16_without_coins_rolling_ends() {
    let mut at = four();
    at.seats[0].coins = 0;
    let mut game = set_up(&at);
    roll(&mut game, AMBER, "roll", "LTMMC");
    assert_eq!(game.phase(), "resolve");
    assert_eq!(refused(&game, AMBER, "reroll"), "WrongPhase");
}

#[test]
fn one_coin_pays_for_all_marked_dice_and_the_last_coin_ends_rolling() {
    let mut at = four();
    at.seats[0].coins = 1;
    let mut game = set_up(&at);
    roll(&mut game, AMBER, "roll", "LTMMC");
    assert_eq!(refused(&game, AMBER, "reroll"), "NothingMarked");
    play_all(&mut game, AMBER, &["die:own.mine", "die:own.train"]);
    roll(&mut game, AMBER, "reroll", "RR");
    let shown: Vec<Side> = view(&game).hand.iter().map(|d| d.side).collect();
    use Side::*;
    assert_eq!(shown, [Locked, Ranch, Ranch, Mine, Coin]);
    assert_eq!((view(&game).players[0].coins, game.phase()), (0, "resolve"));
}

#[test]
fn two_locked_trains_alone_end_rolling_without_a_strike() {
    let mut at = four();
    for space in ["A1", "A2", "B1", "B2", "C1", "C2"] {
        at.die(space, 0);
    }
    let mut game = set_up(&at);
    roll(&mut game, AMBER, "roll", "LL");
    assert_eq!((game.phase(), view(&game).struck), ("resolve", false));
}

#[test]
fn an_opened_game_has_the_dice_of_the_hand_while_they_are_rolled() {
    let mut game = set_up(&four());
    assert_eq!(game.open()["hand"], serde_json::json!([]));
    roll(&mut game, AMBER, "roll", "LTMMC");
    play(&mut game, AMBER, "die:own.mine");
    let hand = game.open()["hand"].clone();
    let hand = hand.as_array().unwrap();
    assert_eq!(hand.len(), 5);
    let marked = hand.iter().filter(|die| die["marked"] == true);
    assert_eq!(marked.map(|die| &die["side"]).collect::<Vec<_>>(), ["mine"]);
}
