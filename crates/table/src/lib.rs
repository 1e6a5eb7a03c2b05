//! The contract a game signs, the journal of what was played, and the laws every game obeys.
//!
//! No input or output, no clock, no globals. A game implements [`Game`], [`Face`] and [`Eye`]; the house sees it through
//! the object-safe [`Table`] (a running game) and [`Title`] (a game on the shelf).

mod dice;
mod game;
mod journal;
pub mod laws;
mod line;
pub mod luck;
mod path;
mod rulebook;
mod say;
mod seat;
mod seated;
pub mod set;
#[allow(clippy::module_inception)]
mod table;
mod undo;
mod words;

pub use dice::Dice;
pub use game::{
    BadOptions, Card, Choice, ChoiceKind, Detail, Eye, Face, Fact, Game, Phase, Spot, Tone,
};
pub use journal::{
    BadJournal, Deed, End, Entry, FORMAT, Fault, Header, Journal, Printed, PrintedItem,
    PrintedLine, PrintedSheet, Sitter,
};
pub use line::{Heard, Item, Line, Mark, Refusal, Sheet, Silence, Tell, To};
pub use luck::{Committed, Hex32, Luck};
pub use path::{BadPath, LONGEST_PATH, Narrowing, Path, Step, Token, after};
pub use rulebook::{BadRulebook, Example, Rulebook, Section, plain_figure};
pub use say::{Arg, Say};
pub use seat::{Seat, Seats, Viewer};
pub use seated::Seated;
pub use table::{Of, Preview, Probe, Row, Table, Title, Told};
pub use words::{HOUSE, InBoth, Lang, Speechless, Words};
