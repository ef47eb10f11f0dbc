//! The boundary to JavaScript, in real browsers.

#![cfg(target_arch = "wasm32")]

mod golden;

use js_sys::{Array, Error, Function, JSON, Object, Reflect, Uint32Array};
use lookalike::wasm::{Corpus, check_params, compare, default_params, fresh_seed};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

const NONE: JsValue = JsValue::UNDEFINED;

/// A JavaScript value from JSON.
fn js(json: &str) -> JsValue {
    JSON::parse(json).expect("valid JSON")
}

/// A value's place, such as `pairs.0.jaccard`.
fn at(value: &JsValue, path: &str) -> JsValue {
    path.split('.').fold(value.clone(), |value, key| Reflect::get(&value, &key.into()).expect("an object on the way"))
}

fn text_at(value: &JsValue, path: &str) -> String {
    at(value, path).as_string().unwrap_or_else(|| panic!("{path} should be a text"))
}

fn number_at(value: &JsValue, path: &str) -> f64 {
    at(value, path).as_f64().unwrap_or_else(|| panic!("{path} should be a number"))
}

#[wasm_bindgen_test]
fn wasm_gives_the_golden_report() {
    assert!(golden::report() == golden::EXPECTED, "this build's report differs from tests/golden/report.jsonl");
}

