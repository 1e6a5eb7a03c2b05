//! The default content set is the one of the rules, part 1, and passes the checks of 1.7.

use std::collections::{BTreeMap, BTreeSet};
use village_rails::content::{
    Content, Counted, Feature, Kind, Shape, Start, Terminus, Terrain, Track, Trip,
};

fn features(content: &Content) -> impl Iterator<Item = Feature> {
    let both = content.tracks.iter().flat_map(|t| [t.a, t.b]);
    both.flatten().collect::<Vec<_>>().into_iter()
}

fn how_many<T: Ord>(things: impl IntoIterator<Item = T>) -> BTreeMap<T, usize> {
    let mut counts = BTreeMap::new();
    for thing in things {
        *counts.entry(thing).or_insert(0) += 1;
    }
    counts
}

#[test]
fn check_1_7_1_eighty_tracks_by_formula() {
    use Feature::{Farm, Halt, Siding, Signal};
    use Shape::{Bend, Cross};
    let content = Content::base();
    let barn = |t: usize, k: usize| Some(Feature::Barn(Terrain::ALL[(t + k) % 5]));
    for (t, terrain) in Terrain::ALL.into_iter().enumerate() {
        // 1.3, template by template.
        let templates = [
            (Cross, None, barn(t, 0)),
            (Cross, barn(t, 1), None),
            (Cross, Some(Signal), None),
            (Cross, None, Some(Signal)),
            (Cross, Some(Farm), None),
            (Cross, None, Some(Siding)),
            (Cross, Some(Siding), Some(Halt(2))),
            (Cross, None, Some(Halt(3))),
            (Bend, barn(t, 2), None),
            (Bend, barn(t, 3), Some(Siding)),
            (Bend, barn(t, 4), Some(Signal)),
            (Bend, Some(Farm), None),
            (Bend, Some(Farm), Some(Halt(2))),
            (Bend, Some(Signal), None),
            (Bend, Some(Halt(4)), None),
            (Bend, Some(Siding), None),
        ];
        for (s, (shape, a, b)) in templates.into_iter().enumerate() {
            let card = Track {
                terrain,
                shape,
                a,
                b,
            };
            assert_eq!(content.tracks[16 * t + s], card, "card {}", 16 * t + s + 1);
        }
    }
}

#[test]
fn check_1_7_1_track_totals() {
    let content = Content::base();
    let tracks = &content.tracks;
    assert_eq!(tracks.len(), 80);
    assert_eq!(tracks.iter().collect::<BTreeSet<_>>().len(), 80);
    let terrains = how_many(tracks.iter().map(|t| t.terrain));
    assert_eq!(terrains, Terrain::ALL.map(|t| (t, 16)).into());
    let shapes = how_many(tracks.iter().map(|t| t.shape));
    assert_eq!(shapes, [(Shape::Cross, 40), (Shape::Bend, 40)].into());
    let mut wanted: BTreeMap<Feature, usize> = Terrain::ALL.map(|t| (Feature::Barn(t), 5)).into();
    wanted.extend([
        (Feature::Farm, 15),
        (Feature::Halt(2), 10),
        (Feature::Halt(3), 5),
        (Feature::Halt(4), 5),
        (Feature::Signal, 20),
        (Feature::Siding, 20),
    ]);
    assert_eq!(how_many(features(&content)), wanted);
    assert!(tracks.iter().all(|t| t.a.is_some() || t.b.is_some()));
    let double = |t: &&Track| t.a.is_some() && t.b.is_some();
    assert_eq!(tracks.iter().filter(double).count(), 20);
}

#[test]
fn check_1_7_1_trips() {
    let content = Content::base();
    let mut wanted: Vec<(Trip, usize)> = vec![
        (Trip::TracksMinus { base: 9, per: 1 }, 4),
        (Trip::TracksMinus { base: 12, per: 2 }, 3),
        (Trip::PerTrack { points: 1 }, 3),
        (Trip::EndsMatch { points: 6 }, 5),
        (Trip::SameNeighbours { points: 2 }, 2),
        (Trip::NoSameNeighbours { points: 5 }, 1),
        (Trip::FeatureKinds { points: 2 }, 2),
    ];
    for (tracks, points) in [(3, 8), (4, 6), (5, 6), (6, 8)] {
        wanted.push((Trip::ExactTracks { tracks, points }, 1));
    }
    for feature in [Kind::Barn, Kind::Farm, Kind::Halt] {
        wanted.push((Trip::Again { feature, times: 1 }, 2));
        wanted.push((Trip::Again { feature, times: 2 }, 2));
    }
    for terrain in Terrain::ALL {
        wanted.push((Trip::Rarest { terrain, points: 7 }, 2));
        wanted.push((Trip::Most { terrain, points: 6 }, 2));
        wanted.push((Trip::None { terrain, points: 4 }, 1));
        wanted.push((Trip::PerTerrain { terrain, points: 2 }, 2));
    }
    for (feature, points) in Kind::ALL.into_iter().zip([3, 3, 3, 2, 3]) {
        wanted.push((Trip::PerFeature { feature, points }, 1));
    }
    for (terrains, points, copies) in [(4, 6, 2), (5, 9, 1)] {
        wanted.push((Trip::MinTerrains { terrains, points }, copies));
    }
    wanted.push((
        Trip::MaxTerrains {
            terrains: 2,
            points: 6,
        },
        1,
    ));
    assert_eq!(content.trips.len(), 80);
    assert_eq!(
        how_many(content.trips.iter().copied()),
        wanted.into_iter().collect()
    );
    assert_eq!(content.trips.iter().collect::<BTreeSet<_>>().len(), 45);
}

