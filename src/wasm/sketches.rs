//! Sketches on their way from a worker that reads texts to the one that compares: numbers in long arrays, which can be
//! transferred without being copied.

use js_sys::{Array, BigUint64Array, Uint8Array, Uint32Array};
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

use super::Corpus;
use super::errors::to_js_error;
use super::objects::to_plain_object;
use super::read::{GivenDocument, read_document, read_label, read_params};
use crate::corpus::document::{Identity, Sketch, Sketcher};
use crate::estimate::minhash::scheme::Scheme;
use crate::exact::index::Sizes;
use crate::params::language::Language;
use crate::report::Role;
use crate::shingle::counts::DocumentCounts;
use crate::shingle::fingerprint::Source;
use crate::text::deobfuscation::ObfuscationCounts;
use crate::text::word::count as count_words;

/// Numbers that are counted of each document.
const COUNTS: usize = 10;

/// What the text stage made of some documents, without their texts: one entry a document, or so many as its counts say.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Sketches {
    /// Version of the engine that made them; another does not take them.
    engine: String,
    /// What the signatures were made by; those of another scheme are not taken.
    scheme: Scheme,
    /// Tokens, of these the quoted and the referenced, shingles, those left out as an edited template's, fingerprints, bytes of
    /// text, 1 where the text came with lone surrogates, the number of its language from 1, 0 for none, and words:
    /// [`COUNTS`] numbers a document.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    counts: Uint32Array,
    /// The windows' numbers of all documents, one after the other.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    fingerprints: BigUint64Array,
    /// The packed words of all documents, one after the other, where evidence is asked for.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    words: Uint32Array,
    /// How many distinct shingles, and how many of these in a template: two numbers a document, where the exact sets were
    /// not kept; else empty.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    sizes: Uint32Array,
    /// The signatures, one after the other.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    signatures: Uint32Array,
    /// What was repaired: twelve numbers a document.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    tallies: Uint32Array,
    /// Letters spaced out evenly, whose words only other documents tell apart, in all texts.
    open: u32,
    /// Digests of the texts, 32 bytes each.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    digests: Uint8Array,
}

/// Reads texts into sketches, for another worker's `addSketches`; names may tell languages. Without `sets` only signatures are kept; `templates`
/// are the texts that are left out: their shingles where signatures alone are kept, and what is theirs but for small edits.
///
/// # Errors
/// Throws `ParameterError`, and `TypeError` for what is no text.
#[wasm_bindgen(js_name = sketchTexts, unchecked_return_type = "Sketches")]
pub fn sketch_texts(
    #[wasm_bindgen(unchecked_param_type = "(string | DocumentInput)[]")] texts: &Array,
    sets: bool,
    #[wasm_bindgen(unchecked_param_type = "(string | DocumentInput)[]")] templates: &Array,
    #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
) -> Result<JsValue, JsValue> {
    let params = read_params(params)?;
    let mut sketcher = Sketcher::new(&params);
    let mut given = Vec::new();
    for (number, template) in (1..).zip(templates.iter()) {
        given.push(read_document(&template, &format!("templates[{}]", number - 1), number)?);
    }
    let sources: Vec<Source> = given
        .iter()
        .map(|GivenDocument { new, text, .. }| Source { name: &new.name, text, is_template: true, cut: None })
        .collect();
    sources.iter().try_for_each(|source| sketcher.check(source)).map_err(to_js_error)?;
    sketcher.leave_out(&sources);
    let template_shingles = sketcher.shingles_of(sources.into_iter());
    let mut counts = Vec::new();
    let mut fingerprints = Vec::new();
    let mut words = Vec::new();
    let mut sizes = Vec::new();
    let mut signatures = Vec::new();
    let mut tallies = Vec::new();
    let mut open = 0;
    let mut digests = Vec::new();
    for (number, text) in (1..).zip(texts.iter()) {
        let GivenDocument { new, text, is_lossy } = read_document(&text, &format!("texts[{}]", number - 1), number)?;
        let identity = Identity::of(&text, is_lossy);
        let source = Source { name: &new.name, text: &text, is_template: new.role == Role::Template, cut: None };
        sketcher.check(&source).map_err(to_js_error)?;
        let sketch = if sets { sketcher.sketch(&source) } else { sketcher.without_set(&source, &template_shingles) };
        let Sketch { counts: DocumentCounts { tokens, quoted, referenced, shingles, .. }, edited, obfuscation, .. } =
            sketch;
        let (kept, language) = (sketch.fingerprints.len() as u32, sketch.language.map_or(0, |known| known as u32 + 1));
        counts.extend([tokens, quoted, referenced, shingles, edited, kept]);
        counts.extend([identity.bytes, u32::from(is_lossy), language, sketch.words.len() as u32]);
        tallies.extend(obfuscation.to_numbers());
        open += obfuscation.looked_up();
        fingerprints.extend_from_slice(&sketch.fingerprints);
        words.extend_from_slice(&sketch.words);
        sizes.extend(sketch.sizes.into_iter().flat_map(|sizes| [sizes.distinct, sizes.in_template]));
        signatures.extend_from_slice(&sketch.signature);
        digests.extend_from_slice(&identity.text_digest);
    }
    to_plain_object(&Sketches {
        engine: env!("CARGO_PKG_VERSION").to_owned(),
        scheme: Scheme::of(&params),
        counts: Uint32Array::from(&counts[..]),
        fingerprints: BigUint64Array::from(&fingerprints[..]),
        words: Uint32Array::from(&words[..]),
        sizes: Uint32Array::from(&sizes[..]),
        signatures: Uint32Array::from(&signatures[..]),
        tallies: Uint32Array::from(&tallies[..]),
        open,
        digests: Uint8Array::from(&digests[..]),
    })
}

