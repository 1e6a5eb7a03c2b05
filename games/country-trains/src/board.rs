//! The board: tiles on an unbounded table (1.1), with all that the rules ask of it kept at hand, so that nothing is worked out
//! twice. At most 64 tiles lie on it; it is one flat piece of memory.

mod graph;
mod lay;
mod outside;
mod rim;
mod spots;

pub(crate) use graph::{Connections, Nodes, each};
pub(crate) use rim::Edges;
pub(crate) use spots::{Fault, rotations};

use crate::content::{Content, Country, Tile, Track};
use crate::square::{DIRECTIONS, EAST, SOUTH, Sides, Square};
use rim::Rim;

/// Nothing, nobody, nowhere.
pub(crate) const NO: u8 = u8::MAX;
/// Tiles that can lie on a board.
pub(crate) const MOST_TILES: usize = Content::MOST_NODES + Content::MOST_COUNTRY;
const NODES: usize = Content::MOST_NODES;

/// A tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Laid {
    /// Which piece it is.
    pub(crate) piece: u8,
    /// The face in the lower six bits, the rotation in the upper two.
    shape: u8,
    pub(crate) at: Square,
}

impl Laid {
    fn new(piece: u8, tile: Tile, at: Square, rot: u8) -> Laid {
        let face = match tile {
            Tile::Track(track) => track as u8,
            Tile::Country(country) => 4 + country as u8,
            Tile::Station(card) => 8 + card,
        };
        Laid {
            piece,
            shape: face | rot << 6,
            at,
        }
    }

    pub(crate) const fn tile(self) -> Tile {
        match self.shape & 63 {
            face @ 0..4 => Tile::Track(Track::ALL[face as usize]),
            face @ 4..8 => Tile::Country(Country::ALL[face as usize - 4]),
            face => Tile::Station(face - 8),
        }
    }

    pub(crate) const fn rot(self) -> u8 {
        self.shape >> 6
    }

    pub(crate) const fn ends(self) -> Sides {
        self.tile().ends(self.rot())
    }

    fn covers(self, at: Square) -> bool {
        self.at == at || self.shape & 63 >= 8 && squares(self.tile(), self.at, self.rot())[1] == at
    }
}

/// A station on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Depot {
    /// Its node in the track graph.
    pub(crate) node: u8,
    /// The station, by its place in the content set.
    pub(crate) card: u8,
    /// The seat that manages it; never changes (C26).
    pub(crate) manager: u8,
    /// Green numbers covered, from the highest down.
    pub(crate) cubes: u8,
    /// Country tiles beside it by kind (C7).
    pub(crate) supply: [u8; 4],
    /// Neighbouring squares that hold a tile, out of six.
    pub(crate) around: u8,
    /// House tiles beside it, as bits by country piece: a house between two stations counts once (C21).
    pub(crate) houses: u32,
}

impl Depot {
    const NONE: Depot = Depot {
        node: NO,
        card: NO,
        manager: NO,
        cubes: 0,
        supply: [0; 4],
        around: 0,
        houses: 0,
    };

    /// Country tiles on its side squares, out of four.
    pub(crate) fn country(&self) -> u8 {
        self.supply.iter().sum()
    }

    /// All four side squares hold country, or all six neighbouring squares hold something (2.5, C14).
    pub(crate) fn developed(&self) -> bool {
        self.country() == 4 || self.around == 6
    }
}

/// The tiles that lie, and what follows from how they lie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    /// Squares that hold a tile, as bits by column; rows and columns are counted modulo 64, which no network outgrows.
    rows: [u64; 64],
    /// Empty squares beside tiles.
    pub(crate) rim: Rim,
    /// Which nodes of the track graph are linked (4.1).
    links: [Nodes; NODES],
    /// The nodes that are stations.
    pub(crate) station_nodes: Nodes,
    /// The tile of each node.
    node_tiles: [u8; NODES],
    /// Nodes in the order of their anchors.
    by_anchor: [u8; NODES],
    tiles: [Laid; MOST_TILES],
    depots: [Depot; Content::MOST_STATIONS],
    tile_count: u8,
    node_count: u8,
    depot_count: u8,
    frame: Frame,
}

/// The smallest rectangle that holds all tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Frame {
    least: Square,
    most: Square,
}

impl Frame {
    const fn of(at: Square) -> Frame {
        Frame {
            least: at,
            most: at,
        }
    }

    fn with(self, at: Square) -> Frame {
        Frame {
            least: Square::new(self.least.x.min(at.x), self.least.y.min(at.y)),
            most: Square::new(self.most.x.max(at.x), self.most.y.max(at.y)),
        }
    }

    const fn has(self, at: Square) -> bool {
        self.least.x <= at.x && at.x <= self.most.x && self.least.y <= at.y && at.y <= self.most.y
    }
}

