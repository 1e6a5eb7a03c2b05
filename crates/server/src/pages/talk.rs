//! What stands beside a game and changes apart from it: the talk, and the clocks.

use super::{alone, icon, seat_mark, sorry};
use crate::{
    app::App,
    beside::Side,
    chat::{self, Heard, Phrase},
    pace::Reading,
    problem::Problem,
    room::{Answer, What},
    speech,
    visitors::Caller,
};
use ::table::{Seat, Words};
use axum::{
    extract::{Path, State},
    response::{Html, IntoResponse, Response},
};
use maud::{Markup, html};

/// The talk with a way to join in.
pub(super) fn box_of(
    app: &App,
    caller: &Caller,
    row: &store::TableRow,
    words: &Words,
) -> Result<Markup, Problem> {
    let talk = chat::talk(app, caller, row, words)?;
    let (heading, placeholder) = match talk.side {
        Side::Table => ("chat", "say-something"),
        Side::Gallery => ("chat-gallery", "say-to-gallery"),
    };
    let speaks = caller.visitor.is_some() || caller.seat_key.is_some();
    Ok(html! {
        section.chartbox.talkbox aria-labelledby="talk-title" {
            h2 #talk-title { (words.get(heading)) }
            (lines(&talk, row, words))
            @if speaks { (say(row, words, placeholder)) }
        }
    })
}

fn lines(talk: &chat::Talk, row: &store::TableRow, words: &Words) -> Markup {
    html! {
        div.talk #talk tabindex="0" role="log" aria-label=(words.get("chat")) {
            @if talk.table.is_empty() && talk.gallery.as_ref().is_none_or(Vec::is_empty) { p.soft { (words.get("chat-empty")) } }
            ol.chat { @for heard in &talk.table { (line(heard, row, words)) } }
            @if let Some(gallery) = talk.gallery.as_ref().filter(|g| !g.is_empty()) {
                h3 { (words.get("chat-gallery")) }
                ol.chat { @for heard in gallery { (line(heard, row, words)) } }
            }
        }
    }
}

fn line(heard: &Heard, row: &store::TableRow, words: &Words) -> Markup {
    let mark = match heard.seat {
        Some(seat) => seat_mark(seat),
        None => html! { span.seatmark { (icon("eye")) } },
    };
    let mute = |on: bool, key: &'static str| {
        html! {
            @if let Some(speaker) = &heard.speaker {
                form method="post" action={ "/t/" (row.id) "/mute" } data-quiet {
                    input type="hidden" name="speaker" value=(speaker);
                    input type="hidden" name="yes" value=(on);
                    button.tool type="submit" title=(words.get(key)) aria-label={ (words.get(key)) ": " (heard.name) } { (icon("mute")) }
                }
            }
        }
    };
    html! {
        @match &heard.text {
            Some(text) if heard.house => li.sys { span.seatmark {} span { (text) } },
            Some(text) => li data-point=[&heard.spot] data-at=(heard.at) {
                (mark)
                span {
                    b { (heard.name) } " " (text)
                    @if heard.spot.is_some() { " " button.show type="button" data-do="show-point" { (words.get("show-me")) } }
                }
                (mute(true, "mute"))
            },
            None => li.sys { (mark) span { b { (heard.name) } " " (words.get("is-muted")) } (mute(false, "unmute")) },
        }
    }
}

/// A field, and what one often says.
fn say(row: &store::TableRow, words: &Words, placeholder: &'static str) -> Markup {
    let action = format!("/t/{}/say", row.id);
    html! {
        form.stock method="post" action=(action) data-quiet aria-label=(words.get("stock-phrases")) {
            @for phrase in Phrase::ALL {
                button type="submit" name="phrase" value=(phrase.name()) { (words.get(phrase.key())) }
            }
            @for name in chat::phrases(row) {
                button type="submit" name="remark" value=(name) { (words.named(&chat::remark(name))) }
            }
        }
        @if row.status != store::Status::Waiting { (point(row, words)) }
        form.say method="post" action=(action) data-quiet {
            input type="text" name="text" maxlength="400" autocomplete="off" required placeholder=(words.get(placeholder)) aria-label=(words.get(placeholder));
            button.btn type="submit" aria-label=(words.get("send")) { (icon("send")) }
        }
    }
}

