//! Windows with their numbers → how many are different, by tokens and by numbers.
//!
//! Windows are put into 256 parts by the leading bits of their numbers, and each part is sorted by itself, in the
//! processor's cache. Where numbers are equal, the tokens of the windows are compared. O(n log n) time in the worst
//! case, about linear where numbers are spread evenly and few are equal. 12 bytes a window, in pages so that none are
//! wasted in growing; at most 12 a token while the list of these grows; and 12 once more for the windows of the part
//! that is being sorted.

use crate::common::sort;

/// Windows in a page.
const PAGE: usize = 1024;

/// A window's number, in halves to keep it at 12 bytes, and its first token's place.
#[derive(Clone, Copy)]
struct TokenWindow {
    high: u32,
    low: u32,
    start: u32,
}

impl TokenWindow {
    fn number(self) -> u64 {
        (u64::from(self.high) << 32) | u64::from(self.low)
    }
}

/// How many windows there are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CollisionCounts {
    /// All of them.
    pub windows: u64,
    /// Those with different tokens.
    pub distinct: u64,
    /// Different numbers.
    pub numbers: u64,
}

/// Gathers the windows of many texts.
pub struct Windows {
    k: usize,
    /// The tokens of all texts, one text behind the other.
    tokens: Vec<u32>,
    /// Pages of windows, by the 8 leading bits of their numbers.
    parts: Vec<Vec<Vec<TokenWindow>>>,
}

impl Windows {
    /// For windows of `k` tokens, at least 1.
    pub fn new(k: u32) -> Self {
        Self { k: k as usize, tokens: Vec::new(), parts: vec![Vec::new(); 256] }
    }

    /// Adds the tokens of a text and the numbers of all its windows.
    pub fn add(&mut self, tokens: impl Iterator<Item = u32>, numbers: &[u64]) {
        let first = self.tokens.len();
        self.tokens.extend(tokens);
        debug_assert_eq!(numbers.len(), (self.tokens.len() - first + 1).saturating_sub(self.k));
        u32::try_from(self.tokens.len()).expect("fewer than 2³² tokens");
        for (start, &number) in (first as u32..).zip(numbers) {
            let pages = &mut self.parts[(number >> 56) as usize];
            if pages.last().is_none_or(|page| page.len() == PAGE) {
                pages.push(Vec::with_capacity(PAGE));
            }
            let window = TokenWindow { high: (number >> 32) as u32, low: number as u32, start };
            pages.last_mut().expect("one has room").push(window);
        }
    }

    /// Counts them.
    pub fn count(self) -> CollisionCounts {
        let Self { k, tokens, parts } = self;
        let mut counts = CollisionCounts::default();
        for pages in parts {
            let mut part = Vec::with_capacity(pages.iter().map(Vec::len).sum());
            for page in pages {
                part.extend_from_slice(&page);
            }
            counts.windows += part.len() as u64;
            sort::sort_by_key(&mut part, |window| window.number());
            for run in part.chunk_by_mut(|a, b| a.number() == b.number()) {
                counts.numbers += 1;
                counts.distinct += distinct(run, |window| &tokens[window.start as usize..][..k]);
            }
        }
        counts
    }
}

/// How many windows of those with one number are different.
fn distinct<'t>(run: &mut [TokenWindow], tokens: impl Fn(&TokenWindow) -> &'t [u32]) -> u64 {
    if run[1..].iter().all(|window| tokens(window) == tokens(&run[0])) {
        return 1;
    }
    sort::sort_by(run, |a, b| tokens(a).cmp(tokens(b)));
    run.chunk_by(|a, b| tokens(a) == tokens(b)).count() as u64
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::common::mix::mix;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn counts_as_sets_do(
            texts in prop::collection::vec(prop::collection::vec(0..4_u32, 0..40), 0..8),
            k in 1..5_u32,
            numbers in 1..400_u64,
        ) {
            // Few numbers, so that windows collide.
            let number = |window: &[u32]| mix(window.iter().fold(0, |sum, &token| sum * 4 + u64::from(token)) % numbers);
            let mut windows = Windows::new(k);
            for text in &texts {
                windows.add(text.iter().copied(), &text.windows(k as usize).map(number).collect::<Vec<_>>());
            }
            let all: Vec<&[u32]> = texts.iter().flat_map(|text| text.windows(k as usize)).collect();
            let naive = CollisionCounts {
                windows: all.len() as u64,
                distinct: all.iter().collect::<BTreeSet<_>>().len() as u64,
                numbers: all.iter().map(|window| number(window)).collect::<BTreeSet<_>>().len() as u64,
            };
            prop_assert_eq!(windows.count(), naive);
        }
    }

    #[test]
    fn parts_of_many_pages_are_counted_whole() {
        let mut windows = Windows::new(1);
        let tokens: Vec<u32> = (0..5 * PAGE as u32).map(|n| n % 3000).collect();
        // All in one part, two tokens to a number.
        windows.add(tokens.iter().copied(), &tokens.iter().map(|&token| u64::from(token / 2)).collect::<Vec<_>>());
        assert_eq!(windows.count(), CollisionCounts { windows: 5 * PAGE as u64, distinct: 3000, numbers: 1500 });
    }
}
