//! The house around the tables: friends come by links, one leaves and comes back on another device, two share a device, somebody
//! watches, time runs out; the pages on the way there by keys alone, large and small.

use crate::hands::{by_clicks, my_turn, paths};
use browser_tests::{House, Look, Plan, Visitor};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use store::{Change, Store};
use table::{Seat, Title};

/// The games that so many people can play.
fn games_for(people: u8) -> impl Iterator<Item = &'static dyn Title> {
    let plays = move |t: &&&'static dyn Title| t.card().seats.contains(&people);
    shelf::titles().iter().filter(plays).copied()
}

fn tokens(of: &Value) -> BTreeSet<String> {
    let page = of.as_str().unwrap_or_default();
    let tokens = page.split("data-token=\"").skip(1);
    let name = |t: &str| t.split('"').next().map(str::to_owned);
    tokens.filter_map(name).collect()
}

const WHOLE: &str = "document.documentElement.outerHTML";
const SOURCE: &str = "fetch(location.href).then((answer) => answer.text())";

/// Chooses who shall sit at a row of the form.
fn choose(at: &Visitor, row: u8, kind: &str) {
    at.click(&format!(
        "label:has([name=\"seat{row}\"][value=\"{kind}\"])"
    ));
}

/// Plays the first offer of whoever is asked.
fn somebody_plays(people: &[&Visitor]) {
    let asked = |one: &&&Visitor| one.eval("!!window.roundhouse?.scene?.asked") == true;
    if let Some(mover) = people.iter().find(asked) {
        my_turn(mover);
        let offers = paths(mover);
        by_clicks(mover, &offers[0]);
    }
}

#[test]
fn three_meet_by_links_one_leaves_a_bot_fills_in_and_they_return_on_another_device() {
    let title = games_for(3).next().expect("a game for three");
    let house = House::elsewhere();
    let [host, friend, leaver] = [(); 3].map(|()| house.visitor(Look::DESK));
    host.go(&format!("/setup/{}", title.card().id));
    for row in 0..*title.card().seats.end() {
        choose(
            &host,
            row,
            ["me", "friend", "friend", "none"][usize::from(row.min(3))],
        );
    }
    host.until(
        "the order follows",
        "document.getElementById('order').textContent.includes('2 friends')",
    );
    host.click("form.form button[type=\"submit\"]");
    host.until("the host waits", "document.getElementById('waiting')");
    let links = host.eval("[...document.querySelectorAll('.link code')].map((c) => c.textContent)");
    let links: Vec<&str> = links
        .as_array()
        .unwrap()
        .iter()
        .filter_map(Value::as_str)
        .collect();
    assert_eq!(links.len(), 2, "one link for each friend");
    assert_eq!(
        host.eval("document.querySelectorAll('svg.qr path').length"),
        2
    );
    for (guest, link) in [(&friend, links[0]), (&leaver, links[1])] {
        let path = link
            .strip_prefix(&house.origin)
            .expect("it leads to this house");
        guest.go(path);
        assert_eq!(guest.breaches(), [""; 0], "the invitation");
        guest.click(".sheet button[type=\"submit\"]");
        guest.until(
            "the guest sits down",
            "document.querySelector('#waiting, #table')",
        );
    }
    let all = [&host, &friend, &leaver];
    for one in all {
        one.until(
            "the game begins by itself",
            "window.roundhouse?.scene || eyes.stand().count !== null",
        );
    }

    leaver.click("#panel-more form[action$=\"/leave\"] button");
    leaver.until(
        "a bot keeps the seat",
        "document.querySelector('#sign form[action$=\"/return\"]')",
    );
    let before = host.eval("document.querySelectorAll('#log li').length");
    for _ in 0..12 {
        somebody_plays(&[&host, &friend]);
    }
    host.until(
        "the game went on without them",
        &format!("document.querySelectorAll('#log li').length > {before} + 3"),
    );

    leaver.go("/me");
    leaver.click("form[action=\"/me/code\"] button");
    let way = leaver.until(
        "there is a code",
        "document.querySelector('.invite .field code')?.textContent",
    );
    let phone = house.visitor(Look::PHONE);
    phone.go(way.as_str().unwrap().strip_prefix(&house.origin).unwrap());
    phone.until(
        "the code came behind the #",
        "document.querySelector('[data-fragment]').value.length === 10",
    );
    phone.click("form[action=\"/device\"] button");
    phone.until("my tables", "document.querySelector('#lists .rows a')");
    phone.click("#lists .rows a");
    phone.until(
        "the table, with the seat kept",
        "document.readyState === 'complete' && document.querySelector('#sign form[action$=\"/return\"]')",
    );
    assert_eq!(phone.breaches(), [""; 0], "a kept seat on a phone");
    phone.click("#sign form[action$=\"/return\"] button");
    phone.until("the seat is theirs again", "document.getElementById('table') && !document.querySelector('#sign form[action$=\"/return\"]')");
    for _ in 0..40 {
        if phone.eval("!!window.roundhouse?.scene?.asked") == true {
            break;
        }
        somebody_plays(&[&host, &friend]);
    }
    my_turn(&phone);
    let offers = paths(&phone);
    by_clicks(&phone, &offers[0]);
    let said = host.until("the talk tells of it", "document.getElementById('talk').textContent.includes('is back') && document.getElementById('talk').textContent");
    assert!(said.as_str().unwrap().contains("left"), "{said}");
}

