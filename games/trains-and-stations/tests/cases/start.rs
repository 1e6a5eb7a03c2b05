//! Set up and Start: C1 to C11.

use crate::*;
use trains_and_stations::position::WHITE;
use trains_and_stations::{Options, Order};

#[test]
fn case01_set_up() {
    for (seats, pool, deck) in [(3, 51, 14), (4, 58, 12), (5, 65, 10)] {
        let options = Options::default();
        let mut game =
            TrainsAndStations::deal(1, &options, seats, &mut Dice::fast(seats.into())).unwrap();
        assert_eq!(asked(&game).len(), usize::from(seats));
        for seat in Seat::all(seats) {
            let offers = offers(&game, seat);
            assert!(
                (2..=3).contains(&offers.len()),
                "two equal cards share a face"
            );
            let action = action(&game, &offers[0]);
            game.apply(seat, &action, &mut Dice::fast(7), &mut Heard::default());
        }
        let view = view(&game);
        assert_eq!((view.vp_pool, view.deck, view.round), (pool, deck, 1));
        assert!(view.players.iter().all(|p| (p.vp, p.coins) == (3, 3)));
        assert!(Seat::all(seats).all(|s| mine(&game, s).power.len() == 2));
        assert!(view.stacks.iter().all(|s| s.count == 10));
        assert_eq!(asked(&game), [view.conductor]);
    }
}

#[test]
fn the_conductor_is_named_or_drawn() {
    let deal = |conductor| {
        let options = Options {
            conductor,
            ..Options::default()
        };
        TrainsAndStations::deal(1, &options, 3, &mut Dice::fast(1))
    };
    assert_eq!(view(&deal(Some(2)).unwrap()).conductor, BLUE);
    for wrong in [0, 4] {
        assert_eq!(deal(Some(wrong)).unwrap_err().say.key, "given-conductor");
    }
    let drawn = |seed| {
        let options = Options::default();
        let game = TrainsAndStations::deal(1, &options, 4, &mut Dice::fast(seed)).unwrap();
        view(&game).conductor
    };
    let all: std::collections::BTreeSet<Seat> = (0..50).map(drawn).collect();
    assert_eq!(all.len(), 4);
}

/// Conductor, three consecutive cards each from the Conductor on, then the returned cards below the deck and a second shuffle.
#[test]
fn the_deal_draws_in_the_order_of_the_rules() {
    let mut dice = Dice::scripted([1].into_iter().chain((1..20).rev()));
    let mut game = TrainsAndStations::deal(1, &Options::default(), 3, &mut dice).unwrap();
    let bounds: Vec<u64> = [3].into_iter().chain((2..=20).rev()).collect();
    assert_eq!(dice.bounds(), bounds);
    // Every place was exchanged with itself, so the cards lie as the set lists them.
    let hands = [BLUE, ROSE, AMBER].map(|s| mine(&game, s).power);
    assert_eq!(hands, [vec![0, 0, 1], vec![1, 2, 2], vec![3, 3, 4]]);
    play(&mut game, ROSE, "power:los-angeles.san-antonio");
    play(&mut game, AMBER, "power:san-antonio.atlanta");
    let last = action(&game, "power:seattle.detroit");
    let mut dice = Dice::scripted((1..14).rev());
    game.apply(BLUE, &last, &mut dice, &mut Heard::default());
    assert_eq!(dice.bounds(), (2..=14).rev().collect::<Vec<u64>>());
    let at = Position::of(&game);
    assert_eq!(
        at.deck[11..],
        [
            "seattle.detroit",
            "los-angeles.san-antonio",
            "san-antonio.atlanta"
        ]
    );
    assert_eq!(mine(&game, BLUE).power, [0, 1]);
}

#[test]
fn case02_five_own_dice() {
    let mut game = set_up(&four());
    roll(&mut game, AMBER, "roll", "TTTCC");
    let view = view(&game);
    assert_eq!((view.hand.len(), view.players[0].pool), (5, 3));
}

#[test]
fn case03_saved_dice_are_kept() {
    let mut at = four();
    at.save(0, Side::Hotel);
    at.save(0, Side::Hotel);
    let mut game = set_up(&at);
    roll(&mut game, AMBER, "roll", "TCC");
    let hotels = view(&game)
        .hand
        .iter()
        .filter(|d| d.side == Side::Hotel)
        .count();
    assert_eq!((view(&game).hand.len(), hotels), (5, 2));
}

