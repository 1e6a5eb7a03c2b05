//! The lines of the log: what was done, with an item for every step of profit, capital, pollution and workers.

use crate::content::Kind;
use crate::score::Report;
use crate::spell::At;
use crate::state::Cards;
use crate::tracks::Steps;
use table::{Line, Say, Seat};

/// The one player.
pub(crate) const PLAYER: Seat = Seat(0);

pub(crate) fn done(say: Say, steps: &Steps) -> Line {
    Line::by(PLAYER, say).items(steps.items())
}

fn square(key: &'static str, name: &'static str, square: u8) -> Say {
    Say::new(key).text(name, At(square).to_string())
}

pub(crate) fn arrange(cards: [u8; 4]) -> Line {
    let names = ["nw", "ne", "sw", "se"];
    let say = names
        .iter()
        .zip(cards)
        .fold(Say::new("line-arrange"), |say, (name, card)| {
            say.num(name, card)
        });
    Line::by(PLAYER, say)
}

pub(crate) fn place(at: u8, kind: Kind, pips: u8) -> Line {
    let say = square("line-place", "square", at).say("kind", kind.say());
    Line::by(PLAYER, say.num("pips", pips))
}

pub(crate) fn buy(link: u8, length: u8, ends: [Kind; 2]) -> Say {
    square("line-buy", "link", link)
        .num("length", length)
        .say("a", ends[0].say())
        .say("b", ends[1].say())
}

pub(crate) fn build(die: u8, at: u8, kind: Kind) -> Say {
    square("line-build", "square", at)
        .num("die", die)
        .say("kind", kind.say())
}

/// A marker whose link was built on stays on a part of it (N10).
pub(crate) fn kept(from: u8, to: u8) -> Line {
    Line::auto(square("line-kept", "from", from).text("to", At(to).to_string()))
}

/// A marker whose link was built away returns to the supply (N10).
pub(crate) fn returned(link: u8, upgraded: bool) -> Line {
    let key = match upgraded {
        true => "line-returned-upgraded",
        false => "line-returned",
    };
    Line::auto(square(key, "link", link))
}

/// A marked link whose ends became one building (N5).
pub(crate) fn looped(link: u8) -> Line {
    Line::auto(square("line-looped", "link", link))
}

pub(crate) fn travel(from: u8, to: u8, kind: Kind, stops: u8) -> Say {
    square("line-move", "from", from)
        .text("to", At(to).to_string())
        .say("kind", kind.say())
        .num("stops", stops)
}

pub(crate) fn recovered(from: u8) -> Line {
    Line::auto(square("line-recovered", "square", from))
}

pub(crate) fn add(at: u8, value: u8) -> Say {
    square("line-add", "square", at).num("value", value)
}

pub(crate) const fn hire() -> Say {
    Say::new("line-hire")
}

pub(crate) const fn capital() -> Say {
    Say::new("line-capital")
}

pub(crate) const fn clean() -> Say {
    Say::new("line-clean")
}

pub(crate) fn upgrade(link: u8) -> Say {
    square("line-upgrade", "link", link)
}

pub(crate) fn pass() -> Line {
    Line::by(PLAYER, Say::new("line-pass"))
}

fn names(cards: Cards) -> Vec<Say> {
    let name = |card: u8| Say::new("card-name").num("card", card);
    cards.iter().map(name).collect()
}

pub(crate) fn hand(cards: Cards) -> Line {
    Line::auto(Say::new("line-hand").list("cards", names(cards)))
}

/// The next decade, and the cards drawn from the pool before it.
pub(crate) fn decade(number: u8, drawn: Cards) -> Line {
    let say = match drawn.is_empty() {
        true => Say::new("line-decade"),
        false => Say::new("line-decade-drawn").list("cards", names(drawn)),
    };
    Line::auto(say.num("decade", number))
}

/// What a reshuffle brought, and the card that stays behind.
pub(crate) fn reshuffle(drawn: Cards, behind: Cards) -> Line {
    let say = Say::new("line-reshuffle").list("cards", names(drawn));
    Line::auto(say.list("behind", names(behind)))
}

pub(crate) fn over(report: &Report) -> Line {
    let key = match report.won {
        None => "line-over",
        Some(true) => "line-over-won",
        Some(false) => "line-over-lost",
    };
    Line::auto(Say::new(key).num("points", report.score.total))
}
