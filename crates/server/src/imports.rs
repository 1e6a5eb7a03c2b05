//! A journal from elsewhere as a replay: believed only if the rules play every entry of it again to the end it tells. One of other rules
//! cannot be played again; its printed end is kept to be read, and called that.

use crate::{
    app::{App, now},
    keys,
    ledger::{write_entry, write_luck},
    problem::Problem,
    room::Worded,
    seating::{self, Place},
    speech,
    visitors::Caller,
};
use axum::http::StatusCode;
use store::{Change, Status};
use table::{BadJournal, Journal, Say, Title};

/// The largest journal that is read, in bytes.
pub(crate) const LARGEST: usize = 2 * 1024 * 1024;

/// The pace of a table whose game was not played here.
pub(crate) const PACE: &str = "imported";

/// More entries than any game has with this much taking back; each is played again, and each undo plays all before it.
fn most_entries(title: &dyn Title) -> usize {
    4 * title.card().longest as usize
}

/// Keeps a journal as a finished table; its id.
pub(crate) async fn import(app: &App, caller: &Caller, text: String) -> Result<String, Worded> {
    let plain = |problem| caller.problem(problem);
    app.limits.table(&caller.counted).map_err(plain)?;
    let lang = caller.lang;
    let verified = tokio::task::spawn_blocking(move || verify(&text));
    let (journal, title) = match verified.await {
        Ok(Ok(verified)) => verified,
        Ok(Err((title, problem))) => {
            let words = title.map_or_else(|| speech::house(lang), |t| speech::of(t, lang));
            return Err(Worded { words, problem });
        }
        Err(_) => return Err(plain(Problem::closing())),
    };
    let visitor = caller.visitor.as_ref().map(|v| v.id.clone());
    let (table, changes) = kept(&journal, title, visitor).map_err(plain)?;
    app.store
        .commit(changes)
        .await
        .map_err(|error| plain(error.into()))?;
    Ok(table)
}

type Unbelieved = (Option<&'static dyn Title>, Problem);

fn verify(text: &str) -> Result<(Journal, &'static dyn Title), Unbelieved> {
    let journal = Journal::read(text).map_err(|bad| (None, refused(&bad)))?;
    let game = &journal.header.game;
    let title = shelf::title(game).ok_or_else(|| {
        let bad = BadJournal::UnknownGame(game.clone());
        (None, refused(&bad))
    })?;
    let most = most_entries(title);
    if journal.entries.len() > most {
        let say = Say::new("problem-journal-long").num("most", most as i64);
        return Err((Some(title), unbelieved(say)));
    }
    let played = match title.verify(&journal) {
        Ok(played) => played,
        Err(BadJournal::OldRules(_) | BadJournal::NewerRules(_))
            if is_readable(&journal, title) =>
        {
            return Ok((journal, title));
        }
        Err(bad) => return Err((Some(title), refused(&bad))),
    };
    if !played.to_act().is_empty() {
        return Err((
            Some(title),
            unbelieved(Say::new("problem-journal-unfinished")),
        ));
    }
    Ok((journal, title))
}

/// Whether a finished game can be read without its rules: everything it tells is about a seat it has.
fn is_readable(journal: &Journal, title: &dyn Title) -> bool {
    let seats = journal.header.count();
    let Some(end) = &journal.end else {
        return false;
    };
    let items = end.lines.iter().flat_map(|line| &line.items);
    let items = items.chain(end.sheets.iter().flat_map(|sheet| &sheet.items));
    title.card().seats.contains(&seats)
        && end.sheets.len() == usize::from(seats)
        && end.sheets.iter().zip(0..).all(|(s, seat)| s.seat.0 == seat)
        && end.lines.iter().all(|l| l.seat.is_none_or(|s| s.0 < seats))
        && items.into_iter().all(|item| item.seat.0 < seats)
}

fn refused(bad: &BadJournal) -> Problem {
    unbelieved(bad.say())
}

fn unbelieved(say: Say) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_journal", say)
}

/// What the store keeps of it.
fn kept(
    journal: &Journal,
    title: &'static dyn Title,
    host: Option<String>,
) -> Result<(String, Vec<Change>), Problem> {
    let header = &journal.header;
    let places: Vec<Place> = header
        .seats
        .iter()
        .map(|sitter| Place {
            name: sitter.name.clone(),
            bot: sitter.bot.clone(),
            ..Place::default()
        })
        .collect();
    let at = now();
    let table = keys::short();
    let row = store::TableRow {
        id: table.clone(),
        game: title.card().id.to_owned(),
        rules: header.rules,
        options: header.options.to_string(),
        seats: seating::write(&places),
        status: Status::Finished,
        pace: PACE.to_owned(),
        practice: journal.practice,
        public: false,
        watch: true,
        host,
        created: at,
        updated: at,
    };
    let mut changes = vec![Change::NewTable(row, write_luck(&header.luck))];
    let entries = journal.entries.iter().enumerate();
    changes.extend(
        entries.map(|(step, entry)| Change::append(&table, write_entry(step, entry, 0, at))),
    );
    let summary = serde_json::to_string(&journal.end).unwrap_or_default();
    changes.push(Change::Finish {
        table: table.clone(),
        finished: store::Finished { at, summary },
    });
    Ok((table, changes))
}
