//! Positions: what was played can be written down and set up again; what cannot be is refused.

use super::*;
use country_trains::Stack;
use country_trains::position::{BadPosition, Face};

#[test]
fn every_position_of_a_game_can_be_set_up_again() {
    for seats in 2..=4 {
        let mut dice = Dice::fast(seats.into());
        let mut game = CountryTrains::deal(1, &Default::default(), seats, &mut dice).unwrap();
        let mut actions = Vec::new();
        while let Some(seat) = game.to_act().iter().next() {
            let at = Position::of(&game);
            let text = serde_json::to_string(&at).unwrap();
            let read: Position = serde_json::from_str(&text).unwrap();
            let again = read.set_up(Content::base()).unwrap();
            assert_eq!(Position::of(&again), at);
            assert_eq!(offers(&again, seat), offers(&game, seat));
            assert_eq!(again.audit(), Ok(()));
            game.legal(seat, &mut actions);
            let pick = dice.below(actions.len() as u32) as usize;
            game.apply(seat, &actions[pick], &mut dice, &mut table::Silence);
        }
        let open: Position = serde_json::from_value(game.open()).unwrap();
        assert_eq!(open, Position::of(&game));
        open.set_up(Content::base()).unwrap();
    }
}

#[track_caller]
fn bad(change: impl FnOnce(&mut Position), due: BadPosition) {
    let mut at = line();
    at.fill(&Content::base());
    change(&mut at);
    let bad = at.set_up(Content::base()).expect_err("this cannot be");
    assert_eq!(bad, due);
    assert!(!bad.to_string().is_empty());
}

#[test]
fn what_cannot_be_is_refused() {
    bad(|at| at.seats.truncate(1), BadPosition::Seats);
    bad(|at| at.to_act = Seat(2), BadPosition::Seats);
    bad(|at| at.first = Seat(7), BadPosition::Seats);
    let track = BadPosition::Tiles {
        stack: Stack::Track,
    };
    bad(|at| at.track_stack.truncate(3), track);
    bad(|at| at.removed.push(Track::Curve), track);
    let station = BadPosition::Tiles {
        stack: Stack::Station,
    };
    bad(|at| at.station_stack[0] = "X9".to_owned(), station);
    bad(
        |at| at.tiles[0].manager = None,
        BadPosition::Manager { tile: 0 },
    );
    bad(|at| at.tiles[0].x = 1, BadPosition::Manager { tile: 0 });
    bad(|at| at.tiles[0].rot = 1, BadPosition::Manager { tile: 0 });
    bad(
        |at| at.tiles[1].manager = Some(BLACK),
        BadPosition::Manager { tile: 1 },
    );
    bad(
        |at| at.tiles[2].manager = Some(BLUE),
        BadPosition::Manager { tile: 2 },
    );
    let placement = BadPosition::Placement {
        tile: 4,
        reason: Reason::CellOccupied,
    };
    bad(|at| at.tiles[4].x = 3, placement);
    bad(
        |at| at.seats[0].loco = Some(sq(3, 1)),
        BadPosition::Locomotive { seat: BLACK },
    );
    bad(
        |at| at.seats[0].loco = Some(sq(3, 0)),
        BadPosition::Locomotive { seat: BLACK },
    );
    bad(|at| at.seats[0].pool = 6, BadPosition::Cubes);
    bad(|at| at.tiles[1].cubes = 1, BadPosition::Cubes);
    bad(
        |at| {
            at.tiles[0].cubes = 4;
            at.seats[0].pool = 1;
        },
        BadPosition::Cubes,
    );
    bad(|at| at.seats[0].tax_in = 1, BadPosition::Tax);
    bad(|at| at.turn = 2, BadPosition::Phase);
    bad(|at| at.phase = Phase::Place, BadPosition::Phase);
    bad(|at| at.phase = Phase::Deliver, BadPosition::Phase);
    bad(|at| at.phase = Phase::Setup, BadPosition::Phase);
}

#[test]
fn a_fourth_station_of_a_seat_is_refused() {
    let mut at = Position::new(2);
    for (id, x) in [("S1", 0), ("S2", 3), ("S3", 6), ("W1", 9)] {
        at.station(id, x, 0, 0, 0);
        at.track("straight", x + 2, 0, 1);
    }
    at.fill(&Content::base());
    let bad = at.set_up(Content::base()).expect_err("four managers");
    assert_eq!(bad, BadPosition::Manager { tile: 6 });
}

#[test]
fn a_phase_with_nothing_to_decide_is_refused() {
    let mut at = chain();
    at.seats[2].loco = Some(sq(2, 0));
    moving(&mut at, BLACK);
    at.fill(&Content::base());
    assert_eq!(at.set_up(Content::base()).err(), Some(BadPosition::Phase));

    let mut at = line();
    at.tiles.truncate(3);
    at.phase = Phase::Deliver;
    at.seats[0].loco = Some(sq(2, 0));
    at.fill(&Content::base());
    assert_eq!(at.set_up(Content::base()).err(), Some(BadPosition::Phase));

    let mut at = line();
    at.phase = Phase::Place;
    at.hand = vec![Face::Track(Track::Curve)];
    assert_eq!(view(&set_up(at)).hand.len(), 1);
}
