//! Moving: cases 19 to 25.

use super::*;

#[test]
fn case19_from_a_station_to_the_track_but_not_to_an_occupied_station() {
    let mut at = line();
    moving(&mut at, BLACK);
    let game = set_up(at);
    assert_eq!(offers(&game, BLACK), ["stay", "tile:2,0"]);
    refused(&game, BLACK, "tile:3,0", "tile_occupied");
}

#[test]
fn case20_a_locomotive_on_a_station_can_be_passed() {
    let mut at = chain();
    moving(&mut at, BLACK);
    let game = set_up(at);
    assert_eq!(offers(&game, BLACK), ["stay", "tile:2,0", "tile:5,0"]);
    refused(&game, BLACK, "tile:3,0", "tile_occupied");
    let journey = view(&game).journey.unwrap();
    assert_eq!(journey.stops[1].way, [0, 1, 2, 3]);
    assert!(journey.can_stay && !journey.must_return && journey.blockers.is_empty());
}

#[test]
fn case21_a_locomotive_on_track_blocks() {
    // Blue on (2,0): Black can only stay, and is not asked.
    let mut at = chain();
    at.seats[2].loco = Some(sq(2, 0));
    let mut game = set_up(at);
    play(&mut game, BLACK, "stack:country");
    let heard = play(&mut game, BLACK, "hand:country at:0,1");
    assert!(
        heard
            .lines
            .iter()
            .any(|(_, line)| line.say.key == "line-cannot-move")
    );
    assert_eq!(view(&game).to_act, Some(GREEN));

    // Blue on (5,0): as far as W1.
    let mut at = chain();
    at.seats[2].loco = Some(sq(5, 0));
    moving(&mut at, BLACK);
    let game = set_up(at);
    assert_eq!(offers(&game, BLACK), ["stay", "tile:2,0", "tile:3,0"]);
    refused(&game, BLACK, "tile:6,0", "tile_occupied");
    refused(&game, BLACK, "tile:5,0", "tile_occupied");
    let journey = view(&game).journey.unwrap();
    assert_eq!(journey.blockers, [BLUE]);
    assert_eq!(journey.blocked, [3, 4]);
}

#[test]
fn case22_from_the_track_one_must_return_whatever_the_tax() {
    let mut at = chain();
    at.seats[0].loco = Some(sq(2, 0));
    at.seats[1].loco = Some(sq(0, 0));
    moving(&mut at, BLACK);
    let mut game = set_up(at);
    assert_eq!(offers(&game, BLACK), ["tile:6,0"]);
    refused(&game, BLACK, "stay", "must_move_to_station");
    refused(&game, BLACK, "tile:5,0", "must_move_to_station");
    let journey = view(&game).journey.unwrap();
    assert!(journey.must_return && !journey.can_stay);
    let tax = journey.stops[0].tax.unwrap();
    assert_eq!((tax.to, tax.amount), (GREEN, 2));
    play(&mut game, BLACK, "tile:6,0");
    assert_eq!(money(&game), [-2, 2, 0]);
}

#[test]
fn case23_stuck_on_the_spur() {
    let mut at = spur();
    at.seats[0].loco = Some(sq(-2, 0));
    at.seats[1].loco = Some(sq(-1, 0));
    let mut game = set_up(at);
    play(&mut game, BLACK, "stack:country");
    let heard = play(&mut game, BLACK, "hand:country at:0,1");
    assert!(
        heard
            .lines
            .iter()
            .any(|(_, line)| line.say.key == "line-stuck")
    );
    assert_eq!(money(&game), [0, 0]);
    assert_eq!(view(&game).to_act, Some(GREEN));
}

#[test]
fn case25_staying_on_a_rivals_station_costs_nothing() {
    let mut at = line();
    at.seats[0].loco = Some(sq(3, 0));
    at.seats[1].loco = Some(sq(2, 0));
    at.phase = Phase::Place;
    at.hand = vec![country_trains::position::Face::Country(Country::Wood)];
    let mut game = set_up(at);
    // Green stands in the way on one side; the other side is open country: Black stays without being asked.
    play(&mut game, BLACK, "hand:country at:0,1");
    assert_eq!(money(&game), [0, 0]);

    // Asked, staying is as free.
    let mut at = line();
    at.track("straight", 5, 0, 1);
    at.seats[0].loco = Some(sq(3, 0));
    at.seats[1].loco = Some(sq(2, 0));
    moving(&mut at, BLACK);
    let mut game = set_up(at);
    play(&mut game, BLACK, "stay");
    assert_eq!(money(&game), [0, 0]);
}

/// An own station is free to enter.
#[test]
fn own_stations_cost_nothing() {
    let mut at = line();
    at.seats[0].loco = Some(sq(2, 0));
    moving(&mut at, BLACK);
    let mut game = set_up(at);
    assert_eq!(offers(&game, BLACK), ["tile:0,0"]);
    play(&mut game, BLACK, "tile:0,0");
    assert_eq!(money(&game), [0, 0]);
}

#[test]
fn what_is_no_tile_cannot_be_reached() {
    let mut at = line();
    moving(&mut at, BLACK);
    let game = set_up(at);
    // No tile, its own tile, a country tile, a station's second square.
    for path in ["tile:9,9", "tile:0,0", "tile:3,1", "tile:1,0"] {
        refused(&game, BLACK, path, "not_reachable");
    }
}

/// Behind a locomotive on the line nothing can be reached, whether a station or not.
#[test]
fn tiles_behind_a_locomotive_are_not_reachable() {
    let mut at = chain();
    at.seats[2].loco = Some(sq(2, 0));
    at.track("straight", 8, 0, 1);
    at.track("straight", -1, 0, 1);
    moving(&mut at, BLACK);
    let game = set_up(at);
    assert_eq!(offers(&game, BLACK), ["stay", "tile:-1,0"]);
    for path in ["tile:3,0", "tile:5,0", "tile:8,0"] {
        refused(&game, BLACK, path, "not_reachable");
    }
}

/// Moves are listed by row, then by column, after `stay`.
#[test]
fn moves_are_listed_by_anchor() {
    let mut at = spur();
    at.seats[1].loco = Some(sq(-2, 0));
    moving(&mut at, BLACK);
    let game = set_up(at);
    assert_eq!(
        offers(&game, BLACK),
        [
            "stay",
            "tile:-1,0",
            "tile:2,0",
            "tile:-1,1",
            "tile:2,1",
            "tile:-1,2",
            "tile:0,2",
            "tile:2,2"
        ]
    );
}
