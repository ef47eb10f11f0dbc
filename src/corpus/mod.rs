//! Documents that stay between comparisons, and the work already done on them.
//!
//! A document is read once: its fingerprints and signature are kept until a parameter changes that they depend on. Adding a
//! document costs the new document, moving the threshold costs the pairs; the old texts are not read again.
//! Space: each text once, 8 bytes a shingle, 4 bytes a position of the signature; less if memory is short
//! ([`crate::corpus::forecast`]).

pub mod document;
pub mod forecast;
pub mod newcomer_index;
pub(crate) mod participants;
pub(crate) mod progress;
pub(crate) mod sketching;
pub mod warnings;

use std::sync::OnceLock;

use crate::align::evidence::programs::batch::ProgramBatch;
use crate::align::rewritten::rare::TextCounts;
use crate::common::digest;
use crate::common::memory::reserve_memory;
use crate::corpus::document::{Document, DocumentSketch, Identity};
use crate::corpus::forecast::Retention;
use crate::corpus::newcomer_index::NewcomerIndex;
use crate::params::{Language, Params};
use crate::report::Role;
use crate::report::error::Error;

/// Fewest bytes of memory that are reserved for further texts.
const MIN_RESERVED_BYTES: usize = 4 << 20;

/// The name, role and author of a document to be added.
#[derive(Clone, Debug, Default)]
pub struct NewDocument {
    /// Any text; two documents may have one name.
    pub name: String,
    /// Submission, archive or template.
    pub role: Role,
    /// Two documents of one author are not compared. `None` is nobody's.
    pub author: Option<String>,
}

impl NewDocument {
    /// A submission that nobody owns.
    #[must_use]
    pub fn named(name: &str) -> Self {
        Self { name: name.to_owned(), ..Self::default() }
    }
}

/// The digests of the templates' texts and, if tokens are those of programs, the languages in which these are read.
type Templates = Vec<([u8; 32], Option<Language>)>;

/// Documents that stay between comparisons, in the order they were added.
///
/// Each text is read once. To add a document and compare again costs the new document and the pairs; to move the threshold
/// costs the pairs.
///
/// ```
/// use lookalike::{Corpus, NewDocument, Params, Role};
///
/// let mut corpus = Corpus::new();
/// corpus.add("ada.txt", "The harbour froze before the fishing boats came home.")?;
/// corpus.add("ben.txt", "The harbour froze before all of the boats came home.")?;
/// let last_year = NewDocument { role: Role::Archive, ..NewDocument::named("lena.txt") };
/// corpus.add_document(last_year, "Lighthouses were built of stone.")?;
///
/// let report = corpus.compare(&Params::builder().k(3).build()?)?;
/// let names: Vec<&str> = report.documents.iter().map(|document| &*document.name).collect();
/// for pair in report.listed() {
///     println!("{} and {}: {:.0} %", names[pair.a as usize], names[pair.b as usize], 100.0 * pair.jaccard);
/// }
/// assert_eq!(report.pairs.len(), 1);
/// # Ok::<(), lookalike::Error>(())
/// ```
#[derive(Default)]
pub struct Corpus {
    documents: Vec<Document>,
    next_id: u32,
    /// The parameters and templates behind the sketches that the documents hold.
    sketched_with: Option<(Params, Templates)>,
    /// Number of documents that were ever added or removed.
    changes: u64,
    /// The changes when evenly spaced letters were last read by the words of the other documents.
    spaced_at: Option<u64>,
    /// Bytes of all texts that were ever added, and the bytes that memory was reserved for.
    text_bytes: usize,
    reserved_bytes: usize,
    /// The index for the next query, if one was built.
    pub(crate) newcomer_index: Option<NewcomerIndex>,
    /// What was made of the sketches.
    pub(crate) derived: Derived,
}

/// What is made of the sketches of all documents when a pair that needs it is first shown; it holds until a sketch changes.
#[derive(Default)]
pub(crate) struct Derived {
    /// How many texts contain each word.
    pub(crate) text_counts: OnceLock<TextCounts>,
    /// The runs of all programs.
    pub(crate) programs: OnceLock<ProgramBatch>,
}

