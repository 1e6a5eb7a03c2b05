//! What the commands do with good input.

use crate::house::{GAME, answer, data, finish, name, played, refused, roundhouse};
use serde_json::Value;
use table::{Deed, Dice, Header, Hex32, Journal, Luck, Seat, luck};

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("the command writes JSON")
}

#[test]
fn games_lists_the_shelf() {
    let listed = json(&data(&["games", "--json"]));
    let ids: Vec<&str> = listed
        .as_array()
        .unwrap()
        .iter()
        .map(|g| g["id"].as_str().unwrap())
        .collect();
    assert_eq!(ids, shelf::IDS);
    let table = data(&["games"]);
    assert_eq!(table.lines().count(), shelf::IDS.len() + 1);
    assert!(table.contains(GAME));
    assert_ne!(data(&["games", "--lang", "zh"]), table);
}

#[test]
fn rules_prints_the_book_and_single_rules() {
    for lang in ["en", "zh"] {
        let book = data(&["rules", GAME, "--lang", lang]);
        assert!(book.lines().count() > 50, "{book}");
        let title = shelf::titles()[0];
        let text = title.card().rulebook.get(lang.parse().unwrap());
        let read = table::Rulebook::read(text).expect("the law of words holds");
        let last = read.sections().last().unwrap();
        let rule = data(&["rules", GAME, &last.anchor.to_lowercase(), "--lang", lang]);
        assert!(rule.contains(last.title) && rule.lines().count() < book.lines().count());
    }
}

#[test]
fn sim_gives_the_same_figures_on_any_number_of_threads() {
    let sim = |seed: &str, more: &[&str]| {
        let mut args = vec![
            "sim",
            GAME,
            "--games",
            "30",
            "--seats",
            "3",
            "--bots",
            "greedy,random",
        ];
        args.extend(["--json", "--seed", seed]);
        args.extend(more);
        data(&args)
    };
    let one = sim("5", &["--threads", "1"]);
    assert_eq!(one, sim("5", &["--threads", "3"]));
    assert_eq!(one, sim("5", &[]));
    let (one, other) = (json(&one), json(&sim("6", &[])));
    assert_ne!(one["bots"], other["bots"], "another seed, other games");
}

#[test]
fn sim_adds_up() {
    let report = json(&data(&[
        "sim",
        GAME,
        "--games",
        "40",
        "--seats",
        "3",
        "--bots",
        "greedy,random",
        "--json",
    ]));
    let near = |a: f64, b: f64| (a - b).abs() < 1e-9;
    let shares = |list: &Value| -> f64 {
        list.as_array()
            .unwrap()
            .iter()
            .map(|r| r["wins"]["share"].as_f64().unwrap())
            .sum()
    };
    assert!(near(shares(&report["bots"]), 1.0));
    assert!(near(shares(&report["by_seat"]), 1.0));
    let bots = report["bots"].as_array().unwrap();
    // Two of three seats are greedy's: the names repeat until every seat is taken.
    assert_eq!(
        (&bots[0]["seats"], &bots[1]["seats"]),
        (&2.into(), &1.into())
    );
    for bot in bots {
        let mean = bot["score"]["mean"].as_f64().unwrap();
        let points = bot["sources"]
            .as_array()
            .unwrap()
            .iter()
            .map(|s| s["mean"].as_f64().unwrap());
        assert!(
            near(points.sum(), mean),
            "a score is the sum of its items: {bot}"
        );
        let [low, high] = [0, 1].map(|i| bot["score"]["interval95"][i].as_f64().unwrap());
        assert!(low < mean && mean < high);
        let deciles: Vec<i64> = bot["score"]["deciles"]
            .as_array()
            .unwrap()
            .iter()
            .map(|d| d.as_i64().unwrap())
            .collect();
        assert!(deciles.len() == 9 && deciles.is_sorted());
    }
    let greedy = bots[0]["score"]["mean"].as_f64().unwrap();
    assert!(
        greedy > bots[1]["score"]["mean"].as_f64().unwrap(),
        "looking helps"
    );
}

