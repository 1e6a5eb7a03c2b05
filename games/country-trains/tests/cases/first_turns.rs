//! First turns: cases 8 and 9, the room that the first of two tiles must leave, tiles that allow no pair.

use super::*;
use country_trains::position::Face;

/// A game whose stacks begin like this.
fn dealt(seats: u8, stations: &[&str], track: &[Track]) -> CountryTrains {
    // Seeds are tried until the shuffle begins so; the deal itself is what is tested.
    for seed in 0..200_000 {
        let options = country_trains::Options {
            first: Some(1),
            ..Default::default()
        };
        let game = CountryTrains::deal(1, &options, seats, &mut Dice::fast(seed)).unwrap();
        let now = Position::of(&game);
        let first = now.tiles.first().map(|lying| lying.tile.clone());
        if first == Some(Face::Station(stations[0].to_owned()))
            && now.hand == [Face::Track(track[0])]
        {
            return game;
        }
    }
    panic!("no shuffle begins so");
}

#[test]
fn case08_the_first_seat_places_a_curve_at_its_station() {
    let mut game = dealt(2, &["S1"], &[Track::Curve]);
    let laid = view(&game).tiles;
    assert_eq!((laid.len(), laid[0].at, laid[0].rot), (1, sq(0, 0), 0));
    let places = offers(&game, BLACK);
    assert_eq!(
        places,
        [
            "hand:track at:-1,0 rot:0",
            "hand:track at:-1,0 rot:1",
            "hand:track at:2,0 rot:2",
            "hand:track at:2,0 rot:3"
        ]
    );
    play(&mut game, BLACK, &places[0]);
    let seen = view(&game);
    assert_eq!(seen.stations[0].manager, BLACK);
    let black = seen.seats[0];
    assert_eq!((black.loco, black.money, black.pool), (Some(0), 0, 5));
    assert_eq!((seen.phase, seen.to_act), ("setup", Some(GREEN)));
    assert_eq!((seen.tiles_allowed, seen.tiles_placed), (0, 0));
}

/// The second seat's first turn with these two tiles, on a board.
fn second_seat(mut at: Position, station: &str, track: Track) -> CountryTrains {
    at.phase = Phase::Setup;
    at.turn = 2;
    at.to_act = GREEN;
    at.tiles_allowed = 0;
    at.hand = vec![Face::Station(station.to_owned()), Face::Track(track)];
    set_up(at)
}

fn beginning() -> Position {
    let mut at = Position::new(2);
    at.station("S1", 0, 0, 0, 0);
    at.track("straight", 2, 0, 1);
    at
}

#[test]
fn case09_the_second_seat_with_a_straight_has_three_ways_to_begin() {
    let game = second_seat(beginning(), "H1", Track::Straight);
    assert_eq!(
        offers(&game, GREEN),
        [
            "hand:station at:3,0 rot:0",
            "hand:track at:-1,0 rot:1",
            "hand:track at:3,0 rot:1"
        ]
    );
}

/// The first of two tiles must leave a place for the second; which tile comes first is free.
#[test]
fn the_first_tile_must_leave_room_for_the_second() {
    // The line's one end for a station is (3,0); the straight there is followed by the station, the station there by the straight.
    let mut game = second_seat(beginning(), "H1", Track::Straight);
    play(&mut game, GREEN, "hand:track at:3,0 rot:1");
    assert_eq!(offers(&game, GREEN), ["hand:station at:4,0 rot:0"]);
    refused(&game, GREEN, "hand:track at:5,0 rot:1", "wrong_phase");
    play(&mut game, GREEN, "hand:station at:4,0 rot:0");
    let seen = view(&game);
    assert_eq!(
        (seen.phase, seen.to_act, seen.tiles_allowed),
        ("choose", Some(BLACK), 1)
    );
    assert_eq!(seen.seats[1].loco, Some(3));
}

/// A curve that leads back along the station's side leaves no end that a station could join.
#[test]
fn a_first_tile_that_leaves_no_room_is_refused() {
    let mut at = Position::new(2);
    at.station("S1", 0, 0, 0, 0);
    at.track("curve", -1, 0, 1);
    let game = second_seat(at, "H1", Track::Curve);
    let back = "hand:track at:-1,1 rot:0";
    let refusal = refusal(&game, GREEN, back);
    assert_eq!((refusal.code, refusal.rule), ("leaves_no_room", "setup"));
    let open = offers(&game, GREEN);
    assert!(!open.contains(&back.to_owned()));
    assert!(open.contains(&"hand:track at:-1,1 rot:3".to_owned()));
    assert!(open.contains(&"hand:station at:-1,1 rot:1".to_owned()));
    for path in &open {
        let mut then = game.clone();
        play(&mut then, GREEN, path);
        assert_eq!(view(&then).to_act, Some(GREEN), "{path}");
        assert!(!offers(&then, GREEN).is_empty(), "{path}");
    }
}

