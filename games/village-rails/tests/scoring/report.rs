//! The report of a line (3.3): every point has its source and the sums add up.

use crate::{sum, worded, words};
use Feature::{Barn, Farm, Halt, Siding, Signal};
use Terrain::{Field, Forest, Lake, Pasture, Village};
use table::{Dice, Seat};
use village_rails::content::{Content, Feature, Kind, Start, Terrain, Trip};
use village_rails::score::{
    Facts, FeatureRow, Passage, Report, Scored, Signals, Where, feature_points, tally, trip_points,
};

fn run(tracks: &[(Terrain, Option<Feature>)]) -> Vec<(Where, Passage)> {
    let place = |at: usize| match at {
        0 => Where::Border,
        _ => Where::Cell(at as u8 - 1),
    };
    tracks
        .iter()
        .enumerate()
        .map(|(at, (terrain, feature))| {
            let (terrain, feature) = (*terrain, *feature);
            (place(at), Passage { terrain, feature })
        })
        .collect()
}

fn one_of_each() -> Vec<(Where, Passage)> {
    run(&[
        (Lake, Some(Signal)),
        (Field, Some(Barn(Lake))),
        (Lake, Some(Farm)),
        (Lake, Some(Halt(3))),
        (Village, Some(Siding)),
        (Lake, Some(Signal)),
        (Lake, Some(Barn(Field))),
        (Forest, None),
    ])
}

#[test]
fn the_report_names_every_source() {
    let content = Content::base();
    let face = &content.faces[usize::from(content.face("lake").unwrap())];
    let again = Trip::Again {
        feature: Kind::Barn,
        times: 1,
    };
    let short = Trip::TracksMinus { base: 9, per: 1 };
    let report = Report::new(2, &one_of_each(), &[short, again], Some(face), true);
    assert_eq!(report.line, 2);
    assert_eq!(report.tracks.len(), 8);
    assert_eq!(report.tracks[0].place, Where::Border);
    assert_eq!(report.tracks[4].place, Where::Cell(3));
    assert_eq!(report.tracks[4].terrain, Village);
    assert_eq!(report.tracks[4].feature, Some(Siding));
    let row = |position, feature, points| FeatureRow {
        position,
        feature,
        points,
        end_of_game: feature == Siding,
    };
    assert_eq!(
        report.features,
        [
            row(2, Barn(Lake), 5),
            row(3, Farm, 4),
            row(4, Halt(3), 3),
            row(5, Siding, 0),
            row(7, Barn(Field), 1),
        ]
    );
    let signals = Signals {
        count: 2,
        points: 8,
    };
    assert_eq!(report.signals, signals);
    let points: Vec<u16> = report.trips.iter().map(|row| row.points).collect();
    assert_eq!(points, [1, 5]);
    assert_eq!(report.trips[0].facts, Facts::Tracks(8));
    let chosen = Scored {
        position: 2,
        points: 5,
    };
    assert_eq!(report.trips[1].facts, Facts::Chosen(vec![chosen]));
    assert_eq!(report.trip_points, 6);
    assert_eq!(report.feature_points, 21);
    assert_eq!(report.points, 27);
    let paid = report.terminus.as_ref().unwrap();
    assert_eq!((paid.counted, paid.money), (5, 10));
    assert_eq!(paid.face, *face);
    assert_eq!(report.returned, [again, short]);
    assert_eq!(
        Report::new(2, &one_of_each(), &[short, again], None, false).returned,
        [short, again]
    );
}

#[test]
fn the_report_serializes_as_the_rules_name_it() {
    let report = Report::new(0, &one_of_each(), &[], None, false);
    let json = serde_json::to_value(&report).unwrap();
    assert_eq!(json["tracks"][0]["where"], "border");
    assert_eq!(json["tracks"][1]["where"]["cell"], 0);
    assert_eq!(json["tracks"][1]["feature"]["barn"], "lake");
    assert_eq!(json["features"][3]["feature"], "siding");
    assert_eq!(json["features"][3]["end_of_game"], true);
    assert_eq!(json["features"][0]["end_of_game"], false);
    assert_eq!(json["signals"]["count"], 2);
    assert_eq!(json["terminus"], serde_json::Value::Null);
}

#[test]
fn facts_are_the_numbers_used() {
    let line = run(&[
        (Lake, Some(Farm)),
        (Lake, Some(Siding)),
        (Field, None),
        (Pasture, Some(Farm)),
    ]);
    let facts = |trip| {
        Report::new(0, &line, &[trip], None, false).trips[0]
            .facts
            .clone()
    };
    let terrain = Lake;
    let points = 2;
    assert_eq!(facts(Trip::PerTrack { points }), Facts::Tracks(4));
    assert_eq!(
        facts(Trip::ExactTracks { tracks: 3, points }),
        Facts::Tracks(4)
    );
    let ends = Facts::Ends {
        first: Lake,
        last: Pasture,
    };
    assert_eq!(facts(Trip::EndsMatch { points }), ends);
    let counts = Facts::Counts([1, 0, 1, 2, 0]);
    assert_eq!(facts(Trip::Rarest { terrain, points }), counts);
    assert_eq!(facts(Trip::Most { terrain, points }), counts);
    let lakes = Facts::Terrain { terrain, count: 2 };
    assert_eq!(facts(Trip::None { terrain, points }), lakes);
    assert_eq!(facts(Trip::PerTerrain { terrain, points }), lakes);
    let feature = Kind::Farm;
    let farms = Facts::Feature { feature, count: 2 };
    assert_eq!(facts(Trip::PerFeature { feature, points }), farms);
    assert_eq!(
        facts(Trip::MinTerrains {
            terrains: 1,
            points
        }),
        Facts::Terrains(3)
    );
    assert_eq!(
        facts(Trip::MaxTerrains {
            terrains: 1,
            points
        }),
        Facts::Terrains(3)
    );
    assert_eq!(facts(Trip::SameNeighbours { points }), Facts::Pairs(1));
    assert_eq!(facts(Trip::NoSameNeighbours { points }), Facts::Pairs(1));
    assert_eq!(facts(Trip::FeatureKinds { points }), Facts::Kinds(2));
    let again = |times| facts(Trip::Again { feature, times });
    let scored = |position| Scored {
        position,
        points: 3,
    };
    assert_eq!(again(1), Facts::Chosen(vec![scored(1)]));
    assert_eq!(again(3), Facts::Chosen(vec![scored(1), scored(4)]));
}

