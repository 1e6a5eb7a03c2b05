//! The live stream of a table: a viewer who falls behind skips to the newest scene.

use crate::{
    app::App, chat, covers::Sight, gallery::Showing, limits::StreamGuard, presence::Stay,
    visitors::Caller,
};
use axum::{
    body::Body,
    http::{HeaderValue, header},
    response::{
        IntoResponse, Response,
        sse::{Event, Sse},
    },
};
use futures_util::{Stream, StreamExt, stream};
use std::{convert::Infallible, pin::Pin, sync::Arc, time::Duration};
use tokio::sync::watch;

/// How often a silent stream says that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(20);

struct Viewing {
    scenes: watch::Receiver<Arc<Showing>>,
    closing: watch::Receiver<bool>,
    around: Around,
    last: Option<Arc<Showing>>,
    /// Whether the current scene is still to be sent.
    first: bool,
    ended: bool,
    _guard: StreamGuard,
}

/// Something to be said on a stream.
enum Told {
    /// What the viewer must be told, and its count.
    Scene(u64, String),
    /// Something beside the game changed.
    Beside,
    /// The device is in other hands, or turned away: what it showed must go.
    Anew,
    /// Nothing but that the line is up.
    Alive,
}

/// What else a stream tells of.
pub(crate) struct Around {
    /// Talk, clocks, who is here.
    beside: watch::Receiver<u64>,
    /// The viewer is here as long as this is kept.
    _stay: Stay,
    /// The device was turned away.
    gone: Pin<Box<dyn Future<Output = ()> + Send>>,
}

impl Around {
    /// What a caller may hear of around a table.
    pub(crate) fn of(app: &App, caller: &Caller, row: &store::TableRow) -> Around {
        let side = chat::side_of(caller, row);
        Around {
            beside: app.besides.listen(&row.id, side),
            _stay: Stay::of(&app.presence, caller.person()),
            gone: Box::pin(app.turned_away.wait(caller.key)),
        }
    }
}

/// A stream of scenes as server-sent events; `have` is the count of the page the viewer was given already.
pub(crate) fn events(
    app: &App,
    scenes: watch::Receiver<Arc<Showing>>,
    have: Option<u64>,
    around: Around,
    guard: StreamGuard,
) -> Response {
    // A browser hears of no event without data.
    let named = |name: &str| Event::default().event(name).data("now");
    let events = messages(app, scenes, have, around, guard).map(move |told| {
        Ok::<_, Infallible>(match told {
            Told::Scene(count, text) => Event::default()
                .event("scene")
                .id(count.to_string())
                .data(text),
            Told::Beside => named("beside"),
            Told::Anew => named("anew"),
            Told::Alive => named("alive"),
        })
    });
    unbuffered(Sse::new(events).into_response())
}

/// The same as lines of JSON; an empty line says that the line is up.
pub(crate) fn lines(
    app: &App,
    scenes: watch::Receiver<Arc<Showing>>,
    have: Option<u64>,
    around: Around,
    guard: StreamGuard,
) -> Response {
    let lines = messages(app, scenes, have, around, guard).map(|told| {
        Ok::<_, Infallible>(match told {
            Told::Scene(_, text) => text + "\n",
            // A program asks for these by itself.
            Told::Beside | Told::Anew | Told::Alive => "\n".to_owned(),
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
    around: Around,
    guard: StreamGuard,
) -> impl Stream<Item = Told> + use<> {
    let now = scenes.borrow().clone();
    let last = have.filter(|count| *count == now.count).map(|_| now);
    let viewing = Viewing {
        scenes,
        closing: app.closing.subscribe(),
        around,
        last,
        first: true,
        ended: false,
        _guard: guard,
    };
    stream::unfold(viewing, |mut viewing| async move {
        if viewing.ended {
            return None;
        }
        if !viewing.first {
            tokio::select! {
                changed = viewing.scenes.changed() => changed.ok()?,
                _ = viewing.closing.changed() => return None,
                () = &mut viewing.around.gone => {
                    viewing.ended = true;
                    return Some((Told::Anew, viewing));
                }
                Ok(()) = viewing.around.beside.changed() => return Some((Told::Beside, viewing)),
                () = tokio::time::sleep(HEARTBEAT) => return Some((Told::Alive, viewing)),
            }
        }
        viewing.first = false;
        let scene = viewing.scenes.borrow_and_update().clone();
        let covered = matches!(scene.sight, Sight::Covered(_));
        let passed = viewing
            .last
            .as_ref()
            .is_some_and(|last| last.sight != scene.sight);
        if covered || passed {
            // A device that passes to another hand starts anew: nothing of what it showed may stay in its page.
            viewing.last = covered.then_some(scene);
            viewing.first = !covered;
            return Some((Told::Anew, viewing));
        }
        let told = Told::Scene(scene.count, scene.message(viewing.last.as_deref()));
        viewing.last = Some(scene);
        Some((told, viewing))
    })
}
