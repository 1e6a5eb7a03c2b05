//! What every request can reach.

use crate::{
    beside::Besides, devices::TurnedAway, limits::Limits, pars::Pars, presence::Presence,
    rooms::Rooms,
};
use std::{net::IpAddr, net::SocketAddr, path::PathBuf, sync::Arc, sync::Weak, time::Duration};
use store::Store;

/// How the house is opened.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address to listen on.
    pub listen: SocketAddr,
    /// The folder of the data.
    pub data: PathBuf,
    /// The address under which others reach the house, if it has a name: `https://rails.example`.
    pub public_url: Option<String>,
    /// Proxies whose forwarded addresses are believed.
    pub trusted_proxies: Vec<IpAddr>,
    /// How long a bot waits before it acts, so that people can follow.
    pub bot_pause: Duration,
    /// How long somebody may be silent who is waited for; then the others may let a bot play.
    pub away: Duration,
    /// How long a table without visitors stays in memory.
    pub idle: Duration,
    /// How many requests a visitor may send in a minute.
    pub requests_per_minute: u32,
}

impl Settings {
    /// The host of the public address.
    pub(crate) fn public_host(&self) -> Option<&str> {
        let url = self.public_url.as_deref()?;
        url.split_once("://")
            .map(|(_, rest)| rest.trim_end_matches('/'))
    }

    /// The name of the cookie that holds a visitor's key; it carries the port, so that two houses on one machine do not mix.
    pub(crate) fn cookie(&self) -> String {
        format!("roundhouse{}", self.listen.port())
    }
}

/// The house, shared by all requests.
#[derive(Clone)]
pub(crate) struct App(Arc<House>);

/// What the house consists of.
pub(crate) struct House {
    pub(crate) settings: Settings,
    pub(crate) store: Store,
    pub(crate) rooms: Rooms,
    pub(crate) limits: Limits,
    pub(crate) besides: Besides,
    pub(crate) presence: Arc<Presence>,
    pub(crate) turned_away: TurnedAway,
    pub(crate) pars: Pars,
    /// Held by whoever has a game looked at again: it takes a while, and others play meanwhile.
    pub(crate) reviewing: tokio::sync::Mutex<()>,
    /// Held by whoever sits down.
    pub(crate) sitting: tokio::sync::Mutex<()>,
    /// Becomes true when the house closes.
    pub(crate) closing: tokio::sync::watch::Sender<bool>,
    /// Last: its drop tells that the store is closed.
    _open: tokio::sync::mpsc::Sender<()>,
}

impl App {
    /// The house, and a channel that ends when nobody holds it any more and its store is closed.
    pub(crate) fn new(settings: Settings, store: Store) -> (App, tokio::sync::mpsc::Receiver<()>) {
        let (open, closed) = tokio::sync::mpsc::channel(1);
        let house = House {
            limits: Limits::new(settings.requests_per_minute),
            settings,
            store,
            rooms: Rooms::default(),
            besides: Besides::default(),
            presence: Arc::default(),
            turned_away: TurnedAway::default(),
            pars: Pars::default(),
            reviewing: tokio::sync::Mutex::new(()),
            sitting: tokio::sync::Mutex::new(()),
            closing: tokio::sync::watch::Sender::new(false),
            _open: open,
        };
        (App(Arc::new(house)), closed)
    }

    pub(crate) fn of(house: Arc<House>) -> App {
        App(house)
    }

    /// The house, without keeping it open.
    pub(crate) fn house(&self) -> Weak<House> {
        Arc::downgrade(&self.0)
    }
}

impl std::ops::Deref for App {
    type Target = House;

    fn deref(&self) -> &House {
        &self.0
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .unwrap_or_default();
    since.as_millis() as i64
}
