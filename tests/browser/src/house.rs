//! The program itself, on a folder and a port of its own.

use crate::{
    plan,
    visitor::{Look, Visitor},
};
use std::{
    fs::File,
    io::{Read, Write},
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::OnceLock,
    thread,
    time::{Duration, Instant},
};
use store::Store;
use table::Seat;
use tempfile::TempDir;

const PATIENCE: Duration = Duration::from_secs(20);

/// A house that is open; it is closed, and its data forgotten, when dropped.
#[derive(Debug)]
pub struct House {
    /// Where it listens.
    pub port: u16,
    /// The address visitors use.
    pub origin: String,
    data: TempDir,
    public: bool,
    running: Option<Child>,
}

impl House {
    /// Opens a house without any table.
    pub fn open() -> House {
        House::furnished(|_| {})
    }

    /// Opens a house whose data was prepared.
    pub fn furnished(prepare: impl FnOnce(&Store)) -> House {
        House::of(false, prepare)
    }

    /// Opens a house that is reached by a name over plain http, as by a friend's phone.
    pub fn elsewhere() -> House {
        House::of(true, |_| {})
    }

    fn of(public: bool, prepare: impl FnOnce(&Store)) -> House {
        let data = tempfile::tempdir().expect("a folder for the data");
        {
            let store = Store::open(data.path()).expect("a fresh folder can be used");
            plan::invite(&store);
            prepare(&store);
        }
        let port = free_port();
        let host = if public {
            crate::chromium::PLAIN_HOST
        } else {
            "127.0.0.1"
        };
        let mut house = House {
            port,
            origin: format!("http://{host}:{port}"),
            data,
            public,
            running: None,
        };
        house.start();
        house
    }

    /// Somebody new comes in.
    pub fn visitor(&self, look: Look) -> Visitor {
        Visitor::come(&self.origin, look)
    }

    /// One of the people who sit at planned tables.
    pub fn sitter(&self, seat: Seat, look: Look) -> Visitor {
        let visitor = self.visitor(look);
        visitor.cookie(&format!("roundhouse{}", self.port), &plan::key(seat));
        visitor
    }

    /// Starts the program on the same data and the same port as before.
    pub fn start(&mut self) {
        let talk = self.data.path().join("talk");
        let file = || File::create(&talk).expect("the house's talk is kept");
        let mut command = Command::new(program());
        command
            .arg("--listen")
            .arg(format!("127.0.0.1:{}", self.port))
            .arg("--data")
            .arg(self.data.path())
            .args(["--bot-pause", "0", "--requests-per-minute", "1000000"])
            .args(["--lang", "en"])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(file());
        if self.public {
            command.args(["--public-url", &self.origin]);
        }
        let mut child = command.spawn().expect("the house starts");
        let began = Instant::now();
        while !healthy(self.port) {
            let ended = child.try_wait().expect("the house is our child");
            if ended.is_some() || began.elapsed() > PATIENCE {
                let talk = std::fs::read_to_string(&talk).unwrap_or_default();
                let _ = child.kill();
                panic!("the house does not open: {talk}");
            }
            thread::sleep(Duration::from_millis(10));
        }
        self.running = Some(child);
    }

    /// Ends the program at once, as a power cut would.
    pub fn kill(&mut self) {
        if let Some(mut child) = self.running.take() {
            // SIGKILL on Unix.
            child.kill().expect("the house is our child");
            child.wait().expect("the house is our child");
        }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        if let Some(mut child) = self.running.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("it is bound").port()
}

fn healthy(port: u16) -> bool {
    let Ok(mut line) = TcpStream::connect(("127.0.0.1", port)) else {
        return false;
    };
    let question = "GET /healthz HTTP/1.0\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    let mut answer = String::new();
    let asked = line
        .write_all(question.as_bytes())
        .and_then(|()| line.read_to_string(&mut answer));
    asked.is_ok() && answer.contains(" 200 ")
}

/// The program, built from the source as it stands, beside the tests that are running.
fn program() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let own = std::env::current_exe().expect("this program has a place");
        // target/PROFILE/deps/TEST or target/PROFILE/PROGRAM
        let folder = own.parent().map(|f| match f.ends_with("deps") {
            true => f.parent().unwrap_or(f),
            false => f,
        });
        let folder = folder.expect("a program lies in a folder");
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut build = Command::new(cargo);
        build
            // Both together, so that what they share is built once.
            .args(["build", "--quiet", "--bins"])
            .args(["--package", "roundhouse", "--package", "browser-tests"])
            .arg("--target-dir")
            .arg(folder.parent().unwrap_or(folder))
            .current_dir(env!("CARGO_MANIFEST_DIR"));
        if folder.ends_with("release") {
            build.arg("--release");
        }
        let built = build.status().expect("cargo can be started");
        assert!(
            built.success(),
            "the house cannot be built: cargo build --package roundhouse"
        );
        let program = folder.join(format!("roundhouse{}", std::env::consts::EXE_SUFFIX));
        assert!(program.is_file(), "{} is not there", program.display());
        program
    })
}
