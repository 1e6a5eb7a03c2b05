//! Whole games: one seat by the mouse, the other by the keyboard.

use crate::hands::{by_clicks, by_keys};
use browser_tests::{House, Look, Plan, Visitor, kind};
use std::collections::BTreeSet;

/// The kinds of action that a page sent to the house.
fn sent(at: &Visitor) -> BTreeSet<String> {
    let moves = at.requests();
    let moves = moves.iter().filter(|r| r.url.ends_with("/move"));
    moves
        .map(|r| {
            let body: serde_json::Value = serde_json::from_str(&r.body).unwrap();
            kind(body["path"].as_str().unwrap()).to_owned()
        })
        .collect()
}

#[test]
fn one_plays_a_whole_game_by_clicks_the_other_by_keys() {
    for title in shelf::titles() {
        let plan = Plan::covering(*title, 2);
        let house = House::furnished(|store| plan.lay(store, "planned", 0));
        let people: Vec<_> = plan
            .seats()
            .map(|seat| house.sitter(seat, Look::DESK))
            .collect();
        for one in &people {
            one.go("/t/planned");
        }
        for (seat, path) in &plan.moves {
            let play = [by_clicks, by_keys][seat.index() % 2];
            play(&people[seat.index()], path);
        }
        for (one, kinds) in people.iter().zip(&plan.kinds) {
            assert_eq!(
                sent(one),
                *kinds,
                "every kind of action by clicks, and by keys"
            );
        }
        let mouse = &people[0];
        for one in &people {
            one.until("the game is over", "eyes.stand().state === 'over'");
            let told = one.eval("[...document.querySelectorAll('#seats .pt')].map((p) => Number(p.textContent.match(/-?[0-9]+/)))");
            let totals: Vec<i32> = plan
                .table(plan.moves.len())
                .sheets()
                .iter()
                .map(|s| s.total)
                .collect();
            assert_eq!(told, serde_json::json!(totals), "the points of the end");
        }
        mouse.click("#again button[type=\"submit\"]");
        // Others are waited for; who plays alone plays at once.
        mouse.until(
            "a new game of the same kind",
            &format!(
                "!location.pathname.endsWith('/planned')
                 && (document.getElementById('waiting') || document.getElementById('table')?.dataset.game === '{}' && eyes.stand().count !== null) && true",
                title.card().id
            ),
        );
    }
}
