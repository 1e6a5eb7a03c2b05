//! The tables a lobby lists: mine with whose turn it is, open ones, games to watch and to look back at.

use super::{icon, posters, seat_mark, talk};
use crate::{
    app::{App, now},
    listing::{self, Entry},
    problem::Problem,
    speech,
    visitors::Caller,
};
use ::table::{Lang, Say, Seat, Words};
use maud::{Markup, html};
use store::{Status, Which};

/// The tables of the house, as far as they concern the caller.
pub(super) fn lists(app: &App, caller: &Caller, words: &Words) -> Result<Markup, Problem> {
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
        let own = own
            .into_iter()
            .filter(|e| e.status == "finished" && (e.mine || e.imported));
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
            (posters::small(title))
            div.what { b { (words.get("title")) } small { (names.join(" · ")) @if entry.imported { " · " em { (words.get("imported")) } } } }
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
