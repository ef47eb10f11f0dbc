//! The evidence of all pairs of documents, and the selection of the pairs that are listed for it.
//!
//! Documents with the same text are aligned once. A pair is listed if it has enough matched words and chance does not explain
//! its score; it ranks above all pairs that are only similar. Programs are compared in another way ([`super::programs`]).

use std::collections::BTreeMap;
use std::convert::Infallible;

use crate::align::evidence::batch::{Aligner, Batch, MAX_ALIGNED_WORDS, PairEvidence};
use crate::align::evidence::counts::MatchedCounts;
use crate::align::evidence::programs::MAX_SCORE;
use crate::align::evidence::{Limits, chance};
use crate::common::sort;
use crate::corpus::document::{Document, are_exact};
use crate::corpus::participants::Participants;
use crate::params::{Params, Unit};
use crate::report::error::Error;
use crate::report::pairs::Evidence;
use crate::report::progress::{OnProgress, StageProgress};
use crate::report::{Stage, Totals};

use super::classes::Classes;
use super::programs;

/// In a short text, one in this many words must be matched for a pair to be listed.
const SHORT_SHARE: u32 = 3;

/// Maximum number of words in similar pairs that are aligned without a seed region: a fifth of a second of work.
const MAX_SIMILAR_WORDS: u64 = 4_000_000;

/// Number of pairs whose shared shingles are counted in the time of one alignment.
const PAIRS_PER_ALIGNMENT: u64 = 2_000;

/// A pair of documents, by index, with evidence that is listed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Listed {
    pub(super) a: u32,
    pub(super) b: u32,
    pub(super) counts: MatchedCounts,
    /// The score, discounted where many documents share the passages; 0 for programs.
    pub(super) discounted_score: u32,
    /// The higher, the earlier in the list: matched words, discounted where many documents share them; the score of programs.
    pub(super) rank_score: u32,
}

/// The pairs of a comparison that are listed for their evidence.
#[derive(Default)]
pub(super) struct EvidenceList {
    /// In the order of the documents.
    pub(super) listed: Vec<Listed>,
    /// Square root of the product of two lengths in words, summed over all compared pairs. `None` for programs, for which the
    /// number of chance pairs is unknown.
    pub(super) root_of_lengths: Option<f64>,
    /// By document, the number of distinct runs if they are too few to distinguish a copy from an honest solution. Empty for
    /// prose.
    pub(super) too_short: Vec<Option<u32>>,
}

/// Aligns the given pairs of documents, up to `max_words` words, and returns their evidence in the order of the documents.
/// Calls `done` with the number of pairs after each; its error stops the work.
fn align<E>(
    documents: &[Document],
    pairs: &[(u32, u32)],
    params: &Params,
    max_words: u64,
    mut done: impl FnMut(usize) -> Result<(), E>,
) -> Result<(Batch, Vec<Listed>), E> {
    let mut involved: Vec<u32> = pairs.iter().flat_map(|&(a, b)| [a, b]).collect();
    sort::sort_u32s(&mut involved);
    involved.dedup();
    let texts: Vec<&[u32]> = involved.iter().map(|&index| &documents[index as usize].sketch().words[..]).collect();
    let copies = vec![1; texts.len()];
    let mut aligner = Aligner::new(&texts, &copies, limits(params)).with_max_words(max_words);
    let number = |index: u32| involved.binary_search(&index).expect("involved") as u32;
    for (aligned, &(a, b)) in (1..).zip(pairs) {
        aligner.align(number(a), number(b));
        done(aligned)?;
    }
    let batch = aligner.finish();
    let mut listed: Vec<Listed> = batch
        .pairs
        .iter()
        .map(|pair| {
            let [a, b] = [pair.a, pair.b].map(|text| involved[text as usize]);
            Listed::new([a, b], pair.counts, pair)
        })
        .collect();
    sort::sort_by_key(&mut listed, |pair| (pair.a, pair.b));
    Ok((batch, listed))
}

impl Listed {
    /// A pair of documents with the evidence of their texts.
    fn new([a, b]: [u32; 2], counts: MatchedCounts, evidence: &PairEvidence) -> Self {
        let PairEvidence { discounted_score, discounted_matched, .. } = *evidence;
        Self { a, b, counts, discounted_score, rank_score: discounted_matched }
    }
}

