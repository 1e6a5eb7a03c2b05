//! Setting up a table: seats, options, pace, who may come. A plain form; its answers stand in the address as well, so that the order
//! beside it can be drawn anew with every click.

use super::{frame, html_page, icon, lobby::lead_to, lobby::nonce, order, seat_mark, sorry, way};
use crate::{
    app::App,
    pace::{Pace, Then, Time},
    problem::Problem,
    setup::{self, Plan, USUAL_BOT, Wanted},
    speech,
    visitors::Caller,
};
use ::table::{ChoiceKind, Say, Seat, Title, Words};
use axum::{
    Form,
    extract::{Path, Query, State},
    response::Response,
};
use maud::{Markup, PreEscaped, html};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The form's fields as they were sent; what was not sent is as usual.
type Fields = Vec<(String, String)>;

/// Turns of a live game in seconds, its time banks in minutes, days for a move.
const TURNS: [u32; 4] = [0, 30, 60, 120];
const BANKS: [u32; 3] = [3, 5, 10];
const DAYS: [u32; 4] = [1, 2, 3, 7];

/// The form with its answers.
struct Sheet {
    title: &'static dyn Title,
    words: Words,
    fields: BTreeMap<String, Vec<String>>,
}

impl Sheet {
    fn new(title: &'static dyn Title, words: Words, sent: Fields) -> Sheet {
        let mut fields: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (key, value) in sent {
            fields.entry(key).or_default().push(value);
        }
        Sheet {
            title,
            words,
            fields,
        }
    }

    fn get<'a>(&'a self, key: &str, usual: &'a str) -> &'a str {
        let sent = self.fields.get(key).and_then(|v| v.first());
        sent.map_or(usual, String::as_str)
    }

    fn all(&self, key: &str) -> &[String] {
        self.fields.get(key).map_or(&[], Vec::as_slice)
    }

    fn word(&self, key: &'static str) -> String {
        self.words.get(key)
    }

    fn number(&self, key: &str, usual: u32) -> u32 {
        self.get(key, "").parse().unwrap_or(usual)
    }

    /// Who is wanted at a row: the usual number of seats is filled with bots.
    fn kind(&self, row: u8) -> &str {
        let seats = self.title.card().seats.clone();
        let usual = match row {
            0 => "me",
            row if row < 3.clamp(*seats.start(), *seats.end()) => "bot",
            _ => "none",
        };
        self.get(&format!("seat{row}"), usual)
    }

    fn wanted(&self) -> Vec<Wanted> {
        let rows = 0..*self.title.card().seats.end();
        rows.filter_map(|row| {
            Some(match self.kind(row) {
                "me" => Wanted::Me,
                "friend" => Wanted::Friend,
                "open" => Wanted::Open,
                "device" => Wanted::Device(self.get(&format!("name{row}"), "").to_owned()),
                "bot" => Wanted::Bot(self.get(&format!("bot{row}"), USUAL_BOT.name()).to_owned()),
                _ => return None,
            })
        })
        .collect()
    }

    fn pace(&self) -> Pace {
        let time = match (self.get("pace", "live"), self.number("turn", 0)) {
            ("days", _) => Time::Days {
                days: self.number("days", 1),
            },
            (_, 0) => Time::Free,
            (_, turn) => Time::Live {
                turn,
                bank: 60 * self.number("bank", BANKS[1]),
            },
        };
        let then = match self.get("then", "bot") {
            "fallback" => Then::Fallback,
            _ => Then::Bot,
        };
        Pace { time, then }
    }

    /// The game's options: its usual ones, changed where the form says otherwise.
    fn options(&self) -> Value {
        let mut options = self.title.default_options();
        for choice in self.title.choices() {
            let key = format!("option-{}", choice.key);
            let sent = self.all(&key);
            let first = sent.first().map_or("", |v| v.trim());
            let value = match choice.kind {
                ChoiceKind::Flag if !sent.is_empty() => json!(first == "true"),
                ChoiceKind::OneOf(_) if !first.is_empty() => json!(first),
                ChoiceKind::AnyOf(_) if !sent.is_empty() => json!(sent),
                ChoiceKind::Number(..) | ChoiceKind::Set if first.is_empty() => continue,
                ChoiceKind::Number(..) => first.parse::<i64>().map_or(json!(first), Value::from),
                ChoiceKind::Set => json!(first),
                _ => continue,
            };
            options[choice.key] = value;
        }
        options
    }

