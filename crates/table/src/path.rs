//! An action is a path of clicks: `track:3 cell:b2 turned`.
//!
//! The same text is journalled, typed, sent and drawn. `+` before a token makes it a set member: a run of members may be
//! clicked in any order, and a plain token after the run closes it.
//!
//! ```
//! use table::Path;
//! let path: Path = "buy link:b1 +slot:A1.2 +slot:A3.1 pay".parse().unwrap();
//! assert_eq!(path.tokens().count(), 5);
//! assert_eq!(path.steps().filter(|s| s.member).count(), 2);
//! ```

mod narrowing;

pub use narrowing::Narrowing;

use crate::{Refusal, Say};
use serde::{Deserialize, Serialize};
use std::{borrow::Borrow, fmt, str::FromStr};

/// The name of one or more elements on the page: the `data-token` that is clicked.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Token(String);

/// One click of a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step<'a> {
    /// What is clicked.
    pub token: &'a str,
    /// Whether it belongs to a set whose members may be clicked in any order.
    pub member: bool,
}

/// An action's one public name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct Path(String);

/// The longest path that is read, in bytes.
pub const LONGEST_PATH: usize = 512;

/// Why a text is no path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadPath {
    /// Nothing in it.
    Empty,
    /// Longer than [`LONGEST_PATH`].
    TooLong,
    /// The character at this byte cannot stand in a token, or an empty token stands there.
    Character(usize),
}

impl fmt::Display for BadPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadPath::Empty => write!(f, "the path is empty"),
            BadPath::TooLong => write!(f, "the path is longer than {LONGEST_PATH} bytes"),
            BadPath::Character(at) => write!(f, "the path is garbled at byte {at}"),
        }
    }
}

impl std::error::Error for BadPath {}

impl BadPath {
    /// The reason as a phrase of the house.
    pub fn say(self) -> Say {
        match self {
            BadPath::Empty => Say::new("path-empty"),
            BadPath::TooLong => Say::new("path-too-long").num("most", LONGEST_PATH as i64),
            BadPath::Character(at) => Say::new("path-character").num("at", at as i64 + 1),
        }
    }
}

impl From<BadPath> for Refusal {
    fn from(bad: BadPath) -> Refusal {
        Refusal::new(
            "garbled_path",
            "",
            Say::new("refusal-garbled_path").say("why", bad.say()),
        )
    }
}

const fn in_token(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b':' | b'.' | b',' | b'-' | b'_')
}

impl Token {
    /// The token's text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The part after `kind:`, if this is a token of that kind.
    pub fn after(&self, kind: &str) -> Option<&str> {
        after(&self.0, kind)
    }
}

/// The part of `token` after `kind:`, if it is a token of that kind.
pub fn after<'a>(token: &'a str, kind: &str) -> Option<&'a str> {
    token.strip_prefix(kind)?.strip_prefix(':')
}

impl FromStr for Token {
    type Err = BadPath;

    fn from_str(text: &str) -> Result<Token, BadPath> {
        if text.is_empty() {
            return Err(BadPath::Empty);
        }
        if text.len() > LONGEST_PATH {
            return Err(BadPath::TooLong);
        }
        match text.bytes().position(|b| !in_token(b)) {
            Some(at) => Err(BadPath::Character(at)),
            None => Ok(Token(text.to_owned())),
        }
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Borrow<str> for Token {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl AsRef<str> for Token {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl Path {
    /// A path with nothing clicked yet.
    pub const fn new() -> Path {
        Path(String::new())
    }

    /// With one more click. A token that could not be read back is a mistake of the game: it panics.
    #[must_use]
    pub fn then(self, token: impl fmt::Display) -> Path {
        self.push(token, false)
    }

    /// With one more member of a set.
    #[must_use]
    pub fn member(self, token: impl fmt::Display) -> Path {
        self.push(token, true)
    }

    fn push(mut self, token: impl fmt::Display, member: bool) -> Path {
        use fmt::Write;
        if !self.0.is_empty() {
            self.0.push(' ');
        }
        if member {
            self.0.push('+');
        }
        let start = self.0.len();
        write!(self.0, "{token}").expect("writing to a string does not fail");
        let good = self.0.len() > start && self.0.as_bytes()[start..].iter().all(|b| in_token(*b));
        assert!(
            good,
            "a token of this game cannot be read back: {:?}",
            &self.0[start..]
        );
        self
    }

    /// The path's text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The clicks in order.
    pub fn steps(&self) -> impl Iterator<Item = Step<'_>> {
        self.0
            .split(' ')
            .filter(|t| !t.is_empty())
            .map(|text| match text.strip_prefix('+') {
                Some(token) => Step {
                    token,
                    member: true,
                },
                None => Step {
                    token: text,
                    member: false,
                },
            })
    }

    /// The tokens in order, set members as well.
    pub fn tokens(&self) -> impl Iterator<Item = &str> {
        self.steps().map(|s| s.token)
    }

    /// Whether the path clicks this token.
    pub fn holds(&self, token: &str) -> bool {
        self.tokens().any(|t| t == token)
    }
}

impl FromStr for Path {
    type Err = BadPath;

    fn from_str(text: &str) -> Result<Path, BadPath> {
        if text.is_empty() {
            return Err(BadPath::Empty);
        }
        if text.len() > LONGEST_PATH {
            return Err(BadPath::TooLong);
        }
        let mut at = 0;
        for piece in text.split(' ') {
            let token = piece.strip_prefix('+').unwrap_or(piece);
            let start = at + (piece.len() - token.len());
            if token.is_empty() {
                return Err(BadPath::Character(start));
            }
            if let Some(bad) = token.bytes().position(|b| !in_token(b)) {
                return Err(BadPath::Character(start + bad));
            }
            at += piece.len() + 1;
        }
        Ok(Path(text.to_owned()))
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Path, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn garbled_paths_say_where() {
        assert_eq!("".parse::<Path>(), Err(BadPath::Empty));
        assert_eq!("a  b".parse::<Path>(), Err(BadPath::Character(2)));
        assert_eq!("a +".parse::<Path>(), Err(BadPath::Character(3)));
        assert_eq!("a b<".parse::<Path>(), Err(BadPath::Character(3)));
        assert_eq!("x".repeat(513).parse::<Path>(), Err(BadPath::TooLong));
        assert_eq!(
            "a:b +c.1 d".parse::<Path>().unwrap().to_string(),
            "a:b +c.1 d"
        );
    }
}
