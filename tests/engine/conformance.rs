//! The native build gives the digests of `tests/conformance/digests.json`, a digest of the whole report for each case of
//! `cases.json`: every parameter, every language of the fixtures, disguised texts, roles and authors.
//!
//! The WebAssembly builds are held to the same digests by `tests/cli/conformance.test.mjs` and `tests/e2e/conformance.spec.ts`,
//! and in all browsers by `npm run conformance`, for which this test writes its digests to where `CONFORMANCE_DIGESTS` says.

use std::collections::BTreeMap;
use std::fs;

use lookalike::internals::text::span::Utf16Span;
use lookalike::params::{FIELDS, Params, RawValue};
use lookalike::report::Role;
use lookalike::{Corpus, NewDocument};
use serde_json::{Map, Value, json};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/conformance");
const FIXTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures");

/// Listed pairs whose passages are in a digest, the first ones.
const DETAILED_PAIRS: usize = 6;

#[test]
fn native_gives_the_digests_of_the_conformance_set() {
    let set = read_json("cases.json");
    let found: BTreeMap<String, String> =
        cases(&set).into_iter().map(|case| (case.name.clone(), digest(&outcome(&set, &case)))).collect();
    let renewed = std::env::var_os("UPDATE_GOLDEN").map(|_| format!("{FOLDER}/digests.json"));
    if let Some(path) = std::env::var("CONFORMANCE_DIGESTS").ok().or(renewed) {
        let text = serde_json::to_string_pretty(&found).expect("texts only") + "\n";
        fs::write(path, text).expect("the digests can be written");
        return;
    }
    let expected = read_json("digests.json");
    let names = |names: Vec<&String>| names.into_iter().cloned().collect::<Vec<_>>();
    let expected = expected.as_object().expect("digests by the cases' names");
    assert_eq!(names(found.keys().collect()), names(expected.keys().collect()), "renew them with UPDATE_GOLDEN=1");
    let differing: Vec<&String> =
        found.iter().filter(|(name, digest)| expected[*name] != **digest).map(|(name, _)| name).collect();
    assert!(differing.is_empty(), "digests differ; if that is meant, renew them with UPDATE_GOLDEN=1: {differing:?}");
}

/// A parameter, or a value of one, that is added to the engine must be added to the cases, too.
#[test]
fn the_conformance_set_varies_every_parameter_and_every_choice() {
    let set = read_json("cases.json");
    let vary = set["vary"].as_object().expect("values by parameter");
    let mut missing = Vec::new();
    for field in FIELDS {
        let Some(values) = vary.get(field) else {
            missing.push(field.to_owned());
            continue;
        };
        let wrong = Params::from_raw(&[(field.to_owned(), RawValue::Text("no such value".to_owned()))]);
        let message = wrong.expect_err("no parameter takes this").to_string();
        let Some((_, choices)) = message.split_once(" must be one of ") else { continue };
        let choices = choices.rsplit_once(", got").expect("what came is said last").0;
        for choice in choices.split(", ").map(|choice| choice.trim_matches('"')) {
            if !values.as_array().expect("a list").iter().any(|value| value == choice) {
                missing.push(format!("{field}={choice}"));
            }
        }
    }
    assert!(missing.is_empty(), "tests/conformance/cases.json does not vary: {missing:?}");
    assert!(vary.keys().all(|name| FIELDS.contains(&name.as_str())));
}

struct Case {
    name: String,
    set: String,
    params: Map<String, Value>,
}

/// A case for each value of each parameter, with what it needs to matter; then those that are written out.
fn cases(set: &Value) -> Vec<Case> {
    let object = |value: &Value| value.as_object().cloned().unwrap_or_default();
    let mut cases = Vec::new();
    for (field, values) in object(&set["vary"]) {
        for value in values.as_array().expect("a list") {
            let mut params = object(&set["needs"][&field]);
            params.insert(field.clone(), value.clone());
            let shown = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            cases.push(Case { name: format!("{field}={shown}"), set: "mixed".to_owned(), params });
        }
    }
    for case in set["cases"].as_array().expect("a list") {
        let text = |key: &str| case[key].as_str().expect("a text").to_owned();
        cases.push(Case { name: text("name"), set: text("set"), params: object(&case["params"]) });
    }
    cases
}

