//! The contract a game signs, the journal of what was played, and the laws every game obeys.
//!
//! No input or output, no clock, no globals. A game implements [`Game`], [`Face`] and [`Eye`]; the house sees it through
//! the object-safe [`Table`] (a running game) and [`Title`] (a game on the shelf).

mod dice;
mod game;
mod line;
mod path;
mod say;
mod seat;
mod words;

pub use dice::Dice;
pub use game::{BadOptions, Card, Choice, ChoiceKind, Eye, Face, Game, Phase};
pub use line::{Heard, Item, Line, Mark, Refusal, Sheet, Silence, Tell, To};
pub use path::{BadPath, LONGEST_PATH, Narrowing, Path, Step, Token, after};
pub use say::{Arg, Say};
pub use seat::{Seat, Seats, Viewer};
pub use words::{HOUSE, InBoth, Lang, Speechless, Words};
