//! Looking at a table, once or as long as it lasts.

use super::{Answered, Asked, At, Sent};
use crate::{
    answers::{Closely, Known},
    gallery::Showing,
    limits::StreamGuard,
    openapi::{Refused, TableId},
    problem::Problem,
    room::{Answer, What, Worded},
    scene::Message,
    stream::{self, Around},
};
use axum::response::Response;
use serde::Deserialize;
use std::sync::Arc;
use tokio::sync::watch;
use utoipa::{IntoParams, ToSchema};

/// The table as the caller sees it now.
#[utoipa::path(get, path = "/api/tables/{id}/scene", tag = "look", params(TableId),
    responses((status = 200, body = Message), Refused))]
pub(super) async fn scene(at: At) -> Answered {
    at.ask(Ok(What::Watch)).await
}

/// Something to look at closely.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Named {
    /// The `data-detail` of something on the page.
    name: String,
}

/// A thing on the page, large and in words. A POST like all that tells what a seat is interested in.
#[utoipa::path(post, path = "/api/tables/{id}/detail", tag = "look", params(TableId), request_body = Named,
    responses((status = 200, body = Closely), Refused))]
pub(super) async fn detail(at: At, Sent(named): Sent<Named>) -> Answered {
    at.ask(Ok(What::Detail(named.name))).await
}

/// What the caller knows, as data instead of a page.
#[utoipa::path(get, path = "/api/tables/{id}/view", tag = "look", params(TableId),
    responses((status = 200, body = Known), Refused))]
pub(super) async fn view(at: At) -> Answered {
    at.ask(Ok(What::Know)).await
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Have {
    /// The `count` of the scene the caller has; without it, the first message is the whole scene.
    have: Option<u64>,
}

/// The table from now on, as server-sent events.
///
/// Events are named `scene` and carry the viewer's own count as id. `beside` says that talk, clocks or people changed, `anew` that the
/// device is in other hands or was turned away and what it shows must go, `alive` that the line is up.
#[utoipa::path(get, path = "/api/tables/{id}/stream", tag = "look", params(TableId, Have),
    responses((status = 200, body = String, content_type = "text/event-stream"), Refused))]
pub(super) async fn stream(at: At, Asked(have): Asked<Have>) -> Result<Response, Worded> {
    let (scenes, around, guard) = at.watch().await?;
    Ok(stream::events(&at.app, scenes, have.have, around, guard))
}

/// The table from now on, one scene a line.
///
/// The same messages as the stream of events, as newline-delimited JSON. An empty line says that the line is up.
#[utoipa::path(get, path = "/api/tables/{id}/stream.ndjson", tag = "look", params(TableId, Have),
    responses((status = 200, body = Message, content_type = "application/x-ndjson"), Refused))]
pub(super) async fn stream_ndjson(at: At, Asked(have): Asked<Have>) -> Result<Response, Worded> {
    let (scenes, around, guard) = at.watch().await?;
    Ok(stream::lines(&at.app, scenes, have.have, around, guard))
}

type Watched = (watch::Receiver<Arc<Showing>>, Around, StreamGuard);

impl At {
    async fn watch(&self) -> Result<Watched, Worded> {
        let refused = |problem| self.caller.problem(problem);
        let row = self.row().map_err(refused)?;
        let around = Around::of(&self.app, &self.caller, &row);
        let counted = self.caller.counted.clone();
        let guard = self.app.limits.stream(counted);
        let guard = guard.map_err(|p| self.caller.problem(p))?;
        match self.put(What::Watch).await? {
            Answer::Scenes(scenes) => Ok((scenes, around, guard)),
            Answer::Data(_) => Err(self.caller.problem(Problem::closing())),
        }
    }
}
