//! The conformance cases of the rule file (part 7) that need a game, a test per refusal, and rulings that have code.

mod build;
mod end;
mod example;
mod golden;
mod markets;
mod options;
mod phases;
mod positions;
mod refusals;
mod secrets;
mod setup;
mod tell;
mod turnbacks;

use std::sync::Arc;
use table::{Arg, Dice, Game, Heard, Lang, Mark, Refusal, Seat, Words};
use village_rails::content::Content;
use village_rails::position::{Area, Laid, Offer, Position};
use village_rails::spell::{Cell, LineName};
use village_rails::{Action, Given, Options, VillageRails};

const ONE: Seat = Seat(0);
const TWO: Seat = Seat(1);

/// Cards 1 to `count` in steps of `step`, as the golden games lay them.
fn strided(count: u32, step: u32) -> Vec<u8> {
    (0..count).map(|k| (step * k % count + 1) as u8).collect()
}

fn stride_options(letters: &str) -> Options {
    Options {
        given: Some(Given {
            letters: letters.to_owned(),
            railway: strided(80, 37),
            terminus: strided(38, 11),
        }),
        ..Options::default()
    }
}

fn stride(letters: &str) -> VillageRails {
    let seats = letters.len() as u8;
    VillageRails::deal(1, &stride_options(letters), seats, &mut Dice::scripted([])).unwrap()
}

/// The position with all cards that were not named put somewhere.
fn set_up(mut at: Position) -> VillageRails {
    at.fill(&Content::base());
    at.set_up(Content::base()).unwrap()
}

fn action(game: &VillageRails, path: &str) -> Action {
    let read = path.parse().unwrap();
    game.parse(&read)
        .unwrap_or_else(|| panic!("{path} is no action"))
}

/// Plays a path that must be possible.
#[track_caller]
fn play(game: &mut VillageRails, seat: Seat, path: &str) -> Heard {
    let action = action(game, path);
    if let Err(refusal) = game.check(seat, &action) {
        panic!("{path}: {}", refusal.code);
    }
    let mut heard = Heard::default();
    game.apply(seat, &action, &mut Dice::scripted([]), &mut heard);
    heard
}

/// The refusal of a path that must not be possible; it can be said in both languages.
#[track_caller]
fn refusal(game: &VillageRails, seat: Seat, path: &str) -> Refusal {
    let action = action(game, path);
    let refusal = game.check(seat, &action).expect_err("this is refused");
    for lang in Lang::ALL {
        let words = Words::new(lang, &[&VillageRails::CARD.words]);
        words.try_say(&refusal.say).unwrap();
    }
    let mut offers = Vec::new();
    game.legal(seat, &mut offers);
    assert!(!offers.contains(&action), "{path} is offered and refused");
    refusal
}

#[track_caller]
fn refused(game: &VillageRails, seat: Seat, path: &str) -> &'static str {
    refusal(game, seat, path).code
}

/// The detail of a `wrong_phase`.
#[track_caller]
fn wrong_phase(game: &VillageRails, seat: Seat, path: &str) -> String {
    let refusal = refusal(game, seat, path);
    assert_eq!(refusal.code, "wrong_phase");
    let detail = refusal.say.args.iter().find(|(name, _)| *name == "detail");
    match detail {
        Some((_, Arg::Text(detail))) => detail.to_string(),
        _ => panic!("no detail"),
    }
}

#[track_caller]
fn possible(game: &VillageRails, seat: Seat, path: &str) {
    let action = action(game, path);
    if let Err(refusal) = game.check(seat, &action) {
        panic!("{path}: {}", refusal.code);
    }
}

fn offers(game: &VillageRails) -> Vec<String> {
    let mut offers = Vec::new();
    for seat in game.to_act().iter() {
        game.legal(seat, &mut offers);
    }
    offers.iter().map(|a| game.path(a).to_string()).collect()
}

/// Lays tracks: cell, card and whether it is turned.
fn lay(area: &mut Area, tracks: &[(&str, u8, bool)]) {
    for (cell, card, turned) in tracks {
        let cell = Cell::of(cell).unwrap();
        area.cells[usize::from(cell.0)] = Some(Laid {
            card: *card,
            turned: *turned,
        });
    }
}

fn line(name: &str) -> usize {
    usize::from(LineName::of(name).unwrap().0)
}

fn offer(card: u8, coins: u8) -> Offer {
    Offer { card, coins }
}

/// A market whose slots hold these cards without coins.
fn market(cards: &[u8]) -> Vec<Offer> {
    cards.iter().map(|card| offer(*card, 0)).collect()
}

fn coins(market: &[Offer]) -> Vec<u8> {
    market.iter().map(|offer| offer.coins).collect()
}

fn base() -> Arc<Content> {
    Content::base()
}
