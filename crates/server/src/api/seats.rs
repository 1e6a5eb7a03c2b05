//! Who sits where: before the start, and while a game runs.

use super::{Answered, At, Sent, There, tables::seated};
use crate::{
    answers::{self, Agreed, Did, Seated},
    app::App,
    invites::{self, Invitation},
    openapi::{Refused, TableId},
    pages::lobby,
    people::Errand,
    problem::Problem,
    room::{What, Worded},
    setup::{self, Wanted},
    visitors::Caller,
    waiting,
};
use axum::{Json, extract::State, response::Response};
use serde::{Deserialize, Serialize};
use table::Seat;
use utoipa::{IntoParams, ToSchema};

/// A seat in an address.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(super) struct SeatAt {
    /// The table.
    id: String,
    /// The seat, from 0.
    seat: u8,
}

async fn done(caller: &Caller, done: impl Future<Output = Result<(), Problem>>) -> Answered {
    match done.await {
        Ok(()) => Ok(Json(answers::value(Did::IT))),
        Err(problem) => Err(caller.problem(problem)),
    }
}

/// Whether the caller wants to begin.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Ready {
    ready: bool,
    /// A number of the caller's own, mixed into the luck.
    #[serde(default)]
    nonce: String,
}

/// Says whether the caller wants to begin. A game begins when every seat is taken and nobody hesitates.
#[utoipa::path(post, path = "/api/tables/{id}/ready", tag = "tables", params(TableId), request_body = Ready,
    responses((status = 200, body = Did), Refused))]
pub(super) async fn ready(at: At, Sent(sent): Sent<Ready>) -> Answered {
    let nonce = lobby::nonce(sent.nonce);
    let said = waiting::ready(&at.app, &at.caller, &at.table, sent.ready, nonce);
    done(&at.caller, said).await
}

/// Begins, for the host: bots keep the seats that are free.
#[utoipa::path(post, path = "/api/tables/{id}/start", tag = "tables", params(TableId),
    responses((status = 200, body = Did), Refused))]
pub(super) async fn start(at: At) -> Answered {
    let began = waiting::start(&at.app, &at.caller, &at.table);
    done(&at.caller, began).await
}

/// Changes for whom a free seat is, for the host.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}", tag = "tables", params(SeatAt), request_body = Wanted,
    responses((status = 200, body = Did), Refused))]
pub(super) async fn change(
    State(app): State<App>,
    caller: Caller,
    There(at): There<SeatAt>,
    Sent(wanted): Sent<Wanted>,
) -> Answered {
    let changed = waiting::change_seat(&app, &caller, &at.id, at.seat, &wanted);
    done(&caller, changed).await
}

/// Sends somebody away before the start, for the host.
#[utoipa::path(delete, path = "/api/tables/{id}/seats/{seat}", tag = "tables", params(SeatAt),
    responses((status = 200, body = Did), Refused))]
pub(super) async fn send_away(
    State(app): State<App>,
    caller: Caller,
    There(at): There<SeatAt>,
) -> Answered {
    let sent = waiting::send_away(&app, &caller, &at.id, at.seat);
    done(&caller, sent).await
}

/// Links to seats.
#[derive(Serialize, ToSchema)]
pub(super) struct Links {
    links: Vec<Invitation>,
}

/// The links to send to friends, one for each seat that waits for one.
#[utoipa::path(get, path = "/api/tables/{id}/links", tag = "tables", params(TableId),
    responses((status = 200, body = Links), Refused))]
pub(super) async fn links(at: At) -> Answered {
    at.answer(async {
        let links = invites::invitations(&at.app, &at.caller, &at.row()?)?;
        Ok(Links { links })
    })
    .await
}

/// Withdraws the link to a seat, for the host; there is a new one at once.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/link", tag = "tables", params(SeatAt),
    responses((status = 200, body = Did), Refused))]
pub(super) async fn new_link(
    State(app): State<App>,
    caller: Caller,
    There(at): There<SeatAt>,
) -> Answered {
    let made = waiting::new_link(&app, &caller, &at.id, at.seat);
    done(&caller, made).await
}

/// A link that was sent to the caller.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Claim {
    /// The last part of the link's address.
    code: String,
    /// A number of the caller's own, mixed into the luck.
    #[serde(default)]
    nonce: String,
}