#[test]
fn check_1_7_1_pairing() {
    let content = Content::base();
    let of = |card: usize| content.trips[card - 1];
    let short = Trip::TracksMinus { base: 9, per: 1 };
    let cards: Vec<usize> = (1..=80).filter(|card| of(*card) == short).collect();
    assert_eq!(cards, [1, 12, 35, 58]);
    assert_eq!(
        of(2),
        Trip::ExactTracks {
            tracks: 3,
            points: 8
        }
    );
    let farm = Kind::Farm;
    let again = |feature, times| Trip::Again { feature, times };
    assert_eq!(of(16), again(farm, 2));
    let rarest = |terrain| Trip::Rarest { terrain, points: 7 };
    assert_eq!(of(40), rarest(Terrain::Pasture));
    assert_eq!(of(52), rarest(Terrain::Village));
    let most = |terrain| Trip::Most { terrain, points: 6 };
    assert_eq!(of(64), most(Terrain::Forest));
    assert_eq!(of(80), Trip::SameNeighbours { points: 2 });
}

#[test]
fn check_1_7_1_termini() {
    let content = Content::base();
    let usual: &[u8] = &[3, 4, 7, 10];
    let mut wanted: Vec<(Counted, &[u8], usize)> = Vec::new();
    for terrain in Terrain::ALL {
        wanted.push((Counted::Terrain(terrain), usual, 3));
    }
    for kind in Kind::ALL {
        wanted.push((Counted::Feature(kind), usual, 2));
    }
    wanted.push((Counted::Trips, &[3, 4, 7], 3));
    wanted.push((Counted::Tracks, &[3, 3, 3, 3, 3, 3, 5, 8], 2));
    wanted.push((Counted::Tracks, &[8, 8, 8, 5, 3], 2));
    wanted.push((Counted::Terrains, &[3, 3, 3, 3, 5, 8], 2));
    wanted.push((Counted::Terrains, &[8, 8, 6, 3], 2));
    wanted.push((Counted::Features, &[3, 3, 3, 4, 6, 9], 2));
    let wanted: Vec<(Counted, &[u8])> = wanted
        .into_iter()
        .flat_map(|(counts, row, copies)| std::iter::repeat_n((counts, row), copies))
        .collect();
    let face = |id: &u8| &content.faces[usize::from(*id)];
    let cards: Vec<(Counted, &[u8])> = content
        .termini
        .iter()
        .map(face)
        .map(|f| (f.counts, &f.row[..]))
        .collect();
    assert_eq!(cards.len(), 38);
    assert_eq!(cards, wanted);
    assert_eq!(content.faces.len(), 16);
    for Terminus { row, .. } in &content.faces {
        assert!(row.iter().all(|pounds| *pounds >= 3));
        assert!(row.is_sorted() || row.iter().rev().is_sorted());
    }
    let names: BTreeSet<&str> = content.faces.iter().map(|f| f.name.as_str()).collect();
    assert_eq!(names.len(), 16);
}

#[test]
fn check_1_7_2_letters() {
    let content = Content::base();
    let start = |terrain, feature| Start { terrain, feature };
    // 1.6, letter C.
    assert_eq!(
        content.letters[2],
        [
            start(Terrain::Village, Some(Feature::Siding)),
            start(Terrain::Field, None),
            start(Terrain::Lake, Some(Feature::Halt(2))),
            start(Terrain::Pasture, None),
            start(Terrain::Forest, Some(Feature::Signal)),
            start(Terrain::Lake, None),
            start(Terrain::Field, None),
        ]
    );
    for letter in &content.letters {
        let terrains: BTreeSet<Terrain> = letter.iter().map(|s| s.terrain).collect();
        assert_eq!(terrains.len(), 5);
        let mut features: Vec<Feature> = letter.iter().filter_map(|s| s.feature).collect();
        features.sort();
        assert_eq!(
            features,
            [Feature::Halt(2), Feature::Signal, Feature::Siding]
        );
    }
}

#[test]
fn check_1_7_4_enough_cards_for_four() {
    let content = Content::base();
    assert!(content.always_completes);
    for seats in 2..=4 {
        assert_eq!(content.fits(seats), Ok(()));
    }
}

#[test]
fn a_face_is_found_by_its_name() {
    let content = Content::base();
    for (id, face) in content.faces.iter().enumerate() {
        assert_eq!(content.face(&face.name), Some(id as u8));
    }
    assert_eq!(content.face("mountain"), None);
}