/// The whole report, pairs and documents one by one, and the passages of the first pairs.
fn outcome(set: &Value, case: &Case) -> Value {
    let mut corpus = Corpus::new();
    for document in set["sets"][&case.set].as_array().expect("documents") {
        for (new, text) in made(document) {
            corpus.add_document(new, text).expect("short enough");
        }
    }
    let raw: Vec<(String, RawValue)> = case.params.iter().map(|(name, value)| (name.clone(), raw(value))).collect();
    let params = Params::from_raw(&raw).unwrap_or_else(|mistakes| panic!("{}: {mistakes}", case.name));
    let report = corpus.compare(&params).expect("nothing stops it");
    let mut whole = json!(report);
    whole["pairs"] = report.listed().map(|pair| json!(pair)).collect();
    whole.as_object_mut().expect("a report has fields").remove("estimates");
    // The engine keeps the texts only as far as memory is asked to suffice; the page hands them in again, and so would we.
    let held = report.fallbacks.is_empty();
    let details = report.listed().take(if held { DETAILED_PAIRS } else { 0 }).map(|pair| {
        let mut detail = corpus.passages(pair.a, pair.b, &params).expect("known documents");
        // The page has them in this order.
        detail.passages.sort_by_key(|passage| (passage.a_start, passage.a_end, passage.b_start));
        let spans = |spans: &[Utf16Span]| spans.iter().flat_map(|span| [span.start, span.end]).collect::<Vec<_>>();
        json!({
            "pair": detail.pair,
            "passages": detail.passages,
            "tooShort": detail.too_short,
            "bounded": detail.bounded,
            "shinglesA": spans(&detail.shingles_a),
            "shinglesB": spans(&detail.shingles_b),
            "excludedA": detail.excluded_a,
            "excludedB": detail.excluded_b,
            "commentsA": spans(&detail.comments_a),
            "commentsB": spans(&detail.comments_b),
            "breakdownA": detail.breakdown_a,
            "breakdownB": detail.breakdown_b,
            "whole": detail.whole,
            "withoutDeobfuscation": detail.without_deobfuscation,
        })
    });
    json!({ "report": whole, "details": details.collect::<Vec<_>>() })
}

/// A stretch of a fixture, turned round and with pieces replaced as it says; or many generated documents.
fn made(document: &Value) -> Vec<(NewDocument, String)> {
    if let Some(count) = document["generated"].as_u64() {
        let texts = generated(count as usize, document["words"].as_u64().expect("a number") as usize);
        let named = |(number, text)| {
            (NewDocument { name: format!("generated {number}"), role: Role::Submission, author: None }, text)
        };
        return texts.into_iter().enumerate().map(named).collect();
    }
    let path = document["of"].as_str().expect("a fixture");
    let whole = fs::read_to_string(format!("{FIXTURES}/{path}")).expect("a fixture in UTF-8");
    let at = |key: &str| document[key].as_u64().expect("a place") as usize;
    let (from, to) = (at("from"), at("to"));
    let mut text: String = whole.chars().skip(from).take(to - from).collect();
    if document["reverse"] == true {
        text = text.chars().rev().collect();
    }
    for pair in document["replace"].as_array().unwrap_or(&Vec::new()) {
        text = text.replace(pair[0].as_str().expect("a text"), pair[1].as_str().expect("a text"));
    }
    let disguise = document["disguise"].as_str().map_or_else(String::new, |how| format!(", {how}"));
    let role = match document["role"].as_str() {
        Some("archive") => Role::Archive,
        Some("template") => Role::Template,
        _ => Role::Submission,
    };
    let author = document["author"].as_str().map(str::to_owned);
    vec![(NewDocument { name: format!("{path} {from}-{to}{disguise}"), role, author }, text)]
}

/// Texts of random words; every tenth is an earlier one with a tenth of its words changed. `tests/conformance/outcome.mjs`
/// and `python/tests/samples.py` have the same.
fn generated(count: usize, words: usize) -> Vec<String> {
    let mut state = 1_u32;
    let mut below = |limit: usize| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) as usize % limit
    };
    let mut texts: Vec<Vec<String>> = Vec::new();
    for number in 0..count {
        let (mut text, start, changed) = if number % 10 == 9 {
            let (copied, changed) = (texts[below(number)].clone(), words / 10);
            (copied, below(words - changed), changed)
        } else {
            (vec![String::new(); words], 0, words)
        };
        for word in &mut text[start..start + changed] {
            *word = format!("w{}", below(20_000));
        }
        texts.push(text);
    }
    texts.into_iter().map(|text| text.join(" ")).collect()
}

fn raw(value: &Value) -> RawValue {
    match value {
        Value::Bool(value) => RawValue::Bool(*value),
        Value::String(value) => RawValue::Text(value.clone()),
        value => RawValue::Number(value.as_f64().expect("a number")),
    }
}

/// FNV-1a of 64 bits over a value written out in one way only: keys in their order, numbers as the bits of a double.
/// `tests/conformance/outcome.mjs` has the same.
fn digest(value: &Value) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    feed(value, &mut |bytes| {
        for &byte in bytes {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    });
    format!("{hash:016x}")
}

fn feed(value: &Value, put: &mut impl FnMut(&[u8])) {
    match value {
        Value::Null => put(b"n"),
        Value::Bool(value) => put(if *value { b"t" } else { b"f" }),
        Value::Number(value) => {
            put(b"d");
            put(&value.as_f64().expect("a double").to_bits().to_le_bytes());
        }
        Value::String(text) => {
            put(b"s");
            put(text.as_bytes());
            put(&[0xff]);
        }
        Value::Array(values) => {
            put(b"[");
            for value in values {
                feed(value, put);
            }
            put(b"]");
        }
        Value::Object(fields) => {
            put(b"{");
            let sorted: BTreeMap<_, _> = fields.iter().collect();
            for (key, value) in sorted {
                put(key.as_bytes());
                put(&[0xff]);
                feed(value, put);
            }
            put(b"}");
        }
    }
}

fn read_json(name: &str) -> Value {
    let text = fs::read_to_string(format!("{FOLDER}/{name}")).expect("it lies in the repository");
    serde_json::from_str(&text).expect("valid JSON")
}
