//! Golden journals: whole games as they were played once. Every step must still lead to the same questions and the same money;
//! who changes what the rules decide raises the rules version instead.

use country_trains::CountryTrains;
use table::{Game, Journal, Seated};

#[track_caller]
fn replays(text: &str) {
    let journal = Journal::read(text).unwrap();
    let table = Seated::<CountryTrains>::resume(journal.header, &journal.entries);
    let table = table.unwrap_or_else(|bad| panic!("{bad:?}"));
    let over = table.state().to_act().is_empty();
    assert!(over, "the journal goes to the end");
    // Every entry bears a digest of what was offered and of the sheets after it, and all were compared.
    assert!(journal.entries.iter().all(|entry| !entry.digest.is_empty()));
}

#[test]
fn two_seats_at_random() {
    replays(include_str!("golden/two-random.json"));
}

#[test]
fn four_seats_with_a_given_first_seat() {
    replays(include_str!("golden/four-greedy.json"));
}

#[test]
fn three_seats_with_equal_turns() {
    replays(include_str!("golden/three-equal-turns.json"));
}
