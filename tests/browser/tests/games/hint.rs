//! A hint is laid on the board like a choice of one's own: nothing is sent before it is confirmed, and Esc leaves it.

use crate::{first::play_now, hands::my_turn};
use browser_tests::{House, Look};

#[test]
fn a_hint_is_held_until_it_is_confirmed_whatever_the_setting() {
    for title in shelf::titles() {
        let house = House::open();
        let at = house.visitor(Look::PHONE);
        play_now(&at, title.card().id);
        at.eval("localStorage.setItem('roundhouse.confirm', 'never')");
        for _ in 0..3 {
            let seen = my_turn(&at)["seen"].clone();
            at.click("[data-do=\"hint\"]");
            at.until("the hint is held", "eyes.stand().held");
            let words = at.eval("document.getElementById('deed').textContent.trim()");
            assert!(words.as_str().is_some_and(|w| !w.is_empty()));
            assert_eq!(at.eval("eyes.stand().seen"), seen, "held, not sent");
            assert_eq!(
                at.eval("eyes.visible(document.querySelector('[data-do=\"hint\"]'))"),
                false,
                "one hint at a time"
            );
            at.key("Escape");
            at.until("Esc leaves it", "!eyes.stand().held");
            while at.eval("eyes.stand().chosen.length > 0") == true
                && at.eval("window.roundhouse.choice.begun()") == true
            {
                at.key("Escape");
            }
            at.click("[data-do=\"hint\"]");
            at.until("the hint is held again", "eyes.stand().held");
            at.click("[data-do=\"confirm\"]");
            at.until("it is done", &format!("eyes.stand().seen !== {seen}"));
        }
    }
}
