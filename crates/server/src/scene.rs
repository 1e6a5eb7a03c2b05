//! What one viewer is shown in one language: the page, the sign, the log, the choices. A function of a view and of what was told.

use crate::{
    answers::{Row, Steps},
    covers::Sight,
    pages,
    people::Parting,
    pieces::{Piece, Pieces},
    room::TakeBack,
    seating::Place,
    speech,
};
use serde::Serialize;
use std::sync::Arc;
use table::{Lang, Path, Seat, Seats, Table, Title, Viewer, Words};
use utoipa::ToSchema;

/// Everything a page of a table holds that can change.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    /// Through whose eyes; what is drawn for others' starts anew.
    pub(crate) sight: Sight,
    /// When something changed about the people.
    people: u64,
    /// The viewer's own count of things told.
    pub(crate) count: u64,
    /// The number of the seat's question.
    pub(crate) seen: u64,
    pub(crate) asked: bool,
    pub(crate) over: bool,
    pub(crate) phase: &'static str,
    pub(crate) sign: String,
    /// How far the game has come.
    pub(crate) progress: String,
    pub(crate) title: String,
    /// The game's page.
    pub(crate) page: Pieces,
    pub(crate) log: Arc<Log>,
    pub(crate) paths: Vec<Path>,
    pub(crate) rows: Option<Vec<Row>>,
    pub(crate) undo: Option<Undo>,
    pub(crate) seats: String,
    pub(crate) take_back: Option<Proposal>,
}

/// What a seat may take back or do again.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = CanUndo)]
pub(crate) struct Undo {
    /// Whether its latest step can be taken back.
    undo: bool,
    /// Why not.
    why: Option<String>,
    /// Whether there is a turn to take back.
    turn: bool,
    /// Whether all could agree to go back.
    beyond: bool,
    /// Whether something can be done again.
    redo: bool,
}

/// A wish to go back beyond a barrier.
#[derive(Clone, PartialEq, Debug, Serialize, ToSchema)]
pub(crate) struct Proposal {
    /// Who wishes it.
    #[schema(value_type = u8)]
    seat: Seat,
    /// Whether that is the viewer.
    mine: bool,
    /// Whether the viewer has answered.
    answered: bool,
}

/// A scene as it is sent: whole, or what changed since the one before.
#[derive(Serialize, ToSchema)]
#[schema(as = Scene)]
pub(crate) struct Message<'s> {
    /// The viewer's own count of things told.
    count: u64,
    /// The number of the seat's question: a move must name it.
    seen: u64,
    /// Whether this seat is asked.
    asked: bool,
    /// Whether the game is over.
    over: bool,
    /// The phase, by its name in the rules.
    phase: &'s str,
    /// The sign, as HTML.
    sign: &'s str,
    /// How far the game has come.
    progress: &'s str,
    /// What is asked, in one sentence.
    title: &'s str,
    /// Every path that is offered to this seat.
    #[schema(value_type = Vec<String>)]
    paths: &'s [Path],
    /// The first clicks in words; none for the public.
    rows: Option<&'s [Row]>,
    /// What can be taken back; none for the public.
    undo: Option<&'s Undo>,
    /// The seats with their points, as HTML.
    seats: &'s str,
    /// A wish to go back, if there is one.
    take_back: Option<&'s Proposal>,
    /// The game's page in pieces, absent if it is as before: a piece is HTML, or the place and number of those the viewer has.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false, value_type = Option<Vec<serde_json::Value>>)]
    page: Option<Vec<Piece<'s>>>,
    /// The log.
    log: LogPart<'s>,
    /// New lines in plain text, to be read out.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(required = false)]
    announce: Option<Vec<&'s str>>,
}

impl Message<'_> {
    /// The message as it goes over the wire.
    pub(crate) fn text(&self) -> String {
        serde_json::to_string(self).expect("a message is plain data")
    }
}

/// Lines of the log, oldest first.
#[derive(Serialize, ToSchema)]
struct LogPart<'s> {
    /// How many lines before these stay as they are.
    from: usize,
    /// The lines, as HTML.
    lines: Vec<&'s str>,
}

