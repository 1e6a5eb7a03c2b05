//! What one viewer may know (rules part 5): faces by content, never a card number, an order or a hand of another.

use crate::content::{Start, Terminus, Track, Trip};
use crate::score::feature_points;
use crate::state::{Line, NO, Phase, VillageRails};
use serde::{Deserialize, Serialize};
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
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// It reaches an empty space.
    #[default]
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
    /// The face's id, an index into the content set's faces: what [`crate::Action::Resolve`] names.
    pub id: u8,
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

impl View {
    /// What `who` may know of a game.
    pub(crate) fn of(game: &VillageRails, who: Viewer) -> View {
        let now = &game.now;
        let own = who.seat().filter(|seat| seat.0 < now.seats);
        let hand = own.map_or(&[][..], |seat| game.board(seat).hand());
        View {
            who,
            phase: now.phase.name(),
            to_act: (now.phase != Phase::Over).then_some(now.to_act),
            planned: now.planned,
            track_market: now
                .track_market
                .lots()
                .iter()
                .map(|lot| TrackOffer {
                    piece: lot.piece.into(),
                    track: game.track(lot.piece),
                    trip: game.trip(lot.piece),
                    coins: lot.coins,
                })
                .collect(),
            trip_market: now
                .trip_market
                .lots()
                .iter()
                .map(|lot| TripOffer {
                    piece: lot.piece.into(),
                    trip: game.trip(lot.piece),
                    coins: lot.coins,
                })
                .collect(),
            deck: Deck::of(game),
            terminus_deck: game.content.termini.len() as u8 - now.terminus.top,
            seats: Seat::all(now.seats)
                .map(|seat| Board::of(game, seat))
                .collect(),
            hand: hand
                .iter()
                .map(|piece| Held {
                    piece: (*piece).into(),
                    id: game.face(*piece),
                    face: game.terminus(*piece).clone(),
                })
                .collect(),
            last: now.last,
        }
    }
}

impl Deck {
    /// Its size, the trip on top, and the returned trips at the bottom: no track side (V29), nothing between.
    fn of(game: &VillageRails) -> Deck {
        let railway = &game.now.railway;
        let top = (railway.len() > 0).then_some(railway.top);
        Deck {
            count: railway.len(),
            top_trip: top.map(|piece| game.trip(piece)),
            top_piece: top.map(u16::from),
            known_bottom: (game.known_bottom()..railway.end)
                .map(|piece| game.trip(piece))
                .collect(),
        }
    }
}

impl Board {
    fn of(game: &VillageRails, seat: Seat) -> Board {
        let board = game.board(seat);
        Board {
            seat,
            letter: char::from(b'A' + board.letter),
            starts: game.content.letters[usize::from(board.letter)],
            cells: std::array::from_fn(|cell| {
                let piece = board.cells[cell];
                (piece != NO).then(|| Placed {
                    piece: piece.into(),
                    track: game.track(piece),
                    turned: board.turned & 1 << cell != 0,
                    trip: game.trip(piece),
                })
            }),
            lines: std::array::from_fn(|line| LineView::of(game, seat, line as u8)),
            money: board.money,
            points: board.points,
            hand: board.hand().len() as u8,
            turns: board.turns,
        }
    }
}

impl Status {
    pub(crate) const fn of(line: &Line) -> Status {
        match line {
            Line::Open { .. } => Status::Open,
            Line::Pending { .. } => Status::Pending,
            Line::Dead { .. } => Status::Dead,
            Line::Resolved { .. } => Status::Resolved,
        }
    }
}

impl LineView {
    fn of(game: &VillageRails, seat: Seat, line: u8) -> LineView {
        let at = game.board(seat).line(line);
        let way = game.way(seat, line);
        LineView {
            status: Status::of(&at),
            trips: game
                .board(seat)
                .trips(line)
                .iter()
                .map(|piece| Assigned {
                    piece: (*piece).into(),
                    trip: game.trip(*piece),
                })
                .collect(),
            run: way.map(|s| (s.cell, s.line_a)).collect(),
            scored: match at {
                Line::Resolved {
                    terminus,
                    paid,
                    trip_points,
                } => {
                    let tally = game.tally(seat, line);
                    Some(Scored {
                        trips: trip_points,
                        features: feature_points(&tally),
                        terminus: game.terminus(terminus).clone(),
                        money: paid.into(),
                        siding: tally.siding(),
                    })
                }
                _ => None,
            },
        }
    }
}
