//! A text → its sketch, without a corpus: for those who keep sketches, or make and compare them on several machines.
//!
//! A [`Sketch`] is everything that a comparison needs of a text besides the text itself: the set of its fingerprints, its `MinHash`
//! signature, the words for evidence, and its counts. Sketches can be compared with one another if they were made with the same
//! parameters, templates, engine and version of Unicode; each carries a digest of these, and everything else is an error.

mod bytes;

use crate::common::digest::{Digest, digest};
use crate::common::parallel;
use crate::common::sort;
use crate::corpus::document::{DocumentSketch, DocumentSketcher, Identity};
use crate::corpus::{Corpus, NewDocument};
use crate::estimate::lsh;
use crate::estimate::minhash::agreements;
use crate::estimate::minhash::scheme;
use crate::params::{Language, Params};
use crate::report::error::Error;
use crate::shingle::fingerprint::Source;
use crate::text::programs::CodeReader;

/// Everything that a comparison needs of a text besides the text: fingerprints, signature, words and counts.
///
/// ```
/// use lookalike::{Params, Sketch, Sketcher};
///
/// let sketcher = Sketcher::new(&Params::builder().k(3).build()?);
/// let ada = sketcher.sketch("ada.txt", "The harbour froze before the last of the boats came home.")?;
/// let ben = sketcher.sketch("ben.txt", "The harbour froze before all of the boats came home.")?;
/// assert_eq!(ada.shared(&ben)?, 5);
/// assert!(ada.jaccard(&ben)? > 0.35 && ada.estimate(&ben)? > 0.1);
///
/// let stored = ada.to_bytes();
/// assert_eq!(Sketch::from_bytes(&stored)?, ada);
/// # Ok::<(), lookalike::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sketch {
    /// The digest of what it was made with.
    made_with: Digest,
    identity: Identity,
    content: DocumentSketch,
}

impl Sketch {
    /// The distinct fingerprints of the shingles that are compared, ascending. A fingerprint is a 64-bit number that stands for a
    /// shingle; it is uniform in all 64 bits, so that systems without unsigned numbers may store it as a signed one, bit for bit.
    /// Under `counting: bag` the second, third, … occurrence of a shingle has a fingerprint of its own.
    #[must_use]
    pub fn fingerprints(&self) -> &[u64] {
        &self.content.fingerprints
    }

    /// The `MinHash` signature, `signature_length` numbers.
    #[must_use]
    pub fn signature(&self) -> &[u32] {
        &self.content.signature
    }

    /// The keys of the signature's bands by locality-sensitive hashing: texts that share one are a candidate pair. The number of
    /// bands and rows are those of the parameters, which may differ from the sketch's in these. O(bands · rows).
    #[must_use]
    pub fn band_keys(&self, params: &Params) -> Vec<u64> {
        let mut keys = Vec::new();
        lsh::band_keys(self.signature(), params.bands(), params.rows(), params.band_hash(), &mut keys);
        keys
    }

    /// The words for evidence, in text order, 32 bits each: stem and form. Empty if the parameters switch evidence off.
    #[must_use]
    pub fn words(&self) -> &[u32] {
        &self.content.words
    }

    /// The number of tokens, excluded ones included.
    #[must_use]
    pub fn tokens(&self) -> u32 {
        self.content.counts.tokens
    }

    /// The number of shingles, repeated ones included.
    #[must_use]
    pub fn shingles(&self) -> u32 {
        self.content.counts.shingles
    }

    /// The programming language by which the text was read, if tokens are those of programs.
    #[must_use]
    pub fn language(&self) -> Option<Language> {
        self.content.language
    }

    /// The BLAKE3 digest of the text.
    #[must_use]
    pub fn text_digest(&self) -> [u8; 32] {
        self.identity.text_digest
    }

    /// Whether the text contains words with evenly spaced letters. A corpus that has all texts divides them into words with the help
    /// of the other texts, so that its sketch of this text may differ from this one.
    #[must_use]
    pub fn is_unsegmented(&self) -> bool {
        self.content.obfuscation.unsegmented > 0
    }

    /// The digest of what the sketch was made with: parameters, templates, engine and version of Unicode. Sketches with equal digests
    /// can be compared.
    #[must_use]
    pub fn made_with(&self) -> [u8; 32] {
        self.made_with
    }

    /// The number of distinct fingerprints that both texts have. O(n + m).
    ///
    /// # Errors
    /// [`Error::WrongSketches`] if they were not made with the same.
    pub fn shared(&self, other: &Self) -> Result<u32, Error> {
        self.check_same(other)?;
        let (mut a, mut b) = (self.fingerprints(), other.fingerprints());
        let mut shared = 0;
        while let ([x, rest_of_a @ ..], [y, rest_of_b @ ..]) = (a, b) {
            shared += u32::from(x == y);
            if x <= y {
                a = rest_of_a;
            }
            if y <= x {
                b = rest_of_b;
            }
        }
        Ok(shared)
    }

    /// The Jaccard similarity of both sets of fingerprints, 0 to 1; 0 if both are empty. O(n + m).
    ///
    /// # Errors
    /// [`Error::WrongSketches`] if they were not made with the same.
    pub fn jaccard(&self, other: &Self) -> Result<f64, Error> {
        let shared = self.shared(other)?;
        let union = self.fingerprints().len() + other.fingerprints().len() - shared as usize;
        Ok(if union == 0 { 0.0 } else { f64::from(shared) / union as f64 })
    }

    /// The estimate of the Jaccard similarity by both signatures, 0 to 1. O(signature length).
    ///
    /// # Errors
    /// [`Error::WrongSketches`] if they were not made with the same.
    pub fn estimate(&self, other: &Self) -> Result<f64, Error> {
        self.check_same(other)?;
        if self.fingerprints().is_empty() || other.fingerprints().is_empty() {
            return Ok(0.0);
        }
        Ok(f64::from(agreements(self.signature(), other.signature())) / self.signature().len() as f64)
    }

