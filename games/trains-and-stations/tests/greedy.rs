//! The greedy bot finishes games and beats chance.

use bots::{Bot, Player};
use table::{Dice, Game, Seat, Silence};
use trains_and_stations::{Options, TrainsAndStations};

/// Plays a game; who has which bot.
fn play(bots: &[Bot], seed: u64) -> TrainsAndStations {
    let mut dice = Dice::fast(seed);
    let mut own = Dice::fast(!seed);
    let seats = bots.len() as u8;
    let options = Options::default();
    let mut game = TrainsAndStations::deal(1, &options, seats, &mut dice).unwrap();
    let mut players: Vec<_> = bots.iter().map(|bot| Player::new(*bot)).collect();
    while let Some(seat) = game.to_act().iter().next() {
        let action = players[seat.index()].answer(seat, &game, &mut own);
        game.apply(seat, &action, &mut dice, &mut Silence);
    }
    game
}

#[test]
fn greedy_wins_nine_of_ten_games_against_two_random_seats() {
    const GAMES: u64 = 200;
    let mut won = 0;
    for seed in 0..GAMES {
        let mut bots = [Bot::Random; 3];
        let seat = Seat((seed % 3) as u8);
        bots[seat.index()] = Bot::Greedy;
        won += u64::from(play(&bots, seed).sheets()[seat.index()].rank == 1);
    }
    assert!(won * 10 >= GAMES * 9, "{won} of {GAMES}");
}

/// Appendix C sees 5 to 23 rounds, and nearly every game end by the pool.
#[test]
fn greedy_seats_empty_the_pool_among_themselves() {
    for seats in 3..=5u8 {
        for seed in 0..40 {
            let game = play(&vec![Bot::Greedy; usize::from(seats)], seed);
            let rounds = game.turn() / u32::from(seats);
            assert!((3..40).contains(&rounds), "{rounds} rounds, seed {seed}");
        }
    }
}
