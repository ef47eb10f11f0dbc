//! A text → its tokens with their positions, read as for comparing.

use std::ops::Range;

use super::{MAX_PLACES, ObfuscationPlaces};
use crate::common::sort;
use crate::params::{Fingerprint, Params, Unit};
use crate::shingle::Shingles;
use crate::shingle::fingerprint::papers::token_bytes::TokenBytes;
use crate::shingle::fingerprint::{Source, of_windows};
use crate::text::deobfuscation::{Obfuscation, ObfuscationCounts, Place};
use crate::text::reader::{Reader, TextTokens, byte_order_mark};
use crate::text::span::{ByteOffset, ByteSpan, Utf16Index, Utf16Span};
use crate::text::word;

/// In place of a word: a token overlaps none.
pub(super) const NO_WORD: u32 = u32::MAX;

/// One text with the positions of its tokens.
pub(super) struct LocatedText<'a> {
    source: Source<'a>,
    pub(super) text: TextTokens,
    /// The span of each token in the text as given.
    spans: Vec<ByteSpan>,
    utf16: Utf16Index<'a>,
    pub(super) obfuscation: ObfuscationPlaces,
}

impl<'a> LocatedText<'a> {
    pub(super) fn new(source: &Source<'a>, reader: &Reader) -> Self {
        let utf16 = Utf16Index::new(source.text);
        let mut spans = Vec::new();
        let (text, places) = reader.read_by_reference(source, |token| spans.push(token.span()));
        let obfuscation = obfuscation(text.obfuscation, places, &utf16);
        Self { source: *source, text, spans, utf16, obfuscation }
    }

