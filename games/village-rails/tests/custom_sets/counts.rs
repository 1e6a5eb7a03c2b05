//! How many cards a set has, and for how many players they are enough (1.7.3, 1.7.4).

use crate::{TRIAL, english, words};
use table::{Dice, Game, Seat, Silence};
use village_rails::content::{BASE, Content, Feature, Shape, Terrain, Track};
use village_rails::{Options, VillageRails};

/// A set of plain cards: so many tracks and trips, so many terminus cards.
fn plain(cards: usize, termini: usize, shape: &str) -> String {
    let borders = BASE.find("[borders]").unwrap();
    let row = format!("[\"lake\", \"{shape}\", \"-\", \"halt 9\"],");
    let trips = "{ kind = \"per_track\", points = 1 },".repeat(cards);
    let termini = "{ name = \"t\", counts = \"tracks\", pays = [4] },".repeat(termini);
    format!(
        "name = \"plain\"\ntracks = [{}]\ntrips = [{trips}]\ntermini = [{termini}]\n{}",
        row.repeat(cards),
        &BASE[borders..]
    )
}

#[test]
fn how_many_cards_a_set_has() {
    for cards in [11, 104] {
        let set = Content::load(&plain(cards, 48, "bend")).unwrap();
        assert_eq!((set.tracks.len(), set.trips.len()), (cards, cards));
        assert_eq!((set.faces.len(), set.termini.len()), (1, 48));
    }
    let refused = |cards, termini| {
        let bad = TRIAL.refusal(&plain(cards, termini, "bend"));
        (bad.say.key, bad.line)
    };
    assert_eq!(refused(10, 48), ("set-few-cards", Some(2)));
    assert_eq!(refused(105, 48), ("set-many-cards", Some(2)));
    assert_eq!(refused(80, 49), ("set-many-termini", Some(4)));
}

#[test]
fn check_1_7_4_cards_for_the_players() {
    let load = |cards, termini, shape| Content::load(&plain(cards, termini, shape)).unwrap();
    for (seats, cards, termini) in [(2, 42, 18), (3, 60, 27), (4, 78, 36)] {
        assert_eq!(load(cards, termini, "cross").fits(seats), Ok(()));
        let few = load(cards - 1, termini, "cross").fits(seats).unwrap_err();
        assert_eq!(few.say.key, "set-few-cards-for-seats");
        // V14: a seat may find no track card in a set with turnbacks.
        assert_eq!(load(11, termini, "turnback").fits(seats), Ok(()));
        for shape in ["cross", "turnback"] {
            let few = load(cards, termini - 1, shape).fits(seats).unwrap_err();
            assert_eq!(few.say.key, "set-few-termini-for-seats");
        }
    }
    let few = load(41, 18, "bend").fits(2).unwrap_err();
    assert_eq!(
        english(few),
        "The set: 2 players need at least 42 railway cards, the set has 41."
    );
}

#[test]
fn check_1_7_3_a_set_without_turnbacks_always_completes() {
    let set = Content::load(&plain(42, 18, "turnback")).unwrap();
    assert!(!set.always_completes);
    let card = Track {
        terrain: Terrain::Lake,
        shape: Shape::Turnback,
        a: None,
        b: Some(Feature::Halt(9)),
    };
    assert_eq!(set.tracks[0], card);
    for shape in ["cross", "bend"] {
        assert!(
            Content::load(&plain(42, 18, shape))
                .unwrap()
                .always_completes
        );
    }
    let one = plain(42, 18, "bend").replacen("\"bend\"", "\"turnback\"", 1);
    assert!(!Content::load(&one).unwrap().always_completes);
}

/// Eleven cards are the least a set may have: with turnbacks every game of them ends, and no card or coin is lost (V14, V35).
#[test]
fn the_smallest_turnback_set_plays_to_its_end() {
    for seats in 2..=4 {
        let options = Options {
            set: Some(plain(11, 9 * usize::from(seats), "turnback")),
            ..Default::default()
        };
        for seed in 0..50 {
            let mut dice = Dice::fast(seed);
            let mut game = VillageRails::deal(1, &options, seats, &mut dice).expect("the set fits");
            let mut offers = Vec::new();
            while let Some(seat) = game.to_act().iter().next() {
                game.legal(seat, &mut offers);
                let action = offers[dice.below(offers.len() as u32) as usize];
                game.apply(seat, &action, &mut dice, &mut Silence);
                assert_eq!(game.audit(), Ok(()));
            }
            let all: Vec<Seat> = game.sheets().iter().map(|sheet| sheet.seat).collect();
            assert_eq!(all, Seat::all(seats).collect::<Vec<_>>());
        }
    }
}

#[test]
fn a_game_is_not_dealt_from_a_set_too_small_for_it() {
    let options = Options {
        set: Some(plain(42, 18, "bend")),
        ..Default::default()
    };
    let deal = |seats| VillageRails::deal(1, &options, seats, &mut Dice::fast(1));
    assert!(deal(2).is_ok());
    let say = deal(3).expect_err("three need more").say;
    assert_eq!(
        words().say(&say),
        "The set: 3 players need at least 60 railway cards, the set has 42."
    );
}
