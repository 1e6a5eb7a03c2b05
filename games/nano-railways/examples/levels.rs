//! How well each way of playing does on fixed deals, and what the best lines are made of:
//! `cargo run -p nano-railways --example levels -- FIRST LAST`. The figures of `docs/nano-railways.md` are those of 1 to 100.

use bots::{Bot, Care, Player};
use nano_railways::{Action, NanoRailways, Options, content::Kind};
use std::io::Write;
use table::{Dice, Eye, Game, Seat, Silence, luck::plain_seed};

const ALONE: Seat = Seat(0);

fn deal(seed: u64) -> NanoRailways {
    let mut dice = Dice::keyed(plain_seed(seed), 0);
    NanoRailways::deal(1, &Options::default(), 1, &mut dice).expect("the base set can be dealt")
}

fn bot(seed: u64, bot: Bot) -> i32 {
    let mut game = deal(seed);
    let mut player = Player::new(bot);
    let mut own = Dice::fast(0);
    while !game.to_act().is_empty() {
        let action = player.answer(ALONE, &game, &mut own);
        game.apply(ALONE, &action, &mut own, &mut Silence);
    }
    game.sheets()[0].total
}

const KINDS: [&str; 11] = [
    "buy", "build", "move R", "move L", "move C", "move I", "hire", "capital", "clean", "add",
    "upgrade",
];

fn kind(action: &Action) -> Option<usize> {
    match action {
        Action::Arrange { .. } | Action::Place { .. } | Action::Pass => None,
        Action::Buy { .. } => Some(0),
        Action::Build { .. } => Some(1),
        Action::Move { to, .. } => Some(match to {
            Kind::R => 2,
            Kind::L => 3,
            Kind::C => 4,
            Kind::I => 5,
        }),
        Action::Hire { .. } => Some(6),
        Action::Capital { .. } => Some(7),
        Action::Clean { .. } => Some(8),
        Action::Add { .. } => Some(9),
        Action::Upgrade { .. } => Some(10),
    }
}

fn main() -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    let mut numbers = std::env::args().skip(1).filter_map(|arg| arg.parse().ok());
    let (first, last): (u64, u64) = (numbers.next().unwrap_or(1), numbers.next().unwrap_or(100));
    let mut sums = [0; 6];
    let mut kinds = [0; KINDS.len()];
    writeln!(out, "seed random greedy fair foreseen par bound")?;
    for number in first..=last {
        let start = deal(number);
        let seed = plain_seed(number);
        let foreseen = bots::foreseen(&start, seed, bots::PAR);
        let fair = bots::play_fair(&start, seed, Care::USUAL, None, |_| ()).total;
        let row = [
            bot(number, Bot::Random),
            bot(number, Bot::Greedy),
            fair,
            foreseen.total,
            // Par is the better of the two.
            fair.max(foreseen.total),
            start.bound(ALONE).unwrap_or_default(),
        ];
        foreseen
            .actions
            .iter()
            .filter_map(kind)
            .for_each(|at| kinds[at] += 1);
        for (sum, value) in sums.iter_mut().zip(row) {
            *sum += value;
        }
        let [a, b, c, d, e, f] = row;
        writeln!(out, "{number} {a} {b} {c} {d} {e} {f}")?;
        out.flush()?;
    }
    let games = f64::from((last - first + 1) as u32);
    let means = sums.map(|sum| format!("{:.1}", f64::from(sum) / games));
    writeln!(out, "mean {}", means.join(" "))?;
    for (name, count) in KINDS.iter().zip(kinds) {
        writeln!(
            out,
            "{name}: {:.2} in a foreseen line",
            f64::from(count) / games
        )?;
    }
    Ok(())
}
