//! Anchors and languages.

use crate::{book, text};
use table::{Lang, Section};

const CHAPTERS: [&str; 29] = [
    "aim",
    "map",
    "links",
    "setup",
    "turn",
    "pay",
    "destination",
    "buy",
    "build",
    "split",
    "move",
    "route",
    "bonus",
    "convert",
    "income",
    "hire",
    "capital",
    "clean",
    "add",
    "upgrade",
    "pass",
    "record",
    "end",
    "score",
    "objectives",
    "hidden",
    "custom",
    "rulings",
    "glossary",
];

#[test]
fn both_books_have_the_same_anchors_in_the_same_order() {
    let [en, zh] = Lang::ALL.map(|lang| {
        let heads = |s: &Section<'_>| (s.level, s.anchor.to_owned());
        book(lang).sections().iter().map(heads).collect::<Vec<_>>()
    });
    assert_eq!(en, zh);
}

#[test]
fn every_chapter_is_there_in_teaching_order() {
    let book = book(Lang::En);
    let mut anchors = book.sections().iter().map(|s| s.anchor);
    for chapter in CHAPTERS {
        assert!(
            anchors.any(|a| a == chapter),
            "{chapter} is missing or out of order"
        );
    }
}

#[test]
fn every_ruling_is_there_under_its_number() {
    let book = book(Lang::En);
    let rulings: Vec<_> = book.part("rulings").unwrap()[1..]
        .iter()
        .map(|s| s.anchor)
        .collect();
    let numbers: Vec<String> = (1..=27).map(|n| format!("N{n}")).collect();
    assert_eq!(rulings, numbers);
}

#[test]
fn every_heading_has_something_under_it() {
    for lang in Lang::ALL {
        for section in book(lang).sections() {
            assert!(!section.body.is_empty(), "{lang} {}", section.anchor);
        }
    }
}

fn is_chinese(c: char) -> bool {
    matches!(c, '\u{4E00}'..='\u{9FFF}')
}

/// The text without what lies between two marks, the marks included.
fn without(text: &str, from: &str, to: &str) -> String {
    let mut left = String::new();
    let mut rest = text;
    while let Some((before, inside)) = rest.split_once(from) {
        left.push_str(before);
        rest = inside.split_once(to).map_or("", |(_, after)| after);
    }
    left + rest
}

/// The lines that are read as sentences: no TOML, no codes, no anchors; and no glossary, which is in both languages.
fn prose(lang: Lang) -> Vec<String> {
    let (before_glossary, _) = text(lang).split_once("{#glossary}").unwrap();
    let text = without(before_glossary, "```toml", "```");
    let text = text.replace("```", "");
    let text = without(&text, "`", "`");
    let text = without(&without(&text, "](#", ")"), "{#", "}");
    let lines = text.lines().map(|line| without(line, "example ", " "));
    lines.filter(|line| !line.trim().is_empty()).collect()
}

#[test]
fn the_chinese_book_is_in_chinese() {
    for line in prose(Lang::Zh) {
        let latin = line.split(|c: char| !c.is_ascii_alphabetic());
        let words: Vec<&str> = latin.filter(|w| w.len() > 1 && *w != "TOML").collect();
        assert!(words.is_empty(), "{words:?} in: {line}");
        let names = line.chars().any(char::is_alphabetic);
        let only_codes = line
            .split([' ', '：'])
            .all(|w| w.chars().filter(|c| c.is_alphabetic()).count() <= 2);
        assert!(
            line.chars().any(is_chinese) || !names || only_codes,
            "{line}"
        );
    }
}

#[test]
fn the_english_book_is_in_english() {
    for line in prose(Lang::En) {
        assert!(!line.chars().any(is_chinese), "{line}");
    }
}
