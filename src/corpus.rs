//! Documents that stay between comparisons, and the work already done on them.
//!
//! A document is read once: its fingerprints and signature are kept until a parameter changes that they depend on. To
//! add a document to a corpus, or to move the threshold, costs the new document or the pairs, not the old texts.
//! Space: each text once, 8 bytes a distinct shingle, 4 bytes a position of the signature.

use std::fmt;

use crate::fingerprint::FingerprintSet;
use crate::minhash::Signature;
use crate::minhash::one_permutation::OnePermutation;
use crate::normalize::normalize;
use crate::params::{Mistakes, Params};
use crate::report::{Progress, Stage};
use crate::token;

/// One document and what has been worked out of it.
pub struct Document {
    /// Never reused within a corpus.
    pub id: u32,
    /// As the user named it; any text, told apart by `id` only.
    pub name: String,
    /// As the user gave it.
    pub text: String,
    /// Digest of name and text.
    pub digest: [u8; 32],
    /// Digest of the text alone: equal for equal texts.
    pub text_digest: [u8; 32],
    /// Whether the text came with lone surrogates that had to be replaced.
    pub repaired: bool,
    sketch: Sketch,
}

/// What the text and signature stages make of a document.
#[derive(Default)]
struct Sketch {
    shingled: Option<Shingled>,
    signature: Option<Signature>,
}

/// A document's shingles.
#[derive(Default)]
pub struct Shingled {
    /// Tokens in the text.
    pub tokens: u32,
    /// Windows of k tokens in the text.
    pub shingles: u32,
    /// The distinct windows.
    pub set: FingerprintSet,
}

/// Why a comparison did not come about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineError {
    /// The parameters are wrong.
    Mistakes(Mistakes),
    /// The caller's progress callback asked to stop.
    Cancelled,
    /// There is no document with this id.
    UnknownDocument(u32),
    /// A document was to be compared with itself.
    SameDocument(u32),
    /// The text of this name is longer than positions can count.
    TextTooLong(String),
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mistakes(mistakes) => mistakes.fmt(f),
            Self::Cancelled => f.write_str("the comparison was cancelled"),
            Self::UnknownDocument(id) => {
                write!(f, "there is no document with id {id}; use an id that add() gave and remove() has not taken")
            }
            Self::SameDocument(id) => {
                write!(f, "a pair must be of two different documents, got document {id} twice; leave this pair out")
            }
            Self::TextTooLong(name) => {
                write!(f, "{name:?} is longer than 4 GB, the most a text may have; split it into parts")
            }
        }
    }
}

impl std::error::Error for EngineError {}

/// Hears how far the work has come; an error stops it.
pub type OnProgress<'a> = dyn FnMut(Progress) -> Result<(), EngineError> + 'a;

/// Reports a stage's start and end, and some hundred steps between.
pub(crate) struct StageProgress<'a, 'b> {
    stage: Stage,
    total: usize,
    step: usize,
    on_progress: &'a mut OnProgress<'b>,
}

impl<'a, 'b> StageProgress<'a, 'b> {
    pub(crate) fn start(stage: Stage, total: usize, on_progress: &'a mut OnProgress<'b>) -> Result<Self, EngineError> {
        let mut progress = Self { stage, total, step: (total / 100).max(1), on_progress };
        progress.done(0)?;
        Ok(progress)
    }

    pub(crate) fn done(&mut self, done: usize) -> Result<(), EngineError> {
        if done.is_multiple_of(self.step) || done == self.total {
            let Self { stage, total, .. } = *self;
            (self.on_progress)(Progress { stage, done: done as u32, total: total as u32 })?;
        }
        Ok(())
    }
}

/// A collection of documents in the order they were added.
#[derive(Default)]
pub struct Corpus {
    documents: Vec<Document>,
    next_id: u32,
    /// The parameters behind the sketches that the documents hold.
    sketched_with: Option<Params>,
}