impl Corpus {
    /// An empty corpus.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a submission that nobody owns, and returns its id. O(n) in the text.
    ///
    /// Ids count from 0 in the order of adding and are not used again.
    ///
    /// # Errors
    /// [`Error::TextTooLong`] for a text of 4 GB or more.
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<String>) -> Result<u32, Error> {
        self.add_document(NewDocument { name: name.into(), ..NewDocument::default() }, text)
    }

    /// Adds a document of any role and author, and returns its id. O(n) in the text.
    ///
    /// # Errors
    /// [`Error::TextTooLong`] for a text of 4 GB or more.
    pub fn add_document(&mut self, new: NewDocument, text: impl Into<String>) -> Result<u32, Error> {
        self.add_decoded(new, text.into(), false)
    }

    /// The same for a text in which characters may have been replaced on the way in (`is_lossy`), for a warning.
    pub(crate) fn add_decoded(&mut self, new: NewDocument, text: String, is_lossy: bool) -> Result<u32, Error> {
        self.add_all_decoded(vec![(new, text, is_lossy)])
    }

    /// Adds documents with their texts and returns the id of the first; the others follow it. O(n) in the texts. In
    /// WebAssembly many at once take less time than one by one, since their digests are computed side by side.
    ///
    /// # Errors
    /// [`Error::TextTooLong`] for a text of 4 GB or more; then no document is added.
    pub fn add_all(&mut self, documents: impl IntoIterator<Item = (NewDocument, String)>) -> Result<u32, Error> {
        self.add_all_decoded(documents.into_iter().map(|(new, text)| (new, text, false)).collect())
    }

    /// The same for texts of which each says whether characters may have been replaced on the way in.
    pub(crate) fn add_all_decoded(&mut self, documents: Vec<(NewDocument, String, bool)>) -> Result<u32, Error> {
        if let Some((new, ..)) = documents.iter().find(|(_, text, _)| u32::try_from(text.len()).is_err()) {
            return Err(Error::TextTooLong(new.name.clone()));
        }
        let texts: Vec<&[u8]> = documents.iter().map(|(_, text, _)| text.as_bytes()).collect();
        let digests = digest::digests(&texts);
        self.reserve_texts(texts.iter().map(|text| text.len()).sum());
        let first = self.next_id;
        for ((new, text, is_lossy), text_digest) in documents.into_iter().zip(digests) {
            let identity = Identity { text_digest, bytes: text.len() as u32, is_lossy };
            self.push(new, Some(text), identity, None);
        }
        Ok(first)
    }

    /// The id of the next document.
    #[cfg_attr(not(all(target_arch = "wasm32", feature = "js")), expect(dead_code, reason = "for `wasm` only"))]
    pub(crate) fn next_id(&self) -> u32 {
        self.next_id
    }

    /// Reserves memory for `documents` more documents, so that adding them one by one never reallocates. O(documents).
    #[cfg_attr(not(all(target_arch = "wasm32", feature = "js")), expect(dead_code, reason = "for `wasm` only"))]
    pub(crate) fn reserve(&mut self, documents: usize) {
        self.documents.reserve(documents);
    }

    /// Counts the bytes of texts that are added, and reserves memory for those to come.
    fn reserve_texts(&mut self, bytes: usize) {
        self.text_bytes += bytes;
        if self.text_bytes > self.reserved_bytes {
            // A quarter more: so memory grows some twenty times for a hundred thousand texts.
            let reserved = (self.text_bytes / 4).max(MIN_RESERVED_BYTES);
            self.reserved_bytes = self.text_bytes + reserved;
            reserve_memory(reserved);
        }
    }

    /// Adds documents that were sketched elsewhere with the given parameters, and returns the id of the first; the others
    /// follow it.
    ///
    /// # Errors
    /// [`Error::TextMissing`] if documents without text were sketched with other parameters; [`Error::TooManyShingles`].
    #[doc(hidden)]
    pub fn add_sketched(
        &mut self,
        documents: impl IntoIterator<Item = (NewDocument, Identity, DocumentSketch)>,
        params: &Params,
    ) -> Result<u32, Error> {
        let documents: Vec<_> = documents.into_iter().collect();
        if let Some((new, ..)) = documents.iter().find(|(.., sketch)| !sketch.is_sound(params)) {
            return Err(Error::WrongSketches(format!("the sketch of {} is damaged; sketch its text again", new.name)));
        }
        self.forget_outdated(params, Retention::all())?;
        let first = self.next_id;
        for (new, identity, sketch) in documents {
            self.push(new, None, identity, Some(sketch));
        }
        Ok(first)
    }

    fn push(
        &mut self,
        new: NewDocument,
        text: Option<String>,
        identity: Identity,
        sketch: Option<DocumentSketch>,
    ) -> u32 {
        let NewDocument { name, role, author } = new;
        let id = self.next_id;
        self.next_id += 1;
        self.changes += 1;
        self.derived = Derived::default();
        let came_with_text = text.is_some();
        self.documents.push(Document { id, name, role, author, text, came_with_text, identity, sketch });
        id
    }

    /// Brings back the text of a document that was dropped ([`Fallback::PositionsDropped`](crate::report::Fallback)), so that
    /// its passages can be shown. O(n) in the text.
    ///
    /// # Errors
    /// [`Error::UnknownDocument`]; [`Error::OtherText`] if it is not the text that the document was added with.
    pub fn give_text(&mut self, id: u32, text: String) -> Result<(), Error> {
        let index = self.index_of(id)?;
        let document = &mut self.documents[index];
        if Identity::of(&text, document.identity.is_lossy) != document.identity {
            return Err(Error::OtherText(document.name.clone()));
        }
        document.text = Some(text);
        // Its words segment evenly spaced letters.
        self.spaced_at = None;
        let is_read_again = document.sketch.is_some() && document.is_read_again();
        self.newcomer_index.take_if(|newcomer_index| is_read_again || newcomer_index.reads_again);
        Ok(())
    }

    /// Removes a document; returns whether there was one with this id. O(documents).
    pub fn remove(&mut self, id: u32) -> bool {
        let found = self.index_of(id).ok();
        if let Some(index) = found {
            self.documents.remove(index);
            self.changes += 1;
            self.derived = Derived::default();
        }
        found.is_some()
    }

    /// The documents, in the order they were added.
    #[must_use]
    pub fn documents(&self) -> &[Document] {
        &self.documents
    }

    /// Number of documents that were ever added or removed.
    pub(crate) fn changes(&self) -> u64 {
        self.changes
    }

    /// Keeps a sketch of a document, if the others were made with the same parameters.
    pub(crate) fn keep_sketch(&mut self, document: u32, sketch: DocumentSketch, params: &Params) {
        let with = self.sketched_with.as_ref().map(|(with, _)| with);
        if with.is_some_and(|with| with.same_shingles(params) && with.same_signatures(params)) {
            self.documents[document as usize].sketch = Some(sketch);
            self.derived = Derived::default();
        }
    }

    /// Runs `work` with a new document as the temporary last one, and removes it afterwards.
    pub(crate) fn with_newcomer<T>(&mut self, newcomer: Document, work: impl FnOnce(&mut Self) -> T) -> T {
        self.documents.push(newcomer);
        self.derived = Derived::default();
        let result = work(self);
        self.documents.pop();
        self.derived = Derived::default();
        result
    }

    /// The index of a document in [`Self::documents`]. O(log documents).
    ///
    /// # Errors
    /// [`Error::UnknownDocument`].
    pub fn index_of(&self, id: u32) -> Result<usize, Error> {
        // Ids only grow, so the documents are sorted by them.
        self.documents.binary_search_by_key(&id, |document| document.id).map_err(|_| Error::UnknownDocument(id))
    }
}
