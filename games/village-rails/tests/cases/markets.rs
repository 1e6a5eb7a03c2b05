//! Paying, coins and refills (2.4, V3, V4, V13).

use crate::*;

#[test]
fn case04_prices_are_paid_from_the_purse() {
    let game = stride("AB");
    let facts = |path| {
        let refusal = refusal(&game, ONE, path);
        assert_eq!(refusal.code, "not_enough_money");
        refusal.say.args
    };
    let six = vec![("needed", Arg::Num(6)), ("have", Arg::Num(5))];
    assert_eq!(facts("track:6 cell:a1"), six);
    assert_eq!(facts("trip:3 line:T1"), six);
}

#[test]
fn case05_coins_lie_on_cards_and_move_with_them() {
    let mut at = Position::new("AB");
    at.track_market = market(&[1, 2, 3, 4, 5, 6, 7]);
    at.track_market[0].coins = 1;
    at.track_market[2].coins = 2;
    let mut game = set_up(at);
    play(&mut game, ONE, "track:2 cell:a1");
    let at = Position::of(&game);
    assert_eq!(at.seats[0].money, 5);
    assert_eq!(coins(&at.track_market), [2, 1, 0, 0, 0, 0, 0]);
    let cards: Vec<u8> = at.track_market.iter().map(|o| o.card).collect();
    assert_eq!(cards[..6], [1, 2, 4, 5, 6, 7]);
}

#[test]
fn case06_coins_on_the_card_do_not_pay_for_it() {
    let mut at = Position::new("AB");
    at.seats[0].money = 2;
    at.track_market = market(&[1, 2, 3, 4, 5, 6, 7]);
    at.track_market[3].coins = 4;
    let game = set_up(at);
    assert_eq!(refused(&game, ONE, "track:3 cell:a1"), "not_enough_money");
    possible(&game, ONE, "track:2 cell:a1");
}

#[test]
fn case07_a_trip_costs_three_more() {
    let mut at = Position::new("AB");
    at.seats[0].money = 4;
    at.trip_market = market(&[1, 2, 3, 4]);
    at.trip_market[1].coins = 1;
    let mut game = set_up(at);
    play(&mut game, ONE, "trip:1 line:T1");
    let at = Position::of(&game);
    assert_eq!(at.seats[0].money, 1);
    assert_eq!(coins(&at.trip_market), [1, 0, 0, 0]);
    assert_eq!(at.seats[0].lines[0].trips, [2]);
}

/// Four seats whose lines bear so many trips that nothing is left for the deck, and for the trip market if `trips` is 0.
pub(crate) fn empty_deck(trips: u8) -> Position {
    let mut at = Position::new("ABCD");
    let mut cards = 1..=80;
    at.track_market = market(&cards.by_ref().take(7).collect::<Vec<u8>>());
    at.trip_market = market(&cards.by_ref().take(trips.into()).collect::<Vec<u8>>());
    for area in &mut at.seats {
        area.turns = 6;
        for line in &mut area.lines {
            line.trips.extend(cards.by_ref().take(2));
        }
    }
    // Crosses and bends along the upper left leave every line open.
    let cells = ["a1", "b1", "a2", "a3", "b2"];
    for (place, card) in cards.enumerate() {
        lay(&mut at.seats[place % 4], &[(cells[place / 4], card, false)]);
    }
    at
}

#[test]
fn case34_an_empty_deck_leaves_the_market_short() {
    let mut at = empty_deck(4);
    at.seats[1].money = 6;
    let mut game = set_up(at);
    let heard = play(&mut game, ONE, "track:2 cell:b2");
    assert_eq!(heard.mark, None, "nothing was shown");
    assert_eq!(Position::of(&game).track_market.len(), 6);
    assert_eq!(refused(&game, TWO, "track:6 cell:b2"), "no_such_slot");
    possible(&game, TWO, "track:5 cell:b2");
}

#[test]
fn case36_without_trips_on_offer_there_is_nothing_to_plan() {
    let mut at = empty_deck(0);
    at.seats[0].money = 20;
    let game = set_up(at);
    assert_eq!(refused(&game, ONE, "trip:0 line:T1"), "no_such_slot");
    assert!(offers(&game).iter().all(|path| path.starts_with("track:")));
    assert!(!offers(&game).is_empty());
}

