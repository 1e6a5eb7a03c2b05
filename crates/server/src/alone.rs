//! Games that one plays alone: the challenge of the day, the same deal again, what came of it.

use crate::{
    app::App,
    calendar::Day,
    ledger::{read_luck, write_luck},
    pace::Pace,
    pars,
    people::Errand,
    problem::Problem,
    room::What,
    seating,
    setup::{self, Plan, Taken, Wanted},
    visitors::Caller,
};
use axum::http::StatusCode;
use bots::Medal;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::Sha256;
use std::collections::BTreeMap;
use store::{Attempt, Status, StoreError};
use table::{Hex32, Luck, Say, Title, luck};
use utoipa::ToSchema;

/// How many games of a visitor are looked through.
const MOST: u32 = 400;

/// Whether a game is played by one alone.
pub(crate) fn is_for_one(title: &dyn Title) -> bool {
    *title.card().seats.end() == 1
}

/// A game for one; for others there is nothing of this here.
pub(crate) fn title(game: &str) -> Result<&'static dyn Title, Problem> {
    let title = shelf::title(game).filter(|title| is_for_one(*title));
    title.ok_or(Problem::not_found())
}

fn conflict(code: &'static str, key: &'static str) -> Problem {
    Problem::new(StatusCode::CONFLICT, code, Say::new(key))
}

/// The house's name for a deal: same rules, options and seed, same name. It is keyed, so that no seed can be guessed from it.
pub(crate) fn deal_name(app: &App, row: &store::TableRow, kept: &store::Luck) -> Option<String> {
    let seed = read_luck(kept)?.seed(1).ok()?;
    let key = app.store.house_key().bytes();
    let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("a key of any length is taken");
    mac.update(b"roundhouse deal 1\n");
    mac.update(format!("{} {} {}\n", row.game, row.rules, row.options).as_bytes());
    mac.update(&seed);
    let bytes = mac.finalize().into_bytes();
    Some(bytes[..16].iter().map(|b| format!("{b:02x}")).collect())
}

// ── The challenge of the day ──

/// A day's challenge.
pub(crate) struct Challenge {
    pub(crate) day: Day,
    pub(crate) options: Value,
    /// Kept in the house until the day is over: whoever knows it knows all luck.
    seed: u64,
}

impl Challenge {
    /// The day's challenge of a game, if it has one.
    pub(crate) fn of(app: &App, title: &dyn Title, day: Day) -> Option<Challenge> {
        let secret: [u8; 32] = app.store.house_key().bytes().try_into().ok()?;
        let (card, date) = (title.card(), day.to_string());
        let draw = |n| luck::daily_seed(&Hex32(secret), card.id, *card.rules.end(), &date, n);
        let (options, seed) = title.daily(day.weekday(), &draw)?;
        Some(Challenge { day, options, seed })
    }

    /// The seed, once the day is over.
    pub(crate) fn revealed(&self) -> Option<u64> {
        self.day.is_over().then_some(self.seed)
    }
}

/// The challenge of a day as an address names it: `today` or a date. One that has not begun has none yet, and a day on which nobody played here
/// is not known.
pub(crate) fn challenge(app: &App, game: &str, day: &str) -> Result<Challenge, Problem> {
    let title = title(game)?;
    let today = Day::today();
    let unknown = || {
        let say = Say::new("problem-unknown-day");
        Problem::new(StatusCode::NOT_FOUND, "unknown_day", say)
    };
    let day = match day {
        "today" => today,
        date => date.parse().map_err(|_| unknown())?,
    };
    if day > today {
        return Err(conflict("day_not_begun", "problem-day-not-begun"));
    }
    if day < today && !app.store.day_played(game, &day.to_string())? {
        return Err(unknown());
    }
    Challenge::of(app, title, day).ok_or(Problem::not_found())
}

