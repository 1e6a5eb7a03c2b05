//! The way in: each game with a table at once or set up as one likes, my tables with whose turn it is, open ones, games to watch and
//! to look back at.

use super::{frame, html_page, icon, lists, posters, sorry};
use crate::{
    alone,
    app::App,
    pace::Pace,
    problem::Problem,
    setup::{self, Plan, Taken},
    speech,
    visitors::Caller,
};
use ::table::{Lang, Title, Words};
use axum::{
    Form,
    extract::State,
    http::header,
    response::{IntoResponse, Redirect, Response},
};
use maud::{Markup, html};
use serde::Deserialize;
use store::Which;

pub(crate) async fn lobby(State(app): State<App>, caller: Caller) -> Response {
    let words = speech::house(caller.lang);
    let lists = match lists::lists(&app, &caller, &words) {
        Ok(lists) => lists,
        Err(problem) => return sorry(&caller, &problem),
    };
    let me = caller.visitor.as_ref().map(|v| v.name.as_str());
    let main = html! {
        (frame::plain_head(&words, "/", me))
        main.lobby {
            (hero(last_played(&app, &caller), &words, caller.lang))
            ul.posters {
                @for title in shelf::titles() {
                    li { (poster(&app, *title, caller.lang)) }
                }
            }
            div.lists #lists data-alive { (lists) }
            footer.foot {
                @for (sign, key) in [("luck", "promise-luck"), ("undo", "promise-undo"), ("bot", "promise-bots")] { span { (icon(sign)) (words.get(key)) } }
                a.btn href="/journal" { (icon("replay")) span { (words.get("bring")) } }
            }
        }
    };
    let title = words.get("lobby");
    let frame = frame::Frame {
        words: &words,
        title: &title,
        style: Some("house"),
        script: true,
        mode: caller.mode,
    };
    html_page(frame::page(&frame, &main))
}

/// The game the caller played last, else the first on the shelf.
fn last_played(app: &App, caller: &Caller) -> &'static dyn Title {
    let visitor = caller.visitor.as_ref();
    let mine = visitor.map(|v| app.store.tables(Which::Of(&v.id), 1));
    let last = mine.and_then(Result::ok).unwrap_or_default();
    let last = last.first().and_then(|l| shelf::title(&l.table.game));
    last.unwrap_or(shelf::titles()[0])
}

/// A game's poster with the ways to a table of it.
fn poster(app: &App, title: &'static dyn Title, lang: Lang) -> Markup {
    let words = speech::of(title, lang);
    let id = title.card().id;
    posters::poster(
        title,
        &words,
        &html! {
            a.tool href={ "/rules/" (id) } { (icon("rulebook")) span { (words.get("rules")) } }
            @if alone::is_for_one(title) { a.tool href={ "/scores/" (id) } { (icon("chart")) span { (words.get("scores")) } } }
            (super::alone::daily_button(app, title, &words))
            div.ways {
                a.btn href={ "/setup/" (id) } { (icon("edit")) span { (words.get("set-up")) } }
                (play(id, "btn ink", &html! { span { (words.get("play-now")) } }))
            }
        },
    )
}

/// The button that sets one down at a table with bots.
fn play(game: &str, class: &str, label: &Markup) -> Markup {
    html! {
        form method="post" action="/play" {
            input type="hidden" name="game" value=(game);
            input type="hidden" name="nonce" value="" data-nonce;
            button class=(class) type="submit" { (label) }
        }
    }
}

/// What the house is, and the shortest ways in: the game one played last, or the first on the shelf.
fn hero(last: &'static dyn Title, words: &Words, lang: Lang) -> Markup {
    let for_friends = |title: &&'static dyn Title| *title.card().seats.end() > 1;
    let shelf = shelf::titles().iter().copied();
    let with_friends = std::iter::once(last).chain(shelf).find(for_friends);
    html! {
        header.hero {
            div { h1 { (words.get("lobby-title")) } p.soft { (words.get("lobby-text")) } }
            div.cta {
                (play(last.card().id, "btn go big", &html! {
                    (icon("confirm")) span { (words.get("play-now")) small { (speech::of(last, lang).get("title")) } }
                }))
                @if let Some(title) = with_friends {
                    a.btn.big href={ "/setup/" (title.card().id) "?seat1=friend" } { (icon("link")) span { (words.get("invite-friends")) } }
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
        pace: Pace::default(),
        public: false,
        watch: true,
        nonce: nonce(wish.nonce),
        given: None,
        day: None,
    };
    lead_to(&caller, setup::open_table(&app, caller.clone(), plan).await)
}

/// A browser's number, if it sent a sensible one.
pub(crate) fn nonce(sent: String) -> Option<String> {
    Some(sent).filter(|n| !n.is_empty() && n.len() <= 64)
}

pub(crate) fn lead_to(caller: &Caller, taken: Result<Taken, Problem>) -> Response {
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