    fn plan(&self) -> Plan {
        Plan {
            title: self.title,
            options: self.options(),
            seats: self.wanted(),
            pace: self.pace(),
            public: self.get("public", "") == "true",
            nonce: nonce(self.get("nonce", "").to_owned()),
        }
    }
}

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
        (frame::house_head(words, &heading, &back))
        main.setup {
            @if let Some(problem) = problem {
                div.hintbox.warn role="alert" { (icon("refused")) div { b { (words.say(&problem.say)) } p { (words.get("nothing-lost")) } } }
            }
            (pick(sheet))
            form.form method="post" action=(back) data-echo {
                input type="hidden" name="nonce" value="" data-nonce;
                (seats(sheet, me.as_deref()))
                (options(sheet))
                (pace(sheet))
                (who(sheet))
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
            article.poster {
                div.scene { (PreEscaped(sheet.title.poster())) }
                div.bill { h2 { (sheet.word("title")) } }
                footer { a.tool href={ "/rules/" (card.id) } { (icon("rulebook")) span { (sheet.word("rules")) } } }
            }
            ul.thumbs {
                @for other in shelf::titles().iter().filter(|t| t.card().id != card.id) {
                    li { a.thumb href={ "/setup/" (other.card().id) } { (speech::of(*other, lang).get("title")) } }
                }
            }
        }
    }
}

/// One of several, side by side.
fn segments(name: &str, label: &str, chosen: &str, values: &[(String, Markup)]) -> Markup {
    html! {
        div.seg role="radiogroup" aria-label=(label) {
            @for (value, text) in values {
                label { input type="radio" name=(name) value=(value) checked[value == chosen]; span { (text) } }
            }
        }
    }
}

fn seats(sheet: &Sheet, me: Option<&str>) -> Markup {
    let bounds = sheet.title.card().seats.clone();
    let legend = Say::new("seats-from-to")
        .num("least", *bounds.start())
        .num("most", *bounds.end());
    html! {
        fieldset.block {
            legend { (sheet.word("seats")) " " span.soft { (sheet.words.say(&legend)) } }
            ul.seatrows { @for row in 0..*bounds.end() { (seat_row(sheet, row, *bounds.start(), me)) } }
        }
    }
}

