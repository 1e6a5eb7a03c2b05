//! One map side: 1.4, points 1 to 3.

use super::ask;
use crate::content::{CARD_COLUMNS, CARD_ROWS, COLUMNS, Kind, SQUARES, Side, Sketch, Square};
use crate::network::{Network, neighbour};
use table::Say;

const BUILDINGS: usize = 3;
const EXITS: usize = 3;
const MOST_RAILS: usize = 10;
const LEAST_LAND: usize = 3;
const MOST_INTERNAL: u8 = 4;
const MOST_STUB: usize = 3;

/// Why a map side does not keep the brief.
pub(in crate::content) fn map_side(map: &Sketch) -> Result<(), Say> {
    let mut squares = [Square::Land; SQUARES];
    for (row, line) in map.iter().enumerate() {
        for (column, square) in line.iter().enumerate() {
            squares[row * usize::from(COLUMNS) + column] = *square;
        }
    }
    let net = Network::trace(squares).ok_or_else(|| Say::new("set-side-rails"))?;
    buildings(&net)?;
    let count = |is: fn(&Square) -> bool| map.iter().flatten().filter(|s| is(s)).count();
    let (rails, land) = (count(|s| s.is_rail()), count(|s| *s == Square::Land));
    ask(rails <= MOST_RAILS, || Say::new("set-side-rails"))?;
    ask(land >= LEAST_LAND, || Say::new("set-side-land"))?;
    let exits = exits(&net)?;
    ask(exits.len() == EXITS, || {
        Say::new("set-side-exits").num("count", exits.len() as i64)
    })?;
    let side_once = |side| exits.iter().filter(|(_, s)| *s == side).count() <= 1;
    ask(Side::ALL.into_iter().all(side_once), || {
        Say::new("set-side-exit-sides")
    })?;
    let placed = exits.iter().all(|(at, side)| at_a_door(*at, *side));
    ask(placed, || Say::new("set-side-exit-place"))?;
    chains(&net, &exits)?;
    let internal = || net.links().iter().filter(|link| link.complete());
    let short = internal().all(|link| link.length <= MOST_INTERNAL);
    ask((1..=2).contains(&internal().count()) && short, || {
        Say::new("set-side-links")
    })
}

/// Three buildings of three types that do not touch.
fn buildings(net: &Network) -> Result<(), Say> {
    let found: Vec<Option<Kind>> = net.buildings().map(|at| net.kind(at)).collect();
    let types = Kind::ALL
        .iter()
        .filter(|kind| found.contains(&Some(**kind)));
    ask(
        found.len() == BUILDINGS && types.count() == BUILDINGS,
        || Say::new("set-side-buildings"),
    )?;
    let touches = |at: u8| {
        let next = Side::ALL.into_iter().filter_map(move |s| neighbour(at, s));
        next.filter_map(|next| net.building(next))
            .any(|other| net.building(at) != Some(other))
    };
    let built = (0..SQUARES as u8).filter(|at| net.building(*at).is_some());
    ask(!built.into_iter().any(touches), || {
        Say::new("set-side-touching")
    })
}

const fn on_card(at: u8) -> bool {
    (at / COLUMNS) < CARD_ROWS as u8 && (at % COLUMNS) < CARD_COLUMNS as u8
}

/// The rails and sides through which a chain leaves the card; any other loose end is refused.
fn exits(net: &Network) -> Result<Vec<(u8, Side)>, Say> {
    let mut exits = Vec::new();
    for at in (0..SQUARES as u8).filter(|at| net.chain(*at).is_some()) {
        for side in net.at(at).sides().into_iter().flatten() {
            match neighbour(at, side).filter(|next| on_card(*next)) {
                None => exits.push((at, side)),
                Some(next) => {
                    let ends = net.building(next).is_some() || net.at(next).opens(side.back());
                    ask(ends, || Say::new("set-side-loose-end"))?;
                }
            }
        }
    }
    Ok(exits)
}

/// West and east in the middle row, north and south in columns b and d.
const fn at_a_door(at: u8, side: Side) -> bool {
    match side {
        Side::West | Side::East => at / COLUMNS == 1,
        Side::North | Side::South => matches!(at % COLUMNS, 1 | 3),
    }
}

/// Every chain has an end on a building of the card; one that leaves it is short.
fn chains(net: &Network, exits: &[(u8, Side)]) -> Result<(), Say> {
    for key in (0..SQUARES as u8).filter(|at| net.chain(*at) == Some(*at)) {
        let leaves = exits.iter().filter(|(at, _)| net.chain(*at) == Some(key));
        match leaves.count() {
            0 => ask(net.link(key).is_some(), || Say::new("set-side-ring"))?,
            1 => ask(net.rails(key).len() <= MOST_STUB, || {
                Say::new("set-side-stub")
            })?,
            _ => return Err(Say::new("set-side-pass-through")),
        }
    }
    Ok(())
}
