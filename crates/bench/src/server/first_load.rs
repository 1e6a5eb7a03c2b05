//! All that a browser fetches before a table can be played: the page, and every file it or a file names, as they come packed over
//! the wire.

use crate::{Host, Serve, script, wire::Wire};
use std::{collections::BTreeSet, io};

/// Bytes of the first visit to a table of each game.
pub(crate) async fn of_each() -> io::Result<Vec<(&'static str, usize)>> {
    let mut all = Vec::new();
    for title in shelf::titles() {
        let data = tempfile::tempdir()?;
        let scripts = script::set(data.path(), *title, 1, *title.card().seats.end())?;
        let host = Host::open(Serve::House, data.path())?;
        let mut wire = Wire::open(host.address).await?;
        let mut bytes = 0;
        let mut known = BTreeSet::new();
        let mut ahead = vec![format!("/t/{}", scripts[0].id)];
        while let Some(path) = ahead.pop() {
            wire.packed = true;
            bytes += get(&mut wire, &path).await?.len();
            wire.packed = false;
            let text = get(&mut wire, &path).await?;
            let named = named(&String::from_utf8_lossy(&text));
            ahead.extend(named.into_iter().filter(|name| known.insert(name.clone())));
        }
        all.push((title.card().id, bytes));
    }
    Ok(all)
}

async fn get(wire: &mut Wire, path: &str) -> io::Result<Vec<u8>> {
    let answer = wire.ask("GET", path, &script::key(0, 0), "").await?;
    if answer.status != 200 {
        return Err(io::Error::other(format!("{path}: {}", answer.status)));
    }
    Ok(answer.body)
}

/// The files a text names.
fn named(text: &str) -> Vec<String> {
    let name = |rest: &str| {
        let end = rest.find(['"', '\'', '#', ')'])?;
        Some(format!("/assets/{}", &rest[..end]))
    };
    text.split("/assets/").skip(1).filter_map(name).collect()
}
