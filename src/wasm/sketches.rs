//! Passes sketches from the workers that read texts to the worker that compares them: numbers in long typed arrays, which are
//! transferred without copying.

use js_sys::{Array, BigUint64Array, JsString, Reflect, Uint8Array, Uint32Array};
use wasm_bindgen::prelude::*;

use super::Corpus;
use super::batch::TEXT_BYTES;
use super::errors::to_js_error;
use super::objects::{object, uint32s};
use super::read::{GivenDocument, TextReader, read_label, read_params};
use crate::common::digest::{self, Digest, hexadecimal};
use crate::corpus::document::{DocumentSketch, DocumentSketcher, Identity};
use crate::join::index::Sizes;
use crate::params::Params;
use crate::params::language::Language;
use crate::report::Role;
use crate::shingle::counts::DocumentCounts;
use crate::shingle::fingerprint::Source;
use crate::sketch;
use crate::text::deobfuscation::ObfuscationCounts;

/// Length of a document's row in `counts`.
const COUNTS: usize = 11;

/// Reads texts into sketches, for another worker's `addSketches`; their names may identify programming languages. Without `sets`
/// only signatures are kept. The text of `templates` is excluded: from shingles where it was edited, and without `sets` also where not;
/// from the words in which evidence is searched, always. So give all templates of the corpus, or their text counts as copied.
///
/// # Errors
/// Throws `ParameterError`, and `TypeError` for a wrong text.
#[wasm_bindgen(js_name = sketchTexts, unchecked_return_type = "Sketches")]
pub fn sketch_texts(
    #[wasm_bindgen(unchecked_param_type = "readonly (string | DocumentInput)[]")] texts: &Array,
    sets: bool,
    #[wasm_bindgen(unchecked_param_type = "readonly (string | DocumentInput)[]")] templates: &Array,
    #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
) -> Result<JsValue, JsValue> {
    let params = read_params(params)?;
    let mut sketcher = DocumentSketcher::new(&params);
    let mut given = Vec::new();
    let mut reader = TextReader::default();
    for (number, template) in (1..).zip(templates.iter()) {
        given.push(reader.document(&template, &|| format!("templates[{}]", number - 1), number)?);
    }
    let sources: Vec<Source> = given
        .iter()
        .map(|GivenDocument { new, text, .. }| Source { name: &new.name, text, is_template: true, segmenter: None })
        .collect();
    sources.iter().try_for_each(|source| sketcher.check(source)).map_err(to_js_error)?;
    sketcher.exclude_templates(&sources);
    let template_shingles = sketcher.shingles_of(sources.into_iter());
    let mut counts = Vec::new();
    let mut fingerprints = Vec::new();
    let mut words = Vec::new();
    let mut sizes = Vec::new();
    let mut signatures = Vec::new();
    let mut obfuscation_counts = Vec::new();
    let mut unsegmented = 0;
    let mut digests = Digests::default();
    for (number, text) in (1..).zip(texts.iter()) {
        let place = || format!("texts[{}]", number - 1);
        let GivenDocument { new, text, is_lossy } = reader.document(&text, &place, number)?;
        let source = Source { name: &new.name, text: &text, is_template: new.role == Role::Template, segmenter: None };
        sketcher.check(&source).map_err(to_js_error)?;
        let sketch = if sets { sketcher.sketch(&source) } else { sketcher.without_set(&source, &template_shingles) };
        let DocumentSketch {
            counts: DocumentCounts { tokens, words: all_words, quoted, referenced, shingles }, ..
        } = sketch;
        let DocumentSketch { edited, obfuscation, .. } = sketch;
        let (kept, language) = (sketch.fingerprints.len() as u32, sketch.language.map_or(0, |known| known as u32 + 1));
        counts.extend([tokens, quoted, referenced, shingles, edited, kept]);
        counts.extend([text.len() as u32, u32::from(is_lossy), language, sketch.words.len() as u32, all_words]);
        obfuscation_counts.extend(obfuscation.to_numbers());
        unsegmented += obfuscation.looked_up();
        fingerprints.extend_from_slice(&sketch.fingerprints);
        words.extend_from_slice(&sketch.words);
        sizes.extend(sketch.sizes.into_iter().flat_map(|sizes| [sizes.distinct, sizes.in_template]));
        signatures.extend_from_slice(&sketch.signature);
        digests.push(text);
    }
    Ok(object(&[
        ("engine", env!("CARGO_PKG_VERSION").into()),
        ("madeWith", made_with(&params).into()),
        ("counts", uint32s(&counts)),
        ("fingerprints", BigUint64Array::from(&fingerprints[..]).into()),
        ("words", uint32s(&words)),
        ("sizes", uint32s(&sizes)),
        ("signatures", uint32s(&signatures)),
        ("obfuscationCounts", uint32s(&obfuscation_counts)),
        ("unsegmented", unsegmented.into()),
        ("digests", Uint8Array::from(digests.take().as_flattened()).into()),
    ]))
}

