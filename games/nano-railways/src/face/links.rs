//! Rails and links: how they lie, what is lit on them, what is clicked.

use super::{
    Page,
    map::{corner, middle, moved, way},
};
use crate::{spell::At, view::Chain};
use maud::{Markup, html};
use table::Say;

/// A rail's square is clicked this far beyond its edge.
const BEYOND: u16 = 4;

/// More than a neighbour's square reaches over its edge on the smallest screen.
const INSIDE: u16 = 20;

impl Page<'_> {
    /// A chain of rails from back to front: what lights it, the track, the paint of a marked link, its length, what is clicked.
    pub(super) fn chain(&self, chain: &Chain) -> Markup {
        let along = |aside: f32| -> String {
            let ways = chain.rails.iter();
            ways.filter_map(|at| way(*at, self.view.squares[usize::from(*at)], aside))
                .collect()
        };
        let centre = along(0.0);
        let level = chain.marker.map_or(0, |marker| marker.level);
        html! {
            g.nr-link.nr-buyable[chain.buyable] {
                @if chain.ends.is_some() {
                    g.nr-glow { path d=(centre) {} path.nr-dashes d=(centre) {} path.nr-inner d=(centre) {} }
                    g.nr-pick { path d=(centre) {} path.nr-edges d=(centre) {} path.nr-inner d=(centre) {} }
                }
                @for class in ["nr-casing", "nr-bed", "nr-sleepers"] { path class=(class) d=(centre) {} }
                @for aside in [-8.6, 8.6] { path.nr-steel d=(along(aside)) {} }
                @if level > 0 {
                    g.nr-paint.nr-twice[level == 2] { path d=(centre) {} path.nr-coat d=(centre) {} path.nr-core d=(centre) {} @if level == 2 { path.nr-gap d=(centre) {} } }
                }
                @if chain.ends.is_some() { (self.disc(chain, level)) }
                @if chain.ends.is_some() && self.acting() { (self.link_hit(chain)) }
            }
        }
    }

    /// What a link tells: its length while it can be bought, what a trip over it pays once it is marked.
    fn disc(&self, chain: &Chain, level: u8) -> Markup {
        let (x, y) = middle(self.view, &chain.rails);
        // The cube stands in the middle of a marked link: what it pays stands beside the cube, across the track.
        let (dx, dy) = match (
            level,
            chain.rails[..] == [chain.key] || upright(&chain.rails),
        ) {
            (0, _) => (0, 0),
            (_, true) => (34, 0),
            _ => (0, 34),
        };
        html! {
            g class=(if level == 0 { "nr-length" } else { "nr-income" }) transform=(moved(x + dx, y + dy)) {
                g.nr-zoom-disc {
                    circle.nr-disc r="17" {}
                    text.nr-disc-text y="6.5" {
                        @if level == 0 { (chain.length()) } @else { "$" (chain.length() * level) }
                    }
                }
            }
        }
    }

    /// Where a link is clicked: the part that has its own middle is the token, the rest of its squares stands for it.
    fn link_hit(&self, chain: &Chain) -> Markup {
        let token = || self.token(format_args!("link:{}", At(chain.key)));
        let core = core(&chain.rails);
        let rest = chain.rails.iter().filter(|at| !core.contains(at));
        html! {
            @for at in rest { (square_hit(*at, token())) }
            g.nr-on data-token=[token()] {
                title { (self.say(&self.link_label(chain))) }
                @for at in &core { (square_hit(*at, None)) }
            }
        }
    }

    /// A link in words: where, between what, how long, whose.
    pub(super) fn link_label(&self, chain: &Chain) -> Say {
        link_label(self.view, chain)
    }
}

/// A link in words.
pub(super) fn link_label(view: &crate::view::View, chain: &Chain) -> Say {
    let key = match chain.marker.map(|marker| marker.level) {
        _ if chain.is_loop() => "label-loop",
        None => "label-link",
        Some(1) => "label-link-marked",
        Some(_) => "label-link-upgraded",
    };
    let end = |which: usize| {
        let building = chain.ends.and_then(|ends| view.building(ends[which]));
        building.map_or(Say::new("label-nothing"), |building| building.kind.say())
    };
    Say::new(key)
        .text("at", At(chain.key).to_string())
        .num("length", chain.length())
        .say("one", end(0))
        .say("other", end(1))
}

/// Whether the middle of a chain runs north to south.
fn upright(rails: &[u8]) -> bool {
    let half = rails.len() / 2;
    half > 0 && rails[half].abs_diff(rails[half - 1]) == 10
}

/// A square that is clicked for the token around it, or for the one it stands for.
fn square_hit(at: u8, stands_for: Option<String>) -> Markup {
    let (x, y) = corner(at);
    let beyond = |from: u16| i32::from(from) - i32::from(BEYOND);
    html! { rect.nr-hit data-row=[stands_for] x=(beyond(x)) y=(beyond(y)) width=(100 + 2 * BEYOND) height=(100 + 2 * BEYOND) {} }
}

/// All squares of a link if the middle of the box around them lies well inside it, else the straight run in its middle. Who aims at
/// the middle of what is lit must hit it.
fn core(rails: &[u8]) -> Vec<u8> {
    if hits_its_middle(rails) {
        return rails.to_vec();
    }
    let half = rails.len() / 2;
    let mut run = vec![rails[half]];
    let step = |from: u8, to: u8| i16::from(to) - i16::from(from);
    if let Some(next) = rails.get(half + 1) {
        let along = step(rails[half], *next);
        let straight = |pair: &&[u8]| step(pair[0], pair[1]) == along;
        let ahead = rails[half..].windows(2).take_while(straight);
        run.extend(ahead.map(|pair| pair[1]));
        let behind = rails[..=half].windows(2).rev();
        run.extend(behind.take_while(straight).map(|pair| pair[0]));
    }
    run
}

/// Whether the middle of the box around these squares is theirs, and so far inside that no neighbour's square, clicked beyond its
/// edge, lies over it.
fn hits_its_middle(squares: &[u8]) -> bool {
    let bounds = |of: fn(u8) -> u16| {
        let places = squares.iter().map(|at| of(*at));
        let (least, most) = (places.clone().min(), places.max());
        least
            .zip(most)
            .map_or(0, |(least, most)| (least + most + 100) / 2)
    };
    let (x, y) = (bounds(|at| corner(at).0), bounds(|at| corner(at).1));
    let theirs = |x: u16, y: u16| {
        squares.iter().any(|at| {
            let (left, top) = corner(*at);
            (left..=left + 100).contains(&x) && (top..=top + 100).contains(&y)
        })
    };
    [x - INSIDE, x + INSIDE]
        .iter()
        .all(|x| theirs(*x, y - INSIDE) && theirs(*x, y + INSIDE))
}
