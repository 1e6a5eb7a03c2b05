//! Cards as data: what a railway card, a trip, a terminus card and a border start show (rules part 1).

mod load;
mod names;
mod pool;
mod track;

pub(crate) use pool::{Few, Pool, Pools};
pub use table::set::BadSet;
pub use track::Edge;

use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};
use table::{Say, set};

/// A terrain, in the order all formulas use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Terrain {
    Field,
    Forest,
    Pasture,
    Lake,
    Village,
}

/// What stands beside a track.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Feature {
    /// Scores its terrain on the line.
    Barn(Terrain),
    /// Scores the different terrains of the line.
    Farm,
    /// Scores its number.
    Halt(u8),
    /// Signals score together.
    Signal,
    /// Scores at the end of the game.
    Siding,
}

/// A feature without its details.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Kind {
    Barn,
    Farm,
    Halt,
    Signal,
    Siding,
}

/// How the two lines of a card join its four edges (1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Shape {
    /// a: N–S, b: W–E.
    Cross,
    /// a: N–E, b: W–S.
    Bend,
    /// a: N–W, b: E–S; custom sets only.
    Turnback,
}

/// The track side of a railway card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Track {
    /// The terrain of the whole card.
    pub terrain: Terrain,
    /// The shape.
    pub shape: Shape,
    /// The feature on line a.
    pub a: Option<Feature>,
    /// The feature on line b.
    pub b: Option<Feature>,
}

/// The trip side of a railway card (3.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
#[allow(missing_docs)]
pub enum Trip {
    TracksMinus { base: u8, per: u8 },
    PerTrack { points: u8 },
    ExactTracks { tracks: u8, points: u8 },
    EndsMatch { points: u8 },
    Again { feature: Kind, times: u8 },
    Rarest { terrain: Terrain, points: u8 },
    Most { terrain: Terrain, points: u8 },
    None { terrain: Terrain, points: u8 },
    PerTerrain { terrain: Terrain, points: u8 },
    PerFeature { feature: Kind, points: u8 },
    MinTerrains { terrains: u8, points: u8 },
    MaxTerrains { terrains: u8, points: u8 },
    SameNeighbours { points: u8 },
    NoSameNeighbours { points: u8 },
    FeatureKinds { points: u8 },
}

/// What a terminus card counts on the finished line (1.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Counted {
    /// Tracks of one terrain.
    Terrain(Terrain),
    /// Features of one kind.
    Feature(Kind),
    /// Trips assigned to the line: two at most (V26).
    Trips,
    /// Tracks.
    Tracks,
    /// Different terrains.
    Terrains,
    /// Features of all kinds.
    Features,
}

/// A face of a terminus card: what it counts and what each count pays, the last column also beyond it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Terminus {
    /// Its name in paths: `terminus:<name>`; equal faces share it.
    pub name: String,
    /// What is counted.
    pub counts: Counted,
    /// Pounds by count.
    pub row: Vec<u8>,
}

/// A border start (1.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Start {
    /// Its terrain.
    pub terrain: Terrain,
    /// Its feature.
    pub feature: Option<Feature>,
}

/// A content set: every card and border a game is played with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    /// The set's name.
    pub name: String,
    /// Track sides by card number − 1.
    pub tracks: Vec<Track>,
    /// Trip sides by card number − 1.
    pub trips: Vec<Trip>,
    /// The distinct faces of the terminus cards in order of first appearance; the index is the face's id.
    pub faces: Vec<Terminus>,
    /// The face of each terminus card by card number − 1.
    pub termini: Vec<u8>,
    /// The seven starts (T1 T2 T3 L1 L2 L3 L4) of the letters A to D.
    pub letters: [[Start; 7]; 4],
    /// By card number − 1, the first card with an equal track side.
    pub(crate) track_twins: Vec<u8>,
    /// By card number − 1, the first card with an equal trip side.
    pub(crate) trip_twins: Vec<u8>,
    /// What redeals take cards from.
    pub(crate) pools: Pools,
    /// By card number − 1, whether turning the card changes anything (V12).
    pub turning: Vec<bool>,
    /// Without turnbacks all seven lines are sure to be finished (1.2).
    pub always_completes: bool,
}

/// The names of the seven lines, in the order of the starts.
pub const LINES: [&str; 7] = ["T1", "T2", "T3", "L1", "L2", "L3", "L4"];

/// The text of the default set.
pub const BASE: &str = include_str!("../content/base.toml");

impl Content {
    /// No set has more railway cards.
    pub const MOST_CARDS: usize = 104;
    /// No set has more terminus cards.
    pub const MOST_TERMINI: usize = 48;

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
        set::read(text, load::load)
    }

    /// Whether there are enough cards for so many players (1.7, V14, V19).
    pub fn fits(&self, seats: u8) -> Result<(), BadSet> {
        let need = |key, least: usize, have: usize| {
            if have >= least {
                return Ok(());
            }
            let say = Say::new(key).num("seats", seats).num("least", least as i64);
            Err(BadSet::whole(say.num("count", have as i64)))
        };
        let seats = usize::from(seats);
        if self.always_completes {
            need("set-few-cards-for-seats", 18 * seats + 6, self.tracks.len())?;
        }
        need("set-few-termini-for-seats", 9 * seats, self.termini.len())
    }

    /// The face of that name: the `lake` of `terminus:lake`.
    pub fn face(&self, name: &str) -> Option<u8> {
        let at = self.faces.iter().position(|face| face.name == name)?;
        Some(at as u8)
    }
}

impl Terminus {
    /// Pounds for a count; the last column also pays for more (1.5).
    pub fn pays(&self, count: u8) -> u8 {
        let last = self.row.len() - 1;
        self.row[usize::from(count).min(last)]
    }
}
