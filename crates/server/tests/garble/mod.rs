//! Requests from honest to absurd, all from one seed. None of them, if the house is sound, does anything at the tables named.

use crate::{client::Answer, house::game};
use serde_json::{Value, json};
use std::{
    io::{Read, Write},
    net::{Shutdown, SocketAddr, TcpStream},
    time::Duration,
};
use table::Dice;

/// Whose cookies come along.
pub(crate) enum Person {
    Nobody,
    /// Somebody who holds seats: sends nothing that would be in order.
    Known(Vec<(String, String)>),
}

/// A request as it goes over the wire.
pub(crate) struct Request {
    pub(crate) bytes: Vec<u8>,
    /// Whether the house may wait for more than was sent.
    cut: bool,
}

pub(crate) struct Garbler {
    dice: Dice,
    host: String,
    people: Vec<Person>,
    tables: [String; 2],
    /// No question at any table has a number as high.
    beyond: u64,
}

const ORDERS: [&str; 9] = [
    "move",
    "undo",
    "redo",
    "take-back",
    "rows",
    "probe",
    "preview",
    "sit",
    "key",
];
/// What whoever holds a seat could be in order to ask.
const STRANGE: [&str; 13] = [
    "ready",
    "start",
    "seats/0",
    "seats/1/link",
    "seats/256",
    "claim",
    "leave",
    "return",
    "resign",
    "part",
    "uncover",
    "again",
    "mute",
];
const JUNK: [&str; 16] = [
    "",
    " ",
    "%00",
    "%ff%fe",
    "..",
    "../../etc/passwd",
    "'; DROP TABLE journal; --",
    "<script>alert(1)</script>",
    "\u{0}",
    "\u{202e}站长",
    "-1",
    "99999999999999999999",
    "1e999",
    "NaN",
    "null",
    "{{7*7}}",
];

impl Garbler {
    pub(crate) fn new(
        dice: Dice,
        house: SocketAddr,
        people: Vec<Person>,
        tables: [String; 2],
        seen: u64,
    ) -> Garbler {
        Garbler {
            dice,
            host: house.to_string(),
            people,
            tables,
            beyond: seen + 1000,
        }
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.dice.below(n) == 0
    }

