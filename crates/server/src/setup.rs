//! Setting up a table and sitting down at it. The game begins when no seat is open any more.

use crate::{
    answers,
    app::{App, now},
    keys, limits,
    problem::Problem,
    seating::{self, Place},
    visitors::Caller,
};
use axum::http::{HeaderValue, StatusCode};
use serde::Deserialize;
use serde_json::Value;
use store::{Change, KeyHash, Status};
use table::{Header, Luck, Say, Sitter, Title};
use utoipa::ToSchema;

/// The kind of a key that a program plays a seat with.
pub(crate) const PROGRAM: &str = "program";

/// Who shall sit at one seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Wanted {
    /// Whoever sets it up.
    Me,
    /// Anybody who has the address.
    Open,
    /// A bot of this level.
    Bot(String),
}

/// A table as it is wished for.
pub(crate) struct Plan {
    pub(crate) title: &'static dyn Title,
    pub(crate) options: Value,
    pub(crate) seats: Vec<Wanted>,
    /// The number of the caller's browser, mixed into the luck.
    pub(crate) nonce: Option<String>,
}

/// A seat taken, and the cookie of a visitor who is new.
pub(crate) struct Taken {
    pub(crate) table: String,
    pub(crate) seat: u8,
    pub(crate) cookie: Option<HeaderValue>,
}

/// The caller on the first seat, bots on the others.
pub(crate) fn with_bots(seats: u8) -> Vec<Wanted> {
    let bots = (1..seats).map(|_| Wanted::Bot("greedy".to_owned()));
    std::iter::once(Wanted::Me).chain(bots).collect()
}

/// Sets up a table.
pub(crate) async fn open_table(app: &App, caller: Caller, plan: Plan) -> Result<Taken, Problem> {
    check(&plan)?;
    app.limits.table(&caller.counted)?;
    let (visitor, cookie) = caller.sign_in(app).await?;
    let mut places: Vec<Place> = Vec::new();
    for wanted in &plan.seats {
        let taken: Vec<String> = places.iter().map(|p| p.name.clone()).collect();
        places.push(match wanted {
            Wanted::Me => Place {
                name: name_of(&visitor),
                bot: None,
                visitor: Some(visitor.id.clone()),
            },
            Wanted::Open => Place::default(),
            Wanted::Bot(level) => Place {
                name: seating::free_name(&taken),
                bot: Some(level.clone()),
                visitor: None,
            },
        });
    }
    let (luck, secret) = seating::new_luck(&places, plan.nonce);
    let card = plan.title.card();
    let at = now();
    let row = store::TableRow {
        id: keys::short(),
        game: card.id.to_owned(),
        rules: *card.rules.end(),
        options: plan.options.to_string(),
        seats: seating::write(&places),
        status: status(&places),
        pace: String::new(),
        practice: false,
        public: false,
        host: Some(visitor.id.clone()),
        created: at,
        updated: at,
    };
    let kept = store::Luck {
        commitment: Some(luck.commitment.to_string()),
        secret: Some(store::Secret::new(secret.0)),
        nonces: serde_json::to_string(&luck.nonces).unwrap_or_default(),
        seed: None,
    };
    let table = row.id.clone();
    let seat = plan
        .seats
        .iter()
        .position(|w| *w == Wanted::Me)
        .unwrap_or_default() as u8;
    let mut changes = vec![Change::NewTable(row, kept)];
    for (seat, wanted) in (0..).zip(&plan.seats) {
        if *wanted == Wanted::Me {
            changes.push(held(&table, seat, &visitor.id, at));
        }
    }
    app.store.commit(changes).await?;
    Ok(Taken {
        table,
        seat,
        cookie,
    })
}

