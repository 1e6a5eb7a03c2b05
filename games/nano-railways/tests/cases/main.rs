//! The conformance cases of the rule file (part 7), a test per refusal, and rulings that have code.

mod add;
mod build;
mod end;
mod links;
mod record;
mod refusals;
mod setup;
mod small;
mod splits;
mod travel;

use nano_railways::content::Content;
use nano_railways::position::{Phase, Position};
use nano_railways::view::View;
use nano_railways::{Action, NanoRailways};
use table::{Dice, Game, Heard, Lang, Refusal, Seat, Viewer, Words};

const PLAYER: Seat = Seat(0);

const F1: [&str; 6] = [
    "R──C───I─┐",
    ".........L",
    "......R─R│",
    "....│....│",
    "C..C│..R─┘",
    "....L.....",
];

/// The default state D on the fixture F1.
fn f1() -> Position {
    Position::on(F1)
}

/// F1 with one square changed.
fn with(mut at: Position, square: &str, glyph: char) -> Position {
    let column = square.as_bytes()[0] - b'a';
    let row = square.as_bytes()[1] - b'1';
    let line = &mut at.grid[usize::from(row)];
    *line = (0..)
        .zip(line.chars())
        .map(|(x, old)| if x == column { glyph } else { old })
        .collect();
    at
}

fn marked(mut at: Position, keys: &[&str]) -> Position {
    for key in keys {
        at.markers.insert((*key).to_owned(), 1);
    }
    at
}

fn upgraded(mut at: Position, key: &str) -> Position {
    at.markers.insert(key.to_owned(), 2);
    at
}

fn die(mut at: Position, square: &str, value: u8) -> Position {
    at.dice.push((square.to_owned(), value));
    at
}

fn rich(at: Position) -> Position {
    Position { capital: 20, ..at }
}

/// Another hand, with A8 in the pool.
fn hand(at: Position, cards: [u8; 3]) -> Position {
    Position {
        hand: cards.to_vec(),
        pool: vec![8],
        ..at
    }
}

fn game(at: &Position) -> NanoRailways {
    at.set_up(Content::base()).unwrap()
}

/// A position as the game's own record shows it.
fn now(game: &NanoRailways) -> Position {
    serde_json::from_value(game.open()).unwrap()
}

fn view(game: &NanoRailways) -> View {
    game.view(Viewer::Seat(PLAYER))
}

fn score(game: &NanoRailways) -> i32 {
    game.sheets()[0].total
}

/// `A1[2] A3[1,2]` as the end of a path.
fn pay(text: &str) -> String {
    let mut path = String::new();
    for part in text.split(' ') {
        let (card, slots) = part.split_once('[').unwrap();
        for slot in slots.trim_end_matches(']').split(',') {
            path += &format!("+slot:{card}.{slot} ");
        }
    }
    path + "pay"
}

fn action(game: &NanoRailways, path: &str) -> Action {
    let read = path.parse().unwrap();
    game.parse(&read)
        .unwrap_or_else(|| panic!("{path} is no action"))
}

/// Plays a path that must be possible.
#[track_caller]
fn play(game: &mut NanoRailways, path: &str) -> Heard {
    let action = action(game, path);
    if let Err(refusal) = game.check(PLAYER, &action) {
        panic!("{path}: {}", refusal.code);
    }
    let mut heard = Heard::default();
    game.apply(PLAYER, &action, &mut Dice::scripted([]), &mut heard);
    heard
}

/// The position after one action, paid with these slots.
#[track_caller]
fn after(at: &Position, what: &str, with: &str) -> Position {
    let mut game = game(at);
    play(&mut game, &format!("{what} {}", pay(with)));
    now(&game)
}

/// The refusal of a path that must not be possible; it can be said in both languages.
#[track_caller]
fn refusal(game: &NanoRailways, path: &str) -> Refusal {
    let action = action(game, path);
    let refusal = game.check(PLAYER, &action).expect_err("this is refused");
    for lang in Lang::ALL {
        let words = Words::new(lang, &[&NanoRailways::CARD.words]);
        words.try_say(&refusal.say).unwrap();
    }
    let mut offers = Vec::new();
    game.legal(PLAYER, &mut offers);
    assert!(!offers.contains(&action), "{path} is offered and refused");
    assert_eq!(game.stands_for(PLAYER, &action), None);
    refusal
}

#[track_caller]
fn refused(at: &Position, what: &str, with: &str) -> &'static str {
    refusal(&game(at), &format!("{what} {}", pay(with))).code
}

fn offers(at: &Position) -> Vec<String> {
    let game = game(at);
    let mut offers = Vec::new();
    game.legal(PLAYER, &mut offers);
    offers.iter().map(|a| game.path(a).to_string()).collect()
}

/// The offers that begin like this.
fn offered(at: &Position, start: &str) -> Vec<String> {
    let start = format!("{start} ");
    let all = offers(at).into_iter();
    all.filter(|path| path.starts_with(&start)).collect()
}

fn markers(at: &Position) -> Vec<(&str, u8)> {
    let all = at.markers.iter();
    all.map(|(key, level)| (key.as_str(), *level)).collect()
}

fn dice(at: &Position) -> Vec<(&str, u8)> {
    let all = at.dice.iter();
    all.map(|(square, value)| (square.as_str(), *value))
        .collect()
}

/// Every item told, as unit and value.
fn items(heard: &Heard) -> Vec<(&'static str, i32)> {
    let lines = heard.by(Viewer::Seat(PLAYER));
    lines
        .flat_map(|line| line.items.iter().map(|item| (item.unit, item.value)))
        .collect()
}
