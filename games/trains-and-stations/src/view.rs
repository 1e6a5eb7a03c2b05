//! What one viewer may know (part 4): of other seats' cards nothing, not even their number.

mod drawn;

use crate::action::{Kind, Order};
use crate::content::{Building, Content, Good, Side};
use serde::Serialize;
use std::sync::Arc;
use table::{Seat, Sheet, Viewer};

/// All that a viewer may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// Who looks.
    pub who: Viewer,
    /// The phase's name.
    pub phase: &'static str,
    /// The pending decision: as the phase, but `group` and `tie`, `serve` and `award` apart.
    pub step: &'static str,
    /// Who is asked.
    pub asked: Vec<Seat>,
    /// Whose turn it is.
    pub active: Seat,
    /// Who wears the Conductor's Hat.
    pub conductor: Seat,
    /// The round, from 1.
    pub round: u8,
    /// Whether this is the last round.
    pub last_round: bool,
    /// Whether the game ended by the round limit.
    pub stalled: bool,
    /// VP left in the pool.
    pub vp_pool: u8,
    /// All VP of the game.
    pub vp_total: u16,
    /// White dice in the common pool.
    pub white_pool: u8,
    /// The seats in seat order.
    pub players: Vec<Baron>,
    /// By space whose die lies there.
    pub rails: Vec<Option<Owner>>,
    /// By city its buildings in the order of building.
    pub stations: Vec<Vec<Stand>>,
    /// Ranch, Mine, Hotel.
    pub stacks: Vec<StackView>,
    /// Goods not yet placed.
    pub unplaced: Vec<Good>,
    /// Goods cards removed from the game, by good.
    pub removed: [u8; 6],
    /// Goods pairs removed from the game, by face.
    pub gone: Vec<u8>,
    /// Cards in the Power deck.
    pub deck: u8,
    /// What the active seat gathers, in Start.
    pub gather: Option<Gather>,
    /// The dice of this turn.
    pub hand: Vec<DieView>,
    /// Whether this turn saw a strike.
    pub struck: bool,
    /// Spaces a train can be placed on.
    pub open: Vec<u8>,
    /// Completed groups still to be delivered.
    pub groups: Vec<Group>,
    /// The group being delivered.
    pub current: Option<Group>,
    /// Seats tied for its majority.
    pub tied: Vec<Seat>,
    /// Which building's stack is handed out.
    pub serving: Option<Building>,
    /// The stack upgraded last: what speculation is about.
    pub new_stack: Building,
    /// By seat how many scarce cards it asks for.
    pub asks: Vec<u8>,
    /// Missions whose cities are connected this turn, by face; in the Missions phase.
    pub eligible: Vec<u8>,
    /// What may be upgraded.
    pub upgrades: Vec<(Building, Good)>,
    /// The offers shown last.
    pub shown: Vec<OfferView>,
    /// The viewer's own secrets.
    pub mine: Option<Mine>,
    /// By seat what everybody could add up, if the table plays so (T42).
    pub tally: Option<Vec<Tally>>,
    /// All that was hidden, once the game is over.
    pub opened: Option<Opened>,
    /// Map, Power cards, chains and values.
    #[serde(serialize_with = "shared")]
    pub set: Arc<Content>,
}

fn shared<S: serde::Serializer>(set: &Arc<Content>, to: S) -> Result<S::Ok, S::Error> {
    set.as_ref().serialize(to)
}

/// What everybody sees of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Baron {
    /// Which seat.
    pub seat: Seat,
    /// Victory points.
    pub vp: u16,
    /// Coins.
    pub coins: u8,
    /// Own dice in the pool.
    pub pool: u8,
    /// Own dice on the board.
    pub on_board: u8,
    /// Saved dice: Coin, Hotel, Mine, Ranch.
    pub saved: [u8; 4],
    /// White dice held.
    pub whites: u8,
    /// Unbuilt buildings: Ranch, Mine, Hotel.
    pub supply: [u8; 3],
    /// Missions scored, by face, in order.
    pub scored: Vec<u8>,
    /// The standing order for Missions.
    pub order: Order,
    /// Whether it has made its sealed choice.
    pub committed: bool,
}

/// Whose die lies on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Owner {
    /// A seat's.
    Seat(Seat),
    /// A white die.
    White,
}

/// A building at a Station.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Stand {
    /// What it is.
    pub building: Building,
    /// Whose it is.
    pub seat: Seat,
}

/// What a building brings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StackView {
    /// The building.
    pub building: Building,
    /// The good now.
    pub good: Good,
    /// Cards left.
    pub count: u8,
    /// Closed for good.
    pub closed: bool,
    /// What could follow as things stand.
    pub next: Vec<Good>,
}

/// What will be in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Gather {
    /// Own dice.
    pub own: u8,
    /// White dice.
    pub bonus: u8,
    /// Saved dice that will be kept: Coin, Hotel, Mine, Ranch.
    pub keep: [u8; 4],
    /// Whether the standing order was changed already.
    pub ordered: bool,
}

/// A die of the hand; its place stays the same through the turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct DieView {
    /// Own or white.
    pub kind: Kind,
    /// The side it shows.
    pub side: Side,
    /// Whether it is marked for a reroll.
    pub marked: bool,
    /// Whether it was placed, used, cashed or saved.
    pub used: bool,
}

/// A completed group.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Group {
    /// Its lowest space: its name in paths.
    pub lowest: u8,
    /// Its spaces.
    pub spaces: Vec<u8>,
    /// The cities it connects.
    pub cities: Vec<u8>,
}

/// An offer in speculation.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct OfferView {
    /// Goods cards by good.
    pub goods: [u8; 6],
    /// Goods pairs by face.
    pub pairs: Vec<u8>,
}

/// What only one seat knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Mine {
    /// Goods cards by good.
    pub goods: [u8; 6],
    /// Unscored Power cards by face, in the order of drawing.
    pub power: Vec<u8>,
    /// The card chosen to be returned.
    pub back: Option<u8>,
    /// Missions drafted to be revealed.
    pub reveal: Vec<u8>,
    /// The offer as drafted.
    pub offer: OfferView,
    /// Power cards drawn this turn, in order.
    pub drawn: Vec<u8>,
}

/// What everybody could add up of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Tally {
    /// Goods cards by good.
    pub goods: [u8; 6],
    /// Unscored Power cards.
    pub power: u8,
}

/// What was hidden while the game ran.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Opened {
    /// Goods by seat and good.
    pub goods: Vec<[u8; 6]>,
    /// Unscored Power cards by seat.
    pub power: Vec<Vec<u8>>,
    /// The rest of the Power deck, the top first.
    pub deck: Vec<u8>,
    /// The final scores.
    pub sheets: Vec<Sheet>,
}
