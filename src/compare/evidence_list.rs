//! The pairs of a comparison that are listed for their evidence, and their evidence.
//!
//! The evidence of documents with the same text is stored once: n copies of a text are n²/2 pairs.

use crate::align::evidence::batch::{PairEvidence, PairPassages};
use crate::align::evidence::chance::{self, Chance, LONG_RUN};
use crate::align::evidence::counts::MatchedCounts;
use crate::align::evidence::programs::{MAX_SCORE, NEARLY_EQUAL, batch::Tiling};
use crate::align::evidence::tokens_per_word::TokensPerWord;
use crate::corpus::document::{Document, are_exact};
use crate::corpus::participants::Participants;
use crate::params::Params;
use crate::report::pairs::Evidence;

use super::classes::Classes;

/// In a short text, one in this many words must be matched for a pair to be listed.
const SHORT_SHARE: u32 = 3;

/// If they are rare, this fraction of the minimum number of matched words is enough.
const FEW_SHARE: [u32; 2] = [3, 4];

/// In scripts without spaces, this fraction of the characters is enough if many are in a row: 25 Chinese ones.
const RUN_SHARE: [u64; 2] = [2, 3];

/// How much more score a pair needs for each matched word below the minimum, in nats.
const NATS_PER_MISSING_WORD: f64 = 0.5;

/// Matched tokens of programs with which they are ranked by half their score: ten equal tokens are no evidence, a hundred are.
const HALF_RANK_TOKENS: u64 = 50;

/// Number of pairs whose shared shingles are counted in the time of one alignment.
pub(super) const PAIRS_PER_ALIGNMENT: u64 = 2_000;

/// A pair with evidence that is listed: two documents, by index, or two classes of documents with the same text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Listed {
    pub(super) a: u32,
    pub(super) b: u32,
    pub(super) counts: MatchedCounts,
    /// Matched words outside common text, of the side with fewer; these must reach the minimum.
    pub(super) uncommon_matched: u32,
    pub(super) tokens_per_word: TokensPerWord,
    /// By how much the discounted score exceeds the bar of such texts, in nats; for programs, by how much their score exceeds its
    /// threshold.
    pub(super) excess: f64,
    /// Whether they share a run of words that no subject explains; for programs, whether they are nearly equal, which no task
    /// explains.
    pub(super) has_long_run: bool,
    /// Matched words, discounted where many documents share them; the score of programs.
    pub(super) score: u32,
}

/// Where the evidence of two documents is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EvidencePlace {
    /// With that of all documents that have the same two texts.
    OfClasses(usize),
    /// By itself.
    OfDocuments(usize),
}

/// The pairs of a comparison that are listed for their evidence.
#[derive(Default)]
pub(super) struct EvidenceList {
    pub(super) classes: Classes,
    /// Pairs of classes, and classes that are paired with themselves; ascending. All pairs of their documents are listed.
    pub(super) of_classes: Vec<Listed>,
    /// Other pairs of documents, ascending.
    pub(super) of_documents: Vec<Listed>,
    /// What chance and a common subject or task explain, if it is known.
    pub(super) chance: Option<Chance>,
    /// Whether the documents are programs.
    pub(super) is_programs: bool,
    /// Whether a pair without evidence is not listed, however similar.
    pub(super) lists_evidence_only: bool,
    /// By document, the number of distinct runs if they are too few to distinguish a copy from an honest solution. Empty for
    /// prose.
    pub(super) too_short: Vec<Option<u32>>,
    /// The passages of named pairs of prose, in the order of the documents, as far as they were kept.
    pub(super) passages: Vec<PairPassages>,
}

impl Listed {
    /// For two programs, given their tiles.
    pub(super) fn of_programs(a: u32, b: u32, counts: MatchedCounts, &Tiling { score, excess, .. }: &Tiling) -> Self {
        let tokens_per_word = TokensPerWord::default();
        let uncommon_matched = counts.fewer();
        let has_long_run = score >= NEARLY_EQUAL;
        Self { a, b, counts, uncommon_matched, tokens_per_word, excess: excess.into(), has_long_run, score }
    }

    /// For a pair of texts, given the words of all.
    pub(super) fn of(pair: &PairEvidence, texts: &[&[u32]]) -> Self {
        let &PairEvidence { a, b, counts, uncommon_matched, longest_run, tokens_per_word, .. } = pair;
        Self {
            a,
            b,
            counts,
            uncommon_matched,
            tokens_per_word,
            excess: excess(word_counts([a, b], texts), pair.discounted_score, longest_run, tokens_per_word),
            has_long_run: longest_run >= tokens_per_word.tokens(LONG_RUN),
            score: pair.discounted_matched,
        }
    }
}

