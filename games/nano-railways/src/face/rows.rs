//! What is asked, what the next click does, and what the committing button says, in plain words.

use super::{
    cards::slot_label,
    choice::price,
    clicks::Clicks,
    links::link_label,
    map::die_label,
    squares::{becomes, square_label},
    trips::{across, brings, pays},
};
use crate::{Action, Pay, spell::At, view::View};
use table::{Say, Token};

/// What the viewer is asked, or what is waited for.
pub(super) fn question(view: &View) -> Say {
    let Some(seat) = view.to_act else {
        return over(view);
    };
    if !view.who.is(seat) {
        return Say::new("q-waiting").seat("seat", seat);
    }
    match view.phase {
        "arrange" => Say::new("q-arrange"),
        "passengers" => Say::new("q-place").say("card", quarter(view.due.unwrap_or_default())),
        "phase1" => Say::new("q-first"),
        _ => Say::new("q-second"),
    }
}

fn over(view: &View) -> Say {
    let key = match view.report.as_ref().and_then(|report| report.won) {
        None => "q-over",
        Some(true) => "q-over-won",
        Some(false) => "q-over-lost",
    };
    Say::new(key).num("points", view.score.total)
}

/// A map card by where it lies.
fn quarter(at: u8) -> Say {
    Say::new(match at {
        0 => "quarter-nw",
        1 => "quarter-ne",
        2 => "quarter-sw",
        _ => "quarter-se",
    })
}

/// One row of the move list: what clicking `next` after `clicked` does.
pub(super) fn row(view: &View, clicked: &[Token], next: &[Token]) -> Say {
    let before = Clicks::read(clicked);
    let said = match next {
        [one] => single(view, &before, one.as_str()),
        run if run.iter().all(|token| token.after("slot").is_some()) => {
            Clicks::read(run).payment().map(|pay| pays_with(&pay))
        }
        run => whole(view, &Clicks::read(clicked.iter().chain(run))),
    };
    said.unwrap_or_else(|| {
        let text: Vec<&str> = next.iter().map(Token::as_str).collect();
        Say::new("row-unknown").text("clicks", text.join(" "))
    })
}

/// One click.
fn single(view: &View, before: &Clicks, next: &str) -> Option<Say> {
    let token: Token = next.parse().ok()?;
    let click = Clicks::read([&token]);
    if let Some(verb) = click.verb {
        return verb_row(view, verb);
    }
    if let Some(card) = click.cards.first() {
        let place = quarter(before.cards.len() as u8);
        return Some(Say::new("row-card").num("card", *card).say("place", place));
    }
    if let Some(square) = click.square {
        return square_row(view, before, square);
    }
    if let Some(pips) = click.pips {
        return Some(Say::new("row-pips").num("pips", pips));
    }
    if let Some(key) = click.links.first() {
        return link_row(view, before, *key);
    }
    if let Some(value) = click.new {
        return Some(
            Say::new("row-new")
                .num("die", value)
                .num("price", 2 * u32::from(value)),
        );
    }
    if let Some(key) = click.keep {
        return Some(Say::new("label-part").text("at", At(key).to_string()));
    }
    if let Some((square, value)) = click.die {
        return Some(die_label(view.building(square)?, value));
    }
    if let Some(kind) = click.to {
        return Some(Say::new("row-to").say("kind", kind.say()));
    }
    if let Some(profit) = click.convert.filter(|profit| *profit <= 5) {
        let say = Say::new("row-convert").num("profit", profit);
        return Some(say.num("capital", price(profit)));
    }
    if let Some((card, slot)) = click.slots.first().copied() {
        return slot_row(view, before, card, slot);
    }
    (click.pay).then(|| before.payment().map(|pay| pays_with(&pay)))?
}

fn verb_row(view: &View, verb: &str) -> Option<Say> {
    let key = match verb {
        "buy" => "row-buy",
        "move" => "row-move",
        "build" => "row-build",
        "upgrade" => "row-upgrade",
        "add" => "row-add",
        "hire" => "row-hire",
        "capital" => "row-capital",
        "clean" => "row-clean",
        "pass" if view.phase == "phase1" => "row-pass-forced",
        "pass" => "row-pass",
        _ => return None,
    };
    Some(Say::new(key))
}

fn square_row(view: &View, before: &Clicks, square: u8) -> Option<Say> {
    if view.phase == "passengers" || before.verb != Some("build") {
        return (usize::from(square) < view.squares.len()).then(|| square_label(view, square));
    }
    let kind = becomes(view, square).filter(|_| square < 60)?;
    let at = At(square).to_string();
    Some(Say::new("row-site").text("at", at).say("kind", kind.say()))
}

/// A link to buy or to upgrade, or the next one of a way: then where it leads and what it pays.
fn link_row(view: &View, before: &Clicks, key: u8) -> Option<Say> {
    let chain = view.chain(key)?;
    let (true, Some((from, _))) = (before.verb == Some("move"), before.die) else {
        return Some(link_label(view, chain));
    };
    let so_far = brings(view, from, &before.links);
    let here = so_far.stops.last().map_or(from, |building| building.square);
    let next = view.building(across(chain, here)?)?;
    Some(
        Say::new("row-travel")
            .text("link", At(key).to_string())
            .say("kind", next.kind.say())
            .text("at", At(next.square).to_string())
            .num("stop", so_far.stops.len() as i64 + 1)
            .num("income", pays(chain)),
    )
}

