//! Prefix filter: two documents that share enough must share one of the smaller one's rarest shingles.
//!
//! A document of n shingles that has to share c of them with another cannot have missed all of its first n − c + 1,
//! in whatever order they stand. Rarest first, most of these occur nowhere else, and the few that do are in few
//! documents; so only those are looked up, and only pairs that meet there are counted in full. The pair's smaller
//! document looks, since it must share the larger part of itself; that holds for containment as well. Time: the
//! postings of the prefixes, and one merge of two rows for each pair met. Space: one count a document.
//!
//! Sources: Chaudhuri, Ganti and Kaushik (2006); Bayardo, Ma and Srikant (2007), "Scaling Up All Pairs Similarity
//! Search"; Xiao, Wang, Lin and Yu (2008), the size filter.

use super::{Shared, Threshold, shared_terms};
use crate::exact::index::{Index, Layout};
use crate::exact::similarity::Counts;

pub(super) fn join<E>(
    index: &Index,
    bar: Threshold,
    emit: &mut impl FnMut(Shared),
    on_slot: &mut impl FnMut(u32) -> Result<(), E>,
) -> Result<(), E> {
    let Layout { submissions, compared } = index.layout();
    let sizes: Vec<u32> = index.census.sizes.iter().map(|sizes| sizes.weight()).collect();
    let mut is_met = vec![false; compared as usize];
    let mut met = Vec::new();
    for small in 0..compared {
        let size = sizes[small as usize];
        let row = index.row(small);
        let least = bar.least_shared(size).max(1);
        // Shingles that occur nowhere else come first in the order, and are no terms.
        let alone = size - row.len() as u32;
        let prefix = (size + 1).saturating_sub(least + alone) as usize;
        for &term in &row[..prefix.min(row.len())] {
            // The archive is not compared with itself.
            let others = index.postings(term).iter().take_while(|&&other| small < submissions || other < submissions);
            for &other in others {
                let larger = (sizes[other as usize], other) > (size, small);
                if larger && !is_met[other as usize] && may_reach(bar, size, sizes[other as usize]) {
                    is_met[other as usize] = true;
                    met.push(other);
                }
            }
        }
        for other in met.drain(..) {
            is_met[other as usize] = false;
            if let Some(shared) = shared_terms(row, index.row(other), least) {
                emit(Shared { a: small.min(other), b: small.max(other), shared });
            }
        }
        on_slot(small + 1)?;
    }
    Ok(())
}

/// Whether two documents could reach the bar by their sizes alone, the smaller one being wholly in the larger.
fn may_reach(bar: Threshold, smaller: u32, larger: u32) -> bool {
    bar.is_met(Counts { a: smaller, b: larger, shared: smaller })
}
