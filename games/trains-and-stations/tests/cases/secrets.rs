//! What a redeal respects, and what a scramble changes (part 4).

use crate::*;
use std::collections::BTreeSet;
use trains_and_stations::content::Good;
use trains_and_stations::{Options, Order};

fn redeals(game: &TrainsAndStations, seat: Seat) -> impl Iterator<Item = TrainsAndStations> {
    let game = game.clone();
    (0..300).map(move |seed| game.redeal(Viewer::Seat(seat), &mut Dice::fast(seed)))
}

fn scrambles(game: &TrainsAndStations, who: Viewer) -> impl Iterator<Item = TrainsAndStations> {
    let game = game.clone();
    (0..300).map(move |seed| game.scramble(who, &mut Dice::fast(seed)))
}

fn hand(game: &TrainsAndStations, seat: Seat) -> Vec<u8> {
    mine(game, seat).power
}

#[test]
fn goods_taken_openly_are_known() {
    let mut at = four();
    at.stacks[0].1 = 5;
    at.seats[1].goods[0] = 3;
    at.seats[2].goods[0] = 2;
    let game = set_up(&at);
    for redealt in redeals(&game, AMBER) {
        assert_eq!(mine(&redealt, BLUE).goods, mine(&game, BLUE).goods);
        assert_eq!(redealt.audit(), Ok(()));
    }
}

#[test]
fn own_and_revealed_cards_are_seen() {
    let mut at = four();
    at.hold(0, "coal.gold");
    at.hold(1, "cattle.gold");
    at.hold(1, "workers.food");
    at.hold(2, "seattle.detroit");
    let scored = at.deck.iter().position(|c| c == "detroit.atlanta").unwrap();
    let card = at.deck.remove(scored);
    at.seats[3].scored.push(card);
    let gone = at.deck.iter().position(|c| c == "coal.food").unwrap();
    at.gone.push(at.deck.remove(gone));
    let game = set_up(&at);
    let seen = ["coal.gold", "detroit.atlanta", "coal.food"].map(face);
    let mut dealt = BTreeSet::new();
    for redealt in redeals(&game, AMBER) {
        assert_eq!(redealt.audit(), Ok(()));
        assert_eq!(
            (hand(&redealt, BLUE).len(), hand(&redealt, ROSE).len()),
            (2, 1)
        );
        let others = [BLUE, ROSE, TEAL]
            .into_iter()
            .flat_map(|s| hand(&redealt, s));
        dealt.extend(others);
    }
    assert!(seen.iter().all(|face| !dealt.contains(face)));
    assert_eq!(dealt.len(), 16 - 3, "every unseen face comes up");
}

#[test]
fn the_returned_card_is_in_the_deck_to_the_one_who_returned_it() {
    let mut at = four();
    at.hold(1, "cattle.gold");
    at.hold(1, "workers.food");
    at.seats[0].returned = Some("coal.food".to_owned());
    let game = set_up(&at);
    let returned = face("coal.food");
    assert!(redeals(&game, AMBER).all(|g| !hand(&g, BLUE).contains(&returned)));
    assert!(redeals(&game, ROSE).any(|g| hand(&g, BLUE).contains(&returned)));
}

/// A seat that scores without asking shows which Missions it lacks, until it draws again.
#[test]
fn missions_not_shown_are_not_held() {
    let mut at = four();
    for space in ["B1", "B2", "B3", "B4", "B5"] {
        at.die(space, 1);
    }
    at.hold(2, "coal.gold");
    at.hold(3, "coal.food");
    at.seats[3].order = Order::Ask;
    at.hold(1, "cattle.gold");
    let mission = face("seattle.los-angeles");
    let mut game = set_up(&at);
    let holds = |game: &TrainsAndStations, seat: Seat| {
        redeals(game, AMBER).any(|g| hand(&g, seat).contains(&mission))
    };
    assert!(holds(&game, ROSE));
    turn(&mut game, AMBER, "TCCCC");
    play_all(&mut game, AMBER, &["die:own.train space:13", "end"]);
    play(&mut game, TEAL, "done");
    assert!(!holds(&game, ROSE), "it showed nothing");
    assert!(
        !holds(&game, BLUE),
        "it drew before the Missions and showed nothing"
    );
    assert!(holds(&game, TEAL), "it was asked and may have declined");
}

