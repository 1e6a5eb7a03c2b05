//! A state drawn from those that agree with what the player knows (part 5): words to come, and at setup which card is the pool's.

use crate::state::{Cards, NanoRailways, Phase};
use table::Dice;

impl NanoRailways {
    pub(crate) fn redealt(&self, dice: &mut Dice) -> NanoRailways {
        let mut game = self.clone();
        let now = &mut game.now;
        for word in &mut now.words[usize::from(now.used)..] {
            *word = dice.word();
        }
        if now.phase < Phase::Phase1 {
            let four = now.hand.and(now.pool);
            let pool = four.iter().nth(dice.below(4) as usize);
            now.pool = pool.map_or(Cards::default(), Cards::one);
            now.hand = four.without(now.pool);
        }
        game
    }
}
