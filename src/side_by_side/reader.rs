//! A text → its tokens with their places, as the comparison reads it.

use std::ops::Range;

use super::set_aside::Marks;
use super::{MAX_PLACES, ObfuscationPlaces};
use crate::params::Params;
use crate::shingle::Shingles;
use crate::shingle::fingerprint::Source;
use crate::shingle::fingerprint::token_bytes::TokenBytes;
use crate::shingle::winnowing;
use crate::text::deobfuscation::{Deobfuscated, Obfuscation, Place, deobfuscate};
use crate::text::exclusions::{Exclusion, exclusions};
use crate::text::normalize::{NormalizedText, normalize_deobfuscated, normalize_only};
use crate::text::programs::CodeReader;
use crate::text::span::{ByteOffset, ByteSpan, Utf16Index, Utf16Span};
use crate::text::token::{self, Token};

/// One text with the positions of its tokens.
pub(super) struct Reader<'a> {
    /// How it is read, if it is a program.
    pub(super) code: Option<CodeReader>,
    /// What tokens stand in; those of programs stand in the text as given.
    pub(super) text: Option<NormalizedText<'a>>,
    pub(super) given: &'a str,
    pub(super) tokens: Vec<Token>,
    pub(super) hashes: Vec<u64>,
    pub(super) utf16: Utf16Index<'a>,
    /// What is set aside, where it stands in the text as given.
    pub(super) exclusions: Vec<Exclusion>,
    pub(super) repairs: ObfuscationPlaces,
}

impl<'a> Reader<'a> {
    pub(super) fn new(source: &Source<'a>, params: &Params) -> Self {
        let given = source.text;
        let utf16 = Utf16Index::new(given);
        let code = CodeReader::of(params, source.name, given);
        let (mut tokens, mut hashes) = (Vec::new(), Vec::new());
        if let Some(reader) = code {
            reader.for_each_token(given, |token, spelling| {
                tokens.push(token);
                hashes.push(token::hash(spelling.as_bytes()));
            });
            let (exclusions, repairs) = (Vec::new(), ObfuscationPlaces::default());
            return Self { code, text: None, given, tokens, hashes, utf16, exclusions, repairs };
        }
        let (text, exclusions, repairs) = if params.text.repair {
            let deobfuscated = deobfuscate(given, source.cut);
            let (exclusions, repairs) = (exclusions_in(&deobfuscated, params), places(&deobfuscated, &utf16));
            (normalize_deobfuscated(deobfuscated, params), exclusions, repairs)
        } else {
            (normalize_only(given, params), exclusions(given, params), ObfuscationPlaces::default())
        };
        token::for_each_token(&text, params, |token| {
            tokens.push(token);
            hashes.push(token::hash(token::compared(&text, token, params)));
        });
        Self { code, text: Some(text), given, tokens, hashes, utf16, exclusions, repairs }
    }

    /// The bytes of the tokens.
    pub(super) fn token_bytes(&self, params: &Params) -> TokenBytes {
        match &self.text {
            Some(text) => TokenBytes::of(text, params),
            None => TokenBytes::read(self.given, self.code, params),
        }
    }

    /// Where a token stands in the text as given.
    pub(super) fn given(&self, Token { start, end }: Token) -> ByteSpan {
        match &self.text {
            Some(text) => text.given(start, end),
            None => ByteSpan { start: ByteOffset(start), end: ByteOffset(end) },
        }
    }

    /// Where some tokens stand in the text as given; of none, where the token before them ends, or the first one begins.
    pub(super) fn span(&self, tokens: Range<u32>) -> Utf16Span {
        if tokens.end == 0 {
            let Utf16Span { start, .. } = self.span(0..1);
            return Utf16Span { start, end: start };
        }
        if tokens.is_empty() {
            let Utf16Span { end, .. } = self.span(tokens.start - 1..tokens.start);
            return Utf16Span { start: end, end };
        }
        let from = self.given(self.tokens[tokens.start as usize]);
        let to = self.given(self.tokens[tokens.end as usize - 1]);
        self.utf16.span(ByteSpan { start: from.start, end: to.end })
    }

    /// The windows of k tokens that were compared, each with its place; of these the ones that winnowing keeps.
    pub(super) fn compared(&self, params: &Params, marks: &Marks) -> Vec<(u32, u64)> {
        let windows = (0..).zip(Shingles::new(&self.hashes, params.shingles.k));
        let (places, numbers): (Vec<u32>, Vec<u64>) = windows.filter(|&(place, _)| marks.is_compared(place)).unzip();
        let kept = winnowing::kept(&numbers, params.shingles.winnow);
        places.into_iter().zip(numbers).zip(kept).filter(|&(_, kept)| kept).map(|(window, _)| window).collect()
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

fn places(deobfuscated: &Deobfuscated, utf16: &Utf16Index) -> ObfuscationPlaces {
    let tricks = Obfuscation::ALL.into_iter().map(|trick| (trick, deobfuscated.counts.of(trick)));
    let mut places: Vec<Place> = deobfuscated.places.clone();
    places.sort_by_key(|place| place.span.start);
    ObfuscationPlaces {
        tricks: tricks.filter(|(_, count)| count.characters > 0).collect(),
        places: places.iter().take(MAX_PLACES).map(|place| (place.kind, utf16.span(place.span))).collect(),
        left_out: places.len().saturating_sub(MAX_PLACES) as u32,
    }
}

/// What is set aside in a repaired text, as it stands in the text as given.
fn exclusions_in(deobfuscated: &Deobfuscated, params: &Params) -> Vec<Exclusion> {
    exclusions(&deobfuscated.text, params)
        .into_iter()
        .map(|exclusion| Exclusion { span: deobfuscated.given(exclusion.span), ..exclusion })
        .collect()
}
