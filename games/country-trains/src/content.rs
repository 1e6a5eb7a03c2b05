//! Tiles as data: track, country and stations (rules part 1).

mod load;
mod names;

pub use table::set::BadSet;

use crate::action::Stack;
use crate::square::{EAST, NORTH, SOUTH, Sides, WEST, turned};
use serde::{Deserialize, Serialize};
use std::{
    fmt,
    sync::{Arc, OnceLock},
};
use table::Say;

/// A kind of track tile (1.2), in table order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Track {
    Straight,
    Curve,
    ThreeWay,
    Cross,
}

/// What a country tile shows (1.3), in table order. A house is no good: it sends people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Country {
    Wood,
    Sheep,
    Steel,
    House,
}

/// A station tile (1.4).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Station {
    /// What is printed on it: `W1`.
    pub id: String,
    /// Its English name.
    pub en: String,
    /// Its Chinese name.
    pub zh: String,
    /// The good it wants; never a house.
    pub wants: Country,
    /// What it pays for one load, for two, and so on.
    pub green: Vec<u8>,
    /// What its manager is paid by others.
    pub tax: u8,
}

/// The face of a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tile {
    /// A track tile.
    Track(Track),
    /// A country tile.
    Country(Country),
    /// A station, by its place in the content set.
    Station(u8),
}

impl Tile {
    /// The stack it comes from.
    pub const fn stack(self) -> Stack {
        match self {
            Tile::Track(_) => Stack::Track,
            Tile::Country(_) => Stack::Country,
            Tile::Station(_) => Stack::Station,
        }
    }

    /// How many rotations are allowed: 0 up to, not including, this number.
    pub const fn rotations(self) -> u8 {
        match self {
            Tile::Track(track) => track.rotations(),
            Tile::Country(_) => 1,
            Tile::Station(_) => 2,
        }
    }

    /// The track ends of a tile that lies with this rotation. A station's are those of its two short sides.
    pub const fn ends(self, rot: u8) -> Sides {
        match self {
            Tile::Track(track) => track.ends(rot),
            Tile::Country(_) => 0,
            Tile::Station(_) => turned(EAST | WEST, rot),
        }
    }
}

impl Track {
    /// Every kind.
    pub const ALL: [Track; 4] = [Track::Straight, Track::Curve, Track::ThreeWay, Track::Cross];

    /// How many rotations are allowed, so that every distinct placement has one encoding.
    pub const fn rotations(self) -> u8 {
        match self {
            Track::Straight => 2,
            Track::Curve | Track::ThreeWay => 4,
            Track::Cross => 1,
        }
    }

    /// The ends of a tile that lies with this rotation.
    pub const fn ends(self, rot: u8) -> Sides {
        let upright = match self {
            Track::Straight => NORTH | SOUTH,
            Track::Curve => NORTH | EAST,
            Track::ThreeWay => NORTH | EAST | SOUTH,
            Track::Cross => NORTH | EAST | SOUTH | WEST,
        };
        turned(upright, rot)
    }
}

impl Country {
    /// Every kind.
    pub const ALL: [Country; 4] = [
        Country::Wood,
        Country::Sheep,
        Country::Steel,
        Country::House,
    ];
}

/// A content set: every tile a game is played with.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Content {
    /// The set's name.
    pub name: String,
    /// The stations in table order.
    pub stations: Vec<Station>,
    /// How many track tiles of each kind.
    pub track: [u8; 4],
    /// How many country tiles of each kind.
    pub country: [u8; 4],
}

impl fmt::Debug for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Content({:?})", self.name)
    }
}

/// The text of the default set.
pub const BASE: &str = include_str!("../content/base.toml");

impl Content {
    /// No set has more stations.
    pub const MOST_STATIONS: usize = 12;
    /// No set has more stations and track tiles together.
    pub const MOST_NODES: usize = 32;
    /// No set has more country tiles.
    pub const MOST_COUNTRY: usize = 32;
    /// A set has at least so many track tiles: two for each of four seats.
    pub const LEAST_TRACK: usize = 8;
    /// A station has at most so many green numbers.
    pub const MOST_GREEN: usize = 6;

    /// The default set.
    pub fn base() -> Arc<Content> {
        static SET: OnceLock<Arc<Content>> = OnceLock::new();
        SET.get_or_init(|| {
            Arc::new(Content::load(BASE).expect("the default set is sound: a test loads it"))
        })
        .clone()
    }

    /// The set a text describes; `content/base.toml` shows how one is written.
    pub fn load(text: &str) -> Result<Content, BadSet> {
        table::set::read(text, load::load)
    }

    /// Whether there is a station for each of so many players (2.3).
    pub fn fits(&self, seats: u8) -> Result<(), BadSet> {
        if self.stations.len() >= usize::from(seats) {
            return Ok(());
        }
        let say = Say::new("set-few-stations-for-seats").num("seats", seats);
        Err(BadSet::whole(say.num("count", self.stations.len() as i64)))
    }

    /// The station with this id.
    pub fn station(&self, id: &str) -> Option<u8> {
        let at = self.stations.iter().position(|s| s.id == id)?;
        Some(at as u8)
    }

    /// The tiles of a stack in table order, as they lie before they are shuffled (2.2).
    pub fn tiles(&self, stack: Stack) -> Vec<Tile> {
        fn copies<T: Copy>(kinds: [T; 4], counts: [u8; 4], tile: fn(T) -> Tile) -> Vec<Tile> {
            let all = kinds.into_iter().zip(counts);
            all.flat_map(|(kind, count)| std::iter::repeat_n(tile(kind), count.into()))
                .collect()
        }
        match stack {
            Stack::Track => copies(Track::ALL, self.track, Tile::Track),
            Stack::Country => copies(Country::ALL, self.country, Tile::Country),
            Stack::Station => (0..self.stations.len() as u8).map(Tile::Station).collect(),
        }
    }

    /// How many tiles a stack has at the start.
    pub fn count(&self, stack: Stack) -> u8 {
        match stack {
            Stack::Track => self.track.iter().sum(),
            Stack::Country => self.country.iter().sum(),
            Stack::Station => self.stations.len() as u8,
        }
    }
}
