//! What one viewer is shown in one language: the page, the sign, the log, the choices. A function of a view and of what was told.

use crate::{pages, room::TakeBack, speech};
use serde_json::{Value, json};
use std::sync::Arc;
use table::{Lang, Path, Seat, Table, Title, Viewer, Words};

/// Everything a page of a table holds that can change.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
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
    /// The game's page, cut where sections begin, so that only what changed is sent.
    pub(crate) parts: Vec<String>,
    pub(crate) log: Arc<Log>,
    pub(crate) paths: Vec<Path>,
    pub(crate) rows: Value,
    pub(crate) undo: Value,
    pub(crate) seats: String,
    pub(crate) take_back: Value,
}

/// The log as drawn, oldest line first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Log {
    /// Drawn lines and their plain text.
    pub(crate) lines: Vec<(String, String)>,
    /// Changes when drawn lines change, as after an undo.
    pub(crate) edition: u64,
    undone: usize,
}

/// What the scene of a table depends on beside the table itself.
pub(crate) struct Stage<'t> {
    pub(crate) title: &'static dyn Title,
    pub(crate) table: &'t dyn Table,
    pub(crate) take_back: Option<&'t TakeBack>,
}

impl Stage<'_> {
    /// Words with the names at this table, the viewer's own name replaced by "you".
    pub(crate) fn words(&self, who: Viewer, lang: Lang) -> Words {
        let words = speech::of(self.title, lang);
        let mut names = self.table.header().names();
        if let Some(name) = who.seat().and_then(|s| names.get_mut(s.index())) {
            *name = words.get("you");
        }
        words.at(&names)
    }

    /// Draws everything for one viewer; lines already drawn are taken over.
    pub(crate) fn scene(&self, who: Viewer, lang: Lang, before: Option<&Scene>) -> Scene {
        let words = self.words(who, lang);
        let table = self.table;
        let over = table.to_act().is_empty();
        let seat = who.seat();
        let asked = seat.is_some_and(|s| table.to_act().has(s));
        let page = table.page(who, &words).into_string();
        Scene {
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
            parts: cut(&page),
            log: self.log(who, &words, before),
            paths: seat.map_or_else(Vec::new, |s| table.paths(s)),
            rows: seat.map_or(Value::Null, |s| rows(table, s, &[], &words)),
            undo: seat.map_or(Value::Null, |s| undo(table, s, &words)),
            seats: pages::seat_strip(self, who, &words).into_string(),
            take_back: self.take_back(who),
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
            log.lines.push((line, words.say(&told.line.say)));
        }
        Arc::new(log)
    }

    pub(crate) fn take_back(&self, who: Viewer) -> Value {
        match (self.take_back, who.seat()) {
            (Some(proposal), Some(seat)) => json!({
                "seat": proposal.seat,
                "mine": proposal.seat == seat,
                "answered": proposal.agreed.has(seat),
            }),
            _ => Value::Null,
        }
    }
}

/// The next clicks in words.
pub(crate) fn rows(
    table: &dyn Table,
    seat: Seat,
    clicked: &[table::Token],
    words: &Words,
) -> Value {
    let row = |r: table::Row| json!({"token": r.token, "text": words.say(&r.say)});
    table.rows(seat, clicked).into_iter().map(row).collect()
}

/// The clicks so far in words, and the next ones.
pub(crate) fn steps(
    table: &dyn Table,
    seat: Seat,
    clicked: &[table::Token],
    words: &Words,
) -> Value {
    let crumb = |at: usize| words.say(&table.said(seat, &clicked[..at], &clicked[at..=at]));
    json!({
        "crumbs": (0..clicked.len()).map(crumb).collect::<Vec<_>>(),
        "rows": rows(table, seat, clicked, words),
    })
}

fn undo(table: &dyn Table, seat: Seat, words: &Words) -> Value {
    let why = table
        .can_undo(seat)
        .err()
        .map(|refusal| words.say(&refusal.say));
    json!({
        "undo": why.is_none(),
        "why": why,
        "turn": table.can_undo_turn(seat),
        "beyond": table.can_rewind(seat),
        "redo": table.can_redo(seat),
    })
}

/// Cuts a page where sections begin.
fn cut(page: &str) -> Vec<String> {
    let mut starts: Vec<usize> = page.match_indices("<section").map(|(at, _)| at).collect();
    starts.insert(0, 0);
    starts.push(page.len());
    starts
        .windows(2)
        .map(|w| page[w[0]..w[1]].to_owned())
        .collect()
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

    /// The whole page of the game, with its cuts marked.
    pub(crate) fn page(&self) -> String {
        self.parts.join("<!--part-->")
    }

    /// What a viewer who has `before` must be told; everything if it has nothing.
    pub(crate) fn since(&self, before: Option<&Scene>) -> Value {
        let mut message = json!({
            "count": self.count,
            "seen": self.seen,
            "asked": self.asked,
            "over": self.over,
            "phase": self.phase,
            "sign": self.sign,
            "progress": self.progress,
            "title": self.title,
            "paths": self.paths,
            "rows": self.rows,
            "undo": self.undo,
            "seats": self.seats,
            "take_back": self.take_back,
        });
        match before {
            Some(before) if before.parts.len() == self.parts.len() => {
                let changed = self
                    .parts
                    .iter()
                    .zip(&before.parts)
                    .enumerate()
                    .filter(|(_, (new, old))| new != old);
                message["parts"] = changed.map(|(at, (new, _))| json!([at, new])).collect();
            }
            _ => message["page"] = json!(self.parts),
        }
        let known = before
            .filter(|b| b.log.edition == self.log.edition)
            .map_or(0, |b| b.log.lines.len());
        let fresh = &self.log.lines[known.min(self.log.lines.len())..];
        message["log"] = json!({
            "from": known,
            "lines": fresh.iter().map(|(html, _)| html).collect::<Vec<_>>(),
        });
        if before.is_some() {
            let heard = before
                .map_or(0, |b| b.log.lines.len())
                .min(self.log.lines.len());
            message["announce"] = self.log.lines[heard..]
                .iter()
                .map(|(_, text)| json!(text))
                .collect();
        }
        message
    }
}

#[cfg(test)]
mod tests {
    use super::cut;

    #[test]
    fn a_page_is_cut_where_sections_begin_and_nothing_is_lost() {
        let page = "<div><section a>1</section><section b>2</section></div>";
        let parts = cut(page);
        assert_eq!(
            parts,
            [
                "<div>",
                "<section a>1</section>",
                "<section b>2</section></div>"
            ]
        );
        assert_eq!(parts.concat(), page);
    }
}
