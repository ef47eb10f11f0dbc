//! Chance that can be repeated: a seeded generator of 64-bit numbers (`SplitMix64`; Steele, Lea and Flood 2014).

/// A sequence of throws that its seed alone decides.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Any 64 bits.
    pub fn throw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// From 0 to `end` − 1, each as likely.
    pub fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.throw()) * end as u128) >> 64) as usize
    }

    /// From `first` to `last`, each as likely.
    pub fn between(&mut self, first: usize, last: usize) -> usize {
        first + self.below(last - first + 1)
    }

    /// From 0 to `end` − 1, small ones far more often: 0 in some ln(end) / end of all throws.
    pub fn favouring_small(&mut self, end: usize) -> usize {
        let end = self.below(end) + 1;
        self.below(end)
    }

    /// True once in so many throws.
    pub fn once_in(&mut self, throws: usize) -> bool {
        self.below(throws) == 0
    }

    /// From 0 to 1, without 1.
    pub fn share(&mut self) -> f64 {
        const SCALE: f64 = 1.0 / (1_u64 << 53) as f64;
        (self.throw() >> 11) as f64 * SCALE
    }

    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }

    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}
