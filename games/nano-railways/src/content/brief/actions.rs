//! Action sides: 1.5.

use super::ask;
use crate::content::{CARDS, Card, Icon, Kind, Slots};
use crate::pay::{Kinds, Need, Prices};
use crate::state::Cards;
use table::Say;

/// How often each icon occurs in a set, `$` of all values together: 59 in 32 slots, so that 27 slots have two.
const TOTALS: [(Icon, usize); 13] = [
    (Icon::Ticket, 6),
    (Icon::Rail(1), 9),
    (Icon::Rail(2), 3),
    (Icon::To(Kind::R), 4),
    (Icon::To(Kind::L), 4),
    (Icon::To(Kind::C), 4),
    (Icon::To(Kind::I), 4),
    (Icon::Build, 4),
    (Icon::Upgrade, 4),
    (Icon::Passenger, 4),
    (Icon::Worker, 5),
    (Icon::Clean, 4),
    (Icon::Capital(0), 4),
];
const CAPITAL: [u8; 4] = [3, 3, 4, 5];
const HAND: u32 = 3;
const DECK: u32 = 4;

/// An icon without its number, where the number makes no other kind.
const fn kind(icon: Icon) -> Icon {
    match icon {
        Icon::Capital(_) => Icon::Capital(0),
        other => other,
    }
}

fn icons(slots: &Slots) -> impl Iterator<Item = Icon> {
    slots.iter().flat_map(|slot| slot.icons())
}

fn count(slots: &Slots, wanted: Icon) -> usize {
    icons(slots).filter(|icon| kind(*icon) == wanted).count()
}

/// Why an action side does not keep the brief: points 1 and 2.
pub(in crate::content) fn action_side(slots: &Slots) -> Result<(), Say> {
    let once = TOTALS
        .iter()
        .all(|(icon, _)| *icon == Icon::Rail(1) || count(slots, *icon) <= 1);
    ask(once, || Say::new("set-action-twice"))?;
    let always = [Icon::Worker, Icon::Clean, Icon::Capital(0)];
    ask(always.iter().any(|icon| count(slots, *icon) > 0), || {
        Say::new("set-action-always")
    })
}

/// Why these action sides do not keep the brief together: the totals, points 3 to 5.
pub(in crate::content) fn action_sides(cards: &[Card; CARDS], prices: &Prices) -> Result<(), Say> {
    let sides = || cards.iter().map(|card| &card.slots);
    for (icon, total) in TOTALS {
        let found: usize = sides().map(|slots| count(slots, icon)).sum();
        ask(found == total, || {
            let say = Say::new("set-actions-total").say("icon", icon.say_kind());
            say.num("total", total as i64).num("count", found as i64)
        })?;
    }
    let mut capital: Vec<u8> = sides()
        .flat_map(icons)
        .filter_map(|icon| match icon {
            Icon::Capital(value) => Some(value),
            _ => None,
        })
        .collect();
    capital.sort_unstable();
    ask(capital == CAPITAL, || Say::new("set-actions-capital"))?;
    examples(cards)?;
    hands(prices)?;
    decks(cards)
}

fn sets(size: u32) -> impl Iterator<Item = Cards> {
    let all = (0..=u8::MAX).filter(move |set| set.count_ones() == size);
    all.map(Cards)
}

fn named(key: &'static str, cards: Cards) -> Say {
    let names = cards
        .iter()
        .map(|card| Say::new("card-name").num("card", card));
    Say::new(key).list("cards", names.collect())
}

/// Every hand can pay for a trip to every type and for every link of length 2 (3). Six tickets on eight cards, one a card, put one
/// into every hand.
fn hands(prices: &Prices) -> Result<(), Say> {
    for hand in sets(HAND) {
        let payable = |need: Need| prices.offers(&crate::pay::Subsets::of(hand), need).count() > 0;
        let trips = Kind::ALL.into_iter().all(|to| payable(Need::Move(to)));
        ask(trips, || named("set-hand-trip", hand))?;
        let ends = || {
            Kind::ALL
                .into_iter()
                .flat_map(|a| Kind::ALL.map(|b| Kinds::two(a, b)))
        };
        let links = ends().all(|kinds| payable(Need::Buy(2, kinds)));
        ask(links, || named("set-hand-link", hand))?;
    }
    Ok(())
}

/// No deck lacks two of the eight actions (4). Tickets, rails and destinations are in every hand, one of five cards with `W` in every deck;
/// four cards carry each other kind, so that one deck lacks it: 65 of the 70 offer all eight.
fn decks(cards: &[Card; CARDS]) -> Result<(), Say> {
    let special = [
        Icon::Build,
        Icon::Passenger,
        Icon::Upgrade,
        Icon::Clean,
        Icon::Capital(0),
    ];
    for deck in sets(DECK) {
        let has = |icon: &&Icon| {
            deck.iter()
                .any(|card| count(&cards[usize::from(card) - 1].slots, **icon) > 0)
        };
        let lacks = special.len() - special.iter().filter(has).count();
        ask(lacks <= 1, || named("set-deck-lacks", deck))?;
    }
    Ok(())
}

/// The worked payments of the rulebook are possible with the hand A1, A2, A3 (5).
fn examples(cards: &[Card; CARDS]) -> Result<(), Say> {
    let [a1, a2, a3, ..] = cards.each_ref().map(|card| &card.slots);
    let holds = |slots: &Slots, slot: usize, icon: Icon| slots[slot - 1].icons().any(|i| i == icon);
    let rail = |slots: &Slots, slot: usize| {
        let mut icons = slots[slot - 1].icons();
        icons.any(|icon| matches!(icon, Icon::Rail(_)))
    };
    let first = holds(a1, 2, Icon::Rail(1)) && holds(a1, 2, Icon::To(Kind::C));
    let industrial = (2..=4).filter(|slot| holds(a2, *slot, Icon::To(Kind::I)));
    let second = (2..=4).all(|slot| rail(a2, slot)) && industrial.count() == 1;
    let third = rail(a3, 1) && rail(a3, 2);
    let at = |icon: Icon| (1..=4).find(|slot| holds(a1, *slot, icon));
    let trip = (at(Icon::Ticket), at(Icon::To(Kind::R)));
    let trip = trip.0.is_some() && trip.1.is_some() && trip.0 != trip.1;
    ask(first && second && third && trip, || {
        Say::new("set-actions-examples")
    })
}
