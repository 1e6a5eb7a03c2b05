//! The rulebook teaches the same game in both languages, and the game that the code plays.

mod example;
mod speech;

use country_trains::{
    CountryTrains,
    content::{Content, Country},
};
use example::evaluate;
use speech::Speech;
use table::{Game, Lang, Rulebook, Section};

fn book(lang: Lang) -> Rulebook<'static> {
    let text = CountryTrains::CARD.rulebook.get(lang);
    Rulebook::read(text).unwrap_or_else(|error| panic!("{lang}: {error}"))
}

/// The rows of the first table of a section, without its head.
fn rows(lang: Lang, anchor: &str) -> Vec<Vec<String>> {
    let book = book(lang);
    let body = book.section(anchor).unwrap().body;
    let table = body
        .lines()
        .skip_while(|line| !line.starts_with('|'))
        .take_while(|line| line.starts_with('|'));
    let cells = |line: &str| {
        let inside = line.trim_matches('|').split('|');
        inside.map(|cell| cell.trim().to_owned()).collect()
    };
    table.skip(2).map(cells).collect()
}

#[test]
fn every_example_comes_out_as_told_and_alike_in_both_books() {
    let speech = Lang::ALL.map(Speech::new);
    let [en, zh] = Lang::ALL.map(book);
    let mut count = 0;
    for (one, other) in en.sections().iter().zip(zh.sections()) {
        let told = |section: &Section<'_>, speech: &Speech| -> Vec<String> {
            let examples = section.examples();
            examples
                .map(|example| {
                    assert!(!example.caption.is_empty(), "{}", section.anchor);
                    evaluate(&example, speech)
                })
                .collect()
        };
        let in_english = told(one, &speech[0]);
        assert_eq!(in_english, told(other, &speech[1]), "{}", one.anchor);
        count += in_english.len();
    }
    assert_eq!(count, 10);
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
    let numbers: Vec<String> = (1..=30).map(|n| format!("C{n}")).collect();
    assert_eq!(rulings, numbers);
}

#[test]
fn the_stations_of_the_book_are_those_of_the_set() {
    let set = Content::base();
    for lang in Lang::ALL {
        let speech = Speech::new(lang);
        let told = rows(lang, "tiles");
        assert_eq!(told.len(), set.stations.len(), "{lang}");
        for (row, station) in told.iter().zip(&set.stations) {
            let numbers: Vec<String> = station.green.iter().map(u8::to_string).collect();
            let expected = [
                speech.say(&station.say()),
                speech.say(&station.wants.say()),
                numbers.join(speech.comma()),
                station.tax.to_string(),
            ];
            assert_eq!(row[..], expected, "{lang}");
        }
        let book = book(lang);
        let body = book.section("tiles").unwrap().body;
        for count in set.track.iter().chain(&set.country) {
            assert!(body.contains(&count.to_string()), "{lang} {count}");
        }
    }
}

#[test]
fn the_set_that_is_shown_is_a_set() {
    for lang in Lang::ALL {
        let book = book(lang);
        let body = book.section("custom").unwrap().body;
        let text = body.split("```toml\n").nth(1).unwrap();
        let set = Content::load(text.split("```").next().unwrap()).unwrap();
        assert_eq!(set.stations.len(), 2);
        assert_eq!(set.stations[0].wants, Country::Wood);
        for most in [
            Content::MOST_STATIONS,
            Content::MOST_NODES,
            Content::MOST_COUNTRY,
        ] {
            assert!(body.contains(&most.to_string()), "{lang} {most}");
        }
    }
}

#[test]
fn the_glossary_has_the_same_words_in_both_books() {
    let [en, zh] = Lang::ALL.map(|lang| {
        let rows = rows(lang, "glossary").into_iter();
        rows.map(|row| (row[0].clone(), row[1].clone()))
            .collect::<Vec<_>>()
    });
    let turned: Vec<_> = zh.into_iter().map(|(zh, en)| (en, zh)).collect();
    assert_eq!(en, turned);
}
