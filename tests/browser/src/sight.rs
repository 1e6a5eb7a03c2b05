//! How a page looks: a picture of it, and what is wrong with it.

use crate::visitor::{Look, Visitor};
use serde_json::{Value, json};
use std::path::Path;

/// The environment variable that says where axe-core's script lies; `cargo xtask test` sets it.
pub const AXE: &str = "ROUNDHOUSE_AXE";

impl Visitor {
    /// A picture of the window, or of the page from top to bottom, as PNG.
    pub fn picture(&self, whole: bool) -> Vec<u8> {
        let mut wish = json!({"format": "png", "captureBeyondViewport": whole});
        if whole {
            let size = self.ask("Page.getLayoutMetrics", json!({}))["cssContentSize"].clone();
            wish["clip"] = json!({"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1});
        }
        let picture = self.ask("Page.captureScreenshot", wish);
        from_base64(picture["data"].as_str().unwrap_or_default())
    }

    /// What axe finds wrong with the page as it stands.
    pub fn axe(&self) -> Vec<String> {
        let Some(file) = std::env::var_os(AXE) else {
            panic!("{AXE} does not say where axe-core lies; `cargo xtask test browser` fetches it");
        };
        let script = std::fs::read_to_string(Path::new(&file)).expect("axe-core's script is read");
        self.eval(&format!("if (!window.axe) {{ {script} }}; true"));
        let found = self.eval(
            "axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations.flatMap((v) =>
                v.nodes.map((n) => `${v.id}: ${n.html.slice(0, 160)} — ${n.failureSummary.split('\\n').slice(1, 3).join(' ')}`)))",
        );
        strings(&found)
    }

    /// Where the page as it stands breaks the layout law: sizes, clipping, overlap, targets, reach.
    pub fn breaches(&self) -> Vec<String> {
        let Look { width, touch, .. } = self.look();
        strings(&self.eval(&format!(
            "({})({width}, {touch})",
            include_str!("law.js").trim_end()
        )))
    }
}

fn from_base64(text: &str) -> Vec<u8> {
    let six = |c: u8| -> u32 {
        match c {
            b'A'..=b'Z' => u32::from(c - b'A'),
            b'a'..=b'z' => u32::from(c - b'a') + 26,
            b'0'..=b'9' => u32::from(c - b'0') + 52,
            b'+' => 62,
            _ => 63,
        }
    };
    let text = text.trim_end_matches('=').as_bytes();
    text.chunks(4)
        .flat_map(|four| {
            let bits = four.iter().fold(0, |bits, c| bits << 6 | six(*c)) << (6 * (4 - four.len()));
            bits.to_be_bytes()[1..four.len()].to_vec()
        })
        .collect()
}

fn strings(list: &Value) -> Vec<String> {
    let list = list.as_array().cloned().unwrap_or_default();
    list.iter()
        .map(|s| s.as_str().unwrap_or_default().to_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::from_base64;

    #[test]
    fn base64_is_read() {
        for (text, bytes) in [("TWFu", "Man"), ("TWE=", "Ma"), ("TQ==", "M"), ("", "")] {
            assert_eq!(from_base64(text), bytes.as_bytes());
        }
    }
}