/// Takes an open seat of a table that waits; the last one to sit down starts the game.
pub(crate) async fn sit_down(
    app: &App,
    caller: Caller,
    table: &str,
    nonce: Option<String>,
) -> Result<Taken, Problem> {
    let (visitor, cookie) = caller.sign_in(app).await?;
    // Two who sit down at once must not get the same seat.
    let _one_at_a_time = app.sitting.lock().await;
    let mut row = app.store.table(table)?.ok_or(Problem::not_found())?.table;
    let broken = |why: String| Problem::from(store::StoreError::Broken(why));
    let mut places = seating::places(&row).map_err(|e| broken(e.to_string()))?;
    if let Some(seat) = seating::seat_of(&places, &visitor.id) {
        return Ok(Taken {
            table: row.id,
            seat: seat.0,
            cookie,
        });
    }
    let full = Problem::new(
        StatusCode::CONFLICT,
        "table_full",
        Say::new("problem-table-full"),
    );
    let seat = places.iter().position(Place::is_open).ok_or(full)?;
    let mut luck = app.store.luck(table)?.ok_or(Problem::not_found())?;
    let mut nonces: Vec<String> =
        serde_json::from_str(&luck.nonces).map_err(|e| broken(e.to_string()))?;
    nonces[seat] = nonce.unwrap_or_else(keys::key);
    luck.nonces = serde_json::to_string(&nonces).unwrap_or_default();
    places[seat] = Place {
        name: name_of(&visitor),
        bot: None,
        visitor: Some(visitor.id.clone()),
    };
    let at = now();
    row.seats = seating::write(&places);
    row.status = status(&places);
    row.updated = at;
    let seat = seat as u8;
    let changes = vec![
        Change::Luck {
            table: row.id.clone(),
            luck,
        },
        held(&row.id, seat, &visitor.id, at),
        Change::Table(row),
    ];
    app.store.commit(changes).await?;
    Ok(Taken {
        table: table.to_owned(),
        seat,
        cookie,
    })
}

/// A key for a program that shall play the caller's seat; the one before it is no longer good.
pub(crate) async fn seat_key(
    app: &App,
    caller: &Caller,
    table: &str,
) -> Result<answers::SeatKey, Problem> {
    let row = app.store.table(table)?.ok_or(Problem::not_found())?.table;
    let places = seating::places(&row).map_err(|e| store::StoreError::Broken(e.to_string()))?;
    let visitor = caller.visitor.as_ref().ok_or(Problem::not_your_seat())?;
    let seat = seating::seat_of(&places, &visitor.id).ok_or(Problem::not_your_seat())?;
    let key = keys::key();
    let before = app.store.seat_keys(table)?;
    let mut changes: Vec<Change> = before
        .into_iter()
        .filter(|k| k.seat == seat.0 && k.kind == PROGRAM)
        .map(|k| Change::DropSeatKey(k.hash))
        .collect();
    changes.push(Change::SeatKey(store::SeatKey {
        hash: KeyHash::of(key.as_bytes()),
        table: table.to_owned(),
        seat: seat.0,
        kind: PROGRAM.to_owned(),
        visitor: Some(visitor.id.clone()),
        created: now(),
    }));
    app.store.commit(changes).await?;
    Ok(answers::SeatKey {
        table: table.to_owned(),
        seat: seat.0,
        key,
    })
}

/// A plan that cannot be played is refused before anything is stored.
fn check(plan: &Plan) -> Result<(), Problem> {
    let unplayable = |code, say| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, say);
    let card = plan.title.card();
    let seats = plan.seats.len();
    if !(usize::from(*card.seats.start())..=usize::from(*card.seats.end())).contains(&seats) {
        let say = Say::new("bad-seats")
            .num("least", *card.seats.start())
            .num("most", *card.seats.end())
            .num("seats", seats as i64);
        return Err(unplayable("bad_seats", say));
    }
    for wanted in &plan.seats {
        if let Wanted::Bot(level) = wanted
            && level.parse::<bots::Bot>().is_err()
        {
            let say = Say::new("problem-unknown-bot").text("bot", level.clone());
            return Err(unplayable("unknown_bot", say));
        }
    }
    let header = Header {
        game: card.id.to_owned(),
        rules: *card.rules.end(),
        options: plan.options.clone(),
        seats: vec![Sitter::person(""); seats],
        luck: Luck::Plain(0),
    };
    match plan.title.deal(header) {
        Ok(_) => Ok(()),
        Err(bad) => Err(unplayable("bad_options", bad.say())),
    }
}

fn status(places: &[Place]) -> Status {
    if places.iter().any(Place::is_open) {
        Status::Waiting
    } else {
        Status::Playing
    }
}

fn name_of(visitor: &store::Visitor) -> String {
    visitor.name.chars().take(limits::NAME).collect()
}

fn held(table: &str, seat: u8, visitor: &str, at: i64) -> Change {
    Change::SeatKey(store::SeatKey {
        hash: KeyHash::of(keys::key().as_bytes()),
        table: table.to_owned(),
        seat,
        kind: "hold".to_owned(),
        visitor: Some(visitor.to_owned()),
        created: at,
    })
}
