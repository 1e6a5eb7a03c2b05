//! Looking back at a game: the page as it was shown then, the whole log, the points over time, the luck.

use super::{frame, html_page, icon, log, seat_mark, sorry, table};
use crate::{
    answers::Recalled,
    app::App,
    assets, imports,
    replays::{self, Replay},
    speech,
    visitors::Caller,
};
use ::table::{Say, Seat, Viewer, Words};
use axum::{
    extract::{Path, Query, State},
    response::{IntoResponse, Redirect, Response},
};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;

/// What stands after the question mark.
#[derive(Deserialize)]
pub(crate) struct Asked {
    /// The moment; the last one if it is not said.
    #[serde(default)]
    at: String,
    /// Through whose eyes.
    #[serde(default, rename = "as")]
    through: String,
    /// The moment as another viewer counts it: whose eyes one looked through before.
    #[serde(default)]
    from: String,
    /// `par`: par's game of the same deal.
    #[serde(default)]
    line: String,
}

const PAR: &str = "par";

pub(crate) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    caller: Caller,
) -> Response {
    let drawn = tokio::task::block_in_place(|| {
        let open = |through: &str| {
            let eyes = replays::eyes(through)?;
            Replay::open(&app, &id, &caller, eyes)
        };
        let replay = match asked.line.as_str() {
            PAR => Replay::par(&app, &id, &caller)?,
            _ => open(&asked.through)?,
        };
        let mut at = asked.at.parse().unwrap_or(replay.last());
        if !asked.from.is_empty() {
            let before = open(&asked.from)?;
            at = before.same_moment(&replay, at.min(before.last()));
        }
        let at = at.min(replay.last());
        let now = replay.recall(at, caller.lang)?;
        Ok::<_, crate::problem::Problem>(draw(&replay, &now, &caller, asked.line == PAR))
    });
    match drawn {
        Ok(page) => html_page(page),
        // Not by our rules: the table's page tells what was printed.
        Err(problem) if problem.code == "other_rules" => {
            Redirect::to(&format!("/t/{id}")).into_response()
        }
        Err(problem) => sorry(&caller, &problem),
    }
}

fn draw(replay: &Replay, now: &Recalled, caller: &Caller, par: bool) -> Markup {
    let words = replay.words(caller.lang);
    let game = replay.title().card().id;
    let id = &replay.row().id;
    let through = eyes(replay.who);
    let line = if par { "&line=par" } else { "" };
    let back = format!("/t/{id}/replay?as={through}&at={}{line}", now.at);
    let main = html! {
        link rel="stylesheet" href=(assets::address("replay.css"));
        header.head {
            (frame::brand(&words))
            div.where { h1 { (words.get("title")) } span.soft { (words.get("replay")) } }
            div.seatstrip #seats { (PreEscaped(&now.seats)) }
            nav aria-label=(words.get("tools")) {
                a.tool href={ "/rules/" (game) } data-do="rules" aria-label=(words.get("rules")) { (icon("rulebook")) span.lbl { (words.get("rules")) } }
                (frame::tools(&words, &back))
            }
        }
        main.table.replay #replay data-table=(id) data-game=(game) data-as=(through) data-line=(line) data-at=(now.at) data-last=(replay.last())
            data-shows="side" data-over[now.over] data-luck=(assets::address("luck.js")) {
            (sign(replay, now, &words, par))
            div.game #game { (PreEscaped(&now.page)) }
            div.preview #preview { (PreEscaped(&now.brought)) }
            (rail(replay, now, &words))
            div.visually-hidden #live role="status" aria-live="polite" {}
        }
        (review(replay, now, &words))
        (table::rulesheet(&words))
        script type="module" src=(assets::address("replay.js")) {}
    };
    let title = format!("{} · {}", words.get("replay"), words.get("title"));
    let frame = frame::Frame {
        words: &words,
        title: &title,
        style: Some(game),
        script: true,
        mode: caller.mode,
    };
    frame::page(&frame, &main)
}

fn eyes(who: Viewer) -> String {
    who.seat()
        .map_or_else(|| "public".to_owned(), |seat| seat.to_string())
}

/// What a moment brought, each number beside its reason.
pub(crate) fn brought(replay: &Replay, at: usize, words: &Words) -> Markup {
    let head = replay.says(at, words);
    log::bill(&replay.stage(), &head, &replay.items(at), words)
}

