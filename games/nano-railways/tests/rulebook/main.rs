//! The rulebook teaches the same game in both languages, and the game that the code plays.

mod anchors;
mod example;

use example::evaluate;
use nano_railways::{NanoRailways, content::Content};
use table::{Game, Lang, Rulebook, Say, Section, Words};

fn text(lang: Lang) -> &'static str {
    NanoRailways::CARD.rulebook.get(lang)
}

fn book(lang: Lang) -> Rulebook<'static> {
    Rulebook::read(text(lang)).unwrap_or_else(|error| panic!("{lang}: {error}"))
}

#[test]
fn every_example_comes_out_as_told_and_alike_in_both_books() {
    let mut kinds = Vec::new();
    let [en, zh] = Lang::ALL.map(book);
    for (one, other) in en.sections().iter().zip(zh.sections()) {
        let told = |section: &Section<'_>| {
            let examples = section.examples();
            examples.map(|e| evaluate(&e)).collect::<Vec<_>>()
        };
        assert_eq!(told(one), told(other), "{}", one.anchor);
        for example in one.examples().chain(other.examples()) {
            assert!(!example.caption.is_empty(), "{}", one.anchor);
        }
        kinds.extend(one.examples().map(|e| e.kind));
    }
    kinds.dedup();
    let all = [
        "links", "pay", "build", "no-build", "split", "trip", "record", "score",
    ];
    assert_eq!(kinds, all);
}

#[test]
fn names_in_the_books_are_those_on_the_page() {
    for lang in Lang::ALL {
        let words = Words::new(lang, &[&NanoRailways::CARD.words]);
        let book = book(lang);
        let map = book.section("map").unwrap().body;
        for (letter, key) in [
            ("R", "kind-R"),
            ("L", "kind-L"),
            ("C", "kind-C"),
            ("I", "kind-I"),
        ] {
            let row = format!("| {letter} | {} |", words.say(&Say::new(key)));
            assert!(map.contains(&row), "{lang}: {row}");
        }
        let objectives = book.section("objectives").unwrap().body;
        for key in [
            "option-objectives-economist",
            "option-objectives-mayor",
            "option-objectives-conductor",
            "option-objectives-engineer",
        ] {
            let name = words.get(key);
            assert!(
                objectives.contains(&format!("| {name} |")),
                "{lang}: {name}"
            );
        }
    }
}

#[test]
fn the_set_shown_in_the_books_is_how_the_default_set_begins() {
    let compact = |text: &str| -> String {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        lines.filter(|line| !line.is_empty()).collect()
    };
    for lang in Lang::ALL {
        let book = book(lang);
        let custom = book.section("custom").unwrap().body;
        let (_, shown) = custom.split_once("```toml\n").unwrap();
        let (shown, _) = shown.split_once("```").unwrap();
        assert!(
            compact(nano_railways::content::BASE).starts_with(&compact(shown)),
            "{lang}: {shown}"
        );
    }
    assert_eq!(Content::base().building_dice, [2, 3, 4]);
}
