//! A spot that is not possible says why, with the rule, and the rulebook opens there.

use crate::hands::my_turn;
use browser_tests::{House, Look, Plan, few};
use serde_json::{Value, json};

/// Tokens that are drawn, that no offered move holds, and that are on top where they are: what a person may click in vain.
const IN_VAIN: &str = "[...new Set([...document.querySelectorAll('#game [data-token]')]
    .filter((e) => {
        const held = (path) => path.split(' ').some((token) => token.replace(/^\\+/, '') === e.dataset.token);
        if (!eyes.visible(e) || window.roundhouse.scene.paths.some(held)) return false;
        e.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const r = e.getBoundingClientRect();
        const hit = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
        return hit && e.contains(hit) && hit.closest('[data-token]') === e && !hit.closest('[data-lit], a, button, summary');
    }).map((e) => e.dataset.token))]";

#[test]
fn a_refused_spot_says_why_and_the_rulebook_opens_at_the_rule() {
    for title in shelf::titles() {
        let plan = Plan::play(*title, few(*title), 5);
        let house = House::furnished(|store| plan.lay(store, "planned", plan.moves.len() / 2));
        let at = house.sitter(plan.moves[plan.moves.len() / 2].0, Look::DESK);
        at.go("/t/planned");
        my_turn(&at);
        let in_vain = at.eval(IN_VAIN);
        let in_vain: Vec<&str> = in_vain
            .as_array()
            .unwrap()
            .iter()
            .filter_map(Value::as_str)
            .collect();
        assert!(!in_vain.is_empty(), "everything on the page is lit");
        for token in in_vain.iter().take(12) {
            at.click(&format!("[data-token={}]", json!(token)));
            let told = at.until(
                &format!("{token} is refused with a rule"),
                "document.getElementById('notice').dataset.kind === 'refused' && eyes.stand().notice
                    && document.querySelector('#notice a[data-rule]')",
            );
            assert!(told.is_object(), "{told}");
            at.key("Escape");
        }

        at.click(&format!("[data-token={}]", json!(in_vain[0])));
        at.until(
            "refused",
            "eyes.visible(document.querySelector('#notice a[data-rule]'))",
        );
        let rule = at.eval("document.querySelector('#notice a[data-rule]').dataset.rule");
        at.click("#notice a[data-rule]");
        at.until(
            "the rulebook is open at the rule",
            &format!(
                "(() => {{
                    const place = document.getElementById('rules').open && document.querySelector(`#rules #${{CSS.escape({rule})}}`);
                    const r = place.getBoundingClientRect();
                    return r.height > 0 && r.top > -5 && r.top < innerHeight * 0.6;
                }})()"
            ),
        );
        assert_eq!(at.eval("location.pathname"), "/t/planned");
        at.click("#rules [data-do=\"close-rules\"]");
        at.until(
            "the rulebook is closed",
            "!document.getElementById('rules').open",
        );
        my_turn(&at);
    }
}
