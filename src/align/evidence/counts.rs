//! Matched and verbatim words of a pair's passages are counted.

use serde::Serialize;

use super::SharedPassage;
use super::matching::NONE;

/// Fewest equal words in a row that count as verbatim. Runs of two or three occur in any reworded sentence.
pub const VERBATIM_RUN: u32 = 5;

/// The matched words of two texts, over all passages that they share: the same record in a search for evidence and in its report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MatchedCounts {
    /// Matched words of the first document.
    pub matched_a: u32,
    /// Matched words of the second document.
    pub matched_b: u32,
    /// Matched words of the first document that are in runs of at least five equal words; the others are reworded.
    pub verbatim_a: u32,
    /// Matched words of the second document that are in runs of at least five equal words.
    pub verbatim_b: u32,
    /// Matched words of the longest passage, on the side with fewer.
    pub longest: u32,
    /// Number of shared passages.
    pub passages: u32,
}

impl MatchedCounts {
    /// The matched words of the text with fewer of them.
    #[must_use]
    pub fn fewer(&self) -> u32 {
        self.matched_a.min(self.matched_b)
    }

    /// The same counts with the two documents swapped.
    #[must_use]
    pub fn swapped(self) -> Self {
        let Self { matched_a, matched_b, verbatim_a, verbatim_b, .. } = self;
        Self { matched_a: matched_b, matched_b: matched_a, verbatim_a: verbatim_b, verbatim_b: verbatim_a, ..self }
    }

    /// Counts the passages of two texts, which are given as packed words. O(words in passages).
    #[must_use]
    pub fn of(passages: &[SharedPassage], a: &[u32], b: &[u32]) -> Self {
        let mut counts = Self::default();
        for passage in passages {
            let (matched_a, matched_b) = (passage.matched_a(), passage.matched_b());
            let [verbatim_a, verbatim_b] = verbatim(passage, a, b);
            counts.matched_a += matched_a;
            counts.matched_b += matched_b;
            counts.verbatim_a += verbatim_a;
            counts.verbatim_b += verbatim_b;
            counts.longest = counts.longest.max(matched_a.min(matched_b));
            counts.passages += 1;
        }
        counts
    }
}

/// The sum of the passages' scores, in 1 / [`super::weights::NAT`] of a nat, at most `u32::MAX`: more is sure in any batch.
#[must_use]
pub fn total_score(passages: &[SharedPassage]) -> u32 {
    let sum: i64 = passages.iter().map(|passage| passage.score.max(0)).sum();
    u32::try_from(sum).unwrap_or(u32::MAX)
}

/// The words of a passage on either side that are in runs of at least [`VERBATIM_RUN`] equal words. O(words in the passage).
#[must_use]
pub fn verbatim(passage: &SharedPassage, a: &[u32], b: &[u32]) -> [u32; 2] {
    [0, 1].map(|side| {
        let mut verbatim = 0;
        for_each_run(passage, side, [a, b], |words| verbatim += if words >= VERBATIM_RUN { words } else { 0 });
        verbatim
    })
}

/// The number of words in the longest run of equal words in some passages. O(words in passages).
#[must_use]
pub fn longest_run(passages: &[SharedPassage], a: &[u32], b: &[u32]) -> u32 {
    let mut longest = 0;
    for passage in passages {
        // The sides may differ, and so the order of the texts would matter.
        for side in [0, 1] {
            for_each_run(passage, side, [a, b], |words| longest = longest.max(words));
        }
    }
    longest
}

/// Calls `each` with the number of words of each run of words on one side that equal their partners.
fn for_each_run(passage: &SharedPassage, side: usize, texts: [&[u32]; 2], mut each: impl FnMut(u32)) {
    let partners = passage.partners(side);
    let (own, other) = (texts[side], texts[1 - side]);
    let mut run = 0;
    let mut before = NONE;
    for (place, &partner) in (passage.words(side).start..).zip(partners) {
        let is_equal = partner != NONE && own[place as usize] == other[partner as usize];
        if is_equal && run > 0 && partner == before.wrapping_add(1) {
            run += 1;
        } else {
            each(run);
            run = u32::from(is_equal);
        }
        before = partner;
    }
    each(run);
}
