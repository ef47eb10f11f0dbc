//! The JavaScript interface: converts values and errors, and computes nothing.
//!
//! Reports are returned as plain objects with typed arrays for long columns. A panic is thrown as an `Error` named `EnginePanic` with
//! its message, after which the engine should be loaded again.

mod batch;
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

use js_sys::{Array, Function, JsString};
use wasm_bindgen::prelude::*;

use crate::corpus;
use crate::corpus::forecast::Forecast;
use crate::message::{Args, ErrorCode};
use crate::params::{Mistakes, Params, whole_numbers};
use crate::report::error::Error as EngineError;
use batch::Batches;
use detail::{obfuscation_places, pair_detail};
use errors::{general_error, to_js_error, type_error};
use objects::{object, to_plain_object};
use options::CompareOptions;
use read::{TextReader, given_at, raw_params, raw_value, read_document, read_id, read_pairs, read_params, read_text};

/// Runs once, when the module is loaded.
#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|panic| {
        let error = general_error(ErrorCode::Panic, &Args::default().word("reason", &panic.to_string()));
        error.set_name("EnginePanic");
        wasm_bindgen::throw_val(error.into());
    }));
}

/// Compares all pairs of texts, and reports those with evidence or at or above the threshold, exactly and by estimate.
///
/// `texts` contains strings or `{ name, text }`; `params` may be partial or absent; `options` are `{ signal, onProgress }`, or a
/// function that is used as `onProgress`.
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
/// Throws if the system has no source of randomness.
#[wasm_bindgen(js_name = freshSeed)]
pub fn fresh_seed() -> Result<f64, JsValue> {
    let bits = getrandom::u64()
        .map_err(|error| general_error(ErrorCode::NoRandomness, &Args::default().word("reason", &error.to_string())))?;
    Ok((bits >> 11) as f64)
}

/// The default parameters. Those that depend on others (`passageGap`, `shortestPassage`, `signatureLength`, `bands`, `rows`) have the
/// values for words and the default threshold: to change a parameter, pass it alone rather than this object with a change.
///
/// # Errors
/// Never throws.
#[wasm_bindgen(js_name = defaultParams, unchecked_return_type = "Params")]
pub fn default_params() -> Result<JsValue, JsValue> {
    to_plain_object(&Params::default())
}

/// The mistakes in parameters; an empty array if there are none.
///
/// # Errors
/// Throws `TypeError` if `params` is not an object.
#[wasm_bindgen(js_name = checkParams, unchecked_return_type = "Mistake[]")]
pub fn check_params(
    #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
) -> Result<JsValue, JsValue> {
    let mistakes = Params::from_raw(&raw_params(params)?).err().map_or_else(Vec::new, |Mistakes(mistakes)| mistakes);
    to_plain_object(&mistakes)
}

