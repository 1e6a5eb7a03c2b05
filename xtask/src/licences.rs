//! Every dependency comes from the one registry or from this workspace, under a licence we can pass on.

use crate::{say, workshop::Workshop};
use serde_json::Value;
use std::{collections::BTreeMap, path::Path};

const OURS: &str = "MIT OR Apache-2.0";

const ALLOWED: [&str; 11] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

pub(crate) fn licences(shop: &Workshop) -> Result<(), String> {
    for file in ["LICENSE-MIT", "LICENSE-APACHE"] {
        if !shop.root.join(file).is_file() {
            return Err(format!("{file} is missing"));
        }
    }
    let wrong: Vec<String> = shop
        .packages
        .iter()
        .filter_map(|package| trouble(package, &shop.root))
        .collect();
    if !wrong.is_empty() {
        return Err(format!("\n  {}", wrong.join("\n  ")));
    }
    let mut kinds = BTreeMap::new();
    for package in &shop.packages {
        *kinds.entry(text(package, "license")).or_insert(0) += 1;
    }
    for (licence, packages) in kinds {
        say(format_args!("{packages:>4}  {licence}"));
    }
    Ok(())
}

fn trouble(package: &Value, root: &Path) -> Option<String> {
    let name = format!("{} {}", text(package, "name"), text(package, "version"));
    let licence = text(package, "license");
    match package["source"].as_str() {
        None if !Path::new(text(package, "manifest_path")).starts_with(root) => {
            Some(format!("{name} lies outside the workspace"))
        }
        None if licence != OURS => Some(format!("{name} is ours, so it is licensed {OURS}")),
        None => None,
        // Cargo's name for crates.io, whatever mirror it is fetched from.
        Some(source) if !source.ends_with("/rust-lang/crates.io-index") => {
            Some(format!("{name} comes from {source}, not from the registry"))
        }
        Some(_) if licence.is_empty() => Some(format!("{name} states no licence")),
        Some(_) if !allowed(licence) => Some(format!("{name} is licensed {licence}")),
        Some(_) => None,
    }
}

fn text<'a>(package: &'a Value, key: &str) -> &'a str {
    package[key].as_str().unwrap_or_default()
}

/// Whether an SPDX expression leaves us a way within the list. `A/B` is the registry's old spelling of `A OR B`.
fn allowed(expression: &str) -> bool {
    let spaced = expression
        .replace('/', " OR ")
        .replace('(', " ( ")
        .replace(')', " ) ");
    let mut words: Vec<&str> = spaced.split_whitespace().rev().collect();
    any(&mut words) == Some(true) && words.is_empty()
}

/// `A OR B OR …`; the words are a stack, next word last.
fn any(words: &mut Vec<&str>) -> Option<bool> {
    let mut held = all(words)?;
    while words.last() == Some(&"OR") {
        words.pop();
        held |= all(words)?;
    }
    Some(held)
}

/// `A AND B AND …`
fn all(words: &mut Vec<&str>) -> Option<bool> {
    let mut held = one(words)?;
    while words.last() == Some(&"AND") {
        words.pop();
        held &= one(words)?;
    }
    Some(held)
}

/// `A`, `A WITH E` or `( … )`
fn one(words: &mut Vec<&str>) -> Option<bool> {
    let word = words.pop()?;
    if word == "(" {
        let held = any(words)?;
        return (words.pop()? == ")").then_some(held);
    }
    let mut licence = word.to_string();
    if words.last() == Some(&"WITH") {
        words.pop();
        licence = format!("{word} WITH {}", words.pop()?);
    }
    Some(ALLOWED.contains(&licence.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn expressions_are_read() {
        for good in [
            "MIT",
            "MIT/Apache-2.0",
            "Apache-2.0 OR GPL-2.0-only",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR GPL-3.0",
            "GPL-3.0 AND MIT OR MIT",
        ] {
            assert!(allowed(good), "{good}");
        }
        for bad in [
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "(MIT OR Apache-2.0) AND MPL-2.0",
            "MIT WITH Strings-attached",
            "(MIT",
            "MIT)",
            "MIT MIT",
            "OR",
            "",
        ] {
            assert!(!allowed(bad), "{bad}");
        }
    }

    fn found(source: Value, licence: &str, manifest: &str) -> Option<String> {
        let package = json!({
            "name": "p", "version": "1.0.0", "license": licence, "source": source, "manifest_path": manifest,
        });
        trouble(&package, Path::new("/house"))
    }

    #[test]
    fn each_reason_is_found() {
        let registry = "registry+https://github.com/rust-lang/crates.io-index";
        assert_eq!(found(json!(registry), "MIT", "/cache/Cargo.toml"), None);
        assert_eq!(found(Value::Null, OURS, "/house/xtask/Cargo.toml"), None);
        for (source, licence, manifest, reason) in [
            (json!(registry), "GPL-3.0", "", "is licensed GPL-3.0"),
            (json!(registry), "", "", "states no licence"),
            (
                json!("git+https://example.org/p"),
                "MIT",
                "",
                "not from the registry",
            ),
            (Value::Null, "MIT", "/house/p/Cargo.toml", "is ours"),
            (
                Value::Null,
                OURS,
                "/elsewhere/Cargo.toml",
                "outside the workspace",
            ),
        ] {
            let told = found(source, licence, manifest).unwrap();
            assert!(told.contains(reason), "{told}");
        }
    }
}
