//! The evidence of all pairs of programs.
//!
//! Weights of runs depend on the whole batch, so all documents are read even if only some pairs are requested. A pair is
//! listed if its score is high enough, and must be higher for programs that are too short to distinguish a copy from an honest
//! solution. No pair is listed because it is only similar: solutions of one task are.

use std::mem::swap;

use crate::align::evidence::chance::Chance;
use crate::align::evidence::counts::MatchedCounts;
use crate::align::evidence::programs::batch::{ProgramBatch, Tiling};
use crate::align::evidence::programs::candidates::Budget;
use crate::align::evidence::programs::independent;
use crate::align::evidence::programs::tiles::{Scratch, Tile};
use crate::common::sort;
use crate::corpus::Corpus;
use crate::corpus::document::Document;
use crate::corpus::participants::Participants;
use crate::corpus::progress::{OnProgress, StageProgress};
use crate::params::{Params, Unit};
use crate::report::error::Error;
use crate::report::{Stage, Totals};
use crate::text::word;

use super::evidence_list::{EvidenceList, Listed, PAIRS_PER_ALIGNMENT, has_min_matched, is_possible};

/// A corpus of programs, of which some pairs are compared or shown.
pub(crate) struct Programs<'a> {
    documents: &'a [Document],
    batch: &'a ProgramBatch,
    participants: Participants,
    /// By index of the document.
    slots: Vec<u32>,
}

impl Corpus {
    /// The programs of sketched documents, numbered at the first call. `None` if they are not programs, or if evidence is off.
    pub(crate) fn programs(&self, params: &Params) -> Option<Programs<'_>> {
        let documents = self.documents();
        if params.unit != Unit::Code || !is_possible(documents, params) {
            return None;
        }
        let participants = Participants::of(documents, &|_| true);
        let slots = slots(documents, &participants);
        let batch = self.derived.programs.get_or_init(|| batch(documents, &participants));
        Some(Programs { documents, batch, participants, slots })
    }
}

impl Programs<'_> {
    /// The passages of two documents, given by index: their tiles without template code. `None` if there are none.
    pub(crate) fn passages(&self, pair: [usize; 2]) -> Option<Vec<Tile>> {
        // Uses the order of the list, the smaller index first: swapped, equally long tiles could be placed differently.
        let is_swapped = pair[0] > pair[1];
        let [a, b] = [pair[0].min(pair[1]), pair[0].max(pair[1])].map(|index| self.slots[index]);
        let Tiling { mut passages, .. } = self.batch.compare(a, b, &mut Scratch::default());
        if is_swapped {
            for Tile { a_start, b_start, .. } in &mut passages {
                swap(a_start, b_start);
            }
        }
        (!passages.is_empty()).then_some(passages)
    }

    /// Compares the given pairs of documents (indices, the smaller first) and lists all that share tiles, however low their
    /// scores.
    pub(super) fn evidence_of(
        &self,
        pairs: &[(u32, u32)],
        params: &Params,
        totals: &mut Totals,
        on_progress: &mut OnProgress,
    ) -> Result<EvidenceList, Error> {
        let Self { documents, batch, participants, slots } = self;
        let work = pairs.len() as u64 * PAIRS_PER_ALIGNMENT;
        let mut progress = StageProgress::of_pairs(Stage::Evidence, pairs.len(), work, on_progress)?;
        let mut listed = Vec::new();
        let mut scratch = Scratch::default();
        let max_tokens = Budget::of(params.effort).tiled_tokens;
        let mut tokens = 0;
        for (compared, &(a, b)) in (1..).zip(pairs) {
            tokens += [a, b].iter().map(|&index| documents[index as usize].sketch().words.len() as u64).sum::<u64>();
            if tokens > max_tokens {
                totals.pairs_not_aligned += 1;
            } else {
                totals.pairs_aligned += 1;
                let tiling = batch.compare(slots[a as usize], slots[b as usize], &mut scratch);
                if tiling.matched > 0 {
                    listed.push(Listed::of_programs(a, b, counts(&tiling), &tiling));
                }
            }
            progress.done(compared)?;
        }
        totals.pairs_with_evidence = listed.len() as u64;
        Ok(EvidenceList::of_programs(listed, too_short(documents, participants, batch)))
    }
}

