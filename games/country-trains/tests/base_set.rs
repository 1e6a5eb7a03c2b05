//! The default tiles are those of the rule file (part 1), and they pass its checks V1 to V9; V10 is played in `balance.rs`.

use country_trains::content::{BASE, Content, Country, Tile, Track};
use country_trains::{CountryTrains, Stack};
use std::collections::BTreeSet;
use table::{Game, Lang, Words};

/// A row of the table of 1.4: id, names, good wanted, green numbers, red number.
type Row = (
    &'static str,
    &'static str,
    &'static str,
    Country,
    &'static [u8],
    u8,
);

const STATIONS: [Row; 9] = [
    ("W1", "Timber Yard", "木料场", Country::Wood, &[4, 9, 15], 2),
    ("W2", "Sawmill", "锯木厂", Country::Wood, &[5, 11, 17], 1),
    (
        "W3",
        "Paper Mill",
        "造纸厂",
        Country::Wood,
        &[3, 7, 12, 18],
        2,
    ),
    (
        "H1",
        "Wool Store",
        "羊毛仓",
        Country::Sheep,
        &[5, 10, 16],
        2,
    ),
    (
        "H2",
        "Stock Market",
        "牲畜市场",
        Country::Sheep,
        &[6, 12, 18],
        1,
    ),
    (
        "H3",
        "Weaving Mill",
        "毛纺厂",
        Country::Sheep,
        &[4, 8, 13, 19],
        3,
    ),
    (
        "S1",
        "Bridge Works",
        "桥梁厂",
        Country::Steel,
        &[6, 12, 19],
        2,
    ),
    (
        "S2",
        "Engine Works",
        "机车厂",
        Country::Steel,
        &[7, 14, 21],
        1,
    ),
    (
        "S3",
        "Tool Works",
        "工具厂",
        Country::Steel,
        &[5, 10, 16, 23],
        3,
    ),
];

const GOODS: [Country; 3] = [Country::Wood, Country::Sheep, Country::Steel];

#[test]
fn the_stations_are_those_of_the_table() {
    let set = Content::load(BASE).unwrap();
    assert_eq!(set.stations.len(), STATIONS.len());
    for (station, (id, en, zh, wants, green, tax)) in set.stations.iter().zip(STATIONS) {
        assert_eq!((&*station.id, &*station.en, &*station.zh), (id, en, zh));
        assert_eq!(
            (station.wants, &*station.green, station.tax),
            (wants, green, tax)
        );
    }
}

#[test]
fn v1_the_counts() {
    let set = Content::base();
    assert_eq!(set.count(Stack::Station), 9);
    assert_eq!((set.count(Stack::Track), set.track), (21, [6, 8, 6, 1]));
    assert_eq!((set.count(Stack::Country), set.country), (29, [8, 7, 6, 8]));
    let track = set.tiles(Stack::Track);
    assert_eq!(track.len(), 21);
    assert_eq!(
        (track[0], track[20]),
        (Tile::Track(Track::Straight), Tile::Track(Track::Cross))
    );
    let country = set.tiles(Stack::Country);
    assert_eq!(
        (country[0], country[28]),
        (Tile::Country(Country::Wood), Tile::Country(Country::House))
    );
}

/// The table of 1.2: the masks of every kind by rotation.
#[test]
fn v2_the_track_has_every_mask_of_two_or_more_ends() {
    let masks =
        |track: Track| -> Vec<u8> { (0..track.rotations()).map(|rot| track.ends(rot)).collect() };
    assert_eq!(masks(Track::Straight), [5, 10]);
    assert_eq!(masks(Track::Curve), [3, 6, 12, 9]);
    assert_eq!(masks(Track::ThreeWay), [7, 14, 13, 11]);
    assert_eq!(masks(Track::Cross), [15]);
    let set = Content::base();
    let kinds = Track::ALL
        .into_iter()
        .zip(set.track)
        .filter(|(_, count)| *count > 0);
    let all: BTreeSet<u8> = kinds.flat_map(|(track, _)| masks(track)).collect();
    let due: BTreeSet<u8> = (1..16u8).filter(|mask| mask.count_ones() >= 2).collect();
    assert_eq!((all.len(), all), (11, due));
}

#[test]
fn v3_three_stations_want_each_good() {
    let set = Content::base();
    for good in GOODS {
        let wanting = set.stations.iter().filter(|station| station.wants == good);
        assert_eq!(wanting.count(), 3, "{good:?}");
        assert!(set.country[good as usize] > 0);
    }
}

#[test]
fn v4_green_numbers_rise_in_rising_steps() {
    for station in &Content::base().stations {
        let green = &station.green;
        assert!((3..=4).contains(&green.len()), "{}", station.id);
        assert!((3..=7).contains(&green[0]), "{}", station.id);
        let steps: Vec<u8> = green.windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(steps[0] > 0 && steps.is_sorted(), "{}", station.id);
    }
}

#[test]
fn v5_more_green_numbers_than_cubes() {
    let set = Content::base();
    for good in GOODS {
        let wanting = set.stations.iter().filter(|station| station.wants == good);
        assert_eq!(
            wanting.map(|station| station.green.len()).sum::<usize>(),
            10
        );
    }
}

#[test]
fn v6_taxes_are_small() {
    for station in &Content::base().stations {
        assert!((1..=3).contains(&station.tax) && station.tax < station.green[0]);
    }
}

#[test]
fn v7_the_scarcer_the_good_the_better_it_pays() {
    let set = Content::base();
    let lowest = |good: Country| -> u32 {
        let wanting = set.stations.iter().filter(|station| station.wants == good);
        wanting.map(|station| u32::from(station.green[0])).sum()
    };
    // Means of 4, 5 and 6 over three stations each.
    assert_eq!(GOODS.map(lowest), [12, 15, 18]);
    assert_eq!(GOODS.map(|good| set.country[good as usize]), [8, 7, 6]);
}

#[test]
fn v8_the_published_example_is_in_the_set() {
    let set = Content::base();
    let station = |id| &set.stations[usize::from(set.station(id).unwrap())];
    assert_eq!(station("S1").green, [6, 12, 19]);
    assert_eq!(station("H1").tax, 2);
    assert_eq!(set.station("X1"), None);
}

#[test]
fn v9_ids_are_unique_and_every_name_has_two_languages() {
    let set = Content::base();
    let ids: BTreeSet<&str> = set.stations.iter().map(|station| &*station.id).collect();
    assert_eq!(ids.len(), 9);
    for lang in Lang::ALL {
        let words = Words::new(lang, &[&CountryTrains::CARD.words]);
        for stack in Stack::ALL {
            for tile in set.tiles(stack) {
                words.try_say(&tile.say(&set)).unwrap();
            }
        }
    }
    let zh = Words::new(Lang::Zh, &[&CountryTrains::CARD.words]);
    assert_eq!(zh.say(&set.stations[0].say()), "木料场（W1）");
}
