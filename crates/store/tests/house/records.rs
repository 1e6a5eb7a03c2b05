//! What is put in comes out.

use store::{
    Change, ChatLine, Counts, Device, Finished, KeyHash, Luck, SeatKey, Secret, Status, Store,
    StoreError, TableRow, Which,
};

use crate::samples::{entry, house, new_table, table, visitor};

fn seat_key(key: &str, table: &str, seat: u8, visitor: Option<&str>) -> SeatKey {
    SeatKey {
        hash: KeyHash::of(key.as_bytes()),
        table: table.into(),
        seat,
        kind: "hold".into(),
        visitor: visitor.map(Into::into),
        created: 7,
    }
}

#[test]
fn visitors_and_their_keys_round_trip() {
    let (_dir, store) = house();
    let (phone, laptop) = (KeyHash::of(b"phone"), KeyHash::of(b"laptop"));
    let key = |hash, name: &str, at| Change::VisitorKey {
        hash,
        visitor: "v".into(),
        name: name.into(),
        at,
    };
    let keys = [key(laptop, "Firefox", 8), key(phone, "", 9)];
    store
        .commit([vec![Change::Visitor(visitor("v"))], keys.to_vec()].concat())
        .wait()
        .unwrap();
    assert_eq!(store.visitor("v").unwrap(), Some(visitor("v")));
    // Asked for before the change: what is kept in mind must not outlive it.
    for known in [&phone, &laptop] {
        assert_eq!(store.visitor_by_key(known).unwrap(), Some(visitor("v")));
    }
    let device = |hash, name: &str, created| Device {
        hash,
        name: name.into(),
        created,
    };
    assert_eq!(
        store.devices("v").unwrap(),
        [device(laptop, "Firefox", 8), device(phone, "", 9)]
    );

    let mut renamed = visitor("v");
    renamed.name = "Ming".into();
    store
        .commit([
            Change::Visitor(renamed.clone()),
            Change::Seen {
                visitor: "v".into(),
                at: 99,
            },
            Change::DropVisitorKey(laptop),
        ])
        .wait()
        .unwrap();
    renamed.seen = 99;
    assert_eq!(store.visitor_by_key(&phone).unwrap(), Some(renamed));
    assert_eq!(store.visitor_by_key(&laptop).unwrap(), None);
    assert_eq!(store.visitor("nobody").unwrap(), None);
}

#[test]
fn only_hashes_of_keys_reach_the_disk() {
    let (dir, store) = house();
    let key = "a-key-nobody-may-find-on-the-disk";
    store
        .commit([
            Change::Visitor(visitor("v")),
            Change::VisitorKey {
                hash: KeyHash::of(key.as_bytes()),
                visitor: "v".into(),
                name: String::new(),
                at: 1,
            },
            Change::SeatKey(seat_key(key, "t", 0, Some("v"))),
        ])
        .wait()
        .unwrap();
    let mut hashed = 0;
    for file in std::fs::read_dir(dir.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let holds = |what: &[u8]| bytes.windows(what.len()).any(|window| window == what);
        assert!(!holds(key.as_bytes()));
        // SHA-256 of the key above, computed apart from this crate.
        hashed += usize::from(holds(&[0x49, 0x7c, 0x8e, 0x17, 0xe3, 0xba, 0xf3, 0xf0]));
    }
    assert!(hashed > 0, "the hash is found where the key is not");
}

