//! Looking back at a game, taking its journal along, bringing one from elsewhere, checking its luck.

use super::{Answered, Asked, At, There};
use crate::{
    answers::{self, Chances, Imported, LuckShown, Moment, Outline, Recalled},
    app::App,
    chances, imports,
    openapi::{Refused, TableId},
    printed,
    problem::Problem,
    replays::{self, Replay},
    room::Worded,
    speech,
    visitors::Caller,
};
use axum::{
    Json,
    extract::{DefaultBodyLimit, FromRequest, Request, State},
    http::header,
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use table::{Hex32, Luck};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::router::{UtoipaMethodRouter, UtoipaMethodRouterExt};

/// Through whose eyes.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Eyes {
    /// `public` or a seat's number; one's own eyes if it is not said. Others' only once the game is over.
    #[serde(default, rename = "as")]
    through: String,
    /// `par`: not this game but par's on the same deal, once this one was played to its end.
    #[serde(default)]
    #[param(inline)]
    line: Option<Line>,
}

/// Another game of the same deal.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Line {
    Par,
}

impl At {
    fn replay(&self, eyes: &Eyes) -> Result<Replay, Problem> {
        let wanted = replays::eyes(&eyes.through)?;
        // Playing a whole game again takes milliseconds: others must not wait for it.
        tokio::task::block_in_place(|| match eyes.line {
            Some(Line::Par) => Replay::par(&self.app, &self.table, &self.caller),
            None => Replay::open(&self.app, &self.table, &self.caller, wanted),
        })
    }
}

/// A game from its deal on, as its viewer was told it.
#[utoipa::path(get, path = "/api/tables/{id}/replay", tag = "look", params(TableId, Eyes),
    responses((status = 200, body = Outline), Refused))]
pub(super) async fn replay(at: At, Asked(eyes): Asked<Eyes>) -> Answered {
    at.answer(async {
        let replay = at.replay(&eyes)?;
        Ok(outline(&replay, &replay.words(at.caller.lang)))
    })
    .await
}

fn outline(replay: &Replay, words: &table::Words) -> Outline {
    let moment = |(at, moment): (usize, &replays::Moment)| Moment {
        at,
        seat: replay.seat(at).map(|s| s.0),
        turn: moment.turn,
        text: replay.says(at, words),
        totals: moment.totals.clone(),
    };
    Outline {
        table: replay.row().id.clone(),
        game: replay.row().game.clone(),
        over: replay.is_over(),
        seat: replay.who.seat().map(|s| s.0),
        names: replay.stage().table.header().names(),
        moments: replay.moments.iter().enumerate().map(moment).collect(),
    }
}

/// The table as it was shown at one moment.
#[utoipa::path(get, path = "/api/tables/{id}/replay/{at}", tag = "look",
    params(("id" = String, Path, description = "The table."), ("at" = u32, Path, description = "The moment's number."), Eyes),
    responses((status = 200, body = Recalled), Refused))]
pub(super) async fn moment(
    State(app): State<App>,
    caller: Caller,
    There((table, number)): There<(String, usize)>,
    Asked(eyes): Asked<Eyes>,
) -> Answered {
    let at = At { app, caller, table };
    at.answer(async { at.replay(&eyes)?.recall(number, at.caller.lang) })
        .await
}

/// The whole journal of a game that is over, to keep, to check or to look at elsewhere.
#[utoipa::path(get, path = "/api/tables/{id}/journal", tag = "look", params(TableId),
    responses((status = 200, body = Object, content_type = "application/json"), Refused))]
pub(super) async fn journal(at: At) -> Result<Response, Worded> {
    let whole = Eyes {
        through: String::new(),
        line: None,
    };
    let journal = match at.replay(&whole) {
        Ok(replay) => replay.journal(&at.app),
        // Not by our rules: as it was printed.
        Err(problem) if problem.code == "other_rules" => {
            printed::journal(&at.app, &at.table, &at.caller)
        }
        Err(problem) => Err(problem),
    };
    let journal = journal.map_err(|problem| at.caller.problem(problem))?;
    let name = format!("{}-{}.json", journal.header.game, at.table);
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"{name}\""),
        ),
    ];
    Ok((headers, journal.write()).into_response())
}

