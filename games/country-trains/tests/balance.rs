//! The default tiles are balanced (V10): what greedy bots make of them. `--nocapture` shows the figures, `--ignored` plays more games;
//! `roundhouse sim country-trains` tells the scores alone.
#![allow(clippy::print_stdout)]

use bots::{Bot, Player};
use country_trains::{Action, CountryTrains, Options};
use table::{Dice, Game, Silence, Viewer};

/// What many games came to.
#[derive(Debug, Default)]
struct Season {
    games: u32,
    rounds: u32,
    deliveries: u32,
    money: i32,
    no_placement: u32,
    wins: [f64; 4],
}

fn season(seats: u8, games: u64, options: &Options) -> Season {
    let mut season = Season::default();
    let mut player = Player::new(Bot::Greedy);
    for game in 0..games {
        let mut dice = Dice::fast(1_000 + game);
        let mut state = CountryTrains::deal(1, options, seats, &mut dice).unwrap();
        while let Some(seat) = state.to_act().iter().next() {
            let action = player.answer(seat, &state, &mut dice);
            let delivery = matches!(action, Action::Deliver { .. } | Action::CarryPeople { .. });
            season.deliveries += u32::from(delivery);
            state.apply(seat, &action, &mut dice, &mut Silence);
        }
        let view = state.view(Viewer::Public);
        season.games += 1;
        season.rounds += u32::from(view.round);
        season.no_placement += u32::from(view.no_placement);
        let sheets = state.sheets();
        let winners = sheets.iter().filter(|sheet| sheet.rank == 1).count();
        for sheet in &sheets {
            season.money += sheet.total;
            // Seats are counted from the one that began.
            let place = (sheet.seat.0 + seats - view.first.0) % seats;
            if sheet.rank == 1 {
                season.wins[usize::from(place)] += 1.0 / winners as f64;
            }
        }
    }
    season
}

#[test]
fn greedy_bots_play_games_of_the_length_and_worth_they_should() {
    balanced(40);
}

#[test]
#[ignore = "takes a minute"]
fn greedy_bots_play_many_games_of_the_length_and_worth_they_should() {
    balanced(300);
}

fn balanced(games: u64) {
    let mut stopped = 0;
    for (seats, rounds, deliveries) in [
        (2, 10.0..=16.0, 7.0),
        (3, 9.0..=14.0, 9.0),
        (4, 7.0..=12.0, 11.0),
    ] {
        let season = season(seats, games, &Options::default());
        let mean = |sum: f64| sum / f64::from(season.games);
        let length = mean(season.rounds.into());
        let delivered = mean(season.deliveries.into());
        let money = mean(season.money.into()) / f64::from(seats);
        println!(
            "{seats} seats: {length:.1} rounds, {delivered:.1} deliveries, ${money:.1}, {} stopped, wins {:?}",
            season.no_placement,
            season.wins.map(|w| mean(w * 100.0).round())
        );
        assert!(rounds.contains(&length), "{seats} seats: {length} rounds");
        assert!(
            delivered >= deliveries,
            "{seats} seats: {delivered} deliveries"
        );
        assert!((20.0..=60.0).contains(&money), "{seats} seats: ${money}");
        stopped += season.no_placement;
    }
    let all = 3 * games as u32;
    assert!(
        stopped <= 1 || 50 * stopped <= all,
        "{stopped} of {all} games ended for want of a placement"
    );
}
