//! Who may look at a table's game: those who sit there always, others where it lets them.

use crate::{
    problem::Problem,
    room::Claim,
    seating::{self, Place},
};
use axum::http::StatusCode;
use store::Status;
use table::Say;

/// Whether a caller holds one of these seats.
fn sits(row: &store::TableRow, places: &[Place], by: &Claim) -> bool {
    match (&by.key, &by.visitor) {
        (Some((table, _)), _) => *table == row.id,
        (None, Some(visitor)) => seating::seat_of(places, visitor).is_some(),
        (None, None) => false,
    }
}

/// Refuses whoever would only watch where nobody may. A table that waits has no game yet: its seats are for all to see.
pub(crate) fn may_look(row: &store::TableRow, places: &[Place], by: &Claim) -> Result<(), Problem> {
    if row.watch || row.status == Status::Waiting || sits(row, places, by) {
        return Ok(());
    }
    Err(Problem::new(
        StatusCode::FORBIDDEN,
        "no_watching",
        Say::new("problem-no-watching"),
    ))
}

/// The same for a table as it is stored.
pub(crate) fn may_look_at(row: &store::TableRow, by: &Claim) -> Result<(), Problem> {
    may_look(row, &seating::places(row).unwrap_or_default(), by)
}