#[test]
fn sim_talks_on_stderr_and_prints_tables() {
    let (code, out, err) = answer(&["sim", GAME, "--games", "5"]);
    assert_eq!(code, 0);
    assert!(out.contains("greedy") && out.contains("steps"), "{out}");
    assert_eq!(err.lines().count(), 1, "only the speed: {err}");
    assert!(
        !out.contains('\x1b') && !err.contains('\x1b'),
        "no colour into a pipe"
    );
    assert!(!out.contains('⟨'), "{out}");
    let zh = data(&["sim", GAME, "--games", "5", "--lang", "zh"]);
    assert!(zh.contains("胜率") && !zh.contains('⟨'), "{zh}");
}

#[test]
fn sim_writes_journals_that_verify_and_rotates_the_seats() {
    let folder = tempfile::TempDir::new().unwrap();
    let dir = name(folder.path());
    let args = [
        "sim",
        GAME,
        "--games",
        "4",
        "--bots",
        "greedy,random",
        "--json",
    ];
    let with = data(&[&args[..], &["--journals", &dir]].concat());
    assert_eq!(with, data(&args), "writing journals changes no figure");
    let mut files: Vec<String> = std::fs::read_dir(&folder)
        .unwrap()
        .map(|f| name(&f.unwrap().path()))
        .collect();
    files.sort();
    assert_eq!(files.len(), 4);
    let first_bots: Vec<Option<String>> = files
        .iter()
        .map(|f| {
            Journal::read(&std::fs::read_to_string(f).unwrap())
                .unwrap()
                .header
                .seats[0]
                .bot
                .clone()
        })
        .collect();
    let names = ["greedy", "random", "greedy", "random"].map(|n| Some(n.to_owned()));
    assert_eq!(first_bots, names);
    let mut args = vec!["verify"];
    args.extend(files.iter().map(String::as_str));
    let said = data(&args);
    assert_eq!(said.lines().count(), 4, "{said}");
    for verdict in data(&[&args[..], &["--json"]].concat()).lines() {
        let verdict = json(verdict);
        assert_eq!(
            (&verdict["true"], &verdict["finished"]),
            (&true.into(), &true.into())
        );
        assert_eq!(verdict["digests"], verdict["entries"]);
    }
}

#[test]
fn replay_tells_every_step() {
    let played = played("1");
    let file = name(&played.journals[0]);
    let journal = played.journal();
    let text = data(&["replay", &file, "--json"]);
    let steps: Vec<Value> = text.lines().map(json).collect();
    assert_eq!(steps.len(), journal.entries.len());
    for (number, (step, entry)) in steps.iter().zip(&journal.entries).enumerate() {
        assert_eq!(step["step"], number);
        assert_eq!(step["seat"], entry.seat.0);
        let Deed::Play(path) = &entry.deed else {
            panic!("bots take nothing back")
        };
        assert_eq!(step["path"], path.as_str());
        let offered = step["offered"].as_array().unwrap();
        assert!(offered.contains(&step["path"]), "bots play what is offered");
        for line in step["lines"].as_array().unwrap() {
            assert!(!line["text"].as_str().unwrap().is_empty());
            assert!(line["items"].is_array());
        }
        assert_eq!(
            step["sheets"].as_array().unwrap().len(),
            journal.header.seats.len()
        );
        assert!(step.get("state").is_none() && step.get("dealt").is_none());
    }
    let told: usize = steps
        .iter()
        .map(|s| s["lines"].as_array().unwrap().len())
        .sum();
    let end = journal.end.as_ref().unwrap();
    assert_eq!(
        told,
        end.lines.len(),
        "the public lines are those of the journal"
    );
    let last = steps.last().unwrap();
    assert_eq!(last["sheets"][0]["total"], end.sheets[0].total);
    assert_eq!(last["to_act"], Value::Array(vec![]));
    let seventh = data(&["replay", &file, "--json", "--step", "7"]);
    assert_eq!(seventh.trim_end(), text.lines().nth(7).unwrap());
}

#[test]
fn replay_opens_finished_games() {
    let played = played("1");
    let file = name(&played.journals[0]);
    let steps: Vec<Value> = data(&["replay", &file, "--json", "--open"])
        .lines()
        .map(json)
        .collect();
    assert!(steps[0]["dealt"].is_object());
    assert!(steps[1].get("dealt").is_none());
    assert!(steps.iter().all(|s| s["state"].is_object()));
    assert_ne!(steps[0]["dealt"], steps[0]["state"]);
}

