//! The state: one flat piece of memory that bots copy by the million. Map and cards are shared ([`Content`]).
//!
//! Dice on rails are bits by owner. Power cards are known by their face, so two equal cards are one and the same to everybody.

mod cards;
mod hand;

pub(crate) use cards::{Cards, Drawn};
pub(crate) use hand::{Die, Hand, Lies};

use crate::action::Order;
use crate::content::{Building, Content, Good, Spaces};
use std::{fmt, sync::Arc};
use table::{Seat, Seats};

/// Nothing.
pub(crate) const NO: u8 = u8::MAX;
pub(crate) const MOST_SEATS: usize = 5;
/// Own dice of a seat (1.1).
pub(crate) const OWN_DICE: u8 = 8;
/// White dice of the game (1.1).
pub(crate) const WHITE_DICE: u8 = 10;
/// Own dice of a hand at most (T5).
pub(crate) const OWN_HAND: u8 = 5;
/// Dice of a hand at most.
pub(crate) const HAND: usize = (OWN_HAND + WHITE_DICE) as usize;
/// Coins of a seat at most.
pub(crate) const MOST_COINS: u8 = 5;
/// Cards of each good.
pub(crate) const STACK: u8 = 10;
/// Buildings of each kind and seat.
pub(crate) const SUPPLY: u8 = 3;
/// Full rounds after which the game ends (T44).
pub(crate) const ROUNDS: u8 = 40;
/// VP of a seat at the start.
pub(crate) const START_VP: u16 = 3;

/// A game of Trains & Stations.
#[derive(Clone)]
pub struct TrainsAndStations {
    pub(crate) content: Arc<Content>,
    pub(crate) now: State,
}

/// Two games with the same state are equal; the content set is a given, like the box on the shelf.
impl PartialEq for TrainsAndStations {
    fn eq(&self, other: &TrainsAndStations) -> bool {
        self.now == other.now
    }
}

impl Eq for TrainsAndStations {}

impl fmt::Debug for TrainsAndStations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.now.fmt(f)
    }
}

/// All that changes (2.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct State {
    pub(crate) seats: u8,
    pub(crate) open_tally: bool,
    pub(crate) conductor: Seat,
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    /// Who owes a sealed choice.
    pub(crate) waiting: Seats,
    pub(crate) round: u8,
    /// Turns begun.
    pub(crate) turn: u16,
    pub(crate) vp_pool: u8,
    pub(crate) triggered: bool,
    pub(crate) stalled: bool,
    /// White dice in the common pool.
    pub(crate) white_pool: u8,
    pub(crate) rails: Rails,
    pub(crate) stations: [Station; Content::MOST_CITIES],
    pub(crate) stacks: [Stack; 3],
    /// Goods not yet placed, as bits.
    pub(crate) unplaced: u8,
    /// Goods cards removed from the game.
    pub(crate) removed: [u8; 6],
    /// Goods pairs removed from the game, as bits by face.
    pub(crate) gone: u32,
    /// The Power deck, the top first.
    pub(crate) deck: Cards,
    pub(crate) players: [Player; MOST_SEATS],
    pub(crate) hand: Hand,
    pub(crate) work: Work,
    /// The offers shown last, until the next turn's dice are taken up.
    pub(crate) shown: [Offer; MOST_SEATS],
    /// Power cards drawn since this turn's dice were taken up, and by whom.
    pub(crate) drawn: Drawn,
}

/// Where the turn stands (2.3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Phase {
    ChoosePower,
    Start,
    Rolling,
    Resolve,
    /// Several groups are complete: which is next?
    Group,
    /// A majority is tied.
    Tie,
    /// A stack is too small for all buildings.
    Serve,
    Missions,
    Upgrade,
    Speculation,
    /// The new stack is too small for all offers.
    Award,
    Over,
}

impl Phase {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Phase::ChoosePower => "power",
            Phase::Start => "start",
            Phase::Rolling => "rolling",
            Phase::Resolve => "resolve",
            // An award is handed out openly, like goods that run short: nothing of it is sealed.
            Phase::Group | Phase::Tie | Phase::Serve | Phase::Award => "delivery",
            Phase::Missions => "missions",
            Phase::Upgrade | Phase::Speculation => "speculation",
            Phase::Over => "over",
        }
    }

    /// Whether several seats choose at once and in secret.
    pub(crate) const fn is_sealed(self) -> bool {
        matches!(
            self,
            Phase::ChoosePower | Phase::Missions | Phase::Speculation
        )
    }
}

/// The dice on the board, as bits by space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Rails {
    pub(crate) own: [Spaces; MOST_SEATS],
    pub(crate) white: Spaces,
}

impl Rails {
    pub(crate) fn occupied(&self) -> Spaces {
        self.own.iter().fold(self.white, |all, own| all | own)
    }
}

/// The buildings of a Station in the order of building; [`NO`] after them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Station([u8; 3]);

impl Station {
    pub(crate) const EMPTY: Station = Station([NO; 3]);

    pub(crate) fn len(self) -> u8 {
        self.0.iter().filter(|b| **b != NO).count() as u8
    }

