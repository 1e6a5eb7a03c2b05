//! The same table over another state, to compare what a viewer is shown.

use crate::{Face, Seated};

impl<G: Face> Seated<G> {
    /// This table as it would stand were its state another one; what was told stays. Whoever cannot tell the two states
    /// apart must not be able to tell the tables apart.
    pub fn as_if(&self, state: G) -> Seated<G> {
        let mut table = self.clone();
        for watch in &mut table.viewers {
            watch.look(&state, false);
        }
        table.state = state;
        table
    }
}
