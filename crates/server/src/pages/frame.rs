//! The document around every page.

use super::icon;
use crate::assets;
use ::table::{Lang, Words};
use maud::{DOCTYPE, Markup, html};

/// What a document needs to know.
pub(crate) struct Frame<'a> {
    pub(crate) words: &'a Words,
    pub(crate) title: &'a str,
    /// A game whose stylesheet is needed.
    pub(crate) style: Option<&'a str>,
    /// Whether the script is needed.
    pub(crate) script: bool,
    /// Day or night, where the reader chose it.
    pub(crate) mode: Option<&'static str>,
}

/// A whole document.
pub(crate) fn page(frame: &Frame<'_>, main: &Markup) -> Markup {
    let words = frame.words;
    html! {
        (DOCTYPE)
        html lang=(words.lang().tag()) data-mode=[frame.mode] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="light dark";
                title { (frame.title) " · " (words.get("roundhouse")) }
                link rel="icon" type="image/svg+xml" href=(assets::address("wheel.svg")) data-calm=(assets::address("wheel.svg"))
                    data-turn=(assets::address("wheel-turn.svg")) data-text=(words.get("your-turn"));
                link rel="stylesheet" href=(assets::address("table.css"));
                @if let Some(game) = frame.style {
                    link rel="stylesheet" href=(assets::address(&format!("{game}.css")));
                }
                @if frame.script {
                    @for name in assets::scripts() { link rel="modulepreload" href=(assets::address(name)); }
                    script type="module" src=(assets::address(assets::PAGE)) {}
                }
            }
            body { (main) }
        }
    }
}

/// The brand that leads home.
pub(crate) fn brand(words: &Words) -> Markup {
    html! {
        a.brand href="/" aria-label=(words.get("roundhouse")) {
            (icon("wheel"))
            span { (words.get("roundhouse")) }
        }
    }
}

/// The head of a page that names itself below, with the way to one's own page.
pub(crate) fn plain_head(words: &Words, back: &str, me: Option<&str>) -> Markup {
    let me = me.map_or_else(|| words.get("me"), str::to_owned);
    html! {
        header.head {
            (brand(words))
            nav aria-label=(words.get("tools")) {
                (tools(words, back))
                a.tool href="/me" aria-label=(me) { (icon("person")) span.lbl { (me) } }
            }
        }
    }
}

/// The head of a page of the house that is no table.
pub(crate) fn house_head(words: &Words, title: &str, back: &str) -> Markup {
    html! {
        header.head {
            (brand(words))
            div.where { h1 { (title) } }
            nav aria-label=(words.get("tools")) { (tools(words, back)) }
        }
    }
}

/// The switch between the languages, and between day and night.
pub(crate) fn tools(words: &Words, back: &str) -> Markup {
    html! {
        form.lang method="post" action="/language" aria-label=(words.get("language")) {
            input type="hidden" name="back" value=(back);
            @for lang in Lang::ALL {
                button type="submit" name="lang" value=(lang.code()) lang=(lang.tag())
                    aria-pressed=(if lang == words.lang() { "true" } else { "false" }) {
                    (match lang { Lang::En => "EN", Lang::Zh => "中文" })
                }
            }
        }
        button.tool type="button" data-do="mode" aria-label=(words.get("day-and-night")) { (icon("mode")) }
    }
}
