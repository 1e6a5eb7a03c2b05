//! The laws of words: everything can be said in every language, in that language, and every rule named is in the book.

use super::{Check, Count, Law, trip::Breach};
use crate::{Arg, Choice, ChoiceKind, Face, Item, Lang, Line, Refusal, Rulebook, Say, Words};
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A game's words in every language, and the anchors of its rulebook.
pub(super) struct Tongues {
    words: [Words; 2],
    anchors: BTreeSet<String>,
}

/// How much of its language a sentence must show.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Tone {
    /// A whole sentence.
    Sentence,
    /// A label, which may be a number or a name.
    Label,
}

/// Names that belong to no language, so that no sentence is Chinese by its sitters alone.
const NAMES: [&str; 8] = ["①", "②", "③", "④", "⑤", "⑥", "⑦", "⑧"];

impl Tongues {
    /// Reads the words and the rulebook of a game.
    pub(super) fn of<G: Face>(count: &mut Count) -> Result<Tongues, Breach> {
        let card = G::CARD;
        let names = NAMES.map(str::to_owned);
        let read = catch_unwind(AssertUnwindSafe(|| {
            Lang::ALL.map(|lang| Words::new(lang, &[&card.words]).at(&names))
        }));
        count.hold(Law::Words, read.is_ok(), || {
            "the words do not read".to_owned()
        })?;
        let [en, zh] = Lang::ALL.map(|lang| keys(card.words.get(lang)));
        let lonely: Vec<&&str> = en.symmetric_difference(&zh).collect();
        count.hold(Law::Words, lonely.is_empty(), || {
            format!("in one language only: {lonely:?}")
        })?;
        let tongues = Tongues {
            words: read.expect("held above"),
            anchors: anchors::<G>(count)?,
        };
        tongues.card::<G>(count)?;
        Ok(tongues)
    }

    pub(super) fn get(&self, lang: Lang) -> &Words {
        &self.words[lang as usize]
    }

    /// What is said before anything is played: title, tagline, phrases and options.
    fn card<G: Face>(&self, count: &mut Count) -> Check {
        self.key("title", count)?;
        self.key("tagline", count)?;
        for phrase in G::phrases() {
            self.key(&format!("talk-{phrase}"), count)?;
        }
        for Choice { key, kind } in G::choices() {
            self.key(&format!("option-{key}"), count)?;
            self.key(&format!("option-{key}-help"), count)?;
            let values = match kind {
                ChoiceKind::OneOf(values) | ChoiceKind::AnyOf(values) => *values,
                _ => &[],
            };
            for value in values {
                self.key(&format!("option-{key}-{value}"), count)?;
            }
        }
        Ok(())
    }

    fn key(&self, key: &str, count: &mut Count) -> Check {
        for words in &self.words {
            count.hold(Law::Words, words.has(key), || {
                format!("no {key} in {}", words.lang())
            })?;
        }
        Ok(())
    }

    pub(super) fn say(&self, say: &Say, tone: Tone, count: &mut Count) -> Check {
        for words in &self.words {
            let said = words.try_say(say);
            count.hold(Law::Words, said.is_ok(), || {
                format!("in {}: {said:?} of {say:?}", words.lang())
            })?;
            let said = said.expect("held above");
            let strays = strays(&said, say, words.lang(), tone);
            count.hold(Law::Chinese, strays.is_none(), || {
                format!(
                    "in {}: {said:?}: {}",
                    words.lang(),
                    strays.unwrap_or_default()
                )
            })?;
        }
        Ok(())
    }

    pub(super) fn line(&self, line: &Line, count: &mut Count) -> Check {
        self.say(&line.say, Tone::Sentence, count)?;
        self.items(&line.items, count)
    }

    pub(super) fn items(&self, items: &[Item], count: &mut Count) -> Check {
        for item in items {
            self.say(&item.say, Tone::Label, count)?;
            self.amount(item.unit, item.value, count)?;
            self.rule(item.rule, count)?;
        }
        Ok(())
    }

    /// A score's item that speaks of one game has a name for its kind, under which many games are added up.
    pub(super) fn sources(&self, items: &[Item], count: &mut Count) -> Check {
        for item in items.iter().filter(|item| !item.say.args.is_empty()) {
            self.key(&format!("source-{}", item.say.key), count)?;
        }
        Ok(())
    }

    fn amount(&self, unit: &str, value: i32, count: &mut Count) -> Check {
        for words in &self.words {
            let said = words.try_amount(unit, value);
            count.hold(Law::Words, said.is_ok(), || {
                format!("in {}: {said:?} of {value} {unit}", words.lang())
            })?;
            let said = said.expect("held above");
            let strays = strays(&said, &Say::new(""), words.lang(), Tone::Label);
            count.hold(Law::Chinese, strays.is_none(), || {
                format!(
                    "in {}: {said:?}: {}",
                    words.lang(),
                    strays.unwrap_or_default()
                )
            })?;
        }
        Ok(())
    }

