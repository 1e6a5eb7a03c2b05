//! A person gives a program the key to their seat.

use browser_tests::{House, Look, Plan};
use table::Seat;

#[test]
fn the_key_shown_on_the_page_opens_the_seat() {
    let title = shelf::titles()[0];
    let plan = Plan::play(title, *title.card().seats.start(), 3);
    let house = House::furnished(|store| plan.lay(store, "keyed", 1));
    let at = house.sitter(Seat(1), Look::DESK);
    at.go("/t/keyed");
    at.until("the table is there", "eyes.stand().count !== null");
    at.click("[data-do=\"key\"]");
    let key = at.until("the key", "eyes.stand().notice.match(/[0-9a-f]{32}/)?.[0]");
    let seat = at.eval(&format!(
        "fetch('/api/tables/keyed/view', {{ credentials: 'omit', headers: {{ authorization: 'Bearer ' + {key} }} }})
            .then((answer) => answer.json()).then((known) => known.seat)"
    ));
    assert_eq!(seat, 1);
}
