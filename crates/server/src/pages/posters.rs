//! A game's poster: its scene, its bill in the game's colour, how many play it and for how long.

use super::icon;
use crate::assets;
use ::table::{Say, Title, Words};
use maud::{Markup, PreEscaped, html};

/// A whole poster; `ways` are what one can do with it.
pub(super) fn poster(title: &'static dyn Title, words: &Words, ways: &Markup) -> Markup {
    let card = title.card();
    let (least, most) = card.seats.clone().into_inner();
    let players = Say::new("seats-from-to")
        .num("least", least)
        .num("most", most);
    let seats = match least == most {
        true => least.to_string(),
        false => format!("{least}–{most}"),
    };
    let minutes = Say::new("minutes-short").num("n", card.minutes);
    html! {
        article.poster data-tone=(card.tone.name()) {
            div.scene { (PreEscaped(title.poster())) }
            div.bill { h2 { (words.get("title")) } p { (words.get("tagline")) } }
            footer {
                p.figures {
                    span { (icon("person")) span aria-hidden="true" { (seats) } span.visually-hidden { (words.say(&players)) } }
                    span { (icon("clock")) span { (words.say(&minutes)) } }
                }
                (ways)
            }
        }
    }
}

/// Its scene alone, small.
pub(super) fn small(title: &'static dyn Title) -> Markup {
    let file = assets::address(&assets::poster(title.card().id));
    html! { img.small src=(file) alt="" width="44" height="44"; }
}
