//! A corpus → a report: the stages of a comparison, one after the other.
//!
//! Text and signatures are the corpus's own work; here the sets meet. Exact pairs come out of the inverted index over
//! fingerprints, candidates out of the one over band keys, and both are counted in full even where not all are listed.

use crate::all_pairs::InvertedIndex;
use crate::corpus::{Corpus, Document, EngineError, OnProgress, StageProgress};
use crate::groups::Groups;
use crate::lsh;
use crate::minhash::estimate::Estimator;
use crate::minhash::one_permutation::OnePermutation;
use crate::params::Params;
use crate::ranking::{FoundPair, Ranking};
use crate::report::{DocumentReport, Group, Pair, Report, Stage, Totals, Warning};
use crate::similarity::Counts;
use crate::warnings;

impl Corpus {
    /// Compares every document with every other.
    ///
    /// Time: O(text not yet sketched), then one step for each (shingle, pair) shared.
    ///
    /// # Errors
    /// [`EngineError::Cancelled`] by the callback.
    pub fn compare(&mut self, params: &Params, on_progress: &mut OnProgress) -> Result<Report, EngineError> {
        self.sketch(params, on_progress)?;
        let documents = self.documents();
        let mut findings = Findings::new(documents, params);
        let count = documents.len() as u64;
        findings.totals.possible_pairs = count * count.saturating_sub(1) / 2;

        let mut progress = StageProgress::start(Stage::Index, 1, on_progress)?;
        let sets: Vec<&[u64]> = documents.iter().map(|document| document.shingled().set.as_slice()).collect();
        let index = InvertedIndex::build(&sets);
        progress.done(1)?;
        let mut progress = StageProgress::start(Stage::Pairs, documents.len(), on_progress)?;
        index.for_each_row(|a, row| {
            for &(b, shared) in row {
                findings.consider(a, b, shared);
            }
            progress.done(a as usize + 1)
        })?;
        drop(index);
        findings.totals.candidate_pairs = count_candidates(documents, params, on_progress)?;
        findings.report(on_progress)
    }

    /// Compares the given pairs of document ids only. Each pair counts once, whichever way round; with threshold 0 all
    /// of them are reported, even those that share nothing.
    ///
    /// # Errors
    /// Unknown ids, a document paired with itself, [`EngineError::Cancelled`] by the callback.
    pub fn compare_pairs(
        &mut self,
        pairs: &[(u32, u32)],
        params: &Params,
        on_progress: &mut OnProgress,
    ) -> Result<Report, EngineError> {
        let mut wanted = Vec::with_capacity(pairs.len());
        for &(a, b) in pairs {
            if a == b {
                return Err(EngineError::SameDocument(a));
            }
            let (a, b) = (self.index_of(a)? as u32, self.index_of(b)? as u32);
            wanted.push((a.min(b), a.max(b)));
        }
        wanted.sort_unstable();
        wanted.dedup();
        self.sketch(params, on_progress)?;
        let mut findings = Findings::new(self.documents(), params);
        findings.totals.possible_pairs = wanted.len() as u64;
        let mut progress = StageProgress::start(Stage::Pairs, wanted.len(), on_progress)?;
        for (index, &(a, b)) in wanted.iter().enumerate() {
            let set = |document: u32| &findings.documents[document as usize].shingled().set;
            let shared = Counts::of(set(a), set(b)).shared;
            findings.totals.candidate_pairs += u64::from(findings.is_candidate(a, b));
            findings.consider(a, b, shared);
            progress.done(index + 1)?;
        }
        findings.report(on_progress)
    }
}

/// Counts the pairs that the bands propose. Documents without shingles have nothing to propose.
fn count_candidates(documents: &[Document], params: &Params, on_progress: &mut OnProgress) -> Result<u64, EngineError> {
    let mut progress = StageProgress::start(Stage::Candidates, documents.len(), on_progress)?;
    let keys: Vec<Vec<u64>> = documents
        .iter()
        .map(|document| {
            if document.shingled().set.is_empty() {
                Vec::new()
            } else {
                lsh::band_keys(document.signature(), params.rows)
            }
        })
        .collect();
    let mut candidates = 0;
    InvertedIndex::build(&keys).for_each_row(|a, row| {
        candidates += row.len() as u64;
        progress.done(a as usize + 1)
    })?;
    Ok(candidates)
}

/// What a comparison has found so far.
struct Findings<'a> {
    documents: &'a [Document],
    params: &'a Params,
    ranking: Ranking,
    groups: Groups,
    totals: Totals,
}

impl<'a> Findings<'a> {
    fn new(documents: &'a [Document], params: &'a Params) -> Self {
        Self {
            documents,
            params,
            ranking: Ranking::new(params.max_pairs),
            groups: Groups::new(documents.len()),
            totals: Totals::default(),
        }
    }

