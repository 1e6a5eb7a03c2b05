//! Looking for good lines through a game for one: a beam over the contract, with the truth or without it.
//!
//! The *clairvoyant* search plays on the true state and its coming luck: it is for par and for looking back, never for a hint. The
//! *fair* one knows what the seat knows: it tries its best offers in several redeals and takes the one that does best on average.

use std::{
    collections::BTreeMap,
    time::{Duration, Instant},
};
use table::{Dice, Eye, Seat, Silence, Viewer};

/// The seat of a game for one.
const ALONE: Seat = Seat(0);

/// Another budget is another par: the number is stored with it.
pub const PAR_VERSION: u32 = 1;
/// The budget of par.
pub const PAR: Care = Care {
    offers: 8,
    redeals: 1,
    width: 8,
};

/// How much a search does for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Care {
    /// Offers looked at more closely.
    pub offers: usize,
    /// Redeals each of them is tried in; foreseen luck needs but one.
    pub redeals: usize,
    /// The width of the beam that plays each of them on.
    pub width: usize,
}

impl Care {
    /// What the report is made with.
    pub const USUAL: Care = Care {
        offers: 6,
        redeals: 2,
        width: 6,
    };
}

/// A line of play to the end of a game.
#[derive(Clone, Debug)]
pub struct Run<A> {
    /// What is done, in order.
    pub actions: Vec<A>,
    /// What the end is worth to the eye.
    pub worth: f32,
    /// The score.
    pub total: i32,
}

/// A position and the luck it has used so far.
#[derive(Clone, Debug)]
struct Node<G> {
    state: G,
    luck: u64,
    /// The step that led here, by its place in the trail; none at the start.
    step: Option<usize>,
}

/// Where the luck of a search comes from.
#[derive(Clone, Copy, Debug)]
pub enum Source {
    /// The game's own seed: what will happen.
    Seed([u8; 32]),
    /// Made up.
    Dream(u64),
}

impl Source {
    fn dice(self, luck: u64) -> Dice {
        match self {
            Source::Seed(seed) => Dice::keyed(seed, luck),
            Source::Dream(number) => Dice::fast(number.wrapping_add(luck)),
        }
    }
}

impl<G: Eye> Node<G> {
    fn after(&self, action: &G::Action, from: Source) -> Node<G> {
        let mut dice = from.dice(self.luck);
        let mut state = self.state.clone();
        state.apply(ALONE, action, &mut dice, &mut Silence);
        Node {
            state,
            luck: self.luck + u64::from(dice.drawn() > 0),
            step: self.step,
        }
    }
}

/// An action tried in a position of the beam.
struct Trial<A> {
    worth: f32,
    from: usize,
    action: A,
}

/// The best line found when only the `width` most promising positions are kept after each action.
pub fn beam<G: Eye>(start: &G, luck: u64, from: Source, width: usize) -> Run<G::Action> {
    let mut trail: Vec<(Option<usize>, G::Action)> = Vec::new();
    let mut best: Option<(f32, i32, Option<usize>)> = None;
    let mut kept = vec![Node {
        state: start.clone(),
        luck,
        step: None,
    }];
    let mut offers = Vec::new();
    while !kept.is_empty() {
        let mut trials: Vec<Trial<G::Action>> = Vec::new();
        // Positions with the same future are kept once, the better of them.
        let mut twins: BTreeMap<u64, usize> = BTreeMap::new();
        for (at, node) in kept.iter().enumerate() {
            if node.state.to_act().is_empty() {
                let end = (node.state.worth(ALONE), total(&node.state), node.step);
                if best.is_none_or(|known| end.0 > known.0) {
                    best = Some(end);
                }
                continue;
            }
            node.state.consider(ALONE, &mut offers);
            for action in &offers {
                let then = node.after(action, from);
                let trial = Trial {
                    worth: then.state.worth(ALONE),
                    from: at,
                    action: action.clone(),
                };
                let twin = then
                    .state
                    .twin()
                    .map(|key| *twins.entry(key).or_insert(trials.len()));
                match twin {
                    Some(known) if known < trials.len() => {
                        if trials[known].worth < trial.worth {
                            trials[known] = trial;
                        }
                    }
                    _ => trials.push(trial),
                }
            }
        }
        trials.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        trials.truncate(width);
        let go_on = |trial: Trial<G::Action>| {
            let node = &kept[trial.from];
            let mut then = node.after(&trial.action, from);
            trail.push((node.step, trial.action));
            then.step = Some(trail.len() - 1);
            then
        };
        kept = trials.into_iter().map(go_on).collect();
    }
    let (worth, total, mut step) = best.unwrap_or((start.worth(ALONE), total(start), None));
    let mut actions = Vec::new();
    while let Some(at) = step {
        actions.push(trail[at].1.clone());
        step = trail[at].0;
    }
    actions.reverse();
    Run {
        actions,
        worth,
        total,
    }
}

fn total<G: Eye>(state: &G) -> i32 {
    state.sheets().first().map_or(0, |sheet| sheet.total)
}