#[test]
fn without_trips_on_offer_the_turn_ends_by_itself_v32() {
    let mut at = empty_deck(0);
    at.seats[0].money = 20;
    // A trip could lie on T1, if there were one.
    let moved = std::mem::take(&mut at.seats[0].lines[line("T1")].trips);
    for (place, card) in moved.into_iter().enumerate() {
        lay(&mut at.seats[1 + place], &[("b3", card, false)]);
    }
    let mut game = set_up(at);
    play(&mut game, ONE, "track:0 cell:b3");
    assert!(game.to_act().has(TWO));
}

#[test]
fn returned_trips_fill_a_short_track_market_before_the_trip_market_v13() {
    let mut at = Position::new("ABCD");
    for area in &mut at.seats {
        area.turns = 6;
    }
    // T3 of seat 0 waits with two trips; the deck is empty and both markets are one short.
    at.phase = village_rails::position::Phase::Resolve;
    lay(&mut at.seats[0], &[("c1", 25, false)]);
    let mut left = (1..=80).filter(|card| *card != 25);
    at.seats[0].lines[line("T3")].trips = left.by_ref().take(2).collect();
    at.track_market = market(&left.by_ref().take(6).collect::<Vec<u8>>());
    at.trip_market = market(&left.by_ref().take(3).collect::<Vec<u8>>());
    let cells = ["a1", "b1", "a2", "a3", "b2"];
    for area in &mut at.seats[1..] {
        for line in &mut area.lines {
            line.trips.extend(left.by_ref().take(2));
        }
    }
    for line in [0, 1, 3, 4, 5, 6] {
        at.seats[0].lines[line].trips.extend(left.by_ref().take(2));
    }
    for (place, card) in left.enumerate() {
        lay(
            &mut at.seats[1 + place % 3],
            &[(cells[place / 3], card, false)],
        );
    }
    let mut game = set_up(at);
    let path = offers(&game)
        .into_iter()
        .find(|path| path.ends_with("reversed"))
        .unwrap();
    play(&mut game, ONE, &path);
    let at = Position::of(&game);
    assert_eq!(
        at.track_market[6],
        offer(2, 0),
        "the second trip was put first"
    );
    assert_eq!(at.trip_market[3], offer(1, 0));
    assert!(at.deck.is_empty());
}

/// An almost empty deck: its last cards, the lowest of which went under it as trips.
fn last_cards(count: usize, returned: u8) -> VillageRails {
    let mut at = empty_deck(4);
    at.seats[0].money = 20;
    let lines = &mut at.seats[0].lines;
    at.deck = (0..count).filter_map(|i| lines[i].trips.pop()).collect();
    at.returned = returned;
    set_up(at)
}

/// What planning a trip shows: the mark, and what is told of the cards that fill the markets.
#[track_caller]
fn planning_shows(game: &VillageRails, mark: Option<Mark>) {
    let before = Position::of(game);
    let mut game = game.clone();
    let heard = play(&mut game, ONE, "trip:0 line:T1");
    assert_eq!(heard.mark, mark);
    let told = |key| heard.lines.iter().filter(|(_, l)| l.say.key == key).count();
    assert_eq!((told("line-new-track"), told("line-new-trip")), (0, 1));
    let after = Position::of(&game);
    assert_eq!(after.trip_market[3], offer(before.deck[0], 0));
    assert_eq!(after.deck, before.deck[1..]);
}

#[test]
fn the_last_card_was_seen_on_the_deck_before_it_fills_the_trip_market_v5() {
    planning_shows(&last_cards(1, 0), None);
}

#[test]
fn the_card_under_the_top_comes_to_light_when_a_trip_is_planned_v5() {
    planning_shows(&last_cards(2, 0), Some(Mark::Reveals));
}

#[test]
fn a_returned_trip_that_comes_to_the_top_is_known_v5() {
    planning_shows(&last_cards(2, 1), None);
}

#[test]
fn the_last_card_shows_its_track_when_it_fills_the_track_market_v5() {
    let mut game = last_cards(1, 0);
    let heard = play(&mut game, ONE, "track:0 cell:b2");
    assert_eq!(heard.mark, Some(Mark::Reveals));
    let told = |key| heard.lines.iter().filter(|(_, l)| l.say.key == key).count();
    assert_eq!((told("line-new-track"), told("line-new-trip")), (1, 0));
}
