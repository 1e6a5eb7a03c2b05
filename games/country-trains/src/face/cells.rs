//! The squares of the board while a tile is laid: what can be chosen, how the tile would lie, how it can be turned.

use super::{Page, board::Frame, route};
use crate::{
    action::Stack,
    content::Tile,
    square::{DIRECTIONS, EAST, SOUTH, Sides, Square},
    view::{Held, Laid, Spot, Station},
};
use maud::{Markup, html};
use table::Say;

/// Side of a small tile one turns by, and the room between two.
const TURN: i32 = 62;

impl Page<'_> {
    /// The squares a tile of the hand would cover there, turned the first way that fits.
    pub(super) fn covered(&self, spot: &Spot) -> impl Iterator<Item = Square> + use<> {
        let second = (spot.hand == Stack::Station).then(|| {
            spot.at.beside(if spot.rots.first() == Some(&1) {
                SOUTH
            } else {
                EAST
            })
        });
        std::iter::once(spot.at).chain(second)
    }

    /// For every tile of the hand its own squares; with two in hand those of the chosen one are shown.
    pub(super) fn cells(&self, frame: Frame) -> Markup {
        html! {
            @for held in &self.view.hand {
                g class={ "ct-layer ct-for-" (held.tile.stack().code()) } { (self.layer(frame, held)) }
            }
        }
    }

    fn layer(&self, frame: Frame, held: &Held) -> Markup {
        let spots: Vec<&Spot> = self
            .view
            .spots
            .iter()
            .filter(|spot| spot.hand == held.tile.stack())
            .collect();
        // A station is lit on both its squares, first on the one by which it joins; no two places share that one.
        let mut claimed: Vec<(Square, &Spot)> = Vec::new();
        for spot in &spots {
            claimed.push((self.joining(spot), spot));
        }
        for spot in &spots {
            for square in self.covered(spot) {
                if !claimed.iter().any(|(there, _)| *there == square) {
                    claimed.push((square, spot));
                }
            }
        }
        html! {
            @for square in frame.squares() {
                @let spot = claimed.iter().find(|(there, _)| *there == square).map(|(_, spot)| *spot);
                (self.cell(square, spot))
            }
            @for spot in &spots { (self.ghost(spot, held)) }
        }
    }

    /// The square of a place by which the tile joins the network.
    fn joining(&self, spot: &Spot) -> Square {
        let faced = |square: &Square| {
            let faces =
                |laid: &Laid| route::each(laid.open).any(|end| route::beyond(laid, end) == *square);
            self.view.tiles.iter().any(faces)
        };
        self.covered(spot).find(faced).unwrap_or(spot.at)
    }

    /// One square: a click on a lit one chooses it, on any other one asks why not.
    fn cell(&self, square: Square, spot: Option<&Spot>) -> Markup {
        let at = spot.map_or(square, |spot| spot.at);
        let token = self.token(format_args!("at:{at}"));
        let (x, y) = (i32::from(square.x) * 100, i32::from(square.y) * 100);
        let plus = spot.filter(|spot| self.joining(spot) == square);
        html! {
            g.ct-cell.ct-spot[spot.is_some()] data-token=[token] {
                title { (self.say(&self.cell_label(square, spot))) }
                rect x=(x + 4) y=(y + 4) width="92" height="92" rx="7" {}
                @if let Some(spot) = plus {
                    use href="#ct-plus" transform={ "translate(" (x + 50) " " (y + 46) ")" } {}
                    @if spot.hand == Stack::Track {
                        @for dot in 0..spot.rots.len() as i32 { circle.ct-dot cx=(x + 50 + 12 * dot - 6 * (spot.rots.len() as i32 - 1)) cy=(y + 84) r="4" {} }
                    }
                }
            }
        }
    }

    fn cell_label(&self, square: Square, spot: Option<&Spot>) -> Say {
        let lies = |laid: &&Laid| route::squares(laid).any(|s| s == square);
        let key = if spot.is_some() {
            "label-spot"
        } else {
            "label-empty"
        };
        match self.view.tiles.iter().find(lies) {
            Some(laid) => self.tile_label(laid),
            None => Say::new(key).text("square", square.to_string()),
        }
    }

    /// The tile as it would lie, every way that fits; the first is shown, or the one that is pointed at.
    fn ghost(&self, spot: &Spot, held: &Held) -> Markup {
        let (x, y) = (i32::from(spot.at.x) * 100, i32::from(spot.at.y) * 100);
        html! {
            g.ct-ghost data-for={ "at:" (spot.at) } {
                @for rot in &spot.rots {
                    g.ct-lies data-for={ "rot:" (rot) } {
                        g transform={ "translate(" (x) " " (y) ")" } { (self.face(held.tile, *rot)) }
                        @for (end, (ex, ey)) in self.left_open(spot.at, held.tile, *rot) {
                            use href="#ct-open" transform={ "translate(" (ex) " " (ey) ") rotate(" (route::angle(end)) ")" } {}
                        }
                    }
                }
                @for station in spot.gains.iter().filter_map(|at| self.view.stations.get(usize::from(*at))) { (self.gain(station)) }
            }
        }
    }

    /// A station that gains by a country tile.
    fn gain(&self, station: &Station) -> Markup {
        let laid = &self.view.tiles[usize::from(station.tile)];
        let (x, y, wide, high) = super::board::extent(laid);
        html! { rect.ct-gains x=(x + 3) y=(y + 3) width=(wide - 6) height=(high - 6) rx="6" {} }
    }

    /// The ends of a tile that would face empty squares, with a place beyond each.
    fn left_open(&self, at: Square, tile: Tile, rot: u8) -> Vec<(Sides, (i32, i32))> {
        let ghost = Laid {
            piece: 0,
            tile,
            at,
            rot,
            ends: tile.ends(rot),
            open: 0,
            loco: None,
        };
        let taken = |square: Square| {
            self.view
                .tiles
                .iter()
                .any(|laid| route::squares(laid).any(|s| s == square))
        };
        route::each(ghost.ends)
            .filter(|end| !taken(route::beyond(&ghost, *end)))
            .map(|end| (end, route::along(route::edge(&ghost, end), end, 26)))
            .collect()
    }

    /// What lies above all tiles: the ways to turn the tile on its chosen square, beside it.
    pub(super) fn turns(&self, frame: Frame) -> Markup {
        let tile = |spot: &Spot| {
            let held = self
                .view
                .hand
                .iter()
                .find(|held| held.tile.stack() == spot.hand);
            held.map(|held| held.tile)
        };
        html! {
            @for spot in self.view.spots.iter().filter(|_| self.mine) {
                @if let Some(tile) = tile(spot).filter(|tile| !matches!(tile, Tile::Country(_))) {
                    g class={ "ct-turns ct-for-" (spot.hand.code()) } data-for={ "at:" (spot.at) } { (self.ways(frame, spot, tile)) }
                }
            }
        }
    }

    fn ways(&self, frame: Frame, spot: &Spot, tile: Tile) -> Markup {
        // One way to lie needs no picture of it: the tile itself is clicked.
        if let [rot] = spot.rots[..] {
            let (x, y) = (i32::from(spot.at.x) * 100, i32::from(spot.at.y) * 100);
            let (wide, high) = match (tile, rot) {
                (Tile::Station(_), 0) => (192, 92),
                (Tile::Station(_), _) => (92, 192),
                _ => (92, 92),
            };
            return html! {
                g.ct-turn.ct-only data-token=[self.token(format_args!("rot:{rot}"))] {
                    title { (self.say(&self.turn_label(tile, rot))) }
                    rect x=(x + 4) y=(y + 4) width=(wide) height=(high) rx="7" {}
                }
            };
        }
        let count = spot.rots.len() as i32;
        let long = matches!(tile, Tile::Station(_));
        let wide = count * (TURN + 6) + 6;
        let [left, right] = [frame.least.x, frame.most.x].map(|x| i32::from(x) * 100);
        let covered = self.covered(spot);
        let lowest = covered.map(|square| i32::from(square.y)).max().unwrap_or(0);
        let x = (i32::from(spot.at.x) * 100 + 50 - wide / 2)
            .clamp(left + 4, (right + 96 - wide).max(left + 4));
        // Below the square, or above it at the lower rim of the board.
        let y = if lowest < i32::from(frame.most.y) {
            lowest * 100 + 108
        } else {
            i32::from(spot.at.y) * 100 - TURN - 20
        };
        html! {
            rect.ct-turnplate x=(x) y=(y) width=(wide) height=(TURN + 12) rx="8" {}
            @for (place, rot) in (0..).zip(&spot.rots) {
                g.ct-turn data-token=[self.token(format_args!("rot:{rot}"))] {
                    title { (self.say(&self.turn_label(tile, *rot))) }
                    rect x=(x + 6 + place * (TURN + 6)) y=(y + 6) width=(TURN) height=(TURN) rx="4" {}
                    g transform={
                        "translate(" (x + 6 + place * (TURN + 6) + if long && *rot == 1 { TURN / 4 } else { 0 }) " "
                        (y + 6 + if long && *rot == 0 { TURN / 4 } else { 0 }) ") scale(" (if long { 0.31 } else { 0.62 }) ")"
                    } { (self.plain(tile, *rot)) }
                }
            }
        }
    }

    /// A tile without its lettering, for pictures too small for it.
    pub(super) fn plain(&self, tile: Tile, rot: u8) -> Markup {
        match (tile, rot) {
            (Tile::Station(_), 0) => {
                html! { rect.ct-bare width="200" height="100" rx="6" {} use href="#ct-bed" {} }
            }
            (Tile::Station(_), _) => {
                html! { rect.ct-bare width="100" height="200" rx="6" {} use href="#ct-bed" transform="translate(100 0) rotate(90)" {} }
            }
            _ => self.face(tile, rot),
        }
    }

    pub(super) fn turn_label(&self, tile: Tile, rot: u8) -> Say {
        Say::new("label-turned")
            .say("tile", super::tile_name(self.view, tile))
            .list("ends", ends(tile.ends(rot)))
    }
}

/// Directions in words.
pub(super) fn ends(sides: Sides) -> Vec<Say> {
    let keys = ["end-north", "end-east", "end-south", "end-west"];
    let all = DIRECTIONS.into_iter().zip(keys);
    all.filter(|(end, _)| sides & end != 0)
        .map(|(_, key)| Say::new(key))
        .collect()
}
