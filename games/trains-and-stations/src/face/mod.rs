//! How Trains & Stations looks and speaks. Everything starts from a [`View`], so nothing can leak.

mod map;
mod meant;
mod players;
mod rows;
mod sheet;
mod tray;

use crate::{Action, TrainsAndStations, content::Power, view::View};
use maud::{Markup, html};
use table::{Choice, ChoiceKind, Face, Say, Seat, Token, Words};

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
                (self.heading())
                (self.map())
                @if self.view.opened.is_some() {
                    (self.sheet())
                } @else {
                    (self.tray())
                }
                (self.goods())
                (self.players())
            }
        }
    }

    /// The round, the pool of VP and the other supplies.
    fn heading(&self) -> Markup {
        let view = self.view;
        let pool = Say::new("page-pool")
            .num("left", view.vp_pool)
            .num("total", view.vp_total);
        html! {
            div.ts-head {
                span.ts-round { (self.say(&Say::new("page-round").num("round", view.round))) }
                @if view.stalled {
                    strong { (self.word("page-stalled")) }
                } @else if view.last_round {
                    strong { (self.word("page-last-round")) }
                }
                label.ts-pool {
                    (self.say(&pool)) " "
                    progress max=(view.vp_total) value=(view.vp_pool) {}
                }
                span { (self.say(&Say::new("page-whites").num("count", view.white_pool))) }
                span { (self.say(&Say::new("page-deck").num("count", view.deck))) }
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

    fn button(&self, token: impl std::fmt::Display, say: &Say) -> Markup {
        html! { button type="button" data-token=[self.token(token)] { (self.say(say)) } }
    }

    fn power(&self, face: u8) -> Say {
        power(self.view, face).say(&self.view.set)
    }

    /// Power cards as a list of phrases.
    fn powers(&self, faces: &[u8]) -> Vec<Say> {
        faces.iter().map(|face| self.power(*face)).collect()
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
