//! The rows of the store as plain values; every `String` named options, seats, pace, settings, body, answer or
//! summary is opaque text of the server's.

use std::fmt;

use sha2::{Digest, Sha256};

/// Milliseconds since 1970, always told by the caller: the store reads no clock.
pub type Millis = i64;

/// The SHA-256 of a visitor's or seat's key: all that the store ever learns of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct KeyHash(pub(crate) [u8; 32]);

impl KeyHash {
    /// Hashes a key as it came from a cookie or a bearer token.
    pub fn of(key: &[u8]) -> Self {
        Self(Sha256::digest(key).into())
    }

    /// A short name for the key behind it, which leads nowhere: to tell one's devices apart.
    pub fn tag(&self) -> String {
        self.0[..6].iter().map(|b| format!("{b:02x}")).collect()
    }
}

/// A visitor's device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    /// The hash of its key.
    pub hash: KeyHash,
    /// What it is called; may be empty.
    pub name: String,
    /// When it came in.
    pub created: Millis,
}

/// Bytes that must not be shown; `{:?}` hides them, so no log can spill them.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(Vec<u8>);

impl Secret {
    /// Wraps bytes that must not be shown.
    pub fn new(bytes: impl Into<Vec<u8>>) -> Self {
        Self(bytes.into())
    }

    /// The bytes themselves.
    pub fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// Someone who came in, with or without a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
    /// Chosen by the server; not a secret, and no way in.
    pub id: String,
    /// The name shown to others; may be empty.
    pub name: String,
    /// A language tag such as `zh`.
    pub language: String,
    /// JSON.
    pub settings: String,
    /// First visit.
    pub created: Millis,
    /// Latest visit.
    pub seen: Millis,
}

/// How far a table has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Seats are being filled.
    Waiting,
    /// The game runs.
    Playing,
    /// The game was played to its end.
    Finished,
    /// The players left it.
    Abandoned,
}

impl Status {
    pub(crate) const ALL: [Self; 4] = [
        Self::Waiting,
        Self::Playing,
        Self::Finished,
        Self::Abandoned,
    ];

    /// The word stored and shown in the API.
    pub fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Finished => "finished",
            Self::Abandoned => "abandoned",
        }
    }
}

/// A table without its luck and its journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The table's public name, as in its address.
    pub id: String,
    /// The game's id on the shelf.
    pub game: String,
    /// The rules version it is played by.
    pub rules: u16,
    /// The game's options, JSON.
    pub options: String,
    /// Who sits where (person, bot, open; name), JSON.
    pub seats: String,
    /// How far it has come.
    pub status: Status,
    /// Clock or days per move, the server's text.
    pub pace: String,
    /// Something was taken back beyond a mark: never rated.
    pub practice: bool,
    /// Listed in the lobby; otherwise only by link.
    pub public: bool,
    /// Whether others than those who sit there may look at its game.
    pub watch: bool,
    /// The visitor who set it up.
    pub host: Option<String>,
    /// When it was set up.
    pub created: Millis,
    /// When this row last changed (moves do not touch it; see [`Listed::moved`]).
    pub updated: Millis,
}

/// Where a table's luck comes from; kept in the house until the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Luck {
    /// The published hash of the secret, if the luck is committed.
    pub commitment: Option<String>,
    /// What the commitment binds.
    pub secret: Option<Secret>,
    /// The nonces of browsers and bots, JSON.
    pub nonces: String,
    /// The seed once it is known.
    pub seed: Option<Secret>,
}

/// A key that opens one seat of one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatKey {
    /// The key's hash.
    pub hash: KeyHash,
    /// The table's id.
    pub table: String,
    /// The seat's number.
    pub seat: u8,
    /// What the key is for (to hold the seat, to claim it by invitation): the server's word.
    pub kind: String,
    /// Who holds it, if that is a visitor: makes the table one of theirs.
    pub visitor: Option<String>,
    /// When it was given.
    pub created: Millis,
}

/// What a seat asked under its own id, and the answer it gets however often it asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Chosen by the client; unique per table and seat.
    pub id: String,
    /// The answer to give, now and to every retry.
    pub answer: String,
}

/// One step of a table's journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its place: 0, 1, 2, … without gaps.
    pub step: u32,
    /// Whose step it is; `None` for the house.
    pub seat: Option<u8>,
    /// play, undo, rewind, timeout, …: the server's word.
    pub kind: String,
    /// The path or JSON.
    pub body: String,
    /// The request that made it, if one did.
    pub request: Option<Request>,
    /// Taken over what the rules decide after this step.
    pub digest: Vec<u8>,
    /// The seats asked after this step, one bit each, so that the lobby need not load the game.
    pub asked: u32,
    /// When the time of those seats is up.
    pub due: Option<Millis>,
    /// When it happened; a step that only its author noticed keeps the time of the one before it.
    pub at: Millis,
}

/// A line of talk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatLine {
    /// The table or its gallery: the server's word.
    pub room: String,
    /// The speaker's seat, if seated.
    pub seat: Option<u8>,
    /// The speaker.
    pub visitor: Option<String>,
    /// The speaker's name at that time.
    pub name: String,
    /// What was said.
    pub body: String,
    /// When.
    pub at: Millis,
}

/// What stays readable of a game without replaying it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// When it ended.
    pub at: Millis,
    /// Public lines and sheets, JSON.
    pub summary: String,
}

/// A game that a visitor plays alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alone {
    /// The table's id.
    pub table: String,
    /// Who plays it.
    pub visitor: String,
    /// The server's name for the deal: same name, same luck and options.
    pub deal: String,
    /// The day whose challenge it is.
    pub day: Option<String>,
}

/// A game played alone with how far it came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Which game.
    pub alone: Alone,
    /// The how-manieth attempt of its player at this deal, from 1.
    pub attempt: u32,
    /// The game's options, JSON.
    pub options: String,
    /// How far it has come.
    pub status: Status,
    /// Something was taken back beyond a mark.
    pub practice: bool,
    /// When it began.
    pub begun: Millis,
    /// The score and when it was reached, once it is over.
    pub ended: Option<(i32, Millis)>,
}

/// Par of a deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Par {
    /// The deal.
    pub deal: String,
    /// The version of the budget it was found with.
    pub version: u32,
    /// The score of par.
    pub total: i32,
    /// The score of the greedy bot.
    pub greedy: i32,
    /// A score that no line exceeds, if one is known.
    pub bound: Option<i32>,
    /// Par's game, the server's text.
    pub journal: String,
}

/// A table with what its latest journal entry tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The table.
    pub table: TableRow,
    /// How many entries its journal has; also the next step.
    pub steps: u32,
    /// The seats asked now, one bit each.
    pub asked: u32,
    /// When their time is up.
    pub due: Option<Millis>,
    /// When something last happened: a move or a change of the table.
    pub moved: Millis,
}

/// How much the house holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Counts {
    /// All visitors ever.
    pub visitors: u64,
    /// Tables being filled.
    pub waiting: u64,
    /// Games running.
    pub playing: u64,
    /// Games played to the end.
    pub finished: u64,
    /// Games left.
    pub abandoned: u64,
    /// Journal entries of all tables.
    pub entries: u64,
}
