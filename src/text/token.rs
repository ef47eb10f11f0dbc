//! Splits normalised text into tokens: words by the Unicode rules, or user-perceived characters.
//!
//! Words are the segments of UAX #29 that contain a letter, a digit or an emoji; if punctuation is kept, every segment
//! that is not white space. Each ideograph and each hiragana is a token of its own; katakana, Cyrillic and Hangul form
//! words, a letter keeps its combining marks, and an emoji family stays whole. Characters are extended grapheme
//! clusters, so no highlight ever splits one. Segmentation is by `unicode-segmentation`, which in a browser is two to
//! three times as fast as `icu_segmenter` and needs none of its dictionaries, which would add 2 MB to the page.
//!
//! A token is represented by a 64-bit hash of its bytes, so its text is read only once. O(n) time.

use std::ops::Range;

use unicode_segmentation::UnicodeSegmentation;

use crate::params::{Params, Unit};
use crate::text::normalize::NormalizedText;
use crate::text::segmentation::{for_each_ascii_word, for_each_stretch};
use crate::text::unicode::is_emoji;

/// The byte range of a token in the normalised text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Token {
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

/// The tokens of a text, in order. O(n) time.
#[must_use]
#[inline(never)] // one copy
pub fn tokens(text: &NormalizedText, params: &Params) -> Vec<Token> {
    let text = text.as_str();
    let mut tokens = Vec::with_capacity(text.len() / 5);
    let mut take = |(start, token): (usize, &str)| {
        tokens.push(Token { start: start as u32, end: (start + token.len()) as u32 });
    };
    match params.unit {
        Unit::Characters => text.grapheme_indices(true).for_each(take),
        Unit::Words if params.strip_punctuation => for_each_word(text, take),
        // Programs are read by `crate::text::programs`; without a language they are words and symbols.
        Unit::Words | Unit::Code => {
            let visible = |(_, segment): &(usize, &str)| !segment.chars().all(char::is_whitespace);
            text.split_word_bound_indices().filter(visible).for_each(&mut take);
        }
    }
    tokens
}

/// Calls `each` with every word of a text and its place. Stretches of ASCII, between places that no rule of segmentation looks
/// across, are segmented without its tables. O(n).
fn for_each_word<'t>(text: &'t str, mut each: impl FnMut((usize, &'t str))) {
    let bytes = text.as_bytes();
    let end_of_ascii = |at: usize| at + bytes[at..].iter().take_while(|byte| byte.is_ascii()).count();
    let is_seam = |place: usize| bytes[place - 1] == b' ' && bytes[place].is_ascii_alphanumeric();
    for_each_stretch(bytes.len(), end_of_ascii, is_seam, |Range { start, end }, is_ascii| {
        let located = |(place, word)| each((start + place, word));
        if is_ascii {
            for_each_ascii_word(&text[start..end], located);
        } else {
            text[start..end].split_word_bound_indices().filter(|(_, segment)| is_word(segment)).for_each(located);
        }
    });
}

/// Whether a segment between word boundaries is a word rather than punctuation or white space.
fn is_word(segment: &str) -> bool {
    segment.chars().any(|c| c.is_alphanumeric() || (!c.is_ascii() && is_emoji(c)))
}

/// The bytes of a token that are compared: for words only the first letters, if `stem` asks for it. Truncation is the
/// simplest stemmer: in most languages the inflected forms of a word have the same beginning. O(stem).
#[must_use]
pub fn compared<'t>(text: &'t NormalizedText, Token { start, end }: Token, params: &Params) -> &'t [u8] {
    let token = &text.as_str()[start as usize..end as usize];
    let after_stem = if params.stem == 0 || params.unit != Unit::Words {
        None
    } else {
        token.char_indices().nth(params.stem as usize)
    };
    after_stem.map_or(token, |(end, _)| &token[..end]).as_bytes()
}

/// Odd multipliers with well-mixed bits (the fractional parts of the golden ratio and of √2).
const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;
const ROOT_TWO: u64 = 0x6a09_e667_f3bc_c909;

/// A 64-bit hash of a token: multiply and fold, eight bytes at a time.
///
/// Every step is a bijection of the state for given bytes and of the bytes for a given state, so tokens of equal length
/// up to 8 bytes never collide; a pair of longer ones does with a probability of about 2⁻⁶⁴. The multiplications are
/// 64-bit because 128-bit ones are two to nine times slower in wasm.
#[must_use]
pub fn hash(token: &[u8]) -> u64 {
    let mut state = begin(token.len());
    let (chunks, rest) = token.as_chunks::<8>();
    for &chunk in chunks {
        state = fold(state ^ u64::from_le_bytes(chunk));
    }
    if !rest.is_empty() {
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        state = fold(state ^ u64::from_le_bytes(last));
    }
    end(state)
}

/// The [`hash`] of a token within a text, without a copy. ASCII tokens can be hashed in lower case. O(length).
#[must_use]
pub fn hash_within(text: &[u8], start: usize, end_of_token: usize, lowercase: bool) -> u64 {
    let mut state = begin(end_of_token - start);
    let mut at = start;
    while at < end_of_token {
        let left = (end_of_token - at).min(8);
        // Reads eight bytes at once where the text has them and masks those after the token.
        let eight = match text[at..].first_chunk::<8>() {
            Some(&eight) => u64::from_le_bytes(eight) & (u64::MAX >> (64 - 8 * left)),
            None => text[at..end_of_token].iter().rev().fold(0, |eight, &byte| eight << 8 | u64::from(byte)),
        };
        state = fold(state ^ if lowercase { to_lowercase(eight) } else { eight });
        at += left;
    }
    end(state)
}

