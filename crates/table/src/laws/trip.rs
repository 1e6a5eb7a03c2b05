//! One game played by the laws: who sits, with which options, in which manner, and how far it has come.

use super::{Check, Count, Law, guess::Pool};
use crate::{
    ChoiceKind, Dice, Eye, Face, Game, Heard, Path, Say, Seat, Tell, Viewer, luck::plain_seed,
};
use serde_json::{Value, json};
use std::fmt;

/// A law broken, before it is known in which game.
#[derive(Clone, Debug)]
pub(super) struct Breach {
    pub(super) law: Law,
    pub(super) detail: String,
}

impl Breach {
    pub(super) const fn of(law: Law, detail: String) -> Breach {
        Breach { law, detail }
    }
}

/// A state and the luck that is still to come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Point<G> {
    pub(super) state: G,
    seed: [u8; 32],
    /// Effective random steps so far, the deal included: it keys the next draw.
    used: u64,
}

impl<G: Game> Point<G> {
    /// The dice of the next action.
    pub(super) const fn dice(&self) -> Dice {
        Dice::keyed(self.seed, self.used)
    }

    /// Plays an action that passed the check; says what was told and whether dice were drawn.
    pub(super) fn act(&mut self, seat: Seat, action: &G::Action) -> (Heard, bool) {
        let mut heard = Heard::default();
        let drew = self.act_telling(seat, action, &mut heard);
        (heard, drew)
    }

    pub(super) fn act_telling(
        &mut self,
        seat: Seat,
        action: &G::Action,
        tell: &mut impl Tell,
    ) -> bool {
        let mut dice = self.dice();
        self.state.apply(seat, action, &mut dice, tell);
        let drew = dice.drawn() > 0;
        self.used += u64::from(drew);
        drew
    }

    /// The same luck ahead of another state.
    pub(super) const fn with(&self, state: G) -> Point<G> {
        Point {
            state,
            seed: self.seed,
            used: self.used,
        }
    }
}

/// What one asked seat is offered.
#[derive(Clone, Debug)]
pub(super) struct Asked<G: Game> {
    pub(super) seat: Seat,
    pub(super) offers: Vec<G::Action>,
    pub(super) paths: Vec<Path>,
}

/// How a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Manner {
    /// Any offer, each as likely.
    Random,
    /// What the game's own eye likes best, now and then any offer.
    Keen,
    /// The fallback half of the time.
    Sleepy,
    /// Always the fallback.
    Asleep,
}

const MANNERS: [Manner; 6] = [
    Manner::Random,
    Manner::Keen,
    Manner::Random,
    Manner::Sleepy,
    Manner::Random,
    Manner::Asleep,
];

/// The fewest games that see every number of seats in every manner.
pub(super) fn once_around<G: Game>() -> u64 {
    (u64::from(G::CARD.seats.end() - G::CARD.seats.start()) + 1) * MANNERS.len() as u64
}

/// A game on its way.
#[derive(Debug)]
pub(super) struct Trip<G: Game> {
    /// The game's number: it decides seats, options, manner and all luck.
    pub(super) number: u64,
    /// Whether every step is looked at with every viewer's eyes, pages included.
    pub(super) deep: bool,
    pub(super) seats: u8,
    pub(super) options: Value,
    pub(super) start: G,
    pub(super) at: Point<G>,
    pub(super) played: Vec<(Seat, Path)>,
    pub(super) pool: Pool<G>,
    /// Why the options chosen first were refused.
    pub(super) refused: Option<Say>,
    manner: Manner,
    choices: Dice,
}

impl<G: Game> Trip<G> {
    /// Whose secrets are looked at here: everybody's, or each viewer's in turn.
    pub(super) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        let all = usize::from(self.seats) + 1;
        let turn = (self.number as usize + self.played.len()) % all;
        let deep = self.deep;
        Viewer::all(self.seats).filter(move |who| deep || who.index() == turn)
    }

    /// Luck for the laws themselves, so that looking closer at one step shifts no other.
    pub(super) fn luck_of(&self, law: Law) -> Dice {
        let mix = [self.number, self.played.len() as u64, law as u64];
        Dice::fast(mix.into_iter().fold(0, |h: u64, n| {
            (h ^ n).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29)
        }))
    }
}

