//! The taught rulebook as a page, and as a sheet inside a table.

use super::{frame, html_page, sorry};
use crate::{problem::Problem, speech, visitors::Caller};
use ::table::Rulebook;
use axum::{
    extract::{Path, Query},
    response::Response,
};
use maud::html;
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
    let text = book.html(::table::plain_figure);
    if how.sheet {
        return html_page(html! { div.rulebook { (text) } });
    }
    let back = format!("/rules/{game}");
    let main = html! {
        header.head {
            (frame::brand(&words))
            nav { (frame::tools(&words, &back)) }
        }
        main.rulepage { div.rulebook { (text) } }
    };
    let title = format!("{} · {}", words.get("rules"), words.get("title"));
    html_page(frame::page(
        &frame::Frame {
            words: &words,
            title: &title,
            style: None,
            script: true,
        },
        &main,
    ))
}
