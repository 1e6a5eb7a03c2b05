//! What can be asked of the store.

use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Params, Row, params};

use crate::Store;
use crate::error::{StoreError, of_sqlite};
use crate::record::{
    ChatLine, Counts, Device, Entry, Finished, KeyHash, Listed, Luck, Millis, Request, SeatKey,
    Secret, Status, TableRow, Visitor,
};
use crate::schema::open_reader;

/// Which tables to list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which<'a> {
    /// All that have come this far, by link or public.
    Status(Status),
    /// The public ones that have come this far: open tables; games to watch and to look back at, where others may.
    Public(Status),
    /// Where this visitor holds a seat, and those they opened.
    Of(&'a str),
    /// Running games in which the time of the asked seats is up by then.
    Due(Millis),
}

/// Connections that only look; one is opened whenever all others are busy, a few are kept.
#[derive(Debug)]
pub(crate) struct Readers {
    dir: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

/// More than the threads that commonly ask at once.
const KEPT: usize = 4;

impl Readers {
    pub(crate) fn new(dir: PathBuf) -> Self {
        let idle = Mutex::default();
        Self { dir, idle }
    }

    pub(crate) fn close(&self) {
        self.idle().clear();
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn ask<T>(&self, question: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Found<T> {
        let kept = self.idle().pop();
        kept.map_or_else(|| open_reader(&self.dir), Ok)
            .and_then(|connection| {
                let answer = question(&connection)?;
                let mut idle = self.idle();
                if idle.len() < KEPT {
                    idle.push(connection);
                }
                Ok(answer)
            })
            .map_err(|error| of_sqlite(&error, &self.dir))
    }
}

pub(crate) type Found<T> = Result<T, StoreError>;

/// Questions; each is answered on the calling thread, in microseconds unless it lists much, and sees every commit told
/// so far.
impl Store {
    /// A visitor by id.
    pub fn visitor(&self, id: &str) -> Found<Option<Visitor>> {
        let sql = "SELECT id, name, language, settings, created, seen FROM visitors WHERE id = ?1";
        self.one(sql, [id], visitor)
    }

    /// The visitor who holds a key.
    pub fn visitor_by_key(&self, hash: &KeyHash) -> Found<Option<Visitor>> {
        let sql = "SELECT v.id, v.name, v.language, v.settings, v.created, v.seen
                   FROM visitor_keys k JOIN visitors v ON v.id = k.visitor WHERE k.hash = ?1";
        self.keys.visitor(hash, || self.one(sql, [hash.0], visitor))
    }

    /// A visitor's devices, oldest first.
    pub fn devices(&self, visitor: &str) -> Found<Vec<Device>> {
        let sql = "SELECT hash, name, created FROM visitor_keys WHERE visitor = ?1
                   ORDER BY created, hash";
        self.many(sql, [visitor], |row| {
            Ok(Device {
                hash: KeyHash(row.get(0)?),
                name: row.get(1)?,
                created: row.get(2)?,
            })
        })
    }

    /// The seat that a key opens.
    pub fn seat_key(&self, hash: &KeyHash) -> Found<Option<SeatKey>> {
        let sql = "SELECT k.hash, t.id, k.seat, k.kind, k.visitor, k.created
                   FROM seat_keys k JOIN tables t ON t.no = k.table_no WHERE k.hash = ?1";
        self.keys.seat(hash, || self.one(sql, [hash.0], seat_key))
    }

    /// All keys of a table, by seat.
    pub fn seat_keys(&self, table: &str) -> Found<Vec<SeatKey>> {
        let sql = "SELECT k.hash, t.id, k.seat, k.kind, k.visitor, k.created
                   FROM tables t JOIN seat_keys k ON k.table_no = t.no
                   WHERE t.id = ?1 ORDER BY k.seat, k.created, k.hash";
        self.many(sql, [table], seat_key)
    }

    /// One table.
    pub fn table(&self, id: &str) -> Found<Option<Listed>> {
        let sql = format!("{LISTED} WHERE t.id = ?1");
        self.one(&sql, [id], listed)
    }

    /// Tables, the one where something happened last first (those due: the longest overdue first).
    pub fn tables(&self, which: Which<'_>, limit: u32) -> Found<Vec<Listed>> {
        let sql =
            |only: &str, order: &str| format!("{LISTED} WHERE {only} ORDER BY {order} LIMIT ?1");
        let newest = "max(t.updated, ifnull(j.at, 0)) DESC, t.no DESC";
        match which {
            Which::Status(status) => {
                let sql = sql("t.status = ?2", newest);
                self.many(&sql, params![limit, status.word()], listed)
            }
            Which::Public(status) => {
                let shown =
                    "t.status = ?2 AND t.public = 1 AND (t.watch = 1 OR t.status = 'waiting')";
                let sql = sql(shown, newest);
                self.many(&sql, params![limit, status.word()], listed)
            }
            Which::Of(visitor) => {
                let held =
                    "(t.host = ?2 OR t.no IN (SELECT table_no FROM seat_keys WHERE visitor = ?2))";
                self.many(&sql(held, newest), params![limit, visitor], listed)
            }
            Which::Due(by) => {
                let over = "t.status = 'playing' AND listed_due <= ?2";
                let sql = sql(over, "listed_due, t.no");
                self.many(&sql, params![limit, by], listed)
            }
        }
    }

    /// How many tables a visitor has set up that wait or run: what a house limits.
    pub fn hosting(&self, visitor: &str) -> Found<u32> {
        let sql =
            "SELECT count(*) FROM tables WHERE host = ?1 AND status IN ('waiting', 'playing')";
        self.one(sql, [visitor], |row| row.get(0))
            .map(Option::unwrap_or_default)
    }

    /// A table's luck, secret and all.
    pub fn luck(&self, table: &str) -> Found<Option<Luck>> {
        let sql = "SELECT commitment, secret, nonces, seed FROM tables WHERE id = ?1";
        self.one(sql, [table], |row| {
            Ok(Luck {
                commitment: row.get(0)?,
                secret: row.get::<_, Option<Vec<u8>>>(1)?.map(Secret::new),
                nonces: row.get(2)?,
                seed: row.get::<_, Option<Vec<u8>>>(3)?.map(Secret::new),
            })
        })
    }

    /// How the clocks of a table stood last.
    pub fn clocks(&self, table: &str) -> Found<Option<String>> {
        let sql = "SELECT clocks FROM tables WHERE id = ?1";
        let clocks: Option<Option<String>> = self.one(sql, [table], |row| row.get(0))?;
        Ok(clocks.flatten())
    }

    /// The table to which the same people went on.
    pub fn rematch(&self, table: &str) -> Found<Option<String>> {
        let sql = "SELECT rematch FROM tables WHERE id = ?1";
        let next: Option<Option<String>> = self.one(sql, [table], |row| row.get(0))?;
        Ok(next.flatten())
    }

    /// A table's journal from a step on.
    pub fn journal(&self, table: &str, from: u32) -> Found<Vec<Entry>> {
        let sql = "SELECT j.step, j.seat, j.kind, j.body, j.request, j.answer, j.digest, j.asked, j.due, j.at
                   FROM tables t JOIN journal j ON j.table_no = t.no
                   WHERE t.id = ?1 AND j.step >= ?2 ORDER BY j.step";
        self.many(sql, params![table, from], entry)
    }

    /// The step that a seat's request became, and the answer it got.
    pub fn answer(
        &self,
        table: &str,
        seat: Option<u8>,
        request: &str,
    ) -> Found<Option<(u32, String)>> {
        let sql = "SELECT j.step, j.answer FROM tables t JOIN journal j ON j.table_no = t.no
                   WHERE t.id = ?1 AND j.seat IS ?2 AND j.request = ?3";
        self.one(sql, params![table, seat, request], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
    }

    /// The latest lines said in a room, oldest first.
    pub fn chat(&self, table: &str, room: &str, latest: u32) -> Found<Vec<ChatLine>> {
        let sql = "SELECT c.room, c.seat, c.visitor, c.name, c.body, c.at
                   FROM tables t JOIN chat c ON c.table_no = t.no
                   WHERE t.id = ?1 AND c.room = ?2 ORDER BY c.no DESC LIMIT ?3";
        let mut lines = self.many(sql, params![table, room, latest], |row| {
            Ok(ChatLine {
                room: row.get(0)?,
                seat: row.get(1)?,
                visitor: row.get(2)?,
                name: row.get(3)?,
                body: row.get(4)?,
                at: row.get(5)?,
            })
        })?;
        lines.reverse();
        Ok(lines)
    }

    /// The summary of a game that ended.
    pub fn finished(&self, table: &str) -> Found<Option<Finished>> {
        let sql = "SELECT f.at, f.summary FROM tables t JOIN finished f ON f.table_no = t.no
                   WHERE t.id = ?1";
        self.one(sql, [table], |row| {
            Ok(Finished {
                at: row.get(0)?,
                summary: row.get(1)?,
            })
        })
    }

    /// How much the house holds.
    pub fn counts(&self) -> Found<Counts> {
        let mut counts = Counts {
            visitors: self.count("SELECT count(*) FROM visitors")?,
            // Journals only grow, so the last row's number is their sum, without looking at the others.
            entries: self.count("SELECT ifnull(max(no), 0) FROM journal")?,
            ..Counts::default()
        };
        let sql = "SELECT status, count(*) FROM tables GROUP BY status";
        for (at, n) in self.many(sql, [], |row| Ok((status(row, 0)?, row.get::<_, u32>(1)?)))? {
            *match at {
                Status::Waiting => &mut counts.waiting,
                Status::Playing => &mut counts.playing,
                Status::Finished => &mut counts.finished,
                Status::Abandoned => &mut counts.abandoned,
            } = n.into();
        }
        Ok(counts)
    }

    fn count(&self, sql: &str) -> Found<u64> {
        let n: Option<i64> = self.one(sql, [], |row| row.get(0))?;
        Ok(n.map_or(0, i64::unsigned_abs))
    }

    pub(crate) fn one<T>(
        &self,
        sql: &str,
        values: impl Params,
        read: impl FnOnce(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Found<Option<T>> {
        self.readers.ask(|connection| {
            connection
                .prepare_cached(sql)?
                .query_row(values, read)
                .optional()
        })
    }

    pub(crate) fn many<T>(
        &self,
        sql: &str,
        values: impl Params,
        read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Found<Vec<T>> {
        self.readers.ask(|connection| {
            connection
                .prepare_cached(sql)?
                .query_map(values, read)?
                .collect()
        })
    }
}

/// A table beside the last entry of its journal, if it has one.
const LISTED: &str = "
    SELECT t.id, t.game, t.rules, t.options, t.seats, t.status, t.pace, t.practice, t.public,
        t.host, t.created, t.updated, ifnull(j.step + 1, 0), coalesce(j.asked, t.asked, 0),
        CASE WHEN t.clocks IS NULL THEN j.due ELSE t.due END AS listed_due,
        max(t.updated, ifnull(j.at, 0)), t.watch
    FROM tables t LEFT JOIN journal j ON j.table_no = t.no
        AND j.step = (SELECT max(step) FROM journal WHERE table_no = t.no)";

fn listed(row: &Row<'_>) -> rusqlite::Result<Listed> {
    Ok(Listed {
        table: TableRow {
            id: row.get(0)?,
            game: row.get(1)?,
            rules: row.get(2)?,
            options: row.get(3)?,
            seats: row.get(4)?,
            status: status(row, 5)?,
            pace: row.get(6)?,
            practice: row.get(7)?,
            public: row.get(8)?,
            watch: row.get(16)?,
            host: row.get(9)?,
            created: row.get(10)?,
            updated: row.get(11)?,
        },
        steps: row.get(12)?,
        asked: row.get(13)?,
        due: row.get(14)?,
        moved: row.get(15)?,
    })
}

pub(crate) fn status(row: &Row<'_>, at: usize) -> rusqlite::Result<Status> {
    let word: String = row.get(at)?;
    Status::ALL
        .into_iter()
        .find(|status| status.word() == word)
        .ok_or(rusqlite::Error::InvalidColumnType(at, word, Type::Text))
}

fn visitor(row: &Row<'_>) -> rusqlite::Result<Visitor> {
    Ok(Visitor {
        id: row.get(0)?,
        name: row.get(1)?,
        language: row.get(2)?,
        settings: row.get(3)?,
        created: row.get(4)?,
        seen: row.get(5)?,
    })
}

fn seat_key(row: &Row<'_>) -> rusqlite::Result<SeatKey> {
    Ok(SeatKey {
        hash: KeyHash(row.get(0)?),
        table: row.get(1)?,
        seat: row.get(2)?,
        kind: row.get(3)?,
        visitor: row.get(4)?,
        created: row.get(5)?,
    })
}

fn entry(row: &Row<'_>) -> rusqlite::Result<Entry> {
    let request: Option<String> = row.get(4)?;
    let answer: Option<String> = row.get(5)?;
    Ok(Entry {
        step: row.get(0)?,
        seat: row.get(1)?,
        kind: row.get(2)?,
        body: row.get(3)?,
        request: request
            .zip(answer)
            .map(|(id, answer)| Request { id, answer }),
        digest: row.get(6)?,
        asked: row.get(7)?,
        due: row.get(8)?,
        at: row.get(9)?,
    })
}
