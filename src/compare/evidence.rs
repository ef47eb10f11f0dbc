//! The evidence of all pairs of documents, and the selection of the pairs that are listed for it.
//!
//! Documents with the same text are aligned once. A pair is listed if it has enough matched words and chance does not explain its
//! score; it ranks above all pairs that are only similar. Programs are compared in another way ([`super::programs`]).

use std::collections::BTreeMap;
use std::convert::Infallible;

use crate::align::evidence::PassageLimits;
use crate::align::evidence::batch::{AlignedBatch, Aligner, MAX_ALIGNED_WORDS};
use crate::align::evidence::candidates::{Candidates, candidates};
use crate::align::evidence::chance::{self, Chance};
use crate::align::evidence::counts::MatchedCounts;
use crate::align::evidence::tokens_per_word::TokensPerWord;
use crate::common::{parallel, sort};
use crate::corpus::document::Document;
use crate::corpus::participants::Participants;
use crate::corpus::progress::{OnProgress, StageProgress};
use crate::params::{Params, Unit};
use crate::report::error::Error;
use crate::report::{Stage, Totals};

use super::classes::Classes;
use super::evidence_list::{
    EvidenceList, Listed, PAIRS_PER_ALIGNMENT, excess, has_few_but_rare, has_min_matched, word_counts,
};
use super::programs;

/// Maximum number of words in similar pairs that are aligned without a seed region: a fifth of a second of work.
const MAX_SIMILAR_WORDS: u64 = 4_000_000;

/// Maximum number of words in the passages of named pairs that are kept to be shown: 16 MB.
const MAX_KEPT_WORDS: usize = 1 << 22;

/// Aligns the given pairs of documents, up to `max_words` words, and returns their evidence in the order of the documents, and
/// passages up to `kept_words` words. Calls `done` with the number of pairs after each; its error stops the work.
fn align<E>(
    documents: &[Document],
    pairs: &[(u32, u32)],
    params: &Params,
    max_words: u64,
    kept_words: usize,
    mut done: impl FnMut(usize) -> Result<(), E>,
) -> Result<(AlignedBatch, Vec<Listed>), E> {
    let involved = involved_in(pairs);
    let texts: Vec<&[u32]> = involved.iter().map(|&index| &documents[index as usize].sketch().words[..]).collect();
    let copies = vec![1; texts.len()];
    let mut aligner =
        Aligner::new(&texts, &copies, limits(params)).with_max_words(max_words).keeping_passages(kept_words);
    let number = |index: u32| involved.binary_search(&index).expect("involved") as u32;
    let numbers: Vec<(u32, u32)> = pairs.iter().map(|&(a, b)| (number(a), number(b))).collect();
    let mut count = 0;
    for pairs in numbers.chunks(parallel::items_between_reports()) {
        aligner.align(pairs);
        for _ in pairs {
            count += 1;
            done(count)?;
        }
    }
    let mut batch = aligner.finish();
    let document = |text: u32| involved[text as usize];
    for (a, b, _) in &mut batch.passages {
        (*a, *b) = (document(*a), document(*b));
    }
    let listed =
        batch.pairs.iter().map(|pair| Listed { a: document(pair.a), b: document(pair.b), ..Listed::of(pair, &texts) });
    let mut listed: Vec<Listed> = listed.collect();
    sort::sort_by_key(&mut listed, |pair| (pair.a, pair.b));
    Ok((batch, listed))
}

/// What is looked up before pairs are aligned: it depends on nothing that the similarity needs, so both are done at one time.
#[derive(Default)]
pub(super) struct EvidenceSearch {
    classes: Classes,
    candidates: Candidates,
}

impl EvidenceSearch {
    /// The candidates among texts. Those of programs are looked up later.
    pub(super) fn of(documents: &[Document], participants: &Participants, params: &Params) -> Self {
        if params.unit == Unit::Code {
            return Self::default();
        }
        let classes = Classes::new(documents, participants);
        let candidates = candidates(&classes.words(documents), classes.with_submission());
        Self { classes, candidates }
    }
}

/// The documents of some pairs, ascending.
fn involved_in(pairs: &[(u32, u32)]) -> Vec<u32> {
    let mut involved: Vec<u32> = pairs.iter().flat_map(|&(a, b)| [a, b]).collect();
    sort::sort_u32s(&mut involved);
    involved.dedup();
    involved
}

