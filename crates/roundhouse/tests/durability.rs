//! What was told done survives a kill at any moment, through the whole program.
//!
//! Scripted players play, take back and play again on many tables while the house is killed and opened again on its data. A
//! longer run: `ROUNDHOUSE_SOAK=30 cargo test -p roundhouse --test durability` plays for thirty minutes. `ROUNDHOUSE_SEED=7`
//! makes the players and the killer choose as in the run that told this seed.

#[path = "../../server/tests/client/mod.rs"]
mod client;
mod ledger;
mod player;
mod program;

use ledger::Ledger;
use player::Player;
use program::{Program, free_address};
use std::{
    io::Write,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    thread,
    time::{Duration, Instant},
};
use store::{Change, Request, Status, Store, TableRow};
use table::Dice;

/// How often the house is killed if nobody asks for more.
const KILLS: u32 = 50;
/// Each plays at a table of its own.
const PLAYERS: u64 = 12;

/// What players and killer share.
pub(crate) struct Stage {
    /// How often the house was opened.
    pub(crate) openings: AtomicU32,
    pub(crate) ending: AtomicBool,
    /// Held by the killer while it looks at the data: nobody learns anything meanwhile.
    pub(crate) ledger: Mutex<Ledger>,
}

/// Tells the seed if the test fails.
struct TellSeed(u64);

impl Drop for TellSeed {
    fn drop(&mut self) {
        if thread::panicking() {
            let line = format!("to choose alike: ROUNDHOUSE_SEED={}\n", self.0);
            let _ = std::io::stderr().write_all(line.as_bytes());
        }
    }
}

fn number(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

#[test]
fn whatever_was_acknowledged_survives_kills_at_random_moments() {
    let clock = || std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64;
    let seed = number("ROUNDHOUSE_SEED").unwrap_or_else(clock);
    let _told = TellSeed(seed);
    let soak = number("ROUNDHOUSE_SOAK").map(|m| Instant::now() + Duration::from_secs(60 * m));
    let data = tempfile::tempdir().unwrap();
    let address = free_address();
    let stage = Stage {
        openings: AtomicU32::new(0),
        ending: AtomicBool::new(false),
        ledger: Mutex::default(),
    };
    let mut dice = Dice::fast(seed);
    let kills = thread::scope(|scope| {
        let players: Vec<_> = (0..PLAYERS)
            .map(|no| {
                let stage = &stage;
                scope.spawn(move || Player::new(no, seed, address, stage).play())
            })
            .collect();
        // A player who found something wrong ends the test; the others need not wait for the last kill.
        let sound = || players.iter().all(|p| !p.is_finished());
        let mut kills = 0;
        while sound() && (kills < KILLS || soak.is_some_and(|end| Instant::now() < end)) {
            kill_once(&stage, data.path(), address, &mut dice);
            kills += 1;
            let ledger = stage.ledger.lock().unwrap();
            ledger.check(data.path());
        }
        let house = Program::open(data.path(), address);
        stage.openings.fetch_add(1, Ordering::SeqCst);
        stage.ending.store(true, Ordering::SeqCst);
        for player in players {
            player.join().expect("every player could go on to the end");
        }
        let (code, said, _) = house.terminate();
        assert_eq!((code, said.as_str()), (Some(0), ""));
        kills
    });
    let ledger = stage.ledger.into_inner().unwrap();
    let report = ledger.replay(data.path());
    let line = format!(
        "{kills} kills, {} acknowledged moves, {} in doubt when the house was killed, {report}\n",
        ledger.acknowledged(),
        ledger.doubted,
    );
    let _ = std::io::stderr().write_all(line.as_bytes());
    assert!(
        ledger.acknowledged() > 5 * KILLS as usize,
        "too little happened: {line}"
    );
    assert!(
        ledger.doubted > KILLS / 5,
        "no kill came in between: {line}"
    );
}

/// The test above can fail: a house that answers first and stores later leaves data like this when it is killed in between.
#[test]
#[should_panic(expected = "lost what was acknowledged")]
fn a_house_that_answers_before_it_stores_is_found_out() {
    let data = tempfile::tempdir().unwrap();
    let store = Store::open(data.path()).unwrap();
    let table = TableRow {
        id: "t".into(),
        game: "a-game".into(),
        rules: 1,
        options: "{}".into(),
        seats: "[]".into(),
        status: Status::Playing,
        pace: String::new(),
        practice: false,
        public: false,
        watch: true,
        host: None,
        created: 0,
        updated: 0,
    };
    let stored = store::Entry {
        step: 0,
        seat: Some(0),
        kind: "play".into(),
        body: "a".into(),
        request: Some(Request {
            id: "first".into(),
            answer: "{}".into(),
        }),
        digest: vec![1],
        asked: 1,
        due: None,
        at: 0,
    };
    let changes = [
        Change::NewTable(table, store::Luck::default()),
        Change::append("t", stored),
    ];
    store.commit(changes).wait().unwrap();
    drop(store);
    let mut ledger = Ledger::default();
    ledger.acknowledge("t", 0, "first");
    // What was stored is found; so far nothing is wrong.
    ledger.check(data.path());
    ledger.acknowledge("t", 0, "second");
    ledger.check(data.path());
}

/// Opens the house, lets it run for a moment and kills it; now and then before it is quite open.
fn kill_once(
    stage: &Stage,
    data: &std::path::Path,
    address: std::net::SocketAddr,
    dice: &mut Dice,
) {
    let mut house = Program::start(data, address);
    if dice.below(8) == 0 {
        thread::sleep(Duration::from_millis(dice.below(40).into()));
    } else {
        house.opened();
        stage.openings.fetch_add(1, Ordering::SeqCst);
        // Short and long lives alike: from one move to hundreds.
        let most = 20 << dice.below(7);
        thread::sleep(Duration::from_millis(dice.below(most).into()));
    }
    house.kill();
}
