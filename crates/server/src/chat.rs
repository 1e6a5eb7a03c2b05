//! What is said at a table and among those who watch it. Those who sit do not hear the gallery while the game runs; everybody hears the
//! table, also what was said before they came, except whom they muted.

use crate::{
    app::{App, now},
    beside::Side,
    problem::Problem,
    room::{Answer, What},
    seating,
    visitors::Caller,
    watching,
};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Change, ChatLine, Status};
use table::{Lang, Printed, Say, Seat, Words};
use utoipa::ToSchema;

/// The longest thing said, in characters.
const LONGEST: usize = 400;
/// How much of what was said is shown.
const LATEST: u32 = 200;

impl Side {
    /// The store's word.
    const fn word(self) -> &'static str {
        match self {
            Side::Table => "table",
            Side::Gallery => "gallery",
        }
    }
}

/// What somebody wants to say.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Said {
    /// In their own words.
    Words(String),
    /// One of the house's phrases.
    Phrase(Phrase),
    /// One of the game's phrases.
    Remark(String),
    /// By pointing at a spot that everybody sees.
    Point(String),
}

/// What was said, as the store keeps it: whoever reads it has it in their own language as far as it can be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kept {
    Words(String),
    Phrase(Phrase),
    Remark(String),
    /// A spot, and what it was called when it was pointed at.
    Point(String, Printed),
    /// What the house noticed.
    Event(Event),
}

/// What one often says at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Phrase {
    Hello,
    GoodLuck,
    WellBuilt,
    OneMoment,
    YourTurn,
    GoodGame,
}

impl Phrase {
    pub(crate) const ALL: [Phrase; 6] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::WellBuilt,
        Phrase::OneMoment,
        Phrase::YourTurn,
        Phrase::GoodGame,
    ];

    /// Its sentence.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Phrase::Hello => "phrase-hello",
            Phrase::GoodLuck => "phrase-good-luck",
            Phrase::WellBuilt => "phrase-well-built",
            Phrase::OneMoment => "phrase-one-moment",
            Phrase::YourTurn => "phrase-your-turn",
            Phrase::GoodGame => "phrase-good-game",
        }
    }

    /// The phrase of that name.
    pub(crate) fn named(name: &str) -> Option<Phrase> {
        Phrase::ALL.into_iter().find(|p| p.name() == name)
    }

    /// Its name in a form.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Phrase::Hello => "hello",
            Phrase::GoodLuck => "good-luck",
            Phrase::WellBuilt => "well-built",
            Phrase::OneMoment => "one-moment",
            Phrase::YourTurn => "your-turn",
            Phrase::GoodGame => "good-game",
        }
    }
}

/// Something about the people at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Event {
    Sat,
    Left,
    Missed,
    SentAway,
    Back,
    Resigned,
    TimeUp,
    Abandoned,
}

impl Event {
    const fn key(self) -> &'static str {
        match self {
            Event::Sat => "event-sat",
            Event::Left => "event-left",
            Event::Missed => "event-missed",
            Event::SentAway => "event-sent-away",
            Event::Back => "event-back",
            Event::Resigned => "event-resigned",
            Event::TimeUp => "event-time-up",
            Event::Abandoned => "event-abandoned",
        }
    }
}

impl Kept {
    fn read(body: &str) -> Kept {
        serde_json::from_str(body).unwrap_or_else(|_| Kept::Words(body.to_owned()))
    }

