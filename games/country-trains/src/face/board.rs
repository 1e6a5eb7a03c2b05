//! The growing board: tiles, engines, what is lit on it, and the window through which it is seen.

use super::{
    Page,
    pieces::{engine, platform, sign},
    place_name, printed,
    route::squares,
};
use crate::{
    content::{Country, Tile},
    square::Square,
    view::{Laid, LastDeed, Station},
};
use maud::{Markup, html};
use table::Say;

/// The part of the unbounded table that is drawn: from square to square, both included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Frame {
    pub(super) least: Square,
    pub(super) most: Square,
}

impl Frame {
    fn around(squares: impl Iterator<Item = Square>) -> Frame {
        let start = Frame {
            least: Square::new(0, 0),
            most: Square::new(0, 0),
        };
        squares.fold(start, |frame, at| Frame {
            least: Square::new(frame.least.x.min(at.x), frame.least.y.min(at.y)),
            most: Square::new(frame.most.x.max(at.x), frame.most.y.max(at.y)),
        })
    }

    fn grown(self) -> Frame {
        Frame {
            least: Square::new(self.least.x - 1, self.least.y - 1),
            most: Square::new(self.most.x + 1, self.most.y + 1),
        }
    }

    pub(super) fn squares(self) -> impl Iterator<Item = Square> {
        (self.least.y..=self.most.y)
            .flat_map(move |y| (self.least.x..=self.most.x).map(move |x| Square::new(x, y)))
    }

    fn view_box(self) -> [i32; 4] {
        let [x, y] = [self.least.x, self.least.y].map(|n| i32::from(n) * 100);
        let wide = i32::from(self.most.x) - i32::from(self.least.x) + 1;
        let high = i32::from(self.most.y) - i32::from(self.least.y) + 1;
        [x, y, wide * 100, high * 100]
    }
}