#[test]
fn case04_a_saved_die_may_be_rolled() {
    let mut at = four();
    at.save(0, Side::Hotel);
    at.save(0, Side::Hotel);
    let mut game = set_up(&at);
    play(&mut game, AMBER, "saved:hotel");
    roll(&mut game, AMBER, "roll", "TCCC");
    let hotels = view(&game)
        .hand
        .iter()
        .filter(|d| d.side == Side::Hotel)
        .count();
    assert_eq!((view(&game).hand.len(), hotels), (5, 1));
}

/// Amber with five dice on the board and three white ones.
fn case05(white_pool: u8) -> TrainsAndStations {
    let mut at = four();
    for space in ["A1", "A2", "B1", "B2", "C1"] {
        at.die(space, 0);
    }
    at.seats[0].whites = 3;
    at.seats[3].whites = 7 - white_pool;
    at.white_pool = white_pool;
    set_up(&at)
}

#[test]
fn case05_bonus_dice_fill_up_to_five() {
    let mut game = case05(4);
    let gather = view(&game).gather.unwrap();
    assert_eq!((gather.own, gather.bonus), (3, 2));
    play(&mut game, AMBER, "bonus");
    assert_eq!(refused(&game, AMBER, "bonus"), "BonusLimit");
    roll(&mut game, AMBER, "roll", "CCCCCC");
}

#[test]
fn case06_an_empty_pool_takes_all_bonus_dice() {
    let mut game = case05(0);
    assert_eq!(view(&game).gather.unwrap().bonus, 3);
    roll(&mut game, AMBER, "roll", "CCCCCC");
}

#[test]
fn case07_seven_dice() {
    let mut at = four();
    at.seats[0].whites = 2;
    at.seats[1].whites = 8;
    at.white_pool = 0;
    let mut game = set_up(&at);
    assert_eq!(view(&game).gather.unwrap().bonus, 2);
    roll(&mut game, AMBER, "roll", "CCCCCCC");
}

#[test]
fn case08_one_bonus_die_is_forced() {
    let mut at = four();
    for space in ["A1", "A2", "B1", "B2"] {
        at.die(space, 0);
    }
    at.seats[0].whites = 1;
    at.seats[1].whites = 1;
    at.white_pool = 8;
    let game = set_up(&at);
    let gather = view(&game).gather.unwrap();
    assert_eq!((gather.own, gather.bonus), (4, 1));
}

#[test]
fn case09_reclaim() {
    let mut at = four();
    for space in ["A1", "A2", "B1", "B2", "C1"] {
        at.die(space, 0);
    }
    at.die("H1", WHITE);
    at.die("H2", WHITE);
    at.save(0, Side::Mine);
    let mut game = set_up(&at);
    let heard = play(&mut game, AMBER, "reclaim");
    assert!(heard.mark.is_some(), "the turn passed");
    let view = view(&game);
    let amber = &view.players[0];
    assert_eq!(
        (amber.pool, amber.on_board, amber.saved),
        (7, 0, [0, 0, 1, 0])
    );
    assert_eq!(view.rails.iter().flatten().count(), 2);
    assert_eq!((asked(&game), game.phase()), (vec![BLUE], "start"));
}

#[test]
fn case10_too_few_to_reclaim() {
    let mut at = four();
    for space in ["A1", "A2", "B1", "B2"] {
        at.die(space, 0);
    }
    at.die("C1", WHITE);
    let game = set_up(&at);
    assert_eq!(refused(&game, AMBER, "reclaim"), "TooFewOnBoard");
}

#[test]
fn case11_no_dice_to_roll() {
    let mut at = four();
    for space in ["A1", "A2", "B1", "B2", "C1", "C2", "H1", "H2"] {
        at.die(space, 0);
    }
    let mut game = set_up(&at);
    assert_eq!(offers(&game, AMBER), ["reclaim", "missions:ask"]);
    assert_eq!(refused(&game, AMBER, "roll"), "EmptyHand");
    play(&mut game, AMBER, "missions:ask");
    assert_eq!(view(&game).players[0].order, Order::Ask);
    assert_eq!(refused(&game, AMBER, "missions:score"), "NotAnOption");
    assert_eq!(offers(&game, AMBER), ["reclaim"]);
}
