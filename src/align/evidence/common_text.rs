//! The parts of texts that more than [`MAX_OCCURRENCES`](super::tables::MAX_OCCURRENCES) texts share: the task, a form, a quotation.
//!
//! Such a part makes no two texts a candidate pair. A pair that is one for another reason contains it all the same, and is
//! aligned over it. Then its words are matched, but they are no evidence, and the score of its passage is discounted by how many
//! texts share it, although most pairs of these were never aligned.

use std::ops::Range;

use crate::common::sort;

use super::grams::{GRAM_WORDS, WINDOW};

/// Words that a common part may go on before its first selected gram, and behind its last one.
const MAX_EDGE: u32 = WINDOW as u32 - 1;

/// Part of a text, and how many texts share it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CommonPart {
    /// Its words, in the numbering of the batch or of its text.
    pub(super) words: Range<u32>,
    /// How many texts contain it.
    pub(super) texts: u32,
}

/// The common parts of all texts of a batch.
#[derive(Clone, Debug, Default)]
pub struct CommonText {
    /// Ascending; the words in the numbering of the batch. None overlap within a text.
    parts: Vec<CommonPart>,
}

impl CommonText {
    /// From the places of common grams in the batch, with the number of texts that contain each. O(n log n).
    pub(super) fn of(mut grams: Vec<(u32, u32)>) -> Self {
        sort::sort_by_key(&mut grams, |&gram| gram);
        let next = grams.iter().skip(1).map(|&(place, _)| place).chain([u32::MAX]);
        let parts = grams.iter().zip(next).map(|(&(place, texts), next)| {
            // What lies between two selected grams belongs to the same run.
            let is_followed = next - place <= WINDOW as u32;
            CommonPart { words: place..if is_followed { next } else { place + GRAM_WORDS as u32 }, texts }
        });
        Self { parts: parts.collect() }
    }

    /// The parts that begin within some words of the batch, in the numbering of the first of these. O(log n + parts).
    pub(super) fn within(&self, text: Range<u32>) -> Vec<CommonPart> {
        let [from, to] = [text.start, text.end].map(|word| self.parts.partition_point(|part| part.words.start < word));
        let own = |part: &CommonPart| CommonPart {
            words: part.words.start - text.start..part.words.end.min(text.end) - text.start,
            texts: part.texts,
        };
        self.parts[from..to].iter().map(own).collect()
    }
}

/// How many words of a passage are no part of what many texts share, given the common parts of its text. If most of the passage is
/// common, so are the words beside it up to the length that no selected gram need be in. O(log n + parts in the passage).
pub(super) fn uncommon_words(passage: &Range<u32>, common: &[CommonPart]) -> u32 {
    let outside = words_outside(passage, common, 0);
    if outside * 2 > passage.len() as u32 { outside } else { words_outside(passage, common, MAX_EDGE) }
}

/// The words of a passage that are in no common part, where each part goes on by `edge` words on either side.
fn words_outside(passage: &Range<u32>, common: &[CommonPart], edge: u32) -> u32 {
    let first = common.partition_point(|part| part.words.end + edge <= passage.start);
    let (mut outside, mut from) = (0, passage.start);
    for CommonPart { words, .. } in &common[first..] {
        let start = words.start.saturating_sub(edge);
        if start >= passage.end {
            break;
        }
        outside += start.saturating_sub(from);
        from = from.max(words.end + edge);
    }
    outside + passage.end.saturating_sub(from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(words: Range<u32>, texts: u32) -> CommonPart {
        CommonPart { words, texts }
    }

    #[test]
    fn selected_grams_that_follow_one_another_are_one_stretch() {
        let common = CommonText::of(vec![(130, 45), (100, 41), (110, 50), (160, 44)]);
        assert_eq!(common.within(100..140), [part(0..10, 41), part(10..18, 50), part(30..38, 45)]);
        // What a part goes on beyond its text belongs to the next one.
        assert_eq!(common.within(150..164), [part(10..14, 44)]);
        assert_eq!(common.within(0..100), []);
    }

    #[test]
    fn words_beside_a_common_part_are_evidence_only_where_most_of_a_passage_is_not_common() {
        let common = [part(10..30, 41), part(30..38, 50)];
        assert_eq!(uncommon_words(&(0..50), &common), 0, "a task whose edges hold no selected gram");
        assert_eq!(uncommon_words(&(0..55), &common), 5, "a task and five words more");
        assert_eq!(uncommon_words(&(0..100), &common), 72, "a phrase that many use, in a copied part");
        assert_eq!(uncommon_words(&(50..90), &common), 40);
        assert_eq!(uncommon_words(&(12..20), &common), 0);
        assert_eq!(uncommon_words(&(0..50), &[]), 50);
    }
}
