//! What the forms of a table do: each the same as its route of the interface, and then back to the table.

use super::{lobby::lead_to, sorry};
use crate::{
    alone::{self, Deal},
    app::App,
    chat::{self, Said},
    invites,
    people::Errand,
    problem::Problem,
    room::{Answer, What},
    setup::{self, Wanted},
    visitors::Caller,
    waiting,
};
use ::table::Seat;
use axum::{
    Form,
    extract::{Path, State},
    response::{IntoResponse, Redirect, Response},
};
use serde::Deserialize;

/// The fields of all forms of a table.
#[derive(Deserialize, Default)]
#[serde(default)]
pub(crate) struct Fields {
    nonce: String,
    seat: u8,
    yes: bool,
    /// For whom a seat shall be.
    wanted: String,
    text: String,
    phrase: String,
    remark: String,
    spot: String,
    speaker: String,
    code: String,
    /// What a game for one is begun anew with.
    deal: Deal,
}

pub(crate) async fn deed(
    State(app): State<App>,
    Path((id, what)): Path<(String, String)>,
    caller: Caller,
    Form(fields): Form<Fields>,
) -> Response {
    let nonce = super::lobby::nonce(fields.nonce.clone());
    let done = match what.as_str() {
        "sit" => {
            let code = Some(fields.code.as_str()).filter(|c| !c.is_empty());
            let taken = waiting::sit_down(&app, caller.clone(), &id, code, nonce).await;
            return lead_to(&caller, taken);
        }
        "again" => {
            let taken = setup::rematch(&app, caller.clone(), &id, nonce).await;
            return lead_to(&caller, taken);
        }
        "restart" => {
            let deal = fields.deal;
            let taken = alone::restart(&app, caller.clone(), &id, deal, nonce).await;
            return lead_to(&caller, taken);
        }
        "ready" => waiting::ready(&app, &caller, &id, fields.yes, nonce).await,
        "start" => waiting::start(&app, &caller, &id).await,
        "send-away" => waiting::send_away(&app, &caller, &id, fields.seat).await,
        "seat" => match wanted(&fields.wanted) {
            Ok(wanted) => waiting::change_seat(&app, &caller, &id, fields.seat, &wanted).await,
            Err(problem) => Err(problem),
        },
        "link" => waiting::new_link(&app, &caller, &id, fields.seat).await,
        "leave" => match waiting::leave(&app, &caller, &id).await {
            Ok(()) => return Redirect::to("/").into_response(),
            Err(problem) if problem.code == waiting::BEGUN => {
                errand(&app, &caller, &id, Errand::Leave).await
            }
            Err(problem) => Err(problem),
        },
        "stand-in" => errand(&app, &caller, &id, Errand::StandIn(Seat(fields.seat))).await,
        "return" => errand(&app, &caller, &id, Errand::Return).await,
        "resign" => errand(&app, &caller, &id, Errand::Resign).await,
        "part" => errand(&app, &caller, &id, Errand::Part(fields.yes)).await,
        "uncover" => errand(&app, &caller, &id, Errand::Uncover(Seat(fields.seat))).await,
        "say" => match app.store.table(&id) {
            Ok(Some(listed)) => chat::say(&app, &caller, &listed.table, said(&fields)).await,
            Ok(None) => Err(Problem::not_found()),
            Err(error) => Err(error.into()),
        },
        "mute" => chat::mute(&app, &caller, &fields.speaker, fields.yes).await,
        _ => Err(Problem::not_found()),
    };
    match done {
        Ok(()) => Redirect::to(&format!("/t/{id}")).into_response(),
        Err(problem) => sorry(&caller, &problem),
    }
}

fn wanted(text: &str) -> Result<Wanted, Problem> {
    match text.split_once(' ') {
        None if text == "friend" => Ok(Wanted::Friend),
        None if text == "open" => Ok(Wanted::Open),
        Some(("bot", level)) => Ok(Wanted::Bot(level.to_owned())),
        _ => Err(Problem::bad_request("wanted")),
    }
}

async fn errand(app: &App, caller: &Caller, id: &str, errand: Errand) -> Result<(), Problem> {
    let what = What::Errand(errand);
    let answer = app.rooms.ask(app, id, caller.claim(), caller.lang, what);
    match answer.await {
        Ok(Answer::Data(_)) => Ok(()),
        Ok(Answer::Scenes(_)) => Err(Problem::closing()),
        Err(worded) => Err(worded.problem),
    }
}

/// What a form of the talk says.
fn said(fields: &Fields) -> Said {
    match chat::Phrase::named(&fields.phrase) {
        Some(phrase) => Said::Phrase(phrase),
        None if !fields.remark.is_empty() => Said::Remark(fields.remark.clone()),
        None if !fields.spot.is_empty() => Said::Point(fields.spot.clone()),
        None => Said::Words(fields.text.clone()),
    }
}

/// An invitation: opened it only shows; chat programs fetch links too.
pub(crate) async fn invited(
    State(app): State<App>,
    Path((id, code)): Path<(String, String)>,
    caller: Caller,
) -> Response {
    let row = match app.store.table(&id) {
        Ok(Some(listed)) => listed.table,
        Ok(None) => return sorry(&caller, &Problem::not_found()),
        Err(error) => return sorry(&caller, &error.into()),
    };
    let places = crate::seating::places(&row).unwrap_or_default();
    let seat = invites::seat(&app, &id, &places, &code);
    super::waiting::invitation(&app, &caller, &row, seat.map(Seat), &code)
}
