
use crate::hands::{by_clicks, by_keys};
use browser_tests::{House, Look, Plan};
use table::Seat;
#[test]
fn solo_whole() {
    for title in shelf::titles().iter().filter(|t| t.card().id == "nano-railways") {
        let plan = Plan::covering(*title, 1);
        println!("{:?} {}", plan.kinds, plan.moves.len());
        for (play, look) in [(by_clicks as fn(&browser_tests::Visitor, &table::Path), Look::DESK), (by_keys, Look::DESK), (by_clicks, Look::SIZES[2])] {
            let house = House::furnished(|store| plan.lay(store, "planned", 0));
            let one = house.sitter(Seat(0), look);
            one.go("/t/planned");
            for (_, path) in &plan.moves { println!("{path}"); play(&one, path); }
            one.until("the game is over", "eyes.stand().state === 'over'");
        }
    }
}
