//! The end and the scores: C48 to C55.

use crate::*;
use trains_and_stations::content::Good;

#[test]
fn case48_the_reserve_pays_what_the_pool_lacks() {
    let mut at = Position::new(3);
    vp(&mut at, &[20, 18, 18]);
    assert_eq!(at.vp_pool, 4);
    at.active = BLUE;
    for (space, owner) in [("B1", 0), ("B2", 0), ("B3", 0), ("B4", 0), ("B5", 1)] {
        at.die(space, owner);
    }
    let mut game = set_up(&at);
    turn(&mut game, BLUE, "TCCCC");
    play(&mut game, BLUE, "die:own.train space:13");
    let heard = play(&mut game, BLUE, "end");
    assert_eq!(vps(&game), [25, 20, 18]);
    assert_eq!(mine(&game, AMBER).power.len(), 1);
    let view = view(&game);
    assert_eq!((view.vp_pool, view.last_round), (0, true));
    assert!(keys(&heard).contains(&"line-last-round"));
}

/// Round 9 with an end that this seat triggers: a delivery between Detroit and Boston takes the last VP.
fn trigger(active: Seat) -> TrainsAndStations {
    let mut at = four();
    vp(&mut at, &[17, 17, 17, 17]);
    at.active = active;
    at.round = 9;
    for space in ["H1", "H2", "H3"] {
        at.die(space, active.0);
    }
    let mut game = set_up(&at);
    turn(&mut game, active, "TCCCC");
    play_all(&mut game, active, &["die:own.train space:51", "end"]);
    assert!(view(&game).last_round);
    game
}

#[test]
fn case49_the_round_is_played_to_its_end() {
    let mut game = trigger(BLUE);
    for seat in [ROSE, TEAL] {
        assert_eq!(asked(&game), [seat]);
        sleep(&mut game);
    }
    assert_eq!((game.phase(), asked(&game)), ("over", vec![]));
    assert_eq!(view(&game).round, 9);
}

#[test]
fn case50_everybody_has_as_many_turns() {
    assert_eq!(trigger(TEAL).phase(), "over");
    let mut game = trigger(AMBER);
    for seat in [BLUE, ROSE, TEAL] {
        assert_eq!(asked(&game), [seat]);
        sleep(&mut game);
    }
    assert_eq!(game.phase(), "over");
    assert!(!view(&game).stalled);
}

#[test]
fn case51_a_strike_after_the_trigger() {
    let mut at = four();
    vp(&mut at, &[22, 21, 21, 6]);
    at.active = TEAL;
    assert_eq!(at.vp_pool, 0);
    let mut game = set_up(&at);
    roll(&mut game, TEAL, "roll", "LLLCC");
    assert_eq!(vps(&game)[3], 3);
    assert_eq!((view(&game).vp_pool, view(&game).last_round), (0, true));
}

/// The last turn of a game, slept through.
fn over(at: &mut Position, scores: &[u16]) -> TrainsAndStations {
    at.active = Seat(at.seats.len() as u8 - 1);
    for (seat, vp) in at.seats.iter_mut().zip(scores) {
        seat.vp = *vp;
    }
    at.vp_pool = 0;
    let mut game = set_up(at);
    sleep(&mut game);
    assert_eq!(game.phase(), "over");
    game
}

fn monopolies(game: &TrainsAndStations, seat: Seat) -> Vec<i32> {
    let sheet = &game.sheets()[seat.index()];
    let items = sheet.items.iter().filter(|i| i.rule == "monopolies");
    items.map(|i| i.value).collect()
}