/// The squares that a tile covers: a station has two (C1), for all others the second is the anchor again.
pub(crate) fn squares(tile: Tile, at: Square, rot: u8) -> [Square; 2] {
    match (tile, rot) {
        (Tile::Station(_), 0) => [at, at.beside(EAST)],
        (Tile::Station(_), _) => [at, at.beside(SOUTH)],
        _ => [at, at],
    }
}

/// The one of a tile's squares that is outermost in a direction.
fn outer(first: Square, second: Square, side: Sides) -> Square {
    if first.beside(side) == second {
        second
    } else {
        first
    }
}

impl Board {
    pub(crate) const EMPTY: Board = Board {
        rows: [0; 64],
        rim: Rim::EMPTY,
        links: [0; NODES],
        station_nodes: 0,
        node_tiles: [NO; NODES],
        by_anchor: [NO; NODES],
        tiles: [Laid {
            piece: NO,
            shape: 0,
            at: Square::new(0, 0),
        }; MOST_TILES],
        depots: [Depot::NONE; Content::MOST_STATIONS],
        tile_count: 0,
        node_count: 0,
        depot_count: 0,
        frame: Frame::of(Square::new(0, 0)),
    };

    /// The tiles in order of laying.
    pub(crate) fn tiles(&self) -> &[Laid] {
        &self.tiles[..usize::from(self.tile_count)]
    }

    /// The stations in order of laying.
    pub(crate) fn depots(&self) -> &[Depot] {
        &self.depots[..usize::from(self.depot_count)]
    }

    pub(crate) fn depots_mut(&mut self) -> &mut [Depot] {
        &mut self.depots[..usize::from(self.depot_count)]
    }

    /// The station at a node, by its number in order of laying.
    pub(crate) fn depot_at(&self, node: u8) -> Option<usize> {
        self.depots().iter().position(|depot| depot.node == node)
    }

    pub(crate) const fn nodes(&self) -> u8 {
        self.node_count
    }

    /// The nodes in the order in which moves are listed.
    pub(crate) fn by_anchor(&self) -> &[u8] {
        &self.by_anchor[..usize::from(self.node_count)]
    }

    /// The place of a node's tile among all tiles.
    pub(crate) fn tile_of(&self, node: u8) -> u8 {
        self.node_tiles[usize::from(node)]
    }

    pub(crate) fn anchor(&self, node: u8) -> Square {
        self.tiles[usize::from(self.tile_of(node))].at
    }

    /// The node of the tile with this anchor.
    pub(crate) fn node_with_anchor(&self, at: Square) -> Option<u8> {
        (0..self.node_count).find(|node| self.anchor(*node) == at)
    }

    /// The tile that covers a square, by its place among all tiles.
    fn tile_at(&self, at: Square) -> Option<u8> {
        let place = self.tiles().iter().position(|tile| tile.covers(at))?;
        Some(place as u8)
    }

    /// The node that covers a square; country has none.
    pub(crate) fn node_at(&self, at: Square) -> Option<u8> {
        let covers = |node: &u8| self.tiles[usize::from(self.tile_of(*node))].covers(at);
        (0..self.node_count).find(covers)
    }

    /// The ends of a tile that face empty squares.
    pub(crate) fn open_ends(&self, laid: &Laid) -> Sides {
        let [first, second] = squares(laid.tile(), laid.at, laid.rot());
        let ends = DIRECTIONS
            .into_iter()
            .filter(|side| laid.ends() & side != 0);
        ends.filter(|side| !self.bit(outer(first, second, *side).beside(*side)))
            .sum()
    }

    /// The stations beside a square, by their numbers in order of laying.
    pub(crate) fn depots_beside(&self, at: Square) -> impl Iterator<Item = u8> + '_ {
        let covers = move |depot: &Depot| {
            let station = self.tiles[usize::from(self.tile_of(depot.node))];
            DIRECTIONS
                .into_iter()
                .any(|side| station.covers(at.beside(side)))
        };
        let numbered = (0..).zip(self.depots());
        numbered
            .filter(move |(_, depot)| covers(depot))
            .map(|(number, _)| number)
    }

    pub(crate) fn is_station(&self, node: u8) -> bool {
        self.station_nodes >> node & 1 != 0
    }

    /// Whether a tile lies there.
    pub(crate) fn occupied(&self, at: Square) -> bool {
        self.tile_count > 0 && self.frame.has(at) && self.bit(at)
    }

    /// The same for a square no further than one step from the network, where counting modulo 64 cannot mislead.
    const fn bit(&self, at: Square) -> bool {
        self.rows[row(at.y)] >> column(at.x) & 1 != 0
    }
}

const fn row(y: i8) -> usize {
    (y & 63) as usize
}

const fn column(x: i8) -> u32 {
    (x & 63) as u32
}
