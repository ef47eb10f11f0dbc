//! Maps positions in a rewritten text back to its source.
//!
//! Normalisation and deobfuscation both rewrite a text and change lengths, but highlights must cover the text as the
//! user wrote it. Most of a text moves in blocks, so one entry covers many characters. O(log entries) for each look-up,
//! 12 bytes for each entry.

use crate::text::span::{ByteOffset, ByteSpan};

/// A stretch of the rewritten text, up to the next piece, and its source.
#[derive(Clone, Copy, Debug)]
struct Piece {
    rewritten: u32,
    given: u32,
    /// Bytes of the source of the whole piece; 0 if both are equal byte for byte.
    atom: u32,
}

/// A map from a rewritten text to its source.
#[derive(Clone, Debug, Default)]
pub struct Origin {
    /// Ascending; empty if no position differs.
    pieces: Vec<Piece>,
    /// The shift of the last piece if it is equal byte for byte: text with the same shift needs no new piece.
    linear_shift: Option<u32>,
}

impl Origin {
    /// Records that the rewritten text from `rewritten` on equals the source from `given` on, up to the next call.
    pub fn push_same(&mut self, rewritten: u32, given: u32) {
        let shift = Some(given.wrapping_sub(rewritten));
        if self.linear_shift != shift {
            self.pieces.push(Piece { rewritten, given, atom: 0 });
            self.linear_shift = shift;
        }
    }

    /// Records that the text from `rewritten` on, up to the next call, replaces `length` bytes (at least 1) of the
    /// source from `given` on as a whole.
    pub fn push_whole(&mut self, rewritten: u32, given: u32, length: u32) {
        self.pieces.push(Piece { rewritten, given, atom: length });
        self.linear_shift = None;
    }

    /// The range of the source behind a non-empty range of the rewritten text. O(log pieces).
    #[must_use]
    pub fn given(&self, start: u32, end: u32) -> ByteSpan {
        debug_assert!(start < end, "an empty range has no origin");
        if self.pieces.is_empty() {
            return ByteSpan { start: ByteOffset(start), end: ByteOffset(end) };
        }
        let first = self.piece_at(start);
        let last = self.piece_at(end - 1);
        let from = if first.atom > 0 { first.given } else { first.given + (start - first.rewritten) };
        let to = if last.atom > 0 { last.given + last.atom } else { last.given + (end - last.rewritten) };
        ByteSpan { start: ByteOffset(from), end: ByteOffset(to) }
    }

    fn piece_at(&self, offset: u32) -> Piece {
        self.pieces[self.pieces.partition_point(|piece| piece.rewritten <= offset) - 1]
    }
}
