//! The yardstick: random chess on cozy-chess, all moves of a position put into a list before one is drawn.

use crate::Played;
use cozy_chess::{Board, Move};
use table::Dice;

#[derive(Default)]
pub(crate) struct Player {
    moves: Vec<Move>,
}

impl Player {
    /// Plays one game until nobody can move or fifty moves brought nothing.
    pub(crate) fn play(&mut self, dice: &mut Dice) -> Played {
        let mut board = Board::default();
        let mut played = Played::default();
        loop {
            self.moves.clear();
            board.generate_moves(|some| {
                self.moves.extend(some);
                false
            });
            if self.moves.is_empty() || board.halfmove_clock() >= 100 {
                return played;
            }
            played.decisions += 1;
            played.offers += self.moves.len() as u64;
            let pick = dice.below(self.moves.len() as u32) as usize;
            board.play_unchecked(self.moves[pick]);
        }
    }
}
