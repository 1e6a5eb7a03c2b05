//! Taking back and doing again. The log only grows: an undo is an entry that names the entry it cancels.
//!
//! A seat can take back its latest standing entry if nothing was revealed, rolled or made final by it, and if either no other
//! seat's entry stands after it or it was quiet. Beyond a mark only by consent of all, and then the game is practice.

use crate::{
    Deed, Entry, Face, Heard, Line, Mark, Refusal, Say, Seat, Silence, To, Viewer,
    seated::{Record, Seated},
    table::Told,
};

impl<G: Face> Seated<G> {
    /// The latest standing entry of a seat.
    fn latest(&self, seat: Seat) -> Option<usize> {
        self.records
            .iter()
            .rposition(|r| r.standing && r.entry.seat == seat)
    }

    /// Whether the seat may take back its latest entry, and which that is.
    pub(crate) fn undoable(&self, seat: Seat) -> Result<u32, Refusal> {
        let nothing = Refusal::new("nothing_to_undo", "", Say::new("refusal-nothing_to_undo"));
        let at = self.latest(seat).ok_or(nothing)?;
        let record = &self.records[at];
        let barrier = |key| Err(Refusal::new("barrier_passed", "", Say::new(key)));
        if let Some(mark) = record.heard.mark {
            return barrier(match mark {
                Mark::Reveals => "refusal-barrier_passed-reveals",
                Mark::Rolls => "refusal-barrier_passed-rolls",
                Mark::Commits => "refusal-barrier_passed-commits",
                Mark::Opens => "refusal-barrier_passed-opens",
                Mark::Ends => "refusal-barrier_passed-ends",
                Mark::Passes => "refusal-barrier_passed-passes",
            });
        }
        if !record.quiet
            && self.records[at + 1..]
                .iter()
                .any(|r| r.standing && r.entry.seat != seat)
        {
            return barrier("refusal-barrier_passed-others");
        }
        Ok(at as u32)
    }

