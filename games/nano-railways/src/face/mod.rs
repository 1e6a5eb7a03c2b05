//! How Nano Railways looks and speaks. Everything starts from a [`View`], so nothing can leak.

mod cards;
mod choice;
mod clicks;
mod links;
mod map;
mod meant;
mod rows;
mod sheet;
mod squares;
mod tracks;
mod trips;

use crate::{
    Action, NanoRailways, Objective, Options,
    content::{Icon, Kind},
    view::{ActionCard, Goal, View},
};
use maud::{Markup, PreEscaped, html};
use table::{Choice, ChoiceKind, Face, Item, Say, Seat, Token, Words};

/// The stylesheet of the face.
pub(crate) const STYLE: &str = include_str!("face.css");

/// Rails, buildings, dice and icons, drawn once and used by name.
const DRAWN: &str = include_str!("defs.svg");

impl Face for NanoRailways {
    fn draw(view: &View, words: &Words) -> Markup {
        Page::new(view, words).draw()
    }

    fn question(view: &View) -> Say {
        rows::question(view)
    }

    fn meant(view: &View, clicked: &[Token]) -> Vec<Action> {
        meant::meant(view, clicked)
    }

    fn say(view: &View, clicked: &[Token], next: &[Token]) -> Say {
        rows::row(view, clicked, next)
    }

    fn deed(view: &View, action: &Action) -> Option<Say> {
        Some(rows::deed(view, action))
    }

    fn purse(view: &View, seat: Seat) -> Vec<Item> {
        let item = |unit, value, key, rule| Item {
            seat,
            unit,
            value: i32::from(value),
            say: Say::new(key),
            rule,
        };
        vec![
            item("capital", view.capital, "page-capital", "capital"),
            item("pollution", view.pollution, "page-pollution", "clean"),
            item("workers", view.workers, "page-workers", "hire"),
        ]
    }

    fn progress(view: &View) -> Option<Say> {
        match view.phase {
            "over" => None,
            "arrange" | "passengers" => Some(Say::new("page-setup")),
            _ => Some(Say::new("page-decade").num("decade", view.decade)),
        }
    }

    /// A deck without an upgrade is said so while it can still be chosen where to begin (appendix).
    fn caution(view: &View) -> Option<Say> {
        let mut deck = [&view.hand, &view.pool, &view.discard, &view.unseen]
            .into_iter()
            .flatten();
        let upgrades = |card: &ActionCard| {
            let mut icons = card.slots.iter().flat_map(|slot| slot.icons());
            icons.any(|icon| icon == Icon::Upgrade)
        };
        let engineer = |goal: &Goal| goal.chosen && goal.objective == Objective::Engineer;
        let begun = !["arrange", "passengers"].contains(&view.phase);
        (!begun && !deck.any(upgrades)).then(|| match view.objectives.iter().any(engineer) {
            true => Say::new("caution-engineer"),
            false => Say::new("caution-no-upgrade"),
        })
    }

    fn poster() -> &'static str {
        include_str!("poster.svg")
    }

    fn daily(weekday: u8, draw: &dyn Fn(u32) -> u64) -> Option<(Options, u64)> {
        crate::daily::challenge(weekday, draw)
    }

    fn choices() -> &'static [Choice] {
        &[
            Choice {
                key: "objectives",
                kind: ChoiceKind::AnyOf(&["economist", "mayor", "conductor", "engineer"]),
            },
            Choice {
                key: "target",
                kind: ChoiceKind::Number(1, 150),
            },
            Choice {
                key: "arrange",
                kind: ChoiceKind::OneOf(&["dealt", "free"]),
            },
            Choice {
                key: "set",
                kind: ChoiceKind::Set,
            },
        ]
    }
}

/// One page: a view in one language.
struct Page<'a> {
    view: &'a View,
    words: &'a Words,
}

impl<'a> Page<'a> {
    const fn new(view: &'a View, words: &'a Words) -> Page<'a> {
        Page { view, words }
    }

    fn draw(&self) -> Markup {
        html! {
            div.nr data-phase=(self.view.phase) {
                svg.nr-defs width="0" height="0" aria-hidden="true" { defs { (PreEscaped(DRAWN)) } }
                div.nr-main.game-main {
                    @if self.over() { (self.sheet()) }
                    (self.map())
                    @if self.acting() { (self.verbs()) }
                    @if !self.over() { (self.cards()) }
                }
                div.nr-side.game-side {
                    div.nr-facts {
                        @if !self.over() { (self.equation()) (self.objectives()) }
                        (self.tracks())
                    }
                    @if !self.over() {
                        div.nr-choices { (self.plates()) }
                        div data-slot="preview" {}
                    }
                }
            }
        }
    }

    fn word(&self, key: &'static str) -> String {
        self.words.get(key)
    }

    fn say(&self, say: &Say) -> String {
        self.words.say(say)
    }

    /// What a thing is, for a reader; what is drawn tells it to the eye.
    fn told(&self, say: &Say) -> Markup {
        html! { span.nr-hide { (self.say(say)) } }
    }

    /// What can be clicked, if a seat looks and the game goes on.
    fn token(&self, token: impl std::fmt::Display) -> Option<String> {
        (self.view.who.seat().is_some() && !self.over()).then(|| token.to_string())
    }

    fn over(&self) -> bool {
        self.view.phase == "over"
    }

    /// Whether a decade runs: actions are chosen and paid.
    fn acting(&self) -> bool {
        matches!(self.view.phase, "phase1" | "phase2")
    }
}

/// A shared drawing by its name, hidden from readers: a word stands beside it, or the element has a name.
fn sign(name: &str, size: u8) -> Markup {
    html! { svg.nr-i width=(size) height=(size) aria-hidden="true" { (used(name)) } }
}

/// A shared drawing inside another one.
fn used(name: &str) -> Markup {
    html! { use href={ "#nr-" (name) } {} }
}

/// A letter plate as an HTML sign.
fn plate(kind: Kind, size: u8) -> Markup {
    html! {
        svg.nr-i width=(size) height=(size) viewBox="-15 -15 30 30" aria-hidden="true" { (letter(kind)) }
    }
}

/// A letter plate, 27 wide, around the origin.
fn letter(kind: Kind) -> Markup {
    html! {
        g class={ "nr-plate nr-" (kind.letter()) } {
            rect x="-13.5" y="-13.5" width="27" height="27" rx="5" {}
            rect.nr-rim x="-10.8" y="-10.8" width="21.6" height="21.6" rx="3" {}
            text y="6.4" { (kind.letter()) }
        }
    }
}

/// A die around the origin: passengers travel on white ones, what was built brings brass ones.
fn die(value: u8, piece: u8) -> Markup {
    html! {
        g.nr-die.nr-brass[piece >= 4] { (used("die")) @if value > 0 { (used(&format!("pips-{value}"))) } }
    }
}
