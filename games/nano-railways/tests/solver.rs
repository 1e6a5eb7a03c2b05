//! The searches on this game: lines that replay, a bound that holds, fairness, the daily challenge.

use bots::{Bot, Care, Medal, Player};
use nano_railways::{NanoRailways, Objective, Options};
use table::{Dice, Eye, Face, Game, Luck, Seat, Silence, Viewer, luck::plain_seed};

const ALONE: Seat = Seat(0);
/// Little, so that a test takes a second.
const QUICK: Care = Care {
    offers: 3,
    redeals: 1,
    width: 3,
};

fn deal(seed: u64) -> NanoRailways {
    let mut dice = Dice::keyed(plain_seed(seed), 0);
    NanoRailways::deal(1, &Options::default(), 1, &mut dice).unwrap()
}

fn total(game: &NanoRailways) -> i32 {
    game.sheets()[0].total
}

#[test]
fn a_line_is_played_to_the_score_it_promises() {
    for seed in 1..=3 {
        let start = deal(seed);
        let run = bots::foreseen(&start, plain_seed(seed), QUICK);
        let mut game = start.clone();
        for action in &run.actions {
            game.check(ALONE, action).unwrap();
            game.apply(ALONE, action, &mut Dice::scripted([]), &mut Silence);
        }
        assert!(game.to_act().is_empty());
        assert_eq!(total(&game), run.total);
        let bound = start.bound(ALONE).unwrap();
        assert!(run.total <= bound && bound < 160, "{} {bound}", run.total);
        assert!(run.total > bots::greedy_total(&start, plain_seed(seed)));
    }
}

#[test]
fn par_is_the_same_every_time_and_comes_with_its_game() {
    let options = serde_json::to_value(Options::default()).unwrap();
    let par = bots::par_of::<NanoRailways>(&options, &Luck::Plain(1)).unwrap();
    assert_eq!(par.version, bots::PAR_VERSION);
    let end = par.journal.end.as_ref().expect("the game is finished");
    assert_eq!(end.sheets[0].total, par.total);
    let again = bots::par_of::<NanoRailways>(&options, &Luck::Plain(1)).unwrap();
    assert_eq!((again.total, again.journal), (par.total, par.journal));
    let fair = bots::play_fair(&deal(1), plain_seed(1), Care::USUAL, None, |_| ());
    assert!(par.total >= fair.total && par.total <= par.bound.unwrap());
}

/// From every position on, no bot and no search scores more than the bound, and at the end it is the score.
#[test]
fn no_game_exceeds_its_bound() {
    for seed in 0..12 {
        let mut dice = Dice::fast(seed);
        let mut game = deal(seed);
        let mut player = Player::new(if seed % 3 == 0 {
            Bot::Random
        } else {
            Bot::Greedy
        });
        let mut bounds = vec![game.bound(ALONE).unwrap()];
        while !game.to_act().is_empty() {
            let action = player.answer(ALONE, &game, &mut dice);
            game.apply(ALONE, &action, &mut dice, &mut Silence);
            bounds.push(game.bound(ALONE).unwrap());
        }
        assert!(
            bounds.is_sorted_by(|before, after| before >= after),
            "{bounds:?}"
        );
        assert_eq!(bounds.last(), Some(&total(&game)));
    }
}

/// The answer of the fair search hangs on what the player knows and on its own dice.
#[test]
fn the_fair_search_does_not_look_at_the_words() {
    let mut dice = Dice::fast(5);
    let mut game = deal(5);
    let mut player = Player::new(Bot::Greedy);
    while !game.to_act().is_empty() {
        let other = game.redeal(Viewer::Seat(ALONE), &mut dice);
        let answer = |game: &NanoRailways| bots::fair(game, QUICK, None, &mut Dice::fast(9));
        assert_eq!(answer(&game), answer(&other));
        let action = player.answer(ALONE, &game, &mut dice);
        game.apply(ALONE, &action, &mut dice, &mut Silence);
    }
}

