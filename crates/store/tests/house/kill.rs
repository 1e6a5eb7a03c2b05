//! What was told done is there after a kill at any moment.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::Stdio;

use store::{Change, ChatLine, Store, StoreError};

use crate::samples::{again, entry, new_table};

const DATA: &str = "STORE_TEST_KILLED_HOUSE";
const KILLS: u32 = 25;
const TABLES: [&str; 4] = ["north", "east", "south", "west"];

/// The child: moves on all tables until killed, telling each step once the store has.
#[test]
fn child() {
    let Some(dir) = std::env::var_os(DATA) else {
        return;
    };
    let store = Store::open(Path::new(&dir)).unwrap();
    std::thread::scope(|scope| {
        for table in TABLES {
            let store = &store;
            scope.spawn(move || {
                let first = match store.table(table).unwrap() {
                    Some(listed) => listed.steps,
                    None => {
                        store.commit(new_table(table)).wait().unwrap();
                        0
                    }
                };
                for step in first.. {
                    store.commit(said(table, step)).wait().unwrap();
                    writeln!(std::io::stdout().lock(), "\nack {table} {step}").unwrap();
                }
            });
        }
    });
}

/// Every third step comes with a line of talk: both or neither.
fn said(table: &str, step: u32) -> Vec<Change> {
    let mut changes = vec![Change::append(table, entry(step))];
    if step.is_multiple_of(3) {
        let line = ChatLine {
            room: "table".into(),
            seat: None,
            visitor: None,
            name: String::new(),
            body: step.to_string(),
            at: 1,
        };
        let table = table.into();
        changes.push(Change::Chat { table, line });
    }
    changes
}

#[test]
fn every_acknowledged_step_survives_a_kill() {
    let dir = tempfile::tempdir().unwrap();
    let mut acknowledged = BTreeMap::new();
    let mut random: u64 = 0x9e37_79b9_7f4a_7c15;
    for _ in 0..KILLS {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        run_and_kill(dir.path(), 1 + random % 150, &mut acknowledged);

        let store = Store::open(dir.path()).unwrap();
        for (table, &told) in &acknowledged {
            let journal = store.journal(table, 0).unwrap();
            assert!(journal.len() > told as usize, "{table} lost step {told}");
            for (step, kept) in (0..).zip(&journal) {
                assert_eq!(*kept, entry(step), "{table}: none twice, none garbled");
            }
            let talk = store.chat(table, "table", u32::MAX).unwrap();
            assert_eq!(talk.len(), journal.len().div_ceil(3));
            let retry = store.commit(Change::append(table, entry(told))).wait();
            let answer = format!("answer {told}");
            assert_eq!(retry, Err(StoreError::Duplicate { step: told, answer }));
        }
    }
    assert_eq!(acknowledged.len(), TABLES.len());
}

/// Lets a child run until it has told so many steps; notes the last told of each table.
fn run_and_kill(dir: &Path, acks: u64, acknowledged: &mut BTreeMap<String, u32>) {
    let mut child = again("kill::child", DATA, dir)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut seen = 0;
    for line in BufReader::new(child.stdout.take().unwrap()).lines() {
        let line = line.unwrap();
        let Some((table, step)) = line
            .strip_prefix("ack ")
            .and_then(|ack| ack.split_once(' '))
        else {
            continue;
        };
        // The last line may be cut short by the kill; a shorter number is an older step, told before.
        let Ok(step) = step.parse() else { continue };
        let last = acknowledged.entry(table.to_string()).or_insert(step);
        *last = step.max(*last);
        seen += 1;
        if seen == acks {
            child.kill().unwrap();
        }
    }
    assert!(!child.wait().unwrap().success());
    assert!(seen >= acks);
}