#[test]
fn replay_reads_like_a_story_in_both_languages() {
    let played = played("1");
    let file = name(&played.journals[0]);
    let en = data(&["replay", &file]);
    let zh = data(&["replay", &file, "--lang", "zh"]);
    assert_ne!(en, zh);
    for text in [&en, &zh] {
        assert!(text.lines().count() > played.journal().entries.len());
        assert!(!text.contains('⟨'), "{text}");
    }
    let one = data(&["replay", &file, "--step", "0"]);
    assert!(
        one.lines().count() > 5,
        "offers and scores beside the line: {one}"
    );
}

#[test]
fn a_dash_reads_from_stdin() {
    let played = played("1");
    let file = name(&played.journals[0]);
    let from_stdin = finish(
        roundhouse()
            .args(["replay", "-"])
            .write_stdin(played.text()),
    );
    assert_eq!(from_stdin, answer(&["replay", &file]));
    let (code, said, _) = finish(
        roundhouse()
            .args(["verify", "-"])
            .write_stdin(played.text()),
    );
    assert_eq!(code, 0);
    assert!(said.starts_with("-: true"), "{said}");
}

#[test]
fn verify_finds_a_changed_step_a_changed_end_and_another_seed() {
    let played = played("1");
    let honest = played.journal();
    let lie = |change: &dyn Fn(&mut Journal)| {
        let mut journal = honest.clone();
        change(&mut journal);
        assert_ne!(journal, honest);
        let file = played.file(journal.write());
        refused(&["verify", &file], 1);
        let (code, out, _) = answer(&["verify", &file, "--json"]);
        assert_eq!((code, &json(&out)["true"]), (1, &false.into()));
    };
    lie(&|j| j.entries[2].digest = "0000000000000000".to_owned());
    lie(&|j| j.entries[4].deed = Deed::Play("garden:gnome".parse().unwrap()));
    lie(&|j| j.entries[0].seat = Seat(1 - j.entries[0].seat.0));
    lie(&|j| j.entries.truncate(j.entries.len() - 1));
    lie(&|j| j.end.as_mut().unwrap().sheets[0].total += 1);
    lie(&|j| j.end = None);
    lie(&|j| j.practice = true);
    lie(&|j| j.header.luck = Luck::Plain(12345));
    // Another legal choice is no lie by the rules; the digest after it tells.
    let first = json(
        data(&[
            "replay",
            &name(&played.journals[0]),
            "--json",
            "--step",
            "0",
        ])
        .trim(),
    );
    let other = first["offered"]
        .as_array()
        .unwrap()
        .iter()
        .find(|p| **p != first["path"]);
    let other = other.unwrap().as_str().unwrap().to_owned();
    lie(&|j| j.entries[0].deed = Deed::Play(other.parse().unwrap()));
}

#[test]
fn verify_looks_at_all_journals_though_one_is_false() {
    let played = played("2");
    let mut journal = played.journal();
    journal.end = None;
    let liar = played.file(journal.write());
    let good = name(&played.journals[1]);
    let (code, out, err) = answer(&["verify", &liar, &good]);
    assert_eq!(code, 1);
    assert!(out.contains(&good) && err.contains(&liar), "{out}{err}");
}

#[test]
fn verify_checks_committed_luck() {
    let played = played("1");
    let secret = Hex32([42; 32]);
    let header = played.journal().header;
    let nonces: Vec<String> = header
        .seats
        .iter()
        .map(|s| format!("nonce of {}", s.name))
        .collect();
    let committed = table::Committed {
        commitment: luck::commitment(&secret),
        secret: Some(secret),
        nonces,
    };
    let header = Header {
        luck: Luck::Committed(committed),
        ..header
    };
    let title = shelf::titles()[0];
    let mut table = title.deal(header).expect("a good header");
    let mut dice = Dice::fast(4);
    while let Some(seat) = table.to_act().iter().next() {
        let offers = table.paths(seat);
        let pick = dice.below(offers.len() as u32) as usize;
        table.play(seat, &offers[pick]).expect("it was offered");
    }
    let journal = table.journal();
    let file = played.file(journal.write());
    assert!(data(&["verify", &file]).contains("secret"));
    let lie = |change: &dyn Fn(&mut table::Committed)| {
        let mut journal = journal.clone();
        let Luck::Committed(committed) = &mut journal.header.luck else {
            panic!("it is")
        };
        change(committed);
        let file = played.file(journal.write());
        refused(&["verify", &file], 1);
    };
    lie(&|c| c.secret = Some(Hex32([43; 32])));
    lie(&|c| c.secret = None);
    lie(&|c| c.nonces[1] = "lucky".to_owned());
    lie(&|c| c.nonces.truncate(1));
}

