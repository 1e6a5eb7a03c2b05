//! What every bot promises in every game on the shelf.

use bots::{Bot, Player};
use shelf::Visitor;
use table::{Dice, Eye, Face, Silence, Viewer};

fn deal<G: Eye>(seats: u8, dice: &mut Dice) -> G {
    G::deal(*G::CARD.rules.end(), &G::Options::default(), seats, dice)
        .expect("default options can be dealt")
}

/// Counts decisions, and those at which the other world was really another.
#[derive(Clone, Copy)]
struct Blind;

impl Visitor for Blind {
    type Out = (&'static str, u32, u32);

    fn visit<G: Face + Eye>(self) -> Self::Out {
        let (mut decisions, mut differed) = (0, 0);
        for seats in G::CARD.seats {
            for game in 0..4 {
                let mut dice = Dice::fast(u64::from(seats) << 8 | game);
                let mut truth: G = deal(seats, &mut dice);
                let mut players = Bot::ALL.map(Player::<G>::new);
                while let Some(seat) = truth.to_act().iter().next() {
                    let other = truth.redeal(Viewer::Seat(seat), &mut dice);
                    let own = Dice::fast(dice.word());
                    for player in &mut players {
                        let here = player.answer(seat, &truth, &mut own.clone());
                        let there = player.answer(seat, &other, &mut own.clone());
                        assert_eq!(here, there, "{} peeks in {}", player.bot(), G::CARD.id);
                        assert_eq!(truth.check(seat, &here), Ok(()), "{}", player.bot());
                    }
                    decisions += 1;
                    differed += u32::from(other != truth);
                    let pick = dice.below(players.len() as u32) as usize;
                    let action = players[pick].answer(seat, &truth, &mut own.clone());
                    truth.apply(seat, &action, &mut dice, &mut Silence);
                }
            }
        }
        (G::CARD.id, decisions, differed)
    }
}

#[test]
fn no_bot_is_moved_by_what_it_cannot_see() {
    for (id, decisions, differed) in shelf::each(Blind) {
        assert!(
            differed * 2 > decisions,
            "{id}: {differed} of {decisions} worlds were others"
        );
    }
}

/// The mean part of the victory that greedy takes from random: across the table, or alone on the same deal.
#[derive(Clone, Copy)]
struct Match;

const MATCHES: u64 = 40;

/// Plays a deal; `looks` says which seats are greedy.
fn played<G: Face + Eye>(game: u64, looks: impl Fn(table::Seat) -> bool) -> G {
    let mut dice = Dice::fast(game);
    let mut state: G = deal(*G::CARD.seats.start(), &mut dice);
    while let Some(seat) = state.to_act().iter().next() {
        let bot = if looks(seat) {
            Bot::Greedy
        } else {
            Bot::Random
        };
        let action = Player::new(bot).answer(seat, &state, &mut dice);
        state.apply(seat, &action, &mut dice, &mut Silence);
    }
    state
}

impl Visitor for Match {
    type Out = (&'static str, f64);

    fn visit<G: Face + Eye>(self) -> Self::Out {
        let alone = *G::CARD.seats.end() == 1;
        let won = |game: u64| -> f64 {
            if alone {
                let total = |greedy: bool| played::<G>(game, |_| greedy).sheets()[0].total;
                return f64::from(u8::from(total(true) > total(false)));
            }
            let looks = |seat: table::Seat| u64::from(seat.0) % 2 == game % 2;
            let sheets = played::<G>(game, looks).sheets();
            let first = || sheets.iter().filter(|s| s.rank == 1);
            first().filter(|s| looks(s.seat)).count() as f64 / first().count() as f64
        };
        let won: f64 = (0..MATCHES).map(won).sum();
        (G::CARD.id, won / MATCHES as f64)
    }
}

#[test]
fn greedy_beats_random() {
    for (id, won) in shelf::each(Match) {
        assert!(won > 0.75, "{id}: greedy wins only {won}");
    }
}

/// Looks at the chances from the deal to the end of one greedy game.
#[derive(Clone, Copy)]
struct Chances;

impl Visitor for Chances {
    type Out = ();

    fn visit<G: Face + Eye>(self) {
        let seats = *G::CARD.seats.end();
        let mut dice = Dice::fast(11);
        let mut game: G = deal(seats, &mut dice);
        let mut player = Player::new(Bot::Greedy);
        let look = |game: &G| bots::chances(game, Bot::Random, 2, &mut Dice::fast(5));
        for step in 0.. {
            let Some(seat) = game.to_act().iter().next() else {
                break;
            };
            if step % 40 == 0 {
                let seen = look(&game);
                assert!((seen.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{seen:?}");
                let other = game.redeal(Viewer::Public, &mut dice);
                assert_eq!(look(&other), seen, "what is hidden moves nothing");
            }
            let action = player.answer(seat, &game, &mut dice);
            game.apply(seat, &action, &mut dice, &mut Silence);
        }
        let sheets = game.sheets();
        let first = sheets.iter().filter(|s| s.rank == 1).count() as f32;
        let share = |sheet: &table::Sheet| match sheet.rank {
            1 => 1.0 / first,
            _ => 0.0,
        };
        let known: Vec<f32> = sheets.iter().map(share).collect();
        assert_eq!(look(&game), known, "at the end they are what happened");
    }
}

#[test]
fn chances_are_shares_of_one_that_nothing_hidden_moves() {
    shelf::each(Chances);
}
