//! Reports: plain data that leaves the engine.
//!
//! A [`Report`] is the result of a whole comparison, a [`PairDetail`](crate::PairDetail) shows two documents side by side, a
//! [`QueryReport`] lists the documents that are similar to a new text, and an [`Admission`] says whether it may come in.
//! Everything serialises with names in camel case (`serde`).

mod detail;
pub(crate) mod error;
mod newcomer;
pub(crate) mod pairs;
mod stage;
mod warning;

use serde::Serialize;

use crate::join::similarity::ShingleCounts;
use crate::params::{Language, Params};
use crate::text::deobfuscation::ObfuscationCounts;

pub use crate::align::evidence::counts::MatchedCounts;
pub use crate::estimate::minhash::estimate::Estimate;
pub use crate::report::pairs::{Evidence, Pair, Pairs, RewrittenPair};
pub use crate::shingle::counts::DocumentCounts;
pub use crate::shingle::labels::Label;
pub use crate::text::deobfuscation::{Count, Obfuscation};
pub use crate::text::span::Utf16Span;

pub use crate::message::{Arg, Args, ErrorCode, MistakeCode};
pub use detail::{Attribution, Counterpart, CounterpartKind, Edit, ExcludedStretch, Measures, Passage, TokenBreakdown};
pub use newcomer::{
    Admission, DocumentEvidence, NewcomerEvidence, QueryReport, Refusal, RewrittenDocument, Similar, Verdict,
};
pub use stage::{Progress, Stage};
pub use warning::{Warning, WarningCode};

/// The results of a comparison, and everything needed to repeat it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// Version of the engine.
    pub engine: String,
    /// Digest of all names, texts, roles and authors in their order (BLAKE3, 128 bits, hexadecimal). Equal inputs have
    /// equal digests.
    pub digest: String,
    /// All parameters used.
    pub params: Params,
    /// Whether similarities are exact. If not, similarities and shared shingles are estimated from signatures.
    pub exact: bool,
    /// Steps taken because memory would not have sufficed; usually empty.
    pub fallbacks: Vec<Fallback>,
    /// The documents, in the order they were given.
    pub documents: Vec<DocumentReport>,
    /// The pairs with evidence, strongest first; then the others at or above the threshold, most similar first.
    pub pairs: Pairs,
    /// The distinct estimates of those pairs, which are few.
    pub estimates: Vec<Estimate>,
    /// The pairs without evidence beyond chance that may be rewritten from one another throughout, strongest first, at most `maxPairs`.
    pub rewritten: Vec<RewrittenPair>,
    /// Connected components of all pairs at or above the threshold that share a shingle, listed or not; largest first.
    pub groups: Vec<Group>,
    /// Counts over all pairs, listed or not.
    pub totals: Totals,
    /// Warnings about the comparison as a whole.
    pub warnings: Vec<Warning>,
}

impl Report {
    /// The listed pair at a position from 0, with every measure. O(1).
    #[must_use]
    pub fn pair(&self, at: usize) -> Option<Pair> {
        let Pairs { a, b, shared, estimate, candidate, .. } = &self.pairs;
        let documents = [*a.get(at)?, b[at]];
        let [of_a, of_b] = documents.map(|document| &self.documents[document as usize]);
        let counts = ShingleCounts { a: of_a.weight, b: of_b.weight, shared: shared[at] };
        let estimate = self.estimates[estimate[at] as usize];
        let group = of_a.group.filter(|_| of_a.group == of_b.group);
        let evidence = self.pairs.evidence.get(at).copied();
        Some(Pair::new(documents, counts, estimate, candidate[at] != 0, group, evidence))
    }

    /// The listed pairs in the order of the list.
    pub fn listed(&self) -> impl Iterator<Item = Pair> + '_ {
        (0..self.pairs.len()).filter_map(|at| self.pair(at))
    }
}

/// The role of a document in a comparison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Role {
    /// Compared with every other submission and with the archive.
    #[default]
    Submission,
    /// An earlier document: compared with submissions, not with other archive documents.
    Archive,
    /// Text that everyone was given: its shingles are excluded from all documents.
    Template,
}

/// A step taken because memory would not have sufficed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Fallback {
    /// Texts were dropped once read, so a request for positions must bring the texts.
    PositionsDropped,
    /// Only signatures were kept, not the exact sets: similarities are estimates, and pairs are LSH candidates.
    SignaturesOnly,
}

