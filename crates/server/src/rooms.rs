//! The tables in memory. One that nobody looks at leaves; the store brings it back.

use crate::{
    app::App,
    problem::Problem,
    room::{Answer, Ask, Claim, Room, What, Worded},
    speech,
};
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use table::Lang;
use tokio::sync::{mpsc, oneshot};

/// How many questions may wait at one table.
const QUEUE: usize = 256;

/// The way to one table. Held while the table is brought to mind, so that others are not kept waiting by it.
type Door = Arc<tokio::sync::Mutex<Option<mpsc::Sender<Ask>>>>;

/// The way to each table in memory.
#[derive(Default)]
pub(crate) struct Rooms {
    doors: Mutex<HashMap<String, Door>>,
}

impl Rooms {
    fn doors(&self) -> MutexGuard<'_, HashMap<String, Door>> {
        self.doors.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Asks a table, bringing it to mind first if need be.
    pub(crate) async fn ask(
        &self,
        app: &App,
        id: &str,
        by: Claim,
        lang: Lang,
        what: What,
    ) -> Result<Answer, Worded> {
        let plain = |problem| Worded {
            words: speech::house(lang),
            problem,
        };
        let (reply, answer) = oneshot::channel();
        let mut ask = Ask {
            by,
            what,
            lang,
            reply,
        };
        // A room may leave between being found and being asked; then it is brought to mind again.
        for _ in 0..3 {
            let room = self.room(app, id).await.map_err(plain)?;
            match room.send(ask).await {
                Ok(()) => {
                    return match answer.await {
                        Ok(answer) => answer,
                        Err(_) => Err(plain(Problem::closing())),
                    };
                }
                Err(mpsc::error::SendError(unsent)) => ask = unsent,
            }
        }
        Err(plain(Problem::closing()))
    }

    /// The way to a table; whoever comes first brings it to mind, others at the same door wait for that.
    async fn room(&self, app: &App, id: &str) -> Result<mpsc::Sender<Ask>, Problem> {
        let known = self.doors().get(id).cloned();
        let door = known.unwrap_or_else(|| self.doors().entry(id.to_owned()).or_default().clone());
        let mut way = door.lock().await;
        if let Some(room) = way.as_ref().filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        let recalled = if *app.closing.borrow() {
            Err(Problem::closing())
        } else {
            tokio::task::block_in_place(|| Room::recall(app.clone(), id))
        };
        match recalled {
            Ok(room) => {
                let (send, inbox) = mpsc::channel(QUEUE);
                *way = Some(send.clone());
                tokio::spawn(room.run(inbox));
                Ok(send)
            }
            Err(problem) => {
                drop(way);
                drop(door);
                self.doors()
                    .retain(|known, door| known != id || Arc::strong_count(door) > 1);
                Err(problem)
            }
        }
    }

    /// Brings a table to mind for which there is something to do though nobody looks: a bot's move, a clock. One that cannot be
    /// brought to mind says so to whoever opens it.
    pub(crate) async fn rouse(&self, app: &App, id: &str) {
        let _ = self.room(app, id).await;
    }

    /// Lets a table leave memory, unless somebody is on the way to it.
    pub(crate) fn leave(&self, id: &str, inbox: &mpsc::Receiver<Ask>) -> bool {
        let mut doors = self.doors();
        let at_the_door = doors
            .get(id)
            .is_some_and(|door| Arc::strong_count(door) > 1);
        // The way kept behind the door is one; whoever else found it holds another until the question is put.
        let free = !at_the_door && inbox.is_empty() && inbox.sender_strong_count() == 1;
        if free {
            doors.remove(id);
        }
        free
    }

    /// How many tables are in memory, or being brought there.
    pub(crate) fn len(&self) -> usize {
        let open = |door: &&Door| match door.try_lock() {
            Ok(way) => way.as_ref().is_some_and(|room| !room.is_closed()),
            Err(_) => true,
        };
        self.doors().values().filter(open).count()
    }
}
