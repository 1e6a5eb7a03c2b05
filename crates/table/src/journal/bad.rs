//! Why a journal is refused, and where.

use crate::{BadOptions, Refusal, Say, luck::Doubt};
use std::fmt;

/// Why a journal cannot be read or played again.
#[derive(Clone, PartialEq, Debug)]
pub enum BadJournal {
    /// Not JSON, or not of a journal's shape, at this place.
    Shape {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
        /// What is wrong.
        why: String,
    },
    /// JSON, but no journal of ours.
    Foreign,
    /// Written by a newer program.
    NewerFormat(u32),
    /// A game that is not on this shelf.
    UnknownGame(String),
    /// Played by rules newer than these.
    NewerRules(u16),
    /// Played by rules so old that they can no longer be replayed; still readable.
    OldRules(u16),
    /// A number of seats the game does not have.
    Seats(u8),
    /// The luck cannot be believed.
    Luck(Doubt),
    /// No game can be dealt from its options.
    Options(BadOptions),
    /// The entry of this number is not possible.
    Entry {
        /// The entry's number, from 0.
        step: u32,
        /// What is wrong with it.
        fault: Fault,
    },
    /// The end it tells is not the end that was played.
    End,
}

/// What is wrong with one entry.
#[derive(Clone, PartialEq, Debug)]
pub enum Fault {
    /// The rules refuse it.
    Refused(Refusal),
    /// After it the game stands otherwise than the journal says.
    Digest,
}

impl BadJournal {
    /// The reason as a sentence of the house.
    pub fn say(&self) -> Say {
        match self {
            BadJournal::Shape { line, column, why } => Say::new("journal-shape")
                .num("line", *line as i64)
                .num("column", *column as i64)
                .text("why", why.clone()),
            BadJournal::Foreign => Say::new("journal-foreign"),
            BadJournal::NewerFormat(format) => {
                Say::new("journal-newer-format").num("format", *format)
            }
            BadJournal::UnknownGame(game) => {
                Say::new("journal-unknown-game").text("game", game.clone())
            }
            BadJournal::NewerRules(rules) => Say::new("journal-newer-rules").num("rules", *rules),
            BadJournal::OldRules(rules) => Say::new("journal-old-rules").num("rules", *rules),
            BadJournal::Seats(seats) => Say::new("journal-seats").num("seats", *seats),
            BadJournal::Luck(doubt) => Say::new("journal-luck").say("why", doubt.say()),
            BadJournal::Options(options) => {
                Say::new("journal-options").say("why", options.say.clone())
            }
            BadJournal::Entry { step, fault } => {
                let why = match fault {
                    Fault::Refused(refusal) => refusal.say.clone(),
                    Fault::Digest => Say::new("fault-digest"),
                };
                Say::new("journal-entry").num("step", *step).say("why", why)
            }
            BadJournal::End => Say::new("journal-end"),
        }
    }
}

/// The reason for a log, where nobody's language is known; players are told [`BadJournal::say`].
impl fmt::Display for BadJournal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadJournal::Shape { line, column, why } => {
                write!(f, "damaged at line {line}, column {column}: {why}")
            }
            BadJournal::Foreign => f.write_str("no journal of this program"),
            BadJournal::NewerFormat(format) => write!(f, "written in the newer format {format}"),
            BadJournal::UnknownGame(game) => write!(f, "of a game not on the shelf: {game}"),
            BadJournal::NewerRules(rules) => write!(f, "played by the newer rules {rules}"),
            BadJournal::OldRules(rules) => write!(f, "played by the older rules {rules}"),
            BadJournal::Seats(seats) => write!(f, "of a game without {seats} seats"),
            BadJournal::Luck(doubt) => {
                write!(f, "its luck cannot be believed: {}", doubt.say().key)
            }
            BadJournal::Options(options) => {
                write!(f, "its options deal no game: {}", options.say.key)
            }
            BadJournal::Entry {
                step,
                fault: Fault::Refused(refusal),
            } => write!(f, "entry {step} is refused: {}", refusal.code),
            BadJournal::Entry {
                step,
                fault: Fault::Digest,
            } => write!(f, "after entry {step} the game stands otherwise"),
            BadJournal::End => f.write_str("another end than the one that was played"),
        }
    }
}

impl std::error::Error for BadJournal {}

impl Doubt {
    /// The doubt as a sentence of the house.
    pub const fn say(self) -> Say {
        Say::new(match self {
            Doubt::Unrevealed => "doubt-unrevealed",
            Doubt::WrongSecret => "doubt-wrong-secret",
            Doubt::NonceCount => "doubt-nonce-count",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_is_told_the_place_in_a_sentence() {
        let refusal = Refusal::new("too_dear", "V4", Say::new("refusal-too_dear"));
        let fault = Fault::Refused(refusal);
        let bad = BadJournal::Entry { step: 7, fault };
        assert_eq!(bad.to_string(), "entry 7 is refused: too_dear");
        let old = BadJournal::OldRules(1);
        assert_eq!(old.to_string(), "played by the older rules 1");
    }
}
