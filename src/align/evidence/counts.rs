//! Matched and verbatim words of a pair's passages are counted.

use super::SharedPassage;
use super::matching::NONE;

/// Fewest equal words in a row that count as verbatim. Runs of two or three occur in any reworded sentence.
pub const VERBATIM_RUN: u32 = 5;

/// Counts over all passages of two texts, in words.
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
    /// Matched words of the longest passage, on the side with fewer.
    pub longest: u32,
    /// Number of passages.
    pub passages: u32,
    /// Sum of the passages' scores, in 1 / [`super::weights::NAT`] of a nat.
    pub score: u32,
}

impl Counts {
    /// Counts the passages of two texts, which are given as packed words. O(words in passages).
    #[must_use]
    pub fn of(passages: &[SharedPassage], a: &[u32], b: &[u32]) -> Self {
        let mut counts = Self::default();
        for passage in passages {
            let (matched_a, matched_b) = (passage.matched_a(), passage.matched_b());
            counts.matched_a += matched_a;
            counts.matched_b += matched_b;
            counts.verbatim_a += count_verbatim(passage.a.start, &passage.partners_a, a, b);
            counts.verbatim_b += count_verbatim(passage.b.start, &passage.partners_b, b, a);
            counts.longest = counts.longest.max(matched_a.min(matched_b));
            counts.passages += 1;
            counts.score = counts.score.saturating_add(passage.score.max(0).cast_unsigned());
        }
        counts
    }

    /// The same counts with the two texts swapped.
    #[must_use]
    pub fn swapped(self) -> Self {
        let Self { matched_a, matched_b, verbatim_a, verbatim_b, .. } = self;
        Self { matched_a: matched_b, matched_b: matched_a, verbatim_a: verbatim_b, verbatim_b: verbatim_a, ..self }
    }
}

/// The number of words in runs of at least [`VERBATIM_RUN`] words that equal their partners. `partners` begins with that of
/// the word at `start`.
fn count_verbatim(start: u32, partners: &[u32], own: &[u32], other: &[u32]) -> u32 {
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