/// Plays today's challenge: goes on with a running attempt, else begins another.
pub(crate) async fn play(
    app: &App,
    caller: Caller,
    game: &str,
    day: &str,
) -> Result<Taken, Problem> {
    let title = title(game)?;
    let challenge = challenge(app, game, day)?;
    if challenge.day.is_over() {
        return Err(conflict("day_over", "problem-day-over"));
    }
    let running = of_day(app, &caller, game, challenge.day)?
        .into_iter()
        .find(|attempt| attempt.status == Status::Playing);
    if let Some(attempt) = running {
        return Ok(Taken {
            table: attempt.alone.table,
            seat: 0,
            cookie: None,
        });
    }
    let plan = Plan {
        title,
        options: challenge.options,
        seats: vec![Wanted::Me],
        pace: Pace::default(),
        public: false,
        watch: true,
        nonce: None,
        given: Some(write_luck(&Luck::Plain(challenge.seed))),
        day: Some(challenge.day),
    };
    let taken = setup::open_table(app, caller, plan).await?;
    // It takes a while, and everybody's attempt of the day is measured by the same.
    pars::of(app, &taken.table)?;
    Ok(taken)
}

/// The caller's attempts at a day's challenge, newest first.
pub(crate) fn of_day(
    app: &App,
    caller: &Caller,
    game: &str,
    day: Day,
) -> Result<Vec<Attempt>, Problem> {
    let day = Some(day.to_string());
    let mut mine = attempts(app, caller, game)?;
    mine.retain(|attempt| attempt.alone.day == day);
    Ok(mine)
}

fn attempts(app: &App, caller: &Caller, game: &str) -> Result<Vec<Attempt>, Problem> {
    match &caller.visitor {
        Some(visitor) => Ok(app.store.attempts(&visitor.id, game, MOST)?),
        None => Ok(Vec::new()),
    }
}

/// Whether an attempt counts for its day: the first one.
pub(crate) fn is_ranked(attempt: &Attempt) -> bool {
    attempt.alone.day.is_some() && attempt.attempt == 1
}

/// Whether a table's luck stays in the house though its game is over: its day is not, and others still play it.
pub(crate) fn is_kept_back(app: &App, table: &str) -> Result<bool, Problem> {
    let attempt = app.store.attempt(table)?;
    let day = attempt.and_then(|a| a.alone.day?.parse::<Day>().ok());
    Ok(day.is_some_and(|day| !day.is_over()))
}

// ── Again ──

/// What a game for one is begun anew with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Deal {
    /// The same luck again.
    #[default]
    Same,
    /// Luck of its own.
    New,
}

/// Begins anew with the same options. A running game is left without an end.
pub(crate) async fn restart(
    app: &App,
    caller: Caller,
    old: &str,
    deal: Deal,
    nonce: Option<String>,
) -> Result<Taken, Problem> {
    let row = app.store.table(old)?.ok_or(Problem::not_found())?.table;
    let broken = |e: serde_json::Error| Problem::from(StoreError::Broken(e.to_string()));
    let places = seating::places(&row).map_err(broken)?;
    let visitor = caller.visitor.as_ref().map(|v| v.id.as_str());
    if visitor.is_none_or(|v| seating::seat_of(&places, v).is_none()) {
        return Err(Problem::not_your_seat());
    }
    let title = title(&row.game).map_err(|_| conflict("not_alone", "problem-not-alone"))?;
    if row.status == Status::Waiting {
        return Err(conflict("not_started", "problem-not-started"));
    }
    let (given, day) = match deal {
        Deal::New => (None, None),
        Deal::Same => {
            let attempt = app.store.attempt(old)?;
            let day = attempt.and_then(|a| a.alone.day?.parse().ok());
            (app.store.luck(old)?, day)
        }
    };
    let plan = Plan {
        title,
        options: serde_json::from_str(&row.options).map_err(broken)?,
        seats: vec![Wanted::Me],
        pace: Pace::default(),
        public: false,
        watch: true,
        nonce,
        given,
        day,
    };
    let taken = setup::open_table(app, caller.clone(), plan).await?;
    if row.status == Status::Playing {
        let leave = What::Errand(Errand::Part(true));
        let asked = app.rooms.ask(app, old, caller.claim(), caller.lang, leave);
        asked.await.map_err(|worded| worded.problem)?;
    }
    Ok(taken)
}

// ── What came of it ──

