//! How Trains & Stations looks and speaks. Everything starts from a [`View`], so nothing can leak.

mod art;
mod forecast;
mod map;
mod meant;
mod players;
mod rows;
mod sheet;
mod side;
mod tray;

use crate::{Action, TrainsAndStations, content::Power, view::View};
use maud::{Markup, html};
use table::{Choice, ChoiceKind, Face, Item, Say, Seat, Spot, Token, Words};

/// The stylesheet of the face.
pub(crate) const STYLE: &str = include_str!("face.css");

impl Face for TrainsAndStations {
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

    fn foresee(view: &View, action: &Action) -> Vec<Item> {
        rows::foresee(view, action)
    }

    fn deed(view: &View, action: &Action) -> Option<Say> {
        rows::deed(view, action)
    }

    fn progress(view: &View) -> Option<Say> {
        let key = match view.phase {
            "power" => "page-before",
            "over" => "page-rounds",
            _ => "page-round",
        };
        Some(
            Say::new(key)
                .num("round", view.round)
                .say("step", rows::step(view)),
        )
    }

    fn phrases() -> &'static [&'static str] {
        &["finish", "tie", "goods", "strike", "pool"]
    }

    fn spots(view: &View) -> Vec<Spot> {
        map::spots(view)
    }

    fn poster() -> &'static str {
        include_str!("poster.svg")
    }

    fn choices() -> &'static [Choice] {
        &[
            Choice {
                key: "open_tally",
                kind: ChoiceKind::Flag,
            },
            Choice {
                key: "conductor",
                kind: ChoiceKind::Number(1, 5),
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
    /// Whether the viewer is asked.
    mine: bool,
}

impl<'a> Page<'a> {
    fn new(view: &'a View, words: &'a Words) -> Page<'a> {
        Page {
            view,
            words,
            mine: asked(view),
        }
    }

    fn draw(&self) -> Markup {
        html! {
            div.ts data-phase=(self.view.phase) data-mine[self.mine] {
                (art::signs())
                @if self.view.opened.is_some() {
                    (self.sheet())
                } @else {
                    (self.board())
                    (self.tray())
                    (self.side())
                }
                (self.rivals())
            }
        }
    }

    fn word(&self, key: &'static str) -> String {
        self.words.get(key)
    }

    fn say(&self, say: &Say) -> String {
        self.words.say(say)
    }

    /// What can be clicked, if a seat looks.
    fn token(&self, token: impl std::fmt::Display) -> Option<String> {
        self.view.mine.as_ref().map(|_| token.to_string())
    }

    fn power(&self, face: u8) -> Say {
        power(self.view, face).say(&self.view.set)
    }
}

fn power(view: &View, face: u8) -> &Power {
    &view.set.powers[usize::from(face)]
}

/// Whether the viewer is asked.
fn asked(view: &View) -> bool {
    view.who
        .seat()
        .is_some_and(|seat| view.asked.contains(&seat))
}

/// A seat as a phrase of its own.
fn named(seat: Seat) -> Say {
    Say::new("name").seat("seat", seat)
}
