//! The lines of the log: who did what, with the items.

use crate::content::{LINES, Terminus, Track, Trip};
use crate::rules::TRIP_PRICE;
use crate::score::Report;
use crate::spell::Cell;
use table::{Item, Line, Say, Seat, Sheet};

pub(crate) fn build(
    seat: Seat,
    track: Track,
    turned: bool,
    cell: u8,
    price: u8,
    coins: u8,
) -> Line {
    let key = if turned {
        "line-build-turned"
    } else {
        "line-build"
    };
    let say = Say::new(key)
        .seat("seat", seat)
        .say("track", track.say())
        .text("cell", Cell(cell).to_string());
    let price = (price > 0).then(|| price_item(seat, "item-track-price", price, "build"));
    Line::by(seat, say).items(money(seat, price, coins))
}

pub(crate) fn plan(seat: Seat, trip: Trip, line: u8, slot: u8, coins: u8) -> Line {
    let say = Say::new("line-plan")
        .seat("seat", seat)
        .say("trip", trip.say())
        .text("line", LINES[usize::from(line)]);
    let price = price_item(seat, "item-trip-price", TRIP_PRICE + slot, "plan");
    Line::by(seat, say).items(money(seat, Some(price), coins))
}

fn money(seat: Seat, price: Option<Item>, coins: u8) -> Vec<Item> {
    let coins = (coins > 0).then(|| Item {
        seat,
        unit: "pounds",
        value: coins.into(),
        say: Say::new("item-coins"),
        rule: "V3",
    });
    price.into_iter().chain(coins).collect()
}

fn price_item(seat: Seat, key: &'static str, price: u8, rule: &'static str) -> Item {
    Item {
        seat,
        unit: "pounds",
        value: -i32::from(price),
        say: Say::new(key),
        rule,
    }
}

fn of_line(key: &'static str, seat: Seat, line: u8) -> Line {
    let say = Say::new(key)
        .seat("seat", seat)
        .text("line", LINES[usize::from(line)]);
    Line::by(seat, say)
}

pub(crate) fn complete(seat: Seat, line: u8) -> Line {
    of_line("line-complete", seat, line)
}

pub(crate) fn dead(seat: Seat, line: u8) -> Line {
    of_line("line-dead", seat, line)
}

pub(crate) fn resolve(seat: Seat, face: &Terminus, report: &Report) -> Line {
    let mut line = of_line("line-resolve", seat, report.line);
    line.say = line.say.say("terminus", face.title());
    line.items(report.items(seat))
}

pub(crate) fn put_under(trips: impl Iterator<Item = Trip>) -> Line {
    let trips: Vec<Say> = trips.map(Trip::say).collect();
    Line::auto(
        Say::new("line-put-under")
            .num("count", trips.len() as i64)
            .list("trips", trips),
    )
}

pub(crate) fn draw_own(seat: Seat, face: &Terminus) -> Line {
    Line::by(
        seat,
        Say::new("line-draw-own").say("terminus", face.title()),
    )
}

pub(crate) fn draw(seat: Seat) -> Line {
    Line::by(seat, Say::new("line-draw").seat("seat", seat))
}

pub(crate) fn new_track(track: Track) -> Line {
    Line::auto(Say::new("line-new-track").say("track", track.say()))
}

pub(crate) fn new_trip(trip: Trip) -> Line {
    Line::auto(Say::new("line-new-trip").say("trip", trip.say()))
}

pub(crate) fn skip(seat: Seat) -> Line {
    Line::by(seat, Say::new("line-skip").seat("seat", seat))
}

pub(crate) fn end_turn(seat: Seat) -> Line {
    Line::by(seat, Say::new("line-end-turn").seat("seat", seat))
}

pub(crate) fn count_up(seat: Seat, items: Vec<Item>) -> Line {
    Line::by(seat, Say::new("line-count-up").seat("seat", seat)).items(items)
}

pub(crate) fn winners(sheets: &[Sheet]) -> Line {
    let best: Vec<&Sheet> = sheets.iter().filter(|sheet| sheet.rank == 1).collect();
    let points = best.first().map_or(0, |sheet| sheet.total);
    let say = match best[..] {
        [one] => Say::new("line-wins").seat("seat", one.seat),
        _ => {
            let name = |sheet: &&Sheet| Say::new("line-winner").seat("seat", sheet.seat);
            Say::new("line-shared").list("seats", best.iter().map(name).collect())
        }
    };
    Line::auto(say.num("points", points))
}
