//! How actions are spelled: `buy link:b1 +slot:A1.2 +slot:A2.2 pay`. What is well formed but not there (`at:k7`, `slot:A9.1`) can
//! be read as well, so that the rules can refuse it by name.

use crate::action::{Action, Pay, Route};
use crate::content::{COLUMNS, Kind, SQUARES};
use std::fmt;
use table::{Path, after};

/// A square as it is spelled: column a to j and row 1 to 6. Numbers from 60 spell squares off the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct At(pub u8);

const OFF: u8 = SQUARES as u8;
const LETTERS: u8 = 26;

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = match self.0.checked_sub(OFF) {
            None => (self.0 / COLUMNS, self.0 % COLUMNS),
            Some(off) => (off / LETTERS, off % LETTERS),
        };
        write!(f, "{}{}", char::from(b'a' + column), row + 1)
    }
}

impl At {
    /// The square of that spelling.
    pub fn of(text: &str) -> Option<At> {
        let (column, row) = text.split_at_checked(1)?;
        let column = match column.as_bytes()[0] {
            letter @ b'a'..=b'z' => letter - b'a',
            _ => return None,
        };
        let row = number(row)?.checked_sub(1)?;
        let square = match (row, column) {
            (0..=5, 0..=9) => COLUMNS * row + column,
            _ => row.checked_mul(LETTERS)?.checked_add(column + OFF)?,
        };
        // Routes keep keys one higher.
        (square < u8::MAX).then_some(At(square))
    }
}

/// A number as it is printed: no sign, no leading zero.
fn number(text: &str) -> Option<u8> {
    let value: u8 = text.parse().ok()?;
    let first = *text.as_bytes().first()?;
    (first.is_ascii_digit() && (first != b'0' || text.len() == 1)).then_some(value)
}

fn kind(text: &str) -> Option<Kind> {
    Kind::ALL
        .into_iter()
        .find(|kind| text.len() == 1 && text.starts_with(kind.letter()))
}

fn square(token: &str, name: &str) -> Option<u8> {
    Some(At::of(after(token, name)?)?.0)
}

/// `die:b2.2`: the building and the die's value.
fn die(token: &str) -> Option<(u8, u8)> {
    let (at, value) = after(token, "die")?.split_once('.')?;
    Some((At::of(at)?.0, number(value)?))
}

/// `slot:A1.2`: the card and the slot.
fn slot(token: &str) -> Option<(u8, u8)> {
    let (card, slot) = after(token, "slot")?.strip_prefix('A')?.split_once('.')?;
    let (card, slot) = (number(card)?, number(slot)?);
    (card > 0 && slot <= 8).then_some((card, slot))
}

pub(crate) fn path(action: &Action) -> Path {
    let to = |verb: &str| Path::new().then(verb);
    match *action {
        Action::Arrange { cards } => cards.iter().fold(Path::new(), |path, card| {
            path.then(format_args!("card:{card}"))
        }),
        Action::Place { square, pips } => Path::new()
            .then(format_args!("at:{}", At(square)))
            .then(format_args!("pips:{pips}")),
        Action::Buy { link, pay } => paid(to("buy").then(format_args!("link:{}", At(link))), &pay),
        Action::Build {
            die,
            square,
            keep,
            pay,
        } => {
            let mut path = to("build")
                .then(format_args!("new:{die}"))
                .then(format_args!("at:{}", At(square)));
            if let Some(part) = keep {
                path = path.then(format_args!("keep:{}", At(part)));
            }
            paid(path, &pay)
        }
        Action::Move {
            from,
            value,
            to: kind,
            route,
            convert,
            pay,
        } => {
            let mut path = to("move")
                .then(format_args!("die:{}.{value}", At(from)))
                .then(format_args!("to:{}", kind.letter()));
            for key in route.keys() {
                path = path.then(format_args!("link:{}", At(key)));
            }
            if let Some(k) = convert {
                path = path.then(format_args!("convert:{k}"));
            }
            paid(path, &pay)
        }
        Action::Hire { pay } => paid(to("hire"), &pay),
        Action::Capital { pay } => paid(to("capital"), &pay),
        Action::Clean { pay } => paid(to("clean"), &pay),
        Action::Add { square, value, pay } => {
            let path = match value {
                Some(value) => to("add").then(format_args!("die:{}.{value}", At(square))),
                None => to("add").then(format_args!("at:{}", At(square))),
            };
            paid(path, &pay)
        }
        Action::Upgrade { link, pay } => {
            paid(to("upgrade").then(format_args!("link:{}", At(link))), &pay)
        }
        Action::Pass => to("pass"),
    }
}

