//! The page of a table: head, sign, the game, and the rail with log, moves and talk.

use super::{frame, html_page, icon, seat_mark, sorry};
use crate::{
    app::App,
    room::{Answer, What},
    scene::{Scene, Stage},
    seating, speech,
    visitors::Caller,
};
use ::table::{Say, Viewer, Words};
use axum::{
    extract::{Path, State},
    response::Response,
};
use maud::{Markup, PreEscaped, html};

pub(crate) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Response {
    let row = match app.store.table(&id) {
        Ok(Some(listed)) => listed.table,
        Ok(None) => return sorry(&caller, &crate::problem::Problem::not_found()),
        Err(error) => return sorry(&caller, &error.into()),
    };
    let Some(title) = shelf::title(&row.game) else {
        return sorry(&caller, &crate::problem::Problem::not_found());
    };
    if row.status == store::Status::Waiting {
        return waiting(&caller, title, &row);
    }
    let scene = match app
        .rooms
        .ask(&app, &id, caller.claim(), caller.lang, What::Watch)
        .await
    {
        Ok(Answer::Scenes(scenes)) => scenes.borrow().clone(),
        Ok(Answer::Data(_)) => return sorry(&caller, &crate::problem::Problem::closing()),
        Err(worded) => return sorry(&caller, &worded.problem),
    };
    let words = speech::of(title, caller.lang);
    let name = words.get("title");
    let back = format!("/t/{id}");
    let main = html! {
        (head(&words, &scene, title.card().id, &back))
        (table(&words, &scene, &id, title.card().id))
    };
    let frame = frame::Frame {
        words: &words,
        title: &name,
        style: Some(title.card().id),
        script: true,
    };
    html_page(frame::page(&frame, &main))
}

/// A table whose game has not begun: who sits there, and a seat for whoever comes.
fn waiting(caller: &Caller, title: &'static dyn ::table::Title, row: &store::TableRow) -> Response {
    let words = speech::of(title, caller.lang);
    let places = seating::places(row).unwrap_or_default();
    let mine = caller
        .visitor
        .as_ref()
        .and_then(|v| seating::seat_of(&places, &v.id));
    let open = places.iter().filter(|p| p.is_open()).count();
    let back = format!("/t/{}", row.id);
    let main = html! {
        header.head { (frame::brand(&words)) div.where { b { (words.get("title")) } } nav { (frame::tools(&words, &back)) } }
        main.waiting #waiting {
            h1 { (words.say(&Say::new("waiting-for").num("open", open as i64))) }
            ul.places {
                @for (seat, place) in (0..).zip(&places) {
                    li { (seat_mark(::table::Seat(seat)))
                        @if place.is_open() { span.soft { (words.get("open-seat")) } } @else { b { (place.name) } }
                    }
                }
            }
            @if mine.is_some() {
                p.soft { (words.get("share-address")) }
            } @else {
                form method="post" action={ "/t/" (row.id) "/sit" } {
                    input type="hidden" name="nonce" value="" data-nonce;
                    button.btn.go type="submit" { (words.get("sit-down")) }
                }
            }
        }
    };
    let name = words.get("title");
    html_page(frame::page(
        &frame::Frame {
            words: &words,
            title: &name,
            style: None,
            script: true,
        },
        &main,
    ))
}

fn head(words: &Words, scene: &Scene, game: &str, back: &str) -> Markup {
    html! {
        header.head {
            (frame::brand(words))
            div.where { b { (words.get("title")) } }
            div.seatstrip #seats { (PreEscaped(&scene.seats)) }
            nav {
                a.tool href={ "/rules/" (game) } data-do="rules" { (icon("rulebook")) span.lbl { (words.get("rules")) } }
                (frame::tools(words, back))
            }
        }
    }
}

