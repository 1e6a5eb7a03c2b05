//! How the examples of a book speak: the game's own words for cards and points, and a few labels.

use table::{Game, Lang, Say, Words};
use village_rails::VillageRails;
use village_rails::content::{Content, Feature, Kind, Shape, Terrain, Track};
use village_rails::score::Passage;

/// The labels of rows that are not points: what the parser calls them, and what each book calls them.
const LABELS: [(&str, &str, &str); 17] = [
    ("tracks", "tracks", "轨道"),
    ("points", "points", "得分"),
    ("letter", "letter", "字母"),
    ("complete", "complete", "完成"),
    ("purse", "purse", "钱包"),
    ("coins", "coins on the cards", "卡上的硬币"),
    ("price", "price", "价格"),
    ("finds", "on your card", "你的卡上有"),
    ("purse-after", "purse afterwards", "之后的钱包"),
    ("coins-after", "coins afterwards", "之后的硬币"),
    ("refused", "refused", "被拒绝"),
    ("not_enough_money", "not enough money", "钱不够"),
    ("lines", "points of the lines", "线路得分"),
    ("siding-lines", "lines with a siding", "有侧线的线路"),
    ("total", "total", "总分"),
    ("totals", "totals", "各人总分"),
    ("places", "places", "名次"),
];

pub(crate) struct Speech {
    pub(crate) lang: Lang,
    words: Words,
}

impl Speech {
    pub(crate) fn new(lang: Lang) -> Speech {
        Speech {
            lang,
            words: Words::new(lang, &[&VillageRails::CARD.words]),
        }
    }

    pub(crate) fn say(&self, say: &Say) -> String {
        self.words.say(say)
    }

    /// The label's name, or nothing if the row is about points.
    pub(crate) fn label(&self, text: &str) -> Option<&'static str> {
        let named = |(_, en, zh): &&(&str, &str, &str)| match self.lang {
            Lang::En => *en == text,
            Lang::Zh => *zh == text,
        };
        LABELS.iter().find(named).map(|(name, ..)| *name)
    }

    /// `one, two` and `一、二`.
    pub(crate) fn list<'t>(&self, text: &'t str) -> Vec<&'t str> {
        let comma = match self.lang {
            Lang::En => ", ",
            Lang::Zh => "、",
        };
        text.split(comma).collect()
    }

    /// The card that lies so, and whether it lies turned.
    pub(crate) fn card(&self, text: &str) -> (Track, bool) {
        let tracks = &Content::base().tracks;
        let both_ways = tracks.iter().flat_map(|t| [(*t, false), (*t, true)]);
        let mut found = both_ways.filter(|(t, turned)| self.say(&t.describe(*turned)) == text);
        found
            .next()
            .unwrap_or_else(|| panic!("no card lies so: {text}"))
    }

    /// `forest + lake barn`.
    pub(crate) fn passages(&self, text: &str) -> Vec<Passage> {
        let passage = |text: &str| {
            let (terrain, feature) = match text.split_once(['+', '＋']) {
                Some((terrain, feature)) => (terrain.trim(), Some(feature.trim())),
                None => (text, None),
            };
            let mut terrains = Terrain::ALL.into_iter();
            let found = terrains.find(|t| self.say(&t.say()) == terrain);
            Passage {
                terrain: found.unwrap_or_else(|| panic!("no terrain: {terrain}")),
                feature: feature.map(|f| self.feature(f)),
            }
        };
        self.list(text).into_iter().map(passage).collect()
    }

    fn feature(&self, text: &str) -> Feature {
        let barns = Terrain::ALL.map(Feature::Barn).into_iter();
        let halts = (1..=9).map(Feature::Halt);
        let others = [Feature::Farm, Feature::Signal, Feature::Siding];
        let mut all = barns.chain(halts).chain(others);
        all.find(|f| self.say(&f.say()) == text)
            .unwrap_or_else(|| panic!("no feature: {text}"))
    }

    /// Terrains, kinds of feature and shapes by name.
    pub(crate) fn names(&self) -> Vec<String> {
        let terrains = Terrain::ALL.map(Terrain::say).into_iter();
        let kinds = Kind::ALL.map(Kind::say).into_iter();
        let shapes = Shape::ALL.map(Shape::say).into_iter();
        let all = terrains.chain(kinds).chain(shapes);
        all.map(|say| self.say(&say)).collect()
    }
}

/// `£5` or `5`.
pub(crate) fn number(text: &str) -> u16 {
    let digits = text.strip_prefix('£').unwrap_or(text);
    digits
        .parse()
        .unwrap_or_else(|_| panic!("no number: {text}"))
}

/// `1 0 2 0`.
pub(crate) fn numbers(text: &str) -> Vec<u16> {
    text.split(' ').map(number).collect()
}
