//! The servers under test, each a process of its own, and what the system tells about them.

use crate::{Serve, bare};
use server::Settings;
use std::{
    fs,
    io::{self, BufRead, BufReader, Write},
    net::SocketAddr,
    path::Path,
    process::{Child, Command, Stdio},
    time::Duration,
};

/// A server that runs until it is dropped.
pub(crate) struct Host {
    pub(crate) address: SocketAddr,
    process: Child,
}

impl Host {
    /// Opens a server on data that nobody else uses.
    pub(crate) fn open(serve: Serve, data: &Path) -> io::Result<Host> {
        let kind = match serve {
            Serve::House => "house",
            Serve::Bare => "bare",
        };
        let mut process = Command::new(std::env::current_exe()?)
            .args(["--serve", kind, "--data"])
            .arg(data)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        if let Some(said) = process.stdout.take() {
            BufReader::new(said).read_line(&mut line)?;
        }
        let address = line.trim().parse().map_err(io::Error::other)?;
        Ok(Host { address, process })
    }

    /// Resident memory in kilobytes, where the system tells it.
    pub(crate) fn kilobytes(&self) -> Option<f64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find(|l| l.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        // The data is thrown away with it.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Serves until the bench lets go of this process.
pub(crate) async fn serve(serve: Serve, data: &Path) -> io::Result<()> {
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let (address, _house) = match serve {
        Serve::House => {
            let serving = server::serve(Settings {
                listen,
                data: data.to_owned(),
                public_url: None,
                trusted_proxies: Vec::new(),
                bot_pause: Duration::ZERO,
                away: Duration::from_secs(3600),
                idle: Duration::from_secs(3600),
                requests_per_minute: u32::MAX,
            });
            let serving = serving.await.map_err(io::Error::other)?;
            (serving.address, Some(serving))
        }
        Serve::Bare => (bare::serve(listen, data).await?, None),
    };
    let mut out = io::stdout();
    writeln!(out, "{address}")?;
    out.flush()?;
    // Its input ends when the bench does, whichever way.
    tokio::task::spawn_blocking(|| io::copy(&mut io::stdin(), &mut io::sink())).await??;
    Ok(())
}

/// How many programs wait for a core, over one, five and fifteen minutes.
pub(crate) fn load() -> String {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let first: Vec<&str> = text.split_whitespace().take(3).collect();
    if first.is_empty() {
        return "not told".to_owned();
    }
    first.join(" ")
}
