//! Lines of the log and what an action would bring, each number beside its reason.

use super::{icon, seat_mark};
use crate::scene::Stage;
use ::table::{Item, Preview, Told, Words};
use maud::{Markup, html};

/// One line of the log with its items.
pub(crate) fn log_line(stage: &Stage<'_>, told: &Told, words: &Words) -> Markup {
    let line = &told.line;
    html! {
        li.undone[told.undone] data-seat=[line.seat.map(|s| s.0 + 1)] {
            @if let Some(seat) = line.seat { (seat_mark(seat)) } @else { span.seatmark {} }
            div {
                p { (words.say(&line.say)) @if told.undone { " " small.soft { (words.get("taken-back")) } } }
                @if !line.items.is_empty() { (items(stage, &line.items, words)) }
            }
        }
    }
}

fn items(stage: &Stage<'_>, items: &[Item], words: &Words) -> Markup {
    html! {
        ul.why {
            @for item in items { li { (reason(stage, item, words)) } }
        }
    }
}

/// Why, how many, and the rule that says so.
fn reason(stage: &Stage<'_>, item: &Item, words: &Words) -> Markup {
    let game = stage.title.card().id;
    html! {
        @if item.rule.is_empty() {
            span { (words.say(&item.say)) }
        } @else {
            a.rule href={ "/rules/" (game) "#" (item.rule) } data-rule=(item.rule) { (words.say(&item.say)) }
        }
        " " b { (words.amount(item.unit, item.value)) }
    }
}

/// What an action is sure to bring, then what it leads to.
pub(crate) fn preview(stage: &Stage<'_>, preview: &Preview, words: &Words) -> Markup {
    let sure: Vec<&Item> = preview.lines.iter().flat_map(|l| &l.items).collect();
    html! {
        section.waybill {
            h3 { (icon("eye")) span { (words.get("preview-sure")) } }
            @if sure.is_empty() {
                p.soft { (words.get("preview-nothing")) }
            } @else {
                ul.items { @for item in sure { li { (reason(stage, item, words)) } } }
            }
            @if !preview.foreseen.is_empty() {
                h4 { (words.get("preview-foreseen")) }
                ul.items.soft { @for item in &preview.foreseen { li { (reason(stage, item, words)) } } }
            }
            @if preview.mark.is_some() { p.soft.final { (words.get("preview-final")) } }
        }
    }
}
