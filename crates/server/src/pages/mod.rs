//! The pages. They are drawn on the server; the one script only brings them to life.

mod alone;
mod cover;
mod deeds;
mod detail;
mod frame;
mod lists;
pub(crate) mod lobby;
mod log;
mod me;
mod order;
mod posters;
mod printed;
pub(crate) mod replay;
mod review;
mod rules;
mod setup;
mod table;
mod talk;
mod waiting;

pub(crate) use detail::detail;
pub(crate) use log::{log_line, preview};
pub(crate) use table::{seat_strip, sign};

use crate::{app::App, assets, problem::Problem, speech, visitors::Caller};
use ::table::Lang;
use axum::{
    Form, Router,
    extract::Path as Place,
    http::{HeaderMap, StatusCode, header},
    response::{Html, IntoResponse, Redirect, Response},
    routing::{get, post},
};
use maud::{Markup, html};
use serde::Deserialize;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/", get(lobby::lobby))
        .route("/play", post(lobby::play_now))
        .route("/t/{id}", get(table::page))
        .route("/t/{id}/replay", get(replay::page))
        .route("/t/{id}/review", get(review::part))
        .route("/journal", get(replay::bring))
        .route("/t/{id}/beside", get(talk::beside))
        .route("/t/{id}/{deed}", post(deeds::deed))
        .route("/j/{id}/{code}", get(deeds::invited))
        .route("/setup/{game}", get(setup::page).post(setup::open))
        .route("/daily/{game}", post(alone::play))
        .route("/scores/{game}", get(alone::scores))
        .route("/me", get(me::page))
        .route("/me/name", post(me::name))
        .route("/me/code", post(me::code))
        .route("/me/turn-away/{tag}", post(me::turn_away))
        .route("/device", get(me::device).post(me::redeem))
        .route("/next", get(me::next))
        .route("/rules/{game}", get(rules::book))
        .route("/language", post(language))
        .route("/assets/{name}", get(asset))
        .route(
            "/favicon.ico",
            get(|| async { Redirect::permanent(&assets::address("wheel.svg")) }),
        )
        .fallback(|caller: Caller| async move { sorry(&caller, &Problem::not_found()) })
}

async fn asset(Place(name): Place<String>, headers: HeaderMap) -> Response {
    assets::answer(&name, &headers)
        .unwrap_or_else(|problem| problem.answer(&speech::house(speech::asked(&headers))))
}

#[derive(Deserialize)]
struct Chosen {
    lang: Lang,
    /// The page to come back to.
    back: String,
}

async fn language(Form(chosen): Form<Chosen>) -> Response {
    let cookie = format!(
        "{}={}; Path=/; SameSite=Lax; Max-Age=31536000",
        speech::COOKIE,
        chosen.lang
    );
    // Only a path of ours: a foreign address would make this an open door.
    let own = chosen.back.starts_with('/')
        && !chosen.back.starts_with("//")
        && !chosen.back.contains('\\');
    let back = if own { chosen.back.as_str() } else { "/" };
    ([(header::SET_COOKIE, cookie)], Redirect::to(back)).into_response()
}

/// A page that says what went wrong.
fn sorry(caller: &Caller, problem: &Problem) -> Response {
    let words = speech::house(caller.lang);
    let text = words.say(&problem.say);
    let main = html! {
        main.sorry {
            h1 { (text) }
            p { a.btn href="/" { (words.get("back-to-lobby")) } }
        }
    };
    let page = frame::page(
        &frame::Frame {
            words: &words,
            title: &text,
            style: None,
            script: false,
            mode: caller.mode,
        },
        &main,
    );
    (problem.status, html_page(page)).into_response()
}

fn html_page(page: Markup) -> Response {
    (StatusCode::OK, Html(page.into_string())).into_response()
}

/// A word of a family that is known only when it is looked for: `bot-greedy`, `option-long`.
fn way(words: &::table::Words, family: &str, name: &str) -> String {
    words.named(&format!("{family}-{name}"))
}

/// An icon of the house's sheet; decorative unless it is named.
pub(crate) fn icon(name: &str) -> Markup {
    html! { svg.i aria-hidden="true" { use href={ (assets::address("icons.svg")) "#" (name) } {} } }
}

/// A seat's shape in its livery.
pub(crate) fn seat_mark(seat: ::table::Seat) -> Markup {
    html! { span class={ "seatmark s" (seat.0 + 1) } { (icon(&format!("seat-{}", seat.0 + 1))) } }
}
