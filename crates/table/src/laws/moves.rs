//! The laws of the rules that an action is held to: lengths, turns, marks, replays.

use super::{
    Check, Count, Law,
    rules::audit,
    trip::{Point, Trip, same},
};
use crate::{Game, Heard, Seat, Silence};

/// An action as it was played.
pub(super) struct Move<'m, G: Game> {
    pub(super) trip: &'m Trip<G>,
    pub(super) before: &'m Point<G>,
    pub(super) seat: Seat,
    pub(super) action: &'m G::Action,
    pub(super) heard: &'m Heard,
    pub(super) drew: bool,
}

impl<G: Game> Move<'_, G> {
    pub(super) const fn after(&self) -> &Point<G> {
        &self.trip.at
    }
}

/// All laws of the rules that an action can be held to.
pub(super) fn moved<G: Game>(step: &Move<'_, G>, twin: &mut Point<G>, count: &mut Count) -> Check {
    count.hold(
        Law::Ends,
        step.trip.played.len() <= G::CARD.longest as usize,
        || format!("the card says {} entries at most", G::CARD.longest),
    )?;
    let (before, after) = (&step.before.state, &step.after().state);
    audit(after, count)?;
    count.hold(Law::Turns, before.turn() <= after.turn(), || {
        format!(
            "turn {} is followed by turn {}",
            before.turn(),
            after.turn()
        )
    })?;
    marks(step, count)?;
    replay(step, twin, count)?;
    silence(step, count)
}

fn marks<G: Game>(step: &Move<'_, G>, count: &mut Count) -> Check {
    let (before, after) = (step.before.state.to_act(), step.after().state.to_act());
    let why = [
        (step.drew, "dice were drawn"),
        (after.is_empty(), "the game ended"),
        (
            before.len() <= 1 && after.len() > 1,
            "a sealed phase was opened",
        ),
    ];
    for (happened, what) in why {
        if happened {
            count.hold(Law::Marks, step.heard.mark.is_some(), || {
                format!("{what}, without a mark")
            })?;
        }
    }
    Ok(())
}

/// A twin dealt from the same seed follows by the paths alone.
fn replay<G: Game>(step: &Move<'_, G>, twin: &mut Point<G>, count: &mut Count) -> Check {
    let (_, path) = step.trip.played.last().expect("an action was played");
    let action = twin.state.parse(path);
    count.hold(Law::Replay, action.is_some(), || {
        format!("{path} is not read back")
    })?;
    let (heard, _) = twin.act(step.seat, &action.expect("held above"));
    same(
        count,
        Law::Replay,
        "played and replayed",
        step.after(),
        twin,
    )?;
    same(
        count,
        Law::Replay,
        "told and told again",
        &step.heard.lines,
        &heard.lines,
    )
}

/// Lines are built only if somebody listens; a state must not hang on that.
fn silence<G: Game>(step: &Move<'_, G>, count: &mut Count) -> Check {
    let mut alone = step.before.clone();
    alone.act_telling(step.seat, step.action, &mut Silence);
    same(
        count,
        Law::Undo,
        "with and without listeners",
        step.after(),
        &alone,
    )
}
