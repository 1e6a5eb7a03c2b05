//! What each viewer may know (part 5), and redeals that agree with it.

use crate::*;
use table::Viewer;
use village_rails::content::{Terrain, Trip};
use village_rails::view::View;

#[test]
fn case39_views_of_the_stride_setup() {
    let game = stride("AB");
    let own = game.view(Viewer::Seat(TWO));
    let faces: Vec<&str> = own
        .hand
        .iter()
        .map(|held| held.face.name.as_str())
        .collect();
    assert_eq!(faces.len(), 3);
    let public = game.view(Viewer::Public);
    assert!(public.hand.is_empty());
    assert_eq!(public.seats[1].hand, 3);
    for view in [&own, &public] {
        assert_eq!(view.deck.count, 69);
        let top = Trip::None {
            terrain: Terrain::Forest,
            points: 4,
        };
        assert_eq!(view.deck.top_trip, Some(top));
        assert!(view.deck.known_bottom.is_empty());
        let text = serde_json::to_string(view).unwrap();
        assert!(!text.contains("seed") && !text.contains("\"card\""));
    }
    // Nothing but the hand tells the views of the seats and the public apart.
    let bare = |mut view: View| {
        view.hand.clear();
        view.who = Viewer::Public;
        view
    };
    assert_eq!(bare(own), public);
    assert_eq!(bare(game.view(Viewer::Seat(ONE))), public);
}

#[test]
fn case40_returned_trips_lie_in_the_order_chosen() {
    let mut at = Position::new("AB");
    at.seats[0].hand = vec![1, 2, 10];
    at.seats[0].lines[line("T3")].trips = vec![20, 18];
    at.track_market = market(&[25, 8, 2, 3, 4, 5, 6]);
    let mut game = set_up(at);
    play(&mut game, ONE, "track:0 cell:c1 upright");
    let mut kept = game.clone();
    play(&mut game, ONE, "line:T3 terminus:field reversed");
    play(&mut kept, ONE, "line:T3 terminus:field kept");
    let (p, q) = (base().trips[20 - 1], base().trips[18 - 1]);
    for who in Viewer::all(2) {
        assert_eq!(game.view(who).deck.known_bottom, [q, p]);
        assert_eq!(kept.view(who).deck.known_bottom, [p, q]);
    }
}

/// Plays random games and looks at each state, with a number.
fn each_state(
    options: &Options,
    seats: u8,
    seeds: std::ops::Range<u64>,
    look: impl Fn(&VillageRails, u64),
) {
    for seed in seeds {
        let mut dice = Dice::fast(seed);
        let mut game = VillageRails::deal(1, options, seats, &mut dice).unwrap();
        let mut step = 0;
        while let Some(seat) = game.to_act().iter().next() {
            look(&game, 1000 * seed + step);
            let offers = offers(&game);
            let path = offers[dice.below(offers.len() as u32) as usize].clone();
            play(&mut game, seat, &path);
            step += 1;
        }
        look(&game, 1000 * seed + step);
    }
}

fn variants() -> [Options; 3] {
    let doubled = r#"["lake", "bend", "farm", "signal"]"#;
    let turnback = r#"["lake", "turnback", "farm", "signal"]"#;
    let tracks: Vec<&str> = [doubled, turnback].into_iter().cycle().take(40).collect();
    [
        Options::default(),
        Options {
            shuffled_pairing: true,
            ..Options::default()
        },
        Options {
            set: Some(turnbacks::crosses_and(&tracks, 60)),
            ..Options::default()
        },
    ]
}

#[test]
fn a_redeal_agrees_with_what_its_viewer_knows() {
    for options in variants() {
        for seats in [2, 3] {
            each_state(&options, seats, 0..6, |game, number| {
                for who in Viewer::all(seats) {
                    let other = game.redeal(who, &mut Dice::fast(number));
                    other.audit().unwrap();
                    assert_eq!(other.view(who), game.view(who));
                    assert_eq!(other.view(Viewer::Public), game.view(Viewer::Public));
                    assert_eq!(other.sheets(), game.sheets());
                    if let Some(seat) = who.seat().filter(|seat| game.to_act().has(*seat)) {
                        assert_eq!(offers(&other), offers(game));
                        assert_eq!(other.fallback(seat), game.fallback(seat));
                    }
                }
            });
        }
    }
}

#[test]
fn a_redeal_does_not_depend_on_the_truth() {
    for options in variants() {
        each_state(&options, 3, 10..16, |game, number| {
            for who in Viewer::all(3) {
                let one = game.redeal(who, &mut Dice::fast(number));
                let other = game.redeal(who, &mut Dice::fast(number + 1));
                assert_eq!(other.redeal(who, &mut Dice::fast(number)), one);
            }
        });
    }
}

