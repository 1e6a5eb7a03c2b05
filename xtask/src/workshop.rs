//! Where the errands run: the workspace as cargo describes it, and commands that end in time.

use crate::say;
use serde_json::Value;
use std::{
    fs,
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Child, Command, ExitStatus, Stdio},
    thread,
    time::{Duration, Instant},
};

pub(crate) struct Workshop {
    pub(crate) root: PathBuf,
    /// Where cargo builds; not always inside the clone.
    pub(crate) target: PathBuf,
    pub(crate) packages: Vec<Value>,
    /// A command still running then is ended.
    pub(crate) until: Option<Instant>,
}

/// What a test runner's closing lines add up to.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Tally {
    pub(crate) passed: u64,
    pub(crate) failed: u64,
    pub(crate) ignored: u64,
}

impl Workshop {
    pub(crate) fn open() -> Result<Workshop, String> {
        let described = Command::new("cargo")
            .args(["metadata", "--format-version", "1", "--locked"])
            .stderr(Stdio::inherit())
            .output()
            .map_err(|e| format!("cargo cannot be started: {e}"))?;
        if !described.status.success() {
            return Err("`cargo metadata` does not describe this folder".into());
        }
        let mut told: Value = serde_json::from_slice(&described.stdout)
            .map_err(|e| format!("`cargo metadata` is not JSON: {e}"))?;
        let folder = |key: &str| PathBuf::from(told[key].as_str().unwrap_or_default());
        let (root, target) = (folder("workspace_root"), folder("target_directory"));
        let Value::Array(packages) = told["packages"].take() else {
            return Err("`cargo metadata` lists no packages".into());
        };
        Ok(Workshop {
            root,
            target,
            packages,
            until: None,
        })
    }

    /// A command in the workspace's root. What `cargo run` told this program about itself is not passed on:
    /// build scripts that listen to it would run again.
    pub(crate) fn command(&self, program: &str, args: &[&str]) -> Command {
        let mut command = Command::new(program);
        command.args(args).current_dir(&self.root);
        for (key, _) in std::env::vars_os() {
            let own = key
                .to_str()
                .is_some_and(|k| k.starts_with("CARGO_PKG_") || k.starts_with("CARGO_MANIFEST_"));
            if own {
                command.env_remove(key);
            }
        }
        command
    }

    pub(crate) fn run(&self, program: &str, args: &[&str]) -> Result<(), String> {
        self.run_command(&mut self.command(program, args))
    }

    pub(crate) fn run_command(&self, command: &mut Command) -> Result<(), String> {
        let line = spelled(command);
        say(format_args!("$ {line}"));
        let child = command
            .stdin(Stdio::null())
            .spawn()
            .map_err(|e| format!("`{line}` cannot be started: {e}"))?;
        judged(&line, self.wait(child, &line)?)
    }

    /// Runs tests, shows what they print and adds up their closing lines.
    pub(crate) fn run_tests(&self, command: &mut Command) -> Result<Tally, String> {
        let line = spelled(command);
        say(format_args!("$ {line}"));
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|e| format!("`{line}` cannot be started: {e}"))?;
        let printed = child.stdout.take().expect("stdout was asked to be a pipe");
        let reader = thread::spawn(move || add_up(BufReader::new(printed), std::io::stdout()));
        let status = self.wait(child, &line)?;
        let tally = reader
            .join()
            .map_err(|_| format!("the output of `{line}` could not be read"))?;
        judged(&line, status)?;
        if tally.passed == 0 {
            return Err(format!("`{line}` ran no test"));
        }
        Ok(tally)
    }

    fn wait(&self, mut child: Child, line: &str) -> Result<ExitStatus, String> {
        loop {
            match child.try_wait() {
                Ok(Some(status)) => return Ok(status),
                Ok(None) if self.until.is_some_and(|end| Instant::now() > end) => {
                    end_family(child.id());
                    let _ = child.wait();
                    return Err(format!("out of time while `{line}` was running"));
                }
                Ok(None) => thread::sleep(Duration::from_millis(50)),
                Err(e) => return Err(format!("`{line}` was lost: {e}")),
            }
        }
    }
}

fn judged(line: &str, status: ExitStatus) -> Result<(), String> {
    if status.success() {
        Ok(())
    } else {
        Err(format!("`{line}` ended with {status}"))
    }
}

fn spelled(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(|w| w.to_string_lossy()).collect();
    words.join(" ")
}

/// Passes lines on as they come and adds up the closing ones among them.
fn add_up(printed: impl BufRead, mut to: impl Write) -> Tally {
    let mut tally = Tally::default();
    for line in printed.split(b'\n').map_while(Result::ok) {
        let _ = to.write_all(&line).and_then(|()| to.write_all(b"\n"));
        tally.add(&String::from_utf8_lossy(&line));
    }
    tally
}

impl Tally {
    fn add(&mut self, line: &str) {
        let Some(counts) = line.strip_prefix("test result: ") else {
            return;
        };
        for count in counts.split([';', '.']) {
            let mut words = count.split_whitespace();
            let number = words.next().and_then(|n| n.parse::<u64>().ok());
            match (number, words.next()) {
                (Some(n), Some("passed")) => self.passed += n,
                (Some(n), Some("failed")) => self.failed += n,
                (Some(n), Some("ignored")) => self.ignored += n,
                _ => {}
            }
        }
    }
}

/// Ends a process and all it started: cargo's end alone would leave a hanging test running.
fn end_family(id: u32) {
    let mut family = vec![id];
    let mut at = 0;
    while at < family.len() {
        family.extend(children(Path::new(&format!("/proc/{}/task", family[at]))));
        at += 1;
    }
    for id in family {
        let _ = Command::new("kill").args(["-9", &id.to_string()]).status();
    }
}

fn children(tasks: &Path) -> Vec<u32> {
    let Ok(tasks) = fs::read_dir(tasks) else {
        return Vec::new();
    };
    tasks
        .filter_map(|task| fs::read_to_string(task.ok()?.path().join("children")).ok())
        .flat_map(|ids| {
            let ids: Vec<u32> = ids.split_whitespace().flat_map(str::parse).collect();
            ids
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn workshop(until: Option<Instant>) -> Workshop {
        Workshop {
            root: std::env::temp_dir(),
            target: std::env::temp_dir(),
            packages: Vec::new(),
            until,
        }
    }

    #[test]
    fn closing_lines_add_up() {
        let printed = "running 2 tests\n\
            test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 3 filtered out; finished in 0.10s\n\
            test result: FAILED. 4 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.00s\n";
        assert_eq!(
            add_up(printed.as_bytes(), std::io::sink()),
            Tally {
                passed: 16,
                failed: 2,
                ignored: 1
            }
        );
    }

    #[test]
    fn a_run_without_tests_fails() {
        let shop = workshop(None);
        let why = shop.run_tests(&mut shop.command("echo", &["nothing"]));
        assert_eq!(why, Err("`echo nothing` ran no test".into()));
    }

    #[test]
    fn what_runs_too_long_is_ended_with_its_children() {
        let shop = workshop(Some(Instant::now() + Duration::from_millis(300)));
        let began = Instant::now();
        let why = shop.run_tests(&mut shop.command("sh", &["-c", "sleep 60 & wait"]));
        assert!(why.is_err_and(|why| why.starts_with("out of time")));
        assert!(began.elapsed() < Duration::from_secs(20));
    }
}
