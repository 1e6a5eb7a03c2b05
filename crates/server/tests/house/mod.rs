//! A house of its own for each test, in a folder of its own.

#![allow(dead_code, reason = "each test file uses its part")]

use crate::client::Client;
use serde_json::json;
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
        away: Duration::from_secs(60),
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

    /// Bounds the data to what is there already, or no longer.
    pub(crate) fn fill_disk(&self, full: bool) {
        let serving = self.serving.as_ref().expect("the house is open");
        let bound = full.then_some(0);
        self.runtime.block_on(serving.bound_data(bound));
    }

    pub(crate) fn hold_writing(&self, on: bool) {
        let serving = self.serving.as_ref().expect("the house is open");
        self.runtime.block_on(serving.hold_writing(on));
    }

    /// Does something to a running table behind everybody's back.
    pub(crate) fn alter(
        &self,
        table: &str,
        alter: impl FnOnce(&mut Box<dyn table::Table>) + Send + 'static,
    ) {
        let serving = self.serving.as_ref().expect("the house is open");
        self.runtime.block_on(serving.alter(table, alter));
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

/// Two people at one table, and its id.
pub(crate) fn two(house: &House) -> (Client, Client, String) {
    let mut first = house.visitor();
    let body = json!({"game": game(), "seats": ["me", "open"], "nonce": "a"});
    let answer = first.post("/api/tables", &body);
    assert_eq!(answer.status, 200, "{}", answer.body);
    let table = answer.json()["table"].as_str().unwrap().to_owned();
    assert_eq!(
        first.get(&format!("/api/tables/{table}/scene")).status,
        409,
        "a seat is open"
    );
    let mut second = house.visitor();
    let answer = second.post(&format!("/api/tables/{table}/sit"), &json!({"nonce": "b"}));
    assert_eq!(
        (answer.status, answer.json()["seat"].as_u64()),
        (200, Some(1))
    );
    let mut third = house.visitor();
    assert_eq!(
        third
            .post(&format!("/api/tables/{table}/sit"), &json!({}))
            .status,
        409
    );
    (first, second, table)
}
