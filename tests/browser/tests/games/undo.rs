//! Undo, redo, the barrier, and going back beyond it when all agree.

use crate::hands::{by_clicks, my_turn, stand};
use browser_tests::{House, Look, Plan, few};
use table::{Seat, Title};

/// The first planned move after which its seat can, or cannot, take it back.
fn first(title: &'static dyn Title, can: bool) -> (Plan, usize) {
    (0..50)
        .map(|seed| Plan::play(title, few(title), seed))
        .find_map(|plan| {
            let at = (2..plan.moves.len() - 1).find(|at| {
                let after = plan.table(at + 1);
                after.can_undo(plan.moves[*at].0).is_ok() == can
            })?;
            Some((plan, at))
        })
        .expect("a game has both kinds of moves")
}

#[test]
fn a_move_is_taken_back_and_done_again() {
    for title in shelf::titles() {
        let (plan, at) = first(*title, true);
        let house = House::furnished(|store| plan.lay(store, "planned", at));
        let (seat, path) = &plan.moves[at];
        let one = house.sitter(*seat, Look::DESK);
        one.go("/t/planned");
        let before = my_turn(&one);
        assert_eq!(before["redo"], false);
        by_clicks(&one, path);
        one.until("the move can be taken back", "eyes.stand().undo");
        let after = stand(&one);
        one.click("[data-do=\"undo\"]");
        one.until("the move was taken back", "eyes.stand().redo");
        let back = my_turn(&one);
        assert_eq!(back["lit"], before["lit"]);
        one.click("[data-do=\"redo\"]");
        one.until(
            "it is done again",
            "eyes.stand().undo && !eyes.stand().redo",
        );
        if after["state"] == "mine" {
            assert_eq!(my_turn(&one)["lit"], after["lit"]);
        }
        one.key("Control+z");
        one.until("keys take back as well", "eyes.stand().redo");
        assert_eq!(my_turn(&one)["lit"], before["lit"]);
    }
}

#[test]
fn beyond_a_barrier_all_must_agree() {
    for title in shelf::titles().iter().filter(|t| few(**t) > 1) {
        let (plan, at) = first(*title, false);
        let house = House::furnished(|store| plan.lay(store, "planned", at));
        let (seat, path) = &plan.moves[at];
        let come = |seat| {
            let person = house.sitter(seat, Look::DESK);
            person.go("/t/planned");
            person
        };
        let one = &come(*seat);
        let others = Seat::all(few(*title)).filter(|other| other != seat);
        let others: Vec<_> = others.map(come).collect();
        let before = my_turn(one);
        by_clicks(one, path);
        let stood = stand(one)["seen"].clone();
        let ask = |agree: bool| {
            one.click("[data-do=\"undo\"]");
            one.until(
                "there is a barrier: the others are to be asked",
                "document.getElementById('notice').dataset.kind === 'ask' && eyes.stand().notice",
            );
            assert_eq!(stand(one)["seen"], stood, "nothing is taken back yet");
            one.click("#notice button");
            for other in &others {
                other.until(
                    "the others are asked",
                    "document.getElementById('notice').dataset.kind === 'ask' && document.querySelectorAll('#notice button').length === 2",
                );
            }
            let button = if agree { 1 } else { 2 };
            // One who declines is enough.
            let answering = if agree { &others[..] } else { &others[..1] };
            for other in answering {
                other.click(&format!("#notice button:nth-of-type({button})"));
            }
        };
        ask(false);
        one.until(
            "another declined",
            "!eyes.stand().notice && eyes.stand().undo",
        );
        assert_eq!(stand(one)["seen"], stood, "it stays as it is");
        ask(true);
        one.until(
            "all agreed: it is taken back",
            &format!(
                "JSON.stringify(eyes.stand().lit) === {:?}",
                before["lit"].to_string()
            ),
        );
        my_turn(one);
        for other in &others {
            other.until("nothing is asked any more", "!eyes.stand().notice");
        }
    }
}
