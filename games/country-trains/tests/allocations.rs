//! A decision of random play, all offers made, asks the allocator for nothing. Alone in its process, since it counts for all.

use country_trains::{Action, CountryTrains, Options};
use table::{Dice, Game, Silence};

/// Plays a dealt game to its end; how many decisions that took.
fn play(mut state: CountryTrains, offers: &mut Vec<Action>, dice: &mut Dice) -> u64 {
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
    let deal = |seats, dice: &mut Dice| {
        CountryTrains::deal(1, &Options::default(), seats, dice).expect("the base set can be dealt")
    };
    // The list of offers grows while it is new; after that it is as long as it will ever be.
    let mut offers = Vec::with_capacity(1024);
    for seats in 2..=4 {
        for _ in 0..50 {
            let state = deal(seats, &mut dice);
            let mut decisions = 0;
            let asked = allocation_counter::measure(|| {
                decisions = play(state, &mut offers, &mut dice);
            });
            assert!(
                decisions >= 40,
                "a game has at least twenty draws and as many placements"
            );
            assert_eq!(asked.count_total, 0, "in a game of {decisions} decisions");
        }
    }
}

#[test]
fn a_state_fits_into_2_kib() {
    let size = size_of::<CountryTrains>();
    assert!(size <= 2048, "{size}");
}
