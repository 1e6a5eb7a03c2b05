//! One decision (2.4 to 2.10), in canonical order.

use crate::content::{Building, Good, Side};
use serde::{Deserialize, Serialize};
use table::Seat;

/// Whose die: the seat's own colour, or a white bonus die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Of the seat's colour.
    Own,
    /// A bonus die.
    White,
}

/// What a seat does with its Missions, said openly once a turn at most (T33).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Order {
    /// Every eligible Mission is scored without asking.
    Score,
    /// The seat is asked in every Missions phase.
    Ask,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// `power:seattle.detroit`: returns a card of this face.
    ReturnPower(u8),
    /// `bonus`: takes one more white die into the hand.
    AddBonus,
    /// `saved:coin`: a saved die will be rolled.
    RollSaved(Side),
    /// `roll`.
    Roll,
    /// `reclaim`: takes all own dice back from the board.
    Reclaim,
    /// `missions:ask`, `missions:score`: the standing order.
    Missions(Order),
    /// `die:own.coin`: marks a die for the next reroll.
    Mark(Kind, Side),
    /// `reroll`: pays a coin and rolls the marked dice.
    Reroll,
    /// `enough`: no more rerolls.
    EndRolling,
    /// `die:own.train space:12`.
    Place(Kind, u8),
    /// `supply:ranch city:3`.
    Build(Building, u8),
    /// `die:own.coin cash`.
    Cash(Kind),
    /// `die:own.mine save`.
    Save(Kind, Side),
    /// `end`: closes the step of resolving dice.
    EndResolve,
    /// `group:7`: the completed group with this lowest space is delivered next.
    ChooseDelivery(u8),
    /// `tie:2`: gives the majority to a tied seat.
    BreakTie(Seat),
    /// `serve:2`: hands a scarce good to a seat.
    PayGood(Seat),
    /// `mission:4`: will score a Mission of this face.
    RevealMission(u8),
    /// `done`: no more Missions.
    MissionsDone,
    /// `stack:hotel good:food`.
    Upgrade(Building, Good),
    /// `goods:coal`: offers a Goods card.
    Offer(Good),
    /// `pair:13`: offers a Goods pair.
    OfferPair(u8),
    /// `commit`: the offer is final.
    CommitOffer,
    /// `award:2`: hands a card of the new stack to a seat.
    Award(Seat),
}
