//! Moves that are on the disk when they are answered: each connection plays its tables and sends the next move when the last is answered.

use crate::{
    Host, Serve,
    script::{self, Script},
    wire::Wire,
};
use serde_json::json;
use std::{
    io,
    net::SocketAddr,
    time::{Duration, Instant},
};
use tokio::task::JoinSet;

/// Tables of each connection: one after the other is played to its end.
const TABLES: usize = 40;

/// Moves a second.
pub(crate) async fn at(serve: Serve, connections: usize, time: Duration) -> io::Result<f64> {
    let data = tempfile::tempdir()?;
    let title = shelf::titles()[0];
    let scripts = script::set(
        data.path(),
        title,
        connections * TABLES,
        *title.card().seats.start(),
    )?;
    let host = Host::open(serve, data.path())?;
    let mut shares: Vec<Vec<(usize, Script)>> = Vec::new();
    shares.resize_with(connections, Vec::new);
    for (at, script) in scripts.into_iter().enumerate() {
        shares[at % connections].push((at, script));
    }
    let start = Instant::now();
    let mut players = JoinSet::new();
    for share in shares {
        players.spawn(play(serve, host.address, share, start + time));
    }
    let mut moves = 0;
    while let Some(played) = players.join_next().await {
        moves += played.map_err(io::Error::other)??;
    }
    Ok(moves as f64 / start.elapsed().as_secs_f64())
}

async fn play(
    serve: Serve,
    house: SocketAddr,
    share: Vec<(usize, Script)>,
    end: Instant,
) -> io::Result<u64> {
    let mut wire = Wire::open(house).await?;
    let mut moves = 0;
    for (at, mut script) in share {
        let path = format!("/api/tables/{}/move", script.id);
        let mut step = 0;
        while let Some(sent) = script.next(at) {
            if Instant::now() >= end {
                return Ok(moves);
            }
            let body = match serve {
                Serve::House => sent.body,
                Serve::Bare => {
                    json!({"seen": step, "path": sent.path, "id": format!("{step:024x}")})
                        .to_string()
                }
            };
            let answer = wire.ask("POST", &path, &sent.key, &body).await?;
            if answer.status != 200 {
                let said = String::from_utf8_lossy(&answer.body).into_owned();
                return Err(io::Error::other(format!("{} {said}", answer.status)));
            }
            step += 1;
            moves += 1;
        }
    }
    Err(io::Error::other(
        "all tables were played to their end: the rounds are too long",
    ))
}
