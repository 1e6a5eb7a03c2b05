//! How a person plays: by clicking what is lit, or by keys through the list of moves.

use browser_tests::Visitor;
use serde_json::{Value, json};
use table::Path;

/// The page as it stands.
pub(crate) fn stand(at: &Visitor) -> Value {
    at.eval("eyes.stand()")
}

/// Waits until the visitor is asked and the page shows what can be done, on the board and in the list alike.
pub(crate) fn my_turn(at: &Visitor) -> Value {
    at.until(
        "asked, and board and list show the same next clicks",
        "(() => { const s = eyes.stand();
            return s.state === 'mine' && s.seen !== null && s.lit.length && eyes.listed() && s; })()",
    )
}

/// The moves the page holds.
pub(crate) fn paths(at: &Visitor) -> Vec<Path> {
    let paths = at.eval("window.roundhouse.scene.paths");
    let paths = paths.as_array().cloned().unwrap_or_default();
    paths
        .iter()
        .map(|p| p.as_str().unwrap().parse().unwrap())
        .collect()
}

fn quoted(token: &str) -> String {
    format!("[data-token={}]", json!(token))
}

/// Waits until a click was taken: its token is chosen, or the whole path is on its way.
fn taken(at: &Visitor, token: &str, seen: &Value) {
    at.until(
        &format!("{token} is taken"),
        &format!(
            "(() => {{ const s = eyes.stand();
                return s.chosen.includes({t}) || s.held || s.seen !== {seen} || s.state !== 'mine'; }})()",
            t = json!(token)
        ),
    );
}

/// Waits until the answer to question `seen` was taken by the house; confirms it first if it is held.
fn done(at: &Visitor, seen: &Value, confirm: impl Fn()) {
    let moved = format!("eyes.stand().seen !== {seen}");
    let stand = at.until(
        "the move is sent or held",
        &format!("({moved} || eyes.stand().held) && eyes.stand()"),
    );
    if stand["seen"] == *seen {
        confirm();
        at.until("a confirmed move is done", &moved);
    }
}

/// Plays a path by clicking, or tapping, nothing but what is lit.
pub(crate) fn by_clicks(at: &Visitor, path: &Path) {
    let seen = my_turn(at)["seen"].clone();
    for token in path.tokens() {
        let now = stand(at);
        if now["seen"] != seen || has(&now["chosen"], token) {
            // What can only be so the page takes by itself.
            continue;
        }
        // The sign's words come with the list; until then what lies below it may move.
        at.until("the list follows the board", "eyes.listed()");
        at.click(&format!("{}[data-lit]", quoted(token)));
        taken(at, token, &seen);
    }
    done(at, &seen, || at.click("[data-do=\"confirm\"]"));
}

/// Plays a path by keys alone, through the list of moves.
pub(crate) fn by_keys(at: &Visitor, path: &Path) {
    let seen = my_turn(at)["seen"].clone();
    open_moves(at);
    for token in path.tokens() {
        let now = stand(at);
        if now["seen"] != seen || has(&now["chosen"], token) {
            continue;
        }
        // A member of a set was in the list before too: the list must be the one that follows the last click.
        at.until(
            &format!("{token} is in the list"),
            &format!(
                "eyes.listed() && eyes.stand().rows.includes({})",
                json!(token)
            ),
        );
        tab_to(at, &format!("[data-row={}]", json!(token)));
        at.key("Enter");
        taken(at, token, &seen);
    }
    done(at, &seen, || {
        tab_to(at, "[data-do^=\"confirm\"]");
        at.key("Enter");
    });
}

/// Goes to the list of moves by keys.
fn open_moves(at: &Visitor) {
    if at.eval("eyes.visible(document.getElementById('moves'))") == true {
        return;
    }
    tab_to(at, ":has(> [data-tab=\"moves\"]) > [role=\"tab\"]");
    let here = || at.eval("document.activeElement.dataset.tab");
    for _ in 0..8 {
        let tab = here();
        if tab == "moves" {
            at.key("Enter");
            at.until(
                "the list of moves is open",
                "eyes.visible(document.getElementById('moves'))",
            );
            return;
        }
        // Arrows lead from tab to tab, or each is a stop of its own.
        at.key("ArrowRight");
        if here() == tab {
            at.key("Tab");
        }
    }
    panic!("the list of moves cannot be opened by keys");
}

/// Presses Tab until an element of this selector has the focus.
fn tab_to(at: &Visitor, selector: &str) {
    let there = format!("document.activeElement.matches({})", json!(selector));
    for _ in 0..400 {
        if at.eval(&there) == true {
            return;
        }
        at.key("Tab");
    }
    panic!("Tab never reaches {selector}");
}

pub(crate) fn has(list: &Value, wanted: &str) -> bool {
    list.as_array()
        .is_some_and(|l| l.iter().any(|t| t == wanted))
}