/// The number of words of two texts.
pub(super) fn word_counts(pair: [u32; 2], texts: &[&[u32]]) -> [u32; 2] {
    pair.map(|text| texts[text as usize].len() as u32)
}

impl EvidenceList {
    /// The pairs of some programs, ascending.
    pub(super) fn of_programs(listed: Vec<Listed>, too_short: Vec<Option<u32>>) -> Self {
        Self { of_documents: listed, too_short, is_programs: true, ..Self::default() }
    }

    /// The same list, to which no pair is added because it is only similar.
    pub(super) fn without_similar(self) -> Self {
        Self { lists_evidence_only: true, ..self }
    }

    /// Whether a pair without evidence is listed if it is similar enough. Equal programs of a few tokens have no evidence. Of two
    /// programs made of a template, a few tokens beside it may be equal, which says nothing. `in_template`: the number of
    /// shingles of each in templates.
    pub(super) fn lists_similar(&self, jaccard: f64, in_template: impl FnOnce() -> [u32; 2]) -> bool {
        !self.lists_evidence_only || (jaccard >= 1.0 && in_template() == [0, 0])
    }

    /// The place of the evidence of a pair of documents (indices, the smaller first). O(log pairs).
    #[inline]
    pub(super) fn place_of(&self, a: u32, b: u32) -> Option<EvidencePlace> {
        if !self.of_classes.is_empty() {
            let classes = [a, b].map(|document| self.classes.of(document));
            let key = (classes[0].min(classes[1]), classes[0].max(classes[1]));
            if let Ok(at) = self.of_classes.binary_search_by_key(&key, |pair| (pair.a, pair.b)) {
                return Some(EvidencePlace::OfClasses(at));
            }
        }
        if self.of_documents.is_empty() {
            return None;
        }
        self.of_documents.binary_search_by_key(&(a, b), |pair| (pair.a, pair.b)).ok().map(EvidencePlace::OfDocuments)
    }

    /// Whether the pairs of two classes, the smaller first, are listed for their evidence. O(log pairs).
    pub(super) fn has_classes(&self, a: u32, b: u32) -> bool {
        self.of_classes.binary_search_by_key(&(a, b), |pair| (pair.a, pair.b)).is_ok()
    }

    /// Whether a comparison of these documents would list a pair of them (indices, the smaller first) with these numbers of tokens
    /// for its evidence: chance does not explain it, and it has enough matched words. O(log pairs).
    pub(super) fn would_list(&self, a: u32, b: u32, tokens: [u32; 2], params: &Params) -> bool {
        let pair = self.place_of(a, b).map(|place| self.at(place));
        pair.is_some_and(|pair| {
            let has_enough = has_min_matched(pair, tokens, params) || has_few_but_rare(pair, tokens, params);
            has_enough && self.chance.is_none_or(|chance| chance.lists(pair.excess, pair.has_long_run))
        })
    }

    /// The pair at a place.
    fn at(&self, place: EvidencePlace) -> &Listed {
        match place {
            EvidencePlace::OfClasses(at) => &self.of_classes[at],
            EvidencePlace::OfDocuments(at) => &self.of_documents[at],
        }
    }

    /// What the pair at a place is ranked by.
    pub(super) fn rank_score(&self, place: EvidencePlace) -> u32 {
        self.rank_score_of(self.at(place))
    }

    /// The higher, the earlier in the list: the score; of programs with few matched tokens a part of it, because they are equal
    /// more easily.
    fn rank_score_of(&self, &Listed { score, counts, .. }: &Listed) -> u32 {
        if !self.is_programs {
            return score;
        }
        let matched = u64::from(counts.fewer());
        (u64::from(score) * matched / (matched + HALF_RANK_TOKENS)) as u32
    }

    /// The number of places at which evidence is stored.
    pub(super) fn places(&self) -> usize {
        self.of_classes.len() + self.of_documents.len()
    }

    /// The number of a place, from 0.
    pub(super) fn number(&self, place: EvidencePlace) -> usize {
        match place {
            EvidencePlace::OfClasses(at) => at,
            EvidencePlace::OfDocuments(at) => self.of_classes.len() + at,
        }
    }

    /// The documents with the same text.
    pub(super) fn classes(&self) -> &Classes {
        &self.classes
    }

    /// Whether evidence of prose was searched for. Only prose has candidates that may be missing, or rewritten.
    pub(super) fn is_prose(&self) -> bool {
        self.chance.is_some() && !self.is_programs
    }

