//! Several people at one table: each sees what is theirs, and nothing else in any byte.

use crate::hands::{by_clicks, my_turn, paths};
use browser_tests::{House, Look, Visitor, few};
use std::collections::BTreeSet;
use table::{Seat, Title};

/// People who found each other: one opened a table, the others were sent its address.
pub(crate) fn company(house: &House, title: &dyn Title) -> Vec<Visitor> {
    let people: Vec<_> = Seat::all(few(title))
        .map(|_| house.visitor(Look::DESK))
        .collect();
    let (host, guests) = people.split_first().expect("somebody plays");
    host.go("/");
    let table = host.open_table(title.card().id);
    host.go(&table);
    host.until("the host waits", "document.getElementById('waiting')");
    for guest in guests {
        guest.go(&table);
        guest.click("#waiting form button[type=\"submit\"]");
        guest.until(
            "the guest sits down",
            "document.getElementById('table') || document.querySelector('#waiting .ask[data-state=\"mine\"]')",
        );
    }
    for one in &people {
        one.go(&table);
        one.until("the game has begun", "eyes.stand().count !== null");
    }
    people
}

/// Waits until the page knows all that the house would tell it.
fn settled(at: &Visitor) {
    let newest = "fetch(`/api/tables/${document.getElementById('table').dataset.table}/scene`).then((answer) => answer.json())";
    let count = at.eval(&format!("{newest}.then((scene) => scene.count)"));
    at.until(
        "the page is up to date",
        &format!("window.roundhouse.scene.count >= {count}"),
    );
}

fn tokens(at: &Visitor) -> BTreeSet<String> {
    let tokens =
        at.eval("[...document.querySelectorAll('[data-token]')].map((e) => e.dataset.token)");
    let tokens = tokens.as_array().cloned().unwrap_or_default();
    tokens
        .iter()
        .filter_map(|t| t.as_str().map(str::to_owned))
        .collect()
}

/// What a page holds and could get now: its own text, its newest message, the scene.
fn told(at: &Visitor) -> String {
    let table = at.eval("document.getElementById('table').dataset.table");
    let table = table.as_str().unwrap();
    let fetched = format!("fetch('/api/tables/{table}/scene').then((answer) => answer.text())");
    let again = format!("fetch('/t/{table}').then((answer) => answer.text())");
    let texts =
        ["document.documentElement.outerHTML", &fetched, &again].map(|script| at.eval(script));
    let mut told: Vec<String> = texts
        .iter()
        .map(|t| t.as_str().unwrap_or_default().to_owned())
        .collect();
    told.extend(at.streamed());
    // Quotes inside JSON are quotes.
    told.join("\n").replace("\\\"", "\"")
}

#[test]
fn what_one_holds_hidden_is_nowhere_in_the_others_browser() {
    let mut hidden = 0;
    for title in shelf::titles()
        .iter()
        .filter(|t| t.card().seats.contains(&2))
    {
        let house = House::open();
        let people = company(&house, *title);
        for step in 0..28 {
            people.iter().for_each(|one| drop(one.streamed()));
            let mover = people
                .iter()
                .find(|one| one.eval("window.roundhouse.scene.asked") == true);
            let Some(mover) = mover else { break };
            my_turn(mover);
            let offers = paths(mover);
            by_clicks(mover, &offers[step * 7 % offers.len()]);
            people.iter().for_each(settled);
            // Who is asked has controls besides: how a move is made is told to all once it is made.
            let waits = |one: &&Visitor| one.eval("window.roundhouse.scene.asked") == false;
            let held: Vec<_> = people.iter().filter(waits).map(tokens).collect();
            for other in &people {
                let (seen, heard) = (tokens(other), told(other));
                for token in held.iter().flat_map(|one| one.difference(&seen)) {
                    assert!(
                        !heard.contains(&format!("\"{token}\"")),
                        "{token} of one is told to another"
                    );
                    hidden += 1;
                }
            }
        }
    }
    assert!(hidden > 20, "only {hidden} hidden things were looked for");
}
