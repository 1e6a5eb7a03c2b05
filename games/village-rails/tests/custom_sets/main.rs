//! Custom sets: what is accepted, and each defect refused with its line and reason, sayable in both languages.

mod cards;
mod counts;
mod text;

use table::{BadOptions, Game, InBoth, Lang, Words};
use village_rails::VillageRails;
use village_rails::content::{BASE, BadSet, Content};

const WORDS: InBoth = VillageRails::CARD.words;

/// The default set with one place changed, and the line of that place.
fn changed(from: &str, to: &str) -> (String, usize) {
    assert_eq!(BASE.matches(from).count(), 1, "{from:?} names one place");
    let at = BASE.find(from).unwrap();
    let line = BASE[..at].lines().count() + usize::from(BASE[..at].ends_with('\n'));
    (BASE.replacen(from, to, 1), line)
}

fn refusal(text: &str) -> BadSet {
    let bad = Content::load(text).expect_err("a bad set is refused");
    for lang in Lang::ALL {
        let words = Words::new(lang, &[&WORDS]);
        let say = BadOptions::from(bad.clone()).say;
        if let Err(error) = words.try_say(&say) {
            panic!("{lang}: {error}");
        }
    }
    bad
}

#[track_caller]
fn refuses(from: &str, to: &str, key: &str) {
    let (text, line) = changed(from, to);
    let bad = refusal(&text);
    assert_eq!((bad.say.key, bad.line), (key, Some(line)));
}

#[track_caller]
fn refuses_whole(text: &str, key: &str) {
    let bad = refusal(text);
    assert_eq!((bad.say.key, bad.line), (key, None));
}

fn words() -> Words {
    Words::new(Lang::En, &[&WORDS])
}

fn english(bad: BadSet) -> String {
    words().say(&BadOptions::from(bad).say)
}
