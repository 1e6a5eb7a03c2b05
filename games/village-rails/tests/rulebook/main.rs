//! The rulebook teaches the same game in both languages, and the game that the code plays.

mod anchors;
mod example;
mod land;
mod play;
mod speech;
mod tables;

use example::evaluate;
use speech::Speech;
use table::{Game, Lang, Rulebook, Section};
use village_rails::VillageRails;

fn text(lang: Lang) -> &'static str {
    VillageRails::CARD.rulebook.get(lang)
}

fn book(lang: Lang) -> Rulebook<'static> {
    Rulebook::read(text(lang)).unwrap_or_else(|error| panic!("{lang}: {error}"))
}

#[test]
fn every_example_comes_out_as_told_and_alike_in_both_books() {
    let mut count = 0;
    let speech = Lang::ALL.map(Speech::new);
    let [en, zh] = Lang::ALL.map(book);
    for (one, other) in en.sections().iter().zip(zh.sections()) {
        let told = |section: &Section<'_>, speech| {
            let examples = section.examples();
            examples.map(|e| evaluate(&e, speech)).collect::<Vec<_>>()
        };
        let in_english = told(one, &speech[0]);
        assert_eq!(in_english, told(other, &speech[1]), "{}", one.anchor);
        count += in_english.len();
    }
    assert!(count >= 8, "only {count} examples");
}

#[test]
fn every_example_says_what_it_shows() {
    for lang in Lang::ALL {
        for section in book(lang).sections() {
            for example in section.examples() {
                assert!(!example.caption.is_empty(), "{lang} {}", section.anchor);
            }
        }
    }
}
