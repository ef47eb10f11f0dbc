//! Winnowing: of each w consecutive fingerprints the smallest is kept, the rightmost if several are equal.
//!
//! The choice depends only on the w fingerprints, so two texts that share a run of w + k − 1 tokens are guaranteed to share a
//! fingerprint. Of random fingerprints 2 in w + 1 are kept, which reduces memory and time by that factor. A text of fewer
//! than w windows keeps its smallest fingerprint. O(n) time, with a queue of the fingerprints that may still be the smallest.
//!
//! Source: Schleimer, Wilkerson and Aiken (2003), "Winnowing: local algorithms for document fingerprinting".

use std::collections::VecDeque;

/// Marks the fingerprints that winnowing keeps, in text order; all of them for a window of 0 or 1.
#[must_use]
pub fn kept(numbers: &[u64], window: u32) -> Vec<bool> {
    if window <= 1 {
        return vec![true; numbers.len()];
    }
    let window = window as usize;
    let mut kept = vec![false; numbers.len()];
    // Positions with ascending fingerprints: each is smaller than all that follow it so far.
    let mut smallest: VecDeque<usize> = VecDeque::with_capacity(window);
    for (place, &number) in numbers.iter().enumerate() {
        while smallest.back().is_some_and(|&last| numbers[last] >= number) {
            smallest.pop_back();
        }
        smallest.push_back(place);
        if smallest[0] + window == place {
            smallest.pop_front();
        }
        if place + 1 >= window || place + 1 == numbers.len() {
            kept[smallest[0]] = true;
        }
    }
    kept
}

/// Removes the fingerprints, in text order, that winnowing does not keep. O(n).
#[inline(never)] // see `memory`
pub fn winnow(numbers: &mut Vec<u64>, window: u32) {
    if window > 1 {
        let kept = kept(numbers, window);
        let mut kept = kept.iter();
        numbers.retain(|_| kept.next() == Some(&true));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::common::mix::mix;

    #[test]
    fn the_papers_example() {
        // Schleimer, Wilkerson and Aiken (2003), figure 2: windows of four hashes.
        let mut numbers = vec![77, 74, 42, 17, 98, 50, 17, 98, 8, 88, 67, 39, 77, 74, 42, 17, 98];
        winnow(&mut numbers, 4);
        assert_eq!(numbers, [17, 17, 8, 39, 17]);
    }

    #[test]
    fn short_texts_keep_their_smallest() {
        for window in 2..6 {
            let mut numbers = vec![3, 1, 1];
            winnow(&mut numbers, window + 2);
            assert_eq!(numbers, [1]);
        }
        assert_eq!(kept(&[3, 1, 1], 5), [false, false, true]);
        assert!(kept(&[], 5).is_empty());
        assert_eq!(kept(&[3, 1, 2], 1), [true; 3]);
    }

    #[test]
    fn two_in_w_plus_one_are_kept() {
        for window in [2, 4, 10, 50] {
            let n = 200_000;
            let mut numbers: Vec<u64> = (0..n).map(mix).collect();
            winnow(&mut numbers, window);
            let density = numbers.len() as f64 / n as f64;
            let expected = 2.0 / (f64::from(window) + 1.0);
            assert!((density / expected - 1.0).abs() < 0.03, "{window}: {density} against {expected}");
        }
    }
}