#[test]
fn two_share_a_device_and_no_hand_is_in_its_page_while_it_is_covered() {
    let mut hidden = 0;
    for title in games_for(2) {
        let house = House::open();
        let [device, stranger] = [(); 2].map(|()| house.visitor(Look::PHONE));
        device.go("/");
        let table = device.open_table_for(title.card().id, &json!(["me", {"device": "Hazel"}]));
        let mut hands: Vec<BTreeSet<String>> = Vec::new();
        for pass in 0..4 {
            device.go(&table);
            device.until("the cover", "document.querySelector('.cover')");
            drop(device.streamed());
            assert_eq!(device.breaches(), [""; 0], "the cover");
            for held in [WHOLE, SOURCE].map(|script| device.eval(script)) {
                assert_eq!(tokens(&held), BTreeSet::new(), "pass {pass}");
                let text = held.as_str().unwrap_or_default();
                for hand in &hands {
                    let shown = hand.iter().find(|t| text.contains(&format!("\"{t}\"")));
                    assert_eq!(shown, None, "of a hand, in a covered page");
                }
            }
            device.click(".cover button");
            device.until("the hand", "window.roundhouse?.scene?.asked");
            stranger.go(&table);
            let open = tokens(&stranger.eval(WHOLE));
            let own: BTreeSet<String> = tokens(&device.eval(WHOLE))
                .difference(&open)
                .cloned()
                .collect();
            hidden += own.len();
            hands.push(own);
            for _ in 0..60 {
                if device.eval("!!document.querySelector('.cover')") == true {
                    break;
                }
                my_turn(&device);
                let offers = paths(&device);
                by_clicks(&device, &offers[0]);
                device.until(
                    "the next step, or the cover",
                    "document.querySelector('.cover') || window.roundhouse?.scene?.asked",
                );
            }
        }
    }
    assert!(hidden > 4, "only {hidden} hidden things were looked for");
}

#[test]
fn a_spectator_never_receives_a_hidden_card_and_speaks_only_to_the_gallery() {
    let mut hidden = 0;
    for title in games_for(2) {
        let house = House::open();
        let people = crate::seats::company(&house, title);
        let watcher = house.visitor(Look::DESK);
        watcher.go("/me");
        watcher.eval("document.querySelector('[name=name]').value = 'Wren'");
        watcher.click("form[action=\"/me/name\"] button");
        watcher.until("they have a name", "document.querySelector('.devices')");
        let table = people[0].address();
        watcher.go(table.strip_prefix(&house.origin).unwrap());
        watcher.until("the public view", "window.roundhouse?.scene");
        watcher.eval("document.querySelector('.say [name=text]').value = 'a bend would do'");
        watcher.click(".say button[type=\"submit\"]");
        watcher.until(
            "heard in the gallery",
            "document.getElementById('talk').textContent.includes('a bend')",
        );
        for _ in 0..10 {
            somebody_plays(&people.iter().collect::<Vec<_>>());
            let texts = [WHOLE, SOURCE].map(|script| watcher.eval(script));
            let open = tokens(&texts[0]);
            let mut heard: Vec<String> = texts
                .iter()
                .map(|t| t.as_str().unwrap_or_default().to_owned())
                .collect();
            heard.extend(watcher.streamed());
            let heard = heard.join("\n").replace("\\\"", "\"");
            for one in &people {
                for token in tokens(&one.eval(WHOLE)).difference(&open) {
                    assert!(
                        !heard.contains(&format!("data-token=\"{token}\"")),
                        "{token} is told to a spectator"
                    );
                    hidden += 1;
                }
                assert_eq!(
                    one.eval("document.body.textContent.includes('a bend')"),
                    false,
                    "the gallery is unheard"
                );
            }
        }
    }
    assert!(hidden > 20, "only {hidden} hidden things were looked for");
}

