//! The boundary to JavaScript: values in, plain objects out, every error through one door.
//!
//! Nothing is computed here. Reports leave as plain objects, long columns as typed arrays, and a panic arrives as an
//! `Error` named `EnginePanic` with its text, after which the engine should be loaded anew.

use js_sys::{Array, Error, Function, JsString, Object, Reflect, TypeError, Uint32Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::corpus::{self, EngineError};
use crate::params::{Mistakes, Params, RawValue};
use crate::report::{Pair, Passage, Progress};
use crate::side_by_side;
use crate::span::Utf16Span;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A text with a name of its own. */
export interface DocumentInput { name: string; text: string }
"#;

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
/// `texts` holds strings or `{ name, text }`; `params` may be partial or absent.
///
/// # Errors
/// Throws `ParameterError` (with all `mistakes`) for wrong parameters, `TypeError` for wrong texts.
#[wasm_bindgen(unchecked_return_type = "Report")]
pub fn compare(
    #[wasm_bindgen(unchecked_param_type = "(string | DocumentInput)[]")] texts: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
) -> Result<JsValue, JsValue> {
    let params = read_params(params)?;
    let Some(texts) = texts.dyn_ref::<Array>() else {
        let message = format!("texts must be an array of strings or {{ name, text }}, got {}", describe(texts));
        return Err(TypeError::new(&message).into());
    };
    let mut corpus = Corpus::new();
    for (index, text) in texts.iter().enumerate() {
        corpus.insert(&text, &format!("texts[{index}]"))?;
    }
    let report = corpus.inner.compare(&params, &mut |_| Ok(())).map_err(to_js_error)?;
    to_plain_object(&report)
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

    /// Removes a document; says whether there was one with this id.
    pub fn remove(&mut self, id: u32) -> bool {
        self.inner.remove(id)
    }

    /// Compares every document with every other.
    ///
    /// # Errors
    /// Throws `ParameterError`; what `onProgress` throws stops the work and comes out.
    #[wasm_bindgen(unchecked_return_type = "Report")]
    pub fn compare(
        &mut self,
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
        #[wasm_bindgen(js_name = onProgress, unchecked_optional_param_type = "((progress: Progress) => void) | null")]
        on_progress: Option<Function>,
    ) -> Result<JsValue, JsValue> {
        let params = read_params(params)?;
        let report = with_progress(on_progress, |on_progress| self.inner.compare(&params, on_progress))?;
        to_plain_object(&report)
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
        #[wasm_bindgen(js_name = onProgress, unchecked_optional_param_type = "((progress: Progress) => void) | null")]
        on_progress: Option<Function>,
    ) -> Result<JsValue, JsValue> {
        let params = read_params(params)?;
        let pairs = pairs_of(pairs)?;
        let report = with_progress(on_progress, |on_progress| self.inner.compare_pairs(&pairs, &params, on_progress))?;
        to_plain_object(&report)
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
        to_plain_object(&PairDetail::from(detail))
    }

    /// For each listed pair of ids the tokens of its longest passage, 0 where it has none.
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
}

impl Corpus {
    /// Adds what JavaScript calls a document; `place` names it in an error.
    fn insert(&mut self, document: &JsValue, place: &str) -> Result<u32, JsValue> {
        let (name, text) = if document.is_string() {
            (JsValue::from(format!("text {}", self.length() + 1)), document.clone())
        } else {
            let field = |name: &str| Reflect::get(document, &name.into()).unwrap_or_default();
            (field("name"), field("text"))
        };
        let (Some(name), Some(text)) = (name.dyn_ref::<JsString>(), text.dyn_ref::<JsString>()) else {
            let message =
                format!("{place} must be a string or {{ name, text }}, both strings, got {}", describe(document));
            return Err(TypeError::new(&message).into());
        };
        let (name, given) = (String::from(name), text);
        let text = String::from(given);
        // A lone surrogate becomes U+FFFD on the way in; only a text that holds one needs a second look.
        let repaired = text.contains(char::REPLACEMENT_CHARACTER) && !given.is_valid_utf16();
        self.inner.add(name, text, repaired).map_err(to_js_error)
    }
}

/// A pair's detail as it leaves: its long columns as typed arrays.
#[derive(Serialize, tsify::Tsify)]
#[serde(rename_all = "camelCase")]
struct PairDetail {
    /// Its measures; `a` and `b` are the ids it was asked for by.
    pair: Pair,
    /// Its shared passages, longest first; none overlaps another on either side.
    passages: Vec<Passage>,
    /// Whether some shingle recurs so often that not all its places could be tried, so that a passage around it may be
    /// shorter than need be.
    bounded: bool,
    /// What shared shingles cover in the first text: start, end, start, end, … in UTF-16 code units.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    shingles_a: Uint32Array,
    /// What shared shingles cover in the second text.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    shingles_b: Uint32Array,
}

impl From<side_by_side::PairDetail> for PairDetail {
    fn from(detail: side_by_side::PairDetail) -> Self {
        let flat = |spans: &[Utf16Span]| {
            let ends: Vec<u32> = spans.iter().flat_map(|span| [span.start.0, span.end.0]).collect();
            Uint32Array::from(&ends[..])
        };
        let side_by_side::PairDetail { pair, passages, bounded, shingles_a, shingles_b } = detail;
        Self { pair, passages, bounded, shingles_a: flat(&shingles_a), shingles_b: flat(&shingles_b) }
    }
}

fn read_params(params: &JsValue) -> Result<Params, JsValue> {
    Params::from_raw(&raw_params(params)?).map_err(|mistakes| to_js_error(EngineError::Mistakes(mistakes)))
}

/// An object's entries; a field that is `undefined` counts as not given.
fn raw_params(params: &JsValue) -> Result<Vec<(String, RawValue)>, JsValue> {
    if params.is_undefined() || params.is_null() {
        return Ok(Vec::new());
    }
    let Some(object) = params.dyn_ref::<Object>().filter(|_| !Array::is_array(params) && !params.is_function()) else {
        let message = format!("params must be an object such as {{ k: 5 }}, got {}", describe(params));
        return Err(TypeError::new(&message).into());
    };
    let entries = Object::entries(object).into_iter().map(|entry| {
        let entry = Array::from(&entry);
        (entry.get(0).as_string().unwrap_or_default(), entry.get(1))
    });
    Ok(entries.filter(|(_, value)| !value.is_undefined()).map(|(name, value)| (name, raw_value(&value))).collect())
}

fn raw_value(value: &JsValue) -> RawValue {
    if let Some(value) = value.as_bool() {
        RawValue::Bool(value)
    } else if let Some(value) = value.as_f64() {
        RawValue::Number(value)
    } else if let Some(value) = value.as_string() {
        RawValue::Text(value)
    } else {
        RawValue::Other(describe(value))
    }
}

/// What a value is, for a message.
fn describe(value: &JsValue) -> String {
    if value.is_null() {
        "null".to_owned()
    } else if Array::is_array(value) {
        "an array".to_owned()
    } else {
        match value.js_typeof().as_string().as_deref() {
            Some("undefined") | None => "undefined".to_owned(),
            Some("object") => "an object".to_owned(),
            Some(kind) => format!("a {kind}"),
        }
    }
}

fn pairs_of(flat: &[u32]) -> Result<Vec<(u32, u32)>, JsValue> {
    let (pairs, rest) = flat.as_chunks::<2>();
    if !rest.is_empty() {
        let message = format!("pairs must hold two ids for each pair, got {} ids; add or drop one", flat.len());
        return Err(TypeError::new(&message).into());
    }
    Ok(pairs.iter().map(|&[a, b]| (a, b)).collect())
}

/// Runs work that reports progress to a JavaScript function; what the function throws is thrown on.
fn with_progress<T>(
    on_progress: Option<Function>,
    work: impl FnOnce(&mut corpus::OnProgress) -> Result<T, EngineError>,
) -> Result<T, JsValue> {
    let mut thrown = None;
    let keep = &mut thrown;
    let result = work(&mut move |progress: Progress| {
        let Some(on_progress) = &on_progress else { return Ok(()) };
        let told = to_plain_object(&progress).and_then(|progress| on_progress.call1(&JsValue::NULL, &progress));
        told.map(drop).map_err(|error| {
            *keep = Some(error);
            EngineError::Cancelled
        })
    });
    result.map_err(|error| thrown.unwrap_or_else(|| to_js_error(error)))
}

/// The one door for errors.
fn to_js_error(error: EngineError) -> JsValue {
    let js_error = Error::new(&error.to_string());
    if let EngineError::Mistakes(Mistakes(mistakes)) = error {
        js_error.set_name("ParameterError");
        let attached =
            to_plain_object(&mistakes).and_then(|mistakes| Reflect::set(&js_error, &"mistakes".into(), &mistakes));
        debug_assert!(attached.is_ok(), "an error object takes properties");
    }
    js_error.into()
}

fn to_plain_object(value: &impl Serialize) -> Result<JsValue, JsValue> {
    let serializer = serde_wasm_bindgen::Serializer::json_compatible();
    value.serialize(&serializer).map_err(|error| Error::new(&error.to_string()).into())
}
