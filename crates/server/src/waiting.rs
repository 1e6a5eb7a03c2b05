//! A table before its game: people come, say whether they are ready, leave or are sent away; the host starts.

use crate::{
    app::{App, now},
    chat::{self, Event},
    invites, keys,
    people::Errand,
    problem::Problem,
    room::{Answer, What},
    seating::{self, Door, Place},
    setup::{self, Taken, Wanted},
    visitors::Caller,
};
use axum::http::StatusCode;
use store::{Change, Status, StoreError};
use table::{Say, Seat};

/// A table that waits, while one changes it.
pub(crate) struct Desk {
    pub(crate) row: store::TableRow,
    pub(crate) places: Vec<Place>,
    luck: store::Luck,
    nonces: Vec<String>,
    changes: Vec<Change>,
}

impl Desk {
    fn read(app: &App, table: &str) -> Result<Desk, Problem> {
        let row = app.store.table(table)?.ok_or(Problem::not_found())?.table;
        let luck = app.store.luck(table)?.ok_or(Problem::not_found())?;
        let broken = |e: serde_json::Error| Problem::from(StoreError::Broken(e.to_string()));
        Ok(Desk {
            places: seating::places(&row).map_err(broken)?,
            nonces: serde_json::from_str(&luck.nonces).map_err(broken)?,
            row,
            luck,
            changes: Vec::new(),
        })
    }

    /// The seat a caller holds.
    fn seat_of(&self, caller: &Caller) -> Result<Seat, Problem> {
        let visitor = caller.visitor.as_ref().ok_or(Problem::not_your_seat())?;
        seating::seat_of(&self.places, &visitor.id).ok_or(Problem::not_your_seat())
    }

    fn only_host(&self, caller: &Caller) -> Result<(), Problem> {
        let visitor = caller.visitor.as_ref().map(|v| v.id.as_str());
        match visitor.is_some() && visitor == self.row.host.as_deref() {
            true => Ok(()),
            false => Err(Problem::new(
                StatusCode::FORBIDDEN,
                "not_host",
                Say::new("problem-not-host"),
            )),
        }
    }

    fn place(&mut self, seat: u8) -> Result<&mut Place, Problem> {
        self.places
            .get_mut(usize::from(seat))
            .ok_or(Problem::not_found())
    }

    /// The number of the browser that speaks for a seat, or the house's own where none does.
    fn number(&mut self, seat: u8, nonce: Option<String>) {
        let commitment = self.luck.commitment.as_deref().unwrap_or_default();
        let nonce = nonce.unwrap_or_else(|| seating::house_number(commitment, seat));
        self.nonces[usize::from(seat)] = nonce;
    }

    fn note(&mut self, seat: u8, event: Event) {
        let name = self.places[usize::from(seat)].name.clone();
        let table = self.row.id.clone();
        self.changes
            .push(chat::house_line(&table, Some(seat), name, event));
    }

    fn sit(&mut self, seat: u8, visitor: &store::Visitor, nonce: Option<String>) {
        self.places[usize::from(seat)].take(visitor);
        // A browser that sends no number of its own gets one it did not choose.
        self.number(seat, Some(nonce.unwrap_or_else(keys::key)));
        let held = setup::held(&self.row.id, seat, &visitor.id, now());
        self.changes.push(held);
        self.note(seat, Event::Sat);
    }

    /// Frees a seat and takes its keys back.
    fn free(&mut self, seat: u8, event: Event) {
        self.note(seat, event);
        self.places[usize::from(seat)].clear();
        self.number(seat, None);
        let table = self.row.id.clone();
        self.changes.push(Change::DropSeatKeys { table, seat });
    }

    async fn save(mut self, app: &App) -> Result<store::TableRow, Problem> {
        self.row.status = match self.row.host {
            Some(_) => setup::status(&self.places),
            // Nobody is left who could wait.
            None => Status::Abandoned,
        };
        self.row.seats = seating::write(&self.places);
        self.row.updated = now();
        self.luck.nonces = serde_json::to_string(&self.nonces).unwrap_or_default();
        self.changes.push(Change::Luck {
            table: self.row.id.clone(),
            luck: self.luck,
        });
        self.changes.push(Change::Table(self.row.clone()));
        app.store.commit(self.changes).await?;
        app.besides.tell_all(&self.row.id);
        app.rooms.rouse(app, &self.row.id).await;
        Ok(self.row)
    }
}

