//! One table, one task: the only writer. A move is checked, applied, committed to the store, and only then told.

use crate::{
    alone,
    answers::{self, Agreed, Done, Probed},
    app::{App, now},
    covers::{Eyes, Hands, Sight},
    gallery::{Gallery, Showing},
    ledger::{self, Ledger, broken},
    pace::{Clocks, Pace},
    pars,
    people::{Errand, Parting, together},
    presence,
    problem::Problem,
    scene::{self, Stage},
    seating::{self, Place},
    timekeeping::moment,
    watching,
};
use axum::http::StatusCode;
use serde_json::Value;
use std::{collections::HashMap, sync::Arc, time::Duration};
use store::Change;
use table::{Lang, Path, Probe, Say, Seat, Seats, Table, Title, Token, Viewer, Words};
use tokio::{
    sync::{mpsc, oneshot, watch},
    time::Instant,
};

/// How long a bot waits whose move could not be stored.
const LATER: Duration = Duration::from_secs(1);

/// A question to a table.
pub(crate) struct Ask {
    pub(crate) by: Claim,
    pub(crate) what: What,
    pub(crate) lang: Lang,
    pub(crate) reply: oneshot::Sender<Result<Answer, Worded>>,
}

/// What the caller can show for a seat.
#[derive(Clone, Debug, Default)]
pub(crate) struct Claim {
    /// The visitor it is.
    pub(crate) visitor: Option<String>,
    /// The table and seat whose key it brought.
    pub(crate) key: Option<(String, u8)>,
}

/// What is asked of a table.
pub(crate) enum What {
    /// To be shown it, now and whenever it changes.
    Watch,
    /// To be told what one knows, as data.
    Know,
    /// To be shown something on the page closely.
    Detail(String),
    /// The next clicks in words.
    Rows(Vec<Token>),
    /// What a click on something not lit means.
    Probe(Vec<Token>),
    /// What a path is sure to bring.
    Preview(Path),
    /// What a bot would do in one's place.
    Hint,
    /// Something to be done; it becomes part of the journal.
    Do(Order),
    /// To go back beyond a barrier, or to agree or disagree with that.
    TakeBack(bool),
    /// To come, go, return or give up.
    Errand(Errand),
    /// What the clocks show.
    Clocks,
    /// What one can point at.
    Spots,
    /// To put another table in the place of this one: for tests of what a viewer can tell.
    Alter(Alter),
}

/// What is done to a table behind everybody's back.
pub(crate) type Alter = Box<dyn FnOnce(&mut Box<dyn Table>) + Send>;

/// Something a seat wants done.
pub(crate) struct Order {
    /// The question it answers.
    pub(crate) seen: u64,
    /// The request's own name: asked twice, answered alike.
    pub(crate) id: String,
    pub(crate) deed: Wish,
}

/// What a seat can want.
#[derive(Clone, Debug)]
pub(crate) enum Wish {
    Play(Path),
    Undo,
    UndoTurn,
    Redo,
}

/// A problem and the words of the table it happened at.
pub(crate) struct Worded {
    pub(crate) words: Words,
    pub(crate) problem: Problem,
}

/// What a table answers.
pub(crate) enum Answer {
    Scenes(watch::Receiver<Arc<Showing>>),
    Data(Value),
}

/// A wish to go back beyond a barrier, and who agrees.
#[derive(Clone, Debug)]
pub(crate) struct TakeBack {
    pub(crate) seat: Seat,
    pub(crate) agreed: Seats,
}

/// A table in memory.
pub(crate) struct Room {
    pub(crate) app: App,
    title: &'static dyn Title,
    pub(crate) row: store::TableRow,
    pub(crate) places: Vec<Place>,
    pub(crate) table: Box<dyn Table>,
    /// Answers given under a request's own name.
    answered: HashMap<(Seat, String), String>,
    pub(crate) galleries: HashMap<(Eyes, Lang), Gallery>,
    take_back: Option<TakeBack>,
    /// Who wants to end the game without an end.
    pub(crate) parting: Option<Parting>,
    /// Those who are asked and have not been heard of for a while.
    pub(crate) absent: Seats,
    /// Moves whenever something changes about the people.
    pub(crate) people: u64,
    pub(crate) hands: Hands,
    pub(crate) clocks: Option<Clocks>,
    /// When something last happened that anybody but its author noticed.
    moved: i64,
    /// The attempt it is, if one plays it alone.
    attempt: Option<store::Attempt>,
}

