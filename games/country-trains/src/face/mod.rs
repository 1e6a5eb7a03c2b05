//! How Country Trains looks and speaks. Everything starts from a [`View`], so nothing can leak.

mod board;
mod cells;
mod defs;
mod journey;
mod loads;
mod meant;
mod pieces;
mod question;
mod route;
mod rows;
mod seats;
mod sheet;
mod station;
mod tray;

use crate::{
    Action, CountryTrains,
    content::{self, Country, Tile},
    view::{Delivery, Laid, Station, View},
};
use maud::{Markup, html};
use table::{Choice, ChoiceKind, Face, Item, Say, Seat, Token, Words};

/// The stylesheet of the face.
pub(crate) const STYLE: &str = include_str!("face.css");

impl Face for CountryTrains {
    fn draw(view: &View, words: &Words) -> Markup {
        Page::new(view, words).draw()
    }

    fn question(view: &View) -> Say {
        question::question(view)
    }

    fn meant(view: &View, clicked: &[Token]) -> Vec<Action> {
        meant::meant(view, clicked)
    }

    fn say(view: &View, clicked: &[Token], next: &[Token]) -> Say {
        rows::row(view, clicked, next)
    }

    fn foresee(view: &View, action: &Action) -> Vec<Item> {
        question::foresee(view, action)
    }

    fn deed(view: &View, action: &Action) -> Option<Say> {
        question::deed(view, action)
    }

    fn progress(view: &View) -> Option<Say> {
        question::progress(view)
    }

    fn phrases() -> &'static [&'static str] {
        &["both", "far"]
    }

    fn poster() -> &'static str {
        include_str!("poster.svg")
    }

    fn choices() -> &'static [Choice] {
        &[
            Choice {
                key: "first",
                kind: ChoiceKind::Number(1, 4),
            },
            Choice {
                key: "equal_turns",
                kind: ChoiceKind::Flag,
            },
            Choice {
                key: "set",
                kind: ChoiceKind::Set,
            },
        ]
    }
}

/// One page: a view in one language.
struct Page<'a> {
    view: &'a View,
    words: &'a Words,
    /// Whether the viewer is asked.
    mine: bool,
}

impl<'a> Page<'a> {
    fn new(view: &'a View, words: &'a Words) -> Page<'a> {
        Page {
            view,
            words,
            mine: view.to_act.is_some_and(|seat| view.who.is(seat)),
        }
    }

    fn draw(&self) -> Markup {
        html! {
            div.ct data-phase=(self.view.phase) data-mine[self.mine] {
                (defs::defs())
                @if self.over() { (self.sheet()) } @else {
                    (self.board())
                    (self.tray())
                }
                (self.seats())
            }
        }
    }

    fn word(&self, key: &'static str) -> String {
        self.words.get(key)
    }

    fn say(&self, say: &Say) -> String {
        self.words.say(say)
    }

    fn over(&self) -> bool {
        self.view.to_act.is_none()
    }

    /// What can be clicked, if a seat looks.
    fn token(&self, token: impl std::fmt::Display) -> Option<String> {
        self.view.who.seat().map(|_| token.to_string())
    }

    /// Whether the viewer is asked in this phase.
    fn asked(&self, phase: &str) -> bool {
        self.mine && self.view.phase == phase
    }

    /// The name of who sits there, "you" for oneself.
    fn name(&self, seat: Seat) -> String {
        if self.view.who.is(seat) {
            self.word("page-you")
        } else {
            self.words.name(seat)
        }
    }
}

/// What is printed on a station of the board.
fn printed<'v>(view: &'v View, station: &Station) -> &'v content::Station {
    &view.set.stations[usize::from(station.station)]
}

/// The name of a station of the board, by its place in [`View::stations`].
fn station_name(view: &View, at: u8) -> Say {
    name_of(printed(view, &view.stations[usize::from(at)]))
}

/// The name painted on a station, without its id.
fn name_of(station: &content::Station) -> Say {
    Say::new("station-name")
        .text("en", station.en.clone())
        .text("zh", station.zh.clone())
}

/// The station of the board that is this tile, by its place in [`View::stations`].
fn station_at(view: &View, tile: u8) -> Option<u8> {
    let at = view.stations.iter().position(|s| s.tile == tile)?;
    Some(at as u8)
}

/// A tile in words: a station by its painted name.
fn tile_name(view: &View, tile: Tile) -> Say {
    match tile {
        Tile::Station(station) => name_of(&view.set.stations[usize::from(station)]),
        Tile::Track(track) => track.say(),
        Tile::Country(country) => country.say(),
    }
}

/// A tile of the board in words, with its square where its name does not tell it.
fn place_name(view: &View, laid: &Laid) -> Say {
    match laid.tile {
        Tile::Station(_) => tile_name(view, laid.tile),
        tile => Say::new("place-tile")
            .say("tile", tile_name(view, tile))
            .text("square", laid.at.to_string()),
    }
}

/// The clicks that a delivery's plate stands for: all but the loads.
fn delivery_run(delivery: &Delivery) -> String {
    let kind = if delivery.load == Country::House {
        "people"
    } else {
        "goods"
    };
    format!("{kind} st:{} st:{}", delivery.from + 1, delivery.to + 1)
}

/// The delivery that brings most from a tile, its first reading where several are equal.
fn best(deliveries: &[Delivery]) -> Option<&Delivery> {
    let best = deliveries.iter().map(Delivery::best).max()?;
    deliveries.iter().find(|delivery| delivery.best() == best)
}
