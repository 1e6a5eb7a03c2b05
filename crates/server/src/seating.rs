//! Who sits where, as the store keeps it, and how a table begins.

use crate::keys;
use serde::{Deserialize, Serialize};
use table::{Header, Luck, Seat, Sitter, luck};

/// One seat of a stored table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Place {
    /// The name shown.
    pub(crate) name: String,
    /// The bot that plays it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) bot: Option<String>,
    /// The visitor who holds it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) visitor: Option<String>,
}

impl Place {
    /// Whether somebody may still sit down here.
    pub(crate) fn is_open(&self) -> bool {
        self.bot.is_none() && self.visitor.is_none()
    }
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

/// A secret for a new table, its commitment, and the bots' and the host's numbers.
pub(crate) fn new_luck(places: &[Place], host: Option<String>) -> (table::Committed, table::Hex32) {
    let secret = table::Hex32(keys::secret());
    let mut host = host;
    let nonces = places.iter().map(|place| match place.visitor {
        Some(_) => host.take().unwrap_or_else(keys::key),
        // An open seat's number comes with whoever sits down, after the commitment is published.
        None if place.is_open() => String::new(),
        None => keys::key(),
    });
    let committed = table::Committed {
        commitment: luck::commitment(&secret),
        secret: None,
        nonces: nonces.collect(),
    };
    (committed, secret)
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
                name: p.name,
                bot: p.bot,
            })
            .collect(),
        luck,
    })
}

/// Who sits at a stored table.
pub(crate) fn places(row: &store::TableRow) -> Result<Vec<Place>, serde_json::Error> {
    serde_json::from_str(&row.seats)
}

/// The seat a visitor holds.
pub(crate) fn seat_of(places: &[Place], visitor: &str) -> Option<Seat> {
    let at = places
        .iter()
        .position(|p| p.visitor.as_deref() == Some(visitor))?;
    Some(Seat(at as u8))
}
