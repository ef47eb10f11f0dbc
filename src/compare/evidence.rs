//! The documents' words → the evidence of every pair that has some, and what of it is listed.
//!
//! Documents of one text are looked at once. What is too weak to be told from chance is left out here; the rest ranks above
//! all pairs that are merely similar, the most telling first. Programs are compared in their own way ([`super::programs`]).

use crate::document::Document;
use crate::error::EngineError;
use crate::evidence::batch::{Batch, Finder, MAX_ALIGNED_WORDS, Proven};
use crate::evidence::counts::Counts;
use crate::evidence::programs::MAX_SCORE;
use crate::evidence::{Limits, chance};
use crate::pairs::Evidence;
use crate::params::{Params, Unit};
use crate::progress::{OnProgress, StageProgress};
use crate::report::{Stage, Totals};
use crate::roster::Roster;

use super::classes::Classes;
use super::programs;

/// In a text with fewer words, a pair is listed if this share of them is matched: one in so many.
const SHORT_SHARE: u32 = 3;

/// Words of similar pairs that are aligned though no spot proposed them, at most: a fifth of a second of work.
const MAX_SIMILAR_WORDS: u64 = 4_000_000;

/// To align two texts takes as long as to count what so many pairs share.
const PAIRS_PER_ALIGNMENT: u64 = 2_000;

/// A pair of documents, by index, with evidence that is listed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Listed {
    pub(super) a: u32,
    pub(super) b: u32,
    pub(super) counts: Counts,
    /// What its score is worth among all documents; 0 for programs.
    pub(super) worth: u32,
    /// What it ranks by: matched words, less where many documents share them. Of programs, the score.
    pub(super) telling: u32,
}

/// The evidence of a comparison.
#[derive(Default)]
pub(super) struct Evidences {
    /// In the order of the documents.
    pub(super) listed: Vec<Listed>,
    /// Sum over all compared pairs of the root of the product of their lengths; none for programs, of which it is not known
    /// what chance would give.
    pub(super) root_of_lengths: Option<f64>,
    /// The distinct runs of each document that is too short to tell a copy from an honest solution; empty but for programs.
    pub(super) too_short: Vec<Option<u32>>,
}

/// The evidence of the given pairs of documents, of so many words at most, in the order of the documents.
fn align(documents: &[Document], pairs: &[(u32, u32)], params: &Params, words: u64) -> (Batch, Vec<Listed>) {
    let mut involved: Vec<u32> = pairs.iter().flat_map(|&(a, b)| [a, b]).collect();
    involved.sort_unstable();
    involved.dedup();
    let texts: Vec<&[u32]> = involved.iter().map(|&index| &documents[index as usize].sketch().words[..]).collect();
    let copies = vec![1; texts.len()];
    let mut finder = Finder::new(&texts, &copies, limits(params)).up_to(words);
    let number = |index: u32| involved.binary_search(&index).expect("involved") as u32;
    for &(a, b) in pairs {
        finder.look(number(a), number(b));
    }
    let batch = finder.finish();
    let mut listed: Vec<Listed> = batch
        .pairs
        .iter()
        .map(|&Proven { a, b, counts, worth, telling, .. }| {
            let [a, b] = [a, b].map(|text| involved[text as usize]);
            Listed { a, b, counts, worth, telling }
        })
        .collect();
    listed.sort_unstable_by_key(|pair| (pair.a, pair.b));
    (batch, listed)
}

impl Evidences {
    /// Of all pairs that are compared. Counts go to `totals`.
    #[inline(never)] // see `memory`
    pub(super) fn of(
        documents: &[Document],
        roster: &Roster,
        params: &Params,
        totals: &mut Totals,
        on_progress: &mut OnProgress,
    ) -> Result<Self, EngineError> {
        if params.unit == Unit::Code {
            return programs::of(documents, roster, params, totals, on_progress);
        }
        let compared = &roster.order[..roster.layout.compared as usize];
        let classes = Classes::new(documents, compared);
        let first = classes.with_submission();
        let words: Vec<&[u32]> = classes.words();
        let copies = classes.copies();
        let mut finder = Finder::new(&words, &copies, limits(params));
        let candidates = finder.candidates(first);
        let work = candidates.len() as u64 * PAIRS_PER_ALIGNMENT;
        let mut progress = StageProgress::of_pairs(Stage::Evidence, candidates.len(), work, on_progress)?;
        for (done, candidate) in (1..).zip(&candidates) {
            if classes.has_pair(candidate.a, candidate.b, roster) {
                finder.look(candidate.a, candidate.b);
            }
            progress.done(done)?;
        }
        let of_copies: Vec<(u32, Counts)> = classes.repeated().map(|class| (class, finder.of_copies(class))).collect();
        let batch = finder.finish();
        let mut found = Self::prose(documents, roster);
        for proven in &batch.pairs {
            classes.for_each_pair(proven.a, proven.b, roster, |a, b, turned| {
                found.take(documents, proven, [a, b], turned, params);
            });
        }
        for (class, counts) in of_copies {
            let shared_by = copies[class as usize] - 1;
            let scaled = |number: u32, by: u32| (u64::from(number) * u64::from(by) / 256) as u32;
            let worth = scaled(counts.score, chance::unexplained(shared_by, compared.len() as u32));
            let telling = scaled(counts.matched_a, chance::rarity(shared_by));
            classes.for_each_copy(class, roster, |a, b| {
                found.push(documents, Listed { a, b, counts, worth, telling }, params);
            });
        }
        found.listed.sort_unstable_by_key(|pair| (pair.a, pair.b));
        found.count(&batch, roster.pairs(), totals);
        Ok(found)
    }

