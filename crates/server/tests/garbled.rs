//! Ten thousand requests that nobody honest would send, and honest ones by people who have no right to them: each is
//! answered or turned away, none does anything, none learns anything.

mod client;
mod garble;
mod house;

use client::Client;
use garble::{Garbler, Person, answer_to};
use house::{House, game, two};
use serde_json::json;
use sha2::{Digest, Sha256};
use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};
use store::{Status, Store, Which};
use table::Dice;

const REQUESTS: usize = 10_000;
const SEED: u64 = 4;

/// Every panic of any thread, the house's own included.
static PANICS: Mutex<Vec<String>> = Mutex::new(Vec::new());

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// All that the store keeps of the tables there are.
fn kept(house: &House) -> Vec<(store::TableRow, Vec<store::Entry>, Option<store::Luck>)> {
    let store = Store::open(house.data.path()).unwrap();
    let all = [Status::Waiting, Status::Playing].map(Which::Status);
    let listed = all
        .into_iter()
        .flat_map(|which| store.tables(which, 100_000).unwrap());
    let mut kept: Vec<_> = listed
        .map(|listed| {
            let id = listed.table.id.clone();
            let luck = store.luck(&id).unwrap();
            (listed.table, store.journal(&id, 0).unwrap(), luck)
        })
        .collect();
    kept.sort_by(|a, b| a.0.id.cmp(&b.0.id));
    kept
}

/// What nobody may be told: keys, their hashes, the luck of running games.
fn secrets(house: &House, people: &[&Client]) -> Vec<String> {
    let store = Store::open(house.data.path()).unwrap();
    let mut secrets = vec![hex(store.house_key().bytes())];
    for listed in store.tables(Which::Status(Status::Playing), 100).unwrap() {
        let luck = store.luck(&listed.table.id).unwrap().unwrap();
        secrets.push(hex(luck.secret.unwrap().bytes()));
        let nonces: Vec<String> = serde_json::from_str(&luck.nonces).unwrap();
        secrets.extend(nonces);
    }
    let cookies = people.iter().flat_map(|p| &p.cookies);
    secrets.extend(cookies.flat_map(|(_, key)| [key.clone(), hex(&Sha256::digest(key))]));
    // Short numbers of browsers could stand anywhere by chance.
    secrets.retain(|s| s.len() >= 16);
    assert!(secrets.len() >= 8, "{secrets:?}");
    secrets
}

#[test]
fn garbled_and_forbidden_requests_do_nothing_and_learn_nothing() {
    let tell = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        tell(info);
        let mut panics = PANICS.lock().unwrap_or_else(PoisonError::into_inner);
        panics.push(info.to_string());
    }));
    let mut house = House::open();
    let (mut first, mut second, shared) = two(&house);
    let alone = first.play_now(game(), 2);
    for step in 0..12 {
        let mover = if first.scene(&shared)["asked"] == true {
            &mut first
        } else {
            &mut second
        };
        let scene = mover.scene(&shared);
        let body =
            json!({"seen": scene["seen"], "path": scene["paths"][0], "id": format!("s{step}")});
        mover.post(&format!("/api/tables/{shared}/move"), &body);
    }
    first.asked(&alone);
    house.close();
    let secrets = secrets(&house, &[&first, &second]);
    let before = kept(&house);
    house.reopen();

    let mut stranger = house.visitor();
    let mut people = vec![Person::Nobody];
    let mut scenes = Vec::new();
    for table in [&shared, &alone] {
        for who in [&mut first, &mut second, &mut stranger] {
            scenes.push(who.scene(table));
        }
    }
    let seen = scenes[0]["seen"].as_u64().unwrap() + scenes[1]["seen"].as_u64().unwrap();
    for who in [&first, &second] {
        people.push(Person::Known(who.cookies.clone()));
    }
    let tables = [shared.clone(), alone.clone()];
    let mut garbler = Garbler::new(Dice::fast(SEED), house.address, people, tables, seen);
    let mut statuses: BTreeMap<Option<u16>, usize> = BTreeMap::new();
    for number in 0..REQUESTS {
        let request = garbler.request();
        let answer = answer_to(house.address, &request);
        let told = answer.as_ref().map(|a| a.body.as_str()).unwrap_or_default();
        let shown = || String::from_utf8_lossy(&request.bytes).into_owned();
        let status = answer.as_ref().map(|a| a.status);
        assert!(
            status.is_none_or(|s| (200..500).contains(&s)),
            "{number} of seed {SEED}: {status:?} {told} after {}",
            shown()
        );
        for secret in &secrets {
            assert!(
                !told.contains(secret.as_str()),
                "{number} of seed {SEED}: a secret is told after {}",
                shown()
            );
        }
        *statuses.entry(status).or_default() += 1;
    }
    let panics = PANICS.lock().unwrap_or_else(PoisonError::into_inner);
    assert!(panics.is_empty(), "{panics:?}");
    drop(panics);
    let _ = std::panic::take_hook();

    let mut after = Vec::new();
    for table in [&shared, &alone] {
        for who in [&mut first, &mut second, &mut stranger] {
            after.push(who.scene(table));
        }
    }
    assert!(scenes == after, "a table shows something else than before");
    house.close();
    let kept = kept(&house);
    for table in &before {
        assert!(kept.contains(table), "{} has changed", table.0.id);
    }
    // The garbler reaches every kind of answer, and is seldom left without one.
    for status in [200, 303, 400, 403, 404, 405, 409, 413, 422] {
        assert!(statuses.contains_key(&Some(status)), "{statuses:?}");
    }
    let silent = statuses.get(&None).copied().unwrap_or_default();
    assert!(silent < REQUESTS / 5, "{statuses:?}");
}
