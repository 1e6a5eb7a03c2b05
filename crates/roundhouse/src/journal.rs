//! Reading a journal from a file or from stdin.

use crate::trouble::{BAD, FALSE, Trouble};
use std::{io::Read, path::Path};
use table::{BadJournal, Card, Journal, Say, Title};

/// Reads a journal and finds its game; `-` is stdin.
pub(crate) fn read(path: &Path) -> Result<(Journal, &'static dyn Title), Trouble> {
    let text = if path.as_os_str() == "-" {
        let mut text = String::new();
        let read = std::io::stdin().lock().read_to_string(&mut text);
        read.map(|_| text)
    } else {
        std::fs::read_to_string(path)
    };
    let text = text.map_err(|e| Trouble::file(path, &e))?;
    let journal = Journal::read(&text).map_err(|e| unreadable(path, &e, None))?;
    match shelf::title(&journal.header.game) {
        Some(title) => Ok((journal, title)),
        None => {
            let game = journal.header.game;
            Err(unreadable(path, &BadJournal::UnknownGame(game), None))
        }
    }
}

/// A journal that cannot be read is bad input; one that reads but tells what cannot have been is false.
pub(crate) fn unreadable(path: &Path, why: &BadJournal, card: Option<&Card>) -> Trouble {
    let code = match why {
        BadJournal::Luck(_) | BadJournal::Entry { .. } | BadJournal::End => FALSE,
        _ => BAD,
    };
    let say = Say::new("cli-journal")
        .text("file", path.display().to_string())
        .say("why", why.say());
    Trouble::Said(code, Box::new(say), card.map(|c| c.words))
}
