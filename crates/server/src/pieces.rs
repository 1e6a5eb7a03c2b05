//! A page cut before everything that has a name of its own, so that a viewer is sent only the pieces it does not have.

use memchr::memmem;
use serde::Serialize;

/// Stands between the pieces of a page in a document, so that a browser can cut it alike.
const CUT: &str = "<!--part-->";

/// How far around its old place a piece is looked for: things shift a little, whole sections do not trade places.
const NEAR: usize = 24;

/// A page in pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pieces {
    text: String,
    /// Where each piece begins.
    starts: Vec<usize>,
}

/// A piece that is new, or a run of pieces that the viewer has: the first one's place there, and how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Piece<'p> {
    New(&'p str),
    Kept(usize, usize),
}

impl Pieces {
    /// Cuts a page before every section and every element with an id or a token.
    pub(crate) fn cut(text: String) -> Pieces {
        // From the name back to the tag that bears it.
        let tag = |at: usize| text[..=at].rfind('<').unwrap_or(0);
        let mut starts = vec![0];
        for name in ["<section", " id=\"", " data-token=\""] {
            starts.extend(memmem::find_iter(text.as_bytes(), name).map(tag));
        }
        starts.sort_unstable();
        starts.dedup();
        Pieces { text, starts }
    }

    fn len(&self) -> usize {
        self.starts.len()
    }

    fn piece(&self, at: usize) -> &str {
        let end = self.starts.get(at + 1).copied().unwrap_or(self.text.len());
        &self.text[self.starts[at]..end]
    }

    /// The page with its cuts marked.
    pub(crate) fn marked(&self) -> String {
        let pieces: Vec<&str> = (0..self.len()).map(|at| self.piece(at)).collect();
        pieces.join(CUT)
    }

    /// The page for somebody who has `before`.
    pub(crate) fn since(&self, before: Option<&Pieces>) -> Vec<Piece<'_>> {
        let mut pieces: Vec<Piece<'_>> = Vec::new();
        // The place in the old page that matches the place in the new one.
        let mut along = 0;
        for at in 0..self.len() {
            let piece = self.piece(at);
            let Some(old) = before.and_then(|b| b.near(along, piece)) else {
                pieces.push(Piece::New(piece));
                along += 1;
                continue;
            };
            along = old + 1;
            match pieces.last_mut() {
                Some(Piece::Kept(from, count)) if *from + *count == old => *count += 1,
                _ => pieces.push(Piece::Kept(old, 1)),
            }
        }
        pieces
    }

    /// Where a piece stands, at `along` or near it.
    fn near(&self, along: usize, piece: &str) -> Option<usize> {
        let after = along..(along + NEAR).min(self.len());
        let before = along.saturating_sub(NEAR)..along.min(self.len());
        after
            .chain(before.rev())
            .find(|at| self.piece(*at) == piece)
    }
}

#[cfg(test)]
mod tests {
    use super::{
        Piece::{self, Kept, New},
        Pieces,
    };

    fn page(cards: &[&str]) -> Pieces {
        let cards: String = cards
            .iter()
            .map(|c| format!(r#"<li id="{c}"><b>{c}</b></li>"#))
            .collect();
        Pieces::cut(format!("<div><section><ul>{cards}</ul></section></div>"))
    }

    /// What a browser makes of it.
    fn put_together(pieces: &[Piece<'_>], before: &Pieces) -> String {
        let text = |piece: &Piece<'_>| match piece {
            New(text) => (*text).to_owned(),
            Kept(from, count) => (*from..from + count).map(|at| before.piece(at)).collect(),
        };
        pieces.iter().map(text).collect()
    }

    #[test]
    fn a_page_is_cut_before_sections_ids_and_tokens_and_nothing_is_lost() {
        let text = r#"<div>a<section>b<i class="x">c</i><b data-token="t">d</b></section></div>"#;
        let pieces = Pieces::cut(text.to_owned());
        assert_eq!(
            pieces.marked(),
            r#"<div>a<!--part--><section>b<i class="x">c</i><!--part--><b data-token="t">d</b></section></div>"#
        );
        assert_eq!(pieces.marked().replace("<!--part-->", ""), text);
    }

    #[test]
    fn only_what_a_viewer_does_not_have_is_sent() {
        let before = page(&["a", "b", "c", "d", "end"]);
        let e = New(r#"<li id="e"><b>e</b></li>"#);
        let cases: [(&[&str], &[Piece<'_>]); 4] = [
            (&["a", "b", "c", "d", "end"], &[Kept(0, 7)]),
            (
                &["b", "c", "d", "a", "end"],
                &[Kept(0, 2), Kept(3, 3), Kept(2, 1), Kept(6, 1)],
            ),
            (
                &["b", "c", "e", "end"],
                &[Kept(0, 2), Kept(3, 2), e, Kept(6, 1)],
            ),
            (&["end"], &[Kept(0, 2), Kept(6, 1)]),
        ];
        for (cards, pieces) in cases {
            let after = page(cards);
            assert_eq!(after.since(Some(&before)), pieces, "{cards:?}");
            assert_eq!(put_together(pieces, &before), after.text, "{cards:?}");
        }
        let whole = before.since(None);
        assert!(whole.iter().all(|p| matches!(p, New(_))), "{whole:?}");
        assert_eq!(put_together(&whole, &before), before.text);
    }
}
