//! The sheet of a seat: lines, sidings, money (part 4).

use crate::{sum, worded, words};
use table::{Seat, Words};
use village_rails::score::{Total, end_items, line_items, money_points, sidings};

#[test]
fn case37_sidings_and_money_at_the_end() {
    assert_eq!([0, 1, 4, 7].map(sidings), [0, 1, 16, 49]);
    assert_eq!([0, 2, 3, 8].map(money_points), [0, 0, 1, 2]);
}

#[test]
fn the_sheet_of_a_seat_adds_up() {
    let total = |line, trips, features, siding| Total {
        line,
        trips,
        features,
        siding,
    };
    let lines = [
        total(0, 4, 5, false),
        total(3, 0, 12, true),
        total(6, 7, 0, true),
    ];
    let items = line_items(Seat(2), &lines);
    let values: Vec<(i32, &str)> = items.iter().map(|i| (i.value, i.rule)).collect();
    assert_eq!(
        values,
        [
            (4, "trips"),
            (5, "features"),
            (0, "trips"),
            (12, "features"),
            (7, "trips"),
            (0, "features"),
        ]
    );
    assert_eq!(sum(&items, "points"), 28);
    let end = end_items(Seat(2), &lines, 11);
    let values: Vec<(i32, &str)> = end.iter().map(|i| (i.value, i.rule)).collect();
    assert_eq!(values, [(4, "siding"), (3, "money")]);
    assert!(items.iter().chain(&end).all(|item| item.seat == Seat(2)));
    assert!(items.iter().chain(&end).all(|item| item.unit == "points"));
}

#[test]
fn the_end_reads_well() {
    let [en, zh] = words();
    let total = |line, siding| Total {
        line,
        trips: 1,
        features: 1,
        siding,
    };
    let read = |words: &Words, lines: &[Total]| {
        let mut items = line_items(Seat(0), &lines[..1]);
        items.extend(end_items(Seat(0), lines, 8));
        items
            .iter()
            .map(|i| worded(words, &i.say))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        read(&en, &[total(1, true), total(2, false), total(4, true)]),
        [
            "T2: trips",
            "T2: features",
            "2 lines with sidings: T2, L2",
            "£8 left, 1 point per £3"
        ]
    );
    assert_eq!(read(&en, &[total(0, false)])[2], "no line with a siding");
    assert_eq!(
        read(&zh, &[total(0, true)]),
        [
            "T1：旅行",
            "T1：特色设施",
            "1 条线路有侧线：T1",
            "剩余 £8，每 £3 得 1 分"
        ]
    );
}
