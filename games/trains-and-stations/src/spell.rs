//! How actions are spelled: `die:own.train space:12`. A Power card is spelled by its face: `power:seattle.detroit` where it is
//! returned; Missions and Goods pairs by the number of their face in the set: `mission:4`, `pair:13`.

use crate::action::{Action, Kind, Order};
use crate::content::{Building, Content, Good, Shows, Side};
use crate::state::MOST_SEATS;
use std::fmt;
use table::{Path, Seat, after};

/// A space as the table calls it: `A3`.
pub fn space_name(content: &Content, space: u8) -> String {
    let at = &content.spaces[usize::from(space)];
    format!(
        "{}{}",
        content.routes[usize::from(at.route)].name,
        at.number
    )
}

struct Die(Kind, Side);

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "die:{}.{}", self.0.code(), self.1.code())
    }
}

impl Kind {
    /// The spelling in paths.
    pub const fn code(self) -> &'static str {
        match self {
            Kind::Own => "own",
            Kind::White => "white",
        }
    }
}

impl Order {
    /// The spelling in paths.
    pub const fn code(self) -> &'static str {
        match self {
            Order::Score => "score",
            Order::Ask => "ask",
        }
    }
}

/// A number as it is printed: no sign, no leading zero.
fn number(text: &str, below: usize) -> Option<u8> {
    let value: u8 = text.parse().ok()?;
    let plain = text.len() == 1 || matches!(text.as_bytes()[0], b'1'..=b'9');
    (plain && usize::from(value) < below).then_some(value)
}

pub(crate) fn path(content: &Content, action: &Action) -> Path {
    let one = |token: fmt::Arguments<'_>| Path::new().then(token);
    match *action {
        Action::ReturnPower(face) => one(format_args!(
            "power:{}",
            content.powers[usize::from(face)].name
        )),
        Action::AddBonus => Path::new().then("bonus"),
        Action::RollSaved(side) => one(format_args!("saved:{}", side.code())),
        Action::Roll => Path::new().then("roll"),
        Action::Reclaim => Path::new().then("reclaim"),
        Action::Missions(order) => one(format_args!("missions:{}", order.code())),
        Action::Mark(kind, side) => Path::new().then(Die(kind, side)),
        Action::Reroll => Path::new().then("reroll"),
        Action::EndRolling => Path::new().then("enough"),
        Action::Place(kind, space) => Path::new()
            .then(Die(kind, Side::Train))
            .then(format_args!("space:{space}")),
        Action::Build(building, city) => {
            one(format_args!("supply:{}", building.code())).then(format_args!("city:{city}"))
        }
        Action::Cash(kind) => Path::new().then(Die(kind, Side::Coin)).then("cash"),
        Action::Save(kind, side) => Path::new().then(Die(kind, side)).then("save"),
        Action::EndResolve => Path::new().then("end"),
        Action::ChooseDelivery(space) => one(format_args!("group:{space}")),
        Action::BreakTie(seat) => one(format_args!("tie:{seat}")),
        Action::PayGood(seat) => one(format_args!("serve:{seat}")),
        Action::RevealMission(face) => one(format_args!("mission:{face}")),
        Action::MissionsDone => Path::new().then("done"),
        Action::Upgrade(building, good) => one(format_args!("stack:{}", building.code()))
            .then(format_args!("good:{}", good.code())),
        Action::Offer(good) => one(format_args!("goods:{}", good.code())),
        Action::OfferPair(face) => one(format_args!("pair:{face}")),
        Action::CommitOffer => Path::new().then("commit"),
        Action::Award(seat) => one(format_args!("award:{seat}")),
    }
}

pub(crate) fn parse(content: &Content, path: &Path) -> Option<Action> {
    if path.steps().any(|step| step.member) {
        return None;
    }
    let mut tokens = path.tokens();
    let first = tokens.next()?;
    let second = tokens.next();
    if tokens.next().is_some() {
        return None;
    }
    match second {
        None => single(content, first),
        Some(second) => double(content, first, second),
    }
}

