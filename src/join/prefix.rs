//! Prefix filter: two documents that are similar enough share one of the smaller one's rarest shingles.
//!
//! A document of n shingles that shares at least c of them with another shares one of any n − c + 1 of its shingles.
//! The rarest ones are taken: most of them occur nowhere else, and the others in few documents. So only those are
//! looked up, and only pairs found there are counted in full. The smaller document of a pair does the look-up, since a
//! larger part of it must be shared; this holds for containment as well. Time: the postings of the prefixes, and one
//! merge of two rows for each pair found. Terms that many documents contain are looked up and merged as [bits](super::bits), or
//! copies of one text would take a step for each shingle and pair. Space: one flag for each document, and the bits.
//!
//! Sources: Chaudhuri, Ganti and Kaushik (2006); Bayardo, Ma and Srikant (2007), "Scaling Up All Pairs Similarity
//! Search"; Xiao, Wang, Lin and Yu (2008), the size filter.

use super::bits::Bits;
use super::{FREQUENT_SHARE, Shared, Threshold, shared_terms};
use crate::join::index::{Index, Layout};
use crate::join::similarity::ShingleCounts;

pub(super) fn join<E>(
    index: &Index,
    threshold: Threshold,
    emit: &mut impl FnMut(Shared),
    on_slot: &mut impl FnMut(u32) -> Result<(), E>,
) -> Result<(), E> {
    let Layout { submissions, compared } = index.layout();
    let sizes: Vec<u32> = index.statistics.sizes.iter().map(|sizes| sizes.weight()).collect();
    let bits = Bits::of(index, FREQUENT_SHARE);
    let count_rare = |slot| index.row(slot).partition_point(|&term| term < bits.first()) as u32;
    let rare_terms: Vec<u32> = (0..compared).map(count_rare).collect();
    let rare = |slot: u32| &index.row(slot)[..rare_terms[slot as usize] as usize];
    let mut is_found = vec![false; compared as usize];
    let mut found = Vec::new();
    for small in 0..compared {
        let size = sizes[small as usize];
        let row = index.row(small);
        let min = threshold.min_shared(size).max(1);
        // Shingles of this document alone come first in the order, but are not terms.
        let unshared = size - row.len() as u32;
        let prefix = (size + 1).saturating_sub(min + unshared) as usize;
        let prefix = &row[..prefix.min(row.len())];
        let rare_row = rare(small);
        let (rare_prefix, frequent_prefix) = prefix.split_at(prefix.len().min(rare_row.len()));
        // Archive documents are not compared with each other.
        let partners = if small < submissions { compared } else { submissions };
        let mut find = |other: u32| {
            let is_larger = (sizes[other as usize], other) > (size, small);
            if is_larger && !is_found[other as usize] && can_be_met(threshold, size, sizes[other as usize]) {
                is_found[other as usize] = true;
                found.push(other);
            }
        };
        let is_long = frequent_prefix.iter().map(|&term| index.postings(term).len()).sum::<usize>() > partners as usize;
        for &term in if is_long { rare_prefix } else { prefix } {
            index.postings(term).iter().take_while(|&&other| other < partners).for_each(|&other| find(other));
        }
        if is_long {
            let wanted = bits.row_of(frequent_prefix);
            (0..partners).filter(|&other| bits.meets(other, &wanted)).for_each(&mut find);
        }
        for other in found.drain(..) {
            is_found[other as usize] = false;
            let frequent = bits.shared(small, other);
            if let Some(shared) = shared_terms(rare_row, rare(other), min.saturating_sub(frequent)) {
                emit(Shared { a: small.min(other), b: small.max(other), shared: shared + frequent });
            }
        }
        on_slot(small + 1)?;
    }
    Ok(())
}

/// Whether two documents of these sizes can meet the threshold: they do if the larger one contains all of the smaller.
fn can_be_met(threshold: Threshold, smaller: u32, larger: u32) -> bool {
    threshold.is_met(ShingleCounts { a: smaller, b: larger, shared: smaller })
}
