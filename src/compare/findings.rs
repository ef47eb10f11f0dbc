//! What a comparison has found so far, and the report made of it.

use crate::common::digest;
use crate::common::s_curve::candidate_probability;
use crate::common::union_find::UnionFind;
use crate::corpus::document::Document;
use crate::corpus::forecast::MAX_SIMILAR_PAIRS;
use crate::corpus::participants::Participants;
use crate::corpus::progress::{OnProgress, StageProgress};
use crate::corpus::warnings;
use crate::estimate::minhash::estimate::{Estimate, Estimator};
use crate::estimate::minhash::scheme::Scheme;
use crate::join::index::Sizes;
use crate::join::ranking::{FoundPair, ListLimits, Ranked, Ranking};
use crate::join::similarity::ShingleCounts;
use crate::params::{Measure, Method, Params};
use crate::report::error::Error;
use crate::report::pairs::{Pairs, RewrittenPair};
use crate::report::{DocumentReport, Fallback, Group, Report, Stage, Totals, Warning};

use super::evidence_list::{EvidenceList, Listed};
use super::rewritten::{self, Found};
use super::sketched::Sketched;

/// Steps of similarity in which pairs are counted: the candidates expected among them are right to about a thousandth.
const STEPS: u32 = 4096;

/// Pairs that are written at a time: they stay in the nearest cache meanwhile.
const BLOCK: usize = 128;

/// Pairs at least this similar are aligned even if they were not candidates.
const MIN_DEFERRED: f64 = 0.6;

/// A pair with evidence ranks above all that are merely similar.
const ABOVE_SIMILAR: f64 = 2.0;

/// What was found so far of the pairs of some documents.
pub(super) struct Findings<'a> {
    pub(super) documents: &'a [Document],
    pub(super) sketched: &'a Sketched<'a>,
    pub(super) participants: &'a Participants,
    pub(super) params: &'a Params,
    pub(super) totals: Totals,
    /// Pairs looked at.
    pub(super) considered: u64,
    /// The number of pairs above the threshold, by similarity in steps of 1 / [`STEPS`].
    by_similarity: Vec<u64>,
    evidence_list: EvidenceList,
    /// Pairs that are so similar that evidence is looked for at the end.
    deferred: Vec<(u32, u32, ShingleCounts)>,
    /// Pairs without evidence that may be rewritten throughout.
    rewritten: Vec<RewrittenPair>,
    /// Whether the pairs with evidence at a place of the list were considered: of two classes all or none, because their shingles
    /// are the same.
    is_considered: Vec<bool>,
    /// Whether all evidence was looked for.
    pub(super) is_complete: bool,
    ranking: Ranking,
    groups: UnionFind,
}

impl<'a> Findings<'a> {
    pub(super) fn new(
        documents: &'a [Document],
        sketched: &'a Sketched<'a>,
        participants: &'a Participants,
        params: &'a Params,
        evidence_list: EvidenceList,
    ) -> Self {
        let limits = ListLimits { pairs: params.max_pairs, by_document: params.max_pairs_per_document };
        Self {
            documents,
            sketched,
            participants,
            params,
            totals: Totals::default(),
            considered: 0,
            by_similarity: vec![0; STEPS as usize + 1],
            deferred: Vec::new(),
            rewritten: Vec::new(),
            is_complete: false,
            is_considered: vec![false; evidence_list.places()],
            evidence_list,
            ranking: Ranking::new(limits, documents.len()),
            groups: UnionFind::new(documents.len()),
        }
    }

    /// Reserves memory for all pairs, if a threshold of 0 lists every one.
    pub(super) fn reserve(&mut self, pairs: u64) {
        if self.params.threshold == 0.0 {
            self.ranking.reserve(pairs);
        }
    }

