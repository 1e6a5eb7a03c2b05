//! Greedy is worth its name.

use bots::{Bot, Player};
use country_trains::{CountryTrains, Options};
use table::{Dice, Game, Seat, Silence};

#[test]
fn greedy_beats_random_at_two_seats() {
    let mut bots = [Player::new(Bot::Greedy), Player::new(Bot::Random)];
    let games = 200;
    let mut won = 0;
    for game in 0..games {
        let mut dice = Dice::fast(game);
        let mut state = CountryTrains::deal(1, &Options::default(), 2, &mut dice).unwrap();
        let greedy = Seat((game % 2) as u8);
        while let Some(seat) = state.to_act().iter().next() {
            let bot = &mut bots[usize::from(seat != greedy)];
            let action = bot.answer(seat, &state, &mut dice);
            state.apply(seat, &action, &mut dice, &mut Silence);
        }
        let sheets = state.sheets();
        let (ours, theirs) = (&sheets[greedy.index()], &sheets[1 - greedy.index()]);
        won += u32::from(ours.total > theirs.total);
    }
    assert!(20 * won >= 19 * games as u32, "{won} of {games}");
}
