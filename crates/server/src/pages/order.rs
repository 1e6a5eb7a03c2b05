//! A table in a few lines: who shall sit there, at what pace, which options are not the usual ones.

use super::way;
use crate::{
    pace::{Pace, Then, Time},
    setup::Wanted,
};
use ::table::{Say, Title, Words};
use serde_json::Value;

/// Who is wanted, counted.
pub(super) fn people(seats: &[Wanted], words: &Words) -> String {
    let count = |kind: fn(&Wanted) -> bool| seats.iter().filter(|w| kind(w)).count() as i64;
    words.say(
        &Say::new("order-people")
            .num("me", count(|w| matches!(w, Wanted::Me)))
            .num("friends", count(|w| matches!(w, Wanted::Friend)))
            .num("open", count(|w| matches!(w, Wanted::Open)))
            .num("device", count(|w| matches!(w, Wanted::Device(_))))
            .num("bots", count(|w| matches!(w, Wanted::Bot(_)))),
    )
}

pub(super) fn pace_lines(pace: Pace, words: &Words) -> Vec<(&'static str, String)> {
    let time = match pace.time {
        Time::Free => return vec![("clock", words.get("agreed-no-clock"))],
        Time::Live { turn, bank } => (
            "clock",
            words.say(
                &Say::new("agreed-live")
                    .num("turn", i64::from(turn))
                    .num("bank", i64::from(bank / 60)),
            ),
        ),
        Time::Days { days } => (
            "calendar",
            words.say(&Say::new("agreed-days").num("days", i64::from(days))),
        ),
    };
    let then = match pace.then {
        Then::Bot => ("bot", words.get("agreed-then-bot")),
        Then::Fallback => ("moon-clock", words.get("agreed-then-fallback")),
    };
    vec![time, then]
}

/// Whether others may watch.
pub(super) fn watching(may: bool, words: &Words) -> (&'static str, String) {
    match may {
        true => ("eye", words.get("others-may-watch")),
        false => ("lock", words.get("nobody-may-watch")),
    }
}

/// What is agreed for a table that was set up.
pub(super) fn agreed(
    title: &'static dyn Title,
    row: &store::TableRow,
    words: &Words,
) -> Vec<(&'static str, String)> {
    let mut lines = pace_lines(Pace::read(&row.pace), words);
    let chosen: Value = serde_json::from_str(&row.options).unwrap_or_default();
    let usual = title.default_options();
    for choice in title.choices() {
        if chosen[choice.key] != usual[choice.key] {
            lines.push(("edit", way(words, "option", choice.key)));
        }
    }
    lines.push(match row.public {
        true => ("globe", words.get("public-help")),
        false => ("lock", words.get("by-link-help")),
    });
    lines.push(watching(row.watch, words));
    lines
}
