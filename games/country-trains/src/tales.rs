//! The lines of the log: who did what, with an item for every payment: who, how much, for what.

use crate::action::Stack;
use crate::content::Tile;
use crate::square::Square;
use crate::state::CountryTrains;
use table::{Item, Line, Say, Seat, Sheet};

fn by(seat: Seat, key: &'static str) -> Say {
    Say::new(key).seat("seat", seat)
}

pub(crate) fn drew(game: &CountryTrains, seat: Seat, piece: u8) -> Line {
    let tile = game.now.stacks.tile(piece).say(&game.content);
    Line::by(seat, by(seat, "line-drew").say("tile", tile))
}

pub(crate) fn put_out(game: &CountryTrains, piece: u8) -> Line {
    let tile = game.now.stacks.tile(piece).say(&game.content);
    Line::auto(Say::new("line-put-out").say("tile", tile))
}

pub(crate) fn triggered(seat: Seat, stack: Stack) -> Line {
    Line::by(seat, by(seat, "line-triggered").say("stack", stack.say()))
}

pub(crate) fn placed(game: &CountryTrains, seat: Seat, tile: Tile, at: Square) -> Line {
    let key = match tile {
        Tile::Station(_) => "line-placed-station",
        Tile::Track(_) | Tile::Country(_) => "line-placed",
    };
    let say = by(seat, key).say("tile", tile.say(&game.content));
    Line::by(seat, say.text("at", at.to_string()))
}

pub(crate) fn stopped(seat: Seat) -> Line {
    Line::by(seat, by(seat, "line-stopped"))
}

pub(crate) fn cannot_place(seat: Seat) -> Line {
    Line::by(seat, by(seat, "line-cannot-place"))
}

pub(crate) fn stayed(seat: Seat) -> Line {
    Line::by(seat, by(seat, "line-stayed"))
}

/// Nothing to choose: the locomotive waits in its station, or is stuck on the line (C16).
pub(crate) fn cannot_move(seat: Seat, stuck: bool) -> Line {
    let key = if stuck {
        "line-stuck"
    } else {
        "line-cannot-move"
    };
    Line::by(seat, by(seat, key))
}

pub(crate) fn moved(seat: Seat, to: Square) -> Line {
    Line::by(seat, by(seat, "line-moved").text("at", to.to_string()))
}

/// The coal-and-water tax is due on arrival (4.2).
pub(crate) fn arrived(game: &CountryTrains, seat: Seat, depot: usize) -> Line {
    let say = by(seat, "line-arrived").say("station", game.card(depot).say());
    let items = taxes(game, seat, &[depot], "item-coal-and-water", "C18");
    Line::by(seat, say).items(items)
}

/// What is paid to the managers of stations that are not the seat's own, once for each station, both sides of each payment.
fn taxes(
    game: &CountryTrains,
    seat: Seat,
    depots: &[usize],
    key: &'static str,
    rule: &'static str,
) -> Vec<Item> {
    let mut items = Vec::new();
    for depot in depots {
        let Some((manager, tax)) = game.tax_due(seat, *depot) else {
            continue;
        };
        let say = || {
            Say::new(key)
                .say("station", game.card(*depot).say())
                .seat("from", seat)
                .seat("to", manager)
        };
        items.push(dollars(seat, -i32::from(tax), say(), rule));
        items.push(dollars(manager, i32::from(tax), say(), rule));
    }
    items
}

fn dollars(seat: Seat, value: i32, say: Say, rule: &'static str) -> Item {
    Item {
        seat,
        unit: "dollars",
        value,
        say,
        rule,
    }
}

fn cubes(seat: Seat, value: i32, key: &'static str, game: &CountryTrains, depot: usize) -> Item {
    Item {
        seat,
        unit: "cubes",
        value,
        say: Say::new(key).say("station", game.card(depot).say()),
        rule: "C22",
    }
}

/// A cube that comes back from a station, if one lies there.
fn cube_back(game: &CountryTrains, seat: Seat, depot: usize) -> Option<Item> {
    let covered = game.now.board.depots()[depot].cubes > 0;
    covered.then(|| cubes(seat, 1, "item-cube-back", game, depot))
}

pub(crate) fn delivered(
    game: &CountryTrains,
    seat: Seat,
    from: usize,
    to: usize,
    loads: u8,
) -> Line {
    let told = |say: Say| {
        say.num("loads", loads)
            .say("good", game.card(to).wants.say())
            .say("from", game.card(from).say())
            .say("to", game.card(to).say())
    };
    let pays = game.pays(to, loads);
    let mut items = vec![
        dollars(seat, pays.into(), told(Say::new("item-goods")), "C19"),
        cubes(seat, -i32::from(loads), "item-cubes-spent", game, to),
    ];
    items.extend(cube_back(game, seat, from));
    items.extend(taxes(game, seat, &[from, to], "item-tax", "tax"));
    let say = told(by(seat, "line-delivered")).num("pays", pays);
    Line::by(seat, say).items(items)
}

pub(crate) fn carried(game: &CountryTrains, seat: Seat, a: usize, b: usize) -> Line {
    let told = |say: Say| {
        say.say("a", game.card(a).say())
            .say("b", game.card(b).say())
    };
    let pays = game.people_pay(a, b);
    let mut items = vec![dollars(
        seat,
        pays.into(),
        told(Say::new("item-people")),
        "C21",
    )];
    items.extend(cube_back(game, seat, a));
    items.extend(cube_back(game, seat, b));
    items.extend(taxes(game, seat, &[a, b], "item-tax", "tax"));
    let say = told(by(seat, "line-carried")).num("pays", pays);
    Line::by(seat, say).items(items)
}

pub(crate) fn skipped(seat: Seat) -> Line {
    Line::by(seat, by(seat, "line-skipped"))
}

pub(crate) fn nothing_to_deliver(seat: Seat) -> Line {
    Line::by(seat, by(seat, "line-nothing-to-deliver"))
}

pub(crate) fn no_placement(seat: Seat) -> Line {
    Line::by(seat, by(seat, "line-no-placement"))
}

pub(crate) fn counted_up(game: &CountryTrains, seat: Seat) -> Line {
    let say = by(seat, "line-counted-up").num("money", game.purse(seat).money());
    Line::by(seat, say).items(game.money_items(seat))
}

pub(crate) fn winners(sheets: &[Sheet]) -> Line {
    let best: Vec<&Sheet> = sheets.iter().filter(|sheet| sheet.rank == 1).collect();
    let money = best.first().map_or(0, |sheet| sheet.total);
    let say = match best[..] {
        [one] => by(one.seat, "line-wins"),
        _ => {
            let name = |sheet: &&Sheet| by(sheet.seat, "line-winner");
            Say::new("line-shared").list("seats", best.iter().map(name).collect())
        }
    };
    Line::auto(say.num("money", money))
}
