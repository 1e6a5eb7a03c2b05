//! A set as text: names, kinds of values, numbers.

use crate::{TRIAL, english};
use village_rails::content::{BASE, Content};

#[test]
fn a_refusal_names_line_and_reason() {
    let (text, line) = TRIAL.changed(
        "\"barn pasture\", \"-\"],              # 9",
        "\"barn swamp\", \"-\"],",
    );
    assert_eq!(
        english(TRIAL.refusal(&text)),
        format!(
            "Line {line} of the set: “swamp” is no terrain: field, forest, pasture, lake or village."
        )
    );
    let whole = TRIAL.refusal("");
    assert_eq!(english(whole), "The set: “name” is missing.");
}

#[test]
fn not_toml() {
    TRIAL.refuses(
        "name = \"Village Rails\"",
        "name = Village Rails",
        "set-not-toml",
    );
}

#[test]
fn a_text_too_long() {
    let long = format!("{BASE}#{}", "-".repeat(64 * 1024 - BASE.len() - 1));
    assert_eq!(long.len(), 64 * 1024);
    assert!(Content::load(&long).is_ok());
    let longer = long + "-";
    TRIAL.refuses_whole(&longer, "set-long-text");
    assert_eq!(
        english(TRIAL.refusal(&longer)),
        "The set: a set's text has at most 64 KiB."
    );
}

#[test]
fn something_missing() {
    TRIAL.refuses_whole(
        &TRIAL.changed("name = \"Village Rails\"", "").0,
        "set-missing",
    );
    TRIAL.refuses(
        "{ kind = \"ends_match\", points = 6, copies = 5 }",
        "{ kind = \"ends_match\" }",
        "set-missing",
    );
    TRIAL.refuses(
        "pairing = { first = 3, step = 7 }",
        "pairing = { first = 3 }",
        "set-missing",
    );
    TRIAL.refuses("[borders]", "[borders]\nE = []\n[more]", "set-missing");
}

#[test]
fn something_unknown() {
    TRIAL.refuses(
        "name = \"Village Rails\"",
        "colour = \"red\"\nname = \"Mine\"",
        "set-unknown-name",
    );
    TRIAL.refuses(
        "tracks = 3, points = 8",
        "tracks = 3, points = 8, bonus = 2",
        "set-unknown-name",
    );
    TRIAL.refuses("A = [", "E = []\nA = [", "set-unknown-name");
    TRIAL.refuses(
        "pairing = { first = 3,",
        "pairing = { second = 3, first = 3,",
        "set-unknown-name",
    );
}

#[test]
fn the_first_unknown_name_is_told() {
    let (text, line) = TRIAL.changed(
        "name = \"Village Rails\"",
        "zebra = 1\nant = 2\nname = \"Mine\"",
    );
    assert_eq!(TRIAL.refusal(&text).line, Some(line));
}

#[test]
fn values_of_the_wrong_kind() {
    TRIAL.refuses("name = \"Village Rails\"", "name = 7", "set-not-text");
    TRIAL.refuses(
        "tracks = 3, points = 8",
        "tracks = \"3\", points = 8",
        "set-not-number",
    );
    TRIAL.refuses("pays = [8, 8, 6, 3]", "pays = 8", "set-not-list");
    TRIAL.refuses(
        "pairing = { first = 3, step = 7 }",
        "pairing = 7",
        "set-not-table",
    );
}

#[test]
fn numbers_out_of_bounds() {
    for wrong in ["0", "100", "-1", "300"] {
        TRIAL.refuses(
            "tracks = 3, points = 8",
            &format!("tracks = 3, points = {wrong}"),
            "set-number",
        );
    }
    TRIAL.refuses("pays = [8, 8, 6, 3]", "pays = [8, 8, 100]", "set-number");
    TRIAL.refuses("first = 3", "first = 104", "set-number");
    for right in ["1", "99", "0x1F"] {
        let (text, _) = TRIAL.changed(
            "tracks = 3, points = 8",
            &format!("tracks = 3, points = {right}"),
        );
        assert!(Content::load(&text).is_ok(), "{right}");
    }
    assert!(Content::load(&TRIAL.changed("pays = [8, 8, 6, 3]", "pays = [0, 99]").0).is_ok());
}

#[test]
fn names_of_a_set() {
    let named = |name: &str| {
        TRIAL
            .changed("name = \"Village Rails\"", &format!("name = \"{name}\""))
            .0
    };
    assert_eq!(Content::load(&named(" 村 ")).unwrap().name, "村");
    assert!(Content::load(&named(&"村".repeat(60))).is_ok());
    for wrong in ["", "  ", "a\\nb", &"村".repeat(61)] {
        let wrong = format!("name = \"{wrong}\"");
        TRIAL.refuses("name = \"Village Rails\"", &wrong, "set-name");
    }
}

#[test]
fn a_set_with_a_line_left_out_loads_or_is_refused_at_a_line_it_has() {
    let lines: Vec<&str> = BASE.lines().collect();
    let mut refused = 0;
    for left_out in 0..lines.len() {
        let mut rest = lines.clone();
        rest.remove(left_out);
        if let Err(bad) = Content::load(&rest.join("\n")) {
            refused += 1;
            assert!(bad.line.is_none_or(|line| (1..=rest.len()).contains(&line)));
        }
    }
    // Only remarks, empty lines, terminus cards and the pairing can be done without.
    let needed = |line: &&&str| !line.is_empty() && !line.starts_with('#');
    let spare = |line: &&&str| line.contains("pays") || line.starts_with("pairing");
    let needless = lines.iter().filter(needed).filter(spare).count();
    assert_eq!(refused, lines.iter().filter(needed).count() - needless);
}