#[test]
fn case52_a_tied_monopoly_pays_both() {
    let mut at = four();
    at.stacks[1].1 = 2;
    at.seats[0].goods[Good::Coal as usize] = 4;
    at.seats[1].goods[Good::Coal as usize] = 3;
    at.seats[2].goods[Good::Coal as usize] = 1;
    at.hold(1, "coal.food");
    let game = over(&mut at, &[20, 20, 20, 20]);
    assert_eq!(monopolies(&game, AMBER), [6]);
    // The icon of a good that was never placed counts as well (T45).
    assert_eq!(monopolies(&game, BLUE), [6, 7]);
    assert!(monopolies(&game, ROSE).is_empty());
}

#[test]
fn case54_nobody_has_silver() {
    let game = over(&mut four(), &[20, 20, 20, 20]);
    assert!(Seat::all(4).all(|s| monopolies(&game, s).is_empty()));
    assert!(game.sheets().iter().all(|s| s.rank == 1 && s.total == 20));
}

#[test]
fn case55_gold_breaks_a_tie() {
    let gold = |amber: u8, rose: u8, scores: &[u16]| {
        let mut at = four();
        at.stacks[0] = (Good::Gold, 10 - amber - rose, false);
        at.removed[Good::Cattle as usize] = 10;
        at.seats[0].goods[Good::Gold as usize] = amber;
        at.seats[2].goods[Good::Gold as usize] = rose;
        let game = over(&mut at, scores);
        let sheets = game.sheets();
        assert_eq!((sheets[0].total, sheets[2].total), (41, 41));
        [sheets[0].rank, sheets[2].rank]
    };
    assert_eq!(gold(2, 3, &[41, 10, 32, 10]), [2, 1]);
    assert_eq!(gold(2, 2, &[32, 10, 32, 10]), [1, 1]);
}

#[test]
fn case56_goods_are_told_and_not_shown() {
    let mut at = four();
    at.stacks[0].1 = 9;
    at.seats[0].goods[0] = 1;
    at.building("seattle", Building::Mine, 0);
    for space in ["B1", "B2", "B3", "B4", "B5"] {
        at.die(space, 1);
    }
    at.hold(0, "coal.gold");
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "TCCCC");
    play(&mut game, AMBER, "die:own.train space:13");
    let heard = play(&mut game, AMBER, "end");
    let told = heard.by(Viewer::Seat(BLUE)).map(|l| l.say.key);
    assert!(told.collect::<Vec<_>>().contains(&"line-takes-goods"));
    let blue = game.view(Viewer::Seat(BLUE));
    assert_eq!(blue.mine.as_ref().unwrap().goods, [0; 6]);
    assert!(blue.tally.is_none() && blue.opened.is_none());
    let json = serde_json::to_value(&blue).unwrap();
    let amber = json["players"][0].as_object().unwrap();
    assert!(
        ["goods", "power", "hand"]
            .iter()
            .all(|secret| !amber.contains_key(*secret))
    );
    assert!(view(&game).mine.is_none());
}

#[test]
fn case58_nothing_changes_hands() {
    let game = set_up(&four());
    for path in [
        "give:coins",
        "coin:2",
        "trade:coal seat:1",
        "die:own.coin seat:1",
    ] {
        assert_eq!(game.parse(&path.parse().unwrap()), None);
    }
}

#[test]
fn forty_rounds_are_the_limit() {
    let mut at = four();
    at.round = 40;
    at.active = TEAL;
    let mut game = set_up(&at);
    sleep(&mut game);
    assert_eq!((game.phase(), view(&game).stalled), ("over", true));
    at.active = ROSE;
    let mut game = set_up(&at);
    sleep(&mut game);
    assert_eq!(asked(&game), [TEAL]);
}

#[test]
fn all_cards_are_shown_after_the_game() {
    let mut at = four();
    at.hold(1, "coal.food");
    let game = over(&mut at, &[20, 20, 20, 20]);
    let opened = view(&game).opened.unwrap();
    assert_eq!((opened.power[1].len(), opened.deck.len()), (1, 19));
    assert_eq!(opened.sheets, game.sheets());
    let open = game.open();
    assert_eq!(open["seats"][1]["power"][0], "coal.food");
}
