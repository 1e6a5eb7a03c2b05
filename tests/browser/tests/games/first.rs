//! The first minute: from the lobby to a move, on a phone, and over plain http from another machine.

use crate::hands::{by_clicks, my_turn, paths};
use browser_tests::{House, Look, Visitor};

/// From the lobby to a table with bots, by one click.
pub(crate) fn play_now(at: &Visitor, game: &str) {
    at.go("/");
    at.click(&format!(
        "form[action=\"/play\"]:has([value=\"{game}\"]) button[type=\"submit\"]"
    ));
    at.until(
        "a table with bots",
        "document.getElementById('table') && eyes.stand().count !== null",
    );
}

#[test]
fn on_a_phone_the_first_move_is_two_taps_away_and_a_whole_game_is_played_by_taps() {
    for title in shelf::titles() {
        let house = House::open();
        let at = house.visitor(Look {
            motion: true,
            ..Look::PHONE
        });
        play_now(&at, title.card().id);
        my_turn(&at);
        // Nothing but lit things and the confirmation is tapped from here on: `by_clicks` does nothing else.
        let mut moves = 0;
        loop {
            at.until(
                "asked or over",
                "['mine', 'over'].includes(eyes.stand().state)",
            );
            if at.eval("eyes.stand().state") == "over" {
                break;
            }
            my_turn(&at);
            let offers = paths(&at);
            by_clicks(&at, &offers[moves * 5 % offers.len()]);
            moves += 1;
        }
        assert!(moves > 3, "only {moves} moves");
        at.until(
            "the end is told",
            "eyes.visible(document.querySelector('#again button'))",
        );
    }
}

#[test]
fn over_plain_http_from_another_machine_the_page_plays_as_well() {
    for title in shelf::titles() {
        let house = House::elsewhere();
        let at = house.visitor(Look::DESK);
        play_now(&at, title.card().id);
        assert_eq!(at.eval("isSecureContext"), false);
        assert_eq!(at.eval("[typeof crypto.subtle, typeof crypto.randomUUID, typeof navigator.clipboard].join()"),
            "undefined,undefined,undefined");
        for moves in 0..4 {
            at.until(
                "asked or over",
                "['mine', 'over'].includes(eyes.stand().state)",
            );
            my_turn(&at);
            let offers = paths(&at);
            by_clicks(&at, &offers[moves * 5 % offers.len()]);
        }
    }
}
