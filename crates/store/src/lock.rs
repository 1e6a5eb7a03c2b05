//! One house per folder.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::Path;

use crate::error::OpenError;

/// Holds the folder until dropped; the system lets go of it also when the process is killed.
#[derive(Debug)]
pub(crate) struct Lock {
    file: File,
}

impl Lock {
    pub(crate) fn take(dir: &Path) -> Result<Self, OpenError> {
        let path = dir.join("lock");
        let wrong = |error: &std::io::Error| OpenError::from_io(dir, error);
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(|error| wrong(&error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut process = String::new();
                // Only to name the other in the message: unreadable is as good as absent.
                let _ = file.read_to_string(&mut process);
                return Err(OpenError::InUse {
                    dir: dir.into(),
                    process: process.trim().parse().ok(),
                });
            }
            Err(TryLockError::Error(error)) => return Err(wrong(&error)),
        }
        file.set_len(0)
            .and_then(|()| file.rewind())
            .and_then(|()| writeln!(file, "{}", std::process::id()))
            .map_err(|error| wrong(&error))?;
        Ok(Self { file })
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing would not do: a process being started elsewhere in this one holds a copy of the handle for a moment.
        // If this fails, closing is what is left.
        let _ = self.file.unlock();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_of_the_handle_in_a_starting_process_kept_the_folder_locked() {
        let dir = tempfile::tempdir().unwrap();
        let lock = Lock::take(dir.path()).unwrap();
        let copy = lock.file.try_clone().unwrap();
        drop(lock);
        Lock::take(dir.path()).unwrap();
        drop(copy);
    }
}
