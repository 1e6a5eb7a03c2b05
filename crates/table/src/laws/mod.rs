//! The laws: what every game on the shelf promises, held to by playing it.
//!
//! [`obey`] plays many games of one kind, by chance, by the game's own eye and asleep, at every number of seats and with every
//! option a lobby offers, and holds each step to the laws. A law that was never looked at counts as broken, unless the
//! game's card says that there is nothing to look at. That each law can fail is shown by a toy with a fault for each of them.

mod count;
mod faces;
mod guess;
mod guise;
mod house;
mod law;
mod moves;
mod page;
mod rules;
mod sealed;
mod secrets;
mod shadow;
mod trip;
mod words;

pub use count::Count;
pub use law::Law;

use crate::{Dice, Eye, Face, Game, Path, Seat};
use count::Check;
use house::House;
use moves::Move;
use rules::Stand;
use shadow::Shadows;
use std::{
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
    time::{Duration, Instant},
};
use trip::{Asked, Breach, Trip};
use words::Tongues;

/// How much is played.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// Games whose every step is held to the laws of rules and secrets.
    pub rule_games: u64,
    /// Games whose every step is held to all laws; they are played first, in at most half of the time.
    pub page_games: u64,
    /// No game is begun after these, except those that show every number of seats in every manner once.
    pub seconds: f32,
    /// The first game's number: a broken law names the number of its game, to play that game alone.
    pub first: u64,
}

/// A law, and where it was broken.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// The game's id.
    pub game: &'static str,
    /// The number of the game: its seed, and by it its seats, options and manner; see [`Budget::first`].
    pub seed: u64,
    /// How many sat there.
    pub seats: u8,
    /// The options, as a journal has them.
    pub options: serde_json::Value,
    /// What was played.
    pub played: Vec<(Seat, Path)>,
    /// How it was broken.
    pub detail: String,
}

impl Broken {
    /// How many entries had been played.
    pub fn step(&self) -> usize {
        self.played.len()
    }

    fn new<G: Game>(breach: Breach, seed: u64, trip: Option<Trip<G>>) -> Box<Broken> {
        let Breach { law, detail } = breach;
        let (seats, options, played) = match trip {
            Some(trip) => (trip.seats, trip.options, trip.played),
            None => (0, serde_json::Value::Null, Vec::new()),
        };
        Box::new(Broken {
            law,
            game: G::CARD.id,
            seed,
            seats,
            options,
            played,
            detail,
        })
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const LONGEST_DETAIL: usize = 6000;
        writeln!(f, "the law {} is broken: {}", self.law, self.law.says())?;
        writeln!(
            f,
            "{}, game number {}, {} seats, options {}, after {} entries:",
            self.game,
            self.seed,
            self.seats,
            self.options,
            self.step()
        )?;
        for (seat, path) in &self.played {
            writeln!(f, "  {seat} {path}")?;
        }
        write!(f, "{:.LONGEST_DETAIL$}", self.detail)
    }
}

impl std::error::Error for Broken {}

/// Plays games of this kind as far as the budget goes and holds them to every law.
pub fn obey<G: Face + Eye>(budget: &Budget) -> Result<Count, Box<Broken>> {
    let begun = Instant::now();
    let time = Duration::from_secs_f32(budget.seconds);
    let mut count = Count::new(&G::CARD);
    let alone = |breach| Broken::new::<G>(breach, budget.first, None);
    let tongues = Tongues::of::<G>(&mut count).map_err(alone)?;
    faces::poster::<G>(&mut count).map_err(alone)?;
    let around = trip::once_around::<G>();
    let parts = [
        (budget.page_games, time / 2, true),
        (budget.rule_games, time, false),
    ];
    let mut number = budget.first;
    for (games, until, deep) in parts {
        for played in 0..games {
            if played >= around && begun.elapsed() > until {
                break;
            }
            play_one::<G>(number, deep, &tongues, &mut count)?;
            number += 1;
        }
    }
    count.close().map_err(alone)?;
    Ok(count)
}

