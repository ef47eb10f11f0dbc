//! Terms that a good part of all documents contain, as bits.
//!
//! Each document has a row of bits, and two documents share as many of these terms as bits are set in both rows, counted 64 at a
//! time. A copied text in thousands of documents so takes a step for each 64 of its shingles and each pair, instead of one for each
//! shingle. Space: a bit for each document and frequent term. Terms in more than one in s documents so take at most s / 8 bytes for
//! each of their postings.

use crate::join::index::Index;

/// A row of bits for each slot, with a bit for each frequent term.
pub(super) struct Bits {
    /// The first frequent term. All later ones are at least as frequent, because terms come rarest first.
    first: u32,
    /// Number of 64-bit words in a row.
    width: usize,
    words: Vec<u64>,
}

impl Bits {
    /// Of the terms in more than one in `share` compared documents.
    #[inline(never)] // see `memory`
    pub(super) fn of(index: &Index, share: u32) -> Self {
        let compared = u64::from(index.layout().compared);
        let is_rare = |term| index.postings(term).len() as u64 * u64::from(share) <= compared;
        let first = partition_point(index.terms(), is_rare);
        let width = ((index.terms() - first) as usize).div_ceil(64);
        let mut words = vec![0_u64; width * compared as usize];
        for term in first..index.terms() {
            set(index.postings(term), (term - first) as usize, width, &mut words);
        }
        Self { first, width, words }
    }

    /// The same, or none of them if counting each in every pair that shares it takes fewer steps than reading the bits of every pair.
    pub(super) fn if_faster(index: &Index, share: u32) -> Self {
        let bits = Self::of(index, share);
        let steps: u64 = (bits.first..index.terms()).map(|term| (index.postings(term).len() as u64).pow(2)).sum();
        if steps > u64::from(index.layout().compared).pow(2) * (bits.width as u64 + 1) {
            return bits;
        }
        Self { first: index.terms(), width: 0, words: Vec::new() }
    }

    /// The first frequent term; those before it are rare.
    pub(super) fn first(&self) -> u32 {
        self.first
    }

    /// Whether no term is frequent.
    pub(super) fn is_empty(&self) -> bool {
        self.width == 0
    }

    /// The number of frequent terms that two slots share.
    #[inline]
    pub(super) fn shared(&self, a: u32, b: u32) -> u32 {
        self.row(a).iter().zip(self.row(b)).map(|(x, y)| (x & y).count_ones()).sum()
    }

    /// A row with only these bits: some frequent terms, ascending.
    pub(super) fn row_of(&self, terms: &[u32]) -> Vec<u64> {
        let mut row = vec![0; self.width];
        for &term in terms {
            let bit = (term - self.first) as usize;
            row[bit / 64] |= 1 << (bit % 64);
        }
        row
    }

    /// Whether a slot contains any of a row's terms.
    #[inline]
    pub(super) fn meets(&self, slot: u32, row: &[u64]) -> bool {
        self.row(slot).iter().zip(row).any(|(x, y)| x & y != 0)
    }

    #[inline]
    fn row(&self, slot: u32) -> &[u64] {
        &self.words[slot as usize * self.width..][..self.width]
    }
}

/// Sets a bit in the rows of a term's holders.
#[inline(never)] // see `memory`
fn set(holders: &[u32], bit: usize, width: usize, words: &mut [u64]) {
    for &slot in holders {
        words[slot as usize * width + bit / 64] |= 1 << (bit % 64);
    }
}

/// The first number below `end` for which `holds` is false; it must hold for all smaller numbers and for no larger
/// ones.
fn partition_point(end: u32, holds: impl Fn(u32) -> bool) -> u32 {
    let (mut low, mut high) = (0, end);
    while low < high {
        let middle = low.midpoint(high);
        if holds(middle) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}
