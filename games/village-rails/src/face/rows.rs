//! What is asked, and what the next click does, in plain words.

use super::{
    card::{self, Passage},
    meant::Clicks,
    own, prospect, sheet,
};
use crate::{
    Action, Facing, Order,
    content::{LINES, Track},
    score::terminus_count,
    spell::Cell,
    view::{Board, Status, View},
};
use table::{Item, Say, Token};

/// What the viewer is asked, or who is waited for.
pub(super) fn question(view: &View) -> Say {
    let Some(seat) = view.to_act else {
        return over(view);
    };
    let own = match own(view) {
        Some(own) if own.seat == seat => own,
        _ => {
            let key = match view.phase {
                "resolve" => "q-waiting-resolve",
                "tail" => "q-waiting-tail",
                _ => "q-waiting",
            };
            return Say::new(key).seat("seat", seat);
        }
    };
    match view.phase {
        "resolve" => {
            let pending: Vec<u8> = pending(own).collect();
            match pending[..] {
                [line] => Say::new("q-resolve")
                    .text("line", LINES[usize::from(line)])
                    .num("points", prospect::report(own, line, None, None).points),
                _ => Say::new("q-resolve-two")
                    .list("lines", pending.into_iter().map(line_name).collect()),
            }
        }
        "tail" => Say::new("q-tail"),
        // A trip costs £3 at least.
        _ if view.planned || own.money < 3 => Say::new("q-build"),
        _ => Say::new("q-main"),
    }
}

fn over(view: &View) -> Say {
    let (winners, points) = sheet::winners(&view.seats);
    match winners[..] {
        [seat] if view.who.is(seat) => Say::new("q-you-win").num("points", points),
        [seat] => Say::new("q-wins").seat("seat", seat).num("points", points),
        _ => {
            let names = winners
                .into_iter()
                .map(|seat| Say::new("q-name").seat("seat", seat));
            Say::new("q-shared")
                .list("seats", names.collect())
                .num("points", points)
        }
    }
}

fn pending(board: &Board) -> impl Iterator<Item = u8> {
    (0..7).filter(|line| board.lines[usize::from(*line)].status == Status::Pending)
}

fn line_name(line: u8) -> Say {
    Say::new("line-name").text("line", LINES[usize::from(line)])
}

/// One row of the move list: what clicking `next` after `clicked` does.
pub(super) fn row(view: &View, clicked: &[Token], next: &[Token]) -> Say {
    let said = match next {
        [one] => single(view, &Clicks::read(view, clicked), one),
        _ => {
            let all: Vec<Token> = clicked.iter().chain(next).cloned().collect();
            whole(view, &Clicks::read(view, &all))
        }
    };
    said.unwrap_or_else(|| {
        let text: Vec<&str> = next.iter().map(Token::as_str).collect();
        Say::new("row-unknown").text("clicks", text.join(" "))
    })
}

/// One click.
fn single(view: &View, before: &Clicks, next: &Token) -> Option<Say> {
    let own = own(view)?;
    let click = Clicks::read(view, std::slice::from_ref(next));
    let track = |slot: u8| view.track_market.get(usize::from(slot));
    if let Some(slot) = click.track {
        let offer = track(slot)?;
        let say = Say::new("row-track").say("track", offer.track.say());
        return Some(say.num("price", slot).num("coins", offer.coins));
    }
    if let Some(cell) = click.cell {
        let name = Cell(cell).to_string();
        return Some(match before.track.and_then(track) {
            _ if cell >= 12 => return None,
            None => Say::new("row-cell-alone").text("cell", name),
            Some(offer) => {
                let facing = before.facing;
                lay(own, cell, offer.track, facing).text("cell", name)
            }
        });
    }
    if let Some(facing) = click.facing {
        let key = if facing == Facing::Turned {
            "row-turned"
        } else {
            "row-upright"
        };
        let Some(offer) = before.track.and_then(track) else {
            return Some(Say::new(if facing == Facing::Turned {
                "page-turned"
            } else {
                "page-upright"
            }));
        };
        let turned = facing == Facing::Turned;
        let say = Say::new(key).list("ways", ways(offer.track, turned));
        let points = before
            .cell
            .filter(|cell| *cell < 12)
            .and_then(|cell| prospect::scores(own, (cell, offer.track, turned)));
        return Some(say.num("points", points.map_or(-1, i64::from)));
    }
    if let Some(slot) = click.trip {
        let offer = view.trip_market.get(usize::from(slot))?;
        let say = Say::new("row-trip").say("trip", offer.trip.title());
        return Some(
            say.num("price", 3 + i64::from(slot))
                .num("coins", offer.coins),
        );
    }
    if let Some(line) = click.line {
        return line_row(view, own, before, line);
    }
    if let Some(id) = click.terminus {
        let face = &view.hand.iter().find(|held| held.id == id)?.face;
        let line = before
            .line
            .or_else(|| pending(own).next())
            .filter(|line| *line < 7)?;
        let trips = own.lines[usize::from(line)].trips.len() as u8;
        let count = terminus_count(face.counts, &prospect::tally(own, line), trips);
        let say = Say::new("row-terminus").say("terminus", face.title());
        return Some(
            say.num("pounds", face.pays(count))
                .say("why", face.counts.say_number(count)),
        );
    }
    if let Some(order) = click.order {
        let line = before
            .line
            .or_else(|| pending(own).next())
            .filter(|line| *line < 7)?;
        let [one, other] = &own.lines[usize::from(line)].trips[..] else {
            return None;
        };
        let (upper, lower) = if order == Order::Reversed {
            (other, one)
        } else {
            (one, other)
        };
        return Some(
            Say::new("row-order")
                .say("upper", upper.trip.title())
                .say("lower", lower.trip.title()),
        );
    }
    click.end.then(|| Say::new("row-end"))
}

