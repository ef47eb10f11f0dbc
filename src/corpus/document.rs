//! A document and its sketch.
//!
//! A sketch (text → tokens → shingles → fingerprints → signature) depends only on the text and the parameters, so any number of
//! workers can compute it. A document that is added with its sketch needs no text; any other is sketched here.

use std::mem::take;

use crate::common::digest;
use crate::estimate::minhash::Signer;
use crate::estimate::minhash::scheme::Scheme;
use crate::join::index::Sizes;
use crate::join::rarity;
use crate::params::language::Language;
use crate::params::{Family, Params};
use crate::report::Role;
use crate::report::error::Error;
use crate::shingle::counts::DocumentCounts;
use crate::shingle::fingerprint::{FingerprintSet, Fingerprinter, Source, TextFingerprints};
use crate::shingle::skip_bigrams;
use crate::text::deobfuscation::ObfuscationCounts;

/// The id of a new text while it is compared. No document gets it: ids are assigned in ascending order.
pub(crate) const NEWCOMER_ID: u32 = u32::MAX;

/// A document of a [`Corpus`](crate::Corpus).
pub struct Document {
    /// Its id, not used again within its corpus.
    pub id: u32,
    /// Its name as given; two documents may have one name.
    pub name: String,
    /// Submission, archive or template.
    pub role: Role,
    /// Two documents of one author are not compared. `None` is nobody's.
    pub author: Option<String>,
    /// Its text as given; `None` if it was dropped because memory would not have sufficed.
    pub text: Option<String>,
    /// Whether it was added with its text, not as a sketch.
    pub(crate) came_with_text: bool,
    /// Distinguishes its text from others without the text.
    pub(crate) identity: Identity,
    /// The result of the text stage, once it has run.
    pub(crate) sketch: Option<DocumentSketch>,
}

/// Identifies a text, also when the text itself is not in memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Identity {
    /// Digest of the text: equal for equal texts (BLAKE3).
    pub text_digest: [u8; 32],
    /// Length of the text in bytes of UTF-8.
    pub bytes: u32,
    /// Whether lone surrogates in the text were replaced.
    pub is_lossy: bool,
}

impl Identity {
    /// The identity of a text. O(n).
    #[must_use]
    pub fn of(text: &str, is_lossy: bool) -> Self {
        Self { text_digest: digest::digest(text.as_bytes()), bytes: text.len() as u32, is_lossy }
    }
}

/// The tokens, fingerprints and signature of a document.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DocumentSketch {
    /// The language by which it was read, if tokens are those of programs.
    pub language: Option<Language>,
    /// The number of tokens, words and shingles.
    pub counts: DocumentCounts,
    /// Distinct windows excluded because they are in a slightly edited template.
    pub edited: u32,
    /// The fingerprint of each window that winnowing keeps, in any order: repeated in a set, distinct in a bag. Empty if the exact
    /// sets are not kept.
    pub fingerprints: Vec<u64>,
    /// The signature of the document's shingles.
    pub signature: Vec<u32>,
    /// The text's packed words ([`crate::text::word`]), if evidence is on and the exact sets are kept.
    pub words: Vec<u32>,
    /// The numbers of shingles, if the exact sets are not kept.
    pub sizes: Option<Sizes>,
    /// The obfuscation in the text. If letters are [`ObfuscationCounts::unsegmented`], they are segmented by the words of the other
    /// documents, so the sketch depends on these.
    pub obfuscation: ObfuscationCounts,
}

impl DocumentSketch {
    /// Whether its numbers fit each other and the parameters, as those of any text do. What comes from outside need not.
    pub(crate) fn is_sound(&self, params: &Params) -> bool {
        let DocumentCounts { tokens, quoted, referenced, .. } = self.counts;
        let left_out = quoted.checked_add(referenced);
        self.signature.len() == params.signature_length as usize && left_out.is_some_and(|left_out| left_out <= tokens)
    }
}

/// Most tokens and skip-bigrams of a text: reading them takes 3 GB, and an engine with 32-bit addresses has 4. With the largest
/// `reach` that is a book of 1.8 million characters, or as many words.
pub const MAX_PAIRED_SHINGLES: u64 = 1 << 27;

/// Reads texts into sketches under some parameters.
#[derive(Clone)]
pub struct DocumentSketcher {
    edited_template: bool,
    /// Largest distance of the tokens of a pair; 0 if runs are compared.
    reach: u32,
    fingerprinter: Fingerprinter,
    signer: Signer,
}

impl DocumentSketcher {
    /// For some parameters.
    #[must_use]
    pub fn new(params: &Params) -> Self {
        Self {
            edited_template: params.exclude_edited_template,
            reach: params.reach,
            fingerprinter: Fingerprinter::new(params),
            signer: Signer::new(Scheme::of(params)),
        }
    }

