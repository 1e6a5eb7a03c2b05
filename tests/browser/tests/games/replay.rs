//! Looking back in the browser: what was drawn then is drawn again; every way through a game; the luck checked without the
//! browser's own cryptography; a journal brought from a file.

use crate::hands::{by_keys, my_turn, paths};
use browser_tests::{House, Look, Plan, Visitor};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use table::Seat;

/// The game as it is drawn, without what the script adds for somebody who may choose, and what the house puts into its slots.
const DRAWN: &str = "(() => {
    const game = document.getElementById('game').cloneNode(true);
    const walker = document.createTreeWalker(game, NodeFilter.SHOW_COMMENT);
    const comments = [];
    while (walker.nextNode()) comments.push(walker.currentNode);
    comments.forEach((c) => c.remove());
    game.normalize();
    const added = ['data-lit', 'data-other', 'data-chosen', 'data-refused', 'data-near', 'data-under', 'data-shows', 'tabindex', 'aria-pressed',
        'aria-description', 'role', 'aria-selected', 'style'];
    for (const e of game.querySelectorAll('*')) {
        if (e.hasAttribute('data-slot')) e.replaceChildren();
        for (const name of added) e.removeAttribute(name);
        // The order of attributes tells nothing.
        const kept = [...e.attributes].map((a) => [a.name, a.value]).sort();
        for (const [name] of kept) e.removeAttribute(name);
        for (const [name, value] of kept) e.setAttribute(name, value);
    }
    return game.innerHTML;
})()";

/// A drawing in a window of its own is as wide and high as its own measures ask, whatever was drawn there before.
const TRUE_TO_SCALE: &str = "[...document.querySelectorAll('[data-pan] svg')].every((svg) => {
    const { width, height } = svg.viewBox.baseVal;
    return Math.abs(svg.clientWidth * height - svg.clientHeight * width) < 2 * (width + height);
})";

fn drawn(at: &Visitor) -> String {
    at.eval("eyes.rest()");
    at.eval(DRAWN).as_str().unwrap_or_default().to_owned()
}

/// Where two pages begin to differ.
fn difference(one: &str, other: &str) -> String {
    let at = one
        .char_indices()
        .zip(other.chars())
        .find(|((_, a), b)| a != b)
        .map_or(one.len().min(other.len()), |((at, _), _)| at);
    let near = |text: &str| -> String {
        let from = (0..=at.saturating_sub(60).min(text.len()))
            .rev()
            .find(|i| text.is_char_boundary(*i));
        text[from.unwrap_or_default()..].chars().take(200).collect()
    };
    format!("then …{}…\nnow …{}…", near(one), near(other))
}

/// Waits until the replay shows this moment.
fn shows(at: &Visitor, moment: u64) {
    at.until(
        &format!("step {moment} is shown"),
        &format!("document.getElementById('replay')?.dataset.at === '{moment}'"),
    );
}

/// A house with a whole planned game of two on a table, or as much of it as was played.
fn furnished(title: &'static dyn table::Title, moves: Option<usize>) -> (House, Plan) {
    let plan = Plan::play(title, *title.card().seats.start(), 3);
    let moves = moves.unwrap_or(plan.moves.len());
    let house = House::furnished(|store| plan.lay(store, "looked-at", moves));
    (house, plan)
}

