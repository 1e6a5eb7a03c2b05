//! The one thread that writes: whatever has queued up while it synced goes into the next transaction.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::Receiver;

use rusqlite::Connection;

use crate::apply::{Fault, apply};
use crate::change::Change;
use crate::error::{StoreError, of_sqlite};
use crate::keys::Keys;
use crate::memory::Memory;
use crate::pending::Promise;
use crate::schema::pragma;

/// Jobs in one transaction at most: bounds how long the first of them waits for the last.
const TOGETHER: usize = 1024;

/// SQLite's own bound on pages, meaning none of ours.
const NO_QUOTA: i64 = 0xffff_fffe;

/// What the writer can be asked for.
#[derive(Debug)]
pub(crate) enum Job {
    Commit(Commit),
    Quota(Option<u64>, Promise<()>),
    ReadOnly(bool, Promise<()>),
}

/// Changes that belong together, and who waits for them.
#[derive(Debug)]
pub(crate) struct Commit {
    pub(crate) changes: Vec<Change>,
    pub(crate) promise: Promise<()>,
}

/// How much was written since the store was opened.
#[derive(Debug, Default)]
pub(crate) struct Count {
    pub(crate) transactions: AtomicU64,
    pub(crate) commits: AtomicU64,
}

#[derive(Debug)]
pub(crate) struct Writer {
    pub(crate) connection: Connection,
    pub(crate) dir: PathBuf,
    pub(crate) count: Arc<Count>,
    pub(crate) keys: Arc<Keys>,
    pub(crate) memory: Memory,
}

/// Where a transaction came to grief.
enum Halt {
    /// Before it began: no job is to blame.
    Outside(StoreError),
    /// At or after one of its jobs.
    Inside(StoreError),
}

impl Writer {
    /// Works until every sender is gone and the queue is empty.
    pub(crate) fn work(mut self, queue: &Receiver<Job>) {
        let mut commits = Vec::new();
        while let Ok(first) = queue.recv() {
            let mut next = Some(first);
            while let Some(job) = next {
                next = match job {
                    Job::Commit(commit) => {
                        commits.push(commit);
                        if commits.len() < TOGETHER {
                            queue.try_recv().ok()
                        } else {
                            None
                        }
                    }
                    Job::Quota(bytes, promise) => {
                        self.commit(std::mem::take(&mut commits));
                        promise.tell(self.quota(bytes));
                        None
                    }
                    Job::ReadOnly(on, promise) => {
                        self.commit(std::mem::take(&mut commits));
                        promise.tell(self.set("query_only", i64::from(on)));
                        None
                    }
                };
            }
            self.commit(std::mem::take(&mut commits));
        }
    }

    fn commit(&mut self, commits: Vec<Commit>) {
        if commits.is_empty() {
            return;
        }
        match self.together(&commits) {
            Ok(answers) => tell(commits, answers),
            Err(Halt::Outside(error)) => {
                let answers = vec![Err(error); commits.len()];
                tell(commits, answers);
            }
            Err(Halt::Inside(error)) if commits.len() == 1 => tell(commits, vec![Err(error)]),
            // One job too big for the disk must not take its neighbours along: each gets its own transaction.
            Err(Halt::Inside(_)) => {
                for commit in commits {
                    self.commit(vec![commit]);
                }
            }
        }
    }

    /// All jobs in one transaction; the answers count only once it is on the disk.
    fn together(&mut self, commits: &[Commit]) -> Result<Vec<Result<(), StoreError>>, Halt> {
        self.begin().map_err(Halt::Outside)?;
        let mut answers = Vec::with_capacity(commits.len());
        for commit in commits {
            match self.write(&commit.changes) {
                Ok(()) => answers.push(Ok(())),
                Err(Fault::Refused(error)) => answers.push(Err(error)),
                Err(Fault::Failed(error)) => return Err(Halt::Inside(self.lost(&error))),
            }
        }
        self.run("COMMIT")
            .map_err(|error| Halt::Inside(self.lost(&error)))?;
        for change in commits.iter().flat_map(|commit| &commit.changes) {
            self.keys.changed(change);
        }
        let written = answers.iter().filter(|answer| answer.is_ok()).count() as u64;
        self.count.commits.fetch_add(written, Ordering::Relaxed);
        self.count.transactions.fetch_add(1, Ordering::Relaxed);
        Ok(answers)
    }

    /// One job: all its changes or none. A single statement undoes itself, so only several need a savepoint.
    fn write(&mut self, changes: &[Change]) -> Result<(), Fault> {
        if let [change] = changes {
            return apply(&self.connection, &mut self.memory, change);
        }
        self.run("SAVEPOINT job")?;
        for change in changes {
            if let Err(fault) = apply(&self.connection, &mut self.memory, change) {
                if matches!(fault, Fault::Refused(_)) {
                    self.run("ROLLBACK TO job")?;
                    self.run("RELEASE job")?;
                    self.forget(changes);
                }
                return Err(fault);
            }
        }
        self.run("RELEASE job")?;
        Ok(())
    }

    fn begin(&mut self) -> Result<(), StoreError> {
        // A rollback can fail with the disk; then it is made up for here.
        self.roll_back()
            .and_then(|()| self.run("BEGIN IMMEDIATE"))
            .map_err(|error| of_sqlite(&error, &self.dir))
    }

    fn roll_back(&mut self) -> rusqlite::Result<()> {
        if self.connection.is_autocommit() {
            return Ok(());
        }
        self.memory.clear();
        self.run("ROLLBACK")
    }

    /// After a failure: nothing of the transaction stays, on disk or in memory.
    fn lost(&mut self, error: &rusqlite::Error) -> StoreError {
        self.memory.clear();
        // Tried again before the next transaction, which fails as long as this does.
        let _ = self.roll_back();
        of_sqlite(error, &self.dir)
    }

    fn forget(&mut self, changes: &[Change]) {
        for change in changes {
            if let Change::Append { table, .. } = change {
                self.memory.forget(table);
            }
        }
    }

    fn run(&self, sql: &str) -> rusqlite::Result<()> {
        self.connection.prepare_cached(sql)?.execute([]).map(|_| ())
    }

    fn quota(&self, bytes: Option<u64>) -> Result<(), StoreError> {
        let pages = match bytes {
            None => NO_QUOTA,
            Some(bytes) => {
                let size: i64 = pragma(&self.connection, "page_size")
                    .map_err(|error| of_sqlite(&error, &self.dir))?;
                (i64::try_from(bytes).unwrap_or(i64::MAX) / size).clamp(1, NO_QUOTA)
            }
        };
        self.set("max_page_count", pages)
    }

    fn set(&self, name: &str, value: i64) -> Result<(), StoreError> {
        self.connection
            .pragma_update(None, name, value)
            .map_err(|error| of_sqlite(&error, &self.dir))
    }
}

fn tell(commits: Vec<Commit>, answers: Vec<Result<(), StoreError>>) {
    for (commit, answer) in commits.into_iter().zip(answers) {
        commit.promise.tell(answer);
    }
}
