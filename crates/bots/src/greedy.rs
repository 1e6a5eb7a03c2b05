//! One ply on the game's eye.

use std::cmp::Ordering;
use table::{Dice, Eye, Seat, Silence};

/// The considered action that leads to the best position for `seat`; of equally good ones the lowest.
pub(crate) fn choose<G: Eye>(
    seat: Seat,
    glimpse: &G,
    considered: &mut Vec<G::Action>,
    dice: &mut Dice,
) -> G::Action {
    glimpse.consider(seat, considered);
    // Every trial meets the same luck, so that offers are compared and not their dice.
    let luck = Dice::fast(dice.word());
    let mut best: Option<(f32, usize)> = None;
    if considered.len() > 1 {
        for (i, action) in considered.iter().enumerate() {
            let mut trial = glimpse.clone();
            trial.apply(seat, action, &mut luck.clone(), &mut Silence);
            let worth = trial.worth(seat);
            let better = best.is_none_or(|(most, at)| match worth.total_cmp(&most) {
                Ordering::Greater => true,
                Ordering::Equal => *action < considered[at],
                Ordering::Less => false,
            });
            if better {
                best = Some((worth, i));
            }
        }
    }
    considered.swap_remove(best.map_or(0, |(_, at)| at))
}
