//! The details of a pair of documents for reading them side by side: measures, passages and shared shingles.
//!
//! Positions are not kept between calls. The two texts are read again, which takes a few milliseconds for a book, and pairs
//! that nobody opens take no memory.

mod attribution;
mod exclusion;
mod reader;
mod rewording;
mod rewritten;
mod sentences;
mod shown;
mod tokens;

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use crate::align::evidence::places::Places;
use crate::align::evidence::{self, SharedPassage, Text};
use crate::align::passages::{self, ChainLimits, Grams};
use crate::common::sort;
use crate::compare::{Programs, limits, text_counts};
use crate::corpus::document::{Document, DocumentSketcher, Identity, NEWCOMER_ID};
use crate::corpus::progress::ignore_progress;
use crate::corpus::sketching::Spacing;
use crate::corpus::{Corpus, NewDocument};
use crate::join::similarity::ShingleCounts;
use crate::params::{Params, Unit, Weighting};
use crate::report::error::Error;
use crate::report::pairs::{Evidence, Pair};
use crate::report::{ExcludedStretch, Measures, Passage, Report, Role, TokenBreakdown};
use crate::shingle::fingerprint::{FingerprintSet, Source};
use crate::text::deobfuscation::{Count, Obfuscation};
use crate::text::lexicon::word_params;
use crate::text::reader::Reader;
use crate::text::span::Utf16Span;
use exclusion::{ExclusionRules, Marks};
use reader::LocatedText;
use rewritten::TwoTexts;
use shown::Shown;
use tokens::Tokens;

/// Two documents side by side: their measures, their shared passages, and what of them was excluded.
#[derive(Clone, Debug, PartialEq)]
pub struct PairDetail {
    /// The measures of the pair. Here `a` and `b` are the ids of the documents, not indices.
    pub pair: Pair,
    /// The shared passages, strongest first; none overlaps another on either side.
    pub passages: Vec<Passage>,
    /// Rare words of both texts that stand in the same order, if they are so many that one text may be rewritten from the other
    /// throughout; else `None`, as where evidence is off or most of the shorter text is matched.
    pub rewritten: Option<RewrittenPlaces>,
    /// Number of matches of a shingle or more that are too short to be passages.
    pub too_short: u32,
    /// Whether the texts are so repetitive that not all matches could be tried, so that passages may be shorter than
    /// possible.
    pub bounded: bool,
    /// The stretches of the first text that its shared shingles cover, ascending, merged where they touch.
    pub shingles_a: Vec<Utf16Span>,
    /// The stretches of the second text that its shared shingles cover.
    pub shingles_b: Vec<Utf16Span>,
    /// The excluded stretches of the first text, ascending.
    pub excluded_a: Vec<ExcludedStretch>,
    /// The excluded stretches of the second text, ascending.
    pub excluded_b: Vec<ExcludedStretch>,
    /// The comments of the first program, and the numbers of its lines if it has them, ascending; those without code between them as one;
    /// empty for texts.
    pub comments_a: Vec<Utf16Span>,
    /// The comments of the second program.
    pub comments_b: Vec<Utf16Span>,
    /// The breakdown of the first text's tokens.
    pub breakdown_a: TokenBreakdown,
    /// The breakdown of the second text's tokens.
    pub breakdown_b: TokenBreakdown,
    /// The measures with nothing excluded; `None` if nothing is.
    pub whole: Option<Measures>,
    /// The obfuscation found in the first text.
    pub obfuscation_a: ObfuscationPlaces,
    /// The obfuscation found in the second text.
    pub obfuscation_b: ObfuscationPlaces,
    /// The measures without deobfuscation, if a text is flagged; shingles excluded as common are counted here.
    pub without_deobfuscation: Option<Pair>,
}

/// The words that suggest that two texts were rewritten from one another ([`crate::report::RewrittenPair`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RewrittenPlaces {
    /// The rare words in the same order, in the first text, ascending.
    pub a: Vec<Utf16Span>,
    /// Their counterparts in the second text, in the same order.
    pub b: Vec<Utf16Span>,
    /// Rare words that both parts contain, in any order.
    pub shared: u32,
}

/// Most bytes of text that are in memory with their sorted n-grams at a time, a hundred essays; about five times as much memory.
pub const MAX_BATCH_BYTES: usize = 1 << 20;

