//! The JSON interface of a table. What only looks is a POST as well, so that no clicked card stands in an address.

use crate::{
    app::App,
    pages::lobby,
    problem::Problem,
    room::{Answer, Order, What, Wish, Worded},
    setup::{self, Plan, Taken},
    speech, stream,
    visitors::Caller,
};
use axum::{
    Json, Router,
    extract::{Path as Place, Query, State, rejection::JsonRejection},
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::{get, post},
};
use serde::Deserialize;
use serde_json::{Value, json};
use table::Token;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/tables", post(open_table))
        .route("/api/tables/{id}/sit", post(sit_down))
        .route("/api/tables/{id}/stream", get(watch))
        .route("/api/tables/{id}/scene", get(scene))
        .route("/api/tables/{id}/move", post(play))
        .route("/api/tables/{id}/undo", post(undo))
        .route("/api/tables/{id}/redo", post(redo))
        .route("/api/tables/{id}/take-back", post(take_back))
        .route("/api/tables/{id}/rows", post(rows))
        .route("/api/tables/{id}/probe", post(probe))
        .route("/api/tables/{id}/preview", post(preview))
        .route("/healthz", get(health))
}

/// The longest name a request may give itself.
const LONGEST_ID: usize = 64;
/// More clicks than any path has.
const MOST_CLICKS: usize = 64;

/// Words an answer in the caller's language, good or bad.
pub(crate) fn worded(result: Result<Value, Worded>) -> Response {
    match result {
        Ok(value) => Json(value).into_response(),
        Err(Worded { words, problem }) => problem.answer(&words),
    }
}

fn body<T>(body: Result<Json<T>, JsonRejection>) -> Result<T, Problem> {
    match body {
        Ok(Json(body)) => Ok(body),
        Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Problem::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            "too_large",
            table::Say::new("problem-too-large"),
        )),
        Err(rejection) => Err(Problem::bad_request(rejection.body_text())),
    }
}

impl Caller {
    /// A problem in the caller's language.
    pub(crate) fn problem(&self, problem: Problem) -> Worded {
        Worded {
            words: speech::house(self.lang),
            problem,
        }
    }

    async fn ask(&self, app: &App, id: &str, what: What) -> Result<Value, Worded> {
        match app
            .rooms
            .ask(app, id, self.claim(), self.lang, what)
            .await?
        {
            Answer::Data(value) => Ok(value),
            Answer::Scenes(scenes) => Ok(scenes.borrow().since(None)),
        }
    }
}