/// A paper sign: which moment this is, and through whose eyes.
fn sign(replay: &Replay, now: &Recalled, words: &Words, par: bool) -> Markup {
    let id = &replay.row().id;
    let through = eyes(replay.who);
    let viewers = Viewer::all(replay.stage().table.header().count());
    html! {
        section.ask #sign data-state="waiting" aria-label=(words.get("replay")) {
            div.signtext {
                span.seatmark.eye { (icon("replay")) }
                p #question { span #asks { (now.text) } small #hint { (if par { words.get("replay-par") } else { kind(replay, words) }) } }
            }
            div.acts {
                @if replay.is_over() && !par {
                    form.eyes method="get" {
                        input type="hidden" name="from" value=(through);
                        input type="hidden" name="at" value=(now.at) data-now;
                        label { span { (words.get("replay-eyes")) }
                            select name="as" {
                                @for who in viewers {
                                    option value=(eyes(who)) selected[who == replay.who] { (viewer_name(who, words)) }
                                }
                            }
                        }
                        button.btn type="submit" { (icon("eye")) span { (words.get("replay-look")) } }
                    }
                    a.btn href={ "/api/tables/" (id) "/journal" } download { (icon("export")) span { (words.get("replay-export")) } }
                } @else {
                    a.btn href={ "/t/" (id) } { (icon("table")) span { (words.get("replay-return")) } }
                }
            }
        }
    }
}

fn viewer_name(who: Viewer, words: &Words) -> String {
    who.seat()
        .map_or_else(|| words.get("replay-as-public"), |seat| words.name(seat))
}

fn kind(replay: &Replay, words: &Words) -> String {
    let key = match (replay.is_over(), replay.row().pace == imports::PACE) {
        (_, true) => "replay-imported",
        (true, _) => "replay-finished",
        (false, _) => "replay-running",
    };
    words.get(key)
}

/// The whole log, newest first, each line leading to its moment; and the luck.
fn rail(replay: &Replay, now: &Recalled, words: &Words) -> Markup {
    let stage = replay.stage();
    // Whoever plays alone wins alone.
    let reviewed = replay.is_over() && stage.table.header().count() > 1;
    let tab = |name: &str, sign: &str, on: bool, key: &'static str| {
        html! {
            button type="button" role="tab" id={ "tab-" (name) } data-tab=(name) aria-selected=(if on { "true" } else { "false" })
                aria-controls=[["log", "review", "more"].contains(&name).then(|| format!("panel-{name}"))] { (icon(sign)) span { (words.get(key)) } }
        }
    };
    html! {
        aside.rail aria-label=(words.get("beside")) {
            div.tabs.housetabs role="tablist" aria-label=(words.get("beside")) {
                (tab("side", "table", true, "table"))
                (tab("rivals", "rivals", false, "rivals"))
                (tab("log", "log", false, "log"))
                @if reviewed { (tab("review", "chart", false, "review")) }
                (tab("more", "luck", false, "replay-luck"))
            }
            div.sheetbox #panel-log role="tabpanel" tabindex="0" aria-labelledby="tab-log" {
                ol.log.steps #log {
                    @for (at, moment) in replay.moments.iter().enumerate().rev() {
                        @for told in replay.log()[moment.lines.clone()].iter().rev() {
                            (PreEscaped(step(at, now.at, &log::log_line(&stage, told, words).into_string(), words)))
                        }
                    }
                }
            }
            @if reviewed {
                div.sheetbox #panel-review role="tabpanel" tabindex="0" aria-labelledby="tab-review" { p.soft { (words.get("review-thinking")) } }
            }
            div.sheetbox #panel-more role="tabpanel" tabindex="0" aria-labelledby="tab-more" { (luck(replay, words)) }
        }
    }
}

/// A drawn line with its number, which leads to its moment.
fn step(at: usize, now: usize, line: &str, words: &Words) -> String {
    let mark = match at.cmp(&now) {
        std::cmp::Ordering::Less => "",
        std::cmp::Ordering::Equal => " data-now",
        std::cmp::Ordering::Greater => " data-later",
    };
    let label = words.say(&Say::new("replay-step").num("at", at as i64));
    let number =
        html! { a.no href={ "?at=" (at) } data-go=(at) aria-label=(label) { (at) } }.into_string();
    line.replacen("<li", &format!("<li data-at=\"{at}\"{mark}"), 1)
        .replacen('>', &format!(">{number}"), 1)
}

