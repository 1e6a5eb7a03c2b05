//! Games that one plays alone, on the page: the challenge of the day, beginning anew, par after the end, one's scores.

use crate::hands::my_turn;
use browser_tests::{House, Look, Plan};
use table::{Seat, Title};

fn lone() -> impl Iterator<Item = &'static dyn Title> {
    let titles = shelf::titles().iter().copied();
    titles.filter(|title| *title.card().seats.end() == 1)
}

#[test]
fn the_challenge_of_the_day_is_one_click_away_and_can_be_begun_anew() {
    for title in lone() {
        let id = title.card().id;
        let house = House::open();
        for look in [Look::DESK, Look::PHONE] {
            let at = house.visitor(look);
            at.go("/");
            at.click(&format!("form[action=\"/daily/{id}\"] button"));
            at.until("the table", "location.pathname.startsWith('/t/')");
            let dealt = my_turn(&at);
            let first = at.eval("location.pathname");
            at.click("#tab-more");
            at.click(".over summary");
            at.click(".over form:has([value=\"same\"]) button");
            at.until(
                "another table of the same deal",
                &format!("location.pathname !== {first} && location.pathname.startsWith('/t/')"),
            );
            assert_eq!(my_turn(&at)["lit"], dealt["lit"]);
            at.go(first.as_str().unwrap());
            at.until("the first one was left", "eyes.stand().state === 'over'");
            at.go(&format!("/scores/{id}"));
            let rows = at.eval("document.querySelectorAll('#all-games ~ ul li').length");
            assert_eq!(rows, 2);
        }
    }
}

#[test]
fn the_end_shows_par_its_medal_and_its_line() {
    for title in lone() {
        let plan = Plan::short(title, 1);
        let end = plan.moves.len();
        let total = plan.table(end).sheets()[0].total;
        let house = House::furnished(|store| plan.lay(store, "planned", end));
        let at = house.sitter(Seat(0), Look::DESK);
        at.go("/t/planned");
        at.until("the game is over", "eyes.stand().state === 'over'");
        let told = at.eval("document.querySelector('#result b').textContent");
        let told = told.as_str().unwrap();
        for part in [total.to_string(), (total + 1).to_string(), "silver".into()] {
            assert!(told.contains(&part), "{part} in {told}");
        }
        at.click("#result a[href*=\"line=par\"]");
        at.until(
            "par's line",
            "document.querySelector('#replay[data-live]') !== null",
        );
        at.key("End");
        at.until(
            "par's last moment",
            &format!("document.getElementById('at').textContent === '{end}' && location.search.includes('line=par')"),
        );
        at.go("/t/planned");
        at.click("#result a[href^=\"/scores/\"]");
        at.until("the scores", "location.pathname.startsWith('/scores/')");
        let medals = "document.querySelectorAll('.played .medal.silver').length";
        assert_eq!(at.eval(medals), 2, "as the best and among all");
    }
}
