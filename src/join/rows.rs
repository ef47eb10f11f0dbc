//! Row join: walks the postings of each document's terms, and counts the later documents in them.
//!
//! Time: one step for each term and pair that shares it; terms that many documents contain are [bits](super::bits). Space: one count
//! for each document, and the bits.

use super::bits::Bits;
use super::{FREQUENT_SHARE, Shared};
use crate::join::index::Index;

pub(super) fn join<E>(
    index: &Index,
    emit: &mut impl FnMut(Shared),
    on_slot: &mut impl FnMut(u32) -> Result<(), E>,
) -> Result<(), E> {
    let layout = index.layout();
    let bits = Bits::if_faster(index, FREQUENT_SHARE);
    let mut counts = vec![0_u32; layout.compared as usize];
    let mut found = Vec::new();
    let occurrences = index.occurrences();
    // Slots are visited in order, so the remaining postings of a term are exactly the later slots. Rows of the archive
    // need no visit, because no submission comes after them.
    let mut next: Vec<u32> = index.starts().to_vec();
    for a in 0..layout.submissions {
        for &term in index.row(a).iter().take_while(|&&term| term < bits.first()) {
            let term = term as usize;
            next[term] += 1;
            for &b in &occurrences[next[term] as usize..index.starts()[term + 1] as usize] {
                if counts[b as usize] == 0 {
                    found.push(b);
                }
                counts[b as usize] += 1;
            }
        }
        if bits.is_empty() {
            for b in found.drain(..) {
                emit(Shared { a, b, shared: std::mem::take(&mut counts[b as usize]) });
            }
        } else {
            found.clear();
            for b in a + 1..layout.compared {
                let shared = std::mem::take(&mut counts[b as usize]) + bits.shared(a, b);
                if shared > 0 {
                    emit(Shared { a, b, shared });
                }
            }
        }
        on_slot(a + 1)?;
    }
    Ok(())
}
