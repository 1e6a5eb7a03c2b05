//! The drawings: dice, seat shapes, goods, buildings, medallions. They are kept once on the page (`signs.svg`) and used by name.

use crate::action::Kind;
use crate::content::{Bonus, Building, Good, Side};
use maud::{Markup, PreEscaped, html};
use table::Seat;

/// What the other drawings are made of.
pub(super) fn signs() -> Markup {
    html! {
        svg.ts-signs aria-hidden="true" { defs { (PreEscaped(include_str!("signs.svg"))) } }
    }
}

/// The colours of a seat: `--bg` is its livery, `--fg` what is drawn on it.
pub(super) const fn livery(seat: Seat) -> &'static str {
    match seat.0 {
        0 => "ts-s0",
        1 => "ts-s1",
        2 => "ts-s2",
        3 => "ts-s3",
        _ => "ts-s4",
    }
}

/// Whose die: a seat's, or white.
pub(super) const fn dye(kind: Kind, seat: Seat) -> &'static str {
    match kind {
        Kind::Own => livery(seat),
        Kind::White => "ts-white",
    }
}

fn named(name: &str) -> String {
    format!("#ts-{name}")
}

/// A drawing in a place of its own, `size` pixels wide.
pub(super) fn sign(name: &str, size: u8) -> Markup {
    html! {
        svg.ts-i viewBox="-21 -21 42 42" width=(size) height=(size) aria-hidden="true" { use href=(named(name)) {} }
    }
}

pub(super) fn good(good: Good, size: u8) -> Markup {
    html! { span.ts-good { (sign(good.code(), size)) } }
}

pub(super) fn building(building: Building, size: u8) -> Markup {
    sign(building.code(), size)
}

/// The shape of a seat in its colour.
pub(super) fn shape(seat: Seat, size: u8) -> Markup {
    html! {
        svg.ts-i.(livery(seat)) viewBox="-12 -12 24 24" width=(size) height=(size) aria-hidden="true" {
            use href=(format_args!("#ts-shape-{}", seat.0)) fill="var(--bg)" {}
        }
    }
}

/// A die of the tray.
pub(super) fn die(kind: Kind, seat: Seat, side: Option<Side>) -> Markup {
    html! {
        svg.ts-cube.(dye(kind, seat)) viewBox="-31 -31 62 66" aria-hidden="true" {
            rect x="-28" y="-25" width="56" height="58" rx="11" fill="var(--casing)" {}
            rect x="-28" y="-28" width="56" height="56" rx="11" fill="var(--bg)" stroke="var(--casing)" stroke-width="2.6" {}
            rect x="-24.5" y="-24.5" width="49" height="49" rx="8.5" fill="none" stroke="var(--fg)" stroke-width="1.2" opacity=".45" {}
            @match side {
                Some(side) => g transform="translate(-.5 1.5) scale(.96)" { use href=(named(side.code())) {} },
                None => path d="M-9-6.500C-9-13-4-16 .5-16C6-16 10-12.500 10-8C10-1 1-1 1 6M1 13V16" fill="none" stroke="var(--fg)" stroke-width="5.4" {},
            }
            @if kind == Kind::Own {
                g transform="translate(20.5 -20.5) scale(.37)" { use href=(format_args!("#ts-shape-{}", seat.0)) fill="var(--fg)" {} }
            }
        }
    }
}

/// A die on the map, about its middle: the seat's shape with the engine inside it.
pub(super) fn rail_die(seat: Option<Seat>) -> Markup {
    let dye = seat.map_or("ts-white", livery);
    html! {
        g.ts-laid.(dye) {
            rect x="-17.5" y="-15" width="35" height="36" rx="7" fill="var(--casing)" {}
            rect x="-17.5" y="-17.5" width="35" height="35" rx="7" fill="var(--bg)" stroke="var(--casing)" stroke-width="2.2" {}
            @match seat {
                Some(seat) => {
                    g transform=(if seat.0 == 2 { "translate(0 1.2) scale(1.28)" } else { "scale(1.34)" }) {
                        use href=(format_args!("#ts-shape-{}", seat.0)) fill="var(--fg)" {}
                    }
                    g.ts-turned transform=(if seat.0 == 2 { "translate(0 4.8) scale(.38)" } else { "translate(0 .6) scale(.42)" }) { use href="#ts-train" {} }
                }
                None => g transform="translate(0 1) scale(.68)" { use href="#ts-train" {} },
            }
        }
    }
}

/// A building at a Station, about its middle.
pub(super) fn stand(building: Building, seat: Seat) -> Markup {
    html! {
        g.(livery(seat)) {
            rect x="-13" y="-13" width="26" height="26" rx="3" fill="var(--bg)" stroke="var(--casing)" stroke-width="2" {}
            g transform="translate(-1.5 1) scale(.55)" { use href=(named(building.code())) {} }
            circle cx="11" cy="-11" r="7.8" fill="var(--halo)" stroke="var(--casing)" stroke-width="1.2" {}
            g transform="translate(11 -11) scale(.49)" { use href=(format_args!("#ts-shape-{}", seat.0)) fill="var(--bg)" {} }
        }
    }
}

/// The medallion of a majority bonus, about its middle.
pub(super) fn medal(bonus: Bonus) -> Markup {
    html! {
        @match bonus {
            Bonus::Power => use href="#ts-bonus-power" {},
            Bonus::Die => use href="#ts-bonus-die" {},
            Bonus::Vp(vp) => { use href="#ts-bonus-vp" {} text.ts-vp y="5.4" { (vp) } }
        }
    }
}

/// An envelope: sealed with the seat's shape in wax, or still awaited.
pub(super) fn envelope(seat: Seat, sealed: bool) -> Markup {
    html! {
        svg.ts-env viewBox="-32 -23 64 46" aria-hidden="true" {
            @if sealed {
                use href="#ts-sealed" {}
                g transform="translate(0 2) scale(.54)" { use href=(format_args!("#ts-shape-{}", seat.0)) fill="var(--on-sign)" {} }
            } @else {
                use href="#ts-awaited" {}
            }
        }
    }
}

/// A white die, small.
pub(super) fn white(size: u8) -> Markup {
    html! {
        svg.ts-i viewBox="-20 -20 40 43" width=(size) height=(size) aria-hidden="true" { (rail_die(None)) }
    }
}
