//! Sealed choices in several browsers at once: nothing of a draft is to be seen anywhere else until all is opened.

use crate::hands::{by_clicks, my_turn, stand};
use browser_tests::{House, Look, Plan, Visitor};
use std::{thread, time::Duration};
use table::Title;

/// Three at a table are enough to be left out.
const PEOPLE: u8 = 3;

/// A planned game and a move of it that only drafts, while all are asked.
fn draft(title: &'static dyn Title) -> Option<(Plan, usize)> {
    (0..60).find_map(|seed| {
        let plan = Plan::play(title, PEOPLE, seed);
        let at = (0..plan.moves.len()).find(|at| {
            let (seat, path) = &plan.moves[*at];
            let table = plan.table(*at);
            let drafts = table.preview(*seat, path).unwrap().mark.is_none();
            drafts && plan.seats().all(|s| table.to_act().has(s))
        })?;
        Some((plan, at))
    })
}

fn shown(at: &Visitor) -> String {
    let html = at.eval("document.getElementById('table').outerHTML");
    html.as_str().unwrap().to_owned()
}

fn told(at: &Visitor) -> i64 {
    let lines = at.eval("document.getElementById('log').children.length");
    lines.as_i64().unwrap()
}

#[test]
fn a_sealed_draft_moves_no_other_browser_and_then_all_is_opened_to_all() {
    let titles = shelf::titles().iter();
    let sealing = titles.filter(|t| t.card().seats.contains(&PEOPLE));
    let mut seen = 0;
    for (plan, first) in sealing.filter_map(|t| draft(*t)) {
        let house = House::furnished(|store| plan.lay(store, "planned", first));
        let people: Vec<Visitor> = plan
            .seats()
            .map(|seat| {
                let person = house.sitter(seat, Look::DESK);
                person.go("/t/planned");
                my_turn(&person);
                person
            })
            .collect();
        let lines: Vec<i64> = people.iter().map(told).collect();
        for at in first..plan.moves.len() {
            let (seat, path) = &plan.moves[at];
            let table = plan.table(at);
            let drafts = table.preview(*seat, path).unwrap().mark.is_none();
            let author = &people[seat.index()];
            let others = || people.iter().filter(|one| !std::ptr::eq(*one, author));
            let before: Vec<String> = others().map(shown).collect();
            others().for_each(|one| drop(one.streamed()));
            by_clicks(author, path);
            if drafts {
                thread::sleep(Duration::from_millis(300));
                for (one, before) in others().zip(&before) {
                    assert_eq!(one.streamed(), Vec::<String>::new(), "a draft is streamed");
                    assert_eq!(shown(one), *before, "a draft is to be seen");
                }
                seen += 1;
            }
            let after = plan.table(at + 1);
            if !after.to_act().has(*seat) && after.to_act().len() > 1 {
                author.until("who has chosen waits", "eyes.stand().state === 'waiting'");
                for other in others().filter(|one| stand(one)["state"] == "mine") {
                    my_turn(other);
                }
            }
            if after.phase() != table.phase() || after.turn() != table.turn() {
                break;
            }
        }
        for (one, before) in people.iter().zip(lines) {
            one.until(
                "what was chosen is told",
                &format!("document.getElementById('log').children.length > {before}"),
            );
        }
    }
    assert!(seen > 0, "no game on the shelf has sealed drafts");
}
