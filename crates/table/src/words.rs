//! Every sentence in every language: Fluent messages, and the names of who sits where.

use crate::{Arg, Say, Seat};
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr, sync::Arc};

/// A language the house speaks.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// Simplified Chinese.
    Zh,
}

impl Lang {
    /// Every language.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Zh];

    /// The language's short name: `en`, `zh`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Zh => "zh",
        }
    }

    /// The name a page's `lang` attribute wants.
    pub const fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Zh => "zh-Hans",
        }
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = String;

    fn from_str(text: &str) -> Result<Lang, String> {
        Lang::ALL
            .into_iter()
            .find(|l| l.code() == text)
            .ok_or_else(|| format!("{text:?} is no language here: en, zh"))
    }
}

/// One text per language, built into the binary.
#[derive(Clone, Copy, Debug)]
pub struct InBoth {
    /// The English text.
    pub en: &'static str,
    /// The Chinese text.
    pub zh: &'static str,
}

impl InBoth {
    /// The text in one language.
    pub const fn get(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Zh => self.zh,
        }
    }
}

/// The sentences the contract itself can say.
pub const HOUSE: InBoth = InBoth {
    en: include_str!("../words/en.ftl"),
    zh: include_str!("../words/zh.ftl"),
};

/// Puts a [`Say`] into one language, with the names at one table.
#[derive(Clone)]
pub struct Words {
    lang: Lang,
    bundle: Arc<FluentBundle<FluentResource>>,
    names: Arc<[String]>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Words")
            .field("lang", &self.lang)
            .field("names", &self.names)
            .finish_non_exhaustive()
    }
}

/// A sentence that could not be put into words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Speechless {
    /// The message that is missing or does not fit its arguments.
    pub key: String,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for Speechless {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.key, self.why)
    }
}

impl std::error::Error for Speechless {}

impl Words {
    /// Words of one language from the house's sentences and further ones, later files adding to earlier ones. A file that
    /// does not read or repeats a key is a mistake of the program, found by the law of words: it panics.
    pub fn new(lang: Lang, more: &[&InBoth]) -> Words {
        let tag = lang.tag().parse().expect("a language's tag is well formed");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        bundle.set_use_isolating(false);
        for text in std::iter::once(&HOUSE).chain(more.iter().copied()) {
            let resource = match FluentResource::try_new(text.get(lang).to_owned()) {
                Ok(resource) => resource,
                Err((_, errors)) => panic!("words of {lang} do not read: {errors:?}"),
            };
            if let Err(errors) = bundle.add_resource(resource) {
                panic!("words of {lang} repeat a key: {errors:?}");
            }
        }
        Words {
            lang,
            bundle: Arc::new(bundle),
            names: Arc::from([]),
        }
    }

    /// The same words at a table with these names, by seat.
    #[must_use]
    pub fn at(&self, names: &[String]) -> Words {
        Words {
            names: names.into(),
            ..self.clone()
        }
    }

    /// The language.
    pub const fn lang(&self) -> Lang {
        self.lang
    }

    /// The name of who sits there.
    pub fn name(&self, seat: Seat) -> String {
        match self.names.get(seat.index()) {
            Some(name) => name.clone(),
            None => self.say(&Say::new("seat").num("number", seat.0 + 1)),
        }
    }

    /// The sentence in this language. A key without a message comes back in angle brackets; a law keeps that from happening.
    pub fn say(&self, say: &Say) -> String {
        self.try_say(say).unwrap_or_else(|e| format!("⟨{}⟩", e.key))
    }

    /// A sentence without arguments.
    pub fn get(&self, key: &'static str) -> String {
        self.say(&Say::new(key))
    }

    /// The sentence, or what is missing for it.
    pub fn try_say(&self, say: &Say) -> Result<String, Speechless> {
        let mut args = FluentArgs::with_capacity(say.args.len());
        for (name, arg) in &say.args {
            args.set(*name, self.value(arg)?);
        }
        self.format(say.key, &args)
    }

    /// A number of an [`crate::Item`] in its unit: the message `unit-<unit>` says how it is written.
    pub fn amount(&self, unit: &str, value: i32) -> String {
        self.try_amount(unit, value)
            .unwrap_or_else(|e| format!("⟨{}⟩ {value}", e.key))
    }

    /// The amount, or what is missing for it.
    pub fn try_amount(&self, unit: &str, value: i32) -> Result<String, Speechless> {
        let mut args = FluentArgs::with_capacity(1);
        args.set("value", value.unsigned_abs());
        let amount = self.format(&format!("unit-{unit}"), &args)?;
        // The sign stands before the unit: −£3.
        Ok(if value < 0 {
            format!("−{amount}")
        } else {
            amount
        })
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> Result<String, Speechless> {
        let lacks = |why: &str| Speechless {
            key: key.to_owned(),
            why: why.to_owned(),
        };
        let message = self
            .bundle
            .get_message(key)
            .ok_or_else(|| lacks("no such message"))?;
        let pattern = message
            .value()
            .ok_or_else(|| lacks("the message has no text"))?;
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors);
        match errors.first() {
            Some(error) => Err(lacks(&error.to_string())),
            None => Ok(text.into_owned()),
        }
    }

    fn value(&self, arg: &Arg) -> Result<FluentValue<'static>, Speechless> {
        Ok(match arg {
            Arg::Num(n) => FluentValue::from(*n),
            Arg::Seat(seat) => self.name(*seat).into(),
            Arg::Say(say) => self.try_say(say)?.into(),
            Arg::List(list) => {
                let parts: Result<Vec<String>, Speechless> =
                    list.iter().map(|s| self.try_say(s)).collect();
                parts?
                    .join(match self.lang {
                        Lang::En => ", ",
                        Lang::Zh => "、",
                    })
                    .into()
            }
            Arg::Text(text) => text.clone().into_owned().into(),
        })
    }

    /// A sentence without arguments whose key is known only when it is looked for.
    pub fn named(&self, key: &str) -> String {
        self.format(key, &FluentArgs::new())
            .unwrap_or_else(|e| format!("⟨{}⟩", e.key))
    }

    /// Whether there is a message of this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// What kind of points the items of this key are: `source-KEY`, or the item itself where it is the same in every game.
    pub fn source(&self, key: &'static str) -> String {
        let source = self.format(&format!("source-{key}"), &FluentArgs::new());
        source.unwrap_or_else(|_| self.get(key))
    }
}