#[test]
fn every_step_is_drawn_as_it_was_drawn_then() {
    for title in shelf::titles() {
        let plan = Plan::play(*title, *title.card().seats.start(), 3);
        let (house, _) = furnished(*title, Some(plan.moves.len() / 3));
        let people: Vec<Visitor> = Seat::all(*title.card().seats.start())
            .map(|seat| house.sitter(seat, Look::DESK))
            .collect();
        let mut then: Vec<BTreeMap<u64, String>> = vec![BTreeMap::new(); people.len()];
        for one in &people {
            one.go("/t/looked-at");
            one.until("the table is there", "eyes.stand().count !== null");
        }
        for step in 0..8 {
            let mover = people
                .iter()
                .find(|one| one.eval("window.roundhouse.scene.asked") == true);
            let Some(mover) = mover else { break };
            my_turn(mover);
            let offers = paths(mover);
            by_keys(mover, &offers[step * 5 % offers.len()]);
            for (one, then) in people.iter().zip(&mut then) {
                // Both pages have come to the end of what they are told.
                let newest = one.eval("fetch('/api/tables/looked-at/scene').then((a) => a.json()).then((s) => s.count)");
                one.until(
                    "up to date",
                    &format!("window.roundhouse.scene.count >= {newest}"),
                );
                let count = one.eval("window.roundhouse.scene.count");
                then.insert(count.as_u64().unwrap_or_default(), drawn(one));
            }
        }
        for (one, then) in people.iter().zip(&then) {
            assert!(then.len() > 3, "{}: {:?}", title.card().id, then.keys());
            one.go("/t/looked-at/replay");
            one.until("the replay is alive", "window.replay?.moments");
            // Away from the newest first, so that each page is drawn over another one.
            for (count, page) in then.iter().rev().chain(then) {
                one.eval(&format!("window.replay.go({count})"));
                shows(one, *count);
                let again = drawn(one);
                assert!(
                    again == *page,
                    "{} at {count}: {}",
                    title.card().id,
                    difference(page, &again)
                );
                assert_eq!(
                    one.eval(TRUE_TO_SCALE),
                    true,
                    "{} at {count}",
                    title.card().id
                );
            }
        }
    }
}

#[test]
fn every_way_leads_through_a_game() {
    let (house, _) = furnished(shelf::titles()[0], None);
    let at = house.sitter(Seat(0), Look::DESK);
    at.go("/t/looked-at/replay?at=3");
    at.until("the replay is alive", "window.replay?.moments");
    let last = at.eval("window.replay.last").as_u64().unwrap();
    assert!(last > 20, "{last}");
    for (key, moment) in [
        ("ArrowRight", 4),
        ("ArrowLeft", 3),
        ("End", last),
        ("Home", 0),
        ("ArrowRight", 1),
    ] {
        at.key(key);
        shows(&at, moment);
    }
    let turns = "window.replay.moments.map((m) => m.turn)";
    at.key("Shift+ArrowRight");
    let next = at.eval(&format!(
        "{turns}.findIndex((t, i) => i > 1 && t !== {turns}[1])"
    ));
    shows(&at, next.as_u64().unwrap());
    at.click("[data-do=\"first\"]");
    shows(&at, 0);
    // A line of the log leads to its moment, and says so.
    at.click("#log [data-at=\"5\"]");
    shows(&at, 5);
    let marked =
        at.eval("[...document.querySelectorAll('#log [data-now]')].map((l) => l.dataset.at)");
    assert!(
        marked
            .as_array()
            .is_some_and(|m| !m.is_empty() && m.iter().all(|a| a == "5")),
        "{marked}"
    );
    assert_eq!(
        at.address(),
        format!("{}/t/looked-at/replay?as=0&at=5", house.origin)
    );
    // The link is the moment's own.
    at.go("/t/looked-at/replay?as=0&at=5");
    shows(&at, 5);
    at.until("the replay is alive", "window.replay?.moments");
    // It plays by itself, and stops when a hand is laid on it.
    at.click("[data-do=\"play\"]");
    shows(&at, 6);
    at.click("[data-do=\"play\"]");
    let stood = at.eval("window.replay.at");
    at.eval("new Promise((done) => setTimeout(done, 1500))");
    assert_eq!(at.eval("window.replay.at"), stood);
    // Through other eyes it is the same moment of the game.
    at.eval("(() => { const s = document.querySelector('.eyes select'); s.value = '1'; s.dispatchEvent(new Event('change')); })()");
    at.until(
        "the other's eyes",
        "document.getElementById('replay')?.dataset.as === '1'",
    );
}

#[test]
fn the_luck_is_checked_in_the_page() {
    let (house, _) = furnished(shelf::titles()[0], None);
    for (noted, verdict) in [("", "agrees"), ("0000", "differs")] {
        let at = house.sitter(Seat(0), Look::DESK);
        at.go("/t/looked-at/replay");
        if !noted.is_empty() {
            at.eval(&format!(
                "localStorage.setItem('roundhouse.luck.looked-at', '{noted}')"
            ));
            at.go("/t/looked-at/replay");
        }
        at.until(
            verdict,
            &format!("document.getElementById('luck').dataset.verdict === '{verdict}'"),
        );
    }
}

