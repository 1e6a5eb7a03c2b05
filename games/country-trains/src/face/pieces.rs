//! Small drawings: tiles, engines, managers, cubes, tickets, marks of seats. Always beside a word or hidden from readers.

use super::Page;
use crate::{
    content::{Country, Tile},
    view::Laid,
};
use maud::{Markup, html};
use table::Seat;

/// The colour and shape of a seat: a colour never speaks alone.
pub(super) fn seat_class(seat: Seat) -> String {
    format!("ct-s{}", seat.index())
}

/// The mark of a seat at a size in pixels.
pub(super) fn seat_mark(seat: Seat, size: u8) -> Markup {
    html! {
        svg.ct-i.(seat_class(seat)) width=(size) height=(size) viewBox="-12 -12 24 24" aria-hidden="true" {
            use href={ "#ct-shape-" (seat.index()) } fill="currentColor" {}
        }
    }
}

/// A good or a house as a small sign.
pub(super) fn good(kind: Country, size: u8) -> Markup {
    html! {
        svg.ct-i.ct-print width=(size) height=(size) viewBox="-20 -20 40 40" aria-hidden="true" { use href={ "#ct-" (kind.code()) "-sign" } {} }
    }
}

/// A good in the roundel of a station, as an icon.
pub(super) fn wanted(kind: Country, size: u8) -> Markup {
    html! {
        svg.ct-i width=(size) height=(size) viewBox="-21 -21 42 42" aria-hidden="true" { (roundel(kind, 0.0, 0.0, 1.0)) }
    }
}

/// The roundel of a station in a drawing: the good it wants.
pub(super) fn roundel(kind: Country, x: f32, y: f32, scale: f32) -> Markup {
    html! {
        g transform={ "translate(" (x) " " (y) ") scale(" (scale) ")" } {
            use href="#ct-roundel" {}
            use href={ "#ct-" (kind.code()) "-sign" } transform="scale(.66)" {}
        }
    }
}

/// One cube as an icon.
pub(super) fn cube(size: u8) -> Markup {
    html! { svg.ct-i.ct-print width=(size) height=(size) viewBox="-16 -16 32 32" aria-hidden="true" { use href="#ct-cube" {} } }
}

/// A sign of the page, in the colour of the text around it.
pub(super) fn sign(name: &str, size: u8) -> Markup {
    html! { svg.ct-i width=(size) height=(size) aria-hidden="true" { use href={ "#ct-" (name) } {} } }
}

/// The engine of a seat in a drawing, about a point.
pub(super) fn engine(seat: Seat, x: f32, y: f32, scale: f32) -> Markup {
    html! {
        g class=(seat_class(seat)) transform={ "translate(" (x) " " (y) ") scale(" (scale) ") translate(-36 -26)" } {
            use href="#ct-engine" {}
            use href={ "#ct-shape-" (seat.index()) } transform="translate(16 21.2) scale(.74)" fill="var(--on-seat)" {}
        }
    }
}

/// The manager of a seat in a drawing: its shape under a stationmaster's cap.
pub(super) fn manager(seat: Seat, x: f32, y: f32) -> Markup {
    html! {
        g class=(seat_class(seat)) transform={ "translate(" (x) " " (y) ") scale(.95)" } {
            circle cy="3" r="17" fill="var(--halo)" {}
            use href={ "#ct-shape-" (seat.index()) } transform="translate(0 4) scale(1.15)" fill="currentColor" stroke="var(--casing)" stroke-width="1.8" {}
            use href="#ct-cap" {}
        }
    }
}

/// A ticket: a sum of money lying on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ticket {
    /// What the bank pays.
    Income(i32),
    /// What another seat gets.
    Tax(u8, Seat),
    /// What is left of both.
    Net(i32),
    /// No tax is due.
    Free,
}

impl Page<'_> {
    /// A ticket in a drawing, about a point.
    pub(super) fn ticket(&self, ticket: Ticket, x: i32, y: i32) -> Markup {
        let (class, text) = match ticket {
            Ticket::Income(sum) => ("ct-inc", signed(sum)),
            Ticket::Tax(sum, _) => ("ct-tax", signed(-i32::from(sum))),
            Ticket::Net(sum) => ("ct-net", signed(sum)),
            Ticket::Free => ("ct-inc", self.word("page-free")),
        };
        html! {
            g.ct-tag.(class) transform={ "translate(" (x) " " (y) ")" } {
                path d="M-32-13H32V-4a4 4 0 0 0 0 8V13H-32V4a4 4 0 0 0 0-8z" {}
                @if let Ticket::Tax(_, seat) = ticket {
                    text x="-7" y="5.6" { (text) }
                    use href={ "#ct-shape-" (seat.index()) } transform="translate(18 0) scale(.68)" fill="var(--on-sign)" {}
                } @else { text y="5.6" { (text) } }
            }
        }
    }

    /// A tile as a small picture beside words.
    pub(super) fn thumb(&self, tile: Tile, rot: u8, size: u8) -> Markup {
        let (wide, high) = match (tile, rot) {
            (Tile::Station(_), 0) => (200, 100),
            (Tile::Station(_), _) => (100, 200),
            _ => (100, 100),
        };
        let side = u32::from(size);
        html! {
            svg.ct-thumb width=(side * wide / 100) height=(side * high / 100) viewBox={ "0 0 " (wide) " " (high) } aria-hidden="true" { (self.face(tile, rot)) }
        }
    }

    /// The face of a tile as it is printed.
    pub(super) fn face(&self, tile: Tile, rot: u8) -> Markup {
        match tile {
            Tile::Track(_) => html! { use href={ "#ct-track-" (tile.ends(rot)) } {} },
            Tile::Country(country) => html! { use href={ "#ct-" (country.code()) } {} },
            Tile::Station(station) => {
                self.station_tile(&self.view.set.stations[usize::from(station)], rot, 0, None)
            }
        }
    }
}

/// Money with its sign always written.
pub(super) fn signed(sum: i32) -> String {
    match sum {
        0.. => format!("+${sum}"),
        _ => format!("−${}", -sum),
    }
}

/// Money as it is owned.
pub(super) fn dollars(sum: i32) -> String {
    match sum {
        0.. => format!("${sum}"),
        _ => format!("−${}", -sum),
    }
}

/// Where an engine stands on a tile: the point and its size.
pub(super) fn platform(laid: &Laid) -> (f32, f32, f32) {
    let (x, y) = (f32::from(laid.at.x) * 100.0, f32::from(laid.at.y) * 100.0);
    match (laid.tile, laid.rot) {
        (Tile::Station(_), 0) => (x + 102.0, y + 48.0, 0.86),
        (Tile::Station(_), _) => (x + 50.0, y + 100.0, 0.56),
        _ => (x + 50.0, y + 50.0, 0.9),
    }
}
