//! The written draw specification (`DRAWS.md`) and this program agree on vectors that another program made.

use serde_json::Value;
use table::{Dice, Hex32, luck};

fn vectors() -> Value {
    serde_json::from_str(include_str!("../vectors/draws.json")).unwrap()
}

fn hex(value: &Value) -> [u8; 32] {
    value.as_str().unwrap().parse::<Hex32>().unwrap().0
}

fn rows<'a>(vectors: &'a Value, key: &str) -> &'a Vec<Value> {
    let rows = vectors[key].as_array().unwrap();
    assert!(!rows.is_empty());
    rows
}

#[test]
fn plain_and_committed_seeds_follow_the_specification() {
    let vectors = vectors();
    for row in rows(&vectors, "plain") {
        let number = row["number"].as_str().unwrap().parse().unwrap();
        assert_eq!(luck::plain_seed(number), hex(&row["seed"]));
    }
    for row in rows(&vectors, "committed") {
        let secret = Hex32(hex(&row["secret"]));
        let nonces: Vec<String> = serde_json::from_value(row["nonces"].clone()).unwrap();
        assert_eq!(luck::commitment(&secret).0, hex(&row["commitment"]));
        assert_eq!(luck::derive_seed(&secret, &nonces), hex(&row["seed"]));
    }
}

#[test]
fn draws_follow_the_specification() {
    let vectors = vectors();
    for row in rows(&vectors, "draws") {
        let step = row["step"].as_str().unwrap().parse().unwrap();
        let mut dice = Dice::keyed(hex(&row["seed"]), step);
        for pair in row["below"].as_array().unwrap() {
            let bound = pair[0].as_u64().unwrap() as u32;
            assert_eq!(
                u64::from(dice.below(bound)),
                pair[1].as_u64().unwrap(),
                "below({bound})"
            );
        }
        assert_eq!(dice.word().to_string(), row["word"].as_str().unwrap());
        let mut deck: Vec<u64> = (0..80).collect();
        dice.shuffle(&mut deck);
        assert_eq!(serde_json::json!(deck), row["shuffle_of_80"]);
    }
}

#[test]
fn a_scripted_source_records_what_was_asked() {
    let mut dice = Dice::scripted([3, 0, 9]);
    assert_eq!(
        (dice.below(6), dice.below(2), dice.word(), dice.below(5)),
        (3, 0, 9, 0)
    );
    assert_eq!(dice.bounds(), [6, 2, 0, 5]);
    assert_eq!(dice.drawn(), 4);
}

#[test]
fn the_fast_source_stays_below_its_bound_and_reaches_all_of_it() {
    let mut dice = Dice::fast(1);
    let mut seen = [0u32; 6];
    for _ in 0..6000 {
        seen[dice.below(6) as usize] += 1;
    }
    assert!(seen.iter().all(|n| (800..1200).contains(n)), "{seen:?}");
}