fn play_one<G: Face + Eye>(
    number: u64,
    deep: bool,
    tongues: &Tongues,
    count: &mut Count,
) -> Result<(), Box<Broken>> {
    let mut trip = None;
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        travel::<G>(number, deep, tongues, count, &mut trip)
    }));
    let breach = match outcome {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(breach)) => breach,
        Err(panic) => {
            let text = panic.downcast_ref::<&str>().map(|t| (*t).to_owned());
            let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
            Breach::of(Law::Steady, text.unwrap_or_default())
        }
    };
    Err(Broken::new(breach, number, trip))
}

/// Plays one game to its end, looking at every law on the way. The trip is left behind, to tell where it broke.
fn travel<G: Face + Eye>(
    number: u64,
    deep: bool,
    tongues: &Tongues,
    count: &mut Count,
    left: &mut Option<Trip<G>>,
) -> Check {
    let trip = left.insert(Trip::set_out(number, deep, count)?);
    if let Some(refused) = &trip.refused {
        tongues.say(refused, words::Tone::Sentence, count)?;
    }
    count.games += 1;
    let mut twin = Trip::<G>::set_out(number, deep, count)?.at;
    trip::same(count, Law::Replay, "two deals of one seed", &trip.at, &twin)?;
    let mut house = if deep { Some(House::open(trip)?) } else { None };
    let mut shadows = Shadows::new(trip.seats);
    let mut sealed = None;
    loop {
        let asked = trip::asked(&trip.at.state);
        let guesses = guesses(trip, &asked);
        let here = (trip.at.state.phase(), trip.at.state.turn());
        let stand = Stand {
            trip,
            asked: &asked,
            guesses: &guesses,
        };
        rules::standing(&stand, count)?;
        secrets::standing(&stand, count)?;
        sealed::standing(&stand, sealed == Some(here), count)?;
        if asked.len() > 1 {
            sealed = Some(here);
        }
        let looked_at = deep || count.pages_of(here.0) < faces::EVERY_PHASE;
        let seen = match looked_at {
            true => Some(faces::standing(&stand, tongues, count)?),
            false => None,
        };
        if let Some(house) = &mut house {
            house.refuses(&stand, tongues, count)?;
        }
        if stand.over() {
            break;
        }
        if let Some(seen) = seen {
            trip.pool.look(seen);
        }
        let (seat, action) = trip.choose(&asked);
        let before = trip.at.clone();
        trip.played.push((seat, before.state.path(&action)));
        let (heard, drew) = trip.at.act(seat, &action);
        count.steps += 1;
        let step = Move {
            trip,
            before: &before,
            seat,
            action: &action,
            heard: &heard,
            drew,
        };
        moves::moved(&step, &mut twin, count)?;
        secrets::moved(&step, count)?;
        shadows.moved(&step, count)?;
        if let Some(house) = &mut house {
            house.plays(&step, tongues, count)?;
        }
        for (_, line) in heard.lines.iter().filter(|_| looked_at) {
            tongues.line(line, count)?;
        }
    }
    if let Some(house) = &house {
        house.writes(count)?;
    }
    count.hold(Law::Steady, true, String::new)
}

/// Well-formed actions that are not offered to the seat: bent paths, and what clicks meant before.
fn guesses<G: Game>(trip: &mut Trip<G>, asked: &[Asked<G>]) -> Vec<(Seat, G::Action)> {
    const TRIES: u32 = 8;
    let mut luck: Dice = trip.luck_of(Law::StandsFor);
    for asked in asked {
        trip.pool.see(&asked.paths, &mut luck);
    }
    let state = &trip.at.state;
    let mut guesses = trip.pool.meant_before();
    for seat in Seat::all(trip.seats) {
        for _ in 0..TRIES {
            let path = trip.pool.guess(&mut luck);
            guesses.extend(path.and_then(|p| state.parse(&p)).map(|a| (seat, a)));
        }
    }
    guesses.retain(|(seat, action)| {
        let offers = asked.iter().find(|a| a.seat == *seat).map(|a| &a.offers);
        offers.is_none_or(|o| !o.contains(action))
    });
    guesses
}
