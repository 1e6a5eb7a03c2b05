//! Looking back: a game by its viewer's own count of things told. While it runs, one's own view; once it is over, everybody's.

use crate::{
    alone,
    answers::Recalled,
    app::App,
    ledger::{Ledger, broken},
    pages, pars,
    problem::Problem,
    scene::Stage,
    seating::{self, Place},
    speech,
    visitors::Caller,
    watching,
};
use axum::http::StatusCode;
use std::ops::Range;
use table::{Item, Journal, Lang, Line, Luck, Say, Seat, Table, Told, Viewer, Words};

/// A game as one viewer was told it.
pub(crate) struct Replay {
    ledger: Ledger,
    pub(crate) who: Viewer,
    /// By the viewer's count: the deal is the first.
    pub(crate) moments: Vec<Moment>,
    /// The table as it stands at the end of what was told.
    now: Box<dyn Table>,
    /// Who sat where when it was dealt.
    places: Vec<Place>,
}

/// One thing told to the viewer.
pub(crate) struct Moment {
    /// How many entries of the journal had happened.
    length: usize,
    /// The turn's number.
    pub(crate) turn: u32,
    /// The points of every seat.
    pub(crate) totals: Vec<i32>,
    /// What was said, by its place in the log.
    pub(crate) lines: Range<usize>,
}

impl Moment {
    /// How many entries of the journal had happened.
    pub(crate) fn length(&self) -> usize {
        self.length
    }

    fn of(table: &dyn Table, who: Viewer, heard: usize) -> Moment {
        Moment {
            length: table.len(),
            turn: table.turn(),
            totals: table.sheets().iter().map(|s| s.total).collect(),
            lines: heard..table.lines(who, 0).len(),
        }
    }
}

/// Whose eyes are asked for: `public`, a seat's number, or nobody's in particular.
pub(crate) fn eyes(text: &str) -> Result<Option<Viewer>, Problem> {
    match text {
        "" => Ok(None),
        "public" => Ok(Some(Viewer::Public)),
        seat => seat
            .parse()
            .map(|seat| Some(Viewer::Seat(Seat(seat))))
            .map_err(|_| Problem::bad_request("as: public, 0, 1, …")),
    }
}

impl Replay {
    /// Plays a stored game again as the caller may see it: through its own eyes, or, once it is over, through any.
    pub(crate) fn open(
        app: &App,
        id: &str,
        caller: &Caller,
        wanted: Option<Viewer>,
    ) -> Result<Replay, Problem> {
        let ledger = Ledger::open(app, id)?;
        watching::may_look_at(&ledger.row, &caller.claim())?;
        let own = own_eyes(&ledger, caller)?;
        let who = wanted.unwrap_or(own);
        if who != own && !ledger.is_over() {
            return Err(Problem::not_your_seat());
        }
        if who.seat().is_some_and(|s| s.0 >= ledger.header.count()) {
            return Err(Problem::not_found());
        }
        Replay::play(ledger, who)
    }

    /// Par's game of the deal that a table plays, in everybody's eyes: only once that game was played to its end, since it tells all luck.
    pub(crate) fn par(app: &App, id: &str, caller: &Caller) -> Result<Replay, Problem> {
        let mut ledger = Ledger::open(app, id)?;
        watching::may_look_at(&ledger.row, &caller.claim())?;
        let par = pars::finished(app, &ledger.row)?.ok_or_else(pars::not_ready)?;
        let journal = Journal::read(&par.journal).map_err(broken)?;
        ledger.header = journal.header;
        ledger.deeds = journal.entries;
        for sitter in &mut ledger.header.seats {
            sitter.name = speech::house(caller.lang).get("par-player");
        }
        Replay::play(ledger, Viewer::Public)
    }

    fn play(ledger: Ledger, who: Viewer) -> Result<Replay, Problem> {
        let mut now = ledger.title.deal(ledger.header.clone()).map_err(broken)?;
        let mut moments = vec![Moment::of(&*now, who, 0)];
        for entry in &ledger.deeds {
            let (count, heard) = (now.count(who), now.lines(who, 0).len());
            now.enter(entry).map_err(broken)?;
            if now.count(who) != count {
                moments.push(Moment::of(&*now, who, heard));
            }
        }
        Ok(Replay {
            places: seating::dealt(&ledger.header),
            ledger,
            who,
            moments,
            now,
        })
    }

    pub(crate) fn row(&self) -> &store::TableRow {
        &self.ledger.row
    }

