//! The boundary to JavaScript, in real browsers.

#![cfg(all(target_arch = "wasm32", feature = "js"))]

mod golden;
#[path = "wasm/options.rs"]
mod options;
#[path = "engine/signatures.rs"]
mod signatures;
#[path = "wasm/sketches.rs"]
mod sketches;

use js_sys::{Array, Error, Function, JSON, Object, Reflect, Uint16Array, Uint32Array};
use lookalike::wasm::questions::{
    birthday, candidate_probability, expected_collisions, functions_needed, modular_as_printed,
};
use lookalike::wasm::sketches::sketch_texts;
use lookalike::wasm::warm_up::warm_up;
use lookalike::wasm::{self, Corpus, check_params, default_params, forecast, fresh_seed};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

// As on the page, and so that the page itself stays free to answer the driver, however long a test takes.
wasm_bindgen_test_configure!(run_in_dedicated_worker);

const NONE: JsValue = JsValue::UNDEFINED;

/// A JavaScript value from JSON.
fn js(json: &str) -> JsValue {
    JSON::parse(json).expect("valid JSON")
}

/// Compares without options.
fn compare(texts: &JsValue, params: &JsValue) -> Result<JsValue, JsValue> {
    wasm::compare(texts, params, &NONE)
}

/// A list of ids.
fn ids(ids: &[u32]) -> JsValue {
    Uint32Array::from(ids).into()
}