/// Changes a table that waits; one at a time, so that two who come at once do not get the same seat.
async fn change<T>(
    app: &App,
    table: &str,
    change: impl FnOnce(&mut Desk) -> Result<T, Problem>,
) -> Result<T, Problem> {
    let _one_at_a_time = app.sitting.lock().await;
    let mut desk = Desk::read(app, table)?;
    if desk.row.status != Status::Waiting {
        return Err(begun());
    }
    let done = change(&mut desk)?;
    desk.save(app).await?;
    Ok(done)
}

/// Why a table is no longer changed here: its game runs or is over.
pub(crate) const BEGUN: &str = "begun";

fn begun() -> Problem {
    Problem::new(StatusCode::CONFLICT, BEGUN, Say::new("problem-begun"))
}

/// A visitor's new name at the tables where they wait.
pub(crate) async fn rename(
    app: &App,
    visitor: &store::Visitor,
    before: &str,
) -> Result<(), Problem> {
    let mine = app.store.tables(store::Which::Of(&visitor.id), u32::MAX)?;
    for listed in mine.iter().filter(|l| l.table.status == Status::Waiting) {
        let renamed = change(app, &listed.table.id, |desk| {
            let own =
                |p: &&mut Place| p.visitor.as_deref() == Some(&visitor.id) && p.name == before;
            for place in desk.places.iter_mut().filter(own) {
                place.name = seating::name_of(visitor);
            }
            Ok(())
        });
        match renamed.await {
            // It began meanwhile: there the old name stays.
            Err(problem) if problem.code == BEGUN => {}
            renamed => renamed?,
        }
    }
    Ok(())
}

/// Takes a seat: the one a link leads to, or the first that is open to all. At a running table it is one that a bot keeps.
pub(crate) async fn sit_down(
    app: &App,
    caller: Caller,
    table: &str,
    code: Option<&str>,
    nonce: Option<String>,
) -> Result<Taken, Problem> {
    let row = app.store.table(table)?.ok_or(Problem::not_found())?.table;
    let lang = caller.lang;
    let (visitor, cookie) = caller.sign_in(app).await?;
    let seat = if row.status == Status::Waiting {
        change(app, table, |desk| {
            if let Some(seat) = seating::seat_of(&desk.places, &visitor.id) {
                return Ok(seat.0);
            }
            let seat = free_seat(app, &desk.row.id, &desk.places, code)?;
            desk.sit(seat, &visitor, nonce);
            Ok(seat)
        })
        .await?
    } else {
        let places = seating::places(&row).unwrap_or_default();
        match seating::seat_of(&places, &visitor.id) {
            Some(seat) => seat.0,
            None => {
                let seat = free_seat(app, table, &places, code)?;
                let errand = What::Errand(Errand::Join(visitor, Seat(seat)));
                let claim = crate::room::Claim::default();
                match app.rooms.ask(app, table, claim, lang, errand).await {
                    Ok(Answer::Data(_)) => seat,
                    Ok(Answer::Scenes(_)) => return Err(Problem::closing()),
                    Err(worded) => return Err(worded.problem),
                }
            }
        }
    };
    Ok(Taken {
        table: table.to_owned(),
        seat,
        cookie,
    })
}

/// The seat somebody may take who brings this link, or none.
fn free_seat(app: &App, table: &str, places: &[Place], code: Option<&str>) -> Result<u8, Problem> {
    let refused = |code, key| Err(Problem::new(StatusCode::CONFLICT, code, Say::new(key)));
    match code {
        Some(code) => match invites::seat(app, table, places, code) {
            Some(seat) if places[usize::from(seat)].is_free() => Ok(seat),
            _ => refused("link_used", "problem-link-used"),
        },
        None => match places
            .iter()
            .position(|p| p.is_free() && p.door == Door::Open)
        {
            Some(seat) => Ok(seat as u8),
            None => refused("table_full", "problem-table-full"),
        },
    }
}

/// Says whether the caller wants to begin; whoever was asked to another game brings their browser's number now.
pub(crate) async fn ready(
    app: &App,
    caller: &Caller,
    table: &str,
    ready: bool,
    nonce: Option<String>,
) -> Result<(), Problem> {
    change(app, table, |desk| {
        let first = desk.seat_of(caller)?;
        let visitor = desk.places[first.index()].visitor.clone();
        for place in desk.places.iter_mut().filter(|p| p.visitor == visitor) {
            place.hesitates = !ready;
        }
        if let Some(nonce) = nonce.filter(|_| ready) {
            desk.number(first.0, Some(nonce));
        }
        Ok(())
    })
    .await
}

