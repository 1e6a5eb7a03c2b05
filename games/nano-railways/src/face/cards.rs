//! Action cards: four slots each, clicked to pay. Every card keeps its place; one that is out of hand is shown pale.

use super::{Page, sign};
use crate::{
    content::{Icon, Slot},
    view::ActionCard,
};
use maud::{Markup, html};
use table::Say;

/// Where a card lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Hand,
    Pool,
    Discard,
    /// At setup nobody knows.
    Deck,
}

impl Page<'_> {
    pub(super) fn cards(&self) -> Markup {
        let view = self.view;
        let piles = [
            (Place::Hand, &view.hand),
            (Place::Pool, &view.pool),
            (Place::Discard, &view.discard),
            (Place::Deck, &view.unseen),
        ];
        let mut cards: Vec<(&ActionCard, Place)> = piles
            .into_iter()
            .flat_map(|(place, pile)| pile.iter().map(move |card| (card, place)))
            .collect();
        cards.sort_by_key(|(card, _)| card.id);
        html! {
            section.nr-hand aria-label=(self.word("page-cards")) {
                ol.nr-cards { @for (card, place) in cards { (self.card(card, place)) } }
                @if self.acting() { (self.pay()) }
            }
        }
    }

    fn card(&self, card: &ActionCard, place: Place) -> Markup {
        let lies = match place {
            Place::Hand => "page-in-hand",
            Place::Pool => "page-in-pool",
            Place::Discard => "page-in-discard",
            Place::Deck => "page-in-deck",
        };
        html! {
            li.nr-card.nr-out[matches!(place, Place::Pool | Place::Discard)] id={ "nr-card-" (card.id) } {
                header {
                    b { "A" (card.id) }
                    span.nr-lies { (self.word(lies)) }
                    @if place == Place::Hand {
                        span.nr-goes { (self.word("page-goes")) }
                        @for more in 1..=3 { em class={ "nr-more nr-more-" (more) } { (self.say(&Say::new("page-more").num("count", more))) } }
                    }
                }
                ol.nr-slots {
                    @for (number, slot) in (1..).zip(card.slots) { (self.slot(card.id, number, slot, place)) }
                }
            }
        }
    }

    fn slot(&self, card: u8, number: u8, slot: Slot, place: Place) -> Markup {
        let token = self.token(format_args!("slot:A{card}.{number}"));
        html! {
            li.nr-slot data-token=[token.filter(|_| place != Place::Deck)] {
                (self.told(&slot_label(card, number, slot)))
                span.nr-icons aria-hidden="true" { @for icon in slot.icons() { (icon_sign(icon)) } }
                small aria-hidden="true" { (number) }
            }
        }
    }

    /// The last click of a payment, and how many markers are left to pay with.
    fn pay(&self) -> Markup {
        html! {
            div.nr-pay {
                div.nr-pay-go data-token=[self.token("pay")] { (self.word("page-pay")) }
                p.nr-left { (sign("i-marker", 26)) span { (self.say(&Say::new("page-cubes").num("count", self.view.cubes.len() as i64))) } }
            }
        }
    }
}

/// A slot in words: "A1, slot 2: one rail, Commercial".
pub(super) fn slot_label(card: u8, number: u8, slot: Slot) -> Say {
    Say::new("label-slot")
        .num("card", card)
        .num("slot", number)
        .list("icons", slot.icons().map(Icon::say).collect())
}

fn icon_sign(icon: Icon) -> Markup {
    let name = match icon {
        Icon::Ticket => "i-ticket",
        Icon::Rail(1) => "i-rail-1",
        Icon::Rail(_) => "i-rail-2",
        Icon::Passenger => "i-passenger",
        Icon::Worker => "i-worker",
        Icon::To(kind) => return super::plate(kind, 38),
        Icon::Upgrade => "i-upgrade",
        Icon::Clean => "i-clean",
        Icon::Build => "i-building",
        Icon::Capital(coins) => {
            return html! {
                svg.nr-i width="38" height="38" viewBox="-22 -22 44 44" aria-hidden="true" {
                    use href="#nr-i-coin" x="-22" y="-22" width="44" height="44" {}
                    text.nr-coin y="6.8" { "$" (coins) }
                }
            };
        }
    };
    sign(name, 38)
}
