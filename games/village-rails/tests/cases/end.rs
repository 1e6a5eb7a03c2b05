//! The end of the game (part 4).

use crate::*;
use table::Mark;
use village_rails::position::{Phase, Resolved};

/// Three finished games of crosses whose totals are brought to these by the points of a trip.
fn finished(letters: &str, totals: &[(i32, u16)]) -> VillageRails {
    let with = |extra: &[u16]| {
        let mut at = Position::new(letters);
        at.phase = Phase::Over;
        let mut crosses = (1..=80).filter(|card| (card - 1) % 16 < 8);
        let mut termini = 1..;
        for (seat, area) in at.seats.iter_mut().enumerate() {
            area.turns = 12;
            area.money = totals[seat].1;
            for cell in &mut area.cells {
                *cell = Some(Laid {
                    card: crosses.next().unwrap(),
                    turned: false,
                });
            }
            for (line, railroad) in area.lines.iter_mut().enumerate() {
                railroad.resolved = Some(Resolved {
                    terminus: termini.next().unwrap(),
                    paid: 3,
                    trip_points: if line == 0 { extra[seat] } else { 0 },
                });
            }
        }
        set_up(at)
    };
    let bare = with(&vec![0; totals.len()]).sheets();
    let missing = bare
        .iter()
        .zip(totals)
        .map(|(sheet, (total, _))| total - sheet.total);
    with(&missing.map(|points| points as u16).collect::<Vec<u16>>())
}

#[test]
fn case38_equal_points_and_money_share_the_victory() {
    let game = finished("ABC", &[(90, 5), (90, 5), (90, 4)]);
    let sheets = game.sheets();
    let places: Vec<(i32, u8)> = sheets.iter().map(|s| (s.total, s.rank)).collect();
    assert_eq!(places, [(90, 1), (90, 1), (90, 3)]);
}

#[test]
fn the_full_amount_of_money_breaks_a_tie_v37() {
    // £5 and £4 are both one point.
    let game = finished("AB", &[(90, 4), (90, 5)]);
    assert_eq!(
        game.sheets().iter().map(|s| s.rank).collect::<Vec<u8>>(),
        [2, 1]
    );
}

#[test]
fn points_have_no_limit_v36() {
    let game = finished("AB", &[(240, 0), (99, 0)]);
    assert_eq!(game.sheets()[0].total, 240);
}

#[test]
fn nothing_can_be_done_after_the_end() {
    let game = finished("AB", &[(90, 4), (90, 5)]);
    assert!(game.to_act().is_empty());
    assert_eq!(
        (game.phase(), offers(&game).len(), game.turn()),
        ("over", 0, 24)
    );
}

#[test]
fn sidings_and_money_count_only_at_the_end() {
    let mut game = stride("AB");
    let mut last = Heard::default();
    while let Some(seat) = game.to_act().iter().next() {
        let running = game.sheets();
        for (sheet, area) in running.iter().zip(&Position::of(&game).seats) {
            assert_eq!(sheet.total, i32::from(area.points));
        }
        let action = game.fallback(seat);
        last = Heard::default();
        game.apply(seat, &action, &mut Dice::scripted([]), &mut last);
    }
    assert_eq!(last.mark, Some(Mark::Ends));
    for sheet in game.sheets() {
        assert_eq!(sheet.items.len(), 7 * 2 + 2);
        let told: i32 = last
            .lines
            .iter()
            .flat_map(|(_, line)| &line.items)
            .filter(|item| item.seat == sheet.seat && ["siding", "money"].contains(&item.rule))
            .filter(|item| item.say.key != "item-siding")
            .map(|item| item.value)
            .sum();
        let points = Position::of(&game).seats[sheet.seat.index()].points;
        assert_eq!(sheet.total, i32::from(points) + told);
    }
}