/// Converts eight ASCII characters to lower case. Two additions carry into the highest bit of each byte that is an
/// upper-case letter, which then sets the bit that distinguishes the cases.
fn to_lowercase(eight: u64) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    let from_a = eight + ONES * u64::from(0x80 - b'A');
    let beyond_z = eight + ONES * u64::from(0x80 - b'Z' - 1);
    eight | ((from_a & !beyond_z & (ONES << 7)) >> 2)
}

fn begin(length: usize) -> u64 {
    (length as u64).wrapping_mul(ROOT_TWO)
}

fn end(state: u64) -> u64 {
    // One more multiplication mixes the high bits into the low ones, which shingles depend on.
    let state = state.wrapping_mul(ROOT_TWO | 1);
    state ^ (state >> 29)
}

fn fold(word: u64) -> u64 {
    let product = word.wrapping_mul(GOLDEN);
    product ^ (product >> 32)
}

/// The hashes of all tokens of a text, in order. O(n).
#[must_use]
pub fn hashes(text: &NormalizedText, params: &Params) -> Vec<u64> {
    tokens(text, params).into_iter().map(|token| hash(compared(text, token, params))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::normalize::normalize;

    fn tokens(text: &str, params: &Params) -> Vec<String> {
        let text = normalize(text, params);
        let of = |Token { start, end }: Token| text.as_str()[start as usize..end as usize].to_owned();
        super::tokens(&text, params).into_iter().map(of).collect()
    }

    #[test]
    fn stretches_of_ascii_are_segmented_as_the_whole_text_is() {
        let pieces = [
            " ", " ", "a", "b c", "1", ".", ",", "'", ":", "_", "\r", "\n", "\t", "é", "я", "\u{301}", "\u{200d}",
            "人", "か", "👩", "🇫", "א", "\"", "\u{ad}", "\u{a0}", "\u{2028}", "カ",
        ];
        let mut random = 5_u64;
        for turn in 0..20_000_u64 {
            let mut text = String::new();
            for _ in 0..turn % 24 {
                random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
                let kinds = if turn % 3 == 0 { 12 } else { pieces.len() };
                text.push_str(pieces[(random >> 33) as usize % kinds]);
            }
            let mut found = Vec::new();
            for_each_word(&text, |word| found.push(word));
            let expected: Vec<_> = text.split_word_bound_indices().filter(|(_, segment)| is_word(segment)).collect();
            assert_eq!(found, expected, "{text:?}");
        }
    }

    #[test]
    fn stems_are_the_first_letters() {
        let compared_by = |word: &str, params: &Params| {
            let text = normalize(word, params);
            String::from_utf8(compared(&text, Token { start: 0, end: word.len() as u32 }, params).to_vec())
                .expect("text")
        };
        let stem = |word, stem| compared_by(word, &Params::builder().stem(stem).build().expect("valid"));
        assert_eq!(["copied", "copy", "co"].map(|word| stem(word, 3)), ["cop", "cop", "co"]);
        assert_eq!([stem("берёза", 4), stem("人", 3), stem("copied", 0)], ["берё", "人", "copied"]);
        assert_eq!(compared_by("abc", &Params::builder().unit(Unit::Code).stem(2).build().expect("valid")), "abc");
    }

    #[test]
    fn words_of_many_scripts() {
        let words = |text| tokens(text, &Params::default());
        assert_eq!(words("Don’t stop—e.g. 3.14, “now”!"), ["don't", "stop", "e.g", "3.14", "now"]);
        assert_eq!(words("Белая берёза, под моим окном."), ["белая", "берёза", "под", "моим", "окном"]);
        assert_eq!(words("人人生而自由"), ["人", "人", "生", "而", "自", "由"]);
        assert_eq!(words("カタカナ と ひら"), ["カタカナ", "と", "ひ", "ら"]);
        assert_eq!(words("हिन्दी भाषा"), ["हिन्दी", "भाषा"]);
        assert_eq!(words("ok 👩‍👩‍👧 🇫🇷!"), ["ok", "👩‍👩‍👧", "🇫🇷"]);
        assert_eq!(words("ΟΔΟΣ οδός"), ["οδοσ", "οδοσ"]);
        assert_eq!(words(" \t…!?"), [""; 0]);
    }

    #[test]
    fn punctuation_can_be_kept() {
        let params = Params::builder().strip_punctuation(false).build().expect("valid");
        assert_eq!(tokens("Yes, x+1!", &params), ["yes", ",", "x", "+", "1", "!"]);
    }

    #[test]
    fn characters_are_grapheme_clusters() {
        let params = Params::builder().unit(Unit::Characters).build().expect("valid");
        assert_eq!(tokens("né 👩‍👩‍👧.", &params), ["n", "é", " ", "👩‍👩‍👧"]);
    }

    #[test]
    fn hashing_in_place_equals_hashing_a_copy() {
        let text: Vec<u8> = (0..600_u32).map(|n| (n * n % 127 + 1) as u8).collect();
        for start in (0..600).step_by(7).chain(560..600) {
            for end in start + 1..=(start + 40).min(600) {
                let token = &text[start..end];
                assert_eq!(hash_within(&text, start, end, false), hash(token));
                assert_eq!(hash_within(&text, start, end, true), hash(&token.to_ascii_lowercase()));
            }
        }
    }

    #[test]
    fn short_tokens_of_one_length_never_share_a_hash() {
        let mut seen: Vec<u64> = (0..=u16::MAX).map(|n| hash(&n.to_le_bytes())).collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 1 << 16);
        assert_ne!(hash(b"a"), hash(b"a\0"));
        assert_ne!(hash(b""), hash(b"\0"));
    }
}
