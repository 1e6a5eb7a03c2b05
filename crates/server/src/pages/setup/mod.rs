//! Setting up a table: seats, options, pace, who may come. A plain form; its answers stand in the address as well, so that the order
//! beside it can be drawn anew with every click.

mod blocks;
mod sheet;

use self::sheet::{Fields, Sheet};
use super::{frame, html_page, icon, lobby::lead_to, order, posters, sorry};
use crate::{app::App, problem::Problem, setup, speech, visitors::Caller};
use axum::{
    Form,
    extract::{Path, Query, State},
    response::Response,
};
use maud::{Markup, html};

pub(crate) async fn page(
    Path(game): Path<String>,
    Query(sent): Query<Fields>,
    caller: Caller,
) -> Response {
    let Some(title) = shelf::title(&game) else {
        return sorry(&caller, &Problem::not_found());
    };
    let words = speech::of(title, caller.lang);
    show(&caller, &Sheet::new(title, words, sent), None)
}

/// Opens the table; what cannot be played is said above the form, and nothing that was chosen is lost.
pub(crate) async fn open(
    State(app): State<App>,
    Path(game): Path<String>,
    caller: Caller,
    Form(sent): Form<Fields>,
) -> Response {
    let Some(title) = shelf::title(&game) else {
        return sorry(&caller, &Problem::not_found());
    };
    let sheet = Sheet::new(title, speech::of(title, caller.lang), sent);
    match setup::open_table(&app, caller.clone(), sheet.plan()).await {
        Ok(taken) => lead_to(&caller, Ok(taken)),
        Err(problem) => show(&caller, &sheet, Some(&problem)),
    }
}

fn show(caller: &Caller, sheet: &Sheet, problem: Option<&Problem>) -> Response {
    let words = &sheet.words;
    let heading = words.get("set-up-a-table");
    let card = sheet.title.card();
    let back = format!("/setup/{}", card.id);
    let me = caller.visitor.as_ref().map(|v| v.name.clone());
    let main = html! {
        (frame::plain_head(words, &back, me.as_deref()))
        main.setup {
            @if let Some(problem) = problem {
                div.hintbox.warn role="alert" { (icon("refused")) div { b { (words.say(&problem.say)) } p { (words.get("nothing-lost")) } } }
            }
            (pick(sheet))
            form.form method="post" action=(back) data-echo {
                input type="hidden" name="nonce" value="" data-nonce;
                header { h1 { (heading) } p.soft { (words.get("set-up-text")) } }
                (blocks::seats(sheet, me.as_deref()))
                (blocks::options(sheet))
                (blocks::pace(sheet))
                (order(sheet))
            }
        }
    };
    let mut response = html_page(frame::page(
        &frame::Frame {
            words,
            title: &heading,
            style: Some("house"),
            script: true,
            mode: caller.mode,
        },
        &main,
    ));
    if let Some(problem) = problem {
        *response.status_mut() = problem.status;
    }
    response
}

/// The game's poster, and the others to choose instead.
fn pick(sheet: &Sheet) -> Markup {
    let card = sheet.title.card();
    let lang = sheet.words.lang();
    html! {
        aside.pick aria-label=(sheet.word("another-game")) {
            (posters::poster(sheet.title, &sheet.words, &html! {
                a.tool href={ "/rules/" (card.id) } { (icon("rulebook")) span { (sheet.word("rules")) } }
            }))
            ul.thumbs {
                @for other in shelf::titles().iter().filter(|t| t.card().id != card.id) {
                    li { a.thumb href={ "/setup/" (other.card().id) } { (posters::small(*other)) span { (speech::of(*other, lang).get("title")) } } }
                }
            }
        }
    }
}

/// This table in a few lines, who may come, and the button that opens it.
fn order(sheet: &Sheet) -> Markup {
    let plan = sheet.plan();
    let words = &sheet.words;
    let (watch, watching) = order::watching(plan.watch, words);
    html! {
        div.orders {
            div.order {
                div #order aria-live="polite" {
                    h2 { (sheet.word("this-table")) }
                    ul.plain {
                        li { (icon("table")) span { (sheet.word("title")) } }
                        li { (icon("rivals")) span { (order::people(&plan.seats, words)) } }
                        @for (sign, line) in order::pace_lines(plan.pace, words) { li { (icon(sign)) span { (line) } } }
                        li { (icon("luck")) span { (sheet.word("agreed-luck")) } }
                        li { (icon(watch)) span { (watching) } }
                    }
                }
                (blocks::who(sheet))
                button.btn.go type="submit" { (icon("confirm")) span { (sheet.word("open-the-table")) } }
            }
            div.hintbox.aside { (icon("bot")) p { (sheet.word("no-time-for-this")) } }
        }
    }
}
