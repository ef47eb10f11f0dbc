//! The boundary to JavaScript: values in, plain objects out, every error through one door.
//!
//! Nothing is computed here. Reports leave as plain objects, long columns as typed arrays, and a panic arrives as an
//! `Error` named `EnginePanic` with its text, after which the engine should be loaded anew.

mod columns;
mod detail;
mod errors;
mod objects;
mod options;
pub mod questions;
mod read;
pub mod sketches;
mod types;
pub mod warm_up;

use std::ops::ControlFlow;

use js_sys::{Array, Error, Function, JsString, TypeError};
use wasm_bindgen::prelude::*;

use crate::corpus;
use crate::params::{Mistakes, Params};
use detail::{obfuscation_places, pair_detail};
use errors::to_js_error;
use objects::to_plain_object;
use options::CompareOptions;
use read::{TextReader, describe, pairs_of, raw_params, read_params, read_text};

/// Texts are taken in by so many bytes at a time: enough to compute digests side by side, and few enough to stay in a cache
/// meanwhile.
const BATCH_BYTES: usize = 1 << 18;

/// Runs once, when the module is loaded.
#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|panic| {
        let error = Error::new(&panic.to_string());
        error.set_name("EnginePanic");
        wasm_bindgen::throw_val(error.into());
    }));
}

/// Compares texts with one another: every pair at or above the threshold, exactly and by estimate.
///
/// `texts` holds strings or `{ name, text }`; `params` may be partial or absent; `options` are `{ signal, onProgress }`, or a
/// function that stands for `onProgress`.
///
/// # Errors
/// Throws `ParameterError` (with all `mistakes`) for wrong parameters, `TypeError` for wrong texts and options, the reason of
/// a `signal` that is aborted, and what `onProgress` throws.
#[wasm_bindgen(unchecked_return_type = "Report")]
pub fn compare(
    #[wasm_bindgen(unchecked_param_type = "readonly (string | DocumentInput)[]")] texts: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "CompareOptions | ((progress: Progress) => void) | null")]
    options: &JsValue,
) -> Result<JsValue, JsValue> {
    let params = read_params(params)?;
    let options = CompareOptions::read(options)?;
    options.throw_if_aborted()?;
    let mut corpus = Corpus::new();
    corpus.insert_all(texts, "texts")?;
    columns::report(&options.run(|on_progress| corpus.inner.compare_with(&params, on_progress))?)
}

/// A fresh seed from the system's source of randomness: a whole number from 0 to 2⁵³ − 1.
///
/// # Errors
/// Throws where the system has no randomness to give.
#[wasm_bindgen(js_name = freshSeed)]
pub fn fresh_seed() -> Result<f64, JsValue> {
    let bits = getrandom::u64().map_err(|error| Error::new(&format!("no randomness to be had: {error}")))?;
    Ok((bits >> 11) as f64)
}

/// The parameters that `compare` uses where none are given.
///
/// # Errors
/// None that can be met.
#[wasm_bindgen(js_name = defaultParams, unchecked_return_type = "Params")]
pub fn default_params() -> Result<JsValue, JsValue> {
    to_plain_object(&Params::default())
}

/// What is wrong with parameters: an empty array if nothing is.
///
/// # Errors
/// Throws `TypeError` for what is no object at all.
#[wasm_bindgen(js_name = checkParams, unchecked_return_type = "Mistake[]")]
pub fn check_params(
    #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
) -> Result<JsValue, JsValue> {
    let mistakes = Params::from_raw(&raw_params(params)?).err().map_or_else(Vec::new, |Mistakes(mistakes)| mistakes);
    to_plain_object(&mistakes)
}

/// Documents that stay between comparisons; what was worked out of them is kept.
#[wasm_bindgen]
#[derive(Default)]
pub struct Corpus {
    inner: corpus::Corpus,
}

