//! Whole games of random play, audited at every step.

use country_trains::{CountryTrains, Options};
use table::{Dice, Game, Silence};

#[test]
fn random_games_end_and_add_up() {
    let mut offers = Vec::new();
    for seed in 0..300 {
        for seats in 2..=4 {
            let mut dice = Dice::fast(seed);
            let options = Options {
                equal_turns: seed % 2 == 1,
                ..Options::default()
            };
            let mut game = CountryTrains::deal(1, &options, seats, &mut dice).unwrap();
            let mut steps = 0;
            while let Some(seat) = game.to_act().iter().next() {
                assert_eq!(
                    game.audit(),
                    Ok(()),
                    "seed {seed}, {seats} seats, step {steps}"
                );
                game.legal(seat, &mut offers);
                let pick = dice.below(offers.len() as u32) as usize;
                assert_eq!(game.check(seat, &offers[pick]), Ok(()));
                game.apply(seat, &offers[pick], &mut dice, &mut Silence);
                steps += 1;
            }
            assert_eq!(game.audit(), Ok(()));
            assert!(steps <= CountryTrains::CARD.longest);
        }
    }
}
