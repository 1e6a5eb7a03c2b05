//! What one viewer may know (rules part 5): faces by content, never a card number, an order or a hand of another.

use crate::content::{Start, Terminus, Track, Trip};
use serde::Serialize;
use table::{Seat, Viewer};

/// All that a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub who: Viewer,
    /// `main`, `resolve`, `tail` or `over`.
    pub phase: &'static str,
    /// The seat to act; nobody when the game is over.
    pub to_act: Option<Seat>,
    /// Whether the seat to act has planned its trip this turn.
    pub planned: bool,
    /// Slot 0 first: the card furthest from the deck.
    pub track_market: Vec<TrackOffer>,
    /// Slot 0 first.
    pub trip_market: Vec<TripOffer>,
    /// The railway deck.
    pub deck: Deck,
    /// How many terminus cards are left to draw.
    pub terminus_deck: u8,
    /// The seats in seat order.
    pub seats: Vec<Board>,
    /// The viewer's own terminus cards.
    pub hand: Vec<Held>,
    /// What the last action touched, until the next one.
    pub last: Option<Last>,
}

/// A card lying track side up in the market.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TrackOffer {
    /// The piece: a running number of appearance.
    pub piece: u16,
    /// The face.
    pub track: Track,
    /// Its trip side, public memory.
    pub trip: Trip,
    /// Pounds lying on it.
    pub coins: u8,
}

/// A card lying trip side up in the market.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TripOffer {
    /// The piece.
    pub piece: u16,
    /// The face.
    pub trip: Trip,
    /// Pounds lying on it.
    pub coins: u8,
}

/// What is known of the railway deck.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Deck {
    /// How many cards.
    pub count: u8,
    /// The trip side of the top card.
    pub top_trip: Option<Trip>,
    /// The piece on top.
    pub top_piece: Option<u16>,
    /// Returned trips still at the bottom, top to bottom.
    pub known_bottom: Vec<Trip>,
}

/// One seat's public area.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Board {
    /// Whose.
    pub seat: Seat,
    /// A to D.
    pub letter: char,
    /// T1 T2 T3 L1 L2 L3 L4.
    pub starts: [Start; 7],
    /// Row by row from the top left.
    pub cells: [Option<Placed>; 12],
    /// The seven lines, in the order of the starts.
    pub lines: [LineView; 7],
    /// Pounds.
    pub money: u16,
    /// Points scored so far.
    pub points: u16,
    /// How many terminus cards are held.
    pub hand: u8,
    /// Turns finished.
    pub turns: u8,
}

/// A track in a tableau.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Placed {
    /// The piece.
    pub piece: u16,
    /// The face.
    pub track: Track,
    /// Whether it lies upside down.
    pub turned: bool,
    /// Its trip side, public memory.
    pub trip: Trip,
}

/// One railway line of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LineView {
    /// Where it stands.
    pub status: Status,
    /// Trips assigned, in order.
    pub trips: Vec<Assigned>,
    /// The cells it runs through, in order, as far as it is built: cell index and whether line a of the card is travelled.
    pub run: Vec<(u8, bool)>,
    /// Points by trips and by features, once resolved.
    pub scored: Option<Scored>,
}

/// A trip on a line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Assigned {
    /// The piece.
    pub piece: u16,
    /// The face.
    pub trip: Trip,
}

/// Where a line stands (2.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// It reaches an empty space.
    Open,
    /// Complete, to be resolved.
    Pending,
    /// Resolved.
    Resolved,
    /// It left through a bordered edge (turnback sets).
    Dead,
}

/// What a resolved line brought.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Scored {
    /// Points of its trips.
    pub trips: u16,
    /// Points of its features.
    pub features: u16,
    /// The terminus card played, public memory.
    pub terminus: Terminus,
    /// Pounds it paid.
    pub money: u16,
    /// Whether it counts for sidings at the end.
    pub siding: bool,
}

/// A terminus card in the viewer's own hand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Held {
    /// The piece.
    pub piece: u16,
    /// The face.
    pub face: Terminus,
}

/// What the last action touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Last {
    /// Who acted.
    pub seat: Seat,
    /// The cell built on.
    pub cell: Option<u8>,
    /// The line planned on or resolved.
    pub line: Option<u8>,
}
