//! A full disk, a folder that may not be written, a disk that fails: refused, nothing lost, and on again afterwards.

use std::io::Write;
use std::path::Path;
use std::process::Stdio;

use store::{Change, Entry, Store, StoreError};

use crate::samples::{again, entry, house, new_table, raw};

const READ_ONLY: &str = "STORE_TEST_READ_ONLY_HOUSE";
const LIMITED: &str = "STORE_TEST_LIMITED_HOUSE";

fn size(store: &Store) -> u64 {
    std::fs::metadata(store.dir().join("roundhouse.sqlite"))
        .unwrap()
        .len()
}

fn long(step: u32, bytes: usize) -> Entry {
    let mut entry = entry(step);
    entry.body = "x".repeat(bytes);
    entry
}

#[test]
fn a_full_disk_refuses_the_move_and_loses_nothing() {
    let (dir, store) = house();
    store.quota(Some(size(&store) + 200_000)).wait().unwrap();
    let append = |step| store.commit(Change::append("t", long(step, 5_000))).wait();
    let mut step = 0;
    let error = loop {
        match append(step) {
            Ok(()) => step += 1,
            Err(error) => break error,
        }
    };
    assert_eq!(error, StoreError::Full);
    assert!(step > 10, "some fitted");
    assert_eq!(append(step), Err(StoreError::Full), "and it stays refused");
    assert_eq!(store.journal("t", 0).unwrap().len(), step as usize);

    store.quota(None).wait().unwrap();
    assert_eq!(
        append(step),
        Ok(()),
        "the same move passes once there is room"
    );
    drop(store);
    let store = Store::open(dir.path()).unwrap();
    let journal = store.journal("t", 0).unwrap();
    assert_eq!(journal.len(), step as usize + 1);
    assert_eq!(journal.last(), Some(&long(step, 5_000)));
}

#[test]
fn a_change_too_big_for_the_disk_fails_without_its_neighbours() {
    let (dir, store) = house();
    store.commit(new_table("u")).wait().unwrap();
    store.quota(Some(size(&store) + 100_000)).wait().unwrap();
    let other = raw(dir.path());
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let pending = [
        store.commit(Change::append("t", entry(0))),
        store.commit(Change::append("t", entry(1))),
        store.commit(Change::append("u", long(0, 1_000_000))),
        store.commit(Change::append("t", entry(2))),
        store.commit([Change::append("t", entry(3)), Change::append("u", entry(0))]),
    ];
    other.execute_batch("ROLLBACK").unwrap();
    let answers = pending.map(store::Pending::wait);
    assert_eq!(
        answers,
        [Ok(()), Ok(()), Err(StoreError::Full), Ok(()), Ok(())]
    );
    assert_eq!(store.journal("t", 0).unwrap().len(), 4);
    assert_eq!(store.journal("u", 0).unwrap(), [entry(0)]);
}

#[test]
fn data_that_may_not_be_written_can_still_be_read_and_is_written_again_later() {
    let (_dir, store) = house();
    store.commit(Change::append("t", entry(0))).wait().unwrap();
    store.read_only(true).wait().unwrap();
    let append = || store.commit(Change::append("t", entry(1))).wait();
    assert_eq!(append(), Err(StoreError::ReadOnly));
    assert_eq!(store.journal("t", 0).unwrap(), [entry(0)]);
    store.read_only(false).wait().unwrap();
    assert_eq!(append(), Ok(()));
}

#[test]
fn the_order_of_commits_and_settings_is_kept() {
    let (_dir, store) = house();
    let pending = [
        store.commit(Change::append("t", entry(0))),
        store.read_only(true),
        store.commit(Change::append("t", entry(1))),
        store.read_only(false),
        store.commit(Change::append("t", entry(1))),
    ];
    let answers = pending.map(store::Pending::wait);
    assert_eq!(
        answers,
        [Ok(()), Ok(()), Err(StoreError::ReadOnly), Ok(()), Ok(())]
    );
}

