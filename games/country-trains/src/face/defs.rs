//! What the drawings of a page share: signs, grounds, tracks, pieces. Drawn once, used by name.

use crate::square::{EAST, NORTH, SOUTH, Sides, WEST};
use maud::{Markup, PreEscaped, html};

/// Signs, grounds and pieces that never change.
const DRAWN: &str = include_str!("defs.svg");

/// The shared drawings, out of sight. They may not be `display: none`: patterns would not paint then.
pub(super) fn defs() -> Markup {
    html! {
        svg.ct-defs width="0" height="0" aria-hidden="true" {
            defs {
                (PreEscaped(DRAWN))
                @for ends in 1..16u8 { @if ends.count_ones() > 1 { (track(ends)) } }
            }
        }
    }
}

/// One stretch of track across a tile: its middle, and its two rails.
struct Stretch {
    middle: &'static str,
    rails: &'static str,
    curve: bool,
}

const STRETCHES: [(Sides, Stretch); 6] = [
    (
        NORTH | SOUTH,
        Stretch {
            middle: "M50 0V100",
            rails: "M41.4 0V100M58.6 0V100",
            curve: false,
        },
    ),
    (
        EAST | WEST,
        Stretch {
            middle: "M0 50H100",
            rails: "M0 41.4H100M0 58.6H100",
            curve: false,
        },
    ),
    (
        NORTH | EAST,
        Stretch {
            middle: "M50 0A50 50 0 0 0 100 50",
            rails: "M58.6 0A41.4 41.4 0 0 0 100 41.4M41.4 0A58.6 58.6 0 0 0 100 58.6",
            curve: true,
        },
    ),
    (
        EAST | SOUTH,
        Stretch {
            middle: "M100 50A50 50 0 0 0 50 100",
            rails: "M100 58.6A41.4 41.4 0 0 0 58.6 100M100 41.4A58.6 58.6 0 0 0 41.4 100",
            curve: true,
        },
    ),
    (
        SOUTH | WEST,
        Stretch {
            middle: "M0 50A50 50 0 0 1 50 100",
            rails: "M0 58.6A41.4 41.4 0 0 1 41.4 100M0 41.4A58.6 58.6 0 0 1 58.6 100",
            curve: true,
        },
    ),
    (
        WEST | NORTH,
        Stretch {
            middle: "M0 50A50 50 0 0 0 50 0",
            rails: "M0 41.4A41.4 41.4 0 0 0 41.4 0M0 58.6A58.6 58.6 0 0 0 58.6 0",
            curve: true,
        },
    ),
];

/// The first part of each arm of a junction: only there it has sleepers.
const ARMS: [(Sides, &str, &str); 4] = [
    (NORTH, "M50 0V24", "M50 0V15"),
    (EAST, "M100 50H76", "M100 50H85"),
    (SOUTH, "M50 100V76", "M50 100V85"),
    (WEST, "M0 50H24", "M0 50H15"),
];

/// The track of a tile with these ends. All ends are joined (C3): a three-way is a straight and two curves, a cross two straights on a
/// turntable.
fn track(ends: Sides) -> Markup {
    let cross = ends.count_ones() == 4;
    let stretches: Vec<&Stretch> = STRETCHES
        .iter()
        .filter(|(sides, stretch)| sides & ends == *sides && !(cross && stretch.curve))
        .map(|(_, stretch)| stretch)
        .collect();
    let arms = ARMS
        .iter()
        .filter(|(side, _, _)| ends & side != 0)
        .map(|(_, arm, short)| if cross { short } else { arm });
    html! {
        g id={ "ct-track-" (ends) } {
            use href="#ct-meadow" {}
            g clip-path="url(#ct-sq)" fill="none" {
                @for stretch in &stretches { path.ct-cas d=(stretch.middle) {} }
                @if cross { circle cx="50" cy="50" r="35" fill="var(--casing)" {} }
                @for stretch in &stretches { path.ct-bal d=(stretch.middle) {} }
                @if cross {
                    circle cx="50" cy="50" r="32.2" fill="var(--ballast)" {}
                    circle cx="50" cy="50" r="28.2" stroke="var(--brass-edge)" stroke-width="2.4" stroke-dasharray="3.2 2.7" {}
                }
                @if let [stretch] = stretches[..] {
                    path.ct-sl.ct-bent[stretch.curve] d=(stretch.middle) {}
                } @else {
                    @for arm in arms { path.ct-sl d=(arm) {} }
                }
                @for stretch in &stretches { path.ct-rail d=(stretch.rails) {} }
                @if cross { circle cx="50" cy="50" r="4" fill="var(--brass-sign)" stroke="var(--rail)" stroke-width="1.6" {} }
            }
            use href="#ct-rim" {}
        }
    }
}
