//! The map: four cards, land, rails, buildings, dice and markers. Drawn back to front; what is clicked lies on top, unseen.

use super::{Page, die, letter, squares::beside, used};
use crate::{
    content::{Side, Square},
    spell::At,
    view::{Building, View},
};
use maud::{Markup, html};
use table::Say;

/// The corner of a square in the drawing.
pub(super) const fn corner(square: u8) -> (u16, u16) {
    (square as u16 % 10 * 100, square as u16 / 10 * 100)
}

/// A place of the drawing as a `transform`.
pub(super) fn moved(x: u16, y: u16) -> String {
    format!("translate({x} {y})")
}

/// The way of a rail through its square, as path data; `aside` is how far from the middle of the track. Bends are quarter circles.
pub(super) fn way(at: u8, square: Square, aside: f32) -> Option<String> {
    let (x, y) = corner(at);
    let (x, y) = (f32::from(x), f32::from(y));
    let (near, far) = (50.0 - aside, 50.0 + aside);
    let arc = |from: (f32, f32), to: (f32, f32)| {
        format!(
            "M{} {}A{far} {far} 0 0 0 {} {}",
            x + from.0,
            y + from.1,
            x + to.0,
            y + to.1
        )
    };
    Some(match square.sides()? {
        [Side::East, Side::West] => format!("M{x} {}h100", y + far),
        [Side::North, Side::South] => format!("M{} {y}v100", x + far),
        [Side::East, Side::South] => arc((100.0, near), (near, 100.0)),
        [Side::South, Side::West] => arc((far, 100.0), (0.0, near)),
        [Side::North, Side::East] => arc((near, 0.0), (100.0, far)),
        _ => arc((0.0, far), (far, 0.0)),
    })
}

impl Page<'_> {
    pub(super) fn map(&self) -> Markup {
        let label = self.word("page-map");
        html! {
            section.nr-map aria-label=(label) {
                svg.nr-board viewBox="-6 -6 1012 612" role="group" aria-label=(label) {
                    (self.ground())
                    @for chain in &self.view.chains { (self.chain(chain)) }
                    @for building in &self.view.buildings { (house(building)) }
                    (self.last())
                    (self.markers())
                    (self.dice())
                    (self.squares())
                    @if self.acting() { (self.passengers()) (self.parts()) }
                    @if self.view.phase == "arrange" { (self.quarters()) }
                }
            }
        }
    }

    /// Four cards, the lines between their squares, and what grows on the land.
    fn ground(&self) -> Markup {
        html! {
            @for quarter in 0..4_u8 {
                rect.nr-card-edge.nr-due[self.view.due == Some(quarter)] x=(u16::from(quarter % 2) * 500) y=(u16::from(quarter / 2) * 300)
                    width="500" height="300" rx="12" {}
            }
            path.nr-lines d="M100 6V594M200 6V594M300 6V594M400 6V594M600 6V594M700 6V594M800 6V594M900 6V594M6 100H994M6 200H994M6 400H994M6 500H994" {}
            g.nr-land {
                @for at in (0..60).filter(|at| self.view.squares[usize::from(*at)] == Square::Land) {
                    @let (x, y) = corner(at);
                    // By square, not at random: the land stays as it is from drawing to drawing.
                    use href={ "#nr-land-" ((at % 7 + at / 10) % 3) } x=(x) y=(y) {}
                }
            }
        }
    }

    fn dice(&self) -> Markup {
        html! {
            @for building in &self.view.buildings {
                @for (shown, at) in building.dice.iter().zip(&building.squares) {
                    @let (x, y) = corner(*at);
                    g id={ "nr-die-" (shown.piece) } transform=(moved(x + 76, y + 76)) { g.nr-zoom-die { (die(shown.value, shown.piece)) } }
                }
            }
        }
    }

    fn markers(&self) -> Markup {
        html! {
            @for chain in &self.view.chains {
                @if let Some(marker) = chain.marker {
                    @let (x, y) = middle(self.view, &chain.rails);
                    g id={ "nr-cube-" (marker.piece) } transform=(moved(x, y)) { (used(&format!("marker-{}", marker.level))) }
                }
            }
        }
    }

    /// A frame around what the last action changed.
    fn last(&self) -> Markup {
        let Some(last) = self.view.last else {
            return html! {};
        };
        html! {
            @if let Some(building) = last.square.and_then(|at| self.view.building(at)) {
                path.nr-last d=(outline(&building.squares)) {}
            }
        }
    }

    /// Dice are clicked by the square they stand on.
    fn passengers(&self) -> Markup {
        let view = self.view;
        html! {
            @for building in &view.buildings {
                @for (die, at) in building.dice.iter().zip(&building.squares) {
                    @let (x, y) = corner(*at);
                    g.nr-on data-token=[self.token(format_args!("die:{}.{}", At(building.square), die.value))] transform=(moved(x, y)) {
                        title { (self.say(&die_label(building, die.value))) }
                        rect.nr-frame x="2" y="2" width="96" height="96" rx="7" {}
                        rect.nr-hit width="100" height="100" {}
                    }
                }
            }
        }
    }

    /// While the map is arranged, the cards themselves are clicked, in the order of their new places.
    fn quarters(&self) -> Markup {
        html! {
            @for (quarter, card) in (0_u16..).zip(self.view.cards) {
                g.nr-quarter id={ "nr-map-" (card) } data-token=[self.token(format_args!("card:{card}"))] transform=(moved(quarter % 2 * 500, quarter / 2 * 300)) {
                    title { (self.say(&Say::new("label-map-card").num("card", card))) }
                    rect.nr-frame x="4" y="4" width="492" height="292" rx="10" {}
                    rect.nr-hit width="500" height="300" {}
                    g transform="translate(250 150)" { circle.nr-disc r="34" {} text.nr-disc-text y="12" { (card) } }
                }
            }
        }
    }
}