/// The slot of each document among the participants, by index of the document.
fn slots(documents: &[Document], participants: &Participants) -> Vec<u32> {
    let mut slots = vec![0; documents.len()];
    for (slot, &index) in (0..).zip(&participants.order) {
        slots[index as usize] = slot;
    }
    slots
}

/// The batch of all documents that are compared, in the order of their slots.
fn batch(documents: &[Document], participants: &Participants) -> ProgramBatch {
    let words = |&index: &u32| &documents[index as usize].sketch().words[..];
    let (programs, templates) = participants.order.split_at(participants.layout.compared as usize);
    ProgramBatch::new(&programs.iter().map(words).collect::<Vec<_>>(), &templates.iter().map(words).collect::<Vec<_>>())
}

/// Searches all pairs that are compared, and writes counts to `totals`. `participants` contains all documents.
pub(super) fn of(
    documents: &[Document],
    participants: &Participants,
    params: &Params,
    totals: &mut Totals,
    on_progress: &mut OnProgress,
) -> Result<EvidenceList, Error> {
    let batch = batch(documents, participants);
    let candidates = batch.candidates(Budget::of(params.effort));
    let words: Vec<u32> = documents.iter().map(|document| word::count(&document.sketch().words)).collect();
    let rows = participants.layout.submissions;
    let compares =
        |a: u32, b: u32| participants.compares(participants.order[a as usize], participants.order[b as usize]);
    let mut progress = StageProgress::of_pairs(Stage::Evidence, 2 * rows as usize, participants.pairs(), on_progress)?;
    let cutoff = candidates.cutoff(rows, compares, |row| progress.done(row as usize))?;
    let mut listed = Vec::new();
    let mut scratch = Scratch::default();
    let done = |row: u32| progress.done((rows + row) as usize);
    let mut aligned = 0;
    totals.pairs_not_aligned = candidates.for_each(rows, compares, cutoff, done, |first, second| {
        aligned += 1;
        let (a, b) = participants.documents(first, second);
        let (first, second) = if participants.order[first as usize] == a { (first, second) } else { (second, first) };
        let tiling = batch.compare(first, second, &mut scratch);
        let counts = counts(&tiling);
        let lengths = [a, b].map(|document| words[document as usize]);
        let pair = Listed::of_programs(a, b, counts, &tiling);
        if tiling.is_listed() && has_min_matched(&pair, lengths, params) {
            listed.push(pair);
        }
    })?;
    sort::sort_by_key(&mut listed, |pair| (pair.a, pair.b));
    totals.pairs_aligned = aligned;
    totals.pairs_with_evidence = listed.len() as u64;
    let chance = independent::chance(&batch, [rows, participants.layout.compared], participants.pairs(), compares);
    totals.expected_by_chance = chance.as_ref().map(Chance::forecast);
    let found =
        EvidenceList { chance, ..EvidenceList::of_programs(listed, too_short(documents, participants, &batch)) };
    // A threshold of 0 asks for all pairs.
    Ok(if params.threshold > 0.0 { found.without_similar() } else { found })
}

fn counts(&Tiling { ref passages, matched, longest, .. }: &Tiling) -> MatchedCounts {
    MatchedCounts {
        matched_a: matched,
        matched_b: matched,
        verbatim_a: matched,
        verbatim_b: matched,
        longest,
        passages: passages.len() as u32,
    }
}

/// By document, the number of distinct runs if they are too few to distinguish a copy from an honest solution.
fn too_short(documents: &[Document], participants: &Participants, batch: &ProgramBatch) -> Vec<Option<u32>> {
    let mut too_short = vec![None; documents.len()];
    let compared = &participants.order[..participants.layout.compared as usize];
    for (slot, &index) in (0..).zip(compared).filter(|&(slot, _)| batch.is_short(slot)) {
        too_short[index as usize] = Some(batch.distinct_runs(slot));
    }
    too_short
}