/// Opens a folder as somebody whom permissions bind, which the super-user is not.
#[cfg(unix)]
#[test]
fn a_folder_that_may_not_be_written_is_said() {
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;

    let dir = tempfile::tempdir().unwrap();
    let data = dir.path().join("data");
    drop(Store::open(&data).unwrap());
    let allow =
        |path: &Path, mode| fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
    allow(dir.path(), 0o755);
    for file in fs::read_dir(&data).unwrap() {
        allow(&file.unwrap().path(), 0o444);
    }
    allow(&data, 0o555);
    let unbound = fs::write(data.join("probe"), "").is_ok();

    // The binary may lie where only its owner goes. Copied by another process: a handle for writing, kept for a moment by
    // whatever the other tests are starting, would make it "busy".
    let program = dir.path().join("program");
    let copied = std::process::Command::new("cp")
        .arg(std::env::current_exe().unwrap())
        .arg(&program)
        .status();
    assert!(copied.unwrap().success());
    allow(&program, 0o755);
    for folder in [data.clone(), dir.path().join("new")] {
        let template = again("trouble::read_only_house", READ_ONLY, &folder);
        let mut command = std::process::Command::new(&program);
        command
            .args(template.get_args())
            .env(READ_ONLY, &folder)
            .stdout(Stdio::piped());
        if unbound {
            command.uid(65_534).gid(65_534);
        } else {
            allow(dir.path(), 0o555);
        }
        let output = command.spawn().unwrap().wait_with_output().unwrap();
        allow(dir.path(), 0o755);
        let told = String::from_utf8(output.stdout).unwrap();
        let wanted = format!("{} may not be written", folder.display());
        assert!(told.contains(&wanted), "{told}");
    }
    allow(&data, 0o755);
}

/// The child of the test above.
#[test]
fn read_only_house() {
    let Some(dir) = std::env::var_os(READ_ONLY) else {
        return;
    };
    let told = match Store::open(dir) {
        Ok(_) => "it opened".into(),
        Err(error) => error.to_string(),
    };
    std::io::stdout().write_all(told.as_bytes()).unwrap();
}

/// The system itself refuses to let the log grow: an I/O error in the middle of a commit.
#[cfg(unix)]
#[test]
fn a_disk_that_fails_loses_nothing_that_was_told() {
    let dir = tempfile::tempdir().unwrap();
    let inner = again("trouble::limited_house", LIMITED, dir.path());
    let output = std::process::Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 1024; exec \"$0\" \"$@\""])
        .arg(inner.get_program())
        .args(inner.get_args())
        .env(LIMITED, dir.path())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
        .wait_with_output()
        .unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{told}");
    let number = |word: &str| -> usize {
        let line = told.lines().find_map(|line| line.strip_prefix(word));
        line.unwrap_or_else(|| panic!("{told}")).parse().unwrap()
    };
    let (written, failed) = (number("written "), number("failed "));
    assert!(written > 0 && failed > 0, "{told}");

    let store = Store::open(dir.path()).unwrap();
    let journal = store.journal("t", 0).unwrap();
    assert_eq!(journal.len(), written);
    store
        .commit(Change::append("t", entry(written as u32)))
        .wait()
        .unwrap();
}

/// The child of the test above: bodies that outgrow the limit at once, between ones that do not.
#[test]
fn limited_house() {
    let Some(dir) = std::env::var_os(LIMITED) else {
        return;
    };
    let store = Store::open(Path::new(&dir)).unwrap();
    store.commit(new_table("t")).wait().unwrap();
    let (mut written, mut failed) = (0, 0);
    for round in 0..40 {
        let bytes = if round % 4 == 3 { 2_000_000 } else { 1_000 };
        match store
            .commit(Change::append("t", long(written, bytes)))
            .wait()
        {
            Ok(()) => written += 1,
            Err(StoreError::Broken(_)) => failed += 1,
            Err(other) => panic!("{other:?}"),
        }
        assert_eq!(store.journal("t", 0).unwrap().len(), written as usize);
    }
    writeln!(std::io::stdout(), "\nwritten {written}\nfailed {failed}").unwrap();
}
