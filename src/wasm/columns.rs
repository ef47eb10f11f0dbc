//! A report as it leaves: long lists as columns, which cross the boundary, and go from worker to worker, at memory's
//! speed.

use js_sys::{Array, Float64Array, JsString, Uint8Array, Uint16Array, Uint32Array};
use serde::Serialize;
use wasm_bindgen::JsValue;

use crate::estimate::minhash::estimate::Estimate;
use crate::params::Params;
use crate::params::language::Language;
use crate::report::pairs::{Evidence, Pairs};
use crate::report::{self, DocumentReport, Fallback, Group, Totals, Warning};

/// The listed pairs, those with evidence first: a column a count. `pairAt` reads a pair out of them, with every measure.
#[derive(Serialize, tsify::Tsify)]
#[serde(rename_all = "camelCase")]
pub(super) struct PairColumns {
    /// How many pairs are listed.
    length: u32,
    /// Index of the first document in `documents`.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint16Array | Uint32Array")]
    a: JsValue,
    /// Index of the second document, larger than `a`.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint16Array | Uint32Array")]
    b: JsValue,
    /// Shingles of both, as much as they weigh.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint16Array | Uint32Array")]
    shared: JsValue,
    /// Place of the pair's estimate in the report's `estimates`.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint16Array | Uint32Array")]
    estimate: JsValue,
    /// 1 where the bands of the signatures make it a candidate pair.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    candidate: Uint8Array,
    /// The evidence of the first pairs; the pairs after these have none.
    evidence: EvidenceColumns,
}

/// The evidence of the first pairs: a column a count. The pairs after these have none.
#[derive(Serialize, tsify::Tsify)]
#[serde(rename_all = "camelCase")]
pub(super) struct EvidenceColumns {
    /// How many pairs have evidence.
    length: u32,
    /// Words of the first document that are matched.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    matched_a: Uint32Array,
    /// Words of the second document that are matched.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    matched_b: Uint32Array,
    /// Of the first document's matched words, those in runs of five equal words or more.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    verbatim_a: Uint32Array,
    /// The same of the second document.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    verbatim_b: Uint32Array,
    /// Matched words of the longest passage.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    longest: Uint32Array,
    /// How many passages they share.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    passages: Uint32Array,
    /// Expected number of unrelated pairs in this batch with evidence at least as strong; NaN for programs.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    expected_by_chance: Float64Array,
    /// Of programs, how alike they are, from 0 to 1; NaN for prose.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    score: Float64Array,
}

impl From<&[Evidence]> for EvidenceColumns {
    fn from(evidence: &[Evidence]) -> Self {
        let numbers = |of: fn(&Evidence) -> u32| uint32s(&evidence.iter().map(of).collect::<Vec<u32>>());
        let optional = |of: fn(&Evidence) -> Option<f64>| {
            Float64Array::from(
                &evidence.iter().map(|evidence| of(evidence).unwrap_or(f64::NAN)).collect::<Vec<f64>>()[..],
            )
        };
        Self {
            length: evidence.len() as u32,
            matched_a: numbers(|evidence| evidence.matched_a),
            matched_b: numbers(|evidence| evidence.matched_b),
            verbatim_a: numbers(|evidence| evidence.verbatim_a),
            verbatim_b: numbers(|evidence| evidence.verbatim_b),
            longest: numbers(|evidence| evidence.longest),
            passages: numbers(|evidence| evidence.passages),
            expected_by_chance: optional(|evidence| evidence.expected_by_chance),
            score: optional(|evidence| evidence.score),
        }
    }
}

impl From<Pairs> for PairColumns {
    fn from(pairs: Pairs) -> Self {
        Self {
            length: pairs.len() as u32,
            a: narrowest(&pairs.a),
            b: narrowest(&pairs.b),
            shared: narrowest(&pairs.shared),
            estimate: narrowest(&pairs.estimate),
            candidate: Uint8Array::from(&pairs.candidate[..]),
            evidence: EvidenceColumns::from(&pairs.evidence[..]),
        }
    }
}

