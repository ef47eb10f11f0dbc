//! Positions in a text as given, with one type for each unit.
//!
//! The engine counts UTF-8 bytes; browsers count UTF-16 code units. Mixing them up would misplace highlights, so each
//! unit has its own type, and only [`Utf16Index`] converts between them.

use serde::Serialize;

/// Position in a text, in UTF-8 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ByteOffset(pub u32);

/// Position in a text, in UTF-16 code units, as in browser strings and DOM ranges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Utf16Offset(pub u32);

/// Half-open range of a text, in UTF-8 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByteSpan {
    /// First byte.
    pub start: ByteOffset,
    /// One past the last byte.
    pub end: ByteOffset,
}

impl ByteSpan {
    /// The span moved towards the end of the text by `bytes`.
    #[must_use]
    pub fn moved_by(self, bytes: u32) -> Self {
        Self { start: ByteOffset(self.start.0 + bytes), end: ByteOffset(self.end.0 + bytes) }
    }
}

/// Half-open range of a text, in UTF-16 code units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Utf16Span {
    /// First code unit.
    pub start: Utf16Offset,
    /// One past the last code unit.
    pub end: Utf16Offset,
}

/// Distance between two checkpoints of a [`Utf16Index`]. A look-up decodes at most this many bytes, in some 15 ns, and
/// the checkpoints of a 1 MB text take 64 kB.
const STRIDE_BYTES: usize = 128;

/// Converts byte offsets of one text to UTF-16 offsets. O(n) to build, O(log n) for each look-up.
pub struct Utf16Index<'a> {
    text: &'a str,
    /// Byte and UTF-16 offset of the first character boundary at or after each multiple of `STRIDE_BYTES`; empty for
    /// ASCII, where both units agree.
    checkpoints: Vec<(ByteOffset, Utf16Offset)>,
}

impl<'a> Utf16Index<'a> {
    /// Indexes `text`, whose length in bytes fits `u32`.
    #[must_use]
    pub fn new(text: &'a str) -> Self {
        let mut checkpoints = Vec::new();
        if !text.is_ascii() {
            checkpoints.reserve(text.len() / STRIDE_BYTES + 1);
            let mut units = 0;
            for (byte, character) in text.char_indices() {
                if byte >= checkpoints.len() * STRIDE_BYTES {
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
    fn agrees_with_encode_utf16_on_every_boundary() {
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
