//! Shingles → a document's fingerprints: sorted, distinct 64-bit numbers.
//!
//! Sets are compared by walking two sorted lists, so each document's shingles are sorted once. Fingerprints are close
//! to uniform, which a sort can use: one pass spreads them over as many buckets by their leading bits, and an insertion
//! sort puts the few that share a bucket in order. O(n) expected, O(n log n) where many share their leading bits (one
//! shingle repeated).
//! Of 64 bits, n distinct shingles lose one to a collision with a chance of about n²/2⁶⁵: one in 400 000 for ten
//! million shingles (P2's birthday bound).

pub mod bytes;
pub mod rabin_karp;
mod templates;
pub mod token_bytes;

use crate::common::mix::mix;
use crate::common::radix::sort_by_uniform_key;
use crate::params::language::Language;
use crate::params::{Counting, Fingerprint, Params, ShingleParams, Unit};
use crate::shingle::template::TemplateText;
use crate::shingle::winnowing;
use crate::shingle::{Shingles, skip_bigrams};
use crate::text::deobfuscation::{ObfuscationCounts, Segmenter, deobfuscate};
use crate::text::exclusions::{Reason, exclusions, stretches};
use crate::text::fast::FastTokenizer;
use crate::text::lexicon::word_params;
use crate::text::normalize::{normalize_deobfuscated, normalize_only};
use crate::text::programs::CodeReader;
use crate::text::token;
use crate::text::word::EXCLUDED;
use rabin_karp::{Prime32, Prime40, Prime48, Prime56, Prime64};
use templates::Templates;
use token_bytes::TokenBytes;

/// A document's distinct shingles as ascending 64-bit fingerprints.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FingerprintSet(Vec<u64>);

impl FingerprintSet {
    /// The set of the given fingerprints, in any order, repeated or not.
    #[must_use]
    pub fn new(mut fingerprints: Vec<u64>) -> Self {
        sort_by_uniform_key(&mut fingerprints, 0, |&fingerprint| fingerprint);
        fingerprints.dedup();
        fingerprints.shrink_to_fit();
        Self(fingerprints)
    }

    /// The set of the shingles of k tokens over a document's token hashes.
    #[must_use]
    pub fn of_tokens(hashes: &[u64], k: u32) -> Self {
        Self::new(Shingles::new(hashes, k).collect())
    }

    /// The fingerprints, ascending.
    #[must_use]
    pub fn as_slice(&self) -> &[u64] {
        &self.0
    }

    /// How many distinct shingles the document has.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.len() as u32
    }

    /// Whether the document has no shingle at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether the set holds a fingerprint. O(log n).
    #[must_use]
    pub fn contains(&self, fingerprint: u64) -> bool {
        self.0.binary_search(&fingerprint).is_ok()
    }
}

/// Reads texts into numbers under some parameters.
pub struct Fingerprinter {
    params: Params,
    plain: FastTokenizer,
    /// Reads words for evidence, where tokens are something else.
    words: Option<FastTokenizer>,
    /// Reused: the hashes of one text's tokens.
    hashes: Vec<u64>,
    /// Reused: the hashes of its words, where these are no tokens.
    word_hashes: Vec<u64>,
    /// What templates hold, where it is to be found edited as well.
    templates: Option<Templates>,
}

/// A text to read, and what else decides how.
#[derive(Clone, Copy)]
pub struct Source<'t> {
    /// Its document's name, which may tell its language.
    pub name: &'t str,
    /// The text as given.
    pub text: &'t str,
    /// Whether it is a template: of these winnowing keeps everything, for all of it is to be left out of the others.
    pub is_template: bool,
    /// Tells letters spaced out evenly apart, if it is known how.
    pub cut: Option<&'t Segmenter<'t>>,
}

/// How one text is read.
#[derive(Clone, Copy)]
struct ReadOptions<'t> {
    code: Option<CodeReader>,
    winnow: u32,
    /// See [`Source::is_template`].
    is_template: bool,
    /// Whether tricks are still to be undone.
    repair: bool,
    cut: Option<&'t Segmenter<'t>>,
}

