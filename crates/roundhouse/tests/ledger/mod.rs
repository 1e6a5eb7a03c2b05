//! What the players were told is done, against what is in the data.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};
use store::{Status, Store, Which};
use table::{Committed, Deed, Entry, Header, Hex32, Luck, Seat, Sitter};

/// An order and its answer.
pub(crate) struct Told {
    pub(crate) seat: usize,
    pub(crate) what: String,
    pub(crate) body: String,
    pub(crate) answer: String,
}

/// Acknowledged requests by table.
#[derive(Default)]
pub(crate) struct Ledger {
    told: BTreeMap<String, BTreeSet<(u8, String)>>,
    /// Orders that a kill left without an answer at first.
    pub(crate) doubted: u32,
}

/// What was found when everything was played again.
pub(crate) struct Replayed {
    tables: usize,
    finished: usize,
    entries: usize,
}

impl std::fmt::Display for Replayed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Replayed {
            tables,
            finished,
            entries,
        } = self;
        write!(
            f,
            "{entries} entries on {tables} tables ({finished} finished) play again alike"
        )
    }
}

impl Ledger {
    pub(crate) fn acknowledge(&mut self, table: &str, seat: u8, id: &str) {
        let fresh = self
            .told
            .entry(table.to_owned())
            .or_default()
            .insert((seat, id.to_owned()));
        assert!(fresh, "{table}: {id} was acknowledged as new twice");
    }

    pub(crate) fn acknowledged(&self) -> usize {
        self.told.values().map(BTreeSet::len).sum()
    }

    /// Looks at the data as the kill left it: in a copy, so that the house itself must take up what was left.
    pub(crate) fn check(&self, data: &Path) {
        let copy = tempfile::tempdir().unwrap();
        for name in ["roundhouse.sqlite", "roundhouse.sqlite-wal"] {
            let from = data.join(name);
            if from.exists() {
                fs::copy(from, copy.path().join(name)).unwrap();
            }
        }
        let store = Store::open(copy.path()).unwrap();
        for (table, told) in &self.told {
            let entries = store.journal(table, 0).unwrap();
            once_each(table, told, &entries);
        }
    }

    /// Plays every journal again with its digests, to the state its table was left in.
    pub(crate) fn replay(&self, data: &Path) -> Replayed {
        let store = Store::open(data).unwrap();
        let mut all = Replayed {
            tables: 0,
            finished: 0,
            entries: 0,
        };
        for status in [Status::Playing, Status::Finished] {
            for listed in store.tables(Which::Status(status), u32::MAX).unwrap() {
                let row = &listed.table;
                let entries = store.journal(&row.id, 0).unwrap();
                let none = BTreeSet::new();
                once_each(&row.id, self.told.get(&row.id).unwrap_or(&none), &entries);
                let played = replayed(&store, row, &entries);
                assert_eq!(
                    played.to_act().is_empty(),
                    status == Status::Finished,
                    "{}",
                    row.id
                );
                all.tables += 1;
                all.finished += usize::from(status == Status::Finished);
                all.entries += entries.len();
            }
        }
        all
    }
}

/// No gap, no request twice, every acknowledged one there.
fn once_each(table: &str, told: &BTreeSet<(u8, String)>, entries: &[store::Entry]) {
    let steps: Vec<u32> = entries.iter().map(|e| e.step).collect();
    let whole: Vec<u32> = (0..entries.len() as u32).collect();
    assert_eq!(steps, whole, "{table} has a gap");
    let mut found = BTreeSet::new();
    for entry in entries {
        if let (Some(seat), Some(request)) = (entry.seat, &entry.request) {
            let fresh = found.insert((seat, request.id.clone()));
            assert!(fresh, "{table}: {} was played twice", request.id);
        }
    }
    let lost: Vec<_> = told.difference(&found).collect();
    assert!(
        lost.is_empty(),
        "{table} lost what was acknowledged: {lost:?}"
    );
}

fn replayed(
    store: &Store,
    row: &store::TableRow,
    entries: &[store::Entry],
) -> Box<dyn table::Table> {
    let luck = store.luck(&row.id).unwrap().unwrap();
    let secret = luck.secret.unwrap();
    let committed = Committed {
        commitment: luck.commitment.unwrap().parse().unwrap(),
        secret: Some(Hex32(secret.bytes().try_into().unwrap())),
        nonces: serde_json::from_str(&luck.nonces).unwrap(),
    };
    let places: Vec<serde_json::Value> = serde_json::from_str(&row.seats).unwrap();
    let header = Header {
        game: row.game.clone(),
        rules: row.rules,
        options: serde_json::from_str(&row.options).unwrap(),
        seats: places
            .iter()
            .map(|p| Sitter {
                name: p["name"].as_str().unwrap().to_owned(),
                bot: p["bot"].as_str().map(str::to_owned),
            })
            .collect(),
        luck: Luck::Committed(committed),
    };
    let deeds: Vec<Entry> = entries.iter().map(entry).collect();
    assert!(deeds.iter().all(|d| !d.digest.is_empty()));
    let title = shelf::title(&row.game).unwrap();
    match title.resume(header, &deeds) {
        Ok(table) => table,
        Err(why) => panic!("{} does not play again: {why}", row.id),
    }
}

fn entry(kept: &store::Entry) -> Entry {
    let deed = match kept.kind.trim_start_matches("timeout_") {
        "play" | "timeout" => Deed::Play(kept.body.parse().unwrap()),
        "undo" => Deed::Undo(kept.body.parse().unwrap()),
        other => panic!("nobody asked for a {other}"),
    };
    Entry {
        seat: Seat(kept.seat.unwrap()),
        deed,
        time_up: kept.kind.starts_with("timeout"),
        digest: String::from_utf8(kept.digest.clone()).unwrap(),
    }
}
