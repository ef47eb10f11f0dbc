//! Common text: parts shared by too many texts to be searched, such as the task or a form.
//!
//! It makes no candidate pairs. In pairs found otherwise it is aligned and matched, but it is no evidence, and the score of its
//! passage is discounted by how many texts share it, although most pairs of these were never aligned.

use std::ops::Range;

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
    /// From common grams, ascending: the place of each in the batch in the upper 32 bits, and how many texts contain it in the
    /// lower 32. O(n).
    pub(super) fn of(grams: &[u64]) -> Self {
        let next = grams.iter().skip(1).map(|&gram| place(gram)).chain([u32::MAX]);
        let parts = grams.iter().zip(next).map(|(&gram, next)| {
            // What lies between two selected grams belongs to the same run.
            let is_followed = next - place(gram) <= WINDOW as u32;
            let end = if is_followed { next } else { place(gram) + GRAM_WORDS as u32 };
            CommonPart { words: place(gram)..end, texts: gram as u32 }
        });
        Self { parts: parts.collect() }
    }

    /// The common grams that are whole within some words of the batch: the first word of the first one, and the end of the last
    /// one. O(log n).
    pub(super) fn grams_in(&self, words: &Range<u32>) -> Option<Range<u32>> {
        let first = self.parts.partition_point(|part| part.words.start < words.start);
        let end = self.parts.partition_point(|part| part.words.start + GRAM_WORDS as u32 <= words.end);
        let grams = self.parts.get(first..end)?;
        Some(grams.first()?.words.start..grams.last()?.words.start + GRAM_WORDS as u32)
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

/// The place of a common gram in the batch.
fn place(gram: u64) -> u32 {
    (gram >> 32) as u32
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
        let grams = [(100, 41), (110, 50), (130, 45), (160, 44)];
        let common = CommonText::of(&grams.map(|(place, texts): (u64, u64)| place << 32 | texts));
        assert_eq!(common.within(100..140), [part(0..10, 41), part(10..18, 50), part(30..38, 45)]);
        // What a part goes on beyond its text belongs to the next one.
        assert_eq!(common.within(150..164), [part(10..14, 44)]);
        assert_eq!(common.within(0..100), []);
        assert_eq!(common.grams_in(&(105..140)), Some(110..138));
        assert_eq!([111..120, 0..107].map(|words| common.grams_in(&words)), [None, None]);
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
