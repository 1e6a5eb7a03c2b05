//! Games that one plays alone: the challenge of the day, one's scores, how a game compares with par.

use super::{frame, html_page, icon, lobby::lead_to, sorry, way};
use crate::{
    alone::{self, Challenge, Deal, Outcome, Score},
    app::App,
    calendar::Day,
    problem::Problem,
    speech,
    visitors::Caller,
};
use ::table::{ChoiceKind, Say, Title, Words};
use axum::{
    extract::{Path, State},
    response::Response,
};
use bots::Medal;
use maud::{Markup, html};
use serde_json::Value;

/// How many games the list of all shows.
const LISTED: usize = 30;

/// Plays today's challenge.
pub(crate) async fn play(
    State(app): State<App>,
    Path(game): Path<String>,
    caller: Caller,
) -> Response {
    let taken = alone::play(&app, caller.clone(), &game, "today").await;
    lead_to(&caller, taken)
}

/// The one click that leads to today's challenge, for games that have one.
pub(super) fn daily_button(app: &App, title: &dyn Title, words: &Words) -> Markup {
    html! {
        @if alone::is_for_one(title) && Challenge::of(app, title, Day::today()).is_some() {
            form method="post" action={ "/daily/" (title.card().id) } {
                button.btn type="submit" { (icon("calendar")) span { (words.get("daily")) } }
            }
        }
    }
}

pub(super) fn medal(name: &str, words: &Words) -> Markup {
    html! { span class={ "medal " (name) } { (icon(&format!("medal-{name}"))) span { (way(words, "medal", name)) } } }
}

/// The two ways to begin anew; the same deal is the brass one where a game has ended.
pub(super) fn restarts(id: &str, words: &Words, over: bool) -> Markup {
    let way = |deal: Deal, sign: &str, key: &'static str, class: &str| {
        let deal = match deal {
            Deal::Same => "same",
            Deal::New => "new",
        };
        html! {
            form method="post" action={ "/t/" (id) "/restart" } {
                input type="hidden" name="deal" value=(deal);
                input type="hidden" name="nonce" value="" data-nonce;
                button class=(class) type="submit" { (icon(sign)) span { (words.get(key)) } }
            }
        }
    };
    html! {
        (way(Deal::New, "plus", "new-deal", "btn"))
        (way(Deal::Same, "redo", "same-deal", if over { "btn go" } else { "btn" }))
    }
}

/// What came of a game that is over, for the sign; empty while it runs.
pub(super) fn result(
    app: &App,
    caller: &Caller,
    row: &store::TableRow,
    words: &Words,
) -> Result<Markup, Problem> {
    let outcome = match row.status {
        store::Status::Finished => alone::outcome(app, &row.id)?,
        _ => None,
    };
    let mine = app
        .store
        .attempt(&row.id)?
        .zip(caller.visitor.as_ref())
        .is_some_and(|(attempt, visitor)| attempt.alone.visitor == visitor.id);
    Ok(html! {
        div.result #result role="status" {
            @if let Some(outcome) = outcome {
                @if let Some(name) = outcome.score.medal { (icon(&format!("medal-{name}"))) }
                p { b { (verdict(&outcome, mine, words)) } small { (terms(&outcome, words)) } }
                @if outcome.par.is_some() {
                    a.btn href={ "/t/" (row.id) "/replay?line=par&at=0" } { (icon("replay")) span { (words.get("par-line")) } }
                }
                @if mine { a.btn href={ "/scores/" (row.game) } { (icon("chart")) span { (words.get("scores")) } } }
            }
        }
    })
}

/// "Par 81, you 74: silver", or that par is being worked out.
fn verdict(outcome: &Outcome, mine: bool, words: &Words) -> String {
    let Score { total, medal, .. } = &outcome.score;
    let (Some(total), Some(par)) = (*total, &outcome.par) else {
        return words.get("par-waits");
    };
    let medal = match (medal, outcome.score.practice) {
        (Some(name), _) => way(words, "medal", name),
        (None, true) => words.get("practice"),
        (None, false) => words.get("medal-none"),
    };
    let key = if mine { "par-and-you" } else { "par-and-score" };
    let say = Say::new(key).num("par", par.total).num("total", total);
    words.say(&say.text("medal", medal))
}

/// Which deal it was, what it counts for, and the best so far.
fn terms(outcome: &Outcome, words: &Words) -> String {
    let mut terms = vec![deal(&outcome.score, words)];
    terms.extend(kind(&outcome.score, words));
    if let Some(best) = outcome.best {
        terms.push(words.say(&Say::new("best-so-far").num("best", best)));
    }
    terms.join(" · ")
}

fn deal(score: &Score, words: &Words) -> String {
    match &score.day {
        Some(day) => words.say(&Say::new("daily-of").text("day", day.clone())),
        None => words.say(&Say::new("deal-named").text("deal", score.deal.clone())),
    }
}

fn kind(score: &Score, words: &Words) -> Option<String> {
    if score.practice {
        return Some(words.get("practice"));
    }
    match (score.ranked, score.attempt) {
        (true, _) => Some(words.get("ranked")),
        (_, 1) => None,
        (_, n) => Some(words.say(&Say::new("attempt").num("n", n))),
    }
}

