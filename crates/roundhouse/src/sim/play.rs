//! One game of bots, and many of them on all cores.

use super::{Plan, tally::Tally};
use bots::Player;
use std::{
    collections::BTreeMap,
    io,
    path::PathBuf,
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    thread,
};
use table::{
    Dice, Eye, Face, Header, Line, Luck, Mark, Of, Path, Seat, Sheet, Sitter, Tell, Title, To,
    luck::plain_seed,
};

/// Games handed to a thread at a time.
const BATCH: u64 = 8;

/// A game that was played to its end.
struct Played {
    number: u64,
    steps: u32,
    turns: u32,
    told: Events,
    sheets: Vec<Sheet>,
    paths: Vec<(Seat, Path)>,
}

/// How often each kind of line was told; what one seat alone hears is somebody else's line too.
#[derive(Debug, Default)]
pub(super) struct Events(pub(super) BTreeMap<&'static str, u64>);

impl Tell for Events {
    fn line(&mut self, to: To, line: impl FnOnce() -> Line) {
        if !matches!(to, To::Only(_)) {
            *self.0.entry(line().say.key).or_default() += 1;
        }
    }

    fn mark(&mut self, _: Mark) {}
}

/// Plays every game of the plan; `done` hears how many more are finished.
pub(super) fn all<G: Face + Eye>(
    plan: &Plan,
    done: &(impl Fn(u64) + Sync),
) -> Result<Tally, (PathBuf, io::Error)> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::new(plan.bots.len(), plan.seats);
        loop {
            let first = next.fetch_add(BATCH, Relaxed);
            if first >= plan.games {
                return Ok(tally);
            }
            let last = plan.games.min(first + BATCH);
            for index in first..last {
                let who = plan.who(index);
                let played = one::<G>(plan, index, &who);
                if let Some(folder) = &plan.journals {
                    let file = folder.join(plan.file(G::CARD.id, index));
                    let text = journal::<G>(plan, &who, &played);
                    if let Err(error) = std::fs::write(&file, text) {
                        // The other threads have no reason to go on.
                        next.store(plan.games, Relaxed);
                        return Err((file, error));
                    }
                }
                tally.add(played.steps, &played.sheets, &who);
                tally.add_events(played.turns, &played.told);
            }
            done(last - first);
        }
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..plan.threads).map(|_| scope.spawn(work)).collect();
        let mut all = Tally::new(plan.bots.len(), plan.seats);
        for thread in threads {
            match thread.join() {
                Ok(part) => all.merge(&part?),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        Ok(all)
    })
}

fn one<G: Eye>(plan: &Plan, index: u64, who: &[usize]) -> Played {
    let mut luck = Dice::keyed(plain_seed(plan.seed), index);
    let number = luck.word() >> 11;
    let mut players: Vec<(Player<G>, Dice)> = who
        .iter()
        .map(|bot| (Player::new(plan.bots[*bot]), Dice::fast(luck.word())))
        .collect();
    let seed = plain_seed(number);
    let options = G::Options::default();
    let mut state = G::deal(
        *G::CARD.rules.end(),
        &options,
        plan.seats,
        &mut Dice::keyed(seed, 0),
    )
    .expect("default options can be dealt for every number of seats on the card");
    let (mut steps, mut luck_used) = (0, 1);
    let mut paths = Vec::new();
    let mut told = Events::default();
    while let Some(seat) = state.to_act().iter().next() {
        let (player, own) = &mut players[seat.index()];
        let action = player.answer(seat, &state, own);
        if plan.journals.is_some() {
            paths.push((seat, state.path(&action)));
        }
        let mut dice = Dice::keyed(seed, luck_used);
        state.apply(seat, &action, &mut dice, &mut told);
        luck_used += u64::from(dice.drawn() > 0);
        steps += 1;
    }
    Played {
        number,
        steps,
        turns: state.turn(),
        told,
        sheets: state.sheets(),
        paths,
    }
}

/// The game as a journal, played once more at a real table.
fn journal<G: Face + Eye>(plan: &Plan, who: &[usize], played: &Played) -> String {
    let title = Of::<G>::new();
    let sitters = who.iter().zip(1..).map(|(bot, number)| {
        let bot = plan.bots[*bot].name();
        Sitter::bot(format!("{bot} {number}"), bot)
    });
    let header = Header {
        game: G::CARD.id.to_owned(),
        rules: *G::CARD.rules.end(),
        options: title.default_options(),
        seats: sitters.collect(),
        luck: Luck::Plain(played.number),
    };
    let mut table = title.deal(header).expect("it was dealt before");
    for (seat, path) in &played.paths {
        table.play(*seat, path).expect("it was played before");
    }
    assert_eq!(
        table.sheets(),
        played.sheets,
        "the table's end is the game's"
    );
    table.journal().write()
}