    fn pick<'t>(&mut self, of: &[&'t str]) -> &'t str {
        of[self.dice.below(of.len() as u32) as usize]
    }

    fn junk(&mut self) -> String {
        match self.dice.below(4) {
            0 => {
                let long = self.dice.below(20_000) as usize;
                self.pick(&["a", "%", "/", "站", "\u{1f682}"])
                    .repeat(long / 4)
            }
            1 => (0..self.dice.below(30))
                .map(|_| char::from(self.dice.below(127) as u8))
                .collect(),
            _ => self.pick(&JUNK).to_owned(),
        }
    }

    /// The next request.
    pub(crate) fn request(&mut self) -> Request {
        let person = self.dice.below(self.people.len() as u32) as usize;
        let known = matches!(self.people[person], Person::Known(_));
        let (method, target, kind, body) = self.errand(known);
        let mut head = self.first_line(&method, &target);
        self.headers(&mut head, person, &kind);
        let mut body = body.into_bytes();
        let mut cut = false;
        if self.one_in(8) {
            cut = self.mangle(&mut body);
        }
        let length = match self.dice.below(40) {
            0 => "-1".to_owned(),
            1 => "99999999999".to_owned(),
            2 => self.junk().replace(['\r', '\n'], ""),
            3 => (body.len() + 7).to_string(),
            _ => body.len().to_string(),
        };
        cut |= length != body.len().to_string();
        if self.one_in(25) {
            head += "Transfer-Encoding: chunked\r\n";
            cut = true;
        }
        if method != "GET" || self.one_in(20) {
            head += &format!("Content-Length: {length}\r\n");
        }
        head += "Connection: close\r\n\r\n";
        let mut bytes = head.into_bytes();
        bytes.extend(body);
        if self.one_in(60) {
            let at = self.dice.below(bytes.len() as u32) as usize;
            bytes.truncate(at);
            cut = true;
        }
        Request { bytes, cut }
    }

    fn table(&mut self) -> String {
        match self.dice.below(8) {
            0 => self.junk(),
            1 => "abcdefghjk".to_owned(),
            n => self.tables[usize::from(n % 2 == 0)].clone(),
        }
    }

    /// What is asked for: method, target, kind of body, body.
    fn errand(&mut self, known: bool) -> (String, String, String, String) {
        let table = self.table();
        let json = "application/json";
        let form = "application/x-www-form-urlencoded";
        let (method, target, kind, body) = match self.dice.below(10) {
            0..=4 => {
                let what = if !known && self.one_in(2) {
                    self.pick(&STRANGE)
                } else {
                    self.pick(&ORDERS)
                };
                let body = self.order(what, known).to_string();
                ("POST", format!("/api/tables/{table}/{what}"), json, body)
            }
            5 => {
                let what = self.pick(&[
                    "scene",
                    "view",
                    "stream",
                    "stream?have=3",
                    "stream?have=x",
                    "stream.ndjson",
                    "replay",
                    "replay?as=0",
                    "replay?as=%00",
                    "replay/3",
                    "replay/3?as=1",
                    "replay/99999999999999999999",
                    "journal",
                    "luck",
                    "links",
                    "talk",
                    "clocks",
                ]);
                let target = format!("/api/tables/{table}/{what}");
                ("GET", target, "", String::new())
            }
            6 if self.one_in(3) => {
                let body = match self.dice.below(3) {
                    0 => self.junk(),
                    1 => json!({"roundhouse": self.value(), "header": self.value()}).to_string(),
                    _ => journal(self.value()).to_string(),
                };
                ("POST", "/api/journals".to_owned(), json, body)
            }
            6 => {
                let body = json!({"game": self.game(), "seats": self.seats(), "options": self.value(), "nonce": self.value()});
                ("POST", "/api/tables".to_owned(), json, body.to_string())
            }
            7 => {
                let target = match self.dice.below(4) {
                    0 => "/play".to_owned(),
                    1 => "/language".to_owned(),
                    2 => format!("/t/{table}/again"),
                    _ => format!("/t/{table}/sit"),
                };
                let fields = ["game", "seats", "nonce", "lang", "back"];
                let pairs = fields.map(|name| {
                    let value = if name == "game" {
                        self.game()
                    } else {
                        self.junk()
                    };
                    format!("{name}={value}")
                });
                let some = self.dice.below(6) as usize;
                ("POST", target, form, pairs[..some.min(5)].join("&"))
            }
            8 => {
                let target = match self.dice.below(13) {
                    0 => "/".to_owned(),
                    9 => "/api/me".to_owned(),
                    10 => "/api/me/turns".to_owned(),
                    11 => "/api/me/tables".to_owned(),
                    12 => "/api/tables".to_owned(),
                    7 => "/journal".to_owned(),
                    8 => format!(
                        "/t/{table}/replay?at={}&as={}",
                        self.junk(),
                        self.dice.below(3)
                    ),
                    1 => format!("/rules/{}", self.game()),
                    2 => format!("/rules/{}?sheet={}", game(), self.pick(&["true", "1", "%"])),
                    3 => "/healthz".to_owned(),
                    4 => format!(
                        "/assets/{}",
                        self.pick(&["table.js", "table.css", "../x", ""])
                    ),
                    5 => "/favicon.ico".to_owned(),
                    _ => format!("/t/{table}"),
                };
                ("GET", target, "", String::new())
            }
            _ => {
                let (target, body) = (self.junk(), self.junk());
                ("GET", format!("/{target}"), json, body)
            }
        };
        let method = match self.dice.below(12) {
            0 => {
                let odd = [
                    "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "CONNECT", "get", "G T",
                ];
                self.pick(&odd)
            }
            1 if !known => self.pick(&["GET", "POST"]),
            _ => method,
        };
        (method.to_owned(), target, kind.to_owned(), body)
    }

    fn game(&mut self) -> String {
        if self.one_in(3) {
            self.junk()
        } else {
            game().to_owned()
        }
    }

    fn seats(&mut self) -> Value {
        let seat = |garbler: &mut Garbler| match garbler.dice.below(5) {
            0 => garbler.value(),
            1 => json!({"bot": garbler.junk()}),
            2 => json!({"bot": "random"}),
            3 => json!("open"),
            _ => json!("me"),
        };
        (0..self.dice.below(6)).map(|_| seat(self)).collect()
    }

    fn value(&mut self) -> Value {
        match self.dice.below(8) {
            0 => Value::Null,
            1 => json!(self.dice.below(1 << 30)),
            2 => json!(-1),
            3 => json!([[[[[]]]]]),
            4 => json!({"a": {"b": 1}}),
            5 => json!(true),
            _ => json!(self.junk()),
        }
    }

    /// The body of an order. Whoever holds a seat answers no question that is asked, and agrees to nothing.
    fn order(&mut self, what: &str, known: bool) -> Value {
        let seen = json!(self.beyond + u64::from(self.dice.below(1000)));
        let agree = json!(!known);
        let clicks: Value = (0..self.dice.below(80))
            .map(|_| json!(self.token()))
            .collect();
        let path = (0..self.dice.below(6))
            .map(|_| self.token())
            .collect::<Vec<_>>()
            .join(" ");
        let id = json!(format!("g{}", self.dice.below(1 << 30)));
        let mut body = match what {
            "move" => json!({"seen": seen, "path": path, "id": id}),
            "undo" => json!({"seen": seen, "id": id, "turn": true}),
            "redo" => json!({"seen": seen, "id": id}),
            "take-back" => json!({"agree": agree}),
            "rows" | "probe" => json!({"clicked": clicks}),
            "preview" => json!({"path": path}),
            "ready" => json!({"ready": true, "nonce": "n"}),
            "part" => json!({"agree": true}),
            "uncover" => json!({"seat": self.dice.below(3)}),
            "claim" => json!({"code": self.junk()}),
            "mute" => json!({"speaker": self.junk(), "mute": true}),
            _ => json!({"nonce": "n"}),
        };
        if self.one_in(3) {
            let keys: Vec<String> = body.as_object().unwrap().keys().cloned().collect();
            let key = &keys[self.dice.below(keys.len() as u32) as usize];
            let wrong = self.value();
            // A number or a yes could be in order.
            if !wrong.is_boolean() && !wrong.is_number() {
                body[key] = wrong;
            }
        }
        if self.one_in(10) {
            body["more"] = self.value();
        }
        body
    }

    fn token(&mut self) -> String {
        match self.dice.below(4) {
            0 => self.junk().chars().take(40).collect(),
            1 => "end".to_owned(),
            2 => format!("card:{}", self.dice.below(9)),
            _ => {
                let kinds = ["track", "cell", "trip", "line", "hand", "at"];
                let kind = self.pick(&kinds);
                let places = ["1", "3", "b2", "T2", "0", "-1"];
                format!("{kind}:{}", self.pick(&places))
            }
        }
    }

    fn first_line(&mut self, method: &str, target: &str) -> String {
        // A line break would only be the end of the line; what comes after it is tried as headers.
        let target = target.replace(['\r', '\n', ' '], "%20");
        match self.dice.below(60) {
            0 => format!("{method} http://{}{target} HTTP/1.1\r\n", self.host),
            1 => format!("{method} {target} HTTP/1.0\r\n"),
            2 => format!("{method} {target} HTTP/9.9\r\n"),
            3 => format!("{method} * HTTP/1.1\r\n"),
            4 => format!("{method}{target}\r\n"),
            _ => format!("{method} {target} HTTP/1.1\r\n"),
        }
    }

    fn headers(&mut self, head: &mut String, person: usize, kind: &str) {
        let host = self.host.clone();
        match self.dice.below(30) {
            0 => {}
            1 => *head += "Host: evil.example\r\n",
            2 => *head += &format!("Host: {host}\r\nHost: evil.example\r\n"),
            3 => *head += &format!("Host: {}\r\n", header(&self.junk())),
            _ => *head += &format!("Host: {host}\r\n"),
        }
        match self.dice.below(20) {
            0 => {}
            1 => *head += "Origin: null\r\n",
            2 => *head += "Origin: http://evil.example\r\n",
            3 => *head += &format!("Origin: {}\r\n", header(&self.junk())),
            _ => *head += &format!("Origin: http://{host}\r\n"),
        }
        match (self.dice.below(12), &self.people[person]) {
            (0, _) => {
                let port = host.rsplit(':').next().unwrap_or_default().to_owned();
                *head += &format!("Cookie: roundhouse{port}={}\r\n", header(&self.junk()));
            }
            (_, Person::Known(cookies)) => {
                for (name, key) in cookies {
                    *head += &format!("Cookie: {name}={key}\r\n");
                }
            }
            _ => {}
        }
        match self.dice.below(12) {
            0 => *head += &format!("Authorization: Bearer {}\r\n", header(&self.junk())),
            1 => *head += "Authorization: Basic YTpi\r\n",
            2 => *head += &format!("Accept-Language: {}\r\n", header(&self.junk())),
            3 => *head += "X-Forwarded-For: 10.0.0.1, ::1\r\nForwarded: for=_x\r\n",
            4 => *head += &format!("Last-Event-ID: {}\r\n", header(&self.junk())),
            5 => *head += &format!("If-None-Match: {}\r\n", header(&self.junk())),
            6 => *head += "Expect: 100-continue\r\nUpgrade: h2c\r\nSec-Fetch-Site: cross-site\r\n",
            _ => {}
        }
        match self.dice.below(20) {
            0 => {}
            1 => *head += &format!("Content-Type: {}\r\n", header(&self.junk())),
            2 => *head += "Content-Type: text/plain\r\n",
            _ if kind.is_empty() => {}
            _ => *head += &format!("Content-Type: {kind}\r\n"),
        }
    }

    /// Damages a body; says whether it could have become shorter than announced.
    fn mangle(&mut self, body: &mut Vec<u8>) -> bool {
        match self.dice.below(5) {
            0 => body.truncate(self.dice.below(body.len() as u32 + 1) as usize),
            1 => body.extend(vec![b'['; self.dice.below(100_000) as usize]),
            2 => *body = vec![b'x'; 200_000],
            3 => *body = self.junk().into_bytes(),
            _ => {
                // One byte that is not even text.
                let at = self.dice.below(body.len() as u32 + 1) as usize;
                body.insert(at, 0xff);
            }
        }
        false
    }
}

