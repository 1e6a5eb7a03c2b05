//! The question, and each row of the move list, in plain words.

use super::{asked, forecast, named, power};
use crate::action::{Action, Kind, Order};
use crate::content::{Building, Side, city};
use crate::spell::{self, space_name};
use crate::view::View;
use table::{Item, Path, Say, Sheet, Token, after};

pub(super) fn question(view: &View) -> Say {
    if let Some(opened) = &view.opened {
        let best: Vec<&Sheet> = opened.sheets.iter().filter(|s| s.rank == 1).collect();
        let points = best.first().map_or(0, |sheet| sheet.total);
        let names = best.iter().map(|sheet| named(sheet.seat)).collect();
        return Say::new("q-wins")
            .list("seats", names)
            .num("points", points);
    }
    if !asked(view) {
        return match view.asked[..] {
            [seat] => Say::new("q-wait").seat("seat", seat),
            _ => {
                let seats = view.asked.iter().map(|seat| named(*seat)).collect();
                Say::new("q-wait-sealed").list("seats", seats)
            }
        };
    }
    let good = |building: Building| view.stacks[building as usize].good.say();
    let scarce = |key| Say::new(key).say("good", good(view.serving.unwrap_or(Building::Ranch)));
    match view.step {
        "power" => Say::new("q-power"),
        "start" if view.gather.is_some_and(|g| g.own + g.bonus == 0) => Say::new("q-start-reclaim"),
        "start" => Say::new("q-start"),
        "rolling" => Say::new("q-rolling"),
        "resolve" if view.hand.iter().any(|d| !d.used && d.side.is_train()) => {
            Say::new("q-resolve")
        }
        "resolve" => Say::new("q-resolve-end"),
        "group" => Say::new("q-group"),
        "tie" => Say::new("q-tie"),
        "serve" => scarce("q-serve"),
        "award" => scarce("q-award"),
        "missions" => Say::new("q-missions"),
        "upgrade" => Say::new("q-upgrade"),
        _ => Say::new("q-speculation").say("good", good(view.new_stack)),
    }
}

/// What clicking `next` after `clicked` does.
pub(super) fn row(view: &View, clicked: &[Token], next: &[Token]) -> Say {
    let all = clicked.iter().chain(next);
    let path = all.fold(Path::new(), |path, token| path.then(token));
    let action = spell::parse(&view.set, &path);
    // Only in the roll does a die alone mean a whole action.
    let action = action.filter(|a| !matches!(a, Action::Mark(..)) || view.phase == "rolling");
    match action {
        Some(action) => whole(view, &action),
        None => first(view, path.tokens().last().unwrap_or_default(), &path),
    }
}

/// A click that finishes an action.
fn whole(view: &View, action: &Action) -> Say {
    let card = |key, face| Say::new(key).say("card", power(view, face).say(&view.set));
    match *action {
        Action::ReturnPower(face) => card("row-power", face),
        Action::AddBonus => Say::new("row-bonus"),
        Action::RollSaved(side) => Say::new("row-saved").say("side", side.say()),
        Action::Roll => {
            let dice = view.gather.map_or(0, |g| g.own + g.bonus);
            Say::new("row-roll").num("count", dice)
        }
        Action::Reclaim => {
            let count = view.players[view.active.index()].on_board;
            Say::new("row-reclaim").num("count", count)
        }
        Action::Missions(Order::Score) => Say::new("row-order-score"),
        Action::Missions(Order::Ask) => Say::new("row-order-ask"),
        Action::Mark(kind, side) => Say::new("row-mark").say("die", die(kind, side)),
        Action::Reroll => {
            let marked = view.hand.iter().filter(|d| d.marked).count();
            Say::new("row-reroll").num("count", marked as i64)
        }
        Action::EndRolling => Say::new("row-enough"),
        Action::Place(_, space) => {
            Say::new("row-space").text("space", space_name(&view.set, space))
        }
        Action::Build(_, at) => {
            Say::new("row-city").say("city", city(&view.set.cities[usize::from(at)]))
        }
        Action::Cash(_) => Say::new("row-cash"),
        Action::Save(..) => Say::new("row-save"),
        Action::EndResolve => Say::new("row-end"),
        Action::ChooseDelivery(space) => {
            let group = view.groups.iter().find(|g| g.lowest == space);
            let cities = group.map_or(&[][..], |g| &g.cities).iter();
            let cities = cities.map(|c| city(&view.set.cities[usize::from(*c)]));
            Say::new("row-group").list("cities", cities.collect())
        }
        Action::BreakTie(seat) | Action::PayGood(seat) | Action::Award(seat) => {
            Say::new("row-seat").seat("seat", seat)
        }
        Action::RevealMission(face) => card("row-mission", face),
        Action::MissionsDone => Say::new("row-done"),
        Action::Upgrade(_, good) => Say::new("row-good").say("good", good.say()),
        Action::Offer(good) => Say::new("row-goods").say("good", good.say()),
        Action::OfferPair(face) => card("row-pair", face),
        Action::CommitOffer => {
            let offer = view.mine.as_ref().map(|mine| &mine.offer);
            let total = offer.map_or(0, |o| o.goods.iter().sum::<u8>() + 2 * o.pairs.len() as u8);
            let say = Say::new("row-commit").num("count", total);
            say.num("asks", total / 2)
        }
    }
}