impl EvidenceList {
    /// Aligns all candidates, and writes counts to `totals`.
    #[inline(never)] // see `memory`
    pub(super) fn of(
        search: EvidenceSearch,
        documents: &[Document],
        participants: &Participants,
        params: &Params,
        totals: &mut Totals,
        on_progress: &mut OnProgress,
    ) -> Result<Self, Error> {
        if params.unit == Unit::Code {
            return programs::of(documents, participants, params, totals, on_progress);
        }
        let EvidenceSearch { classes, candidates } = search;
        let words: Vec<&[u32]> = classes.words(documents);
        let copies = classes.copies();
        let max_words = MAX_ALIGNED_WORDS * u64::from(params.effort);
        let mut aligner = Aligner::new(&words, &copies, limits(params)).with_max_words(max_words);
        let candidates = aligner.in_order(candidates);
        let work = candidates.len() as u64 * PAIRS_PER_ALIGNMENT;
        let mut progress = StageProgress::of_pairs(Stage::Evidence, candidates.len(), work, on_progress)?;
        let mut done = 0;
        for candidates in candidates.chunks(parallel::items_between_reports()) {
            let pairs = candidates.iter().map(|candidate| (candidate.a, candidate.b));
            let pairs: Vec<(u32, u32)> =
                pairs.filter(|&(a, b)| classes.first_pair(a, b, participants).is_some()).collect();
            aligner.align(&pairs);
            for _ in candidates {
                done += 1;
                progress.done(done)?;
            }
        }
        let of_copies: Vec<(u32, (MatchedCounts, u32, TokensPerWord))> =
            classes.repeated().map(|class| (class, aligner.of_copies(class))).collect();
        let batch = aligner.finish();
        let has_enough = |pair: &Listed| has_min_matched(pair, word_counts([pair.a, pair.b], &words), params);
        let has_rare = |pair: &Listed| has_few_but_rare(pair, word_counts([pair.a, pair.b], &words), params);
        let all = batch.pairs.iter().map(|pair| Listed::of(pair, &words));
        let (mut pairs, few): (Vec<Listed>, Vec<Listed>) =
            all.filter(|pair| has_enough(pair) || has_rare(pair)).partition(has_enough);
        let reworded = pairs.iter().filter(|pair| !pair.has_long_run && pair.excess >= 0.0).count();
        let max_few =
            chance::max_pairs_with_few_words(reworded as u64, participants.handed_in.into(), participants.pairs());
        if few.len() as u64 <= max_few {
            pairs.extend(few);
        } else {
            totals.pairs_with_few_words =
                few.iter().map(|pair| classes.count_pairs(pair.a, pair.b, participants)).sum();
        }
        let chance = chance_of(
            root_of_lengths(documents, participants),
            participants.pairs(),
            participants.layout.compared,
            &pairs,
        );
        for (class, (counts, score, tokens_per_word)) in of_copies {
            let shared_by = copies[class as usize] - 1;
            let scaled = |number: u32, factor: u32| (u64::from(number) * u64::from(factor) / 256) as u32;
            let discounted_score = scaled(score, chance::score_factor(shared_by, participants.layout.compared));
            let excess = excess(word_counts([class, class], &words), discounted_score, u32::MAX, tokens_per_word);
            let score = scaled(counts.matched_a, chance::rank_factor(shared_by));
            pairs.extend(
                Some(Listed {
                    a: class,
                    b: class,
                    counts,
                    uncommon_matched: counts.fewer(),
                    tokens_per_word,
                    excess,
                    has_long_run: true,
                    score,
                })
                .filter(has_enough),
            );
        }
        let (listed, others): (Vec<Listed>, Vec<Listed>) =
            pairs.into_iter().partition(|pair| chance.lists(pair.excess, pair.has_long_run));
        let usual = others.iter().filter(|pair| pair.excess >= 0.0);
        totals.usual_pairs = usual.map(|pair| classes.count_pairs(pair.a, pair.b, participants)).sum();
        let mut found = Self { classes, of_classes: listed, chance: Some(chance), ..Self::default() };
        sort::sort_by_key(&mut found.of_classes, |pair| (pair.a, pair.b));
        found.write_totals(&batch, participants, totals);
        Ok(found)
    }

    /// Aligns the given pairs of texts (indices of documents, the smaller first) and lists all that share passages, however weak. Passages
    /// are kept if `keeps_passages`.
    pub(super) fn of_pairs(
        documents: &[Document],
        participants: &Participants,
        pairs: &[(u32, u32)],
        keeps_passages: bool,
        params: &Params,
        totals: &mut Totals,
        on_progress: &mut OnProgress,
    ) -> Result<Self, Error> {
        let work = pairs.len() as u64 * PAIRS_PER_ALIGNMENT;
        let mut progress = StageProgress::of_pairs(Stage::Evidence, pairs.len(), work, on_progress)?;
        let done = |pairs| progress.done(pairs);
        let max_words = MAX_ALIGNED_WORDS * u64::from(params.effort);
        let kept_words = if keeps_passages { MAX_KEPT_WORDS } else { 0 };
        let (batch, listed) = align(documents, pairs, params, max_words, kept_words, done)?;
        // As in a comparison of all documents, where weaker pairs are not listed.
        let words = |index: u32| documents[index as usize].sketch().words.len() as u32;
        let enough = listed.iter().filter(|pair| has_min_matched(pair, [pair.a, pair.b].map(words), params));
        let texts = involved_in(pairs).len() as u32;
        let chance = chance_of(root_of_pairs(documents, pairs), pairs.len() as u64, texts, enough);
        let mut found = Self { of_documents: listed, chance: Some(chance), ..Self::default() };
        found.write_totals(&batch, participants, totals);
        found.passages = batch.passages;
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
        let Ok((batch, listed)) =
            align(documents, pairs, params, MAX_SIMILAR_WORDS * u64::from(params.effort), 0, done);
        totals.pairs_aligned += batch.aligned;
        totals.pairs_not_aligned += batch.not_aligned;
        totals.pairs_with_evidence += listed.len() as u64;
        self.of_documents.extend(listed);
        sort::sort_by_key(&mut self.of_documents, |pair| (pair.a, pair.b));
    }