/// A journal in which one thing is wrong: its entries.
fn journal(entries: Value) -> Value {
    let title = shelf::title(game()).expect("it is on the shelf");
    let header = table::Header {
        game: game().to_owned(),
        rules: *title.card().rules.end(),
        options: title.default_options(),
        seats: vec![table::Sitter::person("P"); usize::from(*title.card().seats.start())],
        luck: table::Luck::Plain(1),
    };
    json!({"roundhouse": 1, "header": header, "entries": entries})
}

/// Junk that stays inside its header.
fn header(junk: &str) -> String {
    junk.replace(['\r', '\n'], "?")
}

/// Sends a request and reads what comes back; none if the house hung up without a word.
pub(crate) fn answer_to(house: SocketAddr, request: &Request) -> Option<Answer> {
    let mut wire = TcpStream::connect(house).expect("the house is open");
    wire.set_read_timeout(Some(Duration::from_secs(20)))
        .expect("a time-out can be set");
    // The house may answer and hang up before it has read everything.
    let sent = wire.write_all(&request.bytes);
    if request.cut || sent.is_err() {
        let _ = wire.shutdown(Shutdown::Write);
    }
    let mut all = Vec::new();
    let mut piece = [0; 16 * 1024];
    loop {
        match wire.read(&mut piece) {
            Ok(0) => break,
            Ok(n) => all.extend_from_slice(&piece[..n]),
            Err(error) if error.kind() == std::io::ErrorKind::ConnectionReset => break,
            Err(error) => panic!("{error} after {}", String::from_utf8_lossy(&request.bytes)),
        }
        // A stream goes on for ever: its first message is enough.
        let told = String::from_utf8_lossy(&all);
        let begun = |kind: &str, told_by: &str| told.contains(kind) && told.contains(told_by);
        if begun("text/event-stream", "data: ") || begun("application/x-ndjson", "}\n") {
            break;
        }
    }
    let told = String::from_utf8_lossy(&all).into_owned();
    let told = told.trim_start_matches("HTTP/1.1 100 Continue\r\n\r\n");
    let (head, body) = told.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    Some(Answer {
        status,
        headers: Vec::new(),
        // Headers are looked through for secrets as well.
        body: format!("{head}\n{body}"),
    })
}