#[test]
fn tables_and_their_luck_round_trip() {
    let (dir, store) = house();
    let row = TableRow {
        host: Some("v".into()),
        ..table("lucky")
    };
    let luck = Luck {
        commitment: Some("abc".into()),
        secret: Some(Secret::new([1, 2, 3])),
        nonces: "[]".into(),
        seed: None,
    };
    store
        .commit([
            Change::Visitor(visitor("v")),
            Change::NewTable(row.clone(), luck.clone()),
        ])
        .wait()
        .unwrap();
    let listed = store.table("lucky").unwrap().unwrap();
    assert_eq!(listed.table, row);
    assert_eq!(
        (listed.steps, listed.asked, listed.due, listed.moved),
        (0, 0, None, 1_000)
    );
    assert_eq!(store.luck("lucky").unwrap(), Some(luck.clone()));
    assert_eq!(store.hosting("v").unwrap(), 1);

    let changed = TableRow {
        rules: 4,
        options: "{}".into(),
        seats: "[]".into(),
        status: Status::Abandoned,
        pace: "live".into(),
        practice: true,
        public: false,
        watch: false,
        host: None,
        updated: 3_000,
        ..row
    };
    let drawn = Luck {
        nonces: r#"["x"]"#.into(),
        seed: Some(Secret::new([9; 32])),
        ..luck
    };
    store
        .commit([
            Change::Table(changed.clone()),
            Change::Luck {
                table: "lucky".into(),
                luck: drawn.clone(),
            },
        ])
        .wait()
        .unwrap();
    drop(store);
    let store = Store::open(dir.path()).unwrap();
    assert_eq!(store.table("lucky").unwrap().unwrap().table, changed);
    assert_eq!(store.luck("lucky").unwrap(), Some(drawn));
    assert_eq!(store.hosting("v").unwrap(), 0);
    assert_eq!(store.table("none").unwrap(), None);
    assert_eq!(store.luck("none").unwrap(), None);
}

#[test]
fn secrets_do_not_print() {
    let luck = Luck {
        secret: Some(Secret::new(*b"hush")),
        ..Luck::default()
    };
    let shown = format!("{luck:?}");
    assert!(shown.contains("Secret(…)"), "{shown}");
    assert!(!shown.contains("104"), "{shown}");
}

#[test]
fn journals_round_trip_from_any_step() {
    let (dir, store) = house();
    let mut entries: Vec<_> = (0..5).map(entry).collect();
    entries[2].seat = None;
    entries[2].request = None;
    entries[4].due = Some(77);
    for entry in &entries {
        store
            .commit(Change::append("t", entry.clone()))
            .wait()
            .unwrap();
    }
    assert_eq!(store.journal("t", 0).unwrap(), entries);
    assert_eq!(store.journal("t", 3).unwrap(), entries[3..]);
    assert_eq!(store.journal("t", 5).unwrap(), []);
    assert_eq!(store.journal("none", 0).unwrap(), []);
    let listed = store.table("t").unwrap().unwrap();
    assert_eq!(
        (listed.steps, listed.asked, listed.due, listed.moved),
        (5, entries[4].asked, Some(77), 2_004)
    );
    assert_eq!(
        store.answer("t", Some(1), "request 3").unwrap(),
        Some((3, "answer 3".into()))
    );
    assert_eq!(store.answer("t", Some(0), "request 3").unwrap(), None);
    drop(store);
    let store = Store::open(dir.path()).unwrap();
    assert_eq!(store.journal("t", 0).unwrap(), entries);
}

#[test]
fn seat_keys_open_seats_until_taken_back() {
    let (_dir, store) = house();
    let keys = [
        seat_key("a", "t", 0, Some("v")),
        seat_key("b", "t", 1, None),
        seat_key("c", "t", 1, Some("v")),
    ];
    let mut changes = vec![Change::Visitor(visitor("v"))];
    changes.extend(keys.iter().cloned().map(Change::SeatKey));
    store.commit(changes).wait().unwrap();
    for key in &keys {
        assert_eq!(store.seat_key(&key.hash).unwrap().as_ref(), Some(key));
    }
    assert_eq!(store.seat_keys("t").unwrap().len(), 3);

    let gone = Change::DropSeatKeys {
        table: "t".into(),
        seat: 1,
    };
    store.commit(gone).wait().unwrap();
    assert_eq!(store.seat_keys("t").unwrap(), keys[..1]);
    assert_eq!(store.seat_key(&keys[1].hash).unwrap(), None);
    store
        .commit(Change::DropSeatKey(keys[0].hash))
        .wait()
        .unwrap();
    assert_eq!(store.seat_key(&keys[0].hash).unwrap(), None);
}