/// Lays a game at days for each move whose time ran out long ago.
fn overdue(store: &Store, plan: &Plan, id: &str) {
    plan.lay(store, id, 2);
    let row = store.table(id).unwrap().unwrap().table;
    let asked = plan.table(2).to_act();
    let turn = plan.table(2).turn();
    let clock = |seat: u8| {
        let since = asked.has(Seat(seat)).then_some(5);
        json!({"bank": 0, "turn": turn, "used": 0, "since": since})
    };
    let clocks: Value = (0..plan.table(2).header().count()).map(clock).collect();
    let pace = json!({"time": {"kind": "days", "days": 1}, "then": "fallback"}).to_string();
    let changes = [
        Change::Table(store::TableRow { pace, ..row }),
        Change::Clocks {
            table: id.to_owned(),
            clocks: clocks.to_string(),
            due: Some(6),
        },
    ];
    store.commit(changes).wait().unwrap();
}

#[test]
fn a_game_at_days_for_a_move_runs_out_of_time_and_goes_on() {
    let title = games_for(2).next().expect("a game for two");
    let plan = Plan::play(title, 2, 1);
    let house = House::furnished(|store| overdue(store, &plan, "days"));
    let at = house.sitter(Seat(0), Look::DESK);
    at.go("/t/days");
    at.until(
        "the talk tells of it",
        "document.getElementById('talk').textContent.includes('was up')",
    );
    let lines = plan.table(2).lines(table::Viewer::Seat(Seat(0)), 0).len();
    at.until(
        "somebody moved",
        &format!("document.querySelectorAll('#log > li').length > {lines}"),
    );
    at.until(
        "the next player has a day",
        "/23 h|1 d/.test(document.getElementById('clock').textContent)",
    );
    at.until(
        "a bar that is nearly full",
        "Number(document.querySelector('#clock .bank .ink').getAttribute('width')) > 950",
    );
}

/// Presses Tab until the keyboard is on something.
fn tab_to(at: &Visitor, selector: &str) {
    for _ in 0..120 {
        if at.eval(&format!(
            "!!document.activeElement?.matches({})",
            json!(selector)
        )) == true
        {
            return;
        }
        at.key("Tab");
    }
    panic!("the keyboard does not reach {selector}");
}

#[test]
fn lobby_setup_and_waiting_work_by_keys_alone_and_on_a_phone_in_both_languages() {
    let title = games_for(2).next().expect("a game for two");
    let id = title.card().id;
    for (look, lang) in [(Look::DESK, "en"), (Look::PHONE, "zh")] {
        let house = House::elsewhere();
        let at = house.visitor(look).speaking(lang);
        at.go("/");
        tab_to(&at, &format!("a[href=\"/setup/{id}\"]"));
        at.key("Enter");
        at.until("the form", "document.querySelector('form.form')");
        assert_eq!(at.breaches(), [""; 0], "the form, {lang}");
        // From the chosen kind the arrows lead on: bot, then the ones before it.
        tab_to(&at, "[name=\"seat1\"]");
        while at.eval("document.activeElement.value") != "friend" {
            at.key("ArrowLeft");
        }
        for row in 2..*title.card().seats.end() {
            tab_to(&at, &format!("[name=\"seat{row}\"]"));
            while at.eval("document.activeElement.value") != "none" {
                at.key("ArrowRight");
            }
        }
        tab_to(&at, "form.form button[type=\"submit\"]");
        at.key("Enter");
        at.until("the table waits", "document.getElementById('waiting')");
        at.until(
            "the train is coupled",
            "document.querySelectorAll('.coach').length === 2",
        );
        assert_eq!(at.eval("document.documentElement.lang.slice(0, 2)"), lang);
        assert_eq!(at.breaches(), [""; 0], "waiting, {lang}");
        let print =
            at.eval("document.querySelector('.print').textContent.replaceAll(' ', '').length");
        assert_eq!(
            print, 64,
            "the fingerprint is published before any other number is asked for"
        );
        tab_to(&at, "form[action$=\"/start\"] button");
        at.key("Enter");
        at.until("the game has begun", "document.getElementById('table')");
        my_turn(&at);
    }
}
