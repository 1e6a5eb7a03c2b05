//! What clicks could mean that no offered path holds, so that the rules can say why not.

use crate::{Action, action::Stack, content::Country, square::Square, view::View};
use table::{Token, after};

/// What the clicks speak of.
#[derive(Default)]
pub(super) struct Clicks {
    pub(super) hand: Option<Stack>,
    pub(super) at: Option<Square>,
    pub(super) rot: Option<u8>,
    pub(super) stack: Option<Stack>,
    pub(super) tile: Option<Square>,
    /// Goods or people.
    pub(super) load: Option<Load>,
    /// The stations in the order in which they were clicked, counted from 1.
    pub(super) stations: Vec<u8>,
    pub(super) loads: Option<u8>,
    pub(super) word: Option<Word>,
}

/// What is delivered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Load {
    Goods,
    People,
}

/// A click that is a whole action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    Stop,
    Stay,
    Skip,
}

impl Clicks {
    /// Later clicks of a kind count.
    pub(super) fn read(clicked: &[Token]) -> Clicks {
        let mut clicks = Clicks::default();
        for token in clicked {
            let token = token.as_str();
            if let Some(hand) = after(token, "hand") {
                clicks.hand = Stack::of(hand);
            } else if let Some(at) = after(token, "at") {
                clicks.at = Square::of(at);
            } else if let Some(rot) = after(token, "rot") {
                clicks.rot = rot.parse().ok();
            } else if let Some(word) = after(token, "stack") {
                clicks.stack = Stack::of(word);
            } else if let Some(tile) = after(token, "tile") {
                clicks.tile = Square::of(tile);
            } else if let Some(station) = after(token, "st") {
                clicks.stations.extend(station.parse::<u8>());
            } else if let Some(loads) = after(token, "loads") {
                clicks.loads = loads.parse().ok();
            } else {
                match token {
                    "goods" => clicks.load = Some(Load::Goods),
                    "people" => clicks.load = Some(Load::People),
                    "stop" => clicks.word = Some(Word::Stop),
                    "stay" => clicks.word = Some(Word::Stay),
                    "skip" => clicks.word = Some(Word::Skip),
                    _ => {}
                }
            }
        }
        clicks
    }
}

/// The readings of these clicks; the last click tells what is tried.
pub(super) fn meant(view: &View, clicked: &[Token]) -> Vec<Action> {
    let clicks = Clicks::read(clicked);
    let Some(last) = clicked.last() else {
        return Vec::new();
    };
    let kind = last.as_str().split(':').next().unwrap_or_default();
    match kind {
        "hand" | "at" | "rot" => placements(view, &clicks),
        "stack" => clicks.stack.map(Action::Draw).into_iter().collect(),
        "tile" => clicks.tile.map(Action::Move).into_iter().collect(),
        "goods" | "people" | "st" | "loads" => vec![deliver(view, &clicks)],
        "stop" => vec![Action::StopPlacing],
        "stay" => vec![Action::Stay],
        "skip" => vec![Action::Skip],
        _ => Vec::new(),
    }
}

/// Laying the tile there, turned as it was clicked, else every way it can be turned: the square is at fault only if all are.
fn placements(view: &View, clicks: &Clicks) -> Vec<Action> {
    let held = match clicks.hand {
        Some(stack) => view.hand.iter().find(|held| held.tile.stack() == stack),
        None => view.hand.last(),
    };
    let stack = clicks.hand.or(held.map(|held| held.tile.stack()));
    let rotations = held.map_or(1, |held| held.tile.rotations());
    // Without a square the first that is open to the tile, so that only what was clicked can be at fault.
    let open = view.spots.iter().find(|spot| Some(spot.hand) == stack);
    let at = clicks
        .at
        .or(open.map(|spot| spot.at))
        .unwrap_or(Square::new(0, 0));
    let fits = |rot: &u8| {
        let spot = view
            .spots
            .iter()
            .find(|spot| Some(spot.hand) == stack && spot.at == at);
        spot.is_some_and(|spot| spot.rots.contains(rot))
    };
    let mut rots: Vec<u8> = match clicks.rot {
        Some(rot) => vec![rot],
        None => (0..rotations).collect(),
    };
    rots.sort_by_key(|rot| !fits(rot));
    let place = |rot: u8| match stack {
        Some(Stack::Station) => Action::PlaceStation { at, rot },
        Some(Stack::Country) => Action::PlaceCountry { at },
        _ => Action::PlaceTrack { at, rot },
    };
    let mut actions: Vec<Action> = rots.into_iter().map(place).collect();
    actions.dedup();
    actions
}

/// A delivery; what was not clicked is chosen so that only what was clicked can be at fault.
fn deliver(view: &View, clicks: &Clicks) -> Action {
    let people = clicks.load == Some(Load::People);
    let first = view
        .deliveries
        .iter()
        .find(|d| (d.load == Country::House) == people);
    let (from, to) = match (&clicks.stations[..], first) {
        ([.., from, to], _) => (*from, *to),
        ([one], _) => (*one, if *one == 1 { 2 } else { 1 }),
        (_, Some(delivery)) => (delivery.from + 1, delivery.to + 1),
        (_, None) => (1, 2),
    };
    if people {
        // The two are a set: the one laid first is named first.
        return Action::CarryPeople {
            a: from.min(to),
            b: from.max(to),
        };
    }
    Action::Deliver {
        supply: from,
        demand: to,
        loads: clicks.loads.unwrap_or(1),
    }
}