    /// Of the given pairs of documents, by index, the smaller first: all of them that have any.
    pub(super) fn of_pairs(
        documents: &[Document],
        roster: &Roster,
        pairs: &[(u32, u32)],
        params: &Params,
        totals: &mut Totals,
    ) -> Self {
        if params.unit == Unit::Code {
            return programs::of_pairs(documents, pairs, totals);
        }
        let mut found = Self::prose(documents, roster);
        let (batch, listed) = align(documents, pairs, params, MAX_ALIGNED_WORDS);
        found.listed = listed;
        found.count(&batch, pairs.len() as u64, totals);
        found
    }

    /// Adds the evidence of pairs that are so similar that it must be there, though it was not looked for: what they share,
    /// too many others share as well.
    pub(super) fn add_similar(
        &mut self,
        documents: &[Document],
        pairs: &[(u32, u32)],
        params: &Params,
        totals: &mut Totals,
    ) {
        let (batch, listed) = align(documents, pairs, params, MAX_SIMILAR_WORDS);
        totals.pairs_aligned += batch.aligned;
        totals.pairs_not_aligned += batch.left_out;
        self.listed.extend(listed);
        self.listed.sort_unstable_by_key(|pair| (pair.a, pair.b));
        totals.pairs_with_evidence = self.listed.len() as u64;
    }

    fn prose(documents: &[Document], roster: &Roster) -> Self {
        Self { root_of_lengths: Some(root_of_lengths(documents, roster)), ..Self::default() }
    }

    fn count(&self, batch: &Batch, pairs: u64, totals: &mut Totals) {
        totals.pairs_with_evidence = self.listed.len() as u64;
        totals.pairs_aligned = batch.aligned;
        totals.pairs_not_aligned = batch.left_out;
        totals.common_word_pairs = batch.common;
        totals.telling_word_count = batch.telling;
        totals.expected_by_chance = self.root_of_lengths.map(|roots| chance::forecast(roots, pairs));
    }

    /// Takes a pair of documents of two texts, if its evidence is enough.
    fn take(&mut self, documents: &[Document], proven: &Proven, [a, b]: [u32; 2], turned: bool, params: &Params) {
        let Proven { counts, worth, telling, .. } = *proven;
        let counts = if turned { counts.turned() } else { counts };
        self.push(documents, Listed { a, b, counts, worth, telling }, params);
    }

    fn push(&mut self, documents: &[Document], pair: Listed, params: &Params) {
        let words = [pair.a, pair.b].map(|index| documents[index as usize].sketch().words.len() as u32);
        if has_min_matched(pair.counts, words, params) && !chance::explains(words, pair.worth) {
            self.listed.push(pair);
        }
    }

    /// The place among [`Self::listed`] of a pair of documents, by index, the smaller first. O(log pairs).
    #[inline]
    pub(super) fn place_of(&self, a: u32, b: u32) -> Option<usize> {
        if self.listed.is_empty() {
            return None;
        }
        self.listed.binary_search_by_key(&(a, b), |pair| (pair.a, pair.b)).ok()
    }

    /// Whether evidence of similar pairs should be looked for that no spot proposed.
    pub(super) fn is_sought(&self) -> bool {
        self.root_of_lengths.is_some()
    }

    /// All pairs with evidence.
    pub(super) fn listed(&self) -> &[Listed] {
        &self.listed
    }

    /// What is reported of a pair of documents, by index.
    pub(super) fn reported(&self, a: u32, b: u32) -> Option<Evidence> {
        let pair = &self.listed[self.place_of(a, b)?];
        let Counts { matched_a, matched_b, verbatim_a, verbatim_b, longest, passages, .. } = pair.counts;
        let expected_by_chance = self.root_of_lengths.map(|roots| chance::share(roots, pair.worth));
        let score = self.root_of_lengths.is_none().then(|| f64::from(pair.telling) / f64::from(MAX_SCORE));
        Some(Evidence { matched_a, matched_b, verbatim_a, verbatim_b, longest, passages, expected_by_chance, score })
    }
}

/// Whether enough words are matched in documents of so many words for the pair to be listed.
pub(super) fn has_min_matched(Counts { matched_a, matched_b, .. }: Counts, words: [u32; 2], params: &Params) -> bool {
    let least = params.min_matched.min(words[0].min(words[1]) / SHORT_SHARE);
    matched_a.min(matched_b) >= least.max(1)
}

/// What a passage is under some parameters.
pub(crate) fn limits(params: &Params) -> Limits {
    if params.unit == Unit::Words {
        Limits { gap: params.passage_gap, shortest: params.shortest_passage }
    } else {
        Limits::default()
    }
}

/// Whether evidence can be looked for: it is asked for, and every document has its words.
pub(super) fn is_possible(documents: &[Document], params: &Params) -> bool {
    params.evidence && documents.iter().all(|document| document.sketch().sizes.is_none())
}

/// Sum over all compared pairs of the root of the product of their lengths. O(documents).
fn root_of_lengths(documents: &[Document], roster: &Roster) -> f64 {
    let (mut submissions, mut archive, mut own) = (0.0, 0.0, 0.0);
    for (slot, &index) in (0..).zip(&roster.order[..roster.layout.compared as usize]) {
        let words = documents[index as usize].sketch().words.len() as f64;
        if slot < roster.layout.submissions {
            submissions += words.sqrt();
            own += words;
        } else {
            archive += words.sqrt();
        }
    }
    (submissions * submissions - own) / 2.0 + submissions * archive
}
