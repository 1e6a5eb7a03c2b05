//! Whole games of every title over http: no byte that a viewer receives depends on what it may not know, and a sealed draft is not
//! even heard to happen.

mod client;
mod house;
mod party;

use bots::Bot;
use house::House;
use party::{Party, Told};
use serde_json::{Value, json};
use shelf::Visitor;
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
    time::Duration,
};
use table::{Dice, Eye, Face, Path, Seat, Seated, Table, Viewer};

/// Every phase is looked at so often, and so is every so-many-th step.
const EACH_PHASE: u32 = 4;
const EVERY: u32 = 40;
/// Sealed drafts of a title that are listened to.
const DRAFTS: u32 = 4;
/// The luck of a table cannot be chosen: so many games may be played until enough was sealed.
const MOST_GAMES: u32 = 40;

#[test]
fn no_byte_of_any_answer_depends_on_what_its_viewer_may_not_know() {
    let found = shelf::each(Unseen);
    for found in &found {
        assert!(found.is_enough(), "not all was looked at: {found:?}");
    }
    let sum = |of: fn(&Found) -> u32| found.iter().map(of).sum::<u32>();
    let (compared, moved) = (sum(|f| f.compared), sum(|f| f.moved));
    assert!(compared > 5_000, "only {compared} answers were compared");
    // A comparison of equal states would prove nothing: whoever does know what was scrambled sees it.
    assert!(
        moved * 4 > sum(|f| f.scrambled),
        "what was hidden moved only {moved} scenes of those who know it"
    );
    assert!(
        found.iter().any(|f| f.drafts >= DRAFTS),
        "no title has sealed drafts"
    );
}

/// What was looked at in one game.
#[derive(Debug, Default)]
struct Found {
    game: &'static str,
    /// Games that were played to their end.
    games: u32,
    /// How often each phase was looked at.
    phases: BTreeMap<String, u32>,
    /// Whether several were asked at once.
    sealed: bool,
    /// Answers that were the same in truth and in a resample.
    compared: u32,
    /// Scrambles, and those that moved the scene of somebody who knows what was scrambled.
    scrambled: u32,
    moved: u32,
    /// Sealed drafts of which nobody else was told.
    drafts: u32,
}

impl Found {
    /// Whether a whole game was looked at, and sealed choices, if the title has any, were listened to.
    fn is_enough(&self) -> bool {
        self.games > 0 && (!self.sealed || self.drafts >= DRAFTS)
    }
}

#[derive(Clone, Copy)]
struct Unseen;

impl Visitor for Unseen {
    type Out = Found;

    fn visit<G: Face + Eye>(self) -> Found {
        let seats = 3.clamp(*G::CARD.seats.start(), *G::CARD.seats.end());
        let house = House::open();
        let mut game = Playing::<G> {
            viewers: Viewer::all(seats).collect(),
            party: Party::sit(&house, G::CARD.id, seats),
            house,
            dice: Dice::fast(seats.into()),
            found: Found {
                game: G::CARD.id,
                ..Found::default()
            },
            step: 0,
            game: std::marker::PhantomData,
        };
        game.play();
        while game.found.games < MOST_GAMES && !game.found.is_enough() {
            game.party = Party::sit(&game.house, G::CARD.id, seats);
            game.play();
        }
        game.found
    }
}

struct Playing<G> {
    house: House,
    party: Party,
    viewers: Vec<Viewer>,
    dice: Dice,
    found: Found,
    step: u32,
    game: std::marker::PhantomData<G>,
}

impl<G: Face + Eye> Playing<G> {
    fn play(&mut self) {
        loop {
            let known = self.party.get(Viewer::Public, "view");
            if known["over"] == true {
                self.found.games += 1;
                return;
            }
            let phase = known["phase"].as_str().unwrap().to_owned();
            let looked = self.found.phases.entry(phase).or_default();
            let now_and_then = self.found.games == 0 && self.step.is_multiple_of(EVERY);
            if *looked < EACH_PHASE || now_and_then {
                *looked += 1;
                self.compare();
            }
            let asked: Vec<u64> = known["to_act"]
                .as_array()
                .unwrap()
                .iter()
                .map(|seat| seat.as_u64().unwrap())
                .collect();
            self.found.sealed |= asked.len() > 1;
            let seat = Seat(asked[self.dice.below(asked.len() as u32) as usize] as u8);
            self.go_on(seat, asked.len() > 1);
            self.step += 1;
        }
    }

    /// A move of a seat; a sealed one is listened to.
    fn go_on(&mut self, seat: Seat, sealed: bool) {
        let who = Viewer::Seat(seat);
        let (seen, path) = self.choice(seat, sealed);
        let plan = self.party.post(who, "preview", &json!({"path": path}));
        let draft = sealed && plan.json()["mark"].is_null() && self.found.drafts < DRAFTS;
        let step = self.step;
        let order = json!({"seen": seen, "path": path, "id": format!("s{step}")});
        if !draft {
            return self.done(who, "move", &order);
        }
        self.found.drafts += 1;
        self.unheard(seat, |game| game.done(who, "move", &order));
        if self.dice.below(2) == 0 {
            let seen = self.party.get(who, "scene")["seen"].clone();
            let order = json!({"seen": seen, "id": format!("u{step}")});
            self.unheard(seat, |game| game.done(who, "undo", &order));
        }
    }

    fn done(&mut self, who: Viewer, what: &str, order: &Value) {
        let answer = self.party.post(who, what, order);
        assert_eq!(answer.status, 200, "{what} {order}: {}", answer.body);
    }

