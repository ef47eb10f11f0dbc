//! Positions in a text as the user gave it, one type a unit.
//!
//! Rust counts a string in UTF-8 bytes, JavaScript in UTF-16 code units. A number that could be either is how
//! highlights end up three letters off, so each unit is a type of its own, and [`Utf16Index`] is the only bridge.

use serde::Serialize;

/// Position in a text, in UTF-8 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ByteOffset(pub u32);

/// Position in a text, in UTF-16 code units, as JavaScript's strings and DOM ranges count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Utf16Offset(pub u32);

/// Half-open stretch of a text, in UTF-8 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByteSpan {
    /// First byte.
    pub start: ByteOffset,
    /// One past the last byte.
    pub end: ByteOffset,
}

/// Half-open stretch of a text, in UTF-16 code units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Utf16Span {
    /// First code unit.
    pub start: Utf16Offset,
    /// One past the last code unit.
    pub end: Utf16Offset,
}

/// Bytes between two checkpoints of a [`Utf16Index`]: a look-up counts at most this many bytes, some 100 ns, and the
/// checkpoints of a 1 MB text take 4 kB.
const STRIDE: usize = 1024;

/// Converts byte offsets of one text to UTF-16 offsets. O(n) to build, O(1) a look-up.
pub struct Utf16Index<'a> {
    text: &'a str,
    /// UTF-16 offset of the first character boundary at or after byte `i * STRIDE`; empty for ASCII, where both agree.
    checkpoints: Vec<(ByteOffset, Utf16Offset)>,
}

impl<'a> Utf16Index<'a> {
    /// Indexes `text`, whose length in bytes fits `u32`.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        let mut checkpoints = Vec::new();
        if !text.is_ascii() {
            checkpoints.reserve(text.len() / STRIDE + 1);
            let mut units = 0;
            for (byte, character) in text.char_indices() {
                if byte >= checkpoints.len() * STRIDE {
                    checkpoints.push((ByteOffset(byte as u32), Utf16Offset(units)));
                }
                units += character.len_utf16() as u32;
            }
        }
        Self { text, checkpoints }
    }

    /// The UTF-16 offset of a byte offset that lies on a character boundary.
    ///
    /// # Panics
    /// If `at` is not a character boundary of the text.
    #[must_use]
    pub fn offset(&self, at: ByteOffset) -> Utf16Offset {
        if self.checkpoints.is_empty() {
            return Utf16Offset(at.0);
        }
        let next = self.checkpoints.partition_point(|&(byte, _)| byte <= at);
        let (byte, units) = self.checkpoints[next - 1];
        let between = &self.text[byte.0 as usize..at.0 as usize];
        Utf16Offset(units.0 + between.chars().map(|c| c.len_utf16() as u32).sum::<u32>())
    }

    /// The UTF-16 span of a byte span whose ends lie on character boundaries.
    #[must_use]
    pub fn span(&self, span: ByteSpan) -> Utf16Span {
        Utf16Span { start: self.offset(span.start), end: self.offset(span.end) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agrees_with_javascript_on_every_boundary() {
        let text = "aé漢𝕏👩‍👩‍👧 ".repeat(200);
        let index = Utf16Index::new(&text);
        for (byte, _) in text.char_indices() {
            let expected = text[..byte].encode_utf16().count() as u32;
            assert_eq!(index.offset(ByteOffset(byte as u32)), Utf16Offset(expected));
        }
        assert_eq!(index.offset(ByteOffset(text.len() as u32)).0, text.encode_utf16().count() as u32);
    }

    #[test]
    fn ascii_needs_no_table() {
        let index = Utf16Index::new("plain");
        assert_eq!(index.offset(ByteOffset(5)), Utf16Offset(5));
    }
}
