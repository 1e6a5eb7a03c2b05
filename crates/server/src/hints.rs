//! Hints for somebody who plays against bots only: what the house's usual bot would do with what that seat may know.

use crate::{
    answers::{self, Hinted},
    problem::Problem,
    room::Room,
    seating::Place,
    setup::USUAL_BOT,
    thinking::think,
};
use serde_json::Value;
use table::Seat;

/// Whether one person at most has a seat here: then a hint wrongs nobody.
pub(crate) fn allowed(places: &[Place]) -> bool {
    places.iter().filter(|p| p.visitor.is_some()).count() <= 1
}

impl Room {
    /// The same question gets the same hint: who asks again learns nothing more.
    pub(crate) fn hint(&self, seat: Seat) -> Result<Value, Problem> {
        if !allowed(&self.places) {
            return Err(Problem::hint_among_people());
        }
        self.not_ranked("problem-ranked-hint")?;
        if !self.asked().has(seat) {
            return Err(Problem::stale());
        }
        let (table, luck) = (&*self.table, self.table.asked(seat));
        let path = tokio::task::block_in_place(|| think(table, USUAL_BOT.name(), seat, luck));
        let path = path.ok_or(Problem::not_found())?;
        Ok(answers::value(Hinted { path }))
    }
}
