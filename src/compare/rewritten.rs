//! The pairs of documents that may be rewritten from one another throughout: a kind of evidence of its own, beside the list.
//!
//! The search leaves out pairs that are listed for their passages. Of documents with the same text the first represents all. The work
//! is bounded, and pairs beyond the bound are counted.

use crate::align::rewritten::candidates::{Candidate, candidates};
use crate::align::rewritten::rare::{RareWords, TextCounts};
use crate::align::rewritten::{Rewritten, find, is_possible};
use crate::common::{parallel, sort};
use crate::corpus::document::Document;
use crate::corpus::participants::Participants;
use crate::params::Params;
use crate::report::pairs::RewrittenPair;

use super::classes::Classes;
use super::evidence_list::EvidenceList;

/// Maximum number of candidates that are examined: about a second of work.
const MAX_EXAMINED: usize = 50_000;

/// What was found in a comparison.
#[derive(Default)]
pub(super) struct Found {
    /// The strongest first.
    pub(super) pairs: Vec<RewrittenPair>,
    /// Candidates that were not examined.
    pub(super) not_examined: u64,
}

/// In how many distinct texts of the compared documents each word occurs. All must be sketched. O(n) for n words.
#[inline(never)] // see `memory`
pub(crate) fn text_counts(documents: &[Document]) -> TextCounts {
    let participants = Participants::of(documents, &|_| true);
    TextCounts::of(&Classes::new(documents, &participants).words(documents))
}

/// Searches all pairs of prose that are not listed.
#[inline(never)] // see `memory`
pub(super) fn search(
    documents: &[Document],
    participants: &Participants,
    list: &EvidenceList,
    params: &Params,
) -> Found {
    if !is_possible(params) || !list.is_prose() {
        return Found::default();
    }
    let classes = list.classes();
    let texts = classes.words(documents);
    let counts = TextCounts::of(&texts);
    let wanted = |a: u32, b: u32| !list.has_classes(a, b) && classes.first_pair(a, b, participants).is_some();
    let mut rare: Vec<(&[u32], RareWords)> = texts.iter().map(|&words| (words, RareWords::default())).collect();
    parallel::for_each(&mut rare, &mut (), |(), (words, rare)| *rare = RareWords::of(words, &counts));
    let pairs = candidates(rare.iter().map(|(_, rare)| rare), &counts, classes.with_submission(), wanted);
    let examined = number_examined(pairs.len(), params);
    let not_examined = (pairs.len() - examined) as u64;
    let first_pair = |pair: &Candidate| classes.first_pair(pair.a, pair.b, participants);
    let mut examined: Vec<([u32; 2], Option<Rewritten>)> =
        pairs[..examined].iter().filter_map(first_pair).map(|pair| (pair, None)).collect();
    parallel::for_each(&mut examined, &mut (), |(), (pair, found)| {
        let [a, b] = pair.map(|document| &rare[classes.of(document) as usize].1);
        *found = find(a, b, &counts);
    });
    examined.retain(|&([a, b], _)| list.place_of(a, b).is_none());
    Found { pairs: strongest_first(examined), not_examined }
}

/// Examines the given pairs of documents (indices, the smaller first), but those that a comparison would list for their passages.
/// All documents must take part: they tell which words are rare.
#[inline(never)] // see `memory`
pub(super) fn of_pairs(documents: &[Document], pairs: &[(u32, u32)], list: &EvidenceList, params: &Params) -> Found {
    if !is_possible(params) || !list.is_prose() {
        return Found::default();
    }
    let counts = text_counts(documents);
    let words = |index: u32| documents[index as usize].sketch().words.len() as u32;
    let is_listed = |&(a, b): &(u32, u32)| list.would_list(a, b, [a, b].map(words), params);
    let wanted: Vec<(u32, u32)> = pairs.iter().copied().filter(|pair| !is_listed(pair)).collect();
    let examined = number_examined(wanted.len(), params);
    let not_examined = (wanted.len() - examined) as u64;
    let wanted = &wanted[..examined];
    let mut involved: Vec<u32> = wanted.iter().flat_map(|&(a, b)| [a, b]).collect();
    sort::sort_u32s(&mut involved);
    involved.dedup();
    let rare_words = |&index: &u32| RareWords::of(&documents[index as usize].sketch().words, &counts);
    let rare: Vec<RareWords> = involved.iter().map(rare_words).collect();
    let rare_of = |index: u32| &rare[involved.binary_search(&index).expect("involved")];
    let examined = wanted.iter().map(|&(a, b)| ([a, b], find(rare_of(a), rare_of(b), &counts)));
    Found { pairs: strongest_first(examined.collect()), not_examined }
}

/// The number of candidates that are examined.
fn number_examined(candidates: usize, params: &Params) -> usize {
    candidates.min(MAX_EXAMINED.saturating_mul(params.effort as usize))
}

/// The pairs that may be rewritten by their strength, to a thousandth of a nat; ties keep their order.
#[inline(never)] // one copy
fn strongest_first(examined: Vec<([u32; 2], Option<Rewritten>)>) -> Vec<RewrittenPair> {
    let pairs: Vec<RewrittenPair> = examined
        .into_iter()
        .filter_map(|([a, b], rewritten)| {
            let Rewritten { strength, shared, in_order } = rewritten?;
            Some(RewrittenPair { a, b, in_order: in_order.len() as u32, shared, strength })
        })
        .collect();
    #[expect(clippy::cast_sign_loss, reason = "no strength is negative")]
    let weakness = |pair: &RewrittenPair| u64::from(u32::MAX - (1_000.0 * pair.strength) as u32);
    let mut order: Vec<u64> = (0..).zip(&pairs).map(|(at, pair): (u64, _)| weakness(pair) << 32 | at).collect();
    sort::sort_u64s(&mut order);
    order.into_iter().map(|key| pairs[key as u32 as usize]).collect()
}
