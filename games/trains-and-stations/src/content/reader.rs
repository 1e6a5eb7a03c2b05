//! Walks a TOML text and refuses it with line and reason.

use std::{collections::BTreeMap, ops::RangeInclusive};
use table::{BadOptions, Say};
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

/// One value of the text, with its name and its place.
#[derive(Clone, Copy)]
pub(super) struct Node<'t> {
    text: &'t str,
    name: &'t str,
    value: &'t Spanned<DeValue<'t>>,
}

impl<'t> Node<'t> {
    pub(super) fn refuse(&self, say: Say) -> BadSet {
        BadSet {
            line: Some(line_of(self.text, self.value.span().start)),
            say,
        }
    }

    fn wrong(&self, key: &'static str) -> BadSet {
        self.refuse(Say::new(key).text("name", self.name.to_owned()))
    }

    pub(super) fn text(&self) -> Result<&'t str, BadSet> {
        let text = self.value.get_ref().as_str();
        text.ok_or_else(|| self.wrong("set-not-text"))
    }

    pub(super) fn number(&self, within: RangeInclusive<u16>) -> Result<u16, BadSet> {
        let value = self.value.get_ref().as_integer();
        let value = value.ok_or_else(|| self.wrong("set-not-number"))?;
        let number = u16::from_str_radix(value.as_str(), value.radix()).ok();
        number.filter(|n| within.contains(n)).ok_or_else(|| {
            let say = Say::new("set-number").text("name", self.name.to_owned());
            self.refuse(say.num("least", *within.start()).num("most", *within.end()))
        })
    }

    pub(super) fn list(&self) -> Result<Vec<Node<'t>>, BadSet> {
        let list = self.value.get_ref().as_array();
        let list = list.ok_or_else(|| self.wrong("set-not-list"))?;
        Ok(list.iter().map(|value| Node { value, ..*self }).collect())
    }

    pub(super) fn fields(&self) -> Result<Fields<'t>, BadSet> {
        let table = self.value.get_ref().as_table();
        let table = table.ok_or_else(|| self.wrong("set-not-table"))?;
        let line = line_of(self.text, self.value.span().start);
        Ok(Fields::new(self.text, Some(line), table))
    }
}

/// The named values of a table; each is taken once, and none may be left.
pub(super) struct Fields<'t> {
    text: &'t str,
    line: Option<usize>,
    left: BTreeMap<&'t str, (usize, &'t Spanned<DeValue<'t>>)>,
}

impl<'t> Fields<'t> {
    pub(super) fn new(text: &'t str, line: Option<usize>, table: &'t DeTable<'t>) -> Fields<'t> {
        let left = table
            .iter()
            .map(|(name, value)| (name.get_ref().as_ref(), (name.span().start, value)))
            .collect();
        Fields { text, line, left }
    }

    pub(super) fn find(&mut self, name: &'static str) -> Option<Node<'t>> {
        let (_, value) = self.left.remove(name)?;
        Some(Node {
            text: self.text,
            name,
            value,
        })
    }

    pub(super) fn take(&mut self, name: &'static str) -> Result<Node<'t>, BadSet> {
        self.find(name).ok_or_else(|| BadSet {
            line: self.line,
            say: Say::new("set-missing").text("name", name),
        })
    }

    pub(super) fn done(self) -> Result<(), BadSet> {
        match self.left.into_iter().min_by_key(|(_, (at, _))| *at) {
            None => Ok(()),
            Some((name, (at, _))) => Err(BadSet {
                line: Some(line_of(self.text, at)),
                say: Say::new("set-unknown-name").text("name", name.to_owned()),
            }),
        }
    }
}

pub(super) fn line_of(text: &str, at: usize) -> usize {
    let before = &text.as_bytes()[..at.min(text.len())];
    before.iter().filter(|byte| **byte == b'\n').count() + 1
}
