//! The dice of a turn.

use super::HAND;
use crate::action::Kind;
use crate::content::Side;

/// A die of the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Die {
    pub(crate) kind: Kind,
    pub(crate) side: Side,
    pub(crate) lies: Lies,
}

/// Where a die of the hand lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lies {
    Free,
    /// Marked for the next reroll.
    Marked,
    /// Placed, used, cashed or saved.
    Gone,
}

/// The dice of this turn; a die keeps its place until the turn ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hand {
    dice: [Die; HAND],
    len: u8,
}

impl Hand {
    pub(crate) const NONE: Hand = Hand {
        dice: [Die {
            kind: Kind::Own,
            side: Side::Coin,
            lies: Lies::Gone,
        }; HAND],
        len: 0,
    };

    pub(crate) fn dice(&self) -> &[Die] {
        &self.dice[..usize::from(self.len)]
    }

    pub(crate) fn dice_mut(&mut self) -> &mut [Die] {
        &mut self.dice[..usize::from(self.len)]
    }

    pub(crate) fn push(&mut self, kind: Kind, side: Side) {
        self.dice[usize::from(self.len)] = Die {
            kind,
            side,
            lies: Lies::Free,
        };
        self.len += 1;
    }

    /// Free dice of this kind and side.
    pub(crate) fn count(&self, kind: Kind, side: Side) -> u8 {
        let alike = |die: &&Die| die.lies == Lies::Free && die.kind == kind && die.side == side;
        self.dice().iter().filter(alike).count() as u8
    }

    /// Free trains of this kind, locked or not.
    pub(crate) fn trains(&self, kind: Kind) -> u8 {
        self.count(kind, Side::Locked) + self.count(kind, Side::Train)
    }

    /// The first free die that is like this.
    pub(crate) fn find(&mut self, like: impl Fn(&Die) -> bool) -> Option<&mut Die> {
        self.dice_mut()
            .iter_mut()
            .find(|die| die.lies == Lies::Free && like(die))
    }
}
