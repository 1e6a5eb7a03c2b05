//! What each feature scores (3.1).

use crate::{fields, plain, with};
use Feature::{Barn, Farm, Halt, Siding, Signal};
use Terrain::{Field, Lake, Village};
use village_rails::content::{Feature, Terrain};
use village_rails::score::{feature_points, tally};

#[test]
fn a_barn_scores_its_terrain_each_barn_separately() {
    let line = with([
        (Lake, Barn(Lake)),
        (Lake, Barn(Lake)),
        (Field, Barn(Field)),
        (Lake, Barn(Village)),
    ]);
    assert_eq!(feature_points(&tally(&line)), 3 + 3 + 1);
    let scores = [Lake, Field, Village].map(|t| tally(&line).scores(Barn(t)));
    assert_eq!(scores, [3, 1, 0]);
}

#[test]
fn a_farm_scores_the_different_terrains() {
    let mut line = plain([Lake, Lake, Field, Village, Lake]);
    line[0].feature = Some(Farm);
    assert_eq!(feature_points(&tally(&line)), 3);
    line[4].feature = Some(Farm);
    assert_eq!(feature_points(&tally(&line)), 6);
    assert_eq!(tally(&line).scores(Farm), 3);
}

#[test]
fn a_halt_scores_its_number() {
    assert_eq!(feature_points(&fields([Halt(2)])), 2);
    assert_eq!(feature_points(&fields([Halt(2), Halt(4), Halt(9)])), 15);
    assert_eq!(fields([Halt(4)]).scores(Halt(4)), 4);
}

#[test]
fn a_siding_scores_nothing_now_but_marks_the_line() {
    let line = fields([Siding, Siding]);
    assert_eq!(feature_points(&line), 0);
    assert_eq!(line.scores(Siding), 0);
    assert!(line.siding());
    assert!(!fields([Signal, Halt(2), Farm, Barn(Lake)]).siding());
}

#[test]
fn kinds_of_features_add_up() {
    let line = with([
        (Lake, Barn(Lake)),
        (Field, Farm),
        (Lake, Halt(3)),
        (Village, Signal),
        (Lake, Signal),
        (Lake, Siding),
    ]);
    assert_eq!(feature_points(&tally(&line)), 4 + 3 + 3 + 8);
}
