//! A track card, 240 × 160, and a border start: ground and scene, track, roundels, code plate.

use super::icons::feature_name;
use crate::content::{Edge, Feature, LINES, Shape, Start, Track};
use maud::{Markup, PreEscaped};
use std::fmt::{self, Write};

/// The way of one line over a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Passage {
    Ns,
    We,
    Ne,
    Ws,
    Nw,
    Es,
}

impl Passage {
    pub(super) const ALL: [Passage; 6] = [
        Passage::Ns,
        Passage::We,
        Passage::Ne,
        Passage::Ws,
        Passage::Nw,
        Passage::Es,
    ];

    /// The two ways over a card of that shape; a crossing's west–east way is the bridge and comes last.
    pub(super) const fn of(shape: Shape) -> [Passage; 2] {
        match shape {
            Shape::Cross => [Passage::Ns, Passage::We],
            Shape::Bend => [Passage::Ne, Passage::Ws],
            Shape::Turnback => [Passage::Nw, Passage::Es],
        }
    }

    pub(super) const fn name(self) -> &'static str {
        match self {
            Passage::Ns => "ns",
            Passage::We => "we",
            Passage::Ne => "ne",
            Passage::Ws => "ws",
            Passage::Nw => "nw",
            Passage::Es => "es",
        }
    }

    /// The curve, from edge middle to edge middle.
    pub(super) const fn way(self) -> &'static str {
        match self {
            Passage::Ns => "M120 0V160",
            Passage::We => "M0 80H240",
            Passage::Ne => "M120 0C120 50 165 80 240 80",
            Passage::Ws => "M0 80C75 80 120 110 120 160",
            Passage::Nw => "M120 0C120 50 75 80 0 80",
            Passage::Es => "M240 80C165 80 120 110 120 160",
        }
    }

    /// An edge that belongs to this way alone.
    pub(super) const fn edge(self) -> Edge {
        match self {
            Passage::Ns | Passage::Ne | Passage::Nw => Edge::N,
            Passage::We | Passage::Ws => Edge::W,
            Passage::Es => Edge::E,
        }
    }

    /// Where the roundel sits on its line; a small board's are larger and sit apart.
    const fn roundel(self, small: bool) -> (u8, u8) {
        match (self, small) {
            (Passage::Ns, false) => (120, 33),
            (Passage::Ns, true) => (120, 42),
            (Passage::We, false) => (52, 80),
            (Passage::We, true) => (46, 80),
            (Passage::Ne, false) => (152, 58),
            (Passage::Ne, true) => (160, 52),
            (Passage::Ws, false) => (88, 102),
            (Passage::Ws, true) => (80, 108),
            (Passage::Nw, false) => (88, 58),
            (Passage::Nw, true) => (80, 52),
            (Passage::Es, false) => (152, 102),
            (Passage::Es, true) => (160, 108),
        }
    }
}

/// How a stretch of a line is painted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Paint {
    /// Rails and sleepers.
    #[default]
    Open,
    /// A band with a dashed stripe: complete, to be settled.
    Now,
    /// A band with a solid stripe: settled.
    Done,
}

impl Paint {
    const fn suffix(self) -> &'static str {
        match self {
            Paint::Open => "",
            Paint::Now => "-now",
            Paint::Done => "-done",
        }
    }
}

/// What is drawn on a card beyond its face.
#[derive(Clone, Default, Debug)]
pub(super) struct Laid {
    /// Upside down: the two features change places; ground, scene and plate stay.
    pub(super) turned: bool,
    /// How the ways of [`Passage::of`] are painted.
    pub(super) paint: [Paint; 2],
    /// The painted lines these ways are part of, and how far along: a page paints a new one from its start to its end.
    pub(super) band: [Option<Band>; 2],
    /// The builds that would complete these ways: `b2x a1b`.
    pub(super) would: [String; 2],
}

/// A stretch of a painted line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Band {
    /// Whose line.
    pub(super) seat: u8,
    pub(super) line: u8,
    /// How many stretches come before it.
    pub(super) nth: u8,
}

/// The feature on each way of [`Passage::of`].
pub(super) fn features(track: Track, turned: bool) -> [Option<Feature>; 2] {
    Passage::of(track.shape).map(|way| track.on(track.leave(turned, way.edge()).1))
}

/// The inside of a card's drawing: everything but the roundels.
pub(super) fn ground(track: Track, laid: &Laid) -> String {
    let mut out = String::with_capacity(400);
    draw_ground(&mut out, track, laid).expect("writing to a string does not fail");
    out
}