    /// The text as given.
    pub(super) fn given(&self) -> &'a str {
        self.source.text
    }

    /// Spans of the text as given, in UTF-16.
    pub(super) fn utf16_spans(&self, spans: &[ByteSpan]) -> Vec<Utf16Span> {
        spans.iter().map(|&span| self.utf16.span(span)).collect()
    }

    /// An offset in the text as given, in UTF-16.
    pub(super) fn utf16_offset(&self, byte: u32) -> u32 {
        self.utf16.offset(ByteOffset(byte)).0
    }

    /// The fingerprint of each window of k tokens, over the ends of stretches as well.
    pub(super) fn fingerprints(&self, params: &Params) -> Vec<u64> {
        if params.fingerprint == Fingerprint::Rolling {
            return Shingles::new(&self.text.hashes, params.k).collect();
        }
        let (tokens, _) = TokenBytes::read(&Reader::new(params), &self.source);
        of_windows(&tokens, params)
    }

    /// The number of some tokens that are counted: all but the closing brackets and braces of programs.
    pub(super) fn counted(&self, tokens: Range<u32>) -> u32 {
        // Only programs have skipped tokens, and their words are their tokens.
        let words = self.text.words.get(tokens.start as usize..tokens.end as usize);
        words.map_or(tokens.len() as u32, word::count)
    }

    pub(super) fn token_count(&self) -> u32 {
        self.spans.len() as u32
    }

    /// The text between a token and the one before it; empty at either end of the text, and where text is displayed in reverse.
    pub(super) fn before(&self, token: u32) -> &str {
        let span = |token: u32| self.spans.get(token as usize);
        let ends = token.checked_sub(1).and_then(span).zip(span(token));
        ends.and_then(|(one, next)| self.source.text.get(one.end.0 as usize..next.start.0 as usize)).unwrap_or_default()
    }

    /// The first character of a token; none at the end of the text.
    pub(super) fn first_character(&self, token: u32) -> Option<char> {
        let span = self.spans.get(token as usize)?;
        self.source.text.get(span.start.0 as usize..)?.chars().next()
    }

    /// The comments of a program, as far as they are no white space; none for prose. O(n).
    pub(super) fn comments(source: &Source<'a>, params: &Params) -> Vec<Utf16Span> {
        if params.unit != Unit::Code {
            return Vec::new();
        }
        // Reduced programs lack tokens, too.
        let whole = Self::new(source, &Reader::new(&Params { reduce_code: false, ..params.clone() }));
        let mut found = Vec::new();
        let mut from = byte_order_mark(source.text);
        let end = source.text.len();
        let tokens = whole.spans.iter().map(|span| (span.start.0 as usize, span.end.0 as usize));
        for (to, next) in tokens.chain(std::iter::once((end, end))) {
            let gap = source.text.get(from..to).unwrap_or_default();
            let comment = gap.trim();
            if !comment.is_empty() {
                let start = (from + gap.len() - gap.trim_start().len()) as u32;
                let stretch = ByteSpan { start: ByteOffset(start), end: ByteOffset(start + comment.len() as u32) };
                found.push(whole.utf16.span(stretch));
            }
            from = from.max(next);
        }
        found
    }

    /// Whether the text of some tokens has at most this many characters.
    pub(super) fn is_within(&self, tokens: Range<u32>, characters: usize) -> bool {
        if tokens.is_empty() {
            return true;
        }
        let [first, last] = [tokens.start, tokens.end - 1].map(|token| self.spans[token as usize]);
        let text = self.source.text.get(first.start.0 as usize..last.end.0 as usize);
        text.is_some_and(|text| text.chars().nth(characters).is_none())
    }

    /// The span of some tokens, at least one, in the text as given.
    pub(super) fn span(&self, tokens: Range<u32>) -> Utf16Span {
        let from = self.spans[tokens.start as usize];
        let to = self.spans[tokens.end as usize - 1];
        self.utf16.span(ByteSpan { start: from.start, end: to.end })
    }

    /// The span of some tokens of a passage. That of no tokens is empty: the end of the token before them or, where the passage
    /// begins, the start of its first token.
    fn span_within(&self, tokens: Range<u32>, passage: &Range<u32>) -> Utf16Span {
        if !tokens.is_empty() {
            return self.span(tokens);
        }
        let at = if tokens.start <= passage.start {
            self.span(passage.start..passage.start + 1).start
        } else {
            self.span(tokens.start - 1..tokens.start).end
        };
        Utf16Span { start: at, end: at }
    }

    /// For each token the first word that it overlaps, of the same text read as words; [`NO_WORD`] if there is none. O(n log n).
    pub(super) fn words_of_tokens(&self, words: &Self) -> Vec<u32> {
        // Text that is displayed in reverse is compared as displayed, so spans need not ascend.
        let mut places: Vec<u32> = (0..words.spans.len() as u32).collect();
        let span = |place: u32| words.spans[place as usize];
        sort::sort_by_key(&mut places, |&place| span(place).start.0);
        let word_of = |token: &ByteSpan| {
            let first = places.partition_point(|&place| span(place).end <= token.start);
            places.get(first).copied().filter(|&place| span(place).start < token.end).unwrap_or(NO_WORD)
        };
        self.spans.iter().map(word_of).collect()
    }

    /// The stretches covered by some windows, which ascend; merged where they touch or overlap.
    pub(super) fn covered<'w>(&self, k: u32, windows: impl Iterator<Item = &'w (u32, u64)>) -> Vec<Utf16Span> {
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

/// The beginnings and ends of some tokens of a passage in either text, in UTF-16. `passage`: its tokens in both.
#[inline(never)]
pub(super) fn spans(
    a: &LocatedText,
    b: &LocatedText,
    of_a: Range<u32>,
    of_b: Range<u32>,
    passage: [&Range<u32>; 2],
) -> [u32; 4] {
    let (a, b) = (a.span_within(of_a, passage[0]), b.span_within(of_b, passage[1]));
    [a.start.0, a.end.0, b.start.0, b.end.0]
}

/// The obfuscation that was found, with its places in the order of the text.
fn obfuscation(counts: ObfuscationCounts, mut places: Vec<Place>, utf16: &Utf16Index) -> ObfuscationPlaces {
    let kinds = Obfuscation::ALL.into_iter().map(|kind| (kind, counts.of(kind)));
    sort::sort_by_key(&mut places, |place| place.span.start.0);
    ObfuscationPlaces {
        kinds: kinds.filter(|(_, count)| count.characters > 0).collect(),
        places: places.iter().take(MAX_PLACES).map(|place| (place.kind, utf16.span(place.span))).collect(),
        unlisted: places.len().saturating_sub(MAX_PLACES) as u32,
    }
}
