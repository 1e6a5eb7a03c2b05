//! Switching the language in the middle of a game.

use crate::hands::{by_clicks, my_turn};
use browser_tests::{House, Look, NAMES, Plan, few};

/// Whether a text holds Chinese beside the names of those who play.
fn chinese(text: &serde_json::Value) -> bool {
    let text = text.as_str().unwrap_or_default().to_owned();
    let text = NAMES.iter().fold(text, |text, name| text.replace(name, ""));
    text.chars().any(|c| ('\u{4e00}'..='\u{9fff}').contains(&c))
}

#[test]
fn the_language_changes_and_the_game_stays() {
    for title in shelf::titles() {
        let plan = Plan::play(*title, few(*title), 3);
        let at = plan.moves.len() / 3;
        let house = House::furnished(|store| plan.lay(store, "planned", at));
        let (seat, path) = &plan.moves[at];
        let one = house.sitter(*seat, Look::DESK);
        one.go("/t/planned");
        let english = my_turn(&one);
        assert!(!chinese(&english["sign"]), "{english}");
        one.click("form.lang button[value=\"zh\"]");
        one.until(
            "the page is Chinese",
            "document.documentElement.lang.startsWith('zh') && eyes.stand().count !== null",
        );
        let now = my_turn(&one);
        for what in ["lit", "rows", "log", "seen", "count"] {
            assert_eq!(now[what], english[what], "{what} is the same in Chinese");
        }
        assert!(chinese(&now["sign"]), "{now}");
        for place in [
            "document.title",
            "#log li",
            "#moves button",
            "#game h2, #game h3",
        ] {
            let text = if place.starts_with("document") {
                one.eval(place)
            } else {
                one.eval(&format!("document.querySelector('{place}')?.textContent"))
            };
            assert!(chinese(&text), "{place} says {text}");
        }
        by_clicks(&one, path);
        one.click("form.lang button[value=\"en\"]");
        one.until(
            "the page is English again",
            "document.documentElement.lang.startsWith('en') && eyes.stand().count !== null",
        );
        assert!(!chinese(&one.eval("eyes.stand().sign")));
    }
}