/// Points over time and the moment on one axis; below it the ways through the game.
fn review(replay: &Replay, now: &Recalled, words: &Words) -> Markup {
    let (at, last) = (now.at, replay.last());
    let seats = replay.stage().table.header().count();
    let way = |name: &'static str, sign: &str, to: usize, key: &'static str| {
        html! { a.btn href={ "?at=" (to) } data-do=(name) aria-label=(words.get(key)) title=(words.get(key)) { (icon(sign)) } }
    };
    html! {
        section.review #review aria-label=(words.get("replay-way")) {
            div.axis {
                div.legend #legend {
                    @for seat in Seat::all(seats) {
                        span { (seat_mark(seat)) span { (words.name(seat)) } b data-total=(seat.0) { (replay.moments[at].totals[seat.index()]) } }
                    }
                }
                (curve(replay, at))
                input #scrub type="range" min="0" max=(last) value=(at) aria-label=(words.get("replay-moment")) aria-valuetext=(now.text);
            }
            div.ways {
                (way("first", "first", 0, "replay-first"))
                (way("back", "step-back", at.saturating_sub(1), "replay-back"))
                button.btn.play type="button" data-do="play" aria-pressed="false" aria-label=(words.get("replay-play")) title=(words.get("replay-play")) { (icon("play")) (icon("pause")) }
                (way("on", "step-on", (at + 1).min(last), "replay-on"))
                (way("last", "last", last, "replay-last"))
            }
            p.count { b #at { (at) } " / " (last) }
            a.btn.here href={ "?as=" (eyes(replay.who)) "&at=" (at) } data-do="link" data-done=(words.get("replay-copied")) { (icon("link")) span { (words.get("replay-link")) } }
            p.keys aria-hidden="true" {
                kbd { "←" } kbd { "→" } (words.get("replay-key-step")) kbd { "Shift" } (words.get("replay-key-turn"))
                kbd { (words.get("replay-key-space")) } (words.get("replay-key-play"))
            }
        }
    }
}

/// Every seat's points from the deal to the end; the highest total is the top.
fn curve(replay: &Replay, at: usize) -> Markup {
    let last = replay.last().max(1);
    let totals = || replay.moments.iter().flat_map(|m| &m.totals);
    let low = totals().copied().min().unwrap_or(0).min(0);
    let span = totals().copied().max().unwrap_or(0).max(1) - low;
    let x = |at: usize| at as f64 * 1000.0 / last as f64;
    let y = |total: i32| 98.0 - f64::from(total - low) * 96.0 / f64::from(span);
    let line = |seat: Seat| {
        let points = replay
            .moments
            .iter()
            .enumerate()
            .map(|(at, moment)| format!("{:.1},{:.1}", x(at), y(moment.totals[seat.index()])));
        points.collect::<Vec<_>>().join(" ")
    };
    html! {
        svg.curve viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true" {
            @for seat in Seat::all(replay.stage().table.header().count()) { polyline class={ "s" (seat.0 + 1) } points=(line(seat)) {} }
            @for at in 1..replay.moments.len() {
                @if replay.moments[at].turn != replay.moments[at - 1].turn { line.turn x1=(x(at)) x2=(x(at)) y1="94" y2="100" {} }
            }
            line #needle x1=(x(at)) x2=(x(at)) y1="0" y2="100" {}
        }
    }
}

/// What can be checked of the luck. The browser does the arithmetic; without it the rows say what there is to check.
fn luck(replay: &Replay, words: &Words) -> Markup {
    let row = |name: &'static str, key: &'static str, text: &'static str| {
        html! { li data-check=(name) { (icon("confirm")) b { (words.get(key)) } span { (words.get(text)) } code {} } }
    };
    html! {
        section.luck #luck data-over[replay.is_over()] aria-labelledby="luck-title" {
            header { (icon("luck")) h2 #luck-title { (words.get("luck-check")) } span.verdict #verdict role="status" {} }
            @if replay.is_over() {
                ol.checks {
                    (row("sealed", "luck-sealed", "luck-sealed-text"))
                    (row("numbers", "luck-numbers", "luck-numbers-text"))
                    (row("seed", "luck-seed", "luck-seed-text"))
                    (row("played", "luck-played", "luck-played-text"))
                }
                div.proof {
                    div { h3 { (words.get("luck-proven")) } p { (words.get("luck-proven-text")) } }
                    div { h3 { (words.get("luck-unproven")) } p { (words.get("luck-unproven-text")) } }
                }
                div.again { button.btn type="button" data-do="check" { (icon("redo")) span { (words.get("luck-again")) } } code { "roundhouse verify game.json" } }
                template #luck-texts {
                    @for key in ["luck-agrees", "luck-differs", "luck-plain", "luck-later", "luck-expected", "luck-found", "luck-noted", "luck-unnoted"] { span data-text=(key) { (words.get(key)) } }
                }
            } @else {
                p { (words.get("luck-running")) }
                code #commitment {}
            }
        }
    }
}

/// The page that takes in a journal.
pub(crate) async fn bring(caller: Caller) -> Response {
    let words = speech::house(caller.lang);
    let title = words.get("bring");
    let main = html! {
        link rel="stylesheet" href=(assets::address("replay.css"));
        header.head { (frame::brand(&words)) nav aria-label=(words.get("tools")) { (frame::tools(&words, "/journal")) } }
        main.bring #bring {
            h1 { (title) }
            p { (words.get("bring-text")) }
            label.drop { (icon("export")) span { (words.get("bring-choose")) } input #journal type="file" accept=".json,application/json"; }
            p.refused #refused role="alert" hidden {}
        }
        script type="module" src=(assets::address("replay.js")) {}
    };
    let frame = frame::Frame {
        words: &words,
        title: &title,
        style: None,
        script: true,
        mode: caller.mode,
    };
    html_page(frame::page(&frame, &main))
}
