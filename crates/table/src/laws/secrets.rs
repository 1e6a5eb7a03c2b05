//! The laws of secrets: nobody can tell a resample from the truth, and resamples are not the truth.

use super::{Check, Count, Law, guess::pick, moves::Move, rules::Stand, trip::same};
use crate::{Dice, Game, Line, Seat, Viewer};

/// The two ways to make up what a viewer does not know.
const RESAMPLES: [Law; 2] = [Law::Redealt, Law::Scrambled];

/// Makes up what `who` does not know, by the law that governs it.
pub(super) fn resample<G: Game>(law: Law, state: &G, who: Viewer, dice: &mut Dice) -> G {
    match law {
        Law::Scrambled => state.scramble(who, dice),
        _ => state.redeal(who, dice),
    }
}

/// All laws of secrets that a position can be held to.
pub(super) fn standing<G: Game>(stand: &Stand<'_, G>, count: &mut Count) -> Check {
    let state = stand.state();
    let phase = state.phase();
    let mut luck = stand.trip.luck_of(Law::Redealt);
    let mut differs = [false; 2];
    for who in Viewer::all(state.seats()) {
        for (law, differs) in RESAMPLES.into_iter().zip(&mut differs) {
            let made_up = resample(law, state, who, &mut Dice::fast(luck.word()));
            *differs |= made_up != *state;
            same_to(who, law, stand, &made_up, count)?;
        }
        redeals_are_sound(stand, who, &mut luck, count)?;
    }
    if stand.over() {
        return Ok(());
    }
    let [redeals, scrambles] = differs;
    count.resampled(phase, redeals, scrambles);
    let declared = count
        .phase(phase)
        .map_or((0, 0), |p| (p.redeals, p.scrambles));
    let honest = (declared.0 > 0 || !redeals) && (declared.1 > 0 || !scrambles);
    count.hold(Law::Hidden, honest, || {
        format!("the phase {phase} is declared open, and a resample differs from the truth")
    })
}

/// To its viewer a made-up state is the same game.
fn same_to<G: Game>(
    who: Viewer,
    law: Law,
    stand: &Stand<'_, G>,
    made_up: &G,
    count: &mut Count,
) -> Check {
    let truth = stand.state();
    let told = |what: &str| format!("{what} of {who:?}, in truth and made up");
    same(
        count,
        law,
        &told("the view"),
        &truth.view(who),
        &made_up.view(who),
    )?;
    let open = |s: &G| (s.seats(), s.to_act(), s.phase(), s.turn());
    same(
        count,
        law,
        &told("seats, asked, phase, turn"),
        &open(truth),
        &open(made_up),
    )?;
    if !stand.over() {
        same(
            count,
            law,
            &told("the sheets"),
            &truth.sheets(),
            &made_up.sheets(),
        )?;
    }
    let Some(seat) = who.seat() else {
        return Ok(());
    };
    let offers = |s: &G| {
        let mut offers = Vec::new();
        s.legal(seat, &mut offers);
        offers.iter().map(|a| s.path(a)).collect::<Vec<_>>()
    };
    same(
        count,
        law,
        &told("the paths"),
        &offers(truth),
        &offers(made_up),
    )?;
    if truth.to_act().has(seat) {
        same(
            count,
            law,
            &told("the fallback"),
            &truth.fallback(seat),
            &made_up.fallback(seat),
        )?;
    }
    answers(seat, law, stand, made_up, count)
}

/// Every answer of the check is the same: to what is offered, and to much that is not.
fn answers<G: Game>(
    seat: Seat,
    law: Law,
    stand: &Stand<'_, G>,
    made_up: &G,
    count: &mut Count,
) -> Check {
    const ANSWERS: u32 = 24;
    let mut luck = stand.trip.luck_of(law);
    let mut actions: Vec<&G::Action> = stand.guesses.iter().map(|(_, a)| a).collect();
    for asked in stand.asked {
        for _ in 0..ANSWERS.min(asked.offers.len() as u32) {
            actions.push(pick(&asked.offers, &mut luck));
        }
    }
    for action in actions {
        let answers = [stand.state(), made_up].map(|s| s.check(seat, action));
        count.hold(law, answers[0] == answers[1], || {
            format!("seat {seat} asks for {action:?}, in truth and made up:\n  {answers:?}")
        })?;
    }
    Ok(())
}

/// A redeal adds up, and it hangs on the dice and on what its viewer knows alone.
fn redeals_are_sound<G: Game>(
    stand: &Stand<'_, G>,
    who: Viewer,
    luck: &mut Dice,
    count: &mut Count,
) -> Check {
    let (one, other) = (luck.word(), luck.word());
    let redeal = |state: &G, seed| state.redeal(who, &mut Dice::fast(seed));
    let redealt = redeal(stand.state(), one);
    let audit = redealt.audit();
    count.hold(Law::Audit, audit.is_ok(), || {
        format!("a redeal for {who:?}: {audit:?}\n  {redealt:?}")
    })?;
    let detour = redeal(&redeal(stand.state(), other), one);
    same(
        count,
        Law::Truth,
        &format!("the same redeal for {who:?}, of the truth and of another redeal"),
        &redealt,
        &detour,
    )
}

/// All laws of secrets that an action can be held to.
pub(super) fn moved<G: Game>(step: &Move<'_, G>, count: &mut Count) -> Check {
    let truth = &step.before.state;
    let mut luck = step.trip.luck_of(Law::Unmarked);
    for who in Viewer::all(truth.seats()) {
        for law in RESAMPLES {
            let made_up = resample(law, truth, who, &mut Dice::fast(luck.word()));
            if made_up != *truth && made_up.check(step.seat, step.action).is_ok() {
                told_alike(step, who, made_up, count)?;
            }
        }
    }
    Ok(())
}

/// The same action on a made-up state: marked alike; unmarked, seen and told alike; seen alike, told alike.
fn told_alike<G: Game>(step: &Move<'_, G>, who: Viewer, made_up: G, count: &mut Count) -> Check {
    let mut there = step.before.with(made_up);
    let (heard, _) = there.act(step.seat, step.action);
    same(
        count,
        Law::MarkOpen,
        &format!(
            "the mark of {:?}, in truth and where {who:?} cannot tell",
            step.action
        ),
        &step.heard.mark,
        &heard.mark,
    )?;
    let views = [step.after(), &there].map(|p| p.state.view(who));
    let lines: [Vec<&Line>; 2] = [step.heard, &heard].map(|h| h.by(who).collect());
    let (seen, told) = (views[0] == views[1], lines[0] == lines[1]);
    let both = || {
        format!(
            "{:?} before {who:?}:\n  {views:?}\n  {lines:?}",
            step.action
        )
    };
    if step.heard.mark.is_none() {
        count.hold(Law::Unmarked, seen && told, both)?;
    }
    if seen {
        count.hold(Law::Shown, told, both)?;
    }
    Ok(())
}
