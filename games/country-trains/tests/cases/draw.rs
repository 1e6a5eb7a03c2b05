//! Drawing: cases 11 to 18.

use super::*;
use Track::{Cross, Curve, Straight, ThreeWay};

#[test]
fn case11_unplaceable_tiles_are_put_out_and_replaced() {
    let mut at = ring();
    at.track_stack = vec![Curve, Straight, ThreeWay];
    let mut game = set_up(at);
    let before = view(&game).stacks[0].count;
    let heard = play(&mut game, BLACK, "stack:track");
    let seen = view(&game);
    let removed: Vec<Tile> = seen.removed.iter().map(|held| held.tile).collect();
    assert_eq!(removed, [CURVE, STRAIGHT]);
    assert_eq!(
        seen.hand.iter().map(|h| h.tile).collect::<Vec<_>>(),
        [THREE_WAY]
    );
    assert_eq!(seen.stacks[0].count, before - 3);
    assert_eq!(offers(&game, BLACK).len(), 2);
    assert_eq!(heard.mark, Some(table::Mark::Reveals));
    let told: Vec<&str> = heard.lines.iter().map(|(_, line)| line.say.key).collect();
    assert_eq!(
        told,
        [
            "line-drew",
            "line-put-out",
            "line-drew",
            "line-put-out",
            "line-drew"
        ]
    );
}

#[test]
fn case12_a_stack_in_which_nothing_fits_cannot_be_chosen() {
    let mut at = ring();
    track_stack(&mut at, &[Curve, Straight, Curve]);
    let game = set_up(at);
    refused(&game, BLACK, "stack:track", "stack_unplaceable");
    assert_eq!(offers(&game, BLACK), ["stack:country"]);
}

#[test]
fn case13_the_first_tile_is_mandatory_and_managers_allow_more() {
    let mut game = set_up(line());
    refused(&game, BLACK, "stop", "first_tile_mandatory");
    play(&mut game, BLACK, "stack:country");
    play(&mut game, BLACK, "hand:country at:0,1");
    assert_eq!(view(&game).phase, "move");

    let mut at = line();
    at.track("straight", 5, 0, 1);
    at.station("W1", 6, 0, 0, 0);
    at.tiles_allowed = 2;
    let mut game = set_up(at);
    refused(&game, BLACK, "stop", "first_tile_mandatory");
    play(&mut game, BLACK, "stack:country");
    play(&mut game, BLACK, "hand:country at:0,1");
    assert_eq!(
        offers(&game, BLACK),
        ["stack:track", "stack:country", "stop"]
    );
    refused(&game, BLACK, "stack:station", "wrong_phase");
    play(&mut game, BLACK, "stop");
    assert_eq!(view(&game).phase, "move");
}

fn wooded() -> Position {
    let mut at = line();
    for (x, y) in [(0, -1), (1, -1), (0, 1), (1, 1)] {
        at.country("wood", x, y);
    }
    at
}

#[test]
fn case14_a_station_turn_needs_a_place_for_the_station() {
    let game = set_up(wooded());
    refused(&game, BLACK, "stack:station", "no_station_spot");
}

#[test]
fn case15_a_new_station_joins_a_rival_if_it_can() {
    let mut at = wooded();
    at.track("straight", 5, 0, 1);
    at.track("straight", -1, 0, 1);
    let mut game = set_up(at);
    assert!(offers(&game, BLACK).contains(&"stack:station".to_owned()));
    play(&mut game, BLACK, "stack:station");
    assert_eq!(offers(&game, BLACK), ["hand:station at:6,0 rot:0"]);
    refused(
        &game,
        BLACK,
        "hand:station at:-3,0 rot:0",
        "must_join_rival",
    );
    refused(&game, BLACK, "hand:station at:6,0 rot:1", "edge_mismatch");
    play(&mut game, BLACK, "hand:station at:6,0 rot:0");
    assert_eq!(view(&game).phase, "move");
    assert_eq!(view(&game).seats[0].managers, 2);
    play(&mut game, BLACK, "stay");
    play(&mut game, GREEN, "stack:country");
    play(&mut game, GREEN, "hand:country at:3,-1");
    play(&mut game, GREEN, "stay");
    let seen = view(&game);
    assert_eq!((seen.to_act, seen.tiles_allowed), (Some(BLACK), 2));
}

