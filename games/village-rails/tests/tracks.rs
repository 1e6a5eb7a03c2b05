//! The two lines of a card and what turning changes (rules 1.2, V12).

use village_rails::content::{Content, Edge, Feature, Shape, Terrain, Track};

fn card(shape: Shape) -> Track {
    Track {
        terrain: Terrain::Field,
        shape,
        a: Some(Feature::Farm),
        b: Some(Feature::Siding),
    }
}

#[test]
fn lines_join_the_edges_of_the_table() {
    use Edge::{E, N, S, W};
    let lines = [
        (Shape::Cross, [(N, S), (W, E)]),
        (Shape::Bend, [(N, E), (W, S)]),
        (Shape::Turnback, [(N, W), (E, S)]),
    ];
    for (shape, [a, b]) in lines {
        let card = card(shape);
        for ((one, other), line_a) in [(a, true), (b, false)] {
            assert_eq!(card.leave(false, one), (other, line_a));
            assert_eq!(card.leave(false, other), (one, line_a));
            // Turned, the same edges are joined, by the card's other line unless it is a cross.
            let travelled = line_a == (shape == Shape::Cross);
            assert_eq!(card.leave(true, one), (other, travelled));
            assert_eq!(card.leave(true, other), (one, travelled));
        }
    }
}

#[test]
fn check_1_7_3_every_pairing_is_a_perfect_matching() {
    for shape in Shape::ALL {
        for edge in Edge::ALL {
            let exit = shape.exit(edge);
            assert_ne!(exit, edge);
            assert_eq!(shape.exit(exit), edge);
        }
    }
}

#[test]
fn edges_across() {
    let across = Edge::ALL.map(Edge::across);
    assert_eq!(across, [Edge::S, Edge::W, Edge::N, Edge::E]);
}

#[test]
fn case10_only_bends_and_turnbacks_with_different_features_turn() {
    assert!(!card(Shape::Cross).turns());
    assert!(card(Shape::Bend).turns());
    assert!(card(Shape::Turnback).turns());
    let even = Track {
        b: Some(Feature::Farm),
        ..card(Shape::Bend)
    };
    assert!(!even.turns());
    let base = Content::base();
    assert_eq!(base.tracks.iter().filter(|t| t.turns()).count(), 40);
}

#[test]
fn case11_a_turned_bend_carries_its_barn_on_the_other_line() {
    let card = Content::base().tracks[25 - 1];
    let barn = Some(Feature::Barn(Terrain::Lake));
    let feature = |turned, enter| {
        let (_, line_a) = card.leave(turned, enter);
        card.on(line_a)
    };
    assert_eq!(feature(false, Edge::N), barn);
    assert_eq!(feature(false, Edge::W), None);
    assert_eq!(feature(true, Edge::N), None);
    assert_eq!(feature(true, Edge::W), barn);
}
