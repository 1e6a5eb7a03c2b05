//! Village Rails: build seven railway lines through the countryside, plan trips on them, and close each with a terminus card.

pub mod content;
pub mod score;
pub mod view;

/// One decision (rules 2.4), in canonical order: builds, plans, resolutions, the end of the turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `track:3 cell:b2 turned`: takes the card of a market slot and lays it on a cell.
    Build {
        /// The market slot; it costs as many pounds.
        slot: u8,
        /// The cell's index, row by row.
        cell: u8,
        /// Which way up.
        facing: Facing,
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
        /// In which order its trips go under the deck.
        order: Order,
    },
    /// `end`.
    EndTurn,
}

/// Which way up a card is laid. Said only where it matters: a path that is finished is never the beginning of another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Facing {
    /// Not said: turning this card changes nothing (V12).
    Plain,
    /// `upright`.
    Upright,
    /// `turned`.
    Turned,
}

/// In which order two trips of a line go under the deck (V28). Said only where it matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Order {
    /// Not said: there are no two different trips.
    Plain,
    /// `kept`: in the order of assignment.
    Kept,
    /// `reversed`.
    Reversed,
}
