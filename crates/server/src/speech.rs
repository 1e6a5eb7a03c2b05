//! The house's own sentences, and which language a caller wants.

use axum::http::{HeaderMap, header};
use std::sync::OnceLock;
use table::{InBoth, Lang, Words};

/// Sentences of pages and problems.
pub(crate) const WORDS: InBoth = InBoth {
    en: include_str!("../words/en.ftl"),
    zh: include_str!("../words/zh.ftl"),
};

/// The cookie that keeps the chosen language.
pub(crate) const COOKIE: &str = "lang";

/// Words of the house without a game.
pub(crate) fn house(lang: Lang) -> Words {
    static ALL: OnceLock<[Words; 2]> = OnceLock::new();
    ALL.get_or_init(|| Lang::ALL.map(|lang| Words::new(lang, &[&WORDS])))[lang as usize].clone()
}

/// Words of the house and of one game.
pub(crate) fn of(title: &'static dyn table::Title, lang: Lang) -> Words {
    static ALL: OnceLock<Vec<[Words; 2]>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let pair = |t: &&'static dyn table::Title| {
            Lang::ALL.map(|lang| Words::new(lang, &[&WORDS, &t.card().words]))
        };
        shelf::titles().iter().map(pair).collect()
    });
    let at = shelf::titles()
        .iter()
        .position(|t| t.card().id == title.card().id);
    all[at.expect("every title is on the shelf")][lang as usize].clone()
}

/// The language a caller wants: the chosen one, else the first of its list that the house speaks.
pub(crate) fn asked(headers: &HeaderMap) -> Lang {
    if let Some(chosen) = cookie(headers, COOKIE).and_then(|v| v.parse().ok()) {
        return chosen;
    }
    let list = headers
        .get(header::ACCEPT_LANGUAGE)
        .and_then(|v| v.to_str().ok())
        .unwrap_or_default();
    list.split(',')
        .filter_map(|part| part.trim().split(['-', ';']).next())
        .find_map(|code| code.to_ascii_lowercase().parse().ok())
        .unwrap_or_default()
}

/// The value of a cookie.
pub(crate) fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|v| v.to_str().ok())
        .flat_map(|v| v.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, value)| value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(name: header::HeaderName, value: &str) -> HeaderMap {
        HeaderMap::from_iter([(name, value.parse().unwrap())])
    }

    /// A word that house and game both define would keep every page of every table from being drawn.
    #[test]
    fn no_game_takes_a_key_of_the_house() {
        for title in shelf::titles() {
            for lang in Lang::ALL {
                assert!(of(*title, lang).has("lobby") && of(*title, lang).has("title"));
            }
        }
    }

    #[test]
    fn the_chosen_language_comes_before_the_browsers_list() {
        assert_eq!(
            asked(&headers(header::ACCEPT_LANGUAGE, "fr, zh-CN;q=0.8, en")),
            Lang::Zh
        );
        assert_eq!(asked(&headers(header::ACCEPT_LANGUAGE, "fr")), Lang::En);
        let mut both = headers(header::ACCEPT_LANGUAGE, "zh");
        both.insert(header::COOKIE, "a=b; lang=en".parse().unwrap());
        assert_eq!(asked(&both), Lang::En);
    }
}
