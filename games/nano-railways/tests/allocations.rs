//! A decision of random play, all offers made, asks the allocator for nothing. Alone in its process, since it counts for all.

use nano_railways::{Action, NanoRailways, Options};
use table::{Dice, Game, Silence};

/// Plays a dealt game to its end; how many decisions that took.
fn play(mut state: NanoRailways, offers: &mut Vec<Action>, dice: &mut Dice) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = state.to_act().iter().next() {
        state.legal(seat, offers);
        let pick = dice.below(offers.len() as u32) as usize;
        state.apply(seat, &offers[pick], dice, &mut Silence);
        decisions += 1;
    }
    decisions
}

#[test]
fn a_decision_allocates_nothing() {
    let mut dice = Dice::fast(3);
    let deal = |dice: &mut Dice| {
        NanoRailways::deal(1, &Options::default(), 1, dice).expect("the base set can be dealt")
    };
    // The list of offers grows while it is new; after that it is as long as it will ever be.
    let mut offers = Vec::with_capacity(1000);
    for _ in 0..200 {
        play(deal(&mut dice), &mut offers, &mut dice);
    }
    for _ in 0..200 {
        let state = deal(&mut dice);
        let mut decisions = 0;
        let asked = allocation_counter::measure(|| {
            decisions = play(state, &mut offers, &mut dice);
        });
        assert!(decisions >= 4 + 12, "four passengers, an action a decade");
        assert_eq!(asked.count_total, 0, "in a game of {decisions} decisions");
    }
}

#[test]
fn a_state_fits_into_512_bytes() {
    assert!(
        size_of::<NanoRailways>() <= 512,
        "{}",
        size_of::<NanoRailways>()
    );
}
