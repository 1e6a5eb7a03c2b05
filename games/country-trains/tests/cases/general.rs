//! General: cases 46 to 48.

use super::*;

#[test]
fn case46_the_order_of_the_stacks_shows_in_no_view() {
    let mut at = line();
    at.fill(&Content::base());
    let game = at.set_up(Content::base()).unwrap();
    at.track_stack.reverse();
    at.country_stack.reverse();
    at.station_stack.reverse();
    let other = at.set_up(Content::base()).unwrap();
    assert!(game != other);
    for who in Viewer::all(2) {
        assert_eq!(game.view(who), other.view(who));
    }
}

#[test]
fn case47_same_seed_and_actions_same_game() {
    let run = || {
        let mut dice = Dice::keyed([9; 32], 0);
        let mut game = CountryTrains::deal(1, &Default::default(), 3, &mut dice).unwrap();
        let mut luck = Dice::fast(5);
        let mut states = Vec::new();
        while let Some(seat) = game.to_act().iter().next() {
            let paths = offers(&game, seat);
            let path = paths[luck.below(paths.len() as u32) as usize].clone();
            play(&mut game, seat, &path);
            states.push((path, format!("{game:?}")));
        }
        states
    };
    assert_eq!(run(), run());
}

#[test]
fn case48_out_of_phase_out_of_turn_and_after_the_end() {
    let every = [
        "hand:station at:0,0 rot:0",
        "hand:track at:5,0 rot:1",
        "hand:country at:0,1",
        "stack:track",
        "stack:country",
        "stack:station",
        "stop",
        "stay",
        "tile:2,0",
        "goods st:2 st:1 loads:1",
        "people +st:1 +st:2",
        "skip",
    ];
    let mut delivering = line();
    delivering.phase = Phase::Deliver;
    delivering.seats[0].loco = Some(sq(2, 0));
    let mut placing = line();
    placing.phase = Phase::Place;
    placing.hand = vec![country_trains::position::Face::Track(Track::Straight)];
    let mut to_move = line();
    moving(&mut to_move, BLACK);
    for (at, belong) in [
        (line(), &["stack:", "stop"][..]),
        (placing, &["hand:track"][..]),
        (to_move, &["stay", "tile:"][..]),
        (delivering, &["goods", "people", "skip"][..]),
    ] {
        let mut at = at;
        let game = set_up(at.clone());
        assert!(!offers(&game, BLACK).is_empty());
        assert_eq!(offers(&game, GREEN), [""; 0]);
        for path in every {
            refused(&game, GREEN, path, "not_your_turn");
            if !belong.iter().any(|start| path.starts_with(start)) {
                refused(&game, BLACK, path, "wrong_phase");
            }
        }
        at.phase = Phase::Over;
        at.fill(&Content::base());
        let over = at.set_up(Content::base()).unwrap();
        for path in every {
            refused(&over, BLACK, path, "game_over");
            refused(&over, GREEN, path, "game_over");
        }
        assert_eq!(offers(&over, BLACK), [""; 0]);
    }
}

/// In a first turn only the two tiles of the hand can be placed.
#[test]
fn in_a_first_turn_nothing_else_is_possible() {
    let game = CountryTrains::deal(
        1,
        &country_trains::Options {
            first: Some(1),
            ..Default::default()
        },
        2,
        &mut Dice::fast(1),
    )
    .unwrap();
    for path in [
        "hand:station at:3,0 rot:0",
        "hand:country at:0,1",
        "stack:track",
        "stay",
        "skip",
        "stop",
    ] {
        refused(&game, BLACK, path, "wrong_phase");
    }
}

/// When the time is up: stay, skip, and the first offer otherwise (part 10).
#[test]
fn what_is_done_when_time_is_up() {
    let game = set_up(line());
    assert_eq!(game.fallback(BLACK), action(&game, "stack:track"));
    let mut at = line();
    moving(&mut at, BLACK);
    let mut game = set_up(at);
    assert_eq!(game.fallback(BLACK), Action::Stay);
    play(&mut game, BLACK, "tile:2,0");
    assert_eq!(game.fallback(BLACK), Action::Skip);
    let mut at = line();
    at.seats[0].loco = Some(sq(2, 0));
    moving(&mut at, BLACK);
    let game = set_up(at);
    assert_eq!(game.fallback(BLACK), Action::Move(sq(0, 0)));
}
