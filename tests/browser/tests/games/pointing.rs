//! Pointing at something on the table: by a click on it or by keys; the others see it ringed and read of it in their language.

use crate::hands::my_turn;
use browser_tests::{House, Look, Plan, few};
use table::Seat;

#[test]
fn what_one_points_at_is_ringed_and_named_on_the_others_pages() {
    let mut pointed = 0;
    for title in shelf::titles().iter().filter(|t| few(**t) > 1) {
        let plan = Plan::play(*title, few(*title), 0);
        let Some(at) = (0..plan.moves.len()).find(|at| plan.table(*at).to_act().len() == 1) else {
            continue;
        };
        let spots = plan.table(at).spots();
        let [first, .., last] = &spots[..] else {
            continue;
        };
        let house = House::furnished(|store| plan.lay(store, "planned", at));
        let seat = plan.moves[at].0;
        let one = house.sitter(seat, Look::DESK);
        let reader = Seat::all(few(*title)).find(|s| *s != seat).unwrap();
        let other = house.sitter(reader, Look::DESK).speaking("zh");
        for person in [&one, &other] {
            person.go("/t/planned");
            person.until("the table is there", "eyes.stand().count !== null");
        }
        let asked = my_turn(&one)["seen"].clone();
        let ringed = |spot: &str| {
            let name = title.words(table::Lang::Zh);
            let says = spots.iter().find(|s| s.spot.as_str() == spot).unwrap();
            let says = name.say(&says.name);
            other.until(
                &format!("{spot} is ringed and told"),
                &format!(
                    "document.querySelector('.ping span')?.textContent && [...document.querySelectorAll('#talk [data-point=\"{spot}\"]')].at(-1)?.textContent.includes('{says}')"
                ),
            );
            other.until("the ring goes", "!document.querySelector('.ping')");
        };
        let begin = || {
            one.click("[data-tab=\"chat\"]");
            one.click("[data-do=\"point\"]");
            one.until(
                "all spots are named",
                "document.activeElement.matches('#point select') && document.activeElement.options.length",
            );
        };
        begin();
        one.click(&format!("#game [data-spot=\"{}\"]", first.spot));
        ringed(first.spot.as_str());
        begin();
        // By keys: the list has the keyboard already.
        one.key("End");
        one.key("Tab");
        one.key("Enter");
        ringed(last.spot.as_str());
        begin();
        one.key("Escape");
        one.until(
            "nothing is pointed at",
            "!document.querySelector('[data-pointing]')",
        );
        assert_eq!(my_turn(&one)["seen"], asked, "pointing is no move");
        pointed += 1;
    }
    assert!(pointed > 0, "nothing can be pointed at in any game");
}
