//! Members of a set that are clicked together to a way that is accepted though it is not offered.

use crate::hands::{has, my_turn, stand};
use browser_tests::{House, Look, Plan, Visitor};
use serde_json::json;
use std::collections::BTreeSet;
use table::Path;

/// A possible path that is not offered: an offered one with a member of its set exchanged.
fn unoffered(plan: &Plan, at: usize) -> Option<Path> {
    let seat = plan.moves[at].0;
    let table = plan.table(at);
    let offered: BTreeSet<Path> = table.paths(seat).into_iter().collect();
    let members: BTreeSet<&str> = offered
        .iter()
        .flat_map(Path::steps)
        .filter(|step| step.member)
        .map(|step| step.token)
        .collect();
    for path in &offered {
        let old: Vec<&str> = path.steps().filter(|s| s.member).map(|s| s.token).collect();
        if old.len() < 2 {
            continue;
        }
        for (old, new) in old
            .iter()
            .flat_map(|old| members.iter().map(move |new| (old, new)))
        {
            let changed = path.as_str().replace(old, new);
            let other = !path.holds(new) && !offered.iter().any(|p| p.as_str() == changed);
            let changed: Option<Path> = changed.parse().ok().filter(|_| other);
            if let Some(changed) = changed.filter(|p| table.preview(seat, p).is_ok()) {
                return Some(changed);
            }
        }
    }
    None
}

/// Clicks a path, lit or not, and tells what was sent or is held.
fn clicked(at: &Visitor, path: &Path) -> String {
    my_turn(at);
    for token in path.tokens() {
        at.until("the list follows the board", "eyes.listed()");
        if has(&stand(at)["chosen"], token) {
            continue;
        }
        let seen = stand(at)["seen"].clone();
        at.click(&format!("[data-token={}]", json!(token)));
        at.until(
            &format!("{token} is taken"),
            &format!(
                "eyes.stand().chosen.includes({}) || eyes.stand().seen !== {seen}",
                json!(token)
            ),
        );
    }
    let sent = "window.roundhouse.held?.path ?? null";
    at.eval(&format!("eyes.until(() => {sent}, 1500)"));
    let held = at.eval(sent);
    let moves = at.requests();
    let sent = moves.iter().rfind(|request| request.url.ends_with("/move"));
    match (held.as_str(), sent) {
        (Some(path), _) => path.to_owned(),
        (None, Some(request)) => {
            let body: serde_json::Value = serde_json::from_str(&request.body).unwrap();
            body["path"].as_str().unwrap_or_default().to_owned()
        }
        (None, None) => String::new(),
    }
}

#[test]
fn members_of_a_set_go_together_where_the_rules_accept_it() {
    let mut tried = 0;
    for title in shelf::titles() {
        let plan = Plan::play(*title, *title.card().seats.start(), 0);
        let ways = (0..plan.moves.len()).filter_map(|at| Some((at, unoffered(&plan, at)?)));
        for (at, path) in ways.take(3) {
            let house = House::furnished(|store| plan.lay(store, "planned", at));
            let one = house.sitter(plan.moves[at].0, Look::DESK);
            one.go("/t/planned");
            assert_eq!(clicked(&one, &path), path.to_string());
            tried += 1;
        }
    }
    assert!(tried > 0, "no game accepts what it does not offer");
}
