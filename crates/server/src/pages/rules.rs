//! The taught rulebook as a page, and as a sheet inside a table.

use super::{frame, html_page, sorry};
use crate::{problem::Problem, speech, visitors::Caller};
use ::table::{Rulebook, Words};
use axum::{
    extract::{Path, Query},
    response::Response,
};
use maud::{Markup, html};
use serde::Deserialize;

#[derive(Deserialize)]
pub(crate) struct How {
    /// Only the book, to be put into a table's page.
    #[serde(default)]
    sheet: bool,
}

pub(crate) async fn book(
    Path(game): Path<String>,
    Query(how): Query<How>,
    caller: Caller,
) -> Response {
    let Some(title) = shelf::title(&game) else {
        return sorry(&caller, &Problem::not_found());
    };
    let words = speech::of(title, caller.lang);
    let Ok(book) = Rulebook::read(title.card().rulebook.get(caller.lang)) else {
        return sorry(&caller, &Problem::not_found());
    };
    let text = html! {
        (chapters(&book, &words))
        div.rulebook tabindex="0" role="region" aria-label=(words.get("rulebook")) { (book.html(::table::plain_figure)) }
    };
    if how.sheet {
        return html_page(text);
    }
    let back = format!("/rules/{game}");
    let main = html! {
        header.head {
            (frame::brand(&words))
            div.where { b { (words.get("title")) } span.soft { (words.get("rulebook")) } }
            nav aria-label=(words.get("tools")) { (frame::tools(&words, &back)) }
        }
        main.rulepage { (text) }
    };
    let title = format!("{} · {}", words.get("rules"), words.get("title"));
    html_page(frame::page(
        &frame::Frame {
            words: &words,
            title: &title,
            style: None,
            script: true,
            mode: caller.mode,
        },
        &main,
    ))
}

/// The chapters with their numbers.
fn chapters(book: &Rulebook<'_>, words: &Words) -> Markup {
    let chapters = book.sections().iter().filter(|s| s.level == 2);
    html! {
        nav.chapters aria-label=(words.get("chapters")) {
            ol { @for chapter in chapters { li { a href={ "#" (chapter.anchor) } { (chapter.title) } } } }
        }
    }
}
