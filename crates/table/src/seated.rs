//! A running game: the state, what was done, and what each viewer was told.

use crate::{
    BadJournal, BadOptions, Deed, Dice, Entry, Face, Header, Heard, Mark, Narrowing, Path, Refusal,
    Say, Seat, Seats, Sheet, Token, Viewer,
    journal::Fault,
    table::{Preview, Probe, Row, Told},
};
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// A game with people or bots at it. All changes are entries of its journal; what is taken back is played around, never erased.
#[derive(Clone, Debug)]
pub struct Seated<G: Face> {
    pub(crate) header: Header,
    seed: [u8; 32],
    pub(crate) start: G,
    pub(crate) state: G,
    /// Effective random steps so far: the deal is the first. It keys the next draw.
    pub(crate) luck_used: u64,
    pub(crate) records: Vec<Record<G>>,
    pub(crate) practice: bool,
    pub(crate) viewers: Vec<Watch<G>>,
    /// Per seat, what it took back and may do again, latest last.
    pub(crate) redo: Vec<Vec<G::Action>>,
}

/// An entry and what became of it.
#[derive(Clone, Debug)]
pub(crate) struct Record<G: Face> {
    pub(crate) entry: Entry,
    pub(crate) action: Option<G::Action>,
    pub(crate) heard: Heard,
    /// Whether it counts: a play that was not taken back.
    pub(crate) standing: bool,
    /// Whether no other viewer's view or lines moved.
    pub(crate) quiet: bool,
    /// Who noticed it, by [`Viewer::index`].
    pub(crate) noticed: Vec<bool>,
    /// The game's turn before it.
    pub(crate) turn: u32,
}

/// What one viewer sees and was told.
#[derive(Clone, Debug)]
pub(crate) struct Watch<G: Face> {
    pub(crate) who: Viewer,
    view: G::View,
    /// The viewer's own count of things told.
    pub(crate) count: u64,
    /// For a seat: the number of its question. It moves when its paths change and with each of its own entries.
    pub(crate) question: u64,
    pub(crate) offers: Vec<Path>,
    pub(crate) told: Vec<Told>,
}

impl<G: Face> Seated<G> {
    /// Deals a new game.
    pub fn deal(header: Header) -> Result<Seated<G>, BadJournal> {
        let card = G::CARD;
        let seats = header.count();
        if header.rules > *card.rules.end() {
            return Err(BadJournal::NewerRules(header.rules));
        }
        if header.rules < *card.rules.start() {
            return Err(BadJournal::OldRules(header.rules));
        }
        if !card.seats.contains(&seats) {
            return Err(BadJournal::Seats(seats));
        }
        let options: G::Options = serde_json::from_value(header.options.clone()).map_err(|e| {
            BadJournal::Options(BadOptions::from(
                Say::new("bad-options").text("why", e.to_string()),
            ))
        })?;
        let seed = header.luck.seed(seats).map_err(BadJournal::Luck)?;
        let mut dice = Dice::keyed(seed, 0);
        let start =
            G::deal(header.rules, &options, seats, &mut dice).map_err(BadJournal::Options)?;
        let viewers = Viewer::all(seats)
            .map(|who| Watch::new(&start, who))
            .collect();
        Ok(Seated {
            header,
            seed,
            state: start.clone(),
            start,
            luck_used: 1,
            records: Vec::new(),
            practice: false,
            viewers,
            redo: vec![Vec::new(); usize::from(seats)],
        })
    }

    /// Deals a game and does again what was done, entry by entry; a digest that differs is refused.
    pub fn resume(header: Header, entries: &[Entry]) -> Result<Seated<G>, BadJournal> {
        let mut table = Seated::<G>::deal(header)?;
        entries.iter().try_for_each(|entry| table.enter(entry))?;
        Ok(table)
    }

    /// Does again what an entry did; it may stand there although its digest was refused.
    pub fn enter(&mut self, entry: &Entry) -> Result<(), BadJournal> {
        let step = self.records.len() as u32;
        let wrong = |fault| BadJournal::Entry { step, fault };
        if entry.seat.0 >= self.state.seats() {
            return Err(wrong(Fault::Refused(unknown_action())));
        }
        match &entry.deed {
            Deed::Play(path) => self.play(entry.seat, path, entry.time_up),
            Deed::Undo(step) => self.undo_entry(entry.seat, *step, entry.time_up),
            Deed::Rewind(step) => self.rewind_entry(entry.seat, *step),
        }
        .map_err(|refusal| wrong(Fault::Refused(refusal)))?;
        if !entry.digest.is_empty() && entry.digest != self.last_digest() {
            return Err(wrong(Fault::Digest));
        }
        Ok(())
    }

