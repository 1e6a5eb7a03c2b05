//! Village Rails: build seven railway lines through the countryside, plan trips on them, and close each with a terminus card.

pub mod content;
pub mod view;

/// One decision (rules 2.4). In order of the paths: builds, plans, resolutions, the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `track:3 cell:b2 turned`: takes the card of a market slot and lays it on a cell.
    Build {
        /// The market slot; it costs as many pounds.
        slot: u8,
        /// The cell's index, row by row.
        cell: u8,
        /// Upside down.
        turned: bool,
    },
    /// `trip:1 line:T2`: takes a trip and assigns it to a line.
    Plan {
        /// The market slot; it costs £3 and as many pounds.
        slot: u8,
        /// The line.
        line: u8,
    },
    /// `line:T2 terminus:lake kept`: scores a completed line and closes it with a terminus card.
    Resolve {
        /// The line.
        line: u8,
        /// The face of the terminus card, an index into the content set's faces.
        terminus: u8,
        /// Whether its two trips go under the deck in reversed order.
        reversed: bool,
    },
    /// `end`.
    EndTurn,
}
