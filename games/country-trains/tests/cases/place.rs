//! Placement: cases 1 to 7, and what the reasons say in which order.

use super::*;

#[test]
fn case01_legal_placements_in_line() {
    let game = set_up(line());
    for (tile, count) in [(STRAIGHT, 2), (CURVE, 4), (THREE_WAY, 6), (CROSS, 2)] {
        let places = game.placements(tile);
        assert_eq!(places.len(), count, "{tile:?}");
        let ends = [sq(-1, 0), sq(5, 0)];
        assert!(places.iter().all(|(at, _)| ends.contains(at)), "{tile:?}");
    }
}

#[test]
fn case02_country_squares_in_line() {
    let game = set_up(line());
    let squares: Vec<Square> = game
        .placements(WOOD)
        .into_iter()
        .map(|(at, _)| at)
        .collect();
    let due = [(0, -1), (1, -1), (3, -1), (4, -1), (0, 1), (1, 1)];
    assert_eq!(squares, due.map(|(x, y)| sq(x, y)));
}

#[test]
fn case03_country_at_an_end_and_away_from_stations() {
    let game = set_up(line());
    assert_eq!(
        reasons(&game, WOOD, &[(-1, 0, 0), (2, 1, 0)]),
        [Err(Reason::EdgeMismatch), Err(Reason::NotBesideStation)]
    );
}

#[test]
fn case04_track_that_does_not_fit() {
    let game = set_up(line());
    assert_eq!(
        reasons(&game, CURVE, &[(5, 0, 0)]),
        [Err(Reason::EdgeMismatch)]
    );
    assert_eq!(
        reasons(&game, STRAIGHT, &[(0, 1, 0), (0, 1, 1), (5, 0, 2)]),
        [
            Err(Reason::EdgeMismatch),
            Err(Reason::NotJoined),
            Err(Reason::BadRotation)
        ]
    );
    for tile in [STRAIGHT, CURVE, THREE_WAY, CROSS] {
        for rot in 0..tile.rotations() {
            let taken = game.check_placement(tile, sq(2, 0), rot);
            assert_eq!(taken, Err(Reason::CellOccupied));
        }
    }
}

#[test]
fn case05_stations_may_not_touch() {
    let game = set_up(line());
    assert_eq!(
        reasons(&game, STATION, &[(5, 0, 0), (0, 1, 0)]),
        [Err(Reason::StationsTouch); 2]
    );
    assert_eq!(game.placements(STATION), []);
    for x in -4..9 {
        for y in -4..5 {
            for rot in 0..2 {
                assert!(game.check_placement(STATION, sq(x, y), rot).is_err());
            }
        }
    }
}

#[test]
fn case06_the_last_open_square_of_ring() {
    let game = set_up(ring());
    let at = |rot| (-1, 0, rot);
    let mismatch = Err(Reason::EdgeMismatch);
    assert_eq!(
        reasons(&game, CURVE, &[at(0), at(1), at(2), at(3)]),
        [mismatch, Err(Reason::NotExpandable), mismatch, mismatch]
    );
    assert_eq!(reasons(&game, STRAIGHT, &[at(0), at(1)]), [mismatch; 2]);
    assert_eq!(
        reasons(&game, THREE_WAY, &[at(0), at(1), at(2), at(3)]),
        [Ok(()), Ok(()), mismatch, mismatch]
    );
    assert_eq!(reasons(&game, CROSS, &[at(0)]), [Ok(())]);
}

#[test]
fn case07_country_between_two_stations_counts_for_both() {
    let mut at = ring();
    at.hand = vec![country_trains::position::Face::Country(Country::Sheep)];
    at.phase = Phase::Place;
    let mut game = set_up(at);
    let spots = view(&game).spots;
    let spot = spots.iter().find(|spot| spot.at == sq(0, 1)).unwrap();
    assert_eq!(spot.gains, [0, 1]);
    play(&mut game, BLACK, "hand:country at:0,1");
    for station in view(&game).stations {
        assert_eq!(station.supply, [0, 1, 0, 0]);
    }
}

