//! Games that one plays alone, and par.

use store::{Alone, Change, Par, Status, Store, StoreError};

use crate::samples::{house, new_table, visitor};

/// A table that `visitor` plays alone.
fn alone(store: &Store, table: &str, visitor: &str, deal: &str, day: Option<&str>) {
    let alone = Change::Alone(Alone {
        table: table.into(),
        visitor: visitor.into(),
        deal: deal.into(),
        day: day.map(str::to_owned),
    });
    store.commit([new_table(table), alone]).wait().unwrap();
}

#[test]
fn attempts_at_a_deal_are_counted_for_each_visitor() {
    let (_dir, store) = house();
    let people = ["v", "w"].map(|id| Change::Visitor(visitor(id)));
    store.commit(people).wait().unwrap();
    alone(&store, "one", "v", "deal", Some("2026-01-02"));
    alone(&store, "two", "v", "other", None);
    alone(&store, "three", "w", "deal", None);
    alone(&store, "four", "v", "deal", Some("2026-01-02"));
    let counted = |id: &str| store.attempt(id).unwrap().unwrap().attempt;
    assert_eq!(["one", "two", "three", "four"].map(counted), [1, 1, 1, 2]);

    let mine = store.attempts("v", "a-game", 9).unwrap();
    let tables: Vec<&str> = mine.iter().map(|a| a.alone.table.as_str()).collect();
    assert_eq!(
        tables,
        ["four", "two", "one"],
        "newest first, nobody else's"
    );
    assert_eq!(store.attempts("v", "another", 9).unwrap(), []);
    assert!(store.day_played("a-game", "2026-01-02").unwrap());
    assert!(!store.day_played("a-game", "2026-01-03").unwrap());
    assert!(!store.day_played("another", "2026-01-02").unwrap());
}

#[test]
fn a_score_is_kept_with_its_attempt() {
    let (_dir, store) = house();
    store.commit(Change::Visitor(visitor("v"))).wait().unwrap();
    alone(&store, "one", "v", "deal", None);
    let scored = |table: &str| Change::Scored {
        table: table.into(),
        total: -4,
        at: 77,
    };
    let before = store.attempt("one").unwrap().unwrap();
    assert_eq!((before.status, before.ended), (Status::Playing, None));
    store.commit(scored("one")).wait().unwrap();
    let after = store.attempt("one").unwrap().unwrap();
    assert_eq!(after.ended, Some((-4, 77)));
    store.commit(new_table("shared")).wait().unwrap();
    let missing = StoreError::Missing("game alone shared".into());
    assert_eq!(store.commit(scored("shared")).wait(), Err(missing));
    assert_eq!(store.attempt("shared").unwrap(), None);
}

#[test]
fn a_newer_par_takes_the_place_of_an_older_one() {
    let (_dir, store) = house();
    let par = |version, total| Par {
        deal: "deal".into(),
        version,
        total,
        greedy: 40,
        bound: None,
        journal: "{}".into(),
    };
    assert_eq!(store.par("deal").unwrap(), None);
    for found in [par(1, 60), par(2, 70)] {
        store.commit(Change::Par(found.clone())).wait().unwrap();
        assert_eq!(store.par("deal").unwrap(), Some(found));
    }
}
