//! What a row of clicks speaks of.

use crate::{action::Pay, content::Kind, spell::At};
use table::Token;

/// What the clicks speak of; later clicks of a kind count.
#[derive(Clone, Default)]
pub(super) struct Clicks {
    /// `buy`, `build`, … , `pass`.
    pub(super) verb: Option<&'static str>,
    /// Map cards in the order of their places.
    pub(super) cards: Vec<u8>,
    pub(super) square: Option<u8>,
    pub(super) pips: Option<u8>,
    /// Links in the order clicked.
    pub(super) links: Vec<u8>,
    pub(super) new: Option<u8>,
    pub(super) keep: Option<u8>,
    /// A die: its building and what it shows.
    pub(super) die: Option<(u8, u8)>,
    pub(super) to: Option<Kind>,
    pub(super) convert: Option<u8>,
    /// Slots as (card, slot).
    pub(super) slots: Vec<(u8, u8)>,
    pub(super) pay: bool,
}

impl Clicks {
    pub(super) fn read<'t>(clicked: impl IntoIterator<Item = &'t Token>) -> Clicks {
        let mut clicks = Clicks::default();
        for token in clicked {
            clicks.click(token.as_str());
        }
        clicks
    }

    fn click(&mut self, token: &str) {
        let (name, value) = token.split_once(':').unwrap_or((token, ""));
        let square = || At::of(value).map(|at| at.0);
        match name {
            "card" => self.cards.extend(value.parse::<u8>()),
            "at" => self.square = square().or(self.square),
            "pips" => self.pips = value.parse().ok().or(self.pips),
            "link" => self.links.extend(square()),
            "new" => self.new = value.parse().ok().or(self.new),
            "keep" => self.keep = square().or(self.keep),
            "die" => self.die = dotted(value, |at| Some(At::of(at)?.0)).or(self.die),
            "to" => {
                let kind = |kind: &Kind| value.len() == 1 && value.starts_with(kind.letter());
                self.to = Kind::ALL.into_iter().find(kind).or(self.to);
            }
            "convert" => self.convert = value.parse().ok().or(self.convert),
            "slot" => {
                let slot = dotted(value, |card| card.strip_prefix('A')?.parse().ok());
                self.slots
                    .extend(slot.filter(|slot| !self.slots.contains(slot)));
            }
            "pay" => self.pay = true,
            _ => {
                let verbs = super::choice::VERBS.into_iter().map(|(verb, ..)| verb);
                self.verb = verbs.into_iter().find(|verb| *verb == token).or(self.verb);
            }
        }
    }

    /// The clicked slots as a payment; none: they are not of four cards.
    pub(super) fn payment(&self) -> Option<Pay> {
        payment(self.slots.iter().copied())
    }
}

/// `first.second`, the first read by `read`, the second a number from 0.
fn dotted(text: &str, read: impl FnOnce(&str) -> Option<u8>) -> Option<(u8, u8)> {
    let (first, second) = text.split_once('.')?;
    Some((read(first)?, second.parse().ok()?))
}

/// Slots as a payment: cards ascending, a mask of slots for each.
pub(super) fn payment(slots: impl IntoIterator<Item = (u8, u8)>) -> Option<Pay> {
    let mut parts = std::collections::BTreeMap::<u8, u8>::new();
    for (card, slot) in slots {
        let bit = 1_u8.checked_shl(u32::from(slot.checked_sub(1)?))?;
        *parts.entry(card).or_default() |= bit;
    }
    let parts: Vec<(u8, u8)> = parts.into_iter().collect();
    Pay::of(&parts)
}