/// The step as a word for the sign.
pub(super) fn step(view: &View) -> Say {
    Say::new(match view.step {
        "start" => "step-start",
        "rolling" => "step-rolling",
        "resolve" => "step-resolve",
        "group" | "tie" | "serve" => "step-delivery",
        "missions" => "step-missions",
        "upgrade" => "step-upgrade",
        "speculation" | "award" => "step-speculation",
        "power" => "step-power",
        _ => "step-over",
    })
}

/// What the committing button says: verb and object, with price or gain.
pub(super) fn deed(view: &View, action: &Action) -> Option<Say> {
    let at =
        |key, city_at: u8| Say::new(key).say("city", city(&view.set.cities[usize::from(city_at)]));
    Some(match *action {
        Action::ReturnPower(_) => Say::new("deed-power"),
        Action::Reclaim => {
            Say::new("deed-reclaim").num("count", view.players[view.active.index()].on_board)
        }
        Action::Reroll => {
            let marked = view.hand.iter().filter(|d| d.marked).count();
            Say::new("deed-reroll").num("count", marked as i64)
        }
        Action::Place(_, space) => {
            Say::new("deed-place").text("space", space_name(&view.set, space))
        }
        Action::Build(_, city_at) => at("deed-build", city_at),
        Action::EndResolve => Say::new("deed-end").num("count", 0),
        Action::BreakTie(seat) => Say::new("deed-tie").seat("seat", seat),
        Action::PayGood(seat) | Action::Award(seat) => Say::new("deed-give").seat("seat", seat),
        Action::RevealMission(face) => {
            let item = crate::score::mission_item(&view.set, view.active, face);
            Say::new("deed-mission").num("points", item.value)
        }
        _ => return None,
    })
}

/// What a die on this space would complete, were the step ended with it: who would get what.
pub(super) fn foresee(view: &View, action: &Action) -> Vec<Item> {
    let Action::Place(kind, space) = *action else {
        return Vec::new();
    };
    let occupied = forecast::occupied(view) | 1 << space;
    let groups = forecast::complete(view, occupied);
    let group = groups.into_iter().find(|group| group & 1 << space != 0);
    let seat = (kind == Kind::Own).then_some(view.active);
    group.map_or_else(Vec::new, |group| forecast::delivery(view, group, seat))
}

fn die(kind: Kind, side: Side) -> Say {
    match kind {
        Kind::Own => side.say(),
        Kind::White => Say::new("side-bonus").say("side", side.say()),
    }
}

/// A click that something must follow, or that came out of order.
fn first(view: &View, token: &str, path: &Path) -> Say {
    let unknown = || Say::new("row-unknown").text("clicks", path.to_string());
    let number = |kind| after(token, kind).and_then(|n| n.parse::<u8>().ok());
    match token {
        "die:own.train" => return Say::new("row-train"),
        "die:white.train" => return Say::new("row-train-bonus"),
        _ => {}
    }
    if let Some((kind, side)) = after(token, "die").and_then(|d| d.split_once('.')) {
        let kind = if kind == "own" {
            Kind::Own
        } else {
            Kind::White
        };
        return Side::of(side).map_or_else(unknown, |side| {
            Say::new("row-die").say("die", die(kind, side))
        });
    }
    if let Some(building) = after(token, "supply").and_then(Building::of) {
        return Say::new("row-supply").say("building", building.say());
    }
    if let Some(building) = after(token, "stack").and_then(Building::of) {
        return Say::new("row-stack").say("building", building.say());
    }
    if let Some(space) = number("space").filter(|s| usize::from(*s) < view.set.spaces.len()) {
        return Say::new("row-space-alone").text("space", space_name(&view.set, space));
    }
    if let Some(at) = number("city").and_then(|c| view.set.cities.get(usize::from(c))) {
        return Say::new("row-city-alone").say("city", city(at));
    }
    match token {
        "cash" => Say::new("row-cash"),
        "save" => Say::new("row-save"),
        _ => unknown(),
    }
}
