//! What each terminus card counts and pays (1.5).

use crate::with;
use Feature::{Barn, Farm, Signal};
use Terrain::{Field, Lake, Village};
use village_rails::content::{Content, Counted, Feature, Kind, Terrain};
use village_rails::score::{tally, terminus_count};

#[test]
fn a_terminus_card_counts_what_it_says() {
    let line = tally(&with([
        (Lake, Barn(Lake)),
        (Lake, Signal),
        (Field, Signal),
        (Lake, Farm),
        (Village, Signal),
    ]));
    let count = |counted| terminus_count(counted, &line, 2);
    let terrains = Terrain::ALL.map(|t| count(Counted::Terrain(t)));
    assert_eq!(terrains, [1, 0, 0, 3, 1]);
    let kinds = Kind::ALL.map(|k| count(Counted::Feature(k)));
    assert_eq!(kinds, [1, 1, 0, 3, 0]);
    assert_eq!(count(Counted::Trips), 2);
    assert_eq!(terminus_count(Counted::Trips, &line, 0), 0);
    assert_eq!(count(Counted::Tracks), 5);
    assert_eq!(count(Counted::Terrains), 3);
    assert_eq!(count(Counted::Features), 5);
}

#[test]
fn every_terminus_row_pays_by_count_and_its_last_column_beyond() {
    let content = Content::base();
    let usual = [3, 4, 7, 10, 10, 10, 10, 10, 10];
    let rows = [
        ("trips", [3, 4, 7, 7, 7, 7, 7, 7, 7]),
        ("long", [3, 3, 3, 3, 3, 3, 5, 8, 8]),
        ("short", [8, 8, 8, 5, 3, 3, 3, 3, 3]),
        ("many", [3, 3, 3, 3, 5, 8, 8, 8, 8]),
        ("few", [8, 8, 6, 3, 3, 3, 3, 3, 3]),
        ("features", [3, 3, 3, 4, 6, 9, 9, 9, 9]),
    ];
    let terrains = Terrain::ALL.map(|t| (t.code(), usual));
    let kinds = Kind::ALL.map(|k| (k.code(), usual));
    let all: Vec<_> = terrains.into_iter().chain(kinds).chain(rows).collect();
    assert_eq!(all.len(), content.faces.len());
    for ((name, row), face) in all.into_iter().zip(&content.faces) {
        assert_eq!(face.name, name);
        let paid: [u8; 9] = std::array::from_fn(|count| face.pays(count as u8));
        assert_eq!(paid, row, "{name}");
    }
}
