//! What the next click does, in plain words: the rows of the move list.

use super::{
    best, cells,
    meant::{Clicks, Load, Word},
    pieces::signed,
    place_name,
    question::{delivery, place, stop},
    station_at, station_name, tile_name,
};
use crate::{
    action::Stack,
    content::{Country, Tile},
    square::Square,
    view::{Delivery, Spot, Stop, View},
};
use table::{Say, Token};

/// One row of the move list: what clicking `next` after `clicked` does.
pub(super) fn row(view: &View, clicked: &[Token], next: &[Token]) -> Say {
    let said = match next {
        [one] => single(view, &Clicks::read(clicked), one),
        _ => {
            let all: Vec<Token> = clicked.iter().chain(next).cloned().collect();
            whole(view, &Clicks::read(&all))
        }
    };
    said.unwrap_or_else(|| {
        let text: Vec<&str> = next.iter().map(Token::as_str).collect();
        Say::new("row-unknown").text("clicks", text.join(" "))
    })
}

/// One click.
fn single(view: &View, before: &Clicks, next: &Token) -> Option<Say> {
    let click = Clicks::read(std::slice::from_ref(next));
    let hand = before.hand.or_else(|| only(view));
    if let Some(stack) = click.hand {
        return Some(Say::new("row-hand").say("tile", tile_name(view, held(view, stack)?)));
    }
    if let Some(at) = click.at {
        return Some(square(view, hand, at));
    }
    if let Some(rot) = click.rot {
        let ends = cells::ends(held(view, hand?)?.ends(rot));
        return Some(Say::new("row-rot").list("ends", ends));
    }
    if let Some(loads) = click.loads {
        let [from, to] = before.stations[..] else {
            return None;
        };
        let delivery = delivery(view, from, to, false)?;
        let pays = delivery.pays.get(usize::from(loads).checked_sub(1)?)?;
        return Some(
            Say::new("row-loads")
                .num("loads", loads)
                .say("good", delivery.load.say())
                .num("pays", *pays)
                .text("net", signed(delivery.net(loads))),
        );
    }
    if let Some(load) = click.load {
        return Some(kind(view, load));
    }
    if let [station] = click.stations[..] {
        return ends(view, before, station);
    }
    whole(view, &click)
}

/// Goods or people, with the best that they bring.
fn kind(view: &View, load: Load) -> Say {
    let people = load == Load::People;
    let best = view
        .deliveries
        .iter()
        .filter(|d| (d.load == Country::House) == people)
        .map(Delivery::best)
        .max();
    let say = Say::new(if people {
        "row-some-people"
    } else {
        "row-some-goods"
    });
    say.text("net", best.map_or_else(String::new, signed))
}

/// A station of a delivery: where the goods come from, where they go, whom the people travel between.
fn ends(view: &View, before: &Clicks, station: u8) -> Option<Say> {
    let name = station_name_of(view, station)?;
    Some(match (before.load, &before.stations[..]) {
        (Some(Load::Goods), []) => Say::new("row-from").say("station", name),
        (Some(Load::Goods), [from, ..]) => {
            let say = Say::new("row-to").say("station", name);
            match delivery(view, *from, station, false) {
                Some(delivery) => Say::new("row-to-net")
                    .say("to", say)
                    .text("net", signed(delivery.best())),
                None => say,
            }
        }
        _ => Say::new("row-station").say("station", name),
    })
}

/// The name of a station, counted from 1.
fn station_name_of(view: &View, station: u8) -> Option<Say> {
    let at = station.checked_sub(1)?;
    (usize::from(at) < view.stations.len()).then(|| station_name(view, at))
}

