//! Any position, written down openly: what a finished game is checked by, and what designers and cases set up.
//!
//! ```
//! use country_trains::{content::Content, position::Position};
//! use table::Game;
//!
//! let mut at = Position::new(2);
//! at.station("S1", 0, 0, 0, 0);
//! at.track("straight", 2, 0, 1);
//! at.station("H1", 3, 0, 0, 1);
//! at.fill(&Content::base());
//! let game = at.set_up(Content::base()).unwrap();
//! assert_eq!(game.phase(), "choose");
//! ```

mod set_up;

pub use crate::state::Phase;
pub use set_up::BadPosition;

use crate::action::Stack;
use crate::board::NO;
use crate::content::{Content, Country, Tile, Track};
use crate::square::Square;
use crate::state::{CUBES, CountryTrains, tile};
use serde::{Deserialize, Serialize};
use table::Seat;

/// A whole position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Where the turn stands.
    pub phase: Phase,
    /// The seat to act; when the game is over, the one that acted last.
    pub to_act: Seat,
    /// The seat that began.
    pub first: Seat,
    /// Turns begun.
    pub turn: u16,
    /// Whether all have as many turns.
    pub equal_turns: bool,
    /// Tiles that may be laid this turn.
    pub tiles_allowed: u8,
    /// Tiles laid this turn.
    pub tiles_placed: u8,
    /// Tiles drawn and not yet laid.
    pub hand: Vec<Face>,
    /// Tiles on the board, in order of laying.
    pub tiles: Vec<Lying>,
    /// What belongs to each seat.
    pub seats: Vec<Company>,
    /// The stacks, the top first: stations.
    pub station_stack: Vec<String>,
    /// Track tiles.
    pub track_stack: Vec<Track>,
    /// Country tiles.
    pub country_stack: Vec<Country>,
    /// Track tiles put out of the game.
    pub removed: Vec<Track>,
    /// Who drew the last tile of which stack.
    pub end_trigger: Option<(Seat, Stack)>,
    /// Whether the game ended for want of a placement.
    pub no_placement: bool,
}

/// The face of a tile; a station by its id.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Face {
    Track(Track),
    Country(Country),
    Station(String),
}

/// A tile on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lying {
    /// The face.
    pub tile: Face,
    /// The column.
    pub x: i8,
    /// The row.
    pub y: i8,
    /// Quarter turns.
    pub rot: u8,
    /// Who manages it, if it is a station.
    pub manager: Option<Seat>,
    /// Green numbers covered, if it is a station.
    pub cubes: u8,
}

/// What belongs to one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Company {
    /// Earned with goods.
    pub goods: u16,
    /// Earned with people.
    pub people: u16,
    /// Tax received.
    pub tax_in: u16,
    /// Tax paid.
    pub tax_out: u16,
    /// Load cubes.
    pub pool: u8,
    /// The anchor of the tile on which its locomotive stands; none: on the first station it manages, if it has one.
    pub loco: Option<Square>,
}

impl Position {
    /// So many seats at the start of the first seat's first normal turn, with nothing on the board yet.
    pub fn new(seats: u8) -> Position {
        let company = Company {
            goods: 0,
            people: 0,
            tax_in: 0,
            tax_out: 0,
            pool: CUBES,
            loco: None,
        };
        Position {
            phase: Phase::Choose,
            to_act: Seat(0),
            first: Seat(0),
            turn: u16::from(seats) + 1,
            equal_turns: false,
            tiles_allowed: 1,
            tiles_placed: 0,
            hand: Vec::new(),
            tiles: Vec::new(),
            seats: vec![company; seats.into()],
            station_stack: Vec::new(),
            track_stack: Vec::new(),
            country_stack: Vec::new(),
            removed: Vec::new(),
            end_trigger: None,
            no_placement: false,
        }
    }

    /// Lays a station.
    pub fn station(&mut self, id: &str, x: i8, y: i8, rot: u8, manager: u8) {
        let tile = Face::Station(id.to_owned());
        self.lay(tile, x, y, rot, Some(Seat(manager)));
    }

    /// Lays a track tile; a kind that does not exist is a mistake of the caller: it panics.
    pub fn track(&mut self, kind: &str, x: i8, y: i8, rot: u8) {
        let kind = Track::ALL.into_iter().find(|track| track.code() == kind);
        let kind = kind.expect("a kind of track tile");
        self.lay(Face::Track(kind), x, y, rot, None);
    }

    /// Lays a country tile; a kind that does not exist is a mistake of the caller: it panics.
    pub fn country(&mut self, kind: &str, x: i8, y: i8) {
        let kind = Country::of(kind).expect("a kind of country tile");
        self.lay(Face::Country(kind), x, y, 0, None);
    }

    fn lay(&mut self, tile: Face, x: i8, y: i8, rot: u8, manager: Option<Seat>) {
        self.tiles.push(Lying {
            tile,
            x,
            y,
            rot,
            manager,
            cubes: 0,
        });
    }

