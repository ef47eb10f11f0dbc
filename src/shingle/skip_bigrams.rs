//! Tokens and their pairs: what is left of a sentence in other words.
//!
//! Each token counts, and each pair of tokens of which the second follows the first within some reach, whatever stands
//! between them: a word that was exchanged breaks its own pairs and no others, and a clause that moved keeps most of
//! its own. Tokens alone tell as much as a set of words, pairs add their order. A text of n tokens has up to r pairs for each,
//! so that all of them together would drown the tokens themselves; these stand in the set [`COPIES`] times, as numbers
//! of their own. A token that recurs stands there no more often for that: its pairs do. O(n (log n + r)) time, O(n r) space.
//!
//! Source: Lin and Och (2004), "Automatic evaluation of machine translation quality using longest common subsequence and
//! skip-bigram statistics", section 4.2, whose skip distance is this reach, and whose ROUGE-SU counts single words, too.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::common::mix::mix;

/// So many times a token stands in the set. With 5 to 10 sentences in other words are told from others best (PAN, as
/// `docs/evaluation.md` has it); with 1 pairs outweigh words, and a hundredth less is told right.
pub const COPIES: u32 = 10;

/// Keeps the numbers of copies apart from those that repetitions in a bag and weights get.
const SALT: u64 = 1 << 33;
/// Odd, and not the base of runs, so that a pair is never a run of two.
const BASE: u64 = 0x9fb2_1c65_1e98_df25;

/// How many numbers a text of so many tokens has, if none recurs; else fewer. At most `u64::MAX`.
#[must_use]
pub fn count(tokens: u64, reach: u32) -> u64 {
    let (tokens, reach) = (u128::from(tokens), u128::from(reach).min(tokens.into()));
    // The last tokens have fewer behind them.
    let numbers = tokens * (u128::from(COPIES) + reach) - reach * (reach + 1) / 2;
    u64::try_from(numbers).unwrap_or(u64::MAX)
}

/// Calls `each` with the number of every token and pair, and with the tokens it reaches over, those that begin earlier
/// first. The tokens' hashes may be any numbers; `reach` is at least 1.
pub fn for_each(tokens: &[u64], reach: u32, mut each: impl FnMut(u64, Range<usize>)) {
    let mut met = BTreeSet::new();
    for (at, &token) in tokens.iter().enumerate() {
        if met.insert(token) {
            for copy in 0..u64::from(COPIES) {
                each(mix(token ^ mix(SALT | copy)), at..at + 1);
            }
        }
        let behind = tokens[at + 1..].iter().take(reach as usize);
        for (end, &next) in (at + 2..).zip(behind) {
            each(mix(token.wrapping_mul(BASE).wrapping_add(next)), at..end);
        }
    }
}

/// The numbers of all tokens and pairs, in the order of [`for_each`].
#[must_use]
#[inline(never)] // see `memory`
pub fn numbers(tokens: &[u64], reach: u32) -> Vec<u64> {
    let mut numbers = Vec::with_capacity(count(tokens.len() as u64, reach) as usize);
    for_each(tokens, reach, |number, _| numbers.push(number));
    numbers
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[test]
    fn every_pair_within_reach_and_no_other() {
        let tokens = [10, 20, 30, 20, 10, 40];
        for reach in 1..=6 {
            let mut expected = Vec::new();
            for i in 0..tokens.len() {
                if !tokens[..i].contains(&tokens[i]) {
                    expected.extend([(i, i); COPIES as usize]);
                }
                expected.extend((i + 1..tokens.len()).filter(|j| j - i <= reach as usize).map(|j| (i, j)));
            }
            let mut found = Vec::new();
            let mut numbers_of: BTreeMap<Vec<u64>, Vec<u64>> = BTreeMap::new();
            for_each(&tokens, reach, |number, range| {
                found.push((range.start, range.end - 1));
                let pair: Vec<u64> = [range.start, range.end - 1].map(|at| tokens[at]).to_vec();
                let pair = if range.len() == 1 { pair[..1].to_vec() } else { pair };
                numbers_of.entry(pair).or_default().push(number);
            });
            assert_eq!(found, expected);
            // Two tokens recur.
            assert_eq!(count(tokens.len() as u64, reach), found.len() as u64 + 2 * u64::from(COPIES));
            assert_eq!(numbers(&tokens, reach).len(), found.len());
            // Equal tokens and pairs have equal numbers, different ones different numbers.
            let mut all = Vec::new();
            for (pair, mut numbers) in numbers_of {
                numbers.sort_unstable();
                numbers.dedup();
                assert_eq!(numbers.len(), if pair.len() == 1 { COPIES as usize } else { 1 });
                all.extend(numbers);
            }
            let distinct = all.len();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), distinct);
        }
        assert_eq!((count(0, 3), numbers(&[], 3)), (0, vec![]));
    }

    #[test]
    fn order_tells_pairs_apart() {
        let pair = |first, second| numbers(&[first, second], 1)[COPIES as usize];
        assert_ne!(pair(1, 2), pair(2, 1));
    }
}
