//! Who sits where, as the store keeps it, and how a table begins.

use crate::{keys, limits};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use table::{Header, Luck, Seat, Seats, Sitter, luck};

/// One seat of a stored table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Place {
    /// The name shown.
    pub(crate) name: String,
    /// The bot that plays it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) bot: Option<String>,
    /// The visitor who holds it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) visitor: Option<String>,
    /// Who may take it while nobody holds it.
    pub(crate) door: Door,
    /// Its bot plays only until its holder is back, or until somebody comes for whom it was meant.
    pub(crate) kept: bool,
    /// Its holder does not want to begin yet.
    pub(crate) hesitates: bool,
    /// How many links to it were withdrawn; only the one after them is good.
    pub(crate) withdrawn: u32,
    /// Its holder gave the game up.
    pub(crate) resigned: bool,
}

/// Who may take a seat that nobody holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Door {
    /// Anybody.
    #[default]
    Open,
    /// Whoever brings its link.
    Link,
}

impl Place {
    /// Whether somebody may still sit down here.
    pub(crate) fn is_free(&self) -> bool {
        self.visitor.is_none() && (self.bot.is_none() || self.kept)
    }

    /// Whether a person plays it now.
    pub(crate) fn is_person(&self) -> bool {
        self.visitor.is_some() && self.bot.is_none()
    }

    /// Whether a bot plays it until its holder is back.
    pub(crate) fn is_away(&self) -> bool {
        self.visitor.is_some() && self.bot.is_some()
    }

    /// Seats somebody.
    pub(crate) fn take(&mut self, visitor: &store::Visitor) {
        self.name = name_of(visitor);
        self.visitor = Some(visitor.id.clone());
        self.bot = None;
        self.kept = false;
        self.hesitates = false;
    }

    /// Gives it up; the link that led to it is good no more.
    pub(crate) fn clear(&mut self) {
        *self = Place {
            door: self.door,
            withdrawn: self.withdrawn + 1,
            ..Place::default()
        };
    }
}

/// A visitor's name as it is shown at a table.
pub(crate) fn name_of(visitor: &store::Visitor) -> String {
    visitor.name.chars().take(limits::NAME).collect()
}

/// The seats as the store keeps them.
pub(crate) fn write(places: &[Place]) -> String {
    serde_json::to_string(places).unwrap_or_default()
}

/// Names for bots, and for visitors who gave none.
const NAMES: [&str; 24] = [
    "Hazel", "Tabby", "Juniper", "Rowan", "Bramble", "Thistle", "Clover", "Alder", "Sorrel",
    "Linden", "Tansy", "Willow", "Heather", "Bracken", "Poppy", "Aspen", "Yarrow", "Laurel",
    "Fern", "Ash", "Ivy", "Briar", "Sage", "Elder",
];

/// A name nobody here bears yet.
pub(crate) fn free_name(taken: &[String]) -> String {
    let start = keys::number() as usize % NAMES.len();
    (0..NAMES.len())
        .map(|i| NAMES[(start + i) % NAMES.len()])
        .find(|name| taken.iter().all(|t| t != name))
        .unwrap_or(NAMES[start])
        .to_owned()
}

/// A secret for a new table, its commitment, and the numbers that go with it: the host's browser's, and for every other seat the house's
/// own, until a browser brings another.
pub(crate) fn new_luck(
    places: &[Place],
    host: &str,
    nonce: Option<String>,
) -> (table::Committed, table::Hex32) {
    let secret = table::Hex32(keys::secret());
    let commitment = luck::commitment(&secret);
    let mut nonces: Vec<String> = (0..places.len() as u8)
        .map(|seat| house_number(&commitment.to_string(), seat))
        .collect();
    if let (Some(seat), Some(nonce)) = (seat_of(places, host), nonce) {
        nonces[seat.index()] = nonce;
    }
    let committed = table::Committed {
        commitment,
        secret: None,
        nonces,
    };
    (committed, secret)
}

/// The number of a seat that no browser speaks for. It follows from what is published, so that the house cannot choose it.
pub(crate) fn house_number(commitment: &str, seat: u8) -> String {
    let bytes = Sha256::new()
        .chain_update(b"roundhouse seat 1\n")
        .chain_update(commitment)
        .chain_update([seat])
        .finalize();
    bytes[..16].iter().map(|b| format!("{b:02x}")).collect()
}

/// The journal's header of a stored table.
pub(crate) fn header(row: &store::TableRow, luck: Luck) -> Result<Header, serde_json::Error> {
    Ok(Header {
        game: row.game.clone(),
        rules: row.rules,
        options: serde_json::from_str(&row.options)?,
        seats: places(row)?
            .into_iter()
            .map(|p| Sitter {
                // Whoever is away sat there all the same.
                bot: p.bot.filter(|_| p.visitor.is_none() && !p.resigned),
                name: p.name,
            })
            .collect(),
        luck,
    })
}

/// Who sat where when a game was dealt.
pub(crate) fn dealt(header: &Header) -> Vec<Place> {
    let place = |sitter: &Sitter| Place {
        name: sitter.name.clone(),
        bot: sitter.bot.clone(),
        ..Place::default()
    };
    header.seats.iter().map(place).collect()
}

/// Who sits at a stored table.
pub(crate) fn places(row: &store::TableRow) -> Result<Vec<Place>, serde_json::Error> {
    serde_json::from_str(&row.seats)
}

/// The first seat a visitor holds.
pub(crate) fn seat_of(places: &[Place], visitor: &str) -> Option<Seat> {
    seats_of(places, visitor).iter().next()
}

/// All seats a visitor holds: several on one device pass it around.
pub(crate) fn seats_of(places: &[Place], visitor: &str) -> Seats {
    (0..)
        .map(Seat)
        .zip(places)
        .filter(|(_, p)| p.visitor.as_deref() == Some(visitor))
        .map(|(seat, _)| seat)
        .collect()
}