    /// Takes a pair of documents, by index, the smaller first.
    #[inline(never)] // see `memory`
    pub(super) fn consider(&mut self, a: u32, b: u32, counts: ShingleCounts) {
        self.considered += 1;
        let jaccard = counts.jaccard();
        let similarity =
            if self.params.measure == Measure::Jaccard { jaccard } else { counts.measure(self.params.measure) };
        let evidence = self.evidence_list.place_of(a, b);
        let is_similar = similarity >= self.params.threshold;
        if jaccard >= MIN_DEFERRED && evidence.is_none() && self.defers() {
            if self.deferred.len() < MAX_SIMILAR_PAIRS * self.params.effort as usize {
                return self.deferred.push((a, b, counts));
            }
            self.totals.pairs_not_aligned += 1;
        }
        if !is_similar && evidence.is_none() {
            return;
        }
        let is_listed = evidence.is_some()
            || self
                .evidence_list
                .lists_similar(jaccard, || [a, b].map(|document| self.sketched.sizes(document).in_template));
        let agreements = self.sketched.agreements(a, b);
        let candidate = self.sketched.is_candidate(a, b, agreements);
        if is_similar {
            self.totals.pairs_above_threshold += 1;
            self.totals.candidates_above_threshold += u64::from(candidate);
            #[expect(clippy::cast_sign_loss, reason = "a similarity is not negative")]
            let step = (jaccard * f64::from(STEPS) + 0.5) as usize;
            self.by_similarity[step] += 1;
            if counts.shared > 0 && is_listed {
                self.groups.join(a, b);
            }
        }
        if !is_listed {
            return;
        }
        let mut score = similarity;
        if let Some(place) = evidence {
            if !self.is_complete {
                self.is_considered[self.evidence_list.number(place)] = true;
            }
            score = ABOVE_SIMILAR + f64::from(self.evidence_list.rank_score(place));
        }
        self.ranking.push(FoundPair { a, b, shared: counts.shared, agreements: agreements as u16, candidate, score });
    }

    /// Takes the pairs with evidence that the search for similar ones passed over, and looks for evidence of similar pairs
    /// that have none yet.
    #[inline(never)] // see `memory`
    pub(super) fn consider_rest(&mut self) {
        let (of_classes, of_documents) = self.is_considered.split_at(self.evidence_list.of_classes.len());
        let [classes, documents] =
            [rest(&self.evidence_list.of_classes, of_classes), rest(&self.evidence_list.of_documents, of_documents)];
        for classes in classes {
            self.consider_classes(classes);
        }
        for [a, b] in documents {
            self.consider(a, b, self.sketched.counts(a, b));
        }
        let deferred = std::mem::take(&mut self.deferred);
        let pairs: Vec<(u32, u32)> = deferred.iter().map(|&(a, b, _)| (a, b)).collect();
        self.evidence_list.add_similar(self.documents, &pairs, self.params, &mut self.totals);
        self.is_complete = true;
        for (a, b, counts) in deferred {
            self.consider(a, b, counts);
        }
    }

    /// Takes every compared pair of documents of two classes, or of one.
    fn consider_classes(&mut self, classes: [u32; 2]) {
        let participants = self.participants;
        // Documents with the same text have the same shingles.
        let mut shared = None;
        let [firsts, seconds] = classes.map(|class| self.evidence_list.classes().members(class).to_vec());
        for (at, &x) in firsts.iter().enumerate() {
            let others = if classes[0] == classes[1] { &seconds[at + 1..] } else { &seconds };
            for &y in others.iter().filter(|&&y| participants.compares(x, y)) {
                let (a, b) = (x.min(y), x.max(y));
                let shared = *shared.get_or_insert_with(|| self.sketched.counts(a, b).shared);
                let [weight_a, weight_b] = [a, b].map(|document| self.sketched.weight(document));
                self.consider(a, b, ShingleCounts { a: weight_a, b: weight_b, shared });
            }
        }
    }

    /// Searches the pairs that may be rewritten throughout, once all that have evidence are known.
    pub(super) fn search_rewritten(&mut self) {
        let found = rewritten::search(self.documents, self.participants, &self.evidence_list, self.params);
        self.take_rewritten(found);
    }

    /// Examines the given pairs of documents for whether they may be rewritten throughout.
    pub(super) fn examine_rewritten(&mut self, pairs: &[(u32, u32)]) {
        let found = rewritten::of_pairs(self.documents, pairs, &self.evidence_list, self.params);
        self.take_rewritten(found);
    }

    fn take_rewritten(&mut self, Found { mut pairs, not_examined }: Found) {
        self.totals.rewritten_pairs = pairs.len() as u64;
        self.totals.rewritten_pairs_not_examined = not_examined;
        pairs.truncate(self.params.max_pairs as usize);
        self.rewritten = pairs;
    }

    /// Whether a similar pair without evidence is looked at once more at the end.
    fn defers(&self) -> bool {
        self.evidence_list.is_prose() && !self.is_complete
    }

    /// The groups so far.
    pub(super) fn into_groups(self) -> UnionFind {
        self.groups
    }