fn draw_ground(out: &mut String, track: Track, laid: &Laid) -> fmt::Result {
    let (terrain, shape) = (track.terrain.code(), track.shape.code());
    write!(out, r##"<use href="#vr-{terrain}-{shape}"/>"##)?;
    for (i, way) in Passage::of(track.shape).into_iter().enumerate() {
        let bridge = way == Passage::We;
        if bridge {
            out.write_str(r##"<use href="#vr-bridge-under"/>"##)?;
        }
        let name = way.name();
        let suffix = laid.paint[i].suffix();
        if let Some(Band { seat, line, nth }) = laid.band[i] {
            write!(
                out,
                r##"<use href="#vr-{name}"/><use href="#vr-{name}{suffix}" data-paint="{seat}.{}" data-nth="{nth}"/>"##,
                LINES[usize::from(line)]
            )?;
        } else {
            write!(out, r##"<use href="#vr-{name}{suffix}"/>"##)?;
        }
        if !laid.would[i].is_empty() {
            write!(
                out,
                r##"<use href="#vr-{name}-now" data-would="{}"/>"##,
                laid.would[i]
            )?;
        }
        if bridge {
            out.write_str(r##"<use href="#vr-bridge-over"/>"##)?;
        }
    }
    Ok(())
}

/// The roundels of a card, each on the line it belongs to.
pub(super) fn roundels(track: Track, turned: bool, small: bool) -> String {
    let mut out = String::new();
    for (way, feature) in Passage::of(track.shape)
        .into_iter()
        .zip(features(track, turned))
    {
        if let Some(feature) = feature {
            let (x, y) = way.roundel(small);
            let name = feature_name(feature);
            write!(out, r##"<use href="#vr-o-{name}" x="{x}" y="{y}"/>"##)
                .expect("writing to a string does not fail");
        }
    }
    out
}

/// A whole card. `piece` is its running number, so that a page can follow it.
pub(super) fn card(track: Track, laid: &Laid, piece: u16) -> Markup {
    let ground = ground(track, laid);
    let roundels = roundels(track, laid.turned, false);
    let terrain = track.terrain.code();
    PreEscaped(format!(
        r##"<svg class="vr-card" id="p{piece}" viewBox="0 0 240 160" aria-hidden="true">{ground}{roundels}<use href="#vr-plate-{terrain}"/><use href="#vr-edge"/></svg>"##
    ))
}

/// A card on a small board: no scene, no plate, coarse ground, thick track.
pub(super) fn small_card(track: Track, laid: &Laid, piece: u16, x: f32, y: f32) -> Markup {
    let terrain = track.terrain.code();
    let mut ways = String::new();
    for (way, paint) in Passage::of(track.shape).into_iter().zip(laid.paint) {
        let done = if paint == Paint::Open { "" } else { "-done" };
        write!(ways, r##"<use href="#vr-{}-small{done}"/>"##, way.name())
            .expect("writing to a string does not fail");
    }
    let roundels = roundels(track, laid.turned, true);
    PreEscaped(format!(
        r##"<g id="p{piece}" transform="translate({x} {y}) scale(.2333)"><rect width="240" height="160" fill="url(#vr-{terrain}-small)"/>{ways}{roundels}<use href="#vr-edge"/></g>"##
    ))
}

/// A border start: its own terrain and feature, its name, and its points once settled.
pub(super) struct Stop<'a> {
    pub(super) start: Start,
    pub(super) name: &'a str,
    pub(super) paint: Paint,
    pub(super) would: &'a str,
    pub(super) points: Option<u16>,
}

impl Stop<'_> {
    /// Above a column: 240 × 84.
    pub(super) fn top(&self) -> Markup {
        self.draw("top", (240, 84), (120, 36), (188, 45), (164, 44))
    }

    /// Beside a row: 100 × 160.
    pub(super) fn left(&self) -> Markup {
        self.draw("left", (100, 160), (38, 80), (53, 41), (12, 120))
    }

    fn draw(
        &self,
        side: &str,
        (w, h): (u16, u16),
        (cx, cy): (u16, u16),
        (name_x, name_w): (u16, u16),
        (pill_x, pill_y): (u16, u16),
    ) -> Markup {
        let mut out = String::with_capacity(900);
        let Stop {
            start, name, would, ..
        } = self;
        let terrain = start.terrain.code();
        let mut draw = || -> fmt::Result {
            write!(
                out,
                r##"<svg class="vr-start vr-{side}" viewBox="0 0 {w} {h}" aria-hidden="true"><rect width="{w}" height="{h}" fill="url(#vr-{terrain})"/><use href="#vr-{side}{}"/>"##,
                self.paint.suffix()
            )?;
            if !would.is_empty() {
                write!(
                    out,
                    r##"<use href="#vr-{side}-now" data-would="{would}"/>"##
                )?;
            }
            let stop = match start.feature {
                Some(feature) => format!("o-{}", feature_name(feature)),
                None => "dot".to_owned(),
            };
            write!(
                out,
                r##"<use href="#vr-{stop}" x="{cx}" y="{cy}"/><use href="#vr-plate-{terrain}"/>"##
            )?;
            let middle = f32::from(name_x) + f32::from(name_w) / 2.0;
            write!(
                out,
                r#"<g class="vr-nm"><rect x="{name_x}" y="7" width="{name_w}" height="27" rx="4"/><text x="{middle}" y="27">{name}</text></g>"#
            )?;
            if let Some(points) = self.points {
                let (tick_x, tick_y) = (pill_x + 11, pill_y + 16);
                let (text_x, text_y) = (pill_x + 48, f32::from(pill_y) + 23.5);
                write!(
                    out,
                    r#"<g class="vr-pill"><rect x="{pill_x}" y="{pill_y}" width="70" height="32" rx="16"/><path d="m{tick_x} {tick_y} 6 7 11-14"/><text x="{text_x}" y="{text_y}">{points}</text></g>"#
                )?;
            }
            let rim = if side == "top" {
                "M0 2.5H240"
            } else {
                "M2.5 0V160"
            };
            write!(
                out,
                r#"<path class="vr-rim" d="{rim}"/><rect class="vr-line" x=".75" y=".75" width="{}" height="{}" rx="4"/></svg>"#,
                f32::from(w) - 1.5,
                f32::from(h) - 1.5
            )
        };
        draw().expect("writing to a string does not fail");
        PreEscaped(out)
    }
}
