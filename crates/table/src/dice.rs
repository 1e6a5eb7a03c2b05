//! All luck comes through [`Dice`]: keyed by a seed and a step, fast for playouts, or scripted for tests.
//!
//! The draws of a keyed source are specified in `DRAWS.md` beside this crate, with vectors in `vectors/draws.json`, so that a
//! finished game's luck can be checked by anybody in any language. They never change.
//!
//! ```
//! use table::Dice;
//! let mut deck: Vec<u8> = (0..8).collect();
//! Dice::keyed([7; 32], 0).shuffle(&mut deck);
//! let mut again: Vec<u8> = (0..8).collect();
//! Dice::keyed([7; 32], 0).shuffle(&mut again);
//! assert_eq!(deck, again);
//! ```

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher, StreamCipherSeek};

/// A source of luck.
#[derive(Clone, Debug)]
pub struct Dice {
    source: Source,
    drawn: u32,
}

#[derive(Clone, Debug)]
enum Source {
    Keyed(Keyed),
    Fast([u64; 4]),
    Scripted {
        rolls: Vec<u64>,
        at: usize,
        bounds: Vec<u64>,
    },
}

/// ChaCha20 (RFC 8439) words under (seed, step), made block by block when first needed.
#[derive(Clone, Debug)]
struct Keyed {
    seed: [u8; 32],
    step: u64,
    block: u64,
    words: [u32; 16],
    at: usize,
}

impl Dice {
    /// The draws of one effective random step of a game: the deal is step 0.
    pub const fn keyed(seed: [u8; 32], step: u64) -> Dice {
        Dice {
            source: Source::Keyed(Keyed {
                seed,
                step,
                block: 0,
                words: [0; 16],
                at: 16,
            }),
            drawn: 0,
        }
    }

    /// Quick luck for playouts and benchmarks (xoshiro256++): repeatable, not checkable.
    pub const fn fast(seed: u64) -> Dice {
        let mut state = [0u64; 4];
        let mut x = seed;
        let mut i = 0;
        while i < 4 {
            // SplitMix64, the seeding its authors advise.
            x = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut z = x;
            z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            state[i] = z ^ (z >> 31);
            i += 1;
        }
        Dice {
            source: Source::Fast(state),
            drawn: 0,
        }
    }

    /// The given results one after another, then zeros; [`Dice::bounds`] tells what was asked. A result at or above its bound is
    /// a mistake of the test: it panics.
    pub fn scripted(rolls: impl IntoIterator<Item = u64>) -> Dice {
        Dice {
            source: Source::Scripted {
                rolls: rolls.into_iter().collect(),
                at: 0,
                bounds: Vec::new(),
            },
            drawn: 0,
        }
    }

    /// How many draws were asked for so far.
    pub const fn drawn(&self) -> u32 {
        self.drawn
    }

    /// The bounds a scripted source was asked for, in order; 0 stands for a whole word.
    pub fn bounds(&self) -> &[u64] {
        match &self.source {
            Source::Scripted { bounds, .. } => bounds,
            _ => &[],
        }
    }

    /// A number from 0 up to, not including, `bound`; every one equally likely. `bound` is at least 1.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0, "there is no number below 0");
        self.drawn += 1;
        match &mut self.source {
            Source::Keyed(keyed) => {
                let fair = (1u64 << 32) / u64::from(bound) * u64::from(bound);
                loop {
                    let word = keyed.word();
                    if u64::from(word) < fair {
                        return word % bound;
                    }
                }
            }
            Source::Fast(state) => fast_below(state, bound),
            Source::Scripted { rolls, at, bounds } => {
                let roll = next_scripted(rolls, at);
                assert!(
                    roll < u64::from(bound),
                    "scripted roll {roll} is not below {bound}"
                );
                bounds.push(u64::from(bound));
                roll as u32
            }
        }
    }

    /// A whole 64-bit word: two 32-bit words, the low one first.
    pub fn word(&mut self) -> u64 {
        self.drawn += 1;
        match &mut self.source {
            Source::Keyed(keyed) => {
                let low = u64::from(keyed.word());
                low | u64::from(keyed.word()) << 32
            }
            Source::Fast(state) => xoshiro(state),
            Source::Scripted { rolls, at, bounds } => {
                bounds.push(0);
                next_scripted(rolls, at)
            }
        }
    }

    /// Fisher–Yates from the last place down: place i changes with place `below(i + 1)`.
    pub fn shuffle<T>(&mut self, things: &mut [T]) {
        if let Source::Fast(state) = &mut self.source {
            // The same draws, with the state kept at hand: a playout's deal is mostly shuffling.
            let mut at_hand = *state;
            for i in (1..things.len()).rev() {
                things.swap(i, fast_below(&mut at_hand, i as u32 + 1) as usize);
            }
            *state = at_hand;
            self.drawn += things.len().saturating_sub(1) as u32;
            return;
        }
        for i in (1..things.len()).rev() {
            let j = self.below(i as u32 + 1) as usize;
            things.swap(i, j);
        }
    }
}

impl Keyed {
    #[inline]
    fn word(&mut self) -> u32 {
        if self.at == 16 {
            self.refill();
        }
        self.at += 1;
        self.words[self.at - 1]
    }

    #[cold]
    fn refill(&mut self) {
        // The nonce is 4 zero bytes and the step, little-endian; the block counter counts from 0.
        let mut nonce = [0; 12];
        nonce[4..].copy_from_slice(&self.step.to_le_bytes());
        let mut cipher = ChaCha20::new(&self.seed.into(), &nonce.into());
        cipher.seek(self.block * 64);
        let mut bytes = [0; 64];
        cipher.apply_keystream(&mut bytes);
        for (word, bytes) in self.words.iter_mut().zip(bytes.as_chunks::<4>().0) {
            *word = u32::from_le_bytes(*bytes);
        }
        self.block += 1;
        self.at = 0;
    }
}

fn next_scripted(rolls: &[u64], at: &mut usize) -> u64 {
    let roll = rolls.get(*at).copied().unwrap_or(0);
    *at += 1;
    roll
}

/// Lemire's product; the bias of at most bound / 2^32 does not matter to a playout.
#[inline]
fn fast_below(state: &mut [u64; 4], bound: u32) -> u32 {
    (((xoshiro(state) >> 32) * u64::from(bound)) >> 32) as u32
}

#[inline]
fn xoshiro(s: &mut [u64; 4]) -> u64 {
    let result = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
    let t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = s[3].rotate_left(45);
    result
}
