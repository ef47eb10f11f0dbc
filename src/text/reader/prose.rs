//! Prose → tokens, stretch by stretch, by the fast tokenizer or by the reference tokenizer.

use super::{LocatedToken, Reader, Source, TextTokens, TokenPlace};
use crate::text::deobfuscation::{Deobfuscated, ObfuscationCounts, Place as ObfuscatedPlace, deobfuscate};
use crate::text::exclusions::{exclusions, stretches};
use crate::text::fast::FastTokenizer;
use crate::text::lexicon::word_params;
use crate::text::normalize::{NormalizedText, normalize_only};
use crate::text::span::ByteSpan;
use crate::text::token::{self, Token};
use crate::text::word;

/// A token of a stretch that was normalised by itself.
pub(super) struct Place<'a> {
    token: Token,
    stretch: &'a NormalizedText<'a>,
    /// Where the stretch begins in the deobfuscated text.
    start: u32,
    deobfuscated: Option<&'a Deobfuscated<'a>>,
}

impl Place<'_> {
    pub(super) fn given(&self) -> ByteSpan {
        let span = self.stretch.given(self.token.start, self.token.end).moved_by(self.start);
        self.deobfuscated.map_or(span, |deobfuscated| deobfuscated.given(span))
    }
}

impl Reader {
    #[inline(never)] // see `memory`
    pub(super) fn read_prose(&self, source: &Source, read: &mut TextTokens) {
        if exclusions(source.text, &self.params).is_empty() {
            // The tokenizer itself notices whether there is anything to deobfuscate, so that most texts are read once.
            self.append(read, |tokenizer, hashes, words| {
                tokenizer.append_with_words(source.text, source.segmenter, hashes, words)
            });
            return read.end_stretch(None);
        }
        let deobfuscated = self.params.deobfuscate.then(|| deobfuscate(source.text, source.segmenter));
        let text = deobfuscated.as_ref().map_or(source.text, |deobfuscated| &deobfuscated.text);
        for (_, stretch, reason) in stretches(text, &exclusions(text, &self.params)) {
            self.append(read, |tokenizer, hashes, words| {
                tokenizer.append_without_deobfuscation(stretch, hashes, words);
                ObfuscationCounts::default()
            });
            read.end_stretch(reason);
        }
        read.obfuscation = deobfuscated.map(|deobfuscated| deobfuscated.counts).unwrap_or_default();
    }

    /// Appends tokens and words with `append`, once with the tokenizer of tokens, and once more with that of words where
    /// these are something else.
    fn append(
        &self,
        read: &mut TextTokens,
        mut append: impl FnMut(&FastTokenizer, &mut Vec<u64>, &mut Option<&mut Vec<u32>>) -> ObfuscationCounts,
    ) {
        let mut words_of_tokens = (self.params.evidence && self.words.is_none()).then_some(&mut read.words);
        read.obfuscation = append(&self.tokens, &mut read.hashes, &mut words_of_tokens);
        if let Some(words) = &self.words {
            let mut packed = self.params.evidence.then_some(&mut read.words);
            let _ = append(words, &mut read.word_hashes, &mut packed);
        }
    }

    /// The same by the reference tokenizer, of a text that follows a byte order mark of `mark` bytes. Returns the places of
    /// obfuscation.
    pub(super) fn read_prose_by_reference(
        &self,
        source: &Source,
        mark: u32,
        read: &mut TextTokens,
        each: &mut impl FnMut(&LocatedToken),
    ) -> Vec<ObfuscatedPlace> {
        let params = &self.params;
        let deobfuscated = params.deobfuscate.then(|| deobfuscate(source.text, source.segmenter));
        let text = deobfuscated.as_ref().map_or(source.text, |deobfuscated| &deobfuscated.text);
        // As for the fast tokenizer, a list of sources counts if its heading is obfuscated.
        let is_whole = exclusions(source.text, params).is_empty();
        let excluded = if is_whole { Vec::new() } else { exclusions(text, params) };
        for (span, stretch, reason) in stretches(text, &excluded) {
            let normalized = normalize_only(stretch, params);
            let tokens = token::tokens(&normalized, params);
            for &token in &tokens {
                let bytes = token::compared(&normalized, token, params);
                read.hashes.push(token::hash(bytes));
                let deobfuscated = deobfuscated.as_ref();
                let place = Place { token, stretch: &normalized, start: span.start.0, deobfuscated };
                each(&LocatedToken { bytes, place: TokenPlace::Normalized(place), mark });
            }
            if self.words.is_some() {
                let params = word_params(params);
                let mut words = Vec::new();
                word::append(&normalize_only(stretch, &params), &params, &mut read.word_hashes, &mut words);
                if params.evidence {
                    read.words.append(&mut words);
                }
            } else if params.evidence {
                word::append_packed(&normalized, &tokens, &mut read.words);
            }
            read.end_stretch(reason);
        }
        deobfuscated.map_or_else(Vec::new, |deobfuscated| {
            read.obfuscation = deobfuscated.counts;
            let after_mark = |place: ObfuscatedPlace| ObfuscatedPlace { span: place.span.moved_by(mark), ..place };
            deobfuscated.places.into_iter().map(after_mark).collect()
        })
    }
}
