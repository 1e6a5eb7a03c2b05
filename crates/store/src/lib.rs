//! Visitors, tables and journals in one embedded SQLite file.
//!
//! One thread writes. Whatever queues up while it waits for the disk shares the next transaction, so that many tables
//! move at the price of one sync; a change is told done only when it is on the disk. Whoever asks reads beside it. What the texts
//! mean is the server's affair: the store keeps keys, order and promises.
//!
//! ```
//! use store::{Change, Entry, Luck, Request, Status, Store, StoreError, TableRow, Which};
//!
//! let dir = tempfile::tempdir()?;
//! let house = Store::open(dir.path())?;
//!
//! let table = TableRow {
//!     id: "k7pm".into(), game: "a-game".into(), rules: 1, options: "{}".into(), seats: "[]".into(),
//!     status: Status::Playing, pace: "none".into(), practice: false, public: true, watch: true,
//!     host: None,
//!     created: 1_000, updated: 1_000,
//! };
//! house.commit(Change::NewTable(table, Luck::default())).wait()?;
//!
//! let step = Entry {
//!     step: 0, seat: Some(1), kind: "play".into(), body: "track:3 cell:b2".into(),
//!     request: Some(Request { id: "r-1".into(), answer: "told 1".into() }),
//!     digest: vec![1, 2, 3], asked: 0b01, due: None, at: 2_000,
//! };
//! house.commit(Change::append("k7pm", step.clone())).wait()?; // or .await
//!
//! // The answer got lost and the client asks again: it is told the same.
//! let again = house.commit(Change::append("k7pm", step.clone())).wait();
//! assert_eq!(again, Err(StoreError::Duplicate { step: 0, answer: "told 1".into() }));
//!
//! assert_eq!(house.journal("k7pm", 0)?, [step]);
//! let listed = house.tables(Which::Public(Status::Playing), 10)?;
//! assert_eq!((listed[0].steps, listed[0].asked, listed[0].moved), (1, 0b01, 2_000));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # In the folder
//! `roundhouse.sqlite` with its `-wal` and `-shm`, and `lock`, held while a house is open. The schema's number is the
//! file's `user_version`; `src/schema/vN.sql` leads from N-1 to N.
//!
//! | table | key | holds |
//! |---|---|---|
//! | `meta` | name | the house key |
//! | `visitors` | id | name, language, settings, created, seen |
//! | `visitor_keys` | SHA-256 of the key | the visitor; one key per device, with the device's name |
//! | `device_codes` | SHA-256 of the code | the visitor whose next device it lets in, until when |
//! | `tables` | id (inside: `no`) | game, rules, options, seats, status, pace, clocks, practice, public, watch, host, times, luck, rematch |
//! | `seat_keys` | SHA-256 of the key | table, seat, kind, visitor |
//! | `journal` | (table, step) | seat, kind, body, request with its answer, digest, seats asked, due, time |
//! | `finished` | table | time, summary |
//! | `alone` | table | visitor, deal, day, attempt, score: games that one plays alone |
//! | `pars` | deal | version, score, the greedy bot's score, bound, par's game |
//! | `chat` | order | table, room, speaker, body, time |
//!
//! A journal has no gaps, and a request id occurs once per table and seat: both are checked by the writer, which is alone.
//! The journal is a log that grows at its end with its key as an index beside it. Measured at 64 rows a transaction over
//! 500 tables that is 1.7 times as fast as rows stored by key, and 2.2 times as fast as with a second index over the
//! request ids (see `memory.rs`); `examples/group_commit.rs` measures the whole.

mod alone;
mod apply;
mod backup;
mod change;
mod error;
mod keys;
mod lock;
mod memory;
mod pending;
mod reader;
mod record;
mod schema;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{self, Sender};
use std::thread::{self, JoinHandle};

pub use backup::{BackupError, backup};
pub use change::Change;
pub use error::{OpenError, StoreError};
pub use pending::Pending;
pub use reader::Which;
pub use record::{
    Alone, Attempt, ChatLine, Counts, Device, Entry, Finished, KeyHash, Listed, Luck, Millis, Par,
    Request, SeatKey, Secret, Status, TableRow, Visitor,
};

