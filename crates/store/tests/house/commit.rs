//! What a commit promises, and what it refuses.

use store::{Change, KeyHash, Store, StoreError, TableRow};

use crate::samples::{entry, house, new_table, table, visitor};

#[test]
fn a_step_that_is_taken_or_too_far_is_a_conflict() {
    let (_dir, store) = house();
    store.commit(Change::append("t", entry(0))).wait().unwrap();
    let conflict = |step| StoreError::Conflict {
        table: "t".into(),
        step,
        next: 1,
    };
    let mut late = entry(0);
    late.request = None;
    let taken = store.commit(Change::append("t", late)).wait();
    assert_eq!(taken, Err(conflict(0)));
    let gap = store.commit(Change::append("t", entry(2))).wait();
    assert_eq!(gap, Err(conflict(2)));
    assert_eq!(store.journal("t", 0).unwrap(), [entry(0)]);
    store.commit(Change::append("t", entry(1))).wait().unwrap();
}

#[test]
fn a_request_sent_again_gets_the_first_answer_also_after_reopening() {
    let (dir, store) = house();
    for step in 0..3 {
        store
            .commit(Change::append("t", entry(step)))
            .wait()
            .unwrap();
    }
    let retry = |store: &Store, step| {
        let mut again = entry(0);
        again.step = step;
        again.request.as_mut().unwrap().answer = "another".into();
        store.commit(Change::append("t", again)).wait()
    };
    let same = Err(StoreError::Duplicate {
        step: 0,
        answer: "answer 0".into(),
    });
    assert_eq!(retry(&store, 3), same);
    assert_eq!(
        retry(&store, 0),
        same,
        "the answer goes before the conflict"
    );
    drop(store);
    let store = Store::open(dir.path()).unwrap();
    assert_eq!(retry(&store, 3), same);
    assert_eq!(store.journal("t", 0).unwrap().len(), 3);

    let mut other_seat = entry(3);
    other_seat.request.as_mut().unwrap().id = "request 0".into();
    assert_ne!(other_seat.seat, entry(0).seat);
    store
        .commit(Change::append("t", other_seat.clone()))
        .wait()
        .unwrap();
    other_seat.step = 0;
    store
        .commit([new_table("u"), Change::append("u", other_seat)])
        .wait()
        .unwrap();
}

#[test]
fn requests_are_known_of_more_tables_than_the_writer_remembers() {
    let (_dir, store) = house();
    let ids: Vec<String> = (0..2_500).map(|n| format!("table {n}")).collect();
    let mut changes = Vec::new();
    for id in &ids {
        changes.push(new_table(id));
        changes.push(Change::append(id, entry(0)));
    }
    store.commit(changes).wait().unwrap();
    for id in ids.iter().step_by(500).chain(ids.last()) {
        let again = store.commit(Change::append(id, entry(0))).wait();
        assert!(matches!(again, Err(StoreError::Duplicate { .. })), "{id}");
        store.commit(Change::append(id, entry(1))).wait().unwrap();
    }
}

#[test]
fn changes_given_together_happen_all_or_not_at_all() {
    let (_dir, store) = house();
    let refused = store
        .commit([
            Change::append("t", entry(0)),
            new_table("u"),
            Change::append("u", entry(0)),
            Change::append("t", entry(5)),
        ])
        .wait();
    assert!(matches!(refused, Err(StoreError::Conflict { next: 1, .. })));
    assert_eq!(store.journal("t", 0).unwrap(), []);
    assert_eq!(store.table("u").unwrap(), None);
    store
        .commit([new_table("u"), Change::append("t", entry(0))])
        .wait()
        .unwrap();
    store.commit(Vec::new()).wait().unwrap();
}

#[test]
fn what_is_not_here_and_what_is_in_use_is_said() {
    let (_dir, store) = house();
    let missing = |what: &str| Err(StoreError::Missing(what.into()));
    let wait = |change: Change| store.commit(change).wait();
    let nobody = Some("nobody".to_string());
    let hosted = TableRow {
        host: nobody.clone(),
        ..table("t")
    };

    assert_eq!(wait(Change::append("no", entry(0))), missing("table no"));
    assert_eq!(wait(Change::Table(table("no"))), missing("table no"));
    assert_eq!(wait(Change::Table(hosted)), missing("visitor nobody"));
    let gone = Change::DropSeatKeys {
        table: "no".into(),
        seat: 0,
    };
    assert_eq!(wait(gone), missing("table no"));
    let key = |visitor: &str| Change::VisitorKey {
        hash: KeyHash::of(b"k"),
        visitor: visitor.into(),
        name: String::new(),
        at: 1,
    };
    assert_eq!(wait(key("nobody")), missing("visitor nobody"));
    let seen = Change::Seen {
        visitor: "nobody".into(),
        at: 1,
    };
    assert_eq!(wait(seen), missing("visitor nobody"));

    wait(Change::Visitor(visitor("v"))).unwrap();
    wait(key("v")).unwrap();
    assert_eq!(wait(key("v")), Err(StoreError::Taken("this key".into())));
    assert_eq!(
        wait(new_table("t")),
        Err(StoreError::Taken("table t".into()))
    );
    wait(Change::DropSeatKey(KeyHash::of(b"none"))).unwrap();
}

#[test]
fn dropping_the_store_writes_what_was_asked_and_leaves_one_file() {
    let (dir, store) = house();
    for step in 0..200 {
        drop(store.commit(Change::append("t", entry(step))));
    }
    assert!(store.table("t").unwrap().is_some());
    drop(store);
    assert!(!dir.path().join("roundhouse.sqlite-wal").exists());
    let store = Store::open(dir.path()).unwrap();
    assert_eq!(store.journal("t", 0).unwrap().len(), 200);
}
