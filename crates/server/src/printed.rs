//! Games of rules that this house does not play, older or newer: a finished one is shown as its journal printed it, without being
//! played again.

use crate::{
    alone,
    app::App,
    ledger::{Ledger, broken},
    problem::Problem,
    replays,
    visitors::Caller,
    watching,
};
use axum::http::StatusCode;
use store::Status;
use table::{End, FORMAT, Journal, Say};

/// Whether a table's rules are among those its game can play here.
pub(crate) fn is_playable(row: &store::TableRow) -> bool {
    shelf::title(&row.game).is_some_and(|title| title.card().rules.contains(&row.rules))
}

/// Why such a game is not played on or again.
pub(crate) fn other_rules(row: &store::TableRow) -> Problem {
    let say = Say::new("problem-other-rules").num("rules", row.rules);
    Problem::new(StatusCode::CONFLICT, "other_rules", say)
}

/// The end of a finished game as it was printed, whatever its rules.
pub(crate) fn end(app: &App, id: &str, caller: &Caller) -> Result<End, Problem> {
    let row = app.store.table(id)?.ok_or(Problem::not_found())?.table;
    watching::may_look_at(&row, &caller.claim())?;
    let finished = match row.status {
        Status::Finished => app.store.finished(id)?,
        _ => None,
    };
    let finished = finished.ok_or_else(replays::not_finished)?;
    if alone::is_kept_back(app, id)? {
        return Err(replays::day_runs());
    }
    serde_json::from_str(&finished.summary).map_err(broken)
}

/// The journal of such a game, as it was brought or played.
pub(crate) fn journal(app: &App, id: &str, caller: &Caller) -> Result<Journal, Problem> {
    let end = end(app, id, caller)?;
    let Ledger {
        row, header, deeds, ..
    } = Ledger::read(app, id)?;
    Ok(Journal {
        roundhouse: FORMAT,
        header,
        practice: row.practice,
        entries: deeds,
        end: Some(end),
    })
}