/// Digests of texts that arrive one by one. They are computed in batches, because parallel lanes need many texts.
#[derive(Default)]
struct Digests {
    waiting: Vec<String>,
    bytes: usize,
    done: Vec<Digest>,
}

impl Digests {
    fn push(&mut self, text: String) {
        self.bytes += text.len();
        self.waiting.push(text);
        if self.bytes >= TEXT_BYTES {
            self.compute();
        }
    }

    fn take(mut self) -> Vec<Digest> {
        self.compute();
        self.done
    }

    fn compute(&mut self) {
        let texts: Vec<&[u8]> = self.waiting.iter().map(String::as_bytes).collect();
        self.done.extend(digest::digests(&texts));
        self.waiting.clear();
        self.bytes = 0;
    }
}

#[wasm_bindgen]
impl Corpus {
    /// Adds documents that `sketchTexts` read elsewhere with the same parameters, and returns the id of the first; the others have
    /// consecutive ids.
    ///
    /// # Errors
    /// Throws `ParameterError`, and for sketches that do not match the documents or were made by another engine.
    #[wasm_bindgen(js_name = addSketches)]
    pub fn add_sketches(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "readonly DocumentLabel[]")] documents: &Array,
        #[wasm_bindgen(unchecked_param_type = "Sketches")] sketches: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
    ) -> Result<u32, JsValue> {
        let params = read_params(params)?;
        let wrong = |what: String| to_js_error(crate::report::error::Error::WrongSketches(what));
        let (ours, engine) = (env!("CARGO_PKG_VERSION"), field::<JsString>(sketches, "engine").map_err(wrong)?);
        if engine != ours {
            return Err(wrong(format!(
                "sketches must be of this engine ({ours}), got those of {}; read the texts again",
                String::from(engine)
            )));
        }
        if field::<JsString>(sketches, "madeWith").map_err(wrong)? != made_with(&params) {
            let reason = "sketches must be made with the parameters they are added with, as far as these decide how texts are \
                          read and signatures made, and these were not; hand in the same, or read the texts again";
            return Err(wrong(reason.to_owned()));
        }
        let columns = SketchColumns::of(sketches).map_err(wrong)?;
        let length = params.signature_length as usize;
        columns.check(documents.length() as usize, length).map_err(wrong)?;
        let mut added = Vec::with_capacity(documents.length() as usize);
        let mut at = ColumnPlaces::default();
        for (index, label) in documents.iter().enumerate() {
            let new = read_label(&label, &|| format!("documents[{index}]"))?;
            let (identity, sketch) = columns.take(index, &mut at, length);
            added.push((new, identity, sketch));
        }
        self.inner.add_sketched(added, &params).map_err(to_js_error)
    }
}

/// A digest of the parameters that decide sketches. Without templates: those of the corpus may come after its sketches.
fn made_with(params: &Params) -> String {
    hexadecimal(&sketch::digest_of(params, &[]))
}

/// A field of sketches, if it has the expected type.
fn field<T: JsCast>(sketches: &JsValue, name: &str) -> Result<T, String> {
    let value = Reflect::get(sketches, &name.into()).unwrap_or_default();
    value.dyn_into().map_err(|_| not_sketches(name))
}

