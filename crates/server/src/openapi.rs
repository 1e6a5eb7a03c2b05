//! The written interface: OpenAPI 3.1, drawn from the handlers and the types they read and answer.

use crate::problem::Body;
use axum::{
    http::header,
    response::IntoResponse,
    routing::{MethodRouter, get},
};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::{
    IntoParams, IntoResponses, Modify,
    openapi::{
        self,
        security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme},
    },
};

/// Where it is served.
pub(crate) const ADDRESS: &str = "/api/openapi.json";

/// What is written above all routes.
#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Roundhouse",
        description = "A house of railway board games: set up tables, look at them, play. See docs/api.md for a bot in forty lines.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0")
    ),
    tags(
        (name = "games", description = "What is on the shelf"),
        (name = "me", description = "The caller: name, devices, tables"),
        (name = "talk", description = "What is said at a table and around it"),
        (name = "tables", description = "Setting up and sitting down"),
        (name = "alone", description = "Games that one plays alone: the challenge of the day, scores, par"),
        (name = "look", description = "Looking at a table"),
        (name = "play", description = "What a seat does"),
        (name = "ask", description = "What a seat asks before it does anything"),
        (name = "house", description = "The house itself"),
    ),
    modifiers(&Keys),
    security((), ("seat key" = []), ("visitor" = [])),
)]
pub(crate) struct OpenApi;

impl OpenApi {
    pub(crate) fn document() -> openapi::OpenApi {
        <OpenApi as utoipa::OpenApi>::openapi()
    }
}

/// The two ways to say who one is.
struct Keys;

impl Modify for Keys {
    fn modify(&self, document: &mut openapi::OpenApi) {
        let components = document.components.get_or_insert_default();
        let seat = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        components.add_security_scheme("seat key", seat);
        let cookie = ApiKeyValue::with_description(
            "roundhouse7711",
            "A visitor's browser. The name carries the port; writes need the house's own Origin beside it.",
        );
        let visitor = SecurityScheme::ApiKey(ApiKey::Cookie(cookie));
        components.add_security_scheme("visitor", visitor);
    }
}

/// The finished document as text.
pub(crate) fn written(document: openapi::OpenApi) -> String {
    document.to_json().expect("the document has only text keys")
}

/// Serves the document.
pub(crate) fn serving<S: Clone + Send + Sync + 'static>(document: Arc<String>) -> MethodRouter<S> {
    get(move || {
        let headers = [(header::CONTENT_TYPE, "application/json")];
        let text = document.as_str().to_owned();
        async move { (headers, text).into_response() }
    })
}

/// A table's name in an address.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
#[expect(dead_code, reason = "only written down; `At` reads it")]
pub(crate) struct TableId {
    /// The table.
    id: String,
}

/// Why something was not done. All of them are `application/problem+json`.
#[derive(IntoResponses)]
#[expect(dead_code, reason = "only written down; `Problem` answers")]
pub(crate) enum Refused {
    /// The request cannot be read.
    #[response(status = 400, content_type = "application/problem+json")]
    BadRequest(Body),
    /// Not the caller's seat, or from a foreign page.
    #[response(status = 403, content_type = "application/problem+json")]
    Forbidden(Body),
    /// There is nothing here.
    #[response(status = 404, content_type = "application/problem+json")]
    NotFound(Body),
    /// The table has moved on, or is not so far.
    #[response(status = 409, content_type = "application/problem+json")]
    Conflict(Body),
    /// Too large to be taken.
    #[response(status = 413, content_type = "application/problem+json")]
    TooLarge(Body),
    /// The rules refuse it: `rule` is the rulebook's anchor.
    #[response(status = 422, content_type = "application/problem+json")]
    AgainstTheRules(Body),
    /// Too many requests; `Retry-After` says when.
    #[response(status = 429, content_type = "application/problem+json")]
    TooMany(Body),
    /// The house is closing or unwell.
    #[response(status = 503, content_type = "application/problem+json")]
    Closing(Body),
    /// It could not be stored; nothing has changed.
    #[response(status = 507, content_type = "application/problem+json")]
    NotStored(Body),
}