/// Par: the best line found at a fixed budget, luck foreseen; a fair player who does better sets it.
pub fn par<G: Eye>(start: &G, seed: [u8; 32]) -> Run<G::Action> {
    let foreseen = foreseen(start, seed, PAR);
    let fair = play_fair(start, seed, Care::USUAL, None, |_| ());
    match fair.worth > foreseen.worth {
        true => fair,
        false => foreseen,
    }
}

/// The best line found when at every decision the best offers are each played on by a beam, luck foreseen.
pub fn foreseen<G: Eye>(start: &G, seed: [u8; 32], care: Care) -> Run<G::Action> {
    let from = Source::Seed(seed);
    let mut best = beam(start, 1, from, care.width);
    let mut node = Node {
        state: start.clone(),
        luck: 1,
        step: None,
    };
    let mut offers = Vec::new();
    let mut done = 0;
    while done < best.actions.len() {
        node.state.consider(ALONE, &mut offers);
        let mut hopes: Vec<(f32, Node<G>, &G::Action)> = offers
            .iter()
            .map(|action| {
                let then = node.after(action, from);
                (then.state.worth(ALONE), then, action)
            })
            .collect();
        hopes.sort_by(|a, b| b.0.total_cmp(&a.0));
        hopes.truncate(care.offers);
        for (_, then, action) in hopes {
            let run = beam(&then.state, then.luck, from, care.width);
            if run.worth > best.worth {
                let first = best.actions[..done].iter().chain([action]);
                best = Run {
                    actions: first.chain(&run.actions).cloned().collect(),
                    ..run
                };
            }
        }
        node = node.after(&best.actions[done], from);
        done += 1;
    }
    best
}

/// Par, then wider and wider searches until the time is up; `found` hears every line that is better than those before.
pub fn widen<G: Eye>(
    start: &G,
    seed: [u8; 32],
    until: Instant,
    mut found: impl FnMut(Care, &Run<G::Action>),
) -> Run<G::Action> {
    let mut care = PAR;
    let mut best = par(start, seed);
    found(care, &best);
    while Instant::now() < until {
        care.offers += care.offers / 2;
        care.width *= 2;
        let run = foreseen(start, seed, care);
        if run.worth > best.worth {
            best = run;
            found(care, &best);
        }
    }
    best
}

/// What the fair search does here. It sees redeals for the seat, never the truth; the rest of `dice` is its own. With a time it goes
/// on to further redeals until the time is up.
pub fn fair<G: Eye>(truth: &G, care: Care, time: Option<Duration>, dice: &mut Dice) -> G::Action {
    let until = time.map(|time| Instant::now() + time);
    let redeals = 0..care.redeals.max(1);
    let mut worlds: Vec<(G, Source)> = redeals.map(|_| world(truth, dice)).collect();
    let mut offers = Vec::new();
    worlds[0].0.consider(ALONE, &mut offers);
    if offers.len() == 1 {
        return offers.swap_remove(0);
    }
    let tried = |(world, from): &(G, Source), action: &G::Action| {
        let node = Node {
            state: world.clone(),
            luck: 0,
            step: None,
        };
        node.after(action, *from)
    };
    let mut hopes: Vec<(f32, usize)> = Vec::new();
    for (at, action) in offers.iter().enumerate() {
        let worths = worlds.iter().map(|w| tried(w, action).state.worth(ALONE));
        hopes.push((worths.sum(), at));
    }
    hopes.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    hopes.truncate(care.offers);
    let mut sums: Vec<(f32, usize)> = hopes.into_iter().map(|(_, at)| (0.0, at)).collect();
    while let Some(here) = worlds.pop() {
        for (sum, at) in &mut sums {
            let then = tried(&here, &offers[*at]);
            *sum += beam(&then.state, then.luck, here.1, care.width).worth;
        }
        if worlds.is_empty() && until.is_some_and(|until| Instant::now() < until) {
            worlds.push(world(truth, dice));
        }
    }
    let best = sums
        .into_iter()
        .max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1)));
    let at = best.map_or(0, |(_, at)| at);
    offers.swap_remove(at)
}

/// A world that the seat may be in.
fn world<G: Eye>(truth: &G, dice: &mut Dice) -> (G, Source) {
    let redeal = truth.redeal(Viewer::Seat(ALONE), dice);
    (redeal, Source::Dream(dice.word()))
}

/// Plays a game to its end by the fair search, with so much time for a decision if any is given.
pub fn play_fair<G: Eye>(
    start: &G,
    seed: [u8; 32],
    care: Care,
    decision: Option<Duration>,
    mut told: impl FnMut(&G::Action),
) -> Run<G::Action> {
    let mut own = Dice::keyed(seed, u64::MAX);
    let mut state = start.clone();
    let mut luck = 1;
    let mut actions = Vec::new();
    while !state.to_act().is_empty() {
        let action = fair(&state, care, decision, &mut own);
        let mut dice = Dice::keyed(seed, luck);
        state.apply(ALONE, &action, &mut dice, &mut Silence);
        luck += u64::from(dice.drawn() > 0);
        told(&action);
        actions.push(action);
    }
    Run {
        actions,
        worth: state.worth(ALONE),
        total: total(&state),
    }
}
