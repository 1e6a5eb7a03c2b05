//! Where a tile may lie (part 3), judged on the board alone.

use super::{Board, Edges, NO, Nodes, outer, squares};
use crate::content::{Tile, Track};
use crate::square::{DIRECTIONS, EAST, NORTH, SOUTH, Square, WEST};
use table::Seat;

/// Why a tile may not lie there, in the order in which the reasons are tested.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fault {
    BadRotation,
    CellOccupied,
    StationsTouch,
    EdgeMismatch,
    NotJoined,
    NotBesideStation,
    NotExpandable,
}

/// By kind of track and by what faces a square: the rotations whose edges match, as bits.
static FITTING: [[u8; 256]; 4] = {
    let mut table = [[0; 256]; 4];
    let mut kind = 0;
    while kind < 4 {
        let track = Track::ALL[kind];
        let mut sides = 0;
        while sides < 256 {
            let mut rot = 0;
            while rot < track.rotations() {
                let ends = track.ends(rot) as usize;
                if sides & 15 & !ends == 0 && sides >> 4 & ends == 0 {
                    table[kind][sides] |= 1 << rot;
                }
                rot += 1;
            }
            sides += 1;
        }
        kind += 1;
    }
    table
};

/// The rotations in a set, lowest first.
pub(crate) fn rotations(set: u8) -> impl Iterator<Item = u8> {
    (0..4).filter(move |rot| set >> rot & 1 != 0)
}

impl Board {
    /// The first reason against a tile on a square (3.1 to 3.4, 3.6).
    pub(crate) fn judge(&self, tile: Tile, at: Square, rot: u8) -> Result<(), Fault> {
        if rot >= tile.rotations() {
            return Err(Fault::BadRotation);
        }
        let [first, second] = squares(tile, at, rot);
        if self.occupied(first) || self.occupied(second) {
            return Err(Fault::CellOccupied);
        }
        let (one, other) = (self.rim.edges(first), self.rim.edges(second));
        let ends = tile.ends(rot);
        // A station is never beside a station, end to end or side by side (3.3, C5).
        let station = matches!(tile, Tile::Station(_));
        if station && (one.by_station() || other.by_station()) {
            return Err(Fault::StationsTouch);
        }
        // Between a station's two squares there is no edge, so its ends can be compared on both.
        if !one.match_ends(ends) || !other.match_ends(ends) {
            return Err(Fault::EdgeMismatch);
        }
        match tile {
            Tile::Country(_) if !one.by_station() => return Err(Fault::NotBesideStation),
            Tile::Track(_) | Tile::Station(_) if !one.faced() && !other.faced() => {
                return Err(Fault::NotJoined);
            }
            _ => {}
        }
        if self.grows_with(tile, at, rot) {
            Ok(())
        } else {
            Err(Fault::NotExpandable)
        }
    }

    /// Whether a growth point is left once the tile lies there (3.4, C6).
    fn grows_with(&self, tile: Tile, at: Square, rot: u8) -> bool {
        let [first, second] = squares(tile, at, rot);
        let (one, other) = (self.rim.edges(first), self.rim.edges(second));
        if one.in_hole() {
            // The tile changes nothing in the open.
            return true;
        }
        let ends = tile.ends(rot);
        let single = first == second;
        let covered = |at: Square| at == first || at == second;
        let looks_out = |from: Square, open: &dyn Fn(Square) -> bool| {
            DIRECTIONS.into_iter().any(|side| {
                let to = from.beside(side);
                ends & side != 0 && !covered(to) && !self.bit(to) && open(to)
            })
        };
        if self.cuts_nothing(first, second) {
            let lost = u8::from(one.grows()) + u8::from(!single && other.grows());
            let all = &|_: Square| true;
            return self.rim.growth() > lost || looks_out(first, all) || looks_out(second, all);
        }
        let growth = || {
            self.rim
                .iter()
                .filter(|edges| edges.grows() && !covered(edges.at()))
        };
        // Off the smallest rectangle around all tiles every square is in the open.
        let all = self.frame.with(first).with(second);
        if growth().any(|edges| !all.has(edges.at())) {
            return true;
        }
        let outside = self.outside(&[first, second]);
        let open = &|at: Square| outside.has(at);
        growth().any(|edges| open(edges.at())) || looks_out(first, open) || looks_out(second, open)
    }

    /// Whether there is a growth point beside this square.
    fn others_grow(&self, edges: Edges) -> bool {
        self.rim.growth() > u8::from(edges.grows())
    }

