//! The cards of a set: tracks, trips and their pairing, terminus cards, borders.

use crate::{TRIAL, english};
use village_rails::content::{BASE, Content, Kind, Trip};

#[test]
fn rows_of_tracks() {
    let row = "[\"field\",   \"cross\", \"-\",            \"barn field\"]";
    TRIAL.refuses(row, "[\"field\", \"cross\", \"-\"]", "set-track-row");
    TRIAL.refuses(
        row,
        "[\"moor\", \"cross\", \"-\", \"-\"]",
        "set-unknown-terrain",
    );
    TRIAL.refuses(
        row,
        "[\"field\", \"zigzag\", \"-\", \"-\"]",
        "set-unknown-shape",
    );
    TRIAL.refuses(
        row,
        "[\"field\", \"cross\", \"pub\", \"-\"]",
        "set-unknown-feature",
    );
    TRIAL.refuses(
        row,
        "[\"field\", \"cross\", \"-\", \"farm 2\"]",
        "set-unknown-feature",
    );
    TRIAL.refuses(
        row,
        "[\"field\", \"cross\", \"-\", \"signal 2\"]",
        "set-unknown-feature",
    );
    TRIAL.refuses(
        row,
        "[\"field\", \"cross\", \"-\", \"siding x\"]",
        "set-unknown-feature",
    );
    TRIAL.refuses(row, "[\"field\", \"cross\", \"barn\", \"-\"]", "set-barn");
    TRIAL.refuses(
        row,
        "[\"field\", \"cross\", \"barn moor\", \"-\"]",
        "set-unknown-terrain",
    );
    for halt in ["halt", "halt two", "halt 0", "halt 10"] {
        let halt = format!("[\"field\", \"cross\", \"{halt}\", \"-\"]");
        TRIAL.refuses(row, &halt, "set-halt");
    }
}

#[test]
fn kinds_of_trips() {
    TRIAL.refuses(
        "kind = \"no_same_neighbours\"",
        "kind = \"longest\"",
        "set-unknown-trip",
    );
    TRIAL.refuses(
        "feature = \"siding\", points = 3",
        "feature = \"inn\", points = 3",
        "set-unknown-feature",
    );
    TRIAL.refuses(
        "terrain = \"lake\", points = 4",
        "terrain = \"moor\", points = 4",
        "set-unknown-terrain",
    );
    for feature in ["signal", "siding"] {
        TRIAL.refuses(
            "feature = \"halt\", times = 2",
            &format!("feature = \"{feature}\", times = 2"),
            "set-again",
        );
    }
}

#[test]
fn tracks_and_trips_are_sides_of_the_same_cards() {
    let (text, _) = TRIAL.changed("points = 5 },\n", "points = 5, copies = 2 },\n");
    let bad = TRIAL.refusal(&text);
    assert_eq!(bad.say.key, "set-unequal");
    let line = BASE.lines().position(|line| line == "trips = [").unwrap() + 1;
    assert_eq!(bad.line, Some(line));
    assert!(english(bad).contains("there are 80 tracks and 81 trips"));
}

#[test]
fn a_pairing_reaches_every_trip() {
    for step in [2, 5, 10, 80] {
        let step = format!("pairing = {{ first = 3, step = {step} }}");
        TRIAL.refuses("pairing = { first = 3, step = 7 }", &step, "set-pairing");
    }
    let (text, _) = TRIAL.changed(
        "pairing = { first = 3, step = 7 }",
        "pairing = { first = 100, step = 1 }",
    );
    let shifted = Content::load(&text).unwrap().trips;
    assert_eq!(
        shifted[0],
        Trip::Again {
            feature: Kind::Barn,
            times: 1
        }
    );
    let (text, _) = TRIAL.changed("pairing = { first = 3, step = 7 }", "");
    let listed = Content::load(&text).unwrap().trips;
    assert_eq!(listed[0], Trip::TracksMinus { base: 9, per: 1 });
    assert_eq!(listed[79], Trip::FeatureKinds { points: 2 });
    assert_eq!(listed[20], shifted[0]);
}