/// Most places that are listed for a text: more than a reader steps through, and about 100 kB.
pub const MAX_PLACES: usize = 10_000;

/// The obfuscation found in a text, and its places.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ObfuscationPlaces {
    /// Each kind of obfuscation found, with its counts.
    pub kinds: Vec<(Obfuscation, Count)>,
    /// The places, ascending, at most 10 000 of them.
    pub places: Vec<(Obfuscation, Utf16Span)>,
    /// Number of places that are not listed.
    pub unlisted: u32,
}

/// The passages that two texts share, and everything else of [`PairDetail`], without a corpus. The first text has the id 0, the
/// second 1. In a corpus, the passages of prose are the same; those of programs depend on the other programs, too, and `weighting`,
/// `max_document_frequency` and templates on the other documents. O(n log n).
///
/// ```
/// use lookalike::{Params, align_pair};
///
/// let copied = "Each November the harbour froze before the last of the fishing boats came home, and the keeper waited.";
/// let detail = align_pair(copied, format!("It was a hard life. {copied} That is all."), &Params::default())?;
/// assert_eq!((detail.passages[0].a_start, detail.passages[0].b_start), (0, 20));
/// # Ok::<(), lookalike::Error>(())
/// ```
///
/// # Errors
/// [`Error::TextTooLong`], [`Error::TooManyShingles`].
pub fn align_pair(a: impl Into<String>, b: impl Into<String>, params: &Params) -> Result<PairDetail, Error> {
    let mut corpus = Corpus::new();
    let [a, b] = [corpus.add("a", a)?, corpus.add("b", b)?];
    corpus.passages(a, b, params)
}

impl Corpus {
    /// The details of a pair of document ids. O(n log n) in the length of the two texts once all documents are read, plus an
    /// index of all documents if `weighting` or `maxDocumentFrequency` counts their shingles, or of the templates.
    ///
    /// # Errors
    /// Unknown ids, an id paired with itself, a template, or a missing text.
    pub fn passages(&mut self, a: u32, b: u32, params: &Params) -> Result<PairDetail, Error> {
        let mut details = Vec::with_capacity(1);
        self.passages_of(&[(a, b)], params, |found| {
            details.push(found);
            ControlFlow::Continue(())
        })?;
        Ok(details.remove(0))
    }

    /// [`Self::passages`] of a new text and a document. The new text is not added; it is the first of the pair and has the id
    /// `u32::MAX`. As in [`Self::evidence_for`], the tiles of programs depend on all documents.
    ///
    /// # Errors
    /// As [`Self::passages`] and [`Self::evidence_for`].
    pub fn passages_of_new(
        &mut self,
        new: &NewDocument,
        text: &str,
        id: u32,
        params: &Params,
    ) -> Result<PairDetail, Error> {
        self.with_new_text(new, text, id, params, |corpus| corpus.passages(NEWCOMER_ID, id, params))
    }

    /// Calls `each` with the details of each pair of document ids, in order, as [`Self::passages`]. Work that concerns all
    /// documents is done once for all pairs.
    ///
    /// # Errors
    /// As [`Self::passages`]; [`Error::Cancelled`] if `each` breaks.
    ///
    /// # Panics
    /// Never: a comparison with threshold 0 reports every given pair.
    pub fn passages_of(
        &mut self,
        pairs: &[(u32, u32)],
        params: &Params,
        mut each: impl FnMut(PairDetail) -> ControlFlow<()>,
    ) -> Result<(), Error> {
        let all = u32::try_from(pairs.len()).unwrap_or(u32::MAX).max(1);
        let mut any = params.clone();
        any.threshold = 0.0;
        (any.max_pairs, any.max_pairs_per_document) = (all, all);
        let named = self.named(pairs)?;
        let mut shown = BTreeSet::new();
        for &(a, b) in &named {
            shown.extend([a, b]);
        }
        let shown: Vec<u32> = shown.into_iter().collect();
        let fallbacks = self.read(&shown, params, &mut ignore_progress)?;
        let (report, mut aligned) = self.compare_named(&named, false, fallbacks, &any, &mut ignore_progress)?;
        let pair_at = |at: u32| (report.pairs.a[at as usize], report.pairs.b[at as usize]);
        let mut places: Vec<u32> = (0..report.pairs.len() as u32).collect();
        sort::sort_by_key(&mut places, |&at| pair_at(at));
        let rules = ExclusionRules::of(self, params);
        let programs = self.programs(params);
        for &(a, b) in pairs {
            let (first, second) = (self.index_of(a)? as u32, self.index_of(b)? as u32);
            let key = (first.min(second), first.max(second));
            let place = places.binary_search_by_key(&key, |&at| pair_at(at)).ok();
            let pair = place.and_then(|place| report.pair(places[place] as usize));
            let pair = pair.expect("threshold 0 reports every given pair");
            let pair = Pair { a, b, group: None, ..if first < second { pair } else { pair.swapped() } };
            let aligned = aligned.binary_search_by_key(&key, |&(a, b, _)| (a, b)).map(|at| &mut aligned[at].2);
            let mut found = aligned.map(std::mem::take).unwrap_or_default();
            if first > second {
                found.iter_mut().for_each(SharedPassage::swap);
            }
            if each(self.detail(pair, found, &rules, programs.as_ref(), params)?).is_break() {
                return Err(Error::Cancelled);
            }
        }
        Ok(())
    }