#[wasm_bindgen]
impl Corpus {
    /// An empty corpus.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// How many documents it holds.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn length(&self) -> u32 {
        self.inner.documents().len() as u32
    }

    /// Adds a document and gives its id, which no other document of this corpus will have.
    ///
    /// # Errors
    /// Throws `TypeError` for what is neither a string nor `{ name, text }`.
    pub fn add(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string | DocumentInput")] document: &JsValue,
    ) -> Result<u32, JsValue> {
        self.insert(document, "document")
    }

    /// Adds documents in their order and gives the id of the first; the others follow it. Many in one call take a third of
    /// the time of as many calls. If one is wrong, none is added.
    ///
    /// # Errors
    /// Throws `TypeError` for what is no array, and for an entry that is neither a string nor `{ name, text }`.
    #[wasm_bindgen(js_name = addAll)]
    pub fn add_all(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "readonly (string | DocumentInput)[]")] documents: &JsValue,
    ) -> Result<u32, JsValue> {
        self.insert_all(documents, "documents")
    }

    /// The text of a document, in which positions count; none where only its sketch is held.
    ///
    /// # Errors
    /// Throws for an unknown id.
    #[wasm_bindgen(unchecked_return_type = "string | undefined")]
    pub fn text(&self, id: u32) -> Result<Option<String>, JsValue> {
        let index = self.inner.index_of(id).map_err(to_js_error)?;
        Ok(self.inner.documents()[index].text.clone())
    }

    /// Removes a document; says whether there was one with this id.
    pub fn remove(&mut self, id: u32) -> bool {
        self.inner.remove(id)
    }

    /// Compares every document with every other. `options` are `{ signal, onProgress }`, or a function that stands for
    /// `onProgress`.
    ///
    /// # Errors
    /// Throws `ParameterError`, `TypeError` for wrong options, the reason of a `signal` that is aborted, and what
    /// `onProgress` throws. Each of the last two stops the work; the corpus can be compared again.
    #[wasm_bindgen(unchecked_return_type = "Report")]
    pub fn compare(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "CompareOptions | ((progress: Progress) => void) | null")]
        options: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let params = read_params(params)?;
        let report = CompareOptions::read(options)?.run(|on_progress| self.inner.compare_with(&params, on_progress))?;
        columns::report(&report)
    }

    /// Compares the listed pairs only, given as ids one after the other: a, b, a, b, …
    ///
    /// # Errors
    /// Throws as `compare` does, and for ids that are unknown or paired with themselves.
    #[wasm_bindgen(js_name = comparePairs, unchecked_return_type = "Report")]
    pub fn compare_pairs(
        &mut self,
        pairs: &[u32],
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "CompareOptions | ((progress: Progress) => void) | null")]
        options: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let params = read_params(params)?;
        let pairs = pairs_of(pairs)?;
        let options = CompareOptions::read(options)?;
        let report = options.run(|on_progress| self.inner.compare_pairs_with(&pairs, &params, on_progress))?;
        columns::report(&report)
    }

    /// The passages that two documents share, and the bare shared shingles, as UTF-16 spans.
    ///
    /// # Errors
    /// Throws `ParameterError`, and for ids that are unknown or the same.
    #[wasm_bindgen(unchecked_return_type = "PairDetail")]
    pub fn passages(
        &mut self,
        a: u32,
        b: u32,
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let params = read_params(params)?;
        let detail = self.inner.passages(a, b, &params).map_err(to_js_error)?;
        pair_detail(&detail)
    }

    /// Calls `onPair` with the passages of each of the listed pairs of ids, in their order: what concerns all documents is
    /// worked out once, where `passages` works it out for each pair.
    ///
    /// # Errors
    /// Throws as `passages`; what `onPair` throws stops the work and comes out.
    #[wasm_bindgen(js_name = passagesOf)]
    pub fn passages_of(
        &mut self,
        pairs: &[u32],
        #[wasm_bindgen(unchecked_param_type = "Partial<Params> | null | undefined")] params: &JsValue,
        #[wasm_bindgen(js_name = onPair, unchecked_param_type = "(detail: PairDetail) => void")] on_pair: &Function,
    ) -> Result<(), JsValue> {
        let params = read_params(params)?;
        let mut thrown = None;
        let result = self.inner.passages_of(&pairs_of(pairs)?, &params, |detail| {
            let detail = pair_detail(&detail);
            let result = detail.and_then(|detail| on_pair.call1(&JsValue::NULL, &detail));
            match result {
                Ok(_) => ControlFlow::Continue(()),
                Err(error) => {
                    thrown = Some(error);
                    ControlFlow::Break(())
                }
            }
        });
        result.map_err(|error| thrown.unwrap_or_else(|| to_js_error(error)))
    }

    /// What is repaired in a document for comparing, and where, as UTF-16 spans.
    ///
    /// # Errors
    /// Throws `ParameterError`, and for an unknown id.
    #[wasm_bindgen(unchecked_return_type = "ObfuscationPlaces")]
    pub fn repairs(
        &mut self,
        id: u32,
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let params = read_params(params)?;
        obfuscation_places(&self.inner.obfuscation(id, &params).map_err(to_js_error)?)
    }

    /// For each listed pair of ids the equal tokens of its longest passage, 0 where it has none.
    ///
    /// # Errors
    /// Throws `ParameterError`, and for ids that are unknown or paired with themselves.
    #[wasm_bindgen(js_name = longestPassages)]
    pub fn longest_passages(
        &self,
        pairs: &[u32],
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
    ) -> Result<Vec<u32>, JsValue> {
        let params = read_params(params)?;
        self.inner.longest_passages(&pairs_of(pairs)?, &params).map_err(to_js_error)
    }

    /// Hands in the text of a document that was added as a sketch, so that its passages can be found.
    ///
    /// # Errors
    /// Throws for an unknown id, and for another text than the sketch was made of.
    #[wasm_bindgen(js_name = giveText)]
    pub fn give_text(&mut self, id: u32, text: &JsString) -> Result<(), JsValue> {
        self.inner.give_text(id, read_text(text).0).map_err(to_js_error)
    }

    /// What a comparison with these parameters will take: shingles, pairs, memory, seconds, and what it would do without.
    ///
    /// # Errors
    /// Throws `ParameterError`.
    #[wasm_bindgen(unchecked_return_type = "Forecast")]
    pub fn forecast(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
    ) -> Result<JsValue, JsValue> {
        to_plain_object(&self.inner.forecast(&read_params(params)?))
    }
}