/// Takes the seat to which a link leads, also one that a bot keeps in a running game.
#[utoipa::path(post, path = "/api/tables/{id}/claim", tag = "tables", params(TableId), request_body = Claim,
    responses((status = 200, body = Seated), Refused))]
pub(super) async fn claim(at: At, Sent(sent): Sent<Claim>) -> Result<Response, Worded> {
    let (caller, nonce) = (at.caller.clone(), lobby::nonce(sent.nonce));
    let taken = waiting::sit_down(&at.app, caller, &at.table, Some(&sent.code), nonce).await;
    taken.map(seated).map_err(|p| at.caller.problem(p))
}

/// Leaves the table. Before the start the seat is free again; in a running game a bot keeps it.
#[utoipa::path(post, path = "/api/tables/{id}/leave", tag = "tables", params(TableId),
    responses((status = 200, body = Did), Refused))]
pub(super) async fn leave(at: At) -> Answered {
    match waiting::leave(&at.app, &at.caller, &at.table).await {
        Err(problem) if problem.code == waiting::BEGUN => {
            at.ask(Ok(What::Errand(Errand::Leave))).await
        }
        left => done(&at.caller, async { left }).await,
    }
}

/// Lets a bot play for somebody who is waited for and has not been heard of for a while, for another player. The seat stays theirs.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/stand-in", tag = "tables", params(SeatAt),
    responses((status = 200, body = Did), Refused))]
pub(super) async fn stand_in(
    State(app): State<App>,
    caller: Caller,
    There(SeatAt { id, seat }): There<SeatAt>,
) -> Answered {
    let table = id;
    let at = At { app, caller, table };
    at.ask(Ok(What::Errand(Errand::StandIn(Seat(seat))))).await
}

/// Takes back a seat that a bot keeps for the caller.
#[utoipa::path(post, path = "/api/tables/{id}/return", tag = "tables", params(TableId),
    responses((status = 200, body = Did), Refused))]
pub(super) async fn come_back(at: At) -> Answered {
    at.ask(Ok(What::Errand(Errand::Return))).await
}

/// Gives the game up; a bot plays the seat to the end.
#[utoipa::path(post, path = "/api/tables/{id}/resign", tag = "tables", params(TableId),
    responses((status = 200, body = Did), Refused))]
pub(super) async fn resign(at: At) -> Answered {
    at.ask(Ok(What::Errand(Errand::Resign))).await
}

/// Whether the caller agrees.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Parting {
    agree: bool,
}

/// Asks to end the game without an end, or agrees or disagrees with that. It ends when everybody agrees.
#[utoipa::path(post, path = "/api/tables/{id}/part", tag = "tables", params(TableId), request_body = Parting,
    responses((status = 200, body = Agreed), Refused))]
pub(super) async fn part(at: At, Sent(sent): Sent<Parting>) -> Answered {
    at.ask(Ok(What::Errand(Errand::Part(sent.agree)))).await
}

/// Who has a shared device.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Uncover {
    /// The seat, from 0.
    seat: u8,
}

/// Says that a shared device is in the hands of a seat's player, who is then shown the seat's view.
#[utoipa::path(post, path = "/api/tables/{id}/uncover", tag = "tables", params(TableId), request_body = Uncover,
    responses((status = 200, body = Did), Refused))]
pub(super) async fn uncover(at: At, Sent(sent): Sent<Uncover>) -> Answered {
    at.ask(Ok(What::Errand(Errand::Uncover(Seat(sent.seat)))))
        .await
}

/// Another game of the same people.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Again {
    /// A number of the caller's own, mixed into the luck.
    #[serde(default)]
    nonce: String,
}

/// The same people again, each one seat further. The others are asked whether they come.
#[utoipa::path(post, path = "/api/tables/{id}/again", tag = "tables", params(TableId), request_body = Again,
    responses((status = 200, body = Seated), Refused))]
pub(super) async fn again(at: At, Sent(sent): Sent<Again>) -> Result<Response, Worded> {
    let (caller, nonce) = (at.caller.clone(), lobby::nonce(sent.nonce));
    let taken = setup::rematch(&at.app, caller, &at.table, nonce).await;
    taken.map(seated).map_err(|p| at.caller.problem(p))
}