/// Estimates of the Jaccard similarity as signatures give them, from 0 to 1: a column a number.
#[derive(Serialize, tsify::Tsify)]
#[serde(rename_all = "camelCase")]
pub(super) struct EstimateColumns {
    /// The estimates themselves.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    value: Float64Array,
    /// Lower ends of their 95 % intervals.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    low: Float64Array,
    /// Upper ends of their 95 % intervals.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    high: Float64Array,
}

impl From<&[Estimate]> for EstimateColumns {
    fn from(estimates: &[Estimate]) -> Self {
        let column = |of: fn(&Estimate) -> f64| Float64Array::from(&estimates.iter().map(of).collect::<Vec<f64>>()[..]);
        Self {
            value: column(|estimate| estimate.value),
            low: column(|estimate| estimate.low),
            high: column(|estimate| estimate.high),
        }
    }
}

/// Numbers as a typed array of the narrowest type that holds them all: fresh memory costs a browser more than numbers do.
fn narrowest(numbers: &[u32]) -> JsValue {
    // Without a branch, so that many are asked at a time.
    if numbers.iter().fold(0, |all, number| all | number) > u32::from(u16::MAX) {
        return uint32s(numbers).into();
    }
    let narrow: Vec<u16> = numbers.iter().map(|&number| number as u16).collect();
    Uint16Array::from(&narrow[..]).into()
}

fn uint32s(numbers: &[u32]) -> Uint32Array {
    Uint32Array::from(numbers)
}

/// The documents, in the order they were given: a column a count.
#[derive(Serialize, tsify::Tsify)]
#[serde(rename_all = "camelCase")]
pub(super) struct DocumentColumns {
    /// How many documents there are.
    length: u32,
    /// The documents' ids in their corpus; in a plain `compare` their indices.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    id: Uint32Array,
    /// The languages they were read by, where tokens are those of programs; else empty.
    language: Vec<Language>,
    /// Tokens (words, characters or tokens of programs, as `unit` says).
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    tokens: Uint32Array,
    /// What matched words are counted of: their words, or the tokens of programs that are not skipped.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    words: Uint32Array,
    /// Of their tokens, the ones set aside as quoted, where the parameters ask for it.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    quoted: Uint32Array,
    /// The ones set aside as references.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    referenced: Uint32Array,
    /// Shingles in what is not set aside: windows of k tokens, or, as `reach` says, tokens and their pairs.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    shingles: Uint32Array,
    /// Distinct shingles, of those that winnowing keeps; of a bag, all of these.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    distinct: Uint32Array,
    /// Of these, the ones left out because a template holds them.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    in_template: Uint32Array,
    /// Of the rest, the ones left out because too many documents hold them.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    common: Uint32Array,
    /// The ones that were compared.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    compared: Uint32Array,
    /// What these weigh: what similarities are shares of. As much as they are, where each weighs one.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    weight: Uint32Array,
    /// Number of the group it belongs to; 0 where it belongs to none.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    group: Uint32Array,
    /// Invisible characters in or at words, left out for comparing.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    invisible: Uint32Array,
    /// Characters written backwards, turned round for comparing.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    backwards: Uint32Array,
    /// Letters of another script, compared as those they look like.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    look_alike: Uint32Array,
    /// Full-width, mathematical or encircled letters in whole words, compared as plain ones.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    styled: Uint32Array,
    /// Letters spaced out, compared as the words they make up.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    spaced_out: Uint32Array,
    /// Of these, the ones without gaps between words: told apart by the words of other documents.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    open: Uint32Array,
    /// Their names as given.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "string[]")]
    name: Array,
    /// What the user should know about single documents.
    warnings: Vec<DocumentWarning>,
}

