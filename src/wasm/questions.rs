//! Queries and admission of new documents, collisions, and the theory behind the estimates.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::Corpus;
use super::errors::{to_js_error, type_error};
use super::objects::to_plain_object;
use super::read::{GivenDocument, read_document, read_params, read_rule};
use crate::common::decimal::decimal;
use crate::common::s_curve;
use crate::compare::newcomer::admission::IntakeRule;
use crate::corpus::document::Document;
use crate::estimate::minhash::papers::modular;
use crate::message::{Args, ErrorCode};
use crate::papers::collisions;
use crate::papers::needed;
use crate::params::Params;

#[wasm_bindgen]
impl Corpus {
    /// The documents that are similar to a text, most similar first. After the first call only the new text is read.
    ///
    /// # Errors
    /// Throws `ParameterError`, `TypeError` for a wrong document, and if only signatures are kept.
    #[wasm_bindgen(unchecked_return_type = "QueryReport")]
    pub fn query(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string | DocumentInput")] document: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let params = read_params(params)?;
        let given = read_document(document, "document", self.length() + 1)?;
        to_plain_object(&self.inner.query(&given.new, &given.text, &params).map_err(to_js_error)?)
    }

    /// The documents that share evidence of copying with a text, most matched words first, where those that many documents share
    /// count less; `null` if evidence is off or the words of the documents are not in memory, whatever `method` is. Nothing is added.
    ///
    /// # Errors
    /// Throws `ParameterError`, `TypeError` for a wrong document, and an error for a template.
    #[wasm_bindgen(js_name = evidenceFor, unchecked_return_type = "NewcomerEvidence | null")]
    pub fn evidence_for(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string | DocumentInput")] document: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let params = read_params(params)?;
        let given = read_document(document, "document", self.length() + 1)?;
        to_plain_object(&self.inner.evidence_for(&given.new, &given.text, &params).map_err(to_js_error)?)
    }

    /// Adds a text if it is unique, or if its group has room and it is not too similar (P2); returns the decision.
    ///
    /// # Errors
    /// Throws as `query` does, and for a wrong rule.
    #[wasm_bindgen(unchecked_return_type = "Admission")]
    pub fn admit(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string | DocumentInput")] document: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "IntakeRule | null")] rule: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let AdmissionRequest { given, params, rule } = self.read_admission_request(document, params, rule)?;
        let admission = self.inner.admit_decoded(given.new, given.text, given.is_lossy, &params, rule);
        to_plain_object(&admission.map_err(to_js_error)?)
    }

    /// Returns the decision of `admit`, without adding the text.
    ///
    /// # Errors
    /// Throws as `admit` does.
    #[wasm_bindgen(unchecked_return_type = "Admission")]
    pub fn judge(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string | DocumentInput")] document: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "IntakeRule | null")] rule: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let AdmissionRequest { given, params, rule } = self.read_admission_request(document, params, rule)?;
        to_plain_object(&self.inner.judge(&given.new, &given.text, &params, rule).map_err(to_js_error)?)
    }

    /// The number of shingles of the corpus's texts that share a fingerprint, counted exactly, with the expected number
    /// (P2, tables 2 and 3).
    ///
    /// # Errors
    /// Throws `ParameterError`.
    #[wasm_bindgen(unchecked_return_type = "Collisions")]
    pub fn collisions(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "Partial<Params> | null")] params: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let params = read_params(params)?;
        let documents = self.inner.documents().iter();
        let texts = documents.filter_map(|Document { name, text, .. }| Some((name.as_str(), text.as_deref()?)));
        to_plain_object(&collisions::count(texts, &params))
    }
}

/// A new document, with the parameters and the rule of its admission.
struct AdmissionRequest {
    given: GivenDocument,
    params: Params,
    rule: IntakeRule,
}

impl Corpus {
    fn read_admission_request(
        &self,
        document: &JsValue,
        params: &JsValue,
        rule: &JsValue,
    ) -> Result<AdmissionRequest, JsValue> {
        let (params, rule) = (read_params(params)?, read_rule(rule)?);
        Ok(AdmissionRequest { given: read_document(document, "document", self.length() + 1)?, params, rule })
    }
}

/// Chance that a pair of the given similarity becomes a candidate: 1 − (1 − s^rows)^bands.
#[wasm_bindgen(js_name = candidateProbability)]
#[must_use]
pub fn candidate_probability(similarity: f64, bands: u32, rows: u32) -> f64 {
    s_curve::candidate_probability(similarity, bands, rows)
}

/// The number of distinct shingles for which fingerprints of `bits` bits collide with the given probability (P2, table 2).
#[wasm_bindgen]
#[must_use]
pub fn birthday(bits: u32, probability: f64) -> f64 {
    collisions::birthday(bits, probability)
}

/// The expected number of distinct shingles, of `shingles`, that share their fingerprint of `bits` bits with an earlier one.
#[wasm_bindgen(js_name = expectedCollisions)]
#[must_use]
pub fn expected_collisions(shingles: f64, bits: u32) -> f64 {
    #[expect(clippy::cast_sign_loss, reason = "fewer than none counts as none")]
    let shingles = shingles as u64;
    collisions::expected(shingles, bits)
}

/// The number of hash functions for which the estimate is within an error with a confidence, both from 0 to 1.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct FunctionsNeeded {
    /// By P3's rule of two standard deviations, 95.4 %, whatever the confidence: 400 for ± 0.05.
    two_sigmas: Option<u32>,
    /// By P3's bound: a standard error of at most 1 / (2 √k); none where more than 4096 are needed.
    bound: Option<u32>,
    /// By the binomial itself, for every similarity; none where more than 4096 are needed.
    exact: Option<u32>,
}

/// The number of hash functions for which the estimate of any similarity is within an error (such as ± 0.05) with a confidence
/// (such as 0.95).
///
/// # Errors
/// Throws `TypeError` for an error or a confidence that is not between 0 and 1.
#[wasm_bindgen(js_name = functionsNeeded, unchecked_return_type = "FunctionsNeeded")]
pub fn functions_needed(error: f64, confidence: f64) -> Result<JsValue, JsValue> {
    for (name, value) in [("error", error), ("confidence", confidence)] {
        if !(value > 0.0 && value < 1.0) {
            let args = Args::default().word("place", name).word("given", &decimal(value));
            return Err(type_error(ErrorCode::NotBetween, &args));
        }
    }
    let two_sigmas = needed::by_sigmas(error, 2.0);
    let (bound, exact) = (needed::by_bound(error, confidence), needed::exact(error, confidence));
    to_plain_object(&FunctionsNeeded { two_sigmas, bound, exact })
}

/// A signature by (a x + b) modulo any number over the rows of a characteristic matrix, as P1 and P4 print it: for
/// experiments, since it is biased unless the modulus is a prime above the rows. The seed is a whole number.
///
/// # Errors
/// Throws `TypeError` for a modulus below 2.
#[wasm_bindgen(js_name = modularAsPrinted)]
pub fn modular_as_printed(rows: &[u32], modulus: u32, length: u32, seed: f64) -> Result<Vec<u32>, JsValue> {
    if modulus < 2 {
        return Err(type_error(ErrorCode::WrongModulus, &Args::default().number("given", modulus)));
    }
    #[expect(clippy::cast_sign_loss, reason = "a seed below 0 counts as 0")]
    let seed = seed as u64;
    Ok(modular::as_printed(rows, modulus, length, seed))
}