fn single(content: &Content, token: &str) -> Option<Action> {
    Some(match token {
        "bonus" => Action::AddBonus,
        "roll" => Action::Roll,
        "reclaim" => Action::Reclaim,
        "missions:ask" => Action::Missions(Order::Ask),
        "missions:score" => Action::Missions(Order::Score),
        "reroll" => Action::Reroll,
        "enough" => Action::EndRolling,
        "end" => Action::EndResolve,
        "done" => Action::MissionsDone,
        "commit" => Action::CommitOffer,
        _ => {
            let (kind, rest) = token.split_once(':')?;
            let seat = || number(rest, MOST_SEATS).map(Seat);
            match kind {
                "power" => Action::ReturnPower(content.power(rest)?),
                "saved" => Action::RollSaved(Side::of(rest)?),
                "die" => {
                    let (kind, side) = die(token)?;
                    Action::Mark(kind, side)
                }
                "group" => Action::ChooseDelivery(number(rest, content.spaces.len())?),
                "tie" => Action::BreakTie(seat()?),
                "serve" => Action::PayGood(seat()?),
                "award" => Action::Award(seat()?),
                "mission" => Action::RevealMission(face(content, rest, true)?),
                "pair" => Action::OfferPair(face(content, rest, false)?),
                "goods" => Action::Offer(Good::of(rest)?),
                _ => return None,
            }
        }
    })
}

fn double(content: &Content, first: &str, second: &str) -> Option<Action> {
    if let Some(building) = after(first, "supply") {
        let city = number(after(second, "city")?, content.cities.len())?;
        return Some(Action::Build(Building::of(building)?, city));
    }
    if let Some(building) = after(first, "stack") {
        let good = Good::of(after(second, "good")?)?;
        return Some(Action::Upgrade(Building::of(building)?, good));
    }
    let (kind, side) = die(first)?;
    match (side, second) {
        (_, "save") => Some(Action::Save(kind, side)),
        (Side::Coin, "cash") => Some(Action::Cash(kind)),
        (Side::Train, space) => {
            let space = number(after(space, "space")?, content.spaces.len())?;
            Some(Action::Place(kind, space))
        }
        _ => None,
    }
}

fn die(token: &str) -> Option<(Kind, Side)> {
    let (kind, side) = after(token, "die")?.split_once('.')?;
    let kind = [Kind::Own, Kind::White]
        .into_iter()
        .find(|k| k.code() == kind)?;
    Some((kind, Side::of(side)?))
}

fn face(content: &Content, text: &str, mission: bool) -> Option<u8> {
    let face = number(text, content.powers.len())?;
    let is_mission = matches!(
        content.powers[usize::from(face)].shows,
        Shows::Mission { .. }
    );
    (is_mission == mission).then_some(face)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_printed_alike() {
        let content = Content::base();
        for text in [
            "power:seattle.detroit",
            "power:coal.gold",
            "bonus",
            "saved:coin",
            "saved:train",
            "roll",
            "reclaim",
            "missions:ask",
            "missions:score",
            "die:own.coin",
            "die:white.locked",
            "reroll",
            "enough",
            "die:own.train space:12",
            "die:white.train space:0",
            "supply:ranch city:3",
            "die:own.coin cash",
            "die:own.mine save",
            "die:white.hotel save",
            "die:own.locked save",
            "end",
            "group:7",
            "tie:2",
            "serve:4",
            "mission:4",
            "done",
            "stack:hotel good:food",
            "goods:coal",
            "pair:13",
            "commit",
            "award:2",
        ] {
            let read: Path = text.parse().unwrap();
            let action = parse(&content, &read).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(path(&content, &action).as_str(), text);
        }
    }

    #[test]
    fn garbled_paths_are_no_actions() {
        let content = Content::base();
        for text in [
            "power:nowhere.detroit",
            "saved:gold",
            "die:own",
            "die:green.coin",
            "die:own.locked space:3",
            "die:own.train space:57",
            "die:own.train space:03",
            "die:own.mine cash",
            "supply:ranch city:9",
            "supply:barn city:1",
            "group:99",
            "tie:5",
            "mission:10",
            "pair:9",
            "pair:16",
            "goods:hay",
            "stack:hotel",
            "+roll",
            "roll roll",
            "end end end",
        ] {
            let read: Path = text.parse().unwrap();
            assert_eq!(parse(&content, &read), None, "{text}");
        }
    }
}