/// The log as drawn, oldest line first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log {
    /// Drawn lines and their plain text; a longer log shares them.
    pub(crate) lines: Vec<Arc<(String, String)>>,
    /// Changes when drawn lines change, as after an undo.
    pub(crate) edition: u64,
    undone: usize,
}

/// What the scene of a table depends on beside the table itself.
pub(crate) struct Stage<'t> {
    /// The table's id.
    pub(crate) id: &'t str,
    pub(crate) title: &'static dyn Title,
    pub(crate) table: &'t dyn Table,
    pub(crate) take_back: Option<&'t TakeBack>,
    pub(crate) places: &'t [Place],
    pub(crate) parting: Option<&'t Parting>,
    /// Those who are waited for in vain.
    pub(crate) absent: Seats,
    pub(crate) abandoned: bool,
    /// Moves whenever something changes about the people.
    pub(crate) people: u64,
    /// The attempt that counts for its day: nothing is taken back beyond a barrier.
    pub(crate) ranked: bool,
}

impl<'t> Stage<'t> {
    /// A table with those who sat down when it was dealt.
    pub(crate) fn dealt(
        id: &'t str,
        title: &'static dyn Title,
        table: &'t dyn Table,
        places: &'t [Place],
    ) -> Stage<'t> {
        Stage {
            id,
            title,
            table,
            take_back: None,
            places,
            parting: None,
            absent: Seats::NONE,
            abandoned: false,
            people: 0,
            ranked: false,
        }
    }
}

impl Stage<'_> {
    /// Words with the names at this table, the viewer's own name replaced by "you".
    pub(crate) fn words(&self, who: Viewer, lang: Lang) -> Words {
        let words = speech::of(self.title, lang);
        let mut names: Vec<String> = self.places.iter().map(|p| p.name.clone()).collect();
        if let Some(name) = who.seat().and_then(|s| names.get_mut(s.index())) {
            *name = words.get("you");
        }
        words.at(&names)
    }

    /// Whether somebody who was shown `before` is to be shown more. Whoever was told nothing is sent nothing: another seat's sealed draft
    /// must not even be heard to happen.
    pub(crate) fn is_news(&self, sight: Sight, before: &Scene) -> bool {
        if sight != before.sight || self.people != before.people {
            return true;
        }
        match sight {
            Sight::Open(who) => {
                self.table.count(who) != before.count || self.take_back(who) != before.take_back
            }
            Sight::Covered(_) => false,
        }
    }

    /// Draws everything for one viewer; lines already drawn are taken over.
    pub(crate) fn scene(&self, sight: Sight, lang: Lang, before: Option<&Scene>) -> Scene {
        let Sight::Open(who) = sight else {
            return self.covered(sight);
        };
        let words = self.words(who, lang);
        let table = self.table;
        let over = table.to_act().is_empty() || self.abandoned;
        let seat = who.seat();
        let playing = seat.filter(|s| !self.abandoned && self.places[s.index()].bot.is_none());
        let asked = playing.is_some_and(|s| table.to_act().has(s));
        Scene {
            sight,
            people: self.people,
            count: table.count(who),
            seen: seat.map_or(0, |s| table.asked(s)),
            asked,
            over,
            phase: table.phase(),
            sign: pages::sign(self, who, &words).into_string(),
            progress: table
                .progress(who)
                .map_or_else(String::new, |p| words.say(&p)),
            title: words.say(&table.question(who)),
            page: Pieces::cut(table.page(who, &words).into_string()),
            log: self.log(who, &words, before.filter(|b| b.sight == sight)),
            paths: playing.map_or_else(Vec::new, |s| table.paths(s)),
            rows: playing.map(|s| rows(table, s, &[], &words)),
            undo: playing.map(|s| self.undo(s, &words)),
            seats: pages::seat_strip(self, who, &words).into_string(),
            take_back: self.take_back(who),
        }
    }

    /// What a shared device shows between the hands: nothing.
    fn covered(&self, sight: Sight) -> Scene {
        Scene {
            sight,
            people: self.people,
            count: 0,
            seen: 0,
            asked: false,
            over: false,
            phase: "covered",
            sign: String::new(),
            progress: String::new(),
            title: String::new(),
            page: Pieces::cut(String::new()),
            log: Arc::default(),
            paths: Vec::new(),
            rows: None,
            undo: None,
            seats: String::new(),
            take_back: None,
        }
    }

    fn log(&self, who: Viewer, words: &Words, before: Option<&Scene>) -> Arc<Log> {
        let told = self.table.lines(who, 0);
        let undone = told.iter().filter(|t| t.undone).count();
        let kept = before.map(|b| &b.log);
        let mut log = match kept {
            Some(log) if log.undone == undone && log.lines.len() == told.len() => {
                return log.clone();
            }
            Some(log) if log.undone == undone => Log::clone(log),
            Some(log) => Log {
                edition: log.edition + 1,
                ..Log::default()
            },
            None => Log::default(),
        };
        log.undone = undone;
        for told in &told[log.lines.len()..] {
            let line = pages::log_line(self, told, words).into_string();
            log.lines.push(Arc::new((line, words.say(&told.line.say))));
        }
        Arc::new(log)
    }

    fn undo(&self, seat: Seat, words: &Words) -> Undo {
        let table = self.table;
        let why = table
            .can_undo(seat)
            .err()
            .map(|refusal| words.say(&refusal.say));
        Undo {
            undo: why.is_none(),
            why,
            turn: table.can_undo_turn(seat),
            beyond: !self.ranked && table.can_rewind(seat),
            redo: table.can_redo(seat),
        }
    }

    pub(crate) fn take_back(&self, who: Viewer) -> Option<Proposal> {
        let (proposal, seat) = (self.take_back?, who.seat()?);
        Some(Proposal {
            seat: proposal.seat,
            mine: proposal.seat == seat,
            answered: proposal.agreed.has(seat),
        })
    }
}

