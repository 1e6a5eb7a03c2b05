//! A way over the board as one painted line: through tiles, around curves, into stations.

use crate::{
    content::Tile,
    square::{DIRECTIONS, EAST, NORTH, SOUTH, Sides, Square, opposite, turned},
    view::{Laid, View},
};
use maud::{Markup, html};
use std::fmt::Write;

/// How far into a station a line is painted.
const INSIDE: i32 = 24;

/// A place in the drawing; a square is 100 wide.
pub(super) type Spot = (i32, i32);

/// The squares under a tile.
pub(super) fn squares(laid: &Laid) -> impl Iterator<Item = Square> + use<> {
    let second = matches!(laid.tile, Tile::Station(_))
        .then(|| laid.at.beside(if laid.rot == 0 { EAST } else { SOUTH }));
    std::iter::once(laid.at).chain(second)
}

/// The square of a tile that has the end in this direction.
fn holds(laid: &Laid, end: Sides) -> Square {
    match (laid.tile, end) {
        (Tile::Station(_), EAST | SOUTH) => laid.at.beside(end),
        _ => laid.at,
    }
}

/// The square that an end of a tile faces.
pub(super) fn beyond(laid: &Laid, end: Sides) -> Square {
    holds(laid, end).beside(end)
}

/// The ends among some sides, one by one.
pub(super) fn each(sides: Sides) -> impl Iterator<Item = Sides> {
    DIRECTIONS.into_iter().filter(move |end| sides & end != 0)
}

/// The end of one tile that meets an end of the other.
fn link(from: &Laid, to: &Laid) -> Option<Sides> {
    each(from.ends).find(|end| {
        to.ends & opposite(*end) != 0 && holds(to, opposite(*end)) == beyond(from, *end)
    })
}

/// The middle of a square.
fn middle(square: Square) -> Spot {
    (
        i32::from(square.x) * 100 + 50,
        i32::from(square.y) * 100 + 50,
    )
}

/// From a place so far in a direction.
pub(super) fn along((x, y): Spot, direction: Sides, far: i32) -> Spot {
    match direction {
        NORTH => (x, y - far),
        EAST => (x + far, y),
        SOUTH => (x, y + far),
        _ => (x - far, y),
    }
}

/// The middle of the edge at an end.
pub(super) fn edge(laid: &Laid, end: Sides) -> Spot {
    along(middle(holds(laid, end)), end, 50)
}

/// Where a line begins or ends on a tile that it leaves by this end.
fn terminus(laid: &Laid, end: Sides) -> Spot {
    match laid.tile {
        Tile::Station(_) => along(edge(laid, end), opposite(end), INSIDE),
        _ => middle(laid.at),
    }
}

/// A line over tiles of the board.
pub(super) struct Line {
    path: String,
    /// Where it begins and ends.
    ends: [Spot; 2],
    /// The tiles between, where an arrow shows the way: the place and the turn in degrees.
    arrows: Vec<(Spot, i32)>,
}

impl Line {
    /// The line over these tiles, if they are linked one after another.
    pub(super) fn over(view: &View, way: &[u8]) -> Option<Line> {
        let tiles: Vec<&Laid> = way
            .iter()
            .filter_map(|tile| view.tiles.get(usize::from(*tile)))
            .collect();
        let links: Option<Vec<Sides>> = tiles.windows(2).map(|w| link(w[0], w[1])).collect();
        let links = links.filter(|links| !links.is_empty())?;
        let begin = terminus(tiles[0], links[0]);
        let mut path = format!("M{} {}", begin.0, begin.1);
        let mut arrows = Vec::new();
        let go = |path: &mut String, to: Spot, bend: Option<bool>| {
            // Writing to a string does not fail.
            let _ = match bend {
                Some(right) => write!(path, "A50 50 0 0 {} {} {}", u8::from(right), to.0, to.1),
                None => write!(path, "L{} {}", to.0, to.1),
            };
        };
        for (at, out) in links.iter().enumerate() {
            let tile = tiles[at];
            let into = at.checked_sub(1).map(|before| opposite(links[before]));
            let bend = into
                .filter(|into| *into != opposite(*out))
                .map(|into| turns_right(into, *out));
            let to = edge(tile, *out);
            go(&mut path, to, bend);
            arrows.push((to, angle(*out)));
        }
        let last = tiles[tiles.len() - 1];
        let end = terminus(last, opposite(links[links.len() - 1]));
        go(&mut path, end, None);
        // At every other edge is enough, and never in a station.
        let arrows = arrows.into_iter().step_by(2).collect();
        Some(Line {
            path,
            ends: [begin, end],
            arrows,
        })
    }

    /// The painted band.
    pub(super) fn draw(&self) -> Markup {
        html! {
            path.ct-band-halo d=(self.path) {}
            path.ct-band d=(self.path) {}
            path.ct-band-core d=(self.path) {}
            @for ((x, y), turn) in &self.arrows { use href="#ct-arrow" transform={ "translate(" (x) " " (y) ") rotate(" (turn) ") scale(.8)" } {} }
            @for (x, y) in self.ends { circle.ct-band-end cx=(x) cy=(y) r="10" {} }
        }
    }
}

/// Whether the way from the edge `into` to the edge `out` bends to the right.
fn turns_right(into: Sides, out: Sides) -> bool {
    out == turned(into, 3)
}

pub(super) fn angle(direction: Sides) -> i32 {
    match direction {
        NORTH => -90,
        EAST => 0,
        SOUTH => 90,
        _ => 180,
    }
}
