//! Finds seeds: all maximal runs of at least n equal tokens in two texts.
//!
//! The n-grams of both texts are sorted and merged; matches that follow each other on one diagonal form a seed. An
//! n-gram that recurs in both texts would match each of its positions with every other. If that is more than
//! [`MAX_MATCHES`], its first position in one text is matched only with the first in the other, the second with the
//! second, and so on. Rare tokens nearby identify the right positions; without any, as in "ab ab ab …", this order is
//! as good as any. O(n) for natural texts once the n-grams are sorted, O(n · `MAX_MATCHES`) in the worst case.

use crate::common::radix::sort_by_uniform_key;
use crate::shingle::Shingles;

/// Most matches of one n-gram: its positions in one text times those in the other. A three-word phrase seldom occurs
/// more than ten times in an essay, and with 16 × 16 positions the words around it still identify the right ones.
pub const MAX_MATCHES: usize = 256;

/// A run of equal tokens in both texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeedRun {
    /// First token in the first text.
    pub a: u32,
    /// First token in the second text.
    pub b: u32,
    /// Length in tokens.
    pub tokens: u32,
}

impl SeedRun {
    /// One past its last token in the first text.
    #[must_use]
    pub fn a_end(&self) -> u32 {
        self.a + self.tokens
    }

    /// One past its last token in the second text.
    #[must_use]
    pub fn b_end(&self) -> u32 {
        self.b + self.tokens
    }

    /// The run without its first tokens.
    #[must_use]
    pub(super) fn without_first(self, tokens: u32) -> Self {
        Self { a: self.a + tokens, b: self.b + tokens, tokens: self.tokens - tokens }
    }
}

/// A text's tokens and the sorted positions of its n-grams, for matching with other texts.
pub struct Grams<'a> {
    /// The token hashes.
    pub(super) tokens: &'a [u64],
    /// Tokens that match nothing; empty if all may match.
    pub(super) masked: &'a [bool],
    /// The n-grams with their positions, ascending.
    places: Vec<(u64, u32)>,
    /// Tokens in a seed.
    n: u32,
}

impl<'a> Grams<'a> {
    /// Indexes the n-grams of a text (`n` at least 1) given as token hashes. N-grams with a token marked in `masked`
    /// are omitted; `masked` is as long as `tokens`, or empty. O(n) expected.
    #[must_use]
    pub fn new(tokens: &'a [u64], masked: &'a [bool], n: u32) -> Self {
        debug_assert!(masked.is_empty() || masked.len() == tokens.len());
        let all = Shingles::new(tokens, n).zip(0..);
        let mut places: Vec<(u64, u32)> = if masked.contains(&true) {
            let is_free = |place: u32| !masked[place as usize..(place + n) as usize].contains(&true);
            all.filter(|&(_, place)| is_free(place)).collect()
        } else {
            all.collect()
        };
        sort_by_uniform_key(&mut places, 0, |&(gram, _)| gram);
        Self { tokens, masked, places, n }
    }

    /// The number of tokens.
    pub(super) fn len(&self) -> u32 {
        self.tokens.len() as u32
    }

    /// Whether a token may be matched.
    pub(super) fn is_free(&self, place: u32) -> bool {
        self.masked.get(place as usize) != Some(&true)
    }
}

/// The seeds of two texts.
pub struct Seeds {
    /// Ascending by their start in the first text, then in the second.
    pub runs: Vec<SeedRun>,
    /// Whether a passage might consist only of n-grams of which not all matches were tried.
    pub bounded: bool,
}

