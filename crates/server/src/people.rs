//! The people at a running table: a bot keeps the seat of one who left and gives it back, one gives up for good, all agree to part.

use crate::{
    answers::{self, Agreed, Did},
    app::{App, now},
    chat::{self, Event},
    covers::Eyes,
    limits,
    problem::Problem,
    room::{Claim, Room},
    seating::{self, Place},
    setup,
    visitors::Caller,
    waiting,
};
use axum::http::{HeaderValue, StatusCode};
use serde_json::Value;
use store::{Change, Status};
use table::{Say, Seat, Seats, Viewer};

/// What somebody comes for beside playing.
pub(crate) enum Errand {
    /// To take a seat that a bot keeps for whoever comes.
    Join(store::Visitor, Seat),
    /// To leave; a bot keeps the seat.
    Leave,
    /// To let a bot play for somebody who is waited for and not heard of.
    StandIn(Seat),
    /// To have the seat back.
    Return,
    /// To give the game up; a bot plays on.
    Resign,
    /// To end the game without an end, or to agree or disagree with that.
    Part(bool),
    /// To say that the device is in the hands of this seat's player.
    Uncover(Seat),
}

/// A wish to end the game without an end, and who agrees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Parting {
    pub(crate) by: Seat,
    pub(crate) agreed: Seats,
}

/// `agreed`, with this seat and all others its player holds.
pub(crate) fn together(agreed: Seats, places: &[Place], seat: Seat) -> Seats {
    let visitor = &places[seat.index()].visitor;
    let own = (0..)
        .map(Seat)
        .zip(places)
        .filter(|(_, p)| visitor.is_some() && p.visitor == *visitor);
    own.fold(agreed.with(seat), |all, (s, _)| all.with(s))
}

/// Lets a bot play a seat until its holder is back.
fn keep_warm(place: &mut Place) {
    place.bot = Some(setup::USUAL_BOT.to_string());
    place.kept = true;
}

fn conflict(code: &'static str, key: &'static str) -> Problem {
    Problem::new(StatusCode::CONFLICT, code, Say::new(key))
}

/// Changes a visitor's name, also where they wait for a game to begin. A new visitor gets a cookie.
pub(crate) async fn rename(
    app: &App,
    caller: &Caller,
    name: &str,
) -> Result<Option<HeaderValue>, Problem> {
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let long = name.chars().count();
    if !(1..=limits::NAME).contains(&long) || name.chars().any(char::is_control) {
        let say = Say::new("problem-bad-name").num("most", limits::NAME as i64);
        return Err(Problem::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            "bad_name",
            say,
        ));
    }
    let (mut visitor, cookie) = caller.clone().sign_in(app).await?;
    let before = std::mem::replace(&mut visitor.name, name);
    app.store.commit(Change::Visitor(visitor.clone())).await?;
    waiting::rename(app, &visitor, &before).await?;
    Ok(cookie)
}

impl Room {
    /// Through whose eyes the caller looks.
    pub(crate) fn eyes(&self, by: &Claim) -> Eyes {
        let public = Eyes::One(Viewer::Public);
        if let Some((table, seat)) = &by.key {
            return match *table == self.row.id {
                true => Eyes::One(Viewer::Seat(Seat(*seat))),
                false => public,
            };
        }
        let Some(visitor) = &by.visitor else {
            return public;
        };
        let seats = seating::seats_of(&self.places, visitor);
        match (seats.iter().next(), seats.len()) {
            (None, _) => public,
            (Some(seat), 1) => Eyes::One(Viewer::Seat(seat)),
            _ => Eyes::Several(visitor.clone()),
        }
    }

    /// The seat for which the caller acts now.
    pub(crate) fn acting(&self, by: &Claim) -> Result<Seat, Problem> {
        let seat = match self.eyes(by) {
            Eyes::One(Viewer::Seat(seat)) => seat,
            Eyes::One(Viewer::Public) => return Err(Problem::not_your_seat()),
            Eyes::Several(visitor) => {
                let held = self.hands.holds(&visitor);
                held.ok_or_else(|| conflict("covered", "problem-covered"))?
            }
        };
        match self.places.get(seat.index()) {
            Some(place) if place.bot.is_none() => Ok(seat),
            Some(place) if place.is_away() => Err(conflict("seat_kept", "problem-seat-kept")),
            _ => Err(Problem::not_your_seat()),
        }
    }

