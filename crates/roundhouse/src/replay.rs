//! `replay`: a journal step by step.

use crate::{
    args, journal,
    out::{Out, talk},
    trouble::{Trouble, WORDS},
};
use serde::Serialize;
use serde_json::Value;
use std::io::Write;
use table::{
    BadJournal, Deed, Entry, Item, Journal, Lang, Line, Path, Say, Seat, Seats, Sheet, Table,
    Title, Viewer, Words,
};

/// One step, as `--json` writes it.
#[derive(Serialize)]
struct Step<'a> {
    /// The entry's number in the journal.
    step: usize,
    seat: Seat,
    deed: &'static str,
    /// What was played; none for an undo or a rewind.
    path: Option<&'a Path>,
    /// The entry that was taken back.
    takes_back: Option<u32>,
    time_up: bool,
    /// All that was offered to the seat before it.
    offered: Vec<Path>,
    /// What everybody was told.
    lines: Vec<Said>,
    /// What single seats were told beside.
    private: Vec<Private>,
    /// Who is asked after it.
    to_act: Vec<Seat>,
    phase: &'static str,
    sheets: Vec<Scored>,
    digest: &'a str,
    /// The state before the first step.
    #[serde(skip_serializing_if = "Option::is_none")]
    dealt: Option<Value>,
    /// The state after the step.
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<Value>,
}

#[derive(Serialize)]
struct Private {
    seat: Seat,
    lines: Vec<Said>,
}

/// A line, and how it reads.
#[derive(Serialize)]
struct Said {
    seat: Option<Seat>,
    text: String,
    say: Say,
    items: Vec<Counted>,
}

#[derive(Serialize)]
struct Counted {
    seat: Seat,
    unit: &'static str,
    value: i32,
    rule: &'static str,
    text: String,
    say: Say,
}

#[derive(Serialize)]
struct Scored {
    seat: Seat,
    total: i32,
    rank: u8,
    ties: Vec<i32>,
    items: Vec<Counted>,
}

/// Runs the command.
pub(crate) fn run(args: &args::Replay, lang: Lang) -> Result<(), Trouble> {
    let (told, title) = journal::read(&args.journal)?;
    let words = Words::new(lang, &[&WORDS, &title.card().words]).at(&told.header.names());
    if let Some(step) = args.step
        && step as usize >= told.entries.len()
    {
        let say = Say::new("cli-bad-step")
            .num("step", step)
            .num("entries", told.entries.len() as i64);
        return Err(Trouble::bad(say));
    }
    let false_or_bad = |why| journal::unreadable(&args.journal, &why, Some(title.card()));
    let table = match title.deal(told.header.clone()) {
        Ok(table) => table,
        Err(BadJournal::OldRules(rules)) if told.end.is_some() && !args.json && !args.open => {
            talk(&words.say(&BadJournal::OldRules(rules).say()));
            return frozen(&told, args.step, &words);
        }
        Err(why) => return Err(false_or_bad(why)),
    };
    if args.open && !finished(title, &told).map_err(false_or_bad)? {
        return Err(Trouble::bad(Say::new("cli-still-running")));
    }
    let mut replayed = Replayed {
        table,
        heard: vec![0; told.header.seats.len() + 1],
        words: &words,
    };
    let mut out = Out::new();
    for (number, entry) in told.entries.iter().enumerate() {
        let mut step = replayed
            .step(number, entry, args.open)
            .map_err(false_or_bad)?;
        if args.step.is_some_and(|only| only as usize != number) {
            continue;
        }
        if args.json {
            serde_json::to_writer(&mut out, &step)?;
            writeln!(out)?;
        } else {
            let whole = args.step.is_some();
            if !whole {
                step.offered.clear();
                step.sheets.clear();
            }
            print(&mut out, &step, &words)?;
            if args.open {
                serde_json::to_writer_pretty(&mut out, &step.state)?;
                writeln!(out)?;
            }
        }
    }
    if !args.json && args.step.is_none() {
        let sheets = replayed.table.sheets();
        print_sheets(&mut out, &scored(sheets, &words), &words)?;
    }
    Ok(out.flush()?)
}

/// Whether the entries lead to the game's end, whatever the journal claims.
fn finished(title: &dyn Title, told: &Journal) -> Result<bool, BadJournal> {
    let table = title.resume(told.header.clone(), &told.entries)?;
    Ok(table.to_act().is_empty())
}

/// A game on its way through its journal.
struct Replayed<'a> {
    table: Box<dyn Table>,
    /// How many lines each viewer has heard.
    heard: Vec<usize>,
    words: &'a Words,
}

