//! Any position, written down openly: what a finished game is checked by, and what designers and cases set up.
//!
//! ```
//! use table::{Dice, Game};
//! use village_rails::{VillageRails, content::Content, position::Position};
//!
//! let mut at = Position::new("AB");
//! at.seats[0].money = 20;
//! at.fill(&Content::base());
//! let game: VillageRails = at.set_up(Content::base()).unwrap();
//! assert_eq!(game.sheets()[0].ties, [20]);
//! ```

mod set_up;

use crate::content::Content;
use crate::state::{CELLS, LINES, Line, Lot, NO, VillageRails};
use serde::{Deserialize, Serialize};
use std::fmt;
use table::Seat;

pub use crate::state::Phase;
pub use crate::view::Status;

/// A whole position; cards by number, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Where the turn stands.
    pub phase: Phase,
    /// The seat to act; when the game is over, the one that acted last.
    pub to_act: Seat,
    /// Whether it has planned its trip this turn.
    pub planned: bool,
    /// Cards lying track side up, slot 0 first.
    pub track_market: Vec<Offer>,
    /// Cards lying trip side up, slot 0 first.
    pub trip_market: Vec<Offer>,
    /// The railway deck, the top first.
    pub deck: Vec<u8>,
    /// How many trips have been put under the deck so far, those drawn again included.
    pub returned: u8,
    /// The terminus deck, the top first.
    pub terminus_deck: Vec<u8>,
    /// With `shuffled_pairing`: for each card by number, the card of the set whose trip side it bears.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pairing: Option<Vec<u8>>,
    /// What lies before each seat.
    pub seats: Vec<Area>,
}

/// A card in a market.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// The card.
    pub card: u8,
    /// Pounds lying on it.
    pub coins: u8,
}

/// What lies before one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Area {
    /// A to D.
    pub letter: char,
    /// Tracks, row by row.
    pub cells: [Option<Laid>; CELLS],
    /// T1 T2 T3 L1 L2 L3 L4.
    pub lines: [Railroad; LINES],
    /// Pounds.
    pub money: u16,
    /// Points of the resolved lines; worked out anew when a position is set up.
    pub points: u16,
    /// Terminus cards held.
    pub hand: Vec<u8>,
    /// Turns finished.
    pub turns: u8,
}

/// A track on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Laid {
    /// The card.
    pub card: u8,
    /// Whether it lies upside down.
    pub turned: bool,
}

/// One line.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Railroad {
    /// Where it stands; worked out anew when a position is set up.
    pub status: Status,
    /// Trips on it, in order of assignment.
    pub trips: Vec<u8>,
    /// How it was resolved, if it was.
    pub resolved: Option<Resolved>,
}

/// How a line was resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Resolved {
    /// The terminus card at its start.
    pub terminus: u8,
    /// Pounds it paid.
    pub paid: u8,
    /// Points of its trips.
    pub trip_points: u16,
}

