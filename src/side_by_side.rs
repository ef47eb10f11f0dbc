//! One pair of documents, ready to be read side by side: its measures, its passages, its bare shared shingles.
//!
//! Positions are not kept between calls: the two texts are read again, which takes a few milliseconds for a book, and
//! a corpus of any size costs no memory for pairs that nobody opens.

use std::collections::BTreeMap;
use std::ops::Range;

use crate::corpus::{Corpus, EngineError};
use crate::document::Document;
use crate::fingerprint::FingerprintSet;
use crate::normalize::{NormalizedText, normalize};
use crate::pairs::Pair;
use crate::params::Params;
use crate::passages::{self, Grams, Limits};
use crate::plain::PlainReader;
use crate::report::{Edit, Passage, Report};
use crate::shingle::Shingles;
use crate::span::{ByteSpan, Utf16Index, Utf16Span};
use crate::token::{self, Token};

/// Everything about one pair.
#[derive(Clone, Debug, PartialEq)]
pub struct PairDetail {
    /// Its measures; `a` and `b` are the ids it was asked for by.
    pub pair: Pair,
    /// Its shared passages, those with the most equal tokens first; none overlaps another on either side.
    pub passages: Vec<Passage>,
    /// Matches of a shingle or more that are too short to be passages.
    pub too_short: u32,
    /// Whether the texts are so repetitive that not all matches could be tried, so that a passage may be shorter than
    /// need be.
    pub bounded: bool,
    /// The stretches of the first text that its shared shingles cover, ascending, merged where they touch.
    pub shingles_a: Vec<Utf16Span>,
    /// The same of the second text.
    pub shingles_b: Vec<Utf16Span>,
}

impl Corpus {
    /// The passages of a pair of document ids. O(n log n) in the length of the two texts.
    ///
    /// # Errors
    /// Unknown ids, one id twice, a template, or a text that is not held.
    pub fn passages(&mut self, a: u32, b: u32, params: &Params) -> Result<PairDetail, EngineError> {
        let whole = Params { threshold: 0.0, ..params.clone() };
        let report = self.compare_pairs(&[(a, b)], &whole, &mut |_| Ok(()))?;
        let pair = Pair { a, b, group: None, ..only_pair(&report) };
        // The report's pair stands in the order of the documents.
        let pair = if self.index_of(a)? < self.index_of(b)? { pair } else { turned(pair) };
        let (first, second) = (self.text_of(a)?, self.text_of(b)?);
        let reader_a = Reader::new(first, params);
        let reader_b = Reader::new(second, params);
        let limits = Limits::of(params);
        let [grams_a, grams_b] = [&reader_a, &reader_b].map(|reader| Grams::new(&reader.hashes, &[], limits.seed()));
        let found = passages::align(&grams_a, &grams_b, limits);
        let passages = found.passages.iter().map(|it| passage(it, &reader_a, &reader_b, params.k)).collect();
        let [set_a, set_b] = [&reader_a, &reader_b].map(|reader| FingerprintSet::of_tokens(&reader.hashes, params.k));
        let shingles_a = reader_a.covered(params.k, |shingle| set_b.contains(shingle));
        let shingles_b = reader_b.covered(params.k, |shingle| set_a.contains(shingle));
        let passages::Passages { too_short, bounded, .. } = found;
        Ok(PairDetail { pair, passages, too_short, bounded, shingles_a, shingles_b })
    }

    /// For each pair of document ids the equal tokens of its longest passage, 0 where it has none. Each document is read, and
    /// its n-grams are sorted, once. O(n) a pair in the length of its texts beyond that, for natural texts.
    ///
    /// # Errors
    /// Unknown ids, one id twice in a pair, or a text that is not held.
    pub fn longest_passages(&self, pairs: &[(u32, u32)], params: &Params) -> Result<Vec<u32>, EngineError> {
        let reader = PlainReader::new(params);
        let mut hashes: BTreeMap<u32, Vec<u64>> = BTreeMap::new();
        for &(a, b) in pairs {
            if a == b {
                return Err(EngineError::SameDocument(a));
            }
            for id in [a, b] {
                let text = self.text_of(id)?;
                hashes.entry(id).or_insert_with(|| reader.hashes(text));
            }
        }
        let limits = Limits::of(params);
        let grams: BTreeMap<u32, Grams> =
            hashes.iter().map(|(&id, hashes)| (id, Grams::new(hashes, &[], limits.seed()))).collect();
        let longest = |&(a, b): &(u32, u32)| {
            let found = passages::align(&grams[&a], &grams[&b], limits);
            found.passages.first().map_or(0, passages::Passage::tokens)
        };
        Ok(pairs.iter().map(longest).collect())
    }
}

