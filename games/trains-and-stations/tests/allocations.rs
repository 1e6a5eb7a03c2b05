//! A decision of random play, all offers made, asks the allocator for nothing. Alone in its process, since it counts for all.

use table::{Dice, Game, Silence};
use trains_and_stations::{Action, Options, TrainsAndStations};

/// Plays a dealt game to its end; how many decisions that took.
fn play(mut state: TrainsAndStations, offers: &mut Vec<Action>, dice: &mut Dice) -> u64 {
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
        let dealt = TrainsAndStations::deal(1, &Options::default(), seats, dice);
        dealt.expect("the base set can be dealt")
    };
    // The list of offers is as long as it will ever be: two for every space, buildings, coins, saved dice and the end (2.13).
    let mut offers = Vec::with_capacity(148);
    for seats in 3..=5 {
        for _ in 0..20 {
            let state = deal(seats, &mut dice);
            let mut decisions = 0;
            let asked = allocation_counter::measure(|| {
                decisions = play(state, &mut offers, &mut dice);
            });
            let least = u64::from(seats) * 10;
            assert!(decisions >= least, "only {decisions} decisions");
            assert_eq!(asked.count_total, 0, "in a game of {decisions} decisions");
        }
    }
}

#[test]
fn a_state_fits_into_a_kibibyte() {
    let size = size_of::<TrainsAndStations>();
    assert!(size <= 1024, "{size}");
}