/// A whole action in one sentence.
fn whole(view: &View, clicks: &Clicks) -> Option<Say> {
    if let Some(at) = clicks.at {
        let hand = clicks.hand.or_else(|| only(view))?;
        let tile = held(view, hand)?;
        let say = Say::new(match clicks.rot {
            Some(_) => "row-lay-turned",
            None => "row-lay",
        });
        let ends = clicks
            .rot
            .map_or_else(Vec::new, |rot| cells::ends(tile.ends(rot)));
        return Some(
            say.say("tile", tile_name(view, tile))
                .text("square", at.to_string())
                .list("ends", ends),
        );
    }
    if let Some(stack) = clicks.stack {
        return draw(view, stack);
    }
    if let Some(at) = clicks.tile {
        return Some(go(view, at));
    }
    if let (Some(load), [from, to]) = (clicks.load, &clicks.stations[..]) {
        let delivery = delivery(view, *from, *to, load == Load::People)?;
        let loads = clicks.loads.unwrap_or(delivery.pays.len() as u8);
        return Some(brief(view, delivery, loads));
    }
    clicks.word.map(|word| {
        Say::new(match word {
            Word::Stop => "row-stop",
            Word::Stay => "row-stay",
            Word::Skip => "row-skip",
        })
    })
}

/// The tile of the hand that comes from a stack.
fn held(view: &View, stack: Stack) -> Option<Tile> {
    let held = view.hand.iter().find(|held| held.tile.stack() == stack)?;
    Some(held.tile)
}

/// The only tile of the hand, by its stack.
fn only(view: &View) -> Option<Stack> {
    match &view.hand[..] {
        [held] => Some(held.tile.stack()),
        _ => None,
    }
}

/// A square, with the stations that gain by it or the ways the tile fits.
fn square(view: &View, hand: Option<Stack>, at: Square) -> Say {
    let spot = view
        .spots
        .iter()
        .find(|spot| Some(spot.hand) == hand && spot.at == at);
    let name = at.to_string();
    match (spot, hand) {
        (Some(spot), Some(Stack::Country)) => Say::new("row-country")
            .text("square", name)
            .list("stations", gains(view, spot)),
        (Some(spot), _) => Say::new("row-square")
            .text("square", name)
            .num("ways", spot.rots.len() as i64),
        _ => Say::new("row-square-alone").text("square", name),
    }
}

fn gains(view: &View, spot: &Spot) -> Vec<Say> {
    spot.gains
        .iter()
        .map(|at| station_name(view, *at))
        .collect()
}

fn draw(view: &View, stack: Stack) -> Option<Say> {
    let left = view.stacks.iter().find(|s| s.stack == stack)?;
    let say = Say::new(match stack {
        Stack::Track => "row-draw-track",
        Stack::Country => "row-draw-country",
        Stack::Station => "row-draw-station",
    });
    Some(say.num("left", left.count))
}

/// Going to a tile: what it costs to arrive, or the best that can be delivered from there.
fn go(view: &View, at: Square) -> Say {
    let tile = view.tiles.iter().position(|laid| laid.at == at);
    let found = tile.and_then(|tile| stop(view, |there| usize::from(there) == tile));
    let Some(stop) = found else {
        return match tile.and_then(|tile| place(view, tile as u8)) {
            Some(place) => Say::new("row-go").say("place", place),
            None => Say::new("row-go-nowhere").text("square", at.to_string()),
        };
    };
    arrive(view, stop)
}

fn arrive(view: &View, stop: &Stop) -> Say {
    let to = place_name(view, &view.tiles[usize::from(stop.tile)]);
    match (
        station_at(view, stop.tile),
        stop.tax,
        best(&stop.deliveries),
    ) {
        (Some(_), Some(tax), _) => Say::new("row-go-tax")
            .say("place", to)
            .num("dollars", tax.amount)
            .seat("seat", tax.to),
        (Some(_), None, _) => Say::new("row-go-free").say("place", to),
        (None, _, Some(delivery)) => Say::new("row-go-deliver")
            .say("place", to)
            .say("then", brief(view, delivery, delivery.pays.len() as u8))
            .text("net", signed(delivery.best())),
        (None, _, None) => Say::new("row-go").say("place", to),
    }
}

/// A delivery in one sentence, with what is left of its income.
fn brief(view: &View, delivery: &Delivery, loads: u8) -> Say {
    let people = delivery.load == Country::House;
    Say::new(if people { "row-people" } else { "row-goods" })
        .num("loads", loads)
        .say("good", delivery.load.say())
        .say("from", station_name(view, delivery.from))
        .say("to", station_name(view, delivery.to))
        .text("net", signed(delivery.net(loads)))
}
