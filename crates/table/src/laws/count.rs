//! How often each law was looked at, and how much was found hidden.

use super::{Law, trip::Breach};
use crate::{Card, Phase};
use std::fmt;

/// What came of holding a game to a law once.
pub(super) type Check = Result<(), Breach>;

/// How often each law was looked at.
#[derive(Clone, Debug)]
pub struct Count {
    game: &'static str,
    /// Games begun.
    pub games: u64,
    /// Actions played.
    pub steps: u64,
    /// Pages drawn.
    pub pages: u64,
    /// Actions met that are accepted without being offered.
    pub unoffered: u64,
    /// Steps at which several seats were asked at once.
    pub sealed: u64,
    checks: Vec<u64>,
    shares: Vec<Share>,
}

/// How often a phase was seen, and how often a resample differed from the truth there.
#[derive(Clone, Debug)]
struct Share {
    phase: Phase,
    reached: u64,
    steps: u64,
    redeals: u64,
    scrambles: u64,
    pages: u64,
}

impl Count {
    pub(super) fn new(card: &Card) -> Count {
        let share = |phase: &Phase| Share {
            phase: *phase,
            reached: 0,
            steps: 0,
            redeals: 0,
            scrambles: 0,
            pages: 0,
        };
        Count {
            game: card.id,
            games: 0,
            steps: 0,
            pages: 0,
            unoffered: 0,
            sealed: 0,
            checks: vec![0; Law::ALL.len()],
            shares: card.phases.iter().map(share).collect(),
        }
    }

    /// How often the law was looked at.
    pub fn of(&self, law: Law) -> u64 {
        self.checks[law as usize]
    }

    /// Why a law has nothing to look at in this game; none: it has.
    pub fn exempt(&self, law: Law) -> Option<&'static str> {
        let any = |share: fn(&Phase) -> u8| self.shares.iter().any(|s| share(&s.phase) > 0);
        match law {
            Law::Redealt
            | Law::Truth
            | Law::Unmarked
            | Law::MarkOpen
            | Law::Shown
            | Law::Shadow
                if !any(|p| p.redeals) && !any(|p| p.scrambles) =>
            {
                Some("hides nothing, by its card")
            }
            Law::Scrambled if !any(|p| p.scrambles) => Some("hides nothing, by its card"),
            Law::Commute | Law::Quiet | Law::Alike if self.sealed == 0 => {
                Some("never asks several seats at once")
            }
            _ => None,
        }
    }

    /// Looks at a law once.
    pub(super) fn hold(&mut self, law: Law, holds: bool, detail: impl FnOnce() -> String) -> Check {
        self.checks[law as usize] += 1;
        if holds {
            Ok(())
        } else {
            Err(Breach::of(law, detail()))
        }
    }

    fn share(&mut self, phase: &str) -> Option<&mut Share> {
        self.shares.iter_mut().find(|s| s.phase.name == phase)
    }

    /// The phase as declared; none: it is not on the card.
    pub(super) fn phase(&self, phase: &str) -> Option<Phase> {
        let share = self.shares.iter().find(|s| s.phase.name == phase);
        share.map(|s| s.phase)
    }

    pub(super) fn reached(&mut self, phase: &str) {
        if let Some(share) = self.share(phase) {
            share.reached += 1;
        }
    }

    /// Notes whether some viewer's redeal and some viewer's scramble differed from the truth.
    pub(super) fn resampled(&mut self, phase: &str, redeal: bool, scramble: bool) {
        if let Some(share) = self.share(phase) {
            share.steps += 1;
            share.redeals += u64::from(redeal);
            share.scrambles += u64::from(scramble);
        }
    }

    /// Notes a page drawn; says how many were drawn in the phase before.
    pub(super) fn drawn(&mut self, phase: &str) {
        self.pages += 1;
        if let Some(share) = self.share(phase) {
            share.pages += 1;
        }
    }

    /// How many pages were drawn in the phase so far.
    pub(super) fn pages_of(&self, phase: &str) -> u64 {
        let share = self.shares.iter().find(|s| s.phase.name == phase);
        share.map_or(u64::MAX, |s| s.pages)
    }

    /// What only the whole run can tell: every phase reached, enough hidden, no law without a check.
    pub(super) fn close(&mut self) -> Check {
        for share in self.shares.clone() {
            let Share { phase, .. } = share;
            self.hold(Law::Phases, share.reached > 0, || {
                format!("the phase {} was never reached", phase.name)
            })?;
            let kinds = [
                ("redeal", phase.redeals, share.redeals),
                ("scramble", phase.scrambles, share.scrambles),
            ];
            for (kind, declared, differed) in kinds {
                let enough = differed * 100 >= u64::from(declared) * share.steps;
                self.hold(Law::Hidden, enough, || {
                    format!(
                        "in the phase {} a {kind} differed from the truth on {differed} of {} steps, the card says {declared} %",
                        phase.name, share.steps
                    )
                })?;
            }
        }
        for law in Law::ALL {
            if self.of(*law) == 0 && self.exempt(*law).is_none() {
                return Err(Breach::of(*law, "it was never looked at".to_owned()));
            }
        }
        Ok(())
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{}: {} games, {} steps ({} with several asked), {} pages, {} accepted ways met that are not offered",
            self.game, self.games, self.steps, self.sealed, self.pages, self.unoffered
        )?;
        for law in Law::ALL {
            match self.exempt(*law) {
                Some(why) => writeln!(f, "  {:<10} — {why}", law.to_string())?,
                None => writeln!(f, "  {:<10} {}", law.to_string(), self.of(*law))?,
            }
        }
        for share in &self.shares {
            let percent = |n: u64| n * 100 / share.steps.max(1);
            writeln!(
                f,
                "  phase {}: {} steps, {} pages, redeals differ on {} % (card: {}), scrambles on {} % (card: {})",
                share.phase.name,
                share.reached,
                share.pages,
                percent(share.redeals),
                share.phase.redeals,
                percent(share.scrambles),
                share.phase.scrambles
            )?;
        }
        Ok(())
    }
}
