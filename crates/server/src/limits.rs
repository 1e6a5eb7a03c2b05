//! How much one visitor may ask: requests a minute, streams at once, tables set up.

use crate::problem::Problem;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter, clock::Clock, clock::DefaultClock};
use std::{
    collections::HashMap,
    num::NonZeroU32,
    sync::{Arc, Mutex},
};

/// The largest body that is read, in bytes; a custom content set is the largest thing sent.
pub(crate) const BODY: usize = 128 * 1024;
/// The longest name, in characters.
pub(crate) const NAME: usize = 24;
/// Streams one visitor may hold open.
const STREAMS: usize = 24;

/// Counts what each visitor, or each address without one, has asked for.
pub(crate) struct Limits {
    requests: DefaultKeyedRateLimiter<String>,
    tables: DefaultKeyedRateLimiter<String>,
    streams: Arc<Mutex<HashMap<String, usize>>>,
}

impl Limits {
    pub(crate) fn new(per_minute: u32) -> Limits {
        let per_minute = NonZeroU32::new(per_minute).unwrap_or(NonZeroU32::MIN);
        Limits {
            requests: RateLimiter::keyed(Quota::per_minute(per_minute)),
            tables: RateLimiter::keyed(Quota::per_hour(
                per_minute.saturating_mul(const { NonZeroU32::new(2).unwrap() }),
            )),
            streams: Arc::default(),
        }
    }

    /// One more request of `who`.
    pub(crate) fn request(&self, who: &String) -> Result<(), Problem> {
        check(&self.requests, who)
    }

    /// One more table set up by `who`.
    pub(crate) fn table(&self, who: &String) -> Result<(), Problem> {
        check(&self.tables, who)
    }

    /// One more stream of `who`, until the guard is dropped.
    pub(crate) fn stream(&self, who: String) -> Result<StreamGuard, Problem> {
        let mut streams = self.streams.lock().expect("no one panics while counting");
        let open = streams.entry(who.clone()).or_default();
        if *open >= STREAMS {
            return Err(Problem::too_many(10));
        }
        *open += 1;
        Ok(StreamGuard {
            who,
            streams: self.streams.clone(),
        })
    }

    /// Forgets those who have not asked for a while.
    pub(crate) fn tidy(&self) {
        self.requests.retain_recent();
        self.tables.retain_recent();
    }
}

fn check(limiter: &DefaultKeyedRateLimiter<String>, who: &String) -> Result<(), Problem> {
    limiter.check_key(who).map_err(|until| {
        let wait = until.wait_time_from(DefaultClock::default().now());
        Problem::too_many(wait.as_secs() + 1)
    })
}

/// Holds one of a visitor's streams.
pub(crate) struct StreamGuard {
    who: String,
    streams: Arc<Mutex<HashMap<String, usize>>>,
}

impl Drop for StreamGuard {
    fn drop(&mut self) {
        let mut streams = self.streams.lock().expect("no one panics while counting");
        if let Some(open) = streams.get_mut(&self.who) {
            *open -= 1;
            if *open == 0 {
                streams.remove(&self.who);
            }
        }
    }
}