    pub(super) fn refusal(&self, refusal: &Refusal, count: &mut Count) -> Check {
        self.say(&refusal.say, Tone::Sentence, count)?;
        count.hold(Law::Words, !refusal.code.is_empty(), || {
            format!("no code: {refusal:?}")
        })?;
        self.rule(refusal.rule, count)
    }

    pub(super) fn rule(&self, rule: &str, count: &mut Count) -> Check {
        count.hold(Law::Anchors, self.anchors.contains(rule), || {
            format!("the rulebook has no {rule:?}")
        })
    }
}

/// The keys of a words file: what stands at the start of a line before ` =`. What other sentences of the file are made of is
/// a matter of the language.
fn keys(text: &str) -> BTreeSet<&str> {
    text.lines()
        .filter_map(|line| line.split_once(" ="))
        .map(|(key, _)| key)
        .filter(|key| key.starts_with(|c: char| c.is_ascii_alphabetic()))
        .filter(|key| !text.contains(&format!("{{ {key} }}")))
        .collect()
}

fn anchors<G: Face>(count: &mut Count) -> Result<BTreeSet<String>, Breach> {
    let book = G::CARD.rulebook;
    let mut both = Vec::new();
    for lang in Lang::ALL {
        let read = Rulebook::read(book.get(lang));
        count.hold(Law::Anchors, read.is_ok(), || {
            format!("in {lang}: {:?}", read.as_ref().err())
        })?;
        let sections = read.expect("held above");
        let anchors = sections.sections().iter().map(|s| s.anchor.to_owned());
        both.push(anchors.collect::<BTreeSet<_>>());
    }
    let lonely: Vec<&String> = both[0].symmetric_difference(&both[1]).collect();
    count.hold(Law::Anchors, lonely.is_empty(), || {
        format!("in one rulebook only: {lonely:?}")
    })?;
    Ok(both.swap_remove(0))
}

fn is_han(c: char) -> bool {
    matches!(c, '\u{3400}'..='\u{4dbf}' | '\u{4e00}'..='\u{9fff}')
}

/// What a sentence has that its language has not, or lacks. Names that the game says need no translation may stand anywhere.
fn strays(said: &str, say: &Say, lang: Lang, tone: Tone) -> Option<String> {
    let mut rest = said.to_owned();
    let mut names = Vec::new();
    texts(say, &mut names);
    names.sort_by_key(|n| std::cmp::Reverse(n.len()));
    for name in names.iter().filter(|n| !n.is_empty()) {
        rest = rest.replace(*name, " ");
    }
    match lang {
        Lang::En => rest
            .chars()
            .find(|c| is_han(*c))
            .map(|c| format!("{c} is not English")),
        Lang::Zh if tone == Tone::Sentence && !said.chars().any(is_han) => {
            Some("there is no Chinese in it".to_owned())
        }
        Lang::Zh => rest
            .split(|c: char| !c.is_ascii_alphanumeric())
            .find(|word| word.len() > 1 && word.chars().all(|c| c.is_ascii_alphabetic()))
            .map(|word| format!("{word:?} is not Chinese")),
    }
}

fn texts<'s>(say: &'s Say, out: &mut Vec<&'s str>) {
    for (_, arg) in &say.args {
        match arg {
            Arg::Text(text) => out.push(text),
            Arg::Say(say) => texts(say, out),
            Arg::List(list) => list.iter().for_each(|s| texts(s, out)),
            Arg::Num(_) | Arg::Seat(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stray(said: &str, lang: Lang) -> bool {
        strays(said, &Say::new("x").text("t", "Elm"), lang, Tone::Sentence).is_some()
    }

    #[test]
    fn numbers_names_and_places_belong_to_every_language() {
        assert!(!stray("① 在 T2 上得 £3（Elm）", Lang::Zh));
        assert!(!stray("① gains £3 at Elm on T2.", Lang::En));
    }

    #[test]
    fn a_stray_word_is_found_in_either_language() {
        assert!(stray("① 得 3 points", Lang::Zh));
        assert!(stray("T2", Lang::Zh));
        assert!(stray("① gains 3 分", Lang::En));
    }

    #[test]
    fn keys_are_read_off_without_branches_and_parts() {
        let text =
            "a = { b-c }\nb-c =\n    { $n ->\n        [one] = y\n    }\n# d = z\n-term = t\n";
        assert_eq!(keys(text).into_iter().collect::<Vec<_>>(), ["a"]);
    }
}
