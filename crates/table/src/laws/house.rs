//! The laws that need a table: previews, taking back, refused input, journals.

use super::{
    Breach, Check, Count, Law,
    guess::{garble, pick},
    moves::Move,
    rules::Stand,
    trip::{Trip, same},
    words::{Tone, Tongues},
};
use crate::{
    Entry, Face, Game, Header, Journal, Luck, Mark, Path, Refusal, Seat, Seated, Sitter, Table,
    Viewer, table::Told,
};

/// The same game at a table of the house.
pub(super) struct House<G: Face>(Seated<G>);

impl<G: Face> House<G> {
    pub(super) fn open(trip: &Trip<G>) -> Result<House<G>, Breach> {
        let sitters = Seat::all(trip.seats).map(|s| Sitter::person(format!("({s})")));
        let header = Header {
            game: G::CARD.id.to_owned(),
            rules: *G::CARD.rules.end(),
            options: trip.options.clone(),
            seats: sitters.collect(),
            luck: Luck::Plain(trip.number),
        };
        let table = Seated::deal(header)
            .map_err(|bad| Breach::of(Law::Options, format!("no table: {bad:?}")))?;
        Ok(House(table))
    }

    /// Everything anybody could notice.
    fn snapshot(&self) -> impl PartialEq + std::fmt::Debug + use<G> {
        let table = &self.0;
        let each = |who: Viewer| {
            let view = Seated::view(table, who).clone();
            (table.count(who), view, table.lines(who, 0).len())
        };
        let asked = Seat::all(table.state().seats()).map(|s| table.asked(s));
        let viewers = Viewer::all(table.state().seats()).map(each);
        let (asked, viewers) = (asked.collect::<Vec<_>>(), viewers.collect::<Vec<_>>());
        (table.state().clone(), table.len(), asked, viewers)
    }

    /// Sends what the rules refuse, and text that is no path at all.
    pub(super) fn refuses(
        &mut self,
        stand: &Stand<'_, G>,
        tongues: &Tongues,
        count: &mut Count,
    ) -> Check {
        const SENT: usize = 3;
        let mut luck = stand.trip.luck_of(Law::Refused);
        let before = self.snapshot();
        for _ in 0..SENT {
            let seat = Seat(luck.below(u32::from(stand.trip.seats)) as u8);
            let Some(path) = stand.trip.pool.guess(&mut luck) else {
                return Ok(());
            };
            for text in [path.to_string(), garble(&path, &mut luck)] {
                let read: Result<Path, _> = text.parse();
                let answer = match read {
                    Err(bad) => Err(Refusal::from(bad)),
                    Ok(path) if passes(stand.state(), seat, &path) => continue,
                    Ok(path) => Table::play(&mut self.0, seat, &path),
                };
                same(
                    count,
                    Law::Refused,
                    format_args!("before and after seat {seat} sent {text:?}"),
                    &before,
                    &self.snapshot(),
                )?;
                let refusal = answer.err();
                count.hold(Law::Refused, refusal.is_some(), || {
                    format!("{text:?} of seat {seat} passed")
                })?;
                tongues.say(&refusal.expect("held above").say, Tone::Sentence, count)?;
            }
        }
        Ok(())
    }

    /// Previews offers and plays the chosen one.
    pub(super) fn plays(
        &mut self,
        step: &Move<'_, G>,
        tongues: &Tongues,
        count: &mut Count,
    ) -> Check {
        let mut luck = step.trip.luck_of(Law::Preview);
        let who = Viewer::Seat(step.seat);
        let mut offers = Vec::new();
        step.before.state.legal(step.seat, &mut offers);
        for action in [step.action, pick(&offers, &mut luck)] {
            let path = step.before.state.path(action);
            let preview = self.0.preview(step.seat, &path);
            count.hold(Law::Preview, preview.is_ok(), || {
                format!("{path}: {preview:?}")
            })?;
            let preview = preview.expect("held above");
            let mut then = step.before.clone();
            let (heard, _) = then.act(step.seat, action);
            let over = then.state.to_act().is_empty();
            let mark = heard.mark.or(over.then_some(Mark::Ends));
            let happened = (
                heard.certain(who).cloned().collect(),
                mark,
                !then.state.to_act().has(step.seat),
            );
            let said = (preview.lines, preview.mark, preview.ends_turn);
            same(
                count,
                Law::Preview,
                format_args!(
                    "certain lines, mark and end of turn of {path}, as previewed and as played"
                ),
                &said,
                &happened,
            )?;
            tongues.say(&preview.says, Tone::Label, count)?;
            tongues.say(&preview.deed, Tone::Label, count)?;
            tongues.items(&preview.foreseen, count)?;
            tongues.say(&preview.deed, super::words::Tone::Label, count)?;
        }
        let (seat, path) = step.trip.played.last().expect("an action was played");
        let answer = Table::play(&mut self.0, *seat, path);
        count.hold(Law::Replay, answer.is_ok(), || {
            format!("the house refuses {path}: {answer:?}")
        })?;
        same(
            count,
            Law::Replay,
            "played alone and at a table",
            &step.after().state,
            self.0.state(),
        )?;
        self.takes_back(step, count)
    }

