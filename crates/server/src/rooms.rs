//! The tables in memory. One that nobody looks at leaves; the store brings it back.

use crate::{
    app::App,
    problem::Problem,
    room::{Answer, Ask, Claim, Room, What, Worded},
    speech,
};
use std::collections::HashMap;
use table::Lang;
use tokio::sync::{Mutex, mpsc, oneshot};

/// How many questions may wait at one table.
const QUEUE: usize = 256;

/// The way to each table in memory.
#[derive(Default)]
pub(crate) struct Rooms {
    open: Mutex<HashMap<String, mpsc::Sender<Ask>>>,
}

impl Rooms {
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

    async fn room(&self, app: &App, id: &str) -> Result<mpsc::Sender<Ask>, Problem> {
        let mut open = self.open.lock().await;
        if let Some(room) = open.get(id).filter(|room| !room.is_closed()) {
            return Ok(room.clone());
        }
        if *app.closing.borrow() {
            return Err(Problem::closing());
        }
        let recalled = tokio::task::block_in_place(|| Room::recall(app.clone(), id))?;
        let (send, inbox) = mpsc::channel(QUEUE);
        open.retain(|_, room| !room.is_closed());
        open.insert(id.to_owned(), send.clone());
        tokio::spawn(recalled.run(inbox));
        Ok(send)
    }

    /// Brings the tables of running games to mind whose next move is a bot's.
    pub(crate) async fn wake(&self, app: &App, id: &str) -> Result<(), Problem> {
        self.room(app, id).await.map(drop)
    }

    /// Lets a table leave memory, unless somebody is on the way to it.
    pub(crate) async fn leave(&self, id: &str, inbox: &mpsc::Receiver<Ask>) -> bool {
        let mut open = self.open.lock().await;
        // The way kept here is one; whoever else found it holds another until the question is put.
        let free = inbox.is_empty() && inbox.sender_strong_count() == 1;
        if free {
            open.remove(id);
        }
        free
    }

    /// How many tables are in memory.
    pub(crate) async fn len(&self) -> usize {
        self.open
            .lock()
            .await
            .values()
            .filter(|room| !room.is_closed())
            .count()
    }
}
