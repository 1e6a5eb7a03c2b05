//! The map and what is read off it (1.3): buildings, chains, links. Traced anew only when a die is built.

use crate::content::{COLUMNS, Kind, SQUARES, Side, Square};

/// No square, or nobody.
pub(crate) const NO: u8 = u8::MAX;
/// A map of a set that keeps the briefs has at most 14 links, and a die adds at most four.
pub(crate) const MOST_LINKS: usize = 40;

/// A chain of rails with a building at either end. If both are one building it is a loop (N5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Link {
    /// Its lowest square.
    pub(crate) key: u8,
    /// Its number of rails.
    pub(crate) length: u8,
    /// The lowest squares of the buildings at its ends.
    pub(crate) ends: [u8; 2],
}

impl Link {
    const NONE: Link = Link {
        key: NO,
        length: 0,
        ends: [NO; 2],
    };

    /// Whether it joins two different buildings.
    pub(crate) const fn complete(&self) -> bool {
        self.ends[0] != self.ends[1]
    }

    /// The building at the other end.
    pub(crate) const fn across(&self, from: u8) -> Option<u8> {
        match self.ends {
            [a, b] if a == from && b != from => Some(b),
            [a, b] if b == from && a != from => Some(a),
            _ => None,
        }
    }
}

/// The map with its buildings and links.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Network {
    squares: [Square; SQUARES],
    /// For a building or rail square, the lowest square of its building or chain.
    roots: [u8; SQUARES],
    links: [Link; MOST_LINKS],
    count: u8,
    /// Squares a die can be built on: no building there, and neighbours of one type at most.
    pub(crate) sites: u64,
    /// The lowest squares of the buildings.
    lowest: u64,
}

/// The neighbour of each square on each side.
static NEXT: [[u8; 4]; SQUARES] = {
    let mut next = [[NO; 4]; SQUARES];
    let columns = COLUMNS as usize;
    let mut at = 0;
    while at < SQUARES {
        if at >= columns {
            next[at][Side::North as usize] = (at - columns) as u8;
        }
        if at % columns + 1 < columns {
            next[at][Side::East as usize] = at as u8 + 1;
        }
        if at + columns < SQUARES {
            next[at][Side::South as usize] = (at + columns) as u8;
        }
        if !at.is_multiple_of(columns) {
            next[at][Side::West as usize] = at as u8 - 1;
        }
        at += 1;
    }
    next
};

pub(crate) fn neighbour(square: u8, side: Side) -> Option<u8> {
    let next = NEXT[usize::from(square)][side as usize];
    (next != NO).then_some(next)
}

/// How a walk along a chain ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Buffer {
    /// An open side that faces no building and no fitting rail.
    Loose,
    /// A building's square.
    Building(u8),
    /// Back at the start.
    Ring,
}

impl Network {
    /// Reads a map; none: it has more links than fit.
    pub(crate) fn trace(squares: [Square; SQUARES]) -> Option<Network> {
        let mut net = Network {
            squares,
            roots: [NO; SQUARES],
            links: [Link::NONE; MOST_LINKS],
            count: 0,
            sites: 0,
            lowest: 0,
        };
        net.retrace().then_some(net)
    }

    /// Whether all links fit.
    fn retrace(&mut self) -> bool {
        self.roots = [NO; SQUARES];
        self.links = [Link::NONE; MOST_LINKS];
        self.count = 0;
        self.sites = 0;
        self.lowest = 0;
        for square in 0..SQUARES as u8 {
            if self.squares[usize::from(square)].kind().is_some() {
                self.fill_building(square);
            } else if self.one_type(square) {
                self.sites |= 1 << square;
            }
        }
        (0..SQUARES as u8).all(|square| self.follow_chain(square))
    }

    /// Marks a building by its lowest square, which comes first.
    fn fill_building(&mut self, lowest: u8) {
        if self.roots[usize::from(lowest)] != NO {
            return;
        }
        let (mut found, mut len) = ([0u8; SQUARES], 1);
        found[0] = lowest;
        self.roots[usize::from(lowest)] = lowest;
        self.lowest |= 1 << lowest;
        let mut at = 0;
        while at < len {
            let square = found[at];
            at += 1;
            for next in self.touching(square) {
                let same = self.at(next) == self.at(square);
                if same && self.roots[usize::from(next)] == NO {
                    self.roots[usize::from(next)] = lowest;
                    found[len] = next;
                    len += 1;
                }
            }
        }
    }

    /// Marks a chain by its lowest square and lists it if both ends are on buildings.
    fn follow_chain(&mut self, lowest: u8) -> bool {
        let Some(sides) = self.at(lowest).sides() else {
            return true;
        };
        if self.roots[usize::from(lowest)] != NO {
            return true;
        }
        self.roots[usize::from(lowest)] = lowest;
        let mut length = 1;
        let mut ends = [NO; 2];
        for (end, side) in ends.iter_mut().zip(sides) {
            let buffer = self.walk(lowest, side, |net, square| {
                net.roots[usize::from(square)] = lowest;
                length += 1;
            });
            match buffer {
                Buffer::Building(square) => *end = self.roots[usize::from(square)],
                Buffer::Loose => {}
                Buffer::Ring => return true,
            }
        }
        if ends.contains(&NO) {
            return true;
        }
        let Some(place) = self.links.get_mut(usize::from(self.count)) else {
            return false;
        };
        *place = Link {
            key: lowest,
            length,
            ends,
        };
        self.count += 1;
        true
    }

