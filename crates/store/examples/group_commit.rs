//! How fast the store takes steps that are on the disk before they are told.
//!
//! `cargo run --release -p roundhouse-store --example group_commit [folder]`; the folder should lie on the disk that the
//! data will. Speeds differ between machines and hours; the ratio of the lines is what to look at.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use store::{Change, Entry, Luck, Request, Status, Store, TableRow};

const TABLES: u32 = 500;
const FOR: Duration = Duration::from_secs(3);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let place = std::env::args_os()
        .nth(1)
        .map_or_else(std::env::temp_dir, PathBuf::from);
    let mut out = io::stdout().lock();
    let alone = measure(&place, |store| writers(store, 1))?;
    writeln!(out, "one row a transaction   {alone}")?;
    for n in [16, 64, 256] {
        let shared = measure(&place, |store| writers(store, n))?;
        let ratio = shared.rate() / alone.rate();
        writeln!(out, "{n:3} writers             {shared}, {ratio:.1} times")?;
    }
    let flight = measure(&place, |store| in_flight(store, 64))?;
    let ratio = flight.rate() / alone.rate();
    writeln!(out, "64 at once, one caller  {flight}, {ratio:.1} times")?;
    Ok(())
}

struct Measured {
    rows: u64,
    transactions: u64,
    seconds: f64,
}

impl Measured {
    fn rate(&self) -> f64 {
        self.rows as f64 / self.seconds
    }
}

impl std::fmt::Display for Measured {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let together = self.rows as f64 / self.transactions as f64;
        let rate = self.rate();
        write!(f, "{rate:8.0} durable rows/s, {together:5.1} a transaction")
    }
}

fn measure(place: &PathBuf, work: impl FnOnce(&Store)) -> io::Result<Measured> {
    let dir = tempfile::tempdir_in(place)?;
    let store = Store::open(dir.path()).map_err(io::Error::other)?;
    let tables: Vec<Change> = (0..TABLES).map(new_table).collect();
    store.commit(tables).wait().map_err(io::Error::other)?;
    let (before, start) = (store.tally(), Instant::now());
    work(&store);
    let seconds = start.elapsed().as_secs_f64();
    let after = store.tally();
    Ok(Measured {
        rows: after.commits - before.commits,
        transactions: after.transactions - before.transactions,
        seconds,
    })
}

/// Threads that each wait for their step before they make the next, going round their share of the tables.
fn writers(store: &Store, n: u32) {
    let end = Instant::now() + FOR;
    thread::scope(|scope| {
        for first in 0..n {
            scope.spawn(move || {
                let mine = (first..TABLES).step_by(n as usize);
                for step in 0.. {
                    for table in mine.clone() {
                        if Instant::now() > end {
                            return;
                        }
                        let told = store.commit(append(table, step)).wait();
                        told.expect("no one else writes here");
                    }
                }
            });
        }
    });
}

/// One thread that keeps so many steps on their way, as tasks of one executor do.
fn in_flight(store: &Store, n: usize) {
    let end = Instant::now() + FOR;
    let mut pending = VecDeque::new();
    for step in 0.. {
        for table in 0..TABLES {
            if pending.len() == n {
                let oldest: store::Pending<()> = pending.pop_front().expect("n is not 0");
                oldest.wait().expect("no one else writes here");
            }
            if Instant::now() > end {
                return;
            }
            pending.push_back(store.commit(append(table, step)));
        }
    }
}

fn new_table(no: u32) -> Change {
    let row = TableRow {
        id: no.to_string(),
        game: "a-game".into(),
        rules: 1,
        options: "{}".into(),
        seats: "[]".into(),
        status: Status::Playing,
        pace: "none".into(),
        practice: false,
        public: true,
        watch: true,
        host: None,
        created: 0,
        updated: 0,
    };
    Change::NewTable(row, Luck::default())
}

fn append(table: u32, step: u32) -> Change {
    let entry = Entry {
        step,
        seat: Some((step % 4) as u8),
        kind: "play".into(),
        body: "track:3 cell:b2 turned".into(),
        request: Some(Request {
            id: format!("{table:012x}{step:012x}"),
            answer: r#"{"seen":17}"#.into(),
        }),
        digest: vec![7; 16],
        asked: 1,
        due: None,
        at: 1_790_000_000_000 + i64::from(step),
    };
    Change::append(table.to_string(), entry)
}