    /// The details of a pair of document ids whose measures are known, and its passages, if some were found already.
    fn detail(
        &self,
        pair: Pair,
        found: Vec<SharedPassage>,
        rules: &ExclusionRules,
        programs: Option<&Programs>,
        params: &Params,
    ) -> Result<PairDetail, Error> {
        let (a, b) = (pair.a, pair.b);
        let pair_of = [self.index_of(a)?, self.index_of(b)?];
        let spacing = self.spacing_of(&pair_of.map(|index| index as u32), params)?;
        let (first, second) = (self.source_of(a, &spacing)?, self.source_of(b, &spacing)?);
        // The words of programs tell which tokens are counted.
        let reader = Reader::new(&Params { evidence: params.evidence || params.unit == Unit::Code, ..params.clone() });
        let (text_a, text_b) = (LocatedText::new(&first, &reader), LocatedText::new(&second, &reader));
        let (mut marks_a, mut marks_b) = (Marks::of(&text_a, rules, params), Marks::of(&text_b, rules, params));
        let words_of = |id: u32| self.index_of(id).map_or(&[][..], |at| &self.documents()[at].sketch().words);
        let mut found = match self.reworded(found, [a, b], [&first, &second], [&text_a, &text_b], params)? {
            Some(found) => found,
            None => match programs.and_then(|programs| programs.passages(pair_of)) {
                Some(found) => shown::tiles(found, [&text_a, &text_b], [a, b].map(words_of), params),
                None => shown::equal([&text_a, &text_b], [&marks_a, &marks_b], params),
            },
        };
        if params.unit != Unit::Code {
            attribution::mark(&mut found.passages, &text_a, &text_b);
        }
        let windows_a = marks_a.compared(&text_a, rules, params);
        let windows_b = marks_b.compared(&text_b, rules, params);
        let [set_a, set_b] = [&windows_a, &windows_b]
            .map(|windows| FingerprintSet::new(windows.iter().map(|&(_, shingle)| shingle).collect()));
        let two = TwoTexts {
            located: [&text_a, &text_b],
            words: [a, b].map(words_of),
            matched: pair.evidence.map_or(0, |Evidence { counts, .. }| counts.fewer()),
        };
        let rewritten =
            two.rewritten(|| self.derived.text_counts.get_or_init(|| text_counts(self.documents())), params);
        let without_deobfuscation = self.without_deobfuscation(a, b, params)?;
        marks_a.set_matched(&found.matched[0]);
        marks_b.set_matched(&found.matched[1]);
        Ok(PairDetail {
            pair,
            rewritten,
            too_short: found.too_short,
            bounded: found.bounded,
            shingles_a: text_a.covered(params.k, windows_a.iter().filter(|(_, shingle)| set_b.contains(*shingle))),
            shingles_b: text_b.covered(params.k, windows_b.iter().filter(|(_, shingle)| set_a.contains(*shingle))),
            excluded_a: marks_a.excluded(&text_a),
            excluded_b: marks_b.excluded(&text_b),
            comments_a: LocatedText::comments(&first, params),
            comments_b: LocatedText::comments(&second, params),
            breakdown_a: marks_a.breakdown(&text_a, found.shared[0]),
            breakdown_b: marks_b.breakdown(&text_b, found.shared[1]),
            passages: found.passages,
            // Other weights of shingles would depend on all documents.
            whole: ([&marks_a, &marks_b].iter().any(|marks| marks.masked.contains(&true))
                && params.weighting == Weighting::Equal)
                .then(|| whole(first, second, params)),
            obfuscation_a: text_a.obfuscation,
            obfuscation_b: text_b.obfuscation,
            without_deobfuscation,
        })
    }

