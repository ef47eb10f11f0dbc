//! A report as it leaves: long lists as columns, which cross the boundary, and go from worker to worker, at memory's
//! speed.

use js_sys::{Array, Float64Array, JsString, Uint8Array, Uint32Array};
use serde::Serialize;

use crate::language::Language;
use crate::pairs::Pairs;
use crate::params::Params;
use crate::report::{self, DocumentReport, Fallback, Group, Totals, Warning};

/// The listed pairs, most alike first: a column a measure.
#[derive(Serialize, tsify::Tsify)]
#[serde(rename_all = "camelCase")]
pub(super) struct PairColumns {
    /// How many pairs are listed.
    length: u32,
    /// Index of the first document in `documents`.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    a: Uint32Array,
    /// Index of the second document, larger than `a`.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    b: Uint32Array,
    /// Shingles of both.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    shared: Uint32Array,
    /// Shingles of either.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    union: Uint32Array,
    /// Shared out of the union (resemblance).
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    jaccard: Float64Array,
    /// Shared out of the first document's shingles.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    containment_a_in_b: Float64Array,
    /// Shared out of the second document's shingles.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    containment_b_in_a: Float64Array,
    /// Twice the shared out of the sum of both documents' shingles.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    sorensen: Float64Array,
    /// Shared out of the smaller document's shingles.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    overlap: Float64Array,
    /// The Jaccard similarity as the signatures estimate it.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    estimate: Float64Array,
    /// Lower end of the estimate's 95 % interval.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    estimate_low: Float64Array,
    /// Upper end of the estimate's 95 % interval.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Float64Array")]
    estimate_high: Float64Array,
    /// 1 where the bands of the signatures make it a candidate pair.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint8Array")]
    candidate: Uint8Array,
    /// Number of the group both belong to; 0 where they share nothing.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Uint32Array")]
    group: Uint32Array,
}

impl From<Pairs> for PairColumns {
    fn from(pairs: Pairs) -> Self {
        let floats = |shares: &[f64]| Float64Array::from(shares);
        Self {
            length: pairs.len() as u32,
            a: uint32s(&pairs.a),
            b: uint32s(&pairs.b),
            shared: uint32s(&pairs.shared),
            union: uint32s(&pairs.union),
            jaccard: floats(&pairs.jaccard),
            containment_a_in_b: floats(&pairs.containment_a_in_b),
            containment_b_in_a: floats(&pairs.containment_b_in_a),
            sorensen: floats(&pairs.sorensen),
            overlap: floats(&pairs.overlap),
            estimate: floats(&pairs.estimate),
            estimate_low: floats(&pairs.estimate_low),
            estimate_high: floats(&pairs.estimate_high),
            candidate: Uint8Array::from(&pairs.candidate[..]),
            group: uint32s(&pairs.group),
        }
    }
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
    /// Of these, the ones set aside as quoted, where the parameters ask for it.
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
            tokens: numbers(|document| document.tokens),
            quoted: numbers(|document| document.quoted),
            referenced: numbers(|document| document.referenced),
            shingles: numbers(|document| document.shingles),
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
    /// The pairs at or above the threshold, most alike first.
    pairs: PairColumns,
    /// Connected components of all those pairs, listed or not, largest first.
    groups: Vec<Group>,
    /// Counts over all pairs, listed or not.
    totals: Totals,
    /// What concerns the comparison as a whole.
    warnings: Vec<Warning>,
}

impl From<report::Report> for Report {
    fn from(report: report::Report) -> Self {
        let report::Report { engine, digest, params, exact, fallbacks, documents, pairs, groups, totals, warnings } =
            report;
        let (documents, pairs) = (DocumentColumns::of(&documents), PairColumns::from(pairs));
        Self { engine, digest, params, exact, fallbacks, documents, pairs, groups, totals, warnings }
    }
}
