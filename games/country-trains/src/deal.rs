//! Sets up a game (2.2): the only place where luck enters.

use crate::action::Stack;
use crate::board::{Board, Connections, NO};
use crate::content::Content;
use crate::state::{CountryTrains, MOST_SEATS, Phase, Purse, Stacks, State, face};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{BadOptions, Dice, Game, Say, Seat, Silence};

/// Variants of the game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// The seat that begins, counted from 1; none: drawn (C10).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<u8>,
    /// The round is finished after the last tile is drawn, so that all have as many turns (C30).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub equal_turns: bool,
    /// A content set of one's own, as the text of its file; none: the default set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set: Option<String>,
}

impl Stacks {
    /// The tiles of a set in table order.
    pub(crate) fn of(content: &Content) -> Stacks {
        let mut stacks = Stacks {
            track: [NO; Content::MOST_NODES],
            country: [NO; Content::MOST_COUNTRY],
            station: [NO; Content::MOST_STATIONS],
            drawn: [0; 3],
            count: [0; 3],
            removed: 0,
        };
        for stack in Stack::ALL {
            stacks.count[stack as usize] = content.count(stack);
            for (place, tile) in stacks.row_mut(stack).iter_mut().zip(content.tiles(stack)) {
                *place = face(tile);
            }
        }
        stacks
    }
}

impl State {
    /// Before anything is drawn.
    pub(crate) fn new(stacks: Stacks, seats: u8, first: Seat, equal_turns: bool) -> State {
        State {
            board: Board::EMPTY,
            stacks,
            purses: [Purse::NEW; MOST_SEATS],
            seats,
            first,
            to_act: first,
            phase: Phase::Setup,
            equal_turns,
            no_placement: false,
            tiles_allowed: 0,
            tiles_placed: 0,
            turn: 0,
            hand: [NO; 2],
            trigger: None,
            draws: 0,
            reach: 0,
            connections: Connections::NONE,
            last: None,
        }
    }
}

/// Deals a game.
pub(crate) fn deal(
    options: &Options,
    seats: u8,
    dice: &mut Dice,
) -> Result<CountryTrains, BadOptions> {
    if !CountryTrains::CARD.seats.contains(&seats) {
        return Err(Say::new("given-seats").num("seats", seats).into());
    }
    if let Some(first) = options.first.filter(|first| !(1..=seats).contains(first)) {
        let say = Say::new("given-first").num("first", first);
        return Err(say.num("seats", seats).into());
    }
    let content = match &options.set {
        None => Content::base(),
        Some(text) => Arc::new(Content::load(text)?),
    };
    content.fits(seats)?;
    let mut stacks = Stacks::of(&content);
    for stack in [Stack::Station, Stack::Track, Stack::Country] {
        dice.shuffle(stacks.row_mut(stack));
    }
    let first = match options.first {
        Some(first) => Seat(first - 1),
        None => Seat(dice.below(seats.into()) as u8),
    };
    let mut game = CountryTrains {
        content,
        now: State::new(stacks, seats, first, options.equal_turns),
    };
    game.start_turn(first, &mut Silence);
    Ok(game)
}
