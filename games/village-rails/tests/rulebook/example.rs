//! Evaluates the examples of a book with the game itself.

use crate::land::{board, market};
use crate::speech::{Speech, number, numbers};
use std::collections::BTreeMap;
use table::{Example, Item, Lang, Seat, Sheet};
use village_rails::content::{Content, LINES, Terminus, Track, Trip};
use village_rails::score::{Passage, Report, Total, Where, end_items};

/// What an example says, in no language.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Told {
    /// A finished line and what it brings.
    Line {
        tracks: Vec<Passage>,
        trips: Vec<Trip>,
        terminus: Option<Terminus>,
        points: u16,
    },
    /// Cards on the land, and where lines run over them.
    Board {
        letter: usize,
        cards: Vec<(u8, Track, bool)>,
        lines: Vec<(usize, Vec<Passage>)>,
        complete: Vec<usize>,
    },
    /// A card taken from a market, or refused.
    Market {
        trip: bool,
        purse: u16,
        coins: Vec<u16>,
        price: u16,
        after: Result<(u16, u16, Vec<u16>), String>,
    },
    /// The end of the game for one player.
    End {
        lines: u16,
        siding_lines: Vec<usize>,
        purse: u16,
        total: u16,
    },
    /// Totals and purses, and the places they come to.
    Ties {
        totals: Vec<u16>,
        purses: Vec<u16>,
        places: Vec<u16>,
    },
}

/// Reads an example and holds it to what the game does.
pub(crate) fn evaluate(example: &Example<'_>, speech: &Speech) -> Told {
    match example.kind {
        "line" => line(example, speech),
        "board" => board(example, speech),
        "build" => market(example, speech, false),
        "plan" => market(example, speech, true),
        "end" => end(example, speech),
        "ties" => ties(example, speech),
        kind => panic!("the book has an example of an unknown kind: {kind}"),
    }
}

/// Rows by label; the rows that are no labels stay as they are, in order.
pub(crate) struct Rows<'a> {
    pub(crate) labelled: BTreeMap<&'static str, &'a str>,
    pub(crate) others: Vec<(String, String)>,
}

impl<'a> Rows<'a> {
    pub(crate) fn new(example: &Example<'a>, speech: &Speech) -> Rows<'a> {
        let mut rows = Rows {
            labelled: BTreeMap::new(),
            others: Vec::new(),
        };
        for (name, value) in &example.rows {
            match speech.label(name) {
                Some(label) => {
                    let before = rows.labelled.insert(label, value);
                    assert!(before.is_none(), "{name} stands twice in {example:?}");
                }
                None => rows.others.push(((*name).to_owned(), (*value).to_owned())),
            }
        }
        rows
    }

    pub(crate) fn get(&self, label: &str) -> &'a str {
        let value = self.labelled.get(label);
        value.unwrap_or_else(|| panic!("no row {label} in {:?}", self.labelled))
    }

    pub(crate) fn number(&self, label: &str) -> u16 {
        number(self.get(label))
    }
}

fn line(example: &Example<'_>, speech: &Speech) -> Told {
    let content = Content::base();
    let rows = Rows::new(example, speech);
    let tracks = speech.passages(rows.get("tracks"));
    let report = |trips: &[Trip], terminus: Option<&Terminus>| {
        let run: Vec<_> = tracks.iter().map(|p| (Where::Border, *p)).collect();
        Report::new(0, &run, trips, terminus, false)
    };
    let row = |item: &Item| row_of(item, speech);
    let mut trips = Vec::new();
    let mut faces = content.trips.clone();
    faces.sort();
    faces.dedup();
    for other in &rows.others {
        let told = |trip: &&Trip| row(&report(&[**trip], None).items(Seat(0))[0]) == *other;
        trips.extend(faces.iter().find(told));
    }
    let pays = |face: &&Terminus| {
        let items = report(&trips, Some(face)).items(Seat(0));
        items.last().map(row).as_ref() == rows.others.last()
    };
    let terminus = content.faces.iter().find(pays);
    let report = report(&trips, terminus);
    let rows_told: Vec<_> = report.items(Seat(0)).iter().map(row).collect();
    assert_eq!(rows.others, rows_told, "the points of {example:?}");
    assert_eq!(rows.number("points"), report.points, "{example:?}");
    Told::Line {
        tracks,
        trips,
        terminus: terminus.cloned(),
        points: report.points,
    }
}

/// An item as a row of an example: without the line's name, which the example has no need of.
fn row_of(item: &Item, speech: &Speech) -> (String, String) {
    let colon = match speech.lang {
        Lang::En => ": ",
        Lang::Zh => "：",
    };
    let text = speech.say(&item.say);
    let text = LINES
        .iter()
        .find_map(|line| text.strip_prefix(line)?.strip_prefix(colon))
        .unwrap_or(&text);
    let value = match item.unit {
        "pounds" => format!("£{}", item.value),
        _ => item.value.to_string(),
    };
    match text.split_once(colon) {
        Some((name, rest)) => (name.to_owned(), format!("{rest}{colon}{value}")),
        None => (text.to_owned(), value),
    }
}

pub(crate) fn line_of(name: &str) -> usize {
    let found = LINES.iter().position(|line| *line == name);
    found.unwrap_or_else(|| panic!("no line: {name}"))
}

fn end(example: &Example<'_>, speech: &Speech) -> Told {
    let rows = Rows::new(example, speech);
    let (lines, purse, total) = (
        rows.number("lines"),
        rows.number("purse"),
        rows.number("total"),
    );
    let siding_lines: Vec<usize> = speech
        .list(rows.get("siding-lines"))
        .into_iter()
        .map(line_of)
        .collect();
    let finished: Vec<Total> = (0..7)
        .map(|line| Total {
            line,
            trips: 0,
            features: 0,
            siding: siding_lines.contains(&usize::from(line)),
        })
        .collect();
    let items = end_items(Seat(0), &finished, purse);
    let told: Vec<_> = items.iter().map(|item| row_of(item, speech)).collect();
    assert_eq!(rows.others, told, "{example:?}");
    let added: i32 = items.iter().map(|item| item.value).sum();
    assert_eq!(i32::from(total), i32::from(lines) + added, "{example:?}");
    Told::End {
        lines,
        siding_lines,
        purse,
        total,
    }
}

fn ties(example: &Example<'_>, speech: &Speech) -> Told {
    let rows = Rows::new(example, speech);
    let [totals, purses, places] =
        ["totals", "purse", "places"].map(|label| numbers(rows.get(label)));
    let seats = (0..).map(Seat).zip(totals.iter().zip(&purses));
    let sheets = Sheet::ranked(seats.map(|(seat, (total, purse))| {
        let item = Item {
            seat,
            unit: "points",
            value: i32::from(*total),
            say: table::Say::new("title"),
            rule: "end",
        };
        (seat, vec![item], vec![i32::from(*purse)])
    }));
    let ranks: Vec<u16> = sheets.iter().map(|sheet| sheet.rank.into()).collect();
    assert_eq!(places, ranks, "{example:?}");
    Told::Ties {
        totals,
        purses,
        places,
    }
}