/// Documents that are kept between comparisons, with their sketches.
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

    /// The number of documents.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn length(&self) -> u32 {
        self.inner.documents().len() as u32
    }

    /// Adds a document and returns its id, which is never reused in this corpus.
    ///
    /// # Errors
    /// Throws `TypeError` unless it is a string or `{ name, text }`.
    pub fn add(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string | DocumentInput")] document: &JsValue,
    ) -> Result<u32, JsValue> {
        self.insert(document, "document")
    }

    /// Adds documents in order and returns the id of the first; the others have consecutive ids. One call takes a fifth of the
    /// time of as many single calls. If one is wrong, none is added.
    ///
    /// # Errors
    /// Throws `TypeError` unless it is an array of strings or `{ name, text }`.
    #[wasm_bindgen(js_name = addAll)]
    pub fn add_all(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "readonly (string | DocumentInput)[]")] documents: &JsValue,
    ) -> Result<u32, JsValue> {
        self.insert_all(documents, "documents")
    }

    /// The text of a document, to which positions refer; `undefined` if it was added as a sketch without its text.
    ///
    /// # Errors
    /// Throws for an unknown id.
    #[wasm_bindgen(unchecked_return_type = "string | undefined")]
    pub fn text(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] id: &JsValue,
    ) -> Result<Option<String>, JsValue> {
        let index = self.inner.index_of(read_id(id, "id")?).map_err(to_js_error)?;
        Ok(self.inner.documents()[index].text.clone())
    }

    /// Removes a document; returns whether there was one with this id.
    ///
    /// # Errors
    /// Throws `TypeError` for what is no id.
    pub fn remove(&mut self, #[wasm_bindgen(unchecked_param_type = "number")] id: &JsValue) -> Result<bool, JsValue> {
        Ok(self.inner.remove(read_id(id, "id")?))
    }

    /// Compares every document with every other. `options` are `{ signal, onProgress }`, or a function that is used as
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

    /// Compares only the given pairs, a flat list of ids: a, b, a, b, …
    ///
    /// # Errors
    /// Throws as `compare` does, and for ids that are unknown or paired with themselves.
    #[wasm_bindgen(js_name = comparePairs, unchecked_return_type = "Report")]
    pub fn compare_pairs(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint32Array | readonly number[]")] pairs: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "CompareOptions | ((progress: Progress) => void) | null")]
        options: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let params = read_params(params)?;
        let pairs = read_pairs(pairs)?;
        let options = CompareOptions::read(options)?;
        let report = options.run(|on_progress| self.inner.compare_pairs_with(&pairs, &params, on_progress))?;
        columns::report(&report)
    }

    /// The passages and the shingles that two documents share, as UTF-16 spans.
    ///
    /// # Errors
    /// Throws `ParameterError`, and for ids that are unknown or the same.
    #[wasm_bindgen(unchecked_return_type = "PairDetail")]
    pub fn passages(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] a: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] b: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let params = read_params(params)?;
        let (a, b) = (read_id(a, "a")?, read_id(b, "b")?);
        let detail = self.inner.passages(a, b, &params).map_err(to_js_error)?;
        pair_detail(&detail)
    }

    /// The passages and shingles that a new text shares with a document. The text is the first of the pair, and is not added.
    ///
    /// # Errors
    /// Throws as `passages` and `evidenceFor`.
    #[wasm_bindgen(js_name = passagesOfNew, unchecked_return_type = "PairDetail")]
    pub fn passages_of_new(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string | DocumentInput")] document: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "number")] id: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let params = read_params(params)?;
        let id = read_id(id, "id")?;
        let given = read_document(document, "document", self.length() + 1)?;
        pair_detail(&self.inner.passages_of_new(&given.new, &given.text, id, &params).map_err(to_js_error)?)
    }

    /// Calls `onPair` with the details of each of the given pairs of ids, in order. Work that concerns all documents is done once,
    /// not for each pair as by `passages`.
    ///
    /// # Errors
    /// Throws as `passages`; an error thrown by `onPair` stops the work and is rethrown.
    #[wasm_bindgen(js_name = passagesOf)]
    pub fn passages_of(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint32Array | readonly number[]")] pairs: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Partial<Params> | null | undefined")] params: &JsValue,
        #[wasm_bindgen(js_name = onPair, unchecked_param_type = "(detail: PairDetail) => void")] on_pair: &Function,
    ) -> Result<(), JsValue> {
        let params = read_params(params)?;
        let mut thrown = None;
        let result = self.inner.passages_of(&read_pairs(pairs)?, &params, |detail| {
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

    /// The obfuscation in a document, with its places as UTF-16 spans.
    ///
    /// # Errors
    /// Throws `ParameterError`, and for an unknown id.
    #[wasm_bindgen(unchecked_return_type = "ObfuscationPlaces")]
    pub fn obfuscation(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] id: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let params = read_params(params)?;
        let id = read_id(id, "id")?;
        obfuscation_places(&self.inner.obfuscation(id, &params).map_err(to_js_error)?)
    }

    /// For each given pair of ids, the number of equal tokens in its longest passage of such tokens, 0 if it has none: as without
    /// evidence, for pairs that have none. That of a pair with evidence is `evidence.longest`.
    ///
    /// # Errors
    /// Throws `ParameterError`, and for ids that are unknown or paired with themselves.
    #[wasm_bindgen(js_name = longestPassages)]
    pub fn longest_passages(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Uint32Array | readonly number[]")] pairs: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
    ) -> Result<Vec<u32>, JsValue> {
        let params = read_params(params)?;
        self.inner.longest_passages(&read_pairs(pairs)?, &params).map_err(to_js_error)
    }

    /// Adds the text of a document that was added as a sketch, so that its passages can be found.
    ///
    /// # Errors
    /// Throws for an unknown id, and if the text is not the one of the sketch.
    #[wasm_bindgen(js_name = giveText)]
    pub fn give_text(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] id: &JsValue,
        text: &JsString,
    ) -> Result<(), JsValue> {
        self.inner.give_text(read_id(id, "id")?, read_text(text).0).map_err(to_js_error)
    }

    /// The forecast of a comparison with these parameters: shingles, pairs, memory, seconds, and fallbacks.
    ///
    /// # Errors
    /// Throws `ParameterError`.
    #[wasm_bindgen(unchecked_return_type = "Forecast")]
    pub fn forecast(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
    ) -> Result<JsValue, JsValue> {
        forecast_object(&self.inner.forecast(&read_params(params)?))
    }
}

