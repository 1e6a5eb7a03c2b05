//! A finished game of rules that this house does not play: its scores and its log, as they were printed when it ended.

use super::{frame, html_page, icon, seat_mark, sorry};
use crate::{app::App, assets, printed, problem::Problem, speech, visitors::Caller};
use ::table::{End, Lang, PrintedItem, PrintedLine, PrintedSheet, Say, Title, Words};
use axum::response::Response;
use maud::{Markup, html};

pub(super) fn page(
    app: &App,
    caller: &Caller,
    title: &'static dyn Title,
    row: &store::TableRow,
) -> Response {
    let end = match printed::end(app, &row.id, caller) {
        Ok(end) => end,
        // A game that was not finished has nothing printed.
        Err(problem) if problem.code == "not_finished" => {
            return sorry(caller, &printed::other_rules(row));
        }
        Err(problem) => return sorry(caller, &problem),
    };
    let Ok(places) = crate::seating::places(row) else {
        return sorry(caller, &Problem::not_found());
    };
    let names: Vec<String> = places.into_iter().map(|p| p.name).collect();
    let words = speech::of(title, caller.lang).at(&names);
    let main = html! {
        link rel="stylesheet" href=(assets::address("replay.css"));
        header.head {
            (frame::brand(&words))
            div.where { h1 { (words.get("title")) } span.soft { (words.get("printed")) } }
            nav aria-label=(words.get("tools")) { (frame::tools(&words, &format!("/t/{}", row.id))) }
        }
        main.printed { (told(&end, row, &words)) }
    };
    let frame = frame::Frame {
        words: &words,
        title: &words.get("title"),
        style: Some("house"),
        script: true,
        mode: caller.mode,
    };
    html_page(frame::page(&frame, &main))
}

fn told(end: &End, row: &store::TableRow, words: &Words) -> Markup {
    let why = Say::new("printed-why").num("rules", row.rules);
    html! {
        div.hintbox.warn {
            (icon("seal"))
            div { b { (words.say(&why)) } p { (words.get("printed-text")) } }
            a.btn href={ "/api/tables/" (row.id) "/journal" } download { (icon("export")) span { (words.get("replay-export")) } }
        }
        section aria-labelledby="scores" {
            h2 #scores { (words.get("printed-scores")) }
            ul.sheets { @for sheet in &end.sheets { (score(sheet, words)) } }
        }
        section aria-labelledby="told" {
            h2 #told { (words.get("log")) }
            ol.log.told { @for line in &end.lines { (log_line(line, words.lang())) } }
        }
    }
}

fn score(sheet: &PrintedSheet, words: &Words) -> Markup {
    html! {
        li.chartbox {
            h3 { (seat_mark(sheet.seat)) span { (words.name(sheet.seat)) } b { (icon("points")) (sheet.total) } }
            p.soft { (words.say(&Say::new("printed-place").num("place", sheet.rank))) }
            ul.why { @for item in &sheet.items { (why(item, words.lang())) } }
        }
    }
}

fn why(item: &PrintedItem, lang: Lang) -> Markup {
    html! { li { span { (item.text.get(lang)) } b { (item.value) } } }
}

fn log_line(line: &PrintedLine, lang: Lang) -> Markup {
    html! {
        li.undone[line.undone] {
            @match line.seat { Some(seat) => { (seat_mark(seat)) } None => { span.seatmark {} } }
            div {
                p { (line.text.get(lang)) }
                @if !line.items.is_empty() { ul.why { @for item in &line.items { (why(item, lang)) } } }
            }
        }
    }
}
