//! What can go wrong, told so that the server can choose its words by the variant.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{ErrorCode, ffi};

/// Why a change or a read did not happen; after any of these nothing of the change is in the store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreError {
    /// Somebody else wrote this step, or there is a gap before it: reload and decide anew.
    Conflict {
        /// The table's id.
        table: String,
        /// The step that was offered.
        step: u32,
        /// The step that comes next.
        next: u32,
    },
    /// This seat's request is in the journal already; tell it the same answer again.
    Duplicate {
        /// The step it became.
        step: u32,
        /// The answer stored with it.
        answer: String,
    },
    /// The id or key is in use.
    Taken(String),
    /// The table or visitor that the change speaks of is not here.
    Missing(String),
    /// No room on the disk; the same change can be tried again later.
    Full,
    /// The data may not be written; the same change can be tried again later.
    ReadOnly,
    /// Something else, in the words of whoever noticed.
    Broken(String),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict { table, step, next } => {
                write!(
                    f,
                    "table {table}: step {step} was offered, but step {next} comes next"
                )
            }
            Self::Duplicate { step, .. } => write!(f, "this request was answered at step {step}"),
            Self::Taken(what) => write!(f, "{what} is in use"),
            Self::Missing(what) => write!(f, "{what} is not here"),
            Self::Full => f.write_str("the disk is full; nothing was changed"),
            Self::ReadOnly => f.write_str("the data may not be written; nothing was changed"),
            Self::Broken(reason) => write!(f, "the store does not work: {reason}"),
        }
    }
}

impl std::error::Error for StoreError {}

/// Why the data could not be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// Another Roundhouse uses this folder.
    InUse {
        /// The data folder.
        dir: PathBuf,
        /// Its process number, if it left one.
        process: Option<u32>,
    },
    /// Written by a newer Roundhouse; nothing was touched.
    Newer {
        /// The schema found.
        found: u32,
        /// The newest schema that this Roundhouse knows.
        known: u32,
    },
    /// The folder or its files may not be written.
    ReadOnly(PathBuf),
    /// No room on the disk.
    Full(PathBuf),
    /// The file is a database, but not one of ours.
    Foreign(PathBuf),
    /// The file is no database or cannot be read.
    Damaged {
        /// The file.
        file: PathBuf,
        /// What SQLite says.
        reason: String,
    },
    /// The folder cannot be made or used.
    Folder {
        /// The data folder.
        dir: PathBuf,
        /// What the system says.
        reason: String,
    },
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::InUse { dir, process } => {
                write!(f, "another Roundhouse is using {}", dir.display())?;
                match process {
                    Some(process) => write!(f, " (process {process})"),
                    None => Ok(()),
                }
            }
            Self::Newer { found, known } => write!(
                f,
                "data was written by a newer Roundhouse (schema {found}; this one knows up to {known})"
            ),
            Self::ReadOnly(path) => write!(f, "{} may not be written", path.display()),
            Self::Full(path) => write!(f, "no room on the disk for {}", path.display()),
            Self::Foreign(file) => {
                write!(f, "{} belongs to another program", file.display())
            }
            Self::Damaged { file, reason } => {
                write!(f, "{} cannot be read: {reason}", file.display())
            }
            Self::Folder { dir, reason } => {
                write!(f, "{} cannot be used: {reason}", dir.display())
            }
        }
    }
}

impl std::error::Error for OpenError {}

impl OpenError {
    pub(crate) fn from_io(dir: &Path, error: &io::Error) -> Self {
        match Trouble::of_io(error) {
            Trouble::Full => Self::Full(dir.into()),
            Trouble::ReadOnly => Self::ReadOnly(dir.into()),
            Trouble::Other => Self::Folder {
                dir: dir.into(),
                reason: error.to_string(),
            },
        }
    }

    pub(crate) fn from_sqlite(file: &Path, error: &rusqlite::Error) -> Self {
        match of_sqlite(error, file.parent().unwrap_or(file)) {
            StoreError::Full => Self::Full(file.into()),
            StoreError::ReadOnly => Self::ReadOnly(file.into()),
            _ => Self::Damaged {
                file: file.into(),
                reason: error.to_string(),
            },
        }
    }
}

/// The two troubles that pass when somebody makes room, and the rest.
enum Trouble {
    Full,
    ReadOnly,
    Other,
}

impl Trouble {
    fn of_io(error: &io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Self::Full,
            io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => Self::ReadOnly,
            _ => Self::Other,
        }
    }
}

/// Sorts an error of SQLite's. A quota, a remounted disk or a shared-memory file without room all
/// arrive as a bare "disk I/O error": then the folder itself is asked.
pub(crate) fn of_sqlite(error: &rusqlite::Error, dir: &Path) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => StoreError::Full,
        Some(ErrorCode::ReadOnly) => StoreError::ReadOnly,
        Some(ErrorCode::SystemIoFailure | ErrorCode::CannotOpen) => match ask(dir) {
            Err(io) => match Trouble::of_io(&io) {
                Trouble::Full => StoreError::Full,
                Trouble::ReadOnly => StoreError::ReadOnly,
                Trouble::Other => StoreError::Broken(format!("{error}; {io}")),
            },
            Ok(()) => StoreError::Broken(error.to_string()),
        },
        _ => StoreError::Broken(error.to_string()),
    }
}

/// Tries to write as much as a page of the write-ahead log and its index need.
fn ask(dir: &Path) -> io::Result<()> {
    let file = dir.join("room");
    let asked = std::fs::write(&file, [0; 64 * 1024]);
    let cleared = std::fs::remove_file(&file);
    asked.and(cleared)
}

/// Whether a failed statement refused only itself (a key or a reference), and which of the two it was.
pub(crate) fn constraint(error: &rusqlite::Error) -> Option<Constraint> {
    let rusqlite::Error::SqliteFailure(failure, _) = error else {
        return None;
    };
    match failure.extended_code {
        ffi::SQLITE_CONSTRAINT_UNIQUE | ffi::SQLITE_CONSTRAINT_PRIMARYKEY => {
            Some(Constraint::Taken)
        }
        ffi::SQLITE_CONSTRAINT_FOREIGNKEY | ffi::SQLITE_CONSTRAINT_NOTNULL => {
            Some(Constraint::Missing)
        }
        _ => None,
    }
}

/// See [`constraint`].
pub(crate) enum Constraint {
    Taken,
    Missing,
}
