//! The words of an example, in the language of its book.

use country_trains::{
    CountryTrains,
    content::{Content, Country, Tile, Track},
    square::{DIRECTIONS, Sides},
};
use table::{Game, Lang, Say, Words};

pub(crate) struct Speech {
    lang: Lang,
    words: Words,
}

/// A tile as an example names it: what it is, its square, how it lies, how many of its numbers are covered.
#[derive(Clone, Debug)]
pub(crate) struct Named {
    pub(crate) tile: Tile,
    pub(crate) at: Option<(i8, i8)>,
    pub(crate) rot: u8,
    pub(crate) cubes: u8,
}

impl Speech {
    pub(crate) fn new(lang: Lang) -> Speech {
        let words = Words::new(lang, &[&CountryTrains::CARD.words]);
        Speech { lang, words }
    }

    pub(crate) fn say(&self, say: &Say) -> String {
        self.words.say(say)
    }

    /// The sentence of a refusal that needs no facts of the case.
    pub(crate) fn refusal(&self, code: &str) -> String {
        let text = CountryTrains::CARD.words.get(self.lang);
        let key = format!("refusal-{code} = ");
        let line = text.lines().find_map(|line| line.strip_prefix(&key));
        line.unwrap_or_else(|| panic!("no words for {code}"))
            .to_owned()
    }

    fn pick(&self, en: &'static str, zh: &'static str) -> &'static str {
        match self.lang {
            Lang::En => en,
            Lang::Zh => zh,
        }
    }

    pub(crate) fn comma(&self) -> &'static str {
        self.pick(", ", "、")
    }

    /// The rows' names, in their order.
    pub(crate) fn label(&self, name: &str) -> &'static str {
        let labels = [
            ("board", "版图", "board"),
            ("tile", "板块", "tile"),
            ("square", "格子", "square"),
            ("allowed", "允许", "allowed"),
            ("refused", "拒绝", "refused"),
            ("engines", "机车", "engine"),
            ("engine", "机车", "engine"),
            ("you", "你", "you"),
            ("can go to", "可以去", "stops"),
            ("yours", "你的", "yours"),
            ("delivery", "运送", "delivery"),
            ("the bank pays", "银行支付", "pays"),
            ("you pay", "你付", "tax"),
            ("your cubes", "你的方块", "cubes"),
            ("covered afterwards", "之后盖住", "covered"),
            ("money", "资金", "money"),
            ("places", "名次", "places"),
        ];
        let known = labels
            .into_iter()
            .find(|(en, zh, _)| name == self.pick(en, zh));
        known.unwrap_or_else(|| panic!("what is {name}?")).2
    }

    /// The tile of that name.
    pub(crate) fn tile(&self, name: &str) -> Tile {
        let set = Content::base();
        let stations = (0..set.stations.len() as u8).map(Tile::Station);
        let all = Track::ALL
            .into_iter()
            .map(Tile::Track)
            .chain(Country::ALL.into_iter().map(Tile::Country))
            .chain(stations);
        let plain = |tile: &Tile| match tile {
            Tile::Station(at) => {
                let station = &set.stations[usize::from(*at)];
                match self.lang {
                    Lang::En => station.en.clone(),
                    Lang::Zh => station.zh.clone(),
                }
            }
            tile => self.say(&tile.say(&set)),
        };
        all.into_iter()
            .find(|tile| plain(tile) == name)
            .unwrap_or_else(|| panic!("what is {name}?"))
    }

    fn sides(&self, text: &str) -> Sides {
        let names = ["end-north", "end-east", "end-south", "end-west"];
        let side = |word: &str| {
            let at = names
                .iter()
                .position(|key| self.words.get(key) == word)
                .unwrap_or_else(|| panic!("where is {word}?"));
            DIRECTIONS[at]
        };
        text.split(self.comma()).map(side).sum()
    }

    /// "curve at 2,0, ends south, west" and "弯轨 2,0 端：南、西".
    pub(crate) fn named(&self, text: &str) -> Named {
        let cut = |text: &str, en, zh| match text.split_once(self.pick(en, zh)) {
            Some((head, tail)) => (head.to_owned(), Some(tail.to_owned())),
            None => (text.to_owned(), None),
        };
        let (head, covered) = match self.lang {
            Lang::En => match text
                .strip_suffix(" covered")
                .and_then(|t| t.rsplit_once(", "))
            {
                Some((head, count)) => (head.to_owned(), Some(count.to_owned())),
                None => (text.to_owned(), None),
            },
            Lang::Zh => cut(text, "", " 盖住："),
        };
        let (head, ends) = cut(&head, ", ends ", " 端：");
        let (name, at) = cut(&head, " at ", " ");
        let tile = self.tile(&name);
        let rot = ends.map_or(0, |ends| {
            let sides = self.sides(&ends);
            (0..tile.rotations())
                .find(|rot| tile.ends(*rot) == sides)
                .unwrap_or_else(|| panic!("{text} cannot lie so"))
        });
        Named {
            tile,
            at: at.as_deref().map(square),
            rot,
            cubes: covered.map_or(0, |count| count.parse().unwrap()),
        }
    }

    pub(crate) fn board(&self, text: &str) -> Vec<Named> {
        let parts = text.split(self.pick("; ", "；"));
        parts.map(|part| self.named(part)).collect()
    }
}

/// `2,-1`.
pub(crate) fn square(text: &str) -> (i8, i8) {
    let (x, y) = text.split_once(',').unwrap();
    (x.parse().unwrap(), y.parse().unwrap())
}

/// `$12`, `−$2`.
pub(crate) fn money(text: &str) -> i32 {
    text.trim_start_matches('$').parse().unwrap()
}
