//! The journal: all that is needed to play a game again, as JSON.
//!
//! A header (game, rules version, options, who sat where, luck) and entries that only grow. Each entry carries a digest of what
//! the rules decide after it, so that a replay notices the first step at which it differs. A finished journal carries its
//! public lines and sheets and stays readable even if the rules can no longer replay it.

mod bad;
mod printed;

pub use bad::{BadJournal, Fault};
pub use printed::{End, Printed, PrintedItem, PrintedLine, PrintedSheet};

use crate::{Luck, Path, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The newest format this program writes and reads.
pub const FORMAT: u32 = 1;

/// What is fixed before the first entry.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The rules version it is played by.
    pub rules: u16,
    /// The game's options, a custom content set included.
    pub options: Value,
    /// Who sits where.
    pub seats: Vec<Sitter>,
    /// Where the luck comes from.
    pub luck: Luck,
}

impl Header {
    /// How many seats.
    pub fn count(&self) -> u8 {
        self.seats.len() as u8
    }

    /// The names by seat.
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|s| s.name.clone()).collect()
    }
}

/// Somebody at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    /// The name shown.
    pub name: String,
    /// The bot's level; a person has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

impl Sitter {
    /// A person.
    pub fn person(name: impl Into<String>) -> Sitter {
        Sitter {
            name: name.into(),
            bot: None,
        }
    }

    /// A bot.
    pub fn bot(name: impl Into<String>, level: impl Into<String>) -> Sitter {
        Sitter {
            name: name.into(),
            bot: Some(level.into()),
        }
    }
}

/// One thing done at the table. Entries are never removed or changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "WrittenEntry", try_from = "WrittenEntry")]
pub struct Entry {
    /// Who did it.
    pub seat: Seat,
    /// What.
    pub deed: Deed,
    /// Whether the clock did it in the seat's place.
    pub time_up: bool,
    /// What the rules decide after it; empty where it is not known.
    pub digest: String,
}

/// What an entry does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Plays an action.
    Play(Path),
    /// Takes back the entry of this number, by the rules of undo.
    Undo(u32),
    /// Takes back the entry of this number and all that stands after it, by consent of all: practice from here on.
    Rewind(u32),
}

/// An entry as it is written: exactly one of `play`, `undo`, `rewind`.
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenEntry {
    seat: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    play: Option<Path>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undo: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rewind: Option<u32>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    time_up: bool,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    digest: String,
}

impl From<Entry> for WrittenEntry {
    fn from(entry: Entry) -> WrittenEntry {
        let mut written = WrittenEntry {
            seat: entry.seat.0,
            time_up: entry.time_up,
            digest: entry.digest,
            ..WrittenEntry::default()
        };
        match entry.deed {
            Deed::Play(path) => written.play = Some(path),
            Deed::Undo(step) => written.undo = Some(step),
            Deed::Rewind(step) => written.rewind = Some(step),
        }
        written
    }
}

impl TryFrom<WrittenEntry> for Entry {
    type Error = &'static str;

    fn try_from(written: WrittenEntry) -> Result<Entry, &'static str> {
        let deed = match (written.play, written.undo, written.rewind) {
            (Some(path), None, None) => Deed::Play(path),
            (None, Some(step), None) => Deed::Undo(step),
            (None, None, Some(step)) => Deed::Rewind(step),
            _ => return Err("an entry has exactly one of play, undo, rewind"),
        };
        Ok(Entry {
            seat: Seat(written.seat),
            deed,
            time_up: written.time_up,
            digest: written.digest,
        })
    }
}

/// A whole game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Journal {
    /// The format's version.
    pub roundhouse: u32,
    /// What was fixed before the first entry.
    pub header: Header,
    /// Whether something was taken back by consent: never rated.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// What was done.
    pub entries: Vec<Entry>,
    /// How it ended; absent while it runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub end: Option<End>,
}

impl Journal {
    /// Reads a journal without playing it.
    pub fn read(text: &str) -> Result<Journal, BadJournal> {
        let shape = |e: serde_json::Error| BadJournal::Shape {
            line: e.line(),
            column: e.column(),
            why: e
                .to_string()
                .split(" at line ")
                .next()
                .unwrap_or_default()
                .to_owned(),
        };
        // A foreign or newer file must be told from a damaged one before its fields are judged.
        let value: Value = serde_json::from_str(text).map_err(shape)?;
        match value.get("roundhouse").map(Value::as_u64) {
            None => return Err(BadJournal::Foreign),
            Some(Some(format)) if format > u64::from(FORMAT) => {
                return Err(BadJournal::NewerFormat(format as u32));
            }
            Some(_) => {}
        }
        serde_json::from_str(text).map_err(shape)
    }

    /// Writes it as JSON, indented, with a line's end at its end.
    pub fn write(&self) -> String {
        let mut lines = serde_json::to_string_pretty(self).expect("a journal has only text keys");
        lines.push('\n');
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn journal() -> Journal {
        Journal {
            roundhouse: FORMAT,
            header: Header {
                game: "toy".into(),
                rules: 1,
                options: serde_json::json!({}),
                seats: vec![Sitter::person("Ada"), Sitter::bot("Tabby", "greedy")],
                luck: Luck::Plain(7),
            },
            practice: false,
            entries: vec![
                Entry {
                    seat: Seat(0),
                    deed: Deed::Play("a b".parse().unwrap()),
                    time_up: false,
                    digest: "d".into(),
                },
                Entry {
                    seat: Seat(0),
                    deed: Deed::Undo(0),
                    time_up: false,
                    digest: "e".into(),
                },
                Entry {
                    seat: Seat(1),
                    deed: Deed::Rewind(0),
                    time_up: true,
                    digest: String::new(),
                },
            ],
            end: None,
        }
    }

    #[test]
    fn a_journal_reads_what_it_writes() {
        assert_eq!(Journal::read(&journal().write()), Ok(journal()));
    }

    #[test]
    fn damage_is_refused_with_its_place() {
        let text = journal().write();
        let cut = &text[..text.len() - 20];
        assert!(matches!(Journal::read(cut), Err(BadJournal::Shape { line, .. }) if line > 10));
        let two = text.replace("\"undo\": 0", "\"undo\": 0, \"rewind\": 1");
        assert!(
            matches!(Journal::read(&two), Err(BadJournal::Shape { why, .. }) if why.contains("exactly one"))
        );
        let garbled = text.replace("\"a b\"", "\"a  b\"");
        assert!(
            matches!(Journal::read(&garbled), Err(BadJournal::Shape { why, .. }) if why.contains("garbled"))
        );
        let extra = text.replace("\"rules\"", "\"rulez\"");
        assert!(
            matches!(Journal::read(&extra), Err(BadJournal::Shape { why, .. }) if why.contains("rulez"))
        );
    }

    #[test]
    fn foreign_and_newer_files_are_told_apart() {
        assert_eq!(Journal::read("{\"moves\": []}"), Err(BadJournal::Foreign));
        assert_eq!(Journal::read("[1]"), Err(BadJournal::Foreign));
        assert_eq!(
            Journal::read("{\"roundhouse\": 9, \"x\": 1}"),
            Err(BadJournal::NewerFormat(9))
        );
        assert!(matches!(
            Journal::read("Dear diary"),
            Err(BadJournal::Shape { line: 1, .. })
        ));
    }
}
