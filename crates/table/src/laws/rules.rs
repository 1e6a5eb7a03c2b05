//! The laws of the rules: what is offered, what is accepted, what adds up, and that it all ends.

use super::{
    Check, Count, Law,
    guess::pick,
    trip::{Asked, Point, Trip, same},
};
use crate::{Eye, Face, Game, Path, Seat, Sheet, Silence};

/// A position as the laws look at it.
pub(super) struct Stand<'t, G: Game> {
    pub(super) trip: &'t Trip<G>,
    pub(super) asked: &'t [Asked<G>],
    /// Well-formed actions that are not offered to the seat.
    pub(super) guesses: &'t [(Seat, G::Action)],
}

impl<G: Game> Stand<'_, G> {
    pub(super) const fn state(&self) -> &G {
        &self.trip.at.state
    }

    pub(super) fn over(&self) -> bool {
        self.state().to_act().is_empty()
    }
}

/// All laws of the rules that a position can be held to.
pub(super) fn standing<G: Face + Eye>(stand: &Stand<'_, G>, count: &mut Count) -> Check {
    asked(stand, count)?;
    audit(stand.state(), count)?;
    phases(stand, count)?;
    offers(stand, count)?;
    spelling(stand, count)?;
    guessed(stand, stand.guesses, count)?;
    sheets(stand, count)?;
    fallback(stand, count)?;
    eye(stand, count)
}

/// All laws about input that nobody was offered.
pub(super) fn guessed<G: Game>(
    stand: &Stand<'_, G>,
    guesses: &[(Seat, G::Action)],
    count: &mut Count,
) -> Check {
    for (_, action) in guesses {
        reads_back(stand.trip, action, &stand.state().path(action), count)?;
    }
    others_cannot_act(stand, guesses, count)?;
    stands_for(stand, guesses, count)?;
    refused(stand, guesses, count)
}

fn asked<G: Game>(stand: &Stand<'_, G>, count: &mut Count) -> Check {
    let state = stand.state();
    let to_act = state.to_act();
    let strangers = to_act.iter().any(|s| s.0 >= state.seats());
    count.hold(Law::Asked, !strangers, || {
        format!("{to_act:?} at a table of {}", state.seats())
    })?;
    let mut offered = Vec::new();
    for seat in Seat::all(state.seats()) {
        state.legal(seat, &mut offered);
        count.hold(Law::Asked, offered.is_empty() != to_act.has(seat), || {
            format!(
                "{to_act:?} are asked, seat {seat} has {} offers",
                offered.len()
            )
        })?;
    }
    Ok(())
}

/// An action offered to one seat is refused to all who are not asked.
fn others_cannot_act<G: Game>(
    stand: &Stand<'_, G>,
    guesses: &[(Seat, G::Action)],
    count: &mut Count,
) -> Check {
    let state = stand.state();
    let mut luck = stand.trip.luck_of(Law::Asked);
    let guessed = guesses.iter().map(|(_, action)| action);
    let offered = stand.asked.iter().map(|a| pick(&a.offers, &mut luck));
    let actions: Vec<&G::Action> = guessed.chain(offered).collect();
    for seat in Seat::all(state.seats()).filter(|s| !state.to_act().has(*s)) {
        for action in &actions {
            count.hold(Law::Asked, state.check(seat, action).is_err(), || {
                format!("seat {seat} is not asked and may {action:?}")
            })?;
        }
    }
    Ok(())
}

pub(super) fn audit<G: Game>(state: &G, count: &mut Count) -> Check {
    same(count, Law::Audit, "the audit", &state.audit(), &Ok(()))
}

fn phases<G: Game>(stand: &Stand<'_, G>, count: &mut Count) -> Check {
    let phase = stand.state().phase();
    count.reached(phase);
    let named = match stand.over() {
        true => phase == "over",
        false => count.phase(phase).is_some(),
    };
    count.hold(Law::Phases, named, || {
        format!("{phase:?} with {:?} asked", stand.state().to_act())
    })
}