/// The counts of one document.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DocumentReport {
    /// Its id in the corpus; its index if it was not compared through a corpus.
    pub id: u32,
    /// Its name as given.
    pub name: String,
    /// The programming language it was read as, where tokens are those of programs.
    pub language: Option<Language>,
    /// The number of tokens, words and shingles.
    #[serde(flatten)]
    pub counts: DocumentCounts,
    /// Distinct shingles among those that winnowing keeps; in a bag, all of them.
    pub distinct: u32,
    /// Distinct shingles excluded because a template contains them.
    pub in_template: u32,
    /// Other distinct shingles excluded because too many documents contain them.
    pub common: u32,
    /// Distinct shingles that were compared.
    pub compared: u32,
    /// Total weight of the compared shingles, of which similarities are shares; their number where each weighs one.
    pub weight: u32,
    /// Number of the group it belongs to; none if it is not similar enough to any other document.
    pub group: Option<u32>,
    /// Characters deobfuscated for comparing.
    pub deobfuscated: DeobfuscatedCharacters,
    /// Warnings about this document.
    pub warnings: Vec<Warning>,
}

/// The number of characters deobfuscated for comparing, by kind of obfuscation ([`crate::text::deobfuscation`]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DeobfuscatedCharacters {
    /// Invisible characters in or at words.
    pub invisible: u32,
    /// Characters written backwards.
    pub backwards: u32,
    /// Letters of another script that look the same (confusables).
    pub look_alike: u32,
    /// Letters of whole words in another form, such as full-width letters.
    pub styled: u32,
    /// Spaced-out letters.
    pub spaced_out: u32,
    /// Spaced-out letters without wider gaps between words.
    pub open: u32,
}

impl From<ObfuscationCounts> for DeobfuscatedCharacters {
    fn from(counts: ObfuscationCounts) -> Self {
        let characters = |kind| counts.of(kind).characters;
        Self {
            invisible: characters(Obfuscation::Invisible),
            backwards: characters(Obfuscation::Backwards),
            look_alike: characters(Obfuscation::LookAlike),
            styled: characters(Obfuscation::Styled),
            spaced_out: characters(Obfuscation::SpacedOut),
            open: counts.unsegmented,
        }
    }
}

/// A connected component of documents, by the pairs at or above the threshold that share a shingle, listed or not; of programs, by
/// those of them that rank for the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Group {
    /// Its number, from 1.
    pub number: u32,
    /// Indices of its documents in the report's `documents`, ascending.
    pub documents: Vec<u32>,
}

/// Counts of all pairs and shingles, including those that are not listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Totals {
    /// Pairs to be compared: all, or those that were requested.
    pub possible_pairs: u64,
    /// Pairs not compared because both documents have the same author or both are archive documents.
    pub excluded_pairs: u64,
    /// Pairs that share a shingle; none if the search skipped pairs that cannot reach the threshold.
    pub sharing_pairs: Option<u64>,
    /// Pairs at or above the threshold.
    pub pairs_above_threshold: u64,
    /// Pairs with enough matched words (usually `minMatched`) and a high enough score. Includes weak pairs: as strong as more than one
    /// pair is expected to be by chance.
    pub pairs_with_evidence: u64,
    /// Pairs that share fewer words than `minMatched`, but rare ones, and are not listed for them, because so many are explained by
    /// a common subject. A lower `minMatched` may list them.
    pub pairs_with_few_words: u64,
    /// Pairs with enough matched words, without a run of twelve equal ones, that score no higher than many pairs of these texts: a common
    /// form, source or subject explains as much, and they are not listed.
    pub usual_pairs: u64,
    /// Expected number of pairs that a comparison of all would list among unrelated texts of these lengths, or among independent
    /// solutions of one task; none where it is unknown: texts that are fewer than eight, of which at
    /// least three pairs are reworded, and programs that are fewer than ten, or mostly alike. If only given pairs
    /// were compared, weaker ones are listed, too, and are not in this number.
    pub expected_by_chance: Option<f64>,
    /// Pairs that were aligned, because they share informative words close together or are similar.
    pub pairs_aligned: u64,
    /// Pairs that share informative words close together or are similar but were not aligned, because there were too many.
    pub pairs_not_aligned: u64,
    /// Pairs without evidence that may be rewritten from one another throughout.
    pub rewritten_pairs: u64,
    /// Pairs that share rare words but were not searched for such a rewriting, because there were too many.
    pub rewritten_pairs_not_examined: u64,
    /// Pairs of informative words that occur too often to yield candidates.
    pub common_word_pairs: u64,
    /// Highest number of occurrences, in all documents, of an informative word: only such words yield candidate pairs of
    /// documents.
    pub informative_word_count: u32,
    /// Pairs not listed because both documents have `maxPairsPerDocument` pairs that rank higher.
    pub pairs_left_out_by_document: u64,
    /// Other pairs not listed because of `maxPairs`.
    pub pairs_left_out: u64,
    /// LSH candidates.
    pub candidate_pairs: u64,
    /// LSH candidates at or above the threshold. Divided by the pairs above the threshold it is the recall, divided by
    /// the candidates the precision.
    pub candidates_above_threshold: u64,
    /// Expected number of LSH candidates at or above the threshold.
    pub expected_candidates: f64,
    /// Distinct shingles excluded because a template contains them.
    pub template_shingles: u64,
    /// Distinct shingles excluded because more than `maxDocumentFrequency` documents contain them.
    pub common_shingles: u64,
}
