//! What can go wrong, said in one sentence of the user's language.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use std::{ffi::OsString, io, path::Path};
use table::{InBoth, Lang, Say, Words};

/// The sentences of the command line.
pub(crate) const WORDS: InBoth = InBoth {
    en: include_str!("../words/en.ftl"),
    zh: include_str!("../words/zh.ftl"),
};

/// Exit code when a check finds something false.
pub(crate) const FALSE: u8 = 1;
/// Exit code when the input is bad or the work cannot be done.
pub(crate) const BAD: u8 = 2;

/// Why a command ends early.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// With this exit code and sentence.
    Said(u8, Box<Say>, Option<InBoth>),
    /// Nobody reads any more: the end of the pipe is closed, and that is all right.
    Quiet,
}

impl Trouble {
    /// Bad input.
    pub(crate) fn bad(say: Say) -> Trouble {
        Trouble::Said(BAD, Box::new(say), None)
    }

    /// A file or folder that cannot be used.
    pub(crate) fn file(path: &Path, error: &io::Error) -> Trouble {
        let key = match error.kind() {
            io::ErrorKind::NotFound => "cli-file-missing",
            io::ErrorKind::PermissionDenied => "cli-file-forbidden",
            io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => "cli-file-no-folder",
            io::ErrorKind::InvalidData => "cli-file-no-text",
            _ => {
                return Trouble::bad(
                    Say::new("cli-file-other")
                        .text("file", path.display().to_string())
                        .text("why", error.to_string()),
                );
            }
        };
        Trouble::bad(Say::new(key).text("file", path.display().to_string()))
    }

    /// What clap did not understand.
    pub(crate) fn of_clap(error: &clap::Error) -> Trouble {
        let told = |kind| match error.get(kind) {
            Some(ContextValue::String(text)) => text.clone(),
            Some(ContextValue::Strings(texts)) => texts.join(" "),
            _ => String::new(),
        };
        let arg = told(ContextKind::InvalidArg);
        let value = told(ContextKind::InvalidValue);
        let say = match error.kind() {
            ErrorKind::ValueValidation | ErrorKind::InvalidValue if arg.contains("--lang") => {
                Say::new("cli-bad-lang").text("value", value)
            }
            ErrorKind::ValueValidation => {
                let key = match arg.as_str() {
                    arg if arg.contains("<ADDRESS>") => "cli-no-address",
                    arg if arg.contains("<IP>") => "cli-no-ip",
                    _ => "cli-no-number",
                };
                Say::new(key).text("arg", arg).text("value", value)
            }
            ErrorKind::InvalidValue => Say::new("cli-no-value").text("arg", arg),
            ErrorKind::MissingRequiredArgument => Say::new("cli-missing").text("arg", arg),
            ErrorKind::UnknownArgument => Say::new("cli-unknown-argument").text("arg", arg),
            ErrorKind::InvalidSubcommand => Say::new("cli-unknown-command")
                .text("command", told(ContextKind::InvalidSubcommand)),
            _ => {
                let text = error.to_string();
                let first = text.lines().next().unwrap_or_default();
                let why = first.trim_start_matches("error: ").to_owned();
                Say::new("cli-not-understood").text("why", why)
            }
        };
        Trouble::bad(say)
    }

    /// The sentence, for a trouble that has one.
    pub(crate) fn text(&self, lang: Lang) -> Option<String> {
        match self {
            Trouble::Quiet => None,
            Trouble::Said(_, say, words) => {
                let mut all = vec![&WORDS];
                all.extend(words);
                Some(Words::new(lang, &all).say(say))
            }
        }
    }
}

/// For what is written to stdout: a closed pipe ends the command quietly.
impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Trouble::Quiet,
            _ => Trouble::bad(Say::new("cli-output").text("why", error.to_string())),
        }
    }
}

impl From<serde_json::Error> for Trouble {
    fn from(error: serde_json::Error) -> Trouble {
        io::Error::from(error).into()
    }
}

/// The language of the words: `--lang`, or what the environment asks for. Read by hand, since clap's own errors need it.
pub(crate) fn language(args: &[OsString], env: impl Fn(&str) -> Option<String>) -> Lang {
    let asked = args.iter().enumerate().find_map(|(i, arg)| {
        let arg = arg.to_str()?;
        match arg.strip_prefix("--lang") {
            Some("") => args.get(i + 1)?.to_str()?.parse().ok(),
            Some(rest) => rest.strip_prefix('=')?.parse().ok(),
            None => None,
        }
    });
    asked.unwrap_or_else(|| {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| env(name).filter(|value| !value.is_empty()));
        match locale {
            Some(locale) if locale.starts_with("zh") => Lang::Zh,
            _ => Lang::En,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(args: &[&str], env: &[(&str, &str)]) -> Lang {
        let args: Vec<OsString> = args.iter().map(OsString::from).collect();
        language(&args, |name| {
            env.iter()
                .find(|(n, _)| *n == name)
                .map(|(_, v)| (*v).to_owned())
        })
    }

    #[test]
    fn the_language_is_asked_for_or_comes_from_the_environment() {
        assert_eq!(of(&["games"], &[]), Lang::En);
        assert_eq!(of(&["games"], &[("LANG", "zh_CN.UTF-8")]), Lang::Zh);
        assert_eq!(
            of(&["games"], &[("LC_ALL", "C"), ("LANG", "zh_CN.UTF-8")]),
            Lang::En
        );
        assert_eq!(
            of(&["games"], &[("LC_ALL", ""), ("LANG", "zh_CN.UTF-8")]),
            Lang::Zh
        );
        assert_eq!(of(&["--lang", "zh", "games"], &[]), Lang::Zh);
        assert_eq!(of(&["games", "--lang=en"], &[("LANG", "zh_CN")]), Lang::En);
        assert_eq!(of(&["games", "--lang=xx"], &[("LANG", "zh_CN")]), Lang::Zh);
        assert_eq!(of(&["games", "--lang"], &[]), Lang::En);
    }

    #[test]
    fn both_languages_have_the_same_sentences() {
        let keys = |text: &str| -> Vec<String> {
            let heads = text.lines().filter(|l| l.starts_with("cli-"));
            heads
                .filter_map(|l| Some(l.split_once(" =")?.0.to_owned()))
                .collect()
        };
        assert_eq!(keys(WORDS.en), keys(WORDS.zh));
        assert!(keys(WORDS.en).len() > 20);
    }
}