impl Page<'_> {
    pub(super) fn board(&self) -> Markup {
        html! {
            section.ct-board.game-main aria-label=(self.word("page-board")) {
                h2.visually-hidden { (self.word("page-board")) }
                (self.last_turns())
                (self.window())
            }
        }
    }

    /// The window on the board, with the buttons of its camera.
    pub(super) fn window(&self) -> Markup {
        let frame = self.frame();
        let [x, y, wide, high] = frame.view_box();
        let at = self.in_sight();
        html! {
            div.ct-sight {
                div.ct-window data-pan data-least="0.75" data-at={ (at.0) " " (at.1) } tabindex="0" role="group" aria-label=(self.word("page-window")) {
                    svg viewBox={ (x) " " (y) " " (wide) " " (high) } {
                        rect.ct-paper x=(x) y=(y) width=(wide) height=(high) {}
                        rect x=(x) y=(y) width=(wide) height=(high) fill="url(#ct-paper)" {}
                        @for laid in &self.view.tiles { (self.laid(laid)) }
                        (self.last_corners())
                        @match self.view.phase {
                            "setup" | "place" => (self.cells(frame)),
                            _ => (self.places()),
                        }
                        @for laid in &self.view.tiles { (self.standing(laid)) }
                        (self.over_tiles(frame))
                    }
                    div.ct-preview { div data-slot="preview" {} }
                }
                div.ct-camera role="group" aria-label=(self.word("page-camera")) {
                    @for (what, key) in [("closer", "page-closer"), ("further", "page-further"), ("fit", "page-fit")] {
                        button type="button" data-do=(what) aria-label=(self.word(key)) title=(self.word(key)) { (sign(what, 20)) }
                    }
                }
            }
        }
    }

    /// All tiles and all squares that can be chosen, and a square of paper around them.
    fn frame(&self) -> Frame {
        let tiles = Frame::around(self.view.tiles.iter().flat_map(squares)).grown();
        let spots = self.view.spots.iter().flat_map(|spot| self.covered(spot));
        let corners = [tiles.least, tiles.most];
        Frame::around(corners.into_iter().chain(spots))
    }

    /// The point to look at where all does not fit into the window: a place for the tile, the engine that moves, else what was laid last.
    fn in_sight(&self) -> (i32, i32) {
        if let Some(spot) = self.view.spots.first() {
            return (
                i32::from(spot.at.x) * 100 + 50,
                i32::from(spot.at.y) * 100 + 50,
            );
        }
        let moving = self
            .view
            .to_act
            .filter(|_| matches!(self.view.phase, "move" | "deliver"))
            .and_then(|seat| self.view.seats.get(seat.index())?.loco);
        let tile = match moving {
            Some(tile) => self.view.tiles.get(usize::from(tile)),
            None => self.view.tiles.last(),
        };
        tile.map_or((50, 50), |laid| {
            let (x, y, _) = platform(laid);
            (x as i32, y as i32)
        })
    }

    fn laid(&self, laid: &Laid) -> Markup {
        let station = self.station_of(laid);
        html! {
            g.ct-tile transform={ "translate(" (i32::from(laid.at.x) * 100) " " (i32::from(laid.at.y) * 100) ")" } {
                @match station {
                    Some(station) => (self.station_tile(printed(self.view, station), laid.rot, station.cubes, Some(station.manager))),
                    None => (self.face(laid.tile, laid.rot)),
                }
            }
        }
    }

    pub(super) fn station_of(&self, laid: &Laid) -> Option<&Station> {
        if !matches!(laid.tile, Tile::Station(_)) {
            return None;
        }
        let of = |station: &&Station| self.view.tiles[usize::from(station.tile)].at == laid.at;
        self.view.stations.iter().find(of)
    }

    /// The engine on a tile. It has an id: a piece that moves is shown moving.
    fn standing(&self, laid: &Laid) -> Markup {
        let (x, y, scale) = platform(laid);
        html! {
            @if let Some(seat) = laid.loco {
                g.ct-engine id={ "ct-engine-" (seat.index()) } { (engine(seat, x, y, scale)) }
            }
        }
    }

    /// Four brass corners outside what the last action touched.
    fn last_corners(&self) -> Markup {
        let tile = self.view.last.and_then(|last| match last.deed {
            LastDeed::Laid => self.view.tiles.last(),
            LastDeed::Moved { to, .. } => self.view.tiles.get(usize::from(to)),
            _ => None,
        });
        html! {
            @if let Some(laid) = tile {
                @let (x, y, wide, high) = extent(laid);
                @let (r, b) = (x + wide, y + high);
                path.ct-last d={
                    "M" (x - 3) " " (y + 20) "V" (y - 3) "H" (x + 20) "M" (r - 20) " " (y - 3) "H" (r + 3) "V" (y + 20)
                    "M" (r + 3) " " (b - 20) "V" (b + 3) "H" (r - 20) "M" (x + 20) " " (b + 3) "H" (x - 3) "V" (b - 20)
                } {}
            }
        }
    }

    /// A tile in words: what lies there and who stands on it.
    pub(super) fn tile_label(&self, laid: &Laid) -> Say {
        let place = match self.station_of(laid) {
            Some(station) => self.station_label(station),
            None => place_name(self.view, laid),
        };
        match laid.loco {
            Some(seat) => Say::new("label-engine")
                .say("place", place)
                .seat("seat", seat),
            None => place,
        }
    }

    /// A station in one sentence.
    pub(super) fn station_label(&self, station: &Station) -> Say {
        let card = printed(self.view, station);
        let open = card.green.len().saturating_sub(station.cubes.into());
        let numbers = card.green[..open].iter();
        let supply = Country::ALL.into_iter().zip(station.supply);
        Say::new("label-station")
            .say("station", card.say())
            .say("good", card.wants.say())
            .list(
                "numbers",
                numbers
                    .map(|n| Say::new("amount").num("dollars", *n))
                    .collect(),
            )
            .num("open", open as i64)
            .num("tax", card.tax)
            .seat("seat", station.manager)
            .num(
                "loads",
                station.supply.iter().map(|n| i64::from(*n)).sum::<i64>(),
            )
            .list(
                "supply",
                supply
                    .filter(|(_, count)| *count > 0)
                    .map(|(kind, count)| {
                        Say::new("count-of")
                            .num("count", count)
                            .say("what", kind.say())
                    })
                    .collect(),
            )
    }
}

/// A tile's corner, width and height in the drawing.
pub(super) fn extent(laid: &Laid) -> (i32, i32, i32, i32) {
    let (x, y) = (i32::from(laid.at.x) * 100, i32::from(laid.at.y) * 100);
    match (laid.tile, laid.rot) {
        (Tile::Station(_), 0) => (x, y, 200, 100),
        (Tile::Station(_), _) => (x, y, 100, 200),
        _ => (x, y, 100, 100),
    }
}
