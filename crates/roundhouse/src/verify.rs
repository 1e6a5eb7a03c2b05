//! `verify`: whether a journal tells the truth.

use crate::{
    journal,
    out::{Out, talk},
    trouble::{FALSE, Trouble, WORDS},
};
use serde::Serialize;
use std::{
    io::Write,
    path::{Path, PathBuf},
    process::ExitCode,
};
use table::{Lang, Luck, Say, Words};

/// What was found about one journal.
#[derive(Serialize)]
struct Verdict {
    file: String,
    #[serde(rename = "true")]
    holds: bool,
    game: String,
    entries: usize,
    digests: usize,
    finished: bool,
    luck: Kind,
    why: Option<String>,
}

/// Where the luck came from.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Plain,
    Committed,
}

/// Runs the command. A false journal does not keep the others from being looked at; one that cannot be read does.
pub(crate) fn run(journals: &[PathBuf], json: bool, lang: Lang) -> Result<ExitCode, Trouble> {
    let mut out = Out::new();
    let mut code = ExitCode::SUCCESS;
    for path in journals {
        let (verdict, trouble) = verify(path, lang)?;
        if json {
            serde_json::to_writer(&mut out, &verdict)?;
            writeln!(out)?;
        } else if verdict.holds {
            writeln!(out, "{}", good(&verdict, lang))?;
        }
        if let Some(text) = trouble.and_then(|t| t.text(lang)) {
            out.flush()?;
            talk(&text);
            code = ExitCode::from(FALSE);
        }
    }
    out.flush()?;
    Ok(code)
}

fn verify(path: &Path, lang: Lang) -> Result<(Verdict, Option<Trouble>), Trouble> {
    let (told, title) = journal::read(path)?;
    let card = title.card();
    let trouble = match title.verify(&told) {
        Ok(_) => None,
        Err(why) => match journal::unreadable(path, &why, Some(card)) {
            said @ Trouble::Said(FALSE, ..) => Some(said),
            bad => return Err(bad),
        },
    };
    let digests = told.entries.iter().filter(|e| !e.digest.is_empty());
    let verdict = Verdict {
        file: path.display().to_string(),
        holds: trouble.is_none(),
        game: told.header.game.clone(),
        entries: told.entries.len(),
        digests: digests.count(),
        finished: told.end.is_some(),
        luck: match told.header.luck {
            Luck::Plain(_) => Kind::Plain,
            Luck::Committed(_) => Kind::Committed,
        },
        why: trouble.as_ref().and_then(|t| t.text(lang)),
    };
    Ok((verdict, trouble))
}

fn good(verdict: &Verdict, lang: Lang) -> String {
    let words = Words::new(lang, &[&WORDS]);
    let luck = match verdict.luck {
        Kind::Plain => "cli-verify-plain",
        Kind::Committed => "cli-verify-committed",
    };
    let end = if verdict.finished {
        "cli-verify-finished"
    } else {
        "cli-verify-running"
    };
    let say = Say::new("cli-verify-true")
        .text("file", verdict.file.clone())
        .num("entries", verdict.entries as i64)
        .say("end", Say::new(end))
        .say("luck", Say::new(luck));
    words.say(&say)
}
