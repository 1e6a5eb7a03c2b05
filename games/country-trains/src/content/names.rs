//! How things are spelled in sets and pages, and how they are named to a player.

use super::{Content, Country, Station, Tile, Track};
use table::Say;

impl Track {
    /// The spelling in sets and on the page.
    pub const fn code(self) -> &'static str {
        match self {
            Track::Straight => "straight",
            Track::Curve => "curve",
            Track::ThreeWay => "three_way",
            Track::Cross => "cross",
        }
    }

    /// Its name.
    pub const fn say(self) -> Say {
        Say::new(match self {
            Track::Straight => "track-straight",
            Track::Curve => "track-curve",
            Track::ThreeWay => "track-three_way",
            Track::Cross => "track-cross",
        })
    }
}

impl Country {
    /// The spelling in sets and on the page.
    pub const fn code(self) -> &'static str {
        match self {
            Country::Wood => "wood",
            Country::Sheep => "sheep",
            Country::Steel => "steel",
            Country::House => "house",
        }
    }

    /// The kind of that spelling.
    pub fn of(code: &str) -> Option<Country> {
        Country::ALL.into_iter().find(|kind| kind.code() == code)
    }

    /// Its name.
    pub const fn say(self) -> Say {
        Say::new(match self {
            Country::Wood => "country-wood",
            Country::Sheep => "country-sheep",
            Country::Steel => "country-steel",
            Country::House => "country-house",
        })
    }
}

impl Station {
    /// Its name, in the language it is said in, with what is printed on it: "Bridge Works (S1)".
    pub fn say(&self) -> Say {
        Say::new("station")
            .text("en", self.en.clone())
            .text("zh", self.zh.clone())
            .text("id", self.id.clone())
    }
}

impl Tile {
    /// The tile in words, in a content set.
    pub fn say(self, content: &Content) -> Say {
        match self {
            Tile::Track(track) => track.say(),
            Tile::Country(country) => country.say(),
            Tile::Station(station) => content.stations[usize::from(station)].say(),
        }
    }
}
