//! Where the rare words stand that suggest that one text was rewritten from the other.

use super::RewrittenPlaces;
use super::reader::LocatedText;
use crate::align::rewritten::telling::{TellingWords, TextCounts};
use crate::align::rewritten::{are_read, find};
use crate::params::Params;
use crate::text::span::Utf16Span;

/// Where so much of the shorter text is matched, one part in this many, that says it all.
const MATCHED_PARTS: u32 = 2;

/// Two texts as they are compared.
pub(super) struct TwoTexts<'t, 's> {
    pub(super) located: [&'t LocatedText<'s>; 2],
    /// Their packed words.
    pub(super) words: [&'t [u32]; 2],
    /// Matched words on the side with fewer.
    pub(super) matched: u32,
    /// Whether the second one comes first in the corpus: words are compared in the order of the corpus, as for the list.
    pub(super) is_swapped: bool,
}

impl TwoTexts<'_, '_> {
    /// The words in the same order, if there are enough. `counts` is called if it is needed. O(n) for n words.
    pub(super) fn rewritten<'c>(
        &self,
        counts: impl FnOnce() -> &'c TextCounts,
        params: &Params,
    ) -> Option<RewrittenPlaces> {
        let shorter = self.words[0].len().min(self.words[1].len()) as u32;
        if !are_read(params) || !params.evidence || self.matched * MATCHED_PARTS >= shorter {
            return None;
        }
        let counts = counts();
        let telling = self.words.map(|words| TellingWords::of(words, counts));
        let [first, second] = if self.is_swapped { [1, 0] } else { [0, 1] };
        let found = find(&telling[first], &telling[second], counts)?;
        let spans = |side: usize| -> Vec<Utf16Span> {
            // The words ascend on both sides.
            let places = found.in_order.iter().map(|places| places[side ^ first]);
            places.map(|place| self.located[side].span(place..place + 1)).collect()
        };
        Some(RewrittenPlaces { a: spans(0), b: spans(1), shared: found.shared })
    }
}
