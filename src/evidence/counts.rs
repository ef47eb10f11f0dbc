//! The passages of a pair → what is counted of them.

use super::Found;
use super::matching::NONE;

/// Equal words in a row that were copied word for word; two or three are in any reworded sentence.
pub const VERBATIM_RUN: u32 = 5;

/// What is counted of the passages of two texts, in words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Words of the first text that are matched in passages.
    pub matched_a: u32,
    /// Words of the second text that are matched in passages.
    pub matched_b: u32,
    /// Of the matched words of the first text, those in runs of [`VERBATIM_RUN`] equal words or more.
    pub verbatim_a: u32,
    /// The same of the second text.
    pub verbatim_b: u32,
    /// Matched words of the longest passage, of the side with fewer.
    pub longest: u32,
    /// Passages.
    pub passages: u32,
    /// What they tell, in 1 / [`super::weights::NAT`] of a nat.
    pub score: u32,
}

impl Counts {
    /// Of the passages of two texts given as packed words. O(words in passages).
    #[must_use]
    pub fn of(found: &[Found], a: &[u32], b: &[u32]) -> Self {
        let mut counts = Self::default();
        for passage in found {
            let (matched_a, matched_b) = (passage.matched_a(), passage.matched_b());
            counts.matched_a += matched_a;
            counts.matched_b += matched_b;
            counts.verbatim_a += verbatim(passage.a.start, &passage.partners_a, a, b);
            counts.verbatim_b += verbatim(passage.b.start, &passage.partners_b, b, a);
            counts.longest = counts.longest.max(matched_a.min(matched_b));
            counts.passages += 1;
            counts.score = counts.score.saturating_add(passage.score.max(0).cast_unsigned());
        }
        counts
    }

    /// The same with the texts exchanged.
    #[must_use]
    pub fn turned(self) -> Self {
        let Self { matched_a, matched_b, verbatim_a, verbatim_b, .. } = self;
        Self { matched_a: matched_b, matched_b: matched_a, verbatim_a: verbatim_b, verbatim_b: verbatim_a, ..self }
    }
}

/// How many words from `start` on stand in runs of equal words with their partners.
fn verbatim(start: u32, partners: &[u32], own: &[u32], other: &[u32]) -> u32 {
    let mut verbatim = 0;
    let mut run = 0;
    let mut before = NONE;
    for (place, &partner) in (start..).zip(partners) {
        let is_equal = partner != NONE && own[place as usize] == other[partner as usize];
        if is_equal && run > 0 && partner == before.wrapping_add(1) {
            run += 1;
        } else {
            verbatim += if run >= VERBATIM_RUN { run } else { 0 };
            run = u32::from(is_equal);
        }
        before = partner;
    }
    verbatim + if run >= VERBATIM_RUN { run } else { 0 }
}