    /// Forgets the newest entries, which could not be stored: as if they had never been.
    pub(crate) fn keep_only(&mut self, entries: usize) {
        let kept: Vec<Entry> = self.records[..entries]
            .iter()
            .map(|r| r.entry.clone())
            .collect();
        *self = Seated::resume(self.header.clone(), &kept)
            .expect("what was played once can be played again");
    }

    /// The state as it is. The house hands it to nobody: pages get views, bots get redeals.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// A state that `seat` cannot tell from the true one: what a bot may think about.
    pub fn glimpse(&self, seat: Seat, dice: &mut Dice) -> G {
        self.state.redeal(Viewer::Seat(seat), dice)
    }

    fn seats(&self) -> u8 {
        self.state.seats()
    }

    pub(crate) fn watch(&self, who: Viewer) -> &Watch<G> {
        &self.viewers[who.index()]
    }

    /// The view as it was last shown.
    pub fn view(&self, who: Viewer) -> &G::View {
        &self.watch(who).view
    }

    pub(crate) fn last_digest(&self) -> &str {
        self.records.last().map_or("", |r| &r.entry.digest)
    }

    /// Reads a path as an action of this game, and asks the rules.
    fn read(&self, seat: Seat, path: &Path) -> Result<G::Action, Refusal> {
        let action = self.state.parse(path).ok_or_else(unknown_action)?;
        self.state.check(seat, &action)?;
        Ok(action)
    }

    pub(crate) fn play(&mut self, seat: Seat, path: &Path, time_up: bool) -> Result<(), Refusal> {
        let action = self.read(seat, path)?;
        self.play_action(seat, action, time_up);
        Ok(())
    }

    /// Playing what was taken back last is a redo and leaves the rest of what was taken back; anything else forgets it.
    pub(crate) fn play_action(&mut self, seat: Seat, action: G::Action, time_up: bool) {
        let redo = &mut self.redo[seat.index()];
        if redo.last() == Some(&action) {
            redo.pop();
        } else {
            redo.clear();
        }
        self.act(seat, action, time_up);
    }

    pub(crate) fn act(&mut self, seat: Seat, action: G::Action, time_up: bool) {
        let path = self.state.path(&action);
        let turn = self.state.turn();
        let mut heard = Heard::default();
        self.carry_out(seat, &action, &mut heard);
        if self.state.to_act().is_empty() {
            // The end of a game is always a barrier, whatever else the action did.
            heard.mark.get_or_insert(Mark::Ends);
        }
        let noticed = self.tell(seat, &heard);
        let quiet = Viewer::all(self.seats()).all(|who| who.is(seat) || !noticed[who.index()]);
        if !quiet {
            for other in Seat::all(self.seats()).filter(|s| *s != seat) {
                self.redo[other.index()].clear();
            }
        }
        self.keep(Record {
            entry: Entry {
                seat,
                deed: Deed::Play(path),
                time_up,
                digest: String::new(),
            },
            action: Some(action),
            heard,
            standing: true,
            quiet,
            noticed,
            turn,
        });
    }

    pub(crate) fn carry_out(
        &mut self,
        seat: Seat,
        action: &G::Action,
        tell: &mut impl crate::Tell,
    ) {
        let mut dice = Dice::keyed(self.seed, self.luck_used);
        self.state.apply(seat, action, &mut dice, tell);
        self.luck_used += u64::from(dice.drawn() > 0);
        debug_assert_eq!(
            self.state.audit(),
            Ok(()),
            "after {action:?} of seat {seat}"
        );
    }

    /// Shows everybody the state as it is now and what they heard; says who noticed anything.
    fn tell(&mut self, seat: Seat, heard: &Heard) -> Vec<bool> {
        let step = self.records.len() as u32;
        let mut all = Vec::with_capacity(self.viewers.len());
        for watch in &mut self.viewers {
            let own = watch.who.is(seat);
            let before = watch.told.len();
            watch.told.extend(heard.by(watch.who).map(|l| Told {
                step,
                line: l.clone(),
                undone: false,
            }));
            let noticed = watch.look(&self.state, own) || watch.told.len() > before;
            // The author of an entry always moves on, else a double click would play twice.
            watch.count += u64::from(noticed || own);
            all.push(noticed);
        }
        all
    }

    pub(crate) fn keep(&mut self, mut record: Record<G>) {
        record.entry.digest = self.digest();
        self.records.push(record);
    }