    pub(crate) fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let step = self.undoable(seat)?;
        self.undo_entry(seat, step, false)
    }

    pub(crate) fn undo_entry(
        &mut self,
        seat: Seat,
        step: u32,
        time_up: bool,
    ) -> Result<(), Refusal> {
        if self.undoable(seat)? != step {
            return Err(Refusal::new(
                "barrier_passed",
                "",
                Say::new("refusal-barrier_passed-others"),
            ));
        }
        let cancelled = step as usize;
        let noticed = self.records[cancelled].noticed.clone();
        let action = self.records[cancelled].action.clone();
        self.redo[seat.index()].extend(action);
        self.take_back(
            seat,
            &[cancelled],
            &noticed,
            Deed::Undo(step),
            time_up,
            "undo-told",
        );
        Ok(())
    }

    /// Takes back everything the seat did this turn, as far as no barrier stands in the way.
    pub(crate) fn undo_turn(&mut self, seat: Seat) -> Result<(), Refusal> {
        let first = self.undoable(seat)?;
        let turn = self.records[first as usize].turn;
        let mut step = first;
        loop {
            self.undo_entry(seat, step, false)?;
            match self.undoable(seat) {
                Ok(next) if self.records[next as usize].turn == turn => step = next,
                _ => return Ok(()),
            }
        }
    }

    /// Whether the entry before the latest one could follow it back: one of the same turn, without a barrier.
    pub(crate) fn undoable_turn(&self, seat: Seat) -> bool {
        let Ok(last) = self.undoable(seat) else {
            return false;
        };
        let last = last as usize;
        let mine = |r: &&Record<G>| r.standing && r.entry.seat == seat;
        self.records[..last]
            .iter()
            .rev()
            .find(mine)
            .is_some_and(|r| r.heard.mark.is_none() && r.turn == self.records[last].turn)
    }

    /// Whether there is an entry that all could agree to take back.
    pub(crate) fn rewindable(&self, seat: Seat) -> bool {
        self.latest(seat).is_some()
    }

    /// What can be done again, if anything.
    pub(crate) fn redoable(&self, seat: Seat) -> bool {
        self.redo[seat.index()]
            .last()
            .is_some_and(|action| self.state.check(seat, action).is_ok())
    }

    pub(crate) fn redo(&mut self, seat: Seat) -> Result<(), Refusal> {
        if !self.redoable(seat) {
            return Err(Refusal::new(
                "nothing_to_redo",
                "",
                Say::new("refusal-nothing_to_redo"),
            ));
        }
        let action = self.redo[seat.index()]
            .last()
            .expect("redoable found one")
            .clone();
        self.play_action(seat, action, false);
        Ok(())
    }

    /// Takes back the seat's latest entry and all that stands after it. The house asks every human seat first.
    pub(crate) fn rewind(&mut self, seat: Seat) -> Result<(), Refusal> {
        let nothing = Refusal::new("nothing_to_undo", "", Say::new("refusal-nothing_to_undo"));
        let at = self.latest(seat).ok_or(nothing)?;
        self.rewind_entry(seat, at as u32)
    }

    pub(crate) fn rewind_entry(&mut self, seat: Seat, step: u32) -> Result<(), Refusal> {
        let from = step as usize;
        let cancelled: Vec<usize> = (from..self.records.len())
            .filter(|i| self.records[*i].standing)
            .collect();
        if cancelled.first() != Some(&from) {
            return Err(Refusal::new(
                "nothing_to_undo",
                "",
                Say::new("refusal-nothing_to_undo"),
            ));
        }
        self.practice = true;
        self.redo.iter_mut().for_each(Vec::clear);
        let everybody = vec![true; self.viewers.len()];
        self.take_back(
            seat,
            &cancelled,
            &everybody,
            Deed::Rewind(step),
            false,
            "rewind-told",
        );
        Ok(())
    }

    /// Plays the standing entries again without the cancelled ones, and tells those who had noticed them.
    fn take_back(
        &mut self,
        seat: Seat,
        cancelled: &[usize],
        noticed: &[bool],
        deed: Deed,
        time_up: bool,
        key: &'static str,
    ) {
        for at in cancelled {
            self.records[*at].standing = false;
        }
        self.state = self.start.clone();
        self.luck_used = 1;
        let standing: Vec<(Seat, G::Action)> = self
            .records
            .iter()
            .filter(|r| r.standing)
            .map(|r| {
                (
                    r.entry.seat,
                    r.action.clone().expect("a standing entry is a play"),
                )
            })
            .collect();
        for (seat, action) in standing {
            debug_assert_eq!(
                self.state.check(seat, &action),
                Ok(()),
                "what stands can be played again"
            );
            self.carry_out(seat, &action, &mut Silence);
        }
        let line = Line::by(seat, Say::new(key).seat("who", seat));
        let mut heard = Heard::default();
        let step = self.records.len() as u32;
        for watch in &mut self.viewers {
            let concerned = noticed[watch.who.index()] || watch.who.is(seat);
            if concerned {
                for told in &mut watch.told {
                    told.undone |= cancelled.contains(&(told.step as usize));
                }
                watch.told.push(Told {
                    step,
                    line: line.clone(),
                    undone: false,
                });
                watch.count += 1;
            }
            watch.look(&self.state, watch.who.is(seat));
        }
        if noticed[Viewer::Public.index()] {
            heard.lines.push((To::All, line));
        } else {
            heard.lines.push((To::Only(seat), line));
        }
        let turn = self.state.turn();
        let noticed = noticed.to_vec();
        self.keep(Record {
            entry: Entry {
                seat,
                deed,
                time_up,
                digest: String::new(),
            },
            action: None,
            heard,
            standing: false,
            quiet: false,
            noticed,
            turn,
        });
    }

    /// The seat's time is up: its quiet entries are cancelled, public steps stand, then the game's fallback until it is no longer asked.
    pub(crate) fn time_up(&mut self, seat: Seat) {
        while self.state.to_act().has(seat) {
            match self.undoable(seat) {
                Ok(step) if self.records[step as usize].quiet => {
                    self.undo_entry(seat, step, true).expect("undoable said so");
                }
                _ => break,
            }
        }
        self.redo[seat.index()].clear();
        while self.state.to_act().has(seat) {
            let action = self.state.fallback(seat);
            self.act(seat, action, true);
        }
    }
}
