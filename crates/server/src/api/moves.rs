//! What a seat does and asks.

use super::{Answered, At, Sent};
use crate::{
    answers::{Agreed, Done, Foreseen, Hinted, Probed, Steps},
    openapi::{Refused, TableId},
    problem::Problem,
    room::{Order, What, Wish},
};
use serde::Deserialize;
use table::{BadPath, Path, Token};
use utoipa::ToSchema;

/// The longest name a request may give itself.
const LONGEST_ID: usize = 64;
/// More clicks than any path has.
const MOST_CLICKS: usize = 64;

fn garbled(bad: BadPath) -> Problem {
    Problem::refused(bad.into())
}

fn tokens(texts: &[String]) -> Result<Vec<Token>, Problem> {
    if texts.len() > MOST_CLICKS {
        return Err(Problem::bad_request("too many clicks"));
    }
    texts.iter().map(|t| t.parse().map_err(garbled)).collect()
}

fn path(text: &str) -> Result<Path, Problem> {
    text.parse().map_err(garbled)
}

fn order(seen: u64, id: String, deed: Wish) -> Result<What, Problem> {
    if id.is_empty() || id.len() > LONGEST_ID {
        return Err(Problem::bad_request("id: 1..=64"));
    }
    Ok(What::Do(Order { seen, id, deed }))
}

/// A move.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Move {
    /// The question it answers, as the scene told it.
    seen: u64,
    /// One of the offered paths, or one that a probe accepted.
    path: String,
    /// The request's own name: sent twice, it is done once and answered alike.
    #[schema(min_length = 1, max_length = 64)]
    id: String,
}

/// Plays a path.
#[utoipa::path(post, path = "/api/tables/{id}/move", tag = "play", params(TableId), request_body = Move,
    responses((status = 200, body = Done), Refused))]
pub(super) async fn play(at: At, Sent(m): Sent<Move>) -> Answered {
    let what = path(&m.path).and_then(|path| order(m.seen, m.id, Wish::Play(path)));
    at.ask(what).await
}

/// A wish to take back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    /// The question that is asked now.
    seen: u64,
    /// The request's own name.
    #[schema(min_length = 1, max_length = 64)]
    id: String,
    /// To the start of the turn.
    #[serde(default)]
    turn: bool,
}

/// Takes back the seat's latest step, or its whole turn.
#[utoipa::path(post, path = "/api/tables/{id}/undo", tag = "play", params(TableId), request_body = Undo,
    responses((status = 200, body = Done), Refused))]
pub(super) async fn undo(at: At, Sent(u): Sent<Undo>) -> Answered {
    let wish = if u.turn { Wish::UndoTurn } else { Wish::Undo };
    at.ask(order(u.seen, u.id, wish)).await
}

/// A wish to do again.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Redo {
    /// The question that is asked now.
    seen: u64,
    /// The request's own name.
    #[schema(min_length = 1, max_length = 64)]
    id: String,
}

/// Does again what the seat took back last.
#[utoipa::path(post, path = "/api/tables/{id}/redo", tag = "play", params(TableId), request_body = Redo,
    responses((status = 200, body = Done), Refused))]
pub(super) async fn redo(at: At, Sent(r): Sent<Redo>) -> Answered {
    at.ask(order(r.seen, r.id, Wish::Redo)).await
}

/// Whether one agrees.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Agreement {
    /// Whether to go back.
    agree: bool,
}

/// Asks everybody to go back beyond a barrier, or answers whoever asked.
#[utoipa::path(post, path = "/api/tables/{id}/take-back", tag = "play", params(TableId), request_body = Agreement,
    responses((status = 200, body = Agreed), Refused))]
pub(super) async fn take_back(at: At, Sent(a): Sent<Agreement>) -> Answered {
    at.ask(Ok(What::TakeBack(a.agree))).await
}

/// What was clicked so far.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Clicked {
    /// The tokens in their order.
    clicked: Vec<String>,
}

/// The clicks so far in words, and the next ones.
#[utoipa::path(post, path = "/api/tables/{id}/rows", tag = "ask", params(TableId), request_body = Clicked,
    responses((status = 200, body = Steps), Refused))]
pub(super) async fn rows(at: At, Sent(c): Sent<Clicked>) -> Answered {
    at.ask(tokens(&c.clicked).map(What::Rows)).await
}

/// What a click on something that is not offered means.
#[utoipa::path(post, path = "/api/tables/{id}/probe", tag = "ask", params(TableId), request_body = Clicked,
    responses((status = 200, body = Probed), Refused))]
pub(super) async fn probe(at: At, Sent(c): Sent<Clicked>) -> Answered {
    at.ask(tokens(&c.clicked).map(What::Probe)).await
}

/// What one thinks of playing.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Planned {
    /// A path.
    path: String,
}

/// What a path is sure to bring.
#[utoipa::path(post, path = "/api/tables/{id}/preview", tag = "ask", params(TableId), request_body = Planned,
    responses((status = 200, body = Foreseen), Refused))]
pub(super) async fn preview(at: At, Sent(p): Sent<Planned>) -> Answered {
    at.ask(path(&p.path).map(What::Preview)).await
}

/// What a bot would do in the caller's place.
///
/// The house's usual bot is asked, with what the caller may know; only where no other person has a seat.
#[utoipa::path(post, path = "/api/tables/{id}/hint", tag = "ask", params(TableId),
    responses((status = 200, body = Hinted), Refused))]
pub(super) async fn hint(at: At) -> Answered {
    at.ask(Ok(What::Hint)).await
}