#[wasm_bindgen]
impl Corpus {
    /// Adds documents that `sketchTexts` read elsewhere with the same parameters, and gives the id of the first; the
    /// others follow it.
    ///
    /// # Errors
    /// Throws `ParameterError`, and for sketches that do not fit the documents or were made by another engine.
    #[wasm_bindgen(js_name = addSketches)]
    pub fn add_sketches(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "DocumentLabel[]")] documents: &Array,
        #[wasm_bindgen(unchecked_param_type = "Sketches")] sketches: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
    ) -> Result<u32, JsValue> {
        let params = read_params(params)?;
        let wrong = |what: String| to_js_error(crate::report::error::Error::WrongSketches(what));
        let sketches: Sketches = serde_wasm_bindgen::from_value(sketches)
            .map_err(|error| wrong(format!("sketches must be what sketchTexts gave: {error}")))?;
        let ours = env!("CARGO_PKG_VERSION");
        if sketches.engine != ours {
            return Err(wrong(format!(
                "sketches must be of this engine ({ours}), got those of {}; read the texts again",
                sketches.engine
            )));
        }
        sketches.scheme.check_same(Scheme::of(&params)).map_err(|mismatch| wrong(mismatch.to_string()))?;
        let columns = Columns::of(&sketches);
        let length = params.signatures.signature_length as usize;
        columns.check(documents.length() as usize, length).map_err(wrong)?;
        let mut added = Vec::with_capacity(documents.length() as usize);
        let mut at = Places::default();
        for (index, label) in documents.iter().enumerate() {
            let new = read_label(&label, &format!("documents[{index}]"))?;
            let (identity, sketch) = columns.take(index, &mut at, length);
            added.push((new, identity, sketch));
        }
        self.inner.add_sketched(added, &params).map_err(to_js_error)
    }
}

/// Where a document's numbers begin in the arrays.
#[derive(Default)]
struct Places {
    fingerprints: usize,
    words: usize,
}

/// The arrays on this side of the boundary.
struct Columns {
    counts: Vec<u32>,
    fingerprints: Vec<u64>,
    words: Vec<u32>,
    sizes: Vec<u32>,
    signatures: Vec<u32>,
    tallies: Vec<u32>,
    digests: Vec<u8>,
}

impl Columns {
    fn of(sketches: &Sketches) -> Self {
        Self {
            counts: sketches.counts.to_vec(),
            fingerprints: sketches.fingerprints.to_vec(),
            words: sketches.words.to_vec(),
            sizes: sketches.sizes.to_vec(),
            signatures: sketches.signatures.to_vec(),
            tallies: sketches.tallies.to_vec(),
            digests: sketches.digests.to_vec(),
        }
    }

    /// Whether the arrays are as long as so many documents ask for.
    fn check(&self, documents: usize, length: usize) -> Result<(), String> {
        let bare = !self.sizes.is_empty();
        let sum = |at: usize| self.counts.chunks_exact(COUNTS).map(|counts| counts[at] as usize).sum::<usize>();
        let expected = [
            ("counts", COUNTS * documents, self.counts.len()),
            ("sizes", if bare { 2 * documents } else { 0 }, self.sizes.len()),
            ("signatures", length * documents, self.signatures.len()),
            ("tallies", ObfuscationCounts::NUMBERS * documents, self.tallies.len()),
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
    fn take(&self, index: usize, at: &mut Places, length: usize) -> (Identity, Sketch) {
        let &[tokens, quoted, referenced, shingles, edited, kept, bytes, is_lossy, language, words]: &[u32; COUNTS] =
            self.counts[COUNTS * index..].first_chunk().expect("checked");
        let &text_digest = self.digests[32 * index..].first_chunk().expect("checked");
        let sizes = self.sizes.get(2 * index..2 * index + 2);
        let sizes = sizes.map(|sizes| Sizes { distinct: sizes[0], in_template: sizes[1], ..Sizes::default() });
        let fingerprints = self.fingerprints[at.fingerprints..][..kept as usize].to_vec();
        let words = self.words[at.words..][..words as usize].to_vec();
        let counts = DocumentCounts { tokens, words: count_words(&words), quoted, referenced, shingles };
        at.fingerprints += fingerprints.len();
        at.words += words.len();
        let signature = self.signatures[length * index..][..length].to_vec();
        let identity = Identity { text_digest, bytes, is_lossy: is_lossy == 1 };
        let language = (language as usize).checked_sub(1).and_then(|number| Language::ALL.get(number));
        let language = language.map(|&(_, language)| language);
        let &obfuscation = self.tallies[ObfuscationCounts::NUMBERS * index..].first_chunk().expect("checked");
        let obfuscation = ObfuscationCounts::from_numbers(obfuscation);
        (identity, Sketch { language, counts, edited, fingerprints, signature, words, sizes, obfuscation })
    }
}
