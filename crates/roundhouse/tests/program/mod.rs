//! The real program as a process of its own: started, killed, started again on the same data.

#![allow(dead_code, reason = "each test file uses its part")]

use crate::client::Client;
use std::{
    io::{BufRead, BufReader, Read},
    net::{SocketAddr, TcpListener},
    path::Path,
    process::{Child, ChildStderr, Command, Stdio},
    sync::atomic::{AtomicU32, Ordering},
    time::{Duration, Instant},
};

/// The first game on the shelf: what holds for the house holds for any game.
pub(crate) const GAME: &str = shelf::IDS[0];

/// The program, untouched by the language of whoever runs the tests.
pub(crate) fn roundhouse() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_roundhouse"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(name);
    }
    command.stdin(Stdio::null()).stdout(Stdio::null());
    command
}

/// An address that is free now. Not one of the ports that the system hands out by itself: after a kill a client that
/// knocks there could be answered by its own knocking.
pub(crate) fn free_address() -> SocketAddr {
    // Never the same twice: tests of one process run side by side.
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let first = std::process::id() * 16;
    loop {
        let port = 10_000 + (first + NEXT.fetch_add(1, Ordering::Relaxed)) % 20_000;
        let address = SocketAddr::from(([127, 0, 0, 1], port as u16));
        if TcpListener::bind(address).is_ok() {
            return address;
        }
    }
}

/// A running program; killed when dropped.
pub(crate) struct Program {
    child: Child,
    talk: BufReader<ChildStderr>,
    pub(crate) address: SocketAddr,
}

impl Program {
    /// Starts the house without waiting for it to open.
    pub(crate) fn start(data: &Path, address: SocketAddr) -> Program {
        let mut child = roundhouse()
            .arg("--data")
            .arg(data)
            .args(["--listen", &address.to_string()])
            .args(["--bot-pause", "0", "--requests-per-minute", "1000000"])
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let talk = BufReader::new(child.stderr.take().expect("stderr was asked to be a pipe"));
        Program {
            child,
            talk,
            address,
        }
    }

    /// Starts the house and waits until it says that it is open.
    pub(crate) fn open(data: &Path, address: SocketAddr) -> Program {
        let mut program = Program::start(data, address);
        program.opened();
        program
    }

    /// Waits until it says where it is open.
    pub(crate) fn opened(&mut self) {
        let mut line = String::new();
        self.talk
            .read_line(&mut line)
            .expect("the program says something");
        assert!(
            line.contains(&self.address.to_string()),
            "it does not open: {line}"
        );
    }

    pub(crate) fn visitor(&self) -> Client {
        Client::new(self.address)
    }

    /// The same visitor at this house.
    pub(crate) fn visitor_as(&self, known: &Client) -> Client {
        let cookies = known.cookies.clone();
        Client {
            cookies,
            ..Client::new(self.address)
        }
    }

    /// Ends it as a power cut would, as far as the program can tell.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it runs");
        let _ = self.child.wait();
    }

    /// Asks it to end, as a system that shuts down does; its exit code and what it still said.
    pub(crate) fn terminate(mut self) -> (Option<i32>, String, Duration) {
        let began = Instant::now();
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &id]).status();
        assert!(sent.expect("there is a kill command").success());
        let status = self.child.wait().expect("it was started here");
        let time = began.elapsed();
        let mut said = String::new();
        let _ = self.talk.read_to_string(&mut said);
        (status.code(), said, time)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