impl Room {
    /// Brings a stored table to mind.
    pub(crate) fn recall(app: App, id: &str) -> Result<Room, Problem> {
        let ledger = Ledger::open(&app, id)?;
        let Ledger {
            row,
            title,
            header,
            deeds,
            entries,
        } = ledger;
        let places = seating::places(&row).map_err(broken)?;
        let table = title.resume(header, &deeds).map_err(broken)?;
        let pace = Pace::read(&row.pace);
        let clocks = match app.store.clocks(id)? {
            Some(kept) => Clocks::read(pace, &kept),
            None => Clocks::new(pace, places.len()),
        };
        let moved = entries.last().map_or(row.updated, |e| e.at);
        let attempt = app.store.attempt(id)?;
        let answered = entries.into_iter().filter_map(|e| {
            let request = e.request?;
            Some(((Seat(e.seat?), request.id), request.answer))
        });
        Ok(Room {
            answered: answered.collect(),
            app,
            title,
            row,
            places,
            table,
            galleries: HashMap::new(),
            take_back: None,
            parting: None,
            absent: Seats::NONE,
            people: 0,
            hands: Hands::default(),
            clocks,
            moved,
            attempt,
        })
    }

    /// Serves the table until nobody has looked or asked for a while, or the house closes.
    pub(crate) async fn run(mut self, mut inbox: mpsc::Receiver<Ask>) {
        let mut closing = self.app.closing.subscribe();
        let mut quiet_since = Instant::now();
        // A bot's pause runs on while others ask: questions must not put its move off.
        let mut thinking_since = Instant::now();
        let mut looked_round = Instant::now();
        // A table that has just begun starts its clocks; one that was brought to mind goes on with them.
        let mut late = match self.begin().await {
            Ok(()) => Instant::now(),
            Err(_) => Instant::now() + LATER,
        };
        loop {
            let bot = self.bot_asked();
            let due = self.clocks.as_ref().and_then(Clocks::due);
            let pause = if self.watched() {
                self.app.settings.bot_pause
            } else {
                Duration::ZERO
            };
            tokio::select! {
                ask = inbox.recv() => {
                    let Some(ask) = ask else { return };
                    quiet_since = Instant::now();
                    let before = self.table.len();
                    self.answer(ask).await;
                    if self.table.len() != before {
                        thinking_since = Instant::now();
                    }
                }
                () = tokio::time::sleep_until(thinking_since + pause), if bot.is_some() => {
                    thinking_since = Instant::now();
                    if let Some((seat, level)) = bot
                        && self.bot_plays(seat, &level).await.is_err()
                    {
                        // The disk is full or may not be written: try again later, nothing is lost.
                        thinking_since += LATER;
                    }
                }
                () = tokio::time::sleep_until(late.max(moment(due.unwrap_or_default()))), if due.is_some() => {
                    if self.time_up().await.is_err() {
                        late = Instant::now() + LATER;
                    }
                }
                () = tokio::time::sleep_until(looked_round + presence::often(self.app.settings.away)), if self.watched() => {
                    looked_round = Instant::now();
                    self.look_round();
                }
                () = tokio::time::sleep(self.app.settings.idle), if bot.is_none() => {
                    let quiet = !self.watched() && quiet_since.elapsed() >= self.app.settings.idle;
                    if quiet && self.app.rooms.leave(&self.row.id, &inbox) {
                        return;
                    }
                }
                _ = closing.changed() => return,
            }
        }
    }

    fn watched(&self) -> bool {
        self.galleries.values().any(|g| !g.is_empty())
    }

