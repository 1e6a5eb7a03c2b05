//! What clicks could mean that no offered path holds: payments with other slots, longer ways, and readings that a rule refuses.

use super::{
    choice::price,
    clicks::{Clicks, payment},
    squares::becomes,
    trips::ways,
};
use crate::{
    Action,
    action::{Pay, Route},
    content::{Kind, SLOTS},
    pay::{Kinds, Need, judge},
    view::View,
};
use table::Token;

/// The readings of these clicks, natural ones first.
pub(super) fn meant(view: &View, clicked: &[Token]) -> Vec<Action> {
    let clicks = Clicks::read(clicked);
    let Some(last) = clicked.last() else {
        return Vec::new();
    };
    match view.phase {
        "arrange" => arrange(view, &clicks),
        "passengers" => place(view, &clicks),
        _ => act(view, &clicks, last.as_str()),
    }
}

/// The cards clicked so far, then the others as they lie.
fn arrange(view: &View, clicks: &Clicks) -> Vec<Action> {
    let rest = view
        .cards
        .iter()
        .filter(|card| !clicks.cards.contains(card));
    let order: Vec<u8> = clicks.cards.iter().chain(rest).copied().collect();
    let cards = order.first_chunk().copied();
    cards
        .map(|cards| Action::Arrange { cards })
        .into_iter()
        .collect()
}

/// A die on a building; what was not clicked is chosen so that only what was clicked can be at fault.
fn place(view: &View, clicks: &Clicks) -> Vec<Action> {
    let of_due = |square: u8| Some(View::quarter(square)) == view.due;
    let mut due = view.buildings.iter().filter(|b| of_due(b.square));
    let square = clicks.square.or_else(|| Some(due.next()?.square));
    let pips = clicks.pips.or_else(|| Some(view.to_place.first()?.value));
    let place = square.zip(pips);
    place
        .map(|(square, pips)| Action::Place { square, pips })
        .into_iter()
        .collect()
}

/// An action of a decade. The verb is what was clicked, else what the last click is mostly for.
fn act(view: &View, clicks: &Clicks, last: &str) -> Vec<Action> {
    let verb = clicks.verb.unwrap_or_else(|| usual(view, clicks, last));
    let targets = match verb {
        "slot" => ["buy", "upgrade", "move"]
            .into_iter()
            .flat_map(|verb| targets(view, verb, clicks))
            .collect(),
        verb => targets(view, verb, clicks),
    };
    let accepted: Vec<Action> = targets
        .iter()
        .flat_map(|target| payments(view, target, clicks))
        .collect();
    if !accepted.is_empty() {
        return accepted;
    }
    // Nothing pays for it: the slots that were clicked, else all of them, so that the refusal says what is missing.
    let all = || {
        view.hand
            .iter()
            .flat_map(|card| (1..=SLOTS as u8).map(|slot| (card.id, slot)))
    };
    let pay = match clicks.slots.is_empty() && !clicks.pay {
        true => payment(all()),
        false => clicks.payment(),
    };
    let pay = pay.unwrap_or_default();
    targets
        .first()
        .map(|target| with(target, pay))
        .into_iter()
        .collect()
}

/// What a click is for where no action was chosen.
fn usual(view: &View, clicks: &Clicks, last: &str) -> &'static str {
    let kind = last.split(':').next().unwrap_or_default();
    match kind {
        "link" => {
            let chain = clicks.links.last().and_then(|key| view.chain(*key));
            match chain.and_then(|chain| chain.marker) {
                Some(_) => "upgrade",
                None => "buy",
            }
        }
        "die" | "to" | "convert" => "move",
        "slot" | "pay" => "slot",
        _ => "build",
    }
}