impl Fingerprinter {
    /// For some parameters.
    #[must_use]
    pub fn new(params: &Params) -> Self {
        let plain = FastTokenizer::new(params);
        let reads_apart = params.passages.evidence && params.text.unit != Unit::Code && !plain.reads_words();
        let words = reads_apart.then(|| FastTokenizer::new(&word_params(params)));
        let (hashes, word_hashes) = (Vec::new(), Vec::new());
        Self { params: params.clone(), plain, words, hashes, word_hashes, templates: None }
    }

    /// From now on leaves out the windows that lie in what templates hold, edited a little: but for the templates' own
    /// windows, which the index leaves out and obfuscation. Without `edited` only the words of templates are excluded from evidence.
    /// O(t log t).
    pub fn leave_out(&mut self, templates: &[Source], edited: bool) {
        let (mut hashes, mut word_hashes) = (Vec::new(), Vec::new());
        for template in templates {
            let options = self.options(template);
            let (mut of_tokens, mut of_words) = (Vec::new(), Vec::new());
            let _ = self.append(template.text, options, &mut of_tokens, &mut None);
            if let Some(reader) = self.words.as_ref() {
                let _ = reader.append(template.text, options.cut, &mut of_words);
            }
            hashes.push(of_tokens);
            word_hashes.push(of_words);
        }
        let text_of = |hashes: &[Vec<u64>]| TemplateText::of(hashes.iter().map(Vec::as_slice), self.params.shingles.k);
        let (text, words) = (text_of(&hashes), self.words.as_ref().map(|_| text_of(&word_hashes)));
        let windows = |template: &Source| self.windows(template.text, self.options(template)).windows;
        let numbers = FingerprintSet::new(templates.iter().flat_map(windows).collect());
        self.templates =
            Some(Templates { text, words, edited, numbers }).filter(|templates| !templates.numbers.is_empty());
    }

    /// Reads a text. No window reaches into what is set aside, which is found in the text as a reader sees it. O(n).
    #[must_use]
    pub fn numbers(&mut self, source: &Source) -> TextFingerprints {
        let options = self.options(source);
        let mut read = if self.params.text.exclude_quotes || self.params.text.exclude_references {
            self.numbers_of_kept(source, options)
        } else {
            self.windows(source.text, options)
        };
        read.language = options.code.map(|code| code.language);
        if self.params.shingles.counting == Counting::Bag {
            number_occurrences(&mut read.windows);
        }
        read
    }

    /// What is read where something may be set aside.
    fn numbers_of_kept(&mut self, source: &Source, options: ReadOptions) -> TextFingerprints {
        let deobfuscated = options.repair.then(|| deobfuscate(source.text, options.cut));
        let text = deobfuscated.as_ref().map_or(source.text, |deobfuscated| &deobfuscated.text);
        let options = ReadOptions { repair: false, ..options };
        let mut read = TextFingerprints {
            obfuscation: deobfuscated.as_ref().map(|deobfuscated| deobfuscated.counts).unwrap_or_default(),
            ..TextFingerprints::default()
        };
        for (_, stretch, reason) in stretches(text, &exclusions(text, &self.params)) {
            let mut part = self.windows(stretch, options);
            read.tokens += part.tokens;
            if reason.is_some() {
                part.words.fill(EXCLUDED);
            }
            read.words.append(&mut part.words);
            match reason {
                None => {
                    read.shingles += part.shingles;
                    read.windows.extend(part.windows);
                    read.edited.extend(part.edited);
                }
                Some(Reason::Quoted) => read.quoted += part.tokens,
                Some(Reason::Reference) => read.referenced += part.tokens,
            }
        }
        read
    }

