//! People at every seat of one table and one who watches, each with a browser; all that any of them can be told.

#![allow(dead_code, reason = "each test file uses its part")]

use crate::{
    client::{Answer, Client, Events},
    house::House,
};
use serde_json::{Value, json};
use table::{Dice, Seat, Viewer};

/// Everybody at a table and around it.
pub(crate) struct Party {
    /// By [`Viewer::index`]: whoever watches, then the seats.
    pub(crate) people: Vec<Client>,
    pub(crate) table: String,
}

/// What one viewer was told, by what it asked.
pub(crate) type Told = Vec<(String, String)>;

/// What a viewer sends beside looking.
#[derive(Debug, Default)]
pub(crate) struct Asks(Vec<(&'static str, Value)>);

/// What can be looked at without changing anything, by anybody.
const LOOKS: [&str; 13] = [
    "/t/{}",
    "/t/{}/beside",
    "/api/tables/{}/scene",
    "/api/tables/{}/view",
    "/api/tables/{}/talk",
    "/api/tables/{}/clocks",
    "/api/tables/{}/luck",
    "/api/tables/{}/replay",
    "/api/tables",
    "/api/me/tables",
    "/api/me/turns",
    "/",
    "/healthz",
];

impl Party {
    /// Sits down at every seat of a public table with days for each move, half of the people reading Chinese.
    pub(crate) fn sit(house: &House, game: &str, seats: u8) -> Party {
        let mut people: Vec<Client> = (0..=seats).map(|_| house.visitor()).collect();
        for reader in people.iter_mut().skip(1).step_by(2) {
            reader.language = "zh";
        }
        let places: Vec<&str> = (0..seats)
            .map(|s| if s == 0 { "me" } else { "open" })
            .collect();
        let pace = json!({"time": {"kind": "days", "days": 30}, "then": "fallback"});
        let body =
            json!({"game": game, "seats": places, "nonce": "a", "pace": pace, "public": true});
        let host = Viewer::Seat(Seat(0)).index();
        let answer = people[host].post("/api/tables", &body);
        assert_eq!(answer.status, 200, "{}", answer.body);
        let table = answer.json()["table"].as_str().unwrap().to_owned();
        for guest in &mut people[host + 1..] {
            let answer = guest.post(&format!("/api/tables/{table}/sit"), &json!({"nonce": "b"}));
            assert_eq!(answer.status, 200, "{}", answer.body);
        }
        Party { people, table }
    }

    fn at(&self, what: &str) -> String {
        format!("/api/tables/{}/{what}", self.table)
    }

    pub(crate) fn get(&mut self, who: Viewer, what: &str) -> Value {
        let at = self.at(what);
        let answer = self.people[who.index()].get(&at);
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()
    }

    pub(crate) fn post(&mut self, who: Viewer, what: &str, body: &Value) -> Answer {
        let at = self.at(what);
        self.people[who.index()].post(&at, body)
    }

    /// Both streams of a viewer, the first scene read.
    pub(crate) fn streams(&self, who: Viewer) -> [Events; 2] {
        let person = &self.people[who.index()];
        let mut streams = [person.events(&self.table), person.lines(&self.table)];
        for stream in &mut streams {
            stream.next().expect("a stream begins with a scene");
        }
        streams
    }

    /// All that a viewer is told by looking, with the first words of its streams.
    pub(crate) fn looks(&mut self, who: Viewer) -> Told {
        let mut told = Told::new();
        for look in LOOKS {
            let address = look.replace("{}", &self.table);
            let answer = self.people[who.index()].get(&address);
            assert_eq!(answer.status, 200, "{address}: {}", answer.body);
            told.push((address, timeless(&answer.body)));
        }
        let person = &self.people[who.index()];
        for mut stream in [person.events(&self.table), person.lines(&self.table)] {
            let scene = stream.next().expect("a stream begins with a scene");
            told.push(("a stream".to_owned(), scene.to_string()));
        }
        told
    }

    /// The answers to what a viewer asks.
    pub(crate) fn answers(&mut self, who: Viewer, asks: &Asks) -> Told {
        let answer = |(what, body): &(&'static str, Value)| {
            let answer = self.post(who, what, body);
            (
                format!("{what} {body}"),
                format!("{} {}", answer.status, answer.body),
            )
        };
        asks.0.iter().map(answer).collect()
    }

    /// Clicks, close looks and moves that are refused: of what lies on the viewer's own page and on the pages of others.
    pub(crate) fn asks(&mut self, who: Viewer, dice: &mut Dice) -> Asks {
        let own = self.get(who, "scene");
        let mut tokens = attributes(&own, "data-token");
        let mut details = attributes(&own, "data-detail");
        let mut paths = strings(&own["paths"]);
        for seat in 0..self.people.len() as u8 - 1 {
            let other = self.get(Viewer::Seat(Seat(seat)), "scene");
            tokens.extend(attributes(&other, "data-token"));
            details.extend(attributes(&other, "data-detail"));
            paths.extend(strings(&other["paths"]));
        }
        let mut asks = Vec::new();
        for _ in 0..3 {
            let clicked: Vec<&String> = (0..1 + dice.below(2))
                .filter_map(|_| one(&tokens, dice))
                .collect();
            asks.push(("rows", json!({"clicked": clicked})));
            asks.push(("probe", json!({"clicked": clicked})));
            if let Some(name) = one(&details, dice) {
                asks.push(("detail", json!({"name": name})));
            }
            let Some(path) = one(&paths, dice) else {
                continue;
            };
            asks.push(("move", json!({"seen": 999_999, "path": path, "id": "old"})));
            // What would be accepted changes the game; only refusals can be asked for twice.
            if self.post(who, "preview", &json!({"path": path})).status != 200 {
                let seen = &own["seen"];
                asks.push(("move", json!({"seen": seen, "path": path, "id": "no"})));
            }
        }
        let undo = &own["undo"];
        for (deed, refused) in [
            ("undo", undo["undo"] != true),
            ("redo", undo["redo"] != true),
        ] {
            if refused {
                asks.push((deed, json!({"seen": own["seen"], "id": "no"})));
            }
        }
        Asks(asks)
    }

    /// What a viewer thinks of playing.
    pub(crate) fn plans(&mut self, who: Viewer, dice: &mut Dice) -> Asks {
        let paths = strings(&self.get(who, "scene")["paths"]);
        let plan = |_| Some(("preview", json!({"path": one(&paths, dice)?})));
        Asks((0..3).filter_map(plan).collect())
    }
}

/// What was told without the hands of its clocks, which move by themselves.
fn timeless(body: &str) -> String {
    let body = body
        .split("data-left=\"")
        .enumerate()
        .map(|(i, part)| match i {
            0 => part,
            _ => part.split_once("</b>").map_or(part, |(_, rest)| rest),
        })
        .collect::<String>();
    match serde_json::from_str::<Value>(&body) {
        Ok(mut value) if value["clocks"].is_array() => {
            for clock in value["clocks"].as_array_mut().unwrap() {
                clock["turn"].take();
            }
            value.to_string()
        }
        _ => body,
    }
}

fn one<'a>(all: &'a [String], dice: &mut Dice) -> Option<&'a String> {
    match all.len() {
        0 => None,
        n => all.get(dice.below(n as u32) as usize),
    }
}

fn strings(list: &Value) -> Vec<String> {
    let list = list.as_array().unwrap();
    list.iter()
        .map(|text| text.as_str().unwrap().to_owned())
        .collect()
}

/// The values of an attribute on the page of a scene.
fn attributes(scene: &Value, name: &str) -> Vec<String> {
    let page = strings(&scene["page"]).concat();
    page.split(&format!("{name}=\""))
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .map(str::to_owned)
        .collect()
}
