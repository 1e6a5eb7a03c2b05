//! Who holds which key, as last read: every request asks, and hardly ever anything has changed since.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::change::Change;
use crate::record::{KeyHash, SeatKey, Visitor};

/// Holders kept in mind; when there are more, all are read again.
const MOST: usize = 4096;

/// Keys that were asked for. Only those that open something are kept, so that guessing fills nothing.
#[derive(Debug, Default)]
pub(crate) struct Keys(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    /// Moves with every change: what was read before it is not remembered after it.
    edition: u64,
    visitors: HashMap<KeyHash, Visitor>,
    seats: HashMap<KeyHash, SeatKey>,
}

impl Keys {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The visitor who holds a key; read anew if it is not in mind.
    pub(crate) fn visitor<E>(
        &self,
        hash: &KeyHash,
        read: impl FnOnce() -> Result<Option<Visitor>, E>,
    ) -> Result<Option<Visitor>, E> {
        self.remember(hash, |known| &mut known.visitors, read)
    }

    /// The seat a key opens; read anew if it is not in mind.
    pub(crate) fn seat<E>(
        &self,
        hash: &KeyHash,
        read: impl FnOnce() -> Result<Option<SeatKey>, E>,
    ) -> Result<Option<SeatKey>, E> {
        self.remember(hash, |known| &mut known.seats, read)
    }

    fn remember<T: Clone, E>(
        &self,
        hash: &KeyHash,
        of: fn(&mut Known) -> &mut HashMap<KeyHash, T>,
        read: impl FnOnce() -> Result<Option<T>, E>,
    ) -> Result<Option<T>, E> {
        let edition = {
            let mut known = self.known();
            if let Some(holder) = of(&mut known).get(hash) {
                return Ok(Some(holder.clone()));
            }
            known.edition
        };
        let found = read()?;
        let mut known = self.known();
        if let (Some(holder), true) = (&found, known.edition == edition) {
            room(of(&mut known)).insert(*hash, holder.clone());
        }
        Ok(found)
    }

    /// Forgets what a change makes untrue. Called when it is on the disk and before anybody is told.
    pub(crate) fn changed(&self, change: &Change) {
        match change {
            Change::Visitor(Visitor { id, .. }) | Change::Seen { visitor: id, .. } => {
                self.forget(|known| known.visitors.retain(|_, visitor| visitor.id != *id));
            }
            Change::DropVisitorKey(hash) => self.forget(|known| {
                known.visitors.remove(hash);
            }),
            Change::DropSeatKey(hash) => self.forget(|known| {
                known.seats.remove(hash);
            }),
            Change::DropSeatKeys { table, seat } => {
                let dropped = |key: &SeatKey| key.table == *table && key.seat == *seat;
                self.forget(|known| known.seats.retain(|_, key| !dropped(key)));
            }
            _ => {}
        }
    }

    fn forget(&self, what: impl FnOnce(&mut Known)) {
        let mut known = self.known();
        what(&mut known);
        known.edition += 1;
    }
}

fn room<K: Eq + Hash, T>(known: &mut HashMap<K, T>) -> &mut HashMap<K, T> {
    if known.len() >= MOST {
        known.clear();
    }
    known
}
