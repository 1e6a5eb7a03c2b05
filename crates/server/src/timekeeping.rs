//! What happens at a table though nobody asks for it: bots move, clocks run and run out.

use crate::{
    answers,
    app::now,
    chat, keys,
    pace::{Clocks, Pace, Readings, Then},
    problem::Problem,
    room::Room,
    setup, thinking,
};
use serde_json::Value;
use std::time::Duration;
use store::Change;
use table::{Seat, Seats};
use tokio::time::Instant;

impl Room {
    /// The first bot that is asked.
    pub(crate) fn bot_asked(&self) -> Option<(Seat, String)> {
        self.asked().iter().find_map(|seat| {
            let level = self.places[seat.index()].bot.clone()?;
            Some((seat, level))
        })
    }

    pub(crate) async fn bot_plays(&mut self, seat: Seat, level: &str) -> Result<(), Problem> {
        let before = self.table.len();
        self.bot_moves(seat, level);
        self.commit(before, None).await
    }

    /// One move of a bot, not yet stored.
    fn bot_moves(&mut self, seat: Seat, level: &str) {
        let table = &*self.table;
        let path =
            tokio::task::block_in_place(|| thinking::think(table, level, seat, keys::number()));
        let played = path.is_some_and(|path| self.table.play(seat, &path).is_ok());
        if !played {
            // A bot that knows no move is like a seat whose time is up: the game's fallback plays on.
            self.table.time_up(seat);
        }
    }

    /// Moves on for those whose time is up, as the table agreed.
    pub(crate) async fn time_up(&mut self) -> Result<(), Problem> {
        let Some(clocks) = &self.clocks else {
            return Ok(());
        };
        for seat in clocks.up(now()).iter() {
            let before = self.table.len();
            let turn = self.table.turn();
            match Pace::read(&self.row.pace).then {
                Then::Fallback => self.table.time_up(seat),
                Then::Bot => {
                    let level = setup::USUAL_BOT.name();
                    while self.table.to_act().has(seat) && self.table.turn() == turn {
                        self.bot_moves(seat, level);
                    }
                }
            }
            self.commit(before, None).await?;
            self.note(seat, chat::Event::TimeUp).await;
        }
        Ok(())
    }

    /// The clocks as they run from `at` on: those of people who are asked. A lone player has all the time in the world.
    pub(crate) fn clocks_at(&self, at: i64) -> Option<Clocks> {
        let mut clocks = self.clocks.clone()?;
        let people = self.people_here();
        let asked = match people.len() {
            0 | 1 => Seats::NONE,
            _ => self.asked().iter().filter(|s| people.has(*s)).collect(),
        };
        clocks.run(asked, self.table.turn(), at);
        Some(clocks)
    }

    /// What the store is told of the clocks.
    pub(crate) fn clocks_change(&self, clocks: Option<&Clocks>) -> Option<Change> {
        let clocks = clocks?;
        Some(Change::Clocks {
            table: self.row.id.clone(),
            clocks: clocks.write(),
            due: clocks.due(),
        })
    }

    /// Starts the clocks of a table that has just begun, and notes for the lobby who is asked.
    pub(crate) async fn begin(&mut self) -> Result<(), Problem> {
        let clocks = self.clocks_at(now());
        let mut changes = Vec::new();
        if clocks != self.clocks {
            changes.extend(self.clocks_change(clocks.as_ref()));
        }
        if self.table.is_empty() {
            let asked = self.asked().iter().fold(0, |bits, s| bits | 1 << s.0);
            let table = self.row.id.clone();
            changes.push(Change::Begun { table, asked });
        }
        if changes.is_empty() {
            return Ok(());
        }
        self.app.store.commit(changes).await?;
        self.clocks = clocks;
        Ok(())
    }

    /// What the running clocks show.
    pub(crate) fn readings(&self) -> Value {
        let clocks = self.clocks.as_ref().map(|c| c.readings(now()));
        let clocks = clocks.unwrap_or_default();
        answers::value(Readings { clocks })
    }
}

/// The moment of the runtime's clock that is this time of day.
pub(crate) fn moment(at: i64) -> Instant {
    let wait = u64::try_from(at - now()).unwrap_or_default();
    Instant::now() + Duration::from_millis(wait)
}
