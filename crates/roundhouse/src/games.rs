//! `games`: what is on the shelf.

use crate::{
    out::Out,
    trouble::{Trouble, WORDS},
};
use serde::Serialize;
use std::io::Write;
use table::{Lang, Words};

#[derive(Serialize)]
struct Listed {
    id: &'static str,
    title: String,
    least_seats: u8,
    most_seats: u8,
    oldest_rules: u16,
    rules: u16,
}

/// Runs the command.
pub(crate) fn run(json: bool, lang: Lang) -> Result<(), Trouble> {
    let listed = shelf::titles().iter().map(|title| {
        let card = title.card();
        Listed {
            id: card.id,
            title: title.words(lang).get("title"),
            least_seats: *card.seats.start(),
            most_seats: *card.seats.end(),
            oldest_rules: *card.rules.start(),
            rules: *card.rules.end(),
        }
    });
    let listed: Vec<Listed> = listed.collect();
    let mut out = Out::new();
    if json {
        serde_json::to_writer_pretty(&mut out, &listed)?;
        writeln!(out)?;
    } else {
        let words = Words::new(lang, &[&WORDS]);
        let heads = [
            "cli-games-id",
            "cli-games-title",
            "cli-games-seats",
            "cli-games-rules",
        ];
        let mut rows = vec![heads.map(|key| words.get(key)).to_vec()];
        rows.extend(listed.iter().map(|g| {
            vec![
                g.id.to_owned(),
                g.title.clone(),
                format!("{}–{}", g.least_seats, g.most_seats),
                g.rules.to_string(),
            ]
        }));
        out.table(&rows, 2)?;
    }
    Ok(out.flush()?)
}
