//! Undo, redo, agreed rewinds and a clock that runs out, on the toy: drafts, marks and turns are all there.

use crate::toy::Toy;
use table::{Deed, Header, Luck, Of, Path, Seat, Sitter, Table, Title, Viewer};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn header() -> Header {
    Header {
        game: "goods-yard".into(),
        rules: 1,
        options: Of::<Toy>::new().default_options(),
        seats: vec![Sitter::person("Ada"), Sitter::person("Bea")],
        luck: Luck::Plain(3),
    }
}

fn table() -> Box<dyn Table> {
    Of::<Toy>::new().deal(header()).unwrap()
}

fn offer(table: &dyn Table, seat: Seat, start: &str) -> Path {
    let paths = table.paths(seat);
    let found = paths.iter().find(|p| p.as_str().starts_with(start));
    found
        .unwrap_or_else(|| panic!("{start} is not among {paths:?}"))
        .clone()
}

fn play(table: &mut dyn Table, seat: Seat, start: &str) {
    let path = offer(table, seat, start);
    table.play(seat, &path).unwrap();
}

/// Plays until a seat is in its turn in the yard and may buy; that seat.
fn to_the_yard(table: &mut dyn Table) -> Seat {
    for _ in 0..60 {
        let seat = table.to_act().iter().next().expect("the game runs");
        let paths = table.paths(seat);
        if table.phase() == "yard" && paths.iter().any(|p| p.as_str().starts_with("buy")) {
            return seat;
        }
        let choice = ["commit", "roll", "end"];
        let path = choice
            .iter()
            .find_map(|c| paths.iter().find(|p| p.as_str() == *c));
        let path = path
            .or(paths.first())
            .expect("an asked seat has an offer")
            .clone();
        table.play(seat, &path).unwrap();
    }
    panic!("nobody could buy");
}

/// What the journal says is what happened: played again, everything is the same.
fn plays_again(table: &dyn Table) {
    let again = Of::<Toy>::new().resume(header(), &table.entries()).unwrap();
    for who in Viewer::all(2) {
        assert_eq!(again.count(who), table.count(who));
        assert_eq!(again.view(who), table.view(who));
        assert_eq!(again.lines(who, 0), table.lines(who, 0));
    }
    for seat in [ME, YOU] {
        assert_eq!(again.asked(seat), table.asked(seat));
        assert_eq!(again.paths(seat), table.paths(seat));
        assert_eq!(again.can_undo(seat).is_ok(), table.can_undo(seat).is_ok());
        assert_eq!(again.can_redo(seat), table.can_redo(seat));
    }
}

#[test]
fn a_quiet_draft_is_taken_back_whatever_others_did_meanwhile_and_nobody_notices() {
    let mut table = table();
    let before = table.view(Viewer::Seat(ME));
    play(&mut *table, ME, "offer");
    play(&mut *table, YOU, "offer");
    let yours = (
        table.count(Viewer::Seat(YOU)),
        table.asked(YOU),
        table.lines(Viewer::Seat(YOU), 0).len(),
    );
    table.undo(ME).unwrap();
    assert_eq!(table.view(Viewer::Seat(ME)), before);
    let now = (
        table.count(Viewer::Seat(YOU)),
        table.asked(YOU),
        table.lines(Viewer::Seat(YOU), 0).len(),
    );
    assert_eq!(yours, now);
    assert_eq!(table.count(Viewer::Public), 0);
    assert_eq!(table.undo(ME).unwrap_err().code, "nothing_to_undo");
    plays_again(&*table);
}

#[test]
fn a_commit_is_a_barrier_and_all_together_may_go_back_beyond_it() {
    let mut table = table();
    play(&mut *table, ME, "commit");
    assert_eq!(table.undo(ME).unwrap_err().code, "barrier_passed");
    assert!(!table.journal().practice);
    table.rewind(ME).unwrap();
    assert!(
        table.journal().practice,
        "an agreed rewind makes the game practice"
    );
    assert!(table.to_act().has(ME), "the commit is undone");
    assert!(
        table.lines(Viewer::Public, 0).iter().any(|t| !t.undone),
        "everybody is told"
    );
    plays_again(&*table);
}

#[test]
fn a_turn_is_taken_back_to_its_start_and_done_again_step_by_step() {
    let mut table = table();
    let seat = to_the_yard(&mut *table);
    let before = table.view(Viewer::Seat(seat));
    let standing = table.len();
    play(&mut *table, seat, "buy");
    let bought = table.view(Viewer::Seat(seat));
    let again = table
        .paths(seat)
        .iter()
        .any(|p| p.as_str().starts_with("load"));
    if again {
        play(&mut *table, seat, "load");
    }
    table.undo_turn(seat).unwrap();
    assert!(table.len() > standing, "the log only grows");
    let undone = table
        .lines(Viewer::Public, 0)
        .iter()
        .filter(|t| t.undone)
        .count();
    assert!(undone > 0, "what was told is struck out, not erased");
    // As far as no barrier stood in the way, all is as it was.
    assert_eq!(table.view(Viewer::Seat(seat)), before);
    assert!(table.can_redo(seat));
    table.redo(seat).unwrap();
    assert_eq!(table.view(Viewer::Seat(seat)), bought);
    plays_again(&*table);
}

#[test]
fn something_else_done_forgets_what_could_be_done_again() {
    let mut table = table();
    let seat = to_the_yard(&mut *table);
    play(&mut *table, seat, "buy");
    table.undo(seat).unwrap();
    play(&mut *table, seat, "end");
    assert!(!table.can_redo(seat));
    assert_eq!(table.redo(seat).unwrap_err().code, "nothing_to_redo");
    plays_again(&*table);
}

#[test]
fn when_time_is_up_drafts_are_cancelled_and_the_fallback_plays_until_nothing_is_asked() {
    let mut table = table();
    play(&mut *table, ME, "offer");
    table.time_up(ME);
    assert!(!table.to_act().has(ME));
    let entries = table.entries();
    assert_eq!(
        entries[1].deed,
        Deed::Undo(0),
        "the draft is taken back first"
    );
    assert!(entries[1..].iter().all(|e| e.time_up && e.seat == ME));
    assert!(matches!(&entries[2].deed, Deed::Play(_)));
    plays_again(&*table);
    let done = table.len();
    table.time_up(ME);
    assert_eq!(table.len(), done, "a seat that is not asked has no clock");
}

#[test]
fn what_could_not_be_stored_never_was() {
    let mut table = table();
    play(&mut *table, ME, "offer");
    let before = (
        table.view(Viewer::Seat(ME)),
        table.asked(ME),
        table.count(Viewer::Seat(ME)),
    );
    play(&mut *table, ME, "commit");
    play(&mut *table, YOU, "commit");
    table.keep_only(1);
    let after = (
        table.view(Viewer::Seat(ME)),
        table.asked(ME),
        table.count(Viewer::Seat(ME)),
    );
    assert_eq!(before, after);
    assert_eq!(table.len(), 1);
    plays_again(&*table);
}

#[test]
fn an_undo_named_for_another_entry_is_refused_in_a_journal() {
    let mut table = table();
    play(&mut *table, ME, "offer");
    table.undo(ME).unwrap();
    let mut entries = table.entries();
    entries[1].deed = Deed::Undo(7);
    assert!(Of::<Toy>::new().resume(header(), &entries).is_err());
}