    /// The seats a caller holds, whoever has the device.
    fn seats_held(&self, by: &Claim) -> Result<Seats, Problem> {
        let seats = match (&by.key, &by.visitor) {
            (Some((table, seat)), _) if *table == self.row.id => Seats::one(Seat(*seat)),
            (None, Some(visitor)) => seating::seats_of(&self.places, visitor),
            _ => Seats::NONE,
        };
        match seats.is_empty() {
            true => Err(Problem::not_your_seat()),
            false => Ok(seats),
        }
    }

    /// Nothing is done at a table whose game is over or was left.
    pub(crate) fn only_running(&self) -> Result<(), Problem> {
        match self.row.status {
            Status::Playing => Ok(()),
            _ => Err(conflict("over", "problem-over")),
        }
    }

    /// The seats played by people.
    pub(crate) fn people_here(&self) -> Seats {
        (0..)
            .map(Seat)
            .zip(&self.places)
            .filter(|(_, p)| p.bot.is_none())
            .map(|(seat, _)| seat)
            .collect()
    }

    pub(crate) async fn run_errand(
        &mut self,
        by: &Claim,
        errand: Errand,
    ) -> Result<Value, Problem> {
        self.only_running()?;
        if let Errand::StandIn(seat) | Errand::Uncover(seat) = errand
            && seat.index() >= self.places.len()
        {
            return Err(Problem::not_found());
        }
        match errand {
            Errand::Join(visitor, seat) => self.join(&visitor, seat).await?,
            Errand::Leave => self.leave(self.seats_held(by)?).await?,
            Errand::StandIn(seat) => self.stand_in(by, seat).await?,
            Errand::Return => self.give_back(self.seats_held(by)?).await?,
            Errand::Resign => self.resign(self.seats_held(by)?).await?,
            Errand::Part(yes) => return self.part(self.seats_held(by)?, yes).await,
            Errand::Uncover(seat) => self.uncover(by, seat)?,
        }
        Ok(answers::value(Did::IT))
    }

    async fn join(&mut self, visitor: &store::Visitor, seat: Seat) -> Result<(), Problem> {
        let mut places = self.places.clone();
        let place = places.get_mut(seat.index()).ok_or(Problem::not_found())?;
        if !place.is_free() {
            return Err(conflict("link_used", "problem-link-used"));
        }
        place.take(visitor);
        let held = setup::held(&self.row.id, seat.0, &visitor.id, now());
        let seats = Seats::one(seat);
        self.reseat(places, vec![held], seats, Event::Sat).await
    }

    /// Another player lets a bot play for somebody who is gone; the seat stays theirs.
    async fn stand_in(&mut self, by: &Claim, seat: Seat) -> Result<(), Problem> {
        let own = self.seats_held(by)?;
        self.look_round();
        if own.has(seat) || !self.absent.has(seat) {
            return Err(conflict("not_away", "problem-not-away"));
        }
        let mut places = self.places.clone();
        keep_warm(&mut places[seat.index()]);
        let seats = Seats::one(seat);
        self.reseat(places, Vec::new(), seats, Event::Missed).await
    }

    async fn leave(&mut self, seats: Seats) -> Result<(), Problem> {
        let mut places = self.places.clone();
        for seat in seats.iter() {
            let place = &mut places[seat.index()];
            if place.bot.is_none() {
                keep_warm(place);
            }
        }
        self.reseat(places, Vec::new(), seats, Event::Left).await
    }

    async fn give_back(&mut self, seats: Seats) -> Result<(), Problem> {
        let mut places = self.places.clone();
        for seat in seats.iter() {
            let place = &mut places[seat.index()];
            if place.is_away() {
                place.bot = None;
                place.kept = false;
            }
        }
        self.reseat(places, Vec::new(), seats, Event::Back).await
    }

