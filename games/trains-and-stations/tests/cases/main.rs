//! The conformance cases of the rule file (part 7), a test per refusal and per timeout default, and what redeals must respect.

mod delivery;
mod end;
mod goods;
mod least;
mod missions;
mod refusals;
mod resolve;
mod rolling;
mod secrets;
mod start;
mod undo;

use std::sync::Arc;
use table::{Dice, Game, Heard, Lang, Refusal, Seat, Viewer, Words};
use trains_and_stations::content::{Building, Content, Side};
use trains_and_stations::position::Position;
use trains_and_stations::view::{Mine, View};
use trains_and_stations::{Action, TrainsAndStations};

const AMBER: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const ROSE: Seat = Seat(2);
const TEAL: Seat = Seat(3);

fn base() -> Arc<Content> {
    Content::base()
}

#[track_caller]
fn set_up(at: &Position) -> TrainsAndStations {
    at.set_up(base()).unwrap()
}

/// Four seats, nothing on the board.
fn four() -> Position {
    Position::new(4)
}

/// Gives every seat these VP and the pool the rest.
fn vp(at: &mut Position, vp: &[u16]) {
    let total = 30 + 10 * vp.len() as u16;
    for (seat, vp) in at.seats.iter_mut().zip(vp) {
        seat.vp = *vp;
    }
    at.vp_pool = (total - vp.iter().sum::<u16>()) as u8;
}

/// Puts one building of some type into each of these cities.
fn buildings(at: &mut Position, cities: &[&str], building: Building, seat: u8) {
    for city in cities {
        at.building(city, building, seat);
    }
}

fn action(game: &TrainsAndStations, path: &str) -> Action {
    let read = path.parse().unwrap();
    game.parse(&read)
        .unwrap_or_else(|| panic!("{path} is no action"))
}

/// `LTCHMR` as the random stream says them.
fn sides(text: &str) -> Vec<u64> {
    let side = |letter: char| match letter {
        'C' => Side::Coin,
        'H' => Side::Hotel,
        'M' => Side::Mine,
        'R' => Side::Ranch,
        'L' => Side::Locked,
        _ => Side::Train,
    };
    text.chars().map(|letter| side(letter) as u64).collect()
}

/// Plays a path that must be possible, with these dice.
#[track_caller]
fn roll(game: &mut TrainsAndStations, seat: Seat, path: &str, dice: &str) -> Heard {
    let action = action(game, path);
    if let Err(refusal) = game.check(seat, &action) {
        panic!("{path}: {}", refusal.code);
    }
    let mut offers = Vec::new();
    game.legal(seat, &mut offers);
    assert!(offers.contains(&action), "{path} passes and is not offered");
    let mut heard = Heard::default();
    let mut luck = Dice::scripted(sides(dice));
    game.apply(seat, &action, &mut luck, &mut heard);
    assert_eq!(luck.drawn() as usize, dice.len(), "{path} rolls its dice");
    assert_eq!(game.audit(), Ok(()), "after {path}");
    heard
}

#[track_caller]
fn play(game: &mut TrainsAndStations, seat: Seat, path: &str) -> Heard {
    roll(game, seat, path, "")
}

#[track_caller]
fn play_all(game: &mut TrainsAndStations, seat: Seat, paths: &[&str]) {
    for path in paths {
        play(game, seat, path);
    }
}

/// Rolls once and is content.
#[track_caller]
fn turn(game: &mut TrainsAndStations, seat: Seat, dice: &str) {
    roll(game, seat, "roll", dice);
    if game.phase() == "rolling" {
        play(game, seat, "enough");
    }
}

/// The seat's whole turn without doing anything but what must be done.
#[track_caller]
fn sleep(game: &mut TrainsAndStations) {
    let turn = game.turn();
    while game.turn() == turn {
        let Some(seat) = game.to_act().iter().next() else {
            return;
        };
        let action = game.fallback(seat);
        game.check(seat, &action).unwrap();
        // Scripted dice show Coins for ever: nobody strikes and nobody must place.
        game.apply(
            seat,
            &action,
            &mut Dice::scripted([]),
            &mut Heard::default(),
        );
        assert_eq!(game.audit(), Ok(()));
    }
}

/// Everybody gives nothing.
#[track_caller]
fn commit_all(game: &mut TrainsAndStations) {
    for seat in game.to_act().iter() {
        play(game, seat, "commit");
    }
}

/// The refusal of a path that must not be possible; it can be said in both languages.
#[track_caller]
fn refusal(game: &TrainsAndStations, seat: Seat, path: &str) -> Refusal {
    let action = action(game, path);
    let refusal = game.check(seat, &action).expect_err("this is refused");
    for lang in Lang::ALL {
        let words = Words::new(lang, &[&TrainsAndStations::CARD.words]);
        words.try_say(&refusal.say).unwrap();
    }
    let mut offers = Vec::new();
    game.legal(seat, &mut offers);
    assert!(!offers.contains(&action), "{path} is offered and refused");
    refusal
}

#[track_caller]
fn refused(game: &TrainsAndStations, seat: Seat, path: &str) -> &'static str {
    refusal(game, seat, path).code
}

#[track_caller]
fn possible(game: &TrainsAndStations, seat: Seat, path: &str) {
    if let Err(refusal) = game.check(seat, &action(game, path)) {
        panic!("{path}: {}", refusal.code);
    }
}

fn offers(game: &TrainsAndStations, seat: Seat) -> Vec<String> {
    let mut offers = Vec::new();
    game.legal(seat, &mut offers);
    offers.iter().map(|a| game.path(a).to_string()).collect()
}

fn view(game: &TrainsAndStations) -> View {
    game.view(Viewer::Public)
}

fn mine(game: &TrainsAndStations, seat: Seat) -> Mine {
    game.view(Viewer::Seat(seat)).mine.unwrap()
}

fn vps(game: &TrainsAndStations) -> Vec<u16> {
    view(game).players.iter().map(|p| p.vp).collect()
}

fn asked(game: &TrainsAndStations) -> Vec<Seat> {
    game.to_act().iter().collect()
}

fn face(name: &str) -> u8 {
    base().power(name).unwrap()
}

/// The keys of the lines everybody heard.
fn keys(heard: &Heard) -> Vec<&'static str> {
    heard.by(Viewer::Public).map(|line| line.say.key).collect()
}
