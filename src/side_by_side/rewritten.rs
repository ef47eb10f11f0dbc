//! The places of the rare words that suggest that one text was rewritten from the other.

use super::RewrittenPlaces;
use super::reader::LocatedText;
use crate::align::rewritten::rare::{RareWords, TextCounts};
use crate::align::rewritten::{find, is_possible};
use crate::params::Params;
use crate::text::span::Utf16Span;

/// If one in this many words of the shorter text is matched, the passages are evidence enough.
const MATCHED_PARTS: u32 = 2;

/// Two texts as they are compared.
pub(super) struct TwoTexts<'t, 's> {
    pub(super) located: [&'t LocatedText<'s>; 2],
    /// Their packed words.
    pub(super) words: [&'t [u32]; 2],
    /// Matched words on the side with fewer.
    pub(super) matched: u32,
}

impl TwoTexts<'_, '_> {
    /// The words in the same order, if there are enough. `counts` is called if it is needed. O(n) for n words.
    pub(super) fn rewritten<'c>(
        &self,
        counts: impl FnOnce() -> &'c TextCounts,
        params: &Params,
    ) -> Option<RewrittenPlaces> {
        let shorter = self.words[0].len().min(self.words[1].len()) as u32;
        if !is_possible(params) || !params.evidence || self.matched * MATCHED_PARTS >= shorter {
            return None;
        }
        let counts = counts();
        let rare = self.words.map(|words| RareWords::of(words, counts));
        let found = find(&rare[0], &rare[1], counts)?;
        let spans = |side: usize| -> Vec<Utf16Span> {
            // The words ascend on both sides.
            let places = found.in_order.iter().map(|places| places[side]);
            places.map(|place| self.located[side].span(place..place + 1)).collect()
        };
        Some(RewrittenPlaces { a: spans(0), b: spans(1), shared: found.shared })
    }
}