    /// The position a game stands in.
    pub fn of(game: &CountryTrains) -> Position {
        let now = &game.now;
        let face = |tile: Tile| Face::of(tile, &game.content);
        let depot = |at: Square| {
            let node = now.board.node_with_anchor(at)?;
            now.board.depots().iter().find(|depot| depot.node == node)
        };
        let tiles = now.board.tiles().iter().map(|laid| {
            let depot = depot(laid.at);
            Lying {
                tile: face(laid.tile()),
                x: laid.at.x,
                y: laid.at.y,
                rot: laid.rot(),
                manager: depot.map(|depot| Seat(depot.manager)),
                cubes: depot.map_or(0, |depot| depot.cubes),
            }
        });
        let seats = game.purses().iter().map(|purse| Company {
            goods: purse.goods,
            people: purse.people,
            tax_in: purse.tax_in,
            tax_out: purse.tax_out,
            pool: purse.pool,
            loco: (purse.loco != NO).then(|| now.board.anchor(purse.loco)),
        });
        let left = |stack: Stack| {
            let faces = now.stacks.left(stack).iter();
            faces.map(move |face| tile(stack, *face))
        };
        let removed = now.stacks.removed().map(|piece| now.stacks.tile(piece));
        Position {
            phase: now.phase,
            to_act: now.to_act,
            first: now.first,
            turn: now.turn,
            equal_turns: now.equal_turns,
            tiles_allowed: now.tiles_allowed,
            tiles_placed: now.tiles_placed,
            hand: game
                .hand()
                .map(|piece| face(now.stacks.tile(piece)))
                .collect(),
            tiles: tiles.collect(),
            seats: seats.collect(),
            station_stack: left(Stack::Station)
                .map(|tile| Face::of(tile, &game.content).id())
                .collect(),
            track_stack: left(Stack::Track).filter_map(track).collect(),
            country_stack: left(Stack::Country).filter_map(country).collect(),
            removed: removed.filter_map(track).collect(),
            end_trigger: now.trigger,
            no_placement: now.no_placement,
        }
    }

    /// Puts every tile that is not named under its stack, in table order.
    pub fn fill(&mut self, content: &Content) {
        for stack in Stack::ALL {
            let mut left = content.tiles(stack);
            for named in self.named(stack) {
                if let Some(place) = left
                    .iter()
                    .position(|tile| Face::of(*tile, content) == named)
                {
                    left.remove(place);
                }
            }
            for tile in left {
                match Face::of(tile, content) {
                    Face::Track(track) => self.track_stack.push(track),
                    Face::Country(country) => self.country_stack.push(country),
                    Face::Station(id) => self.station_stack.push(id),
                }
            }
        }
    }

    /// Every tile of a stack that is named: on the board, out of the game, in the hand, in the stack.
    fn named(&self, stack: Stack) -> Vec<Face> {
        let mut drawn = self.drawn(stack);
        match stack {
            Stack::Track => drawn.extend(self.track_stack.iter().copied().map(Face::Track)),
            Stack::Country => drawn.extend(self.country_stack.iter().copied().map(Face::Country)),
            Stack::Station => drawn.extend(self.station_stack.iter().cloned().map(Face::Station)),
        }
        drawn
    }

    /// Every tile of a stack that is named and no longer in it.
    fn drawn(&self, stack: Stack) -> Vec<Face> {
        let laid = self.tiles.iter().map(|lying| lying.tile.clone());
        let removed = self.removed.iter().copied().map(Face::Track);
        let all = laid.chain(removed).chain(self.hand.iter().cloned());
        all.filter(|face| face.stack() == stack).collect()
    }
}

fn track(tile: Tile) -> Option<Track> {
    match tile {
        Tile::Track(track) => Some(track),
        _ => None,
    }
}

fn country(tile: Tile) -> Option<Country> {
    match tile {
        Tile::Country(country) => Some(country),
        _ => None,
    }
}

impl Face {
    fn of(tile: Tile, content: &Content) -> Face {
        match tile {
            Tile::Track(track) => Face::Track(track),
            Tile::Country(country) => Face::Country(country),
            Tile::Station(card) => Face::Station(content.stations[usize::from(card)].id.clone()),
        }
    }

    fn id(self) -> String {
        match self {
            Face::Station(id) => id,
            _ => String::new(),
        }
    }

    const fn stack(&self) -> Stack {
        match self {
            Face::Track(_) => Stack::Track,
            Face::Country(_) => Stack::Country,
            Face::Station(_) => Stack::Station,
        }
    }

    /// The tile of a set with this face.
    fn tile(&self, content: &Content) -> Option<Tile> {
        match self {
            Face::Track(track) => Some(Tile::Track(*track)),
            Face::Country(country) => Some(Tile::Country(*country)),
            Face::Station(id) => content.station(id).map(Tile::Station),
        }
    }
}
