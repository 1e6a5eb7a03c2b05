//! Sets up a game (2.2): the only place where luck enters.

use crate::content::Content;
use crate::state::{Board, Market, NO, Phase, Railway, State, TerminusRow, VillageRails};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{BadOptions, Dice, Game, Say, Seat};

/// Variants of the game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// A content set of one's own, as the text of its file; none: the default set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set: Option<String>,
    /// Track sides and trip sides are paired anew, so that a trip no longer tells what is on its back.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub shuffled_pairing: bool,
    /// A deal laid out beforehand instead of shuffled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub given: Option<Given>,
}

/// A deal laid out beforehand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// The letters by seat: `"DBC"`.
    pub letters: String,
    /// Every railway card by number, counted from 1, the top of the deck first.
    pub railway: Vec<u8>,
    /// Every terminus card by number, counted from 1, the top of the deck first.
    pub terminus: Vec<u8>,
}

/// Deals a game.
pub(crate) fn deal(
    options: &Options,
    seats: u8,
    dice: &mut Dice,
) -> Result<VillageRails, BadOptions> {
    if !VillageRails::CARD.seats.contains(&seats) {
        return Err(Say::new("given-seats").num("seats", seats).into());
    }
    let content = match &options.set {
        None => Content::base(),
        Some(text) => Arc::new(Content::load(text)?),
    };
    content.fits(seats)?;
    let (cards, termini) = (content.tracks.len(), content.termini.len());

    let letters: [u8; 4] = match &options.given {
        None => shuffled(content.letters.len(), dice),
        Some(given) => row(&given_letters(&given.letters, &content, seats)?),
    };
    let pairing = options
        .shuffled_pairing
        .then(|| Arc::new(shuffled(cards, dice)));
    let railway = match &options.given {
        None => shuffled(cards, dice),
        Some(given) => row(&given_order("given-railway", &given.railway, cards)?),
    };
    let terminus = match &options.given {
        None => shuffled(termini, dice),
        Some(given) => row(&given_order("given-terminus", &given.terminus, termini)?),
    };

    let mut boards = [NO; 4].map(Board::new);
    for (board, letter) in boards.iter_mut().zip(&letters).take(seats.into()) {
        board.letter = *letter;
    }
    let mut game = VillageRails {
        content,
        now: State {
            pairing,
            railway: Railway {
                cards: railway,
                top: 0,
                end: cards as u8,
            },
            terminus: TerminusRow {
                cards: terminus,
                top: 0,
            },
            track_market: Market::new(),
            trip_market: Market::new(),
            seats,
            to_act: first_seat(&letters[..usize::from(seats)]),
            phase: Phase::Main,
            planned: false,
            last: None,
            boards,
        },
    };
    // The first drawn lies furthest from the deck (V9): the same as topping up.
    game.top_up();
    for seat in Seat::all(seats) {
        for _ in 0..3 {
            game.draw_terminus(seat);
        }
    }
    Ok(game)
}

/// The earliest letter in play begins, then clockwise (V30).
pub(crate) fn first_seat(letters: &[u8]) -> Seat {
    let first = (0..).zip(letters).min_by_key(|(_, letter)| **letter);
    Seat(first.map_or(0, |(seat, _)| seat))
}

/// The first `count` numbers shuffled, nothing after them.
fn shuffled<const PLACES: usize>(count: usize, dice: &mut Dice) -> [u8; PLACES] {
    let mut things: [u8; PLACES] = std::array::from_fn(|thing| thing as u8);
    dice.shuffle(&mut things[..count]);
    things[count..].fill(NO);
    things
}

/// Cards in a row, nothing after them.
pub(crate) fn row<const PLACES: usize>(cards: &[u8]) -> [u8; PLACES] {
    std::array::from_fn(|place| cards.get(place).copied().unwrap_or(NO))
}

fn given_letters(text: &str, content: &Content, seats: u8) -> Result<Vec<u8>, BadOptions> {
    let mut letters = Vec::new();
    for letter in text.bytes() {
        let index = letter.wrapping_sub(b'A');
        if usize::from(index) >= content.letters.len() || letters.contains(&index) {
            break;
        }
        letters.push(index);
    }
    if letters.len() == text.len() && letters.len() == usize::from(seats) {
        return Ok(letters);
    }
    let say = Say::new("given-letters").text("letters", text.to_owned());
    Err(say.num("seats", seats).into())
}

fn given_order(key: &'static str, numbers: &[u8], count: usize) -> Result<Vec<u8>, BadOptions> {
    let mut seen = vec![false; count];
    for number in numbers {
        match usize::from(*number)
            .checked_sub(1)
            .and_then(|card| seen.get_mut(card))
        {
            Some(seen) if !*seen => *seen = true,
            _ => {
                return Err(Say::new(key)
                    .num("count", count as i64)
                    .num("card", *number)
                    .into());
            }
        }
    }
    match seen.iter().position(|seen| !seen) {
        None => Ok(numbers.iter().map(|number| number - 1).collect()),
        Some(card) => Err(Say::new(key)
            .num("count", count as i64)
            .num("card", card as i64 + 1)
            .into()),
    }
}
