//! The report on the fixtures that every build must give, to the byte.
//!
//! Native and wasm tests both make it with [`report`] and compare it with `report.jsonl`, so they agree with each other.

use lookalike::Corpus;
use lookalike::internals::text::span::Utf16Span;
use lookalike::params::{Params, RawValue};
use serde_json::{Value, json};

/// The expected report. To renew it after a change that is meant: `UPDATE_GOLDEN=1 cargo test golden_report`.
pub const EXPECTED: &str = include_str!("report.jsonl");

macro_rules! fixtures {
    ($($path:literal),* $(,)?) => {
        &[$(($path, include_str!(concat!("../fixtures/", $path)))),*]
    };
}

/// Real texts of all sets, with names.
const FIXTURES: &[(&str, &str)] = fixtures![
    "irplag/case-07/original/T7.java",
    "irplag/case-07/plagiarized/L1/01/L1.java",
    "irplag/case-07/plagiarized/L3/01/L3.java",
    "irplag/case-07/non-plagiarized/02/T07.java",
    "textreuse_legal_ats/legal/ca1851-match.txt",
    "textreuse_legal_ats/legal/ca1851-nomatch.txt",
    "textreuse_legal_ats/legal/ny1850-match.txt",
    "textreuse_legal_ats/ats/remember00palm.txt",
    "textreuse_legal_ats/ats/remembermeorholy00palm.txt",
    "english_classics/melville-loomings-a.txt",
    "english_classics/melville-loomings-b.txt",
    "russian/turgenev-mumu-a.txt",
    "russian/turgenev-mumu-b.txt",
    "udhr2_multi/cmn_hans.txt",
    "udhr2_multi/cmn_hant.txt",
    "udhr2_multi/hin.txt",
    "udhr2_multi/tha.txt",
];

/// Compares the fixtures by words, by characters and as programs, and reads every pair's passages; a line of JSON each.
pub fn report() -> String {
    let mut corpus = Corpus::new();
    for (name, text) in FIXTURES {
        corpus.add((*name).to_owned(), (*text).to_owned()).expect("short enough");
    }
    let text = |value: &str| RawValue::Text(value.to_owned());
    let runs = [
        vec![],
        vec![("unit", text("characters")), ("k", RawValue::Number(12.0)), ("threshold", RawValue::Number(0.02))],
        vec![("k", RawValue::Number(2.0)), ("measure", text("overlap")), ("seed", RawValue::Number(7.0))],
        vec![("unit", text("code")), ("k", RawValue::Number(7.0)), ("weighting", text("rarity"))],
        vec![
            ("stem", RawValue::Number(3.0)),
            ("reach", RawValue::Number(9.0)),
            ("counting", text("bag")),
            ("weighting", text("rarity")),
            ("threshold", RawValue::Number(0.1)),
        ],
        vec![("unit", text("code")), ("reduceCode", RawValue::Bool(false)), ("winnow", RawValue::Number(8.0))],
    ];
    let lines = runs.into_iter().flat_map(|raw| run(&mut corpus, raw)).map(|value| value.to_string() + "\n");
    lines.collect()
}

fn run(corpus: &mut Corpus, raw: Vec<(&str, RawValue)>) -> Vec<Value> {
    let raw: Vec<(String, RawValue)> = raw.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    let params = Params::from_raw(&raw).expect("valid");
    let report = corpus.compare(&params).expect("nothing stops it");
    let mut whole = json!(report);
    // Pairs with all their measures, in place of the columns that these are made of.
    whole["pairs"] = report.listed().map(|pair| json!(pair)).collect();
    whole.as_object_mut().expect("a report has fields").remove("estimates");
    let mut lines = vec![whole];
    for pair in report.listed() {
        let detail = corpus.passages(pair.a, pair.b, &params).expect("known documents");
        let spans = |spans: &[Utf16Span]| spans.iter().map(|span| (span.start, span.end)).collect::<Vec<_>>();
        lines.push(json!({
            "passages": detail.passages,
            "tooShort": detail.too_short,
            "shinglesA": spans(&detail.shingles_a),
            "shinglesB": spans(&detail.shingles_b),
        }));
    }
    lines
}
