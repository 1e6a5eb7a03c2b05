//! Squares: where a building may stand and what it would become, and which part of a split link keeps its marker.

use super::{
    Page, letter,
    map::{corner, middle, moved},
    used,
};
use crate::{
    content::{Kind, Side, Square},
    spell::At,
    view::View,
};
use maud::{Markup, html};
use std::collections::BTreeSet;
use table::Say;

impl Page<'_> {
    /// Every square can be clicked while decades run; at setup only the buildings, where passengers wait.
    pub(super) fn squares(&self) -> Markup {
        let acting = self.acting();
        let setup = self.view.phase == "passengers";
        let wanted =
            |at: &u8| acting || setup && self.view.building(*at).is_some_and(|b| b.square == *at);
        html! { @for at in (0..60).filter(wanted) { (self.square(at)) } }
    }

    fn square(&self, at: u8) -> Markup {
        let view = self.view;
        let (x, y) = corner(at);
        let site = view
            .sites
            .contains(&at)
            .then(|| becomes(view, at))
            .flatten();
        // Where a link or a building lies, squares are in the way unless a square is asked for.
        let under = view.squares[usize::from(at)] != Square::Land && self.acting();
        html! {
            g.nr-on.nr-sq.nr-under[under] data-token=[self.token(format_args!("at:{}", At(at)))] transform=(moved(x, y)) {
                title { (self.say(&square_label(view, at))) }
                rect.nr-frame x="5" y="5" width="90" height="90" rx="6" {}
                @if let Some(kind) = site {
                    g.nr-site {
                        @for (side, bar) in BARS { @if joins(view, at, side, kind) { rect class={ "nr-bar nr-" (kind.letter()) } x=(bar.0) y=(bar.1) width=(bar.2) height=(bar.3) rx="4" {} } }
                        g transform="translate(22 22)" { g.nr-zoom-plate { (letter(kind)) } }
                    }
                }
                rect.nr-hit width="100" height="100" {}
            }
        }
    }

    /// Where the marker of a split link may stay, by the key of the part (N10). Seen only when it is asked.
    pub(super) fn parts(&self) -> Markup {
        html! {
            @for key in parts(self.view) {
                @let (x, y) = middle(self.view, &[key]);
                g.nr-on.nr-part data-token=[self.token(format_args!("keep:{}", At(key)))] transform=(moved(x, y)) {
                    title { (self.say(&Say::new("label-part").text("at", At(key).to_string()))) }
                    circle.nr-disc r="26" {}
                    (used("marker-1"))
                    circle.nr-hit r="50" {}
                }
            }
        }
    }
}

/// Where a bar crosses the edge to a neighbour: x, y, width, height.
const BARS: [(Side, (i8, i8, u8, u8)); 4] = [
    (Side::North, (46, -11, 8, 22)),
    (Side::East, (89, 46, 22, 8)),
    (Side::South, (46, 89, 8, 22)),
    (Side::West, (-11, 46, 22, 8)),
];

/// The square beside another, on the map.
pub(super) fn beside(at: u8, side: Side) -> Option<u8> {
    match side {
        Side::North => at.checked_sub(10),
        Side::South => (at < 50).then_some(at + 10),
        Side::East => (at % 10 != 9).then_some(at + 1),
        Side::West => (!at.is_multiple_of(10)).then(|| at - 1),
    }
}

fn joins(view: &View, at: u8, side: Side, kind: Kind) -> bool {
    let there = beside(at, side).map(|to| view.squares[usize::from(to)]);
    there.and_then(Square::kind) == Some(kind)
}

/// What a building on this square becomes: the type beside it, Leisure beside none; nothing beside two types (3.2).
pub(super) fn becomes(view: &View, at: u8) -> Option<Kind> {
    let kinds = Side::ALL
        .into_iter()
        .filter_map(|side| view.squares[usize::from(beside(at, side)?)].kind());
    let kinds: BTreeSet<Kind> = kinds.collect();
    match kinds.len() {
        0 => Some(Kind::L),
        1 => kinds.first().copied(),
        _ => None,
    }
}

/// A square in words.
pub(super) fn square_label(view: &View, at: u8) -> Say {
    let name = At(at).to_string();
    if let Some(building) = view.building(at) {
        return Say::new("label-building")
            .say("kind", building.kind.say())
            .text("at", name)
            .num("passengers", building.passengers());
    }
    let say = match becomes(view, at) {
        Some(kind) => Say::new("label-site").say("kind", kind.say()),
        None => Say::new("label-no-site"),
    };
    say.text("at", name)
}

/// The keys of the parts into which a building could split a marked link.
pub(super) fn parts(view: &View) -> BTreeSet<u8> {
    let marked = view.chains.iter().filter(|chain| chain.marker.is_some());
    let inner = |rails: &'_ [u8]| 1..rails.len().saturating_sub(1);
    marked
        .flat_map(|chain| inner(&chain.rails).map(|at| chain.rails.split_at(at)))
        .flat_map(|(before, after)| [before.iter().min(), after[1..].iter().min()])
        .flatten()
        .copied()
        .collect()
}