/// Why a position cannot be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum BadPosition {
    /// Two to four seats with different letters of the set are needed.
    Seats,
    /// There are too few or too many cards for so many seats.
    SetDoesNotFit,
    /// The pairing does not give every card one trip side.
    Pairing,
    /// A railway card is missing, named twice, or not in the set.
    RailwayCard { card: u8 },
    /// A terminus card is missing, named twice, or not in the set.
    TerminusCard { card: u8 },
    /// A market has too many cards, or too few while the deck has some.
    Market,
    /// More trips were returned than can have been planned.
    Returned,
    /// This card does not change when turned (V12).
    Turned { card: u8 },
    /// A line has too many trips, or trips although it is resolved.
    Trips { seat: Seat, line: u8 },
    /// A line is resolved though it is not complete.
    NotComplete { seat: Seat, line: u8 },
    /// A line is complete and not resolved though its seat is not resolving.
    Unresolved { seat: Seat, line: u8 },
    /// The phase does not agree with the lines, the markets or the turns.
    Phase,
    /// A seat has not taken as many turns as the order of play says.
    Turns { seat: Seat },
    /// There are more tracks than turns.
    Tracks { seat: Seat },
    /// A hand holds three cards, two after the seventh line (V19).
    Hand { seat: Seat },
}

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadPosition::Seats => write!(f, "two to four seats with different letters are needed"),
            BadPosition::SetDoesNotFit => write!(f, "the set does not fit the number of seats"),
            BadPosition::Pairing => write!(f, "the pairing does not give every card one trip"),
            BadPosition::RailwayCard { card } => {
                write!(f, "railway card {card} is not named exactly once")
            }
            BadPosition::TerminusCard { card } => {
                write!(f, "terminus card {card} is not named exactly once")
            }
            BadPosition::Market => write!(f, "a market does not have the cards it should have"),
            BadPosition::Returned => write!(f, "too many trips were returned"),
            BadPosition::Turned { card } => write!(f, "turning card {card} changes nothing"),
            BadPosition::Trips { seat, line } => {
                write!(f, "seat {seat}, line {line}: these trips cannot lie there")
            }
            BadPosition::NotComplete { seat, line } => {
                write!(f, "seat {seat}, line {line} is resolved but not complete")
            }
            BadPosition::Unresolved { seat, line } => {
                write!(f, "seat {seat}, line {line} is complete but not resolved")
            }
            BadPosition::Phase => write!(f, "the phase does not agree with the rest"),
            BadPosition::Turns { seat } => write!(f, "seat {seat} has a wrong number of turns"),
            BadPosition::Tracks { seat } => write!(f, "seat {seat} has more tracks than turns"),
            BadPosition::Hand { seat } => write!(f, "seat {seat} holds a wrong number of cards"),
        }
    }
}

impl std::error::Error for BadPosition {}

impl Position {
    /// Seats with these letters at the start of a game, before any card is dealt.
    pub fn new(letters: &str) -> Position {
        let seats: Vec<Area> = letters.chars().map(Area::new).collect();
        let first = (0..).zip(&seats).min_by_key(|(_, area)| area.letter);
        Position {
            phase: Phase::Main,
            to_act: Seat(first.map_or(0, |(seat, _)| seat)),
            planned: false,
            track_market: Vec::new(),
            trip_market: Vec::new(),
            deck: Vec::new(),
            returned: 0,
            terminus_deck: Vec::new(),
            pairing: None,
            seats,
        }
    }

    /// The position a game stands in.
    pub fn of(game: &VillageRails) -> Position {
        let now = &game.now;
        let card = |piece: u8| now.railway.cards[usize::from(piece)] + 1;
        let offer = |lot: &Lot| Offer {
            card: card(lot.piece),
            coins: lot.coins,
        };
        let undrawn = &now.terminus.cards[usize::from(now.terminus.top)..];
        Position {
            phase: now.phase,
            to_act: now.to_act,
            planned: now.planned,
            track_market: now.track_market.lots().iter().map(offer).collect(),
            trip_market: now.trip_market.lots().iter().map(offer).collect(),
            deck: (now.railway.top..now.railway.end).map(card).collect(),
            returned: game.returned(),
            terminus_deck: undrawn
                .iter()
                .take_while(|card| **card != NO)
                .map(|card| card + 1)
                .collect(),
            pairing: now.pairing.as_ref().map(|pairing| {
                let trips = pairing.iter().take_while(|trip| **trip != NO);
                trips.map(|trip| trip + 1).collect()
            }),
            seats: Seat::all(now.seats)
                .map(|seat| Area::of(game, seat))
                .collect(),
        }
    }

