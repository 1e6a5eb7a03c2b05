//! Random play of a game on the shelf, and what single calls cost.

use crate::{Played, Speed, median, speed};
use shelf::Visitor;
use std::{
    hint::black_box,
    time::{Duration, Instant},
};
use table::{Dice, Eye, Face, Seat, Silence, Viewer};

/// Nanoseconds per call.
#[derive(Clone, Copy)]
pub(crate) struct Costs {
    pub(crate) clone: f64,
    pub(crate) legal: f64,
    pub(crate) apply: f64,
    pub(crate) view: f64,
    pub(crate) redeal: f64,
}

/// A game at a number of seats.
pub(crate) trait Game {
    fn name(&self) -> String;
    fn bytes(&self) -> usize;
    /// Random play with all offers made.
    fn speed(&mut self, time: Duration, dice: &mut Dice) -> Speed;
    /// Single calls on positions of random play.
    fn costs(&mut self, rounds: usize, dice: &mut Dice) -> Costs;
}

/// Makes a contestant of a game at its fewest and at its most seats.
#[derive(Clone, Copy)]
pub(crate) struct AtAllSizes;

impl Visitor for AtAllSizes {
    type Out = Vec<Box<dyn Game>>;

    fn visit<G: Face + Eye>(self) -> Vec<Box<dyn Game>> {
        let (least, most) = G::CARD.seats.into_inner();
        let mut sizes = vec![least, most];
        sizes.dedup();
        let game = |seats| -> Box<dyn Game> {
            Box::new(Seated::<G> {
                seats,
                offers: Vec::new(),
            })
        };
        sizes.into_iter().map(game).collect()
    }
}

struct Seated<G: table::Game> {
    seats: u8,
    offers: Vec<G::Action>,
}

impl<G: Face + Eye> Seated<G> {
    fn deal(&self, dice: &mut Dice) -> G {
        G::deal(
            *G::CARD.rules.end(),
            &G::Options::default(),
            self.seats,
            dice,
        )
        .expect("default options can be dealt")
    }

    /// Plays one game; `look` sees each position and the action taken there.
    fn play(&mut self, dice: &mut Dice, mut look: impl FnMut(&G, Seat, &G::Action)) -> Played {
        let mut state = self.deal(dice);
        let mut played = Played::default();
        while let Some(seat) = state.to_act().iter().next() {
            state.legal(seat, &mut self.offers);
            played.decisions += 1;
            played.offers += self.offers.len() as u64;
            let pick = dice.below(self.offers.len() as u32) as usize;
            look(&state, seat, &self.offers[pick]);
            state.apply(seat, &self.offers[pick], dice, &mut Silence);
        }
        played
    }
}

impl<G: Face + Eye> Game for Seated<G> {
    fn name(&self) -> String {
        format!("{}, {} seats", G::CARD.id, self.seats)
    }

    fn bytes(&self) -> usize {
        size_of::<G>()
    }

    fn speed(&mut self, time: Duration, dice: &mut Dice) -> Speed {
        speed(time, dice, |dice| self.play(dice, |_, _, _| ()))
    }

    fn costs(&mut self, rounds: usize, dice: &mut Dice) -> Costs {
        const POSITIONS: usize = 2000;
        let mut positions: Vec<(G, Seat, G::Action)> = Vec::new();
        while positions.len() < POSITIONS {
            self.play(dice, |state, seat, action| {
                positions.push((state.clone(), seat, action.clone()));
            });
        }
        let offers = &mut self.offers;
        let mut costs: [Vec<f64>; 5] = Default::default();
        for _ in 0..rounds {
            costs[0].push(each(&positions, |(state, _, _)| {
                black_box(state.clone());
            }));
            costs[1].push(each(&positions, |(state, seat, _)| {
                state.legal(*seat, offers);
                black_box(&offers);
            }));
            let mut fresh = positions.clone();
            let start = Instant::now();
            for (state, seat, action) in &mut fresh {
                state.apply(*seat, action, dice, &mut Silence);
            }
            costs[2].push(start.elapsed().as_nanos() as f64 / fresh.len() as f64);
            black_box(fresh);
            costs[3].push(each(&positions, |(state, seat, _)| {
                black_box(state.view(Viewer::Seat(*seat)));
            }));
            costs[4].push(each(&positions, |(state, seat, _)| {
                black_box(state.redeal(Viewer::Seat(*seat), dice));
            }));
        }
        let [clone, legal, apply, view, redeal] = costs.map(median);
        Costs {
            clone,
            legal,
            apply,
            view,
            redeal,
        }
    }
}

fn each<T>(things: &[T], mut call: impl FnMut(&T)) -> f64 {
    let start = Instant::now();
    things.iter().for_each(&mut call);
    start.elapsed().as_nanos() as f64 / things.len() as f64
}
