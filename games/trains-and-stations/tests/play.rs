//! Whole games of random play: every step is audited, and what is offered is what passes the check.

use table::{Dice, Game, Seat, Silence};
use trains_and_stations::content::{Building, Content, Good, Side};
use trains_and_stations::{Action, Kind, Options, Order, TrainsAndStations};

/// Every action that can be spelled.
fn all_actions() -> Vec<Action> {
    let set = Content::base();
    let mut all = vec![
        Action::AddBonus,
        Action::Roll,
        Action::Reclaim,
        Action::Missions(Order::Ask),
        Action::Missions(Order::Score),
        Action::Reroll,
        Action::EndRolling,
        Action::EndResolve,
        Action::MissionsDone,
        Action::CommitOffer,
    ];
    all.extend((0..16).map(Action::ReturnPower));
    all.extend((0..10).map(Action::RevealMission));
    all.extend((10..16).map(Action::OfferPair));
    all.extend(Side::ALL.map(Action::RollSaved));
    for kind in [Kind::Own, Kind::White] {
        all.extend(Side::ALL.map(|side| Action::Mark(kind, side)));
        all.extend(Side::ALL.map(|side| Action::Save(kind, side)));
        all.extend((0..set.spaces.len() as u8).map(|s| Action::Place(kind, s)));
        all.push(Action::Cash(kind));
    }
    for building in Building::ALL {
        all.extend((0..9).map(|city| Action::Build(building, city)));
        all.extend(Good::ALL.map(|good| Action::Upgrade(building, good)));
    }
    all.extend(Good::ALL.map(Action::Offer));
    all.extend((0..57).map(Action::ChooseDelivery));
    for seat in Seat::all(5) {
        all.extend([
            Action::BreakTie(seat),
            Action::PayGood(seat),
            Action::Award(seat),
        ]);
    }
    all.sort();
    all
}

fn random_game(seats: u8, seed: u64) -> (TrainsAndStations, u32) {
    let everything = all_actions();
    let mut dice = Dice::fast(seed);
    let options = Options::default();
    let mut game = TrainsAndStations::deal(1, &options, seats, &mut dice).unwrap();
    let mut offers = Vec::new();
    let mut steps = 0;
    loop {
        let asked: Vec<Seat> = game.to_act().iter().collect();
        if asked.is_empty() {
            return (game, steps);
        }
        let seat = asked[dice.below(asked.len() as u32) as usize];
        game.legal(seat, &mut offers);
        if steps % 16 == 0 {
            let pass = |a: &&Action| game.check(seat, a).is_ok();
            let possible: Vec<Action> = everything.iter().filter(pass).copied().collect();
            assert_eq!(offers, possible, "what is offered is what is possible");
        }
        let action = offers[dice.below(offers.len() as u32) as usize];
        game.apply(seat, &action, &mut dice, &mut Silence);
        steps += 1;
        assert!(steps <= TrainsAndStations::CARD.longest);
        if let Err(error) = game.audit() {
            panic!("seed {seed}, step {steps}, {action:?}: {error}");
        }
    }
}

#[test]
fn random_games_add_up_to_the_end() {
    for seats in 3..=5 {
        for seed in 0..40 {
            let (game, _) = random_game(seats, seed);
            assert_eq!(game.phase(), "over");
            let best = game.sheets().iter().filter(|s| s.rank == 1).count();
            assert!(best >= 1);
        }
    }
}

/// Everybody asleep from the first card on: the fallback alone plays the game to its end.
#[test]
fn fallbacks_end_a_game() {
    for seats in 3..=5 {
        let mut dice = Dice::fast(seats.into());
        let options = Options::default();
        let mut game = TrainsAndStations::deal(1, &options, seats, &mut dice).unwrap();
        while let Some(seat) = game.to_act().iter().next() {
            let action = game.fallback(seat);
            game.check(seat, &action).unwrap();
            game.apply(seat, &action, &mut dice, &mut Silence);
            assert_eq!(game.audit(), Ok(()));
        }
    }
}
