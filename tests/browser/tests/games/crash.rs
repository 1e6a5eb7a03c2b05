//! The house is killed in the middle of a game and opened again: the page finds back by itself, and nothing is lost.

use crate::hands::{by_clicks, my_turn, stand};
use browser_tests::{House, Look, Plan};

#[test]
fn a_page_outlives_the_death_of_the_house() {
    for title in shelf::titles() {
        let plan = Plan::play(*title, 2, 3);
        let half = plan.moves.len() / 2;
        let mut house = House::furnished(|store| plan.lay(store, "planned", half));
        let sit = |seat| {
            let mut one = house.sitter(seat, Look::DESK);
            // What a browser says of a house that is gone.
            for words in ["net::ERR_", "Failed to load resource", "Failed to fetch"] {
                one.forgive(words);
            }
            one.go("/t/planned");
            one
        };
        let people: Vec<_> = plan.seats().map(sit).collect();
        let play = |at: usize| {
            let (seat, path) = &plan.moves[at];
            by_clicks(&people[seat.index()], path);
        };
        play(half);
        let mover = &people[plan.moves[half + 1].0.index()];
        let before = my_turn(mover);

        house.kill();
        for one in &people {
            one.until(
                "the page says that the house is gone",
                "document.getElementById('notice').dataset.kind === 'lost' && eyes.stand().notice",
            );
        }
        assert_eq!(
            stand(mover)["lit"],
            before["lit"],
            "what was there stays there"
        );
        house.start();
        for one in &people {
            one.until(
                "the page finds back by itself",
                "document.getElementById('notice').dataset.kind !== 'lost' || !eyes.stand().notice",
            );
        }
        let after = my_turn(mover);
        for what in ["lit", "rows", "log", "sign"] {
            assert_eq!(after[what], before[what], "{what} after the restart");
        }
        // A move sent to a dead house is not lost either: it goes out when the house is back.
        (half + 1..half + 4).for_each(play);
    }
}
