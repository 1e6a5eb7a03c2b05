//! How each change is written.

use rusqlite::{CachedStatement, Connection, OptionalExtension, Params, params};

use crate::change::Change;
use crate::error::{Constraint, StoreError, constraint};
use crate::memory::{Memory, table_no};
use crate::record::{
    Alone, ChatLine, Entry, Finished, KeyHash, Luck, Millis, Par, SeatKey, Secret, TableRow,
    Visitor,
};

/// Why a change was not written.
#[derive(Debug)]
pub(crate) enum Fault {
    /// It cannot be; its neighbours in the transaction are not concerned.
    Refused(StoreError),
    /// SQLite failed; the transaction is lost.
    Failed(rusqlite::Error),
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Self {
        Self::Failed(error)
    }
}

pub(crate) type Written = Result<(), Fault>;

/// Writes one change inside the running transaction.
pub(crate) fn apply(connection: &Connection, memory: &mut Memory, change: &Change) -> Written {
    let desk = Desk(connection);
    match change {
        Change::Visitor(visitor) => desk.visitor(visitor),
        Change::Seen { visitor, at } => {
            let sql = "UPDATE visitors SET seen = max(seen, ?2) WHERE id = ?1";
            desk.changed(sql, params![visitor, at], &named("visitor", visitor))
        }
        Change::VisitorKey {
            hash,
            visitor,
            name,
            at,
        } => desk.visitor_key(hash, visitor, name, *at),
        Change::DeviceCode {
            hash,
            visitor,
            expires,
        } => {
            let sql = "INSERT INTO device_codes (hash, visitor, expires) VALUES (?1, ?2, ?3)";
            let whose = named("visitor", visitor);
            desk.inserted(sql, params![hash.0, visitor, expires], "this code", &whose)
        }
        Change::Redeem {
            code,
            key,
            name,
            at,
        } => desk.redeem(code, key, name, *at),
        Change::DropVisitorKey(hash) => {
            desk.run("DELETE FROM visitor_keys WHERE hash = ?1", [hash.0])
        }
        Change::NewTable(table, luck) => desk.new_table(table, luck),
        Change::Table(table) => desk.table(table),
        Change::Luck { table, luck } => desk.luck(table, luck),
        Change::Clocks { table, clocks, due } => {
            let sql = "UPDATE tables SET clocks = ?2, due = ?3 WHERE id = ?1";
            desk.changed(sql, params![table, clocks, due], &named("table", table))
        }
        Change::Begun { table, asked } => {
            let sql = "UPDATE tables SET asked = ?2 WHERE id = ?1";
            desk.changed(sql, params![table, asked], &named("table", table))
        }
        Change::Rematch { table, next } => desk.rematch(table, next),
        Change::SeatKey(key) => desk.seat_key(key),
        Change::DropSeatKey(hash) => desk.run("DELETE FROM seat_keys WHERE hash = ?1", [hash.0]),
        Change::DropSeatKeys { table, seat } => {
            let sql = "DELETE FROM seat_keys WHERE table_no = ?1 AND seat = ?2";
            desk.run(sql, params![desk.no(table)?, seat])
        }
        Change::Append { table, entry } => desk.append(memory, table, entry),
        Change::Chat { table, line } => desk.chat(table, line),
        Change::Finish { table, finished } => desk.finish(table, finished),
        Change::Alone(alone) => desk.alone(alone),
        Change::Scored { table, total, at } => {
            let sql = "UPDATE alone SET total = ?2, ended = ?3 WHERE table_no = ?1";
            let no = desk.no(table)?;
            desk.changed(sql, params![no, total, at], &named("game alone", table))
        }
        Change::Par(par) => desk.par(par),
    }
}

/// The writer's connection, with the ways to tell a refusal from a failure.
struct Desk<'c>(&'c Connection);