    /// Puts every card that is not named where there is room: into the markets, the hands and under the decks, by number.
    pub fn fill(&mut self, content: &Content) {
        let mut railway = vec![false; content.tracks.len()];
        self.railway_cards()
            .for_each(|card| name(&mut railway, card));
        let mut left = unnamed(&railway);
        for (market, slots) in [(&mut self.track_market, 7), (&mut self.trip_market, 4)] {
            let missing = slots - market.len().min(slots);
            let offers = left.by_ref().take(missing);
            market.extend(offers.map(|card| Offer { card, coins: 0 }));
        }
        self.deck.extend(left);

        let mut terminus = vec![false; content.termini.len()];
        self.terminus_cards()
            .for_each(|card| name(&mut terminus, card));
        let mut left = unnamed(&terminus);
        for area in &mut self.seats {
            let missing = area.hand_size() - area.hand.len().min(area.hand_size());
            area.hand.extend(left.by_ref().take(missing));
        }
        self.terminus_deck.extend(left);
    }

    /// Every railway card named, place by place.
    fn railway_cards(&self) -> impl Iterator<Item = u8> {
        let markets = self.track_market.iter().chain(&self.trip_market);
        let areas = self.seats.iter().flat_map(|area| {
            let tracks = area.cells.iter().flatten().map(|laid| laid.card);
            let trips = area.lines.iter().flat_map(|line| &line.trips).copied();
            tracks.chain(trips)
        });
        let markets = markets.map(|offer| offer.card);
        markets.chain(areas).chain(self.deck.iter().copied())
    }

    /// Every terminus card named, place by place.
    fn terminus_cards(&self) -> impl Iterator<Item = u8> {
        let areas = self.seats.iter().flat_map(|area| {
            let played = area.lines.iter().filter_map(|line| line.resolved);
            let hand = area.hand.iter().copied();
            hand.chain(played.map(|resolved| resolved.terminus))
        });
        areas.chain(self.terminus_deck.iter().copied())
    }
}

fn name(named: &mut [bool], card: u8) {
    let place = usize::from(card).checked_sub(1);
    if let Some(named) = place.and_then(|place| named.get_mut(place)) {
        *named = true;
    }
}

fn unnamed(named: &[bool]) -> impl Iterator<Item = u8> {
    let cards = (1..).zip(named);
    cards.filter(|(_, named)| !**named).map(|(card, _)| card)
}

impl Area {
    fn new(letter: char) -> Area {
        Area {
            letter,
            cells: [None; CELLS],
            lines: Default::default(),
            money: 5,
            points: 0,
            hand: Vec::new(),
            turns: 0,
        }
    }

    fn of(game: &VillageRails, seat: Seat) -> Area {
        let board = game.board(seat);
        let cards = &game.now.railway.cards;
        let terminus = |piece: u8| game.now.terminus.cards[usize::from(piece)] + 1;
        let railroad = |line: u8| Railroad {
            status: Status::of(&board.line(line)),
            trips: board
                .trips(line)
                .iter()
                .map(|piece| cards[usize::from(*piece)] + 1)
                .collect(),
            resolved: match board.line(line) {
                Line::Resolved {
                    terminus: piece,
                    paid,
                    trip_points,
                } => Some(Resolved {
                    terminus: terminus(piece),
                    paid,
                    trip_points,
                }),
                _ => None,
            },
        };
        Area {
            letter: char::from(b'A' + board.letter),
            cells: std::array::from_fn(|cell| {
                let piece = board.cells[cell];
                (piece != NO).then(|| Laid {
                    card: cards[usize::from(piece)] + 1,
                    turned: board.turned & 1 << cell != 0,
                })
            }),
            lines: std::array::from_fn(|line| railroad(line as u8)),
            money: board.money,
            points: board.points,
            hand: board.hand().iter().map(|piece| terminus(*piece)).collect(),
            turns: board.turns,
        }
    }

    /// Three, two after the seventh line (V19).
    fn hand_size(&self) -> usize {
        let resolved = self.lines.iter().all(|line| line.resolved.is_some());
        3 - usize::from(resolved)
    }
}
