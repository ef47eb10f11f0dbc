//! A report for Python: columns of documents and pairs, and the rest as JSON.

use lookalike::report::{DocumentReport, Evidence, Pair};
use lookalike::{Report as EngineReport, Warning};
use pyo3::prelude::*;
use serde::Serialize;
use serde_json::{Value, json};

use crate::columns::{Column, PyColumn, to_py};
use crate::errors::with_python_names;

/// The results of a comparison.
#[pyclass(frozen, module = "lookalike._engine")]
pub struct Report(pub EngineReport);

#[pymethods]
impl Report {
    /// JSON of everything but documents, pairs and groups.
    fn head(&self) -> String {
        let report = &self.0;
        let of_documents = (0..).zip(&report.documents).flat_map(|(index, document): (u32, _)| {
            document.warnings.iter().map(move |warning| described(warning, Some(index)))
        });
        let warnings: Value =
            report.warnings.iter().map(|warning| described(warning, None)).chain(of_documents).collect();
        json!({
            "engine": report.engine,
            "digest": report.digest,
            "params": report.params,
            "exact": report.exact, "fallbacks": report.fallbacks,
            "rewritten": report.rewritten, "totals": report.totals,
            "warnings": warnings,
        })
        .to_string()
    }

    /// The columns of the documents, in the order they were added.
    fn documents<'py>(&self, py: Python<'py>) -> Vec<PyColumn<'py>> {
        to_py(py, py.detach(|| document_columns(&self.0.documents)))
    }

    /// The columns of the listed pairs, in the order of the list.
    fn pairs<'py>(&self, py: Python<'py>) -> Vec<PyColumn<'py>> {
        to_py(py, py.detach(|| pair_columns(&self.0)))
    }

    /// The groups' documents by index, largest group first.
    fn groups(&self) -> Vec<Vec<u32>> {
        self.0.groups.iter().map(|group| group.documents.clone()).collect()
    }
}

fn described(warning: &Warning, document: Option<u32>) -> Value {
    let message = with_python_names(&warning.message);
    json!({
        "document": document,
        "code": warning.code,
        "args": warning.args,
        "message": message,
        "engineMessage": warning.message,
    })
}

fn document_columns(documents: &[DocumentReport]) -> Vec<Column> {
    let column = |name, count: fn(&DocumentReport) -> u32| Column::u32(name, documents.iter().map(count));
    vec![
        column("id", |document| document.id),
        Column::text("name", documents.iter().map(|document| Some(&document.name))),
        Column::text("language", documents.iter().map(|document| document.language.as_ref().map(word))),
        column("tokens", |document| document.counts.tokens),
        column("words", |document| document.counts.words),
        column("quoted", |document| document.counts.quoted),
        column("referenced", |document| document.counts.referenced),
        column("shingles", |document| document.counts.shingles),
        column("distinct", |document| document.distinct),
        column("in_template", |document| document.in_template),
        column("common", |document| document.common),
        column("compared", |document| document.compared),
        column("weight", |document| document.weight),
        Column::optional_u32("group", documents.iter().map(|document| document.group)),
        column("invisible", |document| document.deobfuscated.invisible),
        column("backwards", |document| document.deobfuscated.backwards),
        column("look_alike", |document| document.deobfuscated.look_alike),
        column("styled", |document| document.deobfuscated.styled),
        column("spaced_out", |document| document.deobfuscated.spaced_out),
        column("open", |document| document.deobfuscated.open),
    ]
}

/// The word by which a report names a value.
pub fn word(value: &impl Serialize) -> String {
    json!(value).as_str().unwrap_or_default().to_owned()
}

fn pair_columns(report: &EngineReport) -> Vec<Column> {
    let pairs: Vec<Pair> = report.listed().collect();
    let count = |name, count: fn(&Pair) -> u32| Column::u32(name, pairs.iter().map(count));
    let share = |name, share: fn(&Pair) -> f64| Column::f64(name, pairs.iter().map(share));
    let evidence = |name, count: fn(&Evidence) -> u32| {
        Column::optional_u32(name, pairs.iter().map(move |pair| pair.evidence.as_ref().map(count)))
    };
    let optional = |name, value: fn(&Evidence) -> Option<f64>| {
        Column::optional_f64(name, pairs.iter().map(move |pair| pair.evidence.as_ref().and_then(value)))
    };
    vec![
        count("a", |pair| pair.a),
        count("b", |pair| pair.b),
        count("shared", |pair| pair.shared),
        count("union", |pair| pair.union),
        share("jaccard", |pair| pair.jaccard),
        share("containment_a_in_b", |pair| pair.containment_a_in_b),
        share("containment_b_in_a", |pair| pair.containment_b_in_a),
        share("sorensen", |pair| pair.sorensen),
        share("overlap", |pair| pair.overlap),
        share("estimate", |pair| pair.estimate),
        share("estimate_low", |pair| pair.estimate_low),
        share("estimate_high", |pair| pair.estimate_high),
        Column::bool("candidate", pairs.iter().map(|pair| pair.candidate)),
        Column::optional_u32("group", pairs.iter().map(|pair| pair.group)),
        evidence("matched_a", |evidence| evidence.counts.matched_a),
        evidence("matched_b", |evidence| evidence.counts.matched_b),
        evidence("verbatim_a", |evidence| evidence.counts.verbatim_a),
        evidence("verbatim_b", |evidence| evidence.counts.verbatim_b),
        evidence("longest", |evidence| evidence.counts.longest),
        evidence("passages", |evidence| evidence.counts.passages),
        optional("expected_by_chance", |evidence| evidence.expected_by_chance),
        optional("score", |evidence| evidence.score),
        optional("weight", |evidence| Some(evidence.weight)),
    ]
}