/// A track tile that allows no pair of placements is put out of the game and the next one drawn (C13).
#[test]
fn a_track_tile_without_a_legal_pair_is_replaced() {
    // All that is open lies in the court or at (-1,0), which asks for ends east and south: neither a straight nor a curve makes
    // room for a station.
    let mut at = ring();
    at.seats.push(at.seats[0].clone());
    at.phase = Phase::Setup;
    at.turn = 2;
    at.to_act = GREEN;
    at.tiles_allowed = 0;
    at.hand = vec![Face::Track(Track::ThreeWay)];
    at.tiles.pop();
    at.track_stack = vec![Track::Straight, Track::Curve, Track::Cross];
    let mut game = set_up(at);
    let heard = play(&mut game, GREEN, "hand:track at:-1,1 rot:0");
    let removed: Vec<Tile> = view(&game).removed.iter().map(|held| held.tile).collect();
    assert_eq!(removed, [STRAIGHT, CURVE]);
    let hand: Vec<Tile> = view(&game).hand.iter().map(|held| held.tile).collect();
    assert_eq!(hand[1], CROSS);
    assert_eq!(offers(&game, BLUE), ["hand:track at:-1,0 rot:0"]);
    assert_eq!(heard.mark, Some(table::Mark::Reveals));
}

/// Nobody moves or delivers in a first turn (C9), and stations need not be joined to one's own track.
#[test]
fn a_station_need_not_be_joined_to_the_seats_own_track() {
    let mut game = second_seat(beginning(), "H1", Track::Straight);
    play(&mut game, GREEN, "hand:track at:-1,0 rot:1");
    assert!(offers(&game, GREEN).contains(&"hand:station at:3,0 rot:0".to_owned()));
}

/// With one tile left its order no longer matters, and rivals are no rule here (3.5).
#[test]
fn in_first_turns_no_rival_need_be_joined() {
    let mut game = second_seat(beginning(), "H1", Track::Straight);
    play(&mut game, GREEN, "hand:track at:-1,0 rot:1");
    let places = offers(&game, GREEN);
    assert_eq!(
        places,
        ["hand:station at:-3,0 rot:0", "hand:station at:3,0 rot:0"]
    );
}

#[test]
fn the_first_seat_is_configured_or_drawn() {
    let deal = |first, dice: &mut Dice| {
        let options = country_trains::Options {
            first,
            ..Default::default()
        };
        CountryTrains::deal(1, &options, 3, dice)
    };
    for first in 1..=3 {
        let game = deal(Some(first), &mut Dice::fast(1)).unwrap();
        assert_eq!(view(&game).first, Seat(first - 1));
    }
    for first in [0, 4, 255] {
        let bad = deal(Some(first), &mut Dice::fast(1)).unwrap_err();
        assert_eq!(bad.say.key, "given-first");
    }
    let drawn: std::collections::BTreeSet<u8> = (0..50)
        .map(|seed| view(&deal(None, &mut Dice::fast(seed)).unwrap()).first.0)
        .collect();
    assert_eq!(drawn.len(), 3);
}

/// The stacks are shuffled in the order station, track, country, then the first seat is drawn (2.2).
#[test]
fn luck_is_drawn_in_the_order_of_the_rules() {
    let mut dice = Dice::scripted([]);
    CountryTrains::deal(1, &Default::default(), 2, &mut dice).unwrap();
    let shuffle = |count: u64| (2..=count).rev();
    let due: Vec<u64> = shuffle(9)
        .chain(shuffle(21))
        .chain(shuffle(29))
        .chain([2])
        .collect();
    assert_eq!(dice.bounds(), due);
}

#[test]
fn the_seats_are_two_to_four() {
    for seats in [0, 1, 5] {
        let bad = CountryTrains::deal(1, &Default::default(), seats, &mut Dice::fast(1));
        assert_eq!(bad.unwrap_err().say.key, "given-seats");
    }
}