#[test]
fn talk_stays_in_its_room_and_order() {
    let (_dir, store) = house();
    let line = |room: &str, body: &str| ChatLine {
        room: room.into(),
        seat: Some(1),
        visitor: None,
        name: "Ming".into(),
        body: body.into(),
        at: 3,
    };
    let said = [
        line("table", "one"),
        line("gallery", "psst"),
        line("table", "two"),
        line("table", "three"),
    ];
    for line in said.clone() {
        let table = "t".into();
        store.commit(Change::Chat { table, line }).wait().unwrap();
    }
    assert_eq!(store.chat("t", "table", 2).unwrap(), said[2..]);
    assert_eq!(store.chat("t", "gallery", 9).unwrap(), said[1..2]);
}

#[test]
fn a_finished_game_keeps_its_summary_once() {
    let (_dir, store) = house();
    let finish = Change::Finish {
        table: "t".into(),
        finished: Finished {
            at: 9,
            summary: "{}".into(),
        },
    };
    store.commit(finish.clone()).wait().unwrap();
    assert_eq!(store.finished("t").unwrap().unwrap().at, 9);
    let again = store.commit(finish).wait();
    assert!(matches!(again, Err(StoreError::Taken(_))), "{again:?}");
}

#[test]
fn lists_show_what_they_name_latest_first() {
    let (_dir, store) = house();
    let with = |id: &str, status, public| {
        let row = TableRow {
            status,
            public,
            ..table(id)
        };
        Change::NewTable(row, Luck::default())
    };
    store
        .commit([
            Change::Visitor(visitor("v")),
            with("open", Status::Waiting, true),
            with("by link", Status::Waiting, false),
            with("over", Status::Finished, true),
            Change::NewTable(
                TableRow {
                    status: Status::Finished,
                    watch: false,
                    ..table("closed")
                },
                Luck::default(),
            ),
            new_table("u"),
            Change::append("t", entry(0)),
            Change::SeatKey(seat_key("a", "u", 0, Some("v"))),
            Change::SeatKey(seat_key("b", "u", 1, Some("v"))),
            Change::SeatKey(seat_key("c", "over", 0, Some("v"))),
        ])
        .wait()
        .unwrap();
    let ids = |which| -> Vec<String> {
        let listed = store.tables(which, 10).unwrap();
        listed.into_iter().map(|listed| listed.table.id).collect()
    };
    assert_eq!(ids(Which::Public(Status::Waiting)), ["open"]);
    assert_eq!(ids(Which::Public(Status::Finished)), ["over"]);
    assert_eq!(ids(Which::Status(Status::Waiting)), ["by link", "open"]);
    assert_eq!(ids(Which::Status(Status::Playing)), ["t", "u"]);
    assert_eq!(ids(Which::Of("v")), ["u", "over"]);
    assert_eq!(ids(Which::Of("nobody")), [""; 0]);
    let one = store.tables(Which::Status(Status::Playing), 1).unwrap();
    assert_eq!(one[0].table.id, "t");

    let due = |step, due| {
        let mut entry = entry(step);
        entry.due = Some(due);
        entry
    };
    store
        .commit([
            Change::append("t", due(1, 500)),
            Change::append("u", due(0, 400)),
        ])
        .wait()
        .unwrap();
    assert_eq!(ids(Which::Due(399)), [""; 0]);
    assert_eq!(ids(Which::Due(400)), ["u"]);
    assert_eq!(ids(Which::Due(600)), ["u", "t"]);
    store.commit(Change::append("u", entry(1))).wait().unwrap();
    assert_eq!(ids(Which::Due(600)), ["t"], "a later entry lifts the clock");

    assert_eq!(
        store.counts().unwrap(),
        Counts {
            visitors: 1,
            waiting: 2,
            playing: 2,
            finished: 2,
            abandoned: 0,
            entries: 4
        }
    );
}
