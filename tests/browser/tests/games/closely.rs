//! A card looked at closely: by resting on it, by holding it, by a key; in words, with its rules.

use crate::hands::my_turn;
use browser_tests::{House, Look, Plan, Visitor, few};
use serde_json::{Value, json};

/// A lit thing that can be looked at closely, as a selector.
const LIT: &str = "(() => { const e = eyes.first('#game [data-detail][data-lit]');
    return e && eyes.visible(e) && `#game [data-detail=${JSON.stringify(e.dataset.detail)}]`; })()";
const OPEN: &str =
    "document.getElementById('detail').open && document.getElementById('detail-text').textContent";

/// Somebody at a table; they go before the house closes.
struct Guest {
    at: Visitor,
    _house: House,
}

fn sit(look: Look) -> Vec<Guest> {
    let all = shelf::titles().iter().map(|title| {
        let plan = Plan::play(*title, few(*title), 5);
        let house = House::furnished(|store| plan.lay(store, "planned", 0));
        let at = house.sitter(plan.moves[0].0, look);
        at.go("/t/planned");
        my_turn(&at);
        Guest { at, _house: house }
    });
    let all: Vec<_> = all.filter(|guest| !guest.at.eval(LIT).is_null()).collect();
    assert!(!all.is_empty(), "nothing can be looked at closely");
    all
}

fn selector(at: &Visitor) -> String {
    at.eval(LIT).as_str().unwrap().to_owned()
}

#[test]
fn a_card_that_is_rested_on_is_shown_beside_the_pointer_and_goes_with_it() {
    for Guest { at, _house } in &sit(Look::DESK) {
        at.hover(&selector(at));
        let told = at.until("it is shown", OPEN);
        assert!(told.as_str().unwrap().chars().count() > 20, "{told}");
        assert_eq!(
            at.eval("document.getElementById('detail').matches(':modal')"),
            false,
            "one plays on beside it"
        );
        at.hover("#sign");
        at.until("it is gone", "!document.getElementById('detail').open");
    }
}

#[test]
fn a_card_that_is_held_opens_as_a_sheet_from_which_it_is_chosen() {
    for look in [Look::PHONE, Look::SMALL] {
        for Guest { at, _house } in &sit(look) {
            let card = selector(at);
            let before = at.eval("eyes.stand().chosen");
            at.hold(&card, "the sheet is open", OPEN);
            assert_eq!(
                at.eval("eyes.stand().chosen"),
                before,
                "what is looked at is not clicked"
            );
            at.until(
                "it can be chosen here",
                "eyes.visible(document.querySelector('#detail .choose'))",
            );
            let token = at.eval(&format!(
                "document.querySelector({}).dataset.token",
                json!(card)
            ));
            at.click("#detail .choose");
            at.until(
                "it is chosen",
                &format!(
                    "!document.getElementById('detail').open
                        && (eyes.stand().chosen.includes({token}) || eyes.stand().held || eyes.stand().state !== 'mine')"
                ),
            );
        }
    }
}

#[test]
fn a_key_opens_it_and_its_rules_are_one_click_away() {
    for Guest { at, _house } in &sit(Look::DESK) {
        let card = selector(at);
        at.eval(&format!("document.querySelector({}).focus()", json!(card)));
        at.key("i");
        at.until("the sheet is open", OPEN);
        at.key("Escape");
        at.until(
            "the sheet is closed",
            "!document.getElementById('detail').open",
        );
        at.eval(&format!("document.querySelector({}).focus()", json!(card)));
        at.key("i");
        at.until("the sheet is open again", OPEN);
        let rule = at.eval("document.querySelector('#detail a[data-rule]')?.dataset.rule ?? null");
        assert_ne!(rule, Value::Null, "nothing on it leads to a rule");
        at.click("#detail a[data-rule]");
        at.until(
            "the rulebook is open at the rule",
            &format!("document.getElementById('rules').open && document.querySelector(`#rules #${{CSS.escape({rule})}}[data-here]`)"),
        );
    }
}
