//! What a comparison says: plain data, the same for the page, the terminal and the tests.
//!
//! The types here are the vocabulary of the boundary. They serialise with names in camel case, and the wasm build
//! derives their TypeScript twins, so that neither is ever written by hand.

mod answers;
mod detail;
mod stage;
mod warning;

use serde::Serialize;

use crate::language::Language;
use crate::minhash::estimate::Estimate;
use crate::pairs::{Pair, Pairs};

pub use crate::pairs::Evidence;
use crate::params::Params;
use crate::repair::{Tally, Trick};
use crate::similarity::Counts;

pub use answers::{Admission, QueryReport, Refusal, Similar, Verdict};
pub use detail::{Counterpart, CounterpartKind, Edit, Measures, Passage, SetAside, Shares};
pub use stage::{Progress, Stage};
pub use warning::{Warning, WarningCode};

/// Everything a comparison found, and everything needed to repeat it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// Version of the engine.
    pub engine: String,
    /// Digest of all names, texts, roles and owners in their order: equal digests, equal inputs (BLAKE3, 128 bits,
    /// hexadecimal).
    pub digest: String,
    /// The parameters used, complete.
    pub params: Params,
    /// Whether the similarities were counted; else the signatures estimate them, and so the pairs' shared shingles.
    pub exact: bool,
    /// What the run did without, because memory would not have sufficed; empty as a rule.
    pub fallbacks: Vec<Fallback>,
    /// The documents, in the order they were given.
    pub documents: Vec<DocumentReport>,
    /// The pairs with evidence, strongest first; then the others at or above the threshold, most similar first.
    pub pairs: Pairs,
    /// The distinct estimates of those pairs, which are few.
    pub estimates: Vec<Estimate>,
    /// Connected components of those pairs, largest first.
    pub groups: Vec<Group>,
    /// Counts over all pairs, listed or not.
    pub totals: Totals,
    /// What concerns the comparison as a whole.
    pub warnings: Vec<Warning>,
}

impl Report {
    /// The listed pair at a position from 0, with every measure. O(1).
    #[must_use]
    pub fn pair(&self, at: usize) -> Option<Pair> {
        let Pairs { a, b, shared, estimate, candidate, .. } = &self.pairs;
        let documents = [*a.get(at)?, b[at]];
        let [of_a, of_b] = documents.map(|document| &self.documents[document as usize]);
        let counts = Counts { a: of_a.weight, b: of_b.weight, shared: shared[at] };
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

/// What a document is there for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Role {
    /// To be compared with every other submission and with the archive.
    #[default]
    Submission,
    /// Known from before: compared with submissions, not with other documents of the archive.
    Archive,
    /// What all were given: its shingles count in no document.
    Template,
}

/// A step taken because memory would not have sufficed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Fallback {
    /// Texts were not kept once read, so that positions have to be asked for with the texts.
    PositionsDropped,
    /// Exact sets were not kept, only signatures: similarities are estimates, and pairs are found by their bands.
    SignaturesOnly,
}

/// One document's counts.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DocumentReport {
    /// The document's id in its corpus; in a plain `compare` its index.
    pub id: u32,
    /// Its name as given.
    pub name: String,
    /// The language it was read by, where tokens are those of programs.
    pub language: Option<Language>,
    /// Tokens (words, characters or tokens of programs, as `unit` says).
    pub tokens: u32,
    /// Number of words, of which the matched ones are a share; of programs, tokens that are not skipped. 0 if evidence was not
    /// searched for.
    pub words: u32,
    /// Of its tokens, the ones set aside as quoted, where the parameters ask for it.
    pub quoted: u32,
    /// The ones set aside as references.
    pub referenced: u32,
    /// Shingles in what is not set aside: windows of k tokens, or, as `reach` says, tokens and their pairs.
    pub shingles: u32,
    /// Distinct shingles, of those that winnowing keeps; of a bag, all of these.
    pub distinct: u32,
    /// Of these, the ones left out because a template holds them.
    pub in_template: u32,
    /// Of the rest, the ones left out because too many documents hold them.
    pub common: u32,
    /// The ones that were compared.
    pub compared: u32,
    /// What these weigh: what similarities are shares of. As much as they are, where each weighs one.
    pub weight: u32,
    /// Number of the group it belongs to.
    pub group: Option<u32>,
    /// What was repaired for comparing.
    pub repairs: Repairs,
    /// What the user should know about it.
    pub warnings: Vec<Warning>,
}