/// What was chosen for a game, in its own words.
fn chosen(title: &dyn Title, options: &Value, words: &Words) -> String {
    let worded = |key: &str, value: &Value| {
        let value = value.as_str().unwrap_or_default();
        way(words, &format!("option-{key}"), value)
    };
    let choice = |choice: &::table::Choice| {
        let value = &options[choice.key];
        match choice.kind {
            ChoiceKind::AnyOf(_) => value.as_array().map(|all| {
                let all: Vec<String> = all.iter().map(|v| worded(choice.key, v)).collect();
                all.join(" + ")
            }),
            ChoiceKind::OneOf(usual) if value.as_str() != Some(usual[0]) => {
                value.is_string().then(|| worded(choice.key, value))
            }
            ChoiceKind::Number(..) => value.as_i64().map(|n| {
                let name = way(words, "option", choice.key);
                format!("{name} {n}")
            }),
            ChoiceKind::Flag => (*value == true).then(|| way(words, "option", choice.key)),
            ChoiceKind::Set => value.is_string().then(|| way(words, "option", choice.key)),
            ChoiceKind::OneOf(_) => None,
        }
    };
    let all: Vec<String> = title.choices().iter().filter_map(choice).collect();
    all.join(" · ")
}

/// A visitor's scores of a game for one, and today's challenge.
pub(crate) async fn scores(
    State(app): State<App>,
    Path(game): Path<String>,
    caller: Caller,
) -> Response {
    match draw(&app, &caller, &game) {
        Ok(page) => html_page(page),
        Err(problem) => sorry(&caller, &problem),
    }
}

fn draw(app: &App, caller: &Caller, game: &str) -> Result<Markup, Problem> {
    let title = alone::title(game)?;
    let scores = alone::scores(app, caller, game)?;
    let words = speech::of(title, caller.lang);
    let heading = words.say(&Say::new("scores-of").text("title", words.get("title")));
    let main = html! {
        (frame::house_head(&words, &words.get("scores"), &format!("/scores/{game}")))
        main.me.scores {
            p.game { (words.get("title")) }
            @if let Some(challenge) = Challenge::of(app, title, Day::today()) {
                (today(title, &challenge, &scores.games, &words))
            }
            section.chartbox {
                h2 { (words.get("medals")) }
                dl.medals {
                    @for name in [Medal::Bronze, Medal::Silver, Medal::Gold, Medal::Beaten].map(Medal::name) {
                        dt { (medal(name, &words)) }
                        dd { (way(&words, "medal-help", name)) }
                    }
                }
            }
            (list("best-of-deals", &scores.best, title, &words))
            (list("all-games", &scores.games[..scores.games.len().min(LISTED)], title, &words))
        }
    };
    let frame = frame::Frame {
        words: &words,
        title: &heading,
        style: Some("house"),
        script: true,
        mode: caller.mode,
    };
    Ok(frame::page(&frame, &main))
}

/// Today's challenge: what is asked, how it stands, one click to play.
fn today(title: &dyn Title, challenge: &Challenge, games: &[Score], words: &Words) -> Markup {
    let day = challenge.day.to_string();
    let mine = || games.iter().filter(|s| s.day.as_deref() == Some(&day));
    let ranked = mine().find(|s| s.ranked);
    let running = mine().any(|s| s.status == "playing");
    let (verb, help) = match (running, ranked) {
        (true, _) => ("go-on", "daily-running"),
        (false, None) => ("play-now", "daily-terms"),
        (false, Some(_)) => ("same-deal", "daily-again"),
    };
    html! {
        section.chartbox.daily {
            header { (icon("calendar")) h2 { (words.get("daily")) } time datetime=(day) { (day) } }
            p { b { (chosen(title, &challenge.options, words)) } }
            p.soft { (words.get(help)) }
            @if let Some(score) = ranked.filter(|s| s.total.is_some()) { p { (standing(score, words)) } }
            form method="post" action={ "/daily/" (title.card().id) } {
                button.btn.go type="submit" { (icon("confirm")) span { (words.get(verb)) } }
            }
        }
    }
}

/// A score with par and medal.
fn standing(score: &Score, words: &Words) -> Markup {
    html! {
        b.total { @if let Some(total) = score.total { (total) } @else { "–" } }
        @if let Some(par) = score.par { " " span.soft { (words.say(&Say::new("par-of").num("par", par))) } }
        @if let Some(name) = score.medal { " " (medal(name, words)) }
    }
}

fn list(key: &'static str, games: &[Score], title: &dyn Title, words: &Words) -> Markup {
    html! {
        section.chartbox aria-labelledby=(key) {
            h2 id=(key) { (words.get(key)) }
            @if games.is_empty() { p.soft { (words.get("no-games-yet")) } }
            ul.played { @for score in games { (row(score, title, words)) } }
        }
    }
}

fn row(score: &Score, title: &dyn Title, words: &Words) -> Markup {
    let day = Day::at(score.begun).to_string();
    let name = deal(score, words);
    let (to, sign, verb) = match score.status {
        "playing" => ("", "table", "go-on"),
        _ => ("/replay", "replay", "replay"),
    };
    html! {
        li {
            div.what {
                b { (name) }
                small { (chosen(title, &score.options, words)) }
                small { time datetime=(day) { (day) } @if let Some(kind) = kind(score, words) { " · " (kind) } }
            }
            p.standing { (standing(score, words)) }
            a.btn href={ "/t/" (score.table) (to) } aria-label={ (words.get(verb)) ": " (name) } { (icon(sign)) span { (words.get(verb)) } }
            @if score.status != "playing" {
                form method="post" action={ "/t/" (score.table) "/restart" } {
                    input type="hidden" name="deal" value="same";
                    button.btn type="submit" aria-label={ (words.get("same-deal")) ": " (name) } { (icon("redo")) span { (words.get("same-deal")) } }
                }
            }
        }
    }
}
