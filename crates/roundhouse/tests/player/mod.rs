//! A scripted player: it plays what it is offered, takes back, asks again when an answer is lost, and forgives no difference.

use crate::{Stage, client::Answer, client::Client, ledger::Told, program::GAME};
use serde_json::{Value, json};
use std::{
    net::SocketAddr,
    sync::atomic::Ordering,
    thread,
    time::{Duration, Instant},
};
use table::Dice;

/// Moves of a table that are asked for again after each restart.
const ASKED_AGAIN: usize = 4;
/// How long anything may take, restarts included.
const PATIENCE: Duration = Duration::from_secs(60);

/// One table and whoever sits there: one person among bots, or two people.
pub(crate) struct Player<'s> {
    stage: &'s Stage,
    dice: Dice,
    address: SocketAddr,
    people: Vec<Client>,
    table: String,
    /// Requests named so far.
    named: u64,
    no: u64,
    /// What this table acknowledged, in order.
    told: Vec<Told>,
    opening: u32,
}

impl<'s> Player<'s> {
    pub(crate) fn new(no: u64, seed: u64, address: SocketAddr, stage: &'s Stage) -> Player<'s> {
        Player {
            stage,
            dice: Dice::fast(seed ^ (no + 1) << 32),
            address,
            people: Vec::new(),
            table: String::new(),
            named: 0,
            no,
            told: Vec::new(),
            opening: 0,
        }
    }

    /// Plays game after game; the last thing it does is a move after the last opening.
    pub(crate) fn play(mut self) {
        loop {
            let last = self.stage.ending.load(Ordering::SeqCst);
            self.recall();
            let moved = !self.table.is_empty() && self.step();
            if !moved {
                self.sit_down();
            }
            if moved && last {
                return;
            }
        }
    }

    /// After a restart the newest moves are asked for again: the answer is the same, and nothing is played.
    fn recall(&mut self) {
        let opening = self.stage.openings.load(Ordering::SeqCst);
        if opening == self.opening {
            return;
        }
        self.opening = opening;
        let newest = self.told.len().saturating_sub(ASKED_AGAIN);
        for told in self.told.split_off(newest) {
            let answer = self.insist(told.seat, &told.what, &told.body);
            assert_eq!(
                (answer.status, &answer.body),
                (200, &told.answer),
                "{} {} was told another answer before",
                self.table,
                told.body
            );
            self.told.push(told);
        }
    }

    /// Opens a table, again and again until nothing comes in between.
    fn sit_down(&mut self) {
        self.people = vec![Client::new(self.address)];
        self.told.clear();
        let pair = self.no.is_multiple_of(3);
        let seats = if pair {
            json!(["me", "open"])
        } else {
            let bots = 1 + self.dice.below(3) as usize;
            let mut seats = vec![json!("me")];
            seats.extend(vec![json!({"bot": "random"}); bots]);
            json!(seats)
        };
        let body = json!({"game": GAME, "seats": seats}).to_string();
        let Some(answer) = self.post(0, "/api/tables", &body) else {
            return self.table.clear();
        };
        assert_eq!(answer.status, 200, "{}", answer.body);
        self.table = text(&answer.json()["table"]);
        if pair {
            self.people.push(Client::new(self.address));
            let sit = format!("/api/tables/{}/sit", self.table);
            match self.post(1, &sit, "{}") {
                Some(answer) => assert_eq!(answer.status, 200, "{}", answer.body),
                // The seat may be taken by the visitor whose key was lost with the answer.
                None => self.table.clear(),
            }
        }
    }

    /// Makes one move, or takes one back; false if the game is over.
    fn step(&mut self) -> bool {
        let until = Instant::now() + PATIENCE;
        loop {
            assert!(Instant::now() < until, "{}: nobody is asked", self.table);
            for seat in 0..self.people.len() {
                let scene = self.scene(seat);
                if scene["over"] == true {
                    return false;
                }
                if scene["asked"] == true {
                    return self.act(seat, &scene);
                }
                if self.dice.below(30) == 0 && self.order(seat, "undo", &scene, json!({})) {
                    return true;
                }
            }
            thread::sleep(Duration::from_millis(3));
        }
    }

    fn act(&mut self, seat: usize, scene: &Value) -> bool {
        let more = json!({"turn": self.dice.below(2) == 0});
        match self.dice.below(12) {
            0 if self.order(seat, "undo", scene, more) => return true,
            1 if self.order(seat, "redo", scene, json!({})) => return true,
            _ => {}
        }
        let paths = scene["paths"].as_array().expect("an asked seat has paths");
        let path = &paths[self.dice.below(paths.len() as u32) as usize];
        let done = self.order(seat, "move", scene, json!({"path": path}));
        assert!(done, "{}: {path} was offered", self.table);
        true
    }

    /// Sends an order until it is answered; false if the rules refuse it.
    fn order(&mut self, seat: usize, what: &str, scene: &Value, more: Value) -> bool {
        self.named += 1;
        let id = format!("p{}-{}", self.no, self.named);
        let mut body = json!({"seen": scene["seen"], "id": id});
        for (key, value) in more.as_object().expect("more is an object") {
            body[key] = value.clone();
        }
        let body = body.to_string();
        let answer = self.insist(seat, what, &body);
        match answer.status {
            200 => {
                let told = Told {
                    seat,
                    what: what.to_owned(),
                    body,
                    answer: answer.body,
                };
                let mut ledger = self.stage.ledger.lock().expect("the killer is sound");
                ledger.acknowledge(&self.table, seat as u8, &id);
                self.told.push(told);
                true
            }
            422 if what != "move" => false,
            // Whoever is not asked may be overtaken by a bot.
            409 if scene["asked"] == false => false,
            _ => panic!("{} {what} {body}: {}", self.table, answer.body),
        }
    }

    /// Sends the very same request until it is answered.
    fn insist(&mut self, seat: usize, what: &str, body: &str) -> Answer {
        let address = format!("/api/tables/{}/{what}", self.table);
        let until = Instant::now() + PATIENCE;
        let mut doubted = false;
        loop {
            // A house that is closing says so; it answers when it is open again.
            match self.post(seat, &address, body) {
                Some(answer) if answer.status != 503 => {
                    let mut ledger = self.stage.ledger.lock().expect("the killer is sound");
                    ledger.doubted += u32::from(doubted);
                    return answer;
                }
                _ => doubted = true,
            }
            assert!(Instant::now() < until, "the house does not open");
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// One request; none if no whole answer came.
    fn post(&mut self, seat: usize, address: &str, body: &str) -> Option<Answer> {
        let person = &mut self.people[seat];
        person.send("POST", address, "application/json", body).ok()
    }

    fn scene(&mut self, seat: usize) -> Value {
        let address = format!("/api/tables/{}/scene", self.table);
        let until = Instant::now() + PATIENCE;
        loop {
            let answer = self.people[seat].send("GET", &address, "", "");
            if let Ok(answer) = answer {
                assert_eq!(answer.status, 200, "{}: {}", self.table, answer.body);
                return answer.json();
            }
            assert!(Instant::now() < until, "the house does not open");
            thread::sleep(Duration::from_millis(5));
        }
    }
}

fn text(value: &Value) -> String {
    value.as_str().expect("the house tells a text").to_owned()
}
