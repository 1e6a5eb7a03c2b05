//! A tile comes to lie: squares, rim, links and stations follow.

use super::{Board, Depot, Frame, Laid, column, row, squares};
use crate::content::{Country, Tile};
use crate::square::{DIRECTIONS, Square, opposite};
use table::Seat;

impl Board {
    /// Lays a tile where it may lie. A station gets its manager (2.3, 2.5).
    pub(crate) fn lay(&mut self, piece: u8, tile: Tile, at: Square, rot: u8, manager: Seat) {
        let [first, second] = squares(tile, at, rot);
        let edges = self.rim.edges(first);
        let around = Around {
            in_hole: edges.in_hole(),
            by_station: edges.by_station(),
        };
        let cuts_nothing = around.in_hole || self.cuts_nothing(first, second);
        if self.tile_count == 0 {
            self.frame = Frame::of(first);
        }
        let number = self.tile_count;
        let new = Laid::new(piece, tile, at, rot);
        self.tiles[usize::from(number)] = new;
        self.tile_count += 1;
        self.cover(first);
        self.cover(second);
        match tile {
            Tile::Country(_) => {}
            Tile::Track(_) => {
                self.join_graph(number, at);
            }
            Tile::Station(card) => {
                let node = self.join_graph(number, at);
                self.station_nodes |= 1 << node;
                self.depots[usize::from(self.depot_count)] = Depot {
                    node,
                    card,
                    manager: manager.0,
                    ..Depot::NONE
                };
                self.depot_count += 1;
            }
        }
        self.touch(new, first, second, around);
        if second != first {
            self.touch(new, second, first, around);
        }
        if !cuts_nothing {
            let outside = self.outside(&[]);
            self.rim.find_holes(|at| outside.has(at));
        }
    }

    fn cover(&mut self, at: Square) {
        self.rows[row(at.y)] |= 1 << column(at.x);
        self.frame = self.frame.with(at);
        self.rim.remove(at);
    }

    /// A new node, kept in the order of anchors.
    fn join_graph(&mut self, tile: u8, at: Square) -> u8 {
        let node = self.node_count;
        self.node_tiles[usize::from(node)] = tile;
        let place = self.by_anchor().partition_point(|n| self.anchor(*n) < at);
        let place_to = usize::from(node);
        self.by_anchor.copy_within(place..place_to, place + 1);
        self.by_anchor[place] = node;
        self.node_count += 1;
        node
    }

    /// What a new tile means to the squares around one of its squares; `other` is its other square, if it has one. Tiles are
    /// looked for only where it matters which one lies there.
    fn touch(&mut self, new: Laid, at: Square, other: Square, around: Around) {
        let ends = new.ends();
        let station = matches!(new.tile(), Tile::Station(_));
        for side in DIRECTIONS {
            let beside = at.beside(side);
            if beside == other && other != at {
                continue;
            }
            let end = ends & side != 0;
            if !self.bit(beside) {
                self.rim
                    .face(beside, opposite(side), end, station, around.in_hole);
                continue;
            }
            if end && let Some(neighbour) = self.node_at(beside) {
                // The new tile is the newest node: two track ends meet (4.1).
                let node = self.node_count - 1;
                self.links[usize::from(node)] |= 1 << neighbour;
                self.links[usize::from(neighbour)] |= 1 << node;
            }
            if station {
                let neighbour = self
                    .tile_at(beside)
                    .map(|tile| self.tiles[usize::from(tile)]);
                let newest = usize::from(self.depot_count) - 1;
                if let Some(neighbour) = neighbour {
                    self.depots[newest].gains(neighbour);
                }
            } else if around.by_station
                && let Some(depot) = self.depot_covering(beside)
            {
                self.depots[depot].gains(new);
            }
        }
    }

    fn depot_covering(&self, at: Square) -> Option<usize> {
        let covers = |depot: &Depot| self.tiles[usize::from(self.tile_of(depot.node))].covers(at);
        self.depots().iter().position(covers)
    }
}

/// What was around a square before a tile was laid there.
#[derive(Clone, Copy)]
struct Around {
    in_hole: bool,
    by_station: bool,
}

impl Depot {
    /// A tile beside a station counts for it: as a neighbour, and as supply (C7).
    fn gains(&mut self, tile: Laid) {
        self.around += 1;
        if let Tile::Country(country) = tile.tile() {
            self.supply[country as usize] += 1;
            if country == Country::House {
                self.houses |= 1 << tile.piece;
            }
        }
    }
}
