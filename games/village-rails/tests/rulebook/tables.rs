//! The tables of the book, and its chapter on sets of one's own, against the cards.

use crate::{
    book,
    speech::{Speech, number},
};
use std::collections::{BTreeMap, BTreeSet};
use table::Lang;
use village_rails::content::{BASE, Content};
use village_rails::score::{sidings, signal_points};

/// The rows of the first table of a section, without its head.
fn rows(lang: Lang, anchor: &str) -> Vec<Vec<String>> {
    let book = book(lang);
    let body = book.section(anchor).unwrap().body;
    let table = body
        .lines()
        .skip_while(|l| !l.starts_with('|'))
        .take_while(|l| l.starts_with('|'));
    let cells = |line: &str| {
        let inside = line.trim_matches('|').split('|');
        inside.map(|cell| cell.trim().to_owned()).collect()
    };
    table.skip(2).map(cells).collect()
}

#[test]
fn terminus_cards_pay_as_the_table_says() {
    let content = Content::base();
    let faces = ["field", "trips", "long", "short", "many", "few", "features"];
    for lang in Lang::ALL {
        let rows = rows(lang, "terminus");
        assert_eq!(rows.len(), faces.len());
        for (row, name) in rows.iter().zip(faces) {
            let face = content.faces.iter().find(|f| f.name == name).unwrap();
            let columns = row[1..].iter().filter(|cell| !cell.is_empty());
            for (count, cell) in (0..).zip(columns) {
                assert_eq!(
                    number(cell),
                    u16::from(face.pays(count)),
                    "{lang} {name} {count}"
                );
            }
        }
        let alike = content
            .faces
            .iter()
            .filter(|f| f.row == [3, 4, 7, 10])
            .count();
        assert_eq!(
            alike, 10,
            "one card for each terrain and each kind of feature"
        );
        assert_eq!(content.faces.len(), alike + faces.len() - 1);
    }
}

#[test]
fn signals_and_sidings_score_as_the_tables_say() {
    for lang in Lang::ALL {
        for (anchor, points) in [
            ("signal", (0..=4).map(signal_points).collect::<Vec<_>>()),
            ("siding", (0..=7).map(sidings).collect()),
        ] {
            let told: Vec<u16> = rows(lang, anchor)[0][1..]
                .iter()
                .map(|c| number(c))
                .collect();
            assert_eq!(told, points, "{lang} {anchor}");
        }
    }
}

#[test]
fn trips_need_the_names_that_the_chapter_on_own_cards_tells() {
    let mut needed = BTreeMap::new();
    for trip in &Content::base().trips {
        let value = serde_json::to_value(trip).unwrap();
        let names: BTreeSet<String> = value.as_object().unwrap().keys().cloned().collect();
        needed.insert(
            trip.code().to_owned(),
            &names - &BTreeSet::from(["kind".to_owned()]),
        );
    }
    for lang in Lang::ALL {
        let codes = |cell: &str| -> BTreeSet<String> {
            cell.split(' ')
                .map(|code| code.trim_matches('`').to_owned())
                .collect()
        };
        let mut told = BTreeMap::new();
        for row in rows(lang, "custom") {
            told.extend(
                codes(&row[0])
                    .into_iter()
                    .map(|kind| (kind, codes(&row[1]))),
            );
        }
        assert_eq!(told, needed, "{lang}");
    }
}

#[test]
fn the_piece_of_a_set_that_is_shown_is_a_piece_of_the_set() {
    let whole: toml::Table = BASE.parse().unwrap();
    for lang in Lang::ALL {
        let book = book(lang);
        let body = book.section("custom").unwrap().body;
        let block = body
            .split("```toml\n")
            .nth(1)
            .unwrap()
            .split("```")
            .next()
            .unwrap();
        let piece: toml::Table = block.parse().unwrap();
        for (name, value) in &piece {
            match (value, &whole[name]) {
                (toml::Value::Array(some), toml::Value::Array(all)) => {
                    assert!(some.iter().all(|row| all.contains(row)), "{lang} {name}");
                }
                (toml::Value::Table(some), toml::Value::Table(all)) => {
                    assert!(
                        some.iter().all(|(key, row)| all[key] == *row),
                        "{lang} {name}"
                    );
                }
                (some, all) => assert_eq!(some, all, "{lang} {name}"),
            }
        }
        assert_eq!(
            piece.len(),
            whole.len(),
            "{lang}: every name of a set is shown"
        );
        for most in [Content::MOST_CARDS, Content::MOST_TERMINI] {
            assert!(body.contains(&most.to_string()), "{lang} {most}");
        }
    }
}

#[test]
fn the_glossary_has_the_same_words_in_both_books_and_on_the_cards() {
    let [en, zh] = Lang::ALL.map(|lang| {
        let rows = rows(lang, "glossary").into_iter();
        rows.map(|row| (row[0].clone(), row[1].clone()))
            .collect::<Vec<_>>()
    });
    let turned: Vec<_> = zh.into_iter().map(|(zh, en)| (en, zh)).collect();
    assert_eq!(en, turned);
    let pairs: BTreeMap<_, _> = en.into_iter().collect();
    let [english, chinese] = Lang::ALL.map(Speech::new);
    for (one, other) in english.names().into_iter().zip(chinese.names()) {
        assert_eq!(pairs[&one], other);
    }
}
