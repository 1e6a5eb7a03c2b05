//! The file: its name, its settings, its schema and the way from older ones.

use std::fs::OpenOptions;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, TransactionBehavior};

use crate::error::OpenError;
use crate::record::Secret;

/// "RndH": tells our files from other SQLite files.
pub(crate) const APPLICATION: i32 = 0x526e_6448;

/// Step n-1 leads from schema n-1 to schema n; released steps never change.
const MIGRATIONS: [&str; 5] = [
    include_str!("schema/v1.sql"),
    include_str!("schema/v2.sql"),
    include_str!("schema/v3.sql"),
    include_str!("schema/v4.sql"),
    include_str!("schema/v5.sql"),
];

/// The schema that this crate reads and writes.
pub(crate) const SCHEMA: u32 = MIGRATIONS.len() as u32;

/// The database's file in a data folder.
pub(crate) fn file(dir: &Path) -> PathBuf {
    dir.join("roundhouse.sqlite")
}

/// Opens the file for the writer, bringing its schema up to date, and reads the house key.
pub(crate) fn open_writer(dir: &Path) -> Result<(Connection, Secret), OpenError> {
    let file = file(dir);
    let wrong = |error: rusqlite::Error| OpenError::from_sqlite(&file, &error);
    match create_private(&file) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => {
            return Err(OpenError::from_io(dir, &error));
        }
        // SQLite gives its log files the mode of this one.
        _ => {}
    }
    let mut connection =
        Connection::open_with_flags(&file, flags(OpenFlags::SQLITE_OPEN_READ_WRITE))
            .map_err(wrong)?;
    patient(&connection).map_err(wrong)?;

    // Looked at before anything is set: data of others and of later days stays untouched.
    let found = version(&connection).map_err(wrong)?;
    let application: i32 = pragma(&connection, "application_id").map_err(wrong)?;
    if found > SCHEMA && application == APPLICATION {
        let known = SCHEMA;
        return Err(OpenError::Newer { found, known });
    }
    if application != APPLICATION && !empty(&connection).map_err(wrong)? {
        return Err(OpenError::Foreign(file));
    }
    if connection.is_readonly("main").map_err(wrong)? {
        return Err(OpenError::ReadOnly(file));
    }

    durable(&connection).map_err(wrong)?;
    migrate(&mut connection, found).map_err(wrong)?;
    let key = house_key(&connection).map_err(wrong)?;
    Ok((connection, key))
}

/// Opens the file for looking only.
pub(crate) fn open_reader(dir: &Path) -> rusqlite::Result<Connection> {
    let connection =
        Connection::open_with_flags(file(dir), flags(OpenFlags::SQLITE_OPEN_READ_ONLY))?;
    patient(&connection)?;
    Ok(connection)
}

/// Each connection stays on one thread, so SQLite's own mutexes would be idle.
pub(crate) fn flags(way: OpenFlags) -> OpenFlags {
    way | OpenFlags::SQLITE_OPEN_NO_MUTEX
}

/// Waits for a moment if somebody looks in with another program.
pub(crate) fn patient(connection: &Connection) -> rusqlite::Result<()> {
    connection.set_prepared_statement_cache_capacity(64);
    connection.busy_timeout(Duration::from_secs(5))
}

/// Makes a file that nobody else may read: it will hold hashes of keys, secrets and seeds.
pub(crate) fn create_private(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(|_| ())
}

fn durable(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA journal_mode = WAL", [], |row| {
        let mode: String = row.get(0)?;
        debug_assert_eq!(mode, "wal", "a file on disk can be logged ahead");
        Ok(())
    })?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // On macOS a plain sync stops at the drive's cache; elsewhere these two do nothing.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    connection.pragma_update(None, "foreign_keys", true)
}

fn migrate(connection: &mut Connection, found: u32) -> rusqlite::Result<()> {
    for (from, step) in MIGRATIONS.iter().enumerate().skip(found as usize) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute_batch(step)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", from as u32 + 1)?;
        transaction.commit()?;
    }
    Ok(())
}

fn house_key(connection: &Connection) -> rusqlite::Result<Secret> {
    let mut fresh = [0; 32];
    getrandom::fill(&mut fresh).map_err(|error| {
        rusqlite::Error::ToSqlConversionFailure(format!("no randomness: {error}").into())
    })?;
    connection.execute(
        "INSERT OR IGNORE INTO meta (name, value) VALUES ('house key', ?1)",
        [&fresh[..]],
    )?;
    connection.query_row(
        "SELECT value FROM meta WHERE name = 'house key'",
        [],
        |row| Ok(Secret::new(row.get::<_, Vec<u8>>(0)?)),
    )
}

pub(crate) fn version(connection: &Connection) -> rusqlite::Result<u32> {
    pragma(connection, "user_version")
}

pub(crate) fn pragma<T: rusqlite::types::FromSql>(
    connection: &Connection,
    name: &str,
) -> rusqlite::Result<T> {
    connection.pragma_query_value(None, name, |row| row.get(0))
}

fn empty(connection: &Connection) -> rusqlite::Result<bool> {
    connection.query_row("SELECT count(*) = 0 FROM sqlite_schema", [], |row| {
        row.get(0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commits_are_logged_ahead_and_synced() {
        let dir = tempfile::tempdir().unwrap();
        let (connection, _) = open_writer(dir.path()).unwrap();
        let mode: String = pragma(&connection, "journal_mode").unwrap();
        let synchronous: i32 = pragma(&connection, "synchronous").unwrap();
        assert_eq!((mode.as_str(), synchronous), ("wal", 2), "2 is FULL");
        assert_eq!(version(&connection).unwrap(), SCHEMA);
    }
}