    fn write_totals(&self, batch: &AlignedBatch, participants: &Participants, totals: &mut Totals) {
        let of_classes = self.of_classes.iter().map(|pair| self.classes.count_pairs(pair.a, pair.b, participants));
        totals.pairs_with_evidence = self.of_documents.len() as u64 + of_classes.sum::<u64>();
        totals.pairs_aligned = batch.aligned;
        totals.pairs_not_aligned = batch.not_aligned;
        totals.common_word_pairs = batch.common_word_pairs;
        totals.informative_word_count = batch.informative_word_count;
        totals.expected_by_chance = self.chance.as_ref().filter(|chance| chance.is_measured()).map(Chance::forecast);
    }
}

/// The limits of a passage under some parameters.
pub(crate) fn limits(params: &Params) -> PassageLimits {
    if params.unit == Unit::Words {
        // Neighbouring words, with none between them, are one word apart.
        PassageLimits { gap: params.passage_gap.max(1), shortest: params.shortest_passage }
    } else {
        PassageLimits::default()
    }
}

/// What chance and a common subject explain among `pairs` of `texts`, of which `aligned` share enough words.
fn chance_of<'l>(
    root_of_lengths: f64,
    pairs: u64,
    texts: u32,
    aligned: impl IntoIterator<Item = &'l Listed>,
) -> Chance {
    let reworded = aligned.into_iter().filter(|pair| !pair.has_long_run);
    Chance::of(root_of_lengths, pairs, texts, reworded.map(|pair| pair.excess))
}

/// Square roots are summed in units of 1 / 65,536, and sums over authors in words: sums of floats depend on their order.
const ROOT_UNIT: f64 = 65_536.0;

/// The square root of a number, in units.
fn root_in_units(number: f64) -> u64 {
    truncated(number.sqrt() * ROOT_UNIT)
}

#[expect(clippy::cast_sign_loss, reason = "negative only by rounding; then 0")]
fn truncated(number: f64) -> u64 {
    number as u64
}

/// The square root of the product of two lengths in words, summed over some pairs of documents, by index. O(pairs).
fn root_of_pairs(documents: &[Document], pairs: &[(u32, u32)]) -> f64 {
    let words = |index: u32| documents[index as usize].sketch().words.len() as f64;
    pairs.iter().map(|&(a, b)| root_in_units(words(a) * words(b))).sum::<u64>() as f64 / ROOT_UNIT
}

/// The square root of the product of two lengths in words, summed over all compared pairs. O(documents log documents).
fn root_of_lengths(documents: &[Document], participants: &Participants) -> f64 {
    let mut all = Roots::default();
    let mut by_author: BTreeMap<u32, Roots> = BTreeMap::new();
    for (slot, &index) in (0..).zip(&participants.order[..participants.layout.compared as usize]) {
        let words = documents[index as usize].sketch().words.len() as u64;
        let is_submission = slot < participants.layout.submissions;
        all.add(words, is_submission);
        if let Some(author) = participants.author(index) {
            by_author.entry(author).or_default().add(words, is_submission);
        }
    }
    // Two documents of one author are not compared.
    all.of_pairs() - by_author.values().map(|roots| truncated(roots.of_pairs())).sum::<u64>() as f64
}

/// Square roots of the lengths of some documents, summed, in units.
#[derive(Default)]
struct Roots {
    submissions: u64,
    archive: u64,
    /// Lengths of the submissions, in words.
    squares: u64,
}

impl Roots {
    fn add(&mut self, words: u64, is_submission: bool) {
        let root = root_in_units(words as f64);
        if is_submission {
            self.submissions += root;
            self.squares += words;
        } else {
            self.archive += root;
        }
    }

    /// The product of two roots, summed over the pairs of a submission with another one or with the archive.
    fn of_pairs(&self) -> f64 {
        let [submissions, archive] = [self.submissions, self.archive].map(|roots| roots as f64 / ROOT_UNIT);
        (submissions * submissions - self.squares as f64) / 2.0 + submissions * archive
    }
}
