//! The track graph (4.1): what can be reached, and which stations a tile lies between. All ends of a tile are joined and nothing has a
//! front (C3), so that tiles are nodes and reversing needs no rule.

use super::{Board, NO, NODES, outer, squares};
use crate::content::Content;
use crate::square::DIRECTIONS;

/// A set of nodes, as bits.
pub(crate) type Nodes = u32;

/// The members of a set, lowest first.
pub(crate) fn each(nodes: Nodes) -> impl Iterator<Item = u8> {
    let mut left = nodes;
    std::iter::from_fn(move || {
        let node = left.trailing_zeros() as u8;
        (left != 0).then(|| {
            left &= left - 1;
            node
        })
    })
}

/// By station in order of laying: the tile that every way to it from a tile L must take first. Two stations have a connection
/// through L if these differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Connections([u8; Content::MOST_STATIONS]);

impl Connections {
    pub(crate) const NONE: Connections = Connections([NO; Content::MOST_STATIONS]);

    /// Whether a simple path from one station to the other contains L (4.3).
    pub(crate) fn join(&self, one: usize, other: usize) -> bool {
        let (one, other) = (self.0[one], self.0[other]);
        one != other && one != NO && other != NO
    }
}

impl Board {
    pub(crate) fn links(&self, node: u8) -> Nodes {
        self.links[usize::from(node)]
    }

    /// All nodes that hang together with `from` when nothing enters `walls`; `from` itself is in.
    pub(crate) fn reached(&self, from: u8, walls: Nodes) -> Nodes {
        let mut seen: Nodes = 1 << from;
        let mut fresh = seen;
        while fresh != 0 {
            let node = fresh.trailing_zeros() as usize;
            fresh &= fresh - 1;
            let next = self.links[node] & !walls & !seen;
            seen |= next;
            fresh |= next;
        }
        seen
    }

    /// The stations that track tiles alone join to some of these nodes (3.5).
    pub(super) fn joined_by_track(&self, from: Nodes) -> Nodes {
        let mut seen = from;
        let mut fresh = from & !self.station_nodes;
        while fresh != 0 {
            let node = fresh.trailing_zeros() as usize;
            fresh &= fresh - 1;
            let next = self.links[node] & !seen;
            seen |= next;
            fresh |= next & !self.station_nodes;
        }
        seen & self.station_nodes
    }

    /// Which stations the tile at `via` lies between, when nothing enters `walls`.
    ///
    /// Two vertex-disjoint paths from L, one to A and one to B, exist unless one other tile lies on every path to both. All
    /// that hangs behind such a tile goes by its name: in a block of the graph that holds L every tile bears its own name, and
    /// what hangs on a tile of such a block bears the name of that tile. The blocks come from one depth-first walk (Hopcroft, Tarjan).
    pub(crate) fn connections(&self, via: u8, walls: Nodes) -> Connections {
        let walk = Walk::from(self, via, walls);
        let mut name = [NO; NODES];
        for node in &walk.order[1..usize::from(walk.count)] {
            let (node, parent) = (usize::from(*node), walk.parent[usize::from(*node)]);
            let up = usize::from(parent);
            let own = parent == via || name[up] == parent && walk.low[node] < walk.found[up];
            name[node] = if own { node as u8 } else { name[up] };
        }
        let mut connections = Connections::NONE;
        for (to, depot) in connections.0.iter_mut().zip(self.depots()) {
            *to = name[usize::from(depot.node)];
        }
        connections
    }

    /// The first path found by depth-first search from one node to another through `via`, links tried in the order N, E, S, W (4.3).
    pub(crate) fn route(&self, from: u8, via: u8, to: u8, walls: Nodes) -> Vec<u8> {
        let mut path = vec![from];
        self.go_on(&mut path, 1 << from | walls, via, to);
        path
    }

    fn go_on(&self, path: &mut Vec<u8>, closed: Nodes, via: u8, to: u8) -> bool {
        let Some(here) = path.last().copied() else {
            return false;
        };
        if here == to {
            return path.contains(&via);
        }
        for next in self.links_in_order(here) {
            if closed >> next & 1 == 0 {
                path.push(next);
                if self.go_on(path, closed | 1 << next, via, to) {
                    return true;
                }
                path.pop();
            }
        }
        false
    }

    /// The shortest way between two nodes, links tried in the order N, E, S, W.
    pub(crate) fn way(&self, from: u8, to: u8, walls: Nodes) -> Vec<u8> {
        let mut before = [NO; NODES];
        before[usize::from(from)] = from;
        let mut queue = vec![from];
        let mut at = 0;
        while let Some(here) = queue.get(at).copied() {
            at += 1;
            for next in self.links_in_order(here) {
                if walls >> next & 1 == 0 && before[usize::from(next)] == NO {
                    before[usize::from(next)] = here;
                    queue.push(next);
                }
            }
        }
        let mut way = vec![to];
        let mut here = to;
        while here != from && before[usize::from(here)] != NO {
            here = before[usize::from(here)];
            way.push(here);
        }
        way.reverse();
        way
    }

    fn links_in_order(&self, node: u8) -> impl Iterator<Item = u8> + '_ {
        let tile = self.tiles[usize::from(self.tile_of(node))];
        let [first, second] = squares(tile.tile(), tile.at, tile.rot());
        DIRECTIONS.into_iter().filter_map(move |side| {
            if tile.ends() & side == 0 {
                return None;
            }
            let out = outer(first, second, side);
            self.node_at(out.beside(side))
        })
    }
}

/// A depth-first walk over the nodes, with the earliest node that each subtree touches.
struct Walk {
    order: [u8; NODES],
    count: u8,
    parent: [u8; NODES],
    found: [u8; NODES],
    low: [u8; NODES],
}

impl Walk {
    fn from(board: &Board, root: u8, walls: Nodes) -> Walk {
        let mut walk = Walk {
            order: [root; NODES],
            count: 1,
            parent: [NO; NODES],
            found: [0; NODES],
            low: [0; NODES],
        };
        let mut left = [0; NODES];
        left[usize::from(root)] = board.links(root) & !walls;
        let mut seen: Nodes = 1 << root;
        let mut here = usize::from(root);
        loop {
            if left[here] != 0 {
                let next = left[here].trailing_zeros() as usize;
                left[here] &= left[here] - 1;
                if seen >> next & 1 == 0 {
                    seen |= 1 << next;
                    walk.parent[next] = here as u8;
                    walk.found[next] = walk.count;
                    walk.low[next] = walk.count;
                    walk.order[usize::from(walk.count)] = next as u8;
                    walk.count += 1;
                    left[next] = board.links[next] & !walls;
                    here = next;
                } else if next != usize::from(walk.parent[here]) {
                    walk.low[here] = walk.low[here].min(walk.found[next]);
                }
            } else if here == usize::from(root) {
                return walk;
            } else {
                let up = usize::from(walk.parent[here]);
                walk.low[up] = walk.low[up].min(walk.low[here]);
                here = up;
            }
        }
    }
}
