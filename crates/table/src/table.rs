//! What the house sees of a game: a running [`Table`], a [`Title`] on the shelf. Both are object-safe.

use crate::{
    BadJournal, Card, Choice, Detail, End, Entry, Eye, Face, Game, Header, Item, Journal, Lang,
    Line, Mark, Path, Refusal, Say, Seat, Seats, Sheet, Spot, Token, Viewer, Words,
    journal::{FORMAT, Printed, PrintedItem, PrintedLine, PrintedSheet},
    seated::Seated,
};
use maud::Markup;
use serde::Serialize;
use serde_json::Value;
use std::{any::Any, marker::PhantomData, sync::OnceLock};

/// A line somebody was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The entry that told it. It does not leave the house while a game runs.
    pub step: u32,
    /// What was told.
    pub line: Line,
    /// Whether it was taken back later.
    pub undone: bool,
}

/// What an action is sure to bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Preview {
    /// The whole action in one sentence.
    pub says: Say,
    /// What the committing button says.
    pub deed: Say,
    /// What will be told before anything hidden shows.
    pub lines: Vec<Line>,
    /// What it leads to beyond its own step.
    pub foreseen: Vec<Item>,
    /// Why it cannot be taken back, if it cannot.
    pub mark: Option<Mark>,
    /// Whether the seat is no longer asked after it.
    pub ends_turn: bool,
}

/// What a click on something that is not lit means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Probe {
    /// Nothing possible: the first reading's rule.
    Refused(Refusal),
    /// Ways that are accepted though not offered.
    Accepted(Vec<Path>),
}

/// One row of the move list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The next click.
    pub token: Token,
    /// What it does.
    pub say: Say,
}

/// A running game: all that server, terminal and programs see of it.
pub trait Table: Send {
    /// The game's facts.
    fn card(&self) -> &'static Card;
    /// What was fixed before the first entry.
    fn header(&self) -> &Header;
    /// Who is asked.
    fn to_act(&self) -> Seats;
    /// The phase.
    fn phase(&self) -> &'static str;
    /// The turn's number.
    fn turn(&self) -> u32;
    /// What the viewer is asked or what is waited for.
    fn question(&self, who: Viewer) -> Say;
    /// How far the game has come, in words.
    fn progress(&self, who: Viewer) -> Option<Say>;
    /// What the viewer should know before the first decision and could overlook.
    fn caution(&self, who: Viewer) -> Option<Say>;
    /// What a seat openly owns beside its points.
    fn purse(&self, who: Viewer, seat: Seat) -> Vec<Item>;
    /// The viewer's own count of things told.
    fn count(&self, who: Viewer) -> u64;
    /// The number of the seat's question; an answer must name it.
    fn asked(&self, seat: Seat) -> u64;
    /// What is offered to the seat.
    fn paths(&self, seat: Seat) -> Vec<Path>;
    /// The page.
    fn page(&self, who: Viewer, words: &Words) -> Markup;
    /// A thing on the page looked at closely.
    fn detail(&self, who: Viewer, name: &str, words: &Words) -> Option<Detail>;
    /// What one can point at.
    fn spots(&self) -> Vec<Spot>;
    /// The view as data.
    fn view(&self, who: Viewer) -> Value;
    /// What the viewer was told, from the `since`-th line on.
    fn lines(&self, who: Viewer, since: usize) -> &[Told];
    /// The next clicks after these, in plain words.
    fn rows(&self, seat: Seat, clicked: &[Token]) -> Vec<Row>;
    /// What clicking `next` after `clicked` means, in plain words.
    fn said(&self, seat: Seat, clicked: &[Token], next: &[Token]) -> Say;
    /// What a click on something not lit means.
    fn probe(&self, seat: Seat, clicked: &[Token]) -> Probe;
    /// What a path is sure to bring.
    fn preview(&self, seat: Seat, path: &Path) -> Result<Preview, Refusal>;
    /// Plays a path.
    fn play(&mut self, seat: Seat, path: &Path) -> Result<(), Refusal>;
    /// Does again what an entry of a journal did.
    fn enter(&mut self, entry: &Entry) -> Result<(), BadJournal>;
    /// Whether the seat may take back its latest entry.
    fn can_undo(&self, seat: Seat) -> Result<(), Refusal>;
    /// Whether taking back the seat's turn takes back more than its latest entry.
    fn can_undo_turn(&self, seat: Seat) -> bool;
    /// Whether the seat has anything that all could agree to take back.
    fn can_rewind(&self, seat: Seat) -> bool;
    /// Whether the seat may do again what it took back.
    fn can_redo(&self, seat: Seat) -> bool;
    /// Takes back the seat's latest entry.
    fn undo(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Takes back all the seat did this turn, up to a barrier.
    fn undo_turn(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Does again what the seat took back last.
    fn redo(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Takes back the seat's latest entry and all after it; the house has asked every human seat.
    fn rewind(&mut self, seat: Seat) -> Result<(), Refusal>;
    /// Plays for a seat whose time is up.
    fn time_up(&mut self, seat: Seat);
    /// The scores; only what is public until the end.
    fn sheets(&self) -> Vec<Sheet>;
    /// The entries so far, digests included.
    fn entries(&self) -> Vec<Entry>;
    /// One entry, digest included: for the store.
    fn entry(&self, step: usize) -> &Entry;
    /// Whether anybody but its author noticed an entry.
    fn was_noticed(&self, step: usize) -> bool;
    /// How many entries there are.
    fn len(&self) -> usize;
    /// Whether nothing was done yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Forgets the newest entries, which could not be stored.
    fn keep_only(&mut self, entries: usize);
    /// The whole journal, secret included while it runs: for the house alone until the end.
    fn journal(&self) -> Journal;
    /// The whole state, for an outside checker of a finished game.
    fn open(&self) -> Value;
    /// The concrete table, for generic code such as bots.
    fn as_any(&self) -> &dyn Any;
}

/// A game on the shelf.
pub trait Title: Send + Sync {
    /// The game's facts.
    fn card(&self) -> &'static Card;
    /// Its words in one language, with the house's.
    fn words(&self, lang: Lang) -> Words;
    /// The scene of its poster.
    fn poster(&self) -> &'static str;
    /// What is often said at its table.
    fn phrases(&self) -> &'static [&'static str];
    /// Its options as a lobby draws them.
    fn choices(&self) -> &'static [Choice];
    /// Its challenge of a weekday (0 is Monday), as options and seed, if it has daily challenges.
    fn daily(&self, weekday: u8, draw: &dyn Fn(u32) -> u64) -> Option<(Value, u64)>;
    /// Its default options.
    fn default_options(&self) -> Value;
    /// Deals a new game.
    fn deal(&self, header: Header) -> Result<Box<dyn Table>, BadJournal>;
    /// Plays a journal's entries again.
    fn resume(&self, header: Header, entries: &[Entry]) -> Result<Box<dyn Table>, BadJournal>;
    /// Plays a journal again: every entry, the luck and the end must be as it tells.
    fn verify(&self, told: &Journal) -> Result<Box<dyn Table>, BadJournal> {
        let table = self.resume(told.header.clone(), &told.entries)?;
        let again = table.journal();
        if again.end == told.end && again.practice == told.practice {
            Ok(table)
        } else {
            Err(BadJournal::End)
        }
    }
}

/// The one [`Title`] of a game's type.
#[derive(Debug)]
pub struct Of<G> {
    words: OnceLock<[Words; 2]>,
    game: PhantomData<fn() -> G>,
}

impl<G> Of<G> {
    /// The game on a shelf.
    pub const fn new() -> Of<G> {
        Of {
            words: OnceLock::new(),
            game: PhantomData,
        }
    }
}

impl<G> Default for Of<G> {
    fn default() -> Of<G> {
        Of::new()
    }
}

/// A game's card as a reference that lives for ever.
trait OnCard: Game {
    const REF: &'static Card = &Self::CARD;
}

impl<G: Game> OnCard for G {}

impl<G: Face + Eye> Title for Of<G> {
    fn card(&self) -> &'static Card {
        G::REF
    }

    fn words(&self, lang: Lang) -> Words {
        let all = self
            .words
            .get_or_init(|| Lang::ALL.map(|lang| Words::new(lang, &[&G::REF.words])));
        all[lang as usize].clone()
    }

    fn poster(&self) -> &'static str {
        G::poster()
    }

