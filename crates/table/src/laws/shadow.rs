//! The law of shadows: a redeal is played on beside the truth for as long as its viewer cannot tell them apart.

use super::{
    Check, Count, Law,
    moves::Move,
    trip::{Point, same},
};
use crate::{Dice, Game, Line, Viewer};

/// For each viewer a state that may be the truth, as far as that viewer can tell.
#[derive(Debug)]
pub(super) struct Shadows<G>(Vec<Option<Point<G>>>);

impl<G: Game> Shadows<G> {
    pub(super) fn new(seats: u8) -> Shadows<G> {
        Shadows(vec![None; usize::from(seats) + 1])
    }

    /// Lets every shadow do what was done in truth; one that cannot, or that is seen through, is cast anew.
    pub(super) fn moved(&mut self, step: &Move<'_, G>, count: &mut Count) -> Check {
        let mut luck = step.trip.luck_of(Law::Shadow);
        for who in Viewer::all(step.before.state.seats()) {
            let dice = luck.word();
            let cast = || {
                let redealt = step.before.state.redeal(who, &mut Dice::fast(dice));
                step.before.with(redealt)
            };
            let mut shadow = self.0[who.index()].take().unwrap_or_else(cast);
            if shadow.state == step.before.state
                || shadow.state.check(step.seat, step.action).is_err()
            {
                continue;
            }
            let (heard, _) = shadow.act(step.seat, step.action);
            if shadow.state.view(who) != step.after().state.view(who) {
                continue;
            }
            let told: [Vec<&Line>; 2] = [step.heard, &heard].map(|h| h.by(who).collect());
            let action = step.action;
            same(
                count,
                Law::Shadow,
                format_args!("told to {who:?}, after {action:?}, in truth and in the shadow"),
                &told[0],
                &told[1],
            )?;
            let redeals =
                [step.after(), &shadow].map(|p| p.state.redeal(who, &mut Dice::fast(dice)));
            same(
                count,
                Law::Shadow,
                format_args!("redealt for {who:?}, after {action:?}, in truth and in the shadow"),
                &redeals[0],
                &redeals[1],
            )?;
            self.0[who.index()] = Some(shadow);
        }
        Ok(())
    }
}
