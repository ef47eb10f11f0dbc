//! Reads the documents of a corpus that have no sketch yet, and forgets sketches that the parameters made outdated.

use std::borrow::Cow;

use crate::common::memory::reserve_memory;
use crate::corpus::document::{Document, Sketcher};
use crate::corpus::forecast::{Retention, sketch_bytes};
use crate::corpus::{Corpus, Templates};
use crate::params::Params;
use crate::report::error::Error;
use crate::report::progress::{OnProgress, StageProgress};
use crate::report::{Role, Stage};
use crate::shingle::fingerprint::{FingerprintSet, Source};
use crate::text::deobfuscation::spaced::{MAX_UNSEGMENTED_LETTERS, Run, without_unsegmented};
use crate::text::fast::FastTokenizer;
use crate::text::lexicon::{Lexicon, word_params};

/// Letters spaced out evenly that are looked up at once: as many as one text may hold.
const LETTERS_AT_ONCE: u32 = MAX_UNSEGMENTED_LETTERS;

impl Corpus {
    /// Sketches every document that has no sketch for these parameters. O(new or outdated text).
    ///
    /// # Errors
    /// [`Error::Cancelled`] by the callback; the results until then are kept. [`Error::TextMissing`] for a document
    /// whose sketch is outdated and whose text is not held. [`Error::TooManyShingles`].
    #[doc(hidden)]
    #[inline(never)] // see `memory`
    pub fn sketch(&mut self, params: &Params, retention: Retention, on_progress: &mut OnProgress) -> Result<(), Error> {
        self.forget_outdated(params, retention);
        let mut sketcher = self.sketcher(params)?;
        let bare = self.documents.iter().filter(|document| document.sketch.is_none());
        // Before any text is dropped, so that the others can be read again without the one that is refused.
        bare.clone().filter_map(Document::source).try_for_each(|source| sketcher.check(&source))?;
        let (documents, bytes) =
            bare.fold((0, 0), |(n, sum), document| (n + 1, sum + document.identity.bytes as usize));
        reserve_memory(sketch_bytes(documents, bytes, params, retention));
        let templates = if retention.sets { FingerprintSet::default() } else { self.template_shingles(&mut sketcher) };
        let mut progress = StageProgress::of_texts(Stage::Text, self.documents.len(), bytes, on_progress)?;
        for index in 0..self.documents.len() {
            self.sketch_one(index, &mut sketcher, retention, &templates)?;
            progress.done(index + 1)?;
        }
        self.sketch_spaced(&mut sketcher, params, retention, &templates);
        Ok(())
    }

    /// Sketches a document, or only signs it if its set is known.
    #[inline(never)] // see `memory`
    fn sketch_one(
        &mut self,
        index: usize,
        sketcher: &mut Sketcher,
        retention: Retention,
        templates: &FingerprintSet,
    ) -> Result<(), Error> {
        let document = &mut self.documents[index];
        if let Some(sketch) = &mut document.sketch {
            if sketch.signature.is_empty() {
                sketch.signature = sketcher.sign(&sketch.fingerprints);
            }
            return Ok(());
        }
        let Some(source) = document.source() else {
            return Err(Error::TextMissing(document.name.clone()));
        };
        let sketch = if retention.sets { sketcher.sketch(&source) } else { sketcher.without_set(&source, templates) };
        document.sketch = Some(sketch);
        self.spaced_at = None;
        // Texts to come are read with the templates' texts beside them.
        if !retention.texts && document.role != Role::Template {
            document.text = None;
        }
        Ok(())
    }

    /// The reader of texts. It excludes the templates whose text is held, but nothing from these themselves.
    ///
    /// # Errors
    /// [`Error::TooManyShingles`] in a template.
    pub(crate) fn sketcher(&self, params: &Params) -> Result<Sketcher, Error> {
        let mut sketcher = Sketcher::new(params);
        let templates: Vec<Source> = self.template_sources().collect();
        templates.iter().try_for_each(|template| sketcher.check(template))?;
        sketcher.exclude_templates(&templates);
        Ok(sketcher)
    }

