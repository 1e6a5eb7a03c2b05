//! A copy of the data while the house is open.

use std::fmt;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use crate::error::{StoreError, of_sqlite};
use crate::schema::{self, create_private};

/// Why no copy was made; none is left half made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BackupError {
    /// The folder holds no Roundhouse data.
    NoData(PathBuf),
    /// There is a file by that name, and it stays.
    Exists(PathBuf),
    /// The copy cannot be written there.
    Target {
        /// The file asked for.
        file: PathBuf,
        /// Why not.
        reason: String,
    },
    /// The data cannot be read.
    Store(StoreError),
}

impl fmt::Display for BackupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoData(dir) => write!(f, "no Roundhouse data in {}", dir.display()),
            Self::Exists(file) => write!(f, "{} exists and is not overwritten", file.display()),
            Self::Target { file, reason } => {
                write!(f, "{} cannot be written: {reason}", file.display())
            }
            Self::Store(error) => write!(f, "{error}"),
        }
    }
}

impl std::error::Error for BackupError {}

/// Copies the data of a folder as it is at this moment into one new file, whether or not a house is open on it.
///
/// To go back to a copy, put it as `roundhouse.sqlite` into an empty folder. It holds the house's secrets: keep it as
/// safe as the data.
pub fn backup(dir: &Path, file: &Path) -> Result<(), BackupError> {
    let source = schema::file(dir);
    if !source.is_file() {
        return Err(BackupError::NoData(dir.into()));
    }
    // Not read-only: after a crash the log must be taken up before the data can be read.
    let flags = schema::flags(OpenFlags::SQLITE_OPEN_READ_WRITE);
    let unreadable = |error: rusqlite::Error| BackupError::Store(of_sqlite(&error, dir));
    let connection = Connection::open_with_flags(&source, flags).map_err(unreadable)?;
    schema::patient(&connection).map_err(unreadable)?;
    let application: i32 = schema::pragma(&connection, "application_id").map_err(unreadable)?;
    if application != schema::APPLICATION {
        return Err(BackupError::NoData(dir.into()));
    }

    let claim = Claim::take(file)?;
    connection
        .execute("VACUUM INTO ?1", [claim.part_name()?])
        .map_err(|error| BackupError::Target {
            file: file.into(),
            reason: error.to_string(),
        })?;
    claim.fill()
}

/// The file's name, held by an empty file while the copy is made beside it; both are gone if that fails.
struct Claim {
    file: PathBuf,
    part: PathBuf,
    filled: bool,
}

impl Claim {
    fn take(file: &Path) -> Result<Self, BackupError> {
        let mut part = file.as_os_str().to_owned();
        part.push(format!(".{}.part", std::process::id()));
        create_private(file).map_err(|error| wrong(file, &error))?;
        let claim = Self {
            file: file.into(),
            part: part.into(),
            filled: false,
        };
        create_private(&claim.part).map_err(|error| wrong(&claim.part, &error))?;
        Ok(claim)
    }

    fn part_name(&self) -> Result<&str, BackupError> {
        self.part.to_str().ok_or_else(|| BackupError::Target {
            file: self.file.clone(),
            reason: "its name is not Unicode".into(),
        })
    }

    fn fill(mut self) -> Result<(), BackupError> {
        File::open(&self.part)
            .and_then(|part| part.sync_all())
            .and_then(|()| fs::rename(&self.part, &self.file))
            .map_err(|error| wrong(&self.file, &error))?;
        self.filled = true;
        Ok(())
    }
}

impl Drop for Claim {
    fn drop(&mut self) {
        if !self.filled {
            // What cannot be removed is empty or ends in .part: nobody takes it for a copy.
            let _ = fs::remove_file(&self.part);
            let _ = fs::remove_file(&self.file);
        }
    }
}

fn wrong(file: &Path, error: &io::Error) -> BackupError {
    match error.kind() {
        io::ErrorKind::AlreadyExists => BackupError::Exists(file.into()),
        _ => BackupError::Target {
            file: file.into(),
            reason: error.to_string(),
        },
    }
}