/// Actions of a verb that agree with the clicks, without their payment: the clicked choices, or all where none was made.
fn targets(view: &View, verb: &str, clicks: &Clicks) -> Vec<Action> {
    let pay = Pay::default();
    match verb {
        "buy" => links(view, clicks)
            .map(|link| Action::Buy { link, pay })
            .collect(),
        "upgrade" => links(view, clicks)
            .map(|link| Action::Upgrade { link, pay })
            .collect(),
        "build" => vec![build(view, clicks)],
        "move" => moves(view, clicks),
        "hire" => vec![Action::Hire { pay }],
        "capital" => vec![Action::Capital { pay }],
        "clean" => vec![Action::Clean { pay }],
        "add" => vec![add(view, clicks)],
        _ => vec![Action::Pass],
    }
}

fn links<'a>(view: &'a View, clicks: &Clicks) -> impl Iterator<Item = u8> + use<'a> {
    let clicked = clicks.links.last().copied();
    let all = view.chains.iter().filter(|chain| chain.ends.is_some());
    let all = all
        .map(|chain| chain.key)
        .filter(move |_| clicked.is_none());
    clicked.into_iter().chain(all)
}

fn build(view: &View, clicks: &Clicks) -> Action {
    let mut sites = view.sites.iter().copied();
    let square = clicks
        .square
        .or_else(|| sites.find(|at| becomes(view, *at).is_some()));
    Action::Build {
        die: clicks
            .new
            .or_else(|| Some(view.unbuilt.first()?.value))
            .unwrap_or_default(),
        square: square.unwrap_or_default(),
        keep: clicks.keep.or_else(|| split(view, square?)),
        pay: Pay::default(),
    }
}

/// A part that can keep the marker, where a building would split a marked link (N10).
fn split(view: &View, square: u8) -> Option<u8> {
    let marked = view.chains.iter().filter(|chain| chain.marker.is_some());
    let (at, rails) = marked
        .filter_map(|chain| {
            Some((
                chain.rails.iter().position(|rail| *rail == square)?,
                &chain.rails,
            ))
        })
        .next()?;
    let (before, after) = (&rails[..at], &rails[at + 1..]);
    if after.is_empty() {
        return None;
    }
    before.iter().min().copied()
}

fn add(view: &View, clicks: &Clicks) -> Action {
    let square = clicks.square.filter(|_| clicks.die.is_none());
    let die = clicks.die.or_else(|| {
        let building = view.buildings.iter().find(|b| !b.dice.is_empty())?;
        Some((building.square, building.dice[0].value))
    });
    Action::Add {
        square: square.or(die.map(|(square, _)| square)).unwrap_or_default(),
        value: die.map(|(_, value)| value).filter(|_| square.is_none()),
        pay: Pay::default(),
    }
}

/// Trips: every way that begins with the clicked links.
fn moves(view: &View, clicks: &Clicks) -> Vec<Action> {
    let dice = view
        .buildings
        .iter()
        .flat_map(|b| b.dice.iter().map(|die| (b.square, die.value)));
    let mut dice: Vec<(u8, u8)> = match clicks.die {
        Some(die) => vec![die],
        None => dice.collect(),
    };
    dice.dedup();
    let kinds = Kind::ALL
        .into_iter()
        .filter(|kind| clicks.to.is_none_or(|to| to == *kind));
    let mut trips = Vec::new();
    for ((from, value), to) in dice
        .iter()
        .flat_map(|die| kinds.clone().map(|to| (*die, to)))
    {
        for way in ways(view, from, to)
            .iter()
            .filter(|way| way.starts_with(&clicks.links))
        {
            let converts: Vec<Option<u8>> = match (to, clicks.convert) {
                (Kind::L, None) => (0..=5)
                    .filter(|k| price(*k) <= view.capital)
                    .map(Some)
                    .collect(),
                (_, convert) => vec![convert],
            };
            let route = Route::of(way).unwrap_or_default();
            trips.extend(
                converts
                    .into_iter()
                    .map(|convert| trip(from, value, to, route, convert)),
            );
        }
    }
    if trips.is_empty() {
        // No such way: the rule says what is wrong with the links that were clicked.
        let (from, value) = dice.first().copied().unwrap_or_default();
        let to = clicks.to.unwrap_or(Kind::R);
        let convert = clicks.convert.or((to == Kind::L).then_some(0));
        let route = Route::of(&clicks.links).unwrap_or_default();
        trips.push(trip(from, value, to, route, convert));
    }
    trips
}