    /// The passages in which evidence is counted, searched for unless some were `found`; `None` if there are none, or evidence
    /// is off.
    fn reworded(
        &self,
        mut found: Vec<SharedPassage>,
        ids: [u32; 2],
        sources: [&Source; 2],
        texts: [&LocatedText; 2],
        params: &Params,
    ) -> Result<Option<Shown>, Error> {
        if !params.evidence || params.unit == Unit::Code {
            return Ok(None);
        }
        let mut words: [&[u32]; 2] = [&[], &[]];
        for (words, id) in words.iter_mut().zip(ids) {
            *words = &self.documents()[self.index_of(id)?].sketch().words;
        }
        if found.is_empty() {
            let places = words.map(Places::of);
            let [a, b] = [0, 1].map(|side: usize| Text { words: words[side], places: &places[side] });
            found = evidence::find(&a, &b, limits(params));
        }
        if found.is_empty() {
            return Ok(None);
        }
        // If tokens are characters, words are read separately.
        let apart = (params.unit != Unit::Words || !params.strip_punctuation)
            .then(|| sources.map(|source| LocatedText::new(source, &Reader::new(&word_params(params)))));
        let words_of_tokens =
            apart.as_ref().map(|words| [0, 1].map(|side: usize| texts[side].words_of_tokens(&words[side])));
        let word_texts = apart.as_ref().map_or(texts, |[a, b]| [a, b]);
        sentences::extend(&mut found, word_texts);
        let tokens = [0, 1].map(|side: usize| {
            let hashes = &texts[side].text.hashes;
            let word_of = words_of_tokens.as_ref().map(|words| words[side].as_slice());
            Tokens::new(hashes, word_of, word_texts[side].text.hashes.len())
        });
        let shown = |found: &SharedPassage| rewording::passage(found, words, word_texts, &tokens, params.k);
        let passages: Vec<Passage> = found.iter().map(shown).collect();
        let matched = [0, 1].map(|side: usize| tokens[side].matched(&found, side));
        let shared = [0, 1].map(|side: usize| matched[side].iter().map(|range| range.end - range.start).sum());
        Ok(Some(Shown { passages, shared, matched, ..Shown::default() }))
    }

    /// The obfuscation in a document, with its places. O(n), plus two passes over all texts if it has evenly spaced letters.
    ///
    /// # Errors
    /// An unknown id, or a missing text.
    pub fn obfuscation(&mut self, id: u32, params: &Params) -> Result<ObfuscationPlaces, Error> {
        let shown = self.index_of(id)? as u32;
        self.read(&[shown], params, &mut ignore_progress)?;
        let spacing = self.spacing_of(&[shown], params)?;
        let source = self.source_of(id, &spacing)?;
        Ok(LocatedText::new(&source, &Reader::new(params)).obfuscation)
    }

    /// The measures of a pair without deobfuscation, if one of its texts is flagged. `None` with weights, which would depend
    /// on all documents.
    fn without_deobfuscation(&self, a: u32, b: u32, params: &Params) -> Result<Option<Pair>, Error> {
        let [first, second] = [&self.documents()[self.index_of(a)?], &self.documents()[self.index_of(b)?]];
        let flagged = [first, second].iter().any(|document| document.sketch().obfuscation.is_flagged());
        if !flagged || params.weighting != Weighting::Equal {
            return Ok(None);
        }
        let mut few = Self::new();
        let templates = self.documents().iter().filter(|document| document.role == Role::Template);
        for Document { name, role, text, .. } in [first, second].into_iter().chain(templates) {
            let text = text.clone().ok_or_else(|| Error::TextMissing(name.clone()))?;
            few.add_document(NewDocument { name: name.clone(), role: *role, author: None }, text)?;
        }
        let mut params = params.clone();
        params.deobfuscate = false;
        (params.max_document_frequency, params.threshold) = (0, 0.0);
        let report = few.compare_pairs(&[(0, 1)], &params)?;
        Ok(Some(Pair { a, b, group: None, ..only_pair(&report) }))
    }

