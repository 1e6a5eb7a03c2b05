//! The geometry of a track side: which edges its two lines join, and what turning it changes (1.2).

use super::{Feature, Shape, Track};
use serde::Serialize;

/// An edge of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Edge {
    /// The top.
    N,
    /// The right side.
    E,
    /// The bottom.
    S,
    /// The left side.
    W,
}

impl Edge {
    /// Every edge, clockwise from the top.
    pub const ALL: [Edge; 4] = [Edge::N, Edge::E, Edge::S, Edge::W];

    /// The edge of the neighbouring card that touches this one; also where this edge lies when the card is turned.
    #[must_use]
    pub const fn across(self) -> Edge {
        match self {
            Edge::N => Edge::S,
            Edge::E => Edge::W,
            Edge::S => Edge::N,
            Edge::W => Edge::E,
        }
    }
}

impl Shape {
    /// Every shape.
    pub const ALL: [Shape; 3] = [Shape::Cross, Shape::Bend, Shape::Turnback];

    /// The edge joined with this one, turned or not.
    #[must_use]
    pub const fn exit(self, enter: Edge) -> Edge {
        const EXITS: [[Edge; 4]; 3] = [
            [Edge::S, Edge::W, Edge::N, Edge::E],
            [Edge::E, Edge::N, Edge::W, Edge::S],
            [Edge::W, Edge::S, Edge::E, Edge::N],
        ];
        EXITS[self as usize][enter as usize]
    }

    /// Whether this edge lies on line a of the card as printed.
    const fn on_a(self, edge: Edge) -> bool {
        const ON_A: [[bool; 4]; 3] = [
            [true, false, true, false],
            [true, true, false, false],
            [true, false, false, true],
        ];
        ON_A[self as usize][edge as usize]
    }
}

impl Track {
    /// Where a train that enters by an edge leaves, and whether it travels line a of the card.
    #[must_use]
    pub const fn leave(self, turned: bool, enter: Edge) -> (Edge, bool) {
        let printed = Edge::ALL[(enter as usize + 2 * turned as usize) % 4];
        (self.shape.exit(enter), self.shape.on_a(printed))
    }

    /// The feature on line a, or on line b.
    #[must_use]
    pub const fn on(self, line_a: bool) -> Option<Feature> {
        if line_a { self.a } else { self.b }
    }

    /// Whether turning the card changes anything (V12).
    #[must_use]
    pub fn turns(self) -> bool {
        self.shape != Shape::Cross && self.a != self.b
    }
}