fn offers<G: Game>(stand: &Stand<'_, G>, count: &mut Count) -> Check {
    for Asked { seat, offers, .. } in stand.asked {
        let disorder = offers.windows(2).find(|w| w[0] >= w[1]);
        count.hold(Law::Offers, disorder.is_none(), || {
            format!("seat {seat} is offered, in this order: {disorder:?}")
        })?;
        for action in offers {
            let check = stand.state().check(*seat, action);
            count.hold(Law::Offers, check.is_ok(), || {
                format!("seat {seat} is offered {action:?}: {check:?}")
            })?;
        }
    }
    Ok(())
}

fn spelling<G: Game>(stand: &Stand<'_, G>, count: &mut Count) -> Check {
    for Asked {
        seat,
        offers,
        paths,
    } in stand.asked
    {
        for (action, path) in offers.iter().zip(paths) {
            reads_back(stand.trip, action, path, count)?;
        }
        let mut sorted: Vec<&Path> = paths.iter().collect();
        sorted.sort();
        let twice = sorted.windows(2).find(|w| w[0] == w[1]);
        count.hold(Law::Spelling, twice.is_none(), || {
            format!("two offers to seat {seat} have one path: {twice:?}")
        })?;
    }
    Ok(())
}

/// The name of an action is the same in every position of a game, so the first position must read it as well.
fn reads_back<G: Game>(
    trip: &Trip<G>,
    action: &G::Action,
    path: &Path,
    count: &mut Count,
) -> Check {
    let text: Result<Path, _> = path.as_str().parse();
    let read = text
        .as_ref()
        .ok()
        .map(|p| (trip.at.state.parse(p), trip.start.parse(p)));
    let want = Some((Some(action.clone()), Some(action.clone())));
    count.hold(
        Law::Spelling,
        read == want && trip.start.path(action) == *path,
        || format!("{action:?} is written {path} and read {read:?}"),
    )
}

fn stands_for<G: Game>(
    stand: &Stand<'_, G>,
    guesses: &[(Seat, G::Action)],
    count: &mut Count,
) -> Check {
    let state = stand.state();
    for (seat, action) in guesses {
        let Some(asked) = stand.asked.iter().find(|a| a.seat == *seat) else {
            continue;
        };
        if asked.offers.contains(action) {
            continue;
        }
        if state.check(*seat, action).is_err() {
            count.hold(Law::StandsFor, true, String::new)?;
            continue;
        }
        count.unoffered += 1;
        let offer = state.stands_for(*seat, action);
        let known = offer.as_ref().filter(|o| asked.offers.contains(o));
        count.hold(Law::StandsFor, known.is_some(), || {
            format!("seat {seat} may {action:?}, which is not offered and stands for {offer:?}")
        })?;
        let offer = known.expect("held above");
        let after = |action: &G::Action| {
            let mut then = stand.trip.at.clone();
            then.act(*seat, action);
            then.state
        };
        let (ours, theirs) = (after(action), after(offer));
        let total = |state: &G| state.sheets().get(seat.index()).map(|s| s.total);
        let good =
            ours == theirs || (ours.to_act() == theirs.to_act() && total(&ours) <= total(&theirs));
        count.hold(Law::StandsFor, good, || {
            format!(
                "seat {seat}: {action:?} asks {:?} and makes {:?}, the offer {offer:?} asks {:?} and makes {:?}",
                ours.to_act(), total(&ours), theirs.to_act(), total(&theirs)
            )
        })?;
    }
    for Asked { seat, offers, .. } in stand.asked {
        let other = offers
            .iter()
            .map(|a| (a, state.stands_for(*seat, a)))
            .find(|(a, o)| o.as_ref().is_some_and(|o| o != *a));
        count.hold(Law::StandsFor, other.is_none(), || {
            format!("an offer to seat {seat} stands for another: {other:?}")
        })?;
    }
    Ok(())
}

