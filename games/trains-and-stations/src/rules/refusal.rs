//! Why not, by rule: the codes of 2.13.

use crate::content::{Building, City, Content, Good, Side, city};
use crate::spell::space_name;
use crate::state::Phase;
use table::{Refusal, Say, Seat};

pub(super) const fn over() -> Refusal {
    Refusal::new("NotYourTurn", "end", Say::new("refusal-NotYourTurn-over"))
}

pub(super) fn not_your_turn(whose: Seat) -> Refusal {
    let say = Say::new("refusal-NotYourTurn").seat("whose", whose);
    Refusal::new("NotYourTurn", "turn", say)
}

pub(super) const fn wrong_phase(phase: Phase) -> Refusal {
    let (key, rule) = match phase {
        Phase::ChoosePower => ("refusal-WrongPhase-power", "setup"),
        Phase::Start => ("refusal-WrongPhase-start", "start"),
        Phase::Rolling => ("refusal-WrongPhase-rolling", "rolling"),
        Phase::Resolve => ("refusal-WrongPhase-resolve", "resolve"),
        Phase::Group => ("refusal-WrongPhase-group", "delivery"),
        Phase::Tie => ("refusal-WrongPhase-tie", "majority"),
        Phase::Serve => ("refusal-WrongPhase-serve", "goods"),
        Phase::Missions => ("refusal-WrongPhase-missions", "missions"),
        Phase::Upgrade => ("refusal-WrongPhase-upgrade", "upgrade"),
        Phase::Speculation => ("refusal-WrongPhase-speculation", "speculation"),
        Phase::Award => ("refusal-WrongPhase-award", "speculation"),
        Phase::Over => ("refusal-NotYourTurn-over", "end"),
    };
    Refusal::new("WrongPhase", rule, Say::new(key))
}

pub(super) const fn already_committed() -> Refusal {
    Refusal::new(
        "AlreadyCommitted",
        "hidden",
        Say::new("refusal-AlreadyCommitted"),
    )
}

pub(super) fn too_few_on_board(least: u8, count: u8) -> Refusal {
    let say = Say::new("refusal-TooFewOnBoard")
        .num("least", least)
        .num("count", count);
    Refusal::new("TooFewOnBoard", "T12", say)
}

pub(super) fn bonus_limit(held: u8) -> Refusal {
    let say = Say::new("refusal-BonusLimit").num("held", held);
    Refusal::new("BonusLimit", "start", say)
}

pub(super) const fn empty_hand() -> Refusal {
    Refusal::new("EmptyHand", "T11", Say::new("refusal-EmptyHand"))
}

pub(super) fn no_such_die(side: Side) -> Refusal {
    let say = Say::new("refusal-NoSuchDie").say("side", side.say());
    Refusal::new("NoSuchDie", "dice", say)
}

pub(super) const fn locked_die() -> Refusal {
    Refusal::new("LockedDie", "rolling", Say::new("refusal-LockedDie"))
}

pub(super) const fn nothing_marked() -> Refusal {
    Refusal::new(
        "NothingMarked",
        "rolling",
        Say::new("refusal-NothingMarked"),
    )
}

pub(super) fn space_occupied(content: &Content, space: u8) -> Refusal {
    let say = Say::new("refusal-SpaceOccupied").text("space", space_name(content, space));
    Refusal::new("SpaceOccupied", "place", say)
}

pub(super) fn not_adjacent(content: &Content, space: u8) -> Refusal {
    let say = Say::new("refusal-NotAdjacent").text("space", space_name(content, space));
    Refusal::new("NotAdjacent", "place", say)
}

pub(super) fn trains_unplaced(trains: u8) -> Refusal {
    let say = Say::new("refusal-TrainsUnplaced").num("trains", trains);
    Refusal::new("TrainsUnplaced", "T19", say)
}

pub(super) fn no_set(building: Building) -> Refusal {
    let say = Say::new("refusal-NoSet").say("building", building.say());
    Refusal::new("NoSet", "T18", say)
}

