//! Dense join: a table with a count for every pair, the fastest way for up to a few thousand documents.
//!
//! A rare term increments the count of each pair that contains it. A term in a good part of all documents would touch a
//! good part of the table, so such terms become [bits](super::bits). Space: 4 bytes for each pair, and a bit for each document
//! and frequent term.

use super::Shared;
use super::bits::Bits;
use crate::join::index::{Index, Layout};

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
    let bits = Bits::of(index, FREQUENT_SHARE);
    let mut counts = vec![0_u32; submissions as usize * slots];
    count_all(index, bits.first(), &mut counts);
    for a in 0..submissions {
        read(&bits, a, &counts[a as usize * slots..][..slots], emit);
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

/// Emits the pairs of slot `a` with later slots, from its row of counts and the bits.
#[inline(never)] // see `memory`
fn read(bits: &Bits, a: u32, row: &[u32], emit: &mut impl FnMut(Shared)) {
    for b in a + 1..row.len() as u32 {
        let shared = row[b as usize] + bits.shared(a, b);
        if shared > 0 {
            emit(Shared { a, b, shared });
        }
    }
}
