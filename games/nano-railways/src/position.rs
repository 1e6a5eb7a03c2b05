//! Any position, written down openly: what a finished game is checked by, and what designers and cases set up.
//!
//! ```
//! use nano_railways::{NanoRailways, content::Content, position::Position};
//! use table::Game;
//!
//! let mut at = Position::on([
//!     "R──C......", "..........", "..........", "..........", "..........", "..........",
//! ]);
//! at.markers.insert("b1".to_owned(), 1);
//! let game: NanoRailways = at.set_up(Content::base()).unwrap();
//! assert_eq!(game.sheets()[0].total, 3 - 1);
//! ```

use crate::content::{COLUMNS, Content, SQUARES, Square};
use crate::deal::Objective;
use crate::network::Network;
use crate::spell::At;
use crate::state::{
    CUBES, Cards, DECADES, DICE, Die, MOST_CAPITAL, MOST_POLLUTION, MOST_WORKERS, Marker,
    NanoRailways, PASSENGER_DICE, State, WORDS,
};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fmt, sync::Arc};

pub use crate::state::Phase;

/// A whole position (2.1); cards by number, squares by name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// Six rows of ten squares: `.`, R L C I, or a rail.
    pub grid: [String; 6],
    /// Marked links by key: 1, or 2 when upgraded.
    pub markers: BTreeMap<String, u8>,
    /// Dice on the map, each by a square of its building and its value, sorted. A made-up position may leave dice out.
    pub dice: Vec<(String, u8)>,
    /// Dice above the map.
    pub recovered: u8,
    /// Building dice not yet built.
    pub unbuilt: Vec<u8>,
    /// 0 to 20.
    pub capital: u8,
    /// 1 to 13.
    pub pollution: u8,
    /// From 0 up.
    pub profit: u16,
    /// 0 to 6.
    pub workers: u8,
    /// Cards in hand.
    pub hand: Vec<u8>,
    /// The pool.
    pub pool: Vec<u8>,
    /// The discard.
    pub discard: Vec<u8>,
    /// 1 to 12.
    pub decade: u8,
    /// Where the game stands.
    pub phase: Phase,
    /// Passengers delivered to R, L, C, I.
    pub delivered: [u8; 4],
    /// The chosen objectives.
    pub objectives: Vec<Objective>,
    /// The Economist's target.
    pub target: Option<i16>,
    /// The map cards at NW, NE, SW, SE.
    pub cards: [u8; 4],
    /// r1 to r11; a word that was used is 0.
    pub words: [u64; WORDS],
    /// Words used.
    pub used: u8,
}

impl Default for Position {
    fn default() -> Position {
        Position {
            grid: std::array::from_fn(|_| ".".repeat(COLUMNS.into())),
            markers: BTreeMap::new(),
            dice: Vec::new(),
            recovered: 0,
            unbuilt: vec![2, 3, 4],
            capital: 0,
            pollution: 1,
            profit: 0,
            workers: 2,
            hand: vec![1, 2, 3],
            pool: vec![4],
            discard: Vec::new(),
            decade: 1,
            phase: Phase::Phase1,
            delivered: [0; 4],
            objectives: vec![Objective::Economist],
            target: None,
            cards: [5, 6, 7, 8],
            words: [0; WORDS],
            used: 0,
        }
    }
}

/// Why a position cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPosition(String);

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadPosition {}

fn bad<T>(why: impl Into<String>) -> Result<T, BadPosition> {
    Err(BadPosition(why.into()))
}

impl Position {
    /// The first action of a game on this map: A1 A2 A3 in hand, A4 in the pool, nothing built, no dice on the map.
    pub fn on(grid: [&str; 6]) -> Position {
        Position {
            grid: grid.map(str::to_owned),
            ..Position::default()
        }
    }

    /// The position of a game.
    pub(crate) fn of(game: &NanoRailways) -> Position {
        let now = &game.now;
        let squares = now.net.squares();
        let row = |row: usize| {
            let row = &squares[row * usize::from(COLUMNS)..][..usize::from(COLUMNS)];
            row.iter().map(|square| square.glyph()).collect()
        };
        let markers = now.markers.iter().filter(|marker| marker.level > 0);
        let on_map = now.dice.iter().filter(|die| die.on_map());
        let mut dice: Vec<&Die> = on_map.collect();
        dice.sort_unstable_by_key(|die| (die.square, die.value));
        let unbuilt = now.dice[PASSENGER_DICE..].iter().filter(|die| die.waits());
        let recovered = now.dice.iter().filter(|die| **die == Die::RECOVERED);
        let chosen = |objective: &Objective| now.objectives.has(*objective);
        Position {
            grid: std::array::from_fn(row),
            markers: markers
                .map(|marker| (At(marker.key).to_string(), marker.level))
                .collect(),
            dice: dice
                .into_iter()
                .map(|die| (At(die.square).to_string(), die.value))
                .collect(),
            recovered: recovered.count() as u8,
            unbuilt: unbuilt.map(|die| die.value).collect(),
            capital: now.capital,
            pollution: now.pollution,
            profit: now.profit,
            workers: now.workers,
            hand: now.hand.iter().collect(),
            pool: now.pool.iter().collect(),
            discard: now.discard.iter().collect(),
            decade: now.decade,
            phase: now.phase,
            delivered: now.delivered,
            objectives: Objective::ALL.into_iter().filter(chosen).collect(),
            target: now.target,
            cards: now.cards,
            words: now.words,
            used: now.used,
        }
    }

