//! Converts a report to a JavaScript object. Long lists become columns in typed arrays, which cross the boundary, and go from
//! worker to worker, at the speed of memory. The fields are documented in `types/report.d.ts`.

use js_sys::{Array, JsString, Uint8Array};
use wasm_bindgen::JsValue;

use super::objects::{float64s, narrowest, object, to_plain_object, uint32s};
use crate::estimate::minhash::estimate::Estimate;
use crate::report::pairs::{Evidence, Pairs, RewrittenPair};
use crate::report::{DocumentReport, Report};

/// A report as a plain object.
pub(super) fn report(report: &Report) -> Result<JsValue, JsValue> {
    let Report {
        engine,
        digest,
        params,
        exact,
        fallbacks,
        documents,
        pairs,
        estimates,
        rewritten,
        groups,
        totals,
        warnings,
    } = report;
    Ok(object(&[
        ("engine", engine.as_str().into()),
        ("digest", digest.as_str().into()),
        ("params", to_plain_object(params)?),
        ("exact", (*exact).into()),
        ("fallbacks", to_plain_object(fallbacks)?),
        ("documents", document_columns(documents)?),
        ("pairs", pair_columns(pairs)),
        ("estimates", estimate_columns(estimates)),
        ("rewritten", rewritten_columns(rewritten)),
        ("groups", to_plain_object(groups)?),
        ("totals", to_plain_object(totals)?),
        ("warnings", to_plain_object(warnings)?),
    ]))
}

/// A column of numbers. Never inlined into its many callers.
#[inline(never)]
fn numbers<T>(items: &[T], of: fn(&T) -> u32) -> JsValue {
    uint32s(&items.iter().map(of).collect::<Vec<u32>>())
}

fn pair_columns(pairs: &Pairs) -> JsValue {
    object(&[
        ("length", (pairs.len() as u32).into()),
        ("a", narrowest(&pairs.a)),
        ("b", narrowest(&pairs.b)),
        ("shared", narrowest(&pairs.shared)),
        ("estimate", narrowest(&pairs.estimate)),
        ("candidate", Uint8Array::from(&pairs.candidate[..]).into()),
        ("evidence", evidence_columns(&pairs.evidence)),
    ])
}

fn evidence_columns(evidence: &[Evidence]) -> JsValue {
    let numbers = |of| numbers(evidence, of);
    // NaN stands for none.
    let optional = |of: fn(&Evidence) -> Option<f64>| {
        float64s(&evidence.iter().map(|evidence| of(evidence).unwrap_or(f64::NAN)).collect::<Vec<f64>>())
    };
    object(&[
        ("length", (evidence.len() as u32).into()),
        ("matchedA", numbers(|evidence| evidence.counts.matched_a)),
        ("matchedB", numbers(|evidence| evidence.counts.matched_b)),
        ("verbatimA", numbers(|evidence| evidence.counts.verbatim_a)),
        ("verbatimB", numbers(|evidence| evidence.counts.verbatim_b)),
        ("longest", numbers(|evidence| evidence.counts.longest)),
        ("passages", numbers(|evidence| evidence.counts.passages)),
        ("expectedByChance", optional(|evidence| evidence.expected_by_chance)),
        ("score", optional(|evidence| evidence.score)),
        ("weight", optional(|evidence| Some(evidence.weight))),
    ])
}

fn rewritten_columns(pairs: &[RewrittenPair]) -> JsValue {
    let numbers = |of| numbers(pairs, of);
    object(&[
        ("length", (pairs.len() as u32).into()),
        ("a", numbers(|pair| pair.a)),
        ("b", numbers(|pair| pair.b)),
        ("inOrder", numbers(|pair| pair.in_order)),
        ("shared", numbers(|pair| pair.shared)),
    ])
}

fn estimate_columns(estimates: &[Estimate]) -> JsValue {
    let column = |of: fn(&Estimate) -> f64| float64s(&estimates.iter().map(of).collect::<Vec<f64>>());
    object(&[
        ("value", column(|estimate| estimate.value)),
        ("low", column(|estimate| estimate.low)),
        ("high", column(|estimate| estimate.high)),
    ])
}

fn document_columns(documents: &[DocumentReport]) -> Result<JsValue, JsValue> {
    let numbers = |of| numbers(documents, of);
    let languages: Vec<_> = documents.iter().filter_map(|document| document.language).collect();
    Ok(object(&[
        ("length", (documents.len() as u32).into()),
        ("id", numbers(|document| document.id)),
        ("language", to_plain_object(&languages)?),
        ("tokens", numbers(|document| document.counts.tokens)),
        ("words", numbers(|document| document.counts.words)),
        ("quoted", numbers(|document| document.counts.quoted)),
        ("referenced", numbers(|document| document.counts.referenced)),
        ("shingles", numbers(|document| document.counts.shingles)),
        ("distinct", numbers(|document| document.distinct)),
        ("inTemplate", numbers(|document| document.in_template)),
        ("common", numbers(|document| document.common)),
        ("compared", numbers(|document| document.compared)),
        ("weight", numbers(|document| document.weight)),
        ("group", numbers(|document| document.group.unwrap_or_default())),
        ("invisible", numbers(|document| document.deobfuscated.invisible)),
        ("backwards", numbers(|document| document.deobfuscated.backwards)),
        ("lookAlike", numbers(|document| document.deobfuscated.look_alike)),
        ("styled", numbers(|document| document.deobfuscated.styled)),
        ("spacedOut", numbers(|document| document.deobfuscated.spaced_out)),
        ("open", numbers(|document| document.deobfuscated.open)),
        ("name", names(documents)),
        ("warnings", warnings(documents)?),
    ]))
}

/// The warnings of all documents, each with its document's index.
fn warnings(documents: &[DocumentReport]) -> Result<JsValue, JsValue> {
    let list = Array::new();
    for (index, document) in (0_u32..).zip(documents) {
        for warning in &document.warnings {
            let fields = [
                ("document", index.into()),
                ("code", warning.code.as_str().into()),
                ("args", to_plain_object(&warning.args)?),
                ("message", warning.message.as_str().into()),
            ];
            list.push(&object(&fields));
        }
    }
    Ok(list.into())
}

/// All names in one string, which JavaScript splits: a call for each would take ten times as long.
fn names(documents: &[DocumentReport]) -> JsValue {
    const END: &str = "\0";
    if documents.is_empty() || documents.iter().any(|document| document.name.as_bytes().contains(&0)) {
        return documents.iter().map(|document| JsString::from(document.name.as_str())).collect::<Array>().into();
    }
    let names: Vec<&str> = documents.iter().map(|document| document.name.as_str()).collect();
    JsString::from(names.join(END)).split(END).into()
}
