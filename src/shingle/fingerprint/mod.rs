//! A text → the fingerprints of its shingles, and its counts.
//!
//! A fingerprint is a 64-bit number that stands for a shingle. Of 64 bits, n distinct shingles lose one to a collision with a
//! chance of about n²/2⁶⁵: one in 400 000 for ten million shingles (P2's birthday bound).

mod kinds;
pub mod papers;
mod set;
mod templates;

use crate::common::mix::mix;
use crate::common::radix::sort_uniform;
use crate::params::language::Language;
use crate::params::{Counting, Fingerprint, Params};
use crate::shingle::counts::DocumentCounts;
use crate::shingle::{Shingles, skip_bigrams, winnowing};
use crate::text::deobfuscation::ObfuscationCounts;
use crate::text::exclusions::Reason;
use crate::text::reader::{Reader, Stretch, TextTokens};
use crate::text::word::EXCLUDED;
use papers::token_bytes::TokenBytes;
use templates::Templates;

pub use crate::text::reader::Source;
pub use kinds::{bits, of_windows};
pub use set::FingerprintSet;

/// The fingerprints of one text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextFingerprints {
    /// The language by which the text was read, if tokens are those of programs.
    pub language: Option<Language>,
    /// The obfuscation that was undone.
    pub obfuscation: ObfuscationCounts,
    /// The number of tokens, words and shingles.
    pub counts: DocumentCounts,
    /// The fingerprints of the shingles that winnowing keeps: in text order, or, of a bag, in any order.
    pub windows: Vec<u64>,
    /// The fingerprints of the shingles excluded because they are in an edited template, in text order.
    pub edited: Vec<u64>,
    /// The text's packed words if `evidence` is on; excluded ones are [`EXCLUDED`].
    pub words: Vec<u32>,
}

/// Computes the fingerprints of texts under some parameters.
#[derive(Clone)]
pub struct Fingerprinter {
    params: Params,
    reader: Reader,
    /// Reused: the tokens of one text.
    text: TextTokens,
    templates: Option<Templates>,
}

impl Fingerprinter {
    /// For some parameters.
    #[must_use]
    pub fn new(params: &Params) -> Self {
        Self { params: params.clone(), reader: Reader::new(params), text: TextTokens::default(), templates: None }
    }

    /// From now on excludes the words of these templates from evidence and, if `edited`, also their shingles where they were
    /// edited. Unedited shingles of templates are excluded by the index. O(t log t) for templates of t tokens.
    pub fn exclude_templates(&mut self, templates: &[Source], edited: bool) {
        let reader = self.reader.without_exclusions();
        let mut texts = Vec::with_capacity(templates.len());
        let mut shingles = Vec::new();
        for template in templates {
            let mut text = TextTokens::default();
            let numbers = read(&reader, template, &self.params, &mut text);
            for stretch in &text.stretches {
                shingles.extend(shingles_of(&text, numbers.as_deref(), stretch, &self.params));
            }
            texts.push(text);
        }
        self.templates = Templates::new(&texts, FingerprintSet::new(shingles), edited, &reader);
    }

    /// The fingerprints of a text. No shingle contains an excluded token. O(n).
    #[must_use]
    pub fn fingerprint(&mut self, source: &Source) -> TextFingerprints {
        let mut text = std::mem::take(&mut self.text);
        let numbers = read(&self.reader, source, &self.params, &mut text);
        let mut found = TextFingerprints {
            language: text.language,
            obfuscation: text.obfuscation,
            words: std::mem::take(&mut text.words),
            ..TextFingerprints::default()
        };
        // Before the shingles are allocated, so that no gap is left between them.
        found.words.shrink_to_fit();
        found.counts.tokens = text.hashes.len() as u32;
        found.counts.words = text.word_count;
        for stretch in &text.stretches {
            let tokens = stretch.tokens.len() as u32;
            match stretch.reason {
                Some(Reason::Quoted) => found.counts.quoted += tokens,
                Some(Reason::Reference) => found.counts.referenced += tokens,
                None => self.add(&text, numbers.as_deref(), stretch, source.is_template, &mut found),
            }
        }
        if self.params.counting == Counting::Bag {
            number_occurrences(&mut found.windows);
        }
        self.text = text;
        found
    }

