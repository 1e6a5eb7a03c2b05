//! A test per refusal code: the code, its rule, and that it can be said. That nothing changes is for the laws.

use super::*;
use country_trains::position::Face;

#[track_caller]
fn is_refused(at: Position, seat: Seat, path: &str, code: &str, rule: &str) {
    let game = set_up(at);
    let refusal = refusal(&game, seat, path);
    assert_eq!((refusal.code, refusal.rule), (code, rule));
    assert!(Reason::ALL.iter().any(|reason| reason.code() == code));
}

fn to_move(mut at: Position) -> Position {
    moving(&mut at, BLACK);
    at
}

fn holding(mut at: Position, face: Face) -> Position {
    at.phase = Phase::Place;
    at.hand = vec![face];
    at
}

fn track(at: Position, kind: Track) -> Position {
    holding(at, Face::Track(kind))
}

fn wood(at: Position) -> Position {
    holding(at, Face::Country(Country::Wood))
}

fn station(at: Position) -> Position {
    holding(at, Face::Station("W3".to_owned()))
}

/// LINE with a house, so that there is always something to deliver, Black on the track tile.
fn delivering(change: impl FnOnce(&mut Position)) -> Position {
    let mut at = chain();
    at.country("house", 0, 1);
    at.country("house", 3, 1);
    at.phase = Phase::Deliver;
    at.seats[0].loco = Some(sq(2, 0));
    change(&mut at);
    at
}

#[test]
fn game_over() {
    let mut at = line();
    at.phase = Phase::Over;
    at.fill(&Content::base());
    let game = at.set_up(Content::base()).unwrap();
    let refusal = refusal(&game, BLACK, "stay");
    assert_eq!((refusal.code, refusal.rule), ("game_over", "end"));
}

#[test]
fn not_your_turn() {
    is_refused(line(), GREEN, "stack:track", "not_your_turn", "turn");
}

#[test]
fn wrong_phase() {
    is_refused(line(), BLACK, "stay", "wrong_phase", "turn");
    is_refused(
        wood(line()),
        BLACK,
        "hand:track at:5,0 rot:1",
        "wrong_phase",
        "turn",
    );
}

#[test]
fn stack_empty() {
    let mut at = line();
    track_stack(&mut at, &[]);
    at.end_trigger = Some((GREEN, country_trains::Stack::Track));
    is_refused(at, BLACK, "stack:track", "stack_empty", "turn");
}

#[test]
fn stack_unplaceable() {
    let mut at = ring();
    track_stack(&mut at, &[Track::Curve]);
    is_refused(at, BLACK, "stack:track", "stack_unplaceable", "C13");
    let mut at = ring();
    for (x, y) in [(0, -1), (1, -1), (0, 1), (1, 1), (0, 3), (1, 3)] {
        at.country("wood", x, y);
    }
    is_refused(at, BLACK, "stack:country", "stack_unplaceable", "C13");
}

#[test]
fn first_tile_mandatory() {
    is_refused(line(), BLACK, "stop", "first_tile_mandatory", "C11");
}

#[test]
fn managers_exhausted() {
    let mut at = line();
    at.track("straight", 5, 0, 1);
    at.station("W1", 6, 0, 0, 0);
    at.track("straight", 8, 0, 1);
    at.station("W2", 9, 0, 0, 0);
    at.tiles_allowed = 3;
    is_refused(
        at,
        BLACK,
        "stack:station",
        "managers_exhausted",
        "station-turn",
    );
}

#[test]
fn station_not_earned() {
    is_refused(line(), BLACK, "stack:station", "station_not_earned", "C14");
}

#[test]
fn no_station_spot() {
    let mut at = line();
    for (x, y) in [(0, -1), (1, -1), (0, 1), (1, 1)] {
        at.country("wood", x, y);
    }
    is_refused(
        at,
        BLACK,
        "stack:station",
        "no_station_spot",
        "station-turn",
    );
}

