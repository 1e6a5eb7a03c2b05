//! Building: cells, facing, and what becomes complete (2.4, 2.5).

use crate::*;
use table::Viewer;
use village_rails::content::{Edge, Feature, Terrain};
use village_rails::position::Status;
use village_rails::view::View;

#[test]
fn case08_the_border_is_adjacent_corners_are_not() {
    let game = stride("AB");
    for (cell, code) in [
        ("b2", Some(())),
        ("c4", Some(())),
        ("c1", None),
        ("a3", None),
    ] {
        let path = format!("track:0 cell:{cell}");
        match code {
            Some(()) => assert_eq!(refused(&game, ONE, &path), "cell_not_adjacent"),
            None => possible(&game, ONE, &path),
        }
    }
}

#[test]
fn case09_beside_a_track_but_not_on_it() {
    let mut at = Position::new("AB");
    at.seats.iter_mut().for_each(|area| area.turns = 1);
    lay(&mut at.seats[0], &[("b1", 1, false)]);
    at.track_market = market(&[2, 3, 4, 5, 6, 7, 8]);
    let game = set_up(at);
    possible(&game, ONE, "track:0 cell:b2");
    assert_eq!(refused(&game, ONE, "track:0 cell:b1"), "cell_taken");
    assert_eq!(refused(&game, ONE, "track:0 cell:c2"), "cell_not_adjacent");
}

/// Every way to lay two crosses: a free cell lies in row 1, in column 1, or shares a side with one of them (V10).
#[test]
fn free_cells_lie_beside_the_border_or_beside_a_track_v10() {
    let place = |cell: i8| (cell / 3, cell % 3);
    let beside = |one: i8, other: i8| {
        let ((row, column), (r, c)) = (place(one), place(other));
        (row - r).abs() + (column - c).abs() == 1
    };
    for one in 0..12 {
        for other in 0..one {
            let mut at = Position::new("AB");
            at.seats.iter_mut().for_each(|area| area.turns = 2);
            for (cell, card) in [(one, 1), (other, 2)] {
                let turned = false;
                at.seats[0].cells[cell as usize] = Some(Laid { card, turned });
            }
            at.track_market = market(&[3, 4, 5, 6, 7, 8, 17]);
            let game = set_up(at);
            let free: Vec<String> = (0..12)
                .filter(|cell| *cell != one && *cell != other)
                .filter(|cell| {
                    let (row, column) = place(*cell);
                    row == 0 || column == 0 || beside(*cell, one) || beside(*cell, other)
                })
                .map(|cell| format!("track:0 cell:{}", Cell(cell as u8)))
                .collect();
            let mut offered = offers(&game);
            offered.retain(|path| path.starts_with("track:0"));
            assert_eq!(offered, free, "tracks on {one} and {other}");
        }
    }
}

#[test]
fn case10_a_turned_cross_is_an_unturned_cross() {
    let game = stride("AB");
    let turned = action(&game, "track:0 cell:a1 turned");
    game.check(ONE, &turned).unwrap();
    let plain = game.stands_for(ONE, &turned).unwrap();
    assert_eq!(game.path(&plain).as_str(), "track:0 cell:a1");
    let upright = action(&game, "track:0 cell:a1 upright");
    assert_eq!(game.stands_for(ONE, &upright), Some(plain));
    let after = |action| {
        let mut game = game.clone();
        game.apply(ONE, &action, &mut Dice::scripted([]), &mut Heard::default());
        game
    };
    assert_eq!(after(turned), after(plain));
    assert_eq!(after(upright), after(plain));
    let at = Position::of(&after(turned));
    assert_eq!(
        at.seats[0].cells[0],
        Some(Laid {
            card: 1,
            turned: false
        })
    );
    assert_eq!(game.stands_for(ONE, &plain), None);
}

/// Card 25 at (1,3): a forest bend with a lake barn from top to right.
fn bend_in_the_corner(facing: &str) -> (VillageRails, View) {
    let mut at = Position::new("AB");
    at.track_market = market(&[25, 1, 2, 3, 4, 5, 6]);
    let mut game = set_up(at);
    play(&mut game, ONE, &format!("track:0 cell:c1 {facing}"));
    let view = game.view(Viewer::Public);
    (game, view)
}

#[test]
fn case11_a_bend_completes_t3_at_once() {
    let (game, view) = bend_in_the_corner("upright");
    let t3 = &view.seats[0].lines[line("T3")];
    assert_eq!(t3.status, village_rails::view::Status::Pending);
    assert_eq!(t3.run, [(2, true)]);
    let report = game.report(ONE, 2, None, false);
    let terrains: Vec<Terrain> = report.tracks.iter().map(|t| t.terrain).collect();
    assert_eq!(terrains, [Terrain::Field, Terrain::Forest]);
    assert_eq!((report.features.len(), report.feature_points), (1, 0));

    let (game, view) = bend_in_the_corner("turned");
    assert_eq!(view.seats[0].lines[line("T3")].run, [(2, false)]);
    let report = game.report(ONE, 2, None, false);
    assert_eq!(report.tracks[1].feature, None);
    let placed = view.seats[0].cells[2].as_ref().unwrap();
    let (_, line_a) = placed.track.leave(placed.turned, Edge::W);
    assert_eq!(placed.track.on(line_a), Some(Feature::Barn(Terrain::Lake)));
}

#[test]
fn case20_a_segment_without_a_start_completes_nothing() {
    let mut at = Position::new("AB");
    at.seats.iter_mut().for_each(|area| area.turns = 2);
    lay(&mut at.seats[0], &[("b3", 1, false), ("c3", 17, false)]);
    let game = set_up(at);
    let l3 = &Position::of(&game).seats[0].lines[line("L3")];
    assert_eq!(l3.status, Status::Open);
    assert_eq!(game.view(Viewer::Public).seats[0].lines[line("L3")].run, []);
}

#[test]
fn a_card_in_the_middle_can_be_the_last_one_of_a_line() {
    let mut at = Position::new("AB");
    at.seats.iter_mut().for_each(|area| area.turns = 2);
    lay(&mut at.seats[0], &[("b3", 1, false), ("c3", 17, false)]);
    at.track_market = market(&[33, 2, 3, 4, 5, 6, 7]);
    let mut game = set_up(at);
    play(&mut game, ONE, "track:0 cell:a3");
    let l3 = &game.view(Viewer::Public).seats[0].lines[line("L3")];
    assert_eq!(l3.status, village_rails::view::Status::Pending);
    assert_eq!(l3.run, [(6, false), (7, false), (8, false)]);
}

#[test]
fn a_card_that_turns_is_offered_both_ways_one_that_does_not_once() {
    let mut at = Position::new("AB");
    at.seats[0].money = 1;
    at.track_market = market(&[25, 1, 2, 3, 4, 5, 6]);
    let game = set_up(at);
    let offers = offers(&game);
    let at_a1: Vec<&String> = offers.iter().filter(|p| p.contains("cell:a1")).collect();
    assert_eq!(
        at_a1,
        [
            "track:0 cell:a1 upright",
            "track:0 cell:a1 turned",
            "track:1 cell:a1"
        ]
    );
}

#[test]
fn a_track_in_slot_0_is_free_v31() {
    let mut at = Position::new("AB");
    at.seats[0].money = 0;
    at.track_market = market(&[1, 2, 3, 4, 5, 6, 7]);
    let mut game = set_up(at);
    assert_eq!(refused(&game, ONE, "track:1 cell:a1"), "not_enough_money");
    play(&mut game, ONE, "track:0 cell:a1");
    assert_eq!(Position::of(&game).seats[0].money, 0);
}
