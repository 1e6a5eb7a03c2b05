//! The default cards are balanced (1.7.5): what bots score with them. `--nocapture` shows the figures, `--ignored` runs as many
//! games as the rules ask for; `roundhouse sim village-rails` tells the scores alone.
#![allow(clippy::print_stdout)]

use bots::{Bot, Player};
use std::collections::BTreeMap;
use table::{Dice, Eye, Game, Heard, Seat, Silence, Viewer};
use village_rails::{Action, Options, VillageRails};

/// What many games came to.
#[derive(Default)]
struct Season {
    /// Letter and final score of every seat.
    scores: Vec<(char, i32)>,
    /// Points of every trip bought and scored, by kind.
    trips: BTreeMap<String, Vec<i32>>,
}

/// Plays games at three and four seats in turn.
fn season(games: u64, mut choose: impl FnMut(Seat, &VillageRails, &mut Dice) -> Action) -> Season {
    let mut season = Season::default();
    for game in 0..games {
        let mut dice = Dice::fast(1_000 + game);
        let seats = 3 + (game % 2) as u8;
        let mut state = VillageRails::deal(1, &Options::default(), seats, &mut dice).unwrap();
        while let Some(seat) = state.to_act().iter().next() {
            let action = choose(seat, &state, &mut dice);
            let before = state.view(Viewer::Public);
            let mut heard = Heard::default();
            state.apply(seat, &action, &mut dice, &mut heard);
            if let Action::Resolve { line, .. } = action {
                let trips = &before.seats[seat.index()].lines[usize::from(line)].trips;
                let items = heard.lines.iter().flat_map(|(_, line)| &line.items);
                let items = items.filter(|item| item.say.key == "item-trip");
                for (assigned, item) in trips.iter().zip(items) {
                    let face = format!("{:?}", assigned.trip);
                    let kind = face.split(' ').next().unwrap().to_owned();
                    season.trips.entry(kind).or_default().push(item.value);
                }
            }
        }
        let view = state.view(Viewer::Public);
        let letters = view.seats.iter().map(|board| board.letter);
        let totals = state.sheets().into_iter().map(|sheet| sheet.total);
        season.scores.extend(letters.zip(totals));
    }
    season
}

impl Season {
    fn totals(&self) -> Vec<i32> {
        let mut totals: Vec<i32> = self.scores.iter().map(|(_, total)| *total).collect();
        totals.sort_unstable();
        totals
    }

    /// The score that this share, in percent, does not reach.
    fn percentile(&self, percent: usize) -> i32 {
        let totals = self.totals();
        totals[totals.len() * percent / 100]
    }
}

fn mean(numbers: &[i32]) -> f64 {
    f64::from(numbers.iter().sum::<i32>()) / numbers.len() as f64
}

fn greedy(games: u64) -> Season {
    let mut player = Player::new(Bot::Greedy);
    season(games, |seat, state, dice| player.answer(seat, state, dice))
}

#[test]
fn greedy_scores_like_a_good_player_with_every_letter_and_every_kind_of_trip() {
    balanced(&greedy(300));
}

#[test]
#[ignore = "takes a minute"]
fn a_thousand_greedy_games_are_balanced() {
    balanced(&greedy(1000));
}

fn balanced(season: &Season) {
    let (low, median, high) = (
        season.percentile(10),
        season.percentile(50),
        season.percentile(90),
    );
    println!("greedy: median {median}, 10 % {low}, 90 % {high}");
    assert!((85..=115).contains(&median), "median {median}");
    assert!(low >= 70, "a tenth scores below {low}");

    let overall = mean(&season.totals());
    for letter in 'A'..='D' {
        let own = season.scores.iter().filter(|(l, _)| *l == letter);
        let own: Vec<i32> = own.map(|(_, total)| *total).collect();
        println!("letter {letter}: {:+.2}", mean(&own) - overall);
        assert!(
            (mean(&own) - overall).abs() <= 3.0,
            "{letter}: {} of {overall}",
            mean(&own)
        );
    }

    for (kind, points) in &season.trips {
        println!("{kind}: {} bought, {:.2} each", points.len(), mean(points));
        assert!(
            (1.5..=8.0).contains(&mean(points)),
            "{kind}: {}",
            mean(points)
        );
    }
    assert_eq!(season.trips.len(), 15, "the bot buys every kind of trip");
}

#[test]
fn random_play_scores_something() {
    let mut player = Player::new(Bot::Random);
    let season = season(300, |seat, state, dice| player.answer(seat, state, dice));
    let mean = mean(&season.totals());
    println!("random: mean {mean:.1}");
    assert!((40.0..=65.0).contains(&mean), "mean {mean}");
}

#[test]
fn never_spending_is_possible_but_weaker() {
    let mut offers = Vec::new();
    let season = season(300, |seat, state, dice| {
        let glimpse = state.redeal(Viewer::Seat(seat), dice);
        glimpse.legal(seat, &mut offers);
        offers.retain(|action| match action {
            Action::Build { slot, .. } => *slot == 0,
            Action::Plan { .. } => false,
            Action::Resolve { .. } | Action::EndTurn => true,
        });
        let worth = |action: &Action| {
            let mut trial = glimpse.clone();
            trial.apply(seat, action, &mut Dice::fast(0), &mut Silence);
            trial.worth(seat)
        };
        let best = offers.iter().map(|action| (worth(action), *action));
        best.max_by(|(one, _), (other, _)| one.total_cmp(other))
            .unwrap()
            .1
    });
    let median = season.percentile(50);
    println!("never spending: median {median}");
    assert!((60..=80).contains(&median), "median {median}");
}
