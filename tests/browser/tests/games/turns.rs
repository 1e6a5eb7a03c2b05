//! Called to one's turn while the page is out of sight: it lets go of its stream, asks now and then, and rings.

use crate::{
    hands::{by_clicks, my_turn, paths},
    seats::company,
};
use browser_tests::{House, Visitor};

/// Puts a page out of sight or back: tabs side by side are all in sight to Chromium.
fn hide(at: &Visitor, hidden: bool) {
    at.eval(&format!(
        "(() => {{ Object.defineProperty(document, 'hidden', {{ value: {hidden}, configurable: true }});
            document.dispatchEvent(new Event('visibilitychange')); }})()"
    ));
}

#[test]
fn a_page_out_of_sight_is_called_to_its_turn() {
    let house = House::open();
    let people = company(&house, shelf::titles()[0]);
    let asked = people
        .iter()
        .position(|one| one.eval("window.roundhouse.scene.asked") == true);
    let mover = asked.expect("somebody begins");
    let (active, away) = (&people[mover], &people[1 - mover]);
    for one in &people {
        // A browser rings only for those who have touched the page.
        one.click("#tab-log");
        one.eval("document.addEventListener('rung', () => (window.rung = (window.rung ?? 0) + 1))");
    }
    assert!(
        active
            .eval("document.title")
            .as_str()
            .unwrap()
            .contains("Your turn")
    );
    assert!(
        !away
            .eval("document.title")
            .as_str()
            .unwrap()
            .contains("Your turn")
    );
    let calm = away.eval("document.querySelector('link[rel=icon]').href");

    hide(away, true);
    let count = away.eval("window.roundhouse.scene.count");
    while active.eval("window.roundhouse.scene.asked") == true {
        my_turn(active);
        by_clicks(active, &paths(active)[0]);
    }
    assert_eq!(
        away.eval("window.roundhouse.scene.count"),
        count,
        "a page out of sight holds no stream"
    );
    let called = "document.title.startsWith('Your turn') && window.rung";
    let called = away.wait(called).or_else(|| away.wait(called));
    assert_eq!(called, Some(1.into()), "it rings, once");
    assert_ne!(
        away.eval("document.querySelector('link[rel=icon]').href"),
        calm
    );

    hide(away, false);
    my_turn(away);
    assert!(away.eval("window.roundhouse.scene.count").as_u64() > count.as_u64());
}
