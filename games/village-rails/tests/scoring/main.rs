//! What a line scores (rules 1.5 and part 3), with the conformance cases that need no game.

mod cases;
mod end;
mod features;
mod report;
mod termini;
mod trips;

use table::{Game, Item, Lang, Say, Words};
use village_rails::VillageRails;
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

fn words() -> [Words; 2] {
    Lang::ALL.map(|lang| Words::new(lang, &[&VillageRails::CARD.words]))
}

fn worded(words: &Words, say: &Say) -> String {
    match words.try_say(say) {
        Ok(text) => text,
        Err(error) => panic!("{}: {error}", words.lang()),
    }
}

fn sum(items: &[Item], unit: &str) -> i32 {
    let of_unit = items.iter().filter(|item| item.unit == unit);
    of_unit.map(|item| item.value).sum()
}
