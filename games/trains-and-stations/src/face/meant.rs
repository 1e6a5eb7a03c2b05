//! What clicks could mean that no offered path holds, so that the rules can say why not.

use crate::action::{Action, Kind};
use crate::content::{Building, Content, Good, Side};
use crate::spell;
use crate::view::View;
use table::{Path, Token, after};

/// The readings of these clicks: all of them as one path, else the last of them.
pub(super) fn meant(view: &View, clicked: &[Token]) -> Vec<Action> {
    let Some(last) = clicked.last() else {
        return Vec::new();
    };
    let whole = clicked
        .iter()
        .fold(Path::new(), |path, token| path.then(token));
    let spelled = spell::parse(&view.set, &whole).filter(|action| fits(view, action));
    let last = last.as_str();
    let alone = || {
        let path = Path::new().then(last);
        spell::parse(&view.set, &path).filter(|action| fits(view, action))
    };
    let reading = spelled.or_else(|| part(view, clicked, last)).or_else(alone);
    reading.into_iter().collect()
}

/// A die clicked alone is marked only while dice are rolled.
fn fits(view: &View, action: &Action) -> bool {
    !matches!(action, Action::Mark(..)) || view.phase != "resolve"
}

/// A click that is one part of an action; the rest is chosen so that only what was clicked can be at fault.
fn part(view: &View, clicked: &[Token], last: &str) -> Option<Action> {
    let number = |kind| after(last, kind).and_then(|n| n.parse::<u8>().ok());
    let earlier = |kind| clicked.iter().rev().find_map(move |t| t.after(kind));
    if let Some(space) = number("space").filter(|s| usize::from(*s) < view.set.spaces.len()) {
        return Some(Action::Place(train_kind(view, clicked), space));
    }
    if let Some(city) = number("city").filter(|c| usize::from(*c) < view.set.cities.len()) {
        let building = earlier("supply").and_then(Building::of);
        return Some(Action::Build(
            building.unwrap_or_else(|| with_set(view)),
            city,
        ));
    }
    if let Some(building) = after(last, "supply").and_then(Building::of) {
        return Some(Action::Build(building, free_city(view)));
    }
    if let Some(building) = after(last, "stack").and_then(Building::of) {
        let next = view.stacks[building as usize].next.first();
        return Some(Action::Upgrade(
            building,
            next.copied().unwrap_or(Good::Gold),
        ));
    }
    if let Some(good) = after(last, "good").and_then(Good::of) {
        let stack = earlier("stack").and_then(Building::of);
        let fits = view.upgrades.iter().find(|(_, g)| *g == good);
        let building = stack.or(fits.map(|(b, _)| *b)).unwrap_or(Building::Ranch);
        return Some(Action::Upgrade(building, good));
    }
    if let Some((kind, side)) = die(last) {
        return match side {
            _ if view.phase != "resolve" => None,
            Side::Coin => Some(Action::Cash(kind)),
            side if side.is_train() => {
                let space = view.open.first().copied().unwrap_or(0);
                Some(Action::Place(kind, space))
            }
            side => Some(Action::Save(kind, side)),
        };
    }
    let named = clicked.iter().rev().find_map(|t| die(t.as_str()));
    match last {
        "cash" => Some(Action::Cash(named.map_or(Kind::Own, |(kind, _)| kind))),
        "save" => {
            let (kind, side) = named.unwrap_or((Kind::Own, Side::Coin));
            Some(Action::Save(kind, side))
        }
        _ => None,
    }
}

fn die(token: &str) -> Option<(Kind, Side)> {
    let (kind, side) = after(token, "die")?.split_once('.')?;
    let kind = match kind {
        "own" => Kind::Own,
        "white" => Kind::White,
        _ => return None,
    };
    Some((kind, Side::of(side)?))
}

/// The kind of train that was clicked, else one that is there.
fn train_kind(view: &View, clicked: &[Token]) -> Kind {
    let named = clicked.iter().rev().find_map(|t| die(t.as_str()));
    let own = view
        .hand
        .iter()
        .any(|d| !d.used && d.kind == Kind::Own && d.side.is_train());
    let white = view
        .hand
        .iter()
        .any(|d| !d.used && d.kind == Kind::White && d.side.is_train());
    match named {
        Some((kind, _)) => kind,
        None if white && !own => Kind::White,
        None => Kind::Own,
    }
}

/// A building whose three dice are there, else any.
fn with_set(view: &View) -> Building {
    let dice = |building: &Building| {
        let alike = view
            .hand
            .iter()
            .filter(|d| !d.used && d.side == building.side());
        alike.count() >= 3
    };
    let first = Building::ALL.into_iter().find(dice);
    first.unwrap_or(Building::Ranch)
}

/// A city that takes a building now, else any.
fn free_city(view: &View) -> u8 {
    let least = view.stations.iter().map(Vec::len).min().unwrap_or(0);
    let set: &Content = &view.set;
    let takes = |city: &usize| {
        let standing = view.stations[*city].len();
        standing <= least && standing < usize::from(set.cities[*city].locations)
    };
    (0..view.stations.len()).find(takes).unwrap_or(0) as u8
}