pub(super) fn no_building_in_supply(building: Building) -> Refusal {
    let say = Say::new("refusal-NoBuildingInSupply").say("building", building.say());
    Refusal::new("NoBuildingInSupply", "T20", say)
}

pub(super) fn station_full(at: &City) -> Refusal {
    let say = Say::new("refusal-StationFull")
        .say("city", city(at))
        .num("locations", at.locations);
    Refusal::new("StationFull", "build", say)
}

pub(super) fn level_not_open(level: u8) -> Refusal {
    let say = Say::new("refusal-LevelNotOpen").num("level", level);
    Refusal::new("LevelNotOpen", "T22", say)
}

pub(super) fn coin_limit(most: u8) -> Refusal {
    let say = Say::new("refusal-CoinLimit").num("most", most);
    Refusal::new("CoinLimit", "T23", say)
}

pub(super) const fn cannot_save_train() -> Refusal {
    Refusal::new(
        "CannotSaveTrain",
        "save",
        Say::new("refusal-CannotSaveTrain"),
    )
}

pub(super) const fn cannot_save_bonus() -> Refusal {
    Refusal::new(
        "CannotSaveBonus",
        "save",
        Say::new("refusal-CannotSaveBonus"),
    )
}

pub(super) const fn not_tied() -> Refusal {
    Refusal::new("NotTied", "majority", Say::new("refusal-NotTied"))
}

pub(super) const fn not_asking() -> Refusal {
    Refusal::new("NotAsking", "T30", Say::new("refusal-NotAsking"))
}

fn of_card(
    code: &'static str,
    key: &'static str,
    rule: &'static str,
    content: &Content,
    face: u8,
) -> Refusal {
    let card = content.powers[usize::from(face)].say(content);
    Refusal::new(code, rule, Say::new(key).say("card", card))
}

pub(super) fn not_held_card(content: &Content, face: u8) -> Refusal {
    of_card("NotHeld", "refusal-NotHeld-card", "power", content, face)
}

pub(super) fn not_held_good(good: Good) -> Refusal {
    let say = Say::new("refusal-NotHeld-good").say("good", good.say());
    Refusal::new("NotHeld", "speculation", say)
}

pub(super) fn not_eligible(content: &Content, face: u8) -> Refusal {
    of_card(
        "NotEligible",
        "refusal-NotEligible",
        "missions",
        content,
        face,
    )
}

pub(super) fn pair_already_scored(content: &Content, face: u8) -> Refusal {
    of_card(
        "PairAlreadyScored",
        "refusal-PairAlreadyScored",
        "T31",
        content,
        face,
    )
}

fn not_an_option(key: &'static str, rule: &'static str) -> Refusal {
    Refusal::new("NotAnOption", rule, Say::new(key))
}

pub(super) fn ordered_already() -> Refusal {
    not_an_option("refusal-NotAnOption-ordered", "T33")
}

pub(super) fn same_order() -> Refusal {
    not_an_option("refusal-NotAnOption-order", "T33")
}

pub(super) fn no_group() -> Refusal {
    not_an_option("refusal-NotAnOption-group", "delivery")
}

pub(super) fn no_upgrade(building: Building, good: Good) -> Refusal {
    let say = Say::new("refusal-NotAnOption-upgrade")
        .say("building", building.say())
        .say("good", good.say());
    Refusal::new("NotAnOption", "upgrade", say)
}

pub(super) fn all_offered(good: Good) -> Refusal {
    let say = Say::new("refusal-NotAnOption-offered").say("good", good.say());
    Refusal::new("NotAnOption", "speculation", say)
}

pub(super) fn no_pair(content: &Content, face: u8) -> Refusal {
    of_card(
        "NotAnOption",
        "refusal-NotAnOption-pair",
        "T38",
        content,
        face,
    )
}

pub(super) const fn odd_offer() -> Refusal {
    Refusal::new("OddOffer", "T37", Say::new("refusal-OddOffer"))
}
