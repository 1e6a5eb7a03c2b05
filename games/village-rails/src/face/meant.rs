//! What clicks could mean that no offered path holds, so that the rules can say why not.

use super::{own, prospect};
use crate::{
    Action, Facing, Order,
    spell::{Cell, LineName},
    view::{Status, View},
};
use table::Token;

/// What the clicks speak of.
#[derive(Default)]
pub(super) struct Clicks {
    pub(super) track: Option<u8>,
    pub(super) cell: Option<u8>,
    pub(super) facing: Option<Facing>,
    pub(super) trip: Option<u8>,
    pub(super) line: Option<u8>,
    pub(super) terminus: Option<u8>,
    pub(super) order: Option<Order>,
    pub(super) end: bool,
}

impl Clicks {
    /// Later clicks of a kind count.
    pub(super) fn read(view: &View, clicked: &[Token]) -> Clicks {
        let mut clicks = Clicks::default();
        for token in clicked {
            if let Some(slot) = token.after("track") {
                clicks.track = slot.parse().ok();
            } else if let Some(cell) = token.after("cell") {
                clicks.cell = Cell::of(cell).map(|cell| cell.0);
            } else if let Some(slot) = token.after("trip") {
                clicks.trip = slot.parse().ok();
            } else if let Some(line) = token.after("line") {
                clicks.line = LineName::of(line).map(|line| line.0);
            } else if let Some(name) = token.after("terminus") {
                clicks.terminus = view.hand.iter().find(|h| h.face.name == name).map(|h| h.id);
            } else {
                match token.as_str() {
                    "upright" => clicks.facing = Some(Facing::Upright),
                    "turned" => clicks.facing = Some(Facing::Turned),
                    "kept" => clicks.order = Some(Order::Kept),
                    "reversed" => clicks.order = Some(Order::Reversed),
                    "end" => clicks.end = true,
                    _ => {}
                }
            }
        }
        clicks
    }
}

/// The readings of these clicks; the last click tells what is tried.
pub(super) fn meant(view: &View, clicked: &[Token]) -> Vec<Action> {
    let clicks = Clicks::read(view, clicked);
    let Some(last) = clicked.last() else {
        return Vec::new();
    };
    let build = build(view, &clicks);
    let plan = plan(view, &clicks);
    let resolve = resolve(view, &clicks);
    let kind = last.as_str().split(':').next().unwrap_or_default();
    let first = match kind {
        "end" => Some(Action::EndTurn),
        "track" | "cell" | "upright" | "turned" => build,
        "trip" => plan,
        "terminus" | "kept" | "reversed" => resolve,
        // A start belongs to a trip, and to a terminus card while lines are settled.
        "line" if view.phase == "resolve" || clicks.terminus.is_some() => resolve,
        "line" => plan,
        _ => None,
    };
    first.into_iter().collect()
}

/// A build; what was not clicked is chosen so that only what was clicked can be at fault.
fn build(view: &View, clicks: &Clicks) -> Option<Action> {
    let own = own(view)?;
    let turns = |slot: u8| {
        view.track_market
            .get(usize::from(slot))
            .is_some_and(|o| o.track.turns())
    };
    let turning = || (0..view.track_market.len() as u8).find(|slot| turns(*slot));
    let slot = match clicks.track {
        Some(slot) => slot,
        None if clicks.facing.is_some() => turning().unwrap_or(0),
        None => 0,
    };
    let cell = clicks
        .cell
        .or_else(|| (0..12).find(|cell| prospect::is_open(own, *cell)));
    // Said only where it matters (V12), else a finished path would be the beginning of another.
    let facing = match clicks.facing {
        _ if !turns(slot) => Facing::Plain,
        facing => facing.unwrap_or(Facing::Upright),
    };
    Some(Action::Build {
        slot,
        cell: cell.unwrap_or(0),
        facing,
    })
}

fn plan(view: &View, clicks: &Clicks) -> Option<Action> {
    let own = own(view)?;
    let takes = |line: &u8| {
        let line = &own.lines[usize::from(*line)];
        line.status == Status::Open && line.trips.len() < 2
    };
    Some(Action::Plan {
        slot: clicks.trip.unwrap_or(0),
        line: clicks.line.or_else(|| (0..7).find(takes)).unwrap_or(0),
    })
}

fn resolve(view: &View, clicks: &Clicks) -> Option<Action> {
    let own = own(view)?;
    let pending = |line: &u8| own.lines[usize::from(*line)].status == Status::Pending;
    let line = clicks.line.or_else(|| (0..7).find(pending)).unwrap_or(0);
    let ordered = line < 7 && prospect::has_order(own, line);
    Some(Action::Resolve {
        line,
        terminus: clicks
            .terminus
            .or_else(|| view.hand.first().map(|held| held.id))?,
        order: match clicks.order {
            Some(order) => order,
            None if ordered => Order::Kept,
            None => Order::Plain,
        },
    })
}