#[wasm_bindgen_test]
fn strings_and_named_texts_are_compared_with_defaults() {
    let texts = js(r#"["one two three four five six seven", {"name": "b", "text": "One, two: three four five six!"}]"#);
    let report = compare(&texts, &NONE).expect("valid");
    assert_eq!(text_at(&report, "documents.name.0"), "text 1");
    assert_eq!(text_at(&report, "documents.name.1"), "b");
    assert_eq!((number_at(&report, "pairs.shared.0"), number_at(&report, "pairs.union.0")), (2.0, 3.0));
    assert_eq!(number_at(&report, "pairs.containmentBInA.0"), 1.0);
    assert_eq!(number_at(&report, "params.signatureLength"), 128.0);
    assert_eq!(number_at(&report, "groups.0.number"), 1.0);
    assert_eq!(text_at(&report, "engine"), env!("CARGO_PKG_VERSION"));
    assert_eq!(text_at(&report, "digest").len(), 32);
}

#[wasm_bindgen_test]
fn partial_parameters_are_completed() {
    let report = compare(&js(r#"["a b c", "a b d"]"#), &js(r#"{"k": 2, "rows": 4, "seed": 9007199254740991}"#));
    let report = report.expect("valid");
    assert_eq!((number_at(&report, "params.bands"), number_at(&report, "params.rows")), (32.0, 4.0));
    assert_eq!(number_at(&report, "params.seed"), 9_007_199_254_740_991.0);
    assert_eq!((number_at(&report, "pairs.shared.0"), number_at(&report, "pairs.union.0")), (1.0, 3.0));
}

#[wasm_bindgen_test]
fn all_mistakes_come_at_once() {
    let wrong = js(r#"{"k": 0, "threshold": "high", "colour": 1, "bands": 20, "rows": 10, "seed": 1.5, "nfkc": {}}"#);
    let error: Error = compare(&js("[]"), &wrong).expect_err("wrong").dyn_into().expect("an Error");
    assert_eq!(String::from(error.name()), "ParameterError");
    let fields: Vec<String> = Array::from(&at(&error, "mistakes")).iter().map(|m| text_at(&m, "field")).collect();
    assert_eq!(fields, ["colour", "k", "nfkc", "threshold", "bands", "seed"]);
    let message = String::from(error.message());
    for part in [
        "k must be a whole number from 1 to 64, got 0",
        "bands * rows must be at most the signature length (128), got 20 * 10 = 200",
        "there is no parameter \"colour\"; there are: unit, k,",
        "nfkc must be true or false, got an object",
    ] {
        assert!(message.contains(part), "{message:?} should say {part:?}");
    }
    assert_eq!(Array::from(&check_params(&wrong).expect("an object")).length(), 6);
    assert_eq!(Array::from(&check_params(&default_params().expect("plain")).expect("an object")).length(), 0);
    assert_eq!(Array::from(&check_params(&js(r#"{"k": 1.5}"#)).expect("an object")).length(), 1);
}

#[wasm_bindgen_test]
fn wrong_values_are_named() {
    let message = |result: Result<JsValue, JsValue>| String::from(Error::from(result.expect_err("wrong")).message());
    assert!(message(compare(&js("7"), &NONE)).contains("texts must be an array of strings"));
    let wrong_text = message(compare(&js(r#"["fine", {"name": "no text"}]"#), &NONE));
    assert!(wrong_text.contains("texts[1] must be a string or { name, text }, both strings, got an object"));
    assert!(
        message(compare(&js("[]"), &js("[5]"))).contains("params must be an object such as { k: 5 }, got an array")
    );
}

#[wasm_bindgen_test]
fn few_documents_are_no_error() {
    for texts in ["[]", r#"["only one text in here"]"#] {
        let report = compare(&js(texts), &NONE).expect("valid");
        assert_eq!(Array::from(&at(&report, "pairs")).length(), 0);
        assert_eq!(text_at(&report, "warnings.0.code"), "tooFewDocuments");
    }
}

#[wasm_bindgen_test]
fn documents_are_warned_about_and_the_others_compared() {
    let texts = js(r#"["", "too short", "a b c d e f", "\ud83d a b c d e f", "a b c d e f"]"#);
    let report = compare(&texts, &NONE).expect("valid");
    let codes: Vec<String> = (0..5)
        .map(|index| {
            let warnings = Array::from(&at(&report, &format!("documents.{index}.warnings")));
            warnings.iter().map(|warning| text_at(&warning, "code")).collect::<Vec<_>>().join(" ")
        })
        .collect();
    assert_eq!(codes, ["empty", "tooShort", "", "loneSurrogates", "sameText"]);
    assert_eq!(Array::from(&at(&report, "pairs")).length(), 3);
}

#[wasm_bindgen_test]
fn a_replacement_character_of_the_texts_own_is_no_lone_surrogate() {
    let report = compare(&js(r#"["a b � c d e"]"#), &NONE).expect("valid");
    assert_eq!(Array::from(&at(&report, "documents.0.warnings")).length(), 0);
}

#[wasm_bindgen_test]
fn a_corpus_keeps_documents_and_reads_pairs_side_by_side() {
    let mut corpus = Corpus::new();
    let add = |corpus: &mut Corpus, json: &str| corpus.add(&js(json)).expect("a document");
    let a = add(&mut corpus, r#""😀 one two three four five — and more""#);
    let gone = add(&mut corpus, r#""one two three four five""#);
    let b = add(&mut corpus, r#"{"name": "b", "text": "zero One two, three four five"}"#);
    assert!(corpus.remove(gone) && !corpus.remove(gone));
    assert_eq!((corpus.length(), a, b), (2, 0, 2));
    let detail = corpus.passages(a, b, &NONE).expect("both are there");
    // The emoji takes two UTF-16 units, so the first word starts at 3.
    for (field, expected) in [("aStart", 3.0), ("aEnd", 26.0), ("bStart", 5.0), ("bEnd", 29.0), ("tokens", 5.0)] {
        assert_eq!(number_at(&detail, &format!("passages.0.{field}")), expected, "{field}");
    }
    let spans: Uint32Array = at(&detail, "shinglesB").dyn_into().expect("a typed array");
    assert_eq!(spans.to_vec(), [5, 29]);
    assert_eq!(corpus.longest_passages(&[a, b, b, a], &NONE).expect("known"), [5, 5]);

    let report = corpus.compare_pairs(&[b, a], &js(r#"{"threshold": 0}"#), None).expect("known");
    assert_eq!((number_at(&report, "pairs.a.0"), number_at(&report, "pairs.b.0")), (0.0, 1.0));
    let message = |error: JsValue| String::from(Error::from(error).message());
    assert!(message(corpus.passages(a, gone, &NONE).expect_err("gone")).contains("no document with id 1"));
    assert!(message(corpus.passages(a, a, &NONE).expect_err("itself")).contains("two different documents"));
    assert!(message(corpus.longest_passages(&[a], &NONE).expect_err("odd")).contains("two ids for each pair"));
}

#[wasm_bindgen_test]
fn progress_is_told_and_what_it_throws_stops_the_work() {
    let mut corpus = Corpus::new();
    for _ in 0..3 {
        corpus.add(&js(r#""a b c d e f g""#)).expect("a document");
    }
    let told = Array::new();
    let listener = Function::new_with_args("told, progress", "told.push(progress)").bind1(&JsValue::NULL, &told);
    corpus.compare(&NONE, Some(listener.unchecked_into())).expect("valid");
    let stages: Vec<String> =
        told.iter().filter(|p| number_at(p, "done") == 0.0).map(|p| text_at(&p, "stage")).collect();
    assert_eq!(stages, ["text", "signatures", "index", "pairs", "candidates", "report"]);
    let last = told.get(told.length() - 1);
    assert_eq!((text_at(&last, "stage"), number_at(&last, "done")), ("report".to_owned(), 1.0));

    let stop = Function::new_no_args("throw new RangeError('enough')");
    let error = corpus.compare(&NONE, Some(stop)).expect_err("stopped");
    assert!(error.is_instance_of::<js_sys::RangeError>(), "what was thrown comes out as it was");
    assert_eq!(Array::from(&at(&corpus.compare(&NONE, None).expect("still fine"), "pairs")).length(), 3);
}

#[wasm_bindgen_test]
fn fresh_seeds_differ_and_are_whole() {
    let [a, b] = [(); 2].map(|()| fresh_seed().expect("browsers have randomness"));
    assert!(a != b && [a, b].iter().all(|seed| seed.fract() == 0.0 && (0.0..=9_007_199_254_740_991.0).contains(seed)));
    let params = Object::new();
    Reflect::set(&params, &"seed".into(), &a.into()).expect("an object takes properties");
    assert!(compare(&js("[]"), &params).is_ok());
}
