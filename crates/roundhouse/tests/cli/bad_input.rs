//! Bad input gets one clear sentence and exit code 2.

use crate::house::{GAME, finish, name, played, refused, roundhouse};

#[test]
fn an_unknown_game_is_answered_with_the_shelf() {
    for command in [&["sim", "tiddlywinks"][..], &["rules", "tiddlywinks"]] {
        let said = refused(command, 2);
        assert!(
            said.contains("tiddlywinks") && said.contains(GAME),
            "{said}"
        );
    }
}

#[test]
fn seven_seats_are_too_many() {
    let said = refused(&["sim", GAME, "--seats", "7"], 2);
    assert!(said.contains('7'), "{said}");
    let seats = shelf::titles()[0].card().seats.clone();
    assert!(
        said.contains(&format!("{} to {}", seats.start(), seats.end())),
        "{said}"
    );
    refused(&["sim", GAME, "--seats", "0"], 2);
    refused(&["sim", GAME, "--seats", "300"], 2);
}

#[test]
fn no_games_cannot_be_played() {
    refused(&["sim", GAME, "--games", "0"], 2);
}

#[test]
fn a_seed_is_a_number() {
    for seed in ["tuesday", "-1", "1.5", "", "18446744073709551616"] {
        let said = refused(&["sim", GAME, "--games", "1", "--seed", seed], 2);
        assert!(said.contains("--seed") && said.contains(seed), "{said}");
    }
    refused(&["sim", GAME, "--games", "many"], 2);
}

#[test]
fn an_unknown_bot_is_answered_with_the_bots() {
    let said = refused(&["sim", GAME, "--bots", "greedy,hal"], 2);
    assert!(
        said.contains("hal") && said.contains("random, greedy"),
        "{said}"
    );
    refused(&["sim", GAME, "--bots", ""], 2);
}

#[test]
fn more_bots_than_seats_are_refused() {
    let said = refused(
        &[
            "sim",
            GAME,
            "--seats",
            "2",
            "--bots",
            "greedy,random,random",
        ],
        2,
    );
    assert!(said.contains('3') && said.contains('2'), "{said}");
}

#[test]
fn an_unwritable_folder_is_named() {
    let played = played("1");
    // A folder below a file cannot be made, not even by an administrator.
    let folder = format!("{}/below", name(&played.journals[0]));
    let said = refused(&["sim", GAME, "--games", "1", "--journals", &folder], 2);
    assert!(said.contains(&folder), "{said}");
    let taken = name(&played.journals[0]);
    refused(&["sim", GAME, "--games", "1", "--journals", &taken], 2);
}

#[test]
fn an_unknown_rule_is_answered_with_the_chapters() {
    let said = refused(&["rules", GAME, "no-such-rule"], 2);
    assert!(said.contains("no-such-rule"), "{said}");
}

#[test]
fn what_clap_does_not_understand_is_one_sentence_too() {
    for args in [
        &["fly"][..],
        &["sim"],
        &["sim", GAME, "--fast"],
        &["sim", GAME, "--seed"],
        &["sim", GAME, "twice"],
        &["sim", GAME, "--json", "--json"],
        &["games", "--lang", "fr"],
        &["verify"],
    ] {
        refused(args, 2);
    }
}

#[test]
fn an_address_is_no_number_and_a_number_no_address() {
    let said = refused(&["--listen", "home"], 2);
    assert!(said.contains("home") && !said.contains("number"), "{said}");
    let said = refused(&["--trusted-proxy", "7"], 2);
    assert!(said.contains("IP address"), "{said}");
    let said = refused(&["--bot-pause", "long"], 2);
    assert!(said.contains("number"), "{said}");
}

#[test]
fn a_broken_journal_is_refused_with_its_place() {
    let played = played("1");
    let text = played.text();
    let cut = played.file(&text[..text.len() / 2]);
    for command in ["verify", "replay"] {
        let said = refused(&[command, &cut], 2);
        assert!(said.contains("line"), "{said}");
    }
}

#[test]
fn a_file_that_is_no_journal_is_refused() {
    let played = played("1");
    for foreign in [
        &b"{\"moves\": []}"[..],
        b"[]",
        b"Dear diary",
        b"",
        b"\xff\xfe\x00",
    ] {
        let file = played.file(foreign);
        for command in ["verify", "replay"] {
            let said = refused(&[command, &file], 2);
            assert!(said.contains(&file), "{said}");
        }
    }
}

#[test]
fn a_newer_journal_is_refused() {
    let played = played("1");
    let mut journal = played.journal();
    journal.roundhouse = 99;
    let newer = played.file(journal.write());
    let said = refused(&["verify", &newer], 2);
    assert!(said.contains("99"), "{said}");
    let mut journal = played.journal();
    journal.header.rules = 9999;
    let newer = played.file(journal.write());
    let said = refused(&["replay", &newer], 2);
    assert!(said.contains("9999"), "{said}");
}

#[test]
fn a_journal_of_another_shelf_is_refused() {
    let played = played("1");
    let mut journal = played.journal();
    journal.header.game = "tiddlywinks".to_owned();
    let file = played.file(journal.write());
    let said = refused(&["verify", &file], 2);
    assert!(said.contains("tiddlywinks"), "{said}");
}

#[test]
fn a_missing_file_is_named() {
    for command in ["verify", "replay"] {
        let said = refused(&[command, "nowhere.json"], 2);
        assert!(said.contains("nowhere.json"), "{said}");
    }
}

#[test]
fn a_step_that_is_not_there_is_refused() {
    let played = played("1");
    let file = name(&played.journals[0]);
    let steps = played.journal().entries.len().to_string();
    let said = refused(&["replay", &file, "--step", &steps], 2);
    assert!(said.contains(&steps), "{said}");
    refused(&["replay", &file, "--step", "first"], 2);
    refused(&["replay", &file, "--step", "-1"], 2);
}

#[test]
fn an_unfinished_game_is_not_opened() {
    let played = played("1");
    let mut journal = played.journal();
    let end = journal.end.take();
    journal.entries.truncate(3);
    let running = played.file(journal.write());
    refused(&["replay", &running, "--open"], 2);
    // A claim to be finished opens nothing either.
    journal.end = end;
    let claims = played.file(journal.write());
    refused(&["replay", &claims, "--open", "--json"], 2);
}

#[test]
fn the_sentence_comes_in_the_language_of_the_user() {
    let chinese = |text: &str| text.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
    assert!(chinese(&refused(
        &["--lang", "zh", "sim", "tiddlywinks"],
        2
    )));
    assert!(chinese(&refused(
        &["verify", "nowhere.json", "--lang=zh"],
        2
    )));
    let said = |lang: &str| {
        finish(
            roundhouse()
                .env("LANG", lang)
                .args(["sim", GAME, "--seed", "x"]),
        )
        .2
    };
    assert!(chinese(&said("zh_CN.UTF-8")));
    assert!(!chinese(&said("de_DE.UTF-8")));
}
