//! Tries a game's loader on sets with one defect each: every reason of refusal is shown at its line and can be said in every language.

use super::BadSet;
use crate::{BadOptions, InBoth, Lang, Words};

/// A game's default set, its words and its loader.
#[derive(Clone, Copy, Debug)]
pub struct Trial {
    /// The text of the default set.
    pub base: &'static str,
    /// The game's words.
    pub words: InBoth,
    /// Whether a text is a set.
    pub load: fn(&str) -> Result<(), BadSet>,
}

impl Trial {
    /// The default set with one place changed, and the line of that place.
    #[track_caller]
    pub fn changed(&self, from: &str, to: &str) -> (String, usize) {
        let found = self.base.matches(from).count();
        assert_eq!(found, 1, "{from:?} names one place");
        let before = self.base.split(from).next().unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        (self.base.replacen(from, to, 1), line)
    }

    /// Why this text is refused; the reason can be said.
    #[track_caller]
    pub fn refusal(&self, text: &str) -> BadSet {
        let Err(bad) = (self.load)(text) else {
            panic!("a bad set is refused");
        };
        for lang in Lang::ALL {
            let words = Words::new(lang, &[&self.words]);
            let say = BadOptions::from(bad.clone()).say;
            if let Err(error) = words.try_say(&say) {
                panic!("{lang}: {error}");
            }
        }
        bad
    }

    /// The changed place is refused, at its line, for this reason.
    #[track_caller]
    pub fn refuses(&self, from: &str, to: &str, key: &str) {
        let (text, line) = self.changed(from, to);
        let bad = self.refusal(&text);
        assert_eq!((bad.say.key, bad.line), (key, Some(line)));
    }

    /// The text is refused as a whole, for this reason.
    #[track_caller]
    pub fn refuses_whole(&self, text: &str, key: &str) {
        let bad = self.refusal(text);
        assert_eq!((bad.say.key, bad.line), (key, None));
    }
}
