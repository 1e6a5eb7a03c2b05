//! The way in: each game, and a table with bots at once.

use super::{frame, html_page, icon, sorry};
use crate::{
    app::App,
    problem::Problem,
    seating,
    setup::{self, Plan, Taken},
    speech,
    visitors::Caller,
};
use ::table::{Lang, Say, Title};
use axum::{
    Form,
    extract::{Path, State},
    http::header,
    response::{IntoResponse, Redirect, Response},
};
use maud::{PreEscaped, html};
use serde::Deserialize;

pub(crate) async fn lobby(caller: Caller) -> Response {
    let words = speech::house(caller.lang);
    let main = html! {
        header.head {
            (frame::brand(&words))
            nav aria-label=(words.get("tools")) { (frame::tools(&words, "/")) }
        }
        main.lobby {
            header { h1 { (words.get("lobby-title")) } p.soft { (words.get("lobby-text")) } }
            ul.posters {
                @for title in shelf::titles() {
                    li { (poster(*title, caller.lang)) }
                }
            }
            p { a.btn href="/journal" { (icon("replay")) span { (words.get("bring")) } } }
        }
    };
    let title = words.get("lobby");
    let frame = frame::Frame {
        words: &words,
        title: &title,
        style: None,
        script: true,
        mode: caller.mode,
    };
    html_page(frame::page(&frame, &main))
}

fn poster(title: &'static dyn Title, lang: Lang) -> maud::Markup {
    let words = speech::of(title, lang);
    let card = title.card();
    let seats = card.seats.clone();
    html! {
        article.poster {
            div.scene { (PreEscaped(title.poster())) }
            div.bill {
                h2 { (words.get("title")) }
                p { (words.say(&Say::new("seats-from-to").num("least", *seats.start()).num("most", *seats.end()))) }
            }
            footer {
                a.tool href={ "/rules/" (card.id) } { (icon("rulebook")) span { (words.get("rules")) } }
                form method="post" action="/play" {
                    input type="hidden" name="game" value=(card.id);
                    input type="hidden" name="nonce" value="" data-nonce;
                    button.btn.go type="submit" { (icon("confirm")) span { (words.get("play-now")) } }
                }
            }
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct PlayNow {
    game: String,
    #[serde(default)]
    nonce: String,
    /// How many seats; the usual number if it is not said.
    seats: Option<u8>,
}

/// Sets up a table with bots and leads to it.
pub(crate) async fn play_now(
    State(app): State<App>,
    caller: Caller,
    Form(wish): Form<PlayNow>,
) -> Response {
    let Some(title) = shelf::title(&wish.game) else {
        return sorry(&caller, &Problem::not_found());
    };
    let usual = title.card().seats.clone();
    let seats = wish
        .seats
        .unwrap_or_else(|| 3.clamp(*usual.start(), *usual.end()));
    let plan = Plan {
        title,
        options: title.default_options(),
        seats: setup::with_bots(seats),
        nonce: nonce(wish.nonce),
    };
    lead_to(&caller, setup::open_table(&app, caller.clone(), plan).await)
}

/// The same game again with the same options and number of seats.
pub(crate) async fn again(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Response {
    let plan = || {
        let row = app.store.table(&id)?.ok_or(Problem::not_found())?.table;
        let title = shelf::title(&row.game).ok_or(Problem::not_found())?;
        let seats = seating::places(&row).map_or(2, |p| p.len() as u8);
        let options =
            serde_json::from_str(&row.options).unwrap_or_else(|_| title.default_options());
        Ok(Plan {
            title,
            options,
            seats: setup::with_bots(seats),
            nonce: None,
        })
    };
    let taken = match plan() {
        Ok(plan) => setup::open_table(&app, caller.clone(), plan).await,
        Err(problem) => Err(problem),
    };
    lead_to(&caller, taken)
}

#[derive(Deserialize)]
pub(crate) struct SitDown {
    #[serde(default)]
    nonce: String,
}

/// Takes an open seat and leads to the table.
pub(crate) async fn sit_down(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Form(sent): Form<SitDown>,
) -> Response {
    let taken = setup::sit_down(&app, caller.clone(), &id, nonce(sent.nonce)).await;
    lead_to(&caller, taken)
}

/// A browser's number, if it sent a sensible one.
pub(crate) fn nonce(sent: String) -> Option<String> {
    Some(sent).filter(|n| !n.is_empty() && n.len() <= 64)
}

fn lead_to(caller: &Caller, taken: Result<Taken, Problem>) -> Response {
    let taken = match taken {
        Ok(taken) => taken,
        Err(problem) => return sorry(caller, &problem),
    };
    let mut response = Redirect::to(&format!("/t/{}", taken.table)).into_response();
    if let Some(cookie) = taken.cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}
