//! How actions are spelled: `track:3 cell:b2 turned`. What is well formed but not there (`cell:d7`, `line:L9`) can be read as
//! well, so that the rules can refuse it by name.

use crate::content::{Content, LINES};
use crate::{Action, Facing, Order};
use std::fmt;
use table::{Path, after};

/// The first number that is no cell of the land.
pub(crate) const NO_CELL: u8 = 12;
/// The first number that is no line.
pub(crate) const NO_LINE: u8 = 7;

/// A cell as it is spelled: column a, b, c and row 1 to 4. Numbers from 12 spell places off the land.
#[derive(Clone, Copy, Debug)]
pub struct Cell(pub u8);

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (row, column) = match self.0.checked_sub(NO_CELL) {
            None => (self.0 / 3, self.0 % 3),
            Some(off) => (off / 26, off % 26),
        };
        write!(f, "{}{}", char::from(b'a' + column), row + 1)
    }
}

impl Cell {
    /// The cell of that spelling.
    pub fn of(text: &str) -> Option<Cell> {
        let (column, row) = text.split_at_checked(1)?;
        let column = match column.as_bytes()[0] {
            letter @ b'a'..=b'z' => letter - b'a',
            _ => return None,
        };
        let row = number(row)?.checked_sub(1)?;
        let cell = match (row, column) {
            (0..=3, 0..=2) => 3 * row + column,
            _ => row.checked_mul(26)?.checked_add(column + NO_CELL)?,
        };
        Some(Cell(cell))
    }
}

/// A line as it is spelled: T1 to T3, L1 to L4. Numbers from 7 spell lines that are not there.
#[derive(Clone, Copy, Debug)]
pub struct LineName(pub u8);

impl fmt::Display for LineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.checked_sub(NO_LINE) {
            None => f.write_str(LINES[usize::from(self.0)]),
            Some(off) => write!(f, "{}{}", if off % 2 == 0 { 'T' } else { 'L' }, off / 2),
        }
    }
}

impl LineName {
    /// The line of that spelling.
    pub fn of(text: &str) -> Option<LineName> {
        if let Some(line) = LINES.iter().position(|name| *name == text) {
            return Some(LineName(line as u8));
        }
        let (side, at) = text.split_at_checked(1)?;
        let side = match side {
            "T" => 0,
            "L" => 1,
            _ => return None,
        };
        let line = number(at)?.checked_mul(2)?.checked_add(side + NO_LINE)?;
        Some(LineName(line))
    }
}

/// A number as it is printed: no sign, no leading zero.
fn number(text: &str) -> Option<u8> {
    let value: u8 = text.parse().ok()?;
    let plain =
        text.len() == 1 || text.as_bytes()[0].is_ascii_digit() && text.as_bytes()[0] != b'0';
    plain.then_some(value)
}

pub(crate) fn path(content: &Content, action: &Action) -> Path {
    match *action {
        Action::Build { slot, cell, facing } => {
            let path = Path::new()
                .then(format_args!("track:{slot}"))
                .then(format_args!("cell:{}", Cell(cell)));
            match facing {
                Facing::Plain => path,
                Facing::Upright => path.then("upright"),
                Facing::Turned => path.then("turned"),
            }
        }
        Action::Plan { slot, line } => Path::new()
            .then(format_args!("trip:{slot}"))
            .then(format_args!("line:{}", LineName(line))),
        Action::Resolve {
            line,
            terminus,
            order,
        } => {
            let face = &content.faces[usize::from(terminus)];
            let path = Path::new()
                .then(format_args!("line:{}", LineName(line)))
                .then(format_args!("terminus:{}", face.name));
            match order {
                Order::Plain => path,
                Order::Kept => path.then("kept"),
                Order::Reversed => path.then("reversed"),
            }
        }
        Action::EndTurn => Path::new().then("end"),
    }
}

pub(crate) fn parse(content: &Content, path: &Path) -> Option<Action> {
    if path.steps().any(|step| step.member) {
        return None;
    }
    let tokens: Vec<&str> = path.tokens().collect();
    match tokens[..] {
        ["end"] => Some(Action::EndTurn),
        [first, second] => build(first, second, Facing::Plain)
            .or_else(|| plan(first, second))
            .or_else(|| resolve(content, first, second, Order::Plain)),
        [first, second, "upright"] => build(first, second, Facing::Upright),
        [first, second, "turned"] => build(first, second, Facing::Turned),
        [first, second, "kept"] => resolve(content, first, second, Order::Kept),
        [first, second, "reversed"] => resolve(content, first, second, Order::Reversed),
        _ => None,
    }
}

fn build(track: &str, cell: &str, facing: Facing) -> Option<Action> {
    Some(Action::Build {
        slot: number(after(track, "track")?)?,
        cell: Cell::of(after(cell, "cell")?)?.0,
        facing,
    })
}

fn plan(trip: &str, line: &str) -> Option<Action> {
    Some(Action::Plan {
        slot: number(after(trip, "trip")?)?,
        line: LineName::of(after(line, "line")?)?.0,
    })
}

fn resolve(content: &Content, line: &str, terminus: &str, order: Order) -> Option<Action> {
    Some(Action::Resolve {
        line: LineName::of(after(line, "line")?)?.0,
        terminus: content.face(after(terminus, "terminus")?)?,
        order,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_read_is_printed_alike() {
        let content = Content::base();
        for text in [
            "track:3 cell:b2 turned",
            "track:0 cell:c2",
            "track:9 cell:z9 upright",
            "track:255 cell:a5",
            "track:1 cell:d1",
            "track:1 cell:j10",
            "trip:1 line:T2",
            "trip:9 line:T0",
            "trip:0 line:L5",
            "trip:0 line:T4",
            "trip:0 line:L0",
            "line:L4 terminus:lake",
            "line:T1 terminus:lake kept",
            "line:T9 terminus:barn reversed",
            "end",
        ] {
            let read: Path = text.parse().unwrap();
            let action = parse(&content, &read).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(path(&content, &action).as_str(), text);
        }
    }

    #[test]
    fn cells_count_row_by_row() {
        assert_eq!(Cell::of("c2").unwrap().0, 5);
        assert_eq!(Cell::of("a1").unwrap().0, 0);
        assert_eq!(Cell::of("c4").unwrap().0, 11);
        assert!(Cell::of("d4").unwrap().0 >= NO_CELL);
        assert!(Cell::of("a5").unwrap().0 >= NO_CELL);
        assert!(LineName::of("L5").unwrap().0 >= NO_LINE);
    }

    #[test]
    fn garbled_paths_are_no_actions() {
        let content = Content::base();
        for text in [
            "track:03 cell:b2",
            "track:+3 cell:b2",
            "track:256 cell:b2",
            "track:3 cell:B2",
            "track:3 cell:b0",
            "track:3 cell:b",
            "track:3 cell:b2 kept",
            "track:3",
            "trip:1 line:X2",
            "trip:1 line:T",
            "trip:1 line:T02",
            "trip:1 line:T2 turned",
            "line:T2 terminus:nowhere",
            "line:T2 terminus:lake upright",
            "+track:3 cell:b2",
            "end end",
        ] {
            if let Ok(read) = text.parse::<Path>() {
                assert_eq!(parse(&content, &read), None, "{text}");
            }
        }
    }
}
