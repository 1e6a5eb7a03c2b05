//! Delivering: cases 26 to 40. Stations are numbered in order of laying: in LINE S1 is 1 and H1 is 2.

use super::*;

/// Black is to move to a tile of this position.
#[track_caller]
fn to_move(mut at: Position, seat: Seat) -> CountryTrains {
    moving(&mut at, seat);
    set_up(at)
}

fn cubes(game: &CountryTrains) -> Vec<u8> {
    view(game).stations.iter().map(|s| s.cubes).collect()
}

fn pools(game: &CountryTrains) -> Vec<u8> {
    view(game).seats.iter().map(|s| s.pool).collect()
}

#[test]
fn case26_the_published_example() {
    let mut game = to_move(line(), BLACK);
    play(&mut game, BLACK, "tile:2,0");
    assert_eq!(
        offers(&game, BLACK),
        ["goods st:2 st:1 loads:1", "goods st:2 st:1 loads:2", "skip"]
    );
    play(&mut game, BLACK, "goods st:2 st:1 loads:2");
    assert_eq!(money(&game), [10, 2]);
    assert_eq!(pools(&game), [3, 5]);
    assert_eq!(cubes(&game), [2, 0]);
    // S1 takes one more load.
    let judged = |loads| game.check_delivery_from(sq(2, 0), 2, 1, loads);
    assert_eq!(judged(1), Ok(()));
    assert_eq!(judged(2), Err(Reason::BadLoadCount));
}

/// LINE after the published example, Black on S1 again.
fn after_26() -> Position {
    let mut at = line();
    at.tiles[0].cubes = 2;
    at.seats[0].pool = 3;
    at.seats[0].goods = 12;
    at.seats[0].tax_out = 2;
    at.seats[1].tax_in = 2;
    at
}

#[test]
fn case27_the_lowest_number_is_left() {
    let mut game = to_move(after_26(), BLACK);
    play(&mut game, BLACK, "tile:2,0");
    refused(&game, BLACK, "goods st:2 st:1 loads:2", "bad_load_count");
    refused(&game, BLACK, "goods st:2 st:1 loads:0", "bad_load_count");
    play(&mut game, BLACK, "goods st:2 st:1 loads:1");
    assert_eq!(money(&game), [10 + 6 - 2, 4]);
    assert_eq!(cubes(&game), [3, 0]);
}

#[test]
fn case28_a_cube_comes_back_from_the_supply() {
    let mut at = line();
    at.tiles[2].cubes = 2;
    at.seats[1].pool = 3;
    let mut game = to_move(at, BLACK);
    play(&mut game, BLACK, "tile:2,0");
    play(&mut game, BLACK, "goods st:2 st:1 loads:1");
    assert_eq!(money(&game), [4, 2]);
    assert_eq!(pools(&game), [5, 3]);
    assert_eq!(cubes(&game), [1, 1]);
}

#[test]
fn case29_the_pool_and_the_demand_limit_the_loads() {
    let mut at = line();
    at.seats[0].pool = 1;
    at.seats[1].pool = 9;
    let mut game = to_move(at, BLACK);
    play(&mut game, BLACK, "tile:2,0");
    assert_eq!(offers(&game, BLACK), ["goods st:2 st:1 loads:1", "skip"]);
    refused(&game, BLACK, "goods st:2 st:1 loads:2", "bad_load_count");

    let mut at = line();
    at.seats[0].pool = 0;
    at.seats[1].pool = 10;
    let game = to_move(at, BLACK);
    let judged = game.check_delivery_from(sq(2, 0), 2, 1, 1);
    assert_eq!(judged, Err(Reason::PoolEmpty));

    let mut at = line();
    at.tiles[0].cubes = 3;
    at.seats[1].pool = 2;
    let game = to_move(at, BLACK);
    let judged = game.check_delivery_from(sq(2, 0), 2, 1, 1);
    assert_eq!(judged, Err(Reason::DemandFull));
}

#[test]
fn case30_stations_on_the_way_cost_nothing() {
    let mut game = to_move(chain(), BLACK);
    play(&mut game, BLACK, "tile:2,0");
    // In order of laying: S1, W1, H1.
    play(&mut game, BLACK, "goods st:3 st:1 loads:2");
    assert_eq!(money(&game), [10, 2, 0]);
}

#[test]
fn from_no_track_tile_nothing_is_delivered() {
    let game = to_move(line(), BLACK);
    // A station, a country tile, an empty square.
    for (x, y) in [(0, 0), (3, 1), (9, 9)] {
        let judged = game.check_delivery_from(sq(x, y), 2, 1, 1);
        assert_eq!(judged, Err(Reason::NoConnection), "{x},{y}");
    }
}

#[test]
fn case31_a_locomotive_on_the_line_breaks_the_connection() {
    let mut at = chain();
    at.seats[2].loco = Some(sq(5, 0));
    let game = to_move(at, BLACK);
    let judged = game.check_delivery_from(sq(2, 0), 3, 1, 1);
    assert_eq!(judged, Err(Reason::NoConnection));
}

