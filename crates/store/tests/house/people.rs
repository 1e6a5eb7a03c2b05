//! Devices, clocks and the next game of the same people.

use store::{Change, KeyHash, Store, StoreError, Which};

use crate::samples::{entry, house, new_table, visitor};

fn code(store: &Store, code: &str, expires: i64) {
    let change = Change::DeviceCode {
        hash: KeyHash::of(code.as_bytes()),
        visitor: "v".into(),
        expires,
    };
    store.commit(change).wait().unwrap();
}

fn redeem(store: &Store, code: &str, key: &str, at: i64) -> Result<(), StoreError> {
    let change = Change::Redeem {
        code: KeyHash::of(code.as_bytes()),
        key: KeyHash::of(key.as_bytes()),
        name: "Phone".into(),
        at,
    };
    store.commit(change).wait()
}

#[test]
fn a_code_lets_one_device_in_once_and_not_too_late() {
    let (_dir, store) = house();
    store.commit(Change::Visitor(visitor("v"))).wait().unwrap();
    code(&store, "first", 100);
    code(&store, "second", 100);
    let missing = Err(StoreError::Missing("this code".into()));
    assert_eq!(redeem(&store, "forged", "k0", 50), missing);
    assert_eq!(redeem(&store, "first", "k1", 50), Ok(()));
    assert_eq!(redeem(&store, "first", "k2", 51), missing, "once");
    assert_eq!(redeem(&store, "second", "k3", 100), missing, "too late");
    assert_eq!(redeem(&store, "second", "k4", 50), missing, "gone for good");

    let found = |key: &str| store.visitor_by_key(&KeyHash::of(key.as_bytes())).unwrap();
    assert_eq!(found("k1"), Some(visitor("v")));
    for refused in ["k0", "k2", "k3", "k4"] {
        assert_eq!(found(refused), None);
    }
    let devices = store.devices("v").unwrap();
    assert_eq!((devices.len(), devices[0].name.as_str()), (1, "Phone"));
    assert_ne!(devices[0].hash.tag(), KeyHash::of(b"k2").tag());
}

#[test]
fn the_clocks_say_when_a_table_is_due_also_before_its_first_step() {
    let (_dir, store) = house();
    let clocks = |due| Change::Clocks {
        table: "t".into(),
        clocks: "running".into(),
        due,
    };
    let due = || {
        let listed = store.tables(Which::Due(500), 9).unwrap();
        listed.iter().map(|l| l.due).collect::<Vec<_>>()
    };
    assert_eq!(store.clocks("t").unwrap(), None);
    store.commit(clocks(Some(400))).wait().unwrap();
    assert_eq!(due(), [Some(400)]);
    let mut step = entry(0);
    step.due = Some(300);
    store
        .commit([Change::append("t", step), clocks(Some(450))])
        .wait()
        .unwrap();
    assert_eq!(due(), [Some(450)], "the clocks know better than the step");
    store.commit(clocks(None)).wait().unwrap();
    assert_eq!(due(), [], "they were stopped without a step");
    assert_eq!(store.clocks("t").unwrap().as_deref(), Some("running"));
    assert_eq!(store.clocks("nowhere").unwrap(), None);
}

#[test]
fn who_is_asked_first_is_known_before_the_first_step() {
    let (_dir, store) = house();
    let asked = || store.table("t").unwrap().unwrap().asked;
    assert_eq!(asked(), 0);
    let begun = Change::Begun {
        table: "t".into(),
        asked: 0b100,
    };
    store.commit(begun).wait().unwrap();
    assert_eq!(asked(), 0b100);
    store.commit(Change::append("t", entry(0))).wait().unwrap();
    assert_eq!(asked(), entry(0).asked, "then the journal knows");
}

#[test]
fn a_table_has_one_rematch() {
    let (_dir, store) = house();
    let rematch = |next: &str| {
        let (table, next) = ("t".to_owned(), next.to_owned());
        store.commit([
            new_table(&next),
            Change::Rematch {
                table,
                next: next.clone(),
            },
        ])
    };
    rematch("u").wait().unwrap();
    assert!(matches!(rematch("w").wait(), Err(StoreError::Taken(_))));
    assert_eq!(store.rematch("t").unwrap().as_deref(), Some("u"));
    assert!(
        store.table("w").unwrap().is_none(),
        "all or nothing: no table without its people"
    );
}