/// Leaves a table that waits. If the host goes, who may have opened it for others alone, the next person is host.
pub(crate) async fn leave(app: &App, caller: &Caller, table: &str) -> Result<(), Problem> {
    change(app, table, |desk| {
        let visitor = caller.visitor.as_ref().map(|v| v.id.clone());
        let seats = seating::seats_of(&desk.places, visitor.as_deref().unwrap_or_default());
        if seats.is_empty() {
            desk.only_host(caller)
                .map_err(|_| Problem::not_your_seat())?;
        }
        for seat in seats.iter() {
            desk.free(seat.0, Event::Left);
        }
        if desk.row.host == visitor {
            desk.row.host = desk.places.iter().find_map(|p| p.visitor.clone());
        }
        Ok(())
    })
    .await
}

/// The host sends somebody away; the link they came by is good no more.
pub(crate) async fn send_away(
    app: &App,
    caller: &Caller,
    table: &str,
    seat: u8,
) -> Result<(), Problem> {
    change(app, table, |desk| {
        desk.only_host(caller)?;
        let host = desk.row.host.clone();
        let place = desk.place(seat)?;
        if place.visitor.is_none() || place.visitor == host {
            return Err(Problem::not_found());
        }
        desk.free(seat, Event::SentAway);
        Ok(())
    })
    .await
}

/// The host changes for whom a seat is that no person holds.
pub(crate) async fn change_seat(
    app: &App,
    caller: &Caller,
    table: &str,
    seat: u8,
    wanted: &Wanted,
) -> Result<(), Problem> {
    if let Wanted::Bot(level) = wanted {
        setup::known_bot(level)?;
    }
    let host = caller.visitor.clone().ok_or(Problem::not_your_seat())?;
    change(app, table, |desk| {
        desk.only_host(caller)?;
        let taken: Vec<String> = desk.places.iter().map(|p| p.name.clone()).collect();
        let place = desk.place(seat)?;
        if place.visitor.is_some() {
            return Err(Problem::new(
                StatusCode::CONFLICT,
                "seat_taken",
                Say::new("problem-seat-taken"),
            ));
        }
        if *wanted == Wanted::Me && seating::seat_of(&desk.places, &host.id).is_some() {
            return Err(begun());
        }
        let fresh = wanted.place(&host, &taken);
        let place = desk.place(seat)?;
        *place = Place {
            withdrawn: place.withdrawn,
            ..fresh
        };
        if place.visitor.is_some() {
            let held = setup::held(&desk.row.id, seat, &host.id, now());
            desk.changes.push(held);
        }
        Ok(())
    })
    .await
}

/// Withdraws the link to a seat; there is a new one at once.
pub(crate) async fn new_link(
    app: &App,
    caller: &Caller,
    table: &str,
    seat: u8,
) -> Result<(), Problem> {
    change(app, table, |desk| {
        desk.only_host(caller)?;
        desk.place(seat)?.withdrawn += 1;
        Ok(())
    })
    .await
}

/// The host begins, whoever is there; bots keep the free seats until somebody comes for whom they are meant.
pub(crate) async fn start(app: &App, caller: &Caller, table: &str) -> Result<(), Problem> {
    change(app, table, |desk| {
        desk.only_host(caller)?;
        let host = desk.row.host.clone();
        if desk.places.iter().all(|p| p.visitor.is_none()) {
            return Err(setup::no_people());
        }
        let mut taken: Vec<String> = desk.places.iter().map(|p| p.name.clone()).collect();
        for place in &mut desk.places {
            place.hesitates &= place.visitor != host;
            if place.is_free() {
                place.name = seating::free_name(&taken);
                place.bot = Some(setup::USUAL_BOT.to_string());
                place.kept = true;
                taken.push(place.name.clone());
            }
            // Who hesitates is not waited for: a bot begins in their place.
            if place.hesitates {
                place.hesitates = false;
                place.bot = Some(setup::USUAL_BOT.to_string());
                place.kept = true;
            }
        }
        Ok(())
    })
    .await
}
