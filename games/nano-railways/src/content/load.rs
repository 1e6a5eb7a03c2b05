//! Reads a content set.

use super::{BadSet, CARDS, Card, Content, Icon, Kind, Sketch, Slot, Slots, Square, brief};
use crate::pay::Prices;
use table::{
    Say,
    set::{self, Node},
};

pub(super) fn load(text: &str) -> Result<Content, BadSet> {
    set::read(text, |fields| {
        let name = fields.take("name")?.title()?;
        let building_dice = faces(&fields.take("building_dice")?)?;
        let node = fields.take("cards")?;
        let cards: Vec<Card> = node
            .list()?
            .iter()
            .map(card)
            .collect::<Result<_, BadSet>>()?;
        let count = cards.len();
        let Ok(cards) = <[Card; CARDS]>::try_from(cards) else {
            let say = Say::new("set-cards").num("cards", CARDS as i64);
            return Err(node.refuse(say.num("count", count as i64)));
        };
        brief::maps(&cards).map_err(BadSet::whole)?;
        let prices = Prices::of(&cards);
        brief::action_sides(&cards, &prices).map_err(BadSet::whole)?;
        Ok(Content {
            name,
            prices,
            cards,
            building_dice,
        })
    })
}

/// Three different faces of a die, ascending (N1).
fn faces(node: &Node<'_>) -> Result<[u8; 3], BadSet> {
    let faces: Vec<u8> = node
        .list()?
        .iter()
        .map(|face| face.number(1..=6))
        .collect::<Result<_, BadSet>>()?;
    match faces[..] {
        [a, b, c] if a < b && b < c => Ok([a, b, c]),
        _ => Err(node.refuse(Say::new("set-building-dice"))),
    }
}

fn card(node: &Node<'_>) -> Result<Card, BadSet> {
    let mut fields = node.fields()?;
    let (map_at, slots_at) = (fields.take("map")?, fields.take("slots")?);
    let card = Card {
        map: map(&map_at)?,
        slots: slots(&slots_at)?,
    };
    brief::map_side(&card.map).map_err(|say| map_at.refuse(say))?;
    brief::action_side(&card.slots).map_err(|say| slots_at.refuse(say))?;
    fields.done()?;
    Ok(card)
}

fn map(node: &Node<'_>) -> Result<Sketch, BadSet> {
    let rows = node.list()?;
    let [a, b, c] = rows[..] else {
        return Err(node.refuse(Say::new("set-map-rows")));
    };
    Ok([row(&a)?, row(&b)?, row(&c)?])
}

fn row(node: &Node<'_>) -> Result<[Square; 5], BadSet> {
    let mut squares = Vec::new();
    for glyph in node.text()?.chars() {
        match Square::of(glyph) {
            Some(square) => squares.push(square),
            None => {
                let say = Say::new("set-map-glyph").text("glyph", glyph.to_string());
                return Err(node.refuse(say));
            }
        }
    }
    let row: Result<[Square; 5], _> = squares.try_into();
    row.map_err(|_| node.refuse(Say::new("set-map-row")))
}

fn slots(node: &Node<'_>) -> Result<Slots, BadSet> {
    let slots = node.list()?;
    let [a, b, c, d] = slots[..] else {
        return Err(node.refuse(Say::new("set-slots")));
    };
    Ok([slot(&a)?, slot(&b)?, slot(&c)?, slot(&d)?])
}

/// One or two icons, at most one of them a rail and at most one a destination (1.5).
fn slot(node: &Node<'_>) -> Result<Slot, BadSet> {
    let icons: Vec<Icon> = node
        .list()?
        .iter()
        .map(icon)
        .collect::<Result<_, BadSet>>()?;
    let slot = match icons[..] {
        [one] => Slot(one, None),
        [one, two] => Slot(one, Some(two)),
        _ => return Err(node.refuse(Say::new("set-slot-icons"))),
    };
    let count = |is: fn(&Icon) -> bool| slot.icons().filter(is).count();
    if count(|icon| matches!(icon, Icon::Rail(_))) > 1 {
        return Err(node.refuse(Say::new("set-slot-rails")));
    }
    if count(|icon| matches!(icon, Icon::To(_))) > 1 {
        return Err(node.refuse(Say::new("set-slot-destinations")));
    }
    Ok(slot)
}

fn icon(node: &Node<'_>) -> Result<Icon, BadSet> {
    let text = node.text()?;
    let icon = match text {
        "T" => Icon::Ticket,
        "1" => Icon::Rail(1),
        "2" => Icon::Rail(2),
        "P" => Icon::Passenger,
        "W" => Icon::Worker,
        "R" => Icon::To(Kind::R),
        "L" => Icon::To(Kind::L),
        "C" => Icon::To(Kind::C),
        "I" => Icon::To(Kind::I),
        "U" => Icon::Upgrade,
        "-" => Icon::Clean,
        "B" => Icon::Build,
        _ => {
            let capital = text.strip_prefix('$').filter(|n| n.len() == 1);
            let capital = capital.and_then(|n| n.parse().ok()).filter(|n| *n > 0);
            let unknown = || Say::new("set-icon").text("icon", text.to_owned());
            Icon::Capital(capital.ok_or_else(|| node.refuse(unknown()))?)
        }
    };
    Ok(icon)
}