/// One game played alone.
#[derive(Clone, Debug, Serialize, ToSchema)]
// A sheet's line is a `Score` of the document already.
#[schema(as = ScoreAlone)]
pub(crate) struct Score {
    /// The table.
    pub(crate) table: String,
    /// A short name of the deal: the same for the same luck and options.
    pub(crate) deal: String,
    /// The day whose challenge it is.
    pub(crate) day: Option<String>,
    /// The how-manieth attempt at this deal, from 1.
    pub(crate) attempt: u32,
    /// Whether it counts for its day: the first attempt does.
    pub(crate) ranked: bool,
    /// Whether something was taken back beyond a barrier; such a game earns no medal.
    pub(crate) practice: bool,
    /// `playing`, `finished` or `abandoned`.
    pub(crate) status: &'static str,
    /// The game's options.
    pub(crate) options: Value,
    /// When it began, in milliseconds since 1970.
    pub(crate) begun: i64,
    /// When it ended.
    pub(crate) ended: Option<i64>,
    /// The score, once it is over.
    pub(crate) total: Option<i32>,
    /// Par of the deal, once the game is over and par is known.
    pub(crate) par: Option<i32>,
    /// `bronze`, `silver`, `gold` or `beaten`.
    pub(crate) medal: Option<&'static str>,
}

impl Score {
    /// An attempt measured by par, which nobody is told before the end.
    pub(crate) fn of(attempt: &Attempt, par: Option<&store::Par>) -> Score {
        let total = attempt.ended.map(|(total, _)| total);
        let par = par.filter(|_| total.is_some());
        let medal = total.zip(par).filter(|_| !attempt.practice);
        let medal = medal.and_then(|(total, par)| Medal::of(total, par.greedy, par.total));
        Score {
            table: attempt.alone.table.clone(),
            deal: attempt.alone.deal.chars().take(6).collect(),
            day: attempt.alone.day.clone(),
            attempt: attempt.attempt,
            ranked: is_ranked(attempt),
            practice: attempt.practice,
            status: attempt.status.word(),
            options: serde_json::from_str(&attempt.options).unwrap_or_default(),
            begun: attempt.begun,
            ended: attempt.ended.map(|(_, at)| at),
            total,
            par: par.map(|par| par.total),
            medal: medal.map(Medal::name),
        }
    }
}

/// A visitor's games alone.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Scores {
    /// The game's id.
    pub(crate) game: String,
    /// The best of each deal, that is of each seed and its options, newest first.
    pub(crate) best: Vec<Score>,
    /// Every game, newest first.
    pub(crate) games: Vec<Score>,
}

/// The caller's own scores; nobody else's are told.
pub(crate) fn scores(app: &App, caller: &Caller, game: &str) -> Result<Scores, Problem> {
    title(game)?;
    let mut pars: BTreeMap<String, Option<store::Par>> = BTreeMap::new();
    let mut games = Vec::new();
    for attempt in attempts(app, caller, game)? {
        let deal = &attempt.alone.deal;
        if !pars.contains_key(deal) {
            pars.insert(deal.clone(), app.store.par(deal)?);
        }
        games.push(Score::of(&attempt, pars[deal].as_ref()));
    }
    let mut best: Vec<Score> = Vec::new();
    for score in games.iter().filter(|s| s.total.is_some() && !s.practice) {
        match best.iter_mut().find(|b| b.deal == score.deal) {
            // Older games come later: of two alike the first one stands.
            Some(known) if score.total >= known.total => *known = score.clone(),
            Some(_) => {}
            None => best.push(score.clone()),
        }
    }
    Ok(Scores {
        game: game.to_owned(),
        best,
        games,
    })
}

/// How a finished table's game compares.
pub(crate) struct Outcome {
    pub(crate) score: Score,
    pub(crate) par: Option<store::Par>,
    /// The best of its player at this deal.
    pub(crate) best: Option<i32>,
}

/// What came of a game that was played to its end; par is worked out if it is not known.
pub(crate) fn outcome(app: &App, table: &str) -> Result<Option<Outcome>, Problem> {
    let Some(attempt) = app.store.attempt(table)?.filter(|a| a.ended.is_some()) else {
        return Ok(None);
    };
    let row = app.store.table(table)?.ok_or(Problem::not_found())?.table;
    let par = pars::of(app, table)?;
    let all = app
        .store
        .attempts(&attempt.alone.visitor, &row.game, MOST)?;
    let rated = all
        .iter()
        .filter(|a| a.alone.deal == attempt.alone.deal && !a.practice);
    Ok(Some(Outcome {
        score: Score::of(&attempt, par.as_ref()),
        best: rated.filter_map(|a| a.ended).map(|(total, _)| total).max(),
        par,
    }))
}
