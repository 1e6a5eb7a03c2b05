//! Many tables with viewers, played at an even pace: how long from the request of a move until each viewer has its message.

use crate::{
    Host, Serve,
    script::{self, Script},
    wire::{Events, Wire},
};
use std::{
    io,
    net::SocketAddr,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use table::{Seat, Viewer};
use tokio::task::JoinSet;

/// Viewers of each table: its seats, then spectators.
pub(crate) const EACH: usize = 4;

/// What was measured.
pub(crate) struct Seen {
    pub(crate) pace: f64,
    pub(crate) p50: Duration,
    pub(crate) p99: Duration,
    pub(crate) worst: Duration,
    pub(crate) messages: usize,
    pub(crate) kilobytes: f64,
    pub(crate) weight: Option<Weight>,
}

/// What a viewer who only looks weighs, in kilobytes.
pub(crate) struct Weight {
    pub(crate) seated: f64,
    pub(crate) seats: usize,
    pub(crate) spectator: f64,
    pub(crate) spectators: usize,
}

/// When a table's moves were sent, by the count its viewers have after them.
type Times = Arc<Mutex<Vec<Vec<Option<Instant>>>>>;

/// What viewers noted.
#[derive(Default)]
struct Notes {
    waits: Mutex<Vec<Duration>>,
    bytes: AtomicU64,
    messages: AtomicU64,
}

pub(crate) async fn at(tables: usize, pace: u32, time: Duration) -> io::Result<Seen> {
    let data = tempfile::tempdir()?;
    let title = shelf::titles()[0];
    let seats = (*title.card().seats.end()).min(EACH as u8);
    let scripts = script::set(data.path(), title, tables, seats)?;
    let host = Host::open(Serve::House, data.path())?;
    let empty = host.kilobytes();
    let mut galleries = Vec::new();
    for (table, script) in scripts.iter().enumerate() {
        galleries.push(gallery(host.address, table, script, usize::from(seats)).await?);
    }
    let seated = host.kilobytes();
    let mut idle = Vec::new();
    for (table, script) in scripts.iter().enumerate() {
        // Whoever sits elsewhere looks in here.
        for seat in 0..usize::from(seats) {
            let elsewhere = script::key((table + 1) % tables, seat);
            let wire = Wire::open(host.address).await?;
            let mut events = wire.watch(&script.id, &elsewhere).await?;
            events.next().await?;
            idle.push(events);
        }
    }
    let weight = weight(
        empty,
        seated,
        host.kilobytes(),
        galleries.len() * EACH,
        idle.len(),
    );
    drop(idle);

    let notes = Arc::new(Notes::default());
    let start = Instant::now() + Duration::from_millis(200);
    let mut looking = JoinSet::new();
    let mut playing = JoinSet::new();
    for (table, (script, gallery)) in scripts.into_iter().zip(galleries).enumerate() {
        let times: Times = Arc::new(Mutex::new(vec![Vec::new(); EACH]));
        for (viewer, events) in gallery.into_iter().enumerate() {
            looking.spawn(look(events, viewer, times.clone(), notes.clone()));
        }
        // The tables move one after the other, so that the moves of all come evenly.
        let every = Duration::from_secs(1) * tables as u32 / pace;
        let first = start + every * table as u32 / tables as u32;
        let play = Playing {
            house: host.address,
            table,
            script,
            times,
            first,
            every,
            end: start + time,
        };
        playing.spawn(play.on());
    }
    let mut moves = 0;
    while let Some(played) = playing.join_next().await {
        moves += played.map_err(io::Error::other)??;
    }
    let pace = f64::from(moves) / start.elapsed().as_secs_f64();
    // The last messages are on their way.
    tokio::time::sleep(Duration::from_millis(500)).await;
    looking.abort_all();
    let mut waits = std::mem::take(&mut *notes.waits.lock().expect("nobody panics while noting"));
    waits.sort();
    let at = |share: usize| {
        waits
            .get(waits.len() * share / 100)
            .copied()
            .unwrap_or(Duration::MAX)
    };
    let messages = notes.messages.load(Ordering::Relaxed);
    Ok(Seen {
        pace,
        p50: at(50),
        p99: at(99),
        worst: waits.last().copied().unwrap_or(Duration::MAX),
        messages: messages as usize,
        kilobytes: notes.bytes.load(Ordering::Relaxed) as f64 / messages.max(1) as f64 / 1024.0,
        weight,
    })
}

fn weight(
    empty: Option<f64>,
    seated: Option<f64>,
    all: Option<f64>,
    seats: usize,
    spectators: usize,
) -> Option<Weight> {
    let (empty, seated, all) = (empty?, seated?, all?);
    Some(Weight {
        seated: (seated - empty) / seats as f64,
        seats,
        spectator: (all - seated) / spectators as f64,
        spectators,
    })
}

/// Every viewer of a table, each with its first scene.
async fn gallery(
    house: SocketAddr,
    table: usize,
    script: &Script,
    seats: usize,
) -> io::Result<Vec<Events>> {
    let mut gallery = Vec::new();
    for viewer in 0..EACH {
        // A spectator holds no seat here.
        let key = if viewer < seats {
            script::key(table, viewer)
        } else {
            script::key(table + 1, viewer - seats)
        };
        let mut events = Wire::open(house).await?.watch(&script.id, &key).await?;
        events.next().await?;
        gallery.push(events);
    }
    Ok(gallery)
}

/// Notes how long each count took to arrive; whoever skipped some had them with the one that came.
async fn look(mut events: Events, viewer: usize, times: Times, notes: Arc<Notes>) {
    let mut had = 0;
    while let Ok((count, bytes)) = events.next().await {
        let now = Instant::now();
        notes.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
        notes.messages.fetch_add(1, Ordering::Relaxed);
        let times = times.lock().expect("nobody panics while noting");
        let mut waits = notes.waits.lock().expect("nobody panics while noting");
        for at in had + 1..=count {
            let sent = times[viewer].get(at as usize).copied().flatten();
            waits.extend(sent.map(|sent| now - sent));
        }
        had = count;
    }
}

/// One table played at an even pace.
struct Playing {
    house: SocketAddr,
    table: usize,
    script: Script,
    times: Times,
    first: Instant,
    every: Duration,
    end: Instant,
}

impl Playing {
    /// How many moves were made.
    async fn on(mut self) -> io::Result<u32> {
        let mut wire = Wire::open(self.house).await?;
        let path = format!("/api/tables/{}/move", self.script.id);
        let seats = self.script.mirror.header().count();
        let viewer = |at: usize| {
            if at < usize::from(seats) {
                Viewer::Seat(Seat(at as u8))
            } else {
                Viewer::Public
            }
        };
        for moves in 0.. {
            let due = self.first + self.every * moves;
            if due >= self.end {
                return Ok(moves);
            }
            let Some(sent) = self.script.next(self.table) else {
                return Err(io::Error::other("a game ended: the run is too long"));
            };
            let late = Instant::now() > due;
            tokio::time::sleep_until(due.into()).await;
            // A move that is late because the one before was answered late has waited since it was due.
            let since = if late { due } else { Instant::now() };
            {
                let mut times = self.times.lock().expect("nobody panics while noting");
                for (at, times) in times.iter_mut().enumerate() {
                    let count = self.script.mirror.count(viewer(at)) as usize;
                    times.resize(times.len().max(count + 1), None);
                    times[count].get_or_insert(since);
                }
            }
            let answer = wire.ask("POST", &path, &sent.key, &sent.body).await?;
            if answer.status != 200 {
                let said = String::from_utf8_lossy(&answer.body).into_owned();
                return Err(io::Error::other(format!("{} {said}", answer.status)));
            }
        }
        Ok(0)
    }
}
