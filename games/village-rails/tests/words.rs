//! Every card, item and refusal of a set can be said in both languages.

use table::{Game, InBoth, Lang, Say, Words};
use village_rails::VillageRails;
use village_rails::content::{
    Content, Counted, Edge, Feature, Kind, Shape, Terminus, Terrain, Track, Trip,
};

const WORDS: InBoth = VillageRails::CARD.words;

fn said(lang: Lang, say: &Say) -> String {
    match Words::new(lang, &[&WORDS]).try_say(say) {
        Ok(text) => text,
        Err(error) => panic!("{lang}: {error}"),
    }
}

fn both(say: &Say) -> [String; 2] {
    Lang::ALL.map(|lang| said(lang, say))
}

fn all_of(says: impl IntoIterator<Item = Say>) -> Vec<Say> {
    says.into_iter().collect()
}

#[test]
fn every_name_is_worded_and_chinese_in_chinese() {
    let content = Content::base();
    let numbers = [0, 1, 5];
    let counted = Terrain::ALL.map(Counted::Terrain).into_iter();
    let counted = counted.chain(Kind::ALL.map(Counted::Feature)).chain([
        Counted::Trips,
        Counted::Tracks,
        Counted::Terrains,
        Counted::Features,
    ]);
    let counted: Vec<Counted> = counted.collect();
    let mut says = all_of(counted.iter().map(|c| c.say()));
    for count in numbers {
        says.extend(counted.iter().map(|c| c.say_number(count)));
    }
    says.extend(Terrain::ALL.map(Terrain::say));
    says.extend(Kind::ALL.map(Kind::say));
    says.extend(Shape::ALL.map(Shape::say));
    says.extend(content.tracks.iter().map(|t| t.say()));
    says.extend(content.tracks.iter().map(|t| t.describe(true)));
    says.extend(content.trips.iter().flat_map(|t| [t.say(), t.title()]));
    says.extend(content.faces.iter().flat_map(|f| [f.say(), f.title()]));
    for say in says {
        let [_, zh] = both(&say);
        assert!(!zh.contains(|c: char| c.is_ascii_alphabetic()), "{zh}");
    }
}

#[test]
fn tracks_as_a_reader_hears_them() {
    let card = Content::base().tracks[13 - 1];
    assert_eq!(
        both(&card.say()),
        [
            "field bend with farm and halt 2",
            "田野弯道，有农场和站点 2"
        ]
    );
    let lies = |turned| said(Lang::En, &card.describe(turned));
    assert_eq!(
        lies(false),
        "field bend: farm from top to right, halt 2 from left to bottom"
    );
    assert_eq!(
        lies(true),
        "field bend: halt 2 from top to right, farm from left to bottom"
    );
    let one = Track { a: None, ..card };
    assert_eq!(said(Lang::En, &one.say()), "field bend with halt 2");
    assert_eq!(
        said(Lang::En, &one.describe(false)),
        "field bend: halt 2 from left to bottom"
    );
    let plain = Track { b: None, ..one };
    assert_eq!(said(Lang::En, &plain.say()), "field bend");
    assert_eq!(said(Lang::En, &plain.describe(false)), "field bend");
}

#[test]
fn every_shape_says_which_edges_it_joins() {
    let say = |shape| {
        let card = Track {
            terrain: Terrain::Lake,
            shape,
            a: Some(Feature::Barn(Terrain::Field)),
            b: Some(Feature::Signal),
        };
        assert_eq!(card.shape.exit(Edge::N), shape.exit(Edge::N));
        said(Lang::En, &card.describe(true))
    };
    assert_eq!(
        Shape::ALL.map(say),
        [
            "lake crossing: field barn from top to bottom, signal from left to right",
            "lake bend: signal from top to right, field barn from left to bottom",
            "lake turnback: signal from top to left, field barn from right to bottom",
        ]
    );
}

#[test]
fn terminus_cards_say_their_row() {
    let content = Content::base();
    let face = |name| &content.faces[usize::from(content.face(name).unwrap())];
    let say = |name| said(Lang::En, &face(name).say());
    assert_eq!(
        ["lake", "trips", "long", "short", "many", "few"].map(say),
        [
            "by the number of lakes: 0 → £3, 1 → £4, 2 → £7, 3+ → £10",
            "by the number of trips: 0 → £3, 1 → £4, 2 → £7",
            "by the number of tracks: 0–5 → £3, 6 → £5, 7+ → £8",
            "by the number of tracks: 0–2 → £8, 3 → £5, 4+ → £3",
            "by the number of different terrains: 0–3 → £3, 4 → £5, 5 → £8",
            "by the number of different terrains: 0–1 → £8, 2 → £6, 3+ → £3",
        ]
    );
    let title = |name| said(Lang::En, &face(name).title());
    assert_eq!(
        ["lake", "long", "short"].map(title),
        ["lakes", "tracks", "few tracks"]
    );
    let flat = Terminus {
        row: vec![5],
        ..face("trips").clone()
    };
    assert_eq!(said(Lang::En, &flat.title()), "trips");
    assert_eq!(
        said(Lang::En, &flat.say()),
        "by the number of trips: 0+ → £5"
    );
}

#[test]
fn trips_say_what_they_pay() {
    let say = |trip: Trip| both(&trip.say());
    assert_eq!(
        say(Trip::TracksMinus { base: 9, per: 1 }),
        ["9 points minus 1 per track", "9 分，每段轨道减 1 分"]
    );
    assert_eq!(
        say(Trip::PerTrack { points: 1 }),
        ["1 point per track", "每段轨道 1 分"]
    );
    let again = |times| {
        let feature = Kind::Barn;
        said(Lang::En, &Trip::Again { feature, times }.say())
    };
    assert_eq!(again(1), "score your best barn on this line again");
    assert_eq!(again(2), "score your best 2 barns on this line again");
    let terrain = Terrain::Lake;
    assert_eq!(
        say(Trip::Rarest { terrain, points: 7 }),
        [
            "7 points for at least one lake and fewer lakes than any other terrain on the line",
            "至少有一个湖泊，且比线路上其他地形都少，得 7 分"
        ]
    );
}

#[test]
fn a_trip_has_the_anchor_and_the_spelling_of_its_kind() {
    for trip in &Content::base().trips {
        assert_eq!(trip.rule(), format!("trip-{}", trip.code()));
        let json = serde_json::to_value(trip).unwrap();
        assert_eq!(json["kind"], trip.code());
        assert_eq!(trip.title().key, format!("title-{}", trip.code()));
        assert_eq!(trip.say().key, trip.rule());
    }
}
