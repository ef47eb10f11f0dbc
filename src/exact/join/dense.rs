//! Dense join: a table with a count for every pair, the fastest way for up to a few thousand documents.
//!
//! A rare term increments the count of each pair that contains it. A term in a good part of all documents would touch a
//! good part of the table, so such terms become bits: each document has a row of bits, and two documents share as many
//! of these terms as bits are set in both rows, counted 64 at a time. Space: 4 bytes for each pair, and a bit for each
//! document and frequent term.

use super::Shared;
use crate::exact::index::{Index, Layout};

/// Terms in more than one in this many documents become bits. At that frequency the df²/2 increments of a term cost as
/// much as one more bit in each of n²/2 pairs, at some 60 bits for each increment.
const FREQUENT_SHARE: u32 = 8;

pub(super) fn join<E>(
    index: &Index,
    emit: &mut impl FnMut(Shared),
    on_slot: &mut impl FnMut(u32) -> Result<(), E>,
) -> Result<(), E> {
    let Layout { submissions, compared } = index.layout();
    let slots = compared as usize;
    // Terms come rarest first.
    let frequent =
        partition_point(index.terms(), |term| index.postings(term).len() as u32 * FREQUENT_SHARE <= compared);
    let mut counts = vec![0_u32; submissions as usize * slots];
    count_all(index, frequent, &mut counts);
    let bits = Bits::of(index, frequent);
    for a in 0..submissions {
        bits.read(a, &counts[a as usize * slots..][..slots], emit);
        on_slot(a + 1)?;
    }
    Ok(())
}

/// Counts for each pair the shared terms below `end`.
#[inline(never)] // see `memory`
fn count_all(index: &Index, end: u32, counts: &mut [u32]) {
    let Layout { submissions, compared } = index.layout();
    for term in 0..end {
        count(index.postings(term), submissions, compared as usize, counts);
    }
}

/// Increments the count of each pair of a term's holders.
#[inline(never)] // see `memory`
fn count(holders: &[u32], submissions: u32, slots: usize, counts: &mut [u32]) {
    for (place, &a) in holders.iter().enumerate().take_while(|&(_, &a)| a < submissions) {
        let row = &mut counts[a as usize * slots..][..slots];
        for &b in &holders[place + 1..] {
            row[b as usize] += 1;
        }
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

/// A row of bits for each slot, with a bit for each frequent term.
struct Bits {
    /// Number of 64-bit words in a row.
    width: usize,
    words: Vec<u64>,
}

impl Bits {
    #[inline(never)] // see `memory`
    fn of(index: &Index, first: u32) -> Self {
        let width = ((index.terms() - first) as usize).div_ceil(64);
        let mut words = vec![0_u64; width * index.layout().compared as usize];
        for term in first..index.terms() {
            set(index.postings(term), (term - first) as usize, width, &mut words);
        }
        Self { width, words }
    }

    /// Emits the pairs of slot `a` with later slots, from its row of counts and the bits.
    #[inline(never)] // see `memory`
    fn read(&self, a: u32, row: &[u32], emit: &mut impl FnMut(Shared)) {
        for b in a + 1..row.len() as u32 {
            let shared = row[b as usize] + self.shared(a, b);
            if shared > 0 {
                emit(Shared { a, b, shared });
            }
        }
    }

    fn shared(&self, a: u32, b: u32) -> u32 {
        let [a, b] = [a, b].map(|slot| &self.words[slot as usize * self.width..][..self.width]);
        a.iter().zip(b).map(|(x, y)| (x & y).count_ones()).sum()
    }
}