/// Everything that lives: the script finds it by the ids.
fn table(words: &Words, scene: &Scene, id: &str, game: &str) -> Markup {
    html! {
        main.table #table data-table=(id) data-game=(game) data-have=(scene.count) data-over[scene.over] {
            section.ask #sign aria-live="off" {
                div.signtext #sign-text { (PreEscaped(&scene.sign)) }
                div.acts #acts {
                    button.btn type="button" data-do="undo" hidden { (icon("undo")) span { (words.get("undo")) } }
                    button.btn type="button" data-do="undo-turn" hidden { (icon("first")) span { (words.get("undo-turn")) } }
                    button.btn type="button" data-do="redo" hidden { (icon("replay")) span { (words.get("redo")) } }
                    button.btn type="button" data-do="take-back" hidden { (icon("step-back")) span { (words.get("take-back")) } }
                    button.btn type="button" data-do="back" hidden { (icon("left")) span { (words.get("back")) } }
                    button.btn.go type="button" data-do="confirm" hidden { (icon("confirm")) span data-label { (words.get("confirm")) } }
                }
            }
            div.notice #notice role="alert" hidden {}
            div.game #game { (PreEscaped(scene.page())) }
            div.preview #preview aria-live="polite" {}
            aside.rail #rail {
                div.tabs role="tablist" aria-label=(words.get("more")) data-tabs="rail" {
                    button type="button" role="tab" data-tab="log" aria-selected="true" { (icon("log")) (words.get("log")) }
                    button type="button" role="tab" data-tab="moves" aria-selected="false" { (icon("moves")) (words.get("moves")) }
                    button type="button" role="tab" data-tab="settings" aria-selected="false" { (icon("menu")) (words.get("settings")) }
                }
                div.sheetbox data-panel="log" role="tabpanel" tabindex="0" aria-label=(words.get("log")) {
                    ol.log #log reversed {
                        @for (line, _) in scene.log.lines.iter().rev() { (PreEscaped(line)) }
                    }
                }
                div.sheetbox data-panel="moves" role="tabpanel" hidden {
                    p.crumbs #crumbs {}
                    ol.moves #moves aria-label=(words.get("moves")) {}
                }
                div.sheetbox data-panel="settings" role="tabpanel" hidden { (settings(words)) }
            }
            div.again #again hidden[!scene.over] {
                form method="post" action={ "/t/" (id) "/again" } {
                    button.btn.go type="submit" { (icon("replay")) span { (words.get("play-again")) } }
                }
                a.btn href="/" { (words.get("back-to-lobby")) }
            }
            div.visually-hidden #live role="status" aria-live="polite" {}
            (texts(words))
        }
        dialog.rules #rules aria-label=(words.get("rules")) {
            button.btn type="button" data-do="close-rules" { (icon("close")) span { (words.get("close")) } }
            div #rules-text {}
        }
    }
}

/// When an action is held until it is confirmed.
fn settings(words: &Words) -> Markup {
    html! {
        fieldset.seg data-setting="confirm" {
            legend { (words.get("confirm-when")) }
            @for (value, key) in [("always", "confirm-always"), ("reveals", "confirm-reveals"), ("never", "confirm-never")] {
                label { input type="radio" name="confirm" value=(value) checked[value == "reveals"]; span { (words.get(key)) } }
            }
        }
    }
}

/// Sentences the script shows by itself.
fn texts(words: &Words) -> Markup {
    let keys = [
        "your-turn",
        "confirm",
        "no-connection",
        "connected",
        "not-sent",
        "try-again",
        "agree-take-back",
        "agree",
        "decline",
        "waiting-for-agreement",
        "choose-next",
        "nothing-changed",
        "read-the-rule",
    ];
    html! {
        template #texts { @for key in keys { span data-text=(key) { (words.get(key)) } } }
    }
}

/// The sign: whose turn it is and what is asked.
pub(crate) fn sign(stage: &Stage<'_>, who: Viewer, words: &Words) -> Markup {
    let table = stage.table;
    let asked = table.to_act();
    let mine = who.seat().is_some_and(|s| asked.has(s));
    let state = if asked.is_empty() {
        "over"
    } else if mine {
        "mine"
    } else {
        "waiting"
    };
    let seat = if mine {
        who.seat()
    } else {
        asked.iter().next()
    };
    let head = match (state, seat) {
        ("over", _) => words.get("game-over"),
        ("mine", _) => words.get("your-turn"),
        (_, Some(seat)) => words.say(&Say::new("turn-of").seat("who", seat)),
        _ => String::new(),
    };
    html! {
        div.who data-state=(state) {
            @if let Some(seat) = seat { (seat_mark(seat)) }
            b { (head) }
        }
        p #question { (words.say(&table.question(who))) }
    }
}

/// The seats with their points, for the head of the page.
pub(crate) fn seat_strip(stage: &Stage<'_>, who: Viewer, words: &Words) -> Markup {
    let table = stage.table;
    let sheets = table.sheets();
    html! {
        @for sheet in &sheets {
            span.seat.on[table.to_act().has(sheet.seat)] data-me[who.is(sheet.seat)] {
                (seat_mark(sheet.seat))
                span.name {
                    (words.name(sheet.seat))
                    @if table.header().seats[sheet.seat.index()].bot.is_some() { (icon("bot")) span.visually-hidden { (words.get("bot")) } }
                }
                span.tally { span.pt { (icon("points")) (sheet.total) } }
            }
        }
    }
}