impl Desk<'_> {
    fn statement(&self, sql: &str) -> rusqlite::Result<CachedStatement<'_>> {
        self.0.prepare_cached(sql)
    }

    fn run(&self, sql: &str, values: impl Params) -> Written {
        self.statement(sql)?.execute(values)?;
        Ok(())
    }

    fn inserted(&self, sql: &str, values: impl Params, what: &str, whose: &str) -> Written {
        match self.statement(sql)?.execute(values) {
            Ok(_) => Ok(()),
            Err(error) => Err(match constraint(&error) {
                Some(Constraint::Taken) => Fault::Refused(StoreError::Taken(what.into())),
                Some(Constraint::Missing) => Fault::Refused(StoreError::Missing(whose.into())),
                None => Fault::Failed(error),
            }),
        }
    }

    fn changed(&self, sql: &str, values: impl Params, what: &str) -> Written {
        match self.statement(sql)?.execute(values)? {
            0 => Err(Fault::Refused(StoreError::Missing(what.into()))),
            _ => Ok(()),
        }
    }

    fn no(&self, table: &str) -> Result<i64, Fault> {
        table_no(self.0, table)?
            .ok_or_else(|| Fault::Refused(StoreError::Missing(named("table", table))))
    }

    fn visitor(&self, visitor: &Visitor) -> Written {
        self.run(
            "INSERT INTO visitors (id, name, language, settings, created, seen)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (id) DO UPDATE SET
                 name = excluded.name, language = excluded.language,
                 settings = excluded.settings, seen = excluded.seen",
            params![
                visitor.id,
                visitor.name,
                visitor.language,
                visitor.settings,
                visitor.created,
                visitor.seen
            ],
        )
    }

    fn visitor_key(&self, hash: &KeyHash, visitor: &str, name: &str, at: Millis) -> Written {
        self.inserted(
            "INSERT INTO visitor_keys (hash, visitor, name, created) VALUES (?1, ?2, ?3, ?4)",
            params![hash.0, visitor, name, at],
            "this key",
            &named("visitor", visitor),
        )
    }

    fn redeem(&self, code: &KeyHash, key: &KeyHash, name: &str, at: Millis) -> Written {
        self.run("DELETE FROM device_codes WHERE expires <= ?1", [at])?;
        let visitor: Option<String> = self
            .statement("DELETE FROM device_codes WHERE hash = ?1 RETURNING visitor")?
            .query_row([code.0], |row| row.get(0))
            .optional()?;
        let missing = || Fault::Refused(StoreError::Missing("this code".into()));
        self.visitor_key(key, &visitor.ok_or_else(missing)?, name, at)
    }

    fn rematch(&self, table: &str, next: &str) -> Written {
        let no = self.no(table)?;
        let sql = "UPDATE tables SET rematch = ?2 WHERE no = ?1 AND rematch IS NULL";
        match self.statement(sql)?.execute(params![no, next])? {
            0 => Err(Fault::Refused(StoreError::Taken("the next game".into()))),
            _ => Ok(()),
        }
    }

    fn new_table(&self, table: &TableRow, luck: &Luck) -> Written {
        self.inserted(
            "INSERT INTO tables (id, game, rules, options, seats, status, pace, practice, public,
                 host, created, updated, commitment, secret, nonces, seed, watch)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17)",
            params![
                table.id,
                table.game,
                table.rules,
                table.options,
                table.seats,
                table.status.word(),
                table.pace,
                table.practice,
                table.public,
                table.host,
                table.created,
                table.updated,
                luck.commitment,
                luck.secret.as_ref().map(Secret::bytes),
                luck.nonces,
                luck.seed.as_ref().map(Secret::bytes),
                table.watch,
            ],
            &named("table", &table.id),
            &host(table),
        )
    }

    fn table(&self, table: &TableRow) -> Written {
        let no = self.no(&table.id)?;
        self.inserted(
            "UPDATE tables SET rules = ?2, options = ?3, seats = ?4, status = ?5, pace = ?6,
                 practice = ?7, public = ?8, host = ?9, updated = ?10, watch = ?11
             WHERE no = ?1",
            params![
                no,
                table.rules,
                table.options,
                table.seats,
                table.status.word(),
                table.pace,
                table.practice,
                table.public,
                table.host,
                table.updated,
                table.watch,
            ],
            &named("table", &table.id),
            &host(table),
        )
    }

    fn luck(&self, table: &str, luck: &Luck) -> Written {
        self.changed(
            "UPDATE tables SET commitment = ?2, secret = ?3, nonces = ?4, seed = ?5 WHERE id = ?1",
            params![
                table,
                luck.commitment,
                luck.secret.as_ref().map(Secret::bytes),
                luck.nonces,
                luck.seed.as_ref().map(Secret::bytes),
            ],
            &named("table", table),
        )
    }

    fn seat_key(&self, key: &SeatKey) -> Written {
        let no = self.no(&key.table)?;
        self.inserted(
            "INSERT INTO seat_keys (hash, table_no, seat, kind, visitor, created)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![key.hash.0, no, key.seat, key.kind, key.visitor, key.created],
            "this key",
            &named("visitor", key.visitor.as_deref().unwrap_or_default()),
        )
    }

    fn append(&self, memory: &mut Memory, table: &str, entry: &Entry) -> Written {
        let Some(known) = memory.of(self.0, table)? else {
            return Err(Fault::Refused(StoreError::Missing(named("table", table))));
        };
        let request = entry.request.as_ref();
        let key = request.map(|request| (entry.seat, Box::from(request.id.as_str())));
        // Asked before the step is: a retry after a lost answer offers a step that is long taken.
        if let Some(&step) = key.as_ref().and_then(|key| known.requests.get(key)) {
            let answer = self
                .statement("SELECT answer FROM journal WHERE table_no = ?1 AND step = ?2")?
                .query_row(params![known.no, step], |row| row.get(0))?;
            return Err(Fault::Refused(StoreError::Duplicate { step, answer }));
        }
        if entry.step != known.next {
            return Err(Fault::Refused(StoreError::Conflict {
                table: table.into(),
                step: entry.step,
                next: known.next,
            }));
        }
        self.run(
            "INSERT INTO journal
                 (table_no, step, seat, kind, body, request, answer, digest, asked, due, at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
            params![
                known.no,
                entry.step,
                entry.seat,
                entry.kind,
                entry.body,
                request.map(|request| request.id.as_str()),
                request.map(|request| request.answer.as_str()),
                entry.digest,
                entry.asked,
                entry.due,
                entry.at,
            ],
        )?;
        known.next += 1;
        known.requests.extend(key.map(|key| (key, entry.step)));
        Ok(())
    }

    fn chat(&self, table: &str, line: &ChatLine) -> Written {
        let no = self.no(table)?;
        self.inserted(
            "INSERT INTO chat (table_no, room, seat, visitor, name, body, at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            params![
                no,
                line.room,
                line.seat,
                line.visitor,
                line.name,
                line.body,
                line.at
            ],
            "this line",
            &named("visitor", line.visitor.as_deref().unwrap_or_default()),
        )
    }

    fn alone(&self, alone: &Alone) -> Written {
        let no = self.no(&alone.table)?;
        self.inserted(
            "INSERT INTO alone (table_no, visitor, deal, day, attempt) VALUES (?1, ?2, ?3, ?4,
                 (SELECT count(*) + 1 FROM alone WHERE visitor = ?2 AND deal = ?3))",
            params![no, alone.visitor, alone.deal, alone.day],
            &named("game alone", &alone.table),
            &named("visitor", &alone.visitor),
        )
    }

    fn par(&self, par: &Par) -> Written {
        self.run(
            "INSERT OR REPLACE INTO pars (deal, version, total, greedy, bound, journal)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
            params![
                par.deal,
                par.version,
                par.total,
                par.greedy,
                par.bound,
                par.journal
            ],
        )
    }

    fn finish(&self, table: &str, finished: &Finished) -> Written {
        let no = self.no(table)?;
        self.inserted(
            "INSERT INTO finished (table_no, at, summary) VALUES (?1, ?2, ?3)",
            params![no, finished.at, finished.summary],
            "this game's summary",
            &named("table", table),
        )
    }
}

fn named(kind: &str, id: &str) -> String {
    format!("{kind} {id}")
}

fn host(table: &TableRow) -> String {
    named("visitor", table.host.as_deref().unwrap_or_default())
}