    /// The game at this position.
    pub fn set_up(&self, content: Arc<Content>) -> Result<NanoRailways, BadPosition> {
        self.check_tracks()?;
        let net = self.network()?;
        Ok(NanoRailways {
            now: State {
                markers: self.marker_row(&net)?,
                dice: self.dice_row(&net)?,
                net,
                capital: self.capital,
                pollution: self.pollution,
                profit: self.profit,
                workers: self.workers,
                hand: cards(&self.hand)?,
                pool: cards(&self.pool)?,
                discard: cards(&self.discard)?,
                decade: self.decade,
                phase: self.phase,
                delivered: self.delivered,
                objectives: self.objectives.iter().copied().collect(),
                target: self.target,
                cards: self.cards,
                words: self.words,
                used: self.used,
                last: None,
            },
            content,
        })
    }

    fn check_tracks(&self) -> Result<(), BadPosition> {
        let within = [
            ("capital", self.capital, 0, MOST_CAPITAL),
            ("pollution", self.pollution, 1, MOST_POLLUTION),
            ("workers", self.workers, 0, MOST_WORKERS),
            ("decade", self.decade, 1, DECADES),
            ("used", self.used, 0, WORDS as u8),
        ];
        for (name, value, least, most) in within {
            if !(least..=most).contains(&value) {
                return bad(format!("{name} {value} is not within {least} to {most}"));
            }
        }
        let map = self.cards.iter().all(|card| (1..=8).contains(card));
        let action = [&self.hand, &self.pool, &self.discard];
        let mut seen: Vec<u8> = action.into_iter().flatten().copied().collect();
        seen.sort_unstable();
        seen.dedup();
        if seen.len() != 4 || self.hand.len() > 3 || !map {
            return bad("four different action cards are needed, three of them in hand at most");
        }
        Ok(())
    }

    fn network(&self) -> Result<Network, BadPosition> {
        let mut squares = [Square::Land; SQUARES];
        for (y, row) in self.grid.iter().enumerate() {
            let glyphs: Vec<char> = row.chars().collect();
            if glyphs.len() != usize::from(COLUMNS) {
                return bad(format!("row {} has no ten squares", y + 1));
            }
            for (x, glyph) in glyphs.into_iter().enumerate() {
                let Some(square) = Square::of(glyph) else {
                    return bad(format!("{glyph:?} in row {} is no square", y + 1));
                };
                squares[y * usize::from(COLUMNS) + x] = square;
            }
        }
        let net = Network::trace(squares);
        net.ok_or_else(|| BadPosition("the map has too many links".to_owned()))
    }

    fn marker_row(&self, net: &Network) -> Result<[Marker; CUBES], BadPosition> {
        let mut row = [Marker::SUPPLY; CUBES];
        if self.markers.len() > CUBES {
            return bad("there are six cubes");
        }
        for (place, (name, level)) in row.iter_mut().zip(&self.markers) {
            let key = At::of(name).map(|at| at.0);
            match key.filter(|key| net.link(*key).is_some()) {
                Some(key) if (1..=2).contains(level) => *place = Marker { key, level: *level },
                _ => return bad(format!("no marker {level} can lie on {name}")),
            }
        }
        Ok(row)
    }

    /// Building dice in their own places, passenger dice before them; what is not named is left out.
    fn dice_row(&self, net: &Network) -> Result<[Die; DICE], BadPosition> {
        let mut dice: Vec<Die> = Vec::new();
        for (name, value) in &self.dice {
            let building = At::of(name).and_then(|at| net.building(at.0));
            match building.filter(|_| (1..=6).contains(value)) {
                Some(square) => dice.push(Die {
                    square,
                    value: *value,
                }),
                None => return bad(format!("no die {value} can stand on {name}")),
            }
        }
        dice.extend((0..self.recovered).map(|_| Die::RECOVERED));
        if self.phase < Phase::Phase1 {
            let placed = dice.len();
            let shows = |pips: u8| dice.iter().filter(|die| die.value == pips).count();
            let left: Vec<Die> = [1, 2]
                .into_iter()
                .flat_map(|pips| (shows(pips)..2).map(move |_| Die::waiting(pips)))
                .collect();
            dice.extend(left);
            if dice.len() != PASSENGER_DICE {
                return bad(format!(
                    "{placed} dice placed are not two of each value at most"
                ));
            }
        }
        let unbuilt = self.unbuilt.len();
        if dice.len() + unbuilt > DICE || unbuilt > DICE - PASSENGER_DICE {
            return bad("there are seven dice");
        }
        let mut row = [Die::ABSENT; DICE];
        for (place, die) in row.iter_mut().zip(dice) {
            *place = die;
        }
        for (place, face) in row.iter_mut().rev().zip(self.unbuilt.iter().rev()) {
            *place = Die::waiting(*face);
        }
        Ok(row)
    }
}

fn cards(list: &[u8]) -> Result<Cards, BadPosition> {
    match list.iter().find(|card| !(1..=8).contains(*card)) {
        Some(card) => bad(format!("there is no card {card}")),
        None => Ok(list.iter().copied().collect()),
    }
}
