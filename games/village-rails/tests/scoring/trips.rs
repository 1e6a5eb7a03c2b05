//! What each kind of trip scores (3.2): hit, miss and edge.

use crate::{fields, plain, trip, with};
use Feature::{Barn, Farm, Halt, Siding, Signal};
use Terrain::{Field, Forest, Lake, Pasture, Village};
use village_rails::content::{Feature, Kind, Terrain, Trip};
use village_rails::score::{Passage, trip_points};

#[test]
fn tracks_minus_never_goes_below_zero() {
    let minus = Trip::TracksMinus { base: 12, per: 2 };
    let points = |n: usize| trip(minus, &plain([Field; 9])[..n]);
    assert_eq!([2, 3, 5, 6, 7].map(points), [8, 6, 2, 0, 0]);
}

#[test]
fn per_track_counts_the_border_start() {
    assert_eq!(trip(Trip::PerTrack { points: 1 }, &plain([Field])), 1);
    assert_eq!(trip(Trip::PerTrack { points: 3 }, &plain([Field; 4])), 12);
}

#[test]
fn exact_tracks_is_exact() {
    let exact = Trip::ExactTracks {
        tracks: 4,
        points: 6,
    };
    let points = |n: usize| trip(exact, &plain([Lake; 5])[..n]);
    assert_eq!([3, 4, 5].map(points), [0, 6, 0]);
}

#[test]
fn ends_match_looks_at_the_border_start_and_the_last_card() {
    let ends = Trip::EndsMatch { points: 6 };
    assert_eq!(trip(ends, &plain([Lake, Field, Lake])), 6);
    assert_eq!(trip(ends, &plain([Lake, Field, Field])), 0);
    assert_eq!(trip(ends, &plain([Field, Lake, Lake])), 0);
}

#[test]
fn again_farm_scores_as_many_farms_as_there_are() {
    let again = |times| Trip::Again {
        feature: Kind::Farm,
        times,
    };
    let line = with([(Lake, Farm), (Field, Farm), (Village, Farm)]);
    assert_eq!([1, 2, 3, 4].map(|k| trip(again(k), &line)), [3, 6, 9, 9]);
    assert_eq!(trip(again(2), &line[..1]), 1);
    assert_eq!(trip(again(2), &plain([Lake])), 0);
}

#[test]
fn again_halt_takes_the_highest_numbers() {
    let again = |times| Trip::Again {
        feature: Kind::Halt,
        times,
    };
    let halts = fields([Halt(2), Halt(4), Halt(2), Halt(9)]);
    let points = [1, 2, 3, 4, 5].map(|k| trip_points(&again(k), &halts));
    assert_eq!(points, [9, 13, 15, 17, 17]);
}

#[test]
fn again_barn_takes_the_best_terrains_first() {
    let again = |times| Trip::Again {
        feature: Kind::Barn,
        times,
    };
    let line = with([
        (Field, Barn(Village)),
        (Lake, Barn(Lake)),
        (Lake, Barn(Village)),
        (Village, Barn(Field)),
        (Village, Barn(Pasture)),
        (Village, Signal),
    ]);
    let points = [1, 2, 3, 4, 5, 6].map(|k| trip(again(k), &line));
    assert_eq!(points, [3, 6, 8, 9, 9, 9]);
}

#[test]
fn again_scores_nothing_for_signals_and_sidings() {
    for feature in [Kind::Signal, Kind::Siding] {
        let line = fields([Signal, Signal, Siding]);
        assert_eq!(trip_points(&Trip::Again { feature, times: 2 }, &line), 0);
    }
}

#[test]
fn rarest_scores_when_it_is_the_only_terrain() {
    let rarest = Trip::Rarest {
        terrain: Lake,
        points: 7,
    };
    assert_eq!(trip(rarest, &plain([Lake; 3])), 7);
    assert_eq!(trip(rarest, &plain([Lake, Field])), 0);
    assert_eq!(trip(rarest, &plain([Lake, Field, Field])), 7);
    assert_eq!(trip(rarest, &plain([Lake, Field, Field, Village])), 0);
    assert_eq!(trip(rarest, &plain([Field, Field])), 0);
}

#[test]
fn most_needs_more_than_any_other() {
    let most = Trip::Most {
        terrain: Lake,
        points: 6,
    };
    assert_eq!(trip(most, &plain([Lake])), 6);
    assert_eq!(trip(most, &plain([Lake, Field, Lake])), 6);
    assert_eq!(trip(most, &plain([Lake, Field])), 0);
    assert_eq!(trip(most, &plain([Lake, Field, Field])), 0);
    assert_eq!(trip(most, &plain([Field])), 0);
}

#[test]
fn none_fails_by_one() {
    let none = Trip::None {
        terrain: Lake,
        points: 4,
    };
    assert_eq!(trip(none, &plain([Field, Village])), 4);
    assert_eq!(trip(none, &plain([Field, Lake])), 0);
}

#[test]
fn per_terrain_counts_one_terrain_only() {
    let per = Trip::PerTerrain {
        terrain: Lake,
        points: 2,
    };
    assert_eq!(trip(per, &plain([Lake, Lake, Field, Lake])), 6);
    assert_eq!(trip(per, &plain([Field])), 0);
}

#[test]
fn per_feature_counts_objects_of_every_kind() {
    let line = with([
        (Field, Barn(Lake)),
        (Field, Farm),
        (Field, Farm),
        (Field, Halt(4)),
        (Field, Signal),
        (Field, Siding),
        (Field, Siding),
        (Field, Siding),
    ]);
    let per = |feature| trip(Trip::PerFeature { feature, points: 3 }, &line);
    assert_eq!(Kind::ALL.map(per), [3, 6, 3, 3, 9]);
}

#[test]
fn terrains_are_counted_once_each() {
    let min = Trip::MinTerrains {
        terrains: 3,
        points: 6,
    };
    let max = Trip::MaxTerrains {
        terrains: 3,
        points: 6,
    };
    let two = plain([Lake, Field, Lake, Field]);
    let three = plain([Lake, Field, Village, Field]);
    let four = plain([Lake, Field, Village, Forest]);
    assert_eq!([trip(min, &two), trip(max, &two)], [0, 6]);
    assert_eq!([trip(min, &three), trip(max, &three)], [6, 6]);
    assert_eq!([trip(min, &four), trip(max, &four)], [6, 0]);
}

#[test]
fn neighbours_are_pairs_along_the_line() {
    let same = Trip::SameNeighbours { points: 2 };
    let no_same = Trip::NoSameNeighbours { points: 5 };
    let both = |line: &[Passage]| [trip(same, line), trip(no_same, line)];
    assert_eq!(both(&plain([Lake, Lake, Lake, Field, Lake, Lake])), [6, 0]);
    assert_eq!(both(&plain([Lake, Lake])), [2, 0]);
    assert_eq!(both(&plain([Lake, Field, Lake])), [0, 5]);
    assert_eq!(both(&plain([Lake])), [0, 5]);
}

#[test]
fn feature_kinds_counts_barns_of_different_terrain_as_one() {
    let kinds = Trip::FeatureKinds { points: 2 };
    let line = fields([Barn(Lake), Barn(Field), Farm, Signal, Signal]);
    assert_eq!(trip_points(&kinds, &line), 6);
    let all = fields([Barn(Lake), Farm, Halt(2), Signal, Siding]);
    assert_eq!(trip_points(&kinds, &all), 10);
    assert_eq!(trip(kinds, &plain([Lake])), 0);
}
