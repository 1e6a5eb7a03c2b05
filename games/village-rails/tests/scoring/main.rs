//! What a line scores (rules 1.5 and part 3), with the conformance cases that need no game.

mod cases;
mod features;
mod report;
mod termini;
mod trips;

use village_rails::content::{Feature, Terrain, Trip};
use village_rails::score::{Passage, Tally, tally, trip_points};

fn plain<const N: usize>(terrains: [Terrain; N]) -> [Passage; N] {
    terrains.map(|terrain| Passage {
        terrain,
        feature: None,
    })
}

fn with<const N: usize>(tracks: [(Terrain, Feature); N]) -> [Passage; N] {
    tracks.map(|(terrain, feature)| Passage {
        terrain,
        feature: Some(feature),
    })
}

/// A line of fields that carries these features.
fn fields<const N: usize>(features: [Feature; N]) -> Tally {
    tally(&with(features.map(|feature| (Terrain::Field, feature))))
}

fn trip(trip: Trip, tracks: &[Passage]) -> u16 {
    trip_points(&trip, &tally(tracks))
}
