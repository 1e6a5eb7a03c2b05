//! How actions are spelled: `hand:track at:2,-1 rot:1`. What is well formed but not there (`st:9`, `at:40,40`, `rot:7`) can be read
//! as well, so that the rules can refuse it by name.

use crate::action::{Action, Stack};
use crate::square::Square;
use table::{Path, after};

impl Stack {
    /// Every stack, in the order in which draws are offered.
    pub const ALL: [Stack; 3] = [Stack::Track, Stack::Country, Stack::Station];

    /// The word for it in paths and in the page.
    pub const fn code(self) -> &'static str {
        match self {
            Stack::Track => "track",
            Stack::Country => "country",
            Stack::Station => "station",
        }
    }

    pub(crate) fn of(word: &str) -> Option<Stack> {
        Stack::ALL.into_iter().find(|stack| stack.code() == word)
    }
}

/// A number as it is printed: no plus, no leading zero, no minus nought.
fn number<N: std::str::FromStr + std::fmt::Display>(text: &str) -> Option<N> {
    let value: N = text.parse().ok()?;
    // Digits are compared, so that nothing is built for a number that is spelled well.
    let digits = text.strip_prefix('-').unwrap_or(text);
    let plain = digits == "0" || !digits.starts_with(['0', '+']);
    (plain && text != "-0").then_some(value)
}

impl Square {
    /// The square of that spelling: `2,-1`.
    pub fn of(text: &str) -> Option<Square> {
        let (x, y) = text.split_once(',')?;
        Some(Square::new(number(x)?, number(y)?))
    }
}

pub(crate) fn path(action: &Action) -> Path {
    let path = Path::new();
    match *action {
        Action::PlaceStation { at, rot } => placed(path, Stack::Station, at, Some(rot)),
        Action::PlaceTrack { at, rot } => placed(path, Stack::Track, at, Some(rot)),
        Action::PlaceCountry { at } => placed(path, Stack::Country, at, None),
        Action::Draw(stack) => path.then(format_args!("stack:{}", stack.code())),
        Action::StopPlacing => path.then("stop"),
        Action::Stay => path.then("stay"),
        Action::Move(to) => path.then(format_args!("tile:{to}")),
        Action::Deliver {
            supply,
            demand,
            loads,
        } => path
            .then("goods")
            .then(format_args!("st:{supply}"))
            .then(format_args!("st:{demand}"))
            .then(format_args!("loads:{loads}")),
        Action::CarryPeople { a, b } => path
            .then("people")
            .member(format_args!("st:{a}"))
            .member(format_args!("st:{b}")),
        Action::Skip => path.then("skip"),
    }
}

fn placed(path: Path, stack: Stack, at: Square, rot: Option<u8>) -> Path {
    let path = path
        .then(format_args!("hand:{}", stack.code()))
        .then(format_args!("at:{at}"));
    match rot {
        Some(rot) => path.then(format_args!("rot:{rot}")),
        None => path,
    }
}

pub(crate) fn parse(path: &Path) -> Option<Action> {
    let mut members = 0;
    let mut tokens = [""; 4];
    let mut count = 0;
    for step in path.steps() {
        *tokens.get_mut(count)? = step.token;
        members |= u8::from(step.member) << count;
        count += 1;
    }
    let tokens = &tokens[..count];
    if let ["people", a, b] = *tokens {
        let pair = Action::CarryPeople {
            a: station(a)?,
            b: station(b)?,
        };
        return (members == 0b110).then_some(pair);
    }
    if members != 0 {
        return None;
    }
    match *tokens {
        ["stop"] => Some(Action::StopPlacing),
        ["stay"] => Some(Action::Stay),
        ["skip"] => Some(Action::Skip),
        [word] => match (after(word, "stack"), after(word, "tile")) {
            (Some(stack), _) => Some(Action::Draw(Stack::of(stack)?)),
            (_, Some(tile)) => Some(Action::Move(Square::of(tile)?)),
            _ => None,
        },
        ["hand:country", at] => Some(Action::PlaceCountry { at: square(at)? }),
        ["hand:track", at, rot] => Some(Action::PlaceTrack {
            at: square(at)?,
            rot: rotation(rot)?,
        }),
        ["hand:station", at, rot] => Some(Action::PlaceStation {
            at: square(at)?,
            rot: rotation(rot)?,
        }),
        ["goods", supply, demand, loads] => Some(Action::Deliver {
            supply: station(supply)?,
            demand: station(demand)?,
            loads: number(after(loads, "loads")?)?,
        }),
        _ => None,
    }
}

fn square(token: &str) -> Option<Square> {
    Square::of(after(token, "at")?)
}

fn rotation(token: &str) -> Option<u8> {
    number(after(token, "rot")?)
}

fn station(token: &str) -> Option<u8> {
    number(after(token, "st")?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_printed_alike() {
        for text in [
            "hand:track at:2,-1 rot:1",
            "hand:track at:-128,127 rot:255",
            "hand:station at:0,0 rot:0",
            "hand:country at:-3,10",
            "stack:track",
            "stack:country",
            "stack:station",
            "stop",
            "stay",
            "tile:2,0",
            "goods st:4 st:1 loads:2",
            "goods st:0 st:255 loads:0",
            "people +st:1 +st:4",
            "people +st:4 +st:1",
            "skip",
        ] {
            let read: Path = text.parse().unwrap();
            let action = parse(&read).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(path(&action).as_str(), text);
        }
    }

    #[test]
    fn garbled_paths_are_no_actions() {
        for text in [
            "hand:track at:2,-1",
            "hand:track at:2 rot:1",
            "hand:track at:02,1 rot:1",
            "hand:track at:-0,1 rot:1",
            "hand:track at:128,1 rot:1",
            "hand:track at:1,1,1 rot:1",
            "hand:track at:-01,1 rot:1",
            "hand:track at:1,1 rot:-1",
            "hand:country at:1,1 rot:0",
            "hand:house at:1,1 rot:0",
            "+hand:country at:1,1",
            "stack:coal",
            "stop stop",
            "stay skip",
            "tile:2",
            "goods st:1 st:2",
            "goods st:1 st:2 loads:x",
            "goods +st:1 +st:2 loads:1",
            "people st:1 st:2",
            "people +st:1",
            "people +st:1 st:2",
            "people +st:1 +st:2 +st:3",
            "skip 1 2 3 4",
            "tiles:2,0",
        ] {
            if let Ok(read) = text.parse::<Path>() {
                assert_eq!(parse(&read), None, "{text}");
            }
        }
    }
}
