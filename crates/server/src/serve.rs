//! Opening and closing the house.

use crate::{
    api,
    app::{App, House, Settings, now},
    guard, limits, pages,
    room::{Claim, What},
};
use axum::{Router, extract::DefaultBodyLimit, middleware};
use std::{fmt, io, net::SocketAddr, sync::Weak, time::Duration};
use store::{OpenError, Status, Store, Which};
use table::{Lang, Table};
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;

/// Why the house cannot be opened.
#[derive(Debug)]
pub enum ServeError {
    /// The data cannot be used.
    Data(OpenError),
    /// Another program listens there.
    PortInUse(SocketAddr),
    /// The address cannot be listened on.
    Address(SocketAddr, io::Error),
    /// Serving stopped by itself.
    Broken(io::Error),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ServeError::Data(error) => write!(f, "{error}"),
            ServeError::PortInUse(at) => {
                write!(
                    f,
                    "another program listens on {at}: stop it, or choose another port with --listen"
                )
            }
            ServeError::Address(at, error) => write!(f, "cannot listen on {at}: {error}"),
            ServeError::Broken(error) => write!(f, "the server stopped: {error}"),
        }
    }
}

impl std::error::Error for ServeError {}

/// A house that is open.
#[derive(Debug)]
pub struct Serving {
    /// Where it listens.
    pub address: SocketAddr,
    house: Weak<House>,
    task: tokio::task::JoinHandle<io::Result<()>>,
    close: tokio::sync::watch::Sender<bool>,
    closed: tokio::sync::mpsc::Receiver<()>,
}

/// How long streams and requests may take to end when the house closes.
const PATIENCE: Duration = Duration::from_millis(1500);

/// Opens the house; it serves until [`Serving::close`].
pub async fn serve(mut settings: Settings) -> Result<Serving, ServeError> {
    let wanted = settings.listen;
    let listener = TcpListener::bind(wanted)
        .await
        .map_err(|error| match error.kind() {
            io::ErrorKind::AddrInUse => ServeError::PortInUse(wanted),
            _ => ServeError::Address(wanted, error),
        })?;
    let address = listener.local_addr().map_err(ServeError::Broken)?;
    settings.listen = address;
    let store = Store::open(&settings.data).map_err(ServeError::Data)?;
    let (app, closed) = App::new(settings, store);
    resume(&app).await;
    let router = Router::new()
        .merge(api::routes())
        // Pages and files shrink to a quarter on the way; the answers of the interface are short and its stream must flow.
        .merge(pages::routes().layer(CompressionLayer::new()))
        .layer(DefaultBodyLimit::max(limits::BODY))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app.clone());
    let close = app.closing.clone();
    let house = app.house();
    tokio::spawn(tidy(app.clone()));
    tokio::spawn(keep_time(app));
    let mut closing = close.subscribe();
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    let server = axum::serve(listener, service).with_graceful_shutdown(async move {
        let _ = closing.wait_for(|closing| *closing).await;
    });
    let task = tokio::spawn(async move { server.await });
    Ok(Serving {
        address,
        house,
        task,
        close,
        closed,
    })
}

/// Bots go on where they were.
async fn resume(app: &App) {
    let Ok(running) = app.store.tables(Which::Status(Status::Playing), u32::MAX) else {
        return;
    };
    for listed in running {
        let Ok(places) = crate::seating::places(&listed.table) else {
            continue;
        };
        let bot_asked = (0..)
            .zip(&places)
            .any(|(i, p)| p.bot.is_some() && (listed.asked >> i) & 1 == 1);
        if bot_asked || listed.steps == 0 {
            app.rooms.rouse(app, &listed.table.id).await;
        }
    }
}

async fn tidy(app: App) {
    let mut closing = app.closing.subscribe();
    loop {
        tokio::select! {
            () = tokio::time::sleep(Duration::from_secs(60)) => {
                app.limits.tidy();
                app.presence.tidy();
            }
            _ = closing.changed() => return,
        }
    }
}

/// How often tables that nobody looks at are looked through for a clock that ran out.
const ROUND: Duration = Duration::from_secs(2);

/// Brings tables to mind whose time is up; each then sees to it itself.
async fn keep_time(app: App) {
    let mut closing = app.closing.subscribe();
    loop {
        let due = app.store.tables(Which::Due(now()), u32::MAX);
        for listed in due.unwrap_or_default() {
            app.rooms.rouse(&app, &listed.table.id).await;
        }
        tokio::select! {
            () = tokio::time::sleep(ROUND) => {}
            _ = closing.changed() => return,
        }
    }
}

impl Serving {
    /// Bounds the size of the data: what lies beyond is refused as by a full disk.
    pub async fn bound_data(&self, bytes: Option<u64>) {
        if let Some(house) = self.house.upgrade() {
            // A store that has stopped writes nothing anyway.
            let _ = house.store.quota(bytes).await;
        }
    }

    /// Stops writing and starts again: in between changes are refused as by a folder that may not be written.
    pub async fn hold_writing(&self, on: bool) {
        if let Some(house) = self.house.upgrade() {
            let _ = house.store.read_only(on).await;
        }
    }

    /// Puts another table in the place of one that runs, in memory alone: a test sees whether a viewer can tell. Whoever watches has
    /// to look anew.
    pub async fn alter(
        &self,
        table: &str,
        alter: impl FnOnce(&mut Box<dyn Table>) + Send + 'static,
    ) {
        if let Some(app) = self.house.upgrade().map(App::of) {
            let what = What::Alter(Box::new(alter));
            // A table that is not there is not altered.
            let _ = app
                .rooms
                .ask(&app, table, Claim::default(), Lang::En, what)
                .await;
        }
    }

    /// Closes the house: streams end, what was acknowledged is stored.
    pub async fn close(mut self) -> Result<(), ServeError> {
        self.close.send_replace(true);
        let ended = tokio::time::timeout(PATIENCE, async {
            let result = (&mut self.task).await;
            self.closed.recv().await;
            result
        });
        match ended.await {
            Ok(Ok(result)) => result.map_err(ServeError::Broken),
            Ok(Err(_)) => Ok(()),
            Err(_) => {
                // Whoever holds a connection longer than that is left behind.
                self.task.abort();
                Ok(())
            }
        }
    }
}