impl Corpus {
    /// Adds what JavaScript calls a document; `place` names it in an error.
    fn insert(&mut self, document: &JsValue, place: &str) -> Result<u32, JsValue> {
        let given = TextReader::default().document(document, || place.to_owned(), self.length() + 1)?;
        self.inner.add_decoded(given.new, given.text, given.is_lossy).map_err(to_js_error)
    }

    /// Adds an array of documents, all or none; `name` is what an error calls it.
    fn insert_all(&mut self, documents: &JsValue, name: &str) -> Result<u32, JsValue> {
        let Some(documents) = documents.dyn_ref::<Array>() else {
            let message =
                format!("{name} must be an array of strings or {{ name, text }}, got {}", describe(documents));
            return Err(TypeError::new(&message).into());
        };
        let first = self.inner.next_id();
        let added = self.insert_batches(documents, name);
        if added.is_err() {
            for id in first..self.inner.next_id() {
                self.inner.remove(id);
            }
        }
        added.map(|()| first)
    }

    fn insert_batches(&mut self, documents: &Array, name: &str) -> Result<(), JsValue> {
        let mut reader = TextReader::default();
        let (mut batch, mut bytes) = (Vec::new(), 0);
        let length = self.length();
        for index in 0..documents.length() {
            let place = || format!("{name}[{index}]");
            let given = reader.document(&documents.get(index), place, length + index + 1)?;
            bytes += given.text.len();
            batch.push((given.new, given.text, given.is_lossy));
            if bytes >= BATCH_BYTES || index + 1 == documents.length() {
                self.inner.add_all_decoded(std::mem::take(&mut batch)).map_err(to_js_error)?;
                bytes = 0;
            }
        }
        Ok(())
    }
}

/// What to expect of a comparison of so many documents with so many bytes of text (UTF-8) in all.
///
/// # Errors
/// Throws `ParameterError`.
#[wasm_bindgen(unchecked_return_type = "Forecast")]
pub fn forecast(
    documents: u32,
    bytes: f64,
    #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
) -> Result<JsValue, JsValue> {
    #[expect(clippy::cast_sign_loss, reason = "a negative size counts as none")]
    let bytes = bytes as u64;
    to_plain_object(&corpus::forecast::forecast(documents.into(), bytes, &read_params(params)?))
}
