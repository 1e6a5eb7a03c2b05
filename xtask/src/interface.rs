//! The house held to its written interface by a program that reads it: schemathesis, from the Python package client.

use crate::{setup, workshop::Workshop};
use std::{
    fs,
    net::{TcpListener, TcpStream},
    path::PathBuf,
    process::{Child, Stdio},
    thread,
    time::{Duration, Instant},
};

const VERSION: &str = "4.32.5";

/// How long requests are made up.
const SECONDS: &str = "60";

/// How long the house may take to open.
const PATIENCE: Duration = Duration::from_secs(20);

/// A folder of Python's own, so that nothing of the machine's is touched.
fn folder(shop: &Workshop) -> PathBuf {
    shop.target.join(format!("schemathesis-{VERSION}"))
}

/// Installs the program that reads the document.
fn fetch(shop: &Workshop) -> Result<(), String> {
    setup::packages(shop, &["python3", "python3-venv"])?;
    let folder = folder(shop);
    if folder.join("bin/schemathesis").is_file() {
        return Ok(());
    }
    // What was left half done would be taken for done.
    let _ = fs::remove_dir_all(&folder);
    shop.run("python3", &["-m", "venv", &folder.to_string_lossy()])?;
    let pip = folder.join("bin/pip");
    let name = format!("schemathesis=={VERSION}");
    shop.run(&pip.to_string_lossy(), &["install", "--quiet", &name])
}

/// A house that is closed when it is dropped.
struct House(Child);

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

pub(crate) fn interface(shop: &Workshop) -> Result<(), String> {
    fetch(shop)?;
    shop.run("cargo", &["build", "--package", "roundhouse"])?;
    let room = shop.target.join("interface");
    let data = room.join("data");
    let _ = fs::remove_dir_all(&room);
    fs::create_dir_all(&data).map_err(|e| format!("{}: {e}", data.display()))?;
    let port = TcpListener::bind("127.0.0.1:0")
        .and_then(|free| free.local_addr())
        .map_err(|e| format!("no free port: {e}"))?
        .port();
    let address = format!("127.0.0.1:{port}");
    let program = shop.target.join("debug/roundhouse");
    let mut open = shop.command(&program.to_string_lossy(), &["--listen", &address]);
    open.arg("--data").arg(&data);
    open.args(["--bot-pause", "0", "--requests-per-minute", "1000000"]);
    let house = open.stdin(Stdio::null()).stdout(Stdio::null()).spawn();
    let mut house = House(house.map_err(|e| format!("the house does not open: {e}"))?);
    let began = Instant::now();
    while TcpStream::connect(&address).is_err() {
        if house.0.try_wait().is_ok_and(|ended| ended.is_some()) || began.elapsed() > PATIENCE {
            return Err("the house does not open".into());
        }
        thread::sleep(Duration::from_millis(20));
    }
    let python = folder(shop).join("bin/python");
    let script = shop.root.join("xtask/interface/check.py");
    let house_address = format!("http://{address}");
    let mut check = shop.command(
        &python.to_string_lossy(),
        &[&script.to_string_lossy(), &house_address, SECONDS],
    );
    // Its notes stay in the build folder.
    shop.run_command(check.current_dir(&room))
}
