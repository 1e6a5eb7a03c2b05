//! Setting up a table: who shall sit there, which options, at what pace, and who may come.

use crate::{
    alone, answers,
    app::{App, now},
    calendar::Day,
    keys, limits,
    pace::Pace,
    problem::Problem,
    seating::{self, Door, Place},
    visitors::Caller,
};
use axum::http::{HeaderValue, StatusCode};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Change, KeyHash, Status};
use table::{Header, Luck, Say, Sitter, Title};
use utoipa::ToSchema;

/// The kind of a key that a program plays a seat with.
pub(crate) const PROGRAM: &str = "program";

/// Who shall sit at one seat of a new table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Wanted {
    /// Whoever sets it up.
    Me,
    /// Whoever is sent its link.
    Friend,
    /// Anybody who comes by.
    Open,
    /// Somebody of this name, at the same device.
    Device(String),
    /// A bot of this level.
    Bot(String),
}

/// A table as it is wished for.
pub(crate) struct Plan {
    pub(crate) title: &'static dyn Title,
    pub(crate) options: Value,
    pub(crate) seats: Vec<Wanted>,
    pub(crate) pace: Pace,
    /// Listed in the lobby.
    pub(crate) public: bool,
    /// Whether others may watch.
    pub(crate) watch: bool,
    /// The number of the caller's browser, mixed into the luck.
    pub(crate) nonce: Option<String>,
    /// The luck of a deal played before, or of a day; none: luck of its own.
    pub(crate) given: Option<store::Luck>,
    /// The day whose challenge it is.
    pub(crate) day: Option<Day>,
}

/// A seat taken, and the cookie of a visitor who is new.
pub(crate) struct Taken {
    pub(crate) table: String,
    pub(crate) seat: u8,
    pub(crate) cookie: Option<HeaderValue>,
}

/// The bot that plays where nobody chose another.
pub(crate) const USUAL_BOT: bots::Bot = bots::Bot::Greedy;

/// The caller on the first seat, bots on the others.
pub(crate) fn with_bots(seats: u8) -> Vec<Wanted> {
    let bots = (1..seats).map(|_| Wanted::Bot(USUAL_BOT.to_string()));
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
        places.push(wanted.place(&visitor, &taken));
    }
    let card = plan.title.card();
    let at = now();
    let row = store::TableRow {
        id: keys::short(),
        game: card.id.to_owned(),
        rules: *card.rules.end(),
        options: plan.options.to_string(),
        seats: String::new(),
        status: Status::Waiting,
        pace: plan.pace.write(),
        practice: false,
        public: plan.public,
        watch: plan.watch,
        host: Some(visitor.id.clone()),
        created: at,
        updated: at,
    };
    let table = row.id.clone();
    let luck = plan
        .given
        .unwrap_or_else(|| fresh_luck(&row, &places, plan.nonce));
    let changes = lay(app, row, &places, luck, plan.day);
    app.store.commit(changes).await?;
    app.rooms.rouse(app, &table).await;
    Ok(Taken {
        seat: seating::seat_of(&places, &visitor.id).map_or(0, |s| s.0),
        table,
        cookie,
    })
}

impl Wanted {
    /// The seat as it is first laid; `visitor` sets up the table.
    pub(crate) fn place(&self, visitor: &store::Visitor, taken: &[String]) -> Place {
        let mut place = Place::default();
        match self {
            Wanted::Me => place.take(visitor),
            Wanted::Friend => place.door = Door::Link,
            Wanted::Open => {}
            Wanted::Device(name) => {
                place.take(visitor);
                place.name = match name.trim() {
                    "" => seating::free_name(taken),
                    name => name.chars().take(limits::NAME).collect(),
                };
            }
            Wanted::Bot(level) => {
                place.name = seating::free_name(taken);
                place.bot = Some(level.clone());
            }
        }
        place
    }
}

fn fresh_luck(row: &store::TableRow, places: &[Place], nonce: Option<String>) -> store::Luck {
    let host = row.host.as_deref().unwrap_or_default();
    let (luck, secret) = seating::new_luck(places, host, nonce);
    store::Luck {
        commitment: Some(luck.commitment.to_string()),
        secret: Some(store::Secret::new(secret.0)),
        nonces: serde_json::to_string(&luck.nonces).unwrap_or_default(),
        seed: None,
    }
}

/// What the store must be told of a new table.
fn lay(
    app: &App,
    mut row: store::TableRow,
    places: &[Place],
    kept: store::Luck,
    day: Option<Day>,
) -> Vec<Change> {
    row.seats = seating::write(places);
    row.status = status(places);
    let holders = (0..)
        .zip(places)
        .filter_map(|(seat, p)| Some((seat, p.visitor.as_deref()?)));
    let held: Vec<Change> = holders
        .map(|(seat, visitor)| held(&row.id, seat, visitor, row.created))
        .collect();
    let alone = alone(app, &row, places, &kept, day);
    std::iter::once(Change::NewTable(row, kept))
        .chain(held)
        .chain(alone)
        .collect()
}