    pub(crate) fn push(&mut self, building: Building, seat: Seat) {
        let at = usize::from(self.len());
        self.0[at] = (building as u8) << 4 | seat.0;
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = (Building, Seat)> {
        let standing = self.0.into_iter().filter(|b| *b != NO);
        standing.map(|b| (Building::ALL[usize::from(b >> 4)], Seat(b & 15)))
    }
}

/// The goods a building brings now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stack {
    pub(crate) good: Good,
    pub(crate) count: u8,
    pub(crate) closed: bool,
}

/// What a seat gives in speculation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Offer {
    pub(crate) goods: [u8; 6],
    /// Goods pairs, as bits by face.
    pub(crate) pairs: u32,
}

impl Offer {
    /// Goods cards and twice the pairs (2.10).
    pub(crate) fn total(&self) -> u8 {
        self.goods.iter().sum::<u8>() + 2 * self.pairs.count_ones() as u8
    }
}

/// Where VP came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    Start,
    Completion,
    Bonus,
    Unserved,
    Speculation,
    Strike,
}

/// What belongs to one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Player {
    pub(crate) vp: u16,
    /// The same VP by [`Source`].
    pub(crate) sources: [i16; 6],
    pub(crate) coins: u8,
    /// Own dice neither on the board nor saved nor in the hand.
    pub(crate) pool: u8,
    /// Saved dice by side.
    pub(crate) saved: [u8; 4],
    /// White dice held.
    pub(crate) whites: u8,
    /// Unbuilt buildings.
    pub(crate) supply: [u8; 3],
    pub(crate) goods: [u8; 6],
    /// Unscored Power cards in the order of drawing.
    pub(crate) hand: Cards,
    /// Missions scored, in order.
    pub(crate) scored: Cards,
    pub(crate) order: Order,
    /// The face returned at the start, while one of it is sure to be out of sight: the seat's own memory (part 4).
    pub(crate) returned: u8,
    /// Missions everybody knows this seat lacks, as bits by face (part 4).
    pub(crate) lacks: u32,
    /// Drafts: the card to return, Missions to reveal, the offer.
    pub(crate) back: u8,
    pub(crate) reveal: u32,
    pub(crate) offer: Offer,
}

/// What a turn needs to remember until it is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Work {
    /// White dice that will be in the hand.
    pub(crate) bonus: u8,
    /// Saved dice that will be kept, by side.
    pub(crate) keep: [u8; 4],
    /// Whether the standing order was changed in this Start.
    pub(crate) ordered: bool,
    /// Whether this turn saw a strike.
    pub(crate) struck: bool,
    /// The spaces of completed groups still to be delivered, of the one being delivered, of those delivered.
    pub(crate) due: Spaces,
    pub(crate) current: Spaces,
    pub(crate) delivered: Spaces,
    /// Which stack is handed out, and how many cards each seat asks for.
    pub(crate) serving: Building,
    pub(crate) asks: [u8; MOST_SEATS],
}

impl Work {
    pub(crate) const NONE: Work = Work {
        bonus: 0,
        keep: [0; 4],
        ordered: false,
        struck: false,
        due: 0,
        current: 0,
        delivered: 0,
        serving: Building::Ranch,
        asks: [0; MOST_SEATS],
    };
}

impl Player {
    /// A seat at the start of a game (2.2).
    pub(crate) const fn new() -> Player {
        let mut sources = [0; 6];
        sources[Source::Start as usize] = START_VP as i16;
        Player {
            vp: START_VP,
            sources,
            coins: 3,
            pool: OWN_DICE,
            saved: [0; 4],
            whites: 0,
            supply: [SUPPLY; 3],
            goods: [0; 6],
            hand: Cards::NONE,
            scored: Cards::NONE,
            order: Order::Score,
            returned: NO,
            lacks: 0,
            back: NO,
            reveal: 0,
            offer: Offer {
                goods: [0; 6],
                pairs: 0,
            },
        }
    }

    pub(crate) fn saved_dice(&self) -> u8 {
        self.saved.iter().sum()
    }
}

impl TrainsAndStations {
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.now.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.now.players[seat.index()]
    }

    /// The players in play, by seat.
    pub(crate) fn players(&self) -> &[Player] {
        &self.now.players[..usize::from(self.now.seats)]
    }

    /// The Stations in play, by city.
    pub(crate) fn stations(&self) -> &[Station] {
        &self.now.stations[..self.content.cities.len()]
    }

    /// Own dice of a seat on rail spaces (T12).
    pub(crate) fn on_board(&self, seat: Seat) -> u8 {
        self.now.rails.own[seat.index()].count_ones() as u8
    }

    pub(crate) fn stack(&self, building: Building) -> &Stack {
        &self.now.stacks[building as usize]
    }

    /// The seats in turn order, beginning with the active one.
    pub(crate) fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let (from, count) = (self.now.active.0, self.now.seats);
        (0..count).map(move |i| Seat((from + i) % count))
    }

    /// All VP of the game before the end is triggered (2.2).
    pub(crate) const fn vp_total(&self) -> u16 {
        30 + 10 * self.now.seats as u16
    }
}
