//! A finished game looked at again: at the start of each turn, how often each seat would have won had chance alone played on, and where
//! that turned.

use crate::{
    answers::{Chance, Chances, Turning},
    problem::Problem,
    replays::Replay,
};
use bots::Bot;
use shelf::Visitor;
use table::{Dice, Entry, Eye, Face, Header, Seated};

/// How many games are played on from one moment.
const PLAYOUTS: u32 = 200;
/// How many moments are looked at.
const MOMENTS: usize = 24;
/// How many turning points are named.
const TURNING: usize = 3;

struct Look<'r> {
    header: &'r Header,
    deeds: &'r [Entry],
    /// How many entries had happened at each moment.
    lengths: &'r [usize],
}

impl Visitor for Look<'_> {
    type Out = Option<Vec<Vec<u8>>>;

    fn visit<G: Face + Eye>(self) -> Self::Out {
        let mut table = Seated::<G>::deal(self.header.clone()).ok()?;
        let (mut done, mut seen) = (0, Vec::new());
        for length in self.lengths {
            for entry in &self.deeds[done..*length] {
                table.enter(entry).ok()?;
            }
            done = *length;
            // The same luck for every moment, and on every machine.
            let mut dice = Dice::fast(u64::from(PLAYOUTS));
            let chances = bots::chances(table.state(), Bot::Random, PLAYOUTS, &mut dice);
            let percent = |share: &f32| (share * 100.0).round() as u8;
            seen.push(chances.iter().map(percent).collect());
        }
        Some(seen)
    }
}

/// The chances over a finished game, by the viewer's own count.
pub(crate) fn chances(replay: &Replay) -> Result<Chances, Problem> {
    let (header, deeds) = replay.played()?;
    let at = moments(replay);
    let lengths: Vec<usize> = at.iter().map(|at| replay.moments[*at].length()).collect();
    let look = Look {
        header,
        deeds,
        lengths: &lengths,
    };
    let seen = shelf::with(&header.game, look).flatten();
    let seen = seen.ok_or(Problem::not_found())?;
    let moments: Vec<Chance> = at
        .into_iter()
        .zip(seen)
        .map(|(at, percent)| Chance { at, percent })
        .collect();
    Ok(Chances {
        playouts: PLAYOUTS,
        turning: turning(&moments),
        moments,
    })
}

/// The first moment of each turn, thinned out, and the last.
fn moments(replay: &Replay) -> Vec<usize> {
    let begins = |at: &usize| *at == 0 || replay.moments[*at].turn != replay.moments[*at - 1].turn;
    let turns: Vec<usize> = (0..replay.last()).filter(begins).collect();
    let every = turns.len().div_ceil(MOMENTS).max(1);
    let thinned = turns.into_iter().step_by(every);
    thinned.chain([replay.last()]).collect()
}

/// Where the chances of somebody rose most, in the order of the game.
fn turning(moments: &[Chance]) -> Vec<Turning> {
    let rises = moments.windows(2).flat_map(|pair| {
        let steps = pair[0].percent.iter().zip(&pair[1].percent);
        (0..).zip(steps).map(|(seat, (from, to))| Turning {
            at: pair[1].at,
            seat,
            from: *from,
            to: *to,
        })
    });
    let mut rises: Vec<Turning> = rises.filter(|t| t.to > t.from + 9).collect();
    rises.sort_by_key(|t| std::cmp::Reverse(t.to - t.from));
    rises.truncate(TURNING);
    rises.sort_by_key(|t| t.at);
    rises
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_points_are_the_largest_rises_in_the_order_of_the_game() {
        let moment = |(at, percent): (usize, [u8; 2])| Chance {
            at,
            percent: percent.to_vec(),
        };
        let game = [
            (0, [50, 50]),
            (4, [62, 38]),
            (8, [30, 70]),
            (12, [33, 67]),
            (16, [80, 20]),
            (20, [100, 0]),
        ];
        let found = turning(&game.map(moment));
        let found: Vec<(usize, u8, u8, u8)> =
            found.iter().map(|t| (t.at, t.seat, t.from, t.to)).collect();
        assert_eq!(found, [(8, 1, 38, 70), (16, 0, 33, 80), (20, 0, 80, 100)]);
    }
}
