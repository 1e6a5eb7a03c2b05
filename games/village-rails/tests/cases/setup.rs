//! Setting up (2.2).

use crate::*;
use table::Viewer;

#[test]
fn case01_setup_for_two_three_and_four() {
    for (seats, terminus) in [(2, 32), (3, 29), (4, 26)] {
        let mut dice = Dice::keyed([7; 32], 0);
        let game = VillageRails::deal(1, &Options::default(), seats, &mut dice).unwrap();
        game.audit().unwrap();
        let at = Position::of(&game);
        assert_eq!(at.deck.len(), 69);
        assert_eq!((at.track_market.len(), at.trip_market.len()), (7, 4));
        assert_eq!(at.terminus_deck.len(), terminus);
        let mut letters: Vec<char> = at.seats.iter().map(|area| area.letter).collect();
        letters.sort_unstable();
        letters.dedup();
        assert_eq!(letters.len(), usize::from(seats));
        for area in &at.seats {
            assert_eq!((area.money, area.points, area.hand.len()), (5, 0, 3));
        }
    }
}

#[test]
fn case02_the_earliest_letter_begins_then_clockwise() {
    let mut game = stride("DBC");
    let mut order = Vec::new();
    for _ in 0..4 {
        let seat = game.to_act().iter().next().unwrap();
        order.push(seat.0);
        while game.to_act().has(seat) {
            let action = game.fallback(seat);
            game.apply(
                seat,
                &action,
                &mut Dice::scripted([]),
                &mut Heard::default(),
            );
        }
    }
    assert_eq!(order, [1, 2, 0, 1]);
}

#[test]
fn case03_the_stride_setup_has_75_offers() {
    let game = stride("AB");
    let at = Position::of(&game);
    let cards = |market: &[Offer]| market.iter().map(|o| o.card).collect::<Vec<u8>>();
    assert_eq!(cards(&at.track_market), [1, 38, 75, 32, 69, 26, 63]);
    assert_eq!(cards(&at.trip_market), [20, 57, 14, 51]);
    assert_eq!(at.deck[0], 8);
    assert_eq!(at.seats[0].hand, [1, 12, 23]);
    assert_eq!(at.seats[1].hand, [34, 7, 18]);
    let offers = offers(&game);
    let builds = offers.iter().filter(|o| o.starts_with("track:")).count();
    let plans = offers.iter().filter(|o| o.starts_with("trip:")).count();
    assert_eq!((builds, plans, offers.len()), (54, 21, 75));
}

/// Luck is asked in the order letters, pairing, railway deck, terminus deck, each by Fisher–Yates from the last place.
#[test]
fn luck_is_asked_in_the_order_of_the_rules() {
    let down_from = |count: u64| (2..=count).rev();
    for shuffled_pairing in [false, true] {
        let options = Options {
            shuffled_pairing,
            ..Options::default()
        };
        let mut dice = Dice::scripted([]);
        VillageRails::deal(1, &options, 3, &mut dice).unwrap();
        let mut bounds: Vec<u64> = down_from(4).collect();
        if shuffled_pairing {
            bounds.extend(down_from(80));
        }
        bounds.extend(down_from(80));
        bounds.extend(down_from(38));
        assert_eq!(dice.bounds(), bounds);
    }
}

#[test]
fn the_first_drawn_lies_furthest_from_the_deck_v9() {
    let game = stride("AB");
    let view = game.view(Viewer::Public);
    assert_eq!(view.track_market[0].piece, 0);
    assert_eq!(view.track_market[6].piece, 6);
    assert_eq!(view.trip_market[0].piece, 7);
    assert_eq!(view.deck.top_piece, Some(11));
}

#[test]
fn shuffled_pairing_keeps_all_sides_and_pairs_them_anew() {
    let options = Options {
        shuffled_pairing: true,
        ..Options::default()
    };
    let game = VillageRails::deal(1, &options, 2, &mut Dice::fast(3)).unwrap();
    game.audit().unwrap();
    let pairing = Position::of(&game).pairing.unwrap();
    let moved = (1..).zip(&pairing).filter(|(card, trip)| card != *trip);
    assert!(moved.count() > 60);
    let view = game.view(Viewer::Public);
    let card = usize::from(Position::of(&game).track_market[0].card);
    let trip = usize::from(pairing[card - 1]);
    assert_eq!(view.track_market[0].trip, base().trips[trip - 1]);
    assert_eq!(view.track_market[0].track, base().tracks[card - 1]);
}
