//! axe finds nothing wrong on any page, by day and by night.

use browser_tests::{House, Look, Plan, Position, Visitor};
use serde_json::json;
use std::collections::BTreeMap;

/// What axe found, by day and by night, and where first.
#[derive(Default)]
struct Findings(BTreeMap<String, (usize, String)>);

impl Findings {
    fn examine(&mut self, at: &mut Visitor, place: &str) {
        let day = at.look();
        for dark in [false, true] {
            at.change(Look { dark, ..day });
            for found in at.axe() {
                let place = format!("{place}{}", if dark { " by night" } else { "" });
                self.0.entry(found).or_insert((0, place)).0 += 1;
            }
        }
        at.change(day);
    }
}

#[test]
fn axe_finds_nothing_wrong() {
    let mut findings = Findings::default();
    for title in shelf::titles() {
        let positions = Position::all(*title);
        // Those of the fewest seats.
        let seats = &title.card().seats;
        let tables = if seats.start() == seats.end() { 1 } else { 2 };
        let few = &positions[..positions.len() / tables];
        let house = House::furnished(|store| few.iter().for_each(|p| p.lay(store)));
        for position in few {
            let mut at = position.visit(&house, Look::DESK, "en");
            findings.examine(&mut at, &position.name);
        }
        let mut at = house.visitor(Look::PHONE).speaking("zh");
        at.go("/");
        findings.examine(&mut at, "lobby");
        let waiting = at.open_table(title.card().id);
        at.go(&waiting);
        findings.examine(&mut at, "waiting");
        let alone = *title.card().seats.end() == 1;
        let scores = alone.then_some("/scores/");
        for page in ["/rules/", "/setup/"].into_iter().chain(scores) {
            at.go(&format!("{page}{}", title.card().id));
            findings.examine(&mut at, page);
        }
    }
    let plan = Plan::short(shelf::titles()[0], 2);
    let printed = House::furnished(|store| plan.lay_foreign(store, "printed"));
    let mut at = printed.visitor(Look::DESK);
    at.go("/t/printed");
    findings.examine(&mut at, "printed");
    let house = House::elsewhere();
    let mut at = house.visitor(Look::DESK);
    at.go("/");
    let game = shelf::titles()
        .iter()
        .find(|t| t.card().seats.contains(&2))
        .expect("a game for two");
    let shared = at.open_table_for(game.card().id, &json!(["me", {"device": "Hazel"}]));
    let invited = at.open_table_for(game.card().id, &json!(["me", "friend"]));
    for page in ["/me", "/device", "/journal", "/", &shared, &invited] {
        at.go(page);
        findings.examine(&mut at, page);
    }
    let found = findings.0.iter();
    let found: Vec<String> = found
        .map(|(what, (times, place))| format!("{what}\n    ×{times} from {place}"))
        .collect();
    assert!(
        found.is_empty(),
        "{} findings of axe:\n{}",
        found.len(),
        found.join("\n")
    );
}
