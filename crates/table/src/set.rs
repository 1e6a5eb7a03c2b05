//! Reads a content set, written as TOML, and refuses a bad one with line and reason.

mod trial;

pub use trial::Trial;

use crate::{BadOptions, Say};
use std::{collections::BTreeMap, ops::RangeInclusive};
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

/// Why a text is no content set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadSet {
    /// The line of the text, where one line is to blame.
    pub line: Option<usize>,
    /// The reason.
    pub say: Say,
}

impl BadSet {
    /// A defect of the set as a whole.
    pub const fn whole(say: Say) -> BadSet {
        BadSet { line: None, say }
    }
}

impl From<BadSet> for BadOptions {
    fn from(bad: BadSet) -> BadOptions {
        let say = match bad.line {
            Some(line) => Say::new("set-at-line").num("line", line as i64),
            None => Say::new("set-whole"),
        };
        say.say("why", bad.say).into()
    }
}

/// A set's text is no longer than this, in bytes.
const LONGEST_TEXT: usize = 64 * 1024;

/// Reads a whole set: `load` takes the values it knows, and none may be left.
pub fn read<T>(
    text: &str,
    load: impl FnOnce(&mut Fields<'_>) -> Result<T, BadSet>,
) -> Result<T, BadSet> {
    if text.len() > LONGEST_TEXT {
        let say = Say::new("set-long-text").num("most", LONGEST_TEXT as i64 / 1024);
        return Err(BadSet::whole(say));
    }
    let root = DeTable::parse(text).map_err(|error| BadSet {
        line: error.span().map(|span| line_of(text, span.start)),
        say: Say::new("set-not-toml").text("why", error.message().to_owned()),
    })?;
    let mut fields = Fields::new(text, None, root.get_ref());
    let set = load(&mut fields)?;
    fields.done()?;
    Ok(set)
}

/// One value of the text, with its name and its place.
#[derive(Clone, Copy, Debug)]
pub struct Node<'t> {
    text: &'t str,
    name: &'t str,
    value: &'t Spanned<DeValue<'t>>,
}

impl<'t> Node<'t> {
    /// A defect of this value.
    pub fn refuse(&self, say: Say) -> BadSet {
        BadSet {
            line: Some(line_of(self.text, self.value.span().start)),
            say,
        }
    }

    fn wrong(&self, key: &'static str) -> BadSet {
        self.refuse(Say::new(key).text("name", self.name.to_owned()))
    }

    /// A text in quotes.
    pub fn text(&self) -> Result<&'t str, BadSet> {
        let text = self.value.get_ref().as_str();
        text.ok_or_else(|| self.wrong("set-not-text"))
    }

    /// The name of the set as people read it.
    pub fn title(&self) -> Result<String, BadSet> {
        let title = self.text()?.trim();
        match title.chars().count() {
            1..=60 if !title.chars().any(char::is_control) => Ok(title.to_owned()),
            _ => Err(self.refuse(Say::new("set-name"))),
        }
    }

    /// A whole number within bounds.
    pub fn number<N>(&self, within: RangeInclusive<N>) -> Result<N, BadSet>
    where
        N: Copy + PartialOrd + TryFrom<i64> + Into<i64>,
    {
        let value = self.value.get_ref().as_integer();
        let value = value.ok_or_else(|| self.wrong("set-not-number"))?;
        let number = i64::from_str_radix(value.as_str(), value.radix()).ok();
        let number = number.and_then(|n| N::try_from(n).ok());
        number.filter(|n| within.contains(n)).ok_or_else(|| {
            let say = Say::new("set-number").text("name", self.name.to_owned());
            self.refuse(say.num("least", *within.start()).num("most", *within.end()))
        })
    }

    /// A list in square brackets.
    pub fn list(&self) -> Result<Vec<Node<'t>>, BadSet> {
        let list = self.value.get_ref().as_array();
        let list = list.ok_or_else(|| self.wrong("set-not-list"))?;
        Ok(list.iter().map(|value| Node { value, ..*self }).collect())
    }

    /// Named values in braces.
    pub fn fields(&self) -> Result<Fields<'t>, BadSet> {
        let table = self.value.get_ref().as_table();
        let table = table.ok_or_else(|| self.wrong("set-not-table"))?;
        let line = line_of(self.text, self.value.span().start);
        Ok(Fields::new(self.text, Some(line), table))
    }
}

/// The named values of a table; each is taken once, and none may be left.
#[derive(Debug)]
pub struct Fields<'t> {
    text: &'t str,
    line: Option<usize>,
    left: BTreeMap<&'t str, (usize, &'t Spanned<DeValue<'t>>)>,
}

impl<'t> Fields<'t> {
    fn new(text: &'t str, line: Option<usize>, table: &'t DeTable<'t>) -> Fields<'t> {
        let left = table
            .iter()
            .map(|(name, value)| (name.get_ref().as_ref(), (name.span().start, value)))
            .collect();
        Fields { text, line, left }
    }

    /// Takes a value that may be missing.
    pub fn find(&mut self, name: &'static str) -> Option<Node<'t>> {
        let (_, value) = self.left.remove(name)?;
        Some(Node {
            text: self.text,
            name,
            value,
        })
    }

    /// Takes a value that must be there.
    pub fn take(&mut self, name: &'static str) -> Result<Node<'t>, BadSet> {
        self.find(name).ok_or_else(|| BadSet {
            line: self.line,
            say: Say::new("set-missing").text("name", name),
        })
    }

    /// Refuses whatever was not taken.
    pub fn done(self) -> Result<(), BadSet> {
        match self.left.into_iter().min_by_key(|(_, (at, _))| *at) {
            None => Ok(()),
            Some((name, (at, _))) => Err(BadSet {
                line: Some(line_of(self.text, at)),
                say: Say::new("set-unknown-name").text("name", name.to_owned()),
            }),
        }
    }
}

fn line_of(text: &str, at: usize) -> usize {
    let before = &text.as_bytes()[..at.min(text.len())];
    before.iter().filter(|byte| **byte == b'\n').count() + 1
}
