//! Games that one plays alone: the challenge of the day, one's scores, par, the same deal again.

use super::{Answered, At, Sent, There, tables::seated};
use crate::{
    alone::{self, Deal, Score, Scores},
    app::App,
    openapi::{Refused, TableId},
    pages::lobby,
    pars,
    problem::Problem,
    room::Worded,
    visitors::Caller,
    watching,
};
use axum::{Json, extract::State, response::Response};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::{IntoParams, ToSchema};

/// A game's day in an address.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub(super) struct DayOf {
    /// The game's id.
    game: String,
    /// `today`, or a date in UTC: `2026-11-18`.
    day: String,
}

/// A day's challenge.
#[derive(Serialize, ToSchema)]
struct Challenge {
    /// The game's id.
    game: String,
    /// The date, in UTC.
    day: String,
    /// When the day is over, in milliseconds since 1970.
    ends: i64,
    /// The day's options.
    options: Value,
    /// The seed, once the day is over.
    seed: Option<String>,
    /// The caller's attempts, newest first.
    mine: Vec<Score>,
}

/// The challenge of a day: the same deal for everybody.
#[utoipa::path(get, path = "/api/games/{game}/daily/{day}", tag = "alone", params(DayOf),
    responses((status = 200, body = Challenge), Refused))]
pub(super) async fn daily(
    State(app): State<App>,
    caller: Caller,
    There(DayOf { game, day }): There<DayOf>,
) -> Answered {
    let told = || {
        let challenge = alone::challenge(&app, &game, &day)?;
        let mine = alone::of_day(&app, &caller, &game, challenge.day)?;
        // Everybody meets the same deal, so one par measures all attempts.
        let par = match mine.first() {
            Some(attempt) => app.store.par(&attempt.alone.deal)?,
            None => None,
        };
        Ok(Challenge {
            game: game.clone(),
            day: challenge.day.to_string(),
            ends: challenge.day.ends(),
            seed: challenge.revealed().map(|seed| seed.to_string()),
            options: challenge.options,
            mine: mine.iter().map(|a| Score::of(a, par.as_ref())).collect(),
        })
    };
    let told: Result<Challenge, Problem> = told();
    match told {
        Ok(challenge) => Ok(Json(crate::answers::value(challenge))),
        Err(problem) => Err(caller.problem(problem)),
    }
}

/// Plays today's challenge, or goes on with it. The first attempt counts for the day, others are free.
#[utoipa::path(post, path = "/api/games/{game}/daily/{day}", tag = "alone", params(DayOf),
    responses((status = 200, body = crate::answers::Seated), Refused))]
pub(super) async fn play(
    State(app): State<App>,
    caller: Caller,
    There(DayOf { game, day }): There<DayOf>,
) -> Result<Response, Worded> {
    let taken = alone::play(&app, caller.clone(), &game, &day).await;
    taken.map(seated).map_err(|p| caller.problem(p))
}

/// The caller's games of one title that were played alone, with the best of each deal. Nobody is told another's.
#[utoipa::path(get, path = "/api/me/scores/{game}", tag = "alone",
    params(("game" = String, Path, description = "The game's id.")),
    responses((status = 200, body = Scores), Refused))]
pub(super) async fn scores(
    State(app): State<App>,
    caller: Caller,
    There(game): There<String>,
) -> Answered {
    match alone::scores(&app, &caller, &game) {
        Ok(scores) => Ok(Json(crate::answers::value(scores))),
        Err(problem) => Err(caller.problem(problem)),
    }
}

/// Par of a deal.
#[derive(Serialize, ToSchema)]
struct Par {
    /// The score of par.
    total: i32,
    /// The score of the greedy bot.
    greedy: i32,
    /// A score that no line exceeds, if one is known.
    bound: Option<i32>,
    /// The version of the budget it was found with; another version, another par.
    version: u32,
    /// How the table's own game compares.
    score: Option<Score>,
}

/// Par of the deal a table plays, once its game was played to the end; `par_not_ready` while it is worked out.
///
/// Its game is `GET /api/tables/{id}/replay?line=par`.
#[utoipa::path(get, path = "/api/tables/{id}/par", tag = "alone", params(TableId),
    responses((status = 200, body = Par), Refused))]
pub(super) async fn par(at: At) -> Answered {
    at.answer(async {
        let row = at.row()?;
        watching::may_look_at(&row, &at.caller.claim())?;
        let par = pars::finished(&at.app, &row)?.ok_or_else(pars::not_ready)?;
        let outcome = alone::outcome(&at.app, &at.table)?;
        Ok(Par {
            total: par.total,
            greedy: par.greedy,
            bound: par.bound,
            version: par.version,
            score: outcome.map(|outcome| outcome.score),
        })
    })
    .await
}

/// How a game for one begins anew.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Restart {
    /// `same` or `new`.
    deal: Deal,
    /// A number of the caller's own, mixed into the luck of a new deal.
    #[serde(default)]
    nonce: String,
}

/// Begins a game for one anew with the same options; a running one is left without an end.
#[utoipa::path(post, path = "/api/tables/{id}/restart", tag = "alone", params(TableId), request_body = Restart,
    responses((status = 200, body = crate::answers::Seated), Refused))]
pub(super) async fn restart(at: At, Sent(wish): Sent<Restart>) -> Result<Response, Worded> {
    let nonce = lobby::nonce(wish.nonce);
    let taken = alone::restart(&at.app, at.caller.clone(), &at.table, wish.deal, nonce).await;
    taken.map(seated).map_err(|p| at.caller.problem(p))
}
