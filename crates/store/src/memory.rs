//! What the writer remembers of the tables being played: where their journals end and which requests are in them.
//!
//! A unique index over request ids would do the same and halve the pace of group commits, since random ids
//! touch a page of their own each. The writer is the only one who writes, so its memory is as good as an index;
//! whatever was rolled back is forgotten and read again.

use std::collections::HashMap;

use rusqlite::{Connection, OptionalExtension};

/// Tables per generation; the older of two generations is forgotten when the younger is full.
const GENERATION: usize = 1024;

/// A seat's request id.
pub(crate) type RequestKey = (Option<u8>, Box<str>);

/// The end of one table's journal.
#[derive(Debug)]
pub(crate) struct Known {
    pub(crate) no: i64,
    pub(crate) next: u32,
    pub(crate) requests: HashMap<RequestKey, u32>,
}

#[derive(Debug, Default)]
pub(crate) struct Memory {
    young: HashMap<String, Known>,
    old: HashMap<String, Known>,
}

impl Memory {
    /// The end of a table's journal; `None` if there is no such table.
    pub(crate) fn of(
        &mut self,
        connection: &Connection,
        table: &str,
    ) -> rusqlite::Result<Option<&mut Known>> {
        if !self.young.contains_key(table) {
            let known = match self.old.remove(table) {
                Some(known) => known,
                None => match load(connection, table)? {
                    Some(known) => known,
                    None => return Ok(None),
                },
            };
            if self.young.len() >= GENERATION {
                self.old = std::mem::take(&mut self.young);
            }
            self.young.insert(table.into(), known);
        }
        Ok(self.young.get_mut(table))
    }

    pub(crate) fn forget(&mut self, table: &str) {
        self.young.remove(table);
        self.old.remove(table);
    }

    pub(crate) fn clear(&mut self) {
        *self = Self::default();
    }
}

fn load(connection: &Connection, table: &str) -> rusqlite::Result<Option<Known>> {
    let Some(no) = table_no(connection, table)? else {
        return Ok(None);
    };
    let mut known = Known {
        no,
        next: 0,
        requests: HashMap::new(),
    };
    let mut statement = connection.prepare_cached(
        "SELECT step, seat, request FROM journal WHERE table_no = ?1 ORDER BY step",
    )?;
    let mut rows = statement.query([no])?;
    while let Some(row) = rows.next()? {
        let step: u32 = row.get(0)?;
        known.next = step + 1;
        if let Some(id) = row.get::<_, Option<Box<str>>>(2)? {
            known.requests.insert((row.get(1)?, id), step);
        }
    }
    Ok(Some(known))
}

pub(crate) fn table_no(connection: &Connection, table: &str) -> rusqlite::Result<Option<i64>> {
    connection
        .prepare_cached("SELECT no FROM tables WHERE id = ?1")?
        .query_row([table], |row| row.get(0))
        .optional()
}