#[test]
fn terminus_cards() {
    let few = "{ name = \"few\",      counts = \"terrains\", pays = [8, 8, 6, 3], copies = 2 }";
    let wrong = |name: &str, counts: &str, pays: &str| {
        format!("{{ name = \"{name}\", counts = \"{counts}\", pays = {pays} }}")
    };
    TRIAL.refuses(few, &wrong("few", "mountains", "[3]"), "set-unknown-count");
    for name in ["", "a b", "Few", "few:1", "terminuscardwithalongname"] {
        TRIAL.refuses(few, &wrong(name, "terrains", "[3]"), "set-terminus-name");
    }
    let columns = |count: usize| format!("[{}]", vec!["3"; count].join(", "));
    TRIAL.refuses(few, &wrong("few", "terrains", "[]"), "set-terminus-row");
    TRIAL.refuses(
        few,
        &wrong("few", "terrains", &columns(27)),
        "set-terminus-row",
    );
    TRIAL.refuses(
        few,
        &wrong("few", "tracks", "[8, 8, 8, 5, 3]"),
        "set-terminus-names",
    );
    TRIAL.refuses(
        few,
        &wrong("short", "terrains", "[8, 8, 6, 3]"),
        "set-terminus-faces",
    );
    TRIAL.refuses(
        few,
        &wrong("short", "tracks", "[8, 8, 6, 3]"),
        "set-terminus-faces",
    );
    TRIAL.refuses(
        few,
        &wrong("short", "terrains", "[8, 8, 8, 5, 3]"),
        "set-terminus-faces",
    );
    let good = [
        wrong("a-card_named-24-letters0", "terrains", "[3]"),
        wrong("few", "terrains", &columns(26)),
    ];
    for good in good {
        assert!(
            Content::load(&TRIAL.changed(few, &good).0).is_ok(),
            "{good}"
        );
    }
}

#[test]
fn equal_terminus_cards_share_a_face_wherever_they_are_listed() {
    let few = "{ name = \"few\",      counts = \"terrains\", pays = [8, 8, 6, 3], copies = 2 }";
    let lake = "{ name = \"lake\", counts = \"lake\", pays = [3, 4, 7, 10] }";
    let set = Content::load(&TRIAL.changed(few, lake).0).unwrap();
    assert_eq!(set.faces.len(), 15);
    assert_eq!(set.termini.len(), 37);
    assert_eq!(set.termini[34], set.face("lake").unwrap());
    assert_eq!(set.termini[35], set.face("features").unwrap());
}

#[test]
fn borders_are_alike_in_strength() {
    let line = "B = [\"lake\", \"forest, halt 2\", \"pasture\", \"village\", \"pasture\", \"field, signal\", \"forest, siding\"]";
    let swap = |from: &str, to: &str| line.replacen(from, to, 1);
    TRIAL.refuses(line, &swap("\"lake\", ", ""), "set-starts");
    TRIAL.refuses(line, &swap("\"lake\"", "\"lake\", \"lake\""), "set-starts");
    TRIAL.refuses(line, &swap("lake", "field"), "set-letter-terrain");
    TRIAL.refuses(line, &swap("lake", "lake, farm"), "set-letter-features");
    TRIAL.refuses(line, &swap(", signal", ""), "set-letter-features");
    TRIAL.refuses(line, &swap("halt 2", "halt 3"), "set-letter-features");
    TRIAL.refuses(line, &swap("lake", "moor"), "set-unknown-terrain");
    TRIAL.refuses(line, &swap("signal", "beacon"), "set-unknown-feature");
    assert!(
        Content::load(
            &TRIAL
                .changed(line, &swap("forest, halt 2", "forest ,halt 2"))
                .0
        )
        .is_ok()
    );
}
