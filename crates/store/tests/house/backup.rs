//! A copy made while the house is busy.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use store::{BackupError, Change, Store};

use crate::samples::{entry, house};

/// Opens a copy the way a person would: as the data of another folder.
fn restored(copy: &Path) -> (tempfile::TempDir, Store) {
    let dir = tempfile::tempdir().unwrap();
    fs::copy(copy, dir.path().join("roundhouse.sqlite")).unwrap();
    let store = Store::open(dir.path()).unwrap();
    (dir, store)
}

#[test]
fn a_copy_made_while_writing_holds_all_that_was_told_before() {
    let (dir, store) = house();
    let copies = tempfile::tempdir().unwrap();
    let (told, enough) = (AtomicU32::new(0), AtomicBool::new(false));
    std::thread::scope(|scope| {
        scope.spawn(|| {
            for step in 0.. {
                if enough.load(Ordering::SeqCst) {
                    break;
                }
                store
                    .commit(Change::append("t", entry(step)))
                    .wait()
                    .unwrap();
                told.store(step + 1, Ordering::SeqCst);
            }
        });
        for n in 0..5 {
            let before = told.load(Ordering::SeqCst);
            while told.load(Ordering::SeqCst) < before + 20 {
                std::thread::yield_now();
            }
            let least = told.load(Ordering::SeqCst);
            let copy = copies.path().join(format!("{n}.sqlite"));
            // From the house itself, and as another process would.
            match n % 2 {
                0 => store.backup(&copy).unwrap(),
                _ => store::backup(dir.path(), &copy).unwrap(),
            }
            let (_dir, restored) = restored(&copy);
            let journal = restored.journal("t", 0).unwrap();
            assert!(journal.len() >= least as usize);
            for (step, kept) in (0..).zip(journal) {
                assert_eq!(kept, entry(step));
            }
            assert_eq!(restored.house_key(), store.house_key());
        }
        enough.store(true, Ordering::SeqCst);
    });
    assert_eq!(fs::read_dir(copies.path()).unwrap().count(), 5);
}

#[test]
fn a_copy_replaces_nothing_and_leaves_no_crumbs() {
    let (dir, store) = house();
    let copies = tempfile::tempdir().unwrap();
    let copy = copies.path().join("copy");
    fs::write(&copy, "precious").unwrap();
    let exists = BackupError::Exists(copy.clone());
    assert_eq!(store.backup(&copy), Err(exists.clone()));
    assert!(exists.to_string().contains("not overwritten"));
    assert_eq!(fs::read_to_string(&copy).unwrap(), "precious");

    let nowhere = copies.path().join("no/such/folder");
    let told = store.backup(&nowhere);
    assert!(matches!(told, Err(BackupError::Target { .. })), "{told:?}");
    assert_eq!(fs::read_dir(copies.path()).unwrap().count(), 1);

    let own = dir.path().join("roundhouse.sqlite");
    assert_eq!(store.backup(&own), Err(BackupError::Exists(own.clone())));
}

#[test]
fn a_folder_without_data_is_said() {
    let dir = tempfile::tempdir().unwrap();
    let copy = dir.path().join("copy");
    let none = Err(BackupError::NoData(dir.path().into()));
    assert_eq!(store::backup(dir.path(), &copy), none);
    let theirs = dir.path().join("roundhouse.sqlite");
    rusqlite::Connection::open(theirs)
        .unwrap()
        .execute_batch("CREATE TABLE theirs (x)")
        .unwrap();
    assert_eq!(store::backup(dir.path(), &copy), none);
    assert!(!copy.exists());
}

#[cfg(unix)]
#[test]
fn others_cannot_read_a_copy() {
    use std::os::unix::fs::PermissionsExt;
    let (dir, store) = house();
    let copy = dir.path().join("copy");
    store.backup(&copy).unwrap();
    let mode = fs::metadata(&copy).unwrap().permissions().mode();
    assert_eq!(mode & 0o077, 0);
}