fn tokens(texts: Vec<String>) -> Result<Vec<Token>, Problem> {
    if texts.len() > MOST_CLICKS {
        return Err(Problem::bad_request("too many clicks"));
    }
    texts
        .iter()
        .map(|t| {
            t.parse()
                .map_err(|e: table::BadPath| Problem::refused(e.into()))
        })
        .collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NewTable {
    game: String,
    seats: Vec<setup::Wanted>,
    /// The game's options; its defaults if not said.
    options: Option<Value>,
    #[serde(default)]
    nonce: String,
}

async fn open_table(State(app): State<App>, caller: Caller, sent: Sent<NewTable>) -> Response {
    let plan = body(sent).and_then(|new| {
        let title = shelf::title(&new.game).ok_or(Problem::not_found())?;
        let options = new.options.unwrap_or_else(|| title.default_options());
        Ok(Plan {
            title,
            options,
            seats: new.seats,
            nonce: lobby::nonce(new.nonce),
        })
    });
    let taken = match plan {
        Ok(plan) => setup::open_table(&app, caller.clone(), plan).await,
        Err(problem) => Err(problem),
    };
    seated(&caller, taken)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sit {
    #[serde(default)]
    nonce: String,
}

async fn sit_down(
    State(app): State<App>,
    Place(id): Place<String>,
    caller: Caller,
    sent: Sent<Sit>,
) -> Response {
    let taken = match body(sent) {
        Ok(sit) => setup::sit_down(&app, caller.clone(), &id, lobby::nonce(sit.nonce)).await,
        Err(problem) => Err(problem),
    };
    seated(&caller, taken)
}

fn seated(caller: &Caller, taken: Result<Taken, Problem>) -> Response {
    match taken {
        Ok(taken) => {
            let body = json!({"table": taken.table, "seat": taken.seat});
            let mut response = Json(body).into_response();
            if let Some(cookie) = taken.cookie {
                response.headers_mut().insert(header::SET_COOKIE, cookie);
            }
            response
        }
        Err(problem) => {
            let words = speech::house(caller.lang);
            problem.answer(&words)
        }
    }
}

#[derive(Deserialize)]
struct Have {
    have: Option<u64>,
}

async fn watch(
    State(app): State<App>,
    Place(id): Place<String>,
    Query(have): Query<Have>,
    caller: Caller,
) -> Response {
    let scenes = async {
        let guard = app
            .limits
            .stream(caller.counted.clone())
            .map_err(|p| caller.problem(p))?;
        match app
            .rooms
            .ask(&app, &id, caller.claim(), caller.lang, What::Watch)
            .await?
        {
            Answer::Scenes(scenes) => Ok((scenes, guard)),
            Answer::Data(_) => Err(caller.problem(Problem::closing())),
        }
    };
    match scenes.await {
        Ok((scenes, guard)) => stream::events(&app, scenes, have.have, guard),
        Err(Worded { words, problem }) => problem.answer(&words),
    }
}

async fn scene(State(app): State<App>, Place(id): Place<String>, caller: Caller) -> Response {
    worded(caller.ask(&app, &id, What::Watch).await)
}

/// A body as it was sent.
type Sent<T> = Result<Json<T>, JsonRejection>;

/// Reads a body as a question, and puts it to the table.
async fn put<T>(
    app: &App,
    table: &str,
    caller: &Caller,
    sent: Sent<T>,
    read: impl FnOnce(T) -> Result<What, Problem>,
) -> Response {
    match body(sent).and_then(read) {
        Ok(what) => worded(caller.ask(app, table, what).await),
        Err(problem) => worded(Err(caller.problem(problem))),
    }
}

fn order(seen: u64, id: String, deed: Wish) -> Result<What, Problem> {
    if id.is_empty() || id.len() > LONGEST_ID {
        return Err(Problem::bad_request("id: 1..=64"));
    }
    Ok(What::Do(Order { seen, id, deed }))
}

fn path(text: &str) -> Result<table::Path, Problem> {
    text.parse()
        .map_err(|e: table::BadPath| Problem::refused(e.into()))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Move {
    seen: u64,
    path: String,
    id: String,
}

async fn play(
    State(app): State<App>,
    Place(id): Place<String>,
    caller: Caller,
    sent: Sent<Move>,
) -> Response {
    put(&app, &id, &caller, sent, |m| {
        order(m.seen, m.id, Wish::Play(path(&m.path)?))
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Undo {
    seen: u64,
    id: String,
    /// To the start of the turn.
    #[serde(default)]
    turn: bool,
}

async fn undo(
    State(app): State<App>,
    Place(id): Place<String>,
    caller: Caller,
    sent: Sent<Undo>,
) -> Response {
    let wish = |turn| if turn { Wish::UndoTurn } else { Wish::Undo };
    put(&app, &id, &caller, sent, |u| {
        order(u.seen, u.id, wish(u.turn))
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Redo {
    seen: u64,
    id: String,
}

async fn redo(
    State(app): State<App>,
    Place(id): Place<String>,
    caller: Caller,
    sent: Sent<Redo>,
) -> Response {
    put(&app, &id, &caller, sent, |r| {
        order(r.seen, r.id, Wish::Redo)
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Agreement {
    agree: bool,
}

async fn take_back(
    State(app): State<App>,
    Place(id): Place<String>,
    caller: Caller,
    sent: Sent<Agreement>,
) -> Response {
    put(&app, &id, &caller, sent, |a| Ok(What::TakeBack(a.agree))).await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Clicked {
    clicked: Vec<String>,
}

async fn rows(
    State(app): State<App>,
    Place(id): Place<String>,
    caller: Caller,
    sent: Sent<Clicked>,
) -> Response {
    put(&app, &id, &caller, sent, |c| {
        tokens(c.clicked).map(What::Rows)
    })
    .await
}

async fn probe(
    State(app): State<App>,
    Place(id): Place<String>,
    caller: Caller,
    sent: Sent<Clicked>,
) -> Response {
    put(&app, &id, &caller, sent, |c| {
        tokens(c.clicked).map(What::Probe)
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Planned {
    path: String,
}

async fn preview(
    State(app): State<App>,
    Place(id): Place<String>,
    caller: Caller,
    sent: Sent<Planned>,
) -> Response {
    put(&app, &id, &caller, sent, |p| {
        path(&p.path).map(What::Preview)
    })
    .await
}

async fn health(State(app): State<App>) -> Response {
    match app.store.counts() {
        Ok(counts) => {
            Json(json!({"ok": true, "tables": app.rooms.len().await, "entries": counts.entries}))
                .into_response()
        }
        Err(error) => (
            StatusCode::SERVICE_UNAVAILABLE,
            Json(json!({"ok": false, "why": error.to_string()})),
        )
            .into_response(),
    }
}