#[test]
fn the_fair_search_beats_greed() {
    let scores = (1..=4).map(|seed| {
        let start = deal(seed);
        let fair = bots::play_fair(&start, plain_seed(seed), QUICK, None, |_| ());
        fair.total - bots::greedy_total(&start, plain_seed(seed))
    });
    assert!(scores.sum::<i32>() >= 4 * 12);
}

#[test]
fn twins_are_positions_with_one_future() {
    let game = deal(7);
    let place = |first: &str, second: &str| {
        let mut game = game.clone();
        for path in [first, second] {
            let action = game.parse(&path.parse().unwrap()).unwrap();
            game.apply(ALONE, &action, &mut Dice::scripted([]), &mut Silence);
        }
        game
    };
    let mut offers = Vec::new();
    game.legal(ALONE, &mut offers);
    let first = game.path(&offers[0]).to_string();
    let mut then = game.clone();
    then.apply(ALONE, &offers[0], &mut Dice::scripted([]), &mut Silence);
    then.legal(ALONE, &mut offers);
    let paths: Vec<String> = offers.iter().map(|a| then.path(a).to_string()).collect();
    let (one, other) = (place(&first, &paths[0]), place(&first, &paths[1]));
    assert_eq!(one.twin(), place(&first, &paths[0]).twin());
    assert_ne!(one.twin(), other.twin());
}

#[test]
fn medals() {
    let medal = |total| Medal::of(total, 50, 80);
    assert_eq!(medal(49), None);
    assert_eq!(medal(50), Some(Medal::Bronze));
    assert_eq!(medal(59), Some(Medal::Bronze));
    assert_eq!(medal(60), Some(Medal::Silver));
    assert_eq!(medal(79), Some(Medal::Silver));
    assert_eq!(medal(80), Some(Medal::Gold));
    assert_eq!(medal(81), Some(Medal::Beaten));
}

#[test]
fn the_objective_of_the_day_rotates_and_engineers_can_upgrade() {
    let draw = |n: u32| u64::from(n) + 40;
    let day = |weekday| NanoRailways::daily(weekday, &draw).unwrap();
    let objectives: Vec<Vec<Objective>> = (0..7).map(|d| day(d).0.objectives).collect();
    for objective in Objective::ALL {
        assert!(objectives.iter().any(|chosen| chosen.contains(&objective)));
    }
    assert_eq!(NanoRailways::daily(7, &draw), None);
    assert_eq!(day(0).1, 40);
    // The first deals may have a deck without an upgrade icon: A2 A3 A5 A7.
    let seeds = (0..4000).filter(|seed| lacks_upgrades(*seed));
    let without: Vec<u64> = seeds.take(2).collect();
    assert_eq!(without.len(), 2, "one deck in seventy");
    let draw = |n: u32| [without[0], without[1], 7][n as usize];
    assert_eq!(NanoRailways::daily(3, &draw).unwrap().1, 7);
    assert_eq!(NanoRailways::daily(0, &draw).unwrap().1, without[0]);
}

fn lacks_upgrades(seed: u64) -> bool {
    let view = deal(seed).view(Viewer::Public);
    let mut ids = view.unseen.iter().map(|card| card.id);
    ids.all(|id| [2, 3, 5, 7].contains(&id))
}

#[test]
fn a_search_sets_out_for_the_objectives() {
    let options = Options {
        objectives: vec![Objective::Conductor],
        ..Options::default()
    };
    let mut dice = Dice::keyed(plain_seed(2), 0);
    let start = NanoRailways::deal(1, &options, 1, &mut dice).unwrap();
    let care = Care {
        offers: 6,
        width: 8,
        ..QUICK
    };
    let run = bots::foreseen(&start, plain_seed(2), care);
    let mut game = start;
    for action in &run.actions {
        game.apply(ALONE, action, &mut Dice::scripted([]), &mut Silence);
    }
    assert_eq!(game.view(Viewer::Public).report.unwrap().won, Some(true));
}