impl<G: Face + Eye> Trip<G> {
    /// Deals the game of this number.
    pub(super) fn set_out(number: u64, deep: bool, count: &mut Count) -> Result<Trip<G>, Breach> {
        let seats = u64::from(G::CARD.seats.end() - G::CARD.seats.start()) + 1;
        let manner = MANNERS[(number / seats) as usize % MANNERS.len()];
        let seats = G::CARD.seats.start() + (number % seats) as u8;
        let mut choices = Dice::fast(number);
        let seed = plain_seed(number);
        let deal = |options: &G::Options| {
            G::deal(
                *G::CARD.rules.end(),
                options,
                seats,
                &mut Dice::keyed(seed, 0),
            )
        };
        let mut options = G::Options::default();
        let mut refused = None;
        // Options are varied in half of the games only, so that the default game is never the rare one.
        if choices.below(2) == 0 {
            let chosen = choose_options::<G>(&mut choices, count)?;
            match deal(&chosen) {
                Ok(_) => options = chosen,
                Err(bad) => refused = Some(bad.say),
            }
        }
        let start = deal(&options)
            .map_err(|bad| Breach::of(Law::Options, format!("no deal: {:?}", bad.say)))?;
        Ok(Trip {
            number,
            deep,
            seats,
            options: written(&options)?,
            at: Point {
                state: start.clone(),
                seed,
                used: 1,
            },
            start,
            played: Vec::new(),
            pool: Pool::default(),
            refused,
            manner,
            choices,
        })
    }

    /// Chooses a seat among those asked and an action among its offers.
    pub(super) fn choose(&mut self, asked: &[Asked<G>]) -> (Seat, G::Action) {
        let luck = &mut self.choices;
        let Asked { seat, offers, .. } = &asked[luck.below(asked.len() as u32) as usize];
        let state = &self.at.state;
        let any = offers[luck.below(offers.len() as u32) as usize].clone();
        let action = match self.manner {
            Manner::Random => any,
            Manner::Asleep => state.fallback(*seat),
            Manner::Sleepy if luck.below(2) == 0 => state.fallback(*seat),
            Manner::Sleepy => any,
            Manner::Keen if luck.below(6) == 0 => any,
            Manner::Keen => keenest(&self.at, *seat).unwrap_or(any),
        };
        (*seat, action)
    }
}

/// The considered action with the best position right after it.
fn keenest<G: Eye>(at: &Point<G>, seat: Seat) -> Option<G::Action> {
    const CLOSER_LOOKS: usize = 12;
    let mut considered = Vec::new();
    at.state.consider(seat, &mut considered);
    let worth = |action: &G::Action| {
        let mut then = at.clone();
        then.act_telling(seat, action, &mut crate::Silence);
        then.state.worth(seat)
    };
    let looked = considered.into_iter().take(CLOSER_LOOKS);
    looked
        .map(|action| (worth(&action), action))
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, action)| action)
}

fn written<O: serde::Serialize>(options: &O) -> Result<Value, Breach> {
    serde_json::to_value(options)
        .map_err(|e| Breach::of(Law::Options, format!("cannot be written: {e}")))
}

/// Options as a lobby could set them.
fn choose_options<G: Face>(luck: &mut Dice, count: &mut Count) -> Result<G::Options, Breach> {
    let mut value = written(&G::Options::default())?;
    for choice in G::choices() {
        let pick = |luck: &mut Dice, of: &[&'static str]| of[luck.below(of.len() as u32) as usize];
        value[choice.key] = match choice.kind {
            ChoiceKind::Flag => json!(luck.below(2) == 1),
            ChoiceKind::OneOf(values) => json!(pick(luck, values)),
            ChoiceKind::AnyOf(values) => {
                let sure = pick(luck, values);
                let chosen = values.iter().filter(|v| **v == sure || luck.below(2) == 1);
                json!(chosen.collect::<Vec<_>>())
            }
            ChoiceKind::Number(least, most) => match luck.below(2) {
                0 => Value::Null,
                _ => json!(least + i64::from(luck.below((most - least + 1) as u32))),
            },
            // A custom set cannot be invented here; the games' own tests bring theirs.
            ChoiceKind::Set => continue,
        };
    }
    let options: Result<G::Options, _> = serde_json::from_value(value.clone());
    count.hold(Law::Options, options.is_ok(), || {
        format!("{value} cannot be read: {:?}", options.as_ref().err())
    })?;
    let options = options.expect("held above");
    let once = written(&options)?;
    let again: Result<G::Options, _> = serde_json::from_value(once.clone());
    let same = again.is_ok_and(|o| written(&o).is_ok_and(|v| v == once));
    count.hold(Law::Options, same, || format!("{once} does not read back"))?;
    Ok(options)
}

/// What each asked seat is offered.
pub(super) fn asked<G: Game>(state: &G) -> Vec<Asked<G>> {
    let asked = state.to_act().iter().filter(|s| s.0 < state.seats());
    asked
        .map(|seat| {
            let mut offers = Vec::new();
            state.legal(seat, &mut offers);
            let paths = offers.iter().map(|a| state.path(a)).collect();
            Asked {
                seat,
                offers,
                paths,
            }
        })
        .collect()
}

/// Holds that two things are the same, and shows both if they are not.
pub(super) fn same<T: PartialEq + fmt::Debug>(
    count: &mut Count,
    law: Law,
    what: impl fmt::Display,
    one: &T,
    other: &T,
) -> Check {
    count.hold(law, one == other, || {
        format!("{what}\n  {one:?}\n  {other:?}")
    })
}
