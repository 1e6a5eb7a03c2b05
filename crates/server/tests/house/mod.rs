//! A house of its own for each test, in a folder of its own.

#![allow(dead_code, reason = "each test file uses its part")]

use crate::client::Client;
use server::{Serving, Settings};
use std::{net::SocketAddr, path::Path, time::Duration};
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// An open house.
pub(crate) struct House {
    runtime: Runtime,
    serving: Option<Serving>,
    pub(crate) address: SocketAddr,
    pub(crate) data: TempDir,
}

pub(crate) fn settings(data: &Path) -> Settings {
    Settings {
        listen: "127.0.0.1:0".parse().unwrap(),
        data: data.to_owned(),
        public_url: None,
        trusted_proxies: Vec::new(),
        bot_pause: Duration::ZERO,
        idle: Duration::from_secs(600),
        requests_per_minute: 1_000_000,
    }
}

impl House {
    pub(crate) fn open() -> House {
        House::with(|_| {})
    }

    pub(crate) fn with(change: impl FnOnce(&mut Settings)) -> House {
        let data = TempDir::new().unwrap();
        let mut settings = settings(data.path());
        change(&mut settings);
        let runtime = Runtime::new().unwrap();
        let serving = runtime.block_on(server::serve(settings)).unwrap();
        House {
            address: serving.address,
            runtime,
            serving: Some(serving),
            data,
        }
    }

    pub(crate) fn visitor(&self) -> Client {
        Client::new(self.address)
    }

    /// Closes the house and opens it again on the same data.
    pub(crate) fn reopen(&mut self) {
        self.close();
        let mut settings = settings(self.data.path());
        settings.listen = self.address;
        let serving = self.runtime.block_on(server::serve(settings)).unwrap();
        self.serving = Some(serving);
    }

    pub(crate) fn close(&mut self) {
        if let Some(serving) = self.serving.take() {
            self.runtime.block_on(serving.close()).unwrap();
        }
    }
}

/// The first game on the shelf: what holds for the house holds for any game.
pub(crate) fn game() -> &'static str {
    shelf::IDS[0]
}
