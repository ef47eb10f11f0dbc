//! Hashes of plain text whose tokens are characters: one look-up for each.

use super::alphabet::{Alphabet, CharacterKind};
use crate::params::{Params, Whitespace};
use crate::text::token;

/// Appends the hashes of a text's characters, with white space collapsed or removed, and returns true; if the text is not
/// plain, appends nothing and returns false. Punctuation beyond ASCII is plain only if punctuation is stripped.
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
            if params.strip_punctuation && !byte.is_ascii_alphanumeric() {
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
                CharacterKind::Punctuation if params.strip_punctuation => continue,
                CharacterKind::Punctuation | CharacterKind::NotPlain => {
                    hashes.truncate(first);
                    return false;
                }
            }
        };
        if space && params.whitespace == Whitespace::Collapse && hashes.len() > first {
            hashes.push(alphabet.ascii(b' '));
        }
        space = false;
        hashes.push(character);
    }
    true
}

/// Like `char::is_whitespace`; `is_ascii_whitespace` lacks the vertical tab.
fn is_white_space(byte: u8) -> bool {
    char::from(byte).is_whitespace()
}
