//! Two texts → seeds: every run of tokens, n or more long, that both hold word for word.
//!
//! Both texts' n-grams are sorted once and walked through side by side; matches that follow each other on one diagonal
//! are one seed. An n-gram that recurs in both texts would match each of its places with every other; where that is
//! more than [`MAX_MATCHES`], its first place in one text is matched with its first in the other, its second with the
//! second, and so on. What is rare around it tells its places apart; where nothing is rare, as in "ab ab ab …", that
//! order is as good as any. O(n · `MAX_MATCHES`) at worst, O(n) for natural texts once the n-grams are sorted.

use crate::common::radix::sort_by_uniform_key;
use crate::shingle::Shingles;

/// Most matches of one n-gram, its places in one text times those in the other. A three-word phrase seldom stands more
/// than ten times in an essay, and among 16 × 16 places the words around it still tell which belong together.
pub const MAX_MATCHES: usize = 256;

/// A run of tokens that stands in both texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Run {
    /// First token in the first text.
    pub a: u32,
    /// First token in the second text.
    pub b: u32,
    /// Length in tokens.
    pub tokens: u32,
}

impl Run {
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

    /// What is left of it without its first tokens.
    #[must_use]
    pub(super) fn without_first(self, tokens: u32) -> Self {
        Self { a: self.a + tokens, b: self.b + tokens, tokens: self.tokens - tokens }
    }
}

/// A text's tokens and the places of its n-grams, ready to be matched with other texts.
pub struct Grams<'a> {
    /// The token hashes.
    pub(super) tokens: &'a [u64],
    /// Which tokens are not to be matched; empty where all are.
    pub(super) masked: &'a [bool],
    /// The n-grams with their places, ascending.
    places: Vec<(u64, u32)>,
    /// Tokens in a seed.
    n: u32,
}

impl<'a> Grams<'a> {
    /// The n-grams of a text (`n` at least 1) given as token hashes. Tokens that `masked` marks are part of none, and
    /// match nothing; `masked` is as long as `tokens`, or empty. O(n) expected.
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

    /// How many tokens the text has.
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
    pub runs: Vec<Run>,
    /// Whether a passage could be made of nothing but n-grams of which not all matches were looked at.
    pub bounded: bool,
}

/// All seeds of two texts. Whether `shortest` tokens in a row are made of frequent n-grams alone is reported.
#[must_use]
pub fn seeds(a: &Grams, b: &Grams, shortest: u32) -> Seeds {
    let twins = twins(a, b);
    let mut runs: Vec<Run> = Vec::new();
    // The seeds that the place before was part of, by where they go on in the second text; both ascend.
    let mut open: Vec<(u32, usize)> = Vec::new();
    let mut next = Vec::new();
    let (mut frequent, mut bounded) = (0, false);
    for (place, twins) in (0..).zip(&twins) {
        frequent = if twins.is_part { frequent + 1 } else { 0 };
        bounded |= frequent > shortest.saturating_sub(a.n);
        let mut before = open.iter().peekable();
        for &(_, twin) in &b.places[twins.start as usize..twins.end as usize] {
            while before.next_if(|&&(goes_on, _)| goes_on < twin).is_some() {}
            let run = if let Some(&(_, run)) = before.next_if(|&&(goes_on, _)| goes_on == twin) {
                runs[run].tokens += 1;
                run
            } else {
                runs.push(Run { a: place, b: twin, tokens: a.n });
                runs.len() - 1
            };
            next.push((twin + 1, run));
        }
        open.clear();
        std::mem::swap(&mut open, &mut next);
    }
    Seeds { runs, bounded }
}

/// What the n-gram at a place of the first text is matched with: places of the second, as a stretch of [`Grams::places`].
#[derive(Clone, Copy, Default)]
struct Twins {
    start: u32,
    end: u32,
    /// Whether there are more, which are not looked at.
    is_part: bool,
}

/// The twins of each place of the first text.
fn twins(a: &Grams, b: &Grams) -> Vec<Twins> {
    let mut twins = vec![Twins::default(); (a.tokens.len() + 1).saturating_sub(a.n as usize)];
    let mut start = 0;
    for group in a.places.chunk_by(|x, y| x.0 == y.0) {
        let gram = group[0].0;
        start += b.places[start..].iter().take_while(|&&(other, _)| other < gram).count();
        let there = b.places[start..].iter().take_while(|&&(other, _)| other == gram).count();
        let end = start + there;
        let is_part = group.len().saturating_mul(there) > MAX_MATCHES;
        for (rank, &(_, place)) in group.iter().enumerate() {
            let (from, to) = if is_part { (start + rank, start + rank + 1) } else { (start, end) };
            twins[place as usize] = Twins { start: from.min(end) as u32, end: to.min(end) as u32, is_part };
        }
        start = end;
    }
    twins
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
    fn every_run_of_n_on_every_diagonal() {
        assert_eq!(found("abcde-abc", "__abcd", 3, 3), (vec![(0, 2, 4), (6, 2, 3)], false));
        assert_eq!(found("ab", "ab", 3, 3), (vec![], false));
    }

    #[test]
    fn of_what_is_frequent_each_place_has_one_twin() {
        let (a, b) = ("-a".repeat(16), "a.".repeat(16));
        assert_eq!(found(&a, &b, 1, 9).0.len(), 256);
        let (runs, bounded) = found(&(a + "-a"), &b, 1, 9);
        assert_eq!((runs.len(), runs[15], bounded), (16, (31, 30, 1), false));
        // A passage of nothing but "a" could go unseen.
        assert_eq!(found(&"a".repeat(20), &"a".repeat(20), 1, 9), (vec![(0, 0, 20)], true));
    }

    #[test]
    fn masked_tokens_are_part_of_no_seed() {
        let tokens = [1, 2, 3, 4, 5, 6, 7];
        let masked = [false, false, false, true, false, false, false];
        let [masked, free] = [&masked[..], &[]].map(|masked| Grams::new(&tokens, masked, 2));
        let expected = [Run { a: 0, b: 0, tokens: 3 }, Run { a: 4, b: 4, tokens: 3 }];
        assert_eq!(seeds(&masked, &free, 2).runs, expected);
        assert_eq!(seeds(&free, &masked, 2).runs, expected);
    }
}
