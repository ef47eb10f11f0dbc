//! One pair of documents, ready to be read side by side: its measures, its passages, its bare shared shingles.
//!
//! Positions are not kept between calls: the two texts are read again, which takes a few milliseconds for a book, and
//! a corpus of any size costs no memory for pairs that nobody opens.

mod set_aside;

use std::collections::BTreeMap;
use std::ops::Range;

use crate::corpus::{Corpus, EngineError};
use crate::document::{Document, Sketcher};
use crate::fingerprint::FingerprintSet;
use crate::normalize::{NormalizedText, normalize};
use crate::pairs::Pair;
use crate::params::Params;
use crate::passages::{self, Grams, Limits};
use crate::plain::PlainReader;
use crate::report::{Edit, Measures, Passage, Report, SetAside, Shares};
use crate::shingle::Shingles;
use crate::similarity::Counts;
use crate::span::{ByteSpan, Utf16Index, Utf16Span};
use crate::token::{self, Token};
use set_aside::{Marks, Rules};

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
    /// What of the first text takes no part, ascending.
    pub set_aside_a: Vec<SetAside>,
    /// What of the second text takes no part, ascending.
    pub set_aside_b: Vec<SetAside>,
    /// What the first text's tokens are.
    pub shares_a: Shares,
    /// What the second text's tokens are.
    pub shares_b: Shares,
    /// The measures if nothing were left out; none where nothing is.
    pub whole: Option<Measures>,
}

impl Corpus {
    /// The passages of a pair of document ids. O(n log n) in the length of the two texts.
    ///
    /// # Errors
    /// Unknown ids, one id twice, a template, or a text that is not held.
    pub fn passages(&mut self, a: u32, b: u32, params: &Params) -> Result<PairDetail, EngineError> {
        let any = Params { threshold: 0.0, ..params.clone() };
        let report = self.compare_pairs(&[(a, b)], &any, &mut |_| Ok(()))?;
        let pair = Pair { a, b, group: None, ..only_pair(&report) };
        // The report's pair stands in the order of the documents.
        let pair = if self.index_of(a)? < self.index_of(b)? { pair } else { turned(pair) };
        let (first, second) = (self.text_of(a)?, self.text_of(b)?);
        let reader_a = Reader::new(first, params);
        let reader_b = Reader::new(second, params);
        let limits = Limits::of(params);
        let rules = Rules::of(self, params);
        let (marks_a, marks_b) =
            (Marks::of(&reader_a, first, &rules, params), Marks::of(&reader_b, second, &rules, params));
        let grams_a = Grams::new(&reader_a.hashes, &marks_a.masked, limits.seed());
        let grams_b = Grams::new(&reader_b.hashes, &marks_b.masked, limits.seed());
        let found = passages::align(&grams_a, &grams_b, limits);
        let passages = found.passages.iter().map(|it| passage(it, &reader_a, &reader_b, params.k)).collect();
        let shared = found.passages.iter().map(passages::Passage::tokens).sum();
        let windows_a: Vec<(u32, u64)> = reader_a.compared(params.k, &marks_a).collect();
        let windows_b: Vec<(u32, u64)> = reader_b.compared(params.k, &marks_b).collect();
        let [set_a, set_b] = [&windows_a, &windows_b]
            .map(|windows| FingerprintSet::new(windows.iter().map(|&(_, shingle)| shingle).collect()));
        Ok(PairDetail {
            pair,
            passages,
            too_short: found.too_short,
            bounded: found.bounded,
            shingles_a: reader_a.covered(params.k, windows_a.iter().filter(|(_, shingle)| set_b.contains(*shingle))),
            shingles_b: reader_b.covered(params.k, windows_b.iter().filter(|(_, shingle)| set_a.contains(*shingle))),
            set_aside_a: marks_a.set_aside(&reader_a),
            set_aside_b: marks_b.set_aside(&reader_b),
            shares_a: marks_a.shares(reader_a.tokens.len(), shared),
            shares_b: marks_b.shares(reader_b.tokens.len(), shared),
            whole: (!rules.are_idle(params)).then(|| whole(first, second, params)),
        })
    }

    /// For each pair of document ids the equal tokens of its longest passage, 0 where it has none. Each document is read, and
    /// its n-grams are sorted, once. O(n) a pair in the length of its texts beyond that, for natural texts.
    ///
    /// # Errors
    /// Unknown ids, one id twice in a pair, or a text that is not held.
    pub fn longest_passages(&self, pairs: &[(u32, u32)], params: &Params) -> Result<Vec<u32>, EngineError> {
        let reader = PlainReader::new(params);
        let rules = Rules::of(self, params);
        let mut read: BTreeMap<u32, (Vec<u64>, Vec<bool>)> = BTreeMap::new();
        for &(a, b) in pairs {
            if a == b {
                return Err(EngineError::SameDocument(a));
            }
            for id in [a, b] {
                let text = self.text_of(id)?;
                read.entry(id).or_insert_with(|| {
                    if rules.are_idle(params) {
                        return (reader.hashes(text), Vec::new());
                    }
                    let reader = Reader::new(text, params);
                    let masked = Marks::of(&reader, text, &rules, params).masked;
                    (reader.hashes, masked)
                });
            }
        }
        let limits = Limits::of(params);
        let grams: BTreeMap<u32, Grams> =
            read.iter().map(|(&id, (hashes, masked))| (id, Grams::new(hashes, masked, limits.seed()))).collect();
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

/// The measures of two texts of which nothing is left out.
fn whole(a: &str, b: &str, params: &Params) -> Measures {
    let params = Params { exclude_quotes: false, exclude_references: false, ..params.clone() };
    let mut sketcher = Sketcher::new(&params);
    let [a, b] = [a, b].map(|text| sketcher.shingles_of(std::iter::once(text)));
    Counts::of(&a, &b).into()
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

    /// The windows of k tokens that were compared, each with its place.
    fn compared<'m>(&'m self, k: u32, marks: &'m Marks) -> impl Iterator<Item = (u32, u64)> + 'm {
        (0..).zip(Shingles::new(&self.hashes, k)).filter(|&(place, _)| marks.is_compared(place))
    }

    /// The stretches covered by some windows, which ascend; merged where they touch or overlap.
    fn covered<'w>(&self, k: u32, windows: impl Iterator<Item = &'w (u32, u64)>) -> Vec<Utf16Span> {
        let mut runs: Vec<(u32, u32)> = Vec::new();
        for &(place, _) in windows {
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
