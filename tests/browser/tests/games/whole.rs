//! Whole games: one seat by the mouse, another by the keyboard; and every kind of action by both.

use crate::hands::{by_clicks, by_keys, stand};
use browser_tests::{House, Look, Plan, Visitor, few, kind};
use serde_json::{Value, json};
use table::{Path, Seat};

/// A way to make a move on the page.
type Play = fn(&Visitor, &Path);

/// The paths that a page sent to the house.
fn sent(at: &Visitor) -> Vec<String> {
    let moves = at.requests();
    let moves = moves.iter().filter(|r| r.url.ends_with("/move"));
    moves
        .map(|r| {
            let body: Value = serde_json::from_str(&r.body).unwrap();
            body["path"].as_str().unwrap().to_owned()
        })
        .collect()
}

#[test]
fn one_plays_a_whole_game_by_clicks_the_other_by_keys() {
    for title in shelf::titles() {
        let seats = few(*title);
        let plan = Plan::short(*title, seats);
        let house = House::furnished(|store| plan.lay(store, "planned", 0));
        let people: Vec<_> = Seat::all(seats)
            .map(|seat| {
                let one = house.sitter(seat, Look::DESK);
                one.go("/t/planned");
                one
            })
            .collect();
        for (seat, path) in &plan.moves {
            let play = if seat.0 == 1 { by_keys } else { by_clicks };
            play(&people[seat.index()], path);
        }
        for (seat, one) in Seat::all(seats).zip(&people) {
            let planned = plan.moves.iter().filter(|(s, _)| *s == seat);
            let planned: Vec<String> = planned.map(|(_, path)| path.to_string()).collect();
            assert_eq!(sent(one), planned, "every move was made on the page");
            one.until("the game is over", "eyes.stand().state === 'over'");
            let told = one.eval("[...document.querySelectorAll('#seats .pt')].map((p) => Number(p.textContent.match(/-?[0-9]+/)))");
            let totals: Vec<i32> = plan
                .table(plan.moves.len())
                .sheets()
                .iter()
                .map(|s| s.total)
                .collect();
            assert_eq!(told, json!(totals), "the points of the end");
        }
        people[0].click("#again button[type=\"submit\"]");
        // Others are waited for; who plays alone plays at once.
        people[0].until(
            "a new game of the same kind",
            &format!(
                "!location.pathname.endsWith('/planned')
                 && (document.getElementById('waiting') || document.getElementById('table')?.dataset.game === '{}' && eyes.stand().count !== null) && true",
                title.card().id
            ),
        );
    }
}

#[test]
fn every_kind_of_action_is_done_by_clicks_and_by_keys() {
    for title in shelf::titles() {
        let kinds = Plan::every_kind(*title, few(*title));
        let hands: [(&str, Play); 2] = [("clicks", by_clicks), ("keys", by_keys)];
        let name = |kind: &str, hand: &str| format!("{kind}-{hand}");
        let house = House::furnished(|store| {
            for (kind, (plan, at)) in &kinds {
                for (hand, _) in hands {
                    plan.lay(store, &name(kind, hand), *at);
                }
            }
        });
        for (what, (plan, at)) in &kinds {
            let (seat, path) = &plan.moves[*at];
            for (hand, play) in hands {
                let one = house.sitter(*seat, Look::DESK);
                one.go(&format!("/t/{}", name(what, hand)));
                play(&one, path);
                let made: Vec<String> = sent(&one);
                assert_eq!(
                    made,
                    [path.to_string()],
                    "{what} by {hand}: {}",
                    stand(&one)
                );
                assert_eq!(kind(&made[0]), what);
            }
        }
    }
}
