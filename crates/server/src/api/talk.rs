//! Talk at a table and around it, and its clocks.

use super::{Answered, At, Sent};
use crate::{
    answers::{Did, Spots},
    chat::{self, Heard, Said},
    openapi::{Refused, TableId},
    pace::Readings,
    room::What,
    speech,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What the caller may hear.
#[derive(Serialize, ToSchema)]
pub(super) struct Talk {
    /// What was said at the table, oldest first.
    table: Vec<Heard>,
    /// What was said among those who watch; none while the caller sits at a running game.
    gallery: Option<Vec<Heard>>,
}

/// What was said, also before the caller came.
#[utoipa::path(get, path = "/api/tables/{id}/talk", tag = "talk", params(TableId),
    responses((status = 200, body = Talk), Refused))]
pub(super) async fn hear(at: At) -> Answered {
    at.answer(async {
        let row = at.row()?;
        let words = match shelf::title(&row.game) {
            Some(title) => speech::of(title, at.caller.lang),
            None => speech::house(at.caller.lang),
        };
        let talk = chat::talk(&at.app, &at.caller, &row, &words)?;
        Ok(Talk {
            table: talk.table,
            gallery: talk.gallery,
        })
    })
    .await
}

/// Says something: at the table if the caller sits there, else among those who watch.
#[utoipa::path(post, path = "/api/tables/{id}/talk", tag = "talk", params(TableId), request_body = Said,
    responses((status = 200, body = Did), Refused))]
pub(super) async fn say(at: At, Sent(said): Sent<Said>) -> Answered {
    at.answer(async {
        chat::say(&at.app, &at.caller, &at.row()?, said).await?;
        Ok(Did::IT)
    })
    .await
}

/// Somebody who is not to be heard, or is again.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Mute {
    /// As told with what they said.
    speaker: String,
    mute: bool,
}

/// Mutes somebody for the caller, everywhere, or hears them again.
#[utoipa::path(post, path = "/api/tables/{id}/mute", tag = "talk", params(TableId), request_body = Mute,
    responses((status = 200, body = Did), Refused))]
pub(super) async fn mute(at: At, Sent(sent): Sent<Mute>) -> Answered {
    at.answer(async {
        at.row()?;
        chat::mute(&at.app, &at.caller, &sent.speaker, sent.mute).await?;
        Ok(Did::IT)
    })
    .await
}

/// What one can point at now: places that everybody sees.
#[utoipa::path(get, path = "/api/tables/{id}/spots", tag = "talk", params(TableId),
    responses((status = 200, body = Spots), Refused))]
pub(super) async fn spots(at: At) -> Answered {
    at.ask(Ok(What::Spots)).await
}

/// What the clocks of those show who are asked.
#[utoipa::path(get, path = "/api/tables/{id}/clocks", tag = "look", params(TableId),
    responses((status = 200, body = Readings), Refused))]
pub(super) async fn clocks(at: At) -> Answered {
    at.ask(Ok(What::Clocks)).await
}
