//! Tokens and skip-bigrams, which find reworded sentences.
//!
//! The set of a text contains each token, and each pair of tokens at most `reach` apart, whatever is between them: replacing a word
//! changes only its own pairs, and moving a clause keeps most of its pairs. Tokens alone compare vocabulary; pairs add word order.
//! A token has up to r pairs, which would outweigh the token itself, so the set contains each distinct token [`COPIES`] times, as
//! different numbers. A repeated token adds pairs, but no more copies. O(n (log n + r)) time, O(n r) space.
//!
//! Source: Lin and Och (2004), "Automatic evaluation of machine translation quality using longest common subsequence and
//! skip-bigram statistics", section 4.2, whose skip distance is this reach, and whose ROUGE-SU counts single words, too.

use std::ops::Range;

use crate::common::mix::mix;
use crate::common::sort;

/// Number of copies of each token in the set. Values from 5 to 10 separate reworded sentences from others best (PAN, see
/// `docs/evaluation.md`); with 1, pairs outweigh words, and accuracy is a hundredth lower.
pub const COPIES: u32 = 10;

/// Distinguishes the numbers of copies from those of repetitions in a bag and of weights.
const SALT: u64 = 1 << 33;
/// Odd, and not the base of runs, so that a pair is never a run of two.
const BASE: u64 = 0x9fb2_1c65_1e98_df25;

/// The number of elements of a text of this many tokens if all are distinct, else an upper bound. At most `u64::MAX`.
#[must_use]
pub fn count(tokens: u64, reach: u32) -> u64 {
    let (tokens, reach) = (u128::from(tokens), u128::from(reach).min(tokens.into()));
    // The last tokens have fewer pairs.
    let numbers = tokens * (u128::from(COPIES) + reach) - reach * (reach + 1) / 2;
    u64::try_from(numbers).unwrap_or(u64::MAX)
}

/// Calls `each` with the number of every token and pair, and with the range of tokens that it spans, ascending by start.
/// `tokens` may be any numbers; `reach` is at least 1.
pub fn for_each(tokens: &[u64], reach: u32, mut each: impl FnMut(u64, Range<usize>)) {
    let is_first = first_occurrences(tokens);
    for (at, &token) in tokens.iter().enumerate() {
        if is_first[at] {
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

/// Whether each token is the first of its kind. O(n log n).
fn first_occurrences(tokens: &[u64]) -> Vec<bool> {
    let mut order: Vec<u32> = (0..tokens.len() as u32).collect();
    sort::sort_by_key(&mut order, |&at| tokens[at as usize]);
    let mut is_first = vec![false; tokens.len()];
    for alike in order.chunk_by(|&x, &y| tokens[x as usize] == tokens[y as usize]) {
        // The sort is stable.
        is_first[alike[0] as usize] = true;
    }
    is_first
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
            // Two tokens are repeated.
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
