//! How Country Trains looks and speaks.

use crate::{Action, CountryTrains, view::View};
use maud::{Markup, html};
use table::{Choice, ChoiceKind, Face, Say, Token, Words};

/// The stylesheet of the face.
pub(crate) const STYLE: &str = "";

impl Face for CountryTrains {
    fn draw(view: &View, _words: &Words) -> Markup {
        html! { div data-phase=(view.phase) {} }
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
                key: "first",
                kind: ChoiceKind::Number(1, 4),
            },
            Choice {
                key: "equal_turns",
                kind: ChoiceKind::Flag,
            },
            Choice {
                key: "set",
                kind: ChoiceKind::Set,
            },
        ]
    }
}