/// What a piece of JavaScript returns.
fn run(script: &str) -> JsValue {
    Function::new_no_args(script).call0(&NONE).expect("nothing is thrown")
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

/// What the most alike pair shares, and of how many.
fn shared_of_union(report: &JsValue) -> (f64, f64) {
    let [a, b] = ["pairs.a.0", "pairs.b.0"].map(|document| number_at(report, document));
    let [a, b] = [a, b].map(|document| number_at(report, &format!("documents.weight.{document}")));
    let shared = number_at(report, "pairs.shared.0");
    (shared, a + b - shared)
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
    assert_eq!(shared_of_union(&report), (2.0, 3.0));
    assert_eq!(number_at(&report, "params.signatureLength"), 128.0);
    assert_eq!(number_at(&report, "groups.0.number"), 1.0);
    assert_eq!(text_at(&report, "engine"), env!("CARGO_PKG_VERSION"));
    assert_eq!(text_at(&report, "digest").len(), 32);
}

#[wasm_bindgen_test]
fn columns_are_as_wide_as_their_numbers() {
    let long: Vec<String> = (0..66_000).map(|word| format!("w{word}")).collect();
    let texts: Array = [long.join(" "), long[..65_990].join(" "), "w0 w1 w2 w3 w4".to_owned()]
        .iter()
        .map(|text| JsValue::from_str(text))
        .collect();
    let report = compare(&texts, &js(r#"{"threshold": 0}"#)).expect("valid");
    assert!(at(&report, "pairs.shared").is_instance_of::<Uint32Array>());
    assert!(at(&report, "pairs.a").is_instance_of::<Uint16Array>());
    let number = |path: &str| number_at(&report, path);
    assert_eq!((number("pairs.a.0"), number("pairs.b.0")), (0.0, 1.0));
    assert_eq!(shared_of_union(&report), (65_986.0, 65_996.0));
}

#[wasm_bindgen_test]
fn warming_up_leaves_nothing_behind() {
    let compared = || {
        let report = compare(&js(r#"["a b c", "a b d"]"#), &js(r#"{"k": 2}"#)).expect("valid");
        JSON::stringify(&report).map(String::from).expect("plain")
    };
    let before = compared();
    warm_up().expect("nothing can go wrong");
    warm_up().expect("as often as one likes");
    assert_eq!(compared(), before);
}

#[wasm_bindgen_test]
fn partial_parameters_are_completed() {
    let report = compare(&js(r#"["a b c", "a b d"]"#), &js(r#"{"k": 2, "rows": 4, "seed": 9007199254740991}"#));
    let report = report.expect("valid");
    assert_eq!((number_at(&report, "params.bands"), number_at(&report, "params.rows")), (32.0, 4.0));
    assert_eq!(number_at(&report, "params.seed"), 9_007_199_254_740_991.0);
    assert_eq!(shared_of_union(&report), (1.0, 3.0));
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
        "there is no parameter \"colour\"; there are: unit, language, reduceCode, k,",
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
    let expected = "texts[1] must be a string or { name, text }, the text a string or a Uint8Array, got an object without \
                    text (it has: name)";
    assert!(wrong_text.contains(expected), "{wrong_text}");
    assert!(
        message(compare(&js("[]"), &js("[5]"))).contains("params must be an object such as { k: 5 }, got an array")
    );
    // Neither the indices of bytes are named as fields, nor all of many fields.
    let bytes = js_sys::Uint8Array::new_with_length(100_000);
    assert!(message(compare(&Array::of1(&bytes), &NONE)).ends_with("got bytes"));
    let fields: Vec<String> = (0..50).map(|field| format!(r#""f{field}": 1"#)).collect();
    let many = message(compare(&js(&format!("[{{{}}}]", fields.join(", "))), &NONE));
    assert!(many.ends_with("f8, f9, …)"), "{many}");
    assert!(message(compare(&js("[]"), &js_sys::Map::new())).ends_with("got a Map"));
}

#[wasm_bindgen_test]
fn few_documents_are_no_error() {
    for texts in ["[]", r#"["only one text in here"]"#] {
        let report = compare(&js(texts), &NONE).expect("valid");
        assert_eq!(number_at(&report, "pairs.length"), 0.0);
        assert_eq!(text_at(&report, "warnings.0.code"), "tooFewDocuments");
    }
}

#[wasm_bindgen_test]
fn documents_are_warned_about_and_the_others_compared() {
    let texts = js(r#"["", "too short", "a b c d e f", "\ud83d a b c d e f", "a b c d e f"]"#);
    let report = compare(&texts, &NONE).expect("valid");
    let warnings = Array::from(&at(&report, "documents.warnings"));
    let codes: Vec<(f64, String)> =
        warnings.iter().map(|warning| (number_at(&warning, "document"), text_at(&warning, "code"))).collect();
    let codes: Vec<(f64, &str)> = codes.iter().map(|(document, code)| (*document, code.as_str())).collect();
    assert_eq!(codes, [(0.0, "empty"), (1.0, "tooShort"), (3.0, "loneSurrogates"), (4.0, "sameText")]);
    assert_eq!(number_at(&report, "pairs.length"), 3.0);
}

/// 2¹⁶ and 2¹⁷ equal grams are 2³³ pairs, which 32 bits cannot count.
#[wasm_bindgen_test]
fn one_word_repeated_more_often_than_pairs_can_be_counted_in_32_bits_is_compared() {
    let report = compare(&run("return ['a '.repeat(65555), 'a '.repeat(131091)]"), &NONE).expect("they are compared");
    assert_eq!(number_at(&report, "documents.length"), 2.0);
}

#[wasm_bindgen_test]
fn a_replacement_character_of_the_texts_own_is_no_lone_surrogate() {
    let report = compare(&js(r#"["a b � c d e"]"#), &NONE).expect("valid");
    assert_eq!(
        Array::from(&at(&report, "documents.warnings"))
            .iter()
            .filter(|w| text_at(w, "code") == "loneSurrogates")
            .count(),
        0
    );
}

#[wasm_bindgen_test]
fn texts_come_in_whole_however_many_bytes_their_characters_take() {
    let mut corpus = Corpus::new();
    for character in ["a", "é", "ж", "語", "😀", "a😀語"] {
        for (before, repeated) in [(0, 0), (0, 1), (1, 3), (2, 1000), (3, 70_000)] {
            let text = "a".repeat(before) + &character.repeat(repeated);
            let documents = Array::of2(&JsValue::from(&text), &js(r#"{"name": "nächster", "text": "a b c"}"#));
            let id = corpus.add_all(&documents).expect("two documents");
            let is_whole = corpus.text(&id.into()).expect("known").is_some_and(|held| held == text);
            assert!(is_whole, "{repeated} times {character} after {before} letters");
        }
    }
}

#[wasm_bindgen_test]
fn a_corpus_keeps_documents_and_reads_pairs_side_by_side() {
    let mut corpus = Corpus::new();
    let add = |corpus: &mut Corpus, json: &str| corpus.add(&js(json)).expect("a document");
    let a = add(&mut corpus, r#""😀 one two three four five — and more""#);
    let gone = add(&mut corpus, r#""one two three four five""#);
    let b = add(&mut corpus, r#"{"name": "b", "text": "zero One two, three four five"}"#);
    assert_eq!([(); 2].map(|()| corpus.remove(&gone.into()).expect("an id")), [true, false]);
    assert_eq!((corpus.length(), a, b), (2, 0, 2));
    let detail = corpus.passages(&a.into(), &b.into(), &NONE).expect("both are there");
    // The emoji takes two UTF-16 units, so the first word starts at 3.
    for (field, expected) in [("aStart", 3.0), ("aEnd", 26.0), ("bStart", 5.0), ("bEnd", 29.0), ("tokens", 5.0)] {
        assert_eq!(number_at(&detail, &format!("passages.0.{field}")), expected, "{field}");
    }
    for (field, expected) in [("aTokens", 5.0), ("bTokens", 5.0), ("edits.length", 0.0)] {
        assert_eq!(number_at(&detail, &format!("passages.0.{field}")), expected, "{field}");
    }
    let spans: Uint32Array = at(&detail, "shinglesB").dyn_into().expect("a typed array");
    assert_eq!(spans.to_vec(), [5, 29]);
    assert_eq!(corpus.longest_passages(&ids(&[a, b, b, a]), &NONE).expect("known"), [5, 5]);

    let report = corpus.compare_pairs(&ids(&[b, a]), &js(r#"{"threshold": 0}"#), &NONE).expect("known");
    assert_eq!((number_at(&report, "pairs.a.0"), number_at(&report, "pairs.b.0")), (0.0, 1.0));
    let message = |error: JsValue| String::from(Error::from(error).message());
    assert!(
        message(corpus.passages(&a.into(), &gone.into(), &NONE).expect_err("gone")).contains("no document with id 1")
    );
    assert!(
        message(corpus.passages(&a.into(), &a.into(), &NONE).expect_err("itself")).contains("two different documents")
    );
    assert!(message(corpus.longest_passages(&ids(&[a]), &NONE).expect_err("odd")).contains("two ids for each pair"));
}

#[wasm_bindgen_test]
fn fresh_seeds_differ_and_are_whole() {
    let [a, b] = [(); 2].map(|()| fresh_seed().expect("browsers have randomness"));
    assert!(a != b && [a, b].iter().all(|seed| seed.fract() == 0.0 && (0.0..=9_007_199_254_740_991.0).contains(seed)));
    let params = Object::new();
    Reflect::set(&params, &"seed".into(), &a.into()).expect("an object takes properties");
    assert!(compare(&js("[]"), &params).is_ok());
}

#[wasm_bindgen_test]
fn roles_and_authors_are_read_and_wrong_ones_named() {
    let texts =
        js(r#"[{"name": "a", "text": "a b c d", "author": "lee"}, {"name": "b", "text": "a b c d", "author": "lee"},
            {"name": "c", "text": "a b c d e", "role": "archive"}, {"name": "t", "text": "a b", "role": "template"}]"#);
    let report = compare(&texts, &js(r#"{"k": 2, "threshold": 0}"#)).expect("valid");
    assert_eq!((number_at(&report, "pairs.length"), number_at(&report, "totals.excludedPairs")), (2.0, 1.0));
    assert_eq!(shared_of_union(&report), (2.0, 3.0));
    assert_eq!(number_at(&report, "documents.inTemplate.0"), 1.0);
    let message = |texts: &str| String::from(Error::from(compare(&js(texts), &NONE).expect_err("wrong")).message());
    assert!(message(r#"[{"name": "a", "text": "", "role": "judge"}]"#).contains("\"template\", got \"judge\""));
    assert!(message(r#"[{"name": "a", "text": "", "author": 7}]"#).contains("texts[0].author must be a string"));
}

#[wasm_bindgen_test]
fn a_new_text_is_asked_about_and_let_in() {
    let mut corpus = Corpus::new();
    corpus.add(&js(r#"{"name": "a", "text": "one two three four five six"}"#)).expect("a document");
    let params = js(r#"{"k": 2, "threshold": 0.1}"#);
    let found = corpus.query(&js(r#""one two three seven eight""#), &params).expect("exact");
    assert_eq!((number_at(&found, "similar.length"), number_at(&found, "similar.0.shared")), (1.0, 2.0));
    assert_eq!((text_at(&found, "similar.0.name"), number_at(&found, "tokens")), ("a".to_owned(), 5.0));
    let admit =
        |corpus: &mut Corpus, text: &str, rule: &str| corpus.admit(&text.into(), &params, &js(rule)).expect("a rule");
    assert_eq!(text_at(&admit(&mut corpus, "nine ten eleven", "{}"), "verdict"), "unique");
    let joins = admit(&mut corpus, "one two three seven eight", "{}");
    assert_eq!((text_at(&joins, "verdict"), number_at(&joins, "id")), ("joins".to_owned(), 2.0));
    let full = admit(&mut corpus, "one two three zero", r#"{"largestGroup": 2}"#);
    assert_eq!((text_at(&full, "verdict"), text_at(&full, "reason")), ("refused".to_owned(), "groupFull".to_owned()));
    let same = admit(&mut corpus, "nine ten eleven", r#"{"refuseAt": 1}"#);
    assert_eq!(text_at(&same, "reason"), "tooSimilar");
    assert_eq!(corpus.length(), 3);
    let wrong = corpus.admit(&"a".into(), &params, &js(r#"{"largestGroup": 0}"#)).expect_err("no room");
    assert!(String::from(Error::from(wrong).message()).contains("largestGroup"));
}

#[wasm_bindgen_test]
fn what_theory_says() {
    assert!((candidate_probability(0.9, 6, 14) - 0.79).abs() < 0.005);
    assert!((birthday(32, 0.01) - 9_291.49).abs() < 0.01);
    assert!((expected_collisions(10_376_876.0, 32) - 12_525.0).abs() < 1.0);
    let needed = functions_needed(0.05, 0.95).expect("both are shares");
    assert_eq!((number_at(&needed, "twoSigmas"), number_at(&needed, "exact")), (400.0, 390.0));
    assert!(functions_needed(0.0, 0.95).is_err());
    assert_eq!(modular_as_printed(&[0, 1, 2], 7, 5, 1.0).expect("a modulus").len(), 5);
    assert!(modular_as_printed(&[0], 1, 5, 1.0).is_err());
    let expected = forecast(&1000.into(), &100e6.into(), &js(r#"{"memoryLimit": 100}"#)).expect("valid");
    assert_eq!(text_at(&expected, "fallbacks.1"), "signaturesOnly");
    assert_eq!(number_at(&expected, "pairs"), 499_500.0);
    let huge = forecast(&1e9.into(), &1e12.into(), &NONE).expect("whole numbers");
    assert_eq!(number_at(&huge, "pairs"), 499_999_999_500_000_000.0);
    for (documents, bytes) in [(-1.0, 5.0), (1.5, 5.0), (1.0, f64::NAN), (1.0, f64::INFINITY)] {
        let error = forecast(&documents.into(), &bytes.into(), &NONE).expect_err("not whole");
        assert_eq!(text_at(&error, "name"), "ParameterError", "{documents} {bytes}");
    }
    let error = forecast(&NONE, &NONE, &NONE).expect_err("nothing given");
    assert_eq!(
        (text_at(&error, "mistakes.0.field"), text_at(&error, "mistakes.1.field")),
        ("documents".into(), "bytes".into())
    );
    let mut corpus = Corpus::new();
    corpus.add(&js(r#""one two three one two three""#)).expect("a document");
    let collisions = corpus.collisions(&js(r#"{"k": 2, "fingerprint": "crc32"}"#)).expect("valid");
    assert_eq!((number_at(&collisions, "shingles"), number_at(&collisions, "distinct")), (5.0, 3.0));
    assert_eq!((number_at(&collisions, "collisions"), number_at(&collisions, "bits")), (0.0, 32.0));
}
