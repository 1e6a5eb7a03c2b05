//! Custom sets: what is accepted, and each defect refused with its line and reason, sayable in both languages.

use country_trains::content::{BASE, Content};
use country_trains::{CountryTrains, Options};
use table::{Dice, Game, Silence, set::Trial};

const TRIAL: Trial = Trial {
    base: BASE,
    words: CountryTrains::CARD.words,
    load: |text| Content::load(text).map(drop),
};

const W1: &str = "id = \"W1\"\nen = \"Timber Yard\"\nzh = \"木料场\"\nwants = \"wood\"\ngreen = [4, 9, 15]\ntax = 2";

#[test]
fn the_text_itself() {
    TRIAL.refuses("name = \"Country Trains\"", "name = Trains", "set-not-toml");
    TRIAL.refuses_whole(
        &format!("{BASE}#{}", "x".repeat(64 * 1024)),
        "set-long-text",
    );
    TRIAL.refuses_whole(
        &BASE.replace("name = \"Country Trains\"", ""),
        "set-missing",
    );
    TRIAL.refuses(
        "name = \"Country Trains\"",
        "sky = 1\nname = \"Blue\"",
        "set-unknown-name",
    );
    TRIAL.refuses("name = \"Country Trains\"", "name = 5", "set-not-text");
    TRIAL.refuses("name = \"Country Trains\"", "name = \"\"", "set-name");
    TRIAL.refuses("straight = 6", "straight = \"six\"", "set-not-number");
    TRIAL.refuses("straight = 6", "straight = 33", "set-number");
    TRIAL.refuses("straight = 6", "bent = 6", "set-unknown-name");
    TRIAL.refuses("wood = 8", "coal = 8", "set-unknown-name");
}

#[test]
fn the_kinds_of_tiles() {
    let track = "[track]\nstraight = 6\ncurve = 8\nthree_way = 6\ncross = 1";
    TRIAL.refuses(track, "track = 5", "set-not-table");
    let few = BASE.replace(track, "[track]\nstraight = 7");
    assert_eq!(TRIAL.refusal(&few).say.key, "set-few-track");
    let many = BASE.replace(track, "[track]\nstraight = 24");
    assert_eq!(TRIAL.refusal(&many).say.key, "set-many-track");
    let country = "[country]\nwood = 8\nsheep = 7\nsteel = 6\nhouse = 8";
    for (change, refused) in [
        ("[country]", true),
        ("[country]\nwood = 32\nsheep = 1", true),
        ("[country]\nwood = 32", false),
    ] {
        let text = BASE.replace(country, change);
        assert_ne!(text, BASE);
        if refused {
            assert_eq!(TRIAL.refusal(&text).say.key, "set-country", "{change}");
        } else {
            Content::load(&text).unwrap();
        }
    }
}

#[test]
fn stations() {
    TRIAL.refuses("id = \"W2\"", "id = \"W1\"", "set-station-twice");
    for id in ["", "W1234", "W 1", "木"] {
        TRIAL.refuses("id = \"W2\"", &format!("id = \"{id}\""), "set-station-id");
    }
    TRIAL.refuses("en = \"Sawmill\"", "en = \"\"", "set-name");
    TRIAL.refuses("zh = \"锯木厂\"", "zh = 1", "set-not-text");
    for word in ["house", "coal"] {
        let (text, _) = TRIAL.changed(
            W1,
            &W1.replace("wants = \"wood\"", &format!("wants = \"{word}\"")),
        );
        assert_eq!(TRIAL.refusal(&text).say.key, "set-wants");
    }
    TRIAL.refuses("green = [4, 9, 15]", "green = 4", "set-not-list");
    TRIAL.refuses("green = [4, 9, 15]", "green = []", "set-green-count");
    TRIAL.refuses(
        "green = [4, 9, 15]",
        "green = [1, 2, 3, 4, 5, 6, 7]",
        "set-green-count",
    );
    TRIAL.refuses(
        "green = [4, 9, 15]",
        "green = [4, 4, 15]",
        "set-green-rising",
    );
    TRIAL.refuses("green = [4, 9, 15]", "green = [4, 9, 100]", "set-number");
    TRIAL.refuses("green = [4, 9, 15]", "green = [0, 9, 15]", "set-number");
    let (text, _) = TRIAL.changed(W1, &W1.replace("tax = 2", "tax = 100"));
    assert_eq!(TRIAL.refusal(&text).say.key, "set-number");
    let (text, _) = TRIAL.changed(W1, &format!("{W1}\nplatform = 4"));
    assert_eq!(TRIAL.refusal(&text).say.key, "set-unknown-name");
    let (text, _) = TRIAL.changed(W1, &W1.replace("tax = 2", ""));
    assert_eq!(TRIAL.refusal(&text).say.key, "set-missing");
}