    /// Rejects a text with more skip-bigrams than fit in memory. O(1) for texts of usual length, else O(n).
    ///
    /// # Errors
    /// [`Error::TooManyShingles`].
    pub fn check(&self, source: &Source) -> Result<(), Error> {
        let reach = self.reach;
        let is_small = |tokens| skip_bigrams::count(tokens, reach) <= MAX_PAIRED_SHINGLES;
        // A byte yields at most six tokens: U+FDFA, of three bytes, decomposes into eighteen characters.
        if reach == 0 || is_small(6 * source.text.len() as u64) {
            return Ok(());
        }
        let tokens = self.fingerprinter.count_tokens(source);
        if is_small(tokens) {
            return Ok(());
        }
        let shingles = skip_bigrams::count(tokens, reach);
        Err(Error::TooManyShingles { name: source.name.to_owned(), shingles, reach, max: MAX_PAIRED_SHINGLES })
    }

    /// From now on excludes the words of these templates from evidence and, if the parameters ask for it, also their shingles where
    /// they were edited.
    pub fn exclude_templates(&mut self, templates: &[Source]) {
        self.fingerprinter.exclude_templates(templates, self.edited_template);
    }

    /// Reads a text. O(n).
    #[must_use]
    pub fn sketch(&mut self, source: &Source) -> DocumentSketch {
        let TextFingerprints { language, obfuscation, counts, windows, edited, words } =
            self.fingerprinter.fingerprint(source);
        let signature = self.sign(&windows);
        let edited = only_in(edited, &windows);
        let fingerprints = without_repeats(windows);
        DocumentSketch { language, obfuscation, counts, edited, fingerprints, signature, words, sizes: None }
    }

    /// Reads a text of which only the signature is kept, excluding the shingles of templates.
    /// O(n log n).
    #[must_use]
    pub fn without_set(&mut self, source: &Source, templates: &FingerprintSet) -> DocumentSketch {
        let TextFingerprints { language, obfuscation, counts, windows, edited, .. } =
            self.fingerprinter.fingerprint(source);
        let edited = only_in(edited, &windows);
        let mut sketch = DocumentSketch {
            language,
            obfuscation,
            counts,
            edited,
            fingerprints: windows,
            ..DocumentSketch::default()
        };
        self.drop_set(&mut sketch, templates);
        sketch
    }

    /// Reduces a sketch to what [`Self::without_set`] makes of the same text. O(n log n).
    pub fn drop_set(&self, sketch: &mut DocumentSketch, templates: &FingerprintSet) {
        let set = FingerprintSet::new(take(&mut sketch.fingerprints));
        let left = without(set.as_slice(), templates.as_slice());
        let in_template = set.len() - left.len() as u32;
        sketch.sizes = Some(Sizes { distinct: set.len(), in_template, ..Sizes::default() });
        sketch.signature = self.sign(&left);
        sketch.words = Vec::new();
    }

    /// The distinct shingles of some texts.
    pub fn shingles_of<'a>(&mut self, texts: impl Iterator<Item = Source<'a>>) -> FingerprintSet {
        FingerprintSet::new(texts.flat_map(|source| self.fingerprinter.fingerprint(&source).windows).collect())
    }

    /// The signature of some shingles, which may be repeated.
    #[must_use]
    pub fn sign(&self, shingles: &[u64]) -> Vec<u32> {
        let Scheme { family, length, .. } = self.signer.scheme();
        let mut signature = vec![0; length as usize];
        if matches!(family, Family::Murmur3 | Family::Jenkins) {
            // Their functions take longer than removing repeated shingles.
            let distinct = FingerprintSet::new(shingles.to_vec());
            self.signer.sign_into(distinct.as_slice(), &mut signature);
        } else {
            self.signer.sign_into(shingles, &mut signature);
        }
        signature
    }
}

/// Whether some documents, all sketched, are compared exactly: they have their exact sets, and so few shingles and words that
/// the indexes can count them in 32 bits. O(documents).
pub(crate) fn are_exact(documents: &[Document], params: &Params) -> bool {
    let max_weight = rarity::weight(params.weighting, 2, documents.len() as u32);
    let sketches = documents.iter().map(Document::sketch);
    documents.iter().all(|document| document.sketch().sizes.is_none())
        && fit_in_32_bits(sketches.map(|sketch| [sketch.fingerprints.len(), sketch.words.len()]), max_weight)
}

/// Whether documents with these numbers of shingles and of words have few enough, if each shingle has the largest weight.
fn fit_in_32_bits(numbers: impl Iterator<Item = [usize; 2]>, max_weight: u32) -> bool {
    let [mut shingles, mut words] = [0_u64; 2];
    for [of_shingles, of_words] in numbers {
        shingles += of_shingles as u64 * u64::from(max_weight);
        words += of_words as u64;
    }
    shingles.max(words) < u64::from(u32::MAX)
}

/// Fewest fingerprints that are checked for repeats, and the largest sample by which they are.
const MIN_CHECKED: usize = 1 << 14;
const SAMPLE: usize = 256;