    #[inline(never)] // see `memory`
    pub(super) fn report(mut self, fallbacks: Vec<Fallback>, on_progress: &mut OnProgress) -> Result<Report, Error> {
        let mut progress = StageProgress::whole(Stage::Report, on_progress)?;
        let Self { documents, sketched, params, .. } = self;
        let groups: Vec<Group> =
            (1..).zip(self.groups.groups()).map(|(number, documents)| Group { number, documents }).collect();
        let mut group_of = vec![None; documents.len()];
        for group in &groups {
            for &document in &group.documents {
                group_of[document as usize] = Some(group.number);
            }
        }
        let Ranked { pairs, left_out_by_document, left_out, .. } = self.ranking.finish();
        self.totals.expected_candidates = expected_candidates(&self.by_similarity, params);
        self.totals.pairs_left_out_by_document = left_out_by_document;
        self.totals.pairs_left_out = left_out;
        if let Some(index) = sketched.index() {
            self.totals.template_shingles = index.statistics.template_shingles.len() as u64;
            self.totals.common_shingles = index.statistics.common_shingles.len() as u64;
        }
        let with_evidence = pairs.iter().take_while(|pair| pair.score >= ABOVE_SIMILAR);
        let evidence = with_evidence.filter_map(|pair| self.evidence_list.evidence_of(pair.a, pair.b)).collect();
        let (mut pairs, estimates) = write(&pairs, sketched, Scheme::of(params));
        pairs.evidence = evidence;
        let sizes = (0..documents.len() as u32).map(|document| sketched.sizes(document));
        let described: Vec<DocumentReport> = documents
            .iter()
            .zip(sizes)
            .zip(&group_of)
            .zip(warnings::of_documents(
                documents,
                |document| sketched.sizes(document),
                &self.evidence_list.too_short,
                params,
            ))
            .map(|(((document, sizes), &group), warnings)| describe(document, sizes, group, warnings))
            .collect();
        let report = Report {
            engine: env!("CARGO_PKG_VERSION").to_owned(),
            digest: digest(documents),
            params: params.clone(),
            exact: sketched.method == Method::Exact,
            warnings: warnings::of_comparison(documents, &self.totals, &fallbacks, params),
            fallbacks,
            documents: described,
            pairs,
            estimates,
            rewritten: self.rewritten,
            groups,
            totals: self.totals,
        };
        progress.done(1)?;
        Ok(report)
    }
}

/// The pairs that were not considered.
fn rest(pairs: &[Listed], is_considered: &[bool]) -> Vec<[u32; 2]> {
    let rest = pairs.iter().zip(is_considered).filter(|&(_, &is_considered)| !is_considered);
    rest.map(|(pair, _)| [pair.a, pair.b]).collect()
}

/// How many of the pairs above the threshold are expected to become candidates, given their number by similarity.
#[inline(never)] // see `memory`
fn expected_candidates(by_similarity: &[u64], params: &Params) -> f64 {
    let expected = |(step, &pairs): (u32, &u64)| {
        let similarity = f64::from(step) / f64::from(STEPS);
        pairs as f64 * candidate_probability(similarity, params.bands, params.rows)
    };
    (0..).zip(by_similarity).filter(|&(_, &pairs)| pairs > 0).map(expected).sum()
}

/// What is reported of a document.
#[inline(never)] // see `memory`
fn describe(document: &Document, sizes: Sizes, group: Option<u32>, warnings: Vec<Warning>) -> DocumentReport {
    let sketch = document.sketch();
    DocumentReport {
        id: document.id,
        name: document.name.clone(),
        language: sketch.language,
        counts: sketch.counts,
        distinct: sizes.distinct + sketch.edited,
        in_template: sizes.in_template + sketch.edited,
        common: sizes.common,
        compared: sizes.compared(),
        weight: sizes.weight(),
        group,
        deobfuscated: sketch.obfuscation.into(),
        warnings,
    }
}

/// Writes out the pairs, and the different estimates of them.
#[inline(never)] // see `memory`
fn write(found: &[FoundPair], sketched: &Sketched, scheme: Scheme) -> (Pairs, Vec<Estimate>) {
    let mut estimator = Estimator::new(scheme);
    let mut pairs = Pairs::with_capacity(found.len());
    let mut numbers = Vec::with_capacity(BLOCK);
    for block in found.chunks(BLOCK) {
        estimate(block, sketched, &mut estimator, &mut numbers);
        pairs.extend(block, &numbers);
    }
    (pairs, estimator.into_estimates())
}

/// The numbers of the pairs' estimates.
#[inline(never)] // see `memory`
fn estimate(block: &[FoundPair], sketched: &Sketched, estimator: &mut Estimator, numbers: &mut Vec<u32>) {
    numbers.clear();
    numbers.extend(block.iter().map(|&FoundPair { a, b, agreements, .. }| {
        let [weight_a, weight_b] = [a, b].map(|document| sketched.weight(document));
        estimator.number(agreements.into(), weight_a, weight_b)
    }));
}

/// Digest of all inputs in their order: 128 bits of BLAKE3, in hexadecimal.
fn digest(documents: &[Document]) -> String {
    let mut bytes = Vec::new();
    for document in documents {
        document.identify(&mut bytes);
    }
    digest::hexadecimal(&digest::digest(&bytes)[..16])
}
