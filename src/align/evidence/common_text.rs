//! Common text: parts shared by too many texts to be searched, such as the task or a form.
//!
//! It makes no candidate pairs. In pairs found otherwise it is aligned and matched, but it is no evidence, and the score of its
//! passage is discounted by how many texts share it, although most pairs of these were never aligned.
//!
//! It is known by grams (`grams`) that too many texts contain. What lies between two of them that follow each other is common,
//! too. Before the first and behind the last one it goes on for as long as that many texts agree: a copy may begin at the next word.

use std::ops::Range;

use super::grams::{GRAM_WORDS, Gram, WINDOW};
use super::tables::MAX_OCCURRENCES;
use super::word_pairs::PairedWords;
use crate::common::sort;
use crate::text::word::stem;

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
    /// From the common grams of a batch: the places of each. O(n log n) for n places.
    pub(super) fn of(words: &PairedWords, grams: &[&[Gram]]) -> Self {
        // Place, number of texts and number of the gram.
        let mut places: Vec<(u32, u32, u32)> = Vec::new();
        for (number, same) in (0..).zip(grams) {
            let texts = words.by_text(same).count() as u32;
            places.extend(same.iter().map(|&gram| (gram as u32, texts, number)));
        }
        sort::sort_by_key(&mut places, |&place| place);
        // What lies between two selected grams belongs to the same run.
        let is_followed = |pair: &[(u32, u32, u32)]| pair[1].0 - pair[0].0 <= WINDOW as u32;
        let mut edges = Edges::new(words, grams);
        let mut parts: Vec<CommonPart> = Vec::with_capacity(places.len());
        for (at, &(place, texts, gram)) in places.iter().enumerate() {
            let behind = places.get(at..at + 2).filter(|pair| is_followed(pair));
            let end = match behind {
                Some(next) => next[1].0,
                None => place + GRAM_WORDS as u32 + edges.of(gram, place, Direction::Behind),
            };
            let is_first = at == 0 || !is_followed(&places[at - 1..=at]);
            let start = if is_first { place - edges.of(gram, place, Direction::Before) } else { place };
            let start = parts.last().map_or(start, |before: &CommonPart| start.max(before.words.end));
            parts.push(CommonPart { words: start..end.max(start), texts });
        }
        Self { parts }
    }

    /// The common words within some words of the batch, from the first to the last. O(log n).
    pub(super) fn span_in(&self, words: &Range<u32>) -> Option<Range<u32>> {
        let first = self.parts.partition_point(|part| part.words.end <= words.start);
        let end = self.parts.partition_point(|part| part.words.start < words.end);
        let parts = self.parts.get(first..end)?;
        Some(parts.first()?.words.start.max(words.start)..parts.last()?.words.end.min(words.end))
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

/// The direction in which a common part goes on.
#[derive(Clone, Copy)]
enum Direction {
    Before,
    Behind,
}

/// How far common parts go on from grams, looked up for a gram when it is first asked for: most of them are followed by another one.
struct Edges<'t> {
    words: &'t PairedWords<'t>,
    grams: &'t [&'t [Gram]],
    /// By direction and gram, the number of words at each of its places.
    known: [Vec<Vec<u32>>; 2],
}