#[test]
fn case32_the_path_must_lead_through_the_tile() {
    let mut at = spur();
    at.country("steel", 0, 3);
    let game = to_move(at, BLACK);
    for (x, y) in [(2, 1), (-1, 1), (-1, 0)] {
        let judged = game.check_delivery_from(sq(x, y), 2, 1, 1);
        assert_eq!(judged, Ok(()), "{x},{y}");
    }
    let judged = game.check_delivery_from(sq(-2, 0), 2, 1, 1);
    assert_eq!(judged, Err(Reason::NoConnection));
}

#[test]
fn case34_people_take_a_cube_from_each_station() {
    let mut at = line();
    at.country("house", 0, 1);
    at.country("house", 1, 1);
    at.country("house", 3, -1);
    at.tiles[0].cubes = 2;
    at.seats[0].pool = 3;
    let mut game = to_move(at, BLACK);
    play(&mut game, BLACK, "tile:2,0");
    play(&mut game, BLACK, "people +st:1 +st:2");
    assert_eq!(money(&game), [4, 2]);
    assert_eq!(pools(&game), [4, 5]);
    assert_eq!(cubes(&game), [1, 0]);
}

#[test]
fn case35_a_house_between_two_stations_pays_once() {
    let mut at = closed();
    at.country("house", 0, 1);
    let mut game = to_move(at, BLACK);
    play(&mut game, BLACK, "tile:2,1");
    assert_eq!(offers(&game, BLACK), ["people +st:1 +st:2", "skip"]);
    let mut skipped = game.clone();
    play(&mut skipped, BLACK, "skip");
    assert_eq!(money(&skipped), [0, 0]);
    play(&mut game, BLACK, "people +st:1 +st:2");
    assert_eq!(money(&game), [0, 2]);
    assert_eq!(view(&game).seats[0].people, 2);
}

#[test]
fn case36_both_stations_need_houses() {
    let mut at = line();
    at.country("house", 0, 1);
    let game = to_move(at, BLACK);
    let judged = game.check_people_from(sq(2, 0), 1, 2);
    assert_eq!(judged, Err(Reason::NoHouses));
}

#[test]
fn case38_tax_goes_to_the_other_manager_alone() {
    let mut game = to_move(line(), GREEN);
    play(&mut game, GREEN, "tile:2,0");
    play(&mut game, GREEN, "goods st:2 st:1 loads:2");
    assert_eq!(money(&game), [2, 10]);
}

#[test]
fn case39_goods_nobody_has_and_one_station_alone() {
    let game = to_move(chain(), BLACK);
    let judged = |a, b| game.check_delivery_from(sq(2, 0), a, b, 1);
    assert_eq!(judged(3, 2), Err(Reason::NoSupply));
    assert_eq!(judged(1, 1), Err(Reason::SameStation));
    // Stations that are not there supply nothing and have no houses.
    assert_eq!(judged(9, 1), Err(Reason::NoSupply));
    assert_eq!(judged(4, 1), Err(Reason::NoSupply));
    let people = |a, b| game.check_people_from(sq(2, 0), a, b);
    assert_eq!(people(1, 4), Err(Reason::NoHouses));
    assert_eq!(judged(3, 0), Err(Reason::NoSupply));
    assert_eq!(
        game.check_people_from(sq(2, 0), 0, 1),
        Err(Reason::NoHouses)
    );
    assert_eq!(
        game.check_people_from(sq(2, 0), 1, 1),
        Err(Reason::SameStation)
    );
}

#[test]
fn case40_tax_is_paid_even_without_money() {
    let mut at = Position::new(2);
    at.station("S1", 0, 0, 0, 0);
    at.track("straight", 2, 0, 1);
    at.station("H3", 3, 0, 0, 1);
    at.track("straight", 5, 0, 1);
    at.seats[0].goods = 1;
    at.seats[0].loco = Some(sq(2, 0));
    at.seats[1].loco = Some(sq(0, 0));
    let mut game = to_move(at, BLACK);
    assert_eq!(offers(&game, BLACK), ["tile:3,0"]);
    play(&mut game, BLACK, "tile:3,0");
    assert_eq!(money(&game), [-2, 3]);
}

/// Two stations of one rival cost both numbers (4.5).
#[test]
fn two_stations_of_one_rival_cost_both_taxes() {
    let mut at = Position::new(3);
    at.station("S1", 0, 0, 0, 1);
    at.track("straight", 2, 0, 1);
    at.station("H1", 3, 0, 0, 1);
    at.track("straight", 5, 0, 1);
    at.station("W2", 6, 0, 0, 0);
    at.track("straight", 8, 0, 1);
    at.station("W1", 9, 0, 0, 2);
    at.country("steel", 3, 1);
    let mut game = to_move(at, BLACK);
    play(&mut game, BLACK, "tile:2,0");
    play(&mut game, BLACK, "goods st:2 st:1 loads:1");
    assert_eq!(money(&game), [6 - 2 - 2, 4, 0]);
    // Own stations at both ends: nothing.
    assert_eq!(view(&game).seats[0].tax_out, 4);
}