    /// What the rules decide here: who is asked, what each is offered, the running sheets. Never the struct itself, so that
    /// tidying a state breaks no saved game.
    fn digest(&self) -> String {
        let mut text = String::new();
        for seat in self.state.to_act().iter() {
            let _ = writeln!(text, "asked {seat}");
            for path in &self.watch(Viewer::Seat(seat)).offers {
                let _ = writeln!(text, "{path}");
            }
        }
        for sheet in self.state.sheets() {
            let _ = write!(
                text,
                "sheet {} {} {} {:?}",
                sheet.seat, sheet.total, sheet.rank, sheet.ties
            );
            for item in &sheet.items {
                let _ = write!(text, " {}", item.value);
            }
            text.push('\n');
        }
        Sha256::digest(text)[..8]
            .iter()
            .fold(String::new(), |mut hex, byte| {
                let _ = write!(hex, "{byte:02x}");
                hex
            })
    }

    pub(crate) fn offers(&self, seat: Seat) -> &[Path] {
        &self.watch(Viewer::Seat(seat)).offers
    }

    /// What playing this path is sure to bring, and whether it can be taken back.
    pub(crate) fn preview(&self, seat: Seat, path: &Path) -> Result<Preview, Refusal> {
        let action = self.read(seat, path)?;
        let who = Viewer::Seat(seat);
        let mut dice = Dice::fast(0);
        let mut maybe = self.state.redeal(who, &mut dice);
        let mut heard = Heard::default();
        maybe.apply(seat, &action, &mut dice, &mut heard);
        let over = maybe.to_act().is_empty();
        let view = self.view(who);
        let tokens: Vec<Token> = path
            .tokens()
            .map(|t| t.parse().expect("a path has good tokens"))
            .collect();
        let says = G::say(view, &[], &tokens);
        Ok(Preview {
            deed: G::deed(view, &action).unwrap_or_else(|| says.clone()),
            says,
            lines: heard.certain(who).cloned().collect(),
            foreseen: G::foresee(view, &action),
            mark: heard.mark.or(over.then_some(Mark::Ends)),
            ends_turn: !maybe.to_act().has(seat),
        })
    }

    /// What clicking something that is not lit could mean: the rule against it, or further accepted paths.
    pub(crate) fn probe(&self, seat: Seat, clicked: &[Token]) -> Probe {
        let view = self.view(Viewer::Seat(seat));
        let mut readings = G::meant(view, clicked);
        if let (true, [_, .., last]) = (readings.is_empty(), clicked) {
            // A click that fits nothing chosen before is read by itself.
            readings = G::meant(view, std::slice::from_ref(last));
        }
        let mut first = None;
        let mut accepted = Vec::new();
        for action in readings {
            match self.state.check(seat, &action) {
                Ok(()) => accepted.push(self.state.path(&action)),
                Err(refusal) => {
                    first.get_or_insert(refusal);
                }
            }
        }
        if accepted.is_empty() {
            let nothing = || Refusal::new("nothing_meant", "", Say::new("refusal-nothing_meant"));
            Probe::Refused(first.unwrap_or_else(nothing))
        } else {
            Probe::Accepted(accepted)
        }
    }

    /// The next clicks after `clicked`, in plain words.
    pub(crate) fn rows(&self, seat: Seat, clicked: &[Token]) -> Vec<Row> {
        let mut narrowing = Narrowing::new(self.offers(seat));
        for token in clicked {
            narrowing.click(token.as_str());
        }
        let view = self.view(Viewer::Seat(seat));
        narrowing
            .next()
            .into_iter()
            .map(|token| {
                let token: Token = token.parse().expect("an offered path has good tokens");
                Row {
                    say: G::say(view, clicked, std::slice::from_ref(&token)),
                    token,
                }
            })
            .collect()
    }

    pub(crate) fn to_act(&self) -> Seats {
        self.state.to_act()
    }

    pub(crate) fn sheets(&self) -> Vec<Sheet> {
        self.state.sheets()
    }
}

impl<G: Face> Watch<G> {
    fn new(state: &G, who: Viewer) -> Watch<G> {
        Watch {
            who,
            view: state.view(who),
            count: 0,
            question: 0,
            offers: offers(state, who),
            told: Vec::new(),
        }
    }

    /// Looks again; says whether the view moved. The question moves with the paths and with one's own entries.
    pub(crate) fn look(&mut self, state: &G, own: bool) -> bool {
        let view = state.view(self.who);
        let offers = offers(state, self.who);
        let paths_moved = offers != self.offers;
        let moved = view != self.view || paths_moved;
        self.question += u64::from(own || paths_moved);
        self.view = view;
        self.offers = offers;
        moved
    }
}

fn offers<G: Face>(state: &G, who: Viewer) -> Vec<Path> {
    let Some(seat) = who.seat().filter(|s| state.to_act().has(*s)) else {
        return Vec::new();
    };
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    actions.iter().map(|a| state.path(a)).collect()
}

pub(crate) fn unknown_action() -> Refusal {
    Refusal::new("unknown_action", "", Say::new("refusal-unknown_action"))
}