    /// For each pair of document ids, the number of equal tokens in its longest passage of such tokens, 0 if it has none: as without
    /// `evidence`, for pairs that have none. That of a pair with evidence is in its counts. Pairs are processed in batches of
    /// [`MAX_BATCH_BYTES`], in which each document is read and its n-grams are sorted once. Beyond that O(n) a pair in the length of
    /// its texts, for natural texts. Documents that are new or outdated are read before.
    ///
    /// # Errors
    /// [`Error::UnknownDocument`], [`Error::SameDocument`], [`Error::TemplateInPair`], or a missing text.
    pub fn longest_passages(&mut self, pairs: &[(u32, u32)], params: &Params) -> Result<Vec<u32>, Error> {
        // Inserted one by one here and below: collecting would sort, and compile another copy of the sort each time.
        let mut shown = BTreeSet::new();
        for (a, b) in self.named(pairs)? {
            shown.extend([a, b]);
        }
        let shown: Vec<u32> = shown.into_iter().collect();
        self.read(&shown, params, &mut ignore_progress)?;
        let reader = Reader::new(params);
        let rules = ExclusionRules::of(self, params);
        let spacing = self.spacing_of(&shown, params)?;
        let read = |id: u32| -> Result<(Vec<u64>, Vec<bool>), Error> {
            let source = self.source_of(id, &spacing)?;
            let read = reader.read(&source);
            if rules.exclude_nothing(&read) {
                return Ok((read.hashes, Vec::new()));
            }
            let text = LocatedText::new(&source, &reader);
            let masked = Marks::of(&text, &rules, params).masked;
            Ok((text.text.hashes, masked))
        };
        let limits = ChainLimits::of(params);
        let mut longest = Vec::with_capacity(pairs.len());
        let mut rest = pairs;
        while !rest.is_empty() {
            let (batch, others) = rest.split_at(self.batch_length(rest)?);
            rest = others;
            let mut texts = BTreeMap::new();
            for id in batch.iter().flat_map(|&(a, b)| [a, b]) {
                if let Entry::Vacant(entry) = texts.entry(id) {
                    entry.insert(read(id)?);
                }
            }
            let mut grams = BTreeMap::new();
            for (&id, (hashes, masked)) in &texts {
                grams.insert(id, Grams::new(hashes, masked, limits.seed()));
            }
            longest.extend(batch.iter().map(|&(a, b)| {
                let found = passages::align(&grams[&a], &grams[&b], limits);
                found.passages.first().map_or(0, passages::AlignedPassage::tokens)
            }));
        }
        Ok(longest)
    }

    /// The number of leading pairs, at least one, whose texts have at most [`MAX_BATCH_BYTES`] bytes.
    fn batch_length(&self, pairs: &[(u32, u32)]) -> Result<usize, Error> {
        let (mut documents, mut bytes) = (BTreeSet::new(), 0);
        for (place, &(a, b)) in pairs.iter().enumerate() {
            for id in [a, b] {
                let Identity { bytes: more, .. } = self.documents()[self.index_of(id)?].identity;
                bytes += if documents.insert(id) { more as usize } else { 0 };
            }
            if place > 0 && bytes > MAX_BATCH_BYTES {
                return Ok(place);
            }
        }
        Ok(pairs.len())
    }
}

impl Corpus {
    fn source_of<'d>(&'d self, id: u32, spacing: &'d Spacing) -> Result<Source<'d>, Error> {
        let document = &self.documents()[self.index_of(id)?];
        spacing.source(document).ok_or_else(|| Error::TextMissing(document.name.clone()))
    }
}

/// The measures of two texts with nothing excluded.
fn whole(a: Source, b: Source, params: &Params) -> Measures {
    let params = Params { exclude_quotes: false, exclude_references: false, ..params.clone() };
    let mut sketcher = DocumentSketcher::new(&params);
    let [a, b] = [a, b].map(|source| sketcher.shingles_of(std::iter::once(source)));
    ShingleCounts::of(&a, &b).into()
}

/// The only pair of a report.
fn only_pair(report: &Report) -> Pair {
    report.pair(0).expect("threshold 0 reports every given pair")
}
