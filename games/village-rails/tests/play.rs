//! Whole games of random and of least play: every step is audited and every line can be said.

use table::{Dice, Game, Heard, Lang, Viewer, Words};
use village_rails::{Options, VillageRails};

fn random_game(
    options: &Options,
    seats: u8,
    seed: u64,
    each: &mut impl FnMut(&VillageRails),
) -> VillageRails {
    let mut dice = Dice::fast(seed);
    let mut game = VillageRails::deal(1, options, seats, &mut dice).unwrap();
    let mut offers = Vec::new();
    let mut steps = 0;
    while let Some(seat) = game.to_act().iter().next() {
        each(&game);
        game.legal(seat, &mut offers);
        assert!(offers.is_sorted() && !offers.is_empty());
        let action = offers[dice.below(offers.len() as u32) as usize];
        game.check(seat, &action).unwrap();
        let mut heard = Heard::default();
        game.apply(seat, &action, &mut dice, &mut heard);
        steps += 1;
        assert!(steps <= VillageRails::CARD.longest);
        if let Err(error) = game.audit() {
            panic!("seed {seed}, step {steps}: {error}");
        }
        for lang in Lang::ALL {
            let words = Words::new(lang, &[&VillageRails::CARD.words]);
            for (_, line) in heard.lines.iter().filter(|_| seed == 0) {
                words.try_say(&line.say).unwrap();
                for item in &line.items {
                    words.try_say(&item.say).unwrap();
                }
            }
        }
    }
    each(&game);
    game
}

#[test]
fn random_games_add_up_to_the_end() {
    for seats in 2..=4 {
        for seed in 0..100 {
            let game = random_game(&Options::default(), seats, seed, &mut |_| {});
            let view = game.view(Viewer::Public);
            assert_eq!(view.terminus_deck, 38 - 9 * seats);
            assert!(
                view.seats
                    .iter()
                    .all(|board| board.hand == 2 && board.turns == 12)
            );
        }
    }
}