/// Asking is free: no answer of the rules moves a state, though it may hold what a shared reference can change.
fn refused<G: Game>(
    stand: &Stand<'_, G>,
    guesses: &[(Seat, G::Action)],
    count: &mut Count,
) -> Check {
    let before = stand.state().clone();
    for (seat, action) in guesses {
        if stand.state().check(*seat, action).is_err() {
            count.hold(Law::Refused, *stand.state() == before, || {
                format!("seat {seat} was refused {action:?}, and the state moved")
            })?;
        }
    }
    Ok(())
}

fn sheets<G: Game>(stand: &Stand<'_, G>, count: &mut Count) -> Check {
    let sheets = stand.state().sheets();
    let seats: Vec<Seat> = sheets.iter().map(|s| s.seat).collect();
    let all: Vec<Seat> = Seat::all(stand.state().seats()).collect();
    same(count, Law::Sheets, "the seats scored", &seats, &all)?;
    for sheet in &sheets {
        let strange = sheet
            .items
            .iter()
            .find(|i| i.seat != sheet.seat || i.unit != sheet.items[0].unit);
        count.hold(Law::Sheets, strange.is_none(), || {
            format!("the sheet of seat {} has {strange:?}", sheet.seat)
        })?;
    }
    let parts = sheets
        .iter()
        .map(|s| (s.seat, s.items.clone(), s.ties.clone()));
    same(
        count,
        Law::Sheets,
        "the sheets, as told and as summed",
        &sheets,
        &Sheet::ranked(parts),
    )
}

fn fallback<G: Game>(stand: &Stand<'_, G>, count: &mut Count) -> Check {
    let state = stand.state();
    for Asked { seat, .. } in stand.asked {
        let action = state.fallback(*seat);
        let check = state.check(*seat, &action);
        count.hold(Law::Fallback, check.is_ok(), || {
            format!("seat {seat} falls back on {action:?}: {check:?}")
        })?;
    }
    let mut luck = stand.trip.luck_of(Law::Fallback);
    // A whole game of fallbacks from every step would cost the square of a game.
    if stand.over() || luck.below(16) > 0 {
        return Ok(());
    }
    let sleeper = pick(stand.asked, &mut luck).seat;
    let mut then = stand.trip.at.clone();
    let woken = fall_back(&mut then, |state| {
        state.to_act().has(sleeper).then_some(sleeper)
    });
    count.hold(Law::Fallback, woken, || {
        format!("seat {sleeper} falls back for ever while the others wait")
    })?;
    let ended = fall_back(&mut then, |state| state.to_act().iter().next());
    count.hold(Law::Fallback, ended, || {
        "all fall back, and it does not end".to_owned()
    })
}

/// Falls back for the seat that is named until nobody is; false: it takes longer than a game.
fn fall_back<G: Game>(then: &mut Point<G>, who: impl Fn(&G) -> Option<Seat>) -> bool {
    for _ in 0..=G::CARD.longest {
        let Some(seat) = who(&then.state) else {
            return true;
        };
        let action = then.state.fallback(seat);
        then.act_telling(seat, &action, &mut Silence);
    }
    false
}

fn eye<G: Eye>(stand: &Stand<'_, G>, count: &mut Count) -> Check {
    for Asked { seat, offers, .. } in stand.asked {
        let mut considered = Vec::new();
        stand.state().consider(*seat, &mut considered);
        let stray = considered.iter().find(|a| offers.binary_search(a).is_err());
        count.hold(Law::Eye, stray.is_none() && !considered.is_empty(), || {
            format!(
                "seat {seat} considers {} actions, not offered: {stray:?}",
                considered.len()
            )
        })?;
    }
    for seat in Seat::all(stand.state().seats()) {
        let worth = stand.state().worth(seat);
        count.hold(Law::Eye, worth.is_finite(), || {
            format!("worth {worth} to seat {seat}")
        })?;
    }
    Ok(())
}
