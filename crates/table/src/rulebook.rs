//! A game's rulebook: Markdown whose headings carry anchors, so that every refusal and every point can link to its rule.
//!
//! ```
//! use table::Rulebook;
//! let book = Rulebook::read("# Dominoes {#book}\n\n## Your turn {#turn}\n\nLay one.\n").unwrap();
//! assert_eq!(book.section("turn").unwrap().title, "Your turn");
//! assert!(book.section("V99").is_none());
//! ```

mod html;
mod print;

pub use html::plain_figure;

use std::{collections::BTreeSet, fmt};

/// A rulebook, cut at its headings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook<'a> {
    sections: Vec<Section<'a>>,
}

/// A heading and the text up to the next heading, whatever its level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Section<'a> {
    /// The name links use: `turn`, `V12`. The same in every language.
    pub anchor: &'a str,
    /// 1 for the book's own title, 2 for a chapter, 3 for what is inside one.
    pub level: u8,
    /// The heading without its anchor.
    pub title: &'a str,
    /// The Markdown below it.
    pub body: &'a str,
}

/// A worked example: a fenced block ` ```example KIND CAPTION ` of `name: value` rows, which the game's tests evaluate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example<'a> {
    /// What the game makes of it: `line`, `build`.
    pub kind: &'a str,
    /// What it shows, in the book's language.
    pub caption: &'a str,
    /// The rows in order.
    pub rows: Vec<(&'a str, &'a str)>,
}

/// Why a text is no rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadRulebook {
    /// There is text before the first heading.
    NoHeading,
    /// A heading has no anchor, or one with other signs than letters, digits, `-` and `_`.
    NoAnchor {
        /// The line, counted from 1.
        line: usize,
    },
    /// Two headings have the same anchor.
    TwiceAnchored {
        /// The anchor.
        anchor: String,
        /// The second heading's line.
        line: usize,
    },
    /// A link goes to an anchor that no heading has, or out of the book.
    LooseLink {
        /// The section it stands in.
        anchor: String,
        /// Where it goes.
        to: String,
    },
    /// A fenced block is not closed.
    OpenFence {
        /// The line it begins at.
        line: usize,
    },
    /// A row of an example is not `name: value`, or the example has no kind.
    BadExample {
        /// The section it stands in.
        anchor: String,
        /// The row, or the words after the fence.
        row: String,
    },
}

impl fmt::Display for BadRulebook {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadRulebook::NoHeading => write!(f, "the rulebook does not begin with a heading"),
            BadRulebook::NoAnchor { line } => {
                write!(f, "line {line}: the heading has no anchor {{#name}}")
            }
            BadRulebook::TwiceAnchored { anchor, line } => {
                write!(f, "line {line}: the anchor {anchor} is taken")
            }
            BadRulebook::LooseLink { anchor, to } => {
                write!(f, "section {anchor}: no heading has the anchor {to}")
            }
            BadRulebook::OpenFence { line } => write!(f, "line {line}: the block is not closed"),
            BadRulebook::BadExample { anchor, row } => {
                write!(f, "section {anchor}: not a row of an example: {row}")
            }
        }
    }
}

impl std::error::Error for BadRulebook {}

impl<'a> Rulebook<'a> {
    /// Cuts a text at its headings and holds it to what links and examples need.
    pub fn read(text: &'a str) -> Result<Rulebook<'a>, BadRulebook> {
        let book = Rulebook {
            sections: cut(text)?,
        };
        let mut known = BTreeSet::new();
        for section in &book.sections {
            if !known.insert(section.anchor) {
                let start = section.title.as_ptr().addr() - text.as_ptr().addr();
                return Err(BadRulebook::TwiceAnchored {
                    anchor: section.anchor.to_owned(),
                    line: text[..start].lines().count(),
                });
            }
        }
        for section in &book.sections {
            if let Some(to) = html::links(section.body)
                .into_iter()
                .find(|to| !to.strip_prefix('#').is_some_and(|to| known.contains(to)))
            {
                return Err(BadRulebook::LooseLink {
                    anchor: section.anchor.to_owned(),
                    to,
                });
            }
            pieces(section.body).map_err(|row| BadRulebook::BadExample {
                anchor: section.anchor.to_owned(),
                row: row.to_owned(),
            })?;
        }
        Ok(book)
    }

    /// Every section in order.
    pub fn sections(&self) -> &[Section<'a>] {
        &self.sections
    }

    /// The section of that anchor.
    pub fn section(&self, anchor: &str) -> Option<&Section<'a>> {
        self.part(anchor)?.first()
    }

