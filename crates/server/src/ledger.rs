//! A stored game as the rules can play it again.

use crate::{app::App, printed, problem::Problem, seating};
use axum::http::StatusCode;
use store::{Status, StoreError};
use table::{Deed, Entry, Header, Luck, Say, Seat, Title};

/// A table's row, its header and its journal.
pub(crate) struct Ledger {
    pub(crate) row: store::TableRow,
    pub(crate) title: &'static dyn Title,
    pub(crate) header: Header,
    pub(crate) deeds: Vec<Entry>,
    /// The same as the store keeps them.
    pub(crate) entries: Vec<store::Entry>,
}

pub(crate) fn broken(why: impl std::fmt::Display) -> Problem {
    StoreError::Broken(why.to_string()).into()
}

impl Ledger {
    /// Reads a stored game that has begun and can be played by the rules of this house.
    pub(crate) fn open(app: &App, id: &str) -> Result<Ledger, Problem> {
        let ledger = Ledger::read(app, id)?;
        match printed::is_playable(&ledger.row) {
            true => Ok(ledger),
            false => Err(printed::other_rules(&ledger.row)),
        }
    }

    /// Reads a stored game that has begun, by whatever rules.
    pub(crate) fn read(app: &App, id: &str) -> Result<Ledger, Problem> {
        let row = app.store.table(id)?.ok_or(Problem::not_found())?.table;
        if row.status == Status::Waiting {
            return Err(Problem::new(
                StatusCode::CONFLICT,
                "not_started",
                Say::new("problem-not-started"),
            ));
        }
        let luck = app.store.luck(id)?.unwrap_or_default();
        let luck = read_luck(&luck).ok_or_else(|| broken("luck"))?;
        let entries = app.store.journal(id, 0)?;
        let title = shelf::title(&row.game).ok_or_else(|| broken(&row.game))?;
        let header = seating::header(&row, luck).map_err(broken)?;
        let deeds = entries.iter().map(read_entry).collect::<Option<_>>();
        Ok(Ledger {
            deeds: deeds.ok_or_else(|| broken("journal"))?,
            row,
            title,
            header,
            entries,
        })
    }

    /// Whether nothing is hidden any more.
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.row.status, Status::Finished | Status::Abandoned)
    }
}

/// Where a table's luck comes from: a secret, or a plain number in the seed's place.
pub(crate) fn read_luck(luck: &store::Luck) -> Option<Luck> {
    let Some(commitment) = &luck.commitment else {
        let number = str::from_utf8(luck.seed.as_ref()?.bytes()).ok()?;
        return Some(Luck::Plain(number.parse().ok()?));
    };
    let secret: [u8; 32] = luck.secret.as_ref()?.bytes().try_into().ok()?;
    Some(Luck::Committed(table::Committed {
        commitment: commitment.parse().ok()?,
        secret: Some(table::Hex32(secret)),
        nonces: serde_json::from_str(&luck.nonces).ok()?,
    }))
}

/// The same as the store keeps it.
pub(crate) fn write_luck(luck: &Luck) -> store::Luck {
    match luck {
        Luck::Plain(number) => store::Luck {
            seed: Some(store::Secret::new(number.to_string())),
            nonces: "[]".to_owned(),
            ..store::Luck::default()
        },
        Luck::Committed(c) => store::Luck {
            commitment: Some(c.commitment.to_string()),
            secret: c.secret.map(|s| store::Secret::new(s.0)),
            nonces: serde_json::to_string(&c.nonces).unwrap_or_default(),
            seed: None,
        },
    }
}

fn read_entry(entry: &store::Entry) -> Option<Entry> {
    let deed = match entry.kind.as_str() {
        "play" | "timeout" => Deed::Play(entry.body.parse().ok()?),
        "undo" | "timeout_undo" => Deed::Undo(entry.body.parse().ok()?),
        "rewind" => Deed::Rewind(entry.body.parse().ok()?),
        _ => return None,
    };
    Some(Entry {
        seat: Seat(entry.seat?),
        deed,
        time_up: entry.kind.starts_with("timeout"),
        digest: String::from_utf8(entry.digest.clone()).ok()?,
    })
}

/// An entry as the store keeps it.
pub(crate) fn write_entry(step: usize, entry: &Entry, asked: u32, at: i64) -> store::Entry {
    let (kind, body) = match &entry.deed {
        Deed::Play(path) if entry.time_up => ("timeout", path.to_string()),
        Deed::Play(path) => ("play", path.to_string()),
        Deed::Undo(step) if entry.time_up => ("timeout_undo", step.to_string()),
        Deed::Undo(step) => ("undo", step.to_string()),
        Deed::Rewind(step) => ("rewind", step.to_string()),
    };
    store::Entry {
        step: step as u32,
        seat: Some(entry.seat.0),
        kind: kind.to_owned(),
        body,
        request: None,
        digest: entry.digest.clone().into_bytes(),
        asked,
        due: None,
        at,
    }
}