/// The seeds of two texts. `bounded` is reported if at least `shortest` tokens in a row consist only of frequent
/// n-grams. O(n) for natural texts.
#[must_use]
pub fn seeds(a: &Grams, b: &Grams, shortest: u32) -> Seeds {
    let matches = matches(a, b);
    let mut runs: Vec<SeedRun> = Vec::new();
    // The seeds that include the previous position, by their next position in the second text; both ascend.
    let mut open: Vec<(u32, usize)> = Vec::new();
    let mut next = Vec::new();
    let (mut frequent, mut bounded) = (0, false);
    for (place, matches) in (0..).zip(&matches) {
        frequent = if matches.is_partial { frequent + 1 } else { 0 };
        bounded |= frequent > shortest.saturating_sub(a.n);
        let mut before = open.iter().peekable();
        for &(_, other) in &b.places[matches.start as usize..matches.end as usize] {
            while before.next_if(|&&(next, _)| next < other).is_some() {}
            let run = if let Some(&(_, run)) = before.next_if(|&&(next, _)| next == other) {
                runs[run].tokens += 1;
                run
            } else {
                runs.push(SeedRun { a: place, b: other, tokens: a.n });
                runs.len() - 1
            };
            next.push((other + 1, run));
        }
        open.clear();
        std::mem::swap(&mut open, &mut next);
    }
    Seeds { runs, bounded }
}

/// The matches of an n-gram of the first text: positions in the second text, as a range of [`Grams::places`].
#[derive(Clone, Copy, Default)]
struct Matches {
    start: u32,
    end: u32,
    /// Whether there are more matches, which are not tried.
    is_partial: bool,
}

/// The matches of each position of the first text.
fn matches(a: &Grams, b: &Grams) -> Vec<Matches> {
    let mut matches = vec![Matches::default(); (a.tokens.len() + 1).saturating_sub(a.n as usize)];
    let mut start = 0;
    for group in a.places.chunk_by(|x, y| x.0 == y.0) {
        let gram = group[0].0;
        start += b.places[start..].iter().take_while(|&&(other, _)| other < gram).count();
        let others = b.places[start..].iter().take_while(|&&(other, _)| other == gram).count();
        let end = start + others;
        let is_partial = group.len().saturating_mul(others) > MAX_MATCHES;
        for (rank, &(_, place)) in group.iter().enumerate() {
            let (from, to) = if is_partial { (start + rank, start + rank + 1) } else { (start, end) };
            matches[place as usize] = Matches { start: from.min(end) as u32, end: to.min(end) as u32, is_partial };
        }
        start = end;
    }
    matches
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(a: &str, b: &str, n: u32, shortest: u32) -> (Vec<(u32, u32, u32)>, bool) {
        let hashes = |text: &str| text.bytes().map(|byte| crate::text::token::hash(&[byte])).collect::<Vec<_>>();
        let (a, b) = (hashes(a), hashes(b));
        let found = seeds(&Grams::new(&a, &[], n), &Grams::new(&b, &[], n), shortest);
        (found.runs.iter().map(|run| (run.a, run.b, run.tokens)).collect(), found.bounded)
    }

    #[test]
    fn finds_maximal_runs_on_every_diagonal() {
        assert_eq!(found("abcde-abc", "__abcd", 3, 3), (vec![(0, 2, 4), (6, 2, 3)], false));
        assert_eq!(found("ab", "ab", 3, 3), (vec![], false));
    }

    #[test]
    fn positions_of_frequent_grams_have_one_match() {
        let (a, b) = ("-a".repeat(16), "a.".repeat(16));
        assert_eq!(found(&a, &b, 1, 9).0.len(), 256);
        let (runs, bounded) = found(&(a + "-a"), &b, 1, 9);
        assert_eq!((runs.len(), runs[15], bounded), (16, (31, 30, 1), false));
        // A passage of nothing but "a" might be missed.
        assert_eq!(found(&"a".repeat(20), &"a".repeat(20), 1, 9), (vec![(0, 0, 20)], true));
    }

    #[test]
    fn masked_tokens_are_part_of_no_seed() {
        let tokens = [1, 2, 3, 4, 5, 6, 7];
        let masked = [false, false, false, true, false, false, false];
        let [masked, free] = [&masked[..], &[]].map(|masked| Grams::new(&tokens, masked, 2));
        let expected = [SeedRun { a: 0, b: 0, tokens: 3 }, SeedRun { a: 4, b: 4, tokens: 3 }];
        assert_eq!(seeds(&masked, &free, 2).runs, expected);
        assert_eq!(seeds(&free, &masked, 2).runs, expected);
    }
}
