//! Shingles: every window of k consecutive tokens, as one number, by a rolling hash.
//!
//! The number of a window is Σ hᵢ·Bᵏ⁻¹⁻ⁱ modulo 2⁶⁴ over its tokens' hashes hᵢ, so the next window costs two
//! multiplications for any k (Karp and Rabin 1987; P2, its section on rolling fingerprints). A text of n tokens has
//! n − k + 1 windows (P2), or none if it is shorter than k. O(n) time, O(1) space.

/// The base B: odd, so that no token's bits are lost, and 3 modulo 4, so that B − 1 and B + 1 cancel at most two bits
/// when tokens are exchanged inside a window.
const BASE: u64 = 0x2545_f491_4f6c_dd1b;

/// The windows of k tokens over a sequence of token hashes, in text order.
pub struct Shingles<'a> {
    /// The tokens that will enter the window.
    entering: std::slice::Iter<'a, u64>,
    /// The tokens that will leave the window.
    leaving: std::slice::Iter<'a, u64>,
    /// The token that leaves with the next window; 0 before the first.
    leaves: u64,
    /// The value of the window before the next one, or of its first k − 1 tokens.
    value: u64,
    /// B to the power k − 1, the weight of the token that leaves.
    leaving_weight: u64,
}

impl<'a> Shingles<'a> {
    /// Windows of `k` tokens, `k` at least 1.
    #[must_use]
    pub fn new(hashes: &'a [u64], k: u32) -> Self {
        let (first, rest) = hashes.split_at(hashes.len().min(k as usize - 1));
        let value = first.iter().fold(0, |value: u64, &hash| value.wrapping_mul(BASE).wrapping_add(hash));
        let leaving_weight = (1..k).fold(1, |weight: u64, _| weight.wrapping_mul(BASE));
        Self { entering: rest.iter(), leaving: hashes.iter(), leaves: 0, value, leaving_weight }
    }
}

impl Iterator for Shingles<'_> {
    type Item = u64;

    fn next(&mut self) -> Option<u64> {
        let &entering = self.entering.next()?;
        let staying = self.value.wrapping_sub(self.leaves.wrapping_mul(self.leaving_weight));
        self.value = staying.wrapping_mul(BASE).wrapping_add(entering);
        self.leaves = self.leaving.next().copied().unwrap_or_default();
        Some(self.value)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.entering.size_hint()
    }
}

impl ExactSizeIterator for Shingles<'_> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolling_equals_hashing_each_window_anew() {
        let hashes: Vec<u64> = (1..40_u64).map(|n| n.wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect();
        for k in 1..=45 {
            let naive: Vec<u64> = hashes
                .windows(k as usize)
                .map(|window| window.iter().fold(0, |value: u64, &hash| value.wrapping_mul(BASE).wrapping_add(hash)))
                .collect();
            assert_eq!(Shingles::new(&hashes, k).len(), naive.len());
            assert_eq!(Shingles::new(&hashes, k).collect::<Vec<_>>(), naive);
        }
    }

    #[test]
    fn the_base_keeps_exchanged_tokens_apart() {
        assert_eq!(BASE % 4, 3);
        let windows: Vec<u64> = Shingles::new(&[7, 9, 7], 2).collect();
        assert_ne!(windows[0], windows[1]);
    }
}
