//! A program with stretches of its text replaced, and the places of what is left.

use std::borrow::Cow;

use crate::text::token::Token;

/// A text that stands for another one.
pub(super) struct Respelled<'t> {
    pub(super) text: Cow<'t, str>,
    /// The end of each replaced stretch, in this text and in the one as given; ascending.
    joints: Vec<(u32, u32)>,
}

/// A stretch of a text, and the character that stands for it, if any.
pub(super) struct Replacement {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) by: Option<char>,
}

impl<'t> Respelled<'t> {
    /// Replaces stretches, which ascend and do not overlap. O(n).
    #[inline(never)] // one copy
    pub(super) fn of(text: &'t str, replacements: &[Replacement]) -> Self {
        let mut joints = Vec::with_capacity(replacements.len());
        if replacements.is_empty() {
            return Self { text: Cow::Borrowed(text), joints };
        }
        let mut respelled = String::with_capacity(text.len());
        let mut copied = 0;
        for &Replacement { start, end, by } in replacements {
            respelled.push_str(&text[copied..start]);
            respelled.extend(by);
            copied = end;
            joints.push((respelled.len() as u32, end as u32));
        }
        respelled.push_str(&text[copied..]);
        Self { text: Cow::Owned(respelled), joints }
    }

    /// The place of a token in the text as given. O(log n).
    pub(super) fn place(&self, Token { start, end }: Token) -> Token {
        let given = |at: u32| {
            let before = self.joints.partition_point(|&(end, _)| end <= at);
            before.checked_sub(1).map_or(at, |last| self.joints[last].1 + (at - self.joints[last].0))
        };
        Token { start: given(start), end: given(end) }
    }
}
