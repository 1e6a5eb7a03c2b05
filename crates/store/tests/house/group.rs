//! Commits that wait at the same time share a transaction, and only that.

use std::future::Future;
use std::pin::pin;
use std::sync::{Arc, Barrier};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};

use store::{Change, Pending, Store, StoreError};

use crate::samples::{entry, house, new_table, raw};

fn with_tables(n: u32) -> (tempfile::TempDir, Store) {
    let (dir, store) = house();
    let tables: Vec<_> = (0..n).map(|n| new_table(&n.to_string())).collect();
    store.commit(tables).wait().unwrap();
    (dir, store)
}

/// Commits while the writer is kept from beginning, so that the queue fills up behind it.
fn while_held<T>(dir: &tempfile::TempDir, commit: impl FnOnce() -> T) -> T {
    let other = raw(dir.path());
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let pending = commit();
    other.execute_batch("ROLLBACK").unwrap();
    pending
}

#[test]
fn what_queues_up_behind_a_commit_shares_the_next() {
    let (dir, store) = with_tables(64);
    let before = store.tally();
    let pending: Vec<Pending<()>> = while_held(&dir, || {
        let append = |n: u32| store.commit(Change::append(n.to_string(), entry(0)));
        (0..64).map(append).collect()
    });
    for pending in pending {
        pending.wait().unwrap();
    }
    let after = store.tally();
    assert_eq!(after.commits - before.commits, 64);
    let transactions = after.transactions - before.transactions;
    assert!(
        (1..=2).contains(&transactions),
        "the first may have gone alone, the rest together: {transactions}"
    );
}

#[test]
fn sixty_four_writers_share_syncs() {
    let (_dir, store) = with_tables(64);
    let before = store.tally();
    let start = Barrier::new(64);
    thread::scope(|scope| {
        for n in 0..64 {
            let (store, start) = (&store, &start);
            scope.spawn(move || {
                start.wait();
                for step in 0..20 {
                    let change = Change::append(n.to_string(), entry(step));
                    store.commit(change).wait().unwrap();
                }
            });
        }
    });
    let after = store.tally();
    let (commits, transactions) = (
        after.commits - before.commits,
        after.transactions - before.transactions,
    );
    assert_eq!(commits, 64 * 20);
    assert!(transactions * 4 <= commits, "{transactions} for {commits}");
}

#[test]
fn a_refused_change_fails_alone_in_its_transaction() {
    let (dir, store) = with_tables(3);
    store.commit(Change::append("2", entry(0))).wait().unwrap();
    let before = store.tally();
    let pending = while_held(&dir, || {
        [
            store.commit(Change::append("0", entry(0))),
            store.commit(Change::append("1", entry(7))),
            store.commit(Change::append("2", entry(0))),
            store.commit([Change::append("1", entry(0)), new_table("0")]),
            store.commit(Change::append("1", entry(0))),
            store.commit(Change::append("0", entry(1))),
        ]
    });
    let answers = pending.map(Pending::wait);
    assert_eq!(answers[0], Ok(()));
    assert!(matches!(answers[1], Err(StoreError::Conflict { .. })));
    assert!(matches!(answers[2], Err(StoreError::Duplicate { .. })));
    assert!(matches!(answers[3], Err(StoreError::Taken(_))));
    assert_eq!(answers[4..], [Ok(()), Ok(())]);
    let after = store.tally();
    assert!(after.transactions - before.transactions <= 2);
    assert_eq!(after.commits - before.commits, 3);
    assert_eq!(store.journal("0", 0).unwrap().len(), 2);
    assert_eq!(store.journal("1", 0).unwrap().len(), 1);
}

#[test]
fn commits_of_one_caller_are_taken_in_order() {
    let (_dir, store) = house();
    let append = |step| store.commit(Change::append("t", entry(step)));
    let pending: Vec<_> = (0..3_000).map(append).collect();
    for pending in pending {
        pending.wait().unwrap();
    }
    assert_eq!(store.journal("t", 2_999).unwrap(), [entry(2_999)]);
}

struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

fn block_on<F: Future>(future: F) -> F::Output {
    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    let mut context = Context::from_waker(&waker);
    let mut future = pin!(future);
    loop {
        match future.as_mut().poll(&mut context) {
            Poll::Ready(answer) => return answer,
            Poll::Pending => thread::park(),
        }
    }
}

#[test]
fn a_task_can_await_its_commit() {
    let (dir, store) = house();
    block_on(async {
        for step in 0..20 {
            store.commit(Change::append("t", entry(step))).await?;
        }
        Ok::<_, StoreError>(())
    })
    .unwrap();
    let held = while_held(&dir, || {
        let mut pending = Box::pin(store.commit(Change::append("t", entry(20))));
        let mut context = Context::from_waker(Waker::noop());
        assert!(pending.as_mut().poll(&mut context).is_pending());
        pending
    });
    assert_eq!(block_on(held), Ok(()), "the latest waker is the one called");
}