    fn write(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// A line as one reader has it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Heard {
    /// The speaker's seat, from 0.
    #[schema(value_type = Option<u8>)]
    pub(crate) seat: Option<Seat>,
    /// The speaker's name; empty if the house speaks.
    pub(crate) name: String,
    /// By which the speaker can be muted; none for oneself and the house.
    pub(crate) speaker: Option<String>,
    /// What was said; none where its speaker is muted.
    pub(crate) text: Option<String>,
    /// The spot that is pointed at.
    pub(crate) spot: Option<String>,
    /// Whether the house says it.
    pub(crate) house: bool,
    /// When, in milliseconds since 1970.
    pub(crate) at: i64,
}

/// What a caller may hear of a table.
pub(crate) struct Talk {
    /// Where the caller speaks.
    pub(crate) side: Side,
    pub(crate) table: Vec<Heard>,
    /// None while those who sit may not hear it.
    pub(crate) gallery: Option<Vec<Heard>>,
}

/// The side from which a caller looks at a table.
pub(crate) fn side_of(caller: &Caller, row: &store::TableRow) -> Side {
    let places = seating::places(row).unwrap_or_default();
    let visitor = caller.visitor.as_ref();
    let seated = visitor.is_some_and(|v| seating::seat_of(&places, &v.id).is_some());
    let by_key = caller.seat_key.as_ref().is_some_and(|k| k.table == row.id);
    match seated || by_key {
        true => Side::Table,
        false => Side::Gallery,
    }
}

/// What was said so far, as far as the caller may hear it.
pub(crate) fn talk(
    app: &App,
    caller: &Caller,
    row: &store::TableRow,
    words: &Words,
) -> Result<Talk, Problem> {
    watching::may_look_at(row, &caller.claim())?;
    let muted = muted(caller);
    let own = caller.visitor.as_ref().map(|v| v.id.as_str());
    let hear = |side: Side| -> Result<Vec<Heard>, Problem> {
        let lines = app.store.chat(&row.id, side.word(), LATEST)?;
        Ok(lines.iter().map(|l| heard(l, own, &muted, words)).collect())
    };
    let side = side_of(caller, row);
    let over = matches!(row.status, Status::Finished | Status::Abandoned);
    Ok(Talk {
        table: hear(Side::Table)?,
        gallery: match side == Side::Gallery || over {
            true => Some(hear(Side::Gallery)?),
            false => None,
        },
        side,
    })
}

fn heard(line: &ChatLine, own: Option<&str>, muted: &[String], words: &Words) -> Heard {
    let said = Kept::read(&line.body);
    let house = matches!(said, Kept::Event(_));
    let is_muted = line.visitor.as_ref().is_some_and(|v| muted.contains(v));
    let mut spot = None;
    let text = match said {
        Kept::Words(text) => text,
        Kept::Phrase(phrase) => words.get(phrase.key()),
        Kept::Remark(name) => words.named(&remark(&name)),
        Kept::Point(at, name) => {
            spot = Some(at);
            words.say(&Say::new("points-at").text("spot", name.get(words.lang()).to_owned()))
        }
        Kept::Event(event) => words.say(&Say::new(event.key()).text("name", line.name.clone())),
    };
    Heard {
        seat: line.seat.map(Seat),
        name: if house {
            String::new()
        } else {
            line.name.clone()
        },
        speaker: line.visitor.clone().filter(|v| Some(v.as_str()) != own),
        text: (!is_muted || house).then_some(text),
        spot: spot.filter(|_| !is_muted),
        house,
        at: line.at,
    }
}

/// Says something where the caller is: at the table if seated, else in the gallery.
pub(crate) async fn say(
    app: &App,
    caller: &Caller,
    row: &store::TableRow,
    said: Said,
) -> Result<(), Problem> {
    watching::may_look_at(row, &caller.claim())?;
    let said = match said {
        Said::Words(text) => Kept::Words(clean(&text)?),
        Said::Phrase(phrase) => Kept::Phrase(phrase),
        Said::Remark(name) => match phrases(row).contains(&name.as_str()) {
            true => Kept::Remark(name),
            false => return Err(no_such("no_such_phrase", "problem-no-such-phrase")),
        },
        Said::Point(spot) => {
            let name = Printed {
                en: spot_name(app, caller, row, &spot, Lang::En).await?,
                zh: spot_name(app, caller, row, &spot, Lang::Zh).await?,
            };
            Kept::Point(spot, name)
        }
    };
    let side = side_of(caller, row);
    let places = seating::places(row).unwrap_or_default();
    let visitor = caller.visitor.as_ref();
    let seat = match (visitor, &caller.seat_key) {
        (_, Some(key)) if key.table == row.id => Some(Seat(key.seat)),
        (Some(visitor), _) => seating::seat_of(&places, &visitor.id),
        _ => None,
    };
    let name = match (seat.and_then(|s| places.get(s.index())), visitor) {
        (Some(place), _) => place.name.clone(),
        (None, Some(visitor)) => seating::name_of(visitor),
        (None, None) => return Err(Problem::not_your_seat()),
    };
    let line = ChatLine {
        room: side.word().to_owned(),
        seat: seat.map(|s| s.0),
        visitor: visitor.map(|v| v.id.clone()),
        name,
        body: said.write(),
        at: now(),
    };
    let table = row.id.clone();
    app.store.commit(Change::Chat { table, line }).await?;
    match side {
        Side::Table => app.besides.tell_all(&row.id),
        Side::Gallery if row.status == Status::Playing => app.besides.tell(&row.id, side),
        Side::Gallery => app.besides.tell_all(&row.id),
    }
    Ok(())
}

/// What is often said at the table of a game.
pub(crate) fn phrases(row: &store::TableRow) -> &'static [&'static str] {
    shelf::title(&row.game).map_or(&[], |title| title.phrases())
}