/// So many stations, all alike but for their ids.
fn with_stations(count: usize) -> String {
    let head = BASE
        .split("[[stations]]")
        .next()
        .unwrap()
        .replace("curve = 8", "curve = 7");
    let station = |i: usize| format!("[[stations]]\n{}\n", W1.replace("W1", &format!("Z{i}")));
    format!("{head}{}", (0..count).map(station).collect::<String>())
}

#[test]
fn how_many_stations() {
    for (count, good) in [(1, false), (2, true), (12, true), (13, false)] {
        let text = with_stations(count);
        if good {
            assert_eq!(Content::load(&text).unwrap().stations.len(), count);
        } else {
            assert_eq!(TRIAL.refusal(&text).say.key, "set-stations", "{count}");
        }
    }
    let options = Options {
        set: Some(with_stations(3)),
        ..Options::default()
    };
    CountryTrains::deal(1, &options, 3, &mut Dice::fast(1)).unwrap();
    let bad = CountryTrains::deal(1, &options, 4, &mut Dice::fast(1)).unwrap_err();
    let table::Arg::Say(why) = &bad.say.args[0].1 else {
        panic!("{bad:?}");
    };
    assert_eq!(why.key, "set-few-stations-for-seats");
}

/// The largest set, the smallest and odd ones are played to their ends within the declared length, and everything adds up.
#[test]
fn odd_sets_are_played_to_their_ends() {
    let track = "[track]\nstraight = 6\ncurve = 8\nthree_way = 6\ncross = 1";
    let country = "[country]\nwood = 8\nsheep = 7\nsteel = 6\nhouse = 8";
    let small = with_stations(4)
        .replace(track, "[track]\nstraight = 8")
        .replace(country, "[country]\nhouse = 1");
    for text in [
        with_stations(12)
            .replace("curve = 7", "curve = 8")
            .replace("cross = 1", "cross = 0")
            .replace("house = 8", "house = 11"),
        BASE.replace(track, "[track]\nthree_way = 15\ncross = 8")
            .replace(country, "[country]\nhouse = 32"),
        BASE.replace(track, "[track]\nstraight = 12")
            .replace("tax = 3", "tax = 99"),
        BASE.replace(track, "[track]\ncurve = 23"),
        BASE.replace(track, "[track]\ncross = 20"),
        small.replace("curve = 7", "curve = 1"),
    ] {
        let mut offers = Vec::new();
        for seed in 0..40 {
            let options = Options {
                set: Some(text.clone()),
                ..Options::default()
            };
            let mut dice = Dice::fast(seed);
            let seats = 2 + (seed % 3) as u8;
            let mut game = CountryTrains::deal(1, &options, seats, &mut dice).unwrap();
            let mut steps = 0;
            while let Some(seat) = game.to_act().iter().next() {
                assert_eq!(game.audit(), Ok(()), "{text}");
                game.legal(seat, &mut offers);
                let pick = dice.below(offers.len() as u32) as usize;
                game.apply(seat, &offers[pick], &mut dice, &mut Silence);
                steps += 1;
            }
            assert_eq!(game.audit(), Ok(()));
            assert!(steps <= CountryTrains::CARD.longest);
        }
    }
}
