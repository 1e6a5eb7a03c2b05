//! Rows to work with.

use std::path::Path;
use std::process::Command;

use rusqlite::Connection;
use store::{Change, Entry, Luck, Request, Status, Store, TableRow, Visitor};

pub(crate) fn table(id: &str) -> TableRow {
    TableRow {
        id: id.into(),
        game: "a-game".into(),
        rules: 3,
        options: r#"{"long":true}"#.into(),
        seats: r#"[{"kind":"person"},{"kind":"bot"}]"#.into(),
        status: Status::Playing,
        pace: "days:2".into(),
        practice: false,
        public: true,
        watch: true,
        host: None,
        created: 1_000,
        updated: 1_000,
    }
}

pub(crate) fn new_table(id: &str) -> Change {
    Change::NewTable(table(id), Luck::default())
}

pub(crate) fn visitor(id: &str) -> Visitor {
    Visitor {
        id: id.into(),
        name: "小明".into(),
        language: "zh".into(),
        settings: r#"{"confirm":"never"}"#.into(),
        created: 5,
        seen: 6,
    }
}

pub(crate) fn entry(step: u32) -> Entry {
    Entry {
        step,
        seat: Some((step % 2) as u8),
        kind: "play".into(),
        body: format!("track:{step} cell:b2"),
        request: Some(Request {
            id: format!("request {step}"),
            answer: format!("answer {step}"),
        }),
        digest: step.to_be_bytes().to_vec(),
        asked: 1 << ((step + 1) % 2),
        due: None,
        at: 2_000 + i64::from(step),
    }
}

/// A folder with one table, `t`, and its store.
pub(crate) fn house() -> (tempfile::TempDir, Store) {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::open(dir.path()).unwrap();
    store.commit(new_table("t")).wait().unwrap();
    (dir, store)
}

pub(crate) fn raw(dir: &Path) -> Connection {
    Connection::open(dir.join("roundhouse.sqlite")).unwrap()
}

/// This test binary again, running one test, which finds `data` in the environment under `name`.
pub(crate) fn again(test: &str, name: &str, data: &Path) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command
        .args([test, "--exact", "--nocapture", "--test-threads=1"])
        .env(name, data);
    command
}