    async fn answer(&mut self, ask: Ask) {
        let Ask {
            by,
            what,
            lang,
            reply,
        } = ask;
        let allowed = match what {
            // Whoever comes to sit down does not look yet.
            What::Errand(_) => Ok(()),
            _ => watching::may_look(&self.row, &self.places, &by),
        };
        let answer = match what {
            _ if allowed.is_err() => allowed.map(|()| Answer::Data(Value::Null)),
            What::Watch => Ok(Answer::Scenes(self.watch(self.eyes(&by), lang))),
            What::Know => Ok(Answer::Data(self.known(&by, lang))),
            What::Detail(name) => self.detail(&by, &name, lang).map(Answer::Data),
            What::Errand(errand) => self.run_errand(&by, errand).await.map(Answer::Data),
            What::Clocks => Ok(Answer::Data(self.readings())),
            What::Spots => Ok(Answer::Data(self.spots(lang))),
            What::Alter(alter) => {
                alter(&mut self.table);
                self.galleries.clear();
                Ok(Answer::Data(Value::Null))
            }
            what => match self.acting(&by) {
                Ok(seat) => self.serve(seat, what, lang).await.map(Answer::Data),
                Err(problem) => Err(problem),
            },
        };
        let answer = answer.map_err(|problem| {
            let who = self.acting(&by).map_or(Viewer::Public, Viewer::Seat);
            Worded {
                words: self.stage().words(who, lang),
                problem,
            }
        });
        // Whoever asked may have gone; nothing is lost by that.
        let _ = reply.send(answer);
    }

    /// Answers one who sits here and has the device in their hands.
    async fn serve(&mut self, seat: Seat, what: What, lang: Lang) -> Result<Value, Problem> {
        match what {
            What::Rows(clicked) => {
                let words = self.words(seat, lang);
                let steps = scene::steps(&*self.table, seat, &clicked, &words);
                Ok(answers::value(steps))
            }
            What::Probe(clicked) => Ok(self.probe(seat, &clicked, lang)),
            What::Preview(path) => self.preview(seat, &path, lang),
            What::Hint => self.hint(seat),
            What::Do(order) => self.obey(seat, order).await,
            What::TakeBack(yes) => self.consider_take_back(seat, yes).await,
            What::Watch
            | What::Know
            | What::Detail(_)
            | What::Errand(_)
            | What::Clocks
            | What::Spots
            | What::Alter(_) => {
                unreachable!("answered to anybody")
            }
        }
    }

