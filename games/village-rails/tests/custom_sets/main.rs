//! Custom sets: what is accepted, and each defect refused with its line and reason, sayable in both languages.

mod cards;
mod counts;
mod text;

use table::{
    BadOptions, Game, InBoth, Lang, Words,
    set::{BadSet, Trial},
};
use village_rails::VillageRails;
use village_rails::content::{BASE, Content};

const WORDS: InBoth = VillageRails::CARD.words;

const TRIAL: Trial = Trial {
    base: BASE,
    words: WORDS,
    load: |text| Content::load(text).map(drop),
};

fn words() -> Words {
    Words::new(Lang::En, &[&WORDS])
}

fn english(bad: BadSet) -> String {
    words().say(&BadOptions::from(bad).say)
}