    /// What a seat plays: mostly what a bot would, now and then anything, and anything where it is sealed.
    fn choice(&mut self, seat: Seat, sealed: bool) -> (Value, String) {
        let scene = self.party.get(Viewer::Seat(seat), "scene");
        if sealed || self.dice.below(8) == 0 {
            let paths = scene["paths"].as_array().unwrap();
            let path = &paths[self.dice.below(paths.len() as u32) as usize];
            return (scene["seen"].clone(), path.as_str().unwrap().to_owned());
        }
        let chosen = Arc::new(Mutex::new(None));
        let (told, luck) = (chosen.clone(), self.dice.word());
        self.house.alter(&self.party.table, move |table| {
            let mut dice = Dice::fast(luck);
            let glimpse = seated::<G>(&**table).glimpse(seat, &mut dice);
            let action = bots::choose(Bot::Greedy, seat, &glimpse, &mut dice);
            *told.lock().unwrap() = Some(glimpse.path(&action));
        });
        let path: Path = chosen.lock().unwrap().take().expect("the table was asked");
        (scene["seen"].clone(), path.to_string())
    }

    /// Nobody but the author can find out that something was done: nothing is sent, and everything looks as before.
    fn unheard(&mut self, author: Seat, act: impl FnOnce(&mut Self)) {
        let others: Vec<Viewer> = self
            .viewers
            .iter()
            .copied()
            .filter(|v| !v.is(author))
            .collect();
        let look = |game: &mut Self| -> Vec<Told> {
            others.iter().map(|who| game.party.looks(*who)).collect()
        };
        let before = look(self);
        let streams = others.iter().flat_map(|who| self.party.streams(*who));
        let mut streams: Vec<_> = streams.collect();
        act(self);
        std::thread::sleep(Duration::from_millis(200));
        for stream in &mut streams {
            assert!(stream.is_silent(), "a stream tells of a sealed draft");
        }
        for (who, (before, after)) in others.iter().zip(before.iter().zip(look(self))) {
            same(before, &after, || format!("{who:?}, before and after"));
        }
        // The streams were up all the time.
        self.done(
            Viewer::Seat(author),
            "talk",
            &json!({"phrase": "one-moment"}),
        );
        assert!(streams[0].until_named("beside").is_some());
    }

    /// Through everybody's eyes: the truth beside what its viewer could not tell from it.
    fn compare(&mut self) {
        for who in self.viewers.clone() {
            let asks = self.party.asks(who, &mut self.dice);
            let plans = self.party.plans(who, &mut self.dice);
            let scenes = self.scenes(who);
            let mut truth = self.party.looks(who);
            truth.extend(self.party.answers(who, &asks));
            let planned = self.party.answers(who, &plans);
            for resample in [G::scramble as Resample<G>, G::redeal] {
                let kept = self.pretend(who, resample);
                let mut told = self.party.looks(who);
                told.extend(self.party.answers(who, &asks));
                let at = (&self.found.game, self.step, who);
                same(&truth, &told, || format!("{at:?}"));
                self.found.compared += told.len() as u32;
                if std::ptr::fn_addr_eq(resample, G::redeal as Resample<G>) {
                    same(&planned, &self.party.answers(who, &plans), || {
                        format!("{at:?}")
                    });
                } else {
                    self.found.scrambled += 1;
                    self.found.moved += u32::from(self.scenes(who) != scenes);
                }
                self.house.alter(&self.party.table, move |table| {
                    *table = kept.lock().unwrap().take().expect("the truth was kept");
                });
            }
        }
    }

    /// The scenes of all seats but `who`.
    fn scenes(&mut self, who: Viewer) -> Vec<Value> {
        let others = self.viewers.clone().into_iter();
        others
            .filter(|v| *v != who && v.seat().is_some())
            .map(|v| self.party.get(v, "scene"))
            .collect()
    }

    /// Puts a resample for `who` in the place of the truth, which is kept.
    fn pretend(
        &mut self,
        who: Viewer,
        resample: Resample<G>,
    ) -> Arc<Mutex<Option<Box<dyn Table>>>> {
        let kept = Arc::new(Mutex::new(None));
        let (keep, luck) = (kept.clone(), self.dice.word());
        self.house.alter(&self.party.table, move |table| {
            let truth = seated::<G>(&**table);
            let other = truth.as_if(resample(truth.state(), who, &mut Dice::fast(luck)));
            *keep.lock().unwrap() = Some(std::mem::replace(table, Box::new(other)));
        });
        kept
    }
}

type Resample<G> = fn(&G, Viewer, &mut Dice) -> G;

fn seated<G: Face>(table: &dyn Table) -> &Seated<G> {
    let seated = table.as_any().downcast_ref();
    seated.expect("a table of the title it was set up with")
}

/// Answers that must be the same to the byte.
fn same(one: &Told, other: &Told, place: impl Fn() -> String) {
    for ((asked, one), (_, other)) in one.iter().zip(other) {
        if one != other {
            let at = one.bytes().zip(other.bytes()).take_while(|(a, b)| a == b);
            let near = at.count().saturating_sub(80);
            let excerpt = |text: &str| {
                String::from_utf8_lossy(&text.as_bytes()[near.min(text.len())..])
                    .chars()
                    .take(240)
                    .collect::<String>()
            };
            panic!(
                "{}: {asked} tells\n{}\nand\n{}",
                place(),
                excerpt(one),
                excerpt(other)
            );
        }
    }
    assert_eq!(one.len(), other.len());
}
