//! Input that nobody was offered: paths bent out of shape, other seats' actions, what was possible before.

use crate::{Dice, Game, Path, Seat};
use std::collections::BTreeSet;

/// What was seen in a game so far, to make guesses from.
#[derive(Debug)]
pub(super) struct Pool<G: Game> {
    tokens: BTreeSet<String>,
    paths: Vec<Path>,
    meant: Vec<(Seat, G::Action)>,
}

/// What was seen on the pages of one position: tokens, and readings of clicks.
#[derive(Debug)]
pub(super) struct Seen<G: Game> {
    pub(super) tokens: BTreeSet<String>,
    pub(super) meant: Vec<(Seat, G::Action)>,
}

impl<G: Game> Default for Pool<G> {
    fn default() -> Pool<G> {
        Pool {
            tokens: BTreeSet::new(),
            paths: Vec::new(),
            meant: Vec::new(),
        }
    }
}

const MOST_TOKENS: usize = 400;
const MOST_PATHS: usize = 40;

impl<G: Game> Pool<G> {
    /// Remembers a few of these paths and all their tokens.
    pub(super) fn see(&mut self, paths: &[Path], luck: &mut Dice) {
        for _ in 0..paths.len().min(4) {
            let path = pick(paths, luck);
            if self.tokens.len() < MOST_TOKENS {
                self.tokens.extend(path.tokens().map(str::to_owned));
            }
            if self.paths.len() < MOST_PATHS {
                self.paths.push(path.clone());
            } else {
                let at = luck.below(MOST_PATHS as u32) as usize;
                self.paths[at] = path.clone();
            }
        }
    }

    /// Remembers what was seen on pages.
    pub(super) fn look(&mut self, seen: Seen<G>) {
        let room = MOST_TOKENS.saturating_sub(self.tokens.len());
        self.tokens.extend(seen.tokens.into_iter().take(room));
        self.meant = seen.meant;
    }

    /// What clicks meant in the position before.
    pub(super) fn meant_before(&mut self) -> Vec<(Seat, G::Action)> {
        std::mem::take(&mut self.meant)
    }

    /// A path nobody asked for: one seen before, as it was or with one thing changed.
    pub(super) fn guess(&self, luck: &mut Dice) -> Option<Path> {
        if self.paths.is_empty() {
            return None;
        }
        let mut pieces: Vec<String> = pick(&self.paths, luck)
            .as_str()
            .split(' ')
            .map(str::to_owned)
            .collect();
        let at = luck.below(pieces.len() as u32) as usize;
        match luck.below(8) {
            0 => {}
            1 if pieces.len() > 1 => {
                pieces.remove(at);
            }
            2 => pieces.insert(at, self.token(luck)),
            3 => pieces.push(self.token(luck)),
            4 => {
                let to = luck.below(pieces.len() as u32) as usize;
                pieces.swap(at, to);
            }
            5 => {
                let (sign, token) = split(&pieces[at]);
                let turned: String = token
                    .chars()
                    .map(|c| match c {
                        '0'..='9' => char::from(b'0' + luck.below(10) as u8),
                        c => c,
                    })
                    .collect();
                pieces[at] = format!("{sign}{turned}");
            }
            _ => pieces[at] = self.like(&pieces[at], luck),
        }
        pieces.join(" ").parse().ok()
    }

    fn token(&self, luck: &mut Dice) -> String {
        let at = luck.below(self.tokens.len() as u32) as usize;
        let token = self
            .tokens
            .iter()
            .nth(at)
            .expect("a pool with a path has its tokens");
        match luck.below(4) {
            0 => format!("+{token}"),
            _ => token.clone(),
        }
    }

    /// Another token of the same kind.
    fn like(&self, piece: &str, luck: &mut Dice) -> String {
        let (sign, token) = split(piece);
        let kind = |t: &str| t.split_once(':').map(|(kind, _)| kind.to_owned());
        let alike: Vec<&String> = self
            .tokens
            .iter()
            .filter(|t| kind(t) == kind(token))
            .collect();
        match alike.len() {
            0 => piece.to_owned(),
            n => format!("{sign}{}", alike[luck.below(n as u32) as usize]),
        }
    }
}

fn split(piece: &str) -> (&str, &str) {
    match piece.strip_prefix('+') {
        Some(token) => ("+", token),
        None => ("", piece),
    }
}

/// One of several, each as likely.
pub(super) fn pick<'a, T>(of: &'a [T], luck: &mut Dice) -> &'a T {
    &of[luck.below(of.len() as u32) as usize]
}

/// A text that is rarely a path.
pub(super) fn garble(path: &Path, luck: &mut Dice) -> String {
    let mut text: Vec<char> = path.as_str().chars().collect();
    for _ in 0..=luck.below(3) {
        let odd = *pick(
            &['+', ' ', ':', '<', '\u{0}', '火', 'x', '-', '9', '\n'],
            luck,
        );
        let at = luck.below(text.len() as u32 + 1) as usize;
        match text.get_mut(at) {
            Some(place) if luck.below(2) == 0 => *place = odd,
            _ => text.insert(at, odd),
        }
    }
    text.into_iter().collect()
}
