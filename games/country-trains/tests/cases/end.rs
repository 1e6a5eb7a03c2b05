//! The end: cases 41 to 45.

use super::*;
use Track::{Curve, Straight, ThreeWay};
use country_trains::Stack;
use country_trains::position::Face;

/// Three companies in a row, the last track tile on its stack; Green is to act and manages two stations.
fn last_track_tile() -> Position {
    let mut at = chain();
    at.track("straight", 8, 0, 1);
    at.station("S2", 9, 0, 0, 1);
    at.track("straight", 11, 0, 1);
    track_stack(&mut at, &[Straight]);
    at.to_act = GREEN;
    at.tiles_allowed = 2;
    at
}

#[test]
fn case41_the_last_track_tile_brings_one_more_turn_for_the_others() {
    let mut game = set_up(last_track_tile());
    assert_eq!(view(&game).still_to_play, []);
    play(&mut game, GREEN, "stack:track");
    let seen = view(&game);
    assert_eq!(
        seen.end.map(|e| (e.seat, e.stack)),
        Some((GREEN, Stack::Track))
    );
    assert_eq!(seen.still_to_play, [GREEN, BLUE, BLACK]);
    play(&mut game, GREEN, "hand:track at:12,0 rot:1");
    // Country can still be drawn.
    assert_eq!(offers(&game, GREEN), ["stack:country", "stop"]);
    play(&mut game, GREEN, "stack:country");
    play(&mut game, GREEN, "hand:country at:0,1");
    play(&mut game, GREEN, "stay");
    for (seat, at) in [(BLUE, "1,1"), (BLACK, "0,-1")] {
        assert_eq!(view(&game).to_act, Some(seat));
        play(&mut game, seat, "stack:country");
        play(&mut game, seat, &format!("hand:country at:{at}"));
        play(&mut game, seat, "stay");
    }
    assert_eq!((view(&game).phase, view(&game).to_act), ("over", None));
    assert!(!view(&game).no_placement);
    assert_eq!(view(&game).still_to_play, []);
}

/// With `equal_turns` the round is finished instead (C30).
#[test]
fn with_equal_turns_the_round_is_finished() {
    let mut at = last_track_tile();
    at.equal_turns = true;
    let mut game = set_up(at);
    play(&mut game, GREEN, "stack:track");
    assert_eq!(view(&game).still_to_play, [GREEN, BLUE]);
    play(&mut game, GREEN, "hand:track at:12,0 rot:1");
    play(&mut game, GREEN, "stop");
    play(&mut game, GREEN, "stay");
    play(&mut game, BLUE, "stack:country");
    play(&mut game, BLUE, "hand:country at:0,1");
    play(&mut game, BLUE, "stay");
    assert_eq!(view(&game).phase, "over");
}

#[test]
fn case42_a_replacement_can_be_the_last_tile() {
    let mut at = ring();
    track_stack(&mut at, &[Curve, ThreeWay]);
    let removed = at.removed.len();
    let mut game = set_up(at);
    let heard = play(&mut game, BLACK, "stack:track");
    let seen = view(&game);
    assert_eq!(seen.removed.len(), removed + 1);
    assert_eq!(seen.hand[0].tile, THREE_WAY);
    assert_eq!(
        seen.end.map(|e| (e.seat, e.stack)),
        Some((BLACK, Stack::Track))
    );
    assert!(
        heard
            .lines
            .iter()
            .any(|(_, l)| l.say.key == "line-triggered")
    );
}

/// The second stack running out changes nothing (5.1).
#[test]
fn the_end_is_triggered_once() {
    let mut at = ring();
    track_stack(&mut at, &[ThreeWay]);
    let mut game = set_up(at);
    play(&mut game, BLACK, "stack:track");
    let first = view(&game).end;
    play(&mut game, BLACK, "hand:track at:-1,0 rot:1");
    play(&mut game, BLACK, "stay");
    play(&mut game, GREEN, "stack:country");
    assert_eq!(view(&game).end, first);
}

/// Every country square of RING filled.
fn ring_full() -> Position {
    let mut at = ring();
    for (kind, x, y) in [
        ("wood", 0, -1),
        ("wood", 1, -1),
        ("wood", 0, 1),
        ("wood", 1, 1),
        ("sheep", 0, 3),
        ("sheep", 1, 3),
    ] {
        at.country(kind, x, y);
    }
    at
}

#[test]
fn case43_after_the_trigger_a_seat_without_placements_moves() {
    // Country is left, no square is free, the track stack is empty, and no station fits anywhere.
    let mut at = ring_full();
    track_stack(&mut at, &[]);
    at.end_trigger = Some((BLACK, Stack::Track));
    moving(&mut at, BLACK);
    let mut game = set_up(at);
    assert!(view(&game).stacks[1].count > 0);
    let heard = play(&mut game, BLACK, "stay");
    assert!(
        heard
            .lines
            .iter()
            .any(|(_, l)| l.say.key == "line-cannot-place")
    );
    assert_eq!(
        (view(&game).phase, view(&game).to_act),
        ("move", Some(GREEN))
    );
    play(&mut game, GREEN, "stay");
    assert_eq!(view(&game).phase, "over");
}

#[test]
fn case44_without_a_placement_the_game_ends_at_once() {
    let mut at = ring_full();
    track_stack(&mut at, &[Curve, Straight]);
    moving(&mut at, GREEN);
    let mut game = set_up(at);
    assert!(view(&game).stations[0].developed);
    let heard = play(&mut game, GREEN, "stay");
    let seen = view(&game);
    assert_eq!((seen.phase, seen.no_placement), ("over", true));
    assert!(
        heard
            .lines
            .iter()
            .any(|(_, l)| l.say.key == "line-no-placement")
    );
    assert_eq!(heard.mark, Some(table::Mark::Ends));
}

/// In mid-turn a lack of placements only skips the rest (5.2).
#[test]
fn in_mid_turn_a_lack_of_placements_ends_nothing() {
    let mut at = ring_full();
    at.tiles.pop();
    track_stack(&mut at, &[Curve, Straight]);
    at.hand = vec![Face::Country(Country::Sheep)];
    at.phase = Phase::Place;
    at.tiles_allowed = 2;
    let mut game = set_up(at);
    play(&mut game, BLACK, "hand:country at:1,3");
    assert_eq!(view(&game).phase, "move");
}

#[test]
fn case45_equal_money_is_a_shared_win() {
    let mut at = chain();
    at.phase = Phase::Over;
    for (company, money) in at.seats.iter_mut().zip([31, 31, 20]) {
        company.goods = money;
    }
    at.fill(&Content::base());
    let game = at.set_up(Content::base()).unwrap();
    let ranks: Vec<u8> = game.sheets().iter().map(|sheet| sheet.rank).collect();
    assert_eq!(ranks, [1, 1, 3]);
}

/// The winners are told, one or several.
#[test]
fn the_winners_are_told() {
    for (money, key) in [([5, 3], "line-wins"), ([4, 4], "line-shared")] {
        let mut at = ring_full();
        track_stack(&mut at, &[Curve, Straight]);
        for (company, money) in at.seats.iter_mut().zip(money) {
            company.goods = money;
        }
        moving(&mut at, GREEN);
        let mut game = set_up(at);
        let heard = play(&mut game, GREEN, "stay");
        assert_eq!(heard.lines.last().unwrap().1.say.key, key);
    }
}
