//! A card looked at closely: drawn large, every feature in words with its way, what turning does, the other side.

use super::{
    Page,
    card::{self, Laid},
    icons::Sign,
    trip,
};
use crate::{
    content::{Feature, LINES, Terminus, Track, Trip},
    spell::Cell,
};
use maud::{Markup, PreEscaped, html};
use table::{Detail, Fact, Say};

/// Pixels of a sign beside its fact.
const SIGN: u8 = 34;

impl Page<'_> {
    /// The card of that name: `track:3`, `cell:b2`, `trip:1`, `plan:T2.0`, `terminus:NAME`, `deck`.
    pub(super) fn closely(&self, name: &str) -> Option<Detail> {
        let (kind, which) = name.split_once(':').unwrap_or((name, ""));
        match kind {
            "track" => {
                let slot: u8 = which.parse().ok()?;
                let offer = self.view.track_market.get(usize::from(slot))?;
                let note = Say::new("detail-market").say("price", self.price(u16::from(slot)));
                let note = note.num("place", slot + 1).num("coins", offer.coins);
                Some(track(offer.track, false, offer.trip, note))
            }
            "cell" => {
                let cell = Cell::of(which)?;
                let placed = self.focus().cells[usize::from(cell.0)].as_ref()?;
                let note = Say::new("detail-cell").text("cell", which.to_owned());
                Some(track(placed.track, placed.turned, placed.trip, note))
            }
            "trip" => {
                let slot: u8 = which.parse().ok()?;
                let offer = self.view.trip_market.get(usize::from(slot))?;
                let note = Say::new("detail-market").say("price", self.price(3 + u16::from(slot)));
                let note = note.num("place", slot + 1).num("coins", offer.coins);
                Some(self.trip(offer.trip, Some(note)))
            }
            "plan" => {
                let (line, nth) = which.split_once('.')?;
                let at = LINES.iter().position(|name| *name == line)?;
                let assigned = self.focus().lines[at]
                    .trips
                    .get(nth.parse::<usize>().ok()?)?;
                let note = Say::new("detail-line").text("line", LINES[at]);
                Some(self.trip(assigned.trip, Some(note)))
            }
            "terminus" => {
                let held = self.view.hand.iter().find(|held| held.face.name == which)?;
                Some(self.terminus(&held.face))
            }
            "deck" => Some(self.trip(self.view.deck.top_trip?, Some(Say::new("page-next")))),
            _ => None,
        }
    }

    fn trip(&self, face: Trip, note: Option<Say>) -> Detail {
        Detail {
            title: face.title(),
            note,
            picture: html! { div.vr-ticket { (trip::ticket(face, self.words)) } },
            facts: vec![Fact {
                sign: signs(&Sign::trip(face)),
                says: face.say(),
                why: None,
                rule: face.rule(),
            }],
        }
    }

    fn terminus(&self, face: &Terminus) -> Detail {
        Detail {
            title: face.title(),
            note: Some(Say::new("page-hand-hint")),
            picture: html! { div.vr-term { (self.term(face, &[])) } },
            facts: vec![Fact {
                sign: Sign::terminus(face).draw(SIGN),
                says: Say::new("detail-terminus"),
                why: Some(face.say()),
                rule: "terminus",
            }],
        }
    }
}

fn track(track: Track, turned: bool, other: Trip, note: Say) -> Detail {
    let laid = Laid {
        turned,
        ..Laid::default()
    };
    let feature = |(way, feature): (&'static str, Feature)| Fact {
        sign: Sign::feature(feature).draw(SIGN),
        says: Say::new(way).say("feature", feature.say()),
        why: Some(scores(feature)),
        rule: feature.kind().code(),
    };
    let mut facts: Vec<Fact> = track.lines(turned).into_iter().map(feature).collect();
    if track.turns() {
        facts.push(Fact {
            sign: Sign::plain("turn-card").draw(SIGN),
            says: Say::new("detail-turned"),
            why: None,
            rule: "facing",
        });
    }
    facts.push(Fact {
        sign: signs(&Sign::trip(other)),
        says: Say::new("detail-other-side").say("trip", other.title()),
        why: Some(other.say()),
        rule: other.rule(),
    });
    let terrain = track.terrain.code();
    let picture = PreEscaped(format!(
        r##"<svg class="vr-card" viewBox="0 0 240 160">{}{}<use href="#vr-plate-{terrain}"/><use href="#vr-edge"/></svg>"##,
        card::ground(track, &laid),
        card::roundels(track, turned, false),
    ));
    Detail {
        title: Say::new("track-plain")
            .say("terrain", track.terrain.say())
            .say("shape", track.shape.say()),
        note: Some(note),
        picture,
        facts,
    }
}

/// What a feature scores, in one sentence.
fn scores(feature: Feature) -> Say {
    match feature {
        Feature::Barn(terrain) => Say::new("detail-barn").say("terrain", terrain.say()),
        Feature::Farm => Say::new("detail-farm"),
        Feature::Halt(number) => Say::new("detail-halt").num("points", number),
        Feature::Signal => Say::new("detail-signal"),
        Feature::Siding => Say::new("detail-siding"),
    }
}

fn signs(signs: &[Sign]) -> Markup {
    html! { @for sign in signs.iter().rev().take(1) { (sign.draw(SIGN)) } }
}
