//! The conformance cases of the rule file (part 8), a test per refusal, and rulings that have code.

mod deliver;
mod draw;
mod end;
mod first_turns;
mod general;
mod items;
mod moving;
mod place;
mod positions;
mod refusals;

use country_trains::content::{Content, Country, Tile, Track};
use country_trains::position::{Phase, Position};
use country_trains::square::Square;
use country_trains::view::View;
use country_trains::{Action, CountryTrains, Reason};
use table::{Dice, Game, Heard, Lang, Refusal, Seat, Viewer, Words};

const BLACK: Seat = Seat(0);
const GREEN: Seat = Seat(1);
const BLUE: Seat = Seat(2);

const STRAIGHT: Tile = Tile::Track(Track::Straight);
const CURVE: Tile = Tile::Track(Track::Curve);
const THREE_WAY: Tile = Tile::Track(Track::ThreeWay);
const CROSS: Tile = Tile::Track(Track::Cross);
const WOOD: Tile = Tile::Country(Country::Wood);
/// All stations have one shape.
const STATION: Tile = Tile::Station(0);

fn sq(x: i8, y: i8) -> Square {
    Square::new(x, y)
}

/// S1 of Black and H1 of Green with a straight between them, steel beside H1.
fn line() -> Position {
    let mut at = Position::new(2);
    at.station("S1", 0, 0, 0, 0);
    at.track("straight", 2, 0, 1);
    at.station("H1", 3, 0, 0, 1);
    at.country("steel", 3, 1);
    at.country("steel", 4, 1);
    at
}

/// S1 and H1 joined on both sides but for one square.
fn ring() -> Position {
    let mut at = Position::new(2);
    at.station("S1", 0, 0, 0, 0);
    at.track("curve", 2, 0, 2);
    at.track("straight", 2, 1, 0);
    at.track("curve", 2, 2, 3);
    at.station("H1", 0, 2, 0, 1);
    at.track("curve", -1, 2, 0);
    at.track("straight", -1, 1, 0);
    at
}

fn closed() -> Position {
    let mut at = ring();
    at.track("three_way", -1, 0, 1);
    at
}

fn spur() -> Position {
    let mut at = closed();
    at.track("straight", -2, 0, 1);
    at
}

/// S1, W1 and H1 in a row, of Black, Blue and Green; steel beside H1.
fn chain() -> Position {
    let mut at = Position::new(3);
    at.station("S1", 0, 0, 0, 0);
    at.track("straight", 2, 0, 1);
    at.station("W1", 3, 0, 0, 2);
    at.track("straight", 5, 0, 1);
    at.station("H1", 6, 0, 0, 1);
    at.country("steel", 6, 1);
    at.country("steel", 7, 1);
    at
}

/// Five tiles around S1, one square open.
fn six() -> Position {
    let mut at = Position::new(2);
    at.station("S1", 0, 0, 0, 0);
    at.track("three_way", 2, 0, 3);
    at.station("H1", 3, 0, 0, 1);
    at.track("curve", 2, -1, 2);
    at.track("curve", 1, -1, 0);
    at.country("wood", 0, 1);
    at.country("wood", 1, 1);
    at.country("wood", 0, -1);
    at
}

/// The position with all tiles that were not named in their stacks.
#[track_caller]
fn set_up(mut at: Position) -> CountryTrains {
    at.fill(&Content::base());
    let game = at.set_up(Content::base()).unwrap();
    assert_eq!(game.audit(), Ok(()));
    game
}

/// The track stack is exactly this, from the top; the other track tiles are out of the game.
fn track_stack(at: &mut Position, stack: &[Track]) {
    let mut all = at.clone();
    all.fill(&Content::base());
    let mut left = all.track_stack;
    for wanted in stack {
        let place = left.iter().position(|track| track == wanted).unwrap();
        left.remove(place);
    }
    at.track_stack = stack.to_vec();
    at.removed.extend(left);
}

/// It is this seat's turn to move.
fn moving(at: &mut Position, seat: Seat) {
    at.phase = Phase::Move;
    at.to_act = seat;
    at.tiles_placed = at.tiles_allowed;
}

fn action(game: &CountryTrains, path: &str) -> Action {
    let read = path.parse().unwrap();
    game.parse(&read)
        .unwrap_or_else(|| panic!("{path} is no action"))
}

/// Plays a path that must be possible; everything adds up afterwards.
#[track_caller]
fn play(game: &mut CountryTrains, seat: Seat, path: &str) -> Heard {
    let action = action(game, path);
    if let Err(refusal) = game.check(seat, &action) {
        panic!("{path}: {}", refusal.code);
    }
    let mut heard = Heard::default();
    game.apply(seat, &action, &mut Dice::scripted([]), &mut heard);
    assert_eq!(game.audit(), Ok(()));
    heard
}

/// The refusal of a path that must not be possible; it can be said in both languages, and nothing changes.
#[track_caller]
fn refusal(game: &CountryTrains, seat: Seat, path: &str) -> Refusal {
    let action = action(game, path);
    let refusal = game.check(seat, &action).expect_err("this is refused");
    for lang in Lang::ALL {
        let words = Words::new(lang, &[&CountryTrains::CARD.words]);
        words.try_say(&refusal.say).unwrap();
    }
    refusal
}

#[track_caller]
fn refused(game: &CountryTrains, seat: Seat, path: &str, code: &str) {
    assert_eq!(refusal(game, seat, path).code, code, "{path}");
}

/// The paths offered to a seat.
fn offers(game: &CountryTrains, seat: Seat) -> Vec<String> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    let paths = actions.iter().map(|action| game.path(action).to_string());
    paths.collect()
}

fn view(game: &CountryTrains) -> View {
    game.view(Viewer::Public)
}

fn money(game: &CountryTrains) -> Vec<i32> {
    game.sheets().iter().map(|sheet| sheet.total).collect()
}

fn reasons(game: &CountryTrains, tile: Tile, places: &[(i8, i8, u8)]) -> Vec<Result<(), Reason>> {
    let check = |(x, y, rot): &(i8, i8, u8)| game.check_placement(tile, sq(*x, *y), *rot);
    places.iter().map(check).collect()
}