/// Pointing at something: on the board, or by its name. Where nothing can be pointed at it stays away.
fn point(row: &store::TableRow, words: &Words) -> Markup {
    html! {
        form.point #point method="post" action={ "/t/" (row.id) "/say" } data-quiet hidden {
            button.btn type="button" data-do="point" aria-pressed="false" { (icon("eye")) span { (words.get("point")) } }
            div.spots hidden {
                label { span { (words.get("point-where")) } select name="spot" required {} }
                button.btn type="submit" { (words.get("point-show")) }
            }
        }
    }
}

/// The clocks of those who are asked.
pub(super) async fn clocks(app: &App, caller: &Caller, id: &str, words: &Words) -> Markup {
    let answer = app
        .rooms
        .ask(app, id, caller.claim(), caller.lang, What::Clocks)
        .await;
    let readings: Vec<Reading> = match answer {
        Ok(Answer::Data(value)) => {
            serde_json::from_value(value["clocks"].clone()).unwrap_or_default()
        }
        _ => Vec::new(),
    };
    html! {
        div.clock #clock {
            @for reading in readings {
                span.reading {
                    (seat_mark(Seat(reading.seat.0))) (icon("clock"))
                    span.visually-hidden { (words.get("time-left")) " " }
                    b data-left=(reading.turn) { (time(reading.turn)) }
                    @if reading.bank_whole > 0 { small { (words.get("bank")) " " span data-bank=(reading.bank) { (time(reading.bank)) } } }
                    (bar(&reading))
                }
            }
        }
    }
}

/// How much is left of the turn, in ink, and of the bank, in brass, each at its own length.
fn bar(reading: &Reading) -> Markup {
    const WIDE: i64 = 1000;
    let whole = (reading.turn_whole + reading.bank_whole).max(1);
    let part = |millis: i64| millis * WIDE / whole;
    html! {
        svg.bank viewBox={ "0 0 " (WIDE) " 8" } preserveAspectRatio="none" aria-hidden="true" data-whole=(whole) {
            rect.ground width=(WIDE) height="8" {}
            rect.ink width=(part(reading.turn)) height="8" {}
            @if reading.bank_whole > 0 { rect.brass x=(part(reading.turn_whole)) width=(part(reading.bank)) height="8" {} }
        }
    }
}

/// Minutes and seconds, or days and hours where there are days.
pub(crate) fn time(millis: i64) -> String {
    let seconds = millis / 1000;
    let (days, hours) = (seconds / 86400, seconds / 3600 % 24);
    match days {
        0 if seconds < 3600 => format!("{}:{:02}", seconds / 60, seconds % 60),
        0 => format!("{hours} h {:02}", seconds / 60 % 60),
        _ => format!("{days} d {hours} h"),
    }
}

/// What changed beside a game, for a page that heard of it.
pub(crate) async fn beside(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Response {
    let row = match app.store.table(&id) {
        Ok(Some(listed)) => listed.table,
        Ok(None) => return sorry(&caller, &Problem::not_found()),
        Err(error) => return sorry(&caller, &error.into()),
    };
    let words = match shelf::title(&row.game) {
        Some(title) => speech::of(title, caller.lang),
        None => speech::house(caller.lang),
    };
    let talk = match chat::talk(&app, &caller, &row, &words) {
        Ok(talk) => lines(&talk, &row, &words),
        Err(problem) => return sorry(&caller, &problem),
    };
    let result = match alone::result(&app, &caller, &row, &words) {
        Ok(result) => result,
        Err(problem) => return sorry(&caller, &problem),
    };
    let clocks = clocks(&app, &caller, &id, &words).await;
    Html(html! { (talk) (clocks) (result) }.into_string()).into_response()
}
