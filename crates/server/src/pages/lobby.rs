//! The way in: each game with a table at once or set up as one likes, my tables with whose turn it is, open ones, games to watch and
//! to look back at.

use super::{frame, html_page, icon, seat_mark, sorry, talk};
use crate::{
    app::{App, now},
    listing::{self, Entry},
    pace::Pace,
    problem::Problem,
    setup::{self, Plan, Taken},
    speech,
    visitors::Caller,
};
use ::table::{Lang, Say, Seat, Title, Words};
use axum::{
    Form,
    extract::State,
    http::header,
    response::{IntoResponse, Redirect, Response},
};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use store::{Status, Which};

pub(crate) async fn lobby(State(app): State<App>, caller: Caller) -> Response {
    let words = speech::house(caller.lang);
    let lists = match lists(&app, &caller, &words) {
        Ok(lists) => lists,
        Err(problem) => return sorry(&caller, &problem),
    };
    let me = caller.visitor.as_ref().map(|v| v.name.as_str());
    let main = html! {
        header.head {
            (frame::brand(&words))
            nav aria-label=(words.get("tools")) {
                (frame::tools(&words, "/"))
                a.tool href="/me" aria-label=(me.map_or_else(|| words.get("me"), str::to_owned)) { (icon("person")) span.lbl { (me.map_or_else(|| words.get("me"), str::to_owned)) } }
            }
        }
        main.lobby {
            header { h1 { (words.get("lobby-title")) } p.soft { (words.get("lobby-text")) } }
            ul.posters {
                @for title in shelf::titles() {
                    li { (poster(*title, caller.lang)) }
                }
            }
            div.lists #lists data-alive { (lists) }
            p { a.btn href="/journal" { (icon("replay")) span { (words.get("bring")) } } }
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

fn poster(title: &'static dyn Title, lang: Lang) -> Markup {
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
                a.tool href={ "/setup/" (card.id) } { (icon("edit")) span { (words.get("set-up")) } }
                form method="post" action="/play" {
                    input type="hidden" name="game" value=(card.id);
                    input type="hidden" name="nonce" value="" data-nonce;
                    button.btn.go type="submit" { (icon("confirm")) span { (words.get("play-now")) } }
                }
            }
        }
    }
}

/// The tables of the house, as far as they concern the caller.
fn lists(app: &App, caller: &Caller, words: &Words) -> Result<Markup, Problem> {
    let visitor = caller.visitor.as_ref().map(|v| v.id.as_str());
    let mine = match visitor {
        Some(visitor) => listing::mine(app, visitor)?,
        None => Vec::new(),
    };
    let public = |status| listing::tables(app, Which::Public(status), visitor);
    let others = |entries: Vec<Entry>| entries.into_iter().filter(|e| !e.mine).collect::<Vec<_>>();
    let open = others(public(Status::Waiting)?);
    let running = others(public(Status::Playing)?);
    let mut finished = public(Status::Finished)?;
    if let Some(visitor) = visitor {
        let own = listing::tables(app, Which::Of(visitor), Some(visitor))?;
        let own = own.into_iter().filter(|e| e.status == "finished");
        finished.retain(|e| !e.mine);
        finished.splice(0..0, own);
    }
    finished.truncate(12);
    let waits = mine.iter().filter(|e| e.my_turn).count() as i64;
    let list = |key: &'static str, help: Markup, entries: &[Entry]| {
        html! {
            @if !entries.is_empty() {
                section.panel {
                    header { h2 { (words.get(key)) } (help) }
                    ul.rows { @for entry in entries { (row(entry, caller.lang)) } }
                }
            }
        }
    };
    Ok(html! {
        (list("my-tables", html! {
            @if waits > 0 { a.btn.green href="/next" { (icon("right")) span { (words.say(&Say::new("tables-wait").num("tables", waits))) } } }
        }, &mine))
        (list("open-tables", html! { span.soft { (words.get("open-tables-help")) } }, &open))
        (list("running-tables", html! { span.soft { (words.get("running-tables-help")) } }, &running))
        (list("finished-tables", html! {}, &finished))
    })
}

fn row(entry: &Entry, lang: Lang) -> Markup {
    let Some(title) = shelf::title(&entry.game) else {
        return html! {};
    };
    let words = speech::of(title, lang);
    let names: Vec<&str> = entry
        .seats
        .iter()
        .filter(|s| !s.free || s.bot)
        .map(|s| s.name.as_str())
        .collect();
    let asked: Vec<&str> = entry
        .seats
        .iter()
        .filter(|s| s.asked)
        .map(|s| s.name.as_str())
        .collect();
    let free = entry.seats.iter().filter(|s| s.free && !s.bot).count() as i64;
    let (verb, class) = match (entry.status, entry.mine) {
        ("finished", _) => ("look-back", "btn"),
        (_, true) if entry.my_turn => ("go-on", "btn green"),
        (_, true) => ("to-the-table", "btn"),
        ("waiting", false) => ("look-in", "btn"),
        _ => ("watch", "btn"),
    };
    let left = entry.due.map(|due| (due - now()).max(0));
    html! {
        li.mine[entry.my_turn] {
            div.what { b { (words.get("title")) } small { (names.join(" · ")) } }
            span.marks aria-hidden="true" {
                @for (seat, sitting) in (0..).map(Seat).zip(&entry.seats) {
                    @if sitting.free && !sitting.bot { span.vacant { "+" } } @else { (seat_mark(seat)) }
                }
            }
            span.state {
                @if entry.my_turn { em { (words.get(if entry.status == "waiting" { "are-you-ready" } else { "your-turn" })) } }
                @else if free > 0 { (words.say(&Say::new("free-seats").num("seats", free))) }
                @else if !asked.is_empty() { (words.say(&Say::new("turn-of").text("names", asked.join(" · ")))) }
                @if let Some(left) = left { small { (icon("clock")) " " (talk::time(left)) } }
            }
            a class=(class) href={ "/t/" (entry.table) } aria-label={ (words.get(verb)) ": " (words.get("title")) ", " (names.join(" · ")) } { (words.get(verb)) }
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
        nonce: nonce(wish.nonce),
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