#[test]
fn the_chances_come_when_they_are_opened_and_a_turning_point_leads_to_its_moment() {
    let (house, _) = furnished(shelf::titles()[0], None);
    for look in [Look::DESK, Look::PHONE] {
        let at = house.sitter(Seat(0), look);
        at.go("/t/looked-at/replay?at=0");
        at.until("the replay is alive", "window.replay?.moments");
        at.click("#tab-review");
        at.until(
            "a line for each seat",
            "document.querySelectorAll('#panel-review polyline').length > 1",
        );
        assert_eq!(at.breaches(), [""; 0], "the review");
        if at.eval("!!document.querySelector('.turning a')") == true {
            let to = at.eval("Number(document.querySelector('.turning a').dataset.at)");
            at.click(".turning a");
            shows(&at, to.as_u64().unwrap());
        }
    }
}

/// A friend's phone on plain http has no cryptography of its own; the page's must give what every other program gives.
#[test]
fn the_pages_own_arithmetic_agrees_with_the_written_vectors_on_plain_http() {
    let vectors: Value =
        serde_json::from_str(include_str!("../../../../crates/table/vectors/draws.json")).unwrap();
    let house = House::elsewhere();
    let at = house.visitor(Look::PHONE);
    at.go("/journal");
    assert_eq!(at.eval("typeof crypto.subtle"), "undefined");
    let rows = vectors["committed"].as_array().unwrap();
    assert!(rows.len() > 1);
    for row in rows {
        let found = at.eval(&format!(
            "import('/assets/luck.js').then((l) => [l.commitment({secret}), l.seed({secret}, {nonces})])",
            secret = row["secret"],
            nonces = row["nonces"],
        ));
        assert_eq!(found, json!([row["commitment"], row["seed"]]));
    }
}

#[test]
fn a_journal_is_brought_from_a_file_and_a_bad_one_is_refused_with_its_reason() {
    let (house, _) = furnished(shelf::titles()[0], None);
    let mut at = house.visitor(Look::PHONE);
    at.forgive("422");
    let at = at;
    at.go("/journal");
    let give = |text: &str| {
        at.eval(&format!(
            "(async () => {{
                const files = new DataTransfer();
                files.items.add(new File([{text}], 'game.json'));
                const input = document.getElementById('journal');
                input.files = files.files;
                input.dispatchEvent(new Event('change'));
            }})()"
        ));
    };
    give("'{\"moves\": []}'");
    at.until("the reason", "!document.getElementById('refused').hidden && document.getElementById('refused').textContent");
    give("await fetch('/api/tables/looked-at/journal').then((a) => a.text())");
    at.until(
        "the replay",
        "document.getElementById('replay')?.dataset.at === '0'",
    );
}

#[test]
fn the_replay_keeps_the_layout_law_and_axe_finds_nothing_wrong() {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for title in shelf::titles() {
        let (house, plan) = furnished(*title, None);
        let middle = plan.moves.len() / 2;
        for lang in ["en", "zh"] {
            for size in Look::SIZES {
                let mut at = house.sitter(Seat(0), size).speaking(lang);
                for address in [
                    format!("/t/looked-at/replay?at={middle}"),
                    "/t/looked-at/replay".to_owned(),
                    "/journal".to_owned(),
                ] {
                    at.go(&address);
                    at.until(
                        "the page is alive",
                        "window.replay?.moments || document.getElementById('bring')",
                    );
                    // The game's own page is judged where it is played; here it is what the replay lays around it.
                    at.eval("document.getElementById('game')?.replaceChildren()");
                    for dark in [false, true] {
                        at.change(Look { dark, ..size });
                        let place = format!("{address} {lang} {} {dark}", size.width);
                        let breaches = at.breaches().into_iter();
                        let axe = if lang == "en" { at.axe() } else { Vec::new() };
                        found.extend(breaches.chain(axe).map(|what| (what, place.clone())));
                    }
                    at.change(size);
                }
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}
