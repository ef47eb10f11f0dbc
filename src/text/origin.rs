//! A changed text → where each stretch of it stood before the change.
//!
//! Normalisation and repair both write a text anew, a little longer here and shorter there; a highlight has to lie on
//! what the user wrote. Most of a text moves as a block, so that one entry serves many characters. O(log entries) a
//! look-up, 12 bytes an entry.

use crate::text::span::{ByteOffset, ByteSpan};

/// A stretch of changed text, up to the next piece, and the earlier text behind it.
#[derive(Clone, Copy, Debug)]
struct Piece {
    changed: u32,
    given: u32,
    /// Bytes of earlier text behind the whole piece; 0 means one for one, position by position.
    atom: u32,
}

/// The way back from a changed text to the text it was made of.
#[derive(Clone, Debug, Default)]
pub struct Origin {
    /// Ascending; empty where both texts agree byte for byte in position.
    pieces: Vec<Piece>,
    /// Between two pieces that are both one for one, position by position, no new piece is needed.
    linear_shift: Option<u32>,
}

impl Origin {
    /// Notes that the changed text goes on, from `changed` on, byte for byte as the given one from `given` on.
    pub fn push_same(&mut self, changed: u32, given: u32) {
        let shift = Some(given.wrapping_sub(changed));
        if self.linear_shift != shift {
            self.pieces.push(Piece { changed, given, atom: 0 });
            self.linear_shift = shift;
        }
    }

    /// Notes that what begins at `changed`, up to what is noted next, stands for `length` bytes (at least 1) from
    /// `given` on as a whole.
    pub fn push_whole(&mut self, changed: u32, given: u32, length: u32) {
        self.pieces.push(Piece { changed, given, atom: length });
        self.linear_shift = None;
    }

    /// The bytes of the given text behind a non-empty stretch of the changed one.
    #[must_use]
    pub fn given(&self, start: u32, end: u32) -> ByteSpan {
        debug_assert!(start < end, "an empty stretch has no origin");
        if self.pieces.is_empty() {
            return ByteSpan { start: ByteOffset(start), end: ByteOffset(end) };
        }
        let first = self.piece_at(start);
        let last = self.piece_at(end - 1);
        let from = if first.atom > 0 { first.given } else { first.given + (start - first.changed) };
        let to = if last.atom > 0 { last.given + last.atom } else { last.given + (end - last.changed) };
        ByteSpan { start: ByteOffset(from), end: ByteOffset(to) }
    }

    fn piece_at(&self, offset: u32) -> Piece {
        self.pieces[self.pieces.partition_point(|piece| piece.changed <= offset) - 1]
    }
}