#[test]
fn bad_rotation() {
    let at = track(line(), Track::Cross);
    is_refused(
        at,
        BLACK,
        "hand:track at:5,0 rot:1",
        "bad_rotation",
        "tiles",
    );
    let at = track(line(), Track::Curve);
    is_refused(
        at,
        BLACK,
        "hand:track at:5,0 rot:4",
        "bad_rotation",
        "tiles",
    );
}

#[test]
fn cell_occupied() {
    let at = track(line(), Track::Cross);
    is_refused(
        at,
        BLACK,
        "hand:track at:1,0 rot:0",
        "cell_occupied",
        "place",
    );
}

#[test]
fn stations_touch() {
    let mut at = line();
    at.track("straight", 5, 0, 1);
    is_refused(
        station(at),
        BLACK,
        "hand:station at:-2,0 rot:0",
        "stations_touch",
        "C5",
    );
}

#[test]
fn edge_mismatch() {
    let at = track(line(), Track::Straight);
    is_refused(at, BLACK, "hand:track at:5,0 rot:0", "edge_mismatch", "C4");
}

#[test]
fn not_joined() {
    let at = track(line(), Track::Straight);
    is_refused(at, BLACK, "hand:track at:9,9 rot:0", "not_joined", "join");
}

#[test]
fn not_beside_station() {
    is_refused(
        wood(line()),
        BLACK,
        "hand:country at:2,1",
        "not_beside_station",
        "country",
    );
}

#[test]
fn not_expandable() {
    let mut at = ring();
    at.tiles.pop();
    at.track("straight", -1, 1, 0);
    // A curve cannot be drawn here by chance; it is refused by the same check.
    let game = set_up(at);
    assert_eq!(
        game.check_placement(CURVE, sq(-1, 0), 1),
        Err(Reason::NotExpandable)
    );
    assert_eq!(Reason::NotExpandable.rule(), "C6");
    let at = track(ring(), Track::ThreeWay);
    let game = set_up(at);
    refused(&game, BLACK, "hand:track at:-1,0 rot:2", "edge_mismatch");
}

#[test]
fn must_join_rival() {
    let mut at = line();
    at.track("straight", 5, 0, 1);
    at.track("straight", -1, 0, 1);
    is_refused(
        station(at),
        BLACK,
        "hand:station at:-3,0 rot:0",
        "must_join_rival",
        "C15",
    );
}

#[test]
fn tile_occupied() {
    is_refused(to_move(line()), BLACK, "tile:3,0", "tile_occupied", "move");
}

#[test]
fn not_reachable() {
    is_refused(to_move(line()), BLACK, "tile:3,1", "not_reachable", "move");
}

#[test]
fn must_move_to_station() {
    let mut at = line();
    at.seats[0].loco = Some(sq(2, 0));
    at.track("straight", 5, 0, 1);
    let at = to_move(at);
    is_refused(at.clone(), BLACK, "stay", "must_move_to_station", "move");
    is_refused(at, BLACK, "tile:5,0", "must_move_to_station", "move");
}

#[test]
fn same_station() {
    is_refused(
        delivering(|_| ()),
        BLACK,
        "goods st:1 st:1 loads:1",
        "same_station",
        "C28",
    );
    is_refused(
        delivering(|_| ()),
        BLACK,
        "people +st:2 +st:2",
        "same_station",
        "C28",
    );
}

#[test]
fn no_supply() {
    is_refused(
        delivering(|_| ()),
        BLACK,
        "goods st:1 st:3 loads:1",
        "no_supply",
        "deliver",
    );
    is_refused(
        delivering(|_| ()),
        BLACK,
        "goods st:8 st:3 loads:1",
        "no_supply",
        "deliver",
    );
}

#[test]
fn demand_full() {
    let full = |at: &mut Position| {
        at.tiles[0].cubes = 3;
        at.seats[0].pool = 2;
    };
    is_refused(
        delivering(full),
        BLACK,
        "goods st:3 st:1 loads:1",
        "demand_full",
        "deliver",
    );
}

