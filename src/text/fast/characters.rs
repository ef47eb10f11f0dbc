//! Characters of plain text, each a token: a look-up each.

use super::alphabet::{Alphabet, CharacterKind};
use crate::params::{Params, Whitespace};
use crate::text::token;

/// Appends the hashes of the characters of a text whose white space is collapsed or removed, and says so; or appends
/// nothing, where the text is not plain. Signs beyond ASCII are plain only where punctuation is dropped.
#[inline(never)] // see `memory`
pub(super) fn hash(text: &[u8], params: &Params, alphabet: &Alphabet, hashes: &mut Vec<u64>) -> bool {
    let first = hashes.len();
    hashes.reserve(text.len());
    let mut space = false;
    let mut at = 0;
    while at < text.len() {
        let byte = text[at];
        let character = if byte < 0x80 {
            at += 1;
            if is_white_space(byte) {
                space = true;
                continue;
            }
            if params.text.strip_punctuation && !byte.is_ascii_alphanumeric() {
                continue;
            }
            alphabet.ascii(byte)
        } else {
            let (kind, length) = alphabet.kind(text, at);
            at += length;
            match kind {
                CharacterKind::Letter(letter) => token::hash(letter),
                CharacterKind::Space => {
                    space = true;
                    continue;
                }
                CharacterKind::Punctuation if params.text.strip_punctuation => continue,
                CharacterKind::Punctuation | CharacterKind::NotPlain => {
                    hashes.truncate(first);
                    return false;
                }
            }
        };
        if space && params.text.whitespace == Whitespace::Collapse && hashes.len() > first {
            hashes.push(alphabet.ascii(b' '));
        }
        space = false;
        hashes.push(character);
    }
    true
}

/// As `char::is_whitespace` has it, unlike `is_ascii_whitespace`, which leaves out the vertical tab.
fn is_white_space(byte: u8) -> bool {
    char::from(byte).is_whitespace()
}
