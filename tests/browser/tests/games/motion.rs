//! Things that moved are shown moving, in and outside of drawings, and numbers count; with reduced motion nothing moves.

use crate::hands::by_clicks;
use browser_tests::{House, Look, Plan};
use serde_json::Value;

/// Notes everything that is animated, and whether it lies inside a drawing.
const NOTE: &str = "(() => { window.moved = []; const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) { window.moved.push(this.ownerSVGElement ? 'drawn' : 'laid'); return animate.apply(this, how); }; })()";

fn moved(look: Look) -> Vec<Value> {
    let mut all = Vec::new();
    for title in shelf::titles() {
        let plan = Plan::play(*title, 2, 7);
        let house = House::furnished(|store| plan.lay(store, "planned", 4));
        let sit = |seat| {
            let one = house.sitter(seat, look);
            one.go("/t/planned");
            one.eval(NOTE);
            one
        };
        let people: Vec<_> = plan.seats().map(sit).collect();
        for (seat, path) in &plan.moves[4..12] {
            by_clicks(&people[seat.index()], path);
        }
        for one in &people {
            let points =
                "[...document.querySelectorAll('[data-count]')].every((e) => !e.dataset.counting)";
            one.until("the numbers come to rest", points);
            all.extend(one.eval("window.moved").as_array().cloned().unwrap());
        }
    }
    all
}

#[test]
fn what_moved_is_shown_moving_in_and_outside_of_drawings() {
    let moved = moved(Look {
        motion: true,
        ..Look::DESK
    });
    assert!(moved.contains(&"laid".into()), "{moved:?}");
    assert!(moved.contains(&"drawn".into()), "{moved:?}");
}

#[test]
fn with_reduced_motion_nothing_moves() {
    let moved = moved(Look::DESK);
    assert!(moved.is_empty(), "{moved:?}");
}