    fn stage(&self) -> Stage<'_> {
        Stage {
            id: &self.row.id,
            title: self.title,
            table: &*self.table,
            take_back: self.take_back.as_ref(),
            places: &self.places,
            parting: self.parting.as_ref(),
            absent: self.absent,
            abandoned: self.row.status == store::Status::Abandoned,
            people: self.people,
            ranked: self.ranked(),
        }
    }

    /// What an attempt that counts for its day does without.
    pub(crate) fn not_ranked(&self, why: &'static str) -> Result<(), Problem> {
        match self.ranked() {
            true => Err(Problem::new(StatusCode::CONFLICT, "ranked", Say::new(why))),
            false => Ok(()),
        }
    }

    fn ranked(&self) -> bool {
        self.attempt.as_ref().is_some_and(alone::is_ranked)
    }

    fn words(&self, seat: Seat, lang: Lang) -> Words {
        self.stage().words(Viewer::Seat(seat), lang)
    }

    fn watch(&mut self, eyes: Eyes, lang: Lang) -> watch::Receiver<Arc<Showing>> {
        let key = (eyes, lang);
        if let Some(gallery) = self.galleries.get(&key) {
            return gallery.enter();
        }
        let sight = self.hands.sight(&key.0, &self.places, self.asked());
        let gallery = Gallery::open(self.stage().scene(sight, lang, None));
        let seen = gallery.enter();
        self.galleries.insert(key, gallery);
        seen
    }

    /// Who is asked, as long as the game runs.
    pub(crate) fn asked(&self) -> Seats {
        match self.row.status {
            store::Status::Playing => self.table.to_act(),
            _ => Seats::NONE,
        }
    }

    /// Shows everybody who looks how the table stands now.
    pub(crate) fn show(&mut self) {
        self.galleries.retain(|_, gallery| !gallery.is_empty());
        let stage = self.stage();
        for ((eyes, lang), gallery) in &self.galleries {
            let before = gallery.now();
            let sight = self.hands.sight(eyes, &self.places, self.asked());
            if !stage.is_news(sight, &before) {
                continue;
            }
            gallery.show(stage.scene(sight, *lang, Some(&before)));
        }
    }

    /// Whose view the caller may see now; a covered device sees what everybody does.
    fn sees(&self, by: &Claim) -> Viewer {
        match self.hands.sight(&self.eyes(by), &self.places, self.asked()) {
            Sight::Open(who) => who,
            Sight::Covered(_) => Viewer::Public,
        }
    }

    fn known(&self, by: &Claim, lang: Lang) -> Value {
        let who = self.sees(by);
        let seat = who.seat();
        let table = &*self.table;
        let to_act = table.to_act();
        answers::value(answers::Known {
            seat,
            count: table.count(who),
            seen: seat.map_or(0, |s| table.asked(s)),
            asked: seat.is_some_and(|s| to_act.has(s)),
            over: to_act.is_empty(),
            phase: table.phase().to_owned(),
            to_act: to_act.iter().collect(),
            question: self.stage().words(who, lang).say(&table.question(who)),
            paths: seat.map_or_else(Vec::new, |s| table.paths(s)),
            view: table.view(who),
            sheets: table.sheets(),
        })
    }

    fn detail(&self, by: &Claim, name: &str, lang: Lang) -> Result<Value, Problem> {
        let who = self.sees(by);
        let stage = self.stage();
        let words = stage.words(who, lang);
        let detail = self.table.detail(who, name, &words);
        let html = crate::pages::detail(&stage, &detail.ok_or(Problem::not_found())?, &words);
        let html = html.into_string();
        Ok(answers::value(answers::Closely { html }))
    }

    /// What everybody sees and can point at, by name.
    fn spots(&self, lang: Lang) -> Value {
        let words = self.stage().words(Viewer::Public, lang);
        let spot = |s: table::Spot| answers::Spot {
            spot: s.spot,
            name: words.say(&s.name),
        };
        let spots = self.table.spots().into_iter().map(spot).collect();
        answers::value(answers::Spots { spots })
    }

    fn probe(&self, seat: Seat, clicked: &[Token], lang: Lang) -> Value {
        let words = self.words(seat, lang);
        answers::value(match self.table.probe(seat, clicked) {
            Probe::Accepted(paths) => Probed::Paths(paths),
            Probe::Refused(refusal) => Probed::Refused(Problem::refused(refusal).body(&words)),
        })
    }

    fn preview(&self, seat: Seat, path: &Path, lang: Lang) -> Result<Value, Problem> {
        let preview = self.table.preview(seat, path)?;
        let words = self.words(seat, lang);
        let html = crate::pages::preview(&self.stage(), &preview, &words).into_string();
        Ok(answers::value(answers::Foreseen {
            html,
            says: words.say(&preview.says),
            deed: words.say(&preview.deed),
            mark: preview.mark,
            ends_turn: preview.ends_turn,
        }))
    }

    /// Does what a seat wants: check, apply, commit, tell. If it cannot be stored, it never happened.
    async fn obey(&mut self, seat: Seat, order: Order) -> Result<Value, Problem> {
        let Order { seen, id, deed } = order;
        if let Some(answer) = self.answered.get(&(seat, id.clone())) {
            return Ok(serde_json::from_str(answer).unwrap_or(Value::Null));
        }
        if seen != self.table.asked(seat) {
            return Err(Problem::stale());
        }
        self.only_running()?;
        let before = self.table.len();
        match &deed {
            Wish::Play(path) => self.table.play(seat, path),
            Wish::Undo => self.table.undo(seat),
            Wish::UndoTurn => self.table.undo_turn(seat),
            Wish::Redo => self.table.redo(seat),
        }?;
        let answer = answers::value(Done { done: id.clone() });
        self.commit(before, Some((seat, id, answer.to_string())))
            .await?;
        Ok(answer)
    }

    /// Stores what was done since `before`, then tells it.
    pub(crate) async fn commit(
        &mut self,
        before: usize,
        request: Option<(Seat, String, String)>,
    ) -> Result<(), Problem> {
        let asked = self
            .table
            .to_act()
            .iter()
            .fold(0, |bits, s| bits | 1 << s.0);
        let at = now();
        let clocks = self.clocks_at(at);
        let due = clocks.as_ref().and_then(Clocks::due);
        let mut changes = Vec::new();
        let mut moved = self.moved;
        for step in before..self.table.len() {
            let last = step + 1 == self.table.len();
            // A list of tables tells when something last happened: a sealed draft must not be heard there either.
            if self.table.was_noticed(step) {
                moved = at;
            }
            let request = request.as_ref().filter(|_| last);
            let entry = store::Entry {
                due,
                request: request.map(|(_, id, answer)| store::Request {
                    id: id.clone(),
                    answer: answer.clone(),
                }),
                ..ledger::write_entry(step, self.table.entry(step), asked, moved)
            };
            changes.push(Change::append(&self.row.id, entry));
        }
        changes.extend(self.clocks_change(clocks.as_ref()));
        if self.table.to_act().is_empty() && self.row.status == store::Status::Playing {
            let journal = self.table.journal();
            let row = store::TableRow {
                status: store::Status::Finished,
                practice: journal.practice,
                updated: at,
                ..self.row.clone()
            };
            let summary = serde_json::to_string(&journal.end).unwrap_or_default();
            changes.push(Change::Table(row));
            changes.extend(self.scored(at));
            changes.push(Change::Finish {
                table: self.row.id.clone(),
                finished: store::Finished { at, summary },
            });
        }
        if let Err(error) = self.app.store.commit(changes).await {
            self.table.keep_only(before);
            return Err(error.into());
        }
        let ends = self.table.to_act().is_empty() && self.row.status == store::Status::Playing;
        if ends {
            self.row.status = store::Status::Finished;
        }
        if let Some((seat, id, answer)) = request {
            self.answered.insert((seat, id), answer);
        }
        self.take_back = None;
        self.moved = moved;
        let clocks_moved = self.clocks != clocks;
        self.clocks = clocks;
        self.hands.put_down(self.table.to_act());
        self.show();
        if ends && self.attempt.is_some() {
            // Par is shown when it is known; the end does not wait for it.
            let _ = pars::of(&self.app, &self.row.id);
        }
        if clocks_moved || (ends && self.attempt.is_some()) {
            self.app.besides.tell_all(&self.row.id);
        }
        Ok(())
    }

    /// The score of one who played alone to the end; a bot's is nobody's.
    fn scored(&self, at: i64) -> Option<Change> {
        let (attempt, place) = (self.attempt.as_ref()?, self.places.first()?);
        let own = place.is_person() && place.visitor.as_ref() == Some(&attempt.alone.visitor);
        let sheets = self.table.sheets();
        own.then(|| Change::Scored {
            table: self.row.id.clone(),
            total: sheets[0].total,
            at,
        })
    }

    /// One wishes to go back beyond a barrier; when every person agrees, it is done and the game is practice.
    async fn consider_take_back(&mut self, seat: Seat, yes: bool) -> Result<Value, Problem> {
        if !yes {
            self.take_back = None;
            self.show();
            return Ok(answers::value(Agreed { agreed: false }));
        }
        self.not_ranked("problem-ranked")?;
        let proposal = self.take_back.get_or_insert(TakeBack {
            seat,
            agreed: Seats::NONE,
        });
        proposal.agreed = together(proposal.agreed, &self.places, seat);
        let (by, agreed) = (proposal.seat, proposal.agreed);
        if self.people_here().iter().all(|s| agreed.has(s)) {
            let before = self.table.len();
            self.take_back = None;
            self.table.rewind(by)?;
            self.commit(before, None).await?;
            return Ok(answers::value(Agreed { agreed: true }));
        }
        self.show();
        Ok(answers::value(Agreed { agreed: false }))
    }
}