/// A redeal is played on beside the truth; as long as the viewer sees the same, samples of both are the same.
#[test]
fn a_redeal_played_on_stays_a_fair_twin() {
    let mut compared = 0;
    for options in variants() {
        for seed in 0..40 {
            let mut dice = Dice::fast(seed);
            let mut game = VillageRails::deal(1, &options, 2, &mut dice).unwrap();
            let who = [Viewer::Public, Viewer::Seat(ONE), Viewer::Seat(TWO)][seed as usize % 3];
            let mut shadow = game.redeal(who, &mut dice);
            while let Some(seat) = game.to_act().iter().next() {
                let offers = offers(&game);
                let path = offers[dice.below(offers.len() as u32) as usize].clone();
                let action = action(&game, &path);
                let passes = shadow.check(seat, &action).is_ok();
                if passes {
                    play(&mut shadow, seat, &path);
                }
                play(&mut game, seat, &path);
                if !passes || shadow.view(who) != game.view(who) {
                    shadow = game.redeal(who, &mut dice);
                    continue;
                }
                compared += 1;
                let luck = dice.word();
                let redeal = |game: &VillageRails| game.redeal(who, &mut Dice::fast(luck));
                assert_eq!(redeal(&shadow), redeal(&game));
            }
        }
    }
    assert!(compared > 500, "{compared}");
}

/// In the stride setup the deck's top bears `none forest`, of which there is one card: its back is known by counting.
#[test]
fn a_trip_of_which_there_is_one_tells_its_back_by_default_only() {
    let game = stride("AB");
    let tops = |game: &VillageRails| -> Vec<u8> {
        let top = |seed| {
            let other = game.redeal(Viewer::Public, &mut Dice::fast(seed));
            Position::of(&other).deck[0]
        };
        let mut tops: Vec<u8> = (0..200).map(top).collect();
        tops.sort_unstable();
        tops.dedup();
        tops
    };
    assert_eq!(tops(&game), [8]);
    let options = Options {
        shuffled_pairing: true,
        ..stride_options("AB")
    };
    let shuffled = VillageRails::deal(1, &options, 2, &mut Dice::fast(8)).unwrap();
    // 73 cards lie trip side up; 200 samples show most of their backs.
    assert!(tops(&shuffled).len() > 50);
}

/// Each card of a face is as likely as the next: four cards bear `tracks_minus 9/1`, one of them lies in the trip market.
#[test]
fn a_redeal_is_uniform_over_the_cards_of_a_face() {
    let mut at = Position::new("AB");
    at.trip_market = market(&[35, 2, 3, 4]);
    at.track_market = market(&[5, 6, 7, 8, 9, 10, 11]);
    let game = set_up(at);
    let mut seen = [0; 81];
    for seed in 0..4000 {
        let other = game.redeal(Viewer::Seat(ONE), &mut Dice::fast(seed));
        seen[usize::from(Position::of(&other).trip_market[0].card)] += 1;
    }
    for card in [1, 12, 35, 58] {
        assert!(
            (900..1100).contains(&seen[card]),
            "card {card}: {}",
            seen[card]
        );
    }
    assert_eq!(seen.iter().sum::<i32>(), 4000);
}

#[test]
fn the_other_hand_is_uniform_over_the_unseen_terminus_cards() {
    let game = stride("AB");
    let own = &Position::of(&game).seats[0].hand;
    let mut seen = [0; 39];
    for seed in 0..3500 {
        let other = Position::of(&game.redeal(Viewer::Seat(ONE), &mut Dice::fast(seed)));
        for card in &other.seats[1].hand {
            seen[usize::from(*card)] += 1;
        }
    }
    // 35 unseen cards, three held: each is held in 300 of 3500 samples, give or take five standard deviations.
    let faces = |cards: &[u8]| -> Vec<u8> {
        cards
            .iter()
            .map(|card| base().termini[usize::from(card - 1)])
            .collect()
    };
    let by_face = |face: u8| -> i32 {
        (1..39)
            .filter(|card| base().termini[*card - 1] == face)
            .map(|card| seen[card])
            .sum()
    };
    for face in 0..base().faces.len() as u8 {
        let cards = base().termini.iter().filter(|f| **f == face).count() as i32;
        let held = faces(own).iter().filter(|f| **f == face).count() as i32;
        let expected = 300 * (cards - held);
        assert!(
            (by_face(face) - expected).abs() < 200,
            "face {face}: {}",
            by_face(face)
        );
    }
}

#[test]
fn a_drawn_card_is_named_to_its_drawer_alone() {
    let mut at = Position::new("AB");
    at.seats[0].hand = vec![1, 2, 10];
    at.track_market = market(&[25, 8, 2, 3, 4, 5, 6]);
    let mut game = set_up(at);
    play(&mut game, ONE, "track:0 cell:c1 upright");
    let heard = play(&mut game, ONE, "line:T3 terminus:lake");
    let keys = |who| -> Vec<&str> { heard.by(who).map(|line| line.say.key).collect() };
    assert!(keys(Viewer::Seat(ONE)).contains(&"line-draw-own"));
    for who in [Viewer::Public, Viewer::Seat(TWO)] {
        assert!(keys(who).contains(&"line-draw"));
        assert!(!keys(who).contains(&"line-draw-own"));
    }
    assert_eq!(keys(Viewer::Public).len(), keys(Viewer::Seat(ONE)).len());
}
