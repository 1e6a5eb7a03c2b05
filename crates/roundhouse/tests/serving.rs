//! Opening, closing and copying the house, as whoever hosts it sees that.

#[path = "../../server/tests/client/mod.rs"]
mod client;
mod program;

use program::{GAME, Program, free_address, roundhouse};
use serde_json::json;
use std::{fs, path::Path, process::Stdio, time::Duration};
use store::Store;
use tempfile::TempDir;

/// The one sentence of a house that does not open.
fn refusal(data: &Path, listen: &str, lang: &str) -> String {
    let output = roundhouse()
        .arg("--data")
        .arg(data)
        .args(["--listen", listen, "--lang", lang])
        .stderr(Stdio::piped())
        .output()
        .expect("the program runs");
    let said = String::from_utf8(output.stderr).expect("it writes text");
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_eq!(said.lines().count(), 1, "one sentence: {said}");
    assert!(!said.contains("panicked") && !said.contains('⟨'), "{said}");
    said
}

/// Plays the first offer; the table and the body that was sent.
fn one_move(visitor: &mut client::Client) -> (String, serde_json::Value) {
    let table = visitor.play_now(GAME, 2);
    let scene = visitor.asked(&table);
    let body = json!({"seen": scene["seen"], "path": scene["paths"][0], "id": "m"});
    let answer = visitor.post(&format!("/api/tables/{table}/move"), &body);
    assert_eq!(answer.status, 200, "{}", answer.body);
    (table, body)
}

#[test]
fn an_older_program_refuses_newer_data_and_leaves_it_alone() {
    let data = TempDir::new().unwrap();
    drop(Store::open(data.path()).unwrap());
    let file = data.path().join("roundhouse.sqlite");
    let mut bytes = fs::read(&file).unwrap();
    // The schema's number is SQLite's user version, bytes 60 to 63 of the file.
    let known = u32::from_be_bytes(bytes[60..64].try_into().unwrap());
    bytes[60..64].copy_from_slice(&(known + 1).to_be_bytes());
    fs::write(&file, &bytes).unwrap();
    let listen = free_address().to_string();
    let said = refusal(data.path(), &listen, "en");
    assert!(said.contains("newer Roundhouse"), "{said}");
    assert!(refusal(data.path(), &listen, "zh").contains("更新版本"));
    assert_eq!(fs::read(&file).unwrap(), bytes, "nothing was touched");
}

#[test]
fn a_second_house_on_the_same_data_is_refused() {
    let data = TempDir::new().unwrap();
    let house = Program::open(data.path(), free_address());
    let said = refusal(data.path(), &free_address().to_string(), "en");
    assert!(
        said.contains("Another Roundhouse") && said.contains(&data.path().display().to_string()),
        "{said}"
    );
    assert_eq!(
        house.visitor().get("/healthz").status,
        200,
        "the first goes on"
    );
    house.kill();
    Program::open(data.path(), free_address());
}

#[test]
fn a_port_in_use_is_said_clearly() {
    let address = free_address();
    let _other = std::net::TcpListener::bind(address).unwrap();
    let data = TempDir::new().unwrap();
    let said = refusal(data.path(), &address.to_string(), "en");
    assert!(
        said.contains(&address.to_string()) && said.contains("--listen"),
        "{said}"
    );
}

#[test]
fn a_copy_made_while_the_house_runs_opens_and_plays_on() {
    let data = TempDir::new().unwrap();
    let house = Program::open(data.path(), free_address());
    let mut visitor = house.visitor();
    let (table, body) = one_move(&mut visitor);
    let before = visitor.asked(&table);

    let copy = TempDir::new().unwrap();
    let file = copy.path().join("roundhouse.sqlite");
    let made = || {
        let mut backup = roundhouse();
        backup
            .arg("backup")
            .arg(&file)
            .arg("--data")
            .arg(data.path());
        backup.stderr(Stdio::piped()).output().unwrap()
    };
    let first = made();
    assert_eq!(
        first.status.code(),
        Some(0),
        "{}",
        String::from_utf8_lossy(&first.stderr)
    );
    let second = made();
    assert_eq!(second.status.code(), Some(2), "a file is never overwritten");

    let address = house.address;
    house.kill();
    let restored = Program::open(copy.path(), address);
    let mut visitor = restored.visitor_as(&visitor);
    let after = visitor.asked(&table);
    for key in ["seen", "count", "paths", "page", "log"] {
        assert_eq!(before[key], after[key], "{key}");
    }
    let again = visitor.post(&format!("/api/tables/{table}/move"), &body);
    assert_eq!(
        (again.status, again.body.as_str()),
        (200, r#"{"done":"m"}"#)
    );
}

#[test]
fn a_system_that_shuts_down_waits_less_than_two_seconds_though_streams_are_open() {
    let data = TempDir::new().unwrap();
    let house = Program::open(data.path(), free_address());
    let mut visitor = house.visitor();
    let (table, body) = one_move(&mut visitor);
    let mut streams: Vec<_> = (0..20).map(|_| visitor.events(&table)).collect();
    assert!(streams.iter_mut().all(|stream| stream.next().is_some()));
    let address = house.address;
    let (code, said, time) = house.terminate();
    assert_eq!((code, said.as_str()), (Some(0), ""));
    assert!(time < Duration::from_secs(2), "{time:?}");

    let house = Program::open(data.path(), address);
    let again = house
        .visitor_as(&visitor)
        .post(&format!("/api/tables/{table}/move"), &body);
    assert_eq!(again.status, 200, "what was told done is there");
}
