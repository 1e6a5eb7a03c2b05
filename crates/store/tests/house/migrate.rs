//! Data of every earlier schema is taken over.

use std::path::{Path, PathBuf};

use rusqlite::Connection;
use store::{Change, ChatLine, KeyHash, OpenError, Secret, Status, Store, Which};

use crate::samples::{entry, raw};

fn fixture(schema: u32) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/fixtures/v{schema}.sql"))
}

/// A folder as a house of that schema left it.
fn old_house(schema: u32) -> tempfile::TempDir {
    let dir = tempfile::tempdir().unwrap();
    let sql = std::fs::read_to_string(fixture(schema))
        .expect("each schema before the latest has left a fixture");
    raw(dir.path()).execute_batch(&sql).unwrap();
    dir
}

fn version(connection: &Connection) -> u32 {
    connection
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .unwrap()
}

fn shape(connection: &Connection) -> Vec<String> {
    connection
        .prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name")
        .unwrap()
        .query_map([], |row| row.get(0))
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap()
}

#[test]
fn every_earlier_schema_becomes_the_latest_with_its_rows() {
    let fresh = tempfile::tempdir().unwrap();
    drop(Store::open(fresh.path()).unwrap());
    let latest = version(&raw(fresh.path()));
    assert!(latest >= 2);
    for schema in 1..latest {
        let dir = old_house(schema);
        let store = Store::open(dir.path()).unwrap();

        assert_eq!(store.house_key(), &Secret::new([7; 32]));
        let visitor = store.visitor_by_key(&KeyHash::of(b"key of ming")).unwrap();
        assert_eq!(visitor.unwrap().name, "小明");
        let mine = store.tables(Which::Of("ming"), 9).unwrap();
        assert_eq!(mine.len(), 1);
        assert_eq!(mine[0].table.status, Status::Playing);
        assert_eq!((mine[0].steps, mine[0].asked), (2, 0b10));
        let luck = store.luck("old").unwrap().unwrap();
        assert_eq!(luck.secret, Some(Secret::new([0xab, 0xcd])));
        assert_eq!(
            store.answer("old", Some(1), "r1").unwrap(),
            Some((1, "told".into()))
        );
        assert_eq!(store.finished("done").unwrap().unwrap().summary, "{}");
        let said = store.chat("old", "table", 9).unwrap();
        assert_eq!(said.len(), usize::from(schema >= 2), "from {schema}");
        assert_eq!(mine[0].due, Some(99), "without clocks the journal tells it");
        assert_eq!(store.clocks("old").unwrap(), None);
        assert_eq!(store.rematch("old").unwrap(), None);
        assert_eq!(store.devices("ming").unwrap()[0].name, "");

        let line = ChatLine {
            room: "table".into(),
            seat: None,
            visitor: Some("ming".into()),
            name: "小明".into(),
            body: "你好".into(),
            at: 1,
        };
        let table = "old".into();
        store
            .commit([
                Change::append("old", entry(2)),
                Change::Chat { table, line },
            ])
            .wait()
            .unwrap();
        drop(store);
        let migrated = raw(dir.path());
        assert_eq!(version(&migrated), latest);
        assert_eq!(shape(&migrated), shape(&raw(fresh.path())), "from {schema}");
    }
}

#[test]
fn a_migration_that_fails_changes_nothing() {
    let dir = old_house(1);
    let connection = raw(dir.path());
    connection
        .execute_batch("CREATE TABLE chat (in_the_way)")
        .unwrap();
    let error = Store::open(dir.path()).unwrap_err();
    assert!(matches!(error, OpenError::Damaged { .. }), "{error:?}");
    assert_eq!(version(&connection), 1);
    connection.execute_batch("DROP TABLE chat").unwrap();
    drop(connection);
    Store::open(dir.path()).unwrap();
}