#[test]
fn items_say_which_rule_gives_what() {
    let content = Content::base();
    let face = &content.faces[0];
    let trip = Trip::PerTrack { points: 1 };
    let report = Report::new(5, &one_of_each(), &[trip], Some(face), false);
    let items: Vec<(&str, i32, &str)> = report
        .items(Seat(1))
        .iter()
        .map(|item| (item.unit, item.value, item.rule))
        .collect();
    assert_eq!(
        items,
        [
            ("points", 8, "trip-per_track"),
            ("points", 5, "barn"),
            ("points", 4, "farm"),
            ("points", 3, "halt"),
            ("points", 1, "barn"),
            ("points", 8, "signal"),
            ("points", 0, "siding"),
            ("pounds", 4, "terminus"),
        ]
    );
    assert!(
        report
            .items(Seat(1))
            .iter()
            .all(|item| item.seat == Seat(1))
    );
    let bare = Report::new(0, &run(&[(Lake, None)]), &[], None, false);
    assert_eq!(bare.items(Seat(0)), []);
}

/// Lines dealt at random: report, hot functions and items agree on every one.
#[test]
fn report_hot_functions_and_items_agree() {
    let content = Content::base();
    let words = words();
    let mut dice = Dice::fast(7);
    for _ in 0..2000 {
        let Start { terrain, feature } =
            content.letters[dice.below(4) as usize][dice.below(7) as usize];
        let mut tracks = vec![(terrain, feature)];
        for _ in 0..dice.below(8) {
            let card = content.tracks[dice.below(80) as usize];
            tracks.push((card.terrain, card.on(dice.below(2) == 0)));
        }
        let line = run(&tracks);
        let trips: Vec<Trip> = (0..dice.below(3))
            .map(|_| content.trips[dice.below(80) as usize])
            .collect();
        let face = &content.faces[dice.below(16) as usize];
        let report = Report::new(0, &line, &trips, Some(face), false);
        let passages: Vec<Passage> = line.iter().map(|(_, passage)| *passage).collect();
        let tally = tally(&passages);
        let by_trips: u16 = trips.iter().map(|trip| trip_points(trip, &tally)).sum();
        assert_eq!(report.trip_points, by_trips);
        assert_eq!(report.feature_points, feature_points(&tally));
        assert_eq!(report.points, by_trips + feature_points(&tally));
        for row in &report.trips {
            if let Facts::Chosen(chosen) = &row.facts {
                let again: u16 = chosen.iter().map(|scored| scored.points).sum();
                assert_eq!(row.points, again);
            }
        }
        let items = report.items(Seat(0));
        for item in &items {
            for words in &words {
                worded(words, &item.say);
            }
        }
        assert_eq!(sum(&items, "points"), i32::from(report.points));
        let paid = report.terminus.unwrap();
        assert_eq!(sum(&items, "pounds"), i32::from(paid.money));
        assert_eq!(paid.money, u16::from(face.pays(paid.counted)));
    }
}

#[test]
fn items_read_well() {
    let content = Content::base();
    let trips = [
        Trip::Again {
            feature: Kind::Barn,
            times: 2,
        },
        Trip::Rarest {
            terrain: Field,
            points: 7,
        },
    ];
    let face = &content.faces[usize::from(content.face("lake").unwrap())];
    let report = Report::new(5, &one_of_each(), &trips, Some(face), false);
    let [en, zh] = words();
    let items = report.items(Seat(0));
    let read = |words| {
        items
            .iter()
            .map(|i| worded(words, &i.say))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        read(&en),
        [
            "L3: score your best 2 barns on this line again (again 5, 1)",
            "L3: 7 points for at least one field and fewer fields than any other terrain on the line \
             (1 field, 1 forest, 5 lakes, 1 village)",
            "L3: lake barn (5 lakes)",
            "L3: farm (4 different terrains)",
            "L3: halt 3",
            "L3: field barn (1 field)",
            "L3: 2 signals",
            "L3: a siding, counted at the end of the game",
            "L3: terminus card (5 lakes)",
        ]
    );
    assert_eq!(
        read(&zh)[..3],
        [
            "L3：本线路得分最高的 2 个谷仓再次计分（再得 5 分、1 分）",
            "L3：至少有一个田野，且比线路上其他地形都少，得 7 分（1 个田野、1 个森林、5 个湖泊、1 个村庄）",
            "L3：湖泊谷仓（5 个湖泊）",
        ]
    );
}

#[test]
fn nothing_to_score_again_is_said() {
    let trip = Trip::Again {
        feature: Kind::Halt,
        times: 2,
    };
    let report = Report::new(0, &run(&[(Lake, Some(Farm))]), &[trip], None, false);
    let [en, zh] = words().map(|words| worded(&words, &report.items(Seat(0))[0].say));
    assert_eq!(
        en,
        "T1: score your best 2 halts on this line again (there is none)"
    );
    assert_eq!(zh, "T1：本线路得分最高的 2 个站点再次计分（没有这种设施）");
}
