//! Luck that can be checked: a seed is plain, or derived from a secret that was fixed before the players' own numbers were known.
//!
//! The server draws a secret and publishes its [`commitment`] together with the numbers of the host's browser and of the bots;
//! only then it asks the other browsers for theirs. [`derive_seed`] mixes secret and numbers. After the game the secret is
//! shown and anybody can check both steps. This proves that the luck was not chosen; it does not prove that the host did not
//! peek, nor that a guest was not the host in disguise.

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Where a game's luck comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Luck {
    /// A seed anybody may know: simulations, daily challenges, a deal played again.
    Plain(u64),
    /// A seed nobody chose.
    Committed(Committed),
}

/// The `n`-th seed of a day's challenge: keyed by a secret that is kept until the day is over, since whoever knows a seed knows its luck.
pub fn daily_seed(secret: &Hex32, game: &str, content: u16, date: &str, n: u32) -> u64 {
    let mut mac = Hmac::<Sha256>::new_from_slice(&secret.0).expect("a key of any length is good");
    let text = format!("daily {game} {content} {date} {n}");
    mac.update(text.as_bytes());
    let bytes = mac.finalize().into_bytes();
    let mut word = [0; 8];
    word.copy_from_slice(&bytes[..8]);
    // A seed is written as a number in journals, and some readers keep only 53 bits of one.
    u64::from_le_bytes(word) >> 11
}

/// What is published, and after the game revealed, of a committed seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Committed {
    /// [`commitment`] of the secret.
    pub commitment: Hex32,
    /// The secret; absent while the game runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Hex32>,
    /// One number per seat, as each seat's browser sent it.
    pub nonces: Vec<String>,
}

/// Thirty-two bytes, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex32(pub [u8; 32]);

impl std::fmt::Display for Hex32 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|b| write!(f, "{b:02x}"))
    }
}

impl std::fmt::Debug for Hex32 {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{self}")
    }
}

impl std::str::FromStr for Hex32 {
    type Err = String;

    fn from_str(text: &str) -> Result<Hex32, String> {
        let bad = || format!("{text:?} is not 64 hexadecimal digits");
        if text.len() != 64 || !text.is_ascii() {
            return Err(bad());
        }
        let mut bytes = [0; 32];
        for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| bad())?;
        }
        Ok(Hex32(bytes))
    }
}

impl Serialize for Hex32 {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex32 {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Hex32, D::Error> {
        String::deserialize(from)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// Why a game's luck cannot be believed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Doubt {
    /// The secret is not shown (yet).
    Unrevealed,
    /// The secret does not belong to the commitment.
    WrongSecret,
    /// Not one number per seat.
    NonceCount,
}

/// What is published of a secret before anybody else adds a number.
pub fn commitment(secret: &Hex32) -> Hex32 {
    Hex32(
        Sha256::new()
            .chain_update(b"roundhouse commitment 1\n")
            .chain_update(secret.0)
            .finalize()
            .into(),
    )
}

/// The seed of a committed game: HMAC-SHA-256 under the secret over the seats' numbers.
pub fn derive_seed(secret: &Hex32, nonces: &[String]) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(&secret.0).expect("a key of any length is taken");
    mac.update(b"roundhouse seed 1\n");
    for nonce in nonces {
        mac.update(&(nonce.len() as u64).to_le_bytes());
        mac.update(nonce.as_bytes());
    }
    mac.finalize().into_bytes().into()
}

/// The seed of a plain number.
pub fn plain_seed(number: u64) -> [u8; 32] {
    Sha256::new()
        .chain_update(b"roundhouse plain 1\n")
        .chain_update(number.to_string())
        .finalize()
        .into()
}

impl Luck {
    /// The seed, if the secret is there and belongs to the commitment.
    pub fn seed(&self, seats: u8) -> Result<[u8; 32], Doubt> {
        match self {
            Luck::Plain(number) => Ok(plain_seed(*number)),
            Luck::Committed(Committed {
                commitment: published,
                secret,
                nonces,
            }) => {
                let secret = secret.as_ref().ok_or(Doubt::Unrevealed)?;
                if commitment(secret) != *published {
                    return Err(Doubt::WrongSecret);
                }
                if nonces.len() != usize::from(seats) {
                    return Err(Doubt::NonceCount);
                }
                Ok(derive_seed(secret, nonces))
            }
        }
    }

    /// The same without its secret: what may be shown while a game runs.
    #[must_use]
    pub fn sealed(&self) -> Luck {
        match self {
            Luck::Plain(number) => Luck::Plain(*number),
            Luck::Committed(c) => Luck::Committed(Committed {
                secret: None,
                ..c.clone()
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn committed() -> Committed {
        let secret = Hex32([9; 32]);
        Committed {
            commitment: commitment(&secret),
            secret: Some(secret),
            nonces: vec!["a".into(), "b".into()],
        }
    }

    #[test]
    fn a_seed_depends_on_the_secret_and_on_every_nonce() {
        let seed = |c: Committed| Luck::Committed(c).seed(2).unwrap();
        let base = seed(committed());
        assert_ne!(
            base,
            seed(Committed {
                nonces: vec!["a".into(), "c".into()],
                ..committed()
            })
        );
        assert_ne!(
            base,
            seed(Committed {
                nonces: vec!["ab".into(), "".into()],
                ..committed()
            })
        );
        let other = Hex32([8; 32]);
        assert_ne!(
            base,
            seed(Committed {
                secret: Some(other),
                commitment: commitment(&other),
                ..committed()
            })
        );
    }

    #[test]
    fn a_changed_secret_and_a_missing_nonce_are_doubted() {
        let wrong = Committed {
            secret: Some(Hex32([1; 32])),
            ..committed()
        };
        assert_eq!(Luck::Committed(wrong).seed(2), Err(Doubt::WrongSecret));
        assert_eq!(Luck::Committed(committed()).seed(3), Err(Doubt::NonceCount));
        assert_eq!(
            Luck::Committed(committed()).sealed().seed(2),
            Err(Doubt::Unrevealed)
        );
    }

    #[test]
    fn thirty_two_bytes_round_trip_as_hexadecimal() {
        let hex = Hex32(core::array::from_fn(|i| i as u8 * 7));
        assert_eq!(hex.to_string().parse::<Hex32>(), Ok(hex));
        assert!("zz".repeat(32).parse::<Hex32>().is_err());
        assert!("00".parse::<Hex32>().is_err());
    }
}
