//! Who the caller is: name, devices, tables, and what waits for them.

use super::{Answered, Sent, There};
use crate::{
    answers::{self, Did},
    app::App,
    devices, listing,
    openapi::Refused,
    people,
    problem::Problem,
    room::Worded,
    visitors::Caller,
};
use axum::{
    Json,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use store::{Status, Which};
use utoipa::ToSchema;

/// The caller as a visitor.
#[derive(Serialize, ToSchema)]
pub(super) struct Me {
    /// The name shown to others; none for a caller who has not sat down yet.
    name: Option<String>,
    /// The caller's devices.
    devices: Vec<Device>,
}

/// One of the caller's devices.
#[derive(Serialize, ToSchema)]
pub(super) struct Device {
    /// By which it can be turned away.
    tag: String,
    /// Browser and system, as far as known.
    name: String,
    /// When it came in, in milliseconds since 1970.
    since: i64,
    /// Whether the caller uses it now.
    this: bool,
}

/// Who the caller is.
#[utoipa::path(get, path = "/api/me", tag = "me", responses((status = 200, body = Me), Refused))]
pub(super) async fn me(State(app): State<App>, caller: Caller) -> Answered {
    let devices = match &caller.visitor {
        Some(visitor) => app.store.devices(&visitor.id),
        None => Ok(Vec::new()),
    };
    let devices = devices.map_err(|e| caller.problem(e.into()))?;
    let device = |d: store::Device| Device {
        tag: d.hash.tag(),
        this: Some(d.hash) == caller.key,
        name: d.name,
        since: d.created,
    };
    Ok(Json(answers::value(Me {
        name: caller.visitor.as_ref().map(|v| v.name.clone()),
        devices: devices.into_iter().map(device).collect(),
    })))
}

/// A new name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Named {
    /// One to 24 characters.
    name: String,
}

/// Changes the caller's name, also at tables whose game has not begun.
#[utoipa::path(post, path = "/api/me/name", tag = "me", request_body = Named,
    responses((status = 200, body = Did), Refused))]
pub(super) async fn name(
    State(app): State<App>,
    caller: Caller,
    Sent(named): Sent<Named>,
) -> Result<Response, Worded> {
    match people::rename(&app, &caller, &named.name).await {
        Ok(cookie) => Ok(with_cookie(cookie)),
        Err(problem) => Err(caller.problem(problem)),
    }
}

/// The caller's tables.
#[derive(Serialize, ToSchema)]
pub(super) struct Tables {
    /// Tables, newest first; those that wait for the caller before all others.
    tables: Vec<listing::Entry>,
}

/// The caller's tables that wait or run, those first that wait for the caller.
#[utoipa::path(get, path = "/api/me/tables", tag = "me", responses((status = 200, body = Tables), Refused))]
pub(super) async fn tables(State(app): State<App>, caller: Caller) -> Answered {
    let tables = match &caller.visitor {
        Some(visitor) => listing::mine(&app, &visitor.id),
        None => Ok(Vec::new()),
    };
    let tables = tables.map_err(|p| caller.problem(p))?;
    Ok(Json(answers::value(Tables { tables })))
}

/// Public tables.
#[derive(Serialize, ToSchema)]
pub(super) struct Public {
    /// Where a seat may be free.
    open: Vec<listing::Entry>,
    /// Games to watch.
    running: Vec<listing::Entry>,
    /// Games to look back at.
    finished: Vec<listing::Entry>,
}

/// The tables that are listed for everybody.
#[utoipa::path(get, path = "/api/tables", tag = "tables", responses((status = 200, body = Public), Refused))]
pub(super) async fn public(State(app): State<App>, caller: Caller) -> Answered {
    let visitor = caller.visitor.as_ref().map(|v| v.id.as_str());
    let list = |status| listing::tables(&app, Which::Public(status), visitor);
    let lists = || -> Result<Public, Problem> {
        Ok(Public {
            open: list(Status::Waiting)?,
            running: list(Status::Playing)?,
            finished: list(Status::Finished)?,
        })
    };
    let lists = lists().map_err(|p| caller.problem(p))?;
    Ok(Json(answers::value(lists)))
}

/// What waits for the caller.
#[derive(Serialize, ToSchema)]
pub(super) struct Turns {
    /// The tables where it is the caller's turn.
    turns: Vec<String>,
}

/// Where it is the caller's turn: for a tab that looks at no table.
#[utoipa::path(get, path = "/api/me/turns", tag = "me", responses((status = 200, body = Turns), Refused))]
pub(super) async fn turns(State(app): State<App>, caller: Caller) -> Answered {
    let mine = match &caller.visitor {
        Some(visitor) => listing::mine(&app, &visitor.id),
        None => Ok(Vec::new()),
    };
    let mine = mine.map_err(|p| caller.problem(p))?;
    let turns = mine.into_iter().filter(|e| e.my_turn);
    let turns = turns.map(|e| e.table).collect();
    Ok(Json(answers::value(Turns { turns })))
}

/// A code for one more device.
#[derive(Serialize, ToSchema)]
pub(super) struct Code {
    /// Good once.
    code: String,
    /// For how long, in seconds.
    seconds: i64,
}

/// A code by which the caller continues on another device.
#[utoipa::path(post, path = "/api/me/code", tag = "me", responses((status = 200, body = Code), Refused))]
pub(super) async fn code(State(app): State<App>, caller: Caller) -> Answered {
    let code = devices::new_code(&app, &caller).await;
    let code = code.map_err(|p| caller.problem(p))?;
    let seconds = devices::MINUTES * 60;
    Ok(Json(answers::value(Code { code, seconds })))
}

/// A code that was sent to this device.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Redeemed {
    code: String,
}

/// Makes this device one of the visitor's who made the code; its key comes as a cookie.
#[utoipa::path(post, path = "/api/device", tag = "me", request_body = Redeemed,
    responses((status = 200, body = Did), Refused))]
pub(super) async fn redeem(
    State(app): State<App>,
    caller: Caller,
    Sent(sent): Sent<Redeemed>,
) -> Result<Response, Worded> {
    match devices::redeem(&app, &caller, &sent.code).await {
        Ok(cookie) => Ok(with_cookie(cookie)),
        Err(problem) => Err(caller.problem(problem)),
    }
}

/// Turns away one of the caller's devices; its streams end.
#[utoipa::path(delete, path = "/api/me/devices/{tag}", tag = "me", params(("tag" = String, Path, description = "The device.")),
    responses((status = 200, body = Did), Refused))]
pub(super) async fn turn_away(
    State(app): State<App>,
    caller: Caller,
    There(tag): There<String>,
) -> Answered {
    let done = devices::turn_away(&app, &caller, &tag).await;
    done.map_err(|p| caller.problem(p))?;
    Ok(Json(answers::value(Did::IT)))
}

pub(super) fn with_cookie(cookie: Option<axum::http::HeaderValue>) -> Response {
    let mut response = Json(answers::value(Did::IT)).into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}