    /// Reads the documents with letters spaced out evenly once more, by the words of the others, as far as their texts are
    /// held. Nothing but a look at each document where there are none; else two passes over all texts for
    /// [`LETTERS_AT_ONCE`] such letters.
    fn sketch_spaced(
        &mut self,
        sketcher: &mut Sketcher,
        params: &Params,
        retention: Retention,
        templates: &FingerprintSet,
    ) {
        if self.spaced_at.replace(self.changes) == Some(self.changes) {
            return;
        }
        let spaced: Vec<usize> =
            (0..self.documents.len()).filter(|&index| self.documents[index].is_read_again()).collect();
        let mut rest = &spaced[..];
        while !rest.is_empty() {
            let mut letters = 0;
            let fits = |&index: &usize| {
                letters += self.documents[index].sketch().obfuscation.unsegmented;
                letters <= LETTERS_AT_ONCE
            };
            let (batch, others) = rest.split_at(rest.iter().copied().take_while(fits).count().max(1));
            rest = others;
            let texts: Vec<&str> = batch.iter().filter_map(|&index| self.documents[index].text.as_deref()).collect();
            let lexicon = self.lexicon(&texts, params);
            let segmenter = |text: &str, run: &Run| lexicon.segment(text, run);
            for &index in batch {
                let document = &mut self.documents[index];
                let Some(source) = document.source() else { continue };
                let source = Source { segmenter: Some(&segmenter), ..source };
                let all = retention.sets;
                let sketch = if all { sketcher.sketch(&source) } else { sketcher.without_set(&source, templates) };
                document.sketch = Some(sketch);
            }
        }
    }

    /// The words of all texts, without deobfuscation, that may occur in the evenly spaced letters of some. O(all text).
    pub(crate) fn lexicon(&self, texts: &[&str], params: &Params) -> Lexicon {
        let reader = FastTokenizer::new(&word_params(params));
        Lexicon::build(texts, params, |each| {
            let mut hashes = Vec::new();
            for document in &self.documents {
                let Some(text) = &document.text else { continue };
                hashes.clear();
                let rest =
                    if document.is_spaced() { Cow::Owned(without_unsegmented(text)) } else { Cow::Borrowed(&**text) };
                reader.append_without_deobfuscation(&rest, &mut hashes, &mut None);
                each(&hashes);
            }
        })
    }

    /// The distinct shingles of all templates whose text is held.
    fn template_shingles(&self, sketcher: &mut Sketcher) -> FingerprintSet {
        sketcher.shingles_of(self.template_sources())
    }

    fn templates(&self) -> impl Iterator<Item = &Document> {
        self.documents.iter().filter(|document| document.role == Role::Template)
    }

    /// The templates as they are read, as far as their texts are held.
    pub(crate) fn template_sources(&self) -> impl Iterator<Item = Source<'_>> {
        self.templates().filter_map(Document::source)
    }

    pub(super) fn forget_outdated(&mut self, params: &Params, retention: Retention) {
        let digests = self.templates().map(|document| document.identity.text_digest);
        let templates: Templates =
            digests.filter(|_| params.shingles.exclude_edited_template || params.passages.evidence).collect();
        if let Some((old, kept, known)) = &self.sketched_with {
            let text_changed = !old.same_shingles(params) || (retention.sets && !kept.sets);
            let signature_changed = !old.same_signatures(params);
            let templates_changed = *known != templates;
            for Document { sketch, role, came_with_text, .. } in &mut self.documents {
                let bare = sketch.as_ref().is_some_and(|sketch| sketch.sizes.is_some());
                // Who hands in sketches knows the templates they were made with.
                let read_anew = templates_changed && *came_with_text && *role != Role::Template;
                if text_changed || read_anew || (signature_changed && bare) {
                    *sketch = None;
                } else if signature_changed && let Some(sketch) = sketch {
                    sketch.signature = Vec::new();
                }
            }
        }
        self.sketched_with = Some((params.clone(), retention, templates));
    }
}
