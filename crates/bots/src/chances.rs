//! How good a position is for each seat, as shares of victories: it is dealt again from what everybody knows and played on, many times.

use crate::{Bot, Player};
use table::{Dice, Eye, Seat, Silence, Viewer};

/// The share of games each seat wins, from 0 to 1, if bots of this kind play on from here; those who are first together share it.
pub fn chances<G: Eye>(state: &G, bot: Bot, playouts: u32, dice: &mut Dice) -> Vec<f32> {
    let mut won = vec![0.0; usize::from(state.seats())];
    let mut player = Player::new(bot);
    for _ in 0..playouts {
        let mut game = state.redeal(Viewer::Public, dice);
        play_on(&mut game, &mut player, dice);
        let first: Vec<Seat> = game
            .sheets()
            .iter()
            .filter(|sheet| sheet.rank == 1)
            .map(|sheet| sheet.seat)
            .collect();
        for seat in &first {
            won[seat.index()] += 1.0 / first.len() as f32;
        }
    }
    won.iter().map(|won| won / playouts.max(1) as f32).collect()
}

/// Plays a game to its end; no game is longer than its card says.
fn play_on<G: Eye>(game: &mut G, player: &mut Player<G>, dice: &mut Dice) {
    for _ in 0..G::CARD.longest {
        let Some(seat) = game.to_act().iter().next() else {
            return;
        };
        let action = player.choose(seat, game, dice);
        game.apply(seat, &action, dice, &mut Silence);
    }
}
