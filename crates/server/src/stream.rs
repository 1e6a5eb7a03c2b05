//! The live stream of a table: a viewer who falls behind skips to the newest scene.

use crate::{app::App, limits::StreamGuard, scene::Scene};
use axum::response::{
    IntoResponse, Response,
    sse::{Event, Sse},
};
use futures_util::{Stream, stream};
use std::{convert::Infallible, sync::Arc, time::Duration};
use tokio::sync::watch;

/// How often a silent stream says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(20);

struct Viewing {
    scenes: watch::Receiver<Arc<Scene>>,
    closing: watch::Receiver<bool>,
    last: Option<Arc<Scene>>,
    /// Whether the current scene is still to be sent.
    first: bool,
    _guard: StreamGuard,
}

/// A stream of scenes as server-sent events; `have` is the count of the page the viewer was given already.
pub(crate) fn events(
    app: &App,
    scenes: watch::Receiver<Arc<Scene>>,
    have: Option<u64>,
    guard: StreamGuard,
) -> Response {
    let mut response = Sse::new(messages(app, scenes, have, guard)).into_response();
    // A proxy must not keep what is said here.
    response.headers_mut().insert(
        "x-accel-buffering",
        axum::http::HeaderValue::from_static("no"),
    );
    response
}

fn messages(
    app: &App,
    scenes: watch::Receiver<Arc<Scene>>,
    have: Option<u64>,
    guard: StreamGuard,
) -> impl Stream<Item = Result<Event, Infallible>> + use<> {
    let now = scenes.borrow().clone();
    let last = have.filter(|count| *count == now.count).map(|_| now);
    let viewing = Viewing {
        scenes,
        closing: app.closing.subscribe(),
        last,
        first: true,
        _guard: guard,
    };
    stream::unfold(viewing, |mut viewing| async move {
        if !viewing.first {
            tokio::select! {
                changed = viewing.scenes.changed() => changed.ok()?,
                _ = viewing.closing.changed() => return None,
                () = tokio::time::sleep(HEARTBEAT) => {
                    return Some((Ok(Event::default().event("alive").data("")), viewing));
                }
            }
        }
        viewing.first = false;
        let scene = viewing.scenes.borrow_and_update().clone();
        let message = scene.since(viewing.last.as_deref()).to_string();
        let event = Event::default()
            .event("scene")
            .id(scene.count.to_string())
            .data(message);
        viewing.last = Some(scene);
        Some((Ok(event), viewing))
    })
}
