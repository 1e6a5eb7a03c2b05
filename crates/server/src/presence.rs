//! Who is here: whoever holds a stream open, or asked for something a moment ago. A page out of sight holds no stream but asks now and
//! then, so nobody counts as gone before that was due.

use crate::{
    app::now,
    pace::{Pace, Time},
    room::Room,
};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use table::Seats;

/// How often a table looks round for somebody who may be silent for so long.
pub(crate) fn often(away: Duration) -> Duration {
    (away / 4).min(Duration::from_secs(5))
}

/// What is known of one visitor.
#[derive(Clone, Copy, Debug)]
struct Trace {
    streams: usize,
    heard: i64,
}

/// When each visitor was last heard of.
#[derive(Debug)]
pub(crate) struct Presence {
    opened: i64,
    traces: Mutex<HashMap<String, Trace>>,
}

impl Default for Presence {
    fn default() -> Presence {
        Presence {
            opened: now(),
            traces: Mutex::default(),
        }
    }
}

impl Presence {
    fn traces(&self) -> MutexGuard<'_, HashMap<String, Trace>> {
        self.traces.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, visitor: &str, streams: impl Fn(usize) -> usize) {
        let mut traces = self.traces();
        let before = traces.get(visitor).map_or(0, |t| t.streams);
        let trace = Trace {
            streams: streams(before),
            heard: now(),
        };
        match traces.get_mut(visitor) {
            Some(known) => *known = trace,
            None => drop(traces.insert(visitor.to_owned(), trace)),
        }
    }

    /// A visitor asked for something.
    pub(crate) fn heard(&self, visitor: &str) {
        self.note(visitor, |streams| streams);
    }

    /// Since when nothing was heard of a visitor; none of one who is here.
    pub(crate) fn silent_since(&self, visitor: &str) -> Option<i64> {
        match self.traces().get(visitor) {
            Some(trace) => (trace.streams == 0).then_some(trace.heard),
            // Nobody can have come before the house was opened.
            None => Some(self.opened),
        }
    }

    /// Forgets those who have been gone for a day.
    pub(crate) fn tidy(&self) {
        let yesterday = now() - 24 * 60 * 60 * 1000;
        self.traces()
            .retain(|_, t| t.streams > 0 || t.heard > yesterday);
    }
}

/// Keeps a visitor here as long as a stream of theirs is open.
pub(crate) struct Stay {
    presence: Arc<Presence>,
    visitor: Option<String>,
}

impl Stay {
    pub(crate) fn of(presence: &Arc<Presence>, visitor: Option<&str>) -> Stay {
        if let Some(visitor) = visitor {
            presence.note(visitor, |streams| streams + 1);
        }
        Stay {
            presence: presence.clone(),
            visitor: visitor.map(str::to_owned),
        }
    }
}

impl Drop for Stay {
    fn drop(&mut self) {
        if let Some(visitor) = &self.visitor {
            self.presence
                .note(visitor, |streams| streams.saturating_sub(1));
        }
    }
}

impl Room {
    /// Those who are asked and have not been heard of for a while. Where there are days for a move nobody is expected to be here.
    fn missed(&self) -> Seats {
        let days = matches!(Pace::read(&self.row.pace).time, Time::Days { .. });
        let people = self.people_here();
        if days || people.len() < 2 {
            return Seats::NONE;
        }
        let latest = now() - self.app.settings.away.as_millis() as i64;
        let gone = |visitor: &String| {
            let since = self.app.presence.silent_since(visitor);
            since.is_some_and(|since| since <= latest)
        };
        let asked = self.asked().iter().filter(|seat| people.has(*seat));
        asked
            .filter(|seat| self.places[seat.index()].visitor.as_ref().is_some_and(gone))
            .collect()
    }

    /// Notices who is missed, and who is back.
    pub(crate) fn look_round(&mut self) {
        let missed = self.missed();
        if missed != self.absent {
            self.absent = missed;
            self.tell_people();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_asks_or_holds_a_stream_is_here() {
        let presence = Arc::new(Presence::default());
        assert_eq!(presence.silent_since("v"), Some(presence.opened));
        let stays = [(); 2].map(|()| Stay::of(&presence, Some("v")));
        let [first, second] = stays;
        drop(first);
        assert_eq!(presence.silent_since("v"), None);
        drop(second);
        assert!(presence.silent_since("v") >= Some(presence.opened));
        presence.tidy();
        assert_eq!(presence.traces().len(), 1, "gone only for a moment");
    }
}