impl Corpus {
    fn text_of(&self, id: u32) -> Result<&str, EngineError> {
        let Document { text, name, .. } = &self.documents()[self.index_of(id)?];
        text.as_deref().ok_or_else(|| EngineError::TextMissing(name.clone()))
    }
}

/// The one pair of a report.
fn only_pair(report: &Report) -> Pair {
    report.pairs.get(0).expect("threshold 0 reports what was asked for")
}

/// The same pair with its documents exchanged.
fn turned(mut pair: Pair) -> Pair {
    std::mem::swap(&mut pair.containment_a_in_b, &mut pair.containment_b_in_a);
    pair
}

/// One text with the positions of its tokens.
struct Reader<'a> {
    text: NormalizedText<'a>,
    tokens: Vec<Token>,
    hashes: Vec<u64>,
    utf16: Utf16Index<'a>,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, params: &Params) -> Self {
        let utf16 = Utf16Index::new(text);
        let text = normalize(text, params);
        let bytes = text.as_str().as_bytes();
        let (mut tokens, mut hashes) = (Vec::new(), Vec::new());
        token::for_each_token(&text, params, |token| {
            tokens.push(token);
            hashes.push(token::hash(&bytes[token.start as usize..token.end as usize]));
        });
        Self { text, tokens, hashes, utf16 }
    }

    /// Where some tokens stand in the text as given; of none, where the token before them ends.
    fn span(&self, tokens: Range<u32>) -> Utf16Span {
        if tokens.is_empty() {
            let Utf16Span { end, .. } = self.span(tokens.start - 1..tokens.start);
            return Utf16Span { start: end, end };
        }
        let start = self.tokens[tokens.start as usize];
        let end = self.tokens[tokens.end as usize - 1];
        let from = self.text.given(start.start, start.end);
        let to = self.text.given(end.start, end.end);
        self.utf16.span(ByteSpan { start: from.start, end: to.end })
    }

    /// The stretches covered by the shingles that a condition picks, merged where they touch or overlap.
    fn covered(&self, k: u32, picks: impl Fn(u64) -> bool) -> Vec<Utf16Span> {
        let mut runs: Vec<(u32, u32)> = Vec::new();
        for (place, shingle) in (0..).zip(Shingles::new(&self.hashes, k)) {
            if !picks(shingle) {
                continue;
            }
            match runs.last_mut() {
                Some((_, end)) if place <= *end => *end = place + k,
                _ => runs.push((place, place + k)),
            }
        }
        runs.into_iter().map(|(start, end)| self.span(start..end)).collect()
    }
}

fn passage(found: &passages::Passage, a: &Reader, b: &Reader, k: u32) -> Passage {
    let (a_tokens, b_tokens) = (found.a(), found.b());
    let (a_span, b_span) = (a.span(a_tokens.clone()), b.span(b_tokens.clone()));
    // An edit stands between equal tokens, so there is always one before it.
    let edit = |edit: passages::Edit| {
        let (a, b) = (a.span(edit.a), b.span(edit.b));
        Edit { a_start: a.start.0, a_end: a.end.0, b_start: b.start.0, b_end: b.end.0 }
    };
    Passage {
        a_start: a_span.start.0,
        a_end: a_span.end.0,
        b_start: b_span.start.0,
        b_end: b_span.end.0,
        tokens: found.tokens(),
        a_tokens: a_tokens.end - a_tokens.start,
        b_tokens: b_tokens.end - b_tokens.start,
        shingles: found.runs.iter().map(|run| (run.tokens + 1).saturating_sub(k)).sum(),
        edits: found.edits().map(edit).collect(),
    }
}
