//! The blocks of the form: seats, options, pace, who may come.

use super::super::{icon, seat_mark, way};
use super::sheet::{BANKS, DAYS, Sheet, TURNS};
use crate::setup::USUAL_BOT;
use ::table::{ChoiceKind, Say, Seat};
use maud::{Markup, html};

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

pub(super) fn seats(sheet: &Sheet, me: Option<&str>) -> Markup {
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

/// Who can be wanted at a seat: the value, its sign, its word, and what a row says of it.
const KINDS: [(&str, &str, &str, &str, &str); 6] = [
    ("me", "person", "sits-me", "", "sits-me-text"),
    (
        "friend",
        "link",
        "sits-friend",
        "sits-friend-name",
        "sits-friend-text",
    ),
    (
        "open",
        "globe",
        "sits-open",
        "sits-open-name",
        "sits-open-text",
    ),
    (
        "device",
        "device",
        "sits-device",
        "sits-device-name",
        "sits-device-text",
    ),
    ("bot", "bot", "sits-bot", "sits-bot-name", "sits-bot-text"),
    ("none", "close", "sits-none", "sits-none", "sits-none-text"),
];

fn seat_row(sheet: &Sheet, row: u8, least: u8, me: Option<&str>) -> Markup {
    let name = sheet.words.say(&Say::new("seat").num("number", row + 1));
    let field = |what: &str| format!("{what}{row}");
    let radio = |value: &str| {
        html! { input type="radio" name=(field("seat")) value=(value) checked[value == sheet.kind(row)]; }
    };
    let called = |kind: &str, key: &str| match kind {
        "me" => me.map_or_else(|| sheet.word("you-here"), str::to_owned),
        _ => sheet.words.named(key),
    };
    html! {
        li {
            (seat_mark(Seat(row)))
            div.nm {
                @for (kind, _, _, key, text) in KINDS {
                    span data-kind=(kind) { b { (called(kind, key)) } small { (sheet.words.named(text)) } }
                }
            }
            div.kinds role="radiogroup" aria-label=(name) {
                div.seg {
                    @for (value, sign, key, ..) in KINDS.iter().filter(|(value, ..)| *value != "none") {
                        label { (radio(value)) span { (icon(sign)) span.lbl { (sheet.words.named(key)) } } }
                    }
                }
                @if row >= least { label.nobody title=(sheet.word("sits-none")) { (radio("none")) span { (icon("close")) span.lbl { (sheet.word("sits-none")) } } } }
            }
            div.det {
                select.level name=(field("bot")) aria-label=(sheet.word("bot-level")) {
                    @for bot in bots::Bot::ALL {
                        option value=(bot) selected[sheet.get(&field("bot"), USUAL_BOT.name()) == bot.name()] { (way(&sheet.words, "bot", bot.name())) }
                    }
                }
                input.called type="text" name=(field("name")) maxlength="24" autocomplete="off" value=(sheet.get(&field("name"), ""))
                    placeholder=(sheet.word("their-name")) aria-label=(sheet.word("their-name"));
                a.lnk.rename href="/me" { (icon("edit")) (sheet.word("change-name")) }
            }
        }
    }
}

pub(super) fn options(sheet: &Sheet) -> Markup {
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

pub(super) fn pace(sheet: &Sheet) -> Markup {
    let said = |key: &'static str, n: u32| sheet.words.say(&Say::new(key).num("n", i64::from(n)));
    let numbers = |name: &str,
                   label: &'static str,
                   values: &[u32],
                   key: &'static str,
                   usual: u32| {
        let values: Vec<(String, Markup)> = values
            .iter()
            .map(|n| {
                let text = match *n {
                    0 => sheet.word("no-clock"),
                    n if key == "seconds-short" && n > 60 => said("minutes-short", n / 60),
                    n => said(key, n),
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
                (choice("days", "calendar", "pace-days", "pace-days-help", html! {
                    (numbers("days", "a-move", &DAYS, "days-short", 1))
                    p.soft { (sheet.word("pace-days-note")) }
                }))
            }
            div.opts { div.opt {
                div { b { (sheet.word("when-time-is-up")) } small { (sheet.word("when-time-is-up-help")) } }
                (segments("then", &sheet.word("when-time-is-up"), sheet.get("then", "bot"), &then))
            } }
        }
    }
}

/// Who may come, and whether others may look on.
pub(super) fn who(sheet: &Sheet) -> Markup {
    let public = sheet.get("public", "false");
    let choice = |value: &str, sign: &str, key: &'static str, help: &'static str| {
        html! {
            div.choice {
                label { input type="radio" name="public" value=(value) checked[public == value]; (icon(sign)) b { (sheet.word(key)) } small { (sheet.word(help)) } }
            }
        }
    };
    html! {
        fieldset.comers {
            legend { (sheet.word("who-may-come")) }
            (choice("false", "lock", "by-link", "by-link-help"))
            (choice("true", "globe", "public", "public-help"))
            // A switch that is off sends nothing: the field before it speaks then.
            input type="hidden" name="watch" value="false";
            label.sw {
                input type="checkbox" name="watch" value="true" role="switch" checked[sheet.watch()];
                span { (sheet.word("may-watch")) small { (sheet.word("may-watch-help")) } }
            }
        }
    }
}
