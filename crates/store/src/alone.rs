//! What can be asked about games that one plays alone.

use rusqlite::{Row, params};

use crate::Store;
use crate::reader::{Found, status};
use crate::record::{Alone, Attempt, Par};

const ATTEMPT: &str = "
    SELECT t.id, a.visitor, a.deal, a.day, a.attempt, t.options, t.status, t.practice, t.created,
        a.total, a.ended
    FROM alone a JOIN tables t ON t.no = a.table_no";

impl Store {
    /// A table that somebody plays alone.
    pub fn attempt(&self, table: &str) -> Found<Option<Attempt>> {
        let sql = format!("{ATTEMPT} WHERE t.id = ?1");
        self.one(&sql, [table], attempt)
    }

    /// A visitor's games alone, newest first.
    pub fn attempts(&self, visitor: &str, game: &str, limit: u32) -> Found<Vec<Attempt>> {
        let sql = format!(
            "{ATTEMPT} WHERE a.visitor = ?1 AND t.game = ?2 ORDER BY a.table_no DESC LIMIT ?3"
        );
        self.many(&sql, params![visitor, game, limit], attempt)
    }

    /// Whether anybody played the challenge of that day.
    pub fn day_played(&self, game: &str, day: &str) -> Found<bool> {
        let sql = "SELECT 1 FROM alone a JOIN tables t ON t.no = a.table_no
                   WHERE a.day = ?2 AND t.game = ?1 LIMIT 1";
        let found = self.one(sql, [game, day], |_| Ok(()))?;
        Ok(found.is_some())
    }

    /// Par of a deal, if it was found.
    pub fn par(&self, deal: &str) -> Found<Option<Par>> {
        let sql = "SELECT deal, version, total, greedy, bound, journal FROM pars WHERE deal = ?1";
        self.one(sql, [deal], |row| {
            Ok(Par {
                deal: row.get(0)?,
                version: row.get(1)?,
                total: row.get(2)?,
                greedy: row.get(3)?,
                bound: row.get(4)?,
                journal: row.get(5)?,
            })
        })
    }
}

fn attempt(row: &Row<'_>) -> rusqlite::Result<Attempt> {
    let (total, ended): (Option<i32>, Option<i64>) = (row.get(9)?, row.get(10)?);
    Ok(Attempt {
        alone: Alone {
            table: row.get(0)?,
            visitor: row.get(1)?,
            deal: row.get(2)?,
            day: row.get(3)?,
        },
        attempt: row.get(4)?,
        options: row.get(5)?,
        status: status(row, 6)?,
        practice: row.get(7)?,
        begun: row.get(8)?,
        ended: total.zip(ended),
    })
}
