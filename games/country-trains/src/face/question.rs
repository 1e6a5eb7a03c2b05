//! What is asked, how far the game has come, what the committing button says, what a move leads to.

use super::{best, pieces::dollars, place_name, sheet, station_at, station_name, tile_name};
use crate::{
    Action,
    action::Stack,
    content::{Country, Tile},
    view::{Delivery, Stop, View},
};
use table::{Item, Say, Seat};

/// What the viewer is asked, or who is waited for.
pub(super) fn question(view: &View) -> Say {
    let Some(seat) = view.to_act else {
        return over(view);
    };
    if !view.who.is(seat) {
        let key = match view.phase {
            "setup" => "q-waiting-setup",
            "choose" => "q-waiting-choose",
            "place" => "q-waiting-place",
            "move" => "q-waiting-move",
            _ => "q-waiting-deliver",
        };
        return Say::new(key).seat("seat", seat);
    }
    match view.phase {
        "setup" | "place" => lay(view),
        "choose" if view.tiles_placed > 0 => Say::new("q-choose-more"),
        "choose" => Say::new("q-choose"),
        "move" if view.journey.as_ref().is_some_and(|j| j.must_return) => Say::new("q-return"),
        "move" => Say::new("q-move"),
        _ => Say::new("q-deliver"),
    }
}

fn lay(view: &View) -> Say {
    match &view.hand[..] {
        [held] => {
            let say = Say::new(match held.tile {
                Tile::Station(_) if view.phase == "place" => "q-lay-station",
                _ => "q-lay",
            });
            say.say("tile", tile_name(view, held.tile))
        }
        _ => Say::new("q-lay-both"),
    }
}

fn over(view: &View) -> Say {
    let (winners, money) = sheet::winners(view);
    match winners[..] {
        [seat] if view.who.is(seat) => Say::new("q-you-win").text("dollars", dollars(money)),
        [seat] => Say::new("q-wins")
            .seat("seat", seat)
            .text("dollars", dollars(money)),
        _ => {
            let names = winners
                .into_iter()
                .map(|seat| Say::new("q-name").seat("seat", seat));
            Say::new("q-shared")
                .list("seats", names.collect())
                .text("dollars", dollars(money))
        }
    }
}

/// "Tile 2 of 2", else the round.
pub(super) fn progress(view: &View) -> Option<Say> {
    view.to_act?;
    Some(match view.phase {
        "setup" => Say::new("page-first-turn"),
        "choose" | "place" if view.tiles_allowed > 1 => Say::new("page-tile-of")
            .num("tile", view.tiles_placed + 1)
            .num("tiles", view.tiles_allowed),
        _ => Say::new("page-round").num("round", view.round),
    })
}

/// The button that commits: a verb and a price.
pub(super) fn deed(view: &View, action: &Action) -> Option<Say> {
    Some(match *action {
        Action::PlaceStation { .. } | Action::PlaceTrack { .. } | Action::PlaceCountry { .. } => {
            Say::new("deed-lay")
        }
        Action::Draw(stack) => {
            let left = view.stacks.iter().find(|s| s.stack == stack)?;
            Say::new(match (stack, left.count) {
                (Stack::Track, 1) => "deed-draw-last-track",
                (Stack::Country, 1) => "deed-draw-last-country",
                (Stack::Track, _) => "deed-draw-track",
                (Stack::Country, _) => "deed-draw-country",
                (Stack::Station, _) => "deed-draw-station",
            })
        }
        Action::StopPlacing => Say::new("page-stop"),
        Action::Stay => Say::new("page-stay"),
        Action::Skip => Say::new("page-skip"),
        Action::Move(to) => {
            let stop = stop(view, |tile| view.tiles[usize::from(tile)].at == to)?;
            match (station_at(view, stop.tile), stop.tax) {
                (None, _) => Say::new("deed-move"),
                (Some(station), None) => {
                    Say::new("deed-move-free").say("station", station_name(view, station))
                }
                (Some(station), Some(tax)) => Say::new("deed-move-tax")
                    .say("station", station_name(view, station))
                    .num("dollars", tax.amount),
            }
        }
        Action::Deliver {
            supply,
            demand,
            loads,
        } => Say::new("deed-deliver").text(
            "net",
            dollars(delivery(view, supply, demand, false)?.net(loads)),
        ),
        Action::CarryPeople { a, b } => {
            Say::new("deed-carry").text("net", dollars(delivery(view, a, b, true)?.best()))
        }
    })
}

/// The place an engine can go to, by its tile.
pub(super) fn stop(view: &View, is: impl Fn(u8) -> bool) -> Option<&Stop> {
    view.journey
        .as_ref()?
        .stops
        .iter()
        .find(|stop| is(stop.tile))
}

/// The delivery between two stations, counted from 1 as in paths.
pub(super) fn delivery(view: &View, from: u8, to: u8, people: bool) -> Option<&Delivery> {
    let pair = |d: &&Delivery| {
        let same = (d.from + 1, d.to + 1) == (from, to);
        let turned = people && (d.to + 1, d.from + 1) == (from, to);
        (same || turned) && (d.load == Country::House) == people
    };
    view.deliveries.iter().find(pair)
}

/// Moving onto a track tile: the best delivery from there, income and every tax by name.
pub(super) fn foresee(view: &View, action: &Action) -> Vec<Item> {
    let (Action::Move(to), Some(seat)) = (action, view.to_act) else {
        return Vec::new();
    };
    let stop = stop(view, |tile| view.tiles[usize::from(tile)].at == *to);
    stop.and_then(|stop| best(&stop.deliveries))
        .map_or_else(Vec::new, |delivery| items(view, seat, delivery))
}

/// What a delivery of all loads brings and costs.
fn items(view: &View, seat: Seat, delivery: &Delivery) -> Vec<Item> {
    let people = delivery.load == Country::House;
    let income = Item {
        seat,
        unit: "dollars",
        value: i32::from(delivery.pays.last().copied().unwrap_or(0)),
        say: Say::new(if people {
            "brief-people"
        } else {
            "brief-goods"
        })
        .num("loads", delivery.pays.len() as i64)
        .say("good", delivery.load.say())
        .say("from", station_name(view, delivery.from))
        .say("to", station_name(view, delivery.to)),
        rule: if people { "people" } else { "deliver" },
    };
    let taxes = delivery.taxes.iter().map(|tax| Item {
        seat,
        unit: "dollars",
        value: -i32::from(tax.amount),
        say: Say::new("foreseen-tax")
            .say("station", station_name(view, tax.station))
            .seat("seat", tax.to),
        rule: "tax",
    });
    std::iter::once(income).chain(taxes).collect()
}

/// Where a tile lies, for a row.
pub(super) fn place(view: &View, tile: u8) -> Option<Say> {
    view.tiles
        .get(usize::from(tile))
        .map(|laid| place_name(view, laid))
}