#[test]
fn a_draw_ends_what_is_known_to_be_lacking() {
    let mut at = four();
    for space in ["B1", "B2", "B3", "B4", "B5"] {
        at.die(space, 1);
    }
    for space in ["I1", "I2", "I3", "I4"] {
        at.die(space, 2);
    }
    at.hold(2, "coal.gold");
    let mission = face("seattle.los-angeles");
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "TTCCC");
    play_all(
        &mut game,
        AMBER,
        &["die:own.train space:13", "die:own.train space:0", "end"],
    );
    let holds =
        |game: &TrainsAndStations| redeals(game, AMBER).any(|g| hand(&g, ROSE).contains(&mission));
    assert!(!holds(&game));
    turn(&mut game, BLUE, "TCCCC");
    play_all(&mut game, BLUE, &["die:own.train space:56", "end"]);
    assert!(holds(&game), "Rose drew for Atlanta");
}

#[test]
fn a_scramble_changes_goods_counts_and_offers() {
    let mut at = four();
    at.stacks[0].1 = 0;
    at.seats[0].goods[0] = 4;
    at.seats[1].goods[0] = 4;
    at.seats[2].goods[0] = 2;
    at.hold(1, "coal.gold");
    at.hold(2, "coal.food");
    let mut game = set_up(&at);
    turn(&mut game, AMBER, "CCCCC");
    play(&mut game, AMBER, "end");
    play_all(&mut game, AMBER, &["goods:cattle", "goods:cattle"]);
    play_all(&mut game, BLUE, &["goods:cattle", "goods:cattle", "commit"]);
    let who = Viewer::Seat(AMBER);
    let mut goods = BTreeSet::new();
    let mut cards = BTreeSet::new();
    let mut offered = BTreeSet::new();
    for scrambled in scrambles(&game, who) {
        assert_eq!(scrambled.view(who), game.view(who));
        assert_eq!(scrambled.audit(), Ok(()));
        goods.insert(mine(&scrambled, BLUE).goods[Good::Cattle as usize]);
        cards.insert(hand(&scrambled, BLUE).len());
        offered.insert(mine(&scrambled, BLUE).offer.goods);
    }
    assert!(goods.len() > 3 && cards.len() > 2 && offered.len() > 2);
    let public = scrambles(&game, Viewer::Public).map(|g| mine(&g, AMBER).goods[0]);
    assert!(public.collect::<BTreeSet<_>>().len() > 3);
}

#[test]
fn an_open_tally_shows_what_everybody_saw() {
    let options = Options {
        open_tally: true,
        ..Options::default()
    };
    let mut dice = Dice::fast(9);
    let mut game = TrainsAndStations::deal(1, &options, 3, &mut dice).unwrap();
    let mut offers = Vec::new();
    let mut most = 0;
    while let Some(seat) = game.to_act().iter().next() {
        let tally = view(&game).tally.unwrap();
        for seat in Seat::all(3) {
            assert_eq!(tally[seat.index()].goods, mine(&game, seat).goods);
            most = most.max(tally[seat.index()].goods.iter().sum());
        }
        let who = Viewer::Seat(seat);
        assert_eq!(
            game.scramble(who, &mut Dice::fast(1)).view(who),
            game.view(who)
        );
        game.legal(seat, &mut offers);
        let action = offers[dice.below(offers.len() as u32) as usize];
        game.apply(seat, &action, &mut dice, &mut Heard::default());
    }
    assert!(most > 0);
}
