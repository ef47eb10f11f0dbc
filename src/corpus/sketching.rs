//! Reads the documents of a corpus that have no sketch yet, and forgets sketches that the parameters made outdated.

use std::borrow::Cow;

use crate::common::memory::reserve_memory;
use crate::common::parallel;
use crate::corpus::document::{Document, DocumentSketch, DocumentSketcher, NEWCOMER_ID};
use crate::corpus::forecast::{Retention, sketch_bytes};
use crate::corpus::progress::{OnProgress, StageProgress};
use crate::corpus::{Corpus, Derived, Templates};
use crate::params::Params;
use crate::report::error::Error;
use crate::report::{Role, Stage};
use crate::shingle::fingerprint::{FingerprintSet, Source};
use crate::text::deobfuscation::Segmenter;
use crate::text::deobfuscation::spaced::{MAX_UNSEGMENTED_LETTERS, without_unsegmented};
use crate::text::fast::FastTokenizer;
use crate::text::lexicon::{Lexicon, word_params};
use crate::text::programs::CodeReader;

/// How the evenly spaced letters of some documents are read. Sketches and what is displayed are both read by this, for it
/// decides which texts have their letters segmented, and by which words.
pub(crate) struct Spacing(Option<Box<Segmenter<'static>>>);

impl Spacing {
    /// The source to read, if the document has its text. The document is one of those that this was made for.
    pub(crate) fn source<'d>(&'d self, document: &'d Document) -> Option<Source<'d>> {
        let segmenter = self.0.as_deref().filter(|_| document.is_read_again());
        Some(Source { segmenter, ..document.source()? })
    }
}

/// The sketch of a text: with its set, or with no more than its signature.
fn sketch_of(
    source: &Source,
    sketcher: &mut DocumentSketcher,
    retention: Retention,
    templates: &FingerprintSet,
) -> DocumentSketch {
    if retention.sets { sketcher.sketch(source) } else { sketcher.without_set(source, templates) }
}

/// Sketches a document. If its set is known, only signs it, or drops the set if it is no longer kept: what was kept before must
/// not decide how exact a comparison is.
#[inline(never)] // see `memory`
fn sketch_one(
    document: &mut Document,
    sketcher: &mut DocumentSketcher,
    retention: Retention,
    templates: &FingerprintSet,
) {
    if let Some(sketch) = &mut document.sketch {
        if sketch.sizes.is_none() && !retention.sets && document.came_with_text {
            sketcher.drop_set(sketch, templates);
        } else if sketch.signature.is_empty() {
            sketch.signature = sketcher.sign(&sketch.fingerprints);
        }
        return;
    }
    let source = document.source().expect("only what has its text is read");
    document.sketch = Some(sketch_of(&source, sketcher, retention, templates));
    // Texts to come are read with the templates' texts beside them.
    if !retention.texts && document.role != Role::Template {
        document.text = None;
    }
}

/// Called for each text that was read; an error ends the work.
type OnText<'a> = dyn FnMut() -> Result<(), Error> + 'a;

/// Letters spaced out evenly that are looked up at once: as many as one text may hold.
const LETTERS_AT_ONCE: u32 = MAX_UNSEGMENTED_LETTERS;

impl Corpus {
    /// Sketches every document that has no sketch for these parameters. O(new or outdated text).
    ///
    /// # Errors
    /// [`Error::Cancelled`] by the callback; the results until then are kept. [`Error::TextMissing`] for a document
    /// whose sketch is outdated and whose text is not held. [`Error::TooManyShingles`].
    #[doc(hidden)]
    pub fn sketch(&mut self, params: &Params, retention: Retention, on_progress: &mut OnProgress) -> Result<(), Error> {
        self.sketch_to_show(&[], params, retention, on_progress)
    }

    /// As [`Self::sketch`], but the documents with these indices, ascending, keep their texts, whatever `retention` says, for they are
    /// shown next.
    ///
    /// # Errors
    /// As [`Self::sketch`]. [`Error::TextMissing`] also for one of these documents without its text.
    #[inline(never)] // see `memory`
    pub(crate) fn sketch_to_show(
        &mut self,
        shown: &[u32],
        params: &Params,
        retention: Retention,
        on_progress: &mut OnProgress,
    ) -> Result<(), Error> {
        let mut shown_documents = shown.iter().map(|&index| &self.documents[index as usize]);
        if let Some(document) = shown_documents.find(|document| document.text.is_none()) {
            return Err(Error::TextMissing(document.name.clone()));
        }
        self.forget_outdated(params, retention)?;
        let mut sketcher = self.sketcher(params)?;
        let bare = self.documents.iter().filter(|document| document.sketch.is_none());
        let (documents, bytes) =
            bare.fold((0, 0), |(n, sum), document| (n + 1, sum + u64::from(document.identity.bytes)));
        reserve_memory(sketch_bytes(documents, bytes, params, retention));
        let templates = if retention.sets { FingerprintSet::default() } else { self.template_shingles(&mut sketcher) };
        let mut progress = StageProgress::of_texts(Stage::Text, self.documents.len(), bytes, on_progress)?;
        // Letters that were segmented by the words of the other texts are to be segmented anew.
        if documents > 0 {
            self.spaced_at = None;
            self.derived = Derived::default();
        }
        let shown: Vec<u32> = shown.iter().map(|&index| self.documents[index as usize].id).collect();
        let mut done = 0;
        for documents in self.documents.chunks_mut(parallel::items_between_reports()) {
            parallel::for_each(documents, &mut sketcher, |sketcher, document| {
                let texts = retention.texts || shown.binary_search(&document.id).is_ok();
                sketch_one(document, sketcher, Retention { texts, ..retention }, &templates);
            });
            for _ in documents {
                done += 1;
                progress.done(done)?;
            }
        }
        self.sketch_spaced(&mut sketcher, params, retention, &templates, on_progress)
    }

    /// The reader of texts. It excludes the templates whose text is held, but nothing from these themselves.
    ///
    /// # Errors
    /// [`Error::TooManyShingles`] in a template.
    pub(crate) fn sketcher(&self, params: &Params) -> Result<DocumentSketcher, Error> {
        let mut sketcher = DocumentSketcher::new(params);
        let templates: Vec<Source> = self.template_sources().collect();
        templates.iter().try_for_each(|template| sketcher.check(template))?;
        sketcher.exclude_templates(&templates);
        Ok(sketcher)
    }

    /// Reads the documents with letters spaced out evenly once more, by the words of the others, as far as their texts are
    /// held. Nothing but a look at each document where there are none; else two passes over all texts for
    /// [`LETTERS_AT_ONCE`] such letters.
    ///
    /// # Errors
    /// [`Error::Cancelled`] by the callback; all of them are then read again the next time.
    fn sketch_spaced(
        &mut self,
        sketcher: &mut DocumentSketcher,
        params: &Params,
        retention: Retention,
        templates: &FingerprintSet,
        on_progress: &mut OnProgress,
    ) -> Result<(), Error> {
        if self.spaced_at == Some(self.changes) {
            return Ok(());
        }
        let spaced: Vec<u32> = (0..)
            .zip(&self.documents)
            .filter(|(_, document)| document.is_read_again() && document.text.is_some())
            .map(|(index, _)| index)
            .collect();
        if !spaced.is_empty() {
            self.derived = Derived::default();
            let batches = self.batches_of_spaced(&spaced);
            self.newcomer_index = None;
            let bytes: u64 = self.documents.iter().map(|document| u64::from(document.identity.bytes)).sum();
            let (texts, bytes) = (2 * batches.len() * self.documents.len(), 2 * batches.len() as u64 * bytes);
            let mut progress = StageProgress::of_texts(Stage::Spacing, texts + spaced.len(), bytes, on_progress)?;
            let mut done = 0;
            let mut one_is_read = || {
                done += 1;
                progress.done(done)
            };
            for batch in batches {
                let spacing = self.spacing_with(batch, params, &mut one_is_read)?;
                for &index in batch {
                    let document = &mut self.documents[index as usize];
                    if let Some(source) = spacing.source(document) {
                        document.sketch = Some(sketch_of(&source, sketcher, retention, templates));
                    }
                    one_is_read()?;
                }
            }
        }
        self.spaced_at = Some(self.changes);
        Ok(())
    }

    /// Documents with letters spaced out evenly, in batches of at most [`LETTERS_AT_ONCE`] such letters.
    fn batches_of_spaced<'s>(&self, mut spaced: &'s [u32]) -> Vec<&'s [u32]> {
        let mut batches = Vec::new();
        while !spaced.is_empty() {
            let mut letters = 0;
            let fits = |&index: &u32| {
                letters += self.documents[index as usize].sketch().obfuscation.unsegmented;
                letters <= LETTERS_AT_ONCE
            };
            let (batch, rest) = spaced.split_at(spaced.iter().copied().take_while(fits).count().max(1));
            batches.push(batch);
            spaced = rest;
        }
        batches
    }

    /// How the evenly spaced letters of some documents, given by their indices, are read. O(1) if none has any, else O(all
    /// text).
    pub(crate) fn spacing_of(&self, indices: &[u32], params: &Params) -> Result<Spacing, Error> {
        self.spacing_with(indices, params, &mut || Ok(()))
    }

    /// As [`Self::spacing_of`]. `on_text` is called for each text that was read, twice for each document.
    fn spacing_with(&self, indices: &[u32], params: &Params, on_text: &mut OnText) -> Result<Spacing, Error> {
        let read_again =
            indices.iter().map(|&index| &self.documents[index as usize]).filter(|document| document.is_read_again());
        let texts: Vec<&str> = read_again.filter_map(|document| document.text.as_deref()).collect();
        let segmenter = if texts.is_empty() { None } else { Some(self.segmenter(&texts, params, on_text)?) };
        Ok(Spacing(segmenter))
    }

    /// Segments the evenly spaced letters of some texts by the words of all documents. A new text that is compared is not among
    /// these, so that it and the others are read alike before it is with them, and after.
    pub(crate) fn segmenter(
        &self,
        texts: &[&str],
        params: &Params,
        on_text: &mut OnText,
    ) -> Result<Box<Segmenter<'static>>, Error> {
        let lexicon = self.lexicon(texts, params, on_text)?;
        Ok(Box::new(move |text, run| lexicon.segment(text, run)))
    }

    /// The words of all texts, without deobfuscation, that may occur in the evenly spaced letters of some. O(all text).
    fn lexicon(&self, texts: &[&str], params: &Params, on_text: &mut OnText) -> Result<Lexicon, Error> {
        let reader = FastTokenizer::new(&word_params(params));
        let mut hashes = Vec::new();
        Lexicon::build(texts, params, |each| {
            for document in &self.documents {
                if let Some(text) = document.text.as_ref().filter(|_| document.id != NEWCOMER_ID) {
                    hashes.clear();
                    let is_spaced = document.is_spaced();
                    let rest = if is_spaced { Cow::Owned(without_unsegmented(text)) } else { Cow::Borrowed(&**text) };
                    reader.append_without_deobfuscation(&rest, &mut hashes, &mut None);
                    each(&hashes);
                }
                on_text()?;
            }
            Ok(())
        })
    }

    /// The distinct shingles of all templates whose text is held.
    fn template_shingles(&self, sketcher: &mut DocumentSketcher) -> FingerprintSet {
        sketcher.shingles_of(self.template_sources())
    }

    fn templates(&self) -> impl Iterator<Item = &Document> {
        self.documents.iter().filter(|document| document.role == Role::Template)
    }

    /// The templates as they are read, as far as their texts are held.
    pub(crate) fn template_sources(&self) -> impl Iterator<Item = Source<'_>> {
        self.templates().filter_map(Document::source)
    }

    /// Forgets the sketches that must be made again.
    ///
    /// # Errors
    /// If one cannot be made again, and then all sketches stay: [`Error::TextMissing`], [`Error::TooManyShingles`].
    pub(super) fn forget_outdated(&mut self, params: &Params, retention: Retention) -> Result<(), Error> {
        let templates = self.template_keys(params);
        let outdated = self.outdated(params, retention, &templates);
        let sketcher = DocumentSketcher::new(params);
        for (document, &outdated) in self.documents.iter().zip(&outdated) {
            let is_read = outdated == Outdated::Sketch;
            match document.source() {
                // The others are read with the templates beside them.
                Some(source) if is_read || source.is_template => sketcher.check(&source)?,
                None if is_read => return Err(Error::TextMissing(document.name.clone())),
                _ => {}
            }
        }
        for (document, outdated) in self.documents.iter_mut().zip(outdated) {
            match (outdated, &mut document.sketch) {
                (Outdated::Sketch, sketch) => *sketch = None,
                (Outdated::Signature, Some(sketch)) => sketch.signature = Vec::new(),
                _ => {}
            }
        }
        self.sketched_with = Some((params.clone(), templates));
        Ok(())
    }

    /// Whether every document has its exact set once [`Self::sketch`] has run.
    pub(crate) fn keeps_sets(&self, params: &Params, retention: Retention) -> bool {
        let outdated = self.outdated(params, retention, &self.template_keys(params));
        self.documents.iter().zip(outdated).all(|(document, outdated)| match outdated {
            Outdated::Sketch => retention.sets,
            Outdated::Signature | Outdated::Nothing => {
                document.sketch().sizes.is_none() && (retention.sets || !document.came_with_text)
            }
        })
    }

    /// The digest and language of each template, in the order they were added.
    pub(crate) fn template_keys(&self, params: &Params) -> Templates {
        let language = |template: &Document| match &template.text {
            Some(text) => CodeReader::of(params, &template.name, text).map(|reader| reader.language),
            None => template.sketch.as_ref().and_then(|sketch| sketch.language),
        };
        self.templates().map(|template| (template.identity.text_digest, language(template))).collect()
    }

    /// What of each document's sketch is missing, or does not fit the parameters and templates.
    fn outdated(&self, params: &Params, retention: Retention, templates: &Templates) -> Vec<Outdated> {
        let (same_shingles, same_signatures, same_templates) = match &self.sketched_with {
            Some((old, known)) => (old.same_shingles(params), old.same_signatures(params), known == templates),
            None => (true, true, true),
        };
        let excludes_words = params.exclude_edited_template || params.evidence;
        let outdated = |Document { sketch, role, came_with_text, .. }: &Document| {
            let Some(sketch) = sketch else { return Outdated::Sketch };
            let is_bare = sketch.sizes.is_some();
            // Who hands in sketches knows the templates they were made with, and may keep no sets.
            let depends_on_templates = *came_with_text && *role != Role::Template && (excludes_words || is_bare);
            let lacks_set = is_bare && ((retention.sets && *came_with_text) || !same_signatures);
            let is_read_anew = !same_shingles || (depends_on_templates && !same_templates) || lacks_set;
            match (is_read_anew, same_signatures) {
                (true, _) => Outdated::Sketch,
                (false, false) => Outdated::Signature,
                (false, true) => Outdated::Nothing,
            }
        };
        self.documents.iter().map(outdated).collect()
    }
}

/// What of a document's sketch must be made again.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Outdated {
    Nothing,
    /// The signature, which follows from the set.
    Signature,
    /// All of it, from the text.
    Sketch,
}