impl<'t> Edges<'t> {
    fn new(words: &'t PairedWords<'t>, grams: &'t [&'t [Gram]]) -> Self {
        Self { words, grams, known: [vec![Vec::new(); grams.len()], vec![Vec::new(); grams.len()]] }
    }

    /// The number of words by which the part at a place of a gram goes on.
    fn of(&mut self, gram: u32, place: u32, direction: Direction) -> u32 {
        let same = self.grams[gram as usize];
        if self.known[direction as usize][gram as usize].is_empty() {
            self.known[direction as usize][gram as usize] = self.lengths(same, direction);
        }
        let at = same.partition_point(|&gram| (gram as u32) < place);
        self.known[direction as usize][gram as usize][at]
    }

    /// For each place of a gram, how many words more than [`MAX_OCCURRENCES`] texts have in common there. O(n log n) for n places.
    fn lengths(&self, same: &[Gram], direction: Direction) -> Vec<u32> {
        let mut lengths = vec![0; same.len()];
        let texts: Vec<u32> = same.iter().map(|&gram| self.words.text_of(gram as u32) as u32).collect();
        // Places, as numbers in `same`, where as many words are equal.
        let mut equal: Vec<(Vec<u32>, u32)> = vec![((0..same.len() as u32).collect(), 0)];
        while let Some((places, length)) = equal.pop() {
            let word = |&at: &u32| self.word(texts[at as usize], same[at as usize] as u32, length, direction);
            let mut next: Vec<(u32, u32)> = places.iter().filter_map(|at| Some((word(at)?, *at))).collect();
            sort::sort_by_key(&mut next, |&next| next);
            for agreeing in next.chunk_by(|x, y| x.0 == y.0) {
                let agreeing: Vec<u32> = agreeing.iter().map(|&(_, at)| at).collect();
                let in_texts = agreeing.chunk_by(|&x, &y| texts[x as usize] == texts[y as usize]).count();
                if in_texts > MAX_OCCURRENCES {
                    for &at in &agreeing {
                        lengths[at as usize] = length + 1;
                    }
                    if length + 1 < MAX_EDGE {
                        equal.push((agreeing, length + 1));
                    }
                }
            }
        }
        lengths
    }

    /// The word that follows a gram and `length` others behind it, or before it. `None` beyond the text, or if it is excluded.
    fn word(&self, text: u32, place: u32, length: u32, direction: Direction) -> Option<u32> {
        let at = place - self.words.starts[text as usize];
        let at = match direction {
            Direction::Before => at.checked_sub(length + 1)?,
            Direction::Behind => at + GRAM_WORDS as u32 + length,
        };
        self.words.texts[text as usize].get(at as usize).copied().filter(|&word| stem(word) != 0)
    }
}

/// How many words of a passage are no part of what many texts share, given the common parts of its text. O(log n + parts in the
/// passage).
pub(super) fn uncommon_words(passage: &Range<u32>, common: &[CommonPart]) -> u32 {
    let first = common.partition_point(|part| part.words.end <= passage.start);
    let (mut outside, mut from) = (0, passage.start);
    for CommonPart { words, .. } in common[first..].iter().take_while(|part| part.words.start < passage.end) {
        outside += words.start.saturating_sub(from);
        from = from.max(words.end);
    }
    outside + passage.end.saturating_sub(from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(words: Range<u32>, texts: u32) -> CommonPart {
        CommonPart { words, texts }
    }

    /// `count` words of their own, and from 100 on those that all share.
    fn own(text: u32, count: u32) -> impl Iterator<Item = u32> {
        (0..count).map(move |at| (10_000 + text * 100 + at) << 8)
    }

    #[test]
    fn a_common_part_ends_where_fewer_texts_agree() {
        // 45 texts share twenty words. Two of them go on with the same words, before and behind.
        let owned: Vec<Vec<u32>> = (0..45)
            .map(|text| {
                let beside =
                    |first: u32| own(if text < 2 { 99 } else { text }, 20).map(move |word| word + (first << 8));
                beside(0).chain((1..=20).map(|word| word << 8)).chain(beside(50)).collect()
            })
            .collect();
        let texts: Vec<&[u32]> = owned.iter().map(Vec::as_slice).collect();
        let starts: Vec<u32> = (0..=45).map(|text| text * 60).collect();
        let words = PairedWords { texts: &texts, starts: &starts, first_texts: 45 };
        // Every gram of which the first word is the fifth, or the eighth, of the shared ones.
        let places = |first: u64| (0..45).map(|text| first << 32 | (text * 60 + 20 + first)).collect::<Vec<Gram>>();
        let [fifth, eighth] = [4, 7].map(places);
        let common = CommonText::of(&words, &[&fifth, &eighth]);
        assert_eq!(common.within(60..120), [part(20..27, 45), part(27..40, 45)]);
        assert_eq!(common.span_in(&(70..90)), Some(80..90));
        assert_eq!([60..80, 100..120].map(|words| common.span_in(&words)), [None, None]);
        assert_eq!(uncommon_words(&(0..60), &common.within(60..120)), 40);
    }

    #[test]
    fn words_outside_common_parts_are_counted() {
        let common = [part(10..30, 41), part(30..38, 50)];
        assert_eq!(uncommon_words(&(0..100), &common), 72);
        assert_eq!(uncommon_words(&(35..45), &common), 7);
        assert_eq!(uncommon_words(&(50..90), &common), 40);
        assert_eq!(uncommon_words(&(12..20), &common), 0);
        assert_eq!(uncommon_words(&(0..50), &[]), 50);
    }
}
