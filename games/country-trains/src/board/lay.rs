//! A tile comes to lie: squares, rim, links and stations follow.

use super::{Board, Depot, Frame, Laid, column, row, squares};
use crate::content::{Country, Tile};
use crate::square::{DIRECTIONS, Square, opposite};
use table::Seat;

impl Board {
    /// Lays a tile where it may lie. A station gets its manager (2.3, 2.5).
    pub(crate) fn lay(&mut self, piece: u8, tile: Tile, at: Square, rot: u8, manager: Seat) {
        let [first, second] = squares(tile, at, rot);
        let in_hole = self.rim.edges(first).in_hole();
        let cuts_nothing = in_hole || first == second && self.cuts_nothing(first);
        if self.tile_count == 0 {
            self.frame = Frame::of(first);
        }
        let number = self.tile_count;
        self.tiles[usize::from(number)] = Laid::new(piece, tile, at, rot);
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
        self.touch(number, first, second, in_hole);
        if second != first {
            self.touch(number, second, first, in_hole);
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

    /// What a new tile means to the squares around one of its squares; `other` is its other square, if it has one.
    fn touch(&mut self, number: u8, at: Square, other: Square, in_hole: bool) {
        let new = self.tiles[usize::from(number)];
        let (tile, ends) = (new.tile(), new.ends());
        let station = matches!(tile, Tile::Station(_));
        for side in DIRECTIONS {
            let beside = at.beside(side);
            if beside == other && other != at {
                continue;
            }
            let end = ends & side != 0;
            if !self.bit(beside) {
                self.rim.face(beside, opposite(side), end, station, in_hole);
                continue;
            }
            let Some(neighbour) = self.tile_at(beside) else {
                continue;
            };
            if end {
                self.link(number, neighbour);
            }
            self.meet(number, neighbour);
            self.meet(neighbour, number);
        }
    }

    /// Two track ends meet (4.1).
    fn link(&mut self, one: u8, other: u8) {
        if let (Some(one), Some(other)) = (self.node_of(one), self.node_of(other)) {
            self.links[usize::from(one)] |= 1 << other;
            self.links[usize::from(other)] |= 1 << one;
        }
    }

    /// If one tile is a station, the other one counts for it: as a neighbour, and as supply (C7).
    fn meet(&mut self, one: u8, other: u8) {
        if !matches!(self.tiles[usize::from(one)].tile(), Tile::Station(_)) {
            return;
        }
        let node = self.node_of(one);
        let other = self.tiles[usize::from(other)];
        let count = usize::from(self.depot_count);
        let depots = &mut self.depots[..count];
        let Some(depot) = depots.iter_mut().find(|depot| Some(depot.node) == node) else {
            return;
        };
        depot.around += 1;
        if let Tile::Country(country) = other.tile() {
            depot.supply[country as usize] += 1;
            if country == Country::House {
                depot.houses |= 1 << other.piece;
            }
        }
    }
}