    /// Calls `each` with every pair of documents with evidence, the smaller index first, and with what it is ranked by.
    pub(super) fn for_each(&self, participants: &Participants, mut each: impl FnMut(u32, u32, u32)) {
        for pair in &self.of_classes {
            let rank_score = self.rank_score_of(pair);
            self.classes.for_each_pair(pair.a, pair.b, participants, |a, b| each(a, b, rank_score));
        }
        for pair in &self.of_documents {
            each(pair.a, pair.b, self.rank_score_of(pair));
        }
    }

    /// The reported evidence of a pair of documents (indices, the smaller first). O(log pairs).
    pub(super) fn evidence_of(&self, a: u32, b: u32) -> Option<Evidence> {
        let place = self.place_of(a, b)?;
        let pair = self.at(place);
        let is_swapped = matches!(place, EvidencePlace::OfClasses(_)) && self.classes.of(a) > self.classes.of(b);
        let counts = if is_swapped { pair.counts.swapped() } else { pair.counts };
        let expected_by_chance = self.chance.and_then(|chance| chance.expected_pairs(pair.excess, pair.has_long_run));
        let score = self.is_programs.then(|| f64::from(pair.score) / f64::from(MAX_SCORE));
        let rank_score = f64::from(self.rank_score_of(pair));
        let weight = if self.is_programs { rank_score / f64::from(MAX_SCORE) } else { rank_score };
        Some(Evidence { counts, expected_by_chance, score, weight })
    }
}

/// By how much the discounted score of two texts with these numbers of tokens exceeds the bar of such texts, in nats. The ratio is that
/// of their passages, which are nearly always in the script of the texts.
pub(super) fn excess(tokens: [u32; 2], discounted_score: u32, longest_run: u32, tokens_per_word: TokensPerWord) -> f64 {
    let words = |tokens| tokens_per_word.words(tokens);
    chance::excess(tokens.map(words), words(discounted_score), words(longest_run))
}

/// Whether enough words are matched to list two documents with these numbers of tokens.
pub(super) fn has_min_matched(pair: &Listed, tokens: [u32; 2], params: &Params) -> bool {
    pair.uncommon_matched >= min_matched(pair, tokens, params)
}

/// Whether the matched words are fewer than the minimum, but rare enough: at least three quarters of it, with half a nat beyond the
/// bar for each word that is missing. Texts with a long run do not qualify, because it may be a short quotation.
pub(super) fn has_few_but_rare(pair: &Listed, tokens: [u32; 2], params: &Params) -> bool {
    let (matched, min_matched) = (pair.uncommon_matched, min_matched(pair, tokens, params));
    let missing = min_matched.saturating_sub(matched);
    missing > 0
        && matched >= min_matched * FEW_SHARE[0] / FEW_SHARE[1]
        && !pair.has_long_run
        && pair.excess >= f64::from(pair.tokens_per_word.words(missing)) * NATS_PER_MISSING_WORD
}

/// The minimum number of matched tokens of two texts with these numbers of tokens.
fn min_matched(pair: &Listed, tokens: [u32; 2], params: &Params) -> u32 {
    let of_words = pair.tokens_per_word.tokens(params.min_matched);
    let min_matched = if pair.has_long_run {
        (u64::from(of_words) * RUN_SHARE[0] / RUN_SHARE[1]).max(params.min_matched.into()) as u32
    } else {
        of_words
    };
    min_matched.min(tokens[0].min(tokens[1]) / SHORT_SHARE).max(1)
}

/// Whether evidence can be searched for: the parameters ask for it, the words of every document are in memory, and they are
/// not too many.
pub(super) fn is_possible(documents: &[Document], params: &Params) -> bool {
    params.evidence && are_exact(documents, params)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_words_suffice_if_they_are_rare_and_no_quotation() {
        let pair = |matched: u32, excess: f64| Listed {
            a: 0,
            b: 1,
            counts: MatchedCounts { matched_a: matched, matched_b: matched + 3, ..MatchedCounts::default() },
            uncommon_matched: matched,
            excess,
            tokens_per_word: TokensPerWord::default(),
            has_long_run: false,
            score: matched,
        };
        let params = Params::default();
        let suffices = |pair: &Listed| has_few_but_rare(pair, [400, 900], &params);
        assert!(suffices(&pair(24, 0.5)) && !suffices(&pair(24, 0.4)));
        assert!(suffices(&pair(18, 3.5)) && !suffices(&pair(18, 3.4)));
        assert!(!suffices(&pair(17, 99.0)), "too few");
        assert!(!suffices(&pair(25, 99.0)), "enough, whatever the words");
        assert!(!suffices(&Listed { has_long_run: true, ..pair(24, 99.0) }), "a quotation");
        assert!(has_few_but_rare(&pair(15, 2.5), [60, 900], &params), "of a short text, a third is the minimum");
    }
}
