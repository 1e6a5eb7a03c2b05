//! What a game tells: lines of the log, points explained, scores, refusals.

use crate::{Say, Seat, Viewer};
use serde::Serialize;

/// A number that explains itself: why a seat gets it, and by which rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Item {
    /// Who gets or pays it.
    pub seat: Seat,
    /// What is counted: `points`, `pounds`, … ; a message key `unit-…` words it.
    pub unit: &'static str,
    /// How many; negative when paid.
    pub value: i32,
    /// Why.
    pub say: Say,
    /// The rulebook's anchor.
    pub rule: &'static str,
}

/// One thing told at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// Who did it, if a seat did.
    pub seat: Option<Seat>,
    /// What happened.
    pub say: Say,
    /// The points, money and pieces that moved with it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<Item>,
}

impl Line {
    /// A line about something `seat` did.
    pub const fn by(seat: Seat, say: Say) -> Line {
        Line {
            seat: Some(seat),
            say,
            items: Vec::new(),
        }
    }

    /// A line about something that happened by itself.
    pub const fn auto(say: Say) -> Line {
        Line {
            seat: None,
            say,
            items: Vec::new(),
        }
    }

    /// The line with its items.
    #[must_use]
    pub fn items(mut self, items: Vec<Item>) -> Line {
        self.items = items;
        self
    }
}

/// Who hears a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum To {
    /// Everybody.
    All,
    /// One seat alone.
    Only(Seat),
    /// Everybody but one seat.
    But(Seat),
}

impl To {
    /// Whether `who` hears it.
    pub fn hears(self, who: Viewer) -> bool {
        match self {
            To::All => true,
            To::Only(seat) => who.is(seat),
            To::But(seat) => !who.is(seat),
        }
    }
}

/// Why an action can no longer be taken back freely.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// A hidden card or tile was shown.
    Reveals,
    /// Dice were rolled.
    Rolls,
    /// A sealed choice was made final.
    Commits,
    /// A sealed phase was opened.
    Opens,
    /// The game ended.
    Ends,
    /// A barrier that the rule file names was passed.
    Passes,
}

/// How a game tells what happens while it happens. Lines are built only if somebody listens.
pub trait Tell {
    /// Tells a line to those who may hear it.
    fn line(&mut self, to: To, line: impl FnOnce() -> Line);
    /// Says that from here on something is known or fixed that an undo would have to forget. Tell what is certain first.
    fn mark(&mut self, why: Mark);
}

/// Nobody listens: for bots' playouts and benchmarks.
#[derive(Clone, Copy, Debug)]
pub struct Silence;

impl Tell for Silence {
    fn line(&mut self, _: To, _: impl FnOnce() -> Line) {}
    fn mark(&mut self, _: Mark) {}
}

/// Everything told is kept, in order.
#[derive(Clone, Debug, Default)]
pub struct Heard {
    /// The lines and their hearers.
    pub lines: Vec<(To, Line)>,
    /// How many of the lines came before the first mark.
    pub before_mark: Option<usize>,
    /// The first mark.
    pub mark: Option<Mark>,
}

impl Heard {
    /// What `who` hears, in order.
    pub fn by(&self, who: Viewer) -> impl Iterator<Item = &Line> {
        self.lines
            .iter()
            .filter(move |(to, _)| to.hears(who))
            .map(|(_, line)| line)
    }

    /// What `who` hears before the first mark: all that was certain when the action was chosen.
    pub fn certain(&self, who: Viewer) -> impl Iterator<Item = &Line> {
        let end = self.before_mark.unwrap_or(self.lines.len());
        self.lines[..end]
            .iter()
            .filter(move |(to, _)| to.hears(who))
            .map(|(_, line)| line)
    }
}

impl Tell for Heard {
    fn line(&mut self, to: To, line: impl FnOnce() -> Line) {
        self.lines.push((to, line()));
    }

    fn mark(&mut self, why: Mark) {
        if self.mark.is_none() {
            self.mark = Some(why);
            self.before_mark = Some(self.lines.len());
        }
    }
}

/// Why an action is not possible: the rule that forbids it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Refusal {
    /// The reason's code as in the rule file: `not_enough_money`. The words are `refusal-<code>`.
    pub code: &'static str,
    /// The rulebook's anchor.
    pub rule: &'static str,
    /// The sentence, with the facts of the case.
    pub say: Say,
}

impl Refusal {
    /// A refusal without further facts; `say` usually bears the key `refusal-<code>`.
    pub const fn new(code: &'static str, rule: &'static str, say: Say) -> Refusal {
        Refusal { code, rule, say }
    }
}

/// A seat's score: items and their sum.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Sheet {
    /// Whose score.
    pub seat: Seat,
    /// Every point with its source.
    pub items: Vec<Item>,
    /// The sum of the items.
    pub total: i32,
    /// What breaks a tie, best first; higher is better.
    pub ties: Vec<i32>,
    /// The place, 1 is best; seats with equal total and ties share it.
    pub rank: u8,
}

impl Sheet {
    /// Sums the items of each seat and ranks the seats by total, then ties.
    pub fn ranked(seats: impl IntoIterator<Item = (Seat, Vec<Item>, Vec<i32>)>) -> Vec<Sheet> {
        let mut sheets: Vec<Sheet> = seats
            .into_iter()
            .map(|(seat, items, ties)| {
                let total = items.iter().map(|i| i.value).sum();
                Sheet {
                    seat,
                    items,
                    total,
                    ties,
                    rank: 1,
                }
            })
            .collect();
        for i in 0..sheets.len() {
            let key = |s: &Sheet| (s.total, s.ties.clone());
            let better = sheets.iter().filter(|s| key(s) > key(&sheets[i])).count();
            sheets[i].rank = better as u8 + 1;
        }
        sheets
    }
}
