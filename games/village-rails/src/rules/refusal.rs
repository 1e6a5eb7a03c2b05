//! Why not, by rule: one refusal per code of 2.4.

use crate::Order;
use crate::content::Terminus;
use crate::spell::{Cell, LineName};
use table::{Refusal, Say, Seat};

pub(super) const fn game_over() -> Refusal {
    Refusal::new("game_over", "end", Say::new("refusal-game_over"))
}

pub(super) fn not_your_turn(whose: Seat) -> Refusal {
    let say = Say::new("refusal-not_your_turn").seat("whose", whose);
    Refusal::new("not_your_turn", "turn", say)
}

fn wrong_phase(key: &'static str, detail: &'static str, rule: &'static str) -> Refusal {
    Refusal::new("wrong_phase", rule, Say::new(key).text("detail", detail))
}

/// The build is never passed (V31).
pub(super) fn must_build() -> Refusal {
    wrong_phase("refusal-wrong_phase-must_build", "must_build", "V31")
}

/// Completions are resolved at once (V7).
pub(super) fn must_resolve() -> Refusal {
    wrong_phase("refusal-wrong_phase-must_resolve", "must_resolve", "V7")
}

pub(super) fn already_built() -> Refusal {
    wrong_phase("refusal-wrong_phase-already_built", "already_built", "turn")
}

/// One trip a turn (V6).
pub(super) fn already_planned() -> Refusal {
    wrong_phase(
        "refusal-wrong_phase-already_planned",
        "already_planned",
        "V6",
    )
}

/// Prices count the cards really there (V13).
pub(super) fn no_such_slot(slot: u8, cards: u8) -> Refusal {
    let say = Say::new("refusal-no_such_slot")
        .num("slot", slot)
        .num("cards", cards);
    Refusal::new("no_such_slot", "V13", say)
}

pub(super) fn not_enough_money(needed: u8, have: u16) -> Refusal {
    let say = Say::new("refusal-not_enough_money")
        .num("needed", needed)
        .num("have", have);
    Refusal::new("not_enough_money", "V4", say)
}

fn at_cell(code: &'static str, key: &'static str, rule: &'static str, cell: u8) -> Refusal {
    let say = Say::new(key).text("cell", Cell(cell).to_string());
    Refusal::new(code, rule, say)
}

pub(super) fn no_such_cell(cell: u8) -> Refusal {
    at_cell("no_such_cell", "refusal-no_such_cell", "V1", cell)
}

pub(super) fn cell_taken(cell: u8) -> Refusal {
    at_cell("cell_taken", "refusal-cell_taken", "build", cell)
}

pub(super) fn cell_not_adjacent(cell: u8) -> Refusal {
    at_cell(
        "cell_not_adjacent",
        "refusal-cell_not_adjacent",
        "V10",
        cell,
    )
}

/// Ours: a card that turns must be said to lie upright or turned.
pub(super) const fn facing_missing() -> Refusal {
    Refusal::new(
        "facing_missing",
        "facing",
        Say::new("refusal-facing_missing"),
    )
}

fn on_line(code: &'static str, key: &'static str, rule: &'static str, line: u8) -> Refusal {
    let say = Say::new(key).text("line", LineName(line).to_string());
    Refusal::new(code, rule, say)
}

pub(super) fn no_such_line(line: u8) -> Refusal {
    on_line("no_such_line", "refusal-no_such_line", "V1", line)
}

pub(super) fn line_completed(line: u8) -> Refusal {
    on_line("line_completed", "refusal-line_completed", "V8", line)
}

pub(super) fn line_dead(line: u8) -> Refusal {
    on_line("line_dead", "refusal-line_dead", "V34", line)
}

pub(super) fn line_full(line: u8) -> Refusal {
    on_line("line_full", "refusal-line_full", "plan", line)
}

pub(super) fn line_not_pending(line: u8) -> Refusal {
    on_line(
        "line_not_pending",
        "refusal-line_not_pending",
        "complete",
        line,
    )
}

/// Any card of the hand, but of the hand (V27).
pub(super) fn not_in_hand(face: &Terminus) -> Refusal {
    let say = Say::new("refusal-not_in_hand").say("terminus", face.title());
    Refusal::new("not_in_hand", "V27", say)
}

/// An order is said where two different trips lie on the line, and only there (V28).
pub(super) fn bad_trip_order(line: u8, order: Order) -> Refusal {
    let key = match order {
        Order::Plain => "refusal-bad_trip_order-missing",
        Order::Kept | Order::Reversed => "refusal-bad_trip_order",
    };
    on_line("bad_trip_order", key, "V28", line)
}
