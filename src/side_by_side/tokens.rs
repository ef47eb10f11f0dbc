//! Passages are found in words; their matched tokens and shared shingles are counted in tokens, which may be characters, or words
//! with their punctuation.

use std::ops::Range;

use super::reader::NO_WORD;
use crate::align::evidence::SharedPassage;
use crate::align::passages::SeedRun;

/// The tokens of a text and the words that they belong to.
pub(super) struct Tokens<'t> {
    hashes: &'t [u64],
    /// By token, its word or [`NO_WORD`]; `None` if tokens are words.
    word_of: Option<&'t [u32]>,
    /// By word, its tokens; empty if tokens are words.
    of_word: Vec<Range<u32>>,
}

impl<'t> Tokens<'t> {
    /// The tokens of a text with a number of words. O(n).
    pub(super) fn new(hashes: &'t [u64], word_of: Option<&'t [u32]>, words: usize) -> Self {
        let mut of_word = vec![0..0; word_of.map_or(0, |_| words)];
        for (token, word) in (0..).zip(word_of.unwrap_or_default().iter().copied()).filter(|&(_, word)| word != NO_WORD)
        {
            let Range { start, end } = &mut of_word[word as usize];
            (*start, *end) = (if start == end { token } else { *start }, token + 1);
        }
        let mut before = 0;
        for Range { start, end } in &mut of_word {
            // Of several words in one token only the first has it.
            if start == end {
                (*start, *end) = (before, before);
            }
            before = *end;
        }
        Self { hashes, word_of, of_word }
    }

    /// The matched tokens of one side of some passages, which do not overlap: those of matched words, and what stands within a
    /// passage between a matched word and the next word. An edit is displayed from its first word to its last, so these marks and
    /// spaces are displayed as matched. O(n).
    pub(super) fn matched(&self, found: &[SharedPassage], side: usize) -> Vec<Range<u32>> {
        // By word, the number of its passage, from 1 on, and whether it is matched there.
        let words = self.word_of.map_or(self.hashes.len(), |_| self.of_word.len());
        let mut passage_of = vec![(0, false); words];
        for (number, passage) in (1_u32..).zip(found) {
            passage.words(side).for_each(|word| passage_of[word as usize].0 = number);
            passage.matched_words(side).for_each(|word| passage_of[word as usize].1 = true);
        }
        let mut matched: Vec<Range<u32>> = Vec::new();
        // The word before, where its tokens end, and what is known of it.
        let (mut last, mut after, mut before) = (NO_WORD, 0, (0, false));
        for token in 0..self.hashes.len() as u32 {
            let word = self.word_of.map_or(token, |word_of| word_of[token as usize]);
            if word == NO_WORD {
                continue;
            }
            let here = passage_of[word as usize];
            let is_beside = last != NO_WORD && before.0 == here.0 && word.abs_diff(last) <= 1;
            let start = if is_beside && (before.1 || here.1) { after } else { token };
            let end = if here.1 { token + 1 } else { token };
            match matched.last_mut() {
                _ if here.0 == 0 || start == end => {}
                Some(range) if range.end == start => range.end = end,
                _ => matched.push(start..end),
            }
            (last, after, before) = (word, token + 1, here);
        }
        matched
    }

    /// The number of windows of k equal tokens in a run of equal words. The tokens of equal words, and those between them, may
    /// differ; no window spans a difference. O(n).
    pub(super) fn shared_windows([a, b]: [&Self; 2], run: &SeedRun, k: u32) -> u32 {
        let windows = |tokens: u32| (tokens + 1).saturating_sub(k);
        if a.word_of.is_none() {
            return windows(run.tokens);
        }
        let (mut sum, mut equal) = (0, 0);
        for at in 0..run.tokens {
            let has_next = at + 1 < run.tokens;
            let [of_a, of_b] = [a.with_gap(run.a + at, has_next), b.with_gap(run.b + at, has_next)];
            let same = of_a.iter().zip(of_b).take_while(|(x, y)| x == y).count();
            equal += same as u32;
            let [rest_a, rest_b] = [&of_a[same..], &of_b[same..]];
            if !(rest_a.is_empty() && rest_b.is_empty()) {
                sum += windows(equal);
                equal = rest_a.iter().rev().zip(rest_b.iter().rev()).take_while(|(x, y)| x == y).count() as u32;
            }
        }
        sum + windows(equal)
    }

    /// The tokens of a word, and with `has_next` those between it and the next word.
    fn with_gap(&self, word: u32, has_next: bool) -> &[u64] {
        let tokens = &self.of_word[word as usize];
        let next = self.of_word.get(word as usize + 1).filter(|next| has_next && next.start > tokens.end);
        &self.hashes[tokens.start as usize..next.map_or(tokens.end, |next| next.start) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shared_window_may_begin_within_what_stands_between_two_words() {
        // "ab, cd" and "ab; cd" share the windows "ab", " c" and "cd".
        let word_of = [0, 0, NO_WORD, NO_WORD, 1, 1];
        let texts = ["ab, cd", "ab; cd"].map(|text| text.bytes().map(u64::from).collect::<Vec<u64>>());
        let [a, b] = texts.each_ref().map(|hashes| Tokens::new(hashes, Some(&word_of), 2));
        assert_eq!(Tokens::shared_windows([&a, &b], &SeedRun { a: 0, b: 0, tokens: 2 }, 2), 3);
    }
}