/// How often each seat would have won a finished game had chance alone played on, turn by turn, and where that turned.
#[utoipa::path(get, path = "/api/tables/{id}/chances", tag = "look", params(TableId, Eyes),
    responses((status = 200, body = Chances), Refused))]
pub(super) async fn chances(at: At, Asked(eyes): Asked<Eyes>) -> Answered {
    at.answer(async {
        let replay = at.replay(&eyes)?;
        let _one_at_a_time = at.app.reviewing.lock().await;
        tokio::task::block_in_place(|| chances::chances(&replay))
    })
    .await
}

/// How a finished game ended: every public line and every score as they were printed in both languages. It can be read although the
/// game's rules are not played here any more.
#[utoipa::path(get, path = "/api/tables/{id}/end", tag = "look", params(TableId),
    responses((status = 200, body = Object, content_type = "application/json"), Refused))]
pub(super) async fn end(at: At) -> Answered {
    at.answer(async { printed::end(&at.app, &at.table, &at.caller) })
        .await
}

/// Where a table's luck comes from. Its secret is told once the game is over.
#[utoipa::path(get, path = "/api/tables/{id}/luck", tag = "look", params(TableId),
    responses((status = 200, body = LuckShown), Refused))]
pub(super) async fn luck(at: At) -> Answered {
    at.answer(async {
        let (luck, seats) = replays::luck(&at.app, &at.table, &at.caller)?;
        let seed = luck.as_ref().and_then(|luck| luck.seed(seats).ok());
        let seed = seed.map(|seed| Hex32(seed).to_string());
        Ok(match luck {
            None => LuckShown {
                plain: None,
                commitment: None,
                secret: None,
                nonces: Vec::new(),
                seed,
            },
            Some(Luck::Plain(number)) => LuckShown {
                plain: Some(number.to_string()),
                commitment: None,
                secret: None,
                nonces: Vec::new(),
                seed,
            },
            Some(Luck::Committed(c)) => LuckShown {
                plain: None,
                commitment: Some(c.commitment.to_string()),
                secret: c.secret.map(|s| s.to_string()),
                nonces: c.nonces,
                seed,
            },
        })
    })
    .await
}

/// Takes in a journal as a replay. It is played again first: one that is damaged, foreign or untrue is refused with place and reason.
#[utoipa::path(post, path = "/api/journals", tag = "look", request_body(content = Object, content_type = "application/json"),
    responses((status = 200, body = Imported), Refused))]
pub(super) async fn import(State(app): State<App>, caller: Caller, Whole(text): Whole) -> Answered {
    let table = imports::import(&app, &caller, text).await?;
    Ok(Json(answers::value(Imported { table })))
}

/// A route that takes bodies as large as a journal.
pub(super) fn large(route: UtoipaMethodRouter<App>) -> UtoipaMethodRouter<App> {
    UtoipaMethodRouterExt::layer(route, DefaultBodyLimit::max(imports::LARGEST))
}

/// A body as it was sent, as text.
pub(super) struct Whole(String);

impl FromRequest<App> for Whole {
    type Rejection = Worded;

    async fn from_request(request: Request, app: &App) -> Result<Whole, Worded> {
        let lang = speech::asked(request.headers());
        match String::from_request(request, app).await {
            Ok(text) => Ok(Whole(text)),
            Err(rejection) => Err(Worded {
                words: speech::house(lang),
                problem: match rejection.status().as_u16() {
                    413 => Problem::too_large(),
                    _ => Problem::bad_request(rejection.body_text()),
                },
            }),
        }
    }
}