    /// Follows a chain from a rail through one of its open sides; `pass` sees the rails after it.
    fn walk(&mut self, from: u8, mut side: Side, mut pass: impl FnMut(&mut Network, u8)) -> Buffer {
        let mut at = from;
        loop {
            let Some(next) = neighbour(at, side) else {
                return Buffer::Loose;
            };
            if self.at(next).kind().is_some() {
                return Buffer::Building(next);
            }
            let Some(out) = self.through(next, side.back()) else {
                return Buffer::Loose;
            };
            if next == from {
                return Buffer::Ring;
            }
            pass(self, next);
            (at, side) = (next, out);
        }
    }

    /// The side by which a rail is left that is entered by this one.
    fn through(&self, square: u8, entered: Side) -> Option<Side> {
        match self.at(square).sides()? {
            [a, b] if a == entered => Some(b),
            [a, b] if b == entered => Some(a),
            _ => None,
        }
    }

    /// What a square shows.
    pub(crate) fn at(&self, square: u8) -> Square {
        self.squares[usize::from(square)]
    }

    /// The whole map.
    pub(crate) const fn squares(&self) -> &[Square; SQUARES] {
        &self.squares
    }

    fn touching(&self, square: u8) -> impl Iterator<Item = u8> + use<> {
        let next = NEXT[usize::from(square)];
        next.into_iter().filter(|next| *next != NO)
    }

    /// The building a square belongs to, by its lowest square.
    pub(crate) fn building(&self, square: u8) -> Option<u8> {
        self.squares.get(usize::from(square))?.kind()?;
        Some(self.roots[usize::from(square)])
    }

    /// The buildings by their lowest squares, ascending.
    pub(crate) fn buildings(&self) -> impl Iterator<Item = u8> + use<> {
        let mut left = self.lowest;
        std::iter::from_fn(move || {
            let square = left.trailing_zeros() as u8;
            (left != 0).then(|| {
                left &= left - 1;
                square
            })
        })
    }

    /// The key of the chain a rail belongs to.
    pub(crate) fn chain(&self, square: u8) -> Option<u8> {
        self.squares.get(usize::from(square))?.sides()?;
        Some(self.roots[usize::from(square)])
    }

    /// The type of a building.
    pub(crate) fn kind(&self, building: u8) -> Option<Kind> {
        self.squares.get(usize::from(building))?.kind()
    }

    /// Every link and loop, by key.
    pub(crate) fn links(&self) -> &[Link] {
        &self.links[..usize::from(self.count)]
    }

    /// The link or loop of this key.
    pub(crate) fn link(&self, key: u8) -> Option<&Link> {
        let links = self.links();
        let at = links.binary_search_by_key(&key, |link| link.key).ok()?;
        Some(&links[at])
    }

    /// The one type next to a square, if there is one; false: there are several (3.2).
    fn one_type(&self, square: u8) -> bool {
        let mut kinds = self
            .touching(square)
            .filter_map(|next| self.at(next).kind());
        let Some(first) = kinds.next() else {
            return true;
        };
        kinds.all(|kind| kind == first)
    }

    /// What a building on this site becomes: its neighbours' type, or leisure (3.2).
    pub(crate) fn becomes(&self, square: u8) -> Kind {
        let mut kinds = self
            .touching(square)
            .filter_map(|next| self.at(next).kind());
        kinds.next().unwrap_or(Kind::L)
    }

    /// The keys of what remains of a chain when this rail of it goes, ascending; a part has at least one rail (N10).
    pub(crate) fn parts(&self, rail: u8) -> [Option<u8>; 2] {
        let Some(sides) = self.at(rail).sides() else {
            return [None; 2];
        };
        let mut keys = sides.map(|side| self.part(rail, side));
        if keys[1].is_some_and(|second| keys[0].is_none_or(|first| second < first)) {
            keys.swap(0, 1);
        }
        keys
    }

    fn part(&self, rail: u8, mut side: Side) -> Option<u8> {
        let mut at = rail;
        let mut lowest = None;
        while let Some(next) = neighbour(at, side) {
            let Some(out) = self.through(next, side.back()) else {
                break;
            };
            if next == rail {
                break;
            }
            lowest = Some(lowest.map_or(next, |low: u8| low.min(next)));
            (at, side) = (next, out);
        }
        lowest
    }

    /// The rails of a chain, from one end to the other.
    pub(crate) fn rails(&self, key: u8) -> Vec<u8> {
        let mut rails = Vec::new();
        let Some(sides) = self.at(key).sides() else {
            return rails;
        };
        for (i, side) in sides.into_iter().enumerate() {
            let (mut at, mut side) = (key, side);
            while let Some(next) = neighbour(at, side) {
                let Some(out) = self.through(next, side.back()) else {
                    break;
                };
                if next == key {
                    return std::iter::once(key).chain(rails).collect();
                }
                rails.push(next);
                (at, side) = (next, out);
            }
            if i == 0 {
                rails.reverse();
                rails.push(key);
            }
        }
        rails
    }

    /// Puts a building square on a site and traces the map again.
    pub(crate) fn build(&mut self, square: u8) {
        let kind = self.becomes(square);
        self.squares[usize::from(square)] = Square::building(kind);
        let fits = self.retrace();
        debug_assert!(fits, "three dice make no more links than fit");
    }
}
