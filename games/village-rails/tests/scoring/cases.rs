//! The cases of the rule file (part 7) that are about scoring alone.

use crate::{fields, plain, trip, with};
use Feature::{Barn, Farm, Siding, Signal};
use Terrain::{Field, Forest, Lake, Pasture, Village};
use village_rails::content::{Content, Feature, Kind, Terrain, Trip};
use village_rails::score::{Passage, feature_points, signal_points, tally, trip_points};

#[test]
fn case12_two_short_line_trips_score_independently() {
    let content = Content::base();
    let start = content.letters[0][2];
    let card = content.tracks[25 - 1];
    let line = tally(&[
        Passage {
            terrain: start.terrain,
            feature: start.feature,
        },
        Passage {
            terrain: card.terrain,
            feature: card.a,
        },
    ]);
    assert_eq!(card.a, Some(Barn(Lake)));
    assert_eq!(feature_points(&line), 0);
    assert_eq!(
        trip_points(&Trip::TracksMinus { base: 9, per: 1 }, &line),
        7
    );
    assert_eq!(
        trip_points(&Trip::TracksMinus { base: 12, per: 2 }, &line),
        8
    );
}

#[test]
fn case15_the_worked_example_top_line() {
    let mut line = plain([Field, Pasture, Forest, Village, Lake]);
    line[1].feature = Some(Farm);
    assert_eq!(feature_points(&tally(&line)), 5);
    assert_eq!(trip(Trip::TracksMinus { base: 9, per: 1 }, &line), 4);
}

#[test]
fn case16_the_worked_example_left_line() {
    let mut line = plain([Lake; 4]);
    line[1].feature = Some(Barn(Lake));
    line[2].feature = Some(Signal);
    line[3].feature = Some(Signal);
    assert_eq!(feature_points(&tally(&line)), 12);
}

#[test]
fn case21_signals_score_by_their_number() {
    let points = [0, 1, 2, 3, 4, 5].map(signal_points);
    assert_eq!(points, [0, 0, 8, 16, 24, 24]);
    assert_eq!(feature_points(&fields([Signal])), 0);
    assert_eq!(feature_points(&fields([Signal; 2])), 8);
    assert_eq!(feature_points(&fields([Signal; 3])), 16);
    assert_eq!(feature_points(&fields([Signal; 4])), 24);
    assert_eq!(feature_points(&fields([Signal; 5])), 24);
}

#[test]
fn case22_the_signal_of_the_border_counts() {
    let start = Content::base().letters[0][1];
    let line = tally(&[
        Passage {
            terrain: start.terrain,
            feature: start.feature,
        },
        Passage {
            terrain: Field,
            feature: Some(Signal),
        },
    ]);
    assert_eq!(feature_points(&line), 8);
}

#[test]
fn case23_rarest() {
    let line = plain([Field, Forest, Forest, Lake, Lake]);
    let rarest = |terrain| trip(Trip::Rarest { terrain, points: 7 }, &line);
    assert_eq!([Field, Forest, Village].map(rarest), [7, 0, 0]);
}

#[test]
fn case25_most_none_and_per_terrain() {
    let line = plain([Forest, Lake, Field, Lake, Forest]);
    let forest = Forest;
    assert_eq!(
        trip(
            Trip::Most {
                terrain: forest,
                points: 6
            },
            &line
        ),
        0
    );
    assert_eq!(
        trip(
            Trip::None {
                terrain: Village,
                points: 4
            },
            &line
        ),
        4
    );
    assert_eq!(
        trip(
            Trip::PerTerrain {
                terrain: Lake,
                points: 2
            },
            &line
        ),
        4
    );
}

#[test]
fn case26_seven_tracks() {
    let line = plain([Field; 7]);
    assert_eq!(trip(Trip::TracksMinus { base: 12, per: 2 }, &line), 0);
    assert_eq!(trip(Trip::TracksMinus { base: 9, per: 1 }, &line), 2);
    assert_eq!(trip(Trip::PerTrack { points: 1 }, &line), 7);
    assert_eq!(
        trip(
            Trip::ExactTracks {
                tracks: 6,
                points: 8
            },
            &line
        ),
        0
    );
}

#[test]
fn case27_again_takes_the_best() {
    let again = |feature, times| Trip::Again { feature, times };
    let line = with([
        (Lake, Barn(Field)),
        (Lake, Barn(Lake)),
        (Field, Siding),
        (Lake, Signal),
    ]);
    assert_eq!(trip(again(Kind::Barn, 1), &line), 3);
    assert_eq!(trip(again(Kind::Barn, 2), &line), 4);
    assert_eq!(trip(again(Kind::Halt, 2), &line), 0);
    let lone = with([(Lake, Barn(Lake)), (Lake, Signal), (Lake, Siding)]);
    assert_eq!(trip(again(Kind::Barn, 2), &lone), 3);
}
