//! Positions written down openly, and set up again.

use crate::*;
use village_rails::position::{BadPosition, Phase, Resolved};

fn full(letters: &str) -> Position {
    let mut at = Position::new(letters);
    at.fill(&base());
    at
}

#[track_caller]
fn bad(at: &Position) -> BadPosition {
    let bad = at.set_up(base()).expect_err("this position is refused");
    assert!(!bad.to_string().is_empty());
    bad
}

#[test]
fn every_position_of_a_game_can_be_set_up_again() {
    for seed in 0..30 {
        let options = Options {
            shuffled_pairing: seed % 3 == 0,
            ..Options::default()
        };
        let mut dice = Dice::fast(seed);
        let mut game = VillageRails::deal(1, &options, 2 + (seed % 3) as u8, &mut dice).unwrap();
        while let Some(seat) = game.to_act().iter().next() {
            let at = Position::of(&game);
            let again = at.set_up(base()).unwrap();
            again.audit().unwrap();
            assert_eq!(Position::of(&again), at);
            assert_eq!(offers(&again), offers(&game));
            assert_eq!(again.sheets(), game.sheets());
            let written = serde_json::from_value::<Position>(game.open()).unwrap();
            assert_eq!(written, at);
            let offers = offers(&game);
            let path = offers[dice.below(offers.len() as u32) as usize].clone();
            play(&mut game, seat, &path);
        }
        let at = Position::of(&game);
        assert_eq!(Position::of(&at.set_up(base()).unwrap()), at);
    }
}

#[test]
fn seats_need_letters() {
    assert_eq!(bad(&full("A")), BadPosition::Seats);
    assert_eq!(bad(&full("AA")), BadPosition::Seats);
    assert_eq!(bad(&full("AE")), BadPosition::Seats);
    let mut at = full("AB");
    at.to_act = Seat(2);
    assert_eq!(bad(&at), BadPosition::Seats);
}

#[test]
fn cards_are_named_once() {
    let mut at = full("AB");
    at.deck.pop();
    assert_eq!(bad(&at), BadPosition::RailwayCard { card: 80 });
    at.deck.push(1);
    assert_eq!(bad(&at), BadPosition::RailwayCard { card: 1 });
    let mut at = full("AB");
    at.seats[0].hand[0] = 39;
    assert_eq!(bad(&at), BadPosition::TerminusCard { card: 39 });
    let mut at = full("AB");
    at.pairing = Some(vec![1; 80]);
    assert_eq!(bad(&at), BadPosition::Pairing);
}

#[test]
fn markets_are_full_while_the_deck_lasts() {
    let mut at = full("AB");
    let card = at.track_market.pop().unwrap().card;
    at.deck.push(card);
    assert_eq!(bad(&at), BadPosition::Market);
    let mut at = full("AB");
    at.returned = 25;
    assert_eq!(bad(&at), BadPosition::Returned);
}

#[test]
fn turns_tracks_and_hands_agree() {
    let mut at = full("AB");
    at.seats[1].turns = 1;
    assert_eq!(bad(&at), BadPosition::Turns { seat: TWO });
    at.to_act = TWO;
    assert_eq!(bad(&at), BadPosition::Turns { seat: ONE });
    let mut at = full("AB");
    at.phase = Phase::Over;
    assert_eq!(bad(&at), BadPosition::Turns { seat: ONE });
    let mut at = Position::new("AB");
    lay(&mut at.seats[0], &[("a1", 1, false)]);
    at.fill(&base());
    assert_eq!(bad(&at), BadPosition::Tracks { seat: ONE });
    let mut at = full("AB");
    let card = at.seats[1].hand.pop().unwrap();
    at.terminus_deck.push(card);
    assert_eq!(bad(&at), BadPosition::Hand { seat: TWO });
}

/// One turn each, seat 0 has one track.
fn with_track(cell: &str, card: u8, turned: bool) -> Position {
    let mut at = Position::new("AB");
    at.seats.iter_mut().for_each(|area| area.turns = 1);
    lay(&mut at.seats[0], &[(cell, card, turned)]);
    at
}

#[test]
fn lines_agree_with_tracks() {
    let set = |mut at: Position| {
        at.fill(&base());
        at
    };
    assert_eq!(
        bad(&set(with_track("a1", 1, true))),
        BadPosition::Turned { card: 1 }
    );
    let unresolved = BadPosition::Unresolved { seat: ONE, line: 2 };
    assert_eq!(bad(&set(with_track("c1", 25, false))), unresolved);
    let mut at = with_track("a1", 1, false);
    at.seats[0].lines[0].resolved = Some(Resolved {
        terminus: 38,
        paid: 3,
        trip_points: 0,
    });
    assert_eq!(
        bad(&set(at)),
        BadPosition::NotComplete { seat: ONE, line: 0 }
    );
    let mut at = with_track("a1", 1, false);
    at.seats[0].lines[3].trips = vec![10, 11, 12];
    assert_eq!(bad(&set(at)), BadPosition::Trips { seat: ONE, line: 3 });
    let mut at = with_track("a1", 1, false);
    at.phase = Phase::Resolve;
    assert_eq!(bad(&set(at)), BadPosition::Phase);
}
