//! Map, Power deck, goods chains and values as data (rules part 1).

mod deck;
mod load;
mod names;
mod route;

pub use names::{city, city_list};
pub use table::set::BadSet;

use serde::Serialize;
use std::{
    fmt,
    sync::{Arc, OnceLock},
};

/// A set of rail spaces, as bits by space index.
pub type Spaces = u64;
/// A set of cities, as bits by city index.
pub type Cities = u16;

/// A side of a die, in the order of the random stream (1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Side {
    Coin,
    Hotel,
    Mine,
    Ranch,
    Locked,
    Train,
}

/// A building, in the order in which goods are paid (2.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Building {
    Ranch,
    Mine,
    Hotel,
}

/// A kind of Goods card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Good {
    Cattle,
    Coal,
    Workers,
    Food,
    Silver,
    Gold,
}

/// What the majority of a delivery gains at a city.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Bonus {
    /// So many VP.
    Vp(u8),
    /// The top Power card.
    Power,
    /// A white die of the common pool.
    Die,
}

/// A city with its Station.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct City {
    /// Its name in sets and in faces of Power cards: `los-angeles`.
    pub name: String,
    /// Its English name.
    pub en: String,
    /// Its Chinese name.
    pub zh: String,
    /// Where it is drawn.
    pub x: u16,
    /// Where it is drawn.
    pub y: u16,
    /// How many buildings its Station takes.
    pub locations: u8,
    /// Its majority bonus.
    pub bonus: Bonus,
    /// The spaces that touch its Station.
    #[serde(skip)]
    pub spaces: Spaces,
}

/// A printed route: a connected piece of rail.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Route {
    /// Its letter.
    pub name: String,
    /// Its spaces.
    #[serde(skip)]
    pub spaces: Spaces,
    /// The cities it touches.
    #[serde(skip)]
    pub cities: Cities,
}

/// One rail square, which holds one die.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Space {
    /// The route it belongs to.
    pub route: u8,
    /// Its number on the route, from 1: `A3`.
    pub number: u8,
    /// Where it is drawn.
    pub x: u16,
    /// Where it is drawn.
    pub y: u16,
    /// The spaces beside it.
    #[serde(skip)]
    pub next: Spaces,
    /// The city whose Station it touches.
    pub city: Option<u8>,
}

/// A face of a Power card; equal cards share it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Power {
    /// Its name in paths: `seattle.detroit`, `coal.gold`.
    pub name: String,
    /// What it shows.
    pub shows: Shows,
    /// How many cards have this face.
    pub copies: u8,
}

/// What a Power card shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Shows {
    /// Two cities to be connected in one turn.
    Mission {
        /// One of them.
        from: u8,
        /// The other.
        to: u8,
        /// What it counts at the end.
        value: u8,
    },
    /// Two goods: one of each at the end, or any two in speculation.
    Pair(Good, Good),
}

/// A content set: all that a game is played with.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Content {
    /// The set's name.
    pub name: String,
    /// The size of the drawing.
    pub width: u16,
    /// The size of the drawing.
    pub height: u16,
    /// The cities in the order in which bonuses are paid.
    pub cities: Vec<City>,
    /// The routes.
    pub routes: Vec<Route>,
    /// The spaces, route by route.
    pub spaces: Vec<Space>,
    /// The faces of the Power cards, Missions first.
    pub powers: Vec<Power>,
    /// By building the goods it can bring, step by step; a step is a set of goods, as bits.
    pub chains: [Vec<u8>; 3],
    /// By good what the most of it is worth.
    pub monopolies: [u8; 6],
    /// The spaces that touch a Station.
    #[serde(skip)]
    pub at_stations: Spaces,
    /// The shortest ways between two cities of a route, and over all of a route with three.
    #[serde(skip)]
    pub ways: Vec<Way>,
}

/// Spaces that connect cities when they are filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    /// The route.
    pub route: u8,
    /// The spaces to be filled.
    pub spaces: Spaces,
    /// The cities connected.
    pub cities: Cities,
}

impl fmt::Debug for Content {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Content({:?})", self.name)
    }
}

/// The text of the default set.
pub const BASE: &str = include_str!("../content/base.toml");

impl Content {
    /// No set has more cities.
    pub const MOST_CITIES: usize = 12;
    /// No set has more spaces.
    pub const MOST_SPACES: usize = 64;
    /// No set has more Power cards.
    pub const MOST_CARDS: usize = 24;
    /// No set has more different Power cards.
    pub const MOST_FACES: usize = 20;
    /// Five seats are dealt three cards each.
    pub const LEAST_CARDS: usize = 15;

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

    /// The face of that name.
    pub fn power(&self, name: &str) -> Option<u8> {
        let at = self.powers.iter().position(|p| p.name == name)?;
        Some(at as u8)
    }

    /// The city of that name.
    pub fn city(&self, name: &str) -> Option<u8> {
        let at = self.cities.iter().position(|c| c.name == name)?;
        Some(at as u8)
    }

    /// How many Power cards there are.
    pub fn cards(&self) -> u8 {
        self.powers.iter().map(|p| p.copies).sum()
    }

    /// Every space, as bits.
    pub fn land(&self) -> Spaces {
        Spaces::MAX >> (Content::MOST_SPACES - self.spaces.len())
    }

    /// The connected piece of `within` that holds `seed` (part 3).
    pub fn group(&self, seed: Spaces, within: Spaces) -> Spaces {
        let mut group = seed & within;
        let mut fresh = group;
        while fresh != 0 {
            let mut beside = 0;
            while fresh != 0 {
                beside |= self.spaces[fresh.trailing_zeros() as usize].next;
                fresh &= fresh - 1;
            }
            fresh = beside & within & !group;
            group |= fresh;
        }
        group
    }

    /// The cities that spaces touch: T(K) of part 3.
    pub fn touched(&self, spaces: Spaces) -> Cities {
        let at = |(i, city): (usize, &City)| Cities::from(city.spaces & spaces != 0) << i;
        self.cities.iter().enumerate().map(at).sum()
    }

    /// The spaces beside some of these.
    pub fn beside(&self, spaces: Spaces) -> Spaces {
        let mut left = spaces;
        let mut beside = 0;
        while left != 0 {
            beside |= self.spaces[left.trailing_zeros() as usize].next;
            left &= left - 1;
        }
        beside
    }
}