/// A slot: what it shows, and that a further one of the same card pollutes.
fn slot_row(view: &View, before: &Clicks, card: u8, slot: u8) -> Option<Say> {
    let all = [&view.hand, &view.pool, &view.discard];
    let found = all.into_iter().flatten().find(|held| held.id == card)?;
    let icons = *found.slots.get(usize::from(slot.checked_sub(1)?))?;
    let label = slot_label(card, slot, icons);
    let more = before.slots.iter().any(|(used, _)| *used == card);
    Some(match more {
        true => Say::new("row-slot-more").say("slot", label),
        false => label,
    })
}

/// A payment: its slots and its pollution.
fn pays_with(pay: &Pay) -> Say {
    let parts = pay.parts().map(|(card, mask)| {
        let slots: Vec<String> = (1..=8_u8)
            .filter(|slot| mask & 1 << (slot - 1) != 0)
            .map(|slot| slot.to_string())
            .collect();
        Say::new("pay-part")
            .num("card", card)
            .text("slots", slots.join(","))
    });
    Say::new("row-pay")
        .list("parts", parts.collect())
        .num("pollution", pay.pollution())
}

/// A whole action in one sentence.
fn whole(view: &View, clicks: &Clicks) -> Option<Say> {
    let pay = clicks.payment().map(|pay| pays_with(&pay));
    let link = || {
        view.chain(*clicks.links.first()?)
            .map(|chain| link_label(view, chain))
    };
    let say = match (clicks.verb, clicks.square, clicks.pips) {
        (None, Some(square), Some(pips)) => {
            return Some(
                Say::new("whole-place")
                    .num("pips", pips)
                    .say("where", square_label(view, square)),
            );
        }
        (None, None, None) => {
            let [nw, ne, sw, se] = *clicks.cards.first_chunk()?;
            let say = Say::new("whole-arrange").num("nw", nw).num("ne", ne);
            return Some(say.num("sw", sw).num("se", se));
        }
        (Some("buy"), ..) => Say::new("whole-buy").say("link", link()?),
        (Some("upgrade"), ..) => Say::new("whole-upgrade").say("link", link()?),
        (Some("build"), Some(square), _) => Say::new("whole-build")
            .num("die", clicks.new?)
            .text("at", At(square).to_string())
            .say("kind", becomes(view, square)?.say()),
        (Some("move"), ..) => trip(view, clicks)?,
        (Some("add"), Some(square), _) => {
            Say::new("whole-add").say("where", square_label(view, square))
        }
        (Some("add"), ..) => {
            let (square, value) = clicks.die?;
            Say::new("whole-add").say("where", die_label(view.building(square)?, value))
        }
        (Some("pass"), ..) => return Some(Say::new("row-pass")),
        (Some(verb), ..) => verb_row(view, verb)?,
        _ => return None,
    };
    Some(match pay {
        Some(pay) => Say::new("whole-paid").say("what", say).say("pay", pay),
        None => say,
    })
}

/// A trip: where from, where to, its stops, what the rails pay.
fn trip(view: &View, clicks: &Clicks) -> Option<Say> {
    let (from, _) = clicks.die?;
    let brings = brings(view, from, &clicks.links);
    Some(
        Say::new(match clicks.convert {
            Some(1..) => "whole-move-converting",
            _ => "whole-move",
        })
        .say("from", view.building(from)?.kind.say())
        .say("to", clicks.to?.say())
        .num("stops", brings.stops.len() as i64)
        .num("income", brings.income)
        .num("profit", clicks.convert.unwrap_or(0))
        .num(
            "capital",
            clicks.convert.filter(|k| *k <= 5).map_or(0, price),
        ),
    )
}

/// The button that commits: a verb, and a price where there is one.
pub(super) fn deed(view: &View, action: &Action) -> Say {
    match *action {
        Action::Arrange { .. } => Say::new("deed-arrange"),
        Action::Place { square, pips } => {
            let kind = view.building(square).map(|building| building.kind.say());
            Say::new("deed-place")
                .num("pips", pips)
                .say("kind", kind.unwrap_or(Say::new("label-nothing")))
        }
        Action::Buy { .. } => Say::new("deed-buy"),
        Action::Build { die, .. } => Say::new("deed-build").num("price", 2 * u32::from(die)),
        Action::Move { .. } => Say::new("deed-move"),
        Action::Upgrade { .. } => Say::new("deed-upgrade"),
        Action::Hire { .. } => Say::new("verb-hire"),
        Action::Capital { .. } => Say::new("verb-capital"),
        Action::Clean { .. } => Say::new("verb-clean"),
        Action::Add { .. } => Say::new("verb-add"),
        Action::Pass => Say::new("verb-pass"),
    }
}