    fn is_candidate(&self, a: u32, b: u32) -> bool {
        is_candidate(&self.documents[a as usize], &self.documents[b as usize], self.params)
    }

    fn consider(&mut self, a: u32, b: u32, shared: u32) {
        let [size_a, size_b] = [a, b].map(|index| self.documents[index as usize].shingled().set.len());
        let counts = Counts { a: size_a, b: size_b, shared };
        let score = counts.measure(self.params.measure);
        self.totals.sharing_pairs += u64::from(shared > 0);
        if score < self.params.threshold {
            return;
        }
        let candidate = self.is_candidate(a, b);
        self.totals.candidates_above_threshold += u64::from(candidate);
        if shared > 0 {
            self.groups.join(a, b);
        }
        self.ranking.push(FoundPair { a, b, counts, score, candidate });
    }

    fn report(mut self, on_progress: &mut OnProgress) -> Result<Report, EngineError> {
        let mut progress = StageProgress::start(Stage::Report, 1, on_progress)?;
        let Self { documents, params, .. } = self;
        let groups: Vec<Group> =
            (1..).zip(self.groups.members()).map(|(number, documents)| Group { number, documents }).collect();
        let mut group_of = vec![None; documents.len()];
        for group in &groups {
            for &document in &group.documents {
                group_of[document as usize] = Some(group.number);
            }
        }
        self.totals.pairs_above_threshold = self.ranking.seen();
        let mut estimator = Estimator::new(OnePermutation::of(params));
        let pairs: Vec<Pair> = self
            .ranking
            .into_pairs()
            .iter()
            .map(|found| {
                let group = group_of[found.a as usize].filter(|_| found.counts.shared > 0);
                write_pair(found, documents, &mut estimator, group)
            })
            .collect();
        self.totals.pairs_left_out = self.totals.pairs_above_threshold - pairs.len() as u64;
        let document_warnings = warnings::of_documents(documents, params);
        let report = Report {
            engine: env!("CARGO_PKG_VERSION").to_owned(),
            digest: digest(documents),
            params: params.clone(),
            documents: documents
                .iter()
                .zip(group_of)
                .zip(document_warnings)
                .map(|((document, group), warnings)| describe(document, group, warnings))
                .collect(),
            pairs,
            groups,
            totals: self.totals,
            warnings: warnings::of_comparison(documents, &self.totals, params),
        };
        progress.done(1)?;
        Ok(report)
    }
}

fn describe(document: &Document, group: Option<u32>, warnings: Vec<Warning>) -> DocumentReport {
    let shingled = document.shingled();
    DocumentReport {
        id: document.id,
        name: document.name.clone(),
        tokens: shingled.tokens,
        shingles: shingled.shingles,
        distinct: shingled.set.len(),
        group,
        warnings,
    }
}

/// Whether the bands propose a pair of documents with sketches. Empty signatures agree everywhere, but nothing is not
/// alike.
pub(crate) fn is_candidate(a: &Document, b: &Document, params: &Params) -> bool {
    let empty = a.shingled().set.is_empty() || b.shingled().set.is_empty();
    !empty && lsh::is_candidate(a.signature(), b.signature(), params.rows)
}

/// Writes out a pair of documents with sketches; `a` and `b` are indices into `documents`.
pub(crate) fn write_pair(
    found: &FoundPair,
    documents: &[Document],
    estimator: &mut Estimator,
    group: Option<u32>,
) -> Pair {
    let FoundPair { a, b, counts, candidate, .. } = *found;
    let [first, second] = [a, b].map(|index| &documents[index as usize]);
    // As for candidates: empty signatures agree, empty texts are not alike.
    let nothing = counts.a == 0 || counts.b == 0;
    let agreements = if nothing { 0 } else { first.signature().agreements(second.signature()) };
    let estimate = estimator.estimate(agreements, counts.a, counts.b);
    Pair {
        a,
        b,
        shared: counts.shared,
        union: counts.union(),
        jaccard: counts.jaccard(),
        containment_a_in_b: counts.containment_a_in_b(),
        containment_b_in_a: counts.containment_b_in_a(),
        sorensen: counts.sorensen(),
        overlap: counts.overlap(),
        estimate: estimate.value,
        estimate_low: estimate.low,
        estimate_high: estimate.high,
        candidate,
        group,
    }
}

/// Digest of all inputs in their order: 128 bits of BLAKE3, in hexadecimal.
fn digest(documents: &[Document]) -> String {
    let mut hasher = blake3::Hasher::new();
    for document in documents {
        hasher.update(&document.digest);
    }
    hasher.finalize().to_hex()[..32].to_owned()
}
