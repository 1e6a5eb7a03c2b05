//! How the tests call the program.

use assert_cmd::Command;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The first game on the shelf; the tests need no other and name none.
pub(crate) const GAME: &str = shelf::IDS[0];

/// The program, untouched by the language and the terminal of whoever runs the tests.
pub(crate) fn roundhouse() -> Command {
    let mut command =
        Command::cargo_bin("roundhouse").expect("cargo builds the program for its tests");
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"] {
        command.env_remove(name);
    }
    command
}

/// What the program answers: exit code, stdout, stderr.
pub(crate) fn answer(args: &[&str]) -> (i32, String, String) {
    finish(roundhouse().args(args))
}

/// The same for a command with more to it.
pub(crate) fn finish(command: &mut Command) -> (i32, String, String) {
    let output = command.output().expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes text");
    let code = output.status.code().expect("no signal ends it");
    (code, text(output.stdout), text(output.stderr))
}

/// Data of a command that must succeed.
pub(crate) fn data(args: &[&str]) -> String {
    let (code, out, err) = answer(args);
    assert_eq!(code, 0, "{args:?}: {err}");
    out
}

/// The one sentence about input that must be refused.
pub(crate) fn refused(args: &[&str], code: i32) -> String {
    let (got, out, err) = answer(args);
    assert_eq!(got, code, "{args:?}: {err}");
    assert_eq!(out, "", "{args:?} writes no data");
    assert_eq!(err.lines().count(), 1, "{args:?} says one sentence: {err}");
    assert!(!err.contains("panicked") && !err.contains('⟨'), "{err}");
    err
}

/// Journals of a few games, in a folder that goes away with it.
pub(crate) struct Played {
    pub(crate) folder: TempDir,
    pub(crate) journals: Vec<PathBuf>,
}

pub(crate) fn played(games: &str) -> Played {
    let folder = TempDir::new().expect("there is room for a few files");
    let path = folder.path().join("played");
    let dir = path.to_str().expect("a plain path");
    data(&[
        "sim",
        GAME,
        "--games",
        games,
        "--bots",
        "random",
        "--journals",
        dir,
    ]);
    let files = std::fs::read_dir(&path).expect("sim made the folder");
    let mut journals: Vec<PathBuf> = files.map(|f| f.expect("a file").path()).collect();
    journals.sort();
    Played { folder, journals }
}

impl Played {
    /// The first journal's text.
    pub(crate) fn text(&self) -> String {
        std::fs::read_to_string(&self.journals[0]).expect("sim wrote it")
    }

    /// The first journal, as data.
    pub(crate) fn journal(&self) -> table::Journal {
        table::Journal::read(&self.text()).expect("sim writes good journals")
    }

    /// Writes a file beside the journals.
    pub(crate) fn file(&self, text: impl AsRef<[u8]>) -> String {
        let path = self.folder.path().join("changed.json");
        std::fs::write(&path, text).expect("there is room for a file");
        name(&path)
    }
}

pub(crate) fn name(path: &Path) -> String {
    path.to_str().expect("a plain path").to_owned()
}
