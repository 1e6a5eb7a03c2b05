//! A small browser for tests: one connection per request, cookies kept, events read one by one.

#![allow(dead_code, reason = "each test file uses its part")]

use serde_json::Value;
use std::{
    io::{BufRead, BufReader, Read, Write},
    net::{SocketAddr, TcpStream},
    time::{Duration, Instant},
};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// Somebody with a browser.
#[derive(Clone, Debug)]
pub(crate) struct Client {
    pub(crate) house: SocketAddr,
    pub(crate) cookies: Vec<(String, String)>,
    /// Sent as `Host`.
    pub(crate) host: String,
    /// Sent as `Origin` with every write; none: not sent.
    pub(crate) origin: Option<String>,
    pub(crate) bearer: Option<String>,
    pub(crate) language: &'static str,
}

/// What the house answered.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .iter()
            .find(|(n, _)| n.eq_ignore_ascii_case(name))
            .map(|(_, v)| v.as_str())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|e| panic!("{e} in {}", self.body))
    }
}

impl Client {
    pub(crate) fn new(house: SocketAddr) -> Client {
        Client {
            house,
            cookies: Vec::new(),
            host: house.to_string(),
            origin: Some(format!("http://{house}")),
            bearer: None,
            language: "en",
        }
    }

    fn request(
        &self,
        method: &str,
        path: &str,
        kind: &str,
        body: &str,
    ) -> std::io::Result<TcpStream> {
        let mut to = TcpStream::connect_timeout(&self.house, Duration::from_secs(5))?;
        to.set_read_timeout(Some(PATIENCE))?;
        let mut head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n",
            self.host
        );
        head += &format!("Accept-Language: {}\r\n", self.language);
        if !self.cookies.is_empty() {
            let cookies: Vec<String> = self
                .cookies
                .iter()
                .map(|(k, v)| format!("{k}={v}"))
                .collect();
            head += &format!("Cookie: {}\r\n", cookies.join("; "));
        }
        if let Some(bearer) = &self.bearer {
            head += &format!("Authorization: Bearer {bearer}\r\n");
        }
        if method != "GET" {
            if let Some(origin) = &self.origin {
                head += &format!("Origin: {origin}\r\n");
            }
            head += &format!("Content-Type: {kind}\r\nContent-Length: {}\r\n", body.len());
        }
        to.write_all(format!("{head}\r\n{body}").as_bytes())?;
        Ok(to)
    }

    /// Sends a request; an error means that no whole answer came.
    pub(crate) fn send(
        &mut self,
        method: &str,
        path: &str,
        kind: &str,
        body: &str,
    ) -> std::io::Result<Answer> {
        let mut from = BufReader::new(self.request(method, path, kind, body)?);
        let (status, headers) = head(&mut from)?;
        for (name, value) in &headers {
            if name.eq_ignore_ascii_case("set-cookie") {
                let pair = value.split(';').next().unwrap_or_default();
                if let Some((key, value)) = pair.split_once('=') {
                    self.cookies.retain(|(k, _)| k != key);
                    self.cookies.push((key.to_owned(), value.to_owned()));
                }
            }
        }
        let length = headers
            .iter()
            .find(|(n, _)| n.eq_ignore_ascii_case("content-length"));
        let mut bytes = Vec::new();
        match length.and_then(|(_, v)| v.parse::<usize>().ok()) {
            Some(length) => {
                bytes.resize(length, 0);
                from.read_exact(&mut bytes)?;
            }
            None => {
                from.read_to_end(&mut bytes)?;
                bytes = unchunk(&bytes);
            }
        }
        Ok(Answer {
            status,
            headers,
            body: String::from_utf8_lossy(&bytes).into_owned(),
        })
    }

    pub(crate) fn get(&mut self, path: &str) -> Answer {
        self.send("GET", path, "", "").expect("the house answers")
    }

    pub(crate) fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, "application/json", &body.to_string())
            .expect("the house answers")
    }

    pub(crate) fn form(&mut self, path: &str, body: &str) -> Answer {
        self.send("POST", path, "application/x-www-form-urlencoded", body)
            .expect("the house answers")
    }

    /// Sits down at a new table with bots; its id.
    pub(crate) fn play_now(&mut self, game: &str, seats: u8) -> String {
        let answer = self.form("/play", &format!("game={game}&seats={seats}&nonce=abc"));
        assert_eq!(answer.status, 303, "{}", answer.body);
        answer
            .header("location")
            .unwrap()
            .trim_start_matches("/t/")
            .to_owned()
    }

    pub(crate) fn scene(&mut self, table: &str) -> Value {
        let answer = self.get(&format!("/api/tables/{table}/scene"));
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.json()
    }

    /// Waits until it is the visitor's decision, or the game is over.
    pub(crate) fn asked(&mut self, table: &str) -> Value {
        let until = Instant::now() + Duration::from_secs(20);
        loop {
            let scene = self.scene(table);
            if scene["asked"] == true || scene["over"] == true {
                return scene;
            }
            assert!(Instant::now() < until, "the bots do not answer");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// The events of a table, one after another.
    pub(crate) fn events(&self, table: &str) -> Events {
        self.listen(table, "stream", "data: ")
    }

    /// The lines of a table, one after another.
    pub(crate) fn lines(&self, table: &str) -> Events {
        self.listen(table, "stream.ndjson", "")
    }

    fn listen(&self, table: &str, what: &str, before: &'static str) -> Events {
        let from = self
            .request("GET", &format!("/api/tables/{table}/{what}"), "", "")
            .expect("the house answers");
        let mut from = BufReader::new(from);
        let (status, _) = head(&mut from).expect("the stream begins");
        assert_eq!(status, 200);
        Events { from, before }
    }
}

fn head(from: &mut impl BufRead) -> std::io::Result<(u16, Vec<(String, String)>)> {
    let mut line = String::new();
    from.read_line(&mut line)?;
    let status = line.split(' ').nth(1).and_then(|s| s.parse().ok());
    let status = status.ok_or_else(|| std::io::Error::other(format!("no status in {line:?}")))?;
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        if from.read_line(&mut line)? == 0 || line.trim().is_empty() {
            return Ok((status, headers));
        }
        if let Some((name, value)) = line.trim_end().split_once(": ") {
            headers.push((name.to_owned(), value.to_owned()));
        }
    }
}

