//! Random names and keys. A key is shown once to its holder; the store keeps only its hash.

/// Sixteen random bytes as 32 hexadecimal digits.
pub(crate) fn key() -> String {
    let mut bytes = [0; 16];
    fill(&mut bytes);
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

/// Thirty-two random bytes.
pub(crate) fn secret() -> [u8; 32] {
    let mut bytes = [0; 32];
    fill(&mut bytes);
    bytes
}

/// A short name for an address: ten letters and digits.
pub(crate) fn short() -> String {
    let mut bytes = [0; 10];
    fill(&mut bytes);
    letters(&bytes)
}

/// Bytes as letters and digits that are not mistaken for each other, one each.
pub(crate) fn letters(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    let letter = |b: &u8| LETTERS[usize::from(b % 32)] as char;
    bytes.iter().map(letter).collect()
}

/// A random number below `bound`, for names and bots' thoughts.
pub(crate) fn number() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system gives random bytes");
}
