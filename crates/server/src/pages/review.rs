//! The chances of everybody over a finished game, and where they turned: a part of the replay that comes when it is opened.

use super::{icon, seat_mark, sorry};
use crate::{
    answers::{Chances, Turning},
    app::App,
    chances,
    replays::{self, Replay},
    visitors::Caller,
};
use ::table::{Say, Seat, Words};
use axum::{
    extract::{Path, Query, State},
    response::{Html, IntoResponse, Response},
};
use maud::{Markup, html};
use serde::Deserialize;

/// Through whose eyes the moments are counted.
#[derive(Deserialize)]
pub(super) struct Asked {
    #[serde(default, rename = "as")]
    through: String,
}

pub(super) async fn part(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    caller: Caller,
) -> Response {
    let _one_at_a_time = app.reviewing.lock().await;
    let drawn = tokio::task::block_in_place(|| {
        let replay = Replay::open(&app, &id, &caller, replays::eyes(&asked.through)?)?;
        let seen = chances::chances(&replay)?;
        Ok::<_, crate::problem::Problem>(draw(&replay, &seen, &replay.words(caller.lang)))
    });
    match drawn {
        Ok(part) => Html(part.into_string()).into_response(),
        Err(problem) => sorry(&caller, &problem),
    }
}

fn draw(replay: &Replay, seen: &Chances, words: &Words) -> Markup {
    let how = Say::new("review-how").num("playouts", i64::from(seen.playouts));
    html! {
        section.reviewed {
            h2 { (icon("chart")) (words.get("review-chance")) }
            (curves(replay, seen, words))
            p.soft { (words.say(&how)) }
            h3 { (words.get("review-turning")) }
            @if seen.turning.is_empty() { p.soft { (words.get("review-steady")) } }
            ol.turning { @for (no, turning) in (1..).zip(&seen.turning) { (turn(no, turning, words)) } }
        }
    }
}

fn turn(no: u8, turning: &Turning, words: &Words) -> Markup {
    let Turning { at, seat, from, to } = *turning;
    let seat = Seat(seat);
    let says = Say::new("review-rise")
        .text("name", words.name(seat))
        .num("at", at as i64)
        .num("from", from)
        .num("to", to);
    html! { li { b { (no) } (seat_mark(seat)) a href={ "?at=" (at) } data-at=(at) { (words.say(&says)) } } }
}

/// One line for each seat, from the deal to the end; colour, dash and the name beside it tell them apart.
fn curves(replay: &Replay, seen: &Chances, words: &Words) -> Markup {
    let last = replay.last().max(1) as f64;
    let x = |at: usize| at as f64 * 300.0 / last;
    let y = |percent: u8| 100.0 - f64::from(percent);
    let line = |seat: Seat| {
        let point = |m: &crate::answers::Chance| {
            format!("{:.1},{:.1}", x(m.at), y(m.percent[seat.index()]))
        };
        seen.moments.iter().map(point).collect::<Vec<_>>().join(" ")
    };
    let seats = || Seat::all(replay.stage().table.header().count());
    let ends = |seat: Seat| seen.moments.last().map_or(0, |m| m.percent[seat.index()]);
    html! {
        svg.curve.chance viewBox="0 0 300 100" preserveAspectRatio="none" aria-hidden="true" {
            @for percent in [0, 50, 100] { line.turn x1="0" x2="300" y1=(y(percent)) y2=(y(percent)) {} }
            @for seat in seats() { polyline class={ "s" (seat.0 + 1) } points=(line(seat)) {} }
        }
        ul.legend { @for seat in seats() { li { (seat_mark(seat)) span { (words.name(seat)) } b { (ends(seat)) " %" } } } }
    }
}