    fn phrases(&self) -> &'static [&'static str] {
        G::phrases()
    }

    fn choices(&self) -> &'static [Choice] {
        G::choices()
    }

    fn daily(&self, weekday: u8, draw: &dyn Fn(u32) -> u64) -> Option<(Value, u64)> {
        let (options, seed) = G::daily(weekday, draw)?;
        let options = serde_json::to_value(options).expect("options are plain data");
        Some((options, seed))
    }

    fn default_options(&self) -> Value {
        serde_json::to_value(G::Options::default()).expect("options are plain data")
    }

    fn deal(&self, header: Header) -> Result<Box<dyn Table>, BadJournal> {
        Ok(Box::new(Seated::<G>::deal(header)?))
    }

    fn resume(&self, header: Header, entries: &[Entry]) -> Result<Box<dyn Table>, BadJournal> {
        Ok(Box::new(Seated::<G>::resume(header, entries)?))
    }
}

impl<G: Face> Table for Seated<G> {
    fn card(&self) -> &'static Card {
        G::REF
    }

    fn header(&self) -> &Header {
        &self.header
    }

    fn to_act(&self) -> Seats {
        Seated::to_act(self)
    }

    fn phase(&self) -> &'static str {
        self.state.phase()
    }

    fn turn(&self) -> u32 {
        self.state.turn()
    }

    fn question(&self, who: Viewer) -> Say {
        G::question(Seated::view(self, who))
    }

    fn progress(&self, who: Viewer) -> Option<Say> {
        G::progress(Seated::view(self, who))
    }

    fn caution(&self, who: Viewer) -> Option<Say> {
        G::caution(Seated::view(self, who))
    }

    fn purse(&self, who: Viewer, seat: Seat) -> Vec<Item> {
        G::purse(Seated::view(self, who), seat)
    }

    fn count(&self, who: Viewer) -> u64 {
        self.watch(who).count
    }

    fn asked(&self, seat: Seat) -> u64 {
        self.watch(Viewer::Seat(seat)).question
    }

    fn paths(&self, seat: Seat) -> Vec<Path> {
        self.offers(seat).to_vec()
    }

    fn page(&self, who: Viewer, words: &Words) -> Markup {
        G::draw(Seated::view(self, who), words)
    }

    fn detail(&self, who: Viewer, name: &str, words: &Words) -> Option<Detail> {
        G::detail(Seated::view(self, who), name, words)
    }

    fn spots(&self) -> Vec<Spot> {
        G::spots(Seated::view(self, Viewer::Public))
    }

    fn view(&self, who: Viewer) -> Value {
        serde_json::to_value(Seated::view(self, who)).expect("a view is plain data")
    }

    fn lines(&self, who: Viewer, since: usize) -> &[Told] {
        self.watch(who).told.get(since..).unwrap_or_default()
    }

    fn rows(&self, seat: Seat, clicked: &[Token]) -> Vec<Row> {
        Seated::rows(self, seat, clicked)
    }

    fn said(&self, seat: Seat, clicked: &[Token], next: &[Token]) -> Say {
        G::say(Seated::view(self, Viewer::Seat(seat)), clicked, next)
    }

    fn probe(&self, seat: Seat, clicked: &[Token]) -> Probe {
        Seated::probe(self, seat, clicked)
    }

    fn preview(&self, seat: Seat, path: &Path) -> Result<Preview, Refusal> {
        Seated::preview(self, seat, path)
    }

    fn play(&mut self, seat: Seat, path: &Path) -> Result<(), Refusal> {
        Seated::play(self, seat, path, false)
    }

    fn enter(&mut self, entry: &Entry) -> Result<(), BadJournal> {
        Seated::enter(self, entry)
    }

    fn can_undo(&self, seat: Seat) -> Result<(), Refusal> {
        self.undoable(seat).map(|_| ())
    }

    fn can_undo_turn(&self, seat: Seat) -> bool {
        self.undoable_turn(seat)
    }

    fn can_rewind(&self, seat: Seat) -> bool {
        self.rewindable(seat)
    }

    fn can_redo(&self, seat: Seat) -> bool {
        self.redoable(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        Seated::undo(self, seat)
    }

    fn undo_turn(&mut self, seat: Seat) -> Result<(), Refusal> {
        Seated::undo_turn(self, seat)
    }

    fn redo(&mut self, seat: Seat) -> Result<(), Refusal> {
        Seated::redo(self, seat)
    }

    fn rewind(&mut self, seat: Seat) -> Result<(), Refusal> {
        Seated::rewind(self, seat)
    }

    fn time_up(&mut self, seat: Seat) {
        Seated::time_up(self, seat);
    }

    fn sheets(&self) -> Vec<Sheet> {
        Seated::sheets(self)
    }

    fn entries(&self) -> Vec<Entry> {
        self.records.iter().map(|r| r.entry.clone()).collect()
    }

    fn entry(&self, step: usize) -> &Entry {
        &self.records[step].entry
    }

    fn was_noticed(&self, step: usize) -> bool {
        let record = &self.records[step];
        Viewer::all(self.state.seats())
            .any(|who| !who.is(record.entry.seat) && record.noticed[who.index()])
    }

    fn len(&self) -> usize {
        self.records.len()
    }

    fn keep_only(&mut self, entries: usize) {
        Seated::keep_only(self, entries);
    }

    fn journal(&self) -> Journal {
        Journal {
            roundhouse: FORMAT,
            header: self.header.clone(),
            practice: self.practice,
            entries: self.entries(),
            end: Table::to_act(self).is_empty().then(|| print_end::<G>(self)),
        }
    }

    fn open(&self) -> Value {
        self.state.open()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// Puts the public lines and the scores of a finished game into words, so that they outlive the rules.
fn print_end<G: Face>(table: &Seated<G>) -> End {
    let names = table.header.names();
    let [en, zh] = Lang::ALL.map(|lang| Words::new(lang, &[&G::REF.words]).at(&names));
    let print = |say: &Say| Printed {
        en: en.say(say),
        zh: zh.say(say),
    };
    let items = |items: &[Item]| {
        let item = |i: &Item| PrintedItem {
            seat: i.seat,
            unit: i.unit.to_owned(),
            value: i.value,
            text: print(&i.say),
            rule: i.rule.to_owned(),
        };
        items.iter().map(item).collect::<Vec<_>>()
    };
    let line = |told: &Told| PrintedLine {
        step: told.step,
        seat: told.line.seat,
        text: print(&told.line.say),
        items: items(&told.line.items),
        undone: told.undone,
    };
    let sheet = |sheet: Sheet| PrintedSheet {
        seat: sheet.seat,
        items: items(&sheet.items),
        total: sheet.total,
        ties: sheet.ties,
        rank: sheet.rank,
    };
    End {
        lines: table.watch(Viewer::Public).told.iter().map(line).collect(),
        sheets: Seated::sheets(table).into_iter().map(sheet).collect(),
    }
}
