//! The documents' packed tokens → the evidence of every pair of programs that has some.
//!
//! Weights of runs depend on the whole batch, so a pair is looked at among all documents, even where only some pairs are asked
//! for. A pair is listed if its score is high enough and neither program is too short to tell.

use crate::document::Document;
use crate::error::EngineError;
use crate::evidence::counts::Counts;
use crate::evidence::programs::batch::{Batch, Shared};
use crate::evidence::programs::candidates::{Budget, MAX_TILED_TOKENS};
use crate::evidence::programs::tiles::{Scratch, Tile};
use crate::params::{Params, Unit};
use crate::progress::{OnProgress, StageProgress};
use crate::report::{Stage, Totals};
use crate::roster::Roster;
use crate::word;

use super::evidence::{Evidences, Listed, has_min_matched, is_possible};

/// A corpus of programs, for the pairs that are shown side by side.
pub(crate) struct Programs {
    batch: Batch,
    /// Of each document, by index.
    slots: Vec<u32>,
}

impl Programs {
    /// Of documents that are sketched; none where they are no programs, or no evidence is looked for.
    pub(crate) fn of(documents: &[Document], params: &Params) -> Option<Self> {
        if params.unit != Unit::Code || !is_possible(documents, params) {
            return None;
        }
        let roster = &Roster::of(documents, |_| true);
        Some(Self { batch: batch(documents, roster), slots: slots(documents, roster) })
    }

    /// The tiles of two documents, by index; none where they share none.
    pub(crate) fn tiles(&self, pair: [usize; 2]) -> Option<Vec<Tile>> {
        let [a, b] = pair.map(|index| self.slots[index]);
        let Shared { tiles, .. } = self.batch.compare(a, b, &mut Scratch::default());
        (!tiles.is_empty()).then_some(tiles)
    }
}

/// The slot of each document that a roster compares, by index.
fn slots(documents: &[Document], roster: &Roster) -> Vec<u32> {
    let mut slots = vec![0; documents.len()];
    for (slot, &index) in (0..).zip(&roster.order) {
        slots[index as usize] = slot;
    }
    slots
}

/// The batch of all documents that a roster compares, by slot.
fn batch(documents: &[Document], roster: &Roster) -> Batch {
    let words = |&index: &u32| &documents[index as usize].sketch().words[..];
    let (programs, templates) = roster.order.split_at(roster.layout.compared as usize);
    Batch::new(&programs.iter().map(words).collect::<Vec<_>>(), &templates.iter().map(words).collect::<Vec<_>>())
}

/// The evidence of all pairs that are compared; `roster` has all documents. Counts go to `totals`.
pub(super) fn of(
    documents: &[Document],
    roster: &Roster,
    params: &Params,
    totals: &mut Totals,
    on_progress: &mut OnProgress,
) -> Result<Evidences, EngineError> {
    let batch = batch(documents, roster);
    let candidates = batch.candidates(Budget::default());
    let words: Vec<u32> = documents.iter().map(|document| word::count(&document.sketch().words)).collect();
    let rows = roster.layout.submissions;
    let compares = |a: u32, b: u32| roster.compares(roster.order[a as usize], roster.order[b as usize]);
    let mut progress = StageProgress::of_pairs(Stage::Evidence, 2 * rows as usize, roster.pairs(), on_progress)?;
    let cut = candidates.cut(rows, compares, |row| progress.done(row as usize))?;
    let mut found = Evidences { too_short: too_short(documents, roster, &batch), ..Evidences::default() };
    let mut scratch = Scratch::default();
    let done = |row: u32| progress.done((rows + row) as usize);
    let mut aligned = 0;
    totals.pairs_not_aligned = candidates.for_each(rows, compares, cut, done, |first, second| {
        aligned += 1;
        let (a, b) = roster.documents(first, second);
        let (first, second) = if roster.order[first as usize] == a { (first, second) } else { (second, first) };
        let shared = batch.compare(first, second, &mut scratch);
        let counts = counts(&shared);
        let lengths = [a, b].map(|document| words[document as usize]);
        if shared.score >= batch.min_score() && has_min_matched(counts, lengths, params) {
            found.listed.push(Listed { a, b, counts, worth: 0, telling: shared.score });
        }
    })?;
    found.listed.sort_unstable_by_key(|pair| (pair.a, pair.b));
    totals.pairs_aligned = aligned;
    totals.pairs_with_evidence = found.listed.len() as u64;
    Ok(found)
}

/// The evidence of the given pairs of documents, by index, the smaller first, however low their scores.
pub(super) fn of_pairs(documents: &[Document], pairs: &[(u32, u32)], totals: &mut Totals) -> Evidences {
    let roster = &Roster::of(documents, |_| true);
    let batch = batch(documents, roster);
    let slots = slots(documents, roster);
    let mut found = Evidences { too_short: too_short(documents, roster, &batch), ..Evidences::default() };
    let mut scratch = Scratch::default();
    let mut tokens = 0;
    for &(a, b) in pairs {
        tokens += [a, b].iter().map(|&index| documents[index as usize].sketch().words.len() as u64).sum::<u64>();
        if tokens > MAX_TILED_TOKENS {
            totals.pairs_not_aligned += 1;
            continue;
        }
        totals.pairs_aligned += 1;
        let shared = batch.compare(slots[a as usize], slots[b as usize], &mut scratch);
        if shared.matched > 0 {
            found.listed.push(Listed { a, b, counts: counts(&shared), worth: 0, telling: shared.score });
        }
    }
    totals.pairs_with_evidence = found.listed.len() as u64;
    found
}

fn counts(&Shared { ref tiles, matched, longest, .. }: &Shared) -> Counts {
    Counts {
        matched_a: matched,
        matched_b: matched,
        verbatim_a: matched,
        verbatim_b: matched,
        longest,
        passages: tiles.len() as u32,
        score: 0,
    }
}

/// By document, the distinct runs of those that are too short to tell a copy from an honest solution.
fn too_short(documents: &[Document], roster: &Roster, batch: &Batch) -> Vec<Option<u32>> {
    let mut too_short = vec![None; documents.len()];
    let compared = &roster.order[..roster.layout.compared as usize];
    for (slot, &index) in (0..).zip(compared).filter(|&(slot, _)| batch.is_too_short(slot)) {
        too_short[index as usize] = Some(batch.distinct_runs(slot));
    }
    too_short
}