    fn check_same(&self, other: &Self) -> Result<(), Error> {
        if self.made_with == other.made_with {
            return Ok(());
        }
        let reason = "sketches can be compared only if they were made with the same parameters, templates, engine and \
                      version of Unicode, and these were not; sketch one of the texts again";
        Err(Error::WrongSketches(reason.into()))
    }
}

/// Reads texts into sketches, under some parameters and without some templates. It can be shared between threads.
#[derive(Clone)]
pub struct Sketcher {
    inner: DocumentSketcher,
    made_with: Digest,
}

impl Sketcher {
    /// For some parameters.
    #[must_use]
    pub fn new(params: &Params) -> Self {
        Self { inner: DocumentSketcher::new(params), made_with: digest_of(params, &[]) }
    }

    /// For some parameters, and templates, given by name and text: texts that were given to all authors. Of the texts that are
    /// sketched, it excludes the templates' words from evidence, and shingles of templates that were edited a little. The shingles
    /// of unedited template text remain: a comparison excludes them by the templates' own sketches.
    ///
    /// # Errors
    /// [`Error::TooManyShingles`] in a template.
    pub fn with_templates<'t>(
        params: &Params,
        templates: impl IntoIterator<Item = (&'t str, &'t str)>,
    ) -> Result<Self, Error> {
        let mut inner = DocumentSketcher::new(params);
        let templates: Vec<Source> = templates
            .into_iter()
            .map(|(name, text)| Source { name, text, is_template: true, segmenter: None })
            .collect();
        templates.iter().try_for_each(|template| inner.check(template))?;
        inner.exclude_templates(&templates);
        let known: Vec<_> = templates
            .iter()
            .map(|template| {
                let reader = CodeReader::of(params, template.name, template.text);
                (digest(template.text.as_bytes()), reader.map(|reader| reader.language))
            })
            .collect();
        Ok(Self { inner, made_with: digest_of(params, &known) })
    }

    /// The sketch of a text; its name may identify its programming language. O(n).
    ///
    /// # Errors
    /// [`Error::TextTooLong`] for a text of 4 GB or more, [`Error::TooManyShingles`].
    pub fn sketch(&self, name: &str, text: &str) -> Result<Sketch, Error> {
        self.clone().read(name, text)
    }

    /// The sketches of many texts, given by name and text, in their order; with the feature `threads`, on all cores. O(n).
    ///
    /// # Errors
    /// As [`Self::sketch`], for the first text that has one.
    pub fn sketch_all(&self, documents: &[(&str, &str)]) -> Result<Vec<Sketch>, Error> {
        let mut read: Vec<_> = documents.iter().map(|&(name, text)| (name, text, None)).collect();
        parallel::for_each(&mut read, &mut self.clone(), |sketcher, (name, text, sketch)| {
            *sketch = Some(sketcher.read(name, text));
        });
        read.into_iter().filter_map(|(_, _, sketch)| sketch).collect()
    }

    fn read(&mut self, name: &str, text: &str) -> Result<Sketch, Error> {
        if u32::try_from(text.len()).is_err() {
            return Err(Error::TextTooLong(name.to_owned()));
        }
        let source = Source { name, text, is_template: false, segmenter: None };
        self.inner.check(&source)?;
        let mut content = self.inner.sketch(&source);
        sort::sort_by_key(&mut content.fingerprints, |&fingerprint| fingerprint);
        content.fingerprints.dedup();
        Ok(Sketch { made_with: self.made_with, identity: Identity::of(text, false), content })
    }
}

/// The digest of all that decides a sketch besides its text.
pub(crate) fn digest_of(params: &Params, templates: &[(Digest, Option<Language>)]) -> Digest {
    let (major, minor, micro) = char::UNICODE_VERSION;
    let mut text = format!("{} {major}.{minor}.{micro} {}", env!("CARGO_PKG_VERSION"), scheme::VERSION);
    for (name, value) in params.sketch_values() {
        text.extend(["\n", name, "=", &value.to_string()]);
    }
    let mut bytes = text.into_bytes();
    for (digest, language) in templates {
        bytes.extend(digest);
        bytes.extend(language.map(|language| language as u8));
    }
    digest(&bytes)
}

impl Corpus {
    /// Adds documents by their sketches, without texts, and returns the id of the first; the others follow it. They are compared as
    /// if their texts had been added, while the parameters stay those of the sketches; [`Self::give_text`] adds the text of one whose
    /// passages are wanted. Add the templates, with their texts, before.
    ///
    /// # Errors
    /// [`Error::WrongSketches`] for a sketch that was not made with these parameters, the corpus's templates and this engine;
    /// then no document is added. [`Error::TextMissing`] if the corpus has documents without texts that were sketched with others.
    pub fn add_sketches(
        &mut self,
        documents: impl IntoIterator<Item = (NewDocument, Sketch)>,
        params: &Params,
    ) -> Result<u32, Error> {
        let wanted = digest_of(params, &self.template_keys(params));
        let documents: Vec<_> = documents.into_iter().collect();
        if let Some((new, _)) = documents.iter().find(|(_, sketch)| sketch.made_with != wanted) {
            let reason = format!(
                "the sketch of {} must be made with the parameters and templates of the corpus, by this engine and version of \
                 Unicode, and was not; sketch its text again",
                new.name
            );
            return Err(Error::WrongSketches(reason));
        }
        self.add_sketched(documents.into_iter().map(|(new, sketch)| (new, sketch.identity, sketch.content)), params)
    }
}
