//! The rulebook teaches the same game in both languages, and the game that the code plays.

use table::{Dice, Example, Game, Lang, Rulebook, Say, Section, Silence, Words};
use trains_and_stations::TrainsAndStations;
use trains_and_stations::content::{Content, Good, Side, city};
use trains_and_stations::position::Position;
use trains_and_stations::spell::space_name;

fn book(lang: Lang) -> Rulebook<'static> {
    let text = TrainsAndStations::CARD.rulebook.get(lang);
    Rulebook::read(text).unwrap_or_else(|error| panic!("{lang}: {error}"))
}

struct Speech {
    lang: Lang,
    words: Words,
}

impl Speech {
    fn new(lang: Lang) -> Speech {
        let words = Words::new(lang, &[&TrainsAndStations::CARD.words]);
        Speech { lang, words }
    }

    fn say(&self, say: &Say) -> String {
        self.words.say(say)
    }

    fn list<'t>(&self, text: &'t str) -> Vec<&'t str> {
        text.split(match self.lang {
            Lang::En => ", ",
            Lang::Zh => "、",
        })
        .collect()
    }

    fn pick<T: Copy>(
        &self,
        all: impl IntoIterator<Item = T>,
        say: impl Fn(T) -> Say,
        text: &str,
    ) -> T {
        let mut all = all.into_iter();
        all.find(|one| self.say(&say(*one)) == text)
            .unwrap_or_else(|| panic!("what is {text}?"))
    }
}

/// Plays the example, holds it to its rows, and says it without a language.
fn evaluate(example: &Example<'_>, speech: &Speech) -> String {
    let row = |i: usize| example.rows[i].1;
    match example.kind {
        "strike" => {
            let dice: Vec<Side> = speech
                .list(row(0))
                .into_iter()
                .map(|d| speech.pick(Side::ALL, Side::say, d))
                .collect();
            let mut game = Position::new(3).set_up(Content::base()).unwrap();
            let mut rolls = Dice::scripted(dice.iter().map(|side| *side as u64));
            let roll = game.parse(&"roll".parse().unwrap()).unwrap();
            game.apply(table::Seat(0), &roll, &mut rolls, &mut Silence);
            let struck = game.view(table::Viewer::Public).struck;
            assert_eq!(
                ["yes", "是"].contains(&row(1)),
                struck,
                "{}",
                example.caption
            );
            format!("{dice:?} {struck}")
        }
        "group" => {
            let set = Content::base();
            let named = |name: &str| (0..57).find(|s| space_name(&set, *s) == name).unwrap();
            let filled: Vec<u8> = row(0).split(' ').map(named).collect();
            let all: u64 = filled.iter().map(|space| 1 << space).sum();
            let group = set.group(1, all);
            let cities: Vec<String> = set
                .cities
                .iter()
                .enumerate()
                .filter(|(i, _)| set.touched(group) & 1 << i != 0)
                .map(|(_, at)| speech.say(&city(at)))
                .collect();
            assert_eq!(speech.list(row(1)), cities);
            assert_eq!(row(2).parse(), Ok(group.count_ones()));
            format!("{filled:?} {}", cities.len())
        }
        "offer" => {
            let mut total = 0;
            let goods: Vec<(Good, u8)> = speech
                .list(row(0))
                .into_iter()
                .map(|part| {
                    let (count, good) = part.split_once(" × ").unwrap();
                    let count: u8 = count.parse().unwrap();
                    total += count;
                    (speech.pick(Good::ALL, Good::say, good), count)
                })
                .collect();
            assert_eq!(row(1).parse(), Ok(total / 2));
            format!("{goods:?}")
        }
        kind => panic!("no such example: {kind}"),
    }
}

#[test]
fn every_example_comes_out_as_told_and_alike_in_both_books() {
    let speech = Lang::ALL.map(Speech::new);
    let [en, zh] = Lang::ALL.map(book);
    let mut count = 0;
    for (one, other) in en.sections().iter().zip(zh.sections()) {
        let told = |section: &Section<'_>, speech: &Speech| -> Vec<String> {
            section.examples().map(|e| evaluate(&e, speech)).collect()
        };
        let in_english = told(one, &speech[0]);
        assert_eq!(in_english, told(other, &speech[1]), "{}", one.anchor);
        count += in_english.len();
    }
    assert!(count >= 7, "only {count} examples");
}

#[test]
fn both_books_have_the_same_anchors_in_the_same_order_and_all_rulings() {
    let [en, zh] = Lang::ALL.map(|lang| {
        let heads = |s: &Section<'_>| (s.level, s.anchor.to_owned());
        book(lang).sections().iter().map(heads).collect::<Vec<_>>()
    });
    assert_eq!(en, zh);
    let book = book(Lang::En);
    let rulings: Vec<&str> = book.part("rulings").unwrap()[1..]
        .iter()
        .map(|s| s.anchor)
        .collect();
    let numbers: Vec<String> = (1..=49).map(|n| format!("T{n}")).collect();
    assert_eq!(rulings, numbers);
    for lang in Lang::ALL {
        assert!(
            self::book(lang)
                .sections()
                .iter()
                .all(|s| !s.body.is_empty())
        );
    }
}

#[test]
fn the_tables_of_the_book_are_those_of_the_set() {
    let set = Content::base();
    for lang in Lang::ALL {
        let speech = Speech::new(lang);
        let book = book(lang);
        let monopolies = book.section("monopolies").unwrap().body;
        for good in Good::ALL {
            let row = format!(
                "| {} | {} |",
                speech.say(&good.say()),
                set.monopolies[good as usize]
            );
            assert!(monopolies.contains(&row), "{lang}: {row}");
        }
    }
}
