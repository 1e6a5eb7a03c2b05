//! Cards as data: what a railway card, a trip, a terminus card and a border start show (rules part 1).

use serde::{Deserialize, Serialize};

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
    /// Trips assigned to the line.
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
