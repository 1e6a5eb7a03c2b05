//! Sentences before they are worded: a message key and its arguments.

use crate::Seat;
use serde::Serialize;
use std::borrow::Cow;

/// A sentence of a game, as the key of a Fluent message and its arguments; [`crate::Words`] puts it into a language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Say {
    /// The message's key in `words/*.ftl`.
    pub key: &'static str,
    /// What the message speaks of, by name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[serde(serialize_with = "as_map")]
    pub args: Vec<(&'static str, Arg)>,
}

/// One thing a sentence speaks of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Arg {
    /// A number.
    Num(i64),
    /// A seat, worded as the name of who sits there.
    Seat(Seat),
    /// A phrase with a key of its own.
    Say(Say),
    /// Several phrases, worded as a list.
    List(Vec<Say>),
    /// A name that needs no translation: `T2`, a city, a file's place.
    Text(Cow<'static, str>),
}

impl Say {
    /// A sentence without arguments yet.
    pub const fn new(key: &'static str) -> Say {
        Say {
            key,
            args: Vec::new(),
        }
    }

    /// With a number.
    #[must_use]
    pub fn num(mut self, name: &'static str, value: impl Into<i64>) -> Say {
        self.args.push((name, Arg::Num(value.into())));
        self
    }

    /// With a seat's name.
    #[must_use]
    pub fn seat(mut self, name: &'static str, seat: Seat) -> Say {
        self.args.push((name, Arg::Seat(seat)));
        self
    }

    /// With a phrase inside.
    #[must_use]
    pub fn say(mut self, name: &'static str, say: Say) -> Say {
        self.args.push((name, Arg::Say(say)));
        self
    }

    /// With a list of phrases inside.
    #[must_use]
    pub fn list(mut self, name: &'static str, list: Vec<Say>) -> Say {
        self.args.push((name, Arg::List(list)));
        self
    }

    /// With a name as it is.
    #[must_use]
    pub fn text(mut self, name: &'static str, text: impl Into<Cow<'static, str>>) -> Say {
        self.args.push((name, Arg::Text(text.into())));
        self
    }
}

fn as_map<S: serde::Serializer>(args: &[(&'static str, Arg)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}