/// Fingerprints of a text, in any order. If the text is a few words over and over, each is kept once: the index would need 40
/// bytes for each window of such texts, some gigabytes for a hundred of them. O(1) for other texts, else O(n).
fn without_repeats(fingerprints: Vec<u64>) -> Vec<u64> {
    if fingerprints.len() < MIN_CHECKED {
        return fingerprints;
    }
    let mut sample: Vec<u64> = fingerprints.iter().step_by(fingerprints.len() / SAMPLE).copied().collect();
    let sampled = sample.len();
    sample.sort_unstable();
    sample.dedup();
    if sample.len() > sampled - sampled / 16 {
        return fingerprints;
    }
    FingerprintSet::new(fingerprints).as_slice().to_vec()
}

/// The number of distinct numbers that are not among others.
fn only_in(numbers: Vec<u64>, others: &[u64]) -> u32 {
    if numbers.is_empty() {
        return 0;
    }
    let others = FingerprintSet::new(others.to_vec());
    without(FingerprintSet::new(numbers).as_slice(), others.as_slice()).len() as u32
}

/// Those numbers that are not among others, which ascend.
#[must_use]
pub fn without(numbers: &[u64], others: &[u64]) -> Vec<u64> {
    numbers.iter().copied().filter(|number| others.binary_search(number).is_err()).collect()
}

impl Document {
    /// The source to read, if it has its text.
    pub(crate) fn source(&self) -> Option<Source<'_>> {
        let text = self.text.as_deref()?;
        Some(Source { name: &self.name, text, is_template: self.role == Role::Template, segmenter: None })
    }

    /// Its sketch.
    ///
    /// # Panics
    /// Before [`crate::corpus::Corpus::sketch`].
    #[doc(hidden)]
    #[must_use]
    pub fn sketch(&self) -> &DocumentSketch {
        self.sketch.as_ref().expect("Corpus::sketch comes first")
    }

    /// Whether it has its text, with evenly spaced letters.
    pub(crate) fn is_spaced(&self) -> bool {
        self.text.is_some() && self.sketch.as_ref().is_some_and(|sketch| sketch.obfuscation.unsegmented > 0)
    }

    /// Whether it is read again, to segment its evenly spaced letters by the words of the other documents. Templates never are:
    /// the documents are read beside them.
    pub(crate) fn is_read_again(&self) -> bool {
        self.is_spaced() && self.role != Role::Template && self.sketch().obfuscation.looked_up() > 0
    }

    /// Appends what identifies text, role, name and author, for a digest of all documents.
    pub(crate) fn identify(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.identity.text_digest);
        bytes.extend([self.role as u8, u8::from(self.author.is_some())]);
        for part in [&self.name, self.author.as_deref().unwrap_or_default()] {
            // Lengths distinguish "ab" + "c" from "a" + "bc".
            bytes.extend((part.len() as u64).to_le_bytes());
            bytes.extend(part.as_bytes());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{DocumentSketcher, MIN_CHECKED, fit_in_32_bits};
    use crate::params::Params;
    use crate::shingle::fingerprint::{FingerprintSet, Fingerprinter, Source};

    #[test]
    fn a_text_that_repeats_itself_keeps_each_fingerprint_once_and_any_other_all() {
        let params = Params::default();
        let read = |text: &str| {
            let source = Source { name: "", text, is_template: false, segmenter: None };
            let windows = Fingerprinter::new(&params).fingerprint(&source).windows;
            let sketch = DocumentSketcher::new(&params).sketch(&source);
            let set = FingerprintSet::new(windows.clone());
            assert_eq!(FingerprintSet::new(sketch.fingerprints.clone()).as_slice(), set.as_slice());
            assert_eq!(sketch.signature, DocumentSketcher::new(&params).sign(&windows));
            assert_eq!(sketch.counts.shingles as usize, windows.len());
            (sketch.fingerprints.len(), set.len() as usize, windows.len())
        };
        let words = |distinct: usize| -> String {
            let words: Vec<String> = (0..MIN_CHECKED + 9).map(|at| format!("w{}", at % distinct)).collect();
            words.join(" ")
        };
        for distinct in [1, 300] {
            assert_eq!(read(&words(distinct)), (distinct, distinct, MIN_CHECKED + 5));
        }
        let (kept, _, all) = read(&words(MIN_CHECKED));
        assert_eq!(kept, all);
        assert_eq!(read(&"word ".repeat(1_000)), (996, 1, 996));
    }

    #[test]
    fn more_shingles_or_words_than_an_index_counts_are_noticed() {
        let fit = |documents: usize, numbers: [usize; 2], weight| {
            fit_in_32_bits(std::iter::repeat_n(numbers, documents), weight)
        };
        assert!(fit(1_000_000, [4_000, 4_000], 1));
        assert!(!fit(1_000_000, [4_000, 0], 5));
        assert!(!fit(1_000_000, [0, 5_000], 1));
        assert!(!fit(70, [64 << 20, 0], 1));
    }
}