    fn options<'t>(&self, source: &Source<'t>) -> ReadOptions<'t> {
        let code = CodeReader::of(&self.params, source.name, source.text);
        let winnow = if source.is_template { 0 } else { self.params.shingles.winnow };
        // A program is what its compiler reads.
        let repair = self.params.text.repair && code.is_none();
        ReadOptions { code, winnow, is_template: source.is_template, repair, cut: source.cut }
    }

    /// How many tokens a text has, what is set aside included. O(n).
    #[must_use]
    pub fn count_tokens(&self, source: &Source) -> u64 {
        let mut hashes = Vec::new();
        let _ = self.append(source.text, self.options(source), &mut hashes, &mut None);
        hashes.len() as u64
    }

    fn append(
        &self,
        text: &str,
        options: ReadOptions,
        hashes: &mut Vec<u64>,
        words: &mut Option<&mut Vec<u32>>,
    ) -> ObfuscationCounts {
        match options.code {
            Some(reader) => {
                match words {
                    Some(words) => reader.append_with_words(text, hashes, words),
                    None => reader.append(text, hashes),
                }
                ObfuscationCounts::default()
            }
            None => read(&self.plain, text, options, hashes, words),
        }
    }

    /// The packed words of a stretch of text; those of a template are excluded. The hashes of its tokens were just read.
    /// Evidence between programs finds the very runs of templates by itself, so only edited ones are excluded there.
    #[inline(never)] // see `memory`
    fn exclude_template(&mut self, text: &str, options: ReadOptions, words: &mut Vec<u32>) {
        let mut hashes = std::mem::take(&mut self.word_hashes);
        if let Some(reader) = &self.words {
            hashes.clear();
            words.clear();
            let _ = read(reader, text, options, &mut hashes, &mut Some(words));
        }
        let excludes = |templates: &&Templates| options.code.is_none() || (templates.edited && !options.is_template);
        if let Some(templates) = self.templates.as_ref().filter(excludes) {
            let covers = match &templates.words {
                Some(text) => text.covers(&hashes, templates.edited),
                None => templates.text.covers(&self.hashes, templates.edited),
            };
            for cover in covers {
                words[cover.start as usize..cover.end as usize].fill(EXCLUDED);
            }
        }
        self.word_hashes = hashes;
    }

    /// The tokens' bytes, and what was repaired.
    fn token_bytes(
        &self,
        text: &str,
        ReadOptions { code, repair: repairs, cut, .. }: ReadOptions,
    ) -> (TokenBytes, ObfuscationCounts) {
        if let Some(reader) = code {
            return (TokenBytes::of_code(text, reader), ObfuscationCounts::default());
        }
        if !repairs {
            return (TokenBytes::of(&normalize_only(text, &self.params), &self.params), ObfuscationCounts::default());
        }
        let deobfuscated = deobfuscate(text, cut);
        let obfuscation = deobfuscated.counts;
        (TokenBytes::of(&normalize_deobfuscated(deobfuscated, &self.params), &self.params), obfuscation)
    }

    /// How many tokens there are, the numbers of their windows by another kind of hash than the rolling one, and what was
    /// repaired.
    #[inline(never)] // see `memory`
    fn other_windows(&self, text: &str, options: ReadOptions) -> (usize, Vec<u64>, ObfuscationCounts) {
        let (tokens, obfuscation) = self.token_bytes(text, options);
        (tokens.len(), of_shingles(&tokens, &self.params), obfuscation)
    }

    /// A stretch of text, none of it set aside.
    fn windows(&mut self, text: &str, options: ReadOptions) -> TextFingerprints {
        let ShingleParams { k, reach, fingerprint, .. } = self.params.shingles;
        let mut obfuscation = ObfuscationCounts::default();
        let mut words = Vec::new();
        if fingerprint == Fingerprint::Rolling || self.templates.is_some() || self.params.passages.evidence {
            let mut hashes = std::mem::take(&mut self.hashes);
            hashes.clear();
            let packs = self.params.passages.evidence && self.words.is_none();
            if packs {
                words.reserve_exact(text.len() / 5);
            }
            obfuscation = self.append(text, options, &mut hashes, &mut packs.then_some(&mut words));
            self.hashes = hashes;
        }
        if self.params.passages.evidence && (self.words.is_some() || self.templates.is_some()) {
            self.exclude_template(text, options, &mut words);
        }
        words.shrink_to_fit();
        let (tokens, windows) = if fingerprint == Fingerprint::Rolling {
            let hashes = &self.hashes;
            (hashes.len(), if reach > 0 { skip_bigrams::numbers(hashes, reach) } else { windows(hashes, k) })
        } else {
            let (tokens, windows, found) = self.other_windows(text, options);
            obfuscation = found;
            (tokens, windows)
        };
        let mut read =
            TextFingerprints { tokens: tokens as u32, windows, obfuscation, words, ..TextFingerprints::default() };
        if let Some(templates) = self.templates.as_ref().filter(|templates| templates.edited) {
            templates.part(&self.hashes, k, reach, &mut read);
        }
        read.shingles = read.windows.len() as u32;
        winnowing::winnow(&mut read.windows, options.winnow);
        read
    }
}