fn trip(from: u8, value: u8, to: Kind, route: Route, convert: Option<u8>) -> Action {
    Action::Move {
        from,
        value,
        to,
        route,
        convert,
        pay: Pay::default(),
    }
}

/// The same action with this payment.
fn with(action: &Action, paid: Pay) -> Action {
    let mut action = *action;
    match &mut action {
        Action::Buy { pay, .. }
        | Action::Build { pay, .. }
        | Action::Move { pay, .. }
        | Action::Hire { pay }
        | Action::Capital { pay }
        | Action::Clean { pay }
        | Action::Add { pay, .. }
        | Action::Upgrade { pay, .. } => *pay = paid,
        Action::Arrange { .. } | Action::Place { .. } | Action::Pass => {}
    }
    action
}

/// What an action asks for; nothing, where it is about a link that is not there, and a pass is free.
fn need(view: &View, action: &Action) -> Option<Need> {
    let ends = |link: u8| {
        let [one, other] = view.chain(link)?.ends?;
        let kind = |at: u8| view.building(at).map(|building| building.kind);
        Some(Kinds::two(kind(one)?, kind(other)?))
    };
    Some(match *action {
        Action::Buy { link, .. } => Need::Buy(view.chain(link)?.length(), ends(link)?),
        Action::Upgrade { link, .. } => Need::Upgrade(ends(link)?),
        Action::Move { to, .. } => Need::Move(to),
        Action::Build { .. } => Need::Build,
        Action::Hire { .. } => Need::Hire,
        Action::Add { .. } => Need::Add,
        Action::Capital { .. } => Need::Capital,
        Action::Clean { .. } => Need::Clean,
        Action::Arrange { .. } | Action::Place { .. } | Action::Pass => return None,
    })
}

/// The action with every payment from the hand that is enough, exact, and holds the slots that were clicked; those alone once `pay`
/// was clicked.
fn payments<'a>(
    view: &'a View,
    action: &'a Action,
    clicks: &Clicks,
) -> impl Iterator<Item = Action> + use<'a> {
    let held: Vec<u8> = view.hand.iter().map(|card| card.id).collect();
    let clicked = clicks.payment().unwrap_or_default();
    let known = clicked.parts().all(|(card, _)| held.contains(&card));
    let masks = move |card: u8| {
        let found = clicked.parts().find(|(of, _)| *of == card);
        found.map_or(0, |(_, mask)| mask)
    };
    let wanted: Vec<u8> = held.iter().map(|card| masks(*card)).collect();
    let exact = clicks.pay;
    let side = |id: u8| {
        view.hand
            .iter()
            .find(|card| card.id == id)
            .map(|card| card.slots)
    };
    let need = need(view, action).filter(|_| known);
    let most = 1_u16 << (SLOTS * held.len());
    let ways = (1..most).filter_map(move |ways| {
        let mask = |at: usize| (ways >> (SLOTS * at) & 15) as u8;
        let fits = |(at, wanted): (usize, &u8)| match exact {
            true => mask(at) == *wanted,
            false => mask(at) & wanted == *wanted,
        };
        if !wanted.iter().enumerate().all(fits) {
            return None;
        }
        let parts = held.iter().enumerate().map(|(at, card)| (*card, mask(at)));
        let parts: Vec<(u8, u8)> = parts.filter(|(_, mask)| *mask > 0).collect();
        let pay = Pay::of(&parts)?;
        judge(side, need?, &pay).ok().map(|()| with(action, pay))
    });
    let free = matches!(action, Action::Pass).then_some(*action);
    free.into_iter().chain(ways)
}
