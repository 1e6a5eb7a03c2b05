//! Which data is opened, and why other data is not.

use std::fs;
use std::process::Stdio;

use rusqlite::Connection;
use store::{OpenError, Store};

use crate::samples::{again, house, raw};

const DATA: &str = "STORE_TEST_SECOND_HOUSE";

#[test]
fn a_folder_is_made_and_the_house_key_stays() {
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("some/where");
    let store = Store::open(&data).unwrap();
    let key = store.house_key().clone();
    assert_eq!(key.bytes().len(), 32);
    assert_eq!(store.dir(), data);
    drop(store);
    assert_eq!(*Store::open(&data).unwrap().house_key(), key);
    let other = Store::open(dir.path().join("other")).unwrap();
    assert_ne!(*other.house_key(), key);
}

#[cfg(unix)]
#[test]
fn others_cannot_read_the_data() {
    use std::os::unix::fs::PermissionsExt;
    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("data");
    let _store = Store::open(&data).unwrap();
    let mode = |path| fs::metadata(path).unwrap().permissions().mode() & 0o077;
    assert_eq!(mode(data.clone()), 0);
    for name in ["", "-wal", "-shm"] {
        assert_eq!(mode(data.join(format!("roundhouse.sqlite{name}"))), 0);
    }
}

#[test]
fn a_second_house_on_the_same_data_is_refused() {
    let (dir, store) = house();
    let in_use = OpenError::InUse {
        dir: dir.path().into(),
        process: Some(std::process::id()),
    };
    assert_eq!(Store::open(dir.path()).unwrap_err(), in_use);
    assert!(in_use.to_string().contains("another Roundhouse is using"));

    let open_elsewhere = || {
        let child = again("open::second_house", DATA, dir.path())
            .stdout(Stdio::piped())
            .spawn();
        let told = child.unwrap().wait_with_output().unwrap().stdout;
        String::from_utf8(told).unwrap()
    };
    let told = open_elsewhere();
    assert!(told.contains(&in_use.to_string()), "{told}");
    drop(store);
    assert!(open_elsewhere().contains("it opened"));
}

/// The child of the test above.
#[test]
fn second_house() {
    let Some(dir) = std::env::var_os(DATA) else {
        return;
    };
    let told = match Store::open(dir) {
        Ok(_) => "it opened".into(),
        Err(error) => error.to_string(),
    };
    std::io::Write::write_all(&mut std::io::stdout(), told.as_bytes()).unwrap();
}

#[test]
fn newer_data_is_refused_and_untouched() {
    let (dir, store) = house();
    drop(store);
    let connection = raw(dir.path());
    connection
        .execute_batch("PRAGMA user_version = 1000; PRAGMA journal_mode = DELETE")
        .unwrap();
    drop(connection);
    let file = dir.path().join("roundhouse.sqlite");
    let before = fs::read(&file).unwrap();
    let error = Store::open(dir.path()).unwrap_err();
    assert!(matches!(error, OpenError::Newer { found: 1000, .. }));
    let told = error.to_string();
    assert!(told.starts_with("data was written by a newer Roundhouse"));
    assert_eq!(fs::read(&file).unwrap(), before);
}

#[test]
fn data_of_others_and_damaged_data_is_refused_and_untouched() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("roundhouse.sqlite");
    Connection::open(&file)
        .unwrap()
        .execute_batch("CREATE TABLE theirs (x)")
        .unwrap();
    let before = fs::read(&file).unwrap();
    let error = Store::open(dir.path()).unwrap_err();
    assert_eq!(error, OpenError::Foreign(file.clone()));
    assert_eq!(fs::read(&file).unwrap(), before);

    let letter = "Dear Sir, this is not a database. ".repeat(100);
    fs::write(&file, &letter).unwrap();
    let error = Store::open(dir.path()).unwrap_err();
    assert!(matches!(error, OpenError::Damaged { .. }), "{error:?}");
    assert_eq!(fs::read_to_string(&file).unwrap(), letter);

    fs::remove_file(&file).unwrap();
    Store::open(dir.path()).unwrap();
}

#[test]
fn a_file_where_the_folder_should_be_is_said() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("file");
    fs::write(&file, "").unwrap();
    let error = Store::open(&file).unwrap_err();
    assert!(matches!(error, OpenError::Folder { .. }), "{error:?}");
}