    fn takes_back(&self, step: &Move<'_, G>, count: &mut Count) -> Check {
        let marked = step.heard.mark.is_some() || self.0.state().to_act().is_empty();
        let allowed = self.0.can_undo(step.seat);
        count.hold(Law::Undo, allowed.is_err() == marked, || {
            format!(
                "{:?} is marked {:?}, and may be taken back: {allowed:?}",
                step.action, step.heard.mark
            )
        })?;
        let mut luck = step.trip.luck_of(Law::Undo);
        // Taking back plays the whole game again: at every step it would cost the square of a game.
        if luck.below(4) > 0 {
            return Ok(());
        }
        if allowed.is_ok() {
            let mut back = self.0.clone();
            let undone = back.undo(step.seat);
            count.hold(Law::Undo, undone.is_ok(), || format!("{undone:?}"))?;
            same(
                count,
                Law::Undo,
                "before, and after taking back",
                &step.before.state,
                back.state(),
            )?;
        }
        let seats: Vec<Seat> = Seat::all(self.0.state().seats()).collect();
        let seat = *pick(&seats, &mut luck);
        if self.0.can_undo(seat).is_ok() {
            self.leaves_no_trace(seat, count)?;
        }
        Ok(())
    }

    /// A step taken back and done again is as if nothing had been, whoever acted since; who did not notice the step does not
    /// notice that it is gone.
    fn leaves_no_trace(&self, seat: Seat, count: &mut Count) -> Check {
        let mut there = self.0.clone();
        let step = there.undoable(seat).map(|step| step as usize);
        let undone = there.undo(seat);
        count.hold(Law::Undo, undone.is_ok(), || {
            format!("seat {seat} undoes: {undone:?}")
        })?;
        let noticed = &self.0.records[step.expect("undone above")].noticed;
        let noticed_by = |table: &Seated<G>, who: Viewer| {
            let question = who.seat().map(|s| table.asked(s));
            let view = Seated::view(table, who).clone();
            (table.count(who), table.lines(who, 0).len(), question, view)
        };
        let unaware = |who: &Viewer| !who.is(seat) && !noticed[who.index()];
        for who in Viewer::all(self.0.state().seats()).filter(unaware) {
            let (before, after) = (noticed_by(&self.0, who), noticed_by(&there, who));
            let what = format_args!("{who:?} notices that seat {seat} undoes");
            same(count, Law::Undo, what, &before, &after)?;
        }
        let redone = there.redo(seat);
        let what = format_args!("seat {seat} undoes and redoes: {redone:?}");
        same(count, Law::Undo, what, self.0.state(), there.state())
    }

    /// Writes the finished game down, reads it, plays it again.
    pub(super) fn writes(&self, count: &mut Count) -> Check {
        let written = self.0.journal();
        let read = Journal::read(&written.write());
        count.hold(Law::Replay, read.as_ref() == Ok(&written), || {
            format!("the journal reads {read:?}")
        })?;
        let entries: &[Entry] = &written.entries;
        let again = Seated::<G>::resume(written.header.clone(), entries);
        count.hold(Law::Replay, again.is_ok(), || {
            format!("the journal does not replay: {:?}", again.as_ref().err())
        })?;
        let again = again.expect("held above");
        same(
            count,
            Law::Replay,
            "the end, played and replayed",
            self.0.state(),
            again.state(),
        )?;
        let told = |table: &Seated<G>| -> Vec<Told> { table.lines(Viewer::Public, 0).to_vec() };
        same(
            count,
            Law::Replay,
            "told, and told in replay",
            &told(&self.0),
            &told(&again),
        )
    }
}

fn passes<G: Game>(state: &G, seat: Seat, path: &Path) -> bool {
    let action = state.parse(path);
    action.is_some_and(|a| state.check(seat, &a).is_ok())
}
