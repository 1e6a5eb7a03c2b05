//! Reads off a drawn page what the laws ask of it: tokens, ids, attributes that a browser would refuse.

/// What stands in the tags of a page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Page {
    /// Every `data-token`, sorted, each once.
    pub(super) tokens: Vec<String>,
    /// Every `data-detail`, sorted, each once.
    pub(super) details: Vec<String>,
    /// Every `data-spot`.
    pub(super) spots: Vec<String>,
    /// Every `id`, in order.
    pub(super) ids: Vec<String>,
    /// Whether some element has a `style`.
    pub(super) styled: bool,
}

impl Page {
    pub(super) fn read(html: &str) -> Page {
        let mut page = Page::default();
        for tag in tags(html) {
            for (name, value) in attributes(tag) {
                match name {
                    "data-token" => page.tokens.push(value.to_owned()),
                    "data-detail" => page.details.push(value.to_owned()),
                    "data-spot" => page.spots.push(value.to_owned()),
                    "id" => page.ids.push(value.to_owned()),
                    "style" => page.styled = true,
                    _ => {}
                }
            }
        }
        page.tokens.sort();
        page.tokens.dedup();
        page.details.sort();
        page.details.dedup();
        page
    }

    pub(super) fn has(&self, token: &str) -> bool {
        self.tokens
            .binary_search_by(|t| t.as_str().cmp(token))
            .is_ok()
    }

    /// An id that stands twice.
    pub(super) fn twice(&self) -> Option<&String> {
        let mut ids: Vec<&String> = self.ids.iter().collect();
        ids.sort();
        ids.windows(2).find(|w| w[0] == w[1]).map(|w| w[0])
    }
}

/// What stands between `<` and `>`, quotes respected.
fn tags(html: &str) -> impl Iterator<Item = &str> {
    let mut rest = html;
    std::iter::from_fn(move || {
        let start = rest.find('<')? + 1;
        let mut quote = None;
        let end = rest[start..].find(|c| match (quote, c) {
            (None, '>') => true,
            (None, '"' | '\'') => {
                quote = Some(c);
                false
            }
            (Some(open), c) if open == c => {
                quote = None;
                false
            }
            _ => false,
        });
        let end = start + end.unwrap_or(rest.len() - start);
        let tag = &rest[start..end];
        rest = &rest[end..];
        Some(tag)
    })
}

/// The `name="value"` pairs of a tag; a name without a value has an empty one.
fn attributes(tag: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = tag
        .split_once(char::is_whitespace)
        .map_or("", |(_, rest)| rest);
    std::iter::from_fn(move || {
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == '/');
        if rest.is_empty() {
            return None;
        }
        let end = rest
            .find(|c: char| c.is_whitespace() || c == '=')
            .unwrap_or(rest.len());
        let name = &rest[..end];
        rest = &rest[end..];
        let Some(after) = rest.strip_prefix('=') else {
            return Some((name, ""));
        };
        let value = match after.chars().next().filter(|c| matches!(c, '"' | '\'')) {
            Some(quote) => after[1..].split(quote).next().unwrap_or_default(),
            None => after.split(char::is_whitespace).next().unwrap_or_default(),
        };
        let quoted = after.starts_with(['"', '\'']);
        let used = value.len() + if quoted { 2 } else { 0 };
        rest = &after[used.min(after.len())..];
        Some((name, value))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_ids_and_styles_are_read_off_the_tags_alone() {
        let page = Page::read(
            r#"<div id="a" class='x > y' data-token="t:1">id="no" style="no"<g data-token="t:1" hidden><br id=b /></g></div>"#,
        );
        assert_eq!(page.tokens, ["t:1"]);
        assert_eq!(page.ids, ["a", "b"]);
        assert!(!page.styled && page.has("t:1") && !page.has("t:2"));
        assert_eq!(page.twice(), None);
        let page = Page::read(r#"<p id="a" style="color:red"></p><p id="a"></p>"#);
        assert!(page.styled);
        assert_eq!(page.twice(), Some(&"a".to_owned()));
    }
}