/// A station laid later counts the country that lies there already (C7).
#[test]
fn country_counts_for_stations_laid_later() {
    let mut at = Position::new(2);
    at.station("S1", 0, 0, 0, 0);
    at.track("curve", 2, 0, 2);
    at.country("house", 0, 1);
    at.country("wood", 1, 1);
    at.track("straight", 2, 1, 0);
    at.track("curve", 2, 2, 3);
    at.station("H1", 0, 2, 0, 1);
    let stations = view(&set_up(at)).stations;
    assert_eq!(stations[1].supply, [1, 0, 0, 1]);
    assert_eq!((stations[1].country, stations[1].around), (2, 3));
}

/// Each reason is reported only if no earlier one holds.
#[test]
fn reasons_are_tested_in_order() {
    let game = set_up(line());
    // A rotation that does not exist, on a taken square.
    assert_eq!(
        reasons(&game, STATION, &[(0, 0, 2)]),
        [Err(Reason::BadRotation)]
    );
    // On a taken square, touching a station.
    assert_eq!(
        reasons(&game, STATION, &[(1, 0, 0)]),
        [Err(Reason::CellOccupied)]
    );
    assert_eq!(
        reasons(&game, STATION, &[(2, -1, 1)]),
        [Err(Reason::CellOccupied)]
    );
    // Touching a station, with an edge that does not match.
    assert_eq!(
        reasons(&game, STATION, &[(0, 1, 1)]),
        [Err(Reason::StationsTouch)]
    );
    // An edge that does not match, joined to nothing.
    assert_eq!(
        reasons(&game, STRAIGHT, &[(2, 1, 0)]),
        [Err(Reason::EdgeMismatch)]
    );
    // Far from everything.
    assert_eq!(
        reasons(&game, STATION, &[(40, 40, 1), (127, 127, 0)]),
        [Err(Reason::NotJoined); 2]
    );
    assert_eq!(
        reasons(&game, CROSS, &[(-128, 0, 0)]),
        [Err(Reason::NotJoined)]
    );
    assert_eq!(
        reasons(&game, WOOD, &[(66, 0, 0)]),
        [Err(Reason::NotBesideStation)]
    );
    // Country has no rotation.
    assert_eq!(
        reasons(&game, WOOD, &[(0, 1, 1)]),
        [Err(Reason::BadRotation)]
    );
}

/// Squares are told apart however far they are: sixty-four columns on, nothing lies.
#[test]
fn squares_far_away_are_not_taken() {
    let game = set_up(line());
    for tile in [(64, 0), (-64, 0), (0, 64), (2, -64)] {
        let judged = game.check_placement(STRAIGHT, sq(tile.0, tile.1), 0);
        assert_eq!(judged, Err(Reason::NotJoined), "{tile:?}");
    }
}

/// Holes do not count (3.4): an open end inside the network is no place to grow.
#[test]
fn an_open_end_in_a_hole_is_no_growth_point() {
    // A ring whose only other open end looks into the court inside it.
    let mut at = Position::new(2);
    at.station("S1", 0, 0, 0, 0);
    at.track("curve", 2, 0, 2);
    at.track("three_way", 2, 1, 2);
    at.track("curve", 2, 2, 3);
    at.station("H1", 0, 2, 0, 1);
    at.track("curve", -1, 2, 0);
    at.track("straight", -1, 1, 0);
    let game = set_up(at);
    assert_eq!(
        reasons(&game, CURVE, &[(-1, 0, 1)]),
        [Err(Reason::NotExpandable)]
    );
    assert_eq!(reasons(&game, CROSS, &[(-1, 0, 0)]), [Ok(())]);
    // Inside the court one may build: outside it the line stays open. A curve there would look at a station's long side.
    assert_eq!(reasons(&game, STRAIGHT, &[(1, 1, 1)]), [Ok(())]);
    assert_eq!(
        reasons(&game, WOOD, &[(0, 1, 0), (1, 1, 0)]),
        [Ok(()), Err(Reason::EdgeMismatch)]
    );
}

/// Country too can shut a network in (C6).
#[test]
fn country_may_not_shut_the_network_in() {
    // The only open end is at (-1,0) and looks north into a pocket whose mouth is (0,-1).
    let mut at = ring();
    at.track("three_way", -1, 0, 0);
    let game = set_up(at);
    let open: Vec<Square> = game.placements(STRAIGHT).iter().map(|p| p.0).collect();
    assert_eq!(open, [sq(-1, -1)]);
    assert_eq!(reasons(&game, WOOD, &[(0, -1, 0)]), [Ok(())]);
}
