//! What is on the shelf, and how the house is.

use super::{Answered, At};
use crate::{
    answers::{self, Choice, ChoiceKind, Game, Health, Rules},
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
        let words = speech::of(*title, caller.lang);
        Game {
            id: card.id.to_owned(),
            title: words.get("title"),
            least_seats: *card.seats.start(),
            most_seats: *card.seats.end(),
            rules: *card.rules.end(),
            options: title.default_options(),
            choices: title.choices().iter().map(|c| choice(c, &words)).collect(),
            bots: bots::Bot::ALL.map(|bot| bot.name().to_owned()).to_vec(),
        }
    };
    let games: Vec<Game> = shelf::titles().iter().map(game).collect();
    Ok(Json(answers::value(games)))
}

fn choice(choice: &table::Choice, words: &table::Words) -> Choice {
    let owned = |values: &[&str]| values.iter().map(|v| (*v).to_owned()).collect();
    Choice {
        key: choice.key.to_owned(),
        text: words.named(&format!("option-{}", choice.key)),
        help: words.named(&format!("option-{}-help", choice.key)),
        kind: match choice.kind {
            table::ChoiceKind::Flag => ChoiceKind::Flag,
            table::ChoiceKind::OneOf(values) => ChoiceKind::OneOf(owned(values)),
            table::ChoiceKind::AnyOf(values) => ChoiceKind::AnyOf(owned(values)),
            table::ChoiceKind::Number(least, most) => ChoiceKind::Number { least, most },
            table::ChoiceKind::Set => ChoiceKind::Set,
        },
    }
}

/// The taught rules of a game, in the caller's language.
#[utoipa::path(get, path = "/api/games/{game}/rules", tag = "games",
    params(("game" = String, Path, description = "The game's id.")),
    responses((status = 200, body = Rules), Refused))]
pub(super) async fn rules(At { caller, table, .. }: At) -> Answered {
    let title = shelf::title(&table).ok_or_else(|| caller.problem(Problem::not_found()))?;
    Ok(Json(answers::value(Rules {
        game: table,
        language: caller.lang.code().to_owned(),
        markdown: title.card().rulebook.get(caller.lang).to_owned(),
    })))
}

/// Whether the house can do its work.
#[utoipa::path(get, path = "/healthz", tag = "house", responses((status = 200, body = Health), Refused))]
pub(super) async fn health(State(app): State<App>, caller: Caller) -> Answered {
    // How many entries there are is told to nobody: it would count the sealed drafts of a house with one table.
    app.store
        .counts()
        .map_err(|error| caller.problem(Problem::unwell(&error)))?;
    Ok(Json(answers::value(Health {
        ok: true,
        tables: app.rooms.len(),
    })))
}