    /// Adds the shingles of a stretch that is not excluded, and excludes its words that are in templates.
    fn add(
        &self,
        text: &TextTokens,
        numbers: Option<&[u64]>,
        stretch: &Stretch,
        is_template: bool,
        found: &mut TextFingerprints,
    ) {
        let Params { winnow, reach, k, .. } = self.params;
        let mut shingles = shingles_of(text, numbers, stretch, &self.params);
        if let Some(templates) = &self.templates {
            // Evidence between programs recognises unedited templates itself.
            let excludes_words = text.language.is_none() || (templates.edited && !is_template);
            if self.params.evidence && excludes_words {
                for cover in templates.covers_words(text, stretch) {
                    found.words[cover].fill(EXCLUDED);
                }
            }
            if templates.edited {
                shingles = templates.part(&text.hashes[stretch.tokens.clone()], k, reach, shingles, &mut found.edited);
            }
        }
        found.counts.shingles += shingles.len() as u32;
        winnowing::winnow(&mut shingles, if is_template { 0 } else { winnow });
        if found.windows.is_empty() {
            found.windows = shingles;
        } else {
            found.windows.append(&mut shingles);
        }
    }

    /// The number of tokens in a text, excluded ones included. O(n).
    #[must_use]
    pub fn count_tokens(&self, source: &Source) -> u64 {
        self.reader.read(source).hashes.len() as u64
    }
}

/// Reads a text. For kinds of fingerprints other than the rolling one also returns those of all windows of k tokens, or, with
/// `reach`, those of all tokens.
fn read(reader: &Reader, source: &Source, params: &Params, text: &mut TextTokens) -> Option<Vec<u64>> {
    if params.fingerprint == Fingerprint::Rolling {
        reader.read_into(source, text);
        return None;
    }
    let tokens;
    (tokens, *text) = TokenBytes::read(reader, source);
    Some(kinds::of_runs(&tokens, params.fingerprint, if params.reach > 0 { 1 } else { params.k }))
}

/// The fingerprints of a stretch's shingles in text order, given those of [`read`].
fn shingles_of(text: &TextTokens, numbers: Option<&[u64]>, stretch: &Stretch, params: &Params) -> Vec<u64> {
    let Params { k, reach, .. } = *params;
    let hashes = &text.hashes[stretch.tokens.clone()];
    match numbers {
        None if reach > 0 => skip_bigrams::numbers(hashes, reach),
        None => windows(hashes, k),
        Some(numbers) if reach > 0 => skip_bigrams::numbers(&numbers[stretch.tokens.clone()], reach),
        Some(_) if hashes.len() < k as usize => Vec::new(),
        Some(numbers) => numbers[stretch.tokens.start..=stretch.tokens.end - k as usize].to_vec(),
    }
}

/// The rolling fingerprints of the windows of k tokens.
#[inline(never)] // see `memory`
fn windows(hashes: &[u64], k: u32) -> Vec<u64> {
    Shingles::new(hashes, k).collect()
}

/// Turns a bag into a set: the second, third, … occurrence of a number becomes a number of its own, the same in every
/// document. Then min(m, n) of these are shared where two documents hold a shingle m and n times, and max(m, n) are in
/// either, so that all that is computed of sets holds for bags. O(n log n) worst, O(n) expected.
fn number_occurrences(numbers: &mut [u64]) {
    sort_uniform(numbers, 0);
    let mut occurrence = 0_u64;
    let mut last = None;
    for number in numbers {
        occurrence = if last == Some(*number) { occurrence + 1 } else { 0 };
        last = Some(*number);
        if occurrence > 0 {
            *number = mix(*number ^ mix(occurrence));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_within_an_edited_template_are_left_out_and_others_stay() {
        let params = Params::builder().k(2).reach(3).build().expect("valid");
        let source = |text, is_template| Source { name: "", text, is_template, segmenter: None };
        let mut fingerprinter = Fingerprinter::new(&params);
        fingerprinter.exclude_templates(&[source("one two three four five six", true)], true);
        let read = fingerprinter.fingerprint(&source("mine one two changed four five yours", false));
        // Of the stretch "one two changed four five" what the template does not hold itself: the changed word, and its pairs.
        let (copies, reach) = (skip_bigrams::COPIES as usize, 3);
        assert_eq!(read.edited.len(), copies + 2 * (reach - 1));
        let all = skip_bigrams::count(7, 3) as usize;
        assert_eq!(read.windows.len() + read.edited.len(), all);
        assert_eq!((read.counts.tokens, read.counts.shingles as usize), (7, read.windows.len()));
    }
}
