//! A game planned beforehand: its luck and its moves are fixed, so that every run of the tests meets the same positions.

use bots::Bot;
use std::collections::{BTreeMap, BTreeSet};
use store::{Change, KeyHash, Store};
use table::{
    ChoiceKind, Committed, Dice, Eye, Face, Header, Hex32, Luck, Path, Seat, Seated, Sitter, Table,
    Title, luck,
};

/// Who sits at a planned table; the second has the longest name the house allows.
pub const NAMES: [&str; 5] = ["Ada", "Maximiliane Fernandez-Li", "小明", "Bo", "Rosa"];

/// A whole game, played by people.
#[derive(Clone)]
pub struct Plan {
    /// The game.
    pub title: &'static dyn Title,
    /// Who does what, from the deal to the end.
    pub moves: Vec<(Seat, Path)>,
    /// The phase in which each move is made.
    pub phases: Vec<&'static str>,
    /// The kinds of action each seat takes.
    pub kinds: Vec<BTreeSet<String>>,
    header: Header,
    secret: Hex32,
}

impl std::fmt::Debug for Plan {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} in {} moves", self.header.game, self.moves.len())
    }
}

/// The kind of a token or of an action: what stands before the first colon.
pub fn kind(path: &str) -> &str {
    path.split([':', ' ']).next().unwrap_or(path)
}

/// The fewest people a game can be played with, but not alone if there is a way.
pub fn few(title: &dyn Title) -> u8 {
    let seats = &title.card().seats;
    (*seats.start()).max(2).min(*seats.end())
}

/// What a player with sense does: games of chance clicks alone need not end within the patience of a browser.
struct Sense<'t> {
    table: &'t dyn Table,
    seat: Seat,
    luck: u64,
}

impl shelf::Visitor for Sense<'_> {
    type Out = Path;

    fn visit<G: Face + Eye>(self) -> Path {
        let seated = self.table.as_any().downcast_ref::<Seated<G>>();
        let mut dice = Dice::fast(self.luck);
        let glimpse = seated
            .expect("a table of its own game")
            .glimpse(self.seat, &mut dice);
        let action = bots::choose(Bot::Greedy, self.seat, &glimpse, &mut dice);
        glimpse.path(&action)
    }
}