/// How many characters of a text were repaired for comparing, trick by trick ([`crate::repair`]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Repairs {
    /// Invisible characters in or at words.
    pub invisible: u32,
    /// Characters written backwards.
    pub backwards: u32,
    /// Letters of another script that look alike.
    pub look_alike: u32,
    /// Letters in another form, in whole words.
    pub styled: u32,
    /// Letters spaced out.
    pub spaced_out: u32,
    /// Of these, the ones without gaps between words.
    pub open: u32,
}

impl From<Tally> for Repairs {
    fn from(tally: Tally) -> Self {
        let characters = |trick| tally.of(trick).characters;
        Self {
            invisible: characters(Trick::Invisible),
            backwards: characters(Trick::Backwards),
            look_alike: characters(Trick::LookAlike),
            styled: characters(Trick::Styled),
            spaced_out: characters(Trick::SpacedOut),
            open: tally.open,
        }
    }
}

/// Documents connected by reported pairs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
pub struct Group {
    /// Its number, from 1.
    pub number: u32,
    /// Indices of its documents in `documents`, ascending.
    pub documents: Vec<u32>,
}

/// Counts of pairs, so that nothing goes missing unsaid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(target_arch = "wasm32", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Totals {
    /// Pairs there are to compare, or that were asked for.
    pub possible_pairs: u64,
    /// Pairs not compared, because both are of one owner, or both of the archive, or one is a template.
    pub excluded_pairs: u64,
    /// Pairs that share a shingle; none where the search passed over pairs that cannot reach the threshold.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "number | null"))]
    pub sharing_pairs: Option<u64>,
    /// Pairs at or above the threshold.
    pub pairs_above_threshold: u64,
    /// Pairs with at least `minMatched` matched words that chance does not explain; of programs, with a high enough score.
    pub pairs_with_evidence: u64,
    /// Expected number of such pairs among unrelated texts of these lengths; none for programs, where it is unknown.
    #[cfg_attr(target_arch = "wasm32", tsify(type = "number | null"))]
    pub expected_by_chance: Option<f64>,
    /// Pairs that were aligned, because they share informative words close together.
    pub pairs_aligned: u64,
    /// Pairs that share informative words close together but were not aligned, because there were too many.
    pub pairs_not_aligned: u64,
    /// Pairs of informative words that occur too often to propose pairs of documents.
    pub common_word_pairs: u64,
    /// Highest number of occurrences, in all documents, of an informative word: only such words propose pairs of documents.
    pub informative_word_count: u32,
    /// Of all these pairs, the pairs not listed because both documents have `maxPairsPerDocument` better ones.
    pub pairs_left_out_by_document: u64,
    /// Of the rest, the pairs not listed because of `maxPairs`.
    pub pairs_left_out: u64,
    /// Pairs that the bands of the signatures propose.
    pub candidate_pairs: u64,
    /// Pairs at or above the threshold that the bands propose: out of those above the threshold this is the recall, out
    /// of the candidates the precision.
    pub candidates_above_threshold: u64,
    /// How many of the pairs above the threshold the bands were expected to propose.
    pub expected_candidates: f64,
    /// Distinct shingles left out because a template holds them.
    pub template_shingles: u64,
    /// Distinct shingles left out because more than `maxDocumentFrequency` documents hold them.
    pub common_shingles: u64,
}