    pub(crate) fn title(&self) -> &'static dyn table::Title {
        self.ledger.title
    }

    pub(crate) fn is_over(&self) -> bool {
        self.ledger.is_over()
    }

    /// The number of the last moment.
    pub(crate) fn last(&self) -> usize {
        self.moments.len() - 1
    }

    /// The stage at the end of what was told.
    pub(crate) fn stage(&self) -> Stage<'_> {
        Stage::dealt(
            &self.ledger.row.id,
            self.ledger.title,
            &*self.now,
            &self.places,
        )
    }

    /// Everything the viewer was told, marked as it stands now.
    pub(crate) fn log(&self) -> &[Told] {
        self.now.lines(self.who, 0)
    }

    /// The table as it stood at a moment.
    fn table_at(&self, at: usize) -> Result<Box<dyn Table>, Problem> {
        let moment = self.moments.get(at).ok_or(Problem::not_found())?;
        let Ledger {
            title,
            header,
            deeds,
            ..
        } = &self.ledger;
        title
            .resume(header.clone(), &deeds[..moment.length])
            .map_err(broken)
    }

    /// The table as it was shown at a moment.
    pub(crate) fn recall(&self, at: usize, lang: Lang) -> Result<Recalled, Problem> {
        let table = self.table_at(at)?;
        let (table, who) = (&*table, self.who);
        let Ledger { row, title, .. } = &self.ledger;
        let stage = Stage::dealt(&row.id, *title, table, &self.places);
        let words = stage.words(who, lang);
        let progress = table.progress(who);
        let line = |told| pages::log_line(&stage, told, &words).into_string();
        Ok(Recalled {
            at,
            text: self.says(at, &words),
            brought: pages::replay::brought(self, at, &words).into_string(),
            over: table.to_act().is_empty(),
            phase: table.phase().to_owned(),
            progress: progress.map_or_else(String::new, |p| words.say(&p)),
            sign: pages::sign(&stage, who, &words).into_string(),
            seats: pages::seat_strip(&stage, who, &words).into_string(),
            page: table.page(who, &words).into_string(),
            log: table.lines(who, 0).iter().map(line).collect(),
        })
    }

    /// What was said at a moment.
    pub(crate) fn lines(&self, at: usize) -> impl Iterator<Item = &Line> {
        self.log()[self.moments[at].lines.clone()]
            .iter()
            .map(|told| &told.line)
    }

    /// What a moment brought, beside its words.
    pub(crate) fn items(&self, at: usize) -> Vec<&Item> {
        self.lines(at).flat_map(|line| &line.items).collect()
    }

    /// Who acted at a moment.
    pub(crate) fn seat(&self, at: usize) -> Option<Seat> {
        self.lines(at).find_map(|line| line.seat)
    }

    /// A moment in one sentence.
    pub(crate) fn says(&self, at: usize, words: &Words) -> String {
        match self.lines(at).next() {
            Some(line) => words.say(&line.say),
            None if at == 0 => words.get("replay-deal"),
            None => words.get("replay-silent"),
        }
    }

    /// Where the same moment of the game is through other eyes: the last one not after it.
    pub(crate) fn same_moment(&self, other: &Replay, at: usize) -> usize {
        let length = self.moments[at].length;
        other.moments.partition_point(|m| m.length <= length) - 1
    }

    /// The words with the names at this table.
    pub(crate) fn words(&self, lang: Lang) -> Words {
        self.stage().words(self.who, lang)
    }

    /// What was played, once nothing is hidden any more.
    pub(crate) fn played(&self) -> Result<(&table::Header, &[table::Entry]), Problem> {
        match self.is_over() {
            true => Ok((&self.ledger.header, &self.ledger.deeds)),
            false => Err(not_finished()),
        }
    }

    /// The whole journal, once nothing is hidden any more.
    pub(crate) fn journal(&self, app: &App) -> Result<Journal, Problem> {
        if !self.is_over() {
            return Err(not_finished());
        }
        if alone::is_kept_back(app, &self.row().id)? {
            return Err(day_runs());
        }
        Ok(self.now.journal())
    }
}

/// Where a table's luck comes from; sealed while its game runs. A plain seed is told once the game is over, a day's once the day is.
pub(crate) fn luck(app: &App, id: &str, caller: &Caller) -> Result<(Option<Luck>, u8), Problem> {
    let ledger = Ledger::open(app, id)?;
    watching::may_look_at(&ledger.row, &caller.claim())?;
    let told = ledger.is_over() && !alone::is_kept_back(app, id)?;
    let luck = match &ledger.header.luck {
        luck if told => Some(luck.clone()),
        Luck::Plain(_) => None,
        // The numbers of the players stay with the secret: together they are the seed.
        Luck::Committed(committed) => Some(Luck::Committed(table::Committed {
            commitment: committed.commitment,
            secret: None,
            nonces: Vec::new(),
        })),
    };
    Ok((luck, ledger.header.count()))
}

fn own_eyes(ledger: &Ledger, caller: &Caller) -> Result<Viewer, Problem> {
    let claim = caller.claim();
    let seat = match claim.key {
        Some((table, seat)) => (table == ledger.row.id).then_some(Seat(seat)),
        None => match claim.visitor {
            Some(visitor) => {
                let places = seating::places(&ledger.row).map_err(broken)?;
                let seats = seating::seats_of(&places, &visitor);
                // A shared device looks back at what everybody saw: it may be in the other's hands.
                seats.iter().next().filter(|_| seats.len() == 1)
            }
            None => None,
        },
    };
    Ok(seat.map_or(Viewer::Public, Viewer::Seat))
}

/// Why what tells a day's luck is not told before the day is over.
pub(crate) fn day_runs() -> Problem {
    let say = Say::new("problem-day-runs");
    Problem::new(StatusCode::CONFLICT, "day_runs", say)
}

/// Why something is not told yet.
pub(crate) fn not_finished() -> Problem {
    Problem::new(
        StatusCode::CONFLICT,
        "not_finished",
        Say::new("problem-not-finished"),
    )
}