impl Corpus {
    /// Adds a document from JavaScript; `place` names it in errors.
    fn insert(&mut self, document: &JsValue, place: &str) -> Result<u32, JsValue> {
        let given = TextReader::default().document(document, &|| place.to_owned(), self.length() + 1)?;
        self.inner.add_decoded(given.new, given.text, given.is_lossy).map_err(to_js_error)
    }

    /// Adds an array of documents, all or none; `name` names it in errors.
    fn insert_all(&mut self, documents: &JsValue, name: &str) -> Result<u32, JsValue> {
        let Some(documents) = documents.dyn_ref::<Array>() else {
            return Err(type_error(ErrorCode::WrongDocuments, &given_at(name, documents)));
        };
        let first = self.inner.next_id();
        let added = self.insert_batches(documents, name);
        if added.is_err() {
            // From the end, where nothing has to move up.
            for id in (first..self.inner.next_id()).rev() {
                self.inner.remove(id);
            }
        }
        added.map(|()| first)
    }

    fn insert_batches(&mut self, documents: &Array, name: &str) -> Result<(), JsValue> {
        self.inner.reserve(documents.length() as usize);
        let mut batches = Batches::new(documents, name, self.length() + 1);
        loop {
            let batch = batches.read()?;
            if batch.is_empty() {
                return Ok(());
            }
            let documents = batch.into_iter().map(|given| (given.new, given.text, given.is_lossy)).collect();
            self.inner.add_all_decoded(documents).map_err(to_js_error)?;
        }
    }
}

/// The forecast of a comparison of `documents` documents with `bytes` bytes of text (UTF-8) in total.
///
/// # Errors
/// Throws `ParameterError`, also unless `documents` and `bytes` are whole numbers from 0.
#[wasm_bindgen(unchecked_return_type = "Forecast")]
pub fn forecast(
    #[wasm_bindgen(unchecked_param_type = "number")] documents: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] bytes: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
) -> Result<JsValue, JsValue> {
    let counts = whole_numbers([("documents", &raw_value(documents)), ("bytes", &raw_value(bytes))]);
    let [documents, bytes] = counts.map_err(|mistakes| to_js_error(EngineError::Mistakes(mistakes)))?;
    forecast_object(&corpus::forecast::forecast(documents, bytes, &read_params(params)?))
}

/// A forecast with all counts as JavaScript's numbers: there may be more pairs than these count exactly.
fn forecast_object(forecast: &Forecast) -> Result<JsValue, JsValue> {
    let Forecast { documents, shingles, pairs, bytes, seconds, fallbacks, fits } = forecast;
    let number = |&count: &u64| JsValue::from(count as f64);
    Ok(object(&[
        ("documents", number(documents)),
        ("shingles", number(shingles)),
        ("pairs", number(pairs)),
        ("bytes", number(bytes)),
        ("seconds", (*seconds).into()),
        ("fallbacks", to_plain_object(fallbacks)?),
        ("fits", (*fits).into()),
    ]))
}