/// Reads a text's tokens with a reader.
fn read(
    reader: &FastTokenizer,
    text: &str,
    ReadOptions { repair, cut, .. }: ReadOptions,
    hashes: &mut Vec<u64>,
    words: &mut Option<&mut Vec<u32>>,
) -> ObfuscationCounts {
    if repair {
        return reader.append_with_words(text, cut, hashes, words);
    }
    reader.append_as_it_stands(text, hashes, words);
    ObfuscationCounts::default()
}

/// What reading a text gives.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextFingerprints {
    /// The language that the text was read by, where tokens are those of programs.
    pub language: Option<Language>,
    /// What was repaired.
    pub obfuscation: ObfuscationCounts,
    /// All tokens of the text.
    pub tokens: u32,
    /// Of these, the ones set aside as quoted.
    pub quoted: u32,
    /// The ones set aside as references.
    pub referenced: u32,
    /// Windows of k tokens in what is not set aside and in no template edited a little.
    pub shingles: u32,
    /// The numbers of those of them that winnowing keeps: in text order, or, of a bag, in any.
    pub windows: Vec<u64>,
    /// The numbers of the windows that lie in a template edited a little, and are not among the others, in text order.
    pub edited: Vec<u64>,
    /// The text's packed words, where evidence is asked for; what takes no part is [`EXCLUDED`].
    pub words: Vec<u32>,
}

/// The numbers of the windows of k tokens.
#[inline(never)] // see `memory`
fn windows(hashes: &[u64], k: u32) -> Vec<u64> {
    Shingles::new(hashes, k).collect()
}

