//! The live stream of a table: a viewer who falls behind skips to the newest scene.

use crate::{app::App, gallery::Showing, limits::StreamGuard};
use axum::{
    body::Body,
    http::{HeaderValue, header},
    response::{
        IntoResponse, Response,
        sse::{Event, Sse},
    },
};
use futures_util::{Stream, StreamExt, stream};
use std::{convert::Infallible, sync::Arc, time::Duration};
use tokio::sync::watch;

/// How often a silent stream says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(20);

struct Viewing {
    scenes: watch::Receiver<Arc<Showing>>,
    closing: watch::Receiver<bool>,
    last: Option<Arc<Showing>>,
    /// Whether the current scene is still to be sent.
    first: bool,
    _guard: StreamGuard,
}

/// Something to be said on a stream.
enum Told {
    /// What the viewer must be told, and its count.
    Scene(u64, String),
    /// Nothing but that the line is up.
    Alive,
}

/// A stream of scenes as server-sent events; `have` is the count of the page the viewer was given already.
pub(crate) fn events(
    app: &App,
    scenes: watch::Receiver<Arc<Showing>>,
    have: Option<u64>,
    guard: StreamGuard,
) -> Response {
    let events = messages(app, scenes, have, guard).map(|told| {
        Ok::<_, Infallible>(match told {
            Told::Scene(count, text) => Event::default()
                .event("scene")
                .id(count.to_string())
                .data(text),
            Told::Alive => Event::default().event("alive").data(""),
        })
    });
    unbuffered(Sse::new(events).into_response())
}

/// The same as lines of JSON; an empty line says that the line is up.
pub(crate) fn lines(
    app: &App,
    scenes: watch::Receiver<Arc<Showing>>,
    have: Option<u64>,
    guard: StreamGuard,
) -> Response {
    let lines = messages(app, scenes, have, guard).map(|told| {
        Ok::<_, Infallible>(match told {
            Told::Scene(_, text) => text + "\n",
            Told::Alive => "\n".to_owned(),
        })
    });
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    unbuffered((kind, Body::from_stream(lines)).into_response())
}

/// A proxy must not keep what is said here.
fn unbuffered(mut response: Response) -> Response {
    response
        .headers_mut()
        .insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}

fn messages(
    app: &App,
    scenes: watch::Receiver<Arc<Showing>>,
    have: Option<u64>,
    guard: StreamGuard,
) -> impl Stream<Item = Told> + use<> {
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
                () = tokio::time::sleep(HEARTBEAT) => return Some((Told::Alive, viewing)),
            }
        }
        viewing.first = false;
        let scene = viewing.scenes.borrow_and_update().clone();
        let told = Told::Scene(scene.count, scene.message(viewing.last.as_deref()));
        viewing.last = Some(scene);
        Some((told, viewing))
    })
}
