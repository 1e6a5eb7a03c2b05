//! What the drawings of a page share: grounds, scenes, stretches of track, roundels, plates. Drawn once, used by name.

use super::card::Passage;
use super::icons::feature_name;
use crate::{
    content::{Feature, Kind, Terrain},
    view::View,
};
use maud::{Escaper, Markup, PreEscaped};
use std::{
    collections::BTreeSet,
    fmt::{self, Write},
};
use table::{Say, Words};

/// Grounds, figures, scenes and signs that never change.
const DRAWN: &str = include_str!("defs.svg");

/// The shared drawings, out of sight. They may not be `display: none`: patterns would not paint then.
pub(super) fn defs(view: &View, words: &Words) -> Markup {
    let mut out = String::with_capacity(DRAWN.len() + 16_000);
    write(&mut out, view, words).expect("writing to a string does not fail");
    PreEscaped(out)
}

fn write(out: &mut String, view: &View, words: &Words) -> fmt::Result {
    write!(
        out,
        r#"<svg class="vr-defs" width="0" height="0" aria-hidden="true"><defs>"#
    )?;
    out.write_str(DRAWN)?;
    for passage in Passage::ALL {
        stretch(out, passage.name(), passage.way())?;
        let (name, way) = (passage.name(), passage.way());
        write!(
            out,
            r#"<g id="vr-{name}-small" fill="none"><path class="vr-sc" d="{way}"/><path class="vr-sb" d="{way}"/></g>"#
        )?;
        write!(
            out,
            r#"<g id="vr-{name}-small-done" fill="none"><path class="vr-db" d="{way}"/><path class="vr-dd" d="{way}"/><path class="vr-dk" d="{way}"/></g>"#
        )?;
    }
    stretch(out, "top", "M120 34V84")?;
    stretch(out, "left", "M36 80H100")?;
    for feature in features(view) {
        if let Feature::Halt(number) = feature {
            write!(
                out,
                r##"<symbol id="vr-f-halt-{number}" viewBox="0 0 24 24"><path d="M6 13v10M18 13v10" stroke="var(--print-ink)" stroke-width="2.2" stroke-linecap="round"/><path d="M1.2 2.4h21.6v14.2H1.2z" fill="#1E5590" stroke="var(--print-ink)" stroke-width="1.6" stroke-linejoin="round"/><path d="M3.4 4.5h17.2v10H3.4z" fill="none" stroke="#fff"/><text class="vr-n" x="12" y="14">{number}</text></symbol>"##
            )?;
        }
        // Roundel: radius 27, sign 1.34 radii wide, a barn 1.46.
        let size = if feature.kind() == Kind::Barn {
            39.4
        } else {
            36.2
        };
        let name = feature_name(feature);
        let at = -size / 2.0;
        write!(
            out,
            r##"<g id="vr-o-{name}" class="vr-o"><circle r="27" fill="var(--print)" stroke="var(--print-ink)" stroke-width="3"/><use href="#vr-f-{name}" x="{at:.1}" y="{at:.1}" width="{size}" height="{size}"/></g>"##
        )?;
    }
    for terrain in Terrain::ALL {
        write!(
            out,
            r#"<g id="vr-plate-{}" class="vr-plate"><rect x="7" y="7" width="36" height="27" rx="4"/><text x="25" y="27.1">"#,
            terrain.code()
        )?;
        write!(Escaper::new(out), "{}", words.say(&plate(terrain)))?;
        out.write_str("</text></g>")?;
    }
    out.write_str("</defs></svg>")
}

/// The code on a card's plate: a terrain is never told by its colour alone.
pub(super) const fn plate(terrain: Terrain) -> Say {
    Say::new(match terrain {
        Terrain::Field => "page-plate-field",
        Terrain::Forest => "page-plate-forest",
        Terrain::Pasture => "page-plate-pasture",
        Terrain::Lake => "page-plate-lake",
        Terrain::Village => "page-plate-village",
    })
}

/// One stretch of track in three states: open, complete but not settled, settled.
fn stretch(out: &mut String, name: &str, way: &str) -> fmt::Result {
    write!(out, r#"<g id="vr-{name}" fill="none">"#)?;
    for layer in ["c", "b", "s", "r", "m", "t"] {
        write!(out, r#"<path class="vr-{layer}" d="{way}"/>"#)?;
    }
    for (state, core) in [("now", "vr-kn"), ("done", "vr-k")] {
        write!(out, r#"</g><g id="vr-{name}-{state}" fill="none">"#)?;
        for layer in ["vr-c", "vr-b", "vr-d", core] {
            write!(out, r#"<path class="{layer}" d="{way}"/>"#)?;
        }
    }
    out.write_str("</g>")
}

/// Every feature on the page; halts of custom sets bear any number.
fn features(view: &View) -> BTreeSet<Feature> {
    let market = view.track_market.iter().map(|offer| offer.track);
    let boards = view.seats.iter();
    let placed = boards
        .clone()
        .flat_map(|b| b.cells.iter().flatten().map(|p| p.track));
    let starts = boards.flat_map(|b| b.starts.iter().filter_map(|s| s.feature));
    market
        .chain(placed)
        .flat_map(|track| [track.a, track.b])
        .flatten()
        .chain(starts)
        .collect()
}