/// A die in words: how many wait, and where.
pub(super) fn die_label(building: &Building, value: u8) -> Say {
    Say::new("label-die")
        .num("value", value)
        .say("kind", building.kind.say())
        .text("at", At(building.square).to_string())
}

/// A building: ground and house in each square, one frame and one plate for all of it.
fn house(building: &Building) -> Markup {
    let name = building.kind.letter();
    let (x, y) = corner(building.square);
    let joined =
        |at: u8, side: Side| beside(at, side).is_some_and(|to| building.squares.contains(&to));
    html! {
        g class={ "nr-ground nr-" (name) } {
            @for at in &building.squares {
                @let (x, y) = corner(*at);
                rect x=(x + 2) y=(y + 2) width="96" height="96" rx="7" {}
                // Where the building goes on, its ground does.
                @if joined(*at, Side::East) { rect x=(x + 90) y=(y + 2) width="20" height="96" {} }
                @if joined(*at, Side::South) { rect x=(x + 2) y=(y + 90) width="96" height="20" {} }
            }
        }
        @for at in &building.squares {
            @let (x, y) = corner(*at);
            g transform=(moved(x, y)) { g clip-path="url(#nr-clip)" { (used("shade")) } (used(&format!("b-{name}"))) }
        }
        path.nr-walls d=(outline(&building.squares)) {}
        g transform=(moved(x + 19, y + 19)) { g.nr-zoom-plate { (letter(building.kind)) } }
    }
}

/// The outline of squares that touch, as path data: walls 2 inside the squares, none between them, round corners.
pub(super) fn outline(squares: &[u8]) -> String {
    squares.iter().map(|at| walls(squares, *at)).collect()
}

fn walls(squares: &[u8], at: u8) -> String {
    let has = |at: Option<u8>| at.is_some_and(|at| squares.contains(&at));
    let [north, east, south, west] = Side::ALL.map(|side| !has(beside(at, side)));
    let (x, y) = corner(at);
    let (left, top) = (x + if west { 2 } else { 0 }, y + if north { 2 } else { 0 });
    let (right, foot) = (
        x + if east { 98 } else { 100 },
        y + if south { 98 } else { 100 },
    );
    let round = |one: bool, other: bool| if one && other { 7 } else { 0 };
    let (nw, ne, se, sw) = (
        round(north, west),
        round(north, east),
        round(south, east),
        round(south, west),
    );
    let mut path = String::new();
    let mut draw = |wall: bool, line: String| {
        if wall {
            path += &line;
        }
    };
    draw(north, format!("M{} {top}H{}", left + nw, right - ne));
    draw(ne > 0, format!("A7 7 0 0 1 {right} {}", top + ne));
    draw(east, format!("M{right} {}V{}", top + ne, foot - se));
    draw(se > 0, format!("A7 7 0 0 1 {} {foot}", right - se));
    draw(south, format!("M{} {foot}H{}", right - se, left + sw));
    draw(sw > 0, format!("A7 7 0 0 1 {left} {}", foot - sw));
    draw(west, format!("M{left} {}V{}", foot - sw, top + nw));
    draw(nw > 0, format!("A7 7 0 0 1 {} {top}", left + nw));
    path
}

/// The middle of a chain: of its middle rail, or between the two in the middle.
pub(super) fn middle(view: &View, rails: &[u8]) -> (u16, u16) {
    let bent = |at: u8| match view.squares[usize::from(at)].sides() {
        // A bend runs 15 nearer to the corner it turns round than the middle of its square.
        Some([Side::East, Side::South]) => (15, 15),
        Some([Side::South, Side::West]) => (-15, 15),
        Some([Side::North, Side::East]) => (15, -15),
        Some([Side::North, Side::West]) => (-15, -15),
        _ => (0, 0),
    };
    let half = rails.len() / 2;
    let (x, y) = corner(rails[half]);
    if rails.len() % 2 == 1 {
        let (dx, dy) = bent(rails[half]);
        return (
            x.saturating_add_signed(50 + dx),
            y.saturating_add_signed(50 + dy),
        );
    }
    let (px, py) = corner(rails[half - 1]);
    ((x + px) / 2 + 50, (y + py) / 2 + 50)
}
