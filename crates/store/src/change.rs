//! What can be changed, one idea per variant.

use crate::record::{
    Alone, ChatLine, Entry, Finished, KeyHash, Luck, Millis, Par, SeatKey, TableRow, Visitor,
};

/// One change; several given together to [`Store::commit`](crate::Store::commit) happen all or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Adds a visitor, or saves name, language, settings and `seen` of a known one.
    Visitor(Visitor),
    /// Notes a visit.
    Seen {
        /// The visitor's id.
        visitor: String,
        /// When.
        at: Millis,
    },
    /// Gives a visitor a key for one more device.
    VisitorKey {
        /// The key's hash.
        hash: KeyHash,
        /// The visitor's id.
        visitor: String,
        /// What the device is called.
        name: String,
        /// When.
        at: Millis,
    },
    /// Lets one more device in by a code, until then.
    DeviceCode {
        /// The code's hash.
        hash: KeyHash,
        /// The visitor's id.
        visitor: String,
        /// When it is no longer good.
        expires: Millis,
    },
    /// Gives a device a key for a code, which is good no more; a code that is not good is [`StoreError::Missing`](crate::StoreError).
    Redeem {
        /// The code's hash.
        code: KeyHash,
        /// The hash of the device's key.
        key: KeyHash,
        /// What the device is called.
        name: String,
        /// When.
        at: Millis,
    },
    /// Turns a device away; no key by that hash is no error.
    DropVisitorKey(KeyHash),
    /// Sets up a table.
    NewTable(TableRow, Luck),
    /// Saves everything of a table that can change (all but id, game and `created`).
    Table(TableRow),
    /// Saves a table's luck, as when a nonce came in.
    Luck {
        /// The table's id.
        table: String,
        /// Its luck.
        luck: Luck,
    },
    /// Notes how the clocks of a running table stand.
    Clocks {
        /// The table's id.
        table: String,
        /// The server's text.
        clocks: String,
        /// When the next of them runs out.
        due: Option<Millis>,
    },
    /// Notes who is asked first.
    Begun {
        /// The table's id.
        table: String,
        /// The seats, one bit each.
        asked: u32,
    },
    /// Notes to which table the same people go on; a table has one such next table, a second one is
    /// [`StoreError::Taken`](crate::StoreError).
    Rematch {
        /// The table's id.
        table: String,
        /// The next table's id.
        next: String,
    },
    /// Gives a key to a seat.
    SeatKey(SeatKey),
    /// Takes one seat key back; no key by that hash is no error.
    DropSeatKey(KeyHash),
    /// Takes back all keys of a seat, as when its player is sent away.
    DropSeatKeys {
        /// The table's id.
        table: String,
        /// The seat's number.
        seat: u8,
    },
    /// Writes the next step of a journal.
    Append {
        /// The table's id.
        table: String,
        /// The step.
        entry: Entry,
    },
    /// Keeps a line of talk.
    Chat {
        /// The table's id.
        table: String,
        /// What was said.
        line: ChatLine,
    },
    /// Keeps the summary of a game that ended; the table's status is a [`Change::Table`] beside it.
    Finish {
        /// The table's id.
        table: String,
        /// The summary.
        finished: Finished,
    },
    /// Notes that a visitor plays a table alone; the writer counts the attempts at its deal.
    Alone(Alone),
    /// Keeps the score of a game played alone.
    Scored {
        /// The table's id.
        table: String,
        /// The score.
        total: i32,
        /// When it ended.
        at: Millis,
    },
    /// Keeps par of a deal, in the place of an older one.
    Par(Par),
}

impl Change {
    /// The next step of a table's journal.
    pub fn append(table: impl Into<String>, entry: Entry) -> Self {
        Self::Append {
            table: table.into(),
            entry,
        }
    }
}

impl From<Change> for Vec<Change> {
    fn from(change: Change) -> Self {
        vec![change]
    }
}