impl EvidenceList {
    /// Searches all pairs that are compared, and writes counts to `totals`.
    #[inline(never)] // see `memory`
    pub(super) fn of(
        documents: &[Document],
        participants: &Participants,
        params: &Params,
        totals: &mut Totals,
        on_progress: &mut OnProgress,
    ) -> Result<Self, Error> {
        if params.text.unit == Unit::Code {
            return programs::of(documents, participants, params, totals, on_progress);
        }
        let classes = Classes::new(documents, participants);
        let first = classes.with_submission();
        let words: Vec<&[u32]> = classes.words();
        let copies = classes.copies();
        let mut aligner = Aligner::new(&words, &copies, limits(params));
        let candidates = aligner.candidates(first);
        let work = candidates.len() as u64 * PAIRS_PER_ALIGNMENT;
        let mut progress = StageProgress::of_pairs(Stage::Evidence, candidates.len(), work, on_progress)?;
        for (done, candidate) in (1..).zip(&candidates) {
            if classes.has_pair(candidate.a, candidate.b, participants) {
                aligner.align(candidate.a, candidate.b);
            }
            progress.done(done)?;
        }
        let of_copies: Vec<(u32, (MatchedCounts, u32))> =
            classes.repeated().map(|class| (class, aligner.of_copies(class))).collect();
        let batch = aligner.finish();
        let mut found = Self::for_prose(root_of_lengths(documents, participants));
        for evidence in &batch.pairs {
            classes.for_each_pair(evidence.a, evidence.b, participants, |a, b, is_swapped| {
                let counts = if is_swapped { evidence.counts.swapped() } else { evidence.counts };
                found.add_if_enough(documents, Listed::new([a, b], counts, evidence), params);
            });
        }
        for (class, (counts, score)) in of_copies {
            let shared_by = copies[class as usize] - 1;
            let scaled = |number: u32, factor: u32| (u64::from(number) * u64::from(factor) / 256) as u32;
            let discounted_score = scaled(score, chance::score_factor(shared_by, participants.layout.compared));
            let rank_score = scaled(counts.matched_a, chance::rank_factor(shared_by));
            classes.for_each_copy(class, participants, |a, b| {
                found.add_if_enough(documents, Listed { a, b, counts, discounted_score, rank_score }, params);
            });
        }
        sort::sort_by_key(&mut found.listed, |pair| (pair.a, pair.b));
        found.write_totals(&batch, participants.pairs(), totals);
        Ok(found)
    }

    /// Aligns the given pairs of documents (indices, the smaller first) and lists all that share passages, however weak.
    pub(super) fn of_pairs(
        documents: &[Document],
        pairs: &[(u32, u32)],
        params: &Params,
        totals: &mut Totals,
        on_progress: &mut OnProgress,
    ) -> Result<Self, Error> {
        let work = pairs.len() as u64 * PAIRS_PER_ALIGNMENT;
        let mut progress = StageProgress::of_pairs(Stage::Evidence, pairs.len(), work, on_progress)?;
        let done = |pairs| progress.done(pairs);
        if params.text.unit == Unit::Code {
            return programs::of_pairs(documents, pairs, totals, done);
        }
        let mut found = Self::for_prose(root_of_pairs(documents, pairs));
        let (batch, listed) = align(documents, pairs, params, MAX_ALIGNED_WORDS, done)?;
        found.listed = listed;
        found.write_totals(&batch, pairs.len() as u64, totals);
        Ok(found)
    }

    /// Aligns pairs that are so similar that they must share passages, but that were not candidates because too many other
    /// documents share their word pairs.
    pub(super) fn add_similar(
        &mut self,
        documents: &[Document],
        pairs: &[(u32, u32)],
        params: &Params,
        totals: &mut Totals,
    ) {
        let done = |_| Ok::<(), Infallible>(());
        let Ok((batch, listed)) = align(documents, pairs, params, MAX_SIMILAR_WORDS, done);
        totals.pairs_aligned += batch.aligned;
        totals.pairs_not_aligned += batch.not_aligned;
        self.listed.extend(listed);
        sort::sort_by_key(&mut self.listed, |pair| (pair.a, pair.b));
        totals.pairs_with_evidence = self.listed.len() as u64;
    }

    /// An empty list.
    fn for_prose(root_of_lengths: f64) -> Self {
        Self { root_of_lengths: Some(root_of_lengths), ..Self::default() }
    }

    fn write_totals(&self, batch: &Batch, pairs: u64, totals: &mut Totals) {
        totals.pairs_with_evidence = self.listed.len() as u64;
        totals.pairs_aligned = batch.aligned;
        totals.pairs_not_aligned = batch.not_aligned;
        totals.common_word_pairs = batch.common_word_pairs;
        totals.informative_word_count = batch.informative_word_count;
        totals.expected_by_chance = self.root_of_lengths.map(|roots| chance::forecast(roots, pairs));
    }

