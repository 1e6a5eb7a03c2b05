//! What is on the shelf, and how the house is.

use super::Answered;
use crate::{
    answers::{self, Game, Health},
    app::App,
    openapi::Refused,
    problem::Problem,
    speech,
    visitors::Caller,
};
use axum::{Json, extract::State};

/// The games on the shelf.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<Game>), Refused))]
pub(super) async fn games(caller: Caller) -> Answered {
    let game = |title: &&'static dyn table::Title| {
        let card = title.card();
        Game {
            id: card.id.to_owned(),
            title: speech::of(*title, caller.lang).get("title"),
            least_seats: *card.seats.start(),
            most_seats: *card.seats.end(),
            rules: *card.rules.end(),
            options: title.default_options(),
            bots: bots::Bot::ALL.map(|bot| bot.name().to_owned()).to_vec(),
        }
    };
    let games: Vec<Game> = shelf::titles().iter().map(game).collect();
    Ok(Json(answers::value(games)))
}

/// Whether the house can do its work.
#[utoipa::path(get, path = "/healthz", tag = "house", responses((status = 200, body = Health), Refused))]
pub(super) async fn health(State(app): State<App>, caller: Caller) -> Answered {
    let counts = app
        .store
        .counts()
        .map_err(|error| caller.problem(Problem::unwell(&error)))?;
    Ok(Json(answers::value(Health {
        ok: true,
        tables: app.rooms.len(),
        entries: counts.entries,
    })))
}
