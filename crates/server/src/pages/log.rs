//! Lines of the log and what an action would bring, each number beside its reason.

use super::{icon, seat_mark};
use crate::scene::Stage;
use ::table::{Item, Preview, Told, Words};
use maud::{Markup, html};

/// The unit that scores are counted in.
const POINTS: &str = "points";

/// One line of the log with its items.
pub(crate) fn log_line(stage: &Stage<'_>, told: &Told, words: &Words) -> Markup {
    let line = &told.line;
    let text = words.say(&line.say);
    let name = line.seat.map_or_else(String::new, |seat| words.name(seat));
    // Who did it stands out where the sentence begins with the name.
    let (who, what) = text.split_at(if text.starts_with(&name) {
        name.len()
    } else {
        0
    });
    html! {
        li.undone[told.undone].by[line.seat.is_some()] {
            @if let Some(seat) = line.seat { (seat_mark(seat)) } @else { span.seatmark {} }
            div {
                p { @if !who.is_empty() { b { (who) } } (what) @if told.undone { " " small.soft { (words.get("taken-back")) } } }
                @if !line.items.is_empty() {
                    ul.why {
                        @for item in &line.items { li { (reason(stage, item, words)) " " b { (words.amount(item.unit, item.value)) } } }
                        @if let Some(sum) = sum(line.items.iter()).filter(|_| line.items.iter().filter(|i| i.unit == POINTS).count() > 1) {
                            li.tot { "= " b { (sum) } }
                        }
                    }
                }
            }
        }
    }
}

/// The points of these items together, if there are any.
fn sum<'i>(items: impl Iterator<Item = &'i Item>) -> Option<i32> {
    let points = items.filter(|i| i.unit == POINTS).map(|i| i.value);
    points.fold(None, |sum, value| Some(sum.unwrap_or(0) + value))
}

/// Why, with the rule that says so.
fn reason(stage: &Stage<'_>, item: &Item, words: &Words) -> Markup {
    let game = stage.title.card().id;
    html! {
        @if item.rule.is_empty() {
            span { (words.say(&item.say)) }
        } @else {
            span { a.rule href={ "/rules/" (game) "#" (item.rule) } data-rule=(item.rule) { (words.say(&item.say)) } }
        }
    }
}

/// A gain with its plus, a price with its minus; points stand below a star and need no word.
fn signed(words: &Words, item: &Item) -> String {
    match (item.unit, item.value) {
        (POINTS, value) => format!("{value:+}").replace('-', "−"),
        (unit, value) if value > 0 => format!("+{}", words.amount(unit, value)),
        (unit, value) => words.amount(unit, value),
    }
}

/// Either the points among these items or everything else, each beside its reason.
fn rows(stage: &Stage<'_>, items: &[&Item], points: bool, words: &Words) -> Markup {
    html! {
        @for item in items.iter().filter(|i| (i.unit == POINTS) == points) {
            li { (reason(stage, item, words)) b { (signed(words, item)) } }
        }
    }
}

/// The points of these items together.
fn points(items: &[&Item]) -> Markup {
    html! { @if let Some(sum) = sum(items.iter().copied()) { b.sum { (icon("points")) (format!("{sum:+}").replace('-', "−")) } } }
}

/// What something brought that has happened; nothing if nothing was counted.
pub(crate) fn bill(stage: &Stage<'_>, head: &str, items: &[&Item], words: &Words) -> Markup {
    html! {
        @if !items.is_empty() {
            details.waybill open {
                summary { b { (head) } (points(items)) }
                ul.items { (rows(stage, items, true, words)) }
                ul.items.cash { (rows(stage, items, false, words)) }
            }
        }
    }
}

/// In one line there is room for so many amounts.
const BRIEF: usize = 3;

/// What an action is sure to bring, then what it is worth beyond that: points above, what is paid and gained below the rule.
pub(crate) fn preview(stage: &Stage<'_>, preview: &Preview, words: &Words) -> Markup {
    let sure: Vec<&Item> = preview.lines.iter().flat_map(|l| &l.items).collect();
    let then: Vec<&Item> = preview.foreseen.iter().filter(|i| i.value != 0).collect();
    let cash: Vec<&Item> = sure.iter().copied().filter(|i| i.unit != POINTS).collect();
    let rows = |items: &[&Item], points: bool| rows(stage, items, points, words);
    html! {
        details.waybill open {
            summary {
                (icon("eye"))
                b { (words.get("preview-sure")) }
                (points(&sure))
                span.brief { @for item in cash.iter().take(BRIEF) { b { (signed(words, item)) } } @if cash.len() > BRIEF { "…" } (points(&then)) }
            }
            @if sure.is_empty() { p.soft { (words.get("preview-nothing")) } }
            @else { ul.items { (rows(&sure, true)) } ul.items.cash { (rows(&sure, false)) } }
            @if !then.is_empty() {
                p.then { span { (words.get("preview-foreseen")) } (points(&then)) }
                ul.items { (rows(&then, true)) (rows(&then, false)) }
            }
        }
    }
}