#[test]
fn pool_empty() {
    let empty = |at: &mut Position| {
        at.seats[0].pool = 0;
        at.seats[1].pool = 10;
    };
    is_refused(
        delivering(empty),
        BLACK,
        "goods st:3 st:1 loads:1",
        "pool_empty",
        "deliver",
    );
}

#[test]
fn no_connection() {
    let blocked = |at: &mut Position| at.seats[2].loco = Some(sq(5, 0));
    is_refused(
        delivering(blocked),
        BLACK,
        "goods st:3 st:1 loads:1",
        "no_connection",
        "deliver",
    );
    let behind = |at: &mut Position| {
        at.country("house", 6, -1);
    };
    is_refused(
        delivering(behind),
        BLACK,
        "people +st:2 +st:3",
        "no_connection",
        "deliver",
    );
}

#[test]
fn bad_load_count() {
    for loads in [0, 3, 255] {
        let path = format!("goods st:3 st:1 loads:{loads}");
        is_refused(
            delivering(|_| ()),
            BLACK,
            &path,
            "bad_load_count",
            "deliver",
        );
    }
}

#[test]
fn no_houses() {
    is_refused(
        delivering(|_| ()),
        BLACK,
        "people +st:1 +st:3",
        "no_houses",
        "people",
    );
    is_refused(
        delivering(|_| ()),
        BLACK,
        "people +st:1 +st:9",
        "no_houses",
        "people",
    );
}

/// Every reason has a code and a rule of its own to name.
#[test]
fn codes_are_unique() {
    let mut codes: Vec<&str> = Reason::ALL.iter().map(|reason| reason.code()).collect();
    assert_eq!(codes.len(), 28);
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), 28);
}

/// A refusal names who, what and how many.
#[test]
fn refusals_name_the_facts_of_the_case() {
    let english = |game: &CountryTrains, seat, path: &str| {
        let words = Words::new(Lang::En, &[&CountryTrains::CARD.words]);
        let names = ["Ada", "Ben", "Cleo"].map(str::to_owned);
        words.at(&names).say(&refusal(game, seat, path).say)
    };
    let game = set_up(line());
    let said = english(&game, GREEN, "stay");
    assert_eq!(said, "Not your turn: Ada is to act.");
    let said = english(&game, BLACK, "stay");
    assert_eq!(said, "Not possible now: choose a stack to draw from.");
    let game = set_up(wood(line()));
    let said = english(&game, BLACK, "stay");
    assert_eq!(said, "Not possible now: place the tile you have drawn.");
    let game = set_up(to_move(chain()));
    let said = english(&game, BLACK, "tile:3,0");
    assert_eq!(said, "The locomotive of Cleo is there.");
    let said = english(&game, BLACK, "stop");
    assert_eq!(
        said,
        "Not possible now: it is time to move your locomotive."
    );
    let game = set_up(delivering(|_| ()));
    let said = english(&game, BLACK, "stop");
    assert_eq!(said, "Not possible now: it is time to deliver or to skip.");
    let said = english(&game, BLACK, "goods st:3 st:1 loads:3");
    assert_eq!(said, "Wrong number of loads: you can deliver 1 to 2.");
    let mut at = ring();
    track_stack(&mut at, &[Track::Curve]);
    let game = set_up(at);
    let said = english(&game, BLACK, "stack:track");
    assert_eq!(said, "Nothing left in the track stack can be placed.");
    let options = country_trains::Options {
        first: Some(1),
        ..Default::default()
    };
    let game = CountryTrains::deal(1, &options, 2, &mut Dice::fast(1)).unwrap();
    let said = english(&game, BLACK, "stay");
    let due = "Not possible now: place the station and the track tile you have drawn.";
    assert_eq!(said, due);
}