/// The reasons are tested in the order of 4.3.
#[test]
fn the_reasons_against_a_delivery_have_an_order() {
    // Nothing supplied, demand full, pool empty, no connection: one after the other mended.
    let broken = |supply: bool, demand: bool, pool: bool| {
        let mut at = chain();
        if !supply {
            at.tiles.truncate(5);
        }
        at.tiles[0].cubes = if demand { 0 } else { 3 };
        at.seats[0].pool = if pool { 5 } else { 0 };
        at.seats[1].pool = 10 - at.tiles[0].cubes - at.seats[0].pool;
        at.seats[2].loco = Some(sq(5, 0));
        to_move(at, BLACK).check_delivery_from(sq(2, 0), 3, 1, 9)
    };
    assert_eq!(broken(false, false, false), Err(Reason::NoSupply));
    assert_eq!(broken(true, false, false), Err(Reason::DemandFull));
    assert_eq!(broken(true, true, false), Err(Reason::PoolEmpty));
    assert_eq!(broken(true, true, true), Err(Reason::NoConnection));
}

/// People may be named in either order; the earlier station comes first in what is offered.
#[test]
fn people_can_be_named_either_way_round() {
    let mut at = line();
    at.country("house", 0, 1);
    at.country("house", 3, -1);
    let mut game = to_move(at, BLACK);
    play(&mut game, BLACK, "tile:2,0");
    let said = action(&game, "people +st:2 +st:1");
    assert_eq!(game.check(BLACK, &said), Ok(()));
    let offer = game.stands_for(BLACK, &said);
    let offered = action(&game, "people +st:1 +st:2");
    assert_eq!(offer, Some(offered));
    assert_eq!(game.stands_for(BLACK, &offered), None);
    assert_eq!(game.stands_for(BLACK, &Action::Skip), None);
    let mut other = game.clone();
    play(&mut game, BLACK, "people +st:2 +st:1");
    play(&mut other, BLACK, "people +st:1 +st:2");
    assert!(game == other);
}

/// A locomotive that stays or stands delivers nothing: only the move onto the tile counts (C17).
#[test]
fn a_delivery_needs_a_move_onto_the_tile() {
    let mut at = spur();
    at.country("steel", 0, 3);
    at.seats[0].loco = Some(sq(2, 1));
    at.seats[1].loco = Some(sq(-1, 0));
    let mut game = to_move(at, BLACK);
    assert_eq!(offers(&game, BLACK), ["tile:0,0", "tile:0,2"]);
    play(&mut game, BLACK, "tile:0,2");
    assert_eq!(view(&game).to_act, Some(GREEN));
}

/// Deliveries are listed by supply, demand and loads, stations in order of laying, then people, then `skip`.
#[test]
fn deliveries_are_listed_in_canonical_order() {
    let mut at = closed();
    at.country("steel", 0, 1);
    at.country("sheep", 1, 1);
    at.country("house", 0, -1);
    at.country("house", 0, 3);
    let mut game = to_move(at, BLACK);
    play(&mut game, BLACK, "tile:2,1");
    assert_eq!(
        offers(&game, BLACK),
        [
            "goods st:1 st:2 loads:1",
            "goods st:2 st:1 loads:1",
            "people +st:1 +st:2",
            "skip"
        ]
    );
}

/// The route shown is the first that depth-first search finds, links tried N, E, S, W (4.3).
#[test]
fn the_route_is_the_first_of_a_depth_first_search() {
    let mut at = closed();
    at.country("steel", 0, 3);
    let mut game = to_move(at, BLACK);
    play(&mut game, BLACK, "tile:2,1");
    let delivery = &view(&game).deliveries[0];
    let squares: Vec<Square> = {
        let tiles = view(&game).tiles;
        delivery
            .route
            .iter()
            .map(|tile| tiles[usize::from(*tile)].at)
            .collect()
    };
    let due = [(0, 2), (2, 2), (2, 1), (2, 0), (0, 0)];
    assert_eq!(squares, due.map(|(x, y)| sq(x, y)));
}

/// Every pair of stations that the tile lies between is offered, those beyond other stations as well.
#[test]
fn every_pair_of_stations_is_offered() {
    let mut at = chain();
    for (x, y) in [(0, 1), (3, 1), (6, -1)] {
        at.country("house", x, y);
    }
    at.country("wood", 0, -1);
    at.country("wood", 1, -1);
    let mut game = to_move(at, BLACK);
    play(&mut game, BLACK, "tile:2,0");
    assert_eq!(
        offers(&game, BLACK),
        [
            "goods st:1 st:2 loads:1",
            "goods st:1 st:2 loads:2",
            "goods st:3 st:1 loads:1",
            "goods st:3 st:1 loads:2",
            "people +st:1 +st:2",
            "people +st:1 +st:3",
            "skip"
        ]
    );
}

#[test]
fn who_does_not_deliver_ends_the_turn_all_the_same() {
    let mut game = to_move(line(), BLACK);
    play(&mut game, BLACK, "tile:2,0");
    let before = money(&game);
    play(&mut game, BLACK, "skip");
    assert_eq!(money(&game), before);
    assert!(!game.to_act().has(BLACK), "the next seat is asked");
}
