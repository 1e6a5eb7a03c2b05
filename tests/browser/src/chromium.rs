//! The installed Chromium and its pipe: questions and answers of the DevTools protocol as JSON, each ended by a zero byte.

use crate::diary::Diary;
use serde_json::{Value, json};
use std::{
    collections::HashMap,
    io::{BufRead, BufReader, Read, Write},
    process::{ChildStdin, Command, Stdio},
    sync::{
        Arc, Mutex, OnceLock,
        atomic::{AtomicU64, Ordering},
        mpsc,
    },
    thread,
    time::Duration,
};

/// A name that leads to this machine without being a loopback name: a page from there is one from "another machine".
pub(crate) const PLAIN_HOST: &str = "table.test";

const ARGUMENTS: [&str; 15] = [
    "--headless=new",
    "--remote-debugging-pipe",
    // Tests often run as root, in containers: there is no sandbox to be had there.
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--disable-extensions",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--hide-scrollbars",
];

/// Started by a shell, which gives the pipe the numbers 3 and 4 and tidies the profile away when the pipe closes and all ends.
const START: &str =
    r#"profile=$1; shift; chromium "$@" 3<&0 4>&1 </dev/null >/dev/null 2>&1; rm -rf "$profile""#;

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(60);

/// The browser all visitors share.
#[derive(Debug)]
pub struct Chromium {
    pipe: Mutex<ChildStdin>,
    next: AtomicU64,
    desk: Arc<Desk>,
}

/// Who waits for an answer, and who writes down what happens in a tab.
#[derive(Debug, Default)]
struct Desk {
    waiting: Mutex<HashMap<u64, mpsc::Sender<Value>>>,
    diaries: Mutex<HashMap<String, Arc<Mutex<Diary>>>>,
}

impl Chromium {
    /// The one browser of this process; it ends with it.
    pub fn get() -> &'static Chromium {
        static ONE: OnceLock<Chromium> = OnceLock::new();
        ONE.get_or_init(Chromium::start)
    }

    fn start() -> Chromium {
        let profile = tempfile::Builder::new().prefix("chromium-").tempdir();
        let profile = profile.expect("a folder for Chromium's profile").keep();
        let mut child = Command::new("sh")
            .args(["-c", START, "sh"])
            .arg(&profile)
            .args(ARGUMENTS)
            .arg(format!("--host-resolver-rules=MAP {PLAIN_HOST} 127.0.0.1"))
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg("about:blank")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell starts Chromium");
        let (Some(pipe), Some(answers)) = (child.stdin.take(), child.stdout.take()) else {
            unreachable!("both ends were asked to be pipes");
        };
        let desk = Arc::new(Desk::default());
        let reader = desk.clone();
        thread::spawn(move || {
            reader.read(answers);
            let _ = child.wait();
        });
        let chromium = Chromium {
            pipe: Mutex::new(pipe),
            next: AtomicU64::new(1),
            desk,
        };
        let version = chromium.ask(None, "Browser.getVersion", json!({}));
        version.expect("Chromium starts: is the Debian package chromium installed?");
        chromium
    }

    /// Asks the browser, or one of its tabs; an error is the browser's own sentence.
    pub(crate) fn ask(
        &self,
        tab: Option<&str>,
        method: &str,
        params: Value,
    ) -> Result<Value, String> {
        let id = self.next.fetch_add(1, Ordering::Relaxed);
        let mut question = json!({"id": id, "method": method, "params": params});
        if let Some(tab) = tab {
            question["sessionId"] = json!(tab);
        }
        let (answer, answered) = mpsc::channel();
        lock(&self.desk.waiting).insert(id, answer);
        let mut bytes = question.to_string().into_bytes();
        bytes.push(0);
        let sent = {
            let mut pipe = lock(&self.pipe);
            pipe.write_all(&bytes).and_then(|()| pipe.flush())
        };
        sent.map_err(|e| format!("{method}: Chromium is gone: {e}"))?;
        let mut answer = answered
            .recv_timeout(PATIENCE)
            .map_err(|_| format!("{method}: Chromium does not answer"))?;
        match answer["error"]["message"].as_str() {
            Some(why) => Err(format!("{method}: {why}")),
            None => Ok(answer["result"].take()),
        }
    }

    /// From now on all that happens in the tab is written down.
    pub(crate) fn keep_diary(&self, tab: &str) -> Arc<Mutex<Diary>> {
        let diary = Arc::new(Mutex::new(Diary::default()));
        lock(&self.desk.diaries).insert(tab.to_owned(), diary.clone());
        diary
    }

    pub(crate) fn close_diary(&self, tab: &str) {
        lock(&self.desk.diaries).remove(tab);
    }
}

impl Desk {
    fn read(&self, answers: impl Read) {
        let mut answers = BufReader::new(answers);
        let mut bytes = Vec::new();
        while answers.read_until(0, &mut bytes).is_ok_and(|n| n > 0) {
            bytes.pop();
            let Ok(told) = serde_json::from_slice::<Value>(&bytes) else {
                break;
            };
            bytes.clear();
            match (told["id"].as_u64(), told["sessionId"].as_str()) {
                (Some(id), _) => {
                    if let Some(answer) = lock(&self.waiting).remove(&id) {
                        // Whoever asked may have run out of patience.
                        let _ = answer.send(told);
                    }
                }
                (None, Some(tab)) => {
                    let diary = lock(&self.diaries).get(tab).cloned();
                    if let Some(diary) = diary {
                        lock(&diary).write(&told["method"], &told["params"]);
                    }
                }
                _ => {}
            }
        }
        // Nobody is answered any more: the channels end, and whoever waits is told so.
        lock(&self.waiting).clear();
    }
}

/// A test that failed while it held a lock has not broken what the lock keeps.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex
        .lock()
        .unwrap_or_else(std::sync::PoisonError::into_inner)
}
