//! An answer that is on its way: awaited by a task or waited for by a thread.

use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use crate::error::StoreError;

/// The answer to a commit or a read; dropping it does not call the work off.
#[must_use = "nothing may be told before the store has answered"]
#[derive(Debug)]
pub struct Pending<T> {
    slot: Arc<Slot<T>>,
}

/// The other end: tells the answer once, or that none will come.
#[derive(Debug)]
pub(crate) struct Promise<T> {
    slot: Arc<Slot<T>>,
}

#[derive(Debug)]
struct Slot<T> {
    state: Mutex<State<T>>,
    told: Condvar,
}

#[derive(Debug)]
enum State<T> {
    Open(Option<Waker>),
    Told(Result<T, StoreError>),
    Taken,
}

const TWICE: &str = "an answer is taken once";

pub(crate) fn promise<T>() -> (Promise<T>, Pending<T>) {
    let slot = Arc::new(Slot {
        state: Mutex::new(State::Open(None)),
        told: Condvar::new(),
    });
    (Promise { slot: slot.clone() }, Pending { slot })
}

impl<T> Slot<T> {
    fn lock(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn tell(&self, answer: Result<T, StoreError>) {
        let mut state = self.lock();
        if let State::Open(waker) = &mut *state {
            let waker = waker.take();
            *state = State::Told(answer);
            drop(state);
            self.told.notify_one();
            if let Some(waker) = waker {
                waker.wake();
            }
        }
    }
}

impl<T> Promise<T> {
    pub(crate) fn tell(self, answer: Result<T, StoreError>) {
        self.slot.tell(answer);
    }
}

impl<T> Drop for Promise<T> {
    fn drop(&mut self) {
        self.slot
            .tell(Err(StoreError::Broken("it has stopped".into())));
    }
}

impl<T> Pending<T> {
    /// Blocks this thread until the answer is there; tasks await instead.
    pub fn wait(self) -> Result<T, StoreError> {
        let mut state = self.slot.lock();
        loop {
            match std::mem::replace(&mut *state, State::Taken) {
                State::Told(answer) => return answer,
                State::Open(waker) => *state = State::Open(waker),
                State::Taken => panic!("{TWICE}"),
            }
            state = self
                .slot
                .told
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl<T> Future for Pending<T> {
    type Output = Result<T, StoreError>;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        let mut state = self.slot.lock();
        match std::mem::replace(&mut *state, State::Taken) {
            State::Told(answer) => Poll::Ready(answer),
            State::Open(_) => {
                *state = State::Open(Some(context.waker().clone()));
                Poll::Pending
            }
            State::Taken => panic!("{TWICE}"),
        }
    }
}
