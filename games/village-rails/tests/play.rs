//! Whole games of random play: every step is audited.

use table::{Dice, Game, Silence, Viewer};
use village_rails::{Options, VillageRails};

fn random_game(options: &Options, seats: u8, seed: u64) -> VillageRails {
    let mut dice = Dice::fast(seed);
    let mut game = VillageRails::deal(1, options, seats, &mut dice).unwrap();
    let mut offers = Vec::new();
    let mut steps = 0;
    while let Some(seat) = game.to_act().iter().next() {
        game.legal(seat, &mut offers);
        assert!(offers.is_sorted_by(|one, next| one < next) && !offers.is_empty());
        let action = offers[dice.below(offers.len() as u32) as usize];
        game.check(seat, &action).unwrap();
        game.apply(seat, &action, &mut dice, &mut Silence);
        steps += 1;
        assert!(steps <= VillageRails::CARD.longest);
        if let Err(error) = game.audit() {
            panic!("seed {seed}, step {steps}: {error}");
        }
    }
    game
}

#[test]
fn random_games_add_up_to_the_end() {
    for shuffled_pairing in [false, true] {
        let options = Options {
            shuffled_pairing,
            ..Options::default()
        };
        for seats in 2..=4 {
            for seed in 0..200 {
                let game = random_game(&options, seats, seed);
                let view = game.view(Viewer::Public);
                assert_eq!(view.terminus_deck, 38 - 9 * seats);
                let done =
                    |board: &village_rails::view::Board| board.hand == 2 && board.turns == 12;
                assert!(view.seats.iter().all(done));
            }
        }
    }
}