fn seat_row(sheet: &Sheet, row: u8, least: u8, me: Option<&str>) -> Markup {
    let name = sheet.words.say(&Say::new("seat").num("number", row + 1));
    let kinds: [(&str, &str, &'static str); 6] = [
        ("me", "person", "sits-me"),
        ("friend", "link", "sits-friend"),
        ("open", "globe", "sits-open"),
        ("device", "device", "sits-device"),
        ("bot", "bot", "sits-bot"),
        ("none", "close", "sits-none"),
    ];
    let kinds: Vec<(String, Markup)> = kinds
        .iter()
        .filter(|(value, ..)| *value != "none" || row >= least)
        .map(|(value, sign, key)| {
            let label = html! { (icon(sign)) span.lbl { (sheet.word(key)) } };
            ((*value).to_owned(), label)
        })
        .collect();
    let field = |what: &str| format!("{what}{row}");
    html! {
        li {
            (seat_mark(Seat(row)))
            b.nm { span.own { (me.map_or_else(|| sheet.word("you-here"), str::to_owned)) } span.any { (name) } }
            (segments(&field("seat"), &name, sheet.kind(row), &kinds))
            div.det {
                select.level name=(field("bot")) aria-label=(sheet.word("bot-level")) {
                    @for bot in bots::Bot::ALL {
                        option value=(bot) selected[sheet.get(&field("bot"), USUAL_BOT.name()) == bot.name()] { (way(&sheet.words, "bot", bot.name())) }
                    }
                }
                input.called type="text" name=(field("name")) maxlength="24" autocomplete="off" value=(sheet.get(&field("name"), ""))
                    placeholder=(sheet.word("their-name")) aria-label=(sheet.word("their-name"));
            }
        }
    }
}

fn options(sheet: &Sheet) -> Markup {
    let choices = sheet.title.choices();
    html! {
        @if !choices.is_empty() {
            fieldset.block {
                legend { (sheet.word("options")) " " span.soft { (sheet.word("options-usual")) } }
                div.opts { @for choice in choices { (option(sheet, choice.key, choice.kind)) } }
            }
        }
    }
}

fn option(sheet: &Sheet, key: &'static str, kind: ChoiceKind) -> Markup {
    let name = format!("option-{key}");
    let label = way(&sheet.words, "option", key);
    let worded = |value: &str| way(&sheet.words, &name, value);
    let usual = sheet.title.default_options();
    let help = way(&sheet.words, &name, "help");
    html! {
        div.opt {
            div { b { (label) } small { (help) } }
            @match kind {
                ChoiceKind::Flag => {
                    (segments(&name, &label, sheet.get(&name, "false"), &[
                        ("false".to_owned(), html! { (sheet.word("off")) }), ("true".to_owned(), html! { (sheet.word("on")) }),
                    ]))
                }
                ChoiceKind::OneOf(values) => {
                    @let chosen = usual[key].as_str().unwrap_or(values[0]);
                    (segments(&name, &label, sheet.get(&name, chosen), &values.iter().map(|v| ((*v).to_owned(), html! { (worded(v)) })).collect::<Vec<_>>()))
                }
                ChoiceKind::AnyOf(values) => {
                    div.any role="group" aria-label=(label) {
                        @for value in values {
                            @let chosen = match sheet.all(&name) { [] => *value == values[0], sent => sent.iter().any(|s| s == value) };
                            label { input type="checkbox" name=(name) value=(value) checked[chosen]; span { (worded(value)) } }
                        }
                    }
                }
                ChoiceKind::Number(least, most) => {
                    input type="number" name=(name) min=(least) max=(most) inputmode="numeric" value=(sheet.get(&name, "")) aria-label=(label);
                }
                ChoiceKind::Set => {
                    details open[!sheet.get(&name, "").is_empty()] {
                        summary { (sheet.word("own-set")) }
                        textarea name=(name) rows="8" spellcheck="false" aria-label=(label) { (sheet.get(&name, "")) }
                    }
                }
            }
        }
    }
}

fn pace(sheet: &Sheet) -> Markup {
    let said = |key: &'static str, n: u32| sheet.words.say(&Say::new(key).num("n", i64::from(n)));
    let numbers = |name: &str,
                   label: &'static str,
                   values: &[u32],
                   key: &'static str,
                   usual: u32| {
        let values: Vec<(String, Markup)> = values
            .iter()
            .map(|n| {
                let text = if *n == 0 {
                    sheet.word("no-clock")
                } else {
                    said(key, *n)
                };
                (n.to_string(), html! { (text) })
            })
            .collect();
        let chosen = sheet.number(name, usual).to_string();
        html! { div.ln { span { (sheet.word(label)) } (segments(name, &sheet.word(label), &chosen, &values)) } }
    };
    let kind = sheet.get("pace", "live");
    let choice = |value: &str, sign: &str, key: &'static str, help: &'static str, more: Markup| {
        html! {
            div.choice {
                label { input type="radio" name="pace" value=(value) checked[kind == value]; (icon(sign)) b { (sheet.word(key)) } small { (sheet.word(help)) } }
                (more)
            }
        }
    };
    let then: Vec<(String, Markup)> = [("bot", "then-bot"), ("fallback", "then-fallback")]
        .map(|(value, key)| (value.to_owned(), html! { (sheet.word(key)) }))
        .to_vec();
    html! {
        fieldset.block {
            legend { (sheet.word("pace")) }
            div.pace {
                (choice("live", "clock", "pace-live", "pace-live-help", html! {
                    (numbers("turn", "a-turn", &TURNS, "seconds-short", 0))
                    (numbers("bank", "time-bank", &BANKS, "minutes-short", BANKS[1]))
                }))
                (choice("days", "calendar", "pace-days", "pace-days-help", html! { (numbers("days", "a-move", &DAYS, "days-short", 1)) }))
            }
            div.opts { div.opt {
                div { b { (sheet.word("when-time-is-up")) } small { (sheet.word("when-time-is-up-help")) } }
                (segments("then", &sheet.word("when-time-is-up"), sheet.get("then", "bot"), &then))
            } }
        }
    }
}

fn who(sheet: &Sheet) -> Markup {
    let public = sheet.get("public", "false");
    let choice = |value: &str, sign: &str, key: &'static str, help: &'static str| {
        html! {
            div.choice {
                label { input type="radio" name="public" value=(value) checked[public == value]; (icon(sign)) b { (sheet.word(key)) } small { (sheet.word(help)) } }
            }
        }
    };
    html! {
        fieldset.block {
            legend { (sheet.word("who-may-come")) }
            div.pace {
                (choice("false", "lock", "by-link", "by-link-help"))
                (choice("true", "globe", "public", "public-help"))
            }
        }
    }
}

/// This table in a few lines, and the button that opens it.
fn order(sheet: &Sheet) -> Markup {
    let plan = sheet.plan();
    let public = if plan.public { "public" } else { "by-link" };
    html! {
        div.order {
            div #order aria-live="polite" {
                h2 { (sheet.word("this-table")) }
                ul.plain {
                    li { (icon("table")) span { (sheet.word("title")) } }
                    li { (icon("rivals")) span { (order::people(&plan.seats, &sheet.words)) } }
                    @for (sign, line) in order::pace_lines(plan.pace, &sheet.words) { li { (icon(sign)) span { (line) } } }
                    li { (icon(if plan.public { "globe" } else { "lock" })) span { (sheet.word(public)) } }
                }
            }
            button.btn.go type="submit" { (icon("confirm")) span { (sheet.word("open-the-table")) } }
        }
    }
}
