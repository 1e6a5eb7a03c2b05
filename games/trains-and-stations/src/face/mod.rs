//! How Trains & Stations looks and speaks.

use crate::{Action, TrainsAndStations, view::View};
use maud::{Markup, html};
use table::{Choice, ChoiceKind, Face, Say, Token, Words};

/// The stylesheet of the face.
pub(crate) const STYLE: &str = include_str!("face.css");

impl Face for TrainsAndStations {
    fn draw(_view: &View, _words: &Words) -> Markup {
        html! {}
    }

    fn question(_view: &View) -> Say {
        Say::new("title")
    }

    fn meant(_view: &View, _clicked: &[Token]) -> Vec<Action> {
        Vec::new()
    }

    fn say(_view: &View, _clicked: &[Token], _next: &[Token]) -> Say {
        Say::new("title")
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
