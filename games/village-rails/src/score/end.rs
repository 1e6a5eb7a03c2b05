//! The score of a seat: its lines, and what the end of the game adds (rules part 4).

use crate::content::LINES;
use table::{Item, Say, Seat};

/// What a finished line brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Total {
    /// The line.
    pub line: u8,
    /// Points of its trips.
    pub trips: u16,
    /// Points of its features.
    pub features: u16,
    /// Whether it counts for sidings.
    pub siding: bool,
}

/// What so many finished lines with a siding score.
pub const fn sidings(lines: u8) -> u16 {
    (lines as u16) * (lines as u16)
}

/// What money scores.
pub const fn money_points(pounds: u16) -> u16 {
    pounds / 3
}

/// The points of the finished lines, trips and features apart.
pub fn line_items(seat: Seat, lines: &[Total]) -> Vec<Item> {
    let item = |total: &Total, key, value: u16, rule| Item {
        seat,
        unit: "points",
        value: value.into(),
        say: Say::new(key).text("line", LINES[usize::from(total.line)]),
        rule,
    };
    let both = |total: &Total| {
        [
            item(total, "item-line-trips", total.trips, "trips"),
            item(total, "item-line-features", total.features, "features"),
        ]
    };
    lines.iter().flat_map(both).collect()
}

/// What the end of the game adds: sidings and money.
pub fn end_items(seat: Seat, lines: &[Total], pounds: u16) -> Vec<Item> {
    let with_siding: Vec<Say> = lines
        .iter()
        .filter(|total| total.siding)
        .map(|total| Say::new("line-name").text("line", LINES[usize::from(total.line)]))
        .collect();
    let count = with_siding.len() as u8;
    let why = match count {
        0 => Say::new("item-no-sidings"),
        _ => Say::new("item-sidings")
            .num("count", count)
            .list("lines", with_siding),
    };
    let item = |value: u16, say, rule| Item {
        seat,
        unit: "points",
        value: value.into(),
        say,
        rule,
    };
    vec![
        item(sidings(count), why, "siding"),
        item(
            money_points(pounds),
            Say::new("item-money").num("pounds", pounds),
            "money",
        ),
    ]
}