impl Corpus {
    /// An empty corpus.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a document and gives its id. `repaired` says that the text came with lone surrogates. O(n) for the digest.
    ///
    /// # Errors
    /// A text of 4 GB or more.
    pub fn add(&mut self, name: String, text: String, repaired: bool) -> Result<u32, EngineError> {
        if u32::try_from(text.len()).is_err() {
            return Err(EngineError::TextTooLong(name));
        }
        let text_digest = *blake3::hash(text.as_bytes()).as_bytes();
        let digest = *blake3::Hasher::new().update(&text_digest).update(name.as_bytes()).finalize().as_bytes();
        let id = self.next_id;
        self.next_id += 1;
        self.documents.push(Document { id, name, text, digest, text_digest, repaired, sketch: Sketch::default() });
        Ok(id)
    }

    /// Removes a document; says whether there was one. O(documents).
    pub fn remove(&mut self, id: u32) -> bool {
        let found = self.index_of(id).ok();
        if let Some(index) = found {
            self.documents.remove(index);
        }
        found.is_some()
    }

    /// The documents, in the order they were added.
    #[must_use]
    pub fn documents(&self) -> &[Document] {
        &self.documents
    }

    /// The place of a document among [`Self::documents`]. O(log documents).
    ///
    /// # Errors
    /// An id that no document has.
    pub fn index_of(&self, id: u32) -> Result<usize, EngineError> {
        // Ids only grow, so the documents are sorted by them.
        self.documents.binary_search_by_key(&id, |document| document.id).map_err(|_| EngineError::UnknownDocument(id))
    }

    /// Works out what the given parameters need of every document and is not known yet. O(new or outdated text).
    ///
    /// # Errors
    /// [`EngineError::Cancelled`] by the callback; what was worked out until then is kept.
    pub fn sketch(&mut self, params: &Params, on_progress: &mut OnProgress) -> Result<(), EngineError> {
        self.forget_outdated(params);
        let total = self.documents.len();
        let mut progress = StageProgress::start(Stage::Text, total, on_progress)?;
        for (index, document) in self.documents.iter_mut().enumerate() {
            document.sketch.shingled.get_or_insert_with(|| shingle(&document.text, params));
            progress.done(index + 1)?;
        }
        let family = OnePermutation::of(params);
        let mut progress = StageProgress::start(Stage::Signatures, total, on_progress)?;
        for (index, Document { sketch, .. }) in self.documents.iter_mut().enumerate() {
            if let Sketch { shingled: Some(Shingled { set, .. }), signature } = sketch {
                signature.get_or_insert_with(|| family.sign(set.as_slice()));
            }
            progress.done(index + 1)?;
        }
        Ok(())
    }

    fn forget_outdated(&mut self, params: &Params) {
        if let Some(old) = &self.sketched_with {
            let text_changed = !old.same_shingles(params);
            let signature_changed = text_changed || !old.same_signatures(params);
            for Document { sketch, .. } in &mut self.documents {
                if text_changed {
                    sketch.shingled = None;
                }
                if signature_changed {
                    sketch.signature = None;
                }
            }
        }
        self.sketched_with = Some(params.clone());
    }
}

impl Document {
    /// The document's shingles.
    ///
    /// # Panics
    /// Before [`Corpus::sketch`].
    #[must_use]
    pub fn shingled(&self) -> &Shingled {
        self.sketch.shingled.as_ref().expect("Corpus::sketch comes first")
    }

    /// The document's signature.
    ///
    /// # Panics
    /// Before [`Corpus::sketch`].
    #[must_use]
    pub fn signature(&self) -> &Signature {
        self.sketch.signature.as_ref().expect("Corpus::sketch comes first")
    }
}

fn shingle(text: &str, params: &Params) -> Shingled {
    let hashes = token::hashes(&normalize(text, params), params);
    let tokens = hashes.len() as u32;
    Shingled {
        tokens,
        shingles: (tokens + 1).saturating_sub(params.k),
        set: FingerprintSet::of_tokens(&hashes, params.k),
    }
}
