//! A program with something undone that a compiler undoes before it reads words, and where each of its places stood before.

use std::borrow::Cow;

use crate::text::token::Token;

/// A program as its compiler reads it.
pub(super) struct Undone<'t> {
    pub(super) text: Cow<'t, str>,
    /// The end of each replacement, in this text and in the one as given; ascending.
    joints: Vec<(u32, u32)>,
}

impl Undone<'_> {
    /// The place of a token in the text as given. O(log n).
    pub(super) fn place(&self, start: u32, end: u32) -> Token {
        let given = |at: u32| {
            let before = self.joints.partition_point(|&(end, _)| end <= at);
            before.checked_sub(1).map_or(at, |last| self.joints[last].1 + (at - self.joints[last].0))
        };
        Token { start: given(start), end: given(end) }
    }
}

/// A text while stretches of it are replaced, from its beginning to its end.
pub(super) struct Undoing<'t> {
    text: &'t str,
    undone: String,
    copied: usize,
    joints: Vec<(u32, u32)>,
}

impl<'t> Undoing<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { text, undone: String::new(), copied: 0, joints: Vec::new() }
    }

    /// Replaces the bytes from `start` to `end`. Of a replacement that is longer than these, only the ends have a place in the text.
    pub(super) fn replace(&mut self, start: usize, end: usize, by: &str) {
        self.undone.push_str(&self.text[self.copied..start]);
        self.undone.push_str(by);
        self.copied = end;
        self.joints.push((self.undone.len() as u32, end as u32));
    }

    pub(super) fn end(mut self) -> Undone<'t> {
        if self.joints.is_empty() {
            return Undone { text: Cow::Borrowed(self.text), joints: self.joints };
        }
        self.undone.push_str(&self.text[self.copied..]);
        Undone { text: Cow::Owned(self.undone), joints: self.joints }
    }
}