    async fn resign(&mut self, seats: Seats) -> Result<(), Problem> {
        let mut places = self.places.clone();
        for seat in seats.iter() {
            let place = &mut places[seat.index()];
            place.visitor = None;
            place.bot = Some(setup::USUAL_BOT.to_string());
            place.kept = false;
            place.resigned = true;
        }
        // Nobody plays on for bots alone.
        let left = places.iter().any(|p| p.visitor.is_some());
        self.reseat(places, Vec::new(), seats, Event::Resigned)
            .await?;
        // Their streams end: what the seat sees from now on is not theirs.
        let gone = |eyes: &Eyes| match eyes {
            Eyes::One(viewer) => viewer.seat().is_some_and(|s| seats.has(s)),
            Eyes::Several(visitor) => seating::seats_of(&self.places, visitor).is_empty(),
        };
        self.galleries.retain(|(eyes, _), _| !gone(eyes));
        match left {
            true => Ok(()),
            false => self.abandon().await,
        }
    }

    async fn part(&mut self, seats: Seats, yes: bool) -> Result<Value, Problem> {
        let seat = seats.iter().next().ok_or(Problem::not_your_seat())?;
        let people = self.people_here();
        if !yes {
            self.parting = None;
            self.tell_people();
            return Ok(answers::value(Agreed { agreed: false }));
        }
        let parting = self.parting.get_or_insert(Parting {
            by: seat,
            agreed: Seats::NONE,
        });
        parting.agreed = together(parting.agreed, &self.places, seat);
        let agreed = parting.agreed;
        let all = people.iter().all(|s| agreed.has(s));
        match all {
            true => self.abandon().await?,
            false => self.tell_people(),
        }
        Ok(answers::value(Agreed { agreed: all }))
    }

    async fn abandon(&mut self) -> Result<(), Problem> {
        let row = store::TableRow {
            status: Status::Abandoned,
            updated: now(),
            ..self.row.clone()
        };
        let note = chat::house_line(&row.id, None, String::new(), Event::Abandoned);
        let mut clocks = self.clocks.clone();
        if let Some(clocks) = &mut clocks {
            clocks.run(Seats::NONE, self.table.turn(), now());
        }
        let mut changes = vec![Change::Table(row.clone()), note];
        changes.extend(self.clocks_change(clocks.as_ref()));
        self.app.store.commit(changes).await?;
        (self.row, self.clocks, self.parting) = (row, clocks, None);
        self.tell_people();
        Ok(())
    }

    fn uncover(&mut self, by: &Claim, seat: Seat) -> Result<(), Problem> {
        let Eyes::Several(visitor) = self.eyes(by) else {
            return Err(Problem::not_your_seat());
        };
        let own = seating::seats_of(&self.places, &visitor).has(seat);
        if !own || !self.asked().has(seat) {
            return Err(Problem::not_your_seat());
        }
        self.hands.give(&visitor, seat);
        self.show();
        Ok(())
    }

    /// Stores who sits where now, and tells it.
    async fn reseat(
        &mut self,
        places: Vec<Place>,
        more: Vec<Change>,
        seats: Seats,
        event: Event,
    ) -> Result<(), Problem> {
        if places == self.places {
            return Ok(());
        }
        let at = now();
        let row = store::TableRow {
            seats: seating::write(&places),
            updated: at,
            ..self.row.clone()
        };
        let before = std::mem::replace(&mut self.places, places);
        let clocks = self.clocks_at(at);
        let note = |seat: Seat| {
            let name = self.places[seat.index()].name.clone();
            chat::house_line(&row.id, Some(seat.0), name, event)
        };
        let mut changes = vec![Change::Table(row.clone())];
        changes.extend(seats.iter().map(note));
        changes.extend(more);
        changes.extend(self.clocks_change(clocks.as_ref()));
        if let Err(error) = self.app.store.commit(changes).await {
            self.places = before;
            return Err(error.into());
        }
        (self.row, self.clocks, self.parting) = (row, clocks, None);
        self.absent = Seats::NONE;
        self.tell_people();
        Ok(())
    }

    /// Shows everybody that something changed about the people.
    pub(crate) fn tell_people(&mut self) {
        self.people += 1;
        self.show();
        self.app.besides.tell_all(&self.row.id);
    }

    /// Notes something in the talk; a note that cannot be stored is no loss.
    pub(crate) async fn note(&mut self, seat: Seat, event: Event) {
        let name = self.places[seat.index()].name.clone();
        let note = chat::house_line(&self.row.id, Some(seat.0), name, event);
        let _ = self.app.store.commit(note).await;
        self.app.besides.tell_all(&self.row.id);
    }
}