    /// The section of that anchor and all below it, up to the next heading of its level.
    pub fn part(&self, anchor: &str) -> Option<&[Section<'a>]> {
        let start = self.sections.iter().position(|s| s.anchor == anchor)?;
        let level = self.sections[start].level;
        let below = self.sections[start + 1..]
            .iter()
            .take_while(|s| s.level > level)
            .count();
        Some(&self.sections[start..=start + below])
    }
}

impl<'a> Section<'a> {
    /// The worked examples of this section, in order.
    pub fn examples(&self) -> impl Iterator<Item = Example<'a>> + use<'a> {
        self.pieces().filter_map(|piece| match piece {
            Piece::Example(example) => Some(example),
            Piece::Text(_) => None,
        })
    }

    fn pieces(&self) -> impl Iterator<Item = Piece<'a>> + use<'a> {
        pieces(self.body)
            .expect("a book whose examples could not be read was refused")
            .into_iter()
    }
}

/// A stretch of a section.
enum Piece<'a> {
    /// Markdown.
    Text(&'a str),
    /// An example.
    Example(Example<'a>),
}

const FENCE: &str = "```";

fn cut(text: &str) -> Result<Vec<Section<'_>>, BadRulebook> {
    let mut sections: Vec<Section<'_>> = Vec::new();
    let mut fence = None;
    let mut at = 0;
    let mut body = 0;
    for (number, line) in text.split_inclusive('\n').enumerate() {
        let number = number + 1;
        let end = at + line.len();
        if line.starts_with(FENCE) {
            fence = fence.xor(Some(number));
        }
        let level = line.bytes().take_while(|b| *b == b'#').count();
        let heading = fence.is_none() && level > 0 && line[level..].starts_with(' ');
        if heading {
            if let Some(last) = sections.last_mut() {
                last.body = text[body..at].trim();
            }
            let (title, anchor) =
                anchored(&line[level..]).ok_or(BadRulebook::NoAnchor { line: number })?;
            sections.push(Section {
                anchor,
                level: level as u8,
                title,
                body: "",
            });
            body = end;
        } else if sections.is_empty() && !line.trim().is_empty() {
            return Err(BadRulebook::NoHeading);
        }
        at = end;
    }
    if let Some(line) = fence {
        return Err(BadRulebook::OpenFence { line });
    }
    match sections.last_mut() {
        Some(last) => last.body = text[body..].trim(),
        None => return Err(BadRulebook::NoHeading),
    }
    Ok(sections)
}

fn anchored(heading: &str) -> Option<(&str, &str)> {
    let (title, anchor) = heading.trim().strip_suffix('}')?.rsplit_once("{#")?;
    let good = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_');
    let named = !anchor.is_empty() && anchor.bytes().all(good);
    named.then_some((title.trim(), anchor))
}

/// Text and examples in turn; the offending row if an example is no good. `cut` has seen to it that every fence is closed.
fn pieces(body: &str) -> Result<Vec<Piece<'_>>, &str> {
    let mut pieces = Vec::new();
    let mut fence: Option<(usize, &str)> = None;
    let mut text = 0;
    let mut at = 0;
    for line in body.split_inclusive('\n') {
        let end = at + line.len();
        if let Some(info) = line.strip_prefix(FENCE) {
            fence = match fence {
                None => Some((at, info.trim())),
                Some((start, info)) => {
                    if let Some(about) = about_example(info) {
                        pieces.push(Piece::Text(&body[text..start]));
                        let rows = body[start..at]
                            .split_once('\n')
                            .map_or("", |(_, rows)| rows);
                        pieces.push(Piece::Example(example(about, rows)?));
                        text = end;
                    }
                    None
                }
            };
        }
        at = end;
    }
    pieces.push(Piece::Text(&body[text..]));
    Ok(pieces)
}

/// What follows the word `example` after a fence.
fn about_example(info: &str) -> Option<&str> {
    let about = info.strip_prefix("example")?;
    (about.is_empty() || about.starts_with(' ')).then_some(about.trim())
}

fn example<'a>(about: &'a str, rows: &'a str) -> Result<Example<'a>, &'a str> {
    let (kind, caption) = about.split_once(' ').unwrap_or((about, ""));
    if kind.is_empty() {
        return Err("example");
    }
    let rows = rows.lines().filter(|row| !row.trim().is_empty());
    let rows: Result<Vec<_>, _> = rows.map(|row| named(row).ok_or(row)).collect();
    Ok(Example {
        kind,
        caption: caption.trim(),
        rows: rows?,
    })
}

/// `name: value`, also with the Chinese colon.
fn named(row: &str) -> Option<(&str, &str)> {
    let (name, value) = row.split_once([':', '：'])?;
    let (name, value) = (name.trim(), value.trim());
    (!name.is_empty() && !value.is_empty()).then_some((name, value))
}

#[cfg(test)]
mod tests;
