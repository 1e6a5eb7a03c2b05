//! The end of a game in words, so that it outlives the rules.

use crate::{Lang, Seat};
use serde::{Deserialize, Serialize};

/// The end of a game, readable without its rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// What everybody was told, in order.
    pub lines: Vec<PrintedLine>,
    /// The scores in seat order.
    pub sheets: Vec<PrintedSheet>,
}

/// A sentence as it was printed in each language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Printed {
    /// In English.
    pub en: String,
    /// In Chinese.
    pub zh: String,
}

impl Printed {
    /// The sentence in one language.
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Zh => &self.zh,
        }
    }
}

/// A line of the log as it was printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedLine {
    /// The number of the entry that told it.
    pub step: u32,
    /// Who did it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// What was said.
    pub text: Printed,
    /// With its items.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub items: Vec<PrintedItem>,
    /// Whether it was taken back later.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undone: bool,
}

/// An item as it was printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedItem {
    /// Who got or paid it.
    pub seat: Seat,
    /// What was counted.
    pub unit: String,
    /// How many.
    pub value: i32,
    /// Why.
    pub text: Printed,
    /// The rulebook's anchor.
    pub rule: String,
}

/// A score as it was printed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PrintedSheet {
    /// Whose.
    pub seat: Seat,
    /// Every point with its source.
    pub items: Vec<PrintedItem>,
    /// Their sum.
    pub total: i32,
    /// What breaks ties.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ties: Vec<i32>,
    /// The place.
    pub rank: u8,
}
