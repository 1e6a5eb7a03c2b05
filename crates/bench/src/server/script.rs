//! Tables whose luck the bench knows, and players who therefore know every offer without asking: what is measured is the move,
//! not the reading before it.

use serde_json::json;
use std::{io, path::Path};
use store::{Change, KeyHash, Status, Store, TableRow, Visitor};
use table::{Committed, Dice, Header, Hex32, Luck, Seat, Sitter, Table, Title, luck};

/// A table and all that its players know.
pub(crate) struct Script {
    pub(crate) id: String,
    /// The game played along, move by move.
    pub(crate) mirror: Box<dyn Table>,
    dice: Dice,
    sent: u32,
}

/// A move to be sent.
pub(crate) struct Sent {
    /// The key of the seat's holder.
    pub(crate) key: String,
    pub(crate) path: String,
    /// The body of the request.
    pub(crate) body: String,
}

/// The key of whoever sits there.
pub(crate) fn key(table: usize, seat: usize) -> String {
    format!("{:032x}", (table as u128) << 8 | seat as u128 | 1 << 100)
}

/// Sets up tables of a game in a new data folder, each seat with a holder of its own.
pub(crate) fn set(
    data: &Path,
    title: &'static dyn Title,
    tables: usize,
    seats: u8,
) -> io::Result<Vec<Script>> {
    let store = Store::open(data).map_err(io::Error::other)?;
    let mut changes = Vec::new();
    let mut scripts = Vec::new();
    for table in 0..tables {
        let header = header(title, table, seats);
        for seat in 0..usize::from(seats) {
            let visitor = visitor(table, seat);
            changes.push(Change::VisitorKey {
                hash: KeyHash::of(key(table, seat).as_bytes()),
                visitor: visitor.id.clone(),
                name: String::new(),
                at: 0,
            });
            changes.insert(changes.len() - 1, Change::Visitor(visitor));
        }
        changes.push(row(table, &header));
        scripts.push(Script {
            id: format!("table{table}"),
            mirror: title
                .deal(header)
                .map_err(|e| io::Error::other(e.to_string()))?,
            dice: Dice::fast(table as u64),
            sent: 0,
        });
    }
    store.commit(changes).wait().map_err(io::Error::other)?;
    Ok(scripts)
}

fn visitor(table: usize, seat: usize) -> Visitor {
    Visitor {
        id: format!("v{table}.{seat}"),
        name: format!("Player {seat}"),
        language: "en".to_owned(),
        settings: "{}".to_owned(),
        created: 0,
        seen: 0,
    }
}

fn header(title: &'static dyn Title, table: usize, seats: u8) -> Header {
    let mut secret = [7; 32];
    secret[..8].copy_from_slice(&(table as u64).to_le_bytes());
    let secret = Hex32(secret);
    Header {
        game: title.card().id.to_owned(),
        rules: *title.card().rules.end(),
        options: title.default_options(),
        seats: (0..seats)
            .map(|seat| Sitter::person(format!("Player {seat}")))
            .collect(),
        luck: Luck::Committed(Committed {
            commitment: luck::commitment(&secret),
            secret: Some(secret),
            nonces: (0..seats).map(|seat| format!("nonce {seat}")).collect(),
        }),
    }
}

fn row(table: usize, header: &Header) -> Change {
    let Luck::Committed(luck) = &header.luck else {
        unreachable!("a table of the house has committed luck");
    };
    let place =
        |seat: usize| json!({"name": header.seats[seat].name, "visitor": visitor(table, seat).id});
    let seats: serde_json::Value = (0..header.seats.len()).map(place).collect();
    let row = TableRow {
        id: format!("table{table}"),
        game: header.game.clone(),
        rules: header.rules,
        options: header.options.to_string(),
        seats: seats.to_string(),
        status: Status::Playing,
        pace: String::new(),
        practice: false,
        public: false,
        watch: true,
        host: None,
        created: 0,
        updated: 0,
    };
    let luck = store::Luck {
        commitment: Some(luck.commitment.to_string()),
        secret: luck.secret.map(|s| store::Secret::new(s.0)),
        nonces: json!(luck.nonces).to_string(),
        seed: None,
    };
    Change::NewTable(row, luck)
}

impl Script {
    /// The next move, played along; none when the game is over.
    pub(crate) fn next(&mut self, table: usize) -> Option<Sent> {
        let seat: Seat = self.mirror.to_act().iter().next()?;
        let seen = self.mirror.asked(seat);
        let mut paths = self.mirror.paths(seat);
        let path = paths.swap_remove(self.dice.below(paths.len() as u32) as usize);
        self.mirror.play(seat, &path).expect("an offer is accepted");
        self.sent += 1;
        let path = path.to_string();
        let id = format!("{:024x}", self.sent);
        Some(Sent {
            key: key(table, seat.index()),
            body: json!({"seen": seen, "path": path, "id": id}).to_string(),
            path,
        })
    }
}
