//! How things are spelled in paths and sets, and how they are named to a player.

use super::{Bonus, Building, Cities, City, Content, Good, Power, Shows, Side};
use table::Say;

impl Side {
    /// Every side, in the order of the random stream.
    pub const ALL: [Side; 6] = [
        Side::Coin,
        Side::Hotel,
        Side::Mine,
        Side::Ranch,
        Side::Locked,
        Side::Train,
    ];

    /// The sides that can be saved, in order.
    pub const SAVED: [Side; 4] = [Side::Coin, Side::Hotel, Side::Mine, Side::Ranch];

    /// The spelling in paths.
    pub const fn code(self) -> &'static str {
        match self {
            Side::Coin => "coin",
            Side::Hotel => "hotel",
            Side::Mine => "mine",
            Side::Ranch => "ranch",
            Side::Locked => "locked",
            Side::Train => "train",
        }
    }

    /// The side of that spelling.
    pub fn of(code: &str) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.code() == code)
    }

    /// Whether it is a train, locked or not: they differ only while rolling (1.1).
    pub const fn is_train(self) -> bool {
        matches!(self, Side::Locked | Side::Train)
    }

    /// Its name.
    pub const fn say(self) -> Say {
        Say::new(match self {
            Side::Coin => "side-coin",
            Side::Hotel => "side-hotel",
            Side::Mine => "side-mine",
            Side::Ranch => "side-ranch",
            Side::Locked => "side-locked",
            Side::Train => "side-train",
        })
    }

    /// Several dice with it: "2 × Train".
    pub fn times(self, count: u8) -> Say {
        Say::new("times")
            .num("count", count)
            .say("what", self.say())
    }
}

impl Building {
    /// Every building, in the order in which goods are paid.
    pub const ALL: [Building; 3] = [Building::Ranch, Building::Mine, Building::Hotel];

    /// The spelling in paths and sets.
    pub const fn code(self) -> &'static str {
        match self {
            Building::Ranch => "ranch",
            Building::Mine => "mine",
            Building::Hotel => "hotel",
        }
    }

    /// The building of that spelling.
    pub fn of(code: &str) -> Option<Building> {
        Building::ALL.into_iter().find(|b| b.code() == code)
    }

    /// The side of the dice it is built with.
    pub const fn side(self) -> Side {
        match self {
            Building::Ranch => Side::Ranch,
            Building::Mine => Side::Mine,
            Building::Hotel => Side::Hotel,
        }
    }

    /// Its name.
    pub const fn say(self) -> Say {
        self.side().say()
    }
}

impl Good {
    /// Every good.
    pub const ALL: [Good; 6] = [
        Good::Cattle,
        Good::Coal,
        Good::Workers,
        Good::Food,
        Good::Silver,
        Good::Gold,
    ];

    /// The spelling in paths and sets.
    pub const fn code(self) -> &'static str {
        match self {
            Good::Cattle => "cattle",
            Good::Coal => "coal",
            Good::Workers => "workers",
            Good::Food => "food",
            Good::Silver => "silver",
            Good::Gold => "gold",
        }
    }

    /// The good of that spelling.
    pub fn of(code: &str) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.code() == code)
    }

    /// It alone, as a set of goods.
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// Its name.
    pub const fn say(self) -> Say {
        Say::new(match self {
            Good::Cattle => "good-cattle",
            Good::Coal => "good-coal",
            Good::Workers => "good-workers",
            Good::Food => "good-food",
            Good::Silver => "good-silver",
            Good::Gold => "good-gold",
        })
    }

    /// So many cards of it: "2 × Coal".
    pub fn times(self, count: u8) -> Say {
        Say::new("times")
            .num("count", count)
            .say("what", self.say())
    }
}

impl Bonus {
    /// What it is, in words.
    pub fn say(self) -> Say {
        match self {
            Bonus::Vp(vp) => Say::new("bonus-vp").num("vp", vp),
            Bonus::Power => Say::new("bonus-power"),
            Bonus::Die => Say::new("bonus-die"),
        }
    }
}

/// A city's name, in the language it is said in.
pub fn city(city: &City) -> Say {
    Say::new("city")
        .text("en", city.en.clone())
        .text("zh", city.zh.clone())
}

/// Several cities by name.
pub fn city_list(content: &Content, cities: Cities) -> Vec<Say> {
    let among = |i: &usize| cities & 1 << i != 0;
    let list = (0..content.cities.len()).filter(among);
    list.map(|i| city(&content.cities[i])).collect()
}

impl Power {
    /// The card in words, in a content set.
    pub fn say(&self, content: &Content) -> Say {
        match self.shows {
            Shows::Mission { from, to, value } => Say::new("power-mission")
                .say("from", city(&content.cities[usize::from(from)]))
                .say("to", city(&content.cities[usize::from(to)]))
                .num("value", value),
            Shows::Pair(one, other) => Say::new("power-pair")
                .say("one", one.say())
                .say("other", other.say()),
        }
    }

    /// The two cities of a Mission, as bits; no Mission connects nothing.
    pub const fn cities(&self) -> Cities {
        match self.shows {
            Shows::Mission { from, to, .. } => 1 << from | 1 << to,
            Shows::Pair(..) => 0,
        }
    }
}
