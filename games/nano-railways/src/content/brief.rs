//! What the briefs 1.4 and 1.5 ask of a set: of each card, of all maps that can be laid, of all hands that can be held.

mod actions;
mod maps;
mod sides;

pub(super) use actions::{action_side, action_sides};
pub(super) use maps::maps;
pub(super) use sides::map_side;

use table::Say;

/// Refuses unless it is so.
fn ask(good: bool, say: impl FnOnce() -> Say) -> Result<(), Say> {
    if good { Ok(()) } else { Err(say()) }
}
