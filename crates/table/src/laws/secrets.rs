//! The laws of secrets: nobody can tell a resample from the truth, and resamples are not the truth.

use super::{Check, Count, Law, guess::pick, moves::Move, rules::Stand, trip::same};
use crate::{Dice, Game, Line, Path, Refusal, Seats, Sheet, Viewer};
use std::fmt;

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
    let mut luck = stand.trip.luck_of(Law::Redealt);
    let questions = questions(stand);
    for who in stand.trip.viewers() {
        let known = Known::of(state, who, &questions);
        for law in RESAMPLES {
            let made_up = resample(law, state, who, &mut luck);
            let looked = Known::of(&made_up, who, &questions);
            known.same_as(&looked, who, law, count)?;
        }
        redeals_are_sound(stand, who, &mut luck, count)?;
    }
    match stand.over() {
        true => Ok(()),
        false => hidden(state, &mut luck, count),
    }
}

/// Whether some viewer's resample differs from the truth; where the card declares nothing, none may.
fn hidden<G: Game>(state: &G, luck: &mut Dice, count: &mut Count) -> Check {
    let phase = state.phase();
    let [redeals, scrambles] = RESAMPLES
        .map(|law| Viewer::all(state.seats()).any(|who| resample(law, state, who, luck) != *state));
    count.resampled(phase, redeals, scrambles);
    let declared = count
        .phase(phase)
        .map_or((0, 0), |p| (p.redeals, p.scrambles));
    let honest = (declared.0 > 0 || !redeals) && (declared.1 > 0 || !scrambles);
    count.hold(Law::Hidden, honest, || {
        format!("the phase {phase} is declared open, and a resample differs from the truth")
    })
}

/// Words for what differs, put together only if it does.
struct Of(&'static str, Viewer);

impl fmt::Display for Of {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} of {:?}, in truth and made up", self.0, self.1)
    }
}

/// All that `who` can find out about a state by looking and asking.
struct Known<G: Game> {
    view: G::View,
    open: (u8, Seats, &'static str, u32),
    sheets: Vec<Sheet>,
    offers: Vec<G::Action>,
    fallback: Option<G::Action>,
    answers: Vec<(Path, Result<(), Refusal>)>,
}

impl<G: Game> Known<G> {
    fn of(state: &G, who: Viewer, questions: &[&G::Action]) -> Known<G> {
        let mut offers = Vec::new();
        let mut answers = Vec::new();
        if let Some(seat) = who.seat() {
            state.legal(seat, &mut offers);
            let answer = |a: &&G::Action| (state.path(a), state.check(seat, a));
            answers = questions.iter().map(answer).collect();
        }
        let asked = who.seat().filter(|s| state.to_act().has(*s));
        Known {
            view: state.view(who),
            open: (state.seats(), state.to_act(), state.phase(), state.turn()),
            // At the end all is told.
            sheets: match state.to_act().is_empty() {
                true => Vec::new(),
                false => state.sheets(),
            },
            offers,
            fallback: asked.map(|seat| state.fallback(seat)),
            answers,
        }
    }

    /// To its viewer a made-up state is the same game.
    fn same_as(&self, made_up: &Known<G>, who: Viewer, law: Law, count: &mut Count) -> Check {
        let of = |what| Of(what, who);
        same(count, law, of("the view"), &self.view, &made_up.view)?;
        same(
            count,
            law,
            of("seats, asked, phase, turn"),
            &self.open,
            &made_up.open,
        )?;
        same(count, law, of("the sheets"), &self.sheets, &made_up.sheets)?;
        same(count, law, of("the offers"), &self.offers, &made_up.offers)?;
        same(
            count,
            law,
            of("the fallback"),
            &self.fallback,
            &made_up.fallback,
        )?;
        for (ours, theirs) in self.answers.iter().zip(&made_up.answers) {
            same(count, law, of("an answer to the question"), ours, theirs)?;
        }
        Ok(())
    }
}

/// Some of what is offered, and much that is not, to ask the check about.
fn questions<'s, G: Game>(stand: &'s Stand<'_, G>) -> Vec<&'s G::Action> {
    const OFFERED: usize = 12;
    let mut luck = stand.trip.luck_of(Law::Scrambled);
    let mut questions: Vec<&G::Action> = stand.guesses.iter().map(|(_, a)| a).collect();
    for asked in stand.asked {
        let some = 0..OFFERED.min(asked.offers.len());
        questions.extend(some.map(|_| pick(&asked.offers, &mut luck)));
    }
    questions
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
        format_args!("the same redeal for {who:?}, of the truth and of another redeal"),
        &redealt,
        &detour,
    )
}

/// All laws of secrets that an action can be held to.
pub(super) fn moved<G: Game>(step: &Move<'_, G>, count: &mut Count) -> Check {
    let truth = &step.before.state;
    let mut luck = step.trip.luck_of(Law::Unmarked);
    for who in step.trip.viewers() {
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
        format_args!(
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