fn unchunk(mut bytes: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = bytes.windows(2).position(|w| w == b"\r\n") {
        let size = std::str::from_utf8(&bytes[..end])
            .ok()
            .and_then(|s| usize::from_str_radix(s, 16).ok());
        let Some(size) = size.filter(|s| *s > 0 && end + 2 + s <= bytes.len()) else {
            break;
        };
        whole.extend_from_slice(&bytes[end + 2..end + 2 + size]);
        bytes = &bytes[(end + 4 + size).min(bytes.len())..];
    }
    whole
}

/// An open stream.
#[derive(Debug)]
pub(crate) struct Events {
    from: BufReader<TcpStream>,
    /// What stands before the data in a line.
    before: &'static str,
}

impl Events {
    /// The next scene as data; none when the stream ends.
    pub(crate) fn next(&mut self) -> Option<Value> {
        loop {
            let mut line = String::new();
            if self.from.read_line(&mut line).ok()? == 0 {
                return None;
            }
            if let Some(data) = line.trim_end().strip_prefix(self.before)
                && data.starts_with('{')
            {
                return serde_json::from_str(data).ok();
            }
        }
    }

    /// Whether nothing was sent that has not been read yet.
    pub(crate) fn is_silent(&mut self) -> bool {
        self.wait_at_most(Duration::from_millis(1));
        let silent = loop {
            match self.from.fill_buf() {
                // What ends the last message is no new one.
                Ok(bytes) if !bytes.is_empty() && bytes.iter().all(u8::is_ascii_whitespace) => {
                    let read = bytes.len();
                    self.from.consume(read);
                }
                Ok(_) => break false,
                Err(_) => break true,
            }
        };
        self.wait_at_most(PATIENCE);
        silent
    }

    fn wait_at_most(&self, wait: Duration) {
        let socket = self.from.get_ref();
        socket.set_read_timeout(Some(wait)).unwrap();
    }

    /// Reads on until an event of this name; none when the stream ends before.
    pub(crate) fn until_named(&mut self, name: &str) -> Option<String> {
        loop {
            let mut line = String::new();
            if self.from.read_line(&mut line).ok()? == 0 {
                return None;
            }
            if line.trim_end() == format!("event: {name}") {
                line.clear();
                self.from.read_line(&mut line).ok()?;
                assert!(
                    line.len() > "data: \n".len(),
                    "a browser hears of no event without data"
                );
                return Some(name.to_owned());
            }
        }
    }
}
