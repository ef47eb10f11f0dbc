//! A new text as a document: read as it would be among the others, without being one of them.

use crate::corpus::document::{Document, DocumentSketch, DocumentSketcher, Identity, NEWCOMER_ID};
use crate::corpus::{Corpus, NewDocument};
use crate::params::Params;
use crate::report::error::Error;
use crate::shingle::fingerprint::Source;

impl Corpus {
    /// Reads a new text as it would be read among the documents.
    pub(super) fn sketch_of_new(
        &self,
        new: &NewDocument,
        text: &str,
        params: &Params,
    ) -> Result<DocumentSketch, Error> {
        let mut sketcher = self.sketcher(params)?;
        let source = Source { name: &new.name, text, is_template: false, segmenter: None };
        let sketch = sketcher.sketch(&source);
        if sketch.obfuscation.looked_up() == 0 {
            return Ok(sketch);
        }
        let segmenter = self.segmenter(&[text], params, &mut || Ok(()))?;
        Ok(sketcher.sketch(&Source { segmenter: Some(&*segmenter), ..source }))
    }
}

/// Refuses a new text that cannot be read, before any work is done for it.
///
/// # Errors
/// [`Error::TextTooLong`], [`Error::TooManyShingles`].
pub(super) fn check_new(new: &NewDocument, text: &str, params: &Params) -> Result<(), Error> {
    if u32::try_from(text.len()).is_err() {
        return Err(Error::TextTooLong(new.name.clone()));
    }
    DocumentSketcher::new(params).check(&Source { name: &new.name, text, is_template: false, segmenter: None })
}

/// The temporary document for a new text, with its sketch.
pub(super) fn newcomer(new: &NewDocument, text: &str, sketch: DocumentSketch) -> Document {
    Document {
        id: NEWCOMER_ID,
        name: new.name.clone(),
        role: new.role,
        author: new.author.clone(),
        text: None,
        came_with_text: true,
        identity: Identity::of(text, false),
        sketch: Some(sketch),
    }
}
