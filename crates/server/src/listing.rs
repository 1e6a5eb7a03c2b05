//! Tables as a lobby lists them: mine with whose turn it is, open ones, running and finished ones to look at.

use crate::{app::App, imports, problem::Problem, seating};
use serde::Serialize;
use store::{Listed, Status, Which};
use utoipa::ToSchema;

/// How many tables of each kind are listed.
const MOST: u32 = 40;

/// A table in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Entry {
    /// The table.
    pub(crate) table: String,
    /// The game's id.
    pub(crate) game: String,
    /// `waiting`, `playing`, `finished` or `abandoned`.
    pub(crate) status: &'static str,
    /// Who sits there.
    pub(crate) seats: Vec<Sitting>,
    /// Whether the caller sits there, or opened it for others and waits with them.
    pub(crate) mine: bool,
    /// Whether its game was played elsewhere and brought here as a journal.
    pub(crate) imported: bool,
    /// Whether it waits for the caller: for a move, or to say that they are ready.
    pub(crate) my_turn: bool,
    /// When the time of those who are asked is up, in milliseconds since 1970.
    pub(crate) due: Option<i64>,
    /// When something last happened there, in milliseconds since 1970.
    pub(crate) moved: i64,
}

/// A seat in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Sitting {
    /// The name shown; empty at a free seat.
    pub(crate) name: String,
    /// Whether a bot plays it.
    pub(crate) bot: bool,
    /// Whether somebody may sit down here.
    pub(crate) free: bool,
    /// Whether it is this seat's decision.
    pub(crate) asked: bool,
}

fn entry(listed: &Listed, visitor: Option<&str>) -> Entry {
    let row = &listed.table;
    let places = seating::places(row).unwrap_or_default();
    let running = row.status == Status::Playing;
    let waiting = row.status == Status::Waiting;
    let asked = |seat: usize| running && (listed.asked >> seat) & 1 == 1;
    let own = visitor.map(|v| seating::seats_of(&places, v));
    let hosts = waiting && visitor.is_some() && visitor == row.host.as_deref();
    let mine = hosts || own.is_some_and(|seats| !seats.is_empty());
    let my_turn = own.is_some_and(|seats| {
        seats.iter().any(|seat| {
            let place = &places[seat.index()];
            (asked(seat.index()) && place.bot.is_none()) || (waiting && place.hesitates)
        })
    });
    let sitting = |(seat, place): (usize, &seating::Place)| Sitting {
        name: place.name.clone(),
        bot: place.bot.is_some(),
        free: place.is_free(),
        asked: asked(seat),
    };
    Entry {
        table: row.id.clone(),
        game: row.game.clone(),
        status: row.status.word(),
        seats: places.iter().enumerate().map(sitting).collect(),
        mine,
        imported: row.pace == imports::PACE,
        my_turn,
        due: listed.due.filter(|_| running),
        moved: listed.moved,
    }
}

/// Tables of one kind.
pub(crate) fn tables(
    app: &App,
    which: Which<'_>,
    visitor: Option<&str>,
) -> Result<Vec<Entry>, Problem> {
    let listed = app.store.tables(which, MOST)?;
    let known = listed
        .iter()
        .filter(|l| shelf::title(&l.table.game).is_some());
    Ok(known.map(|l| entry(l, visitor)).collect())
}

/// A visitor's tables that wait or run: those that wait for them first, then as they last moved.
pub(crate) fn mine(app: &App, visitor: &str) -> Result<Vec<Entry>, Problem> {
    let mut mine = tables(app, Which::Of(visitor), Some(visitor))?;
    mine.retain(|e| e.mine && ["waiting", "playing"].contains(&e.status));
    mine.sort_by_key(|e| !e.my_turn);
    Ok(mine)
}

/// The next table that waits for a visitor: the one whose time is up first, else the one that has waited longest.
pub(crate) fn next(app: &App, visitor: &str, not: &str) -> Result<Option<String>, Problem> {
    let mine = mine(app, visitor)?;
    let waits = mine.into_iter().filter(|e| e.my_turn && e.table != not);
    let next = waits.min_by_key(|e| (e.due.unwrap_or(i64::MAX), e.moved));
    Ok(next.map(|e| e.table))
}