/// The next clicks in words.
pub(crate) fn rows(
    table: &dyn Table,
    seat: Seat,
    clicked: &[table::Token],
    words: &Words,
) -> Vec<Row> {
    let row = |r: table::Row| Row {
        token: r.token,
        text: words.say(&r.say),
    };
    table.rows(seat, clicked).into_iter().map(row).collect()
}

/// The clicks so far in words, and the next ones.
pub(crate) fn steps(
    table: &dyn Table,
    seat: Seat,
    clicked: &[table::Token],
    words: &Words,
) -> Steps {
    let crumb = |at: usize| words.say(&table.said(seat, &clicked[..at], &clicked[at..=at]));
    Steps {
        crumbs: (0..clicked.len()).map(crumb).collect(),
        rows: rows(table, seat, clicked, words),
    }
}

impl Scene {
    /// How the sign looks.
    pub(crate) fn state(&self) -> &'static str {
        match (self.over, self.asked) {
            (true, _) => "over",
            (_, true) => "mine",
            _ => "waiting",
        }
    }

    /// What a viewer who has `before` must be told; everything if it has nothing.
    pub(crate) fn since(&self, before: Option<&Scene>) -> Message<'_> {
        let before = before.filter(|b| b.sight == self.sight);
        let moved = before.is_none_or(|b| b.page != self.page);
        let lines = &self.log.lines;
        let known = before
            .filter(|b| b.log.edition == self.log.edition)
            .map_or(0, |b| b.log.lines.len());
        let fresh = &lines[known.min(lines.len())..];
        let unheard = before.map(|b| &lines[b.log.lines.len().min(lines.len())..]);
        Message {
            count: self.count,
            seen: self.seen,
            asked: self.asked,
            over: self.over,
            phase: self.phase,
            sign: &self.sign,
            progress: &self.progress,
            title: &self.title,
            paths: &self.paths,
            rows: self.rows.as_deref(),
            undo: self.undo.as_ref(),
            seats: &self.seats,
            take_back: self.take_back.as_ref(),
            page: moved.then(|| self.page.since(before.map(|b| &b.page))),
            log: LogPart {
                from: known,
                lines: fresh.iter().map(|line| line.0.as_str()).collect(),
            },
            announce: unheard.map(|lines| lines.iter().map(|line| line.1.as_str()).collect()),
        }
    }
}
