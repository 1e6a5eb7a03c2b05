//! Par, worked out beside the tables: one deal at a time, on a thread of its own that a closing house does not wait for.

use crate::{app::App, ledger::Ledger, problem::Problem};
use axum::http::StatusCode;
use bots::PAR_VERSION;
use serde_json::Value;
use shelf::Visitor;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
};
use store::{Change, Status};
use table::{Eye, Face, Luck, Say};
use tokio::sync::{Semaphore, oneshot};

/// How many deals may wait; whoever looks at the end of another game later asks again.
const QUEUE: usize = 64;

/// The deals whose par is wanted, with the tables to tell, and the one desk at which it is worked out.
pub(crate) struct Pars {
    wanted: Mutex<BTreeMap<String, BTreeSet<String>>>,
    desk: Arc<Semaphore>,
}

impl Default for Pars {
    fn default() -> Pars {
        Pars {
            wanted: Mutex::default(),
            desk: Arc::new(Semaphore::new(1)),
        }
    }
}

impl Pars {
    fn wanted(&self) -> MutexGuard<'_, BTreeMap<String, BTreeSet<String>>> {
        self.wanted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a wish; whether it is the first for this deal.
    fn note(&self, deal: &str, table: &str) -> bool {
        let mut wanted = self.wanted();
        if let Some(tables) = wanted.get_mut(deal) {
            tables.insert(table.to_owned());
            return false;
        }
        if wanted.len() >= QUEUE {
            return false;
        }
        wanted.insert(deal.to_owned(), BTreeSet::from([table.to_owned()]));
        true
    }
}

/// A search for par.
struct Search {
    options: Value,
    luck: Luck,
}

impl Visitor for Search {
    type Out = Option<bots::Par>;

    fn visit<G: Face + Eye>(self) -> Option<bots::Par> {
        bots::par_of::<G>(&self.options, &self.luck).ok()
    }
}

/// Par of the deal that a table plays; if it is not known yet, it is worked out, and the table's page hears of it.
pub(crate) fn of(app: &App, table: &str) -> Result<Option<store::Par>, Problem> {
    let Some(attempt) = app.store.attempt(table)? else {
        return Ok(None);
    };
    let deal = attempt.alone.deal;
    let known = app.store.par(&deal)?.filter(|p| p.version == PAR_VERSION);
    if known.is_none() {
        want(app, table, deal)?;
    }
    Ok(known)
}

/// Par of the deal of a game that was played to its end; of a running one it is not told.
pub(crate) fn finished(app: &App, row: &store::TableRow) -> Result<Option<store::Par>, Problem> {
    match row.status {
        Status::Finished => of(app, &row.id),
        _ => Err(Problem::new(
            StatusCode::CONFLICT,
            "not_finished",
            Say::new("problem-par-later"),
        )),
    }
}

/// Par is being worked out, or the table has none.
pub(crate) fn not_ready() -> Problem {
    let say = Say::new("problem-par-not-ready");
    Problem::new(StatusCode::CONFLICT, "par_not_ready", say)
}

fn want(app: &App, table: &str, deal: String) -> Result<(), Problem> {
    let ledger = Ledger::open(app, table)?;
    let card = ledger.title.card();
    // Par is what the newest rules allow.
    if ledger.row.rules != *card.rules.end() || !app.pars.note(&deal, table) {
        return Ok(());
    }
    let search = Search {
        options: ledger.header.options,
        luck: ledger.header.luck,
    };
    let (house, desk) = (app.house(), app.pars.desk.clone());
    tokio::spawn(async move {
        let Ok(_alone_at_the_desk) = desk.acquire_owned().await else {
            return;
        };
        if house.strong_count() == 0 {
            return;
        }
        let (send, found) = oneshot::channel();
        let search = move || {
            // Nobody listens any more when the house has closed.
            let _ = send.send(shelf::with(card.id, search).flatten());
        };
        let started = thread::Builder::new().name("par".into()).spawn(search);
        let found = match started {
            Ok(_) => found.await.ok().flatten(),
            Err(_) => None,
        };
        if let Some(app) = house.upgrade().map(App::of) {
            tell(&app, &deal, found).await;
        }
    });
    Ok(())
}

async fn tell(app: &App, deal: &str, found: Option<bots::Par>) {
    let stored = match found {
        Some(par) => {
            let kept = store::Par {
                deal: deal.to_owned(),
                version: par.version,
                total: par.total,
                greedy: par.greedy,
                bound: par.bound,
                journal: par.journal.write(),
            };
            app.store.commit(Change::Par(kept)).await.is_ok()
        }
        None => false,
    };
    let tables = app.pars.wanted().remove(deal).unwrap_or_default();
    for table in tables.iter().filter(|_| stored) {
        app.besides.tell_all(table);
    }
}