/// The slots as members of a set, closed by `pay`. A card listed without a slot is spelled with slot 0.
fn paid(mut path: Path, pay: &Pay) -> Path {
    for (card, mask) in pay.parts() {
        if mask == 0 {
            path = path.member(format_args!("slot:A{card}.0"));
        }
        for slot in (1..=8).filter(|slot| mask & 1 << (slot - 1) != 0) {
            path = path.member(format_args!("slot:A{card}.{slot}"));
        }
    }
    path.then("pay")
}

pub(crate) fn parse(path: &Path) -> Option<Action> {
    let mut steps = Steps::new(path);
    let first = steps.plain()?;
    let action = match first {
        "buy" => Action::Buy {
            link: square(steps.plain()?, "link")?,
            pay: steps.pay()?,
        },
        "upgrade" => Action::Upgrade {
            link: square(steps.plain()?, "link")?,
            pay: steps.pay()?,
        },
        "build" => Action::Build {
            die: number(after(steps.plain()?, "new")?)?,
            square: square(steps.plain()?, "at")?,
            keep: steps.maybe(|token| square(token, "keep")),
            pay: steps.pay()?,
        },
        "move" => {
            let (from, value) = die(steps.plain()?)?;
            Action::Move {
                from,
                value,
                to: kind(after(steps.plain()?, "to")?)?,
                route: steps.route()?,
                convert: steps.maybe(|token| number(after(token, "convert")?)),
                pay: steps.pay()?,
            }
        }
        "hire" => Action::Hire { pay: steps.pay()? },
        "capital" => Action::Capital { pay: steps.pay()? },
        "clean" => Action::Clean { pay: steps.pay()? },
        "add" => {
            let token = steps.plain()?;
            let (square, value) = match die(token) {
                Some((square, value)) => (square, Some(value)),
                None => (square(token, "at")?, None),
            };
            Action::Add {
                square,
                value,
                pay: steps.pay()?,
            }
        }
        "pass" => Action::Pass,
        _ => match square(first, "at") {
            Some(square) => Action::Place {
                square,
                pips: number(after(steps.plain()?, "pips")?)?,
            },
            None => {
                let mut cards = [number(after(first, "card")?)?; 4];
                for card in &mut cards[1..] {
                    *card = number(after(steps.plain()?, "card")?)?;
                }
                Action::Arrange { cards }
            }
        },
    };
    steps.done().then_some(action)
}

/// The clicks of a path, read one by one.
struct Steps<'p> {
    left: Vec<table::Step<'p>>,
    at: usize,
}

impl<'p> Steps<'p> {
    fn new(path: &'p Path) -> Steps<'p> {
        Steps {
            left: path.steps().collect(),
            at: 0,
        }
    }

    fn peek(&self, member: bool) -> Option<&'p str> {
        let step = self.left.get(self.at)?;
        (step.member == member).then_some(step.token)
    }

    fn plain(&mut self) -> Option<&'p str> {
        let token = self.peek(false)?;
        self.at += 1;
        Some(token)
    }

    /// The next click, if it is one of these.
    fn maybe<T>(&mut self, read: impl FnOnce(&'p str) -> Option<T>) -> Option<T> {
        let read = read(self.peek(false)?)?;
        self.at += 1;
        Some(read)
    }

    fn route(&mut self) -> Option<Route> {
        let mut keys = Vec::new();
        while let Some(key) = self.maybe(|token| square(token, "link")) {
            keys.push(key);
        }
        Route::of(&keys)
    }

    /// Slots of a card in ascending order are one part of the list; a card named again is repeated.
    fn pay(&mut self) -> Option<Pay> {
        let mut parts: Vec<(u8, u8)> = Vec::new();
        while let Some(token) = self.peek(true) {
            self.at += 1;
            let (card, slot) = slot(token)?;
            let bit = if slot == 0 { 0 } else { 1 << (slot - 1) };
            match parts.last_mut() {
                Some((last, mask)) if *last == card && 0 < *mask && *mask < bit => *mask |= bit,
                _ => parts.push((card, bit)),
            }
        }
        (self.plain()? == "pay").then(|| Pay::of(&parts))?
    }

    fn done(&self) -> bool {
        self.at == self.left.len()
    }
}
