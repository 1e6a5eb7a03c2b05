//! Why not, by rule: one refusal per code of part 3, and three of our own where the file names none.

use crate::content::Kind;
use crate::pay::{Need, Unpaid};
use crate::spell::At;
use crate::state::Phase;
use table::{Refusal, Say};

pub(super) fn wrong_phase(phase: Phase) -> Refusal {
    let (key, rule) = match phase {
        Phase::Arrange => ("refusal-WrongPhase-arrange", "N6"),
        Phase::Passengers => ("refusal-WrongPhase-passengers", "setup"),
        Phase::Phase1 | Phase::Phase2 => ("refusal-WrongPhase-play", "turn"),
        Phase::Over => ("refusal-WrongPhase-over", "record"),
    };
    Refusal::new("WrongPhase", rule, Say::new(key))
}

/// Ours: the four dealt cards, each once.
pub(super) fn wrong_placement() -> Refusal {
    Refusal::new("WrongPlacement", "N6", Say::new("refusal-WrongPlacement"))
}

/// Ours: a square off the map.
pub(super) fn no_such_square(square: u8) -> Refusal {
    at("NoSuchSquare", "refusal-NoSuchSquare", "N2", square)
}

fn at(code: &'static str, key: &'static str, rule: &'static str, square: u8) -> Refusal {
    Refusal::new(
        code,
        rule,
        Say::new(key).text("square", At(square).to_string()),
    )
}

pub(super) fn wrong_card(square: u8) -> Refusal {
    at("WrongCard", "refusal-WrongCard", "setup", square)
}

pub(super) fn value_gone(pips: u8) -> Refusal {
    let say = Say::new("refusal-ValueGone").num("pips", pips);
    Refusal::new("ValueGone", "setup", say)
}

pub(super) fn not_complete(link: u8) -> Refusal {
    at("NotComplete", "refusal-NotComplete", "links", link)
}

pub(super) fn already_marked(link: u8) -> Refusal {
    at("AlreadyMarked", "refusal-AlreadyMarked", "N23", link)
}

pub(super) fn no_worker() -> Refusal {
    Refusal::new("NoWorker", "buy", Say::new("refusal-NoWorker"))
}

pub(super) fn no_cube() -> Refusal {
    Refusal::new("NoCube", "buy", Say::new("refusal-NoCube"))
}

pub(super) fn not_marked(link: u8) -> Refusal {
    at("NotMarked", "refusal-NotMarked", "upgrade", link)
}

pub(super) fn already_upgraded(link: u8) -> Refusal {
    at("AlreadyUpgraded", "refusal-AlreadyUpgraded", "N23", link)
}

pub(super) fn die_not_available(die: u8) -> Refusal {
    let say = Say::new("refusal-DieNotAvailable").num("die", die);
    Refusal::new("DieNotAvailable", "build", say)
}

pub(super) fn occupied(square: u8) -> Refusal {
    at("Occupied", "refusal-Occupied", "build", square)
}

pub(super) fn not_enough_capital(price: u8, capital: u8) -> Refusal {
    let say = Say::new("refusal-NotEnoughCapital")
        .num("price", price)
        .num("capital", capital);
    Refusal::new("NotEnoughCapital", "build", say)
}

pub(super) fn mixed_colours(square: u8) -> Refusal {
    at("MixedColours", "refusal-MixedColours", "build", square)
}

/// A split into two parts needs one of them named, and nothing else does (N10).
pub(super) fn keep_invalid(parts: [Option<u8>; 2]) -> Refusal {
    let say = match parts {
        [Some(a), Some(b)] => Say::new("refusal-KeepInvalid-which")
            .text("a", At(a).to_string())
            .text("b", At(b).to_string()),
        _ => Say::new("refusal-KeepInvalid"),
    };
    Refusal::new("KeepInvalid", "N10", say)
}

pub(super) fn no_passenger(square: u8, value: u8) -> Refusal {
    let mut refusal = at("NoPassenger", "refusal-NoPassenger", "move", square);
    refusal.say = refusal.say.num("value", value);
    refusal
}

pub(super) fn route_broken() -> Refusal {
    Refusal::new("RouteBroken", "move", Say::new("refusal-RouteBroken"))
}

pub(super) fn route_repeats(building: u8) -> Refusal {
    at("RouteRepeats", "refusal-RouteRepeats", "move", building)
}

pub(super) fn wrong_destination(to: Kind) -> Refusal {
    let say = Say::new("refusal-WrongDestination").say("kind", to.say());
    Refusal::new("WrongDestination", "move", say)
}

pub(super) fn route_overshoots(building: u8, to: Kind) -> Refusal {
    let mut refusal = at(
        "RouteOvershoots",
        "refusal-RouteOvershoots",
        "move",
        building,
    );
    refusal.say = refusal.say.say("kind", to.say());
    refusal
}

pub(super) fn conversion_too_large(convert: Option<u8>, to: Kind, capital: u8) -> Refusal {
    let say = match convert {
        None => Say::new("refusal-ConversionTooLarge-missing"),
        Some(_) if to != Kind::L => Say::new("refusal-ConversionTooLarge-elsewhere"),
        Some(k) => Say::new("refusal-ConversionTooLarge")
            .num("profit", k)
            .num("capital", capital),
    };
    Refusal::new("ConversionTooLarge", "N13", say)
}

pub(super) fn die_full(square: u8) -> Refusal {
    at("DieFull", "refusal-DieFull", "add", square)
}

pub(super) fn no_die(square: u8, building: bool) -> Refusal {
    let key = match building {
        true => "refusal-NoDie",
        false => "refusal-NoDie-building",
    };
    at("NoDie", key, "N16", square)
}

pub(super) fn pass_not_allowed() -> Refusal {
    Refusal::new("PassNotAllowed", "N18", Say::new("refusal-PassNotAllowed"))
}

pub(super) fn not_in_hand() -> Refusal {
    Refusal::new("NotInHand", "pay", Say::new("refusal-NotInHand"))
}

pub(super) fn unpaid(why: Unpaid, need: Need) -> Refusal {
    match why {
        Unpaid::Icon => {
            let say = Say::new("refusal-IconMissing").say("icon", Say::new(icon(need)));
            Refusal::new("IconMissing", "N26", say)
        }
        Unpaid::Rails => {
            let length = match need {
                Need::Buy(length, _) => length,
                _ => 0,
            };
            let say = Say::new("refusal-RailCountMismatch").num("length", length);
            Refusal::new("RailCountMismatch", "N21", say)
        }
        Unpaid::Destination => Refusal::new(
            "DestinationMissing",
            "N8",
            Say::new("refusal-DestinationMissing"),
        ),
        Unpaid::Slot => Refusal::new("SlotUnused", "pay", Say::new("refusal-SlotUnused")),
    }
}

/// The icon a need is named after.
const fn icon(need: Need) -> &'static str {
    match need {
        Need::Buy(..) => "icon-rail",
        Need::Upgrade(_) => "icon-upgrade",
        Need::Move(_) => "icon-ticket",
        Need::Build => "icon-build",
        Need::Hire => "icon-worker",
        Need::Add => "icon-passenger",
        Need::Capital => "icon-capital",
        Need::Clean => "icon-clean",
    }
}
