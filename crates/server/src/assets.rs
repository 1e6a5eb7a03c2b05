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

const HOUSE: [(&str, &str, &str); 9] = [
    (
        "table.js",
        "text/javascript; charset=utf-8",
        include_str!("../assets/table.js"),
    ),
    (
        "table.css",
        "text/css; charset=utf-8",
        include_str!("../assets/table.css"),
    ),
    (
        "replay.js",
        "text/javascript; charset=utf-8",
        include_str!("../assets/replay.js"),
    ),
    (
        "luck.js",
        "text/javascript; charset=utf-8",
        include_str!("../assets/luck.js"),
    ),
    (
        "replay.css",
        "text/css; charset=utf-8",
        include_str!("../assets/replay.css"),
    ),
    (
        "house.css",
        "text/css; charset=utf-8",
        include_str!("../assets/house.css"),
    ),
    (
        "train.svg",
        "image/svg+xml",
        include_str!("../assets/train.svg"),
    ),
    (
        "icons.svg",
        "image/svg+xml",
        include_str!("../assets/icons.svg"),
    ),
    (
        "wheel.svg",
        "image/svg+xml",
        include_str!("../assets/wheel.svg"),
    ),
];

fn all() -> &'static BTreeMap<String, Asset> {
    static ALL: OnceLock<BTreeMap<String, Asset>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all = BTreeMap::new();
        let mut add = |name: String, kind, text: &str| {
            let tag = Sha256::digest(text)[..6]
                .iter()
                .map(|b| format!("{b:02x}"))
                .collect();
            all.insert(
                name,
                Asset {
                    kind,
                    text: text.to_owned(),
                    tag,
                },
            );
        };
        for (name, kind, text) in HOUSE {
            add(name.to_owned(), kind, text);
        }
        for title in shelf::titles() {
            let card = title.card();
            add(
                format!("{}.css", card.id),
                "text/css; charset=utf-8",
                card.style,
            );
        }
        all
    })
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
