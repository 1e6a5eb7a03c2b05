//! The way in: each game, and a table with bots at once.

use super::{frame, html_page, sorry};
use crate::{
    app::{App, now},
    keys, limits,
    problem::Problem,
    seating::{self, Place},
    speech,
    visitors::Caller,
};
use ::table::{Lang, Say, Title};
use axum::{
    Form,
    extract::{Path, State},
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Redirect, Response},
};
use maud::html;
use serde::Deserialize;
use store::{Change, KeyHash};

pub(crate) async fn lobby(caller: Caller) -> Response {
    let words = speech::house(caller.lang);
    let main = html! {
        header.head {
            (frame::brand(&words))
            nav { (frame::tools(&words, "/")) }
        }
        main.lobby {
            h1 { (words.get("choose-a-game")) }
            ul.posters {
                @for title in shelf::titles() {
                    li { (poster(*title, caller.lang)) }
                }
            }
        }
    };
    let title = words.get("lobby");
    let frame = frame::Frame {
        words: &words,
        title: &title,
        style: None,
        script: true,
    };
    html_page(frame::page(&frame, &main))
}

fn poster(title: &'static dyn Title, lang: Lang) -> maud::Markup {
    let words = speech::of(title, lang);
    let card = title.card();
    let seats = card.seats.clone();
    html! {
        article.poster {
            div.bill {
                h2 { (words.get("title")) }
                p.soft { (words.say(&Say::new("seats-from-to").num("least", *seats.start()).num("most", *seats.end()))) }
                form method="post" action="/play" {
                    input type="hidden" name="game" value=(card.id);
                    input type="hidden" name="nonce" value="" data-nonce;
                    button.btn.go type="submit" { (words.get("play-now")) }
                }
                a href={ "/rules/" (card.id) } { (words.get("rules")) }
            }
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct PlayNow {
    game: String,
    #[serde(default)]
    nonce: String,
    /// How many seats; the usual number if it is not said.
    seats: Option<u8>,
}

/// Sets up a table with bots and leads to it.
pub(crate) async fn play_now(
    State(app): State<App>,
    caller: Caller,
    Form(wish): Form<PlayNow>,
) -> Response {
    let Some(title) = shelf::title(&wish.game) else {
        return sorry(&caller, &Problem::not_found());
    };
    let card = title.card();
    let seats = wish
        .seats
        .unwrap_or_else(|| 3.clamp(*card.seats.start(), *card.seats.end()));
    if !card.seats.contains(&seats) {
        let say = Say::new("bad-seats")
            .num("least", *card.seats.start())
            .num("most", *card.seats.end())
            .num("seats", seats);
        return sorry(
            &caller,
            &Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_seats", say),
        );
    }
    let options = title.default_options().to_string();
    let nonce = Some(wish.nonce).filter(|n| !n.is_empty() && n.len() <= 64);
    match open_table(&app, caller.clone(), title, options, seats, nonce).await {
        Ok((id, cookie)) => lead_to(&id, cookie),
        Err(problem) => sorry(&caller, &problem),
    }
}

/// The same game again with the same options and number of seats.
pub(crate) async fn again(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Response {
    let result = async {
        let row = app.store.table(&id)?.ok_or(Problem::not_found())?.table;
        let title = shelf::title(&row.game).ok_or(Problem::not_found())?;
        let seats = seating::places(&row).map_or(2, |p| p.len() as u8);
        open_table(&app, caller.clone(), title, row.options, seats, None).await
    };
    match result.await {
        Ok((id, cookie)) => lead_to(&id, cookie),
        Err(problem) => sorry(&caller, &problem),
    }
}

fn lead_to(id: &str, cookie: Option<HeaderValue>) -> Response {
    let mut response = Redirect::to(&format!("/t/{id}")).into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}

/// A new table: the caller on the first seat, bots on the others.
async fn open_table(
    app: &App,
    caller: Caller,
    title: &'static dyn Title,
    options: String,
    seats: u8,
    nonce: Option<String>,
) -> Result<(String, Option<HeaderValue>), Problem> {
    app.limits.table(&caller.counted)?;
    let (visitor, cookie) = caller.sign_in(app).await?;
    let mut places = vec![Place {
        name: visitor.name.chars().take(limits::NAME).collect(),
        bot: None,
        visitor: Some(visitor.id.clone()),
    }];
    while places.len() < usize::from(seats) {
        let taken: Vec<String> = places.iter().map(|p| p.name.clone()).collect();
        places.push(Place {
            name: seating::free_name(&taken),
            bot: Some("greedy".to_owned()),
            visitor: None,
        });
    }
    let (luck, secret) = seating::new_luck(&places, nonce);
    let at = now();
    let row = store::TableRow {
        id: keys::short(),
        game: title.card().id.to_owned(),
        rules: *title.card().rules.end(),
        options,
        seats: serde_json::to_string(&places).unwrap_or_default(),
        status: store::Status::Playing,
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
    let held = store::SeatKey {
        hash: KeyHash::of(keys::key().as_bytes()),
        table: row.id.clone(),
        seat: 0,
        kind: "hold".to_owned(),
        visitor: Some(visitor.id),
        created: at,
    };
    let id = row.id.clone();
    app.store
        .commit(vec![Change::NewTable(row, kept), Change::SeatKey(held)])
        .await?;
    Ok((id, cookie))
}