/// Laying a card: what it completes, with the best way up if that is still open.
fn lay(own: &Board, cell: u8, track: Track, facing: Option<Facing>) -> Say {
    let turned: &[bool] = match facing {
        Some(Facing::Turned) => &[true],
        None if track.turns() => &[false, true],
        _ => &[false],
    };
    let lines = prospect::completes(own, (cell, track, turned[0]));
    if lines.is_empty() {
        return Say::new("row-cell");
    }
    let points = turned
        .iter()
        .filter_map(|turned| prospect::scores(own, (cell, track, *turned)));
    Say::new("row-cell-completes")
        .list("lines", lines.into_iter().map(line_name).collect())
        .num("points", points.max().unwrap_or(0))
}

/// Which feature runs which way: "farm from top to right".
fn ways(track: Track, turned: bool) -> Vec<Say> {
    let features = card::features(track, turned);
    let ways = Passage::of(track.shape).into_iter().zip(features);
    ways.filter_map(|(way, feature)| {
        let key = match way {
            Passage::Ns => "from-top-to-bottom",
            Passage::We => "from-left-to-right",
            Passage::Ne => "from-top-to-right",
            Passage::Ws => "from-left-to-bottom",
            Passage::Nw => "from-top-to-left",
            Passage::Es => "from-right-to-bottom",
        };
        Some(Say::new(key).say("feature", feature?.say()))
    })
    .collect()
}

fn line_row(view: &View, own: &Board, before: &Clicks, line: u8) -> Option<Say> {
    let name = *LINES.get(usize::from(line))?;
    if view.phase == "resolve" {
        let points = prospect::report(own, line, None, None).points;
        return Some(
            Say::new("row-settle")
                .text("line", name)
                .num("points", points),
        );
    }
    let trip = before
        .trip
        .and_then(|slot| view.trip_market.get(usize::from(slot)));
    Some(match trip {
        None => Say::new("row-line-alone").text("line", name),
        Some(offer) => {
            let report = prospect::report(own, line, None, Some(offer.trip));
            let now = report.trips.last().map_or(0, |row| row.points);
            Say::new("row-line").text("line", name).num("points", now)
        }
    })
}

/// A whole action in one sentence.
fn whole(view: &View, clicks: &Clicks) -> Option<Say> {
    let line = clicks.line.and_then(|line| LINES.get(usize::from(line)));
    if let (Some(slot), Some(cell)) = (clicks.track, clicks.cell) {
        let track = view.track_market.get(usize::from(slot))?.track;
        let key = match clicks.facing {
            Some(Facing::Turned) => "row-build-turned",
            _ => "row-build",
        };
        let say = Say::new(key)
            .say("track", track.say())
            .text("cell", Cell(cell).to_string());
        return Some(say.num("price", slot));
    }
    if let (Some(slot), Some(line)) = (clicks.trip, line) {
        let trip = view.trip_market.get(usize::from(slot))?.trip;
        let say = Say::new("row-plan")
            .say("trip", trip.title())
            .text("line", *line);
        return Some(say.num("price", 3 + i64::from(slot)));
    }
    if let (Some(line), Some(id)) = (line, clicks.terminus) {
        let face = &view.hand.iter().find(|held| held.id == id)?.face;
        return Some(
            Say::new("row-resolve")
                .text("line", *line)
                .say("terminus", face.title()),
        );
    }
    clicks.end.then(|| Say::new("row-end"))
}

/// The button that commits: a verb and a price.
pub(super) fn deed(view: &View, action: &Action) -> Option<Say> {
    Some(match *action {
        Action::Build { slot, .. } => Say::new("deed-build").num("price", slot),
        Action::Plan { slot, .. } => Say::new("deed-plan").num("price", 3 + i64::from(slot)),
        Action::Resolve { line, terminus, .. } => {
            let face = &view.hand.iter().find(|held| held.id == terminus)?.face;
            let own = own(view)?;
            let trips = own.lines.get(usize::from(line))?.trips.len() as u8;
            let count = terminus_count(face.counts, &prospect::tally(own, line), trips);
            Say::new("deed-resolve")
                .num("pounds", face.pays(count))
                .text("line", LINES[usize::from(line)])
        }
        Action::EndTurn => Say::new("page-end-turn"),
    })
}

/// What a build makes of the lines it runs on, and what a trip is worth, if they were finished now.
pub(super) fn foresee(view: &View, action: &Action) -> Vec<Item> {
    let Some(own) = own(view) else {
        return Vec::new();
    };
    match *action {
        Action::Build { slot, cell, facing } => {
            let Some(offer) = view.track_market.get(usize::from(slot)) else {
                return Vec::new();
            };
            if cell >= 12 || !prospect::is_open(own, cell) {
                return Vec::new();
            }
            let ghost = (cell, offer.track, facing == Facing::Turned);
            prospect::touched(own, ghost)
                .flat_map(|line| prospect::report(own, line, Some(ghost), None).items(own.seat))
                .collect()
        }
        Action::Plan { slot, line } => {
            let offer = view.trip_market.get(usize::from(slot));
            let Some((offer, there)) = offer.zip(own.lines.get(usize::from(line))) else {
                return Vec::new();
            };
            let report = prospect::report(own, line, None, Some(offer.trip));
            report
                .items(own.seat)
                .into_iter()
                .skip(there.trips.len())
                .take(1)
                .collect()
        }
        Action::Resolve { .. } | Action::EndTurn => Vec::new(),
    }
}
