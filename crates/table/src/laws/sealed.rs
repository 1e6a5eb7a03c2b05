//! The laws of sealed choices: several seats are asked at once, and none learns what another chose.

use super::{
    Check, Count, Law,
    guess::pick,
    rules::Stand,
    trip::{Asked, Point, same},
};
use crate::{Dice, Game, Line, Seat, Viewer};

/// All laws of sealed choices.
pub(super) fn standing<G: Game>(
    stand: &Stand<'_, G>,
    still_sealed: bool,
    count: &mut Count,
) -> Check {
    let several = stand.asked.len() > 1;
    if several || still_sealed {
        for asked in stand.asked {
            quiet(stand, asked, count)?;
        }
    }
    if several {
        count.sealed += 1;
        commute(stand, count)?;
        alike(stand, count)?;
    }
    Ok(())
}

fn others<G: Game>(state: &G, seat: Seat) -> impl Iterator<Item = Viewer> {
    Viewer::all(state.seats()).filter(move |who| !who.is(seat))
}

/// What anybody can see without a view.
fn open<G: Game>(state: &G) -> impl PartialEq + std::fmt::Debug + use<G> {
    (state.to_act(), state.phase(), state.turn(), state.sheets())
}

fn commute<G: Game>(stand: &Stand<'_, G>, count: &mut Count) -> Check {
    let mut luck = stand.trip.luck_of(Law::Commute);
    let at = luck.below(stand.asked.len() as u32) as usize;
    let (one, rest) = (&stand.asked[at], &stand.asked[(at + 1) % stand.asked.len()]);
    let (mine, yours) = (pick(&one.offers, &mut luck), pick(&rest.offers, &mut luck));
    let both =
        |first: (&Asked<G>, &G::Action), second: (&Asked<G>, &G::Action), count: &mut Count| {
            let mut then = stand.trip.at.clone();
            then.act(first.0.seat, first.1);
            let mut offers = Vec::new();
            then.state.legal(second.0.seat, &mut offers);
            let what = format!(
                "offered to seat {}, before and after {:?} of seat {}",
                second.0.seat, first.1, first.0.seat
            );
            same(count, Law::Commute, &what, &second.0.offers, &offers)?;
            then.act(second.0.seat, second.1);
            Ok(then)
        };
    let there = both((one, mine), (rest, yours), count)?;
    let back = both((rest, yours), (one, mine), count)?;
    let what = format!(
        "{mine:?} of seat {} and {yours:?} of seat {}, in both orders",
        one.seat, rest.seat
    );
    same(count, Law::Commute, &what, &there, &back)
}

fn quiet<G: Game>(stand: &Stand<'_, G>, asked: &Asked<G>, count: &mut Count) -> Check {
    const TRIED: u32 = 4;
    let mut luck = stand.trip.luck_of(Law::Quiet);
    for _ in 0..TRIED.min(asked.offers.len() as u32) {
        let action = pick(&asked.offers, &mut luck);
        let mut then = stand.trip.at.clone();
        let (heard, _) = then.act(asked.seat, action);
        if heard.mark.is_some() {
            continue;
        }
        let seat = asked.seat;
        same(
            count,
            Law::Quiet,
            format_args!("what is open, before and after the sealed {action:?} of seat {seat}"),
            &open(stand.state()),
            &open(&then.state),
        )?;
        for who in others(stand.state(), asked.seat) {
            let views = [stand.state(), &then.state].map(|s| s.view(who));
            same(
                count,
                Law::Quiet,
                format_args!(
                    "the view of {who:?}, before and after the sealed {action:?} of seat {seat}"
                ),
                &views[0],
                &views[1],
            )?;
            let lines: Vec<&Line> = heard.by(who).collect();
            count.hold(Law::Quiet, lines.is_empty(), || {
                format!(
                    "{who:?} hears of the sealed {action:?} of seat {}: {lines:?}",
                    asked.seat
                )
            })?;
        }
    }
    Ok(())
}

/// Whatever a seat drafts before it, the others see of its commit one and the same.
fn alike<G: Game>(stand: &Stand<'_, G>, count: &mut Count) -> Check {
    let mut luck = stand.trip.luck_of(Law::Alike);
    let seat = pick(stand.asked, &mut luck).seat;
    let one = commit(&stand.trip.at, seat, &mut luck);
    let other = commit(&stand.trip.at, seat, &mut luck);
    let (Some(one), Some(other)) = (one, other) else {
        return Ok(());
    };
    let what = format!(
        "others see of seat {seat}, who commits {} and {}",
        one.how, other.how
    );
    same(count, Law::Alike, &what, &one.seen, &other.seen)
}

/// A sealed choice made final, and what the others noticed of it.
struct Committed<G: Game> {
    how: String,
    seen: Vec<(G::View, Vec<Line>)>,
}

/// Plays any offers until one is marked; none: the seat is no longer asked, or goes on and on.
fn commit<G: Game>(at: &Point<G>, seat: Seat, luck: &mut Dice) -> Option<Committed<G>> {
    const DRAFTS: u32 = 40;
    let mut then = at.clone();
    let mut told: Vec<Vec<Line>> = others(&at.state, seat).map(|_| Vec::new()).collect();
    let mut how = String::new();
    let mut offers = Vec::new();
    for _ in 0..DRAFTS {
        then.state.legal(seat, &mut offers);
        if offers.is_empty() {
            return None;
        }
        let action = pick(&offers, luck);
        how.push_str(&format!("[{}]", then.state.path(action)));
        let (heard, _) = then.act(seat, action);
        for (who, told) in others(&at.state, seat).zip(&mut told) {
            told.extend(heard.by(who).cloned());
        }
        if heard.mark.is_some() {
            let seen = others(&at.state, seat)
                .map(|who| then.state.view(who))
                .zip(told);
            return Some(Committed {
                how,
                seen: seen.collect(),
            });
        }
    }
    None
}