impl Replayed<'_> {
    fn step<'e>(
        &mut self,
        number: usize,
        entry: &'e Entry,
        open: bool,
    ) -> Result<Step<'e>, BadJournal> {
        let offered = match self.table.to_act().has(entry.seat) {
            true => self.table.paths(entry.seat),
            false => Vec::new(),
        };
        let dealt = (open && number == 0).then(|| self.table.open());
        self.table.enter(entry)?;
        let public = self.told(Viewer::Public);
        let seats = Seat::all(self.table.header().count());
        let private: Vec<Private> = seats
            .filter_map(|seat| {
                let mut lines = self.told(Viewer::Seat(seat));
                lines.retain(|line| !public.contains(line));
                let lines = said(&lines, self.words);
                (!lines.is_empty()).then_some(Private { seat, lines })
            })
            .collect();
        let (deed, path, takes_back) = match &entry.deed {
            Deed::Play(path) => ("play", Some(path), None),
            Deed::Undo(step) => ("undo", None, Some(*step)),
            Deed::Rewind(step) => ("rewind", None, Some(*step)),
        };
        Ok(Step {
            step: number,
            seat: entry.seat,
            deed,
            path,
            takes_back,
            time_up: entry.time_up,
            offered,
            lines: said(&public, self.words),
            private,
            to_act: Seats::iter(self.table.to_act()).collect(),
            phase: self.table.phase(),
            sheets: scored(self.table.sheets(), self.words),
            digest: &entry.digest,
            dealt,
            state: open.then(|| self.table.open()),
        })
    }

    /// What a viewer was told since the last time.
    fn told(&mut self, who: Viewer) -> Vec<Line> {
        let since = &mut self.heard[who.index()];
        let new = self.table.lines(who, *since);
        *since += new.len();
        new.iter().map(|told| told.line.clone()).collect()
    }
}

fn said(lines: &[Line], words: &Words) -> Vec<Said> {
    let said = |line: &Line| Said {
        seat: line.seat,
        text: words.say(&line.say),
        say: line.say.clone(),
        items: counted(&line.items, words),
    };
    lines.iter().map(said).collect()
}

fn counted(items: &[Item], words: &Words) -> Vec<Counted> {
    let counted = |item: &Item| Counted {
        seat: item.seat,
        unit: item.unit,
        value: item.value,
        rule: item.rule,
        text: words.say(&item.say),
        say: item.say.clone(),
    };
    items.iter().map(counted).collect()
}

fn scored(sheets: Vec<Sheet>, words: &Words) -> Vec<Scored> {
    let scored = |sheet: Sheet| Scored {
        seat: sheet.seat,
        total: sheet.total,
        rank: sheet.rank,
        items: counted(&sheet.items, words),
        ties: sheet.ties,
    };
    sheets.into_iter().map(scored).collect()
}

fn print(out: &mut Out, step: &Step<'_>, words: &Words) -> Result<(), Trouble> {
    let path = step.path.map_or(step.deed, Path::as_str);
    let head = format!("{:>3}  {}  {path}", step.step, words.name(step.seat));
    writeln!(out, "{}", out.bold(&head))?;
    for line in step
        .lines
        .iter()
        .chain(step.private.iter().flat_map(|p| &p.lines))
    {
        writeln!(out, "     {}", line.text)?;
        for item in &line.items {
            writeln!(out, "       {}", row(item, words))?;
        }
    }
    if !step.offered.is_empty() {
        let say = Say::new("cli-replay-offered").num("count", step.offered.len() as i64);
        writeln!(out, "     {}", words.say(&say))?;
        for path in &step.offered {
            writeln!(out, "       {path}")?;
        }
    }
    print_sheets(out, &step.sheets, words)
}

fn print_sheets(out: &mut Out, sheets: &[Scored], words: &Words) -> Result<(), Trouble> {
    for sheet in sheets {
        let say = Say::new("cli-replay-score")
            .seat("who", sheet.seat)
            .num("total", sheet.total)
            .num("rank", sheet.rank);
        writeln!(out, "{}", out.bold(&words.say(&say)))?;
        for item in &sheet.items {
            writeln!(out, "       {}", row(item, words))?;
        }
    }
    Ok(())
}

fn row(item: &Counted, words: &Words) -> String {
    let amount = words.amount(item.unit, item.value);
    format!("{amount}  {}  [{}]", item.text, item.rule)
}

/// A game whose rules can no longer be replayed: its log as it was printed.
fn frozen(told: &Journal, only: Option<u32>, words: &Words) -> Result<(), Trouble> {
    let Some(end) = &told.end else { return Ok(()) };
    let mut out = Out::new();
    for line in end
        .lines
        .iter()
        .filter(|l| only.is_none_or(|n| n == l.step))
    {
        writeln!(out, "{:>3}  {}", line.step, line.text.get(words.lang()))?;
    }
    for sheet in &end.sheets {
        let say = Say::new("cli-replay-score")
            .seat("who", sheet.seat)
            .num("total", sheet.total)
            .num("rank", sheet.rank);
        writeln!(out, "{}", words.say(&say))?;
    }
    Ok(out.flush()?)
}