    /// Adds a pair if it has enough matched words and chance does not explain its score.
    fn add_if_enough(&mut self, documents: &[Document], pair: Listed, params: &Params) {
        let words = [pair.a, pair.b].map(|index| documents[index as usize].sketch().words.len() as u32);
        if has_min_matched(pair.counts, words, params) && !chance::explains(words, pair.discounted_score) {
            self.listed.push(pair);
        }
    }

    /// The position in [`Self::listed`] of a pair of documents (indices, the smaller first). O(log pairs).
    #[inline]
    pub(super) fn position_of(&self, a: u32, b: u32) -> Option<usize> {
        if self.listed.is_empty() {
            return None;
        }
        self.listed.binary_search_by_key(&(a, b), |pair| (pair.a, pair.b)).ok()
    }

    /// Whether [`Self::add_similar`] may be called: only prose has candidates that may be missing.
    pub(super) fn may_add_similar(&self) -> bool {
        self.root_of_lengths.is_some()
    }

    /// All pairs with evidence, in the order of the documents.
    pub(super) fn listed(&self) -> &[Listed] {
        &self.listed
    }

    /// The reported evidence of a pair of documents (indices, the smaller first). O(log pairs).
    pub(super) fn evidence_of(&self, a: u32, b: u32) -> Option<Evidence> {
        let pair = &self.listed[self.position_of(a, b)?];
        let expected_by_chance = self.root_of_lengths.map(|roots| chance::expected_pairs(roots, pair.discounted_score));
        let score = self.root_of_lengths.is_none().then(|| f64::from(pair.rank_score) / f64::from(MAX_SCORE));
        Some(Evidence { counts: pair.counts, expected_by_chance, score })
    }
}

/// Whether enough words are matched to list two documents with these numbers of words.
pub(super) fn has_min_matched(
    MatchedCounts { matched_a, matched_b, .. }: MatchedCounts,
    words: [u32; 2],
    params: &Params,
) -> bool {
    let min_matched = params.passages.min_matched.min(words[0].min(words[1]) / SHORT_SHARE);
    matched_a.min(matched_b) >= min_matched.max(1)
}

/// The limits of a passage under some parameters.
pub(crate) fn limits(params: &Params) -> Limits {
    if params.text.unit == Unit::Words {
        Limits { gap: params.passages.passage_gap, shortest: params.passages.shortest_passage }
    } else {
        Limits::default()
    }
}

/// Whether evidence can be searched for: the parameters ask for it, the words of every document are in memory, and they are
/// not too many.
pub(super) fn is_possible(documents: &[Document], params: &Params) -> bool {
    params.passages.evidence && are_exact(documents, params)
}

/// The square root of the product of two lengths in words, summed over some pairs of documents, by index. O(pairs).
fn root_of_pairs(documents: &[Document], pairs: &[(u32, u32)]) -> f64 {
    let words = |index: u32| documents[index as usize].sketch().words.len() as f64;
    pairs.iter().map(|&(a, b)| (words(a) * words(b)).sqrt()).sum()
}

/// The square root of the product of two lengths in words, summed over all compared pairs. O(documents log documents).
fn root_of_lengths(documents: &[Document], participants: &Participants) -> f64 {
    let mut all = Roots::default();
    let mut by_owner: BTreeMap<u32, Roots> = BTreeMap::new();
    for (slot, &index) in (0..).zip(&participants.order[..participants.layout.compared as usize]) {
        let words = documents[index as usize].sketch().words.len() as f64;
        let is_submission = slot < participants.layout.submissions;
        all.add(words, is_submission);
        if let Some(owner) = participants.owner(index) {
            by_owner.entry(owner).or_default().add(words, is_submission);
        }
    }
    // Two documents of one owner are not compared.
    all.of_pairs() - by_owner.values().map(Roots::of_pairs).sum::<f64>()
}

/// Square roots of the lengths of some documents, summed.
#[derive(Default)]
struct Roots {
    submissions: f64,
    archive: f64,
    /// Lengths of the submissions.
    squares: f64,
}

impl Roots {
    fn add(&mut self, words: f64, is_submission: bool) {
        if is_submission {
            self.submissions += words.sqrt();
            self.squares += words;
        } else {
            self.archive += words.sqrt();
        }
    }

    /// The product of two roots, summed over the pairs of a submission with another one or with the archive.
    fn of_pairs(&self) -> f64 {
        (self.submissions * self.submissions - self.squares) / 2.0 + self.submissions * self.archive
    }
}
