//! The bytes of each window of tokens, as the input of byte hashes.
//!
//! The tokens of one text are concatenated in one buffer, words separated by one U+0020, characters by nothing. Each window of
//! k tokens is therefore one slice, and does not depend on punctuation or white space between words. Two windows of k tokens
//! have equal bytes only if their tokens are equal: no token is empty or ends with a space, so the first space of each run
//! separates two words; and characters show where they end. O(n) time; a copy of the text and one position a token.

use crate::params::Unit;
use crate::text::reader::{Reader, Source, TextTokens};

/// The tokens of one text, concatenated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenBytes {
    /// Every token, followed by the separator.
    bytes: Vec<u8>,
    /// The start of each token, and the end of the last one's separator.
    starts: Vec<usize>,
    /// Bytes of a separator.
    gap: usize,
}

impl TokenBytes {
    /// Reads a text and concatenates its tokens, including excluded ones.
    #[must_use]
    pub fn read(reader: &Reader, source: &Source) -> (Self, TextTokens) {
        let separator: &[u8] = match reader.params().unit {
            Unit::Words | Unit::Code => b" ",
            Unit::Characters => b"",
        };
        let mut laid_out = Self {
            bytes: Vec::with_capacity(source.text.len() + separator.len()),
            starts: vec![0],
            gap: separator.len(),
        };
        let (text, _) = reader.read_by_reference(source, |token| laid_out.push(token.bytes, separator));
        (laid_out, text)
    }

    /// The tokens of a text.
    #[cfg(test)]
    pub(crate) fn of(text: &str, params: &crate::params::Params) -> Self {
        Self::read(&Reader::new(params), &Source { name: "", text, is_template: false, segmenter: None }).0
    }

    fn push(&mut self, token: &[u8], separator: &[u8]) {
        self.bytes.extend_from_slice(token);
        self.bytes.extend_from_slice(separator);
        self.starts.push(self.bytes.len());
    }

    /// The number of tokens.
    #[must_use]
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Whether there is no token.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The bytes of one token.
    #[must_use]
    pub fn token(&self, index: usize) -> &[u8] {
        &self.bytes[self.start(index)..self.end(index)]
    }

    /// The bytes of each window of `k` tokens, in text order; none if there are fewer tokens. `k` is at least 1.
    #[must_use]
    pub fn windows(&self, k: u32) -> impl ExactSizeIterator<Item = &[u8]> {
        let k = k as usize;
        let count = (self.len() + 1).saturating_sub(k);
        (0..count).map(move |first| &self.bytes[self.start(first)..self.end(first + k - 1)])
    }

    /// All tokens and separators.
    pub(super) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The start of a token in [`TokenBytes::bytes`].
    pub(super) fn start(&self, index: usize) -> usize {
        self.starts[index]
    }

    /// One past a token's last byte.
    pub(super) fn end(&self, index: usize) -> usize {
        self.starts[index + 1] - self.gap
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::params::Params;

    fn windows(text: &str, params: &Params) -> Vec<String> {
        let tokens = TokenBytes::of(text, params);
        tokens.windows(params.k).map(|window| String::from_utf8_lossy(window).into_owned()).collect()
    }

    #[test]
    fn words_are_joined_by_one_space_whatever_stood_between_them() {
        let params = Params::builder().k(2).build().expect("valid");
        assert_eq!(windows("Белая  берёза,\npod — \t окном!", &params), ["белая берёза", "берёза pod", "pod окном"]);
        assert_eq!(windows("漢字", &params), ["漢 字"]);
        assert_eq!(windows("one", &params), [""; 0]);
        assert_eq!(windows(" … ", &params.to_builder().k(1).build().expect("valid")), [""; 0]);
    }

    #[test]
    fn characters_are_joined_by_nothing() {
        let params = Params::builder().unit(Unit::Characters).k(3).build().expect("valid");
        assert_eq!(windows("né 👩‍👩‍👧a", &params), ["né ", "é 👩‍👩‍👧", " 👩‍👩‍👧a"]);
    }

    #[test]
    fn a_token_has_no_separator() {
        let params = Params::default();
        let tokens = TokenBytes::of("to be or", &params);
        assert_eq!((0..tokens.len()).map(|i| tokens.token(i)).collect::<Vec<_>>(), [&b"to"[..], b"be", b"or"]);
        assert!(!tokens.is_empty());
        assert!(TokenBytes::of("?", &params).is_empty());
    }
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod properties {
    use std::collections::BTreeMap;

    use super::*;
    use crate::params::{Params, Whitespace};
    use proptest::prelude::*;

    proptest! {
        /// Text of characters that combine, join and separate: spaces, marks, flags, families, control characters.
        #[test]
        fn windows_with_equal_bytes_have_equal_tokens(
            parts in prop::collection::vec(
                prop::sample::select("a  \u{301}\u{200d}👩🇫🇷\r\n\0,각ᄀ\u{1161}क\u{94d}\u{600}漢".chars().collect::<Vec<_>>()),
                0..60,
            ),
            words: bool,
            strip_punctuation: bool,
            k in 1..4_u32,
        ) {
            let unit = if words { Unit::Words } else { Unit::Characters };
            let params = Params::builder()
                .unit(unit)
                .strip_punctuation(strip_punctuation)
                .k(k)
                .whitespace(Whitespace::Keep)
                .build()
                .expect("valid");
            let text: String = parts.into_iter().collect();
            let tokens = TokenBytes::of(&text, &params);
            let mut seen = BTreeMap::new();
            for (first, window) in tokens.windows(k).enumerate() {
                let parts: Vec<&[u8]> = (first..first + k as usize).map(|index| tokens.token(index)).collect();
                prop_assert_eq!(seen.entry(window).or_insert_with(|| parts.clone()), &parts);
            }
        }
    }
}