    /// The rotations of a kind of track that may lie on a square that a track end faces.
    pub(crate) fn track_rotations(&self, track: Track, edges: Edges) -> u8 {
        let fitting = FITTING[track as usize][edges.sides()];
        if fitting == 0 || self.grows_anyway(edges) {
            return fitting;
        }
        let grows = |rot: &u8| self.grows_with(Tile::Track(track), edges.at(), *rot);
        rotations(fitting)
            .filter(grows)
            .fold(0, |set, rot| set | 1 << rot)
    }

    /// Whether whatever lies on the square leaves a growth point.
    fn grows_anyway(&self, edges: Edges) -> bool {
        edges.in_hole() || self.others_grow(edges) && self.cuts_nothing(edges.at(), edges.at())
    }

    /// Whether one of these kinds of track, as bits, may lie somewhere.
    pub(crate) fn takes_track(&self, kinds: u8) -> bool {
        self.rim.faced().any(|edges| {
            Track::ALL
                .into_iter()
                .any(|kind| kinds >> kind as u8 & 1 != 0 && self.track_rotations(kind, edges) != 0)
        })
    }

    /// Whether country may lie on a square that is for country: the station beside it may be anyone's (C8).
    pub(crate) fn takes_country_at(&self, edges: Edges) -> bool {
        use crate::content::Country::Wood;
        self.grows_anyway(edges) || self.grows_with(Tile::Country(Wood), edges.at(), 0)
    }

    /// Whether country may lie somewhere.
    pub(crate) fn takes_country(&self) -> bool {
        self.rim
            .iter()
            .any(|edges| edges.for_country() && self.takes_country_at(edges))
    }

    /// Every place for a station, in canonical order; all stations have one shape.
    pub(crate) fn station_spots(&self) -> StationSpots {
        let mut spots = StationSpots::NONE;
        for (at, rot) in self.station_places() {
            spots.insert(at, rot);
        }
        spots
    }

    /// Whether a station may lie somewhere.
    pub(crate) fn takes_station(&self) -> bool {
        self.station_places().next().is_some()
    }

    /// The place for a station at each open end; between two open ends it comes twice.
    fn station_places(&self) -> impl Iterator<Item = (Square, u8)> + '_ {
        let open = self.rim.faced().filter(|edges| !edges.by_station());
        let places = open.filter_map(|edges| {
            let at = edges.at();
            match edges.ends() {
                WEST => Some((at, 0)),
                EAST => Some((at.beside(WEST), 0)),
                NORTH => Some((at, 1)),
                SOUTH => Some((at.beside(NORTH), 1)),
                _ => None,
            }
        });
        places.filter(|(at, rot)| self.judge(Tile::Station(0), *at, *rot).is_ok())
    }

    /// Whether track tiles alone would join a station lying there to one that another seat manages (3.5, C15).
    pub(crate) fn joins_rival(&self, at: Square, rot: u8, seat: Seat) -> bool {
        let joined = self.joined_by_track(self.nodes_facing(at, rot));
        self.depots()
            .iter()
            .any(|depot| depot.manager != seat.0 && joined >> depot.node & 1 != 0)
    }

    /// The nodes whose track ends meet the ends of a station lying there.
    fn nodes_facing(&self, at: Square, rot: u8) -> Nodes {
        let station = Tile::Station(0);
        let [first, second] = squares(station, at, rot);
        let mut nodes = 0;
        for side in DIRECTIONS {
            if station.ends(rot) & side == 0 {
                continue;
            }
            let out = outer(first, second, side);
            let node = self.node_at(out.beside(side));
            nodes |= node.map_or(0, |node| 1 << node);
        }
        nodes
    }
}

/// Places for a station.
#[derive(Clone, Copy)]
pub(crate) struct StationSpots {
    spots: [(Square, u8); StationSpots::MOST],
    len: u8,
}

impl StationSpots {
    /// An open end has one place for a station.
    const MOST: usize = 4 * super::NODES;
    const NONE: StationSpots = StationSpots {
        spots: [(Square::new(0, 0), NO); StationSpots::MOST],
        len: 0,
    };

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Square, u8)> + '_ {
        self.spots[..usize::from(self.len)].iter().copied()
    }

    fn insert(&mut self, at: Square, rot: u8) {
        let len = usize::from(self.len);
        let place = self.spots[..len].partition_point(|spot| *spot < (at, rot));
        if self.iter().nth(place) != Some((at, rot)) {
            self.spots.copy_within(place..len, place + 1);
            self.spots[place] = (at, rot);
            self.len += 1;
        }
    }
}
