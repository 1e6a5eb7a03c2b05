//! Setting up a table, sitting down at it, and a key for a program that shall play a seat.

use super::{At, Sent};
use crate::{
    answers::{self, SeatKey, Seated},
    app::App,
    openapi::{Refused, TableId},
    pace::Pace,
    pages::lobby,
    problem::Problem,
    room::Worded,
    setup::{self, Plan, Taken, Wanted},
    visitors::Caller,
    waiting,
};
use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use serde_json::Value;
use utoipa::ToSchema;

/// A table as it is wished for.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewTable {
    /// The game's id.
    game: String,
    /// Who shall sit where: `"me"`, `"friend"` (by link), `"open"` (anybody), `{"device": "Hazel"}` (at the caller's own device),
    /// `{"bot": "greedy"}`.
    seats: Vec<Wanted>,
    /// The game's options; its defaults if not said.
    options: Option<Value>,
    /// No clock if not said.
    #[serde(default)]
    pace: Pace,
    /// Listed for everybody; otherwise only whoever knows the table finds it.
    #[serde(default)]
    public: bool,
    /// Whether others than those who sit there may look at the game, now and later; they may if not said.
    #[serde(default = "yes")]
    watch: bool,
    /// A number of the caller's own, mixed into the luck.
    #[serde(default)]
    nonce: String,
}

const fn yes() -> bool {
    true
}

/// Sets up a table. The game begins when no seat is open.
///
/// A caller without a cookie becomes a visitor and gets one.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 200, body = Seated), Refused))]
pub(super) async fn open_table(
    State(app): State<App>,
    caller: Caller,
    Sent(new): Sent<NewTable>,
) -> Result<Response, Worded> {
    let title = shelf::title(&new.game).ok_or_else(|| caller.problem(Problem::not_found()))?;
    let plan = Plan {
        title,
        options: new.options.unwrap_or_else(|| title.default_options()),
        seats: new.seats,
        pace: new.pace,
        public: new.public,
        watch: new.watch,
        nonce: lobby::nonce(new.nonce),
        given: None,
        day: None,
    };
    let taken = setup::open_table(&app, caller.clone(), plan).await;
    taken.map(seated).map_err(|p| caller.problem(p))
}

/// Whoever sits down.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Sit {
    /// A number of the caller's own, mixed into the luck.
    #[serde(default)]
    nonce: String,
}

/// Takes an open seat of a table that waits; the last one to sit down starts the game.
#[utoipa::path(post, path = "/api/tables/{id}/sit", tag = "tables", params(TableId), request_body = Sit,
    responses((status = 200, body = Seated), Refused))]
pub(super) async fn sit_down(at: At, Sent(sit): Sent<Sit>) -> Result<Response, Worded> {
    let nonce = lobby::nonce(sit.nonce);
    let taken = waiting::sit_down(&at.app, at.caller.clone(), &at.table, None, nonce).await;
    taken.map(seated).map_err(|p| at.caller.problem(p))
}

pub(super) fn seated(taken: Taken) -> Response {
    let mut response = Json(answers::value(Seated {
        table: taken.table,
        seat: taken.seat,
    }))
    .into_response();
    if let Some(cookie) = taken.cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

/// A key for a program that shall play the caller's seat.
///
/// With it alone a program looks, asks and moves at this table, and nowhere else. A new key ends the one before it.
#[utoipa::path(post, path = "/api/tables/{id}/key", tag = "tables", params(TableId),
    responses((status = 200, body = SeatKey), Refused))]
pub(super) async fn seat_key(at: At) -> super::Answered {
    at.answer(setup::seat_key(&at.app, &at.caller, &at.table))
        .await
}
