//! The JSON interface: everything the pages do, for programs. What only looks into a decision is a POST as well, so that no
//! clicked card stands in an address. Every route is part of the written interface ([`crate::openapi`]).

mod alone;
mod games;
mod looking;
mod me;
mod moves;
mod replay;
mod seats;
mod tables;
mod talk;

use crate::{
    answers,
    app::App,
    openapi::{self, OpenApi},
    problem::Problem,
    room::{Answer, What, Worded},
    speech,
    visitors::Caller,
};
use axum::{
    Json, Router,
    extract::{FromRequest, FromRequestParts, Path as Place, Query, Request},
    http::{StatusCode, request::Parts},
    response::{IntoResponse, Response},
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::sync::Arc;
use utoipa_axum::{router::OpenApiRouter, routes};

/// The interface and its written form, which it serves too.
pub(crate) fn routes() -> Router<App> {
    let (router, document) = documented().split_for_parts();
    let document = Arc::new(openapi::written(document));
    router
        .route(openapi::ADDRESS, openapi::serving(document))
        .route("/api/{*rest}", axum::routing::any(nothing_here))
}

/// Every route of the interface with what is written about it.
pub(crate) fn documented() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(OpenApi::document())
        .routes(routes!(games::games))
        .routes(routes!(me::me))
        .routes(routes!(me::name))
        .routes(routes!(me::tables))
        .routes(routes!(me::turns))
        .routes(routes!(me::code))
        .routes(routes!(me::redeem))
        .routes(routes!(me::turn_away))
        .routes(routes!(me::public, tables::open_table))
        .routes(routes!(tables::sit_down))
        .routes(routes!(tables::seat_key))
        .routes(routes!(seats::ready))
        .routes(routes!(seats::start))
        .routes(routes!(seats::change, seats::send_away))
        .routes(routes!(seats::links))
        .routes(routes!(seats::new_link))
        .routes(routes!(seats::claim))
        .routes(routes!(seats::leave))
        .routes(routes!(seats::stand_in))
        .routes(routes!(seats::come_back))
        .routes(routes!(seats::resign))
        .routes(routes!(seats::part))
        .routes(routes!(seats::uncover))
        .routes(routes!(seats::again))
        .routes(routes!(talk::hear, talk::say))
        .routes(routes!(talk::mute))
        .routes(routes!(talk::spots))
        .routes(routes!(talk::clocks))
        .routes(routes!(looking::scene))
        .routes(routes!(looking::view))
        .routes(routes!(looking::detail))
        .routes(routes!(looking::stream))
        .routes(routes!(looking::stream_ndjson))
        .routes(routes!(moves::play))
        .routes(routes!(moves::undo))
        .routes(routes!(moves::redo))
        .routes(routes!(moves::take_back))
        .routes(routes!(moves::rows))
        .routes(routes!(moves::probe))
        .routes(routes!(moves::preview))
        .routes(routes!(moves::hint))
        .routes(routes!(replay::replay))
        .routes(routes!(replay::moment))
        .routes(routes!(replay::journal))
        .routes(routes!(replay::end))
        .routes(routes!(replay::chances))
        .routes(routes!(replay::luck))
        .routes(replay::large(routes!(replay::import)))
        .routes(routes!(alone::daily, alone::play))
        .routes(routes!(alone::scores))
        .routes(routes!(alone::par))
        .routes(routes!(alone::restart))
        .routes(routes!(games::rules))
        .routes(routes!(games::health))
}

async fn nothing_here(caller: Caller) -> Worded {
    caller.problem(Problem::not_found())
}

/// Good or bad, in the caller's language.
type Answered = Result<Json<Value>, Worded>;

impl IntoResponse for Worded {
    fn into_response(self) -> Response {
        self.problem.answer(&self.words)
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
}

/// A caller at a table.
struct At {
    app: App,
    caller: Caller,
    table: String,
}

impl FromRequestParts<App> for At {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<At, Response> {
        let caller = Caller::from_request_parts(parts, app)
            .await
            .map_err(IntoResponse::into_response)?;
        let There(table) = There::from_request_parts(parts, app)
            .await
            .map_err(IntoResponse::into_response)?;
        Ok(At {
            app: app.clone(),
            caller,
            table,
        })
    }
}

impl At {
    /// The table as it is stored.
    fn row(&self) -> Result<store::TableRow, Problem> {
        let listed = self.app.store.table(&self.table)?;
        Ok(listed.ok_or(Problem::not_found())?.table)
    }

    /// Puts a question to the table.
    async fn put(&self, what: What) -> Result<Answer, Worded> {
        self.app
            .rooms
            .ask(
                &self.app,
                &self.table,
                self.caller.claim(),
                self.caller.lang,
                what,
            )
            .await
    }

    /// Puts a question to the table that was understood.
    async fn ask(&self, what: Result<What, Problem>) -> Answered {
        let what = what.map_err(|problem| self.caller.problem(problem))?;
        match self.put(what).await? {
            Answer::Data(value) => Ok(Json(value)),
            Answer::Scenes(scenes) => Ok(Json(answers::value(scenes.borrow().since(None)))),
        }
    }

    /// An answer that needs no table's task.
    async fn answer<T: Serialize>(
        &self,
        answer: impl Future<Output = Result<T, Problem>>,
    ) -> Answered {
        match answer.await {
            Ok(answer) => Ok(Json(answers::value(answer))),
            Err(problem) => Err(self.caller.problem(problem)),
        }
    }
}

/// A body that could be read; one that cannot be is refused with the reason.
struct Sent<T>(T);

impl<T: DeserializeOwned> FromRequest<App> for Sent<T> {
    type Rejection = Worded;

    async fn from_request(request: Request, app: &App) -> Result<Sent<T>, Worded> {
        let lang = speech::asked(request.headers());
        let refused = |problem| Worded {
            words: speech::house(lang),
            problem,
        };
        match Json::from_request(request, app).await {
            Ok(Json(body)) => Ok(Sent(body)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(refused(Problem::too_large()))
            }
            Err(rejection) => Err(refused(Problem::bad_request(rejection.body_text()))),
        }
    }
}

/// What an address names, if it can be anything at all.
struct There<T>(T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for There<T> {
    type Rejection = Worded;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<There<T>, Worded> {
        let lang = speech::asked(&parts.headers);
        match Place::from_request_parts(parts, app).await {
            Ok(Place(there)) => Ok(There(there)),
            Err(_) => Err(Worded {
                words: speech::house(lang),
                problem: Problem::not_found(),
            }),
        }
    }
}

/// What stands after the question mark of an address, if it could be read.
struct Asked<T>(T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Worded;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asked<T>, Worded> {
        let lang = speech::asked(&parts.headers);
        match Query::from_request_parts(parts, app).await {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(rejection) => Err(Worded {
                words: speech::house(lang),
                problem: Problem::bad_request(rejection.body_text()),
            }),
        }
    }
}