#[test]
fn case16_without_a_rival_in_reach_any_place_will_do() {
    let mut at = wooded();
    at.track("straight", -1, 0, 1);
    let mut game = set_up(at);
    play(&mut game, BLACK, "stack:station");
    assert_eq!(offers(&game, BLACK), ["hand:station at:-3,0 rot:0"]);
}

/// Six tiles of any sort around a station develop it as well as four country tiles (C14).
#[test]
fn a_station_with_six_neighbours_is_developed() {
    let game = set_up(six());
    let station = view(&game).stations[0];
    assert_eq!(
        (station.country, station.around, station.developed),
        (3, 5, false)
    );
    refused(&game, BLACK, "stack:station", "station_not_earned");

    let mut at = six();
    at.track("straight", -1, 0, 1);
    let mut game = set_up(at);
    let station = view(&game).stations[0];
    assert_eq!(
        (station.country, station.around, station.developed),
        (3, 6, true)
    );
    assert!(view(&game).seats[0].earned);
    play(&mut game, BLACK, "stack:station");
    // West of the straight only S1 is in reach; north of the curve H1 is, by track alone.
    refused(
        &game,
        BLACK,
        "hand:station at:-3,0 rot:0",
        "must_join_rival",
    );
    assert_eq!(offers(&game, BLACK), ["hand:station at:1,-3 rot:1"]);
}

/// Black manages two stations with woods around the first; `second` is what lies around the other one.
fn two_stations(second: &[(i8, i8)]) -> Position {
    let mut at = wooded();
    at.track("straight", 5, 0, 1);
    at.station("W1", 6, 0, 0, 0);
    at.track("straight", 8, 0, 1);
    for (x, y) in second {
        at.country("house", *x, *y);
    }
    at.tiles_allowed = 2;
    at
}

const AROUND_W1: [(i8, i8); 4] = [(6, -1), (7, -1), (6, 1), (7, 1)];

#[test]
fn case18_managers_are_three_and_every_station_must_be_developed() {
    let game = set_up(two_stations(&AROUND_W1[..3]));
    refused(&game, BLACK, "stack:station", "station_not_earned");
    let game = set_up(two_stations(&AROUND_W1));
    assert!(offers(&game, BLACK).contains(&"stack:station".to_owned()));

    let mut at = two_stations(&AROUND_W1);
    at.station("W2", 9, 0, 0, 0);
    at.track("straight", 11, 0, 1);
    for (x, y) in [(9, -1), (10, -1), (9, 1), (10, 1)] {
        at.country("sheep", x, y);
    }
    at.tiles_allowed = 3;
    let game = set_up(at);
    assert!(
        view(&game)
            .stations
            .iter()
            .filter(|s| s.manager == BLACK)
            .all(|s| s.developed)
    );
    refused(&game, BLACK, "stack:station", "managers_exhausted");
}

#[test]
fn an_empty_stack_says_so() {
    let mut at = line();
    track_stack(&mut at, &[]);
    at.end_trigger = Some((GREEN, country_trains::Stack::Track));
    let game = set_up(at);
    let refusal = refusal(&game, BLACK, "stack:track");
    assert_eq!(refusal.code, "stack_empty");
    assert_eq!(offers(&game, BLACK), ["stack:country"]);
}

/// Before a draw one sees whether it may take the last tile (part 10).
#[test]
fn the_view_warns_of_the_last_tile() {
    for (stack, warned) in [
        (&[Curve, Straight, ThreeWay][..], true),
        (&[ThreeWay][..], true),
        (&[Cross, ThreeWay][..], false),
    ] {
        let mut at = ring();
        track_stack(&mut at, stack);
        let seen = view(&set_up(at));
        assert_eq!(seen.stacks[0].may_end, warned, "{stack:?}");
        assert!(!seen.stacks[1].may_end && !seen.stacks[2].may_end);
    }
}

/// What is left in a stack is known, in which order is not.
#[test]
fn the_view_counts_what_is_left() {
    let seen = view(&set_up(line()));
    let [track, country, station] = &seen.stacks;
    assert_eq!(
        track.left,
        [(STRAIGHT, 5), (CURVE, 8), (THREE_WAY, 6), (CROSS, 1)]
    );
    assert_eq!(country.count, 27);
    assert_eq!((station.count, station.left.len()), (7, 7));
    assert_eq!(
        station.refusal.as_ref().map(|r| r.code),
        Some("station_not_earned")
    );
    assert_eq!((&track.refusal, &country.refusal), (&None, &None));
}