use keys::Keys;
use lock::Lock;
use reader::Readers;
use writer::{Commit, Count, Job, Writer};

/// An open data folder; shared by reference, and closed with all that was committed when dropped.
#[derive(Debug)]
pub struct Store {
    dir: PathBuf,
    house_key: Secret,
    count: Arc<Count>,
    keys: Arc<Keys>,
    jobs: Option<Sender<Job>>,
    writer: Option<JoinHandle<()>>,
    readers: Readers,
    // Last: let go of when all connections are closed.
    _lock: Lock,
}

/// How much was written since the store was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Transactions, each with one sync.
    pub transactions: u64,
    /// Commits that succeeded in them.
    pub commits: u64,
}

impl Store {
    /// Opens a data folder for this process alone, making it or bringing it up to date as needed.
    pub fn open(dir: impl AsRef<Path>) -> Result<Self, OpenError> {
        let dir = dir.as_ref().to_path_buf();
        make_folder(&dir).map_err(|error| OpenError::from_io(&dir, &error))?;
        let lock = Lock::take(&dir)?;
        let (connection, house_key) = schema::open_writer(&dir)?;

        let count = Arc::new(Count::default());
        let keys = Arc::new(Keys::default());
        let writer = Writer {
            connection,
            dir: dir.clone(),
            count: count.clone(),
            keys: keys.clone(),
            memory: memory::Memory::default(),
        };
        let (jobs, queue) = mpsc::channel();
        let writer = thread::Builder::new()
            .name("store-writer".into())
            .spawn(move || writer.work(&queue))
            .map_err(|error| OpenError::from_io(&dir, &error))?;
        Ok(Self {
            readers: Readers::new(dir.clone()),
            dir,
            house_key,
            count,
            keys,
            jobs: Some(jobs),
            writer: Some(writer),
            _lock: lock,
        })
    }

    /// The data folder.
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// 32 random bytes made with the data: what the house signs or derives its own things with.
    pub fn house_key(&self) -> &Secret {
        &self.house_key
    }

    /// Makes one change, or several all or none: `Change`, `[Change; N]` or `Vec<Change>`.
    ///
    /// Changes are taken up in the order of the calls. `Ok` means on the disk; an error means that nothing was changed, and
    /// only a crash right after [`StoreError::Full`] or [`StoreError::Broken`] may show otherwise: the request id tells.
    pub fn commit(&self, changes: impl Into<Vec<Change>>) -> Pending<()> {
        let (promise, pending) = pending::promise();
        let changes = changes.into();
        self.ask_writer(Job::Commit(Commit { changes, promise }));
        pending
    }

    /// Copies the data of this moment into a new file; see [`backup()`].
    pub fn backup(&self, file: impl AsRef<Path>) -> Result<(), BackupError> {
        backup(&self.dir, file.as_ref())
    }

    /// Bounds the size of the data (but never below what is there): beyond it changes fail as [`StoreError::Full`].
    pub fn quota(&self, bytes: Option<u64>) -> Pending<()> {
        let (promise, pending) = pending::promise();
        self.ask_writer(Job::Quota(bytes, promise));
        pending
    }

    /// Stops writing and starts again: in between changes fail as [`StoreError::ReadOnly`].
    pub fn read_only(&self, on: bool) -> Pending<()> {
        let (promise, pending) = pending::promise();
        self.ask_writer(Job::ReadOnly(on, promise));
        pending
    }

    /// How much was written since the store was opened.
    pub fn tally(&self) -> Tally {
        Tally {
            transactions: self.count.transactions.load(Ordering::Relaxed),
            commits: self.count.commits.load(Ordering::Relaxed),
        }
    }

    fn ask_writer(&self, job: Job) {
        if let Some(jobs) = &self.jobs {
            // With the writer gone the promise is dropped, which tells as much.
            let _ = jobs.send(job);
        }
    }
}

impl Drop for Store {
    fn drop(&mut self) {
        // The writer closes last, so that the log is tidied away.
        self.readers.close();
        self.jobs = None;
        if let Some(writer) = self.writer.take() {
            let _ = writer.join();
        }
    }
}

/// Only the house looks into a folder that the house made.
fn make_folder(dir: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(dir)
}