fn not_sketches(field: &str) -> String {
    format!("sketches must be what sketchTexts gave; {field} is not")
}

/// The start of a document's numbers in the arrays.
#[derive(Default)]
struct ColumnPlaces {
    fingerprints: usize,
    words: usize,
}

/// The arrays, copied from JavaScript.
struct SketchColumns {
    counts: Vec<u32>,
    fingerprints: Vec<u64>,
    words: Vec<u32>,
    sizes: Vec<u32>,
    signatures: Vec<u32>,
    obfuscation_counts: Vec<u32>,
    digests: Vec<u8>,
}

impl SketchColumns {
    fn of(sketches: &JsValue) -> Result<Self, String> {
        let numbers = |name: &str| field::<Uint32Array>(sketches, name).map(|column| column.to_vec());
        Ok(Self {
            counts: numbers("counts")?,
            fingerprints: field::<BigUint64Array>(sketches, "fingerprints")?.to_vec(),
            words: numbers("words")?,
            sizes: numbers("sizes")?,
            signatures: numbers("signatures")?,
            obfuscation_counts: numbers("obfuscationCounts")?,
            digests: field::<Uint8Array>(sketches, "digests")?.to_vec(),
        })
    }

    /// Checks that the arrays have the lengths for `documents` documents.
    fn check(&self, documents: usize, length: usize) -> Result<(), String> {
        let without_sets = !self.sizes.is_empty();
        let sum = |at: usize| self.counts.chunks_exact(COUNTS).map(|counts| counts[at] as usize).sum::<usize>();
        let expected = [
            ("counts", COUNTS * documents, self.counts.len()),
            ("sizes", if without_sets { 2 * documents } else { 0 }, self.sizes.len()),
            ("signatures", length * documents, self.signatures.len()),
            ("obfuscationCounts", ObfuscationCounts::NUMBERS * documents, self.obfuscation_counts.len()),
            ("digests", 32 * documents, self.digests.len()),
            ("fingerprints", sum(5), self.fingerprints.len()),
            ("words", sum(9), self.words.len()),
        ];
        match expected.iter().find(|(_, expected, came)| expected != came) {
            None => Ok(()),
            Some((name, expected, came)) => Err(format!(
                "sketches of {documents} documents must have {expected} {name}, got {came}; hand in the documents and \
                 the parameters they were made with"
            )),
        }
    }

    /// The sketch of a document, whose fingerprints and words begin at `at`.
    fn take(&self, index: usize, at: &mut ColumnPlaces, length: usize) -> (Identity, DocumentSketch) {
        let &[tokens, quoted, referenced, shingles, edited, kept, bytes, is_lossy, language, packed, words]: &[u32; COUNTS] =
            self.counts[COUNTS * index..].first_chunk().expect("checked");
        let counts = DocumentCounts { tokens, words, quoted, referenced, shingles };
        let &text_digest = self.digests[32 * index..].first_chunk().expect("checked");
        let sizes = self.sizes.get(2 * index..2 * index + 2);
        let sizes = sizes.map(|sizes| Sizes { distinct: sizes[0], in_template: sizes[1], ..Sizes::default() });
        let fingerprints = self.fingerprints[at.fingerprints..][..kept as usize].to_vec();
        let words = self.words[at.words..][..packed as usize].to_vec();
        at.fingerprints += fingerprints.len();
        at.words += words.len();
        let signature = self.signatures[length * index..][..length].to_vec();
        let identity = Identity { text_digest, bytes, is_lossy: is_lossy == 1 };
        let language = (language as usize).checked_sub(1).and_then(|number| Language::ALL.get(number));
        let language = language.map(|&(_, language)| language);
        let &obfuscation =
            self.obfuscation_counts[ObfuscationCounts::NUMBERS * index..].first_chunk().expect("checked");
        let obfuscation = ObfuscationCounts::from_numbers(obfuscation);
        (identity, DocumentSketch { language, counts, edited, fingerprints, signature, words, sizes, obfuscation })
    }
}