/// Something the user should know about one document.
#[derive(Serialize, tsify::Tsify)]
pub(super) struct DocumentWarning {
    /// Index of the document.
    document: u32,
    #[serde(flatten)]
    #[tsify(type = "Warning")]
    warning: Warning,
}

impl DocumentColumns {
    fn of(documents: &[DocumentReport]) -> Self {
        let numbers = |of: fn(&DocumentReport) -> u32| uint32s(&documents.iter().map(of).collect::<Vec<u32>>());
        Self {
            length: documents.len() as u32,
            id: numbers(|document| document.id),
            language: documents.iter().filter_map(|document| document.language).collect(),
            tokens: numbers(|document| document.counts.tokens),
            words: numbers(|document| document.counts.words),
            quoted: numbers(|document| document.counts.quoted),
            referenced: numbers(|document| document.counts.referenced),
            shingles: numbers(|document| document.counts.shingles),
            distinct: numbers(|document| document.distinct),
            in_template: numbers(|document| document.in_template),
            common: numbers(|document| document.common),
            compared: numbers(|document| document.compared),
            weight: numbers(|document| document.weight),
            group: numbers(|document| document.group.unwrap_or_default()),
            invisible: numbers(|document| document.repairs.invisible),
            backwards: numbers(|document| document.repairs.backwards),
            look_alike: numbers(|document| document.repairs.look_alike),
            styled: numbers(|document| document.repairs.styled),
            spaced_out: numbers(|document| document.repairs.spaced_out),
            open: numbers(|document| document.repairs.open),
            warnings: (0..)
                .zip(documents)
                .flat_map(|(document, DocumentReport { warnings, .. })| {
                    warnings.iter().map(move |warning| DocumentWarning { document, warning: warning.clone() })
                })
                .collect(),
            name: names(documents),
        }
    }
}

/// Many names in one text, which JavaScript takes apart: a call for each would take ten times as long.
fn names(documents: &[DocumentReport]) -> Array {
    const END: &str = "\0";
    if documents.is_empty() || documents.iter().any(|document| document.name.as_bytes().contains(&0)) {
        return documents.iter().map(|document| JsString::from(document.name.as_str())).collect();
    }
    let names: Vec<&str> = documents.iter().map(|document| document.name.as_str()).collect();
    JsString::from(names.join(END)).split(END)
}

/// Everything a comparison found, and everything needed to repeat it.
#[derive(Serialize, tsify::Tsify)]
#[serde(rename_all = "camelCase")]
pub(super) struct Report {
    /// Version of the engine.
    engine: String,
    /// Digest of all names, texts, roles and owners in their order: equal digests, equal inputs (BLAKE3, 128 bits,
    /// hexadecimal).
    digest: String,
    /// The parameters used, complete.
    params: Params,
    /// Whether the similarities were counted; else the signatures estimate them, and so the pairs' shared shingles.
    exact: bool,
    /// What the run did without, because memory would not have sufficed; empty as a rule.
    fallbacks: Vec<Fallback>,
    /// The documents, in the order they were given.
    documents: DocumentColumns,
    /// The pairs with evidence, strongest first; then the others at or above the threshold, most similar first.
    pairs: PairColumns,
    /// The different estimates of those pairs, which are few.
    estimates: EstimateColumns,
    /// Connected components of all those pairs, listed or not, largest first.
    groups: Vec<Group>,
    /// Counts over all pairs, listed or not.
    totals: Totals,
    /// What concerns the comparison as a whole.
    warnings: Vec<Warning>,
}

impl From<report::Report> for Report {
    fn from(report: report::Report) -> Self {
        let report::Report { engine, digest, params, exact, fallbacks, documents, pairs, .. } = report;
        let report::Report { estimates, groups, totals, warnings, .. } = report;
        let (documents, pairs) = (DocumentColumns::of(&documents), PairColumns::from(pairs));
        let estimates = EstimateColumns::from(&estimates[..]);
        Self { engine, digest, params, exact, fallbacks, documents, pairs, estimates, groups, totals, warnings }
    }
}