/// Notes whose attempt at which deal a table is, if one sits there alone.
fn alone(
    app: &App,
    row: &store::TableRow,
    places: &[Place],
    luck: &store::Luck,
    day: Option<Day>,
) -> Option<Change> {
    let [Place { visitor, .. }] = places else {
        return None;
    };
    Some(Change::Alone(store::Alone {
        table: row.id.clone(),
        visitor: visitor.clone()?,
        deal: alone::deal_name(app, row, luck)?,
        day: day.map(|day| day.to_string()),
    }))
}

/// The same people again, each one seat further; they are asked whether they come.
pub(crate) async fn rematch(
    app: &App,
    caller: Caller,
    old: &str,
    nonce: Option<String>,
) -> Result<Taken, Problem> {
    let listed = app.store.table(old)?.ok_or(Problem::not_found())?;
    let before = seating::places(&listed.table)
        .map_err(|e| Problem::from(store::StoreError::Broken(e.to_string())))?;
    let visitor = caller.visitor.as_ref().ok_or(Problem::not_your_seat())?;
    if seating::seat_of(&before, &visitor.id).is_none() {
        return Err(Problem::not_your_seat());
    }
    let mut places: Vec<Place> = before.iter().map(|p| again(p, &visitor.id)).collect();
    places.rotate_right(1);
    let seat = seating::seat_of(&places, &visitor.id).map_or(0, |s| s.0);
    let taken = |table: String| Taken {
        table,
        seat,
        cookie: None,
    };
    if let Some(next) = app.store.rematch(old)? {
        return Ok(taken(next));
    }
    if matches!(listed.table.status, Status::Waiting | Status::Playing) {
        return Err(Problem::new(
            StatusCode::CONFLICT,
            "not_over",
            Say::new("problem-not-over"),
        ));
    }
    app.limits.table(&caller.counted)?;
    let at = now();
    let row = store::TableRow {
        id: keys::short(),
        practice: false,
        host: Some(visitor.id.clone()),
        created: at,
        updated: at,
        ..listed.table
    };
    let next = row.id.clone();
    let luck = fresh_luck(&row, &places, nonce);
    let mut changes = lay(app, row, &places, luck, None);
    changes.push(Change::Rematch {
        table: old.to_owned(),
        next: next.clone(),
    });
    match app.store.commit(changes).await {
        Ok(()) => {}
        // Somebody else was quicker: all go to one table.
        Err(store::StoreError::Taken(_)) => {
            let next = app.store.rematch(old)?.ok_or(Problem::not_found())?;
            return Ok(taken(next));
        }
        Err(error) => return Err(error.into()),
    }
    app.rooms.rouse(app, &next).await;
    app.besides.tell_all(old);
    Ok(taken(next))
}

/// A seat as it is in the next game.
fn again(place: &Place, asker: &str) -> Place {
    let bot = place.bot.clone().filter(|_| !place.kept);
    Place {
        name: place.name.clone(),
        hesitates: place.visitor.as_deref().is_some_and(|v| v != asker),
        visitor: place.visitor.clone(),
        door: place.door,
        bot,
        ..Place::default()
    }
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
        if let Wanted::Bot(level) = wanted {
            known_bot(level)?;
        }
    }
    if plan.seats.iter().filter(|w| **w == Wanted::Me).count() > 1 {
        return Err(unplayable("me_twice", Say::new("problem-me-twice")));
    }
    if plan.seats.iter().all(|w| matches!(w, Wanted::Bot(_))) {
        return Err(no_people());
    }
    if !plan.pace.is_sensible() {
        return Err(unplayable("bad_pace", Say::new("problem-bad-pace")));
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

/// Nobody plays for bots alone.
pub(crate) fn no_people() -> Problem {
    unplayable("no_people", Say::new("problem-no-people"))
}

fn unplayable(code: &'static str, say: Say) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, say)
}

/// A level that a bot of ours has.
pub(crate) fn known_bot(level: &str) -> Result<(), Problem> {
    let unknown = |_| {
        let say = Say::new("problem-unknown-bot").text("bot", level.to_owned());
        unplayable("unknown_bot", say)
    };
    level.parse::<bots::Bot>().map(drop).map_err(unknown)
}

/// A game begins by itself when every seat is taken and nobody hesitates.
pub(crate) fn status(places: &[Place]) -> Status {
    if places
        .iter()
        .any(|p| p.hesitates || (p.is_free() && !p.kept))
    {
        Status::Waiting
    } else {
        Status::Playing
    }
}

/// Makes a table one of a visitor's.
pub(crate) fn held(table: &str, seat: u8, visitor: &str, at: i64) -> Change {
    Change::SeatKey(store::SeatKey {
        hash: KeyHash::of(keys::key().as_bytes()),
        table: table.to_owned(),
        seat,
        kind: "hold".to_owned(),
        visitor: Some(visitor.to_owned()),
        created: at,
    })
}
