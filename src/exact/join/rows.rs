//! Row by row: walk the postings of a document's terms, and count the later documents met there.
//!
//! Time: one step for each shared (term, pair). Space: one count a document. Worst case: a term that every document
//! holds costs a step a pair.

use super::Shared;
use crate::exact::index::Index;

pub(super) fn join<E>(
    index: &Index,
    emit: &mut impl FnMut(Shared),
    on_slot: &mut impl FnMut(u32) -> Result<(), E>,
) -> Result<(), E> {
    let layout = index.layout();
    let mut counts = vec![0_u32; layout.compared as usize];
    let mut met = Vec::new();
    let occurrences = index.occurrences();
    // Slots are visited in order, so what a term still lists is exactly the slots after this one. Rows of the archive
    // need no visit: no submission stands behind them.
    let mut next: Vec<u32> = index.starts().to_vec();
    for a in 0..layout.submissions {
        for &term in index.row(a) {
            let term = term as usize;
            next[term] += 1;
            for &b in &occurrences[next[term] as usize..index.starts()[term + 1] as usize] {
                if counts[b as usize] == 0 {
                    met.push(b);
                }
                counts[b as usize] += 1;
            }
        }
        for b in met.drain(..) {
            emit(Shared { a, b, shared: std::mem::take(&mut counts[b as usize]) });
        }
        on_slot(a + 1)?;
    }
    Ok(())
}