/// Numbers that look random and are the same everywhere.
fn mix(seed: u64, step: u64) -> u64 {
    let mut z = seed
        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .wrapping_add(step.wrapping_mul(0xd1b5_4a32_d192_ed03));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Even games are played as usual, odd ones with one variant or another: some phases come only then.
fn options(title: &dyn Title, seed: u64) -> serde_json::Value {
    let mut options = title.default_options();
    let odd = seed % 2 == 1;
    for (at, choice) in (0..).zip(title.choices()).filter(|_| odd) {
        let pick = mix(seed, at) as usize;
        match choice.kind {
            ChoiceKind::Flag => options[choice.key] = (pick % 2 == 1).into(),
            ChoiceKind::OneOf(values) => options[choice.key] = values[pick % values.len()].into(),
            _ => {}
        }
    }
    options
}

impl Plan {
    /// Plays a whole game at that many seats, or as near as the game allows; a seat takes a kind of action that it has not taken yet
    /// wherever there is one, else what it likes best.
    pub fn play(title: &'static dyn Title, seats: u8, seed: u64) -> Plan {
        let (least, most) = title.card().seats.clone().into_inner();
        let seats = seats.clamp(least, most);
        let mut secret = [0; 32];
        secret[..8].copy_from_slice(&seed.to_le_bytes());
        let secret = Hex32(secret);
        let card = title.card();
        let header = Header {
            game: card.id.to_owned(),
            rules: *card.rules.end(),
            options: options(title, seed),
            seats: NAMES[..usize::from(seats)]
                .iter()
                .map(|name| Sitter::person(*name))
                .collect(),
            luck: Luck::Committed(Committed {
                commitment: luck::commitment(&secret),
                secret: Some(secret),
                nonces: (0..seats).map(|seat| format!("browser {seat}")).collect(),
            }),
        };
        let mut plan = Plan {
            title,
            moves: Vec::new(),
            phases: Vec::new(),
            kinds: vec![BTreeSet::new(); usize::from(seats)],
            header,
            secret,
        };
        let mut table = plan.table(0);
        while let Some(seat) = table.to_act().iter().next() {
            let paths = table.paths(seat);
            let done = &mut plan.kinds[seat.index()];
            let new: Vec<&Path> = paths
                .iter()
                .filter(|p| !done.contains(kind(p.as_str())))
                .collect();
            let luck = mix(seed, table.len() as u64);
            let path = if new.is_empty() {
                let table = &*table;
                let sense = Sense { table, seat, luck };
                shelf::with(card.id, sense).expect("a game on the shelf")
            } else {
                new[luck as usize % new.len()].clone()
            };
            done.insert(kind(path.as_str()).to_owned());
            plan.phases.push(table.phase());
            table.play(seat, &path).expect("what is offered is allowed");
            plan.moves.push((seat, path));
        }
        plan
    }

    /// The shortest of a few games.
    pub fn short(title: &'static dyn Title, seats: u8) -> Plan {
        let plans = (0..20).map(|seed| Plan::play(title, seats, seed));
        let shortest = plans.min_by_key(|plan| plan.moves.len());
        shortest.expect("a game was played")
    }

    /// For every kind of action there is, a game and the move of it that is of this kind.
    pub fn every_kind(title: &'static dyn Title, seats: u8) -> BTreeMap<String, (Plan, usize)> {
        let mut all = BTreeMap::new();
        for plan in (0..200).map(|seed| Plan::play(title, seats, seed)) {
            for (at, (_, path)) in plan.moves.iter().enumerate() {
                if !all.contains_key(kind(path.as_str())) {
                    all.insert(kind(path.as_str()).to_owned(), (plan.clone(), at));
                }
            }
        }
        all
    }

    /// Everybody who plays.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.header.count())
    }

    /// The game as it stands after so many moves.
    pub fn table(&self, moves: usize) -> Box<dyn Table> {
        let mut table = self.title.deal(self.header.clone()).expect("a game begins");
        for (seat, path) in &self.moves[..moves] {
            table.play(*seat, path).expect("the moves of the plan");
        }
        table
    }

    /// Lays the game on a table of the house, as it stands after so many moves; the planned people sit there.
    pub fn lay(&self, store: &Store, id: &str, moves: usize) {
        let table = self.table(moves);
        let over = table.to_act().is_empty();
        let places: Vec<_> = (0u8..)
            .zip(&self.header.seats)
            .map(|(seat, s)| serde_json::json!({"name": s.name, "visitor": visitor(Seat(seat))}))
            .collect();
        let Luck::Committed(committed) = &self.header.luck else {
            unreachable!("a plan's luck is committed");
        };
        let row = store::TableRow {
            id: id.to_owned(),
            game: self.header.game.clone(),
            rules: self.header.rules,
            options: self.header.options.to_string(),
            seats: serde_json::Value::from(places).to_string(),
            status: if over {
                store::Status::Finished
            } else {
                store::Status::Playing
            },
            pace: String::new(),
            practice: false,
            public: false,
            watch: true,
            host: Some(visitor(Seat(0))),
            created: 1,
            updated: 1,
        };
        let luck = store::Luck {
            commitment: Some(committed.commitment.to_string()),
            secret: Some(store::Secret::new(self.secret.0)),
            nonces: serde_json::Value::from(committed.nonces.clone()).to_string(),
            seed: None,
        };
        let mut changes = vec![Change::NewTable(row, luck)];
        for (seat, _) in (0u8..).zip(&self.header.seats) {
            changes.push(Change::SeatKey(store::SeatKey {
                hash: KeyHash::of(format!("{id} {seat}").as_bytes()),
                table: id.to_owned(),
                seat,
                kind: "hold".to_owned(),
                visitor: Some(visitor(Seat(seat))),
                created: 1,
            }));
        }
        let asked = table.to_act().iter().fold(0, |bits, s| bits | 1 << s.0);
        for (step, entry) in (0u32..).zip(table.entries()) {
            let entry = store::Entry {
                step,
                seat: Some(entry.seat.0),
                kind: "play".to_owned(),
                body: self.moves[step as usize].1.to_string(),
                request: None,
                digest: entry.digest.into_bytes(),
                asked,
                due: None,
                at: i64::from(step) + 2,
            };
            changes.push(Change::append(id, entry));
        }
        if over {
            let summary = serde_json::to_string(&table.journal().end).expect("plain data");
            let finished = store::Finished { at: 1, summary };
            let table = id.to_owned();
            changes.push(Change::Finish { table, finished });
        }
        changes.extend(self.alone(id, &*table));
        store.commit(changes).wait().expect("a table is laid");
    }

    /// Lays the whole game as if it had been played by rules that the house does not know.
    pub fn lay_foreign(&self, store: &Store, id: &str) {
        self.lay(store, id, self.moves.len());
        let row = store.table(id).expect("it is read").expect("it was laid");
        let rules = u16::MAX;
        let foreign = store::TableRow { rules, ..row.table };
        let changed = store.commit(Change::Table(foreign)).wait();
        changed.expect("its rules are changed");
    }

    /// What the house notes of a game for one. Its par is this very line and a few points: whatever par is, the page shows it alike.
    fn alone(&self, id: &str, table: &dyn Table) -> Vec<Change> {
        if self.header.count() > 1 {
            return Vec::new();
        }
        let alone = Change::Alone(store::Alone {
            table: id.to_owned(),
            visitor: visitor(Seat(0)),
            deal: id.to_owned(),
            day: None,
        });
        if !table.to_act().is_empty() {
            return vec![alone];
        }
        let total = table.sheets()[0].total;
        let scored = Change::Scored {
            table: id.to_owned(),
            total,
            at: 1,
        };
        let par = Change::Par(store::Par {
            deal: id.to_owned(),
            version: bots::PAR_VERSION,
            total: total + 1,
            greedy: total - 1,
            bound: None,
            journal: table.journal().write(),
        });
        vec![alone, scored, par]
    }
}

/// The visitor who holds a seat of every planned table.
fn visitor(seat: Seat) -> String {
    format!("planned-{}", seat.0)
}

/// The key in that visitor's cookie.
pub(crate) fn key(seat: Seat) -> String {
    format!("key-of-{}", visitor(seat))
}

/// Makes the people known who sit at planned tables.
pub(crate) fn invite(store: &Store) {
    for seat in Seat::all(NAMES.len() as u8) {
        let known = store::Visitor {
            id: visitor(seat),
            name: NAMES[seat.index()].to_owned(),
            language: String::new(),
            settings: "{}".to_owned(),
            created: 1,
            seen: 1,
        };
        let key = Change::VisitorKey {
            hash: KeyHash::of(key(seat).as_bytes()),
            visitor: visitor(seat),
            name: String::new(),
            at: 1,
        };
        let changes = [Change::Visitor(known), key];
        store.commit(changes).wait().expect("a visitor is known");
    }
}
