//! Word that something beside the game changed: talk, clocks, who is here. It says no more than that; whoever hears it asks again,
//! and is told what they may know.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};
use tokio::sync::watch;

/// Who hears of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Side {
    /// Those who sit.
    Table,
    /// Those who watch.
    Gallery,
}

/// The tables somebody looks at, with a number for each side that moves whenever there is something to ask for.
#[derive(Debug, Default)]
pub(crate) struct Besides(Mutex<HashMap<(String, Side), watch::Sender<u64>>>);

impl Besides {
    /// Hears of changes from now on.
    pub(crate) fn listen(&self, table: &str, side: Side) -> watch::Receiver<u64> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, told| told.receiver_count() > 0);
        let told = all.entry((table.to_owned(), side)).or_default();
        told.subscribe()
    }

    /// Tells one side.
    pub(crate) fn tell(&self, table: &str, side: Side) {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(told) = all.get(&(table.to_owned(), side)) {
            told.send_modify(|number| *number += 1);
        }
    }

    /// Tells everybody at and around a table.
    pub(crate) fn tell_all(&self, table: &str) {
        self.tell(table, Side::Table);
        self.tell(table, Side::Gallery);
    }
}
