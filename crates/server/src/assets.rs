//! The files a browser needs, built into the binary, under addresses that change with their bytes.

use crate::problem::Problem;
use axum::{
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use sha2::{Digest, Sha256};
use std::{collections::BTreeMap, sync::OnceLock};

/// One file.
#[derive(Debug)]
pub(crate) struct Asset {
    kind: &'static str,
    text: String,
    tag: String,
}

const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const DRAWING: &str = "image/svg+xml";

/// The house's files. A script stands after those it imports: their addresses are written into it.
const HOUSE: [(&str, &str, &str); 27] = [
    ("dom.js", SCRIPT, include_str!("../assets/dom.js")),
    ("paths.js", SCRIPT, include_str!("../assets/paths.js")),
    ("tabs.js", SCRIPT, include_str!("../assets/tabs.js")),
    ("rules.js", SCRIPT, include_str!("../assets/rules.js")),
    ("camera.js", SCRIPT, include_str!("../assets/camera.js")),
    ("bell.js", SCRIPT, include_str!("../assets/bell.js")),
    ("morph.js", SCRIPT, include_str!("../assets/morph.js")),
    ("motion.js", SCRIPT, include_str!("../assets/motion.js")),
    ("notice.js", SCRIPT, include_str!("../assets/notice.js")),
    ("line.js", SCRIPT, include_str!("../assets/line.js")),
    ("detail.js", SCRIPT, include_str!("../assets/detail.js")),
    ("shown.js", SCRIPT, include_str!("../assets/shown.js")),
    ("hands.js", SCRIPT, include_str!("../assets/hands.js")),
    ("beside.js", SCRIPT, include_str!("../assets/beside.js")),
    ("point.js", SCRIPT, include_str!("../assets/point.js")),
    ("table.js", SCRIPT, include_str!("../assets/table.js")),
    ("around.js", SCRIPT, include_str!("../assets/around.js")),
    ("page.js", SCRIPT, include_str!("../assets/page.js")),
    ("replay.js", SCRIPT, include_str!("../assets/replay.js")),
    ("luck.js", SCRIPT, include_str!("../assets/luck.js")),
    ("replay.css", STYLE, include_str!("../assets/replay.css")),
    ("table.css", STYLE, include_str!("../assets/table.css")),
    ("house.css", STYLE, include_str!("../assets/house.css")),
    ("train.svg", DRAWING, include_str!("../assets/train.svg")),
    ("icons.svg", DRAWING, include_str!("../assets/icons.svg")),
    ("wheel.svg", DRAWING, include_str!("../assets/wheel.svg")),
    (
        "wheel-turn.svg",
        DRAWING,
        include_str!("../assets/wheel-turn.svg"),
    ),
];

fn all() -> &'static BTreeMap<String, Asset> {
    static ALL: OnceLock<BTreeMap<String, Asset>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all: BTreeMap<String, Asset> = BTreeMap::new();
        for (name, kind, text) in HOUSE {
            let import = |text: String, (name, asset): (&String, &Asset)| {
                text.replace(
                    &format!("\"./{name}\""),
                    &format!("\"./{name}?{}\"", asset.tag),
                )
            };
            let text = all.iter().fold(text.to_owned(), import);
            all.insert(name.to_owned(), Asset::new(kind, text));
        }
        for title in shelf::titles() {
            let card = title.card();
            let style = Asset::new(STYLE, card.style.to_owned());
            all.insert(format!("{}.css", card.id), style);
            // Drawn into a page it needs no name of its kind, as a file it does.
            let named = "<svg xmlns=\"http://www.w3.org/2000/svg\" ";
            let drawing = title.poster().replacen("<svg ", named, 1);
            all.insert(poster(card.id), Asset::new(DRAWING, drawing));
        }
        all
    })
}

impl Asset {
    fn new(kind: &'static str, text: String) -> Asset {
        let tag = Sha256::digest(&text)[..6]
            .iter()
            .map(|b| format!("{b:02x}"))
            .collect();
        Asset { kind, text, tag }
    }
}

/// The script of every page, the last of those it is made of.
pub(crate) const PAGE: &str = "page.js";

/// What the script of every page is made of, to be fetched all at once.
pub(crate) fn scripts() -> impl Iterator<Item = &'static str> {
    let names = HOUSE.iter().map(|(name, _, _)| *name);
    names.take_while(|name| *name != PAGE)
}

/// The file of a game's poster.
pub(crate) fn poster(game: &str) -> String {
    format!("{game}-poster.svg")
}

/// The address of a file as it is now.
pub(crate) fn address(name: &str) -> String {
    let tag = all().get(name).map_or("", |a| &a.tag);
    format!("/assets/{name}?{tag}")
}

/// Answers with a file.
pub(crate) fn answer(name: &str, asked: &HeaderMap) -> Result<Response, Problem> {
    let asset = all().get(name).ok_or(Problem::not_found())?;
    let tag = format!("\"{}\"", asset.tag);
    let known = asked
        .get(header::IF_NONE_MATCH)
        .and_then(|v| v.to_str().ok())
        == Some(&tag);
    let headers = [
        (header::CONTENT_TYPE, asset.kind.to_owned()),
        (
            header::CACHE_CONTROL,
            "public, max-age=31536000, immutable".to_owned(),
        ),
        (header::ETAG, tag),
    ];
    Ok(if known {
        (StatusCode::NOT_MODIFIED, headers).into_response()
    } else {
        (headers, asset.text.clone()).into_response()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_names_what_it_imports_by_its_present_address() {
        for (name, _, _) in HOUSE {
            for import in all()[name].text.split("\"./").skip(1) {
                let import = import.split('"').next().unwrap();
                let (file, tag) = import.split_once('?').unwrap_or((import, ""));
                assert_eq!(all()[file].tag, tag, "{name} imports {file}");
            }
        }
    }
}