/// The key of a game's phrase.
pub(crate) fn remark(name: &str) -> String {
    format!("talk-{name}")
}

fn no_such(code: &'static str, key: &'static str) -> Problem {
    Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, Say::new(key))
}

/// What a spot is called that everybody sees now. Whether something hidden bears the name makes no difference.
async fn spot_name(
    app: &App,
    caller: &Caller,
    row: &store::TableRow,
    spot: &str,
    lang: Lang,
) -> Result<String, Problem> {
    let nothing = || no_such("no_such_spot", "problem-no-such-spot");
    if row.status == Status::Waiting {
        return Err(nothing());
    }
    let spots = app
        .rooms
        .ask(app, &row.id, caller.claim(), lang, What::Spots);
    let Ok(Answer::Data(spots)) = spots.await else {
        return Err(Problem::closing());
    };
    let spots = spots["spots"].as_array().into_iter().flatten();
    let named = spots.into_iter().find(|s| s["spot"] == spot);
    let name = named.and_then(|s| s["name"].as_str());
    name.map(str::to_owned).ok_or_else(nothing)
}

/// One line of plain text.
fn clean(text: &str) -> Result<String, Problem> {
    let text: String = text
        .chars()
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    match text.trim() {
        "" => Err(Problem::bad_request("text: 1..=400")),
        text if text.chars().count() > LONGEST => Err(Problem::bad_request("text: 1..=400")),
        text => Ok(text.to_owned()),
    }
}

/// What the house notes about a seat, in everybody's talk.
pub(crate) fn house_line(table: &str, seat: Option<u8>, name: String, event: Event) -> Change {
    let line = ChatLine {
        room: Side::Table.word().to_owned(),
        seat,
        visitor: None,
        name,
        body: Kept::Event(event).write(),
        at: now(),
    };
    Change::Chat {
        table: table.to_owned(),
        line,
    }
}

const MUTED: &str = "muted";

/// Whom the caller does not want to hear.
pub(crate) fn muted(caller: &Caller) -> Vec<String> {
    let settings = caller.visitor.as_ref().map(|v| v.settings.as_str());
    let settings: Value = serde_json::from_str(settings.unwrap_or_default()).unwrap_or_default();
    serde_json::from_value(settings[MUTED].clone()).unwrap_or_default()
}

/// Mutes somebody for the caller, or hears them again.
pub(crate) async fn mute(
    app: &App,
    caller: &Caller,
    speaker: &str,
    on: bool,
) -> Result<(), Problem> {
    let mut visitor = caller.visitor.clone().ok_or(Problem::not_your_seat())?;
    let mut muted = muted(caller);
    muted.retain(|m| m != speaker);
    if on {
        app.store.visitor(speaker)?.ok_or(Problem::not_found())?;
        muted.push(speaker.to_owned());
    }
    let mut settings: Value = serde_json::from_str(&visitor.settings).unwrap_or_default();
    if !settings.is_object() {
        settings = Value::Object(serde_json::Map::new());
    }
    settings[MUTED] = muted.into();
    visitor.settings = settings.to_string();
    app.store.commit(Change::Visitor(visitor)).await?;
    Ok(())
}
