//! Sets up a game (2.2): the only place where luck enters.

use crate::content::{CARD_COLUMNS, CARD_ROWS, CARDS, Card, Content, SQUARES, Square};
use crate::network::Network;
use crate::state::{
    CUBES, Cards, DICE, Die, Marker, NanoRailways, Objectives, Phase, State, WORDS,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use table::{BadOptions, Dice, Game, Say};

/// What the player sets out to do (part 4). Several together make a Rail Baron.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Objective {
    /// A score; with a target, at least so much.
    Economist,
    /// No passenger left on the map.
    Mayor,
    /// A passenger delivered to each type.
    Conductor,
    /// Every link upgraded.
    Engineer,
}

impl Objective {
    /// All four, by number.
    pub const ALL: [Objective; 4] = [
        Objective::Economist,
        Objective::Mayor,
        Objective::Conductor,
        Objective::Engineer,
    ];

    /// Its name in options and words.
    pub const fn name(self) -> &'static str {
        match self {
            Objective::Economist => "economist",
            Objective::Mayor => "mayor",
            Objective::Conductor => "conductor",
            Objective::Engineer => "engineer",
        }
    }
}

/// Who arranges the map (N6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arrange {
    /// The deal does.
    #[default]
    Dealt,
    /// The player picks one of the 24 placements.
    Free,
}

/// Variants of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// At least one; Economist by default.
    pub objectives: Vec<Objective>,
    /// The Economist's score to reach.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<i16>,
    /// Who arranges the map.
    pub arrange: Arrange,
    /// A content set of one's own, as the text of its file; none: the default set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set: Option<String>,
    /// A deal laid out beforehand instead of shuffled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub given: Option<Given>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            objectives: vec![Objective::Economist],
            target: None,
            arrange: Arrange::Dealt,
            set: None,
            given: None,
        }
    }
}

/// A deal laid out beforehand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// s1 to s8: the map NW NE SW SE, the hand, the pool card.
    pub cards: [u8; CARDS],
    /// r1 to r11.
    #[serde(default)]
    pub words: [u64; WORDS],
}

/// Deals a game.
pub(crate) fn deal(
    options: &Options,
    seats: u8,
    dice: &mut Dice,
) -> Result<NanoRailways, BadOptions> {
    if !NanoRailways::CARD.seats.contains(&seats) {
        return Err(Say::new("given-seats").num("seats", seats).into());
    }
    if options.objectives.is_empty() {
        return Err(Say::new("given-no-objective").into());
    }
    let content = match &options.set {
        None => Content::base(),
        Some(text) => Arc::new(Content::load(text)?),
    };
    let (cards, words) = match &options.given {
        None => shuffled(dice),
        Some(given) => (given_cards(given)?, given.words),
    };
    let [s1, s2, s3, s4, s5, s6, s7, s8] = cards;
    let map = [s1, s2, s3, s4];
    let [x, y, z] = content.building_dice.map(Die::waiting);
    let [one, two] = [1, 2].map(Die::waiting);
    let dice: [Die; DICE] = [one, one, two, two, x, y, z];
    Ok(NanoRailways {
        now: State {
            net: laid_out(&content, map),
            markers: [Marker::SUPPLY; CUBES],
            dice,
            capital: 0,
            pollution: 1,
            profit: 0,
            workers: 2,
            hand: Cards::from_iter([s5, s6, s7]),
            pool: Cards::one(s8),
            discard: Cards::default(),
            decade: 1,
            phase: match options.arrange {
                Arrange::Dealt => Phase::Passengers,
                Arrange::Free => Phase::Arrange,
            },
            delivered: [0; 4],
            objectives: options.objectives.iter().copied().collect::<Objectives>(),
            target: options.target,
            cards: map,
            words,
            used: 0,
            last: None,
        },
        content,
    })
}

/// The map of four cards at NW, NE, SW, SE.
pub(crate) fn laid_out(content: &Content, cards: [u8; 4]) -> Network {
    Network::trace(map_of(&content.cards, cards)).expect("the loader has traced every arrangement")
}

/// The squares of four cards at NW, NE, SW, SE.
pub(crate) fn map_of(all: &[Card; CARDS], cards: [u8; 4]) -> [Square; SQUARES] {
    std::array::from_fn(|at| {
        let (row, column) = (at / 10, at % 10);
        let quarter = row / CARD_ROWS * 2 + column / CARD_COLUMNS;
        let card = &all[usize::from(cards[quarter]) - 1];
        card.map[row % CARD_ROWS][column % CARD_COLUMNS]
    })
}

/// Fisher–Yates on the ids, then the eleven words at once (part 5).
fn shuffled(dice: &mut Dice) -> ([u8; CARDS], [u64; WORDS]) {
    let mut cards = [1, 2, 3, 4, 5, 6, 7, 8];
    dice.shuffle(&mut cards);
    (cards, std::array::from_fn(|_| dice.word()))
}

fn given_cards(given: &Given) -> Result<[u8; CARDS], BadOptions> {
    let mut sorted = given.cards;
    sorted.sort_unstable();
    match sorted == [1, 2, 3, 4, 5, 6, 7, 8] {
        true => Ok(given.cards),
        false => Err(Say::new("given-cards").into()),
    }
}
