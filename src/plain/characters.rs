//! Characters of an ASCII text, each a token: a look-up each.

use crate::params::{Params, Whitespace};
use crate::token;

/// Appends the hashes of the characters of an ASCII text whose white space is collapsed or removed.
pub(super) fn hash(text: &[u8], params: &Params, hashes: &mut Vec<u64>) {
    let table: Vec<u64> = (0..128).map(|byte| token::hash(&[byte])).collect();
    hashes.reserve(text.len());
    let first = hashes.len();
    let mut space = false;
    for &byte in text {
        if is_white_space(byte) {
            space = true;
            continue;
        }
        if params.strip_punctuation && !byte.is_ascii_alphanumeric() {
            continue;
        }
        if space && params.whitespace == Whitespace::Collapse && hashes.len() > first {
            hashes.push(table[usize::from(b' ')]);
        }
        space = false;
        let byte = if params.lowercase { byte.to_ascii_lowercase() } else { byte };
        hashes.push(table[usize::from(byte)]);
    }
}

/// As `char::is_whitespace` has it, unlike `is_ascii_whitespace`, which leaves out the vertical tab.
fn is_white_space(byte: u8) -> bool {
    char::from(byte).is_whitespace()
}
