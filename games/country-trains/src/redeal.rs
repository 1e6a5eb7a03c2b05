//! A game that could stand so for all that anybody knows (part 6): only the orders of the stacks are hidden, from all alike.

use crate::action::Stack;
use crate::state::CountryTrains;
use table::Dice;

impl CountryTrains {
    pub(crate) fn redealt(&self, dice: &mut Dice) -> CountryTrains {
        let mut game = self.clone();
        for stack in Stack::ALL {
            let left = game.now.stacks.left_mut(stack);
            // In an order that does not depend on the truth.
            left.sort_unstable();
            dice.shuffle(left);
        }
        game
    }
}
