//! When an action asks before it is final: always, only when it cannot be undone, or never. Esc goes back.

use crate::hands::{my_turn, paths};
use browser_tests::{House, Look, Plan, Visitor};
use serde_json::json;
use table::Path;

fn sit(title: &'static dyn table::Title, setting: &str) -> (House, Visitor) {
    let plan = Plan::play(title, 2, 5);
    let house = House::furnished(|store| plan.lay(store, "planned", 0));
    let at = house.sitter(plan.moves[0].0, Look::DESK);
    at.go("/t/planned");
    at.eval(&format!(
        "localStorage.setItem('roundhouse.confirm', {})",
        json!(setting)
    ));
    my_turn(&at);
    (house, at)
}

fn click(at: &Visitor, path: &Path, tokens: usize) {
    for token in path.tokens().take(tokens) {
        if at
            .eval("eyes.stand().chosen")
            .as_array()
            .unwrap()
            .contains(&json!(token))
        {
            continue;
        }
        at.click(&format!("[data-lit][data-token={}]", json!(token)));
        at.until(
            &format!("{token} is taken"),
            &format!(
                "eyes.stand().chosen.includes({t}) || eyes.stand().held || window.roundhouse.sending
                    || !document.querySelector('[data-lit][data-token=' + JSON.stringify({t}) + ']')",
                t = json!(token)
            ),
        );
    }
}

#[test]
fn the_setting_decides_what_is_held_until_it_is_confirmed() {
    for title in shelf::titles() {
        let (_house, at) = sit(*title, "always");
        let path = paths(&at).swap_remove(0);
        let seen = at.eval("eyes.stand().seen");
        click(&at, &path, usize::MAX);
        at.until("it is held", "eyes.stand().held");
        assert_eq!(at.eval("eyes.stand().seen"), seen, "held, not sent");
        at.key("Escape");
        at.until("Esc takes the last click back", "!eyes.stand().held");

        let (_house, at) = sit(*title, "never");
        let path = paths(&at).swap_remove(0);
        let seen = at.eval("eyes.stand().seen");
        click(&at, &path, usize::MAX);
        at.until(
            "it is done at once",
            &format!("eyes.stand().seen !== {seen}"),
        );
    }
}

#[test]
fn esc_goes_back_step_by_step_to_where_one_began() {
    let mut long = 0;
    for title in shelf::titles() {
        let (_house, at) = sit(*title, "always");
        let before = at.eval("eyes.stand().lit");
        let Some(path) = paths(&at).into_iter().max_by_key(|p| p.tokens().count()) else {
            continue;
        };
        if path.tokens().count() < 2 {
            continue;
        }
        long += 1;
        click(&at, &path, 1);
        at.until("the first click is taken", "eyes.stand().chosen.length");
        at.key("Escape");
        at.until(
            "all is as it was",
            &format!("JSON.stringify(eyes.stand().lit) === JSON.stringify({before})"),
        );
    }
    assert!(long > 0, "no game began with a path of two clicks");
}
