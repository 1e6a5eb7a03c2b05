//! The answers of the form: what was sent, what is usual otherwise, and the plan they make.

use super::super::lobby::nonce;
use crate::{
    pace::{Pace, Then, Time},
    setup::{Plan, USUAL_BOT, Wanted},
};
use ::table::{ChoiceKind, Title, Words};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The form's fields as they were sent; what was not sent is as usual.
pub(super) type Fields = Vec<(String, String)>;

/// Turns of a live game in seconds, its time banks in minutes, days for a move.
pub(super) const TURNS: [u32; 4] = [0, 30, 60, 120];
pub(super) const BANKS: [u32; 3] = [3, 5, 10];
pub(super) const DAYS: [u32; 4] = [1, 2, 3, 7];

/// The form with its answers.
pub(super) struct Sheet {
    pub(super) title: &'static dyn Title,
    pub(super) words: Words,
    fields: BTreeMap<String, Vec<String>>,
}

impl Sheet {
    pub(super) fn new(title: &'static dyn Title, words: Words, sent: Fields) -> Sheet {
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

    pub(super) fn get<'a>(&'a self, key: &str, usual: &'a str) -> &'a str {
        let sent = self.fields.get(key).and_then(|v| v.first());
        sent.map_or(usual, String::as_str)
    }

    pub(super) fn all(&self, key: &str) -> &[String] {
        self.fields.get(key).map_or(&[], Vec::as_slice)
    }

    pub(super) fn word(&self, key: &'static str) -> String {
        self.words.get(key)
    }

    pub(super) fn number(&self, key: &str, usual: u32) -> u32 {
        self.get(key, "").parse().unwrap_or(usual)
    }

    /// Who is wanted at a row: the usual number of seats is filled with bots.
    pub(super) fn kind(&self, row: u8) -> &str {
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

    /// Whether others may watch. A switch that is off sends nothing of its own, only the field before it.
    pub(super) fn watch(&self) -> bool {
        self.all("watch").last().is_none_or(|v| v == "true")
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

    pub(super) fn plan(&self) -> Plan {
        Plan {
            title: self.title,
            options: self.options(),
            seats: self.wanted(),
            pace: self.pace(),
            public: self.get("public", "") == "true",
            watch: self.watch(),
            nonce: nonce(self.get("nonce", "").to_owned()),
            given: None,
            day: None,
        }
    }
}