/// Turns a bag into a set: the second, third, … occurrence of a number becomes a number of its own, the same in every
/// document. Then min(m, n) of these are shared where two documents hold a shingle m and n times, and max(m, n) are in
/// either, so that all that is computed of sets holds for bags. O(n log n) worst, O(n) expected.
fn number_occurrences(numbers: &mut [u64]) {
    sort_by_uniform_key(numbers, 0, |&number| number);
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

/// The numbers of all windows of a text's tokens, in text order, of the kind that the parameters ask for.
///
/// [`Fingerprint::Rolling`] gives what [`Shingles`] does. The other kinds' numbers pass through a bijection of 64 bits,
/// which spreads them over all of these, as the index and the sort above expect, and keeps every collision and adds none.
#[must_use]
pub fn of_windows(tokens: &TokenBytes, params: &Params) -> Vec<u64> {
    of_runs(tokens, params.shingles.fingerprint, params.shingles.k)
}

/// The numbers of all shingles of a text's tokens: of its windows, or, where the parameters say how far they reach, of its
/// tokens and their pairs, each token numbered as a window of one.
fn of_shingles(tokens: &TokenBytes, params: &Params) -> Vec<u64> {
    match params.shingles.reach {
        0 => of_windows(tokens, params),
        reach => skip_bigrams::numbers(&of_runs(tokens, params.shingles.fingerprint, 1), reach),
    }
}

fn of_runs(tokens: &TokenBytes, fingerprint: Fingerprint, k: u32) -> Vec<u64> {
    let mut numbers: Vec<u64> = match fingerprint {
        Fingerprint::Rolling => {
            let hashes: Vec<u64> = (0..tokens.len()).map(|index| token::hash(tokens.token(index))).collect();
            return windows(&hashes, k);
        }
        Fingerprint::RabinKarp32 => Prime32::of_windows(tokens, k),
        Fingerprint::RabinKarp40 => Prime40::of_windows(tokens, k),
        Fingerprint::RabinKarp48 => Prime48::of_windows(tokens, k),
        Fingerprint::RabinKarp56 => Prime56::of_windows(tokens, k),
        Fingerprint::RabinKarp64 => Prime64::of_windows(tokens, k),
        Fingerprint::Crc32 => bytes::crc32(tokens, k).collect(),
        Fingerprint::Crc64 => bytes::crc64(tokens, k).collect(),
        Fingerprint::Murmur3 => bytes::murmur3(tokens, k).collect(),
    };
    for number in &mut numbers {
        *number = mix(*number);
    }
    numbers
}

/// How many bits a kind's numbers have: about so many different ones there are.
#[must_use]
pub const fn bits(kind: Fingerprint) -> u32 {
    match kind {
        Fingerprint::RabinKarp32 | Fingerprint::Crc32 | Fingerprint::Murmur3 => 32,
        Fingerprint::RabinKarp40 => 40,
        Fingerprint::RabinKarp48 => 48,
        Fingerprint::RabinKarp56 => 56,
        Fingerprint::Rolling | Fingerprint::RabinKarp64 | Fingerprint::Crc64 => 64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::normalize::normalize;

    #[test]
    fn windows_of_a_text_become_a_sorted_set() {
        let set = FingerprintSet::of_tokens(&[1, 2, 1, 2, 1], 2);
        assert_eq!(set.len(), 2);
        assert!(set.as_slice().is_sorted());
        assert!(FingerprintSet::of_tokens(&[1, 2], 3).is_empty());
    }

    #[test]
    fn pairs_within_an_edited_template_are_left_out_and_others_stay() {
        let params = Params::builder().k(2).reach(3).build().expect("valid");
        let source = |text, is_template| Source { name: "", text, is_template, cut: None };
        let mut fingerprinter = Fingerprinter::new(&params);
        fingerprinter.leave_out(&[source("one two three four five six", true)], true);
        let read = fingerprinter.numbers(&source("mine one two changed four five yours", false));
        // Of the stretch "one two changed four five" what the template does not hold itself: the changed word, and its pairs.
        let (copies, reach) = (skip_bigrams::COPIES as usize, 3);
        assert_eq!(read.edited.len(), copies + 2 * (reach - 1));
        let all = skip_bigrams::count(7, 3) as usize;
        assert_eq!(read.windows.len() + read.edited.len(), all);
        assert_eq!((read.tokens, read.shingles as usize), (7, read.windows.len()));
    }

    #[test]
    fn every_kind_numbers_every_window() {
        let kinds = [
            Fingerprint::Rolling,
            Fingerprint::RabinKarp32,
            Fingerprint::RabinKarp40,
            Fingerprint::RabinKarp48,
            Fingerprint::RabinKarp56,
            Fingerprint::RabinKarp64,
            Fingerprint::Crc32,
            Fingerprint::Crc64,
            Fingerprint::Murmur3,
        ];
        for fingerprint in kinds {
            let params = Params::builder().fingerprint(fingerprint).k(2).build().expect("valid");
            let text = normalize("To be, or not to be: to be!", &params);
            let numbers = of_windows(&TokenBytes::of(&text, &params), &params);
            // Windows: to be, be or, or not, not to, to be, be to, to be.
            assert_eq!(numbers.len(), 7);
            assert_eq!(FingerprintSet::new(numbers.clone()).len(), 5);
            assert!(numbers[0] == numbers[4] && numbers[4] == numbers[6]);
            let rolling = numbers == Shingles::new(&token::hashes(&text, &params), 2).collect::<Vec<_>>();
            assert_eq!(rolling, fingerprint == Fingerprint::Rolling);
        }
    }
}
