//! `rules`: a game's rulebook on the terminal.

use crate::{
    out::Out,
    title,
    trouble::{BAD, Trouble},
};
use std::io::{IsTerminal, Write};
use table::{Lang, Rulebook, Say};

/// Runs the command.
pub(crate) fn run(game: &str, anchor: Option<&str>, lang: Lang) -> Result<(), Trouble> {
    let card = title(game)?.card();
    let book = Rulebook::read(card.rulebook.get(lang))
        .expect("the law of words keeps every rulebook on the shelf readable");
    let text = match anchor {
        None => book.print(width()),
        Some(anchor) => {
            let mut sections = book.sections().iter();
            // V12 and v12 are the same rule to a reader.
            let found = sections.find(|s| s.anchor.eq_ignore_ascii_case(anchor));
            let part = found.and_then(|s| book.part(s.anchor)).ok_or_else(|| {
                let chapters = book.sections().iter().filter(|s| s.level <= 2);
                let chapters: Vec<&str> = chapters.map(|s| s.anchor).collect();
                let say = Say::new("cli-unknown-anchor")
                    .text("anchor", anchor.to_owned())
                    .say("title", Say::new("title"))
                    .text("chapters", chapters.join(", "));
                Trouble::Said(BAD, Box::new(say), Some(card.words))
            })?;
            let printed: Vec<String> = part.iter().map(|s| s.print(width())).collect();
            printed.join("\n")
        }
    };
    let mut out = Out::new();
    writeln!(out, "{}", text.trim_end())?;
    Ok(out.flush()?)
}

/// Columns to print in: the terminal's, but no line too long to read.
fn width() -> usize {
    const READABLE: usize = 100;
    const UNKNOWN: usize = 80;
    if !std::io::stdout().is_terminal() {
        return UNKNOWN;
    }
    terminal_size::terminal_size()
        .map_or(UNKNOWN, |(columns, _)| usize::from(columns.0).min(READABLE))
}