#[test]
fn a_closed_pipe_ends_quietly() {
    use std::process::{Command, Stdio};
    let played = played("1");
    let file = name(&played.journals[0]);
    let program = assert_cmd::cargo::cargo_bin("roundhouse");
    for args in [
        &["replay", &file, "--json", "--open"][..],
        &["rules", GAME],
        &["sim", "--help"],
    ] {
        let mut child = Command::new(&program)
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
    }
}

#[test]
fn every_command_helps_with_examples() {
    for command in ["games", "rules", "sim", "replay", "verify"] {
        let help = data(&[command, "--help"]);
        assert!(
            help.contains("Examples:") && help.contains(&format!("roundhouse {command}")),
            "{help}"
        );
    }
    assert!(data(&["--help"]).contains("Exit code"));
    assert!(data(&["--version"]).starts_with("roundhouse "));
}

/// Every name that can stand before a value, all the way down.
fn keys(value: &Value, into: &mut std::collections::BTreeSet<String>) {
    match value {
        Value::Array(list) => list.iter().for_each(|v| keys(v, into)),
        Value::Object(map) => map.iter().for_each(|(key, v)| {
            into.insert(key.clone());
            // What a sentence speaks of, and a whole state, are the game's own.
            if !matches!(key.as_str(), "args" | "state" | "dealt") {
                keys(v, into);
            }
        }),
        _ => {}
    }
}

/// The games that are played alone.
fn alone() -> impl Iterator<Item = &'static str> {
    let titles = shelf::titles().iter().map(|title| title.card());
    titles
        .filter(|card| *card.seats.end() == 1)
        .map(|card| card.id)
}

#[test]
fn solve_finds_a_line_that_can_be_verified() {
    let docs = include_str!("../../../../docs/json.md");
    for id in alone() {
        let found = json(&data(&["solve", id, "--seed", "3", "--json"]));
        for key in found.as_object().expect("an object").keys() {
            assert!(docs.contains(&format!("`{key}`")), "{key}");
        }
        let total = found["total"].as_i64().expect("a score");
        assert!(total > found["greedy"].as_i64().expect("a score"));
        assert!(total <= found["bound"].as_i64().expect("a bound"));
        assert_eq!(found["journal"]["end"]["sheets"][0]["total"], total);
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("line.json");
        std::fs::write(&file, found["journal"].to_string()).expect("a file");
        data(&["verify", &name(&file)]);
    }
}

#[test]
fn solve_says_what_it_cannot_do() {
    let (code, _, talk) = answer(&["solve", GAME]);
    assert_eq!(code, 2);
    assert!(talk.contains("not played alone"), "{talk}");
    for id in alone() {
        let (code, _, talk) = answer(&["solve", id, "--objective", "pirate"]);
        assert_eq!(code, 2);
        assert!(talk.contains("pirate"), "{talk}");
    }
}

#[test]
fn every_key_of_json_is_documented() {
    let docs = include_str!("../../../../docs/json.md");
    let played = played("1");
    let file = name(&played.journals[0]);
    let mut found = std::collections::BTreeSet::new();
    for args in [
        &["games", "--json"][..],
        &["sim", GAME, "--games", "3", "--json"],
        &["replay", &file, "--json", "--open"],
        &["verify", &file, "--json"],
    ] {
        let text = data(args);
        let stream = serde_json::Deserializer::from_str(&text).into_iter::<Value>();
        stream.for_each(|value| keys(&value.expect("JSON"), &mut found));
    }
    assert!(found.len() > 30);
    for key in found {
        assert!(
            docs.contains(&format!("`{key}`")),
            "docs/json.md does not tell of `{key}`"
        );
    }
}
